"""Everything that is on the table in Conquest, and nothing else."""

from typing import Final

from sandtable.games.arrakis.planet import CELLS_OF, STRONGHOLDS, TERRITORY_BIT, TERRITORY_IDS
from sandtable.games.arrakis.terms import Cell, TerritoryMask
from sandtable.games.conquest.board import STRONGHOLD_FULL
from sandtable.games.conquest.cards import BATTLE_CARDS, MARKET_CARDS
from sandtable.games.conquest.factions import FACTIONS, LEADERS, Faction
from sandtable.games.conquest.generated import Battle as Battle
from sandtable.games.conquest.generated import TableFields
from sandtable.games.conquest.generated import Turn as Turn
from sandtable.games.conquest.terms import (
    HANDS,
    NOT_DRAWN,
    READY,
    FactionIndex,
    LeaderIndex,
    LeaderState,
    Observer,
    Observers,
    Side,
    Zone,
)
from sandtable.kernel.messages import names
from sandtable.kernel.rows import added
from sandtable.kernel.seats import NOBODY, SEATS, Seat

TERRITORY_WORDS: Final = names("territory", TERRITORY_IDS)
FACTION_WORDS: Final = names("faction", tuple([faction.id for faction in FACTIONS]))
LEADER_WORDS: Final = names("leader", tuple([leader.id for leader in LEADERS]))
BATTLE_WORDS: Final = names("card", tuple([card.id for card in BATTLE_CARDS]))
MARKET_WORDS: Final = names("card", tuple([card.id for card in MARKET_CARDS]))

ROUND_ENDS: Final = "round_ends"
"""The moment until which a seat may announce to pass."""

# Every stronghold lies in one sector.
STRONGHOLD_CELLS: Final = tuple([(territory, CELLS_OF[territory][0]) for territory in STRONGHOLDS])


class Table(TableFields):
    """A game of Conquest in progress. Seats are numbered in order of play, counter-clockwise."""

    __slots__ = ()

    def clone(self) -> "Table":
        return Table(self.game, self.seats, self)

    def redealt(self) -> None:
        """Which leaders are in play follows from where their traitor cards lie."""
        if self.secret_leaders:
            for out in (self.out_of_game, self.out_of_game + 1):
                for leader in self.traitor_cards.zones[out]:
                    self.leader_state[leader] = NOT_DRAWN
            for zone in range(self.out_of_game):
                for leader in self.traitor_cards.zones[zone]:
                    if self.leader_state[leader] == NOT_DRAWN:
                        self.leader_state[leader] = READY

    # Who and where.

    def order(self) -> list[Seat]:
        """The seats in order of play: the first player, then counter-clockwise."""
        return [Seat((self.first + place) % self.seats) for place in range(self.seats)]

    def faction(self, seat: Seat) -> Faction:
        return FACTIONS[self.factions[seat]]

    def who(self, seat: Seat) -> str:
        """The name of a seat's faction, as a message."""
        return FACTION_WORDS[self.factions[seat]]

    def seat_of(self, faction: FactionIndex) -> Seat:
        """The seat that plays a faction, alone or in an alliance; -1 if nobody does."""
        for seat in SEATS[self.seats]:
            if faction == self.factions[seat] or faction in FACTIONS[self.factions[seat]].members:
                return seat
        return NOBODY

    @property
    def fight(self) -> Battle:
        """The battle being fought, where there must be one."""
        assert self.battle is not None
        return self.battle

    def side_of(self, seat: Seat) -> Side:
        """On which side of the battle a seat fights."""
        return Side(self.fight.seats.index(seat))

    @property
    def everyone(self) -> Observers:
        """All observers, the public included, as bits."""
        return (1 << (self.seats + 1)) - 1

    @property
    def public(self) -> Observer:
        """The observer that knows what everybody knows."""
        return self.seats

    @property
    def in_the_open(self) -> Zone:
        """The zone of battle cards played in a battle, and of the spice card just revealed."""
        return HANDS[self.seats]

    @property
    def out_of_game(self) -> Zone:
        """The zone of traitor cards that take no part (of the first alliance; the next one is of the second)."""
        return HANDS[self.seats]

    def forces_in(self, seat: Seat, cells: tuple[Cell, ...] | list[Cell]) -> int:
        """How many forces of a seat stand in these cells together."""
        mine = self.forces[seat]
        total = 0
        for cell in cells:
            total += mine[cell]
        return total

    def full_strongholds(self, seat: Seat) -> TerritoryMask:
        """The strongholds (a bit each) that hold forces of two other factions: the seat may neither enter nor pass."""
        full = 0
        if self.seats > STRONGHOLD_FULL:
            for territory, cell in STRONGHOLD_CELLS:
                others = 0
                for other in SEATS[self.seats]:
                    if other != seat and self.forces[other][cell]:
                        others += 1
                if others >= STRONGHOLD_FULL and territory != self.covered:
                    full |= TERRITORY_BIT[territory]
        return TerritoryMask(full)

    def to_tanks(self, seat: Seat, cell: Cell, count: int) -> None:
        """Forces are destroyed."""
        self.forces[seat] = added(self.forces[seat], cell, -count)
        self.tanks[seat] += count

    def own_leaders(self, seat: Seat, state: LeaderState) -> list[LeaderIndex]:
        """The seat's leaders that are ready, in the tanks, or not drawn."""
        return [leader for leader in self.faction(seat).leaders if self.leader_state[leader] == state]

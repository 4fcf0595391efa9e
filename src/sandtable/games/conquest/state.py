"""Everything that is on the table in Conquest, and nothing else."""

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.arrakis.planet import CELL_IDS, CELLS_OF, STRONGHOLDS, TERRITORY_BIT, TERRITORY_IDS
from sandtable.games.conquest.board import NOT_COVERED, STORM_START, STRONGHOLD_FULL
from sandtable.games.conquest.cards import (
    BATTLE_CARDS,
    BATTLE_DECK,
    MARKET_CARDS,
    MARKET_DECK,
    SPICE_DECK,
    TRAITOR_DECK,
)
from sandtable.games.conquest.factions import FACTIONS, LEADERS, Faction
from sandtable.kernel.cards import Cards, empty_zones
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.kernel.game import Game

# The phases, in order of play.
SETUP: Final = 0
STORM: Final = 1
SPICE_BLOW: Final = 2
GAIN_CARDS: Final = 3
REVIVAL: Final = 4
SHIP_MOVE: Final = 5
BATTLE: Final = 6
HARVEST: Final = 7
OVER: Final = 8
PHASE_IDS: Final = (
    "setup",
    "storm",
    "spice_blow",
    "gain_cards",
    "revival",
    "ship_move",
    "battle",
    "harvest",
    "over",
)

# Where cards lie. After the hands come zones of their own: for battle cards those lying in the open in a battle, for
# spice cards the one just revealed, for traitor cards those out of the game (of either alliance, where they play).
DECK: Final = 0
DISCARD: Final = 1
HAND: Final = 2
# Traitor cards put back under their deck, the first one put there nearest to the top.
BOTTOM: Final = 1

# What has become of a leader.
READY: Final = 0
IN_TANKS: Final = 1
NOT_DRAWN: Final = 2
NOWHERE: Final = -1
NOBODY: Final = -1

TERRITORY_WORDS: Final = tuple(["territory-" + ident.replace("_", "-") for ident in TERRITORY_IDS])
FACTION_WORDS: Final = tuple(["faction-" + faction.id.replace("_", "-") for faction in FACTIONS])
LEADER_WORDS: Final = tuple(["leader-" + leader.id.replace("_", "-") for leader in LEADERS])
BATTLE_WORDS: Final = tuple(["card-" + card.id.replace("_", "-") for card in BATTLE_CARDS])
MARKET_WORDS: Final = tuple(["card-" + card.id.replace("_", "-") for card in MARKET_CARDS])

NO_CARD: Final = -1

# Every stronghold lies in one sector.
STRONGHOLD_CELLS: Final = tuple([(territory, CELLS_OF[territory][0]) for territory in STRONGHOLDS])


class Turn:
    """What a seat may still do in its shipping and movement."""

    def __init__(self, groups: int, desert: bool) -> None:
        self.groups = groups
        self.desert = desert
        # Forces that ship for nothing, or that natives bring in addition.
        self.free_ships = 0
        self.native_bonus = 0
        # Whether one group may go the long way on top of what the faction can do.
        self.long_way = False
        # The group that has moved: its forces stand here now and cannot be part of another group.
        self.moved_to = NOWHERE
        self.moved = 0

    def copy(self) -> "Turn":
        other = Turn(self.groups, self.desert)
        other.free_ships = self.free_ships
        other.native_bonus = self.native_bonus
        other.long_way = self.long_way
        other.moved_to = self.moved_to
        other.moved = self.moved
        return other

    def pack(self) -> list[Any]:
        return [self.groups, self.desert, self.free_ships, self.native_bonus, self.long_way, self.moved_to, self.moved]


def unpacked_turn(data: list[Any]) -> Turn:
    turn = Turn(data[0], data[1])
    turn.free_ships, turn.native_bonus, turn.long_way, turn.moved_to, turn.moved = data[2:]
    return turn


class Battle:
    """The battle being fought. Side 0 holds battle advantage, side 1 is the opponent."""

    def __init__(self, territory: int, cells: list[int], seats: list[int]) -> None:
        self.territory = territory
        self.cells = cells
        self.seats = seats
        # The Voice: who commanded, whether to play or not, and which type of weapon.
        self.voice_by = -1
        self.voice_must = False
        self.voice_type = 0
        # The plans, from the moment they are revealed: cards by their number in the deck.
        self.revealed = False
        self.leader = [NOWHERE, NOWHERE]
        self.weapon = [NO_CARD, NO_CARD]
        self.mode = [0, 0]
        self.defence = [NO_CARD, NO_CARD]
        self.dial = [0, 0]
        # What market cards added, and who called traitor.
        self.bonus = [0, 0]
        self.poison_tooth = False
        self.saved = [False, False]
        self.called = [False, False]
        # The outcome: the winning side, and whose leaders were killed.
        self.winner = -1
        self.killed = [False, False]

    def side_of(self, seat: int) -> int:
        return self.seats.index(seat)

    def copy(self) -> "Battle":
        other = Battle(self.territory, self.cells, self.seats)
        other.voice_by = self.voice_by
        other.voice_must = self.voice_must
        other.voice_type = self.voice_type
        other.revealed = self.revealed
        other.leader = self.leader[:]
        other.weapon = self.weapon[:]
        other.mode = self.mode[:]
        other.defence = self.defence[:]
        other.dial = self.dial[:]
        other.bonus = self.bonus[:]
        other.poison_tooth = self.poison_tooth
        other.saved = self.saved[:]
        other.called = self.called[:]
        other.winner = self.winner
        other.killed = self.killed[:]
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "territory": self.territory,
            "cells": self.cells,
            "seats": self.seats,
            "voice": [self.voice_by, self.voice_must, self.voice_type],
            "revealed": self.revealed,
            "leader": self.leader,
            "weapon": self.weapon,
            "mode": self.mode,
            "defence": self.defence,
            "dial": self.dial,
            "bonus": self.bonus,
            "poison_tooth": self.poison_tooth,
            "saved": self.saved,
            "called": self.called,
            "winner": self.winner,
            "killed": self.killed,
        }


def unpacked_battle(data: dict[str, Any]) -> Battle:
    battle = Battle(data["territory"], data["cells"], data["seats"])
    battle.voice_by, battle.voice_must, battle.voice_type = data["voice"]
    battle.revealed = data["revealed"]
    battle.leader = data["leader"]
    battle.weapon = data["weapon"]
    battle.mode = data["mode"]
    battle.defence = data["defence"]
    battle.dial = data["dial"]
    battle.bonus = data["bonus"]
    battle.poison_tooth = data["poison_tooth"]
    battle.saved = data["saved"]
    battle.called = data["called"]
    battle.winner = data["winner"]
    battle.killed = data["killed"]
    return battle


class Table(State):
    """A game of Conquest in progress. Seats are numbered in order of play, counter-clockwise."""

    def __init__(self, game: "Game", seats: int, source: "Table | None" = None) -> None:
        super().__init__(game, seats, source)
        self.turn: Turn | None = None
        self.battle: Battle | None = None
        if source is None:
            self.alliance = False
            self.secret_leaders = False
            self.small_market = False
            self.covered = NOT_COVERED
            self.round = 1
            self.phase = SETUP
            # Nobody, until it has been rolled for.
            self.first = NOBODY
            self.storm = STORM_START
            # How far a market card makes the storm move, -1 where the die decides.
            self.weather = -1
            # Whether a market card has called a worm before the first spice card.
            self.worm_called = False
            # Whether Harkonnen have already exchanged a traitor for the battle about to be fought.
            self.exchanged = False
            # Whether the seat has announced that it passes on responses until the round ends.
            self.passing = [False] * seats
            self.factions = [-1] * seats
            self.spice = [0] * seats
            self.reserve = [0] * seats
            self.tanks = [0] * seats
            self.forces: list[list[int]] = [[0] * len(CELL_IDS) for _ in range(seats)]
            self.ground_spice = [0] * len(CELL_IDS)
            self.leader_state = [NOT_DRAWN] * len(LEADERS)
            self.fought_in = [NOWHERE] * len(LEADERS)
            self.battle_cards = empty_zones(BATTLE_DECK, HAND + seats + 1, seats)
            self.market_cards = empty_zones(MARKET_DECK, HAND + seats, seats)
            self.spice_cards = empty_zones(SPICE_DECK, HAND + seats + 1, seats)
            self.traitor_cards = empty_zones(TRAITOR_DECK, HAND + seats + 2, seats)
        else:
            if source.turn is not None:
                self.turn = source.turn.copy()
            if source.battle is not None:
                self.battle = source.battle.copy()
            self.alliance = source.alliance
            self.secret_leaders = source.secret_leaders
            self.small_market = source.small_market
            self.covered = source.covered
            self.round = source.round
            self.phase = source.phase
            self.first = source.first
            self.storm = source.storm
            self.weather = source.weather
            self.worm_called = source.worm_called
            self.exchanged = source.exchanged
            self.passing = source.passing[:]
            self.factions = source.factions[:]
            self.spice = source.spice[:]
            self.reserve = source.reserve[:]
            self.tanks = source.tanks[:]
            self.forces = [cells[:] for cells in source.forces]
            self.ground_spice = source.ground_spice[:]
            self.leader_state = source.leader_state[:]
            self.fought_in = source.fought_in[:]
            self.battle_cards = source.battle_cards.copy()
            self.market_cards = source.market_cards.copy()
            self.spice_cards = source.spice_cards.copy()
            self.traitor_cards = source.traitor_cards.copy()

    def clone(self) -> "Table":
        return Table(self.game, self.seats, self)

    def families(self) -> list[Cards]:
        return [self.battle_cards, self.market_cards, self.spice_cards, self.traitor_cards]

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

    def order(self) -> list[int]:
        """The seats in order of play: the first player, then counter-clockwise."""
        return [(self.first + place) % self.seats for place in range(self.seats)]

    def faction(self, seat: int) -> Faction:
        return FACTIONS[self.factions[seat]]

    def who(self, seat: int) -> str:
        """The name of a seat's faction, as a message."""
        return FACTION_WORDS[self.factions[seat]]

    def seat_of(self, faction: int) -> int:
        """The seat that plays a faction, alone or in an alliance; -1 if nobody does."""
        for seat in range(self.seats):
            if faction == self.factions[seat] or faction in FACTIONS[self.factions[seat]].members:
                return seat
        return -1

    @property
    def fight(self) -> Battle:
        """The battle being fought, where there must be one."""
        assert self.battle is not None
        return self.battle

    @property
    def everyone(self) -> int:
        """All observers, the public included, as bits."""
        return (1 << (self.seats + 1)) - 1

    @property
    def public(self) -> int:
        """The observer that knows what everybody knows."""
        return self.seats

    @property
    def in_the_open(self) -> int:
        """The zone of battle cards played in a battle, and of the spice card just revealed."""
        return HAND + self.seats

    @property
    def out_of_game(self) -> int:
        """The zone of traitor cards that take no part (of the first alliance; the next one is of the second)."""
        return HAND + self.seats

    def forces_in(self, seat: int, cells: tuple[int, ...] | list[int]) -> int:
        """How many forces of a seat stand in these cells together."""
        mine = self.forces[seat]
        total = 0
        for cell in cells:
            total += mine[cell]
        return total

    def full_strongholds(self, seat: int) -> int:
        """The strongholds (a bit each) that hold forces of two other factions: the seat may neither enter nor pass."""
        full = 0
        if self.seats > STRONGHOLD_FULL:
            for territory, cell in STRONGHOLD_CELLS:
                others = 0
                for other in range(self.seats):
                    if other != seat and self.forces[other][cell]:
                        others += 1
                if others >= STRONGHOLD_FULL and territory != self.covered:
                    full |= TERRITORY_BIT[territory]
        return full

    def to_tanks(self, seat: int, cell: int, count: int) -> None:
        """Forces are destroyed."""
        self.forces[seat][cell] -= count
        self.tanks[seat] += count

    def own_leaders(self, seat: int, state: int) -> list[int]:
        """The seat's leaders that are ready, in the tanks, or not drawn."""
        return [leader for leader in self.faction(seat).leaders if self.leader_state[leader] == state]

    # Snapshots.

    def pack(self) -> dict[str, Any]:
        return {
            "turn": None if self.turn is None else self.turn.pack(),
            "battle": None if self.battle is None else self.battle.pack(),
            "alliance": self.alliance,
            "secret_leaders": self.secret_leaders,
            "small_market": self.small_market,
            "covered": self.covered,
            "round": self.round,
            "phase": self.phase,
            "first": self.first,
            "storm": self.storm,
            "weather": self.weather,
            "worm_called": self.worm_called,
            "exchanged": self.exchanged,
            "passing": self.passing,
            "factions": self.factions,
            "spice": self.spice,
            "reserve": self.reserve,
            "tanks": self.tanks,
            "forces": self.forces,
            "ground_spice": self.ground_spice,
            "leader_state": self.leader_state,
            "fought_in": self.fought_in,
            "battle_cards": self.battle_cards.pack(),
            "market_cards": self.market_cards.pack(),
            "spice_cards": self.spice_cards.pack(),
            "traitor_cards": self.traitor_cards.pack(),
        }

    def unpack(self, data: dict[str, Any]) -> None:
        self.turn = None if data["turn"] is None else unpacked_turn(data["turn"])
        self.battle = None if data["battle"] is None else unpacked_battle(data["battle"])
        self.alliance = data["alliance"]
        self.secret_leaders = data["secret_leaders"]
        self.small_market = data["small_market"]
        self.covered = data["covered"]
        self.round = data["round"]
        self.phase = data["phase"]
        self.first = data["first"]
        self.storm = data["storm"]
        self.weather = data["weather"]
        self.worm_called = data["worm_called"]
        self.exchanged = data["exchanged"]
        self.passing = data["passing"]
        self.factions = data["factions"]
        self.spice = data["spice"]
        self.reserve = data["reserve"]
        self.tanks = data["tanks"]
        self.forces = data["forces"]
        self.ground_spice = data["ground_spice"]
        self.leader_state = data["leader_state"]
        self.fought_in = data["fought_in"]
        self.battle_cards.unpack(data["battle_cards"])
        self.market_cards.unpack(data["market_cards"])
        self.spice_cards.unpack(data["spice_cards"])
        self.traitor_cards.unpack(data["traitor_cards"])

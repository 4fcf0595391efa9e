"""How a seat sees the table: who is strong where, who is about to win, what a place is worth, what a card is worth."""

from math import exp
from typing import Final

from sandtable.games.arrakis.movement import in_storm
from sandtable.games.arrakis.planet import (
    CELLS_OF,
    KIND_OF,
    POLAR_SINK_CELL,
    SAND,
    SECTOR_OF,
    SECTORS,
    STRONGHOLDS,
    TERRITORY_OF,
)
from sandtable.games.classic.board import INCOME
from sandtable.games.classic.factions import BENE_GESSERIT, CHOAM, EMPEROR, FREMEN, GUILD, HARKONNEN, RICHESE
from sandtable.games.classic.leaders import LEADER_STRENGTH
from sandtable.games.classic.rules.collection import rate
from sandtable.games.classic.rules.deals import ALLY_NEXT, BY, GIVEN, GIVES, KEEP_OUT, TO
from sandtable.games.classic.rules.dial import Army, highest
from sandtable.games.classic.rules.victory import strongholds_needed, strongholds_together
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import (
    A_PLACE,
    BATTLE,
    BIDDING,
    MENTAT_PAUSE,
    NOBODY,
    NONE,
    NOWHERE,
    REVIVAL,
    SHIP_MOVE,
    SPICE_BLOW,
    STORM,
    Cell,
    Kind,
    LeaderIndex,
    Phase,
    Seat,
    Territory,
)
from sandtable.games.classic.treachery import (
    ARTILLERY_STRIKE,
    BASE_CARDS,
    CHEAP_HERO,
    DISTRANS,
    FAMILY_ATOMICS,
    HAJR,
    JUICE_OF_SAPHO,
    KARAMA,
    LASGUN,
    MIRROR_WEAPON,
    NULLENTROPY_BOX,
    ORNITHOPTER,
    POISON_TOOTH,
    PORTABLE_SNOOPER,
    RESIDUAL_POISON,
    SEMUTA_DRUG,
    STONE_BURNER,
    TLEILAXU_GHOLA,
    TREACHERY_CARDS,
    TREACHERY_DECK,
    TRUTHTRANCE,
    WEATHER_CONTROL,
)

# What things are worth, in spice.
STRONGHOLD_WORTH: Final = 7.0
STEP_TO_VICTORY: Final = 5.0
VICTORY: Final = 60.0
BLOCKING: Final = 45.0
BLOCKING_AHEAD: Final = 6.0
FORCE: Final = 0.8
FEW_FORCES: Final = 1.6
SPICE_TO_COLLECT: Final = 0.8
# So many sectors ahead of the storm sand is dangerous.
STORM_REACH: Final = 6
# A third of the treachery deck are weapons or defences.
WEAPONS_IN_A_CARD: Final = 9 / 33
DEFENCES_IN_A_CARD: Final = 4 / 33
STRONGHOLD_CARD: Final = 1.5
HIDDEN_FORCES: Final = 3
"""What others think that a no-field token hides."""
SPECIAL_CARDS: Final[dict[int, float]] = {
    CHEAP_HERO: 2.5,
    KARAMA: 4.0,
    TRUTHTRANCE: 1.5,
    TLEILAXU_GHOLA: 3.0,
    HAJR: 2.0,
    WEATHER_CONTROL: 2.0,
    FAMILY_ATOMICS: 1.5,
    DISTRANS: 0.5,
    JUICE_OF_SAPHO: 2.5,
    NULLENTROPY_BOX: 3.0,
    ORNITHOPTER: 2.0,
    RESIDUAL_POISON: 3.0,
    SEMUTA_DRUG: 3.0,
}
"""What cards that are not weapons or defences are worth, in spice."""
UNUSUAL_WEAPONS: Final[dict[int, float]] = {
    LASGUN: 2.5,
    MIRROR_WEAPON: 3.0,
    STONE_BURNER: 3.5,
    ARTILLERY_STRIKE: 3.0,
    POISON_TOOTH: 3.5,
}
ORDINARY_WEAPON: Final = 5.0
DEFENCE: Final = 5.0
SECOND_DEFENCE: Final = 1.0
PLAYED_IN_WINDOWS: Final[dict[int, tuple[int, ...]]] = {
    TRUTHTRANCE: (BATTLE,),
    WEATHER_CONTROL: (STORM,),
    FAMILY_ATOMICS: (STORM,),
    HAJR: (SHIP_MOVE,),
    ORNITHOPTER: (SHIP_MOVE,),
    JUICE_OF_SAPHO: (SHIP_MOVE, BATTLE),
    PORTABLE_SNOOPER: (BATTLE,),
    RESIDUAL_POISON: (BATTLE,),
    SEMUTA_DRUG: (BATTLE, BIDDING),
}
"""Cards that windows are there for, and the phases in which they are of use."""
POWER_IN: Final[dict[int, int]] = {HARKONNEN: BIDDING, EMPEROR: REVIVAL, FREMEN: SPICE_BLOW}
"""The phases in which a special power by Karama is asked for."""


class Outlook:
    """One seat's view of one moment. Everything is computed when it is asked for."""

    def __init__(self, g: Table, seat: Seat) -> None:
        self.g = g
        self.seat = seat
        self._held: list[int] | None = None

    # Who holds what.

    def foes(self) -> list[Seat]:
        """Everybody who is neither the seat nor its ally."""
        friends = self.g.friends(self.seat)
        return [other for other in range(self.g.seats) if not friends >> other & 1]

    def held(self) -> list[int]:
        """For each seat how many strongholds it alone stands in."""
        if self._held is None:
            self._held = [0] * self.g.seats
            for place in STRONGHOLDS:
                there = self.g.occupants(place)
                if len(there) == 1:
                    self._held[there[0]] += 1
        return self._held

    def side_holds(self, seat: Seat) -> int:
        """How many strongholds a seat and its allies hold."""
        return strongholds_together(self.g, seat) if self.g.allies[seat] else self.held()[seat]

    def missing(self, seat: Seat) -> int:
        """How many strongholds a seat and its allies lack to win."""
        return strongholds_needed(self.g, seat) - self.side_holds(seat)

    # Strength.

    def forces_there(self, seat: Seat, cells: tuple[Cell, ...]) -> int:
        """Forces that can fight in cells: of a no-field token the own seat knows what it hides, others guess."""
        g = self.g
        count = g.forces_in(seat, cells)
        if count and g.plays(seat, RICHESE) and g.special_in(seat, cells):
            return count - 1 + (g.token_forces() if seat == self.seat else min(HIDDEN_FORCES, g.reserve[seat]))
        return count

    def stars_there(self, seat: Seat, cells: tuple[Cell, ...]) -> int:
        """Starred forces in cells, which a no-field token is not."""
        return 0 if self.g.plays(seat, RICHESE) else self.g.special_in(seat, cells)

    def points(self, seat: Seat, count: int, special: int, spice: int) -> float:
        """What so many forces can dial."""
        g = self.g
        free = g.plays(seat, FREMEN) or not g.advanced
        return highest(Army(count - special, special, 2, needs_spice=not free), spice) / 2

    def best_leader(self, seat: Seat) -> float:
        """The strength of the leader a seat will probably send, as far as this seat knows."""
        living = self._known_living(seat)
        if not living:
            return 0.0
        strengths = sorted([LEADER_STRENGTH[leader] for leader in living], reverse=True)
        return float(strengths[0]) if seat == self.seat else sum(strengths[:3]) / len(strengths[:3])

    def _known_living(self, seat: Seat) -> list[LeaderIndex]:
        g = self.g
        mask = g.leaders.possibly(self.seat, g.with_owner(seat))
        return [LeaderIndex(leader) for leader in range(len(LEADER_STRENGTH)) if mask >> leader & 1]

    def weapon_chance(self, seat: Seat) -> float:
        """How likely another seat has a weapon that kills."""
        known, unknown = self.hand_of(seat)
        if any([TREACHERY_CARDS[kind].weapon for kind in known]):
            return 0.9
        return 1.0 - (1.0 - WEAPONS_IN_A_CARD) ** unknown

    def hand_of(self, seat: Seat) -> tuple[list[Kind], int]:
        """What this seat knows of another's hand: the kinds, and how many cards it cannot name."""
        g = self.g
        zone = g.hand(seat)
        known = g.treachery.known(self.seat, zone)
        return [TREACHERY_DECK[card] for card in known], len(g.treachery.zones[zone]) - len(known)

    def kinds(self) -> list[Kind]:
        """The seat's own hand."""
        return [TREACHERY_DECK[card] for card in self.g.treachery.zones[self.g.hand(self.seat)]]

    def has_weapon(self) -> bool:
        return any([TREACHERY_CARDS[kind].weapon for kind in self.kinds()])

    def has_defence(self) -> bool:
        return any([TREACHERY_CARDS[kind].defence for kind in self.kinds()])

    def odds(self, count: int, special: int, foe: Seat, territory: Territory) -> float:
        """A guess at the chance to win a battle with so many forces against those of a foe in a territory."""
        g = self.g
        cells = CELLS_OF[territory]
        stars = self.stars_there(foe, cells)
        theirs = self.points(foe, self.forces_there(foe, cells), stars, (2 * g.spice[foe] + 2) // 3)
        mine = self.points(self.seat, count, special, max(0, g.spice[self.seat] - 1))
        my_death = self.weapon_chance(foe) * (0.45 if self.has_defence() else 0.9)
        their_death = 0.5 if self.has_weapon() else 0.05
        ahead = 0.9 * mine + self.best_leader(self.seat) * (1.0 - my_death)
        behind = 0.9 * theirs + self.best_leader(foe) * (1.0 - their_death)
        return 1.0 / (1.0 + exp((behind - ahead) / 2.2))

    # What a place is worth.

    def stronghold_worth(self, territory: Territory) -> float:
        """What it is worth to hold a stronghold alone when the turn ends."""
        g = self.g
        worth = STRONGHOLD_WORTH
        if g.advanced:
            worth += sum([2.0 * amount for place, amount in INCOME if place == territory])
        if g.stronghold_cards:
            worth += STRONGHOLD_CARD
        mine = g.controls(self.seat, territory)
        lacking = self.missing(self.seat) + (1 if mine else 0)
        if lacking <= 1:
            worth += VICTORY
        elif lacking == 2:
            worth += 2.0 * STEP_TO_VICTORY
        else:
            worth += STEP_TO_VICTORY
        if lacking > 1 and not self._wins_by_default():
            worth += STEP_TO_VICTORY * g.turn / g.turns
        return worth + self.blocking_worth(territory)

    def blocking_worth(self, territory: Territory) -> float:
        """What it is worth to stand in a stronghold of somebody who is about to win."""
        worth = 0.0
        if self.g.turn == self.g.turns and not self._wins_by_default():
            return worth  # the game would be lost all the same
        for foe in self.foes():
            if self.g.controls(foe, territory):
                lacking = self.missing(foe)
                if lacking <= 0:
                    worth += BLOCKING
                elif lacking == 1:
                    worth += BLOCKING_AHEAD
        return worth

    def _wins_by_default(self) -> bool:
        """Whether the seat, or an ally, wins if nobody does."""
        for faction in (GUILD, FREMEN):
            native = self.g.seat_of(faction)
            if native != NOBODY and self.g.friends(self.seat) >> native & 1:
                return True
        return False

    def place_worth(self, cell: Cell, count: int, special: int) -> float:
        """What it is worth to stand in a cell, with so many forces in its territory, when the turn ends."""
        if count <= 0:
            return 0.0
        g = self.g
        territory = TERRITORY_OF[cell]
        cells = CELLS_OF[territory]
        chance = 1.0
        for foe in self.foes():
            if g.forces_in(foe, cells):
                chance *= self.odds(count, special, foe, territory)
        stays = chance * self._keeps(count, territory)
        worth = 0.0
        if territory in STRONGHOLDS:
            worth += stays * self.stronghold_worth(territory) + (1.0 - stays) * 0.2 * self.blocking_worth(territory)
        if g.ground_spice[cell]:
            worth += SPICE_TO_COLLECT * stays * min(g.ground_spice[cell], rate(g, self.seat) * count)
        elif KIND_OF[territory] == SAND and self.storm_comes(cell):
            worth -= 0.5 * FORCE * count
        return worth - (1.0 - stays) * FORCE * count

    def _keeps(self, count: int, territory: Territory) -> float:
        """How likely those who are still to move leave so many forces alone."""
        g = self.g
        if territory not in STRONGHOLDS:
            return 0.95
        threats = 0.0
        for foe in self.foes():
            if not g.voyaged[foe] and (g.spice[foe] > 2 or g.plays(foe, FREMEN)):
                threats += 1.0
        attractive = 0.10 if self.missing(self.seat) > 1 else 0.22
        lost = attractive * threats * exp(-count / 5.0)
        return max(0.1, 1.0 - lost) * (0.97 if count >= 3 else 0.9)

    def storm_comes(self, cell: Cell) -> bool:
        """Whether the storm may sweep the cell in its next movement."""
        g = self.g
        if cell == POLAR_SINK_CELL or in_storm(cell, g.storm):
            return False
        return 0 < (SECTOR_OF[cell] - g.storm) % SECTORS <= STORM_REACH

    def force_worth(self) -> float:
        """What a force is worth that is lost."""
        left = self.g.reserve[self.seat] + sum(self.g.forces[self.seat])
        return FEW_FORCES if left < 10 else FORCE

    def spice_worth(self) -> float:
        """What a spice is worth that is spent: the less there is, the more."""
        spice = self.g.spice[self.seat]
        return 0.35 if spice > 20 else 0.55 if spice > 8 else 0.8

    def reserve_spice(self) -> int:
        """What to keep for battles, cards and hard times."""
        if self.g.plays(self.seat, FREMEN) or not self.g.advanced:
            return 1
        return 4

    # What a card is worth.

    def card_worth(self, kind: Kind) -> float:
        """What a treachery card adds to this hand, in spice."""
        return self._worth_beside(kind, self.kinds())

    def held_worth(self, kind: Kind) -> float:
        """What a card in hand adds to the others there."""
        others = self.kinds()
        if kind in others:
            others.remove(kind)
        return self._worth_beside(kind, others)

    def _worth_beside(self, kind: Kind, hand: list[Kind]) -> float:
        card = TREACHERY_CARDS[kind]
        if card.weapon:
            have = len([one for one in hand if TREACHERY_CARDS[one].weapon])
            return UNUSUAL_WEAPONS.get(kind, ORDINARY_WEAPON) / (1.0 + 0.8 * have)
        if card.defence:
            return DEFENCE if kind not in hand else SECOND_DEFENCE
        if card.worthless:
            return self._worthless_worth()
        return SPECIAL_CARDS.get(kind, 1.0)

    def _worthless_worth(self) -> float:
        """A Karama for the Bene Gesserit, two spice and a small power for CHOAM, nothing for others."""
        if self.g.plays(self.seat, CHOAM):
            return 2.0
        return 2.5 if self.g.advanced and self.g.plays(self.seat, BENE_GESSERIT) else 0.3

    def has_no_window(self) -> bool:
        """Whether no card in hand is ever played in a window."""
        g, seat = self.g, self.seat
        useful = g.plays(seat, CHOAM) or g.plays(seat, BENE_GESSERIT)
        for kind in self.kinds():
            if kind == KARAMA or kind in PLAYED_IN_WINDOWS or (useful and TREACHERY_CARDS[kind].worthless):
                return False
        return True

    def awaits_any_window(self) -> bool:
        """Whether one of the turn's phases has a window for this seat."""
        return any([self.awaits_windows(Phase(phase)) for phase in range(self.g.phase, MENTAT_PAUSE + 1)])

    def awaits_windows(self, phase: Phase) -> bool:
        """Whether a card in hand is one that this seat would play in a window of the phase."""
        g, seat = self.g, self.seat
        kinds = self.kinds()
        worthless = any([TREACHERY_CARDS[kind].worthless for kind in kinds])
        if g.plays(seat, CHOAM) and (worthless or len(set(kinds)) < len(kinds)):
            return True
        for kind in kinds:
            if kind in PLAYED_IN_WINDOWS and phase in PLAYED_IN_WINDOWS[kind]:
                return True
        karama = KARAMA in kinds or (worthless and g.advanced and g.plays(seat, BENE_GESSERIT))
        return karama and self._uses_karama(phase)

    def _uses_karama(self, phase: Phase) -> bool:
        """In own battles, against who is about to win, and for the special power."""
        g, seat = self.g, self.seat
        if phase == BATTLE:
            return self._has_battles()
        if phase == SHIP_MOVE:
            return any([self.missing(foe) <= 1 for foe in self.foes()])
        return g.advanced and not g.power_used[seat] and POWER_IN.get(g.factions[seat], NONE) == phase

    def _has_battles(self) -> bool:
        g, mine = self.g, self.g.forces[self.seat]
        places = {TERRITORY_OF[cell] for cell, count in enumerate(mine) if count and cell != POLAR_SINK_CELL}
        return any([g.forces_in(foe, CELLS_OF[place]) > 0 for foe in self.foes() for place in places])

    # Promises in words, which a sensible player keeps.

    def keeps_out_of(self) -> int:
        """The territories (bits) that this seat has promised to keep out of this turn."""
        mine = [one for one in self.g.words if one[BY] == self.seat and one[GIVES] == KEEP_OUT]
        return sum({1 << (one[GIVEN] - A_PLACE) for one in mine})

    def promised_partners(self) -> list[Seat]:
        """With whom this seat has promised, or was promised, to ally at the next nexus."""
        mine = [one for one in self.g.words if one[GIVES] == ALLY_NEXT and self.seat in (one[BY], one[TO])]
        return [one[TO] if one[BY] == self.seat else one[BY] for one in mine]

    def unknown_card_worth(self) -> float:
        """What a card is worth that nobody has named."""
        worths = [self.card_worth(TREACHERY_DECK[card]) for card in BASE_CARDS]
        return sum(worths) / len(worths)

    def fought_elsewhere(self, leader: LeaderIndex, territory: Territory) -> bool:
        return self.g.fought_in[leader] not in (NOWHERE, territory)

"""What a seat can tell about legions and settlements, and how battles between them would go.

Facedown tokens and Sietches that the seat may not look at are taken for what they show on average.
"""

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from sandtable.games.war_for_arrakis.bot.scale import PRESCIENCE_STEP, STEP_BEFORE_MAHDI
from sandtable.games.war_for_arrakis.components import COMBAT_DICE, SIETCH_RANKS, TOKEN_MIXES
from sandtable.games.war_for_arrakis.leaders import GENERIC_HITS, GENERIC_SHIELDS, LEADERS
from sandtable.games.war_for_arrakis.mahdi.guards import SILVER, colour_of
from sandtable.games.war_for_arrakis.odds import Force, Odds, Profile, battle_odds
from sandtable.games.war_for_arrakis.prescience import OBJECTIVES, met
from sandtable.games.war_for_arrakis.state import KEPT, Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    ELITE,
    HARKONNEN,
    KINDS,
    LANDSRAAD,
    MARKERS,
    REGULAR,
    SPECIAL,
    Side,
    enemy,
)

HIDDEN_TOKEN: Final = (1, 1, 0)
HIDDEN_RANK: Final = 2
UNITS_OF_A_GUARD: Final = 2
"""The Units on a facedown Harkonnen token; a silver one has a Bashar besides."""


class Host:
    """A legion as far as somebody can tell: Units by kind and leaders. It can be added to and taken from."""

    def __init__(self, regular: int, elite: int, special: int, leaders: tuple[Profile, ...]) -> None:
        self.regular = regular
        self.elite = elite
        self.special = special
        self.leaders = leaders
        self.units = regular + elite + special
        # How many hits it can take.
        self.capacity = self.units + elite + special + len(leaders)

    def joined(self, other: "Host") -> "Host":
        return Host(
            self.regular + other.regular,
            self.elite + other.elite,
            self.special + other.special,
            self.leaders + other.leaders,
        )

    def within(self, limit: int) -> "Host":
        """What is left of it when the stacking limit has taken its toll: Regular Units go first."""
        excess = max(self.units - limit, 0)
        regular = max(self.regular - excess, 0)
        elite = self.elite - max(excess - self.regular, 0)
        return Host(regular, max(elite, 0), self.special, self.leaders)

    def force(self) -> Force:
        return Force(self.regular, self.elite, self.special, self.leaders)

    def key(self) -> tuple[int, ...]:
        return self.force().key()


NOBODY: Final = Host(0, 0, 0, ())


class Sight:
    """The table as one seat sees it."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.side = g.side_of_seat(seat)
        self.foe = enemy(self.side)
        self._hosts: dict[int, Host] = {}
        self._ranks: dict[int, int] = {}
        self._needs: list[int] | None = None
        # What hits on legions of the Mahdi would save, worked out once.
        self.eased: dict[int, float] = {}
        # What a useful step on the Prescience track is worth.
        self.step = PRESCIENCE_STEP if g.mahdi is None else STEP_BEFORE_MAHDI

    def host(self, side: Side, area: int) -> Host:
        """The legion of a side in an area."""
        key = 2 * area + side
        found = self._hosts.get(key)
        if found is None:
            found = self._counted(side, area)
            self._hosts[key] = found
        return found

    def _counted(self, side: Side, area: int) -> Host:
        g = self.g
        if not g.standing[side] >> area & 1:
            return NOBODY
        units = [g.unit(side, kind, area) for kind in KINDS]
        if side == ATREIDES:
            for slot in g.tokens_in(area):
                mix = self.token(slot)
                for kind in KINDS:
                    units[kind] += mix[kind]
        generics = g.generic(side, area)
        if side == HARKONNEN and g.mahdi is not None:
            for guard in g.mahdi.guards_in(area):
                units[REGULAR] += UNITS_OF_A_GUARD
                generics += int(colour_of(guard) == SILVER)
        profiles: list[Profile] = [(GENERIC_HITS, GENERIC_SHIELDS)] * generics
        for leader in g.named_in(side, area):
            profiles.append((LEADERS[leader].hits, LEADERS[leader].shields))
        return Host(units[REGULAR], units[ELITE], units[SPECIAL], tuple(profiles))

    def token(self, slot: int) -> tuple[int, ...]:
        """The Units of a facedown token."""
        known = self.g.tokens.known(self.seat, slot)
        return TOKEN_MIXES[known[0]].units if known else HIDDEN_TOKEN

    def rank(self, side: Side, area: int) -> int:
        """The rank of a side's settlement in an area, 0 if there is none."""
        key = 2 * area + side
        found = self._ranks.get(key)
        if found is None:
            found = self._counted_rank(side, area)
            self._ranks[key] = found
        return found

    def _counted_rank(self, side: Side, area: int) -> int:
        g = self.g
        if side == HARKONNEN:
            return g.settlement_rank(side, area)
        slot = g.sietch_in(area)
        if slot < 0:
            return 0
        known = g.sietches.known(self.seat, slot)
        return SIETCH_RANKS[known[0]] if known else HIDDEN_RANK

    def defence(self, side: Side, area: int) -> int:
        """The dice that the defender of an area adds to its Units: the rank of its settlement, and there half of the
        cards that the Mahdi has in reserve, as far as six dice go (WFA-SBAT-01, 02; WFA-SSPC-16)."""
        rank = self.rank(side, area)
        if side != HARKONNEN or not rank or self.g.mahdi is None or self.g.bans[LANDSRAAD]:
            return rank
        missing = max(COMBAT_DICE - rank - self.host(side, area).units, 0)
        return rank + min(missing, (len(self.g.automaton.reinforcements) + 1) // 2)

    # The Prescience track.

    def needs(self) -> list[int]:
        """How many steps each marker still has to go: to the nearest objective, or on average for who cannot tell."""
        if self._needs is None:
            self._needs = self._missing()
        return self._needs

    def _missing(self) -> list[int]:
        g = self.g
        kept = g.objectives.known(self.seat, KEPT) if self.side == ATREIDES else []
        if not kept:
            return [max(6 - step, 1) for step in g.prescience]
        best: list[int] = []
        for objective in kept:
            missing = [max(OBJECTIVES[objective][marker] - g.prescience[marker], 0) for marker in MARKERS]
            if not best or sum(missing) < sum(best):
                best = missing
        return best

    def useful(self, gains: tuple[int, ...]) -> float:
        """How many of the steps bring the Atreides side nearer to its objective; a step to spare counts a little."""
        total = 0.0
        for marker in MARKERS:
            needed = self.needs()[marker]
            total += min(gains[marker], needed) + 0.1 * max(gains[marker] - needed, 0)
        return total

    def wins_with(self, gains: tuple[int, ...]) -> bool:
        """Whether these steps complete an objective that the seat knows."""
        after = tuple([self.g.prescience[marker] + gains[marker] for marker in MARKERS])
        return any([met(objective, after) for objective in self.g.objectives.known(self.seat, KEPT)])


# Battles.


def chance(attacker: Host, defender: Host, rank: int) -> float:
    """About how likely the attacker wins a battle fought to the end, by following the average combat round."""
    return followed(attacker, defender, rank, 1 if rank else 0, 0)


def followed(attacker: Host, defender: Host, rank: int, price: int, more: int) -> float:
    """The same where going on costs so many hits each time, and the attacker has more dice at first."""
    if not attacker.units:
        return 0.0
    if not defender.units:
        return 1.0
    return _followed(
        attacker.units, attacker.capacity, attacker.special, len(attacker.leaders),
        defender.units, defender.capacity, defender.special, len(defender.leaders), rank, price, more,
    )  # fmt: skip


@lru_cache(maxsize=1 << 17)
def _followed(
    our_units: int,
    our_capacity: int,
    our_special: int,
    our_leaders: int,
    their_units: int,
    their_capacity: int,
    their_special: int,
    their_leaders: int,
    rank: int,
    price: int,
    more: int,
) -> float:
    ours, theirs = float(our_capacity), float(their_capacity)
    left, kept = ours, theirs
    for _ in range(12):
        dice = min(COMBAT_DICE, min(our_units, max(left, 0.3)) + more)
        answer = min(COMBAT_DICE, min(their_units, max(kept, 0.3)) + rank)
        hits = dice / 2 + min(our_leaders, dice / 6)
        returned = answer / 2 + min(their_leaders, answer / 6)
        dealt = _overshoot(hits - max(answer / 3 - our_special * left / ours, 0.0))
        suffered = _overshoot(returned - max(dice / 3 - their_special * kept / theirs, 0.0))
        left -= suffered
        kept -= dealt
        if left <= 0 or kept <= 0:
            break
        left -= price
        more = 0
        if left <= 0:
            break
    return 1 / (1 + exp(-6 * (left / ours - kept / theirs)))


def _overshoot(expected: float) -> float:
    """What a number that varies by about one amounts to where it cannot fall below zero."""
    return (sqrt(expected * expected + 1.5) + expected) / 2


@lru_cache(maxsize=1 << 14)
def exact(attacker: tuple[int, ...], defender: tuple[int, ...], rank: int, surprise: bool, free: bool) -> Odds:
    """The odds of a battle fought to the end, worked out once for each pair of legions."""
    return battle_odds(_force(attacker), _force(defender), rank, surprise, free_to_continue=free)


def _force(key: tuple[int, ...]) -> Force:
    leaders = tuple([(key[place], key[place + 1]) for place in range(3, len(key), 2)])
    return Force(key[0], key[1], key[2], leaders)


def odds(attacker: Host, defender: Host, rank: int, surprise: bool = False, free: bool = False) -> Odds:
    return exact(attacker.key(), defender.key(), rank, surprise, free)

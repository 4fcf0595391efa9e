"""Combat Power, and distances as the Mahdi counts them (WFA-SACT-04 to 06, WFA-SMOV-17, WFA-RUL-62)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREAS, TOUCHING, areas_in
from sandtable.games.war_for_arrakis.components import STACKING_LIMIT
from sandtable.games.war_for_arrakis.rules.legions import stacking_limit
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, ELITE, HARKONNEN, REGULAR, SPECIAL, Area, Side

# By single figures (WFA-SACT-05, WFA-RUL-69).
VALUE_OF_UNIT: Final = (2, 3, 4)
VALUE_OF_GENERIC: Final = 1
VALUE_OF_NAMED: Final = 2
VALUE_OF_TOKEN: Final = 2
POWER_OF_TOKEN: Final = 2

FAR: Final = 99
"""The distance of what cannot be reached."""
_SCALE: Final = 100
_BESIDE: Final[tuple[tuple[Area, ...], ...]] = tuple([areas_in(mask) for mask in TOUCHING])
assert STACKING_LIMIT * VALUE_OF_UNIT[SPECIAL] + 15 * VALUE_OF_NAMED < _SCALE


def tokens_in(g: Table, side: Side, area: int) -> int:
    """How many facedown Deployment tokens of a side lie in an area."""
    if side == ATREIDES:
        return g.token_at.count(area)
    return 0 if g.mahdi is None else g.mahdi.guard_at.count(area)


def combat_power(g: Table, side: Side, area: int) -> int:
    """One for each Unit and leader, two for each facedown token; a Sietch's rank does not count (WFA-SACT-04, 06)."""
    leaders = g.generic(side, area) + len(g.named_in(side, area))
    return g.unit_count(side, area) + leaders + POWER_OF_TOKEN * tokens_in(g, side, area)


def figure_power(g: Table, side: Side, area: int) -> int:
    """Combat Power by single figures (WFA-SACT-05)."""
    total = VALUE_OF_GENERIC * g.generic(side, area) + VALUE_OF_NAMED * len(g.named_in(side, area))
    for kind in (REGULAR, ELITE, SPECIAL):
        total += VALUE_OF_UNIT[kind] * g.unit(side, kind, area)
    return total + VALUE_OF_TOKEN * tokens_in(g, side, area)


def power(g: Table, side: Side, area: int) -> int:
    """Combat Power in one number: on a tie single figures decide (WFA-SACT-05)."""
    return _SCALE * combat_power(g, side, area) + figure_power(g, side, area)


def lead(g: Table, origin: int, target: int) -> int:
    """By how much a Harkonnen legion surpasses the Atreides legion in another area; single figures break ties."""
    return power(g, HARKONNEN, origin) - power(g, ATREIDES, target)


def stronger(g: Table, origin: int, target: int) -> bool:
    """Whether a Harkonnen legion's Combat Power is greater than that of the Atreides legion in another area."""
    return lead(g, origin, target) > 0


def room(g: Table, area: int) -> int:
    """How many Units an area still takes on the Harkonnen side."""
    return max(0, stacking_limit(g, HARKONNEN) - g.size(HARKONNEN, area))


def distances(g: Table, area: int) -> list[int]:
    """How far every area is from one, over areas that are free for the Harkonnen side, whatever borders lie between.

    The area itself need not be free, and neither need areas that a way ends in.
    """
    return _away_from(g, (Area(area),))


def to_any_sietch(g: Table) -> list[int]:
    """How far every area is from the Sietch that is nearest to it."""
    return _away_from(g, areas_in(g.sietch_areas))


def _away_from(g: Table, starts: tuple[Area, ...]) -> list[int]:
    passable = [False] * AREAS
    for free in areas_in(g.free(HARKONNEN)):
        passable[free] = True
    found = [FAR] * AREAS
    for start in starts:
        passable[start] = True
        found[start] = 0
    reached = list(starts)
    # The list grows as it is gone through: who is reached first is passed first.
    for area in reached:
        if passable[area]:
            further = found[area] + 1
            for other in _BESIDE[area]:
                if found[other] == FAR:
                    found[other] = further
                    reached.append(other)
    return found


def target_area(g: Table) -> Area:
    """Where the Target Sietch is, NOWHERE if there is none."""
    target = g.automaton.target
    return Area(g.sietch_at[target] if target >= 0 else -1)


def to_target(g: Table) -> list[int]:
    """How far every area is from the Target Sietch; everything is far if there is none."""
    target = target_area(g)
    return distances(g, target) if target >= 0 else [FAR] * AREAS

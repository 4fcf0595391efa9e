"""What is so on the table: conditions of cards, places where cards put pieces, legions that cards set in motion.

All of it is public, so that nobody learns from a question what somebody holds.
"""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREAS as BOARD_AREAS
from sandtable.games.war_for_arrakis.board import BIT, MOUNTAINS, PLATEAUS, areas_in, mask_of, spread
from sandtable.games.war_for_arrakis.conditions import (
    ANY_LEGION,
    ANY_MARKER_AT_LEAST,
    AREAS,
    ATOMICS_USED,
    EMPTY_DESERT,
    EMPTY_DESERT_BESIDE_LEGION,
    EMPTY_DESERT_BESIDE_WORM,
    FREE_MOUNTAIN,
    FREE_PLATEAU,
    IN_AREA,
    IN_DESERT,
    IN_PLAY,
    LEGION_OF,
    LEGION_WITH_SPECIAL,
    OWN_LEGION,
    OWN_SETTLEMENT,
    SAME_AREA,
    THE_SAME,
    THREATENED_SIETCH,
    WITH,
    WITH_LEADER,
    WITH_LEADER_IN_DESERT,
    WITH_SPECIAL,
    Condition,
    Where,
)
from sandtable.games.war_for_arrakis.rules.leaders import in_play, person
from sandtable.games.war_for_arrakis.state import LEADERS_OF, RETIRED, Table
from sandtable.games.war_for_arrakis.terms import SIDES, SPECIAL, Area, AreaMask, Leader, Side, enemy


def holds(g: Table, condition: Condition) -> bool:
    """Whether a condition of a card is met."""
    kind = condition.kind
    if kind == IN_PLAY:
        return in_play(g, Leader(condition.leader))
    if kind == ANY_MARKER_AT_LEAST:
        return any(step >= condition.amount for step in g.prescience)
    if kind == ATOMICS_USED:
        return g.blasted >= 0
    return g.leader_state[condition.leader] == RETIRED


class LedLegions:
    """The legions of a side that hold a leader, and what that follows from. Never changed: threads may share it."""

    def __init__(self, standing: int, generics: tuple[int, ...], leader_at: tuple[int, ...], found: AreaMask) -> None:
        self.standing: Final = standing
        self.generics: Final = generics
        self.leader_at: Final = leader_at
        self.found: Final = found


_LAST_LED: Final[list[LedLegions]] = [LedLegions(0, (), (), AreaMask(0)) for _ in SIDES]
"""By side: several questions in a row ask for the same. Rows of the table are replaced where something changes."""


def led(g: Table, side: Side) -> AreaMask:
    """The areas with a legion of a side that holds a leader."""
    last = _LAST_LED[side]
    standing = g.standing[side]
    if g.generics is not last.generics or g.leader_at is not last.leader_at or standing != last.standing:
        last = LedLegions(standing, g.generics, g.leader_at, _led(g, side))
        _LAST_LED[side] = last
    return last.found


def _led(g: Table, side: Side) -> AreaMask:
    base = side * BOARD_AREAS
    found = [area for area in areas_in(g.standing[side]) if g.generics[base + area]]
    for leader in LEADERS_OF[side]:
        where = g.leader_at[leader]
        if where >= 0:
            found.append(Area(where))
    return AreaMask(mask_of(found) & g.standing[side])


def elite(g: Table, side: Side) -> AreaMask:
    """The areas with a legion of a side that holds a Fedaykin or Sardaukar; facedown tokens do not count."""
    return mask_of([area for area in areas_in(g.standing[side]) if g.unit(side, SPECIAL, area)])


def area_of(g: Table, leader: int) -> AreaMask:
    """Where whoever answers to the name stands, as a set; empty if nowhere on the board."""
    where = g.leader_at[person(g, Leader(leader))]
    return AreaMask(BIT[where] if where >= 0 else 0)


def legions_of(g: Table, side: Side, which: int, value: int) -> AreaMask:
    """The areas with legions of a side that an action, a card or a special action may set in motion."""
    mine = g.standing[side]
    if which == ANY_LEGION:
        return AreaMask(mine)
    if which == WITH_LEADER:
        return led(g, side)
    if which == WITH_SPECIAL:
        return elite(g, side)
    if which == WITH:
        return AreaMask(mine & area_of(g, value))
    if which == IN_AREA:
        return AreaMask(mine & BIT[value])
    if which == IN_DESERT:
        return AreaMask(mine & g.deserts)
    if which == WITH_LEADER_IN_DESERT:
        return AreaMask(led(g, side) & g.deserts)
    assert which == THE_SAME
    return AreaMask(mine & BIT[g.spot] if g.spot >= 0 else 0)


def places(g: Table, side: Side, where: Where) -> AreaMask:
    """The areas in which an effect may put pieces."""
    kind = where.kind
    if kind == AREAS:
        return AreaMask(where.mask & g.settled(side))
    if kind == OWN_SETTLEMENT:
        return g.settled(side)
    if kind == OWN_LEGION:
        return AreaMask(g.standing[side])
    if kind == LEGION_WITH_SPECIAL:
        return elite(g, side)
    if kind == LEGION_OF:
        return AreaMask(g.standing[side] & area_of(g, where.leader))
    if kind == FREE_MOUNTAIN:
        return AreaMask(MOUNTAINS & g.free(side) & ~g.deserts)
    if kind == FREE_PLATEAU:
        return AreaMask(PLATEAUS & g.free(side))
    if kind == SAME_AREA:
        return AreaMask(BIT[g.spot] if g.spot >= 0 else 0)
    if kind == THREATENED_SIETCH:
        return AreaMask(within_two(g, g.standing[enemy(side)]) & g.settled(side))
    empty = g.empty_areas() & g.deserts
    if kind == EMPTY_DESERT:
        return AreaMask(empty)
    if kind == EMPTY_DESERT_BESIDE_WORM:
        return AreaMask(empty & spread(g.worms, g.neighbours))
    assert kind == EMPTY_DESERT_BESIDE_LEGION
    return AreaMask(empty & spread(g.standing[side], g.neighbours))


def within_two(g: Table, mask: int) -> AreaMask:
    """The areas of a set, those beside them, and those beside these, on the ground."""
    near = mask | spread(mask, g.neighbours)
    return AreaMask(near | spread(near, g.neighbours))

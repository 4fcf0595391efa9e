"""What the tests of the desert look at: sets of areas by name, vehicles, Wormsigns, tracks."""

from sandtable.games.war_for_arrakis.board import AREA, AREA_IDS, ZONE_IDS, areas_in, mask_of
from sandtable.games.war_for_arrakis.terms import (
    MARKER_IDS,
    NO_VEHICLE,
    SIGN_IDS,
    VEHICLE_IDS,
)
from sandtable.kernel.rows import added, replaced
from tests.games.position import listed
from tests.games.war_for_arrakis.position import Position


def names(mask: int) -> list[str]:
    """The areas of a set by name, sorted."""
    return sorted(AREA_IDS[area] for area in areas_in(mask))


def area(name: str) -> int:
    return int(AREA[name])


def turned(table: Position, **signs: str) -> Position:
    """Wormsigns that lie turned already: what they show, and where; none of them is in the pool any more."""
    for ident, places in signs.items():
        sign = SIGN_IDS.index(ident)
        mask = mask_of([AREA[place] for place in listed(places)])
        table.g.turned_signs = replaced(table.g.turned_signs, sign, int(mask))
        table.g.unseen_signs = added(table.g.unseen_signs, sign, -mask.bit_count())
    return table


def worms(table: Position) -> list[str]:
    return names(table.g.worms)


def harvesters(table: Position) -> list[str]:
    return names(table.g.harvesters)


def flyers(table: Position) -> dict[str, str]:
    """What is in the Air Zones."""
    found = enumerate(table.g.flyers)
    return {ZONE_IDS[zone]: VEHICLE_IDS[vehicle] for zone, vehicle in found if vehicle != NO_VEHICLE}


def markers(table: Position) -> dict[str, int]:
    """The Prescience markers that have left step 0."""
    return {ident: step for ident, step in zip(MARKER_IDS, table.g.prescience) if step}

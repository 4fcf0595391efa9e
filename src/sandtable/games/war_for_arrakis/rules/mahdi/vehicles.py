"""The Mahdi places vehicles: Harvesters, then Carryalls, then Ornithopters (WFA-SVEH)."""

from itertools import combinations
from typing import Final

from sandtable.games.war_for_arrakis.board import (
    AIR_DISTANCE,
    CENTRAL_SECTORS,
    DEEP_DESERTS,
    SECTOR_AREAS,
    SECTOR_WORDS,
    TOUCHING,
    ZONE_AREAS,
    ZONE_SECTORS,
    ZONES,
    ZONES_OF,
    areas_in,
    spread,
)
from sandtable.games.war_for_arrakis.fields import (
    AREA_NAMES,
    AREA_SETS,
    SECTOR_NAMES,
    SECTOR_SETS,
    ZONE_NAMES,
    ZONE_SETS,
)
from sandtable.games.war_for_arrakis.mahdi.tactics import TACTIC_SECTORS, areas_of, around, sectors_around
from sandtable.games.war_for_arrakis.rules.book import rule
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import (
    A_SECTOR,
    A_ZONE,
    AN_AREA,
    Candidate,
    Matter,
    best_told,
    settle,
)
from sandtable.games.war_for_arrakis.rules.mahdi.strength import stronger, target_area
from sandtable.games.war_for_arrakis.rules.vehicles import harvester_areas, left, put_flyer, put_harvester
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    HARKONNEN,
    HARVESTER,
    NO_VEHICLE,
    ORNITHOPTER,
    Area,
    AreaMask,
    Sector,
    Zone,
)
from sandtable.kernel.steps import Do


@rule("mahdi_places")
def mahdi_places(g: Table, harvesters: int, ornithopters: int, carryalls: int) -> None:
    """All that is available is placed, in this order (WFA-SVEH-01)."""
    g.then(
        Do(mahdi_harvests, min(harvesters, left(g, HARVESTER))),
        Do(mahdi_carries, min(carryalls, left(g, CARRYALL))),
        Do(mahdi_flies, min(ornithopters, left(g, ORNITHOPTER))),
    )


# Harvesters (WFA-SVEH-02 to 07).

HARVESTER_PLACED: Final = Matter(
    "harvester_placed",
    "WFA-SOLO-05",
    (AN_AREA,),
    ("prompt-mahdi-harvester",),
    ("quiet-deep-desert", "quiet-desert", "free-deep-desert"),
)
AREA_SPARED: Final = Matter("area_spared", "WFA-SOLO-05", (AN_AREA,), ("prompt-mahdi-spares",))
SECTOR_CHOSEN: Final = Matter("sector_chosen", "WFA-SVEH-06", (A_SECTOR,), ("prompt-mahdi-sector",))


def quiet(g: Table) -> AreaMask:
    """Empty areas that are not next to an Atreides legion or a Sietch (WFA-SVEH-02, 03)."""
    near = spread(g.standing[ATREIDES] | g.sietch_areas, TOUCHING)
    return AreaMask(g.empty_areas() & ~near)


def harvest_sectors(g: Table) -> tuple[Sector, ...]:
    return TACTIC_SECTORS[g.automaton.harvest_card()]


@rule("mahdi_harvests")
def mahdi_harvests(g: Table, count: int) -> None:
    """Harvesters go to the Harvesting Sector as long as there is room (WFA-SVEH-02 to 05)."""
    fill_with_harvesters(g, areas_of(harvest_sectors(g)), 0, count)


def fill_with_harvesters(g: Table, within: int, closed: int, count: int) -> None:
    """Harvesters fill these areas in the order of priorities; beyond them they go to a bordering sector."""
    if not count:
        return
    places = harvester_areas(g) & within
    if not places:
        g.then(Do(mahdi_harvests_elsewhere, closed, count))
        return
    calm, deep = quiet(g), DEEP_DESERTS
    candidates = [
        Candidate((area,), (calm >> area & deep >> area & 1, calm >> area & 1, deep >> area & 1))
        for area in areas_in(places)
    ]
    equal = [candidate.answer[0] for candidate in best_told(g, HARVESTER_PLACED, candidates)]
    if len(equal) <= count:
        for area in equal:
            put_harvester(g, Area(area))
        fill_with_harvesters(g, within, closed, count - len(equal))
    elif 2 * count > len(equal):
        spare_area(g, equal, within, closed, count)
    else:
        some = [candidate for candidate in candidates if candidate.answer[0] in equal]
        settle(g, HARVESTER_PLACED, some, within, closed, count)


@rule("harvester_placed", AREA_NAMES, AREA_SETS, SECTOR_SETS)
def harvester_placed(g: Table, area: Area, within: int, closed: int, count: int) -> None:
    put_harvester(g, area)
    fill_with_harvesters(g, within, closed, count - 1)


def spare_area(g: Table, equal: list[int], within: int, closed: int, count: int) -> None:
    """Where most of some equal areas are filled, it is simpler to say which are not."""
    mask = sum([1 << area for area in equal])
    settle(g, AREA_SPARED, [Candidate((area,)) for area in equal], mask, within, closed, count)


@rule("area_spared", AREA_NAMES, AREA_SETS, AREA_SETS, SECTOR_SETS)
def area_spared(g: Table, area: Area, equal: int, within: int, closed: int, count: int) -> None:
    left_over = [int(other) for other in areas_in(equal) if other != area]
    if len(left_over) > count:
        spare_area(g, left_over, within, closed, count)
    else:
        for other in left_over:
            put_harvester(g, Area(other))


@rule("mahdi_harvests_elsewhere", SECTOR_SETS)
def mahdi_harvests_elsewhere(g: Table, closed: int, count: int) -> None:
    """The others go to a bordering sector of the opponent's choice, never that of the Target card (SVEH-06, 07).

    Where that is full too, to a further one; what fits nowhere stays in the supply (WFA-RUL-96).
    """
    card = g.automaton.target_card()
    aimed_at = TACTIC_SECTORS[card] if card >= 0 else ()
    open_sectors = [
        sector
        for sector in around(harvest_sectors(g))
        if sector not in aimed_at and not closed >> sector & 1 and harvester_areas(g) & SECTOR_AREAS[sector]
    ]
    if open_sectors:
        settle(g, SECTOR_CHOSEN, [Candidate((sector,)) for sector in open_sectors], closed, count)
    else:
        g.tell("event-mahdi-no-room", count=count)


@rule("sector_chosen", SECTOR_NAMES, SECTOR_SETS)
def sector_chosen(g: Table, sector: Sector, closed: int, count: int) -> None:
    g.tell("event-mahdi-harvests-in", sector=SECTOR_WORDS[sector])
    fill_with_harvesters(g, SECTOR_AREAS[sector], closed | 1 << sector, count)


# Carryalls (WFA-SVEH-08).

CARRYALL_PLACED: Final = Matter(
    "carryall_placed",
    "WFA-SOLO-05",
    (A_ZONE,),
    ("prompt-mahdi-carryall",),
    ("most-harvesters", "most-harvesters-there"),
)


def unoccupied(g: Table) -> list[Zone]:
    """The Air Zones without a vehicle: the Mahdi never displaces one (WFA-SVEH-14)."""
    return [zone for zone in ZONES if g.flyers[zone] == NO_VEHICLE]


def protected(g: Table, zones: list[Zone]) -> int:
    """How many Harvesters Carryalls in these Air Zones, and those already there, protect together."""
    reach = 0
    for zone in ZONES:
        if zone in zones or g.flyers[zone] == CARRYALL:
            reach |= ZONE_AREAS[zone]
    return (g.harvesters & reach).bit_count()


@rule("mahdi_carries")
def mahdi_carries(g: Table, count: int) -> None:
    """Carryalls go where together they protect the most Harvesters, each for itself then too (WFA-SVEH-08)."""
    zones = unoccupied(g)
    if not count or not zones:
        return
    candidates: list[Candidate] = []
    for zone in zones:
        others = [other for other in zones if other != zone]
        together = combinations(others, min(count - 1, len(others)))
        most = max([protected(g, [zone, *more]) for more in together])
        candidates.append(Candidate((zone,), (most, (g.harvesters & ZONE_AREAS[zone]).bit_count())))
    settle(g, CARRYALL_PLACED, candidates, count)


@rule("carryall_placed", ZONE_NAMES)
def carryall_placed(g: Table, zone: Zone, count: int) -> None:
    put_flyer(g, CARRYALL, zone)
    g.then(Do(mahdi_carries, count - 1))


# Ornithopters (WFA-SVEH-09 to 14).

ORNITHOPTER_PLACED: Final = Matter(
    "ornithopter_placed",
    "WFA-SOLO-05",
    (A_ZONE,),
    ("prompt-mahdi-ornithopter",),
    ("for-a-strike", "over-the-target", "beside-the-target", "between-central-sectors"),
)
STRIKE_DISTANCE: Final = 2


def strikers(g: Table) -> list[Area]:
    """Harkonnen legions exactly two areas from a Sietch that they are strong enough to attack (WFA-SVEH-09)."""
    sietches = areas_in(g.sietch_areas & ~g.worms)
    return [
        area
        for area in areas_in(g.standing[HARKONNEN])
        if any([AIR_DISTANCE[area][sietch] == STRIKE_DISTANCE and stronger(g, area, sietch) for sietch in sietches])
    ]


@rule("mahdi_flies")
def mahdi_flies(g: Table, count: int) -> None:
    """Ornithopters go where legions can strike, then over the Target Sietch, then beside it (WFA-SVEH-09 to 13)."""
    zones = unoccupied(g)
    if not count or not zones:
        return
    for_strikes: set[Zone] = set()
    for area in strikers(g):
        for_strikes |= set(ZONES_OF[area])
    target = target_area(g)
    here = sectors_around(target) if target >= 0 else ()
    near = around(here)
    candidates: list[Candidate] = []
    for zone in zones:
        sectors = ZONE_SECTORS[zone]
        # The steps are taken one after the other: what serves a later one does not count in an earlier.
        strike = zone in for_strikes
        over = not strike and any([sector in here for sector in sectors])
        beside = not strike and not over and any([sector in near for sector in sectors])
        central = beside and all([sector in CENTRAL_SECTORS for sector in sectors])
        candidates.append(Candidate((zone,), (int(strike), int(over), int(beside), int(central))))
    equal = best_told(g, ORNITHOPTER_PLACED, candidates)
    if len(equal) <= count:
        for candidate in equal:
            put_flyer(g, ORNITHOPTER, Zone(candidate.answer[0]))
        g.then(Do(mahdi_flies, count - len(equal)))
    elif 2 * count > len(equal):
        spare_zone(g, [candidate.answer[0] for candidate in equal], count)
    else:
        settle(g, ORNITHOPTER_PLACED, equal, count)


@rule("ornithopter_placed", ZONE_NAMES)
def ornithopter_placed(g: Table, zone: Zone, count: int) -> None:
    put_flyer(g, ORNITHOPTER, zone)
    g.then(Do(mahdi_flies, count - 1))


ZONE_SPARED: Final = Matter("zone_spared", "WFA-SOLO-05", (A_ZONE,), ("prompt-mahdi-spares",))


def spare_zone(g: Table, equal: list[int], count: int) -> None:
    settle(g, ZONE_SPARED, [Candidate((zone,)) for zone in equal], sum([1 << zone for zone in equal]), count)


@rule("zone_spared", ZONE_NAMES, ZONE_SETS)
def zone_spared(g: Table, zone: Zone, equal: int, count: int) -> None:
    left_over = [int(other) for other in ZONES if equal >> other & 1 and other != zone]
    if len(left_over) > count:
        spare_zone(g, left_over, count)
    else:
        for other in left_over:
            put_flyer(g, ORNITHOPTER, Zone(other))

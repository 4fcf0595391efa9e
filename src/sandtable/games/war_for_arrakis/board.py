"""The board: 101 areas in 8 sectors, their borders, the Air Zones, and what is printed on them (WFA-BOARD).

Sets of areas are bit masks, so that reach is a matter of a few operations. After the Family Atomics one area is Desert
and a border may be open: ask the table, which knows (`Table.terrain`, `Table.neighbours`), rather than these constants.
"""

from typing import Final

from sandtable.games.war_for_arrakis.terms import (
    DEEP_DESERT,
    DESERT,
    MINOR_ERG,
    MOUNTAIN,
    PLATEAU,
    Area,
    AreaMask,
    Sector,
    Terrain,
    Zone,
    word,
)
from sandtable.kernel.sources import part

# The sectors: four outer ones, then the four around the North Pole (WFA-BOARD-01, 02).
NE: Final = Sector(0)
SE: Final = Sector(1)
SW: Final = Sector(2)
NW: Final = Sector(3)
CNE: Final = Sector(4)
CSE: Final = Sector(5)
CSW: Final = Sector(6)
CNW: Final = Sector(7)
SECTORS: Final[tuple[Sector, ...]] = (NE, SE, SW, NW, CNE, CSE, CSW, CNW)
CENTRAL_SECTORS: Final[tuple[Sector, ...]] = (CNE, CSE, CSW, CNW)
SECTOR_IDS: Final = (
    "north_east",
    "south_east",
    "south_west",
    "north_west",
    "central_north_east",
    "central_south_east",
    "central_south_west",
    "central_north_west",
)


class Place:
    """One area as it is printed: its terrain, its sectors, and its borders, passable and impassable."""

    def __init__(
        self, ident: str, terrain: Terrain, sectors: tuple[Sector, ...], neighbours: str, impassable: str = ""
    ) -> None:
        self.id = ident
        self.terrain = terrain
        self.sectors = sectors
        self.neighbours = neighbours.split()
        self.impassable = impassable.split()


PLACES: Final[tuple[Place, ...]] = (
    Place("north_pole", MOUNTAIN, (CNE, CSE, CSW, CNW), "cne_05 cse_02 csw_03 wind_pass"),
    Place("arrakeen", PLATEAU, (CNE,), "broken_land carthag cne_01 imperial_basin rimwall_west"),
    Place("broken_land", MOUNTAIN, (CNE,), "arrakeen arsunt carthag nw_08 rimwall_west", "ne_04 ne_06 nw_03"),
    Place("carthag", PLATEAU, (CNE,), "arrakeen arsunt broken_land cne_01 hagga_basin"),
    Place("hole_in_the_rock", MOUNTAIN, (CNE,), "cne_01 cne_04 cne_05 cne_06 imperial_basin"),
    Place("imperial_basin", PLATEAU, (CNE,), "arrakeen cne_01 cne_02 cne_06 hole_in_the_rock rimwall_west"),
    Place("rimwall_west", MOUNTAIN, (CNE,), "arrakeen broken_land cne_02 imperial_basin", "ne_06 ne_08"),
    Place("shield_wall_east", MOUNTAIN, (CNE,), "cne_07 cne_09 gara_kulon ne_11 ne_13", "cne_03"),
    Place("cne_01", MOUNTAIN, (CNE,), "arrakeen carthag cne_04 hagga_basin hole_in_the_rock imperial_basin"),
    Place("cne_02", MOUNTAIN, (CNE,), "cne_03 cne_06 cne_07 cne_08 imperial_basin rimwall_west", "ne_08 ne_11"),
    Place("cne_03", MOUNTAIN, (CNE,), "cne_02 cne_07 ne_11", "shield_wall_east"),
    Place("cne_04", MOUNTAIN, (CNE,), "cne_01 cne_05 hagga_basin hole_in_the_rock splintered_rock"),
    Place("cne_05", DESERT, (CNE,), "cne_04 cne_06 cse_02 hole_in_the_rock north_pole wind_pass"),
    Place("cne_06", MOUNTAIN, (CNE,), "cne_02 cne_05 cne_08 cse_02 false_wall_east hole_in_the_rock imperial_basin"),
    Place("cne_07", MINOR_ERG, (CNE,), "cne_02 cne_03 cne_08 cne_09 cse_01 shield_wall_east"),
    Place("cne_08", MINOR_ERG, (CNE,), "cne_02 cne_06 cne_07 cse_01 false_wall_east"),
    Place("cne_09", PLATEAU, (CNE,), "cne_07 cse_01 gara_kulon ne_16 pasty_mesa shield_wall_east"),
    Place("false_wall_east", MOUNTAIN, (CSE,), "cne_06 cne_08 cse_01 cse_02 cse_03 harg_pass"),
    Place("false_wall_south", PLATEAU, (CSE,), "cse_03 cse_04 harg_pass hobars_gap se_03 se_08"),
    Place("harg_pass", MINOR_ERG, (CSE,), "cse_02 cse_03 cse_04 false_wall_east false_wall_south"),
    Place("hobars_gap", DESERT, (CSE,), "cse_04 cse_05 false_wall_south se_08"),
    Place("cse_01", MINOR_ERG, (CSE,), "cne_07 cne_08 cne_09 cse_03 false_wall_east pasty_mesa"),
    Place("cse_02", DESERT, (CSE,), "cne_05 cne_06 cse_04 csw_03 csw_05 false_wall_east harg_pass north_pole"),
    Place("cse_03", MINOR_ERG, (CSE,), "cse_01 false_wall_east false_wall_south harg_pass pasty_mesa se_03"),
    Place("cse_04", DESERT, (CSE,), "cse_02 cse_05 csw_05 csw_06 false_wall_south harg_pass hobars_gap"),
    Place("cse_05", DEEP_DESERT, (CSE,), "cse_04 csw_06 hobars_gap se_08 sw_09"),
    Place("false_wall_west", PLATEAU, (CSW,), "csw_01 csw_02 sw_04 sw_05 windgap"),
    Place("windgap", DESERT, (CSW,), "csw_02 csw_04 csw_05 csw_06 false_wall_west sw_05 sw_09"),
    Place("csw_01", DESERT, (CSW,), "cnw_03 cnw_04 csw_02 false_wall_west sw_02 sw_04"),
    Place("csw_02", PLATEAU, (CSW,), "cnw_04 csw_01 csw_04 false_wall_west wind_pass windgap"),
    Place("csw_03", DESERT, (CSW,), "cse_02 csw_04 csw_05 north_pole wind_pass"),
    Place("csw_04", DESERT, (CSW,), "csw_02 csw_03 csw_05 wind_pass windgap"),
    Place("csw_05", DESERT, (CSW,), "cse_02 cse_04 csw_03 csw_04 csw_06 windgap"),
    Place("csw_06", DESERT, (CSW,), "cse_04 cse_05 csw_05 sw_09 windgap"),
    Place("arsunt", PLATEAU, (CNW,), "broken_land carthag hagga_basin nw_08 shield_wall_west"),
    Place("hagga_basin", PLATEAU, (CNW,), "arsunt carthag cne_01 cne_04 cnw_02 shield_wall_west splintered_rock"),
    Place("shield_wall_west", MOUNTAIN, (CNW,), "arsunt cnw_02 hagga_basin nw_08 nw_09 nw_11", "cnw_01"),
    Place("splintered_rock", MOUNTAIN, (CNW,), "cne_04 cnw_02 hagga_basin wind_pass"),
    Place("wind_pass", DESERT, (CNW,), "cne_05 cnw_02 cnw_04 csw_02 csw_03 csw_04 north_pole splintered_rock"),
    Place("cnw_01", MOUNTAIN, (CNW,), "cnw_03 cnw_04 nw_11 nw_14", "cnw_02 shield_wall_west"),
    Place("cnw_02", MOUNTAIN, (CNW,), "cnw_04 hagga_basin shield_wall_west splintered_rock wind_pass", "cnw_01"),
    Place("cnw_03", DESERT, (CNW,), "bight_of_the_cliff cnw_01 cnw_04 csw_01 nw_14 nw_16 sw_02"),
    Place("cnw_04", DESERT, (CNW,), "cnw_01 cnw_02 cnw_03 csw_01 csw_02 wind_pass"),
    Place("gara_kulon", DESERT, (NE,), "cne_09 ne_12 ne_13 ne_14 ne_15 ne_16 shield_wall_east"),
    Place("sihaya_ridge", DEEP_DESERT, (NE,), "ne_02 ne_03 ne_05 ne_07"),
    Place("ne_01", DEEP_DESERT, (NE,), "ne_02 ne_04 ne_06 nw_01"),
    Place("ne_02", DEEP_DESERT, (NE,), "ne_01 ne_05 ne_06 ne_08 sihaya_ridge"),
    Place("ne_03", DEEP_DESERT, (NE,), "ne_07 ne_10 sihaya_ridge"),
    Place("ne_04", DESERT, (NE,), "ne_01 ne_06 nw_01 nw_03", "broken_land"),
    Place("ne_05", DESERT, (NE,), "ne_02 ne_07 ne_08 ne_09 sihaya_ridge"),
    Place("ne_06", DESERT, (NE,), "ne_01 ne_02 ne_04 ne_08", "broken_land rimwall_west"),
    Place("ne_07", DESERT, (NE,), "ne_03 ne_05 ne_09 ne_10 ne_12 sihaya_ridge"),
    Place("ne_08", DESERT, (NE,), "ne_02 ne_05 ne_06 ne_09 ne_11", "cne_02 rimwall_west"),
    Place("ne_09", DESERT, (NE,), "ne_05 ne_07 ne_08 ne_11 ne_12 ne_13"),
    Place("ne_10", DEEP_DESERT, (NE,), "ne_03 ne_07 ne_12 ne_14"),
    Place("ne_11", DESERT, (NE,), "cne_03 ne_08 ne_09 ne_13 shield_wall_east", "cne_02"),
    Place("ne_12", DESERT, (NE,), "gara_kulon ne_07 ne_09 ne_10 ne_13 ne_14"),
    Place("ne_13", DESERT, (NE,), "gara_kulon ne_09 ne_11 ne_12 shield_wall_east"),
    Place("ne_14", DEEP_DESERT, (NE,), "gara_kulon ne_10 ne_12 ne_15"),
    Place("ne_15", DEEP_DESERT, (NE,), "gara_kulon ne_14 ne_16 se_01 se_02"),
    Place("ne_16", DESERT, (NE,), "cne_09 gara_kulon ne_15 pasty_mesa se_01"),
    Place("pasty_mesa", PLATEAU, (SE,), "cne_09 cse_01 cse_03 ne_16 se_01 se_03 tasmin_sink"),
    Place("tasmin_sink", DESERT, (SE,), "pasty_mesa se_01 se_03 se_04 se_06 se_07"),
    Place("se_01", DESERT, (SE,), "ne_15 ne_16 pasty_mesa se_02 se_04 tasmin_sink"),
    Place("se_02", DEEP_DESERT, (SE,), "ne_15 se_01 se_04 se_05"),
    Place("se_03", PLATEAU, (SE,), "cse_03 false_wall_south pasty_mesa se_06 se_08 tasmin_sink"),
    Place("se_04", DESERT, (SE,), "se_01 se_02 se_05 se_07 tasmin_sink"),
    Place("se_05", DEEP_DESERT, (SE,), "se_02 se_04 se_07"),
    Place("se_06", DESERT, (SE,), "se_03 se_07 se_08 tasmin_sink"),
    Place("se_07", DEEP_DESERT, (SE,), "se_04 se_05 se_06 se_08 tasmin_sink"),
    Place("se_08", DEEP_DESERT, (SE,), "cse_05 false_wall_south hobars_gap se_03 se_06 se_07"),
    Place("habbanya_ridge", DESERT, (SW,), "sw_01 sw_02 sw_03 sw_04 sw_06 sw_08"),
    Place("sw_01", DESERT, (SW,), "great_flat habbanya_ridge nw_16 sw_02 sw_03"),
    Place("sw_02", DESERT, (SW,), "cnw_03 csw_01 habbanya_ridge nw_16 sw_01 sw_04"),
    Place("sw_03", DEEP_DESERT, (SW,), "great_flat habbanya_ridge sw_01 sw_06"),
    Place("sw_04", DESERT, (SW,), "csw_01 false_wall_west habbanya_ridge sw_02 sw_05 sw_07 sw_08"),
    Place("sw_05", PLATEAU, (SW,), "false_wall_west sw_04 sw_07 sw_09 windgap"),
    Place("sw_06", DEEP_DESERT, (SW,), "habbanya_ridge sw_03 sw_08"),
    Place("sw_07", DEEP_DESERT, (SW,), "sw_04 sw_05 sw_08 sw_09"),
    Place("sw_08", DEEP_DESERT, (SW,), "habbanya_ridge sw_04 sw_06 sw_07"),
    Place("sw_09", DEEP_DESERT, (SW,), "cse_05 csw_06 sw_05 sw_07 windgap"),
    Place("bight_of_the_cliff", DESERT, (NW,), "cnw_03 nw_12 nw_14 nw_15 nw_16"),
    Place("funeral_plain", DESERT, (NW,), "nw_02 nw_04 nw_06 nw_12 nw_13 nw_15"),
    Place("great_flat", DEEP_DESERT, (NW,), "nw_13 nw_15 nw_16 sw_01 sw_03"),
    Place("rock_outcroppings", DEEP_DESERT, (NW,), "nw_01 nw_02 nw_05 nw_06 nw_07 nw_10"),
    Place("nw_01", DEEP_DESERT, (NW,), "ne_01 ne_04 nw_03 nw_05 rock_outcroppings"),
    Place("nw_02", DEEP_DESERT, (NW,), "funeral_plain nw_04 nw_06 rock_outcroppings"),
    Place("nw_03", DESERT, (NW,), "ne_04 nw_01 nw_05 nw_08 nw_09", "broken_land"),
    Place("nw_04", DEEP_DESERT, (NW,), "funeral_plain nw_02 nw_13"),
    Place("nw_05", DESERT, (NW,), "nw_01 nw_03 nw_07 nw_09 rock_outcroppings"),
    Place("nw_06", DESERT, (NW,), "funeral_plain nw_02 nw_10 nw_12 rock_outcroppings"),
    Place("nw_07", DESERT, (NW,), "nw_05 nw_09 nw_10 nw_11 rock_outcroppings"),
    Place("nw_08", MOUNTAIN, (NW,), "arsunt broken_land nw_03 shield_wall_west", "nw_09"),
    Place("nw_09", MOUNTAIN, (NW,), "nw_03 nw_05 nw_07 nw_11 shield_wall_west", "nw_08"),
    Place("nw_10", DESERT, (NW,), "nw_06 nw_07 nw_11 nw_12 nw_14 rock_outcroppings"),
    Place("nw_11", MOUNTAIN, (NW,), "cnw_01 nw_07 nw_09 nw_10 nw_14 shield_wall_west"),
    Place("nw_12", DESERT, (NW,), "bight_of_the_cliff funeral_plain nw_06 nw_10 nw_14 nw_15"),
    Place("nw_13", DEEP_DESERT, (NW,), "funeral_plain great_flat nw_04 nw_15"),
    Place("nw_14", MOUNTAIN, (NW,), "bight_of_the_cliff cnw_01 cnw_03 nw_10 nw_11 nw_12"),
    Place("nw_15", DESERT, (NW,), "bight_of_the_cliff funeral_plain great_flat nw_12 nw_13 nw_16"),
    Place("nw_16", DESERT, (NW,), "bight_of_the_cliff cnw_03 great_flat nw_15 sw_01 sw_02"),
)

AREAS: Final = len(PLACES)
AREA_IDS: Final[tuple[str, ...]] = tuple([place.id for place in PLACES])
AREA: Final[dict[str, Area]] = {ident: Area(number) for number, ident in enumerate(AREA_IDS)}
ALL_AREAS: Final = AreaMask((1 << AREAS) - 1)
NO_AREAS: Final = AreaMask(0)

AREA_WORDS: Final = tuple([word("area", ident) for ident in AREA_IDS])
SECTOR_WORDS: Final = tuple([word("sector", ident) for ident in SECTOR_IDS])

# Areas whose names the rules speak.
NORTH_POLE: Final = AREA["north_pole"]
ARRAKEEN: Final = AREA["arrakeen"]
CARTHAG: Final = AREA["carthag"]
ARSUNT: Final = AREA["arsunt"]
HAGGA_BASIN: Final = AREA["hagga_basin"]
IMPERIAL_BASIN: Final = AREA["imperial_basin"]
SPLINTERED_ROCK: Final = AREA["splintered_rock"]
HOLE_IN_THE_ROCK: Final = AREA["hole_in_the_rock"]
RIMWALL_WEST: Final = AREA["rimwall_west"]


_PIECE_BITS: Final = 60
_PIECE: Final = (1 << 60) - 1
_MOST_REMEMBERED: Final = 20000
_REMEMBERED: Final[dict[int, tuple[Area, ...]]] = {}


def areas_in(mask: int) -> tuple[Area, ...]:
    """The areas of a set, in their order; the same sets are asked for again and again, so they are remembered."""
    found = _REMEMBERED.get(mask)
    if found is None:
        if len(_REMEMBERED) >= _MOST_REMEMBERED:
            _REMEMBERED.clear()
        found = tuple(_listed(mask))
        _REMEMBERED[mask] = found
    return found


def _listed(mask: int) -> list[Area]:
    """The areas of a set. It is taken apart in pieces that are machine integers when compiled."""
    areas: list[Area] = []
    first = 0
    while mask:
        piece = mask & _PIECE
        while piece:
            lowest = piece & -piece
            areas.append(Area(first + lowest.bit_length() - 1))
            piece ^= lowest
        mask >>= _PIECE_BITS
        first += _PIECE_BITS
    return areas


def mask_of(areas: tuple[Area, ...] | list[Area]) -> AreaMask:
    """The set of these areas; put together in pieces, as it is taken apart."""
    low = high = 0
    for area in areas:
        if area < _PIECE_BITS:
            low |= 1 << area
        else:
            high |= 1 << area - _PIECE_BITS
    return AreaMask(high << _PIECE_BITS | low)


BIT: Final[tuple[AreaMask, ...]] = tuple([AreaMask(1 << area) for area in range(AREAS)])
"""Each area as a set by itself."""

TERRAIN: Final[tuple[Terrain, ...]] = tuple([place.terrain for place in PLACES])


def _of_terrain(*terrains: Terrain) -> AreaMask:
    return mask_of([Area(number) for number, place in enumerate(PLACES) if place.terrain in terrains])


MOUNTAINS: Final = _of_terrain(MOUNTAIN)
PLATEAUS: Final = _of_terrain(PLATEAU)
MINOR_ERGS: Final = _of_terrain(MINOR_ERG)
DESERTS: Final = _of_terrain(DESERT, DEEP_DESERT)
"""Deep Desert included, as in every rule that says Desert (WFA-BOARD-05)."""
DEEP_DESERTS: Final = _of_terrain(DEEP_DESERT)

SECTORS_OF: Final[tuple[tuple[Sector, ...], ...]] = tuple([place.sectors for place in PLACES])
"""The North Pole lies in all four central sectors (WFA-BOARD-06)."""
SECTOR_AREAS: Final[tuple[AreaMask, ...]] = tuple(
    [mask_of([Area(number) for number, place in enumerate(PLACES) if sector in place.sectors]) for sector in SECTORS]
)


def _named(idents: list[str]) -> AreaMask:
    return mask_of([AREA[ident] for ident in idents])


_BORDERS: Final[tuple[AreaMask, ...]] = tuple([_named(place.neighbours) for place in PLACES])
_WALLS: Final[tuple[AreaMask, ...]] = tuple([_named(place.impassable) for place in PLACES])

NEIGHBOURS: Final[tuple[AreaMask, ...]] = _BORDERS
"""The areas next to each area on the ground (WFA-BOARD-10)."""


def _opened(area: Area) -> tuple[AreaMask, ...]:
    """The neighbours when all borders of an area can be crossed (WFA-RUL-47)."""
    masks = list(_BORDERS)
    masks[area] = AreaMask(masks[area] | _WALLS[area])
    for other in areas_in(_WALLS[area]):
        masks[other] = AreaMask(masks[other] | BIT[area])
    return tuple(masks)


NEIGHBOURS_RIMWALL_OPEN: Final[tuple[AreaMask, ...]] = _opened(RIMWALL_WEST)

TOUCHING: Final[tuple[AreaMask, ...]] = tuple([AreaMask(_BORDERS[area] | _WALLS[area]) for area in range(AREAS)])
"""The areas next to each area, impassable borders or not (WFA-RUL-33)."""


def low_piece(mask: int) -> int:
    """The first areas of a set. Pieces of sets are machine integers when compiled: looking into them takes no time."""
    return mask & _PIECE


def high_piece(mask: int) -> int:
    """The other areas of a set."""
    return mask >> _PIECE_BITS


class Steps:
    """The areas next to each area, in pieces."""

    def __init__(self, neighbours: tuple[AreaMask, ...]) -> None:
        self.low: Final = tuple([low_piece(mask) for mask in neighbours])
        self.high: Final = tuple([high_piece(mask) for mask in neighbours])


STEPS: Final = Steps(NEIGHBOURS)
STEPS_RIMWALL_OPEN: Final = Steps(NEIGHBOURS_RIMWALL_OPEN)
STEPS_OVER_WALLS: Final = Steps(TOUCHING)


def _within_two() -> tuple[AreaMask, ...]:
    found: list[AreaMask] = []
    for area in range(AREAS):
        mask = int(TOUCHING[area])
        for other in areas_in(TOUCHING[area]):
            mask |= TOUCHING[other]
        found.append(AreaMask(mask & ~(1 << area)))
    return tuple(found)


FLIGHT: Final[tuple[AreaMask, ...]] = _within_two()
"""The areas that a legion carried by an Ornithopter reaches: two at most, across any border (WFA-RUL-33)."""


def spread(mask: int, neighbours: tuple[AreaMask, ...]) -> AreaMask:
    """All areas next to any area of a set."""
    found = 0
    for area in _listed(mask):
        found |= neighbours[area]
    return AreaMask(found)


def flood(start: int, through: int, neighbours: tuple[AreaMask, ...]) -> AreaMask:
    """The areas of `through` that hang together with those of `start` in it."""
    found = start & through
    edge = found
    while edge:
        edge = spread(edge, neighbours) & through & ~found
        found |= edge
    return AreaMask(found)


def _distances(neighbours: tuple[AreaMask, ...]) -> tuple[tuple[int, ...], ...]:
    table: list[tuple[int, ...]] = []
    for area in range(AREAS):
        row = [0] * AREAS
        seen = 1 << area
        edge = seen
        steps = 0
        while edge:
            for other in areas_in(edge):
                row[other] = steps
            steps += 1
            edge = spread(edge, neighbours) & ~seen
            seen |= edge
        table.append(tuple(row))
    return tuple(table)


DISTANCE: Final[tuple[tuple[int, ...], ...]] = _distances(NEIGHBOURS)
"""How many areas apart two areas are on the ground, whatever stands between."""
AIR_DISTANCE: Final[tuple[tuple[int, ...], ...]] = _distances(TOUCHING)
"""The same across impassable borders."""

# The Air Zones: four on the spokes, four between central sectors (WFA-BOARD-07).
ZONE_IDS: Final = (
    "air_ne",
    "air_nw",
    "air_se",
    "air_sw",
    "air_c_east",
    "air_c_north",
    "air_c_south",
    "air_c_west",
)
ZONE_SECTORS: Final[tuple[tuple[Sector, Sector], ...]] = (
    (NE, CNE),
    (NW, CNW),
    (SE, CSE),
    (SW, CSW),
    (CNE, CSE),
    (CNW, CNE),
    (CSE, CSW),
    (CSW, CNW),
)
ZONES: Final[tuple[Zone, ...]] = tuple([Zone(number) for number in range(len(ZONE_IDS))])
ZONE: Final[dict[str, Zone]] = {ident: Zone(number) for number, ident in enumerate(ZONE_IDS)}
ZONE_WORDS: Final = tuple([word("zone", ident) for ident in ZONE_IDS])

ZONE_AREAS: Final[tuple[AreaMask, ...]] = tuple(
    [AreaMask(SECTOR_AREAS[one] | SECTOR_AREAS[two] | BIT[NORTH_POLE]) for one, two in ZONE_SECTORS]
)
"""The areas that each Air Zone is connected to: both its sectors, and the North Pole always (WFA-BOARD-08)."""
ZONES_OF: Final[tuple[tuple[Zone, ...], ...]] = tuple(
    [tuple([zone for zone in ZONES if ZONE_AREAS[zone] >> area & 1]) for area in range(AREAS)]
)

# What is printed for the set-up (WFA-BOARD-16 to 21).
HARKONNEN_SETTLEMENTS: Final[tuple[Area, ...]] = (
    ARRAKEEN,
    CARTHAG,
    ARSUNT,
    HAGGA_BASIN,
    IMPERIAL_BASIN,
    NORTH_POLE,
)
VILLAGES: Final[tuple[Area, ...]] = (ARSUNT, HAGGA_BASIN, IMPERIAL_BASIN, NORTH_POLE)
HARKONNEN_RANK: Final[dict[Area, int]] = {
    ARRAKEEN: 3,
    CARTHAG: 2,
    ARSUNT: 1,
    HAGGA_BASIN: 1,
    IMPERIAL_BASIN: 1,
    NORTH_POLE: 1,
}
SIETCH_AREAS: Final[tuple[Area, ...]] = (
    AREA["bight_of_the_cliff"],
    AREA["gara_kulon"],
    AREA["habbanya_ridge"],
    AREA["hobars_gap"],
    AREA["rock_outcroppings"],
    AREA["sihaya_ridge"],
    AREA["tasmin_sink"],
    AREA["windgap"],
)
STATION_AREAS: Final[tuple[Area, ...]] = (
    AREA["cne_03"],
    AREA["cne_04"],
    AREA["cnw_04"],
    AREA["false_wall_east"],
    AREA["ne_06"],
    AREA["nw_09"],
)

# The Family Atomics (WFA-ATOM-08 to 10): the area of each token, and the Plateaus that lose their shelter.
ATOMICS_AREAS: Final[tuple[Area, ...]] = (SPLINTERED_ROCK, HOLE_IN_THE_ROCK, RIMWALL_WEST)
ATOMICS_EXPOSE: Final[dict[Area, AreaMask]] = {
    SPLINTERED_ROCK: mask_of([HAGGA_BASIN]),
    HOLE_IN_THE_ROCK: mask_of([IMPERIAL_BASIN]),
    RIMWALL_WEST: mask_of([IMPERIAL_BASIN, ARRAKEEN]),
}
SHELTERED: Final = mask_of([ARRAKEEN, CARTHAG, ARSUNT, HAGGA_BASIN, IMPERIAL_BASIN])
"""Plateaus ringed by Mountains, out of reach of Coriolis Storms until the Atomics open the ring (WFA-RUL-26)."""


def exposed_areas(blasted: Area) -> AreaMask:
    """The areas that storms reach, after a blast there or before any (WFA-HAZ-25, WFA-ATOM-11)."""
    open_ground = ALL_AREAS & ~MOUNTAINS & ~SHELTERED
    if blasted < 0:
        return AreaMask(open_ground)
    return AreaMask(open_ground | BIT[blasted] | ATOMICS_EXPOSE[blasted])


EXPOSED: Final = exposed_areas(Area(-1))
EXPOSED_AFTER: Final[dict[Area, AreaMask]] = {area: exposed_areas(area) for area in ATOMICS_AREAS}

RECONSTRUCTED: Final = (part("rimwall-west", ("atomics",)),)
"""What no source confirms."""

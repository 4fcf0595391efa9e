"""The map of the planet: territories, the 18 sectors of the storm, and the cells where both meet.

A cell is the part of one territory that lies in one sector; forces and spice always stand in a cell. The polar sink
is a single cell outside all sectors (sector 0). Territories, cells and sectors are small numbers everywhere
(`terms.py`); ids are for notation and messages. The tables are computed once, here, from the declarations below.
"""

from typing import Final

from sandtable.games.arrakis.terms import NO_CELL, Cell, Sector, Terrain, Territory, TerritoryMask

SAND: Final = Terrain(0)
ROCK: Final = Terrain(1)
STRONGHOLD: Final = Terrain(2)
POLAR: Final = Terrain(3)

SECTORS: Final = 18

# Drawing: a 1000 x 1000 box, y downwards; sector n is a wedge that starts at SECTOR_START_DEGREES[n] and spans
# SECTOR_SPAN_DEGREES, counter-clockwise from east. All coordinates of this module are in that box.
BOX: Final = 1000
CENTRE_X: Final = 500
CENTRE_Y: Final = 500
RADIUS: Final = 480
POLAR_SINK_RADIUS: Final = 74
SECTOR_SPAN_DEGREES: Final = 20
SECTOR_LABEL_RADIUS: Final = 470


class Land:
    """One named territory. `blow_cell` is the cell of its spice-blow symbol, -1 if it carries none."""

    def __init__(
        self,
        index: Territory,
        ident: str,
        kind: Terrain,
        x: int,
        y: int,
        cells: tuple[Cell, ...],
        blow_cell: Cell,
        blow_x: int,
        blow_y: int,
    ) -> None:
        self.index = index
        self.id = ident
        self.kind = kind
        self.x = x
        self.y = y
        self.cells = cells
        self.blow_cell = blow_cell
        self.blow_x = blow_x
        self.blow_y = blow_y


_territories: list[Land] = []
_cell_ids: list[str] = []
_cell_xy: list[tuple[int, int]] = []
_territory_of: list[Territory] = []
_sector_of: list[Sector] = []


def _lay(
    ident: str, kind: Terrain, x: int, y: int, *cells: tuple[int, int, int], blow: tuple[int, int, int] = (-1, 0, 0)
) -> None:
    """Lay a territory on the map: its middle, its cells as (sector, x, y) in the storm's direction, its blow symbol."""
    index = Territory(len(_territories))
    numbers: list[Cell] = []
    blow_cell = NO_CELL
    for sector, cell_x, cell_y in cells:
        cell = Cell(len(_cell_ids))
        if sector == blow[0]:
            blow_cell = cell
        numbers.append(cell)
        _cell_ids.append(f"{ident}:{sector}")
        _cell_xy.append((cell_x, cell_y))
        _territory_of.append(index)
        _sector_of.append(Sector(sector))
    _territories.append(Land(index, ident, kind, x, y, tuple(numbers), blow_cell, blow[1], blow[2]))


_lay("polar_sink", POLAR, 500, 500, (0, 500, 500))
_lay("arrakeen", STRONGHOLD, 649, 163, (9, 649, 163))
_lay("carthag", STRONGHOLD, 487, 201, (10, 487, 201))
_lay("sietch_tabr", STRONGHOLD, 159, 304, (13, 159, 304))
_lay("habbanya_sietch", STRONGHOLD, 177, 705, (16, 177, 705))
_lay("tueks_sietch", STRONGHOLD, 845, 691, (4, 845, 691))
_lay("false_wall_east", ROCK, 587, 489, (4, 577, 543), (5, 593, 516), (6, 601, 482), (7, 588, 449), (8, 568, 430))
_lay("false_wall_south", ROCK, 712, 704, (3, 700, 723), (4, 737, 667))
_lay("false_wall_west", ROCK, 294, 644, (15, 315, 545), (16, 293, 629), (17, 284, 722))
_lay("pasty_mesa", ROCK, 820, 474, (4, 766, 617), (5, 824, 557), (6, 835, 435), (7, 815, 348))
_lay("plastic_basin", ROCK, 281, 281, (11, 337, 143), (12, 264, 219), (13, 279, 366))
_lay("rim_wall_west", ROCK, 685, 214, (8, 685, 214))
_lay("shield_wall", ROCK, 698, 330, (7, 711, 342), (8, 687, 320))
_lay("arsunt", SAND, 482, 353, (10, 491, 338), (11, 466, 380))
_lay("basin", SAND, 765, 161, (8, 765, 161))
_lay("bight_of_the_cliff", SAND, 106, 344, (13, 112, 324), (14, 98, 373))
_lay("broken_land", SAND, 403, 68, (10, 480, 50), (11, 351, 80), blow=(11, 406, 77))
_lay("cielago_depression", SAND, 480, 795, (18, 407, 789), (1, 497, 800), (2, 582, 793))
_lay("cielago_east", SAND, 674, 844, (2, 654, 850), (3, 717, 832))
_lay("cielago_north", SAND, 499, 677, (18, 438, 672), (1, 502, 685), (2, 559, 673), blow=(2, 552, 669))
_lay("cielago_south", SAND, 542, 907, (1, 517, 913), (2, 595, 893), blow=(1, 531, 945))
_lay("cielago_west", SAND, 339, 737, (17, 336, 719), (18, 349, 786))
_lay("funeral_plain", SAND, 150, 417, (14, 150, 417), blow=(14, 146, 436))
_lay("gara_kulon", SAND, 864, 266, (7, 864, 266))
_lay("habbanya_erg", SAND, 152, 608, (15, 127, 603), (16, 221, 621), blow=(15, 90, 630))
_lay("habbanya_ridge_flat", SAND, 189, 763, (16, 146, 704), (17, 229, 819), blow=(17, 185, 823))
_lay("hagga_basin", SAND, 393, 313, (11, 416, 278), (12, 373, 344), blow=(12, 379, 349))
_lay("harg_pass", SAND, 583, 581, (3, 571, 585), (4, 608, 572))
_lay("hole_in_the_rock", SAND, 708, 258, (8, 708, 258))
_lay("imperial_basin", SAND, 569, 265, (8, 596, 352), (9, 576, 260), (10, 534, 231))
_lay("meridian", SAND, 378, 899, (18, 360, 894), (1, 445, 916))
_lay("old_gap", SAND, 656, 83, (8, 734, 123), (9, 655, 79), (10, 562, 48), blow=(9, 637, 85))
_lay("red_chasm", SAND, 945, 444, (6, 945, 444), blow=(6, 949, 469))
_lay("rock_outcroppings", SAND, 179, 188, (12, 202, 164), (13, 135, 236), blow=(13, 124, 251))
_lay("sihaya_ridge", SAND, 820, 193, (8, 820, 193), blow=(8, 842, 183))
_lay("south_mesa", SAND, 897, 693, (3, 817, 828), (4, 896, 726), (5, 946, 580), blow=(4, 927, 674))
_lay("great_flat", SAND, 195, 469, (14, 195, 469), blow=(14, 143, 492))
_lay("greater_flat", SAND, 162, 535, (15, 162, 535))
_lay("minor_erg", SAND, 666, 491, (4, 659, 580), (5, 663, 527), (6, 674, 468), (7, 664, 421), blow=(7, 672, 422))
_lay("tsimpo", SAND, 439, 142, (10, 493, 111), (11, 395, 163), (12, 324, 237))
_lay("wind_pass", SAND, 381, 522, (13, 417, 453), (14, 393, 482), (15, 375, 523), (16, 360, 583))
_lay("wind_pass_north", SAND, 403, 606, (16, 398, 568), (17, 405, 618), blow=(16, 414, 550))

# Borders between cells of different territories, each written once, at the later of its two cells.
_BORDERS: Final[dict[str, str]] = {
    "false_wall_east:4": "polar_sink:0",
    "false_wall_east:5": "polar_sink:0",
    "false_wall_east:6": "polar_sink:0",
    "false_wall_east:7": "polar_sink:0",
    "false_wall_east:8": "polar_sink:0",
    "false_wall_south:4": "tueks_sietch:4",
    "pasty_mesa:4": "tueks_sietch:4 false_wall_south:4",
    "plastic_basin:13": "sietch_tabr:13",
    "rim_wall_west:8": "arrakeen:9",
    "shield_wall:7": "false_wall_east:7 pasty_mesa:7",
    "shield_wall:8": "false_wall_east:8",
    "arsunt:10": "polar_sink:0 carthag:10",
    "arsunt:11": "polar_sink:0",
    "basin:8": "rim_wall_west:8",
    "bight_of_the_cliff:13": "sietch_tabr:13 plastic_basin:13",
    "broken_land:11": "plastic_basin:11",
    "cielago_east:2": "cielago_depression:2",
    "cielago_east:3": "false_wall_south:3",
    "cielago_north:18": "polar_sink:0 cielago_depression:18",
    "cielago_north:1": "polar_sink:0 cielago_depression:1",
    "cielago_north:2": "polar_sink:0 false_wall_south:3 cielago_depression:2 cielago_east:2",
    "cielago_south:1": "cielago_depression:1",
    "cielago_south:2": "cielago_depression:2 cielago_east:2",
    "cielago_west:17": "false_wall_west:17 cielago_north:18",
    "cielago_west:18": "cielago_depression:18 cielago_north:18",
    "funeral_plain:14": "plastic_basin:13 bight_of_the_cliff:14",
    "gara_kulon:7": "pasty_mesa:7 shield_wall:7",
    "habbanya_erg:16": "false_wall_west:16",
    "habbanya_ridge_flat:16": "habbanya_sietch:16 false_wall_west:16 habbanya_erg:15 habbanya_erg:16",
    "habbanya_ridge_flat:17": "habbanya_sietch:16 false_wall_west:17 cielago_west:17",
    "hagga_basin:11": "carthag:10 arsunt:10 arsunt:11",
    "hagga_basin:12": "polar_sink:0 plastic_basin:12 plastic_basin:13 arsunt:11",
    "harg_pass:3": "polar_sink:0 false_wall_east:4 false_wall_south:3 cielago_north:2",
    "harg_pass:4": "false_wall_east:4 false_wall_south:4",
    "hole_in_the_rock:8": "rim_wall_west:8 shield_wall:8 basin:8",
    "imperial_basin:8": "polar_sink:0 false_wall_east:8 rim_wall_west:8 shield_wall:8 hole_in_the_rock:8",
    "imperial_basin:9": "polar_sink:0 arrakeen:9 rim_wall_west:8",
    "imperial_basin:10": "carthag:10 arsunt:10",
    "meridian:18": "cielago_depression:18 cielago_west:18 habbanya_ridge_flat:17",
    "meridian:1": "cielago_depression:1 cielago_south:1",
    "old_gap:8": "rim_wall_west:8 basin:8",
    "old_gap:9": "arrakeen:9 imperial_basin:9",
    "old_gap:10": "broken_land:10",
    "red_chasm:6": "pasty_mesa:6",
    "rock_outcroppings:12": "plastic_basin:12 broken_land:11",
    "rock_outcroppings:13": "sietch_tabr:13 plastic_basin:13 bight_of_the_cliff:13",
    "sihaya_ridge:8": "shield_wall:8 basin:8 gara_kulon:7 hole_in_the_rock:8",
    "south_mesa:3": "false_wall_south:3 cielago_east:3",
    "south_mesa:4": "tueks_sietch:4 false_wall_south:4 pasty_mesa:4",
    "south_mesa:5": "pasty_mesa:5 red_chasm:6",
    "great_flat:14": "plastic_basin:13 funeral_plain:14",
    "greater_flat:15": "false_wall_west:15 habbanya_erg:15 great_flat:14",
    "minor_erg:4": "false_wall_east:4 false_wall_south:4 pasty_mesa:4 harg_pass:4",
    "minor_erg:5": "false_wall_east:5 pasty_mesa:5",
    "minor_erg:6": "false_wall_east:6 pasty_mesa:6",
    "minor_erg:7": "false_wall_east:7 pasty_mesa:7 shield_wall:7",
    "tsimpo:10": "carthag:10 broken_land:10 imperial_basin:10 old_gap:10",
    "tsimpo:11": "carthag:10 plastic_basin:11 broken_land:11 hagga_basin:11",
    "tsimpo:12": "plastic_basin:12 hagga_basin:12",
    "wind_pass:13": "polar_sink:0 plastic_basin:13 hagga_basin:12",
    "wind_pass:14": "polar_sink:0 great_flat:14",
    "wind_pass:15": "polar_sink:0 false_wall_west:15 greater_flat:15",
    "wind_pass:16": "false_wall_west:16 cielago_west:17",
    "wind_pass_north:16": "polar_sink:0 wind_pass:15 wind_pass:16",
    "wind_pass_north:17": "polar_sink:0 cielago_north:18 cielago_west:17",
}

TERRITORIES: Final[tuple[Land, ...]] = tuple(_territories)
TERRITORY_IDS: Final[tuple[str, ...]] = tuple([territory.id for territory in TERRITORIES])
TERRITORY_INDEX: Final[dict[str, Territory]] = {territory.id: territory.index for territory in TERRITORIES}
TERRITORY_XY: Final[tuple[tuple[int, int], ...]] = tuple([(territory.x, territory.y) for territory in TERRITORIES])
KIND_OF: Final[tuple[Terrain, ...]] = tuple([territory.kind for territory in TERRITORIES])
CELLS_OF: Final[tuple[tuple[Cell, ...], ...]] = tuple([territory.cells for territory in TERRITORIES])
BLOW_CELL_OF: Final[tuple[Cell, ...]] = tuple([territory.blow_cell for territory in TERRITORIES])

CELL_IDS: Final[tuple[str, ...]] = tuple(_cell_ids)
ALL_CELLS: Final[tuple[Cell, ...]] = tuple([cell for cells in CELLS_OF for cell in cells])
CELL_INDEX: Final[dict[str, Cell]] = dict(zip(CELL_IDS, ALL_CELLS, strict=True))
CELL_XY: Final[tuple[tuple[int, int], ...]] = tuple(_cell_xy)
TERRITORY_OF: Final[tuple[Territory, ...]] = tuple(_territory_of)
SECTOR_OF: Final[tuple[Sector, ...]] = tuple(_sector_of)
CELLS_IN_SECTOR: Final[tuple[tuple[Cell, ...], ...]] = tuple(
    [tuple([cell for cell in ALL_CELLS if _sector_of[cell] == sector]) for sector in range(SECTORS + 1)]
)

POLAR_SINK: Final = Territory(0)
ARRAKEEN: Final = Territory(1)
CARTHAG: Final = Territory(2)
SIETCH_TABR: Final = Territory(3)
HABBANYA_SIETCH: Final = Territory(4)
TUEKS_SIETCH: Final = Territory(5)
POLAR_SINK_CELL: Final = Cell(0)
STRONGHOLDS: Final[tuple[Territory, ...]] = (ARRAKEEN, CARTHAG, SIETCH_TABR, HABBANYA_SIETCH, TUEKS_SIETCH)

# One bit per territory, for sets of territories kept in an int.
TERRITORY_BIT: Final[tuple[TerritoryMask, ...]] = tuple(
    [TerritoryMask(1 << territory) for territory in range(len(_territories))]
)
SAND_MASK: Final[TerritoryMask] = TerritoryMask(
    sum([TERRITORY_BIT[territory.index] for territory in TERRITORIES if territory.kind == SAND])
)


def next_sector(sector: Sector) -> Sector:
    """The sector that the storm enters next, counter-clockwise."""
    return Sector(sector % SECTORS + 1)


def _neighbours() -> tuple[tuple[Cell, ...], ...]:
    neighbours: list[list[Cell]] = [[] for _ in _cell_ids]
    for ident, others in _BORDERS.items():
        cell = CELL_INDEX[ident]
        for other_ident in others.split():
            other = CELL_INDEX[other_ident]
            neighbours[cell].append(other)
            neighbours[other].append(cell)
    return tuple([tuple(sorted(cells)) for cells in neighbours])


def _links() -> tuple[tuple[Cell, ...], ...]:
    links: list[list[Cell]] = [[] for _ in _cell_ids]
    for cells in CELLS_OF:
        for cell in cells:
            for other in cells:
                if cell != other and SECTOR_OF[other] == next_sector(SECTOR_OF[cell]):
                    links[cell].append(other)
                    links[other].append(cell)
    return tuple([tuple(sorted(cells)) for cells in links])


NEIGHBOURS: Final[tuple[tuple[Cell, ...], ...]] = _neighbours()
"""Per cell, the adjacent cells of other territories: a step there enters a territory."""
LINKS: Final[tuple[tuple[Cell, ...], ...]] = _links()
"""Per cell, the adjacent cells of the same territory: a step there only crosses a sector line."""

SECTOR_START_DEGREES: Final[tuple[int, ...]] = (
    0,
    *[(260 + SECTOR_SPAN_DEGREES * (sector - 1)) % 360 for sector in range(1, SECTORS + 1)],
)

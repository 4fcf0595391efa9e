"""Ways over the planet: how far forces can go, what the storm cuts off, and where the storm sweeps.

Distance counts territories entered; crossing a sector line inside a territory is free. `storm` is the storm's sector,
0 for no storm. `closed` is a set of territories (bits of TERRITORY_BIT) that may be neither entered nor passed.
The map never changes, so every answer is computed once and kept.
"""

from typing import Final

from sandtable.games.arrakis.planet import ALL_CELLS, CELLS_OF, LINKS, NEIGHBOURS, SECTOR_OF, TERRITORY_OF, next_sector
from sandtable.games.arrakis.terms import Cell, Sector, Territory, TerritoryMask

NO_WAY: Final = -1
NO_SECTOR: Final = Sector(-1)

_distances: Final[dict[tuple[int, int, int], tuple[int, ...]]] = {}
_reachable: Final[dict[int, tuple[Cell, ...]]] = {}
_rides: Final[dict[tuple[int, int, int, int, int], tuple[Cell, ...]]] = {}
_parts: Final[dict[tuple[int, int], tuple[tuple[Cell, ...], ...]]] = {}
_stormed: Final[dict[int, TerritoryMask]] = {}
_outside: Final[dict[tuple[int, int], tuple[Cell, ...]]] = {}


def in_storm(cell: Cell, storm: Sector) -> bool:
    """Whether the cell lies in the storm's sector; the polar sink never does."""
    return storm > 0 and SECTOR_OF[cell] == storm


def distances(start: Cell, storm: Sector, closed: TerritoryMask) -> tuple[int, ...]:
    """Per cell, how many territories a group from the start cell enters on the shortest way there, or NO_WAY."""
    key = (start, storm, closed)
    known = _distances.get(key)
    if known is None:
        known = tuple(_walk(start, storm, closed))
        _distances[key] = known
    return known


def _walk(start: Cell, storm: Sector, closed: TerritoryMask) -> list[int]:
    steps = [NO_WAY] * len(SECTOR_OF)
    steps[start] = 0
    if in_storm(start, storm):
        return steps
    stormed = storm if storm > 0 else NO_SECTOR
    # Breadth first by territories entered: all of one distance, free sector crossings included, before the next.
    wave = [start]
    entered = 0
    while wave:
        for cell in wave:  # grows while it is read: sector crossings join the same wave
            for other in LINKS[cell]:
                if steps[other] == NO_WAY and SECTOR_OF[other] != stormed:
                    steps[other] = entered
                    wave.append(other)
        entered += 1
        following: list[Cell] = []
        for cell in wave:
            for other in NEIGHBOURS[cell]:
                if steps[other] == NO_WAY and SECTOR_OF[other] != stormed and not closed >> TERRITORY_OF[other] & 1:
                    steps[other] = entered
                    following.append(other)
        wave = following
    return steps


def distance(a: Cell, b: Cell, storm: Sector, closed: TerritoryMask) -> int:
    """How many territories a group from cell a enters on the shortest way to cell b, or NO_WAY."""
    return distances(a, storm, closed)[b]


def reachable(start: Cell, storm: Sector, limit: int, closed: TerritoryMask) -> tuple[Cell, ...]:
    """Cells where a group from the start cell can end after entering at most `limit` territories, in cell order.

    The start cell itself is left out; other sectors of its territory are in, since a shift there is a move too.
    """
    # One number is quicker to look up than a tuple of four; with 42 territories it is a machine integer when compiled.
    key = ((closed << 5 | storm) << 7 | start) << 5 | limit
    known = _reachable.get(key)
    if known is None:
        steps = distances(start, storm, closed)
        known = tuple([cell for cell, entered in zip(ALL_CELLS, steps) if 0 <= entered <= limit and cell != start])
        _reachable[key] = known
    return known


def stormed_territories(storm: Sector) -> TerritoryMask:
    """The territories (as bits) that have the storm in one of their sectors."""
    known = _stormed.get(storm)
    if known is None:
        known = TerritoryMask(0)
        for cell in ALL_CELLS:
            if in_storm(cell, storm):
                known = TerritoryMask(known | 1 << TERRITORY_OF[cell])
        _stormed[storm] = known
    return known


def cells_outside(storm: Sector, closed: TerritoryMask) -> tuple[Cell, ...]:
    """Every cell outside the storm's sector and outside the closed territories, in cell order."""
    key = (storm, closed)
    known = _outside.get(key)
    if known is None:
        known = tuple(
            [cell for cell in ALL_CELLS if not in_storm(cell, storm) and not closed >> TERRITORY_OF[cell] & 1]
        )
        _outside[key] = known
    return known


def ride(start: Cell, storm: Sector, limit: int, closed: TerritoryMask, sand_mask: TerritoryMask) -> tuple[Cell, ...]:
    """Cells where forces on a worm from the start cell can end, in cell order.

    Only territories of `sand_mask` are passed, the last may be of any kind, and a territory with the storm in any
    of its sectors is neither passed nor ridden to, though a ride may leave one from outside the storm's sector.
    """
    key = (start, storm, limit, closed, sand_mask)
    known = _rides.get(key)
    if known is None:
        known = tuple(_ride(start, storm, limit, TerritoryMask(closed | stormed_territories(storm)), sand_mask))
        _rides[key] = known
    return known


def _ride(start: Cell, storm: Sector, limit: int, barred: TerritoryMask, sand_mask: TerritoryMask) -> list[Cell]:
    if in_storm(start, storm):
        return []
    seen = [False] * len(SECTOR_OF)
    home = TERRITORY_OF[start]
    wave: list[Cell] = [start]
    seen[start] = True
    for entered in range(limit + 1):
        for cell in wave:  # grows while it is read
            for other in LINKS[cell]:
                if not seen[other] and not in_storm(other, storm):
                    seen[other] = True
                    wave.append(other)
        if entered == limit:
            break
        following: list[Cell] = []
        for cell in wave:
            territory = TERRITORY_OF[cell]
            if territory != home and not sand_mask >> territory & 1:
                continue
            for other in NEIGHBOURS[cell]:
                if not seen[other] and not barred >> TERRITORY_OF[other] & 1:
                    seen[other] = True
                    following.append(other)
        wave = following
    home_barred = barred >> home & 1
    return [
        cell for cell in ALL_CELLS if seen[cell] and cell != start and not (home_barred and TERRITORY_OF[cell] == home)
    ]


def parts(territory: Territory, storm: Sector) -> tuple[tuple[Cell, ...], ...]:
    """The cells of a territory as the storm divides them: its own cell, and what is connected on either side."""
    key = (territory, storm)
    known = _parts.get(key)
    if known is None:
        found: list[tuple[Cell, ...]] = []
        part: list[Cell] = []
        for cell in CELLS_OF[territory]:  # in the order of sectors, so neighbours in the list touch
            if in_storm(cell, storm):
                if part:
                    found.append(tuple(part))
                found.append((cell,))
                part = []
            else:
                part.append(cell)
        if part:
            found.append(tuple(part))
        known = tuple(found)
        _parts[key] = known
    return known


def swept(sector: Sector, steps: int) -> tuple[Sector, ...]:
    """Sectors that the storm passes and, last, stops in. A storm that does not move stops where it is."""
    if steps == 0:
        return (sector,)
    path: list[Sector] = []
    for _ in range(steps):
        sector = next_sector(sector)
        path.append(sector)
    return tuple(path)

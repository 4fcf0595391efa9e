"""Forces spread over cells: groups gathered from several sectors, losses spread over them, and who meets whom.

All of it is counting; whose forces they are, and what they may do, is for each game to say.
"""

from sandtable.games.arrakis.movement import parts
from sandtable.games.arrakis.planet import ALL_CELLS, CELLS_OF, POLAR_SINK_CELL, TERRITORY_OF
from sandtable.games.arrakis.terms import NO_TERRITORY, Cell, Sector, Territory


class Meeting:
    """Forces of two sides in cells of one territory that the storm does not keep apart."""

    def __init__(self, territory: Territory, cells: tuple[Cell, ...]) -> None:
        self.territory = territory
        self.cells = cells


def count_in(forces: tuple[int, ...], cells: tuple[Cell, ...] | list[Cell]) -> int:
    """How many forces stand in these cells together."""
    total = 0
    for cell in cells:
        total += forces[cell]
    return total


def occupied(forces: tuple[int, ...]) -> list[Cell]:
    """The cells with forces in them, the neutral polar sink apart."""
    return [cell for cell, count in zip(ALL_CELLS, forces) if count and cell != POLAR_SINK_CELL]


def meetings(mine: tuple[int, ...], theirs: tuple[int, ...], storm: Sector) -> list[Meeting]:
    """Where two sides meet, in cell order. The storm's own cell is a part of its own; the polar sink is neutral."""
    return meetings_from(occupied(mine), mine, theirs, storm)


def meetings_from(cells: list[Cell], mine: tuple[int, ...], theirs: tuple[int, ...], storm: Sector) -> list[Meeting]:
    """The same, for whoever knows already in which cells `mine` stand."""
    found: list[Meeting] = []
    last = NO_TERRITORY
    for cell in cells:
        territory = TERRITORY_OF[cell]
        if territory != last:
            last = territory
            if count_in(theirs, CELLS_OF[territory]):
                for part in parts(territory, storm):
                    if count_in(mine, part) and count_in(theirs, part):
                        found.append(Meeting(territory, part))
    return found


def fewest_to_gather(so_far: int, last: bool) -> int:
    """How many forces of a cell must at least join a group: a group is at least one force."""
    return 1 if last and so_far == 0 else 0


def fewest_to_lose(left: int, beyond: int) -> int:
    """How many of the `left` losses must at least fall on a cell, with so many forces in the cells beyond it."""
    return max(0, left - beyond)


def spread(total: int, chosen: list[int], counts: list[int]) -> list[int]:
    """Losses per cell: as chosen for the first cells, and from then on what is left, in order."""
    found: list[int] = []
    left = total
    for place, count in enumerate(counts):
        lost = chosen[place] if place < len(chosen) else min(left, count)
        found.append(lost)
        left -= lost
    return found

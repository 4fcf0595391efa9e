"""What the small numbers of the map stand for, so that a cell is not taken for a territory."""

from typing import Final, NewType

Territory = NewType("Territory", int)
Cell = NewType("Cell", int)
Sector = NewType("Sector", int)
Terrain = NewType("Terrain", int)
TerritoryMask = NewType("TerritoryMask", int)
"""A set of territories, a bit each."""

NO_TERRITORY: Final = Territory(-1)
NO_CELL: Final = Cell(-1)
NO_STORM: Final = Sector(0)

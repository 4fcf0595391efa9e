"""What this game adds to the map: where the storm starts, its die, and the stronghold that two players cover."""

from typing import Final

from sandtable.games.arrakis.planet import (
    ARRAKEEN,
    CARTHAG,
    HABBANYA_SIETCH,
    SAND_MASK,
    SIETCH_TABR,
    STRONGHOLDS,
    TERRITORY_BIT,
    TUEKS_SIETCH,
)
from sandtable.games.arrakis.terms import NO_TERRITORY, Sector, Territory, TerritoryMask
from sandtable.kernel.sources import Unconfirmed, part

STORM_START: Final = Sector(18)

# The storm die has eight faces: the numbers 0 to 6, and the storm symbol, which beats every number.
STORM_SYMBOL: Final = 7
STORM_DIE: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, STORM_SYMBOL)
# Whoever decides the storm's movement instead of the die chooses between these two, both included.
STORM_LEAST: Final = 0
STORM_MOST: Final = 6

# Two players cover one stronghold, which then counts as sand. Indexed by the face of the storm die.
COVERED_BY_DIE: Final[tuple[Territory, ...]] = (
    CARTHAG,
    SIETCH_TABR,
    SIETCH_TABR,
    HABBANYA_SIETCH,
    HABBANYA_SIETCH,
    TUEKS_SIETCH,
    TUEKS_SIETCH,
    ARRAKEEN,
)
NOT_COVERED: Final = NO_TERRITORY
STRONGHOLD_BLOCKERS: Final = 5
# Forces of so many other factions close a stronghold.
STRONGHOLD_FULL: Final = 2

RECONSTRUCTED: Final[tuple[Unconfirmed, ...]] = (part("storm", ("start",)),)


def open_strongholds(covered: Territory) -> tuple[Territory, ...]:
    """The strongholds in use; `covered` is the covered one, or NOT_COVERED."""
    return tuple([territory for territory in STRONGHOLDS if territory != covered])


def sand_territories(covered: Territory) -> TerritoryMask:
    """The sand territories as bits, the covered stronghold among them."""
    return SAND_MASK if covered == NOT_COVERED else TerritoryMask(SAND_MASK | TERRITORY_BIT[covered])

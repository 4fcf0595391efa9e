"""What this game adds to the map: circles, the storm's start, shelter, ornithopters, income, Fremen landings."""

from typing import Final

from sandtable.games.arrakis.movement import distances
from sandtable.games.arrakis.planet import (
    ARRAKEEN,
    CARTHAG,
    CELLS_OF,
    NEIGHBOURS,
    SAND_MASK,
    SECTORS,
    STRONGHOLDS,
    TERRITORY_BIT,
    TERRITORY_IDS,
    TERRITORY_INDEX,
    TERRITORY_OF,
    TUEKS_SIETCH,
)
from sandtable.games.arrakis.terms import TerritoryMask
from sandtable.games.classic.terms import Sector, words

STORM_START: Final = 18

# The first storm is dialled from 0 to 20, later ones from 1 to 3 (CLA-STORM-01, 03).
FIRST_DIAL_MOST: Final = 20
DIAL_LEAST: Final = 1
DIAL_MOST: Final = 3
WEATHER_MOST: Final = 10

CIRCLE_SECTORS: Final[tuple[int, ...]] = (1, 4, 7, 10, 13, 16)
"""The sectors in which the six player circles lie, in the storm's direction."""

# Which circles are taken, by the number of seats: as far from each other as can be.
CIRCLES_TAKEN: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (0,),
    (0, 3),
    (0, 2, 4),
    (0, 1, 3, 4),
    (0, 1, 2, 3, 4),
    (0, 1, 2, 3, 4, 5),
)

SHIELD_WALL: Final[int] = TERRITORY_INDEX["shield_wall"]
IMPERIAL_BASIN: Final[int] = TERRITORY_INDEX["imperial_basin"]
GREAT_FLAT: Final[int] = TERRITORY_INDEX["great_flat"]

SHELTERED: Final[tuple[int, ...]] = (IMPERIAL_BASIN, ARRAKEEN, CARTHAG)
"""What the Shield Wall shelters from the storm (CLA-MAP-07)."""
EXPOSED: Final[int] = SAND_MASK & ~TERRITORY_BIT[IMPERIAL_BASIN]
"""Territories (bits) where the storm kills while the Shield Wall stands (CLA-STORM-05)."""
EXPOSED_WITHOUT_WALL: Final[int] = (
    SAND_MASK | TERRITORY_BIT[IMPERIAL_BASIN] | TERRITORY_BIT[ARRAKEEN] | TERRITORY_BIT[CARTHAG]
)

CITIES: Final[tuple[int, ...]] = (ARRAKEEN, CARTHAG)
"""Where ornithopters and the better collection rate come from (CLA-MOVE-05, CLA-COLLECT-03)."""
CITY_CELLS: Final[tuple[int, ...]] = (CELLS_OF[ARRAKEEN][0], CELLS_OF[CARTHAG][0])

INCOME: Final[tuple[tuple[int, int], ...]] = ((ARRAKEEN, 2), (CARTHAG, 2), (TUEKS_SIETCH, 1))
"""What the occupant of a stronghold receives in the advanced game (CLA-ADV-01 to 03)."""

STRONGHOLD_CELLS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(territory, CELLS_OF[territory][0]) for territory in STRONGHOLDS]
)
"""Each stronghold with the one cell it consists of."""

SAND_TERRITORIES: Final[tuple[int, ...]] = tuple(
    [territory for territory in range(len(TERRITORY_IDS)) if SAND_MASK >> territory & 1]
)

TERRITORY_WORDS: Final[tuple[str, ...]] = words("territory", TERRITORY_IDS)

LANDING_RANGE: Final = 2


def _fremen_landings() -> tuple[int, ...]:
    """The Great Flat and every territory within two of it, whatever the weather (CLA-FAC-FRE-04, 05)."""
    found: set[int] = set()
    for start in CELLS_OF[GREAT_FLAT]:
        for cell, steps in enumerate(distances(start, Sector(0), TerritoryMask(0))):
            if 0 <= steps <= LANDING_RANGE:
                found.add(TERRITORY_OF[cell])
    return tuple(sorted(found))


def _next_to_the_wall() -> TerritoryMask:
    bits = TERRITORY_BIT[SHIELD_WALL]
    for cell in CELLS_OF[SHIELD_WALL]:
        for other in NEIGHBOURS[cell]:
            bits = TerritoryMask(bits | TERRITORY_BIT[TERRITORY_OF[other]])
    return bits


FREMEN_LANDINGS: Final[tuple[int, ...]] = _fremen_landings()
ATOMICS_FROM: Final[int] = _next_to_the_wall()
"""The Shield Wall and its neighbours (bits): forces there allow Family Atomics (CLA-CARD-20)."""


def steps_ahead(storm: Sector, sector: Sector) -> int:
    """How many sectors the storm still goes to reach this one; a circle in its own sector is just passed."""
    return (sector - storm - 1) % SECTORS

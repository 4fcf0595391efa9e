"""The eight Tactical cards by number: the areas of the sector that each names, and the Sietch (WFA-SOLO-03, 04)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import (
    AREA,
    CENTRAL_SECTORS,
    NORTH_POLE,
    SECTOR_AREAS,
    SECTOR_IDS,
    SECTORS,
    SECTORS_OF,
    SIETCH_AREAS,
    TOUCHING,
    areas_in,
)
from sandtable.games.war_for_arrakis.cards.tactics import CENTRAL, TACTICS
from sandtable.games.war_for_arrakis.terms import AreaMask, Sector, word

TACTIC_IDS: Final[tuple[str, ...]] = tuple([card.id for card in TACTICS])
TACTIC_WORDS: Final[tuple[str, ...]] = tuple([word("tactic", card.id.removeprefix("tactic_")) for card in TACTICS])

# Where Tactical cards lie: drawn by chance, face up as Harvesting Sector or Target Sietch, or discarded.
TACTIC_DECK: Final = 0
HARVESTING: Final = 1
TARGETING: Final = 2
TACTIC_DISCARD: Final = 3


def _sectors(sector: str) -> tuple[Sector, ...]:
    return CENTRAL_SECTORS if sector == CENTRAL else (Sector(SECTOR_IDS.index(sector)),)


TACTIC_SECTORS: Final[tuple[tuple[Sector, ...], ...]] = tuple([_sectors(card.sector) for card in TACTICS])
"""The sector of each card; for these cards the four central sectors are one."""
TACTIC_SIETCH: Final[tuple[int, ...]] = tuple([SIETCH_AREAS.index(AREA[card.sietch]) for card in TACTICS])
"""The slot of the Sietch token that each card names: it stays the same token where a card moves it."""


def _bordering(sector: Sector) -> tuple[Sector, ...]:
    found: set[Sector] = set()
    for area in areas_in(SECTOR_AREAS[sector]):
        for other in areas_in(TOUCHING[area]):
            if NORTH_POLE not in (area, other):
                found |= set(SECTORS_OF[other])
    return tuple(sorted(found - {sector}))


BORDERING: Final[tuple[tuple[Sector, ...], ...]] = tuple([_bordering(sector) for sector in SECTORS])
"""The sectors that border each sector; that all central ones meet at the North Pole does not count."""


def areas_of(sectors: tuple[Sector, ...]) -> AreaMask:
    mask = 0
    for sector in sectors:
        mask |= SECTOR_AREAS[sector]
    return AreaMask(mask)


def around(sectors: tuple[Sector, ...]) -> list[Sector]:
    """The sectors that border a sector, or all of the central ones taken as one."""
    found: set[Sector] = set()
    for sector in sectors:
        found |= set(BORDERING[sector])
    return [sector for sector in SECTORS if sector in found and sector not in sectors]


def sectors_around(area: int) -> tuple[Sector, ...]:
    """The sector in which a Sietch lies; a central one lies in all of them, which count as one (WFA-SOLO-04)."""
    sectors = SECTORS_OF[area]
    return CENTRAL_SECTORS if sectors[0] in CENTRAL_SECTORS else sectors

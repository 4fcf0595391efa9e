"""The factions, as printed on their sheets (CLA-FAC, CHR-RICH, CHR-CHOAM)."""

from typing import Final

from sandtable.games.arrakis.planet import ARRAKEEN, CARTHAG, POLAR_SINK, TERRITORY_INDEX, TUEKS_SIETCH
from sandtable.games.classic.terms import FORCES, HAND_LIMIT, NOWHERE, FactionIndex, Territory, words

ATREIDES: Final = FactionIndex(0)
BENE_GESSERIT: Final = FactionIndex(1)
EMPEROR: Final = FactionIndex(2)
FREMEN: Final = FactionIndex(3)
GUILD: Final = FactionIndex(4)
HARKONNEN: Final = FactionIndex(5)
# The two of the expansion.
CHOAM: Final = FactionIndex(6)
RICHESE: Final = FactionIndex(7)
BASE_FACTIONS: Final = 6


class Faction:
    """A faction sheet: what its player starts with, and the numbers that differ from faction to faction.

    Powers that are more than a number stand in the rules, where they apply.
    """

    def __init__(
        self,
        index: FactionIndex,
        ident: str,
        *,
        spice: int,
        home: Territory = NOWHERE,
        at_home: int = 0,
        free_revival: int,
        hand_limit: int = HAND_LIMIT,
        cards_dealt: int = 1,
        keeps_all_traitors: bool = False,
        special: int = 0,
    ) -> None:
        self.index = index
        self.id = ident
        self.spice = spice
        # Where forces stand when the game begins, if the sheet fixes it, and how many.
        self.home = home
        self.at_home = at_home
        self.reserve = FORCES - at_home
        self.free_revival = free_revival
        self.hand_limit = hand_limit
        # Treachery cards dealt before the first turn.
        self.cards_dealt = cards_dealt
        self.keeps_all_traitors = keeps_all_traitors
        # How many of the forces carry a star, which matters in the advanced game only.
        self.special = special


FACTIONS: Final[tuple[Faction, ...]] = (
    Faction(ATREIDES, "atreides", spice=10, home=ARRAKEEN, at_home=10, free_revival=2),
    Faction(BENE_GESSERIT, "bene_gesserit", spice=5, home=POLAR_SINK, at_home=1, free_revival=1),
    Faction(EMPEROR, "emperor", spice=10, free_revival=1, special=5),
    Faction(FREMEN, "fremen", spice=3, at_home=10, free_revival=3, special=3),
    Faction(GUILD, "guild", spice=5, home=TUEKS_SIETCH, at_home=5, free_revival=1),
    Faction(
        HARKONNEN,
        "harkonnen",
        spice=10,
        home=CARTHAG,
        at_home=10,
        free_revival=2,
        hand_limit=8,
        cards_dealt=2,
        keeps_all_traitors=True,
    ),
    Faction(CHOAM, "choam", spice=2, free_revival=0, hand_limit=5),
    Faction(RICHESE, "richese", spice=5, free_revival=2),
)
FACTION_IDS: Final[tuple[str, ...]] = tuple([faction.id for faction in FACTIONS])
FACTION_INDEX: Final[dict[str, FactionIndex]] = {faction.id: faction.index for faction in FACTIONS}
FACTION_WORDS: Final[tuple[str, ...]] = words("faction", FACTION_IDS)

FREMEN_HOMES: Final[tuple[int, ...]] = (
    TERRITORY_INDEX["sietch_tabr"],
    TERRITORY_INDEX["false_wall_south"],
    TERRITORY_INDEX["false_wall_west"],
)
"""Where Fremen distribute their first forces as they like (CLA-FAC-FRE-01)."""

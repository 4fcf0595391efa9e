"""What the game needs outside this folder."""

from typing import Final

from sandtable.kernel.room import Mode, Room

# The expansion, area by area. A rule each of RCARD, AUDIT and INCOME that needs leader skills is still untested.
EXPANSION: Final = (
    "GEN SETUP RICH AUCTION NOFIELD RALLY MARKET CHOAM CHARITY HAND WORTH REV INFL CALLY SKILL SKCARD HOLD KAR QA"
)
MODES: Final = (
    Mode("basic", (2, 3, 4, 5, 6), {"mode": "basic", "expansion": False, "two_factions_each": False}),
    Mode("advanced", (2, 3, 4, 5, 6), {"mode": "advanced", "expansion": False, "two_factions_each": False}),
    Mode("choam", (2, 3, 4, 5, 6), {"expansion": True, "two_factions_each": False}, {"mode": "advanced"}),
    Mode("pairs", (4,), {"two_factions_each": True}),
)
ROOM: Final = Room(
    "classic.md",
    complete=("CLA", *[f"CHR-{area}" for area in EXPANSION.split()]),
    shares=("arrakis",),
    modes=MODES,
)

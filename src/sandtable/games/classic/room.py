"""What the game needs outside this folder."""

from typing import Final

from sandtable.kernel.room import Room

# The expansion, area by area. A rule each of RCARD, AUDIT and INCOME that needs leader skills is still untested.
EXPANSION: Final = (
    "GEN SETUP RICH AUCTION NOFIELD RALLY MARKET CHOAM CHARITY HAND WORTH REV INFL CALLY SKILL SKCARD HOLD KAR QA"
)
ROOM: Final = Room("classic.md", complete=("CLA", *[f"CHR-{area}" for area in EXPANSION.split()]), shares=("arrakis",))

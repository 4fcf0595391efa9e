"""What the game needs outside this folder."""

from typing import Final

from sandtable.games.classic.coach import LESSONS
from sandtable.kernel.room import Guide, Mode, Room

# Four are enough to meet everything, and few enough to follow.
FIRST_GAME: Final = Guide(seed=5, seats=4, options={"faction_0": "atreides"})
MODES: Final = (
    Mode(
        "basic",
        (2, 3, 4, 5, 6),
        {"mode": "basic", "expansion": False, "two_factions_each": False},
        guide=FIRST_GAME,
    ),
    Mode("advanced", (2, 3, 4, 5, 6), {"mode": "advanced", "expansion": False, "two_factions_each": False}),
    Mode("choam", (2, 3, 4, 5, 6), {"expansion": True, "two_factions_each": False}, {"mode": "advanced"}),
    Mode("pairs", (4,), {"two_factions_each": True}),
)
PHASES: Final = (
    "storm",
    "spice_blow",
    "charity",
    "bidding",
    "revival",
    "ship_move",
    "battle",
    "collection",
    "mentat_pause",
)
ROOM: Final = Room(
    "classic.md",
    complete=("CLA", "CHR"),
    shares=("arrakis",),
    modes=MODES,
    phases=PHASES,
    lessons=LESSONS,
)

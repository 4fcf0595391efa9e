"""What the game needs outside this folder."""

from typing import Final

from sandtable.games.war_for_arrakis.coach import LESSONS
from sandtable.kernel.room import Guide, Mode, Room

# The duel and the Mahdi, area by area.
DUEL: Final = (
    "GEN COMP BOARD UNIT TOK LEAD SETUP ROUND VEH ACT FREE PLAN HAZ SPICE BAN END MOVE RIDE AIR BAT RET SETT TANK PRE "
    "ATOM WORM ECO HARV BG WIN TEAM REF"
)
MAHDI: Final = "SOLO SVEH SACT SMOV SBAT SSPC"
FIRST_GAME: Final = Guide(seed=8, seats=2, options={"side_0": "atreides"})
FIRST_SOLO: Final = Guide(seed=10, seats=1, options={"opponent": "mahdi"})
MODES: Final = (
    Mode("duel", (2,), {"opponent": "player"}, guide=FIRST_GAME),
    Mode("teams", (3, 4), {"opponent": "player"}),
    # The Mahdi has the Harkonnen side, so there are no sides to choose.
    Mode("mahdi", (1, 2), {"opponent": "mahdi", "side_0": "random"}, usual=1, guide=FIRST_SOLO),
)
PHASES: Final = ("round_start", "vehicle_placement", "actions", "hazards", "spice_harvest", "round_end")
ROOM: Final = Room(
    "war-for-arrakis.md",
    complete=tuple([f"WFA-{area}" for area in f"{DUEL} {MAHDI}".split()]),
    modes=MODES,
    phases=PHASES,
    lessons=LESSONS,
)

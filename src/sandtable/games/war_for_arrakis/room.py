"""What the game needs outside this folder."""

from typing import Final

from sandtable.kernel.room import Room

# The duel and the Mahdi, area by area.
DUEL: Final = (
    "GEN COMP BOARD UNIT TOK LEAD SETUP ROUND VEH ACT FREE PLAN HAZ SPICE BAN END MOVE RIDE AIR BAT RET SETT TANK PRE "
    "ATOM WORM ECO HARV BG WIN TEAM REF"
)
MAHDI: Final = "SOLO SVEH SACT SMOV SBAT SSPC"
ROOM: Final = Room(
    "war-for-arrakis.md",
    complete=tuple([f"WFA-{area}" for area in f"{DUEL} {MAHDI}".split()]),
)

"""What the game needs outside this folder."""

from typing import Final

from sandtable.kernel.room import Room

# The duel, area by area; teams and the Mahdi are still to come.
DUEL: Final = (
    "GEN COMP BOARD UNIT TOK LEAD SETUP ROUND VEH ACT FREE PLAN HAZ SPICE BAN END MOVE RIDE AIR BAT RET SETT TANK PRE "
    "ATOM WORM ECO HARV BG WIN REF"
)
ROOM: Final = Room(
    "war-for-arrakis.md",
    complete=tuple([f"WFA-{area}" for area in DUEL.split()]),
    open=False,
)

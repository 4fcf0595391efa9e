"""What the game needs outside this folder."""

from typing import Final

from sandtable.kernel.room import Mode, Room

MODES: Final = (
    Mode("standard", (3, 4), {"mode": "standard", "covered": "rolled", "alliance_leaders": "public"}),
    Mode("duel", (2,), {"mode": "standard", "alliance_leaders": "public"}),
    Mode("alliance", (2,), {"mode": "alliance"}),
)
ROOM: Final = Room("conquest.md", shares=("arrakis",), complete=("CON",), modes=MODES)

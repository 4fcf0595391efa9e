"""What the game needs outside this folder."""

from typing import Final

from sandtable.kernel.room import Room

ROOM: Final = Room("well.md", complete=("WEL-DRAW",))

"""What the game needs outside this folder."""

from typing import Final

from sandtable.kernel.room import Room

ROOM: Final = Room("classic.md", complete=("CLA",), shares=("arrakis",), open=False)

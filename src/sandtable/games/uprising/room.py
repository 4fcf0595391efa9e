"""What the game needs outside this folder."""

from typing import Final

from sandtable.kernel.room import Mode, Room

MODES: Final = (
    Mode("standard", (3, 4)),
    Mode("hagal_solo", (1,)),
    Mode("hagal_two", (2,)),
)
ROOM: Final = Room("uprising.md", complete=("UPR", "HAG"), modes=MODES)

"""What the game needs outside this folder."""

from typing import Final

from sandtable.games.uprising.coach import LESSONS
from sandtable.kernel.room import Guide, Mode, Room

# A leader of the least complexity (UPR-SET-14); alone, against the easiest Rivals (HAG-DIF-01, HAG-SET-03).
FIRST_GAME: Final = Guide(seed=5, seats=3, options={"leader_0": "gurney_halleck"})
FIRST_SOLO: Final = Guide(
    seed=2,
    seats=1,
    options={
        "leader_0": "gurney_halleck",
        "difficulty": "mercenary",
        "rival_0": "staban_tuek",
        "rival_1": "lady_margot_fenring",
    },
)
MODES: Final = (
    Mode("standard", (3, 4), guide=FIRST_GAME),
    Mode("hagal_solo", (1,), guide=FIRST_SOLO),
    Mode("hagal_two", (2,)),
)
PHASES: Final = ("round_start", "player_turns", "combat", "makers", "recall")
ROOM: Final = Room("uprising.md", complete=("UPR", "HAG"), modes=MODES, phases=PHASES, lessons=LESSONS)

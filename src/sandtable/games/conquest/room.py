"""What the game needs outside this folder."""

from typing import Final

from sandtable.games.conquest.coach import LESSONS
from sandtable.kernel.room import Guide, Mode, Room

# Three houses, and the easier market of a first game (CON-CARDS-11).
FIRST_GAME: Final = Guide(seed=1, seats=3, options={"faction_0": "atreides", "small_market": True})
MODES: Final = (
    Mode("standard", (3, 4), {"mode": "standard", "covered": "rolled", "alliance_leaders": "public"}, guide=FIRST_GAME),
    Mode("duel", (2,), {"mode": "standard", "alliance_leaders": "public"}),
    Mode("alliance", (2,), {"mode": "alliance"}),
)
PHASES: Final = ("storm", "spice_blow", "gain_cards", "revival", "ship_move", "battle", "harvest")
ROOM: Final = Room("conquest.md", shares=("arrakis",), complete=("CON",), modes=MODES, phases=PHASES, lessons=LESSONS)

"""Everything that can be chosen in Conquest, by name."""

from typing import Final

from sandtable.games.arrakis.planet import CELL_IDS, TERRITORY_IDS
from sandtable.games.conquest.cards import BATTLE_IDS, MARKET_IDS, POISON, PROJECTILE, SPECIAL
from sandtable.games.conquest.factions import FACTION_IDS, FORCES, LEADER_IDS
from sandtable.kernel.notation import Notation, Option

NOTATION: Final = Notation("conquest")

CELL: Final[list[Option]] = NOTATION.add_all("cell", CELL_IDS)
TERRITORY: Final[list[Option]] = NOTATION.add_all("territory", TERRITORY_IDS)
NUMBER: Final[list[Option]] = NOTATION.numbers(FORCES)
BATTLE_CARD: Final[list[Option]] = NOTATION.add_all("card", BATTLE_IDS)
MARKET_CARD: Final[list[Option]] = NOTATION.add_all("card", MARKET_IDS)
LEADER: Final[list[Option]] = NOTATION.add_all("leader", LEADER_IDS)
FACTION: Final[list[Option]] = NOTATION.add_all("faction", FACTION_IDS)

PASS: Final = NOTATION.add("word", "pass")
PASS_ROUND: Final = NOTATION.add("word", "pass_round")
NOTHING: Final = NOTATION.add("word", "nothing", -1)
DONE: Final = NOTATION.add("word", "done")
DRAW: Final = NOTATION.add("word", "draw")
EXCHANGE: Final = NOTATION.add("word", "exchange")
TRAITOR: Final = NOTATION.add("word", "traitor")
KEEP: Final = NOTATION.add("word", "keep")
DISCARD: Final = NOTATION.add("word", "discard")
COLLECT: Final = NOTATION.add("word", "collect")
LEAVE: Final = NOTATION.add("word", "leave")
LEAVE_IN: Final[list[Option]] = NOTATION.add_all("leave", tuple([f"leave_{territory}" for territory in TERRITORY_IDS]))
ACCEPT: Final = NOTATION.add("word", "accept")
DECLINE: Final = NOTATION.add("word", "decline")

# The elements of a battle plan that Prescience can look at.
SEE_DIAL: Final = NOTATION.add("word", "see_dial")
SEE_LEADER: Final = NOTATION.add("word", "see_leader")
SEE_WEAPON: Final = NOTATION.add("word", "see_weapon")
SEE_DEFENCE: Final = NOTATION.add("word", "see_defence")

# The commands of the Voice: a type of weapon to play, or not to play.
MUST: Final[list[Option]] = [
    NOTATION.add("word", "must_play_poison", POISON),
    NOTATION.add("word", "must_play_projectile", PROJECTILE),
    NOTATION.add("word", "must_play_special", SPECIAL),
]
MUST_NOT: Final[list[Option]] = [
    NOTATION.add("word", "must_not_play_poison", POISON),
    NOTATION.add("word", "must_not_play_projectile", PROJECTILE),
    NOTATION.add("word", "must_not_play_special", SPECIAL),
]

# How a weapon that can be either is set in the plan.
MODE_PROJECTILE: Final = NOTATION.add("word", "as_projectile", PROJECTILE)
MODE_POISON: Final = NOTATION.add("word", "as_poison", POISON)


def numbers_down(most: int, least: int) -> list[Option]:
    """The numbers from the most, which is the common answer, down to the least."""
    return NUMBER[least : most + 1][::-1]

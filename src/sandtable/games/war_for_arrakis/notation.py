"""Everything that can be chosen in War for Arrakis, by name."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_IDS, SECTOR_IDS, ZONE_IDS, areas_in
from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.components import TOKEN_IDS
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE
from sandtable.games.war_for_arrakis.terms import (
    ELITE,
    FACE_IDS,
    IMPERIUM_IDS,
    MARKER_IDS,
    POWER_IDS,
    REGULAR,
    SPECIAL,
    VEHICLE_IDS,
    Side,
)
from sandtable.kernel.notation import Notation, Option

NOTATION: Final = Notation("war_for_arrakis")

# The pieces of the table: the value of each is its number.
AREA: Final[list[Option]] = NOTATION.add_all("area", AREA_IDS)
ZONE: Final[list[Option]] = NOTATION.add_all("zone", ZONE_IDS)
SECTOR: Final[list[Option]] = NOTATION.add_all("sector", SECTOR_IDS)
NUMBER: Final[list[Option]] = NOTATION.numbers(18)
LEADER: Final[list[Option]] = NOTATION.add_all("leader", tuple([leader.id for leader in LEADERS]))
"""The named leaders, and the Wild Maker last."""
NAIB: Final = NOTATION.add("leader", "naib", -1)
BASHAR: Final = NOTATION.add("leader", "bashar", -1)
_REGULAR: Final = NOTATION.add("unit", "regular", REGULAR)
_ELITE: Final = NOTATION.add("unit", "elite", ELITE)
FEDAYKIN: Final = NOTATION.add("unit", "fedaykin", SPECIAL)
SARDAUKAR: Final = NOTATION.add("unit", "sardaukar", SPECIAL)
TOKEN: Final[list[Option]] = NOTATION.add_all("token", TOKEN_IDS)
VEHICLE: Final[list[Option]] = NOTATION.add_all("vehicle", VEHICLE_IDS)
DIE: Final[list[Option]] = NOTATION.add_all("die", FACE_IDS)
DECK: Final[list[Option]] = NOTATION.add_all("power", POWER_IDS)
MARKER: Final[list[Option]] = NOTATION.add_all("marker", MARKER_IDS)
IMPERIUM: Final[list[Option]] = NOTATION.add_all("imperium", IMPERIUM_IDS)
CARD: Final[list[Option]] = NOTATION.add_all("card", tuple([card.id for card in PLANNING]))
"""Planning cards by kind: copies of one card are one option."""
PRESCIENCE_CARD: Final[list[Option]] = NOTATION.add_all("prescience", tuple([card.id for card in PRESCIENCE]))

# What to do with a die, a card or a turn.
MOVE: Final = NOTATION.add("word", "move")
ATTACK: Final = NOTATION.add("word", "attack")
SURPRISE_ATTACK: Final = NOTATION.add("word", "surprise_attack")
DEPLOY: Final = NOTATION.add("word", "deploy")
DRAW: Final = NOTATION.add("word", "draw")
UPGRADE: Final = NOTATION.add("word", "upgrade")
PLACE_VEHICLES: Final = NOTATION.add("word", "place_vehicles")
PLAY_CARD: Final = NOTATION.add("word", "play_card")
DESERT_POWER: Final = NOTATION.add("word", "desert_power")
NOTHING: Final = NOTATION.add("word", "nothing", -1)

# Desert Power.
PLACE_WORMSIGNS: Final = NOTATION.add("word", "place_wormsigns")
MOVE_WORMS: Final = NOTATION.add("word", "move_worms")
ATTACK_WITH_WORM: Final = NOTATION.add("word", "attack_with_worm")

# Free actions (interrupts of one's own turn).
GUERRILLA: Final = NOTATION.add("word", "guerrilla_training")
SCOUT: Final = NOTATION.add("word", "scout")
DETONATE: Final = NOTATION.add("word", "detonate")
END_HAWAT: Final = NOTATION.add("word", "end_hawat")

# Battles.
CONTINUE: Final = NOTATION.add("word", "continue")
CEASE: Final = NOTATION.add("word", "cease")
RETREAT: Final = NOTATION.add("word", "retreat")
FIGHT_ON: Final = NOTATION.add("word", "fight_on")
ADVANCE: Final = NOTATION.add("word", "advance")

# Spice.
KEEP: Final = NOTATION.add("word", "keep")
RAISE: Final = NOTATION.add("word", "raise")
DROP: Final = NOTATION.add("word", "drop")
STOCKPILE: Final = NOTATION.add("word", "stockpile")
RESCUE: Final = NOTATION.add("word", "rescue")

# Plain words.
PASS: Final = NOTATION.add("word", "pass")
DONE: Final = NOTATION.add("word", "done")
ALL: Final = NOTATION.add("word", "all")
SPLIT: Final = NOTATION.add("word", "split")
GO: Final = NOTATION.add("word", "go", 1)
STAY: Final = NOTATION.add("word", "stay", 0)
USE: Final = NOTATION.add("word", "use")
DECLINE: Final = NOTATION.add("word", "decline")
CLAIM: Final = NOTATION.add("word", "claim")
FROM_SUPPLY: Final = NOTATION.add("word", "from_supply")

# Beside what a player of a shared side is asked.
CONE: Final = NOTATION.add("word", "cone_of_silence")

# Facedown Harkonnen Deployment tokens, by colour.
GUARD: Final[list[Option]] = NOTATION.add_all("guard", ("silver_token", "black_token"))

_UNITS: Final[tuple[Option, ...]] = (_REGULAR, _ELITE, FEDAYKIN, _REGULAR, _ELITE, SARDAUKAR)


_MOST_REMEMBERED: Final = 5000
_REMEMBERED: Final[dict[int, list[Option]]] = {}


def area_options(areas: int) -> list[Option]:
    """The areas of a set as options in their order, in a list of its own; the same sets are offered time and again."""
    found = _REMEMBERED.get(areas)
    if found is None:
        if len(_REMEMBERED) >= _MOST_REMEMBERED:
            _REMEMBERED.clear()
        found = [AREA[area] for area in areas_in(areas)]
        _REMEMBERED[areas] = found
    return found[:]


def take_out(options: list[Option], taken: Option) -> None:
    """Take one out of options that are in their order, by halves: to compare options one by one takes longer."""
    low, high = 0, len(options) - 1
    while low < high:
        middle = (low + high) // 2
        if options[middle].value < taken.value:
            low = middle + 1
        else:
            high = middle
    assert options[low] is taken
    options.pop(low)


def unit(side: Side, kind: int) -> Option:
    """A type of Unit of a side; the value is the type."""
    return _UNITS[3 * side + kind]


def generic(side: Side) -> Option:
    """A side's generic leader."""
    return BASHAR if side else NAIB


def numbers_down(most: int, least: int) -> list[Option]:
    """The numbers from the most, which is the common answer, down to the least."""
    return NUMBER[least : most + 1][::-1]

"""Everything that can be chosen in Uprising, by name."""

from typing import Final

from sandtable.games.uprising.board import POSTS, SPACES
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.catalogue import EFFECT_NAMES, EFFECTS, printed_effects
from sandtable.games.uprising.effects import CHOOSE
from sandtable.games.uprising.hagal.rivals import RIVALS
from sandtable.games.uprising.leaders import LEADERS, TRAINING
from sandtable.games.uprising.terms import FACTIONS, IN_DISCARD, IN_HAND, IN_PLAY, NONE
from sandtable.kernel.notation import Notation, Option

NOTATION: Final = Notation("uprising")

MOST_TROOPS: Final = 12

CARD: Final[list[Option]] = NOTATION.add_all("card", tuple([card.id for card in CARDS]))
INTRIGUE_CARD: Final[list[Option]] = NOTATION.add_all("intrigue", tuple([card.id for card in INTRIGUE]))
SPACE: Final[list[Option]] = NOTATION.add_all("space", tuple([space.id for space in SPACES]))
POST: Final[list[Option]] = NOTATION.add_all("post", tuple([post.id for post in POSTS]))
FACTION: Final[list[Option]] = NOTATION.add_all("faction", FACTIONS)
LEADER: Final[list[Option]] = NOTATION.add_all("leader", tuple([leader.id for leader in LEADERS]))
RIVAL: Final[list[Option]] = NOTATION.add_all("rival", tuple([f"rival_{rival.id}" for rival in RIVALS]))
CONTRACT: Final[list[Option]] = NOTATION.add_all("contract", tuple([contract.id for contract in CONTRACTS]))
CONFLICT: Final[list[Option]] = NOTATION.add_all("conflict", tuple([card.id for card in CONFLICTS]))
OBJECTIVE: Final[list[Option]] = NOTATION.add_all("objective", tuple([card.id for card in OBJECTIVES]))
NUMBER: Final[list[Option]] = NOTATION.numbers(MOST_TROOPS)
TRAINING_STEP: Final[list[Option]] = NOTATION.add_all("training", tuple([f"training_{step.id}" for step in TRAINING]))

# The turn.
REVEAL: Final = NOTATION.add("word", "reveal")
END_TURN: Final = NOTATION.add("word", "end_turn")
AS_PRINTED: Final = NOTATION.add("word", "as_printed", NONE)
DEPLOY: Final = NOTATION.add("word", "deploy")
# The two entries of a space that offers a choice of costs.
ENTRY: Final[list[Option]] = NOTATION.add_all("word", ("free_entry", "paid_entry"))

# Doing something, or not.
PAY: Final = NOTATION.add("word", "pay")
USE: Final = NOTATION.add("word", "use")
DECLINE: Final = NOTATION.add("word", "decline", NONE)
PASS: Final = NOTATION.add("word", "pass", NONE)

# Where the card to trash lies.
ZONE: Final[dict[int, Option]] = {
    IN_HAND: NOTATION.add("word", "from_hand", IN_HAND),
    IN_DISCARD: NOTATION.add("word", "from_discard", IN_DISCARD),
    IN_PLAY: NOTATION.add("word", "from_play", IN_PLAY),
}


def _offered() -> list[int]:
    """The effects that a player can be asked to pick: those of a turn that come in any order, and alternatives."""
    found: set[int] = set()
    for name, box in printed_effects():
        kind, _, place = name.partition("/")
        if kind in ("space", "visit", "council_seat") or (kind == "card" and place.endswith(("/agent", "/reveal"))):
            found.update([part.number for part in box.parts()])
        elif kind == "contract" or place.endswith("/ability"):
            found.add(box.number)
    for effect in EFFECTS:
        if effect.op == CHOOSE:
            found.update([option.number for option in effect.inner()])
    return sorted(found)


EFFECT: Final[dict[int, Option]] = {
    number: NOTATION.add("effect", EFFECT_NAMES[number], number) for number in _offered()
}


def numbers_down(most: int, least: int) -> list[Option]:
    """The numbers from the most, which is the common answer, down to the least."""
    return NUMBER[least : most + 1][::-1]

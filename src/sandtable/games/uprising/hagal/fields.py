"""Every field of House Hagal, declared once; `make generated` writes generated.py from it."""

from typing import Final

from sandtable.games.uprising.hagal.cards import HAGAL_CARDS, HAGAL_KIND
from sandtable.games.uprising.hagal.difficulty import DIFFICULTIES
from sandtable.games.uprising.hagal.rivals import RIVALS
from sandtable.kernel.fields import Deck, Part, cards, flag, named, some
from sandtable.kernel.names import Names, numbered

RIVAL_NAMES: Final = Names("rival", [rival.id for rival in RIVALS])
DIFFICULTY_NAMES: Final = Names("difficulty", [level.id for level in DIFFICULTIES])
HAGAL_KIND_NAMES: Final = Names("kind of House Hagal card", [card.id for card in HAGAL_CARDS])
HAGAL_CARD_NAMES: Final = Names("House Hagal card", numbered([HAGAL_CARDS[kind].id for kind in HAGAL_KIND]))

# Cards for another number of players stay in the box.
HAGAL: Final = Deck(HAGAL_CARD_NAMES, HAGAL_KIND, ("deck", "discard", "box"))

HOUSE: Final = Part(
    "House",
    "What House Hagal adds to the table.",
    own="sandtable.games.uprising.hagal.house",
    sized=True,
    rivals=some(named(RIVAL_NAMES)),
    difficulty=named(DIFFICULTY_NAMES, "mercenary"),
    # Rules in force.
    row_churn=flag(),
    brutal_escalation=flag(),
    expert_deployment=flag(),
    smart_politics=flag(),
    measured_deployment=flag(),
    cards=cards(HAGAL),
)

"""Every field of the Mahdi, declared once; `make generated` writes generated.py from it."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_IDS, SIETCH_AREAS
from sandtable.games.war_for_arrakis.cards.decks import DECK_CARD_NAMES as DECK_CARD_NAMES
from sandtable.games.war_for_arrakis.mahdi.guards import GUARD_FACES, GUARD_IDS
from sandtable.games.war_for_arrakis.mahdi.tactics import TACTIC_IDS
from sandtable.games.war_for_arrakis.terms import POWER_IDS
from sandtable.kernel.fields import Deck, Part, bits, cards, each, flag, named, row, some
from sandtable.kernel.names import Names

AREA_NAMES: Final = Names("area", AREA_IDS)
POWER_NAMES: Final = Names("power", POWER_IDS)
SIETCH_NAMES: Final = Names("Sietch", [AREA_IDS[area] for area in SIETCH_AREAS])
TACTIC_NAMES: Final = Names("Tactical card", TACTIC_IDS)
GUARD_NAMES: Final = Names("Harkonnen Deployment token", GUARD_IDS)
GUARD_CARD_NAMES: Final = Names(
    "Harkonnen Deployment token by its hidden side", [f"mix {card}" for card in range(len(GUARD_FACES))]
)

TACTIC_CARDS: Final = Deck(TACTIC_NAMES, tuple(range(TACTIC_NAMES.size)), ("deck", "harvesting", "target", "discard"))
GUARD_DECK: Final = Deck(GUARD_CARD_NAMES, GUARD_FACES, (*GUARD_IDS, "silver pool", "black pool"))

MAHDI: Final = Part(
    "Mahdi",
    "What the automaton adds to the table.",
    own="sandtable.games.war_for_arrakis.mahdi.automaton",
    sized=True,
    tactics=cards(TACTIC_CARDS),
    # The Target Sietch of the round, and the one that legions march on in this turn instead.
    target=named(SIETCH_NAMES),
    march_on=named(SIETCH_NAMES),
    # The Reinforcements deck from its bottom: whose card each is, and which one if it was laid there for all to see.
    reinforcements=some(row(named(POWER_NAMES), named(DECK_CARD_NAMES))),
    # Whose card lies on top of the discard pile; whose card was drawn last in this turn.
    pile_top=named(POWER_NAMES),
    last_drawn=named(POWER_NAMES),
    # Whether an Ornithopter has carried a legion in this turn; the settlements that moves of the action have left.
    flown=flag(),
    left=bits(AREA_NAMES),
    # The Harkonnen Deployment tokens: what they show, and where each slot lies.
    guards=cards(GUARD_DECK),
    guard_at=each(GUARD_NAMES, named(AREA_NAMES)),
)

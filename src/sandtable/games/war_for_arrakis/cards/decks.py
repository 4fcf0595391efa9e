"""Cards of all four Planning decks under one number each, where a card is named without its deck."""

from typing import Final

from sandtable.games.war_for_arrakis.cards import DECK_FACES, PLANNING_IDS
from sandtable.games.war_for_arrakis.terms import POWER_IDS
from sandtable.kernel.names import Names, numbered

PLANNING_DECK_NAMES: Final = [
    Names("Planning card", numbered([PLANNING_IDS[kind] for kind in faces])) for faces in DECK_FACES
]
DECK_CARD_NAMES: Final = Names(
    "card of a Planning deck",
    [f"{POWER_IDS[power]} {name}" for power, names in enumerate(PLANNING_DECK_NAMES) for name in names.ids],
)

# A card by that number: whose deck it is of, and its number there.
DECK_OF: Final[tuple[int, ...]] = tuple([power for power, faces in enumerate(DECK_FACES) for _ in faces])
IN_DECK: Final[tuple[int, ...]] = tuple([card for faces in DECK_FACES for card in range(len(faces))])
FIRST_OF: Final[tuple[int, ...]] = tuple([DECK_OF.index(power) for power in range(len(DECK_FACES))])


def deck_card(power: int, card: int) -> int:
    return FIRST_OF[power] + card

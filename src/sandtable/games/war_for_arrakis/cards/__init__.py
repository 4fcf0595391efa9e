"""All Planning cards: kinds in printed order, deck after deck, and the kind of every physical card of a deck."""

from typing import Final

from sandtable.games.war_for_arrakis.cards.corrino_ally import CARDS as CORRINO_CARDS
from sandtable.games.war_for_arrakis.cards.fremen_ally import CARDS as FREMEN_CARDS
from sandtable.games.war_for_arrakis.cards.house_atreides import CARDS as ATREIDES_CARDS
from sandtable.games.war_for_arrakis.cards.house_harkonnen import CARDS as HARKONNEN_CARDS
from sandtable.games.war_for_arrakis.cards.kinds import PlanningCard
from sandtable.games.war_for_arrakis.terms import POWERS, Power, word
from sandtable.kernel.sources import Unconfirmed

PLANNING: Final[tuple[PlanningCard, ...]] = ATREIDES_CARDS + FREMEN_CARDS + HARKONNEN_CARDS + CORRINO_CARDS
PLANNING_IDS: Final[tuple[str, ...]] = tuple([card.id for card in PLANNING])
PLANNING_NUMBER: Final[dict[str, int]] = {ident: number for number, ident in enumerate(PLANNING_IDS)}
PLANNING_WORDS: Final = tuple([word("card", ident) for ident in PLANNING_IDS])


def faces_of(deck: Power) -> tuple[int, ...]:
    """The kind of every physical card of a deck, kind after kind."""
    kinds: list[int] = []
    for number, card in enumerate(PLANNING):
        if card.deck == deck:
            kinds.extend([number] * card.copies)
    return tuple(kinds)


DECK_FACES: Final[tuple[tuple[int, ...], ...]] = tuple([faces_of(power) for power in POWERS])

RECONSTRUCTED: Final[tuple[Unconfirmed, ...]] = ()
"""Every Planning card was found in a public source."""

"""The treachery deck: the card that Atreides have seen lies on top, and an empty deck is made anew (CLA-BID-16, 19)."""

from typing import Final

from sandtable.games.classic.state import DECK, DISCARD, TOP, Table
from sandtable.games.classic.terms import Seat
from sandtable.games.classic.treachery import TREACHERY_DECK, TREACHERY_WORDS
from sandtable.kernel.state import Difference

DRAWN_FROM_BELOW: Final = Difference("drawn-from-below", until=3)
"""The free card of Harkonnen was never the unsold one on top of the deck."""


def new_deck(g: Table) -> None:
    """The discard pile becomes the deck."""
    g.just_discarded = ()
    g.treachery.pour(DISCARD, DECK)
    g.tell("event-treachery-deck-anew")


def draw_free_card(g: Table, seat: Seat) -> None:
    """Harkonnen draw the top card for each they buy, unless their hand is full, and at Richese too
    (CLA-FAC-HAR-05, 06, CLA-KAR-17, CHR-QA-12, CHR-RUL-07)."""
    cards = g.treachery
    if cards.zones[TOP] and not g.follows(DRAWN_FROM_BELOW):
        drawn = cards.zones[TOP][:1]
        cards.move(g, drawn[0], TOP, g.hand(seat), 1 << seat)
    else:
        if not cards.zones[DECK] and cards.zones[DISCARD]:
            new_deck(g)
        drawn = cards.draw(g, 1, DECK, g.hand(seat), 1 << seat)
    g.tell("event-free-card", who=g.who(seat), count=len(drawn))
    g.tell_only(1 << seat, "event-treachery-seen", cards=[TREACHERY_WORDS[TREACHERY_DECK[card]] for card in drawn])

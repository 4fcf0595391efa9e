"""The House Hagal deck that all Rivals share (HAG-TRN-06 to 09, HAG-CMB-04)."""

from sandtable.games.uprising.hagal.house import HAGAL_DECK, HAGAL_DISCARD
from sandtable.games.uprising.state import Table


def reveal(g: Table) -> int:
    """The top card, for all to see; an empty deck is made anew from the discards (HAG-TRN-08)."""
    cards = g.hagal.cards
    if not cards.zones[HAGAL_DECK]:
        make_new(g)
    return cards.draw(g, 1, HAGAL_DECK, HAGAL_DISCARD, g.everyone)[0]


def make_new(g: Table) -> None:
    """Remaining deck, discards and New Deck itself are shuffled together (UPR-RUL-13)."""
    g.hagal.cards.pour(HAGAL_DISCARD, HAGAL_DECK)
    g.tell("event-hagal-reshuffled")


def size(g: Table) -> int:
    """How many cards are in use."""
    zones = g.hagal.cards.zones
    return len(zones[HAGAL_DECK]) + len(zones[HAGAL_DISCARD])

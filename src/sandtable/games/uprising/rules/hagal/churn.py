"""Imperium Row Churn: after the Reveal turn of a lone player the Row loses cards by dice (HAG-OPT-02 to 05)."""

from sandtable.games.uprising.cards import CARD_KIND
from sandtable.games.uprising.hagal.difficulty import CHURN_SIDES
from sandtable.games.uprising.rules.acquiring import refill
from sandtable.games.uprising.state import CARD_WORDS, ROW, TRASHED, Table


def churn_row(g: Table) -> None:
    first, second = g.roll(CHURN_SIDES) + 1, g.roll(CHURN_SIDES) + 1
    g.tell("event-row-churn", first=first, second=second)
    remove_from_row(g, first, second)


def remove_from_row(g: Table, first: int, second: int) -> None:
    """Positions count from the left; a 6 and the second of a double remove nothing (UPR-RUL-109)."""
    row = g.cards.zones[ROW][:]
    places = [place - 1 for place in sorted({first, second}) if place <= len(row)]
    for place in places:
        g.cards.move(g, row[place], ROW, TRASHED, g.everyone)
        g.tell("event-row-churned", card=CARD_WORDS[CARD_KIND[row[place]]])
    for place in places:
        refill(g, place)

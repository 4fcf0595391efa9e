"""Paying: own spice first, then what allies have promised (CLA-ALLY-10, 11, CLA-BID-22, CLA-SHIP-12)."""

from sandtable.games.classic.rules.promises import promised
from sandtable.games.classic.rules.skills import paid_to_bank, paid_to_player
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NOBODY, Seat


def means(g: Table, seat: Seat) -> int:
    """What the seat can pay for a card or a shipment: its own spice and what its allies have promised."""
    return g.spice[seat] + sum([promised(g, ally) for ally in g.allies_of(seat)])


def pay(g: Table, seat: Seat, price: int, to: Seat) -> None:
    """Pay to a seat, or to the bank (NOBODY). What allies add becomes public with the payment (CLA-RUL-40)."""
    left = price
    for payer in [seat, *g.allies_of(seat)]:
        part = min(left, g.spice[payer] if payer == seat else promised(g, payer))
        if part:
            g.spice[payer] -= part
            left -= part
            receive(g, payer, part, to)


def receive(g: Table, payer: Seat, amount: int, to: Seat) -> None:
    """Spice that a payer has laid down reaches a seat or the bank."""
    if to == NOBODY:
        if g.telling:
            g.tell("event-pays-bank", who=g.who(payer), count=amount)
        paid_to_bank(g, payer, amount)
    else:
        g.spice[to] += amount
        g.tell("event-pays", who=g.who(payer), count=amount, to=g.who(to))
        paid_to_player(g, payer, amount, to)

"""CHOAM charity phase (CLA-CHARITY, CLA-FAC-BG-14)."""

from typing import Final

from sandtable.games.classic.advantages import SURE_CHARITY
from sandtable.games.classic.factions import BENE_GESSERIT
from sandtable.games.classic.notation import ACCEPT, DECLINE
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import stopped, window
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import CHARITY, CHARITY_FLOOR, NOBODY, Seat
from sandtable.kernel.steps import Ask, Do, Form, Question


@rule("charity_phase")
def charity_phase(g: Table) -> None:
    """In storm order, and nothing comes in between (CLA-CHARITY-06)."""
    g.phase = CHARITY
    claims = Do(take_claims)
    if g.advanced and g.seat_of(BENE_GESSERIT) != NOBODY:
        window(g, (SURE_CHARITY,), claims)
    else:
        g.then(claims)


@rule("take_claims")
def take_claims(g: Table) -> None:
    g.then(*[Ask(CLAIM, seat) for seat in g.order() if due(g, seat)])


def due(g: Table, seat: Seat) -> int:
    """What charity gives: it fills up to two spice; in the advanced game the Bene Gesserit always get two."""
    if g.advanced and g.plays(seat, BENE_GESSERIT) and not stopped(g, SURE_CHARITY):
        return CHARITY_FLOOR
    return max(0, CHARITY_FLOOR - g.spice[seat])


class Claim(Form[Table]):
    """Whether to claim charity (CLA-CHARITY-03)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-charity", "CLA-CHARITY-01", [ACCEPT, DECLINE], {"count": due(g, ask.seat)})

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is ACCEPT:
            count = due(g, ask.seat)
            g.spice[ask.seat] += count
            g.tell("event-charity", who=g.who(ask.seat), count=count)
        else:
            g.tell("event-no-charity", who=g.who(ask.seat))


CLAIM: Final = Claim("claim")
BOOK.add(CLAIM)

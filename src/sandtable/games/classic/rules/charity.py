"""CHOAM charity phase (CLA-CHARITY, CLA-FAC-BG-14), and what CHOAM themselves make of it (CHR-CHARITY)."""

from typing import Final

from sandtable.games.classic.advantages import CHOAM_CHARITY, SURE_CHARITY
from sandtable.games.classic.factions import BENE_GESSERIT, CHOAM
from sandtable.games.classic.notation import ACCEPT, DECLINE
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.choam import charity_factor, gives_charity, take_charity_income
from sandtable.games.classic.rules.karama import stopped, window
from sandtable.games.classic.rules.sapho import offer_order
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import CANCELLED, CHARITY, CHARITY_FLOOR, NOBODY, AdvantageIndex, Seat
from sandtable.kernel.steps import Ask, Do, Form, Question


@rule("charity_phase")
def charity_phase(g: Table) -> None:
    """In storm order, and nothing comes in between (CLA-CHARITY-06)."""
    g.phase = CHARITY
    if g.inflation == CANCELLED:
        g.tell("event-charity-cancelled")  # nobody can claim, and CHOAM get nothing (CHR-INFL-10)
        return
    claims = Do(take_claims)
    advantages: list[AdvantageIndex] = []
    if g.advanced and g.seat_of(BENE_GESSERIT) != NOBODY:
        advantages.append(SURE_CHARITY)
    if g.seat_of(CHOAM) != NOBODY:
        advantages.append(CHOAM_CHARITY)
    if advantages:
        window(g, tuple(advantages), claims)
    else:
        g.then(claims)


@rule("take_claims")
def take_claims(g: Table) -> None:
    """CHOAM take their income first; then everybody in order (CHR-CHARITY-01)."""
    if gives_charity(g):
        take_charity_income(g)
    g.then(Do(ask_for_claims))
    offer_order(g)


@rule("ask_for_claims")
def ask_for_claims(g: Table) -> None:
    g.then(*[Ask(CLAIM, seat) for seat in g.acting_order() if due(g, seat)])


def due(g: Table, seat: Seat) -> int:
    """What charity gives: it fills up to two spice; in the advanced game the Bene Gesserit always get two.

    CHOAM do not claim while they give (CHR-CHARITY-05), and inflation may double it all (CHR-INFL-09).
    """
    if g.plays(seat, CHOAM) and gives_charity(g):
        return 0
    if g.advanced and g.plays(seat, BENE_GESSERIT) and not stopped(g, SURE_CHARITY):
        return CHARITY_FLOOR * charity_factor(g)
    return max(0, CHARITY_FLOOR - g.spice[seat]) * charity_factor(g)


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
            if gives_charity(g):
                choam = g.seat_of(CHOAM)
                g.spice[choam] -= count
                g.tell("event-choam-pays-charity", who=g.who(choam), count=count)
        else:
            g.tell("event-no-charity", who=g.who(ask.seat))


CLAIM: Final = Claim("claim")
BOOK.add(CLAIM)

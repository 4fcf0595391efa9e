"""What allies promise each other in private (CLA-ALLY-15, 17, CLA-RUL-40).

A promise is a sealed form that the allies have seen: so much spice for the ally's cards and shipments, and for Guild
and Fremen whether the ally may use their standing benefit. Who promised nothing gives no spice and grants the benefit.
"""

from typing import Final

from sandtable.games.classic.factions import CHOAM, FREMEN, GUILD
from sandtable.games.classic.notation import NO, NUMBER, YES
from sandtable.games.classic.rules.book import BOOK
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NOBODY, SPICE_BLOW, Seat
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Ask, Form, Question

PROMISED_SPICE: Final = "prompt-promise-spice"
GRANTED: Final = "prompt-grant"

PROMISABLE: Final[list[Option]] = [NUMBER[count] for count in (*range(13), 15, 20, 30, 50)]
"""The same at all times, as whoever has seen a promise knows that it could be made."""

BOUND_AS_PROMISED: Final = Difference("bound-as-promised", until=2)
"""An ally's bid bound no more of the ally's spice than was promised: who could still be paid told how much that was."""

PLANS_BIND_NOTHING: Final = Difference("plans-bind-nothing", until=3)
"""The spice of a revealed plan could still be spent before the plan was paid, and was then lacking."""


# The places of the answers.
PROMISED: Final = 0
GRANT: Final = 1


class PromiseForm(Form[Table]):
    """How much of the own spice an ally may use, and whether the standing benefit."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            return Question(PROMISED_SPICE, "CLA-BID-22", PROMISABLE)
        if len(ask.answers) == GRANT and g.factions[ask.seat] in (GUILD, FREMEN):
            return Question(GRANTED, "CLA-ALLY-15", [YES, NO])
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        """The form is kept, and shown to the allies only."""
        forget_promises(g, ask.seat)
        g.seal(ask)
        for ally in g.allies_of(ask.seat):
            g.peek(ask.seat, PROMISED_SPICE, ally, PROMISE_FORM)
            if len(ask.answers) > GRANT:
                g.peek(ask.seat, GRANTED, ally, PROMISE_FORM)
        g.tell("event-promises", who=g.who(ask.seat))
        seers = g.friends(ask.seat)
        g.tell_only(seers, "event-promises-spice", who=g.who(ask.seat), count=ask.value(PROMISED))
        if len(ask.answers) > GRANT:
            g.tell_only(seers, "event-grants" if ask.answers[GRANT] is YES else "event-withholds", who=g.who(ask.seat))


PROMISE_FORM: Final = PromiseForm("promise")
BOOK.add(PROMISE_FORM)


def promise_of(g: Table, seat: Seat) -> tuple[int, bool]:
    """What the seat promised its allies: so much spice, and whether they may use its benefit."""
    ask = g.sealed_by(seat, PROMISE_FORM)
    if ask is None:
        return 0, True
    return ask.value(PROMISED), len(ask.answers) <= GRANT or ask.answers[GRANT] is YES


def promised(g: Table, seat: Seat) -> int:
    """How much of its own spice the seat lets its allies use, as far as it still has it."""
    return min(promise_of(g, seat)[0], g.spice[seat]) if g.sealed else 0


def grants(g: Table, seat: Seat) -> bool:
    """Whether the seat lets its allies use its standing benefit: the Guild's rates, the Fremen's free revivals."""
    return promise_of(g, seat)[1]


def forget_promises(g: Table, seat: Seat) -> None:
    """Whatever the seat promised ends, by a new promise or with the alliance (CLA-ALLY-17)."""
    if g.sealed_by(seat, PROMISE_FORM) is not None:
        g.unseal(seat, PROMISE_FORM)


def may_promise(g: Table, seat: Seat) -> bool:
    """Not while an ally's bid stands, to which the promise may belong (CLA-BID-22), nor while alliances change."""
    auction = g.auction
    if g.phase == SPICE_BLOW:
        return False
    bound = auction is not None and auction.bidder != NOBODY and g.allied(seat, auction.bidder)
    return g.allies[seat] != 0 and not bound


def reserved(g: Table, seat: Seat) -> int:
    """Spice that a standing bid binds: the bidder's own, and what the ally adds to it (CLA-DEAL-13).

    What CHOAM have promised for the ally's forces in a battle is bound until it is over (CHR-CALLY-05), and what a
    revealed plan says until it is paid (CLA-ADV-11, CLA-RUL-43).
    """
    if g.battle is not None and seat in g.battle.seats and not g.follows(PLANS_BIND_NOTHING):
        return min(g.spice[seat], g.battle.owed[g.battle.seats.index(seat)])
    if g.battle is not None and g.plays(seat, CHOAM):
        return min(g.spice[seat], sum(g.battle.support_by_choam))
    auction = g.auction
    if auction is None or auction.bidder == NOBODY:
        return 0
    if seat == auction.bidder:
        return min(auction.bid, g.spice[seat])
    if g.allied(seat, auction.bidder):
        lacking = max(0, auction.bid - g.spice[auction.bidder])
        if g.follows(BOUND_AS_PROMISED):
            return min(promised(g, seat), lacking)
        # How much was promised is between the allies: who promised anything is bound as far as all can see.
        return min(g.spice[seat], lacking) if g.sealed_by(seat, PROMISE_FORM) is not None else 0
    return 0

"""Nexus: alliances are formed and broken (CLA-NEXUS, CLA-RUL-35)."""

from typing import Final

from sandtable.games.classic.notation import BREAK, FACTION, PASS
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.promises import forget_promises
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NOBODY, FactionIndex, Seat, Seats
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Ask, Do, Form, Question, Together


@rule("hold_nexus")
def hold_nexus(g: Table) -> None:
    """Everybody may now form and break alliances; pairs of one player stay as they are (CLA-RUL-34)."""
    g.tell("event-nexus")
    g.entered = 0
    g.left = 0
    if not g.pairs:
        g.then(Do(nexus_round))


@rule("nexus_round")
def nexus_round(g: Table) -> None:
    """All say at once, and in secret, what they want; it goes on until nothing changes any more (CLA-NEXUS-11)."""
    asks = [Ask(NEXUS, seat) for seat in g.order() if _partners(g, seat, g.allies[seat]) or _may_leave(g, seat)]
    if asks:
        g.then(Together(*asks), Do(compare_wishes, g.entered, g.left))
    else:
        g.tell("event-nexus-over")


def _may_leave(g: Table, seat: Seat) -> bool:
    """Once in a nexus, so that every nexus comes to an end."""
    return g.allies[seat] != 0 and not g.left >> seat & 1


def _partners(g: Table, seat: Seat, allies: Seats) -> list[Seat]:
    """With whom the seat, having these allies, could form or widen an alliance (CLA-NEXUS-07, 08, 10)."""
    if g.entered >> seat & 1:
        return []
    mine = allies | 1 << seat
    return [
        other
        for other in g.order()
        if not (mine | g.entered) >> other & 1
        and (mine | g.friends(other) & ~(1 << seat)).bit_count() <= g.alliance_size
    ]


class Nexus(Form[Table]):
    """Leave the alliance, wish for a partner, or do nothing."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            options = [PASS, *self._wishes(g, ask.seat, g.allies[ask.seat])]
            if _may_leave(g, ask.seat):
                options.append(BREAK)
            return Question("prompt-nexus", "CLA-NEXUS-06", options)
        if ask.answers[-1] is BREAK:
            wishes = self._wishes(g, ask.seat, 0)
            if wishes:
                return Question("prompt-nexus-then", "CLA-NEXUS-05", [PASS, *wishes])
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        """Leaving needs nobody's consent; a wish waits until it is compared with the others (CLA-NEXUS-04, 06)."""
        if ask.answers[0] is BREAK and g.allies[ask.seat]:
            break_alliance(g, ask.seat)
        last = ask.answers[-1]
        g.wishes = replaced(
            g.wishes, ask.seat, g.seat_of(FactionIndex(last.value)) if last.kind == "faction" else NOBODY
        )

    def _wishes(self, g: Table, seat: Seat, allies: Seats) -> list[Option]:
        return [FACTION[g.factions[other]] for other in _partners(g, seat, allies)]


NEXUS: Final = Nexus("nexus")
BOOK.add(NEXUS)


def break_alliance(g: Table, seat: Seat) -> None:
    """The seat goes its own way; whoever is left alone is unallied as well (CLA-ALLY-17)."""
    others = g.allies_of(seat)
    g.tell("event-leaves-alliance", who=g.who(seat), others=[g.who(other) for other in others])
    g.left |= 1 << seat
    g.allies = replaced(g.allies, seat, 0)
    forget_promises(g, seat)
    for other in others:
        g.allies = replaced(g.allies, other, g.allies[other] & ~(1 << seat))
        if not g.allies[other]:
            forget_promises(g, other)


@rule("compare_wishes")
def compare_wishes(g: Table, entered: Seats, left: Seats) -> None:
    """Wishes that meet become alliances; what else was wished for nobody learns (CLA-NEXUS-06, 09)."""
    for seat in g.order():
        other = g.wishes[seat]
        if other != NOBODY and g.wishes[other] == seat and _all_agree(g, seat, other):
            ally(g, seat, other)
    g.wishes = (NOBODY,) * g.seats
    if g.entered != entered or g.left != left:
        g.then(Do(nexus_round))
    else:
        g.tell("event-nexus-over")


def _all_agree(g: Table, seat: Seat, other: Seat) -> bool:
    """Whether everybody who would be in the alliance wishes for somebody of the other part, and it is not too large."""
    mine, yours = g.friends(seat), g.friends(other)
    if mine & yours or (mine | yours) & g.entered or (mine | yours).bit_count() > g.alliance_size:
        return False
    for member in range(g.seats):
        wish = g.wishes[member]
        theirs = yours if mine >> member & 1 else mine if yours >> member & 1 else 0
        if theirs and (wish == NOBODY or not theirs >> wish & 1):
            return False
    return True


def ally(g: Table, seat: Seat, other: Seat) -> None:
    """The two, with those already allied to them, are one alliance now, for all to see; promises begin anew."""
    members = g.friends(seat) | g.friends(other)
    for member in range(g.seats):
        if members >> member & 1:
            g.allies = replaced(g.allies, member, members & ~(1 << member))
            g.joined = replaced(g.joined, member, g.turn)
            forget_promises(g, member)
    g.entered |= members
    g.tell("event-allied", who=g.who(seat), other=g.who(other))

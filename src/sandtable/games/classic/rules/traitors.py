"""Calling a leader a traitor after the reveal (CLA-TRAITOR-01, 02, 10, 12 to 15, CLA-FAC-HAR-07)."""

from typing import Final

from sandtable.games.classic.advantages import ALLY_TRAITOR
from sandtable.games.classic.factions import HARKONNEN
from sandtable.games.classic.leaders import LEADER_WORDS
from sandtable.games.classic.notation import PASS, TRAITOR
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import stopped
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NO_LEADER, NOBODY, LeaderIndex, Seat
from sandtable.kernel.steps import Ask, Form, Question, Together


@rule("ask_for_traitors")
def ask_for_traitors(g: Table) -> None:
    """Everybody who could call decides before any decision is shown (CLA-TRAITOR-15)."""
    asks: list[Ask] = []
    for side in range(2):
        for seat in callers(g, side):
            if could_call(g, seat, betrayer(g, side)):
                asks.append(Ask(CALL_TRAITOR, seat, side))
    if asks:
        g.then(Together(*asks))


def callers(g: Table, side: int) -> list[Seat]:
    """Who may call for a side: its player, and an allied Harkonnen unless stopped (CLA-FAC-HAR-07, CLA-RUL-28)."""
    seat = g.fight.seats[side]
    harkonnen = g.seat_of(HARKONNEN)
    if harkonnen != NOBODY and g.allied(seat, harkonnen) and not stopped(g, ALLY_TRAITOR):
        return [seat, harkonnen]
    return [seat]


def betrayer(g: Table, side: int) -> LeaderIndex:
    """The leader of the other side who may be called: nobody beside the Kwisatz Haderach (CLA-TRAITOR-12, 14)."""
    battle = g.fight
    return NO_LEADER if battle.kwisatz[1 - side] else battle.leader[1 - side]


def could_call(g: Table, seat: Seat, leader: LeaderIndex) -> bool:
    """Whether the leader may be the seat's traitor as far as the public knows."""
    return leader != NO_LEADER and g.traitors.possibly(g.public, g.traitor_hand(seat)) >> leader & 1 == 1


class CallTraitor(Form[Table]):
    """Whether to call the opposing leader a traitor."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        leader = betrayer(g, _side(ask))
        holds = leader in g.traitors.zones[g.traitor_hand(ask.seat)]
        options = [PASS, TRAITOR] if holds else [PASS]
        args = {"leader": LEADER_WORDS[leader], "cards": len(options) - 1}
        return Question("prompt-call-traitor", "CLA-TRAITOR-01", options, args)

    def complete(self, g: Table, ask: Ask) -> None:
        """The traitor card is shown to all and stays with its owner (CLA-TRAITOR-10)."""
        if ask.answers[0] is not TRAITOR:
            return
        leader = betrayer(g, _side(ask))
        g.fight.called[_side(ask)] = ask.seat
        g.traitors.show(g, [leader], g.traitor_hand(ask.seat), g.everyone)
        g.tell("event-traitor", who=g.who(ask.seat), leader=LEADER_WORDS[leader])


CALL_TRAITOR: Final = CallTraitor("call_traitor")
BOOK.add(CALL_TRAITOR)


def _side(ask: Ask) -> int:
    side = ask.args[0]
    assert isinstance(side, int)
    return side

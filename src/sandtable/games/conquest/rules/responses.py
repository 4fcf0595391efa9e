"""After the reveal: market cards and traitors, in turn (CON-BAT-36, CON-TRAITOR, CON-RUL-26)."""

from typing import Final

from sandtable.games.conquest.cards import COUNTER_ATTACK, MARKET_CARDS, POISON_TOOTH, PRANA_BINDU
from sandtable.games.conquest.notation import PASS, TRAITOR
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import COPIES, could_hold, offered, play_market_card, playable
from sandtable.games.conquest.state import LEADER_WORDS, Table
from sandtable.games.conquest.terms import HANDS, NO_LEADER, MarketKind, Side, other
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Form, Question

AFTER_REVEAL: Final = (COUNTER_ATTACK, POISON_TOOTH, PRANA_BINDU)
_ANY_OF_THESE: Final = COPIES[COUNTER_ATTACK] | COPIES[POISON_TOOTH] | COPIES[PRANA_BINDU]


@rule("respond")
def respond(g: Table, side: Side, passes: int) -> None:
    """The sides alternate, battle advantage first, until both pass in a row."""
    if passes == 2:
        return
    seat = g.fight.seats[side]
    if could_call(g, side) or could_hold(g, seat, _ANY_OF_THESE):
        g.then(Ask(RESPOND, seat, side, passes))
    else:
        g.then(Do(respond, other(side), passes + 1))


def could_call(g: Table, side: Side) -> bool:
    """Whether, as far as the public knows, the opposing leader may be this side's traitor."""
    battle = g.fight
    leader = battle.leader[other(side)]
    return leader != NO_LEADER and g.traitor_cards.possibly(g.public, HANDS[battle.seats[side]]) >> leader & 1 == 1


def can_call(g: Table, side: Side) -> list[Option]:
    battle = g.fight
    holds = battle.leader[other(side)] in g.traitor_cards.zones[HANDS[battle.seats[side]]]
    return [TRAITOR] if holds else []


class Respond(Form[Table]):
    """Play a market card, call traitor, or pass."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        side = _side(ask)
        cards = can_call(g, side)
        for kind in AFTER_REVEAL:
            cards += playable(g, ask.seat, kind)
        return offered("prompt-respond", "CON-TRAITOR-01", [PASS], cards)

    def complete(self, g: Table, ask: Ask) -> None:
        battle = g.fight
        side, passes = _side(ask), ask.args[1]
        assert isinstance(passes, int)
        chosen = ask.answers[0]
        if chosen is PASS:
            if g.telling:
                g.tell("event-pass", who=g.who(ask.seat))
            g.then(Do(respond, other(side), passes + 1))
        elif chosen is TRAITOR:
            call_traitor(g, side)
            g.then(Do(answer_call, other(side)))
        else:
            kind = MarketKind(chosen.value)
            play_market_card(g, ask.seat, kind)
            if kind == COUNTER_ATTACK:
                battle.bonus[side] += MARKET_CARDS[COUNTER_ATTACK].strength
            elif kind == POISON_TOOTH:
                battle.poison_tooth = True
            else:
                battle.saved[side] = True
            g.then(Do(respond, other(side), 0))


def _side(ask: Ask) -> Side:
    side = ask.args[0]
    assert isinstance(side, int)
    return Side(side)


def call_traitor(g: Table, side: Side) -> None:
    """The traitor card is shown to all; play stops at this moment (CON-TRAITOR-01)."""
    battle = g.fight
    leader = battle.leader[other(side)]
    battle.called[side] = True
    g.traitor_cards.show(g, [leader], HANDS[battle.seats[side]], g.everyone)
    g.tell("event-traitor", who=g.who(battle.seats[side]), leader=LEADER_WORDS[leader])


@rule("answer_call")
def answer_call(g: Table, side: Side) -> None:
    """The betrayed side may still reveal a traitor of its own, but play no more market cards (CON-TRAITOR-12, 14)."""
    if could_call(g, side):
        g.then(Ask(ANSWER_CALL, g.fight.seats[side], side))


class AnswerCall(Form[Table]):
    """Whether to reveal a traitor in return."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return offered("prompt-answer-call", "CON-TRAITOR-12", [PASS], can_call(g, _side(ask)))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is TRAITOR:
            call_traitor(g, _side(ask))


RESPOND: Final = Respond("respond")
ANSWER_CALL: Final = AnswerCall("answer_call")
BOOK.add(RESPOND)
BOOK.add(ANSWER_CALL)

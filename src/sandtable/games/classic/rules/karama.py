"""Karama: stopping advantages (CLA-KAR). The table of what can be stopped stands in `advantages`.

A rule that attempts an advantage lets the others stop it first:

    window(g, (VOICE,), Do(voice_is_heard))

and `voice_is_heard` looks whether it was: `stopped(g, VOICE)`.
"""

from typing import Final

from sandtable.games.classic.advantages import (
    ADVANTAGE_WORDS,
    ADVANTAGES,
    LASTING,
    THIS_BATTLE,
    THIS_PHASE,
    THIS_TURN,
    THIS_USE,
    WORTHLESS_KARAMA,
)
from sandtable.games.classic.factions import BENE_GESSERIT
from sandtable.games.classic.notation import PASS, PASS_PHASE, PASS_TURN, STOP, TREACHERY
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NOBODY, NONE, Kind, Seat
from sandtable.games.classic.treachery import COPIES, KARAMA, TREACHERY_CARDS, WORTHLESS_COPIES
from sandtable.kernel.steps import Ask, Do, Form, Question, Step, Together


def stopped(g: Table, advantage: int) -> bool:
    """Whether the advantage is stopped now."""
    return g.stopped >> advantage & 1 == 1


def window(g: Table, advantages: tuple[int, ...], go_on: Step) -> None:
    """Let the others stop any of these advantages at the moment they are used, then go on (CLA-KAR-01)."""
    g.then(Do(open_window, advantages), go_on)


def used_up(g: Table, advantage: int) -> None:
    """What was stopped for one use may be tried again."""
    g.stopped &= ~(1 << advantage)


def owner(g: Table, advantage: int) -> Seat:
    """Who has the advantage."""
    return g.seat_of(ADVANTAGES[advantage].faction)


def end_of_battle(g: Table) -> None:
    """What was stopped for a battle may be used again."""
    g.stopped &= ~(LASTING[THIS_BATTLE] | LASTING[THIS_USE])


def end_of_phase(g: Table) -> None:
    g.stopped &= ~(LASTING[THIS_PHASE] | LASTING[THIS_USE])
    g.passing = [until if until == PASS_TURN.value else 0 for until in g.passing]


def end_of_turn(g: Table) -> None:
    g.stopped &= ~(LASTING[THIS_TURN] | LASTING[THIS_PHASE] | LASTING[THIS_USE])
    g.passing = [0] * g.seats


# Who has a Karama.


def karama_kinds(g: Table, seat: Seat) -> list[Kind]:
    """The kinds of cards in hand that the seat may use as Karama (CLA-FAC-BG-15)."""
    kinds = g.kinds_held(seat)
    worthless = g.advanced and g.plays(seat, BENE_GESSERIT)
    return [kind for kind in kinds if kind == KARAMA or (worthless and TREACHERY_CARDS[kind].worthless)]


def could_have_karama(g: Table, seat: Seat) -> bool:
    """Whether the seat may have a Karama as far as the public knows (CLA-KAR-10)."""
    cards = COPIES[KARAMA]
    if g.advanced and g.plays(seat, BENE_GESSERIT):
        cards |= WORTHLESS_COPIES
    return g.could_hold(seat, cards)


def could_use_power(g: Table, seat: Seat) -> bool:
    """Whether the seat may have a Karama for the special power of its faction (CLA-ADV-20)."""
    return g.advanced and not g.power_used[seat] and not g.passing[seat] and could_have_karama(g, seat)


def play_karama(g: Table, seat: Seat, kind: Kind, *effect: Step) -> None:
    """A Karama is played; its effect looks whether it `failed`, as a worthless card may be stopped (CLA-KAR-08)."""
    g.stopped &= ~(1 << WORTHLESS_KARAMA)
    g.play_card(seat, kind)
    if kind == KARAMA:
        g.then(*effect)
    else:
        g.then(Do(open_window, (WORTHLESS_KARAMA,)), *effect)


def failed(g: Table) -> bool:
    """Whether the Karama just played was a worthless card that was stopped."""
    return stopped(g, WORTHLESS_KARAMA)


# The window.


@rule("open_window")
def open_window(g: Table, advantages: tuple[int, ...]) -> None:
    """All who could have a Karama are asked at once, in secret (CLA-KAR-09, 10)."""
    for advantage in advantages:
        used_up(g, advantage)
    seats = [seat for seat in g.order() if _may_respond(g, seat, advantages)]
    if seats:
        g.karama_by = NOBODY
        g.then(Together(*[Ask(STOP_WITH_KARAMA, seat, advantages) for seat in seats]), Do(close_window, advantages))


def _may_respond(g: Table, seat: Seat, advantages: tuple[int, ...]) -> bool:
    return bool(_opposed(g, seat, advantages)) and not g.passing[seat] and could_have_karama(g, seat)


def _opposed(g: Table, seat: Seat, advantages: tuple[int, ...]) -> list[int]:
    """Those of the advantages that are neither the seat's own nor an ally's (CLA-KAR-09)."""
    return [advantage for advantage in advantages if not g.friends(owner(g, advantage)) >> seat & 1]


class StopWithKarama(Form[Table]):
    """Whether to stop one of the advantages being used, and with which card."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == 0:
            opposed = _opposed(g, ask.seat, _advantages(ask))
            kinds = karama_kinds(g, ask.seat)
            stops = [STOP[advantage] for advantage in opposed] if kinds else []
            args = {"cards": len(kinds), "advantages": [ADVANTAGE_WORDS[advantage] for advantage in opposed]}
            rule = ADVANTAGES[opposed[0]].rule
            return Question("prompt-stop", rule, [PASS, PASS_PHASE, PASS_TURN, *stops], args)
        if given == 1 and ask.answers[0].kind == "stop":
            kinds = karama_kinds(g, ask.seat)
            if len(kinds) > 1:
                return Question("prompt-karama-with", "CLA-FAC-BG-15", [TREACHERY[kind] for kind in kinds])
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        chosen = ask.answers[0]
        if chosen is PASS_PHASE or chosen is PASS_TURN:
            g.passing[ask.seat] = chosen.value
            g.tell(
                "event-passes-on", who=g.who(ask.seat), until="until-phase" if chosen is PASS_PHASE else "until-turn"
            )
        elif chosen is not PASS and g.karama_by == NOBODY:
            g.karama_by = ask.seat
            g.karama_against = chosen.value
            g.karama_with = ask.value(1) if len(ask.answers) > 1 else karama_kinds(g, ask.seat)[0]


STOP_WITH_KARAMA: Final = StopWithKarama("stop_with_karama")
BOOK.add(STOP_WITH_KARAMA)


def _advantages(ask: Ask) -> tuple[int, ...]:
    advantages = ask.args[0]
    assert isinstance(advantages, tuple)
    return advantages


@rule("close_window")
def close_window(g: Table, advantages: tuple[int, ...]) -> None:
    """Of those who want to, the earliest in storm order plays; the others' wishes are never told (CLA-KAR-10)."""
    seat, advantage, kind = g.karama_by, g.karama_against, g.karama_with
    g.karama_by, g.karama_against, g.karama_with = NOBODY, NONE, NONE
    if seat == NOBODY:
        g.tell("event-nobody-stops", advantages=[ADVANTAGE_WORDS[one] for one in advantages])
    else:
        play_karama(g, seat, kind, Do(advantage_is_stopped, seat, advantage, advantages))


@rule("advantage_is_stopped")
def advantage_is_stopped(g: Table, seat: Seat, advantage: int, advantages: tuple[int, ...]) -> None:
    """If the Karama was itself stopped, or other advantages are still at stake, the window opens again."""
    if failed(g):
        used_up(g, WORTHLESS_KARAMA)
        g.then(Do(open_window, advantages))
        return
    g.stopped |= 1 << advantage
    who, whose = g.who(seat), g.who(owner(g, advantage))
    g.tell("event-advantage-stopped", who=who, owner=whose, advantage=ADVANTAGE_WORDS[advantage])
    rest = tuple([one for one in advantages if one != advantage])
    if rest:
        g.then(Do(open_window, rest))

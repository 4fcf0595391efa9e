"""Karama: stopping advantages (CLA-KAR). The table of what can be stopped stands in `advantages`.

A rule that attempts an advantage lets the others stop it first:

    window(g, (VOICE,), Do(voice_is_heard))

and `voice_is_heard` looks whether it was: `stopped(g, VOICE)`.
"""

from typing import Final, cast

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
from sandtable.games.classic.fields import ADVANTAGE_NAMES
from sandtable.games.classic.notation import PASS, PASS_ON, PASS_PHASE, PASS_TURN, STOP, TREACHERY
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.payments import means
from sandtable.games.classic.state import UP, Table
from sandtable.games.classic.terms import AdvantageIndex, Kind, Seat
from sandtable.games.classic.treachery import COPIES, KARAMA, TREACHERY_CARDS, TREACHERY_DECK, WORTHLESS_COPIES
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Arg, Ask, Do, Question, Response, StandingPass, Step, Window, Words

# How long a standing pass holds.
UNTIL_PHASE: Final = "phase"
UNTIL_TURN: Final = "turn"
UNTIL_ASKED: Final = "asked"

# What the special powers of factions are called among the windows.
POWER: Final = "power"


def stopped(g: Table, advantage: AdvantageIndex) -> bool:
    """Whether the advantage is stopped now."""
    return g.stopped >> advantage & 1 == 1


def window(g: Table, advantages: tuple[AdvantageIndex, ...], go_on: Step) -> None:
    """Let the others stop any of these advantages at the moment they are used, then go on (CLA-KAR-01)."""
    g.then(Do(open_window, advantages), go_on)


def used_up(g: Table, advantage: AdvantageIndex) -> None:
    """What was stopped for one use may be tried again."""
    g.stopped &= ~(1 << advantage)


def owner(g: Table, advantage: AdvantageIndex) -> Seat:
    """Who has the advantage."""
    return g.seat_of(ADVANTAGES[advantage].faction)


def end_of_battle(g: Table) -> None:
    """What was stopped for a battle may be used again."""
    g.stopped &= ~(LASTING[THIS_BATTLE] | LASTING[THIS_USE])


def end_of_phase(g: Table) -> None:
    """What was stopped for the phase may be used again, and passes for the phase are over."""
    g.stopped &= ~(LASTING[THIS_PHASE] | LASTING[THIS_USE])
    g.moment(UNTIL_PHASE)


def end_of_turn(g: Table) -> None:
    g.stopped &= ~(LASTING[THIS_TURN] | LASTING[THIS_PHASE] | LASTING[THIS_USE])
    g.moment(UNTIL_PHASE)
    g.moment(UNTIL_TURN)


# Who has a Karama.


def karama_kinds(g: Table, seat: Seat) -> list[Kind]:
    """The kinds of cards in hand that the seat may use as Karama now: one on which it has bid, or that it must keep, is
    bound (CLA-RUL-44)."""
    kinds = all_karama_kinds(g, seat)
    bound = g.bound_kinds(seat) if kinds else []
    if bound:
        hand = [TREACHERY_DECK[card] for card in g.treachery.zones[g.hand(seat)]]
        kinds = [kind for kind in kinds if kind not in bound or hand.count(kind) > 1]
    if kinds and _has_overbid(g, seat):
        held = [card for card in g.treachery.zones[g.hand(seat)] if TREACHERY_DECK[card] in kinds]
        return kinds if len(held) > 1 else []
    return kinds


def _has_overbid(g: Table, seat: Seat) -> bool:
    """Whether the seat has bid more than it can pay for the card that is still up."""
    auction = g.auction
    if auction is None or auction.bidder != seat or not g.treachery.zones[UP]:
        return False
    return auction.bid > means(g, seat)


def all_karama_kinds(g: Table, seat: Seat) -> list[Kind]:
    """The kinds of cards in hand that are Karamas, for the Bene Gesserit worthless ones too (CLA-FAC-BG-15)."""
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
    return g.advanced and not g.power_used[seat] and not g.passes(seat, POWER) and could_have_karama(g, seat)


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


@rule("open_window", ADVANTAGE_NAMES)
def open_window(g: Table, advantages: tuple[AdvantageIndex, ...]) -> None:
    """All who could have a Karama are asked at once, in secret; the earliest who wants to plays (CLA-KAR-09, 10)."""
    for advantage in advantages:
        used_up(g, advantage)
    g.then(Window(STOP_WITH_KARAMA, tuple(g.order()), advantages))


# The places of the answers.
OPPOSED: Final = 0
WITH_CARD: Final = 1


class StopWithKarama(Response[Table]):
    """Whether to stop one of the advantages being used, and with which card."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return could_have_karama(g, seat) and bool(_opposed(g, seat, args))

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        if not karama_kinds(g, ask.seat):
            return []
        return [STOP[advantage] for advantage in _opposed(g, ask.seat, ask.args)]

    def words(self, g: Table, ask: Ask) -> Words:
        return {"advantages": [ADVANTAGE_WORDS[advantage] for advantage in _opposed(g, ask.seat, ask.args)]}

    def further(self, g: Table, ask: Ask) -> Question | None:
        kinds = karama_kinds(g, ask.seat)
        if len(ask.answers) > WITH_CARD or len(kinds) == 1:
            return None
        return Question("prompt-karama-with", "CLA-FAC-BG-15", [TREACHERY[kind] for kind in kinds])

    def complete(self, g: Table, ask: Ask) -> None:
        kind = Kind(ask.value(WITH_CARD)) if len(ask.answers) > WITH_CARD else karama_kinds(g, ask.seat)[0]
        play_karama(g, ask.seat, kind, Do(advantage_is_stopped, ask.seat, ask.value(OPPOSED)))

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        """Told, so that a seat which thinks about it cannot be told from one that is asked something else."""
        g.tell("event-nobody-stops", advantages=[ADVANTAGE_WORDS[advantage] for advantage in _advantages(args)])


def tell_standing_pass(g: Table, seat: Seat, standing: StandingPass) -> None:
    if g.telling:
        g.tell("event-passes-on", who=g.who(seat), until="until-" + standing.until)


STANDING: Final[tuple[StandingPass, ...]] = (
    StandingPass(PASS_PHASE, UNTIL_PHASE),
    StandingPass(PASS_TURN, UNTIL_TURN),
    StandingPass(PASS_ON, UNTIL_ASKED),
)
STOP_WITH_KARAMA: Final = StopWithKarama(
    "stop_with_karama", "prompt-stop", "CLA-KAR-01", PASS, STANDING, (ADVANTAGE_NAMES,)
)
BOOK.add(STOP_WITH_KARAMA)


def _advantages(args: tuple[Arg, ...]) -> tuple[AdvantageIndex, ...]:
    advantages = args[0]
    assert isinstance(advantages, tuple)
    return cast("tuple[AdvantageIndex, ...]", advantages)


def _opposed(g: Table, seat: Seat, args: tuple[Arg, ...]) -> list[AdvantageIndex]:
    """Those of the advantages that are not stopped yet and neither the seat's own nor an ally's (CLA-KAR-09)."""
    return [
        advantage
        for advantage in _advantages(args)
        if not stopped(g, advantage) and not g.friends(owner(g, advantage)) >> seat & 1
    ]


@rule("advantage_is_stopped", None, ADVANTAGE_NAMES)
def advantage_is_stopped(g: Table, seat: Seat, advantage: AdvantageIndex) -> None:
    """Unless the Karama was itself stopped. The window opens again for whatever is still at stake."""
    if failed(g):
        used_up(g, WORTHLESS_KARAMA)
        return
    g.stopped |= 1 << advantage
    who, whose = g.who(seat), g.who(owner(g, advantage))
    g.tell("event-advantage-stopped", who=who, owner=whose, advantage=ADVANTAGE_WORDS[advantage])

"""Truthtrance: one question about one fact, answered truthfully before all (CLA-CARD-17, 18, 28, CLA-RUL-20)."""

from typing import Final

from sandtable.games.classic.battle_record import NO_ELEMENT
from sandtable.games.classic.factions import BENE_GESSERIT, FACTION_WORDS
from sandtable.games.classic.fields import KIND_NAMES
from sandtable.games.classic.leaders import AUDITOR, LEADER_WORDS, LEADERS
from sandtable.games.classic.notation import (
    ASK_CARD,
    ASK_FACTION,
    ASK_PLAN,
    ASK_TRAITOR,
    ASK_TURN,
    FACTION,
    LEADER,
    NO,
    NUMBER,
    PASS,
    PLAY_TRUTHTRANCE,
    TREACHERY,
    YES,
)
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import STANDING, tell_standing_pass
from sandtable.games.classic.state import PREDICTED_FACTION, PREDICTED_TURN, Table
from sandtable.games.classic.terms import NOBODY, FactionIndex, Kind, Seat
from sandtable.games.classic.treachery import (
    COPIES,
    NOT_FOR_BATTLE,
    ROLE_OF,
    TREACHERY_WORDS,
    TRUTHTRANCE,
    turn_card,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Arg, Ask, Form, Question, Response, StandingPass, Window

# The question and the answer. The places of the answers, after the first to play the card:

ASKED: Final = 1
ABOUT: Final = 2
FACT: Final = 3


def truth_question(g: Table, ask: Ask) -> Question | None:
    """Whom to ask, and about which single fact; the first answer was to play the card."""
    given = len(ask.answers)
    if given == ASKED:
        others = [FACTION[g.factions[other]] for other in g.order() if other != ask.seat]
        return Question("prompt-truth-whom", "CLA-CARD-17", others)
    asked = g.seat_of(FactionIndex(ask.value(ASKED)))
    if given == ABOUT:
        about = [ASK_CARD, ASK_TRAITOR]
        if g.plays(asked, BENE_GESSERIT) and g.predictions.zones[PREDICTED_FACTION]:
            about += [ASK_FACTION, ASK_TURN]
        if plans_soon(g, asked):
            about.append(ASK_PLAN)
        return Question("prompt-truth-about", "CLA-RUL-20", about, {"who": g.who(asked)})
    if given == FACT:
        return Question("prompt-truth-fact", "CLA-RUL-20", _facts(g, ask.answers[ABOUT]), {"who": g.who(asked)})
    return None


def plans_soon(g: Table, seat: Seat) -> bool:
    """Whether the seat fights a battle of which no plan, nor a part of one, has been committed."""
    battle = g.battle
    return battle is not None and seat in battle.seats and not battle.committed and battle.element == NO_ELEMENT


def _facts(g: Table, about: Option) -> list[Option]:
    if about is ASK_CARD:
        return [TREACHERY[kind] for kind in g.kinds_in_game()]
    if about is ASK_PLAN:
        return [TREACHERY[kind] for kind in g.kinds_in_game() if ROLE_OF[kind] != NOT_FOR_BATTLE]
    if about is ASK_TRAITOR:
        return [
            LEADER[leader.index]
            for leader in LEADERS
            if g.seat_of(leader.faction) != NOBODY and (g.advanced or leader.index != AUDITOR)
        ]
    if about is ASK_FACTION:
        return [FACTION[g.factions[seat]] for seat in g.order() if not g.plays(seat, BENE_GESSERIT)]
    return NUMBER[1 : g.turns + 1]


def ask_truth(g: Table, ask: Ask) -> None:
    """The card is played, the question put before all, and answered truthfully before all."""
    g.play_card(ask.seat, TRUTHTRANCE)
    asked, about, fact = g.seat_of(FactionIndex(ask.value(ASKED))), ask.answers[ABOUT], ask.value(FACT)
    if about is ASK_PLAN:
        g.tell("event-truth-plan", who=g.who(ask.seat), asked=g.who(asked), card=TREACHERY_WORDS[fact])
        g.then(Ask(SWEAR, asked, fact))
    elif about is ASK_CARD:
        _answer_card(g, ask.seat, asked, Kind(fact))
    elif about is ASK_TRAITOR:
        yes = fact in g.traitors.zones[g.traitor_hand(asked)]
        _tell_truth(g, "event-truth-traitor", ask.seat, asked, LEADER_WORDS[fact], yes)
        if yes:
            g.traitors.show(g, [fact], g.traitor_hand(asked), g.everyone)
        else:
            g.traitors.rule_out([fact], g.traitor_hand(asked), g.everyone)
    elif about is ASK_FACTION:
        yes = fact in g.predictions.zones[PREDICTED_FACTION]
        _tell_truth(g, "event-truth-faction", ask.seat, asked, FACTION_WORDS[fact], yes)
        _settle_prediction(g, fact, PREDICTED_FACTION, yes)
    else:
        yes = turn_card(fact) in g.predictions.zones[PREDICTED_TURN]
        _tell_truth(g, "event-truth-turn", ask.seat, asked, fact, yes)
        _settle_prediction(g, turn_card(fact), PREDICTED_TURN, yes)


def _tell_truth(g: Table, message: str, seat: Seat, asked: Seat, fact: str | int, yes: bool) -> None:
    answer = "option-yes" if yes else "option-no"
    g.tell(message, who=g.who(seat), asked=g.who(asked), fact=fact, answer=answer)


def _answer_card(g: Table, seat: Seat, asked: Seat, kind: Kind) -> None:
    """Whether the asked player holds a card of that kind; everybody remembers the answer."""
    card = g.held(asked, kind)
    yes = g.holds(asked, kind)
    _tell_truth(g, "event-truth-card", seat, asked, TREACHERY_WORDS[kind], yes)
    if yes:
        g.treachery.show(g, [card], g.hand(asked), g.everyone)
    else:
        g.treachery.rule_out(_cards(COPIES[kind]), g.hand(asked), g.everyone)


def _cards(bits: int) -> list[int]:
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def _settle_prediction(g: Table, card: int, zone: int, yes: bool) -> None:
    if yes:
        g.predictions.show(g, [card], zone, g.everyone)
    else:
        g.predictions.rule_out([card], zone, g.everyone)


class Swear(Form[Table]):
    """Whether the plan will hold a card: binding as far as it is still possible (CLA-CARD-18)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        kind = self._kind(ask)
        options = [YES, NO] if g.holds(ask.seat, kind) else [NO]
        return Question("prompt-swear", "CLA-CARD-18", options, {"card": TREACHERY_WORDS[kind]})

    def complete(self, g: Table, ask: Ask) -> None:
        kind = self._kind(ask)
        yes = ask.answers[0] is YES
        g.fight.oaths.append((g.side_of(ask.seat), kind, yes))
        g.tell(
            "event-sworn", who=g.who(ask.seat), card=TREACHERY_WORDS[kind], answer="option-yes" if yes else "option-no"
        )
        if yes:
            g.treachery.show(g, [g.held(ask.seat, kind)], g.hand(ask.seat), g.everyone)

    def _kind(self, ask: Ask) -> Kind:
        kind = ask.args[0]
        assert isinstance(kind, int)
        return Kind(kind)


SWEAR: Final = Swear("swear", KIND_NAMES)
BOOK.add(SWEAR)


# Plans are made by both sides together, so that the moment to ask about them is before (CLA-BAT-25).


@rule("offer_truthtrance")
def offer_truthtrance(g: Table) -> None:
    g.then(Window(TRUTH_BEFORE_PLANS, tuple(g.order())))


class TruthBeforePlans(Response[Table]):
    """Whether to play Truthtrance before the plans of a battle are made."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return g.could_hold(seat, COPIES[TRUTHTRANCE])

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        return [PLAY_TRUTHTRANCE] if g.holds(ask.seat, TRUTHTRANCE) else []

    def further(self, g: Table, ask: Ask) -> Question | None:
        return truth_question(g, ask)

    def complete(self, g: Table, ask: Ask) -> None:
        ask_truth(g, ask)

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        g.tell("event-no-truthtrance")


TRUTH_BEFORE_PLANS: Final = TruthBeforePlans(
    "truth_before_plans", "prompt-truth-before-plans", "CLA-BAT-25", PASS, STANDING
)
BOOK.add(TRUTH_BEFORE_PLANS)

"""Arrows: a price that need not be paid, and what it buys (UPR-TRN-17 to 19, UPR-RUL-22, 25)."""

from typing import Final

from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.effects import (
    FLIP_CONFLICT,
    PAY,
    SPEND,
    Effect,
    FlipConflict,
    Pay,
    Spend,
)
from sandtable.games.uprising.hagal.wording import said_of_rivals
from sandtable.games.uprising.notation import CONFLICT, DECLINE
from sandtable.games.uprising.notation import PAY as PAY_OPTION
from sandtable.games.uprising.rules import supply
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.hagal.acting import act
from sandtable.games.uprising.rules.interpreter import run_parts
from sandtable.games.uprising.rules.kinds import (
    ASKS,
    FORCED,
    NO_PRICE,
    NO_USE,
    PICKED,
    PRICES,
    Deed,
    Manner,
    Price,
    elsewhere,
    may_be_left,
    never,
    register,
)
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import CONFLICT_WORDS, TURNED_BY, WON_BY, Table
from sandtable.games.uprising.symbols import Symbols, joined, only_words, symbols
from sandtable.games.uprising.terms import BATTLE_ICONS, NO_SOURCE, WILD, CardNumber, Player, Source, Way
from sandtable.games.uprising.wording import cost_phrase, folded, part_phrase
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Answers, Ask, Question, Words
from sandtable.kernel.views import Phrase


def _pay_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Pay)
    return all([PRICES[price.op].payable(g, player, price, source) for price in effect.cost.parts()])


WHETHER: Final = 0
"""The place of the answer whether to pay at all. Where that is not asked by itself, the first answer may decline."""


def _paid_with(ask: Ask) -> Answers:
    """The answers about what is paid."""
    alone = bool(ask.answers) and ask.answers[WHETHER] is PAY_OPTION
    return Answers(ask, WHETHER) if alone else Answers(ask)


class PayArrow(EffectForm):
    """Whether to pay, and with what: nothing is paid before everything is chosen."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Pay)
        answers = ask.answers
        if not answers and not _pay_possible(g, ask.seat, effect, self.source(ask)):
            return None
        if answers and answers[WHETHER] is DECLINE:
            return None
        given = _paid_with(ask)
        for price in effect.cost.parts():
            wanted = PRICES[price.op].question(g, ask.seat, price, self.source(ask), given, self.words(ask))
            if wanted is not None:
                if not answers and self.way(ask) != FORCED:
                    plots = self.interrupts(g, ask)
                    if any([card in wanted.options for card in plots]):
                        # A card that could be played or paid with: first it is asked whether to pay at all.
                        return Question("prompt-pay", "UPR-TRN-18", [PAY_OPTION, DECLINE], self.words(ask), plots)
                    wanted.options = [*wanted.options, DECLINE]
                    wanted.interrupts = plots
                return wanted
        if not answers and self.way(ask) not in (PICKED, FORCED):
            options = [PAY_OPTION, DECLINE]
            return Question("prompt-pay", "UPR-TRN-18", options, self.words(ask), self.interrupts(g, ask))
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        effect = self.effect(ask)
        assert isinstance(effect, Pay)
        source = self.source(ask)
        answers = ask.answers
        if (answers and answers[WHETHER] is DECLINE) or not _pay_possible(g, ask.seat, effect, source):
            return
        # All answers are read before anything is paid, while the table is still as it was when they were given.
        prices, words = effect.cost.parts(), self.words(ask)
        given = _paid_with(ask)
        chosen: list[tuple[Option, ...]] = []
        for price in prices:
            first = given.place
            PRICES[price.op].question(g, ask.seat, price, source, given, words)
            chosen.append(given.given[first : given.place])
        height = len(g.stack)
        for place, price in enumerate(prices):
            PRICES[price.op].pay(g, ask.seat, price, source, chosen[place])
        # What paying set off comes before what was bought.
        set_off = g.stack[height:]
        del g.stack[height:]
        g.turn.paid = True
        run_parts(g, ask.seat, effect.then.parts(), source)
        g.stack.extend(set_off)


def _pay(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    g.then(Ask(PAY_ARROW, player, effect.number, source, way))


def _asks_first(effect: Effect) -> int:
    """Whoever pays is asked before, so that Plot cards can come between."""
    return 0


def _rival_pays(g: Table, rival: Player, effect: Effect) -> None:
    """A Rival pays for a Victory Point whenever it can (HAG-CMB-15)."""
    assert isinstance(effect, Pay)
    if _pay_possible(g, rival, effect, NO_SOURCE):
        for price in effect.cost.parts():
            PRICES[price.op].rival_pays(g, rival, price)
        act(g, rival, effect.then)


def _pay_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Pay)
    cost = folded("effect-and", [PRICES[price.op].words(price) for price in effect.cost.parts()])
    return phrase("effect-pay", cost=cost, then=part_phrase(effect.then))


def _pay_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Pay)
    return max(0.0, scale.bargain(effect, source))


# Resources.


class SpendPrice(Price):
    """Resources, back to the bank."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        assert isinstance(price, Spend)
        return supply.can_pay(g, player, price)

    def pay(self, g: Table, player: Player, price: Effect, source: Source, given: tuple[Option, ...]) -> None:
        assert isinstance(price, Spend)
        supply.pay(g, player, price)

    def rival_pays(self, g: Table, rival: Player, price: Effect) -> None:
        assert isinstance(price, Spend)
        supply.pay(g, rival, price)


def _spend_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Spend)
    return cost_phrase(effect)


def _spend_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Spend)
    return -scale.price(effect)


# Won Conflict cards.


def turnable(g: Table, player: Player, price: FlipConflict) -> list[int]:
    """The won Conflict cards with the icon, or with the wild one, that still lie face up."""
    won = g.conflicts.zones[WON_BY[player]]
    return [card for card in won if CONFLICTS[card].battle_icon in (price.icon, WILD)]


def turn_conflict(g: Table, player: Player, card: CardNumber) -> None:
    """A won card is turned face down and takes part in no further match (UPR-BIC-04)."""
    g.conflicts.move(g, card, WON_BY[player], TURNED_BY[player], g.everyone)
    g.tell("event-turns-card", who=g.who(player), card=CONFLICT_WORDS[card])


class FlipConflictPrice(Price):
    """A won Conflict card that still lies face up (UPR-BIC-04)."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        assert isinstance(price, FlipConflict)
        return bool(turnable(g, player, price))

    def question(
        self, g: Table, player: Player, price: Effect, source: Source, answers: Answers, words: Words
    ) -> Question | None:
        assert isinstance(price, FlipConflict)
        if answers.next() is not None:
            return None
        options = [CONFLICT[card] for card in turnable(g, player, price)]
        return Question("prompt-turn-conflict", "UPR-BIC-04", options, words)

    def pay(self, g: Table, player: Player, price: Effect, source: Source, given: tuple[Option, ...]) -> None:
        (card,) = given
        turn_conflict(g, player, card.value)


def _flip_words(effect: Effect) -> Phrase:
    assert isinstance(effect, FlipConflict)
    return phrase("effect-flip-conflict", icon=named("battle-icon", BATTLE_ICONS[effect.icon]))


def _flip_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return 0.0


PAY_ARROW: Final = PayArrow("pay_arrow")
BOOK.add(PAY_ARROW)


def _pay_drawn(effect: Effect) -> Symbols:
    assert isinstance(effect, Pay)
    return joined([symbols(effect.cost), symbols(effect.then)], ("then",))


register(
    PAY,
    does=_pay,
    possible=_pay_possible,
    manner=Manner(may_leave=may_be_left, draws=_asks_first),
    price=NO_PRICE,
    rival=Deed(_rival_pays, said_of_rivals),
    words=_pay_words,
    drawn=_pay_drawn,
    worth=_pay_worth,
)


def _spend_drawn(effect: Effect) -> Symbols:
    assert isinstance(effect, Spend)
    return [(f"pay_{name}", amount) for name, amount in effect.amounts()]


register(
    SPEND,
    does=elsewhere,
    possible=never,
    manner=ASKS,
    price=SpendPrice(),
    rival=NO_USE,
    words=_spend_words,
    drawn=_spend_drawn,
    worth=_spend_worth,
)
register(
    FLIP_CONFLICT,
    does=elsewhere,
    possible=never,
    manner=ASKS,
    price=FlipConflictPrice(),
    rival=NO_USE,
    words=_flip_words,
    drawn=only_words,
    worth=_flip_worth,
)

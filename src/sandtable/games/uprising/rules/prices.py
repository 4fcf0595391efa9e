"""Arrows: a price that need not be paid, and what it buys (UPR-TRN-17 to 19, UPR-RUL-22, 25)."""

from typing import Final

from sandtable.games.uprising.cards import CARD_KIND, INTRIGUE_KIND
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.effects import (
    DISCARD,
    FLIP_CONFLICT,
    LOSE_INFLUENCE,
    PAY,
    RECALL_SPY,
    RETREAT,
    SPEND,
    TRASH,
    TRASH_INTRIGUE,
    TRASH_SELF,
    Amount,
    Effect,
    FlipConflict,
    Pay,
    Retreat,
    Spend,
    Trash,
)
from sandtable.games.uprising.notation import CARD, CONFLICT, DECLINE, FACTION, INTRIGUE_CARD, POST, numbers_down
from sandtable.games.uprising.notation import PAY as PAY_OPTION
from sandtable.games.uprising.rules import supply
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.decks import discard_card, from_hand, trash_card, trash_intrigue
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.influence import lose_influence
from sandtable.games.uprising.rules.interpreter import FORCED, PICKED, effect, run_parts
from sandtable.games.uprising.rules.spies import posts_of, recall_spy
from sandtable.games.uprising.rules.trashing import could_trash, trash_answers, trash_question, trashed
from sandtable.games.uprising.rules.troops import retreat
from sandtable.games.uprising.state import (
    CONFLICT_WORDS,
    IN_PLAY,
    PER_HOLDER,
    PER_PLAYER,
    WON,
    WON_TURNED,
    Table,
)
from sandtable.games.uprising.terms import WIDTH, WILD
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Question


def payable(g: Table, player: int, price: Effect, source: int) -> bool:
    """Whether one part of a price can be met, as far as everybody can see."""
    op = price.op
    if op == SPEND:
        assert isinstance(price, Spend)
        return supply.can_pay(g, player, price)
    if op == TRASH:
        assert isinstance(price, Trash)
        return could_trash(g, player, price, source)
    if op == TRASH_SELF:
        return source in g.in_play(player)
    if op == TRASH_INTRIGUE:
        return bool(g.held(player))
    if op == RETREAT:
        assert isinstance(price, Retreat)
        return g.troops[player] >= price.minimum
    if op == FLIP_CONFLICT:
        assert isinstance(price, FlipConflict)
        return bool(turnable(g, player, price))
    assert isinstance(price, Amount)
    if op == DISCARD:
        return len(g.hand(player)) >= price.amount
    if op == LOSE_INFLUENCE:
        return sum(g.influence[player * WIDTH : player * WIDTH + WIDTH]) >= price.amount
    assert op == RECALL_SPY
    return g.spies[player].bit_count() >= price.amount


def turnable(g: Table, player: int, price: FlipConflict) -> list[int]:
    """The won Conflict cards with the icon, or with the wild one, that still lie face up."""
    won = g.conflicts.zones[WON + PER_HOLDER * player]
    return [card for card in won if CONFLICTS[card].battle_icon in (price.icon, WILD)]


def _pay_possible(g: Table, player: int, effect: Effect, source: int) -> bool:
    assert isinstance(effect, Pay)
    return all([payable(g, player, price, source) for price in effect.cost.parts()])


class PayArrow(EffectForm):
    """Whether to pay, and with what: nothing is paid before everything is chosen."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Pay)
        answers = ask.answers
        if not answers and not _pay_possible(g, ask.seat, effect, self.source(ask)):
            return None
        if answers and answers[0] is DECLINE:
            return None
        place = 1 if answers and answers[0] is PAY_OPTION else 0
        choices = False
        for price in effect.cost.parts():
            given = list(answers[place:])
            wanted = self._next(g, ask, price, given)
            if wanted is not None:
                if not answers and self.way(ask) != FORCED:
                    plots = self.interrupts(g, ask)
                    if any([card in wanted.options for card in plots]):
                        # A card that could be played or paid with: first it is asked whether to pay at all.
                        return Question("prompt-pay", "UPR-TRN-18", [PAY_OPTION, DECLINE], self.words(ask), plots)
                    wanted.options = [*wanted.options, DECLINE]
                    wanted.interrupts = plots
                return wanted
            used = self._used(price, given)
            choices = choices or used > 0
            place += used
        if not answers and not choices and self.way(ask) not in (PICKED, FORCED):
            options = [PAY_OPTION, DECLINE]
            return Question("prompt-pay", "UPR-TRN-18", options, self.words(ask), self.interrupts(g, ask))
        return None

    def _next(self, g: Table, ask: Ask, price: Effect, given: list[Option]) -> Question | None:
        """The next question about one part of the price, after the answers already given to it."""
        op = price.op
        if op == TRASH:
            assert isinstance(price, Trash)
            return trash_question(g, ask.seat, price, self.source(ask), given, self.words(ask))
        if op == RETREAT:
            assert isinstance(price, Retreat)
            if given or price.minimum == price.maximum:
                return None
            most = min(price.maximum, g.troops[ask.seat])
            return Question("prompt-retreat", "UPR-SYM-22", numbers_down(most, price.minimum), self.words(ask))
        if op == FLIP_CONFLICT:
            assert isinstance(price, FlipConflict)
            if given:
                return None
            options = [CONFLICT[card] for card in turnable(g, ask.seat, price)]
            return Question("prompt-turn-conflict", "UPR-BIC-04", options, self.words(ask))
        if op == TRASH_INTRIGUE:
            if given:
                return None
            kinds = sorted({INTRIGUE_KIND[card] for card in g.held(ask.seat)})
            options = [INTRIGUE_CARD[kind] for kind in kinds]
            return Question("prompt-trash-intrigue", "UPR-SYM-36", options, self.words(ask))
        if not isinstance(price, Amount) or len(given) >= price.amount:
            return None
        if op == DISCARD:
            left = [CARD_KIND[card] for card in g.hand(ask.seat)]
            for answer in given:
                left.remove(answer.value)
            options = [CARD[kind] for kind in sorted(set(left))]
            return Question("prompt-discard", "UPR-SYM-31", options, self.words(ask))
        if op == RECALL_SPY:
            options = [POST[post] for post in posts_of(g.spies[ask.seat]) if POST[post] not in given]
            return Question("prompt-recall-spy", "UPR-SPY-06", options, self.words(ask))
        assert op == LOSE_INFLUENCE
        levels = g.influence[ask.seat * WIDTH : ask.seat * WIDTH + WIDTH]
        for answer in given:
            levels[answer.value] -= 1
        options = [FACTION[faction] for faction in range(WIDTH) if levels[faction]]
        return Question("prompt-lose-influence", "UPR-SYM-28", options, self.words(ask))

    def _used(self, price: Effect, given: list[Option]) -> int:
        """How many of the answers belong to this part of the price."""
        op = price.op
        if op == TRASH:
            return trash_answers(given)
        if op == RETREAT:
            assert isinstance(price, Retreat)
            return 0 if price.minimum == price.maximum else 1
        if op in (FLIP_CONFLICT, TRASH_INTRIGUE):
            return 1
        return price.amount if isinstance(price, Amount) else 0

    def complete(self, g: Table, ask: Ask) -> None:
        effect = self.effect(ask)
        assert isinstance(effect, Pay)
        source = self.source(ask)
        answers = ask.answers
        if (answers and answers[0] is DECLINE) or not _pay_possible(g, ask.seat, effect, source):
            return
        place = 1 if answers and answers[0] is PAY_OPTION else 0
        height = len(g.stack)
        for price in effect.cost.parts():
            given = list(answers[place:])
            self._pay(g, ask.seat, price, source, given)
            place += self._used(price, given)
        # What paying set off comes before what was bought.
        set_off = g.stack[height:]
        del g.stack[height:]
        g.turn.paid = True
        run_parts(g, ask.seat, effect.then.parts(), source)
        g.stack.extend(set_off)

    def _pay(self, g: Table, player: int, price: Effect, source: int, given: list[Option]) -> None:
        op = price.op
        if op == SPEND:
            assert isinstance(price, Spend)
            supply.pay(g, player, price)
        elif op == TRASH:
            assert isinstance(price, Trash)
            card, zone = trashed(g, player, price, source, given)
            trash_card(g, player, card, zone, source)
        elif op == TRASH_SELF:
            trash_card(g, player, source, IN_PLAY + PER_PLAYER * player, source)
        elif op == RETREAT:
            assert isinstance(price, Retreat)
            retreat(g, player, price.minimum if price.minimum == price.maximum else given[0].value)
        elif op == FLIP_CONFLICT:
            turn_conflict(g, player, given[0].value)
        elif op == TRASH_INTRIGUE:
            trash_intrigue(g, player, given[0].value)
        else:
            assert isinstance(price, Amount)
            for answer in given[: price.amount]:
                if op == DISCARD:
                    discard_card(g, player, from_hand(g, player, answer.value), source)
                elif op == RECALL_SPY:
                    recall_spy(g, player, answer.value)
                else:
                    lose_influence(g, player, answer.value)


def turn_conflict(g: Table, player: int, card: int) -> None:
    """A won card is turned face down and takes part in no further match (UPR-BIC-04)."""
    g.conflicts.move(g, card, WON + PER_HOLDER * player, WON_TURNED + PER_HOLDER * player, g.everyone)
    g.tell("event-turns-card", who=g.who(player), card=CONFLICT_WORDS[card])


def _pay(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    g.then(Ask(PAY_ARROW, player, effect.number, source, way))


PAY_ARROW: Final = PayArrow("pay_arrow")
BOOK.add(PAY_ARROW)
effect(PAY, _pay, _pay_possible)

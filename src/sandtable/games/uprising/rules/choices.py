"""Effects that let their owner or others choose: alternatives, discards, the top of the deck, Agents to recall."""

from collections.abc import Sequence as Parts
from typing import Final

from sandtable.games.uprising.board import ALL_SPACES
from sandtable.games.uprising.cards import CARD_KIND
from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.effects import (
    CHOOSE,
    DISCARD,
    OPPONENTS_DISCARD,
    RECALL_AGENT,
    RETURN_SELF,
    SORT_TOP,
    WHEN,
    Amount,
    Choose,
    Effect,
    SortTop,
    When,
)
from sandtable.games.uprising.notation import CARD, DECLINE, EFFECT, SPACE
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.checks import holds
from sandtable.games.uprising.rules.decks import discard_card, discard_from, from_hand, of_kind, trash_card
from sandtable.games.uprising.rules.forms import MAY_USE, EffectForm
from sandtable.games.uprising.rules.interpreter import possible, run
from sandtable.games.uprising.rules.kinds import (
    ASKS,
    FORCED,
    INSIDE,
    NO_PRICE,
    NO_USE,
    OPEN,
    PICKED,
    CountedPrice,
    Manner,
    in_play,
    register,
)
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import (
    CARD_WORDS,
    DECKS,
    HANDS,
    LOOKED_AT,
    SPACE_WORDS,
    TABLEAUS,
    Table,
)
from sandtable.games.uprising.symbols import Symbols, counted_symbol, joined, only_words, symbols
from sandtable.games.uprising.terms import NONE, CardKind, Player, Source, SpaceIndex, Way
from sandtable.games.uprising.wording import counted_words, folded, part_phrase, plain_words
from sandtable.kernel.messages import phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Question, Together, Words
from sandtable.kernel.views import Phrase


class ChooseOne(EffectForm):
    """One of several alternatives."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Choose)
        if ask.answers:
            return None
        source = self.source(ask)
        options = [EFFECT[one.number] for one in effect.options if possible(g, ask.seat, one, source)]
        if not options:
            return None
        if effect.optional:
            options.append(DECLINE)
        return Question("prompt-choose", "UPR-RUL-19", options, self.words(ask), self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers and ask.answers[0] is not DECLINE:
            way = FORCED if self.way(ask) == FORCED else PICKED
            run(g, ask.seat, EFFECTS[ask.value(0)], self.source(ask), way)


def _within_reach(g: Table, player: Player, one: Effect, source: Source) -> bool:
    """Whether an alternative is at most closed for the moment: by the wall or for want of resources."""
    if one.op == WHEN:
        assert isinstance(one, When)
        return holds(g, player, one.condition, source) and _within_reach(g, player, one.then, source)
    return True


def _choose(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """One of those that are open; a Plot card may open another before (UPR-RUL-18)."""
    assert isinstance(effect, Choose)
    open_to = [one for one in effect.options if possible(g, player, one, source)]
    waits = way == OPEN and g.held(player) and all([_within_reach(g, player, one, source) for one in effect.options])
    if len(open_to) == 1 and (not effect.optional or way == PICKED) and not waits:
        run(g, player, open_to[0], source, way)
    elif open_to and len(effect.options) == 1:
        g.then(Ask(MAY_USE, player, open_to[0].number, source, way))
    elif open_to:
        g.then(Ask(CHOOSE_ONE, player, effect.number, source, way))


def _choose_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Choose)
    return any([possible(g, player, one, source) for one in effect.options])


def _may_be_left(g: Table, effect: Effect) -> bool:
    assert isinstance(effect, Choose)
    return effect.optional


def _choose_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Choose)
    if len(effect.options) == 1:
        return phrase("effect-optional", effect=part_phrase(effect.options[0]))
    options = folded("effect-either", [part_phrase(option) for option in effect.options])
    return phrase("effect-may-choose" if effect.optional else "effect-choose", options=options)


def _choose_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Choose)
    return scale.best_of(effect, source)


def _hand_left(g: Table, player: Player, given: Parts[Option]) -> list[Option]:
    """The kinds of cards still in hand after those already picked."""
    left = [CARD_KIND[card] for card in g.hand(player)]
    for answer in given:
        left.remove(CardKind(answer.value))
    return [CARD[kind] for kind in sorted(set(left))]


class DiscardForm(EffectForm):
    """Which cards to discard from hand, where an effect demands it (UPR-SYM-31, UPR-CLR-09)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Amount)
        if len(ask.answers) >= min(effect.amount, len(g.hand(ask.seat))):
            return None
        options = _hand_left(g, ask.seat, ask.answers)
        return Question("prompt-discard", "UPR-SYM-31", options, self.words(ask), self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        for answer in ask.answers:
            discard_card(g, ask.seat, from_hand(g, ask.seat, CardKind(answer.value)), self.source(ask))


def _discard(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    g.turn.discarded = NONE
    if g.hand(player):
        g.then(Ask(DISCARD_FORM, player, effect.number, source, way))


def _hand_not_empty(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return bool(g.hand(player))


class DiscardPrice(CountedPrice):
    """Cards of the own hand (UPR-SYM-31)."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        assert isinstance(price, Amount)
        return len(g.hand(player)) >= price.amount

    def one_of(self, g: Table, player: Player, given: list[Option], words: Words) -> Question:
        return Question("prompt-discard", "UPR-SYM-31", _hand_left(g, player, given), words)

    def pay_one(self, g: Table, player: Player, value: int, source: Source) -> None:
        discard_card(g, player, from_hand(g, player, CardKind(value)), source)


def _discard_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return -scale.discards(effect.amount)


def _opponents_discard(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """All opponents choose at the same time; then cards are shown clockwise (UPR-RUL-125)."""
    others = [other for other in g.opponents(player) if other < g.seats and g.hand(other)]
    if others:
        g.then(Together(*[Ask(DISCARD_FORM, other, effect.number, NONE, INSIDE) for other in others]))


def _opponents_hold(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return any([other < g.seats and bool(g.hand(other)) for other in g.opponents(player)])


def _opponents_discard_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return 1.5 * effect.amount


class SortTopForm(EffectForm):
    """Which of the cards looked at goes to the hand, which to the discard pile; the rest is trashed."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, SortTop)
        given = len(ask.answers)
        if given >= effect.draw + effect.discard:
            return None
        left = [CARD_KIND[card] for card in g.cards.zones[LOOKED_AT]]
        for answer in ask.answers:
            left.remove(CardKind(answer.value))
        options = [CARD[kind] for kind in sorted(set(left))]
        message = "prompt-sort-draw" if given < effect.draw else "prompt-sort-discard"
        return Question(message, "UPR-GEN-01", options, self.words(ask))

    def complete(self, g: Table, ask: Ask) -> None:
        effect = self.effect(ask)
        assert isinstance(effect, SortTop)
        seat = ask.seat
        for place, answer in enumerate(ask.answers):
            card = of_kind(g.cards.zones[LOOKED_AT], CardKind(answer.value))
            if place < effect.draw:
                g.cards.move(g, card, LOOKED_AT, HANDS[seat], 1 << seat)
                g.tell("event-draws", who=g.who(seat), amount=1)
                g.tell_only(1 << seat, "event-draws-seen", cards=[CARD_WORDS[answer.value]])
            else:
                discard_from(g, seat, card, LOOKED_AT, self.source(ask))
        for card in g.cards.zones[LOOKED_AT][:]:
            trash_card(g, seat, card, LOOKED_AT, self.source(ask))


def _sort_top(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, SortTop)
    if len(g.cards.zones[DECKS[player]]) >= effect.look:
        seen = g.cards.draw(g, effect.look, DECKS[player], LOOKED_AT, 1 << player)
        g.tell("event-looks", who=g.who(player), amount=effect.look)
        g.tell_only(1 << player, "event-looks-seen", cards=[CARD_WORDS[CARD_KIND[card]] for card in seen])
        g.then(Ask(SORT_TOP_FORM, player, effect.number, source, way))


def _deck_is_high(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, SortTop)
    return len(g.deck(player)) >= effect.look


def _sort_top_words(effect: Effect) -> Phrase:
    assert isinstance(effect, SortTop)
    return phrase("effect-sort-top", look=effect.look, draw=effect.draw, discard=effect.discard, trash=effect.trash)


def _sort_top_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.draw + scale.trash


def _return_self(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    if source in g.in_play(player):
        g.cards.move(g, source, TABLEAUS[player], HANDS[player], g.everyone)
        g.tell("event-returns-to-hand", who=g.who(player), card=CARD_WORDS[CARD_KIND[source]])


def _return_self_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return 0.6 * scale.draw


def agents_to_recall(g: Table, player: Player) -> list[SpaceIndex]:
    """Spaces with an own Agent, except the one sent this turn (UPR-SYM-08)."""
    placed = g.placed[player]
    if g.turn.player == player and g.turn.space != NONE:
        placed &= ~(1 << g.turn.space)
    return [space for space in ALL_SPACES if placed >> space & 1]


class RecallAgentForm(EffectForm):
    """Which Agent returns to the leader (UPR-SYM-07)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        spaces = agents_to_recall(g, ask.seat)
        if ask.answers or not spaces:
            return None
        options = [SPACE[space] for space in spaces]
        return Question("prompt-recall-agent", "UPR-SYM-07", options, self.words(ask), self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers:
            recall_agent(g, ask.seat, SpaceIndex(ask.value(0)))


def recall_agent(g: Table, player: Player, space: SpaceIndex) -> None:
    g.placed[player] &= ~(1 << space)
    g.agents[player] += 1
    g.tell("event-recalls-agent", who=g.who(player), space=SPACE_WORDS[space])


def _recall_agent(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    spaces = agents_to_recall(g, player)
    if len(spaces) == 1:
        recall_agent(g, player, spaces[0])
    elif spaces:
        g.then(Ask(RECALL_AGENT_FORM, player, effect.number, source, way))


def _agents_away(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return bool(agents_to_recall(g, player))


def _recall_agent_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.recalled_agent()


CHOOSE_ONE: Final = ChooseOne("choose_one")
DISCARD_FORM: Final = DiscardForm("discard")
SORT_TOP_FORM: Final = SortTopForm("sort_top")
RECALL_AGENT_FORM: Final = RecallAgentForm("recall_agent")
BOOK.add(CHOOSE_ONE)
BOOK.add(DISCARD_FORM)
BOOK.add(SORT_TOP_FORM)
BOOK.add(RECALL_AGENT_FORM)


def _choose_drawn(effect: Effect) -> Symbols:
    return joined([symbols(option) for option in effect.inner()], ("or",))


register(
    CHOOSE,
    does=_choose,
    possible=_choose_possible,
    manner=Manner(may_leave=_may_be_left),
    price=NO_PRICE,
    rival=NO_USE,
    words=_choose_words,
    drawn=_choose_drawn,
    worth=_choose_worth,
)
register(
    DISCARD,
    does=_discard,
    possible=_hand_not_empty,
    manner=ASKS,
    price=DiscardPrice(),
    rival=NO_USE,
    words=counted_words,
    drawn=counted_symbol,
    worth=_discard_worth,
)
register(
    OPPONENTS_DISCARD,
    does=_opponents_discard,
    possible=_opponents_hold,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=counted_words,
    drawn=only_words,
    worth=_opponents_discard_worth,
)
register(
    SORT_TOP,
    does=_sort_top,
    possible=_deck_is_high,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=_sort_top_words,
    drawn=only_words,
    worth=_sort_top_worth,
)
register(
    RETURN_SELF,
    does=_return_self,
    possible=in_play,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=plain_words,
    drawn=only_words,
    worth=_return_self_worth,
)
register(
    RECALL_AGENT,
    does=_recall_agent,
    possible=_agents_away,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=counted_words,
    drawn=counted_symbol,
    worth=_recall_agent_worth,
)

"""Acquiring cards from the Imperium Row and the Reserve (UPR-ACQ, UPR-DCK-01, 02, UPR-RUL-38, 41, 46, 83)."""

from typing import Final

from sandtable.games.uprising.cards import CARD_KIND, CARDS
from sandtable.games.uprising.effects import ACQUIRE, SET_ASIDE_ROW, Acquire, Amount, Effect
from sandtable.games.uprising.effects import NOTHING as NO_EFFECT
from sandtable.games.uprising.fields import KIND_NAMES
from sandtable.games.uprising.notation import CARD, DECLINE
from sandtable.games.uprising.rules import contracts, intrigue
from sandtable.games.uprising.rules.book import BOOK, rule
from sandtable.games.uprising.rules.checks import holds
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.interpreter import run
from sandtable.games.uprising.rules.kinds import ASKS, INSIDE, NO_PRICE, NO_USE, Manner, register
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import (
    CARD_WORDS,
    DISCARD,
    HAND,
    IMPERIUM,
    PER_PLAYER,
    RESERVE,
    ROW,
    SET_ASIDE,
    TRASHED,
    Table,
)
from sandtable.games.uprising.symbols import only_words
from sandtable.games.uprising.terms import NONE, CardKind, CardNumber, Player, Source, Way
from sandtable.games.uprising.wording import condition_phrase, counted_words
from sandtable.kernel.messages import phrase
from sandtable.kernel.seats import NOBODY
from sandtable.kernel.steps import Ask, Do, Question
from sandtable.kernel.views import Phrase

COSTS: Final[tuple[int, ...]] = tuple([card.cost for card in CARDS])


def on_offer(g: Table, player: Player) -> list[CardNumber]:
    """The cards that a player could acquire: the one set aside, the Reserve, the Row from the left."""
    zones = g.cards.zones
    aside = zones[SET_ASIDE] if g.aside_for == player else []
    return aside + zones[RESERVE] + zones[ROW]


def _offered(g: Table, player: Player, kind: CardKind) -> int:
    """The first card of a kind on offer."""
    for card in on_offer(g, player):
        if CARD_KIND[card] == kind:
            return card
    raise AssertionError("the card was on offer")


def buyable(g: Table, player: Player) -> list[CardKind]:
    """The kinds that Persuasion suffices for; the card set aside is cheaper (UPR-ACQ-03, UPR-RUL-83)."""
    purse = g.persuasion[player]
    found: list[CardKind] = []
    zones = g.cards.zones
    for card in zones[ROW]:
        kind = CARD_KIND[card]
        if COSTS[kind] <= purse and kind not in found:
            found.append(kind)
    for kind in sorted({CARD_KIND[card] for card in zones[RESERVE]}):
        if COSTS[kind] <= purse:
            found.append(kind)
    if g.aside_for == player:
        for card in zones[SET_ASIDE]:
            kind = CARD_KIND[card]
            if COSTS[kind] - g.aside_discount <= purse and kind not in found:
                found.append(kind)
    return found


def buy(g: Table, player: Player, kind: CardKind) -> None:
    """Persuasion is spent, the card goes to the discard pile (UPR-ACQ-01 to 08)."""
    card = _offered(g, player, kind)
    cost = COSTS[kind]
    if g.aside_for == player and card in g.cards.zones[SET_ASIDE]:
        cost = max(0, cost - g.aside_discount)
    g.persuasion[player] -= cost
    acquire(g, player, card, DISCARD)


def acquire(g: Table, player: Player, card: CardNumber, target: int) -> None:
    """To its place, the Row refilled, then bonus, contracts and other triggers (UPR-RUL-41)."""
    kind = CARD_KIND[card]
    zones = g.cards.zones
    source = ROW if card in zones[ROW] else RESERVE if card in zones[RESERVE] else SET_ASIDE
    place = zones[source].index(card)
    g.cards.move(g, card, source, target + PER_PLAYER * player, g.everyone)
    message = "event-acquires-to-hand" if target == HAND else "event-acquires"
    if g.telling:
        g.tell(message, who=g.who(player), card=CARD_WORDS[kind], persuasion=g.persuasion[player])
    if source == ROW:
        refill(g, place)
    elif source == SET_ASIDE:
        g.aside_for = NOBODY
    if g.turn.player == player:
        g.turn.acquired |= 1 << kind
    g.then(Do(after_acquiring, player, kind))
    if CARDS[kind].acquire is not NO_EFFECT:
        run(g, player, CARDS[kind].acquire, Source(card), INSIDE)


@rule("after_acquiring", None, KIND_NAMES)
def after_acquiring(g: Table, player: Player, kind: CardKind) -> None:
    intrigue.card_acquired(g, player)
    contracts.card_acquired(g, player, kind)


def refill(g: Table, place: int) -> None:
    """The gap in the Row is filled at once (UPR-ACQ-09); an empty deck leaves the Row short (UPR-RUL-38)."""
    if g.cards.zones[IMPERIUM]:
        card = g.cards.draw(g, 1, IMPERIUM, ROW, g.everyone)[0]
        row = g.cards.zones[ROW]
        row.insert(place, row.pop())
        if g.telling:
            g.tell("event-row-refilled", card=CARD_WORDS[CARD_KIND[card]])


class AcquireForm(EffectForm):
    """Which card an effect acquires."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Acquire)
        kinds = _within(g, ask.seat, effect)
        if ask.answers or not kinds:
            return None
        options = [CARD[kind] for kind in kinds]
        if effect.optional:
            options.append(DECLINE)
        return Question("prompt-acquire", "UPR-DCK-01", options, self.words(ask), self.interrupts(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        effect = self.effect(ask)
        assert isinstance(effect, Acquire)
        if ask.answers and ask.answers[0] is not DECLINE:
            kind = ask.value(0)
            if effect.for_solari:
                g.solari[ask.seat] -= COSTS[kind]
                g.tell("event-pays-solari", who=g.who(ask.seat), amount=COSTS[kind])
            condition = effect.to_hand_if
            to_hand = effect.to_hand or (condition is not None and holds(g, ask.seat, condition, self.source(ask)))
            acquire(g, ask.seat, _offered(g, ask.seat, CardKind(kind)), HAND if to_hand else DISCARD)


def _within(g: Table, player: Player, effect: Acquire) -> list[CardKind]:
    """The kinds on offer within the bounds of an effect."""
    most = min(effect.maximum, g.solari[player]) if effect.for_solari else effect.maximum
    kinds = {CARD_KIND[card] for card in on_offer(g, player)}
    return sorted([kind for kind in kinds if effect.minimum <= COSTS[kind] <= most])


def _acquire(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    assert isinstance(effect, Acquire)
    if _within(g, player, effect):
        g.then(Ask(ACQUIRE_FORM, player, effect.number, source, way))


def _acquire_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Acquire)
    return bool(_within(g, player, effect))


def _may_be_left(g: Table, effect: Effect) -> bool:
    assert isinstance(effect, Acquire)
    return effect.optional


def _acquire_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Acquire)
    if effect.for_solari:
        taken = phrase("effect-acquire-for-solari")
    elif effect.minimum == effect.maximum:
        taken = phrase("effect-acquire-costing", cost=effect.minimum)
    else:
        taken = phrase("effect-acquire-up-to", cost=effect.maximum)
    if effect.to_hand:
        taken = phrase("effect-acquire-to-hand", card=taken)
    if effect.to_hand_if is not None:
        taken = phrase("effect-acquire-to-hand-if", card=taken, condition=condition_phrase(effect.to_hand_if))
    return phrase("effect-optional", effect=taken) if effect.optional else taken


def _acquire_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Acquire)
    return scale.acquire(effect)


class SetAsideForm(EffectForm):
    """Which card of the Row is set aside (UPR-RUL-83)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        kinds = sorted({CARD_KIND[card] for card in g.cards.zones[ROW]})
        return Question("prompt-set-aside", "UPR-RUL-83", [CARD[kind] for kind in kinds], self.words(ask))

    def complete(self, g: Table, ask: Ask) -> None:
        effect = self.effect(ask)
        assert isinstance(effect, Amount)
        card = next(card for card in g.cards.zones[ROW] if CARD_KIND[card] == ask.value(0))
        g.aside_for = ask.seat
        g.aside_discount = effect.amount
        g.tell("event-sets-aside", who=g.who(ask.seat), card=CARD_WORDS[ask.value(0)], discount=effect.amount)
        place = g.cards.zones[ROW].index(card)
        g.cards.move(g, card, ROW, SET_ASIDE, g.everyone)
        refill(g, place)


def drop_set_aside(g: Table, player: Player) -> None:
    """What was not acquired by the end of the Reveal turn leaves the game (UPR-RUL-83)."""
    if g.aside_for == player:
        g.aside_for = NOBODY
        for card in g.cards.zones[SET_ASIDE][:]:
            g.cards.move(g, card, SET_ASIDE, TRASHED, g.everyone)
            g.tell("event-aside-lost", who=g.who(player), card=CARD_WORDS[CARD_KIND[card]])


def _set_aside(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    if g.cards.zones[ROW]:
        g.then(Ask(SET_ASIDE_FORM, player, effect.number, source, way))


def _can_set_aside(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    """There is one place for a card set aside."""
    return bool(g.cards.zones[ROW]) and g.aside_for == NONE


def _set_aside_worth(scale: Scale, effect: Effect, source: Source) -> float:
    assert isinstance(effect, Amount)
    return 0.8 * effect.amount


ACQUIRE_FORM: Final = AcquireForm("acquire")
SET_ASIDE_FORM: Final = SetAsideForm("set_aside")
BOOK.add(ACQUIRE_FORM)
BOOK.add(SET_ASIDE_FORM)
register(
    ACQUIRE,
    does=_acquire,
    possible=_acquire_possible,
    manner=Manner(may_leave=_may_be_left),
    price=NO_PRICE,
    rival=NO_USE,
    words=_acquire_words,
    drawn=only_words,
    worth=_acquire_worth,
)
register(
    SET_ASIDE_ROW,
    does=_set_aside,
    possible=_can_set_aside,
    manner=ASKS,
    price=NO_PRICE,
    rival=NO_USE,
    words=counted_words,
    drawn=only_words,
    worth=_set_aside_worth,
)

"""Trashing own cards (UPR-SYM-37 to 39, UPR-RUL-42)."""

from typing import Final

from sandtable.games.uprising.cards import CARD_KIND, INTRIGUE_KIND
from sandtable.games.uprising.effects import TRASH, TRASH_INTRIGUE, TRASH_SELF, Effect, Trash
from sandtable.games.uprising.notation import CARD, DECLINE, INTRIGUE_CARD, ZONE
from sandtable.games.uprising.rules.book import BOOK
from sandtable.games.uprising.rules.checks import TAGS
from sandtable.games.uprising.rules.decks import ZONES, from_hand, trash_card, trash_intrigue
from sandtable.games.uprising.rules.forms import EffectForm
from sandtable.games.uprising.rules.kinds import (
    ASKS,
    ASKS_WHETHER,
    NO_USE,
    Price,
    elsewhere,
    in_play,
    never,
    register,
)
from sandtable.games.uprising.scale import Scale
from sandtable.games.uprising.state import HAND, PER_PLAYER, TABLEAUS, Table
from sandtable.games.uprising.symbols import Symbols, plain_symbol
from sandtable.games.uprising.terms import (
    ANYWHERE,
    FACTIONS,
    IN_DISCARD,
    IN_HAND,
    NONE,
    CardKind,
    CardNumber,
    IntrigueKind,
    Player,
    Source,
    Way,
)
from sandtable.games.uprising.wording import part_phrase, plain_words
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Answers, Ask, Question, Words
from sandtable.kernel.views import Phrase


def _fits(card: CardNumber, trash: Trash, source: Source) -> bool:
    return (trash.tag == NONE or TAGS[card] >> trash.tag & 1 == 1) and not (trash.other and card == source)


def could_trash(g: Table, player: Player, trash: Trash, source: Source) -> bool:
    """Whether there is such a card as far as everybody can see: any card in hand might be one."""
    for zone, first in ZONES.items():
        if trash.zones & zone:
            pile = g.cards.zones[first + PER_PLAYER * player]
            if zone == IN_HAND:
                if pile:
                    return True
            elif any([_fits(card, trash, source) for card in pile]):
                return True
    return False


def _kinds(g: Table, player: Player, trash: Trash, source: Source) -> dict[int, list[int]]:
    """The kinds of cards that can be trashed, each with the zones (bits) where one lies."""
    found: dict[int, list[int]] = {}
    for zone, first in ZONES.items():
        if trash.zones & zone:
            for card in g.cards.zones[first + PER_PLAYER * player]:
                if _fits(card, trash, source):
                    zones = found.setdefault(CARD_KIND[card], [])
                    if zone not in zones:
                        zones.append(zone)
    return found


def trash_question(
    g: Table, player: Player, trash: Trash, source: Source, answers: Answers, words: Words
) -> Question | None:
    """Which card, and where it lies if that is not plain; None when both are answered."""
    found = _kinds(g, player, trash, source)
    card = answers.next()
    if card is None:
        return Question("prompt-trash", "UPR-SYM-37", [CARD[kind] for kind in sorted(found)], words)
    zones = found[card.value]
    if len(zones) == 1 or answers.next() is not None:
        return None
    return Question("prompt-trash-from", "UPR-SYM-37", [ZONE[zone] for zone in zones], words)


# The places of the answers about the card to trash.
WHICH: Final = 0
LIES_IN: Final = 1


def trashed(g: Table, player: Player, trash: Trash, source: Source, given: tuple[Option, ...]) -> tuple[int, int]:
    """The card that the answers mean, and the zone where it lies."""
    kind = given[WHICH].value
    allowed = given[LIES_IN].value if len(given) > LIES_IN else trash.zones
    for place, first in ZONES.items():
        zone = first + PER_PLAYER * player
        cards = [card for card in g.cards.zones[zone] if CARD_KIND[card] == kind and _fits(card, trash, source)]
        if cards and allowed & place:
            if first == HAND:
                return from_hand(g, player, CardKind(kind)), zone
            waiting = [entry[1] for entry in g.turn.pending]
            # Of two copies in play the one without effects to come.
            spent = [card for card in cards if card not in waiting]
            return (spent or cards)[0], zone
    raise AssertionError("the card was on offer")


class TrashForm(EffectForm):
    """Which card to trash, if any (UPR-SYM-39)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, Trash)
        if ask.answers and ask.answers[WHICH] is DECLINE:
            return None
        question = trash_question(g, ask.seat, effect, self.source(ask), Answers(ask), self.words(ask))
        if question is not None and not ask.answers:
            question.options.append(DECLINE)
            question.interrupts = self.interrupts(g, ask)
        return question

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[WHICH] is not DECLINE:
            effect = self.effect(ask)
            assert isinstance(effect, Trash)
            card, zone = trashed(g, ask.seat, effect, self.source(ask), ask.answers)
            trash_card(g, ask.seat, card, zone, self.source(ask))


def _trash(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    g.turn.trashed = NONE
    g.then(Ask(TRASH_FORM, player, effect.number, source, way))


def _trash_possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    assert isinstance(effect, Trash)
    return could_trash(g, player, effect, source)


class TrashPrice(Price):
    """A card of the own choice: which, and where it lies."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        assert isinstance(price, Trash)
        return could_trash(g, player, price, source)

    def question(
        self, g: Table, player: Player, price: Effect, source: Source, answers: Answers, words: Words
    ) -> Question | None:
        assert isinstance(price, Trash)
        return trash_question(g, player, price, source, answers, words)

    def pay(self, g: Table, player: Player, price: Effect, source: Source, given: tuple[Option, ...]) -> None:
        assert isinstance(price, Trash)
        card, zone = trashed(g, player, price, source, given)
        trash_card(g, player, card, zone, source)

    def words(self, price: Effect) -> Phrase:
        """A price is not optional in itself, as trashing otherwise is."""
        assert isinstance(price, Trash)
        free_pick = price.zones == ANYWHERE and price.tag == NONE
        return phrase("effect-trash-price") if free_pick else part_phrase(price)


def _trash_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Trash)
    if effect.zones == ANYWHERE and effect.tag == NONE:
        return phrase("effect-trash")
    zone = "zone-hand" if effect.zones == IN_HAND else "zone-discard" if effect.zones == IN_DISCARD else "zone-play"
    if effect.zones == ANYWHERE:
        zone = "zone-anywhere"
    if effect.tag == NONE:
        return phrase("effect-trash-from", zone=zone)
    tag = named("faction", FACTIONS[effect.tag])
    return phrase("effect-trash-other-tag" if effect.other else "effect-trash-tag", zone=zone, tag=tag)


def _trash_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.trash


def _trash_self(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    """Without an arrow a card that trashes itself must do so (UPR-RUL-24)."""
    if source in g.in_play(player):
        trash_card(g, player, source, TABLEAUS[player], source)


class TrashSelfPrice(Price):
    """The card itself."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        return source in g.in_play(player)

    def pay(self, g: Table, player: Player, price: Effect, source: Source, given: tuple[Option, ...]) -> None:
        trash_card(g, player, source, TABLEAUS[player], source)


def _trash_self_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return scale.trash_self(source)


class TrashIntriguePrice(Price):
    """An Intrigue card of the own hand (UPR-SYM-36)."""

    def payable(self, g: Table, player: Player, price: Effect, source: Source) -> bool:
        return bool(g.held(player))

    def question(
        self, g: Table, player: Player, price: Effect, source: Source, answers: Answers, words: Words
    ) -> Question | None:
        if answers.next() is not None:
            return None
        kinds = sorted({INTRIGUE_KIND[card] for card in g.held(player)})
        return Question("prompt-trash-intrigue", "UPR-SYM-36", [INTRIGUE_CARD[kind] for kind in kinds], words)

    def pay(self, g: Table, player: Player, price: Effect, source: Source, given: tuple[Option, ...]) -> None:
        (card,) = given
        trash_intrigue(g, player, IntrigueKind(card.value))


def _trash_intrigue_worth(scale: Scale, effect: Effect, source: Source) -> float:
    return -0.8 * scale.intrigue


TRASH_FORM: Final = TrashForm("trash")
BOOK.add(TRASH_FORM)


def _trash_drawn(effect: Effect) -> Symbols:
    assert isinstance(effect, Trash)
    return [("trash",)] if effect.tag == NONE else None


register(
    TRASH,
    does=_trash,
    possible=_trash_possible,
    manner=ASKS_WHETHER,
    price=TrashPrice(),
    rival=NO_USE,
    words=_trash_words,
    drawn=_trash_drawn,
    worth=_trash_worth,
)
register(
    TRASH_SELF,
    does=_trash_self,
    possible=in_play,
    manner=ASKS,
    price=TrashSelfPrice(),
    rival=NO_USE,
    words=plain_words,
    drawn=plain_symbol,
    worth=_trash_self_worth,
)
register(
    TRASH_INTRIGUE,
    does=elsewhere,
    possible=never,
    manner=ASKS,
    price=TrashIntriguePrice(),
    rival=NO_USE,
    words=plain_words,
    drawn=plain_symbol,
    worth=_trash_intrigue_worth,
)

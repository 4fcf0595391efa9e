"""Effects on hands and dice: cards drawn and discarded, Bene Gesserit tokens, dice taken away or prescribed."""

from typing import Final

from sandtable.games.war_for_arrakis.effects import (
    ANY_DECK,
    DRAW,
    FORCE_DIE,
    GAIN_BENE_GESSERIT,
    OPPONENT_DISCARDS,
    REMOVE_DIE,
    Amount,
    Draw,
    Effect,
    OfResult,
)
from sandtable.games.war_for_arrakis.fields import SIDE_NAMES
from sandtable.games.war_for_arrakis.notation import CARD, DIE, NUMBER, PASS
from sandtable.games.war_for_arrakis.rules.bene_gesserit import gain_bene_gesserit
from sandtable.games.war_for_arrakis.rules.book import BOOK, later, number
from sandtable.games.war_for_arrakis.rules.decks import deck_size, draw_cards, draw_planning, open_decks
from sandtable.games.war_for_arrakis.rules.dice import faces_left, lose_die
from sandtable.games.war_for_arrakis.rules.hands import discard_from_hand, hand_of, hand_size, loose, side_hand_size
from sandtable.games.war_for_arrakis.rules.interpreter import EffectForm, effect
from sandtable.games.war_for_arrakis.state import CARD_WORDS, HAND, Table
from sandtable.games.war_for_arrakis.terms import (
    FACE_WORDS,
    FACES,
    POWER_WORDS,
    Face,
    Power,
    Side,
    ally_of,
    enemy,
    house_of,
)
from sandtable.games.war_for_arrakis.wording import Phrase, phrase
from sandtable.kernel.steps import Ask, Do, Form, Question, Step

CARD_WORTH: Final = 8
DIE_WORTH: Final = 20

# Drawing.


def _draw(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, Draw)
    if effect.deck == ANY_DECK:
        g.then(Do(draw_planning, side, effect.amount))
    else:
        draw_cards(g, Power(effect.deck), effect.amount)


def _draw_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, Draw)
    decks = open_decks(g, side) if effect.deck == ANY_DECK else [Power(effect.deck)]
    return any([deck_size(g, deck) for deck in decks])


def _draw_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Draw)
    if effect.deck == ANY_DECK:
        return phrase("effect-draw", amount=effect.amount)
    return phrase("effect-draw-from", amount=effect.amount, deck=POWER_WORDS[effect.deck])


def _draw_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Draw)
    return CARD_WORTH * effect.amount


effect(DRAW, _draw, _draw_possible, _draw_words, _draw_worth)


# Cards that the opponent discards.


class Shed(Form[Table]):
    """Which cards to discard where the opponent demands it; those that cannot be discarded are shown (WFA-RUL-89)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if len(ask.answers) >= number(ask, 0):
            return None
        kinds = hand_of(g, ask.seat)
        for answer in ask.answers:
            kinds.remove(answer.value)
        options = [CARD[kind] for kind in loose(kinds)]
        if not options:
            return None
        args = {"count": number(ask, 0) - len(ask.answers)}
        return Question("prompt-shed", "WFA-RUL-89", options, args)

    def complete(self, g: Table, ask: Ask) -> None:
        for answer in ask.answers:
            discard_from_hand(g, answer.value)
        if len(ask.answers) < number(ask, 0) and hand_size(g, ask.seat):
            show_hand(g, ask.seat)


def show_hand(g: Table, seat: int) -> None:
    """All cards that a seat holds are shown to everybody."""
    for power in g.powers_of(seat):
        family = g.planning[power]
        held = family.zones[HAND][:]
        if held:
            family.show(g, held, HAND, g.everyone)
    cards = [CARD_WORDS[kind] for kind in sorted(hand_of(g, seat))]
    g.tell("event-shows-hand", who=g.who(g.side_of_seat(seat)), cards=cards)


def _opponent_discards(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, Amount)
    if g.plays_itself(enemy(side)):
        g.then(later("mahdi_sheds", effect.amount))
        return
    g.then(*_shedding(g, enemy(side), effect.amount))


def _shedding(g: Table, side: Side, amount: int) -> list[Step]:
    """A side discards cards; two players are treated as one, and their House says who bears how much (WFA-TEAM-22)."""
    count = min(amount, side_hand_size(g, side))
    house, ally = g.seat_of(house_of(side)), g.seat_of(ally_of(side))
    if not count:
        return []
    if not g.shared(side):
        return [Ask(SHED, house, count)]
    if not hand_size(g, ally):
        return [Ask(SHED, house, count)]
    if not hand_size(g, house):
        return [Ask(SHED, ally, count)]
    return [Ask(BEAR, house, side, count)]


class Bear(Form[Table]):
    """How many of the cards that a shared side must discard come from the House's hand (WFA-RUL-92)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side, count = Side(number(ask, 0)), number(ask, 1)
        most = min(count, hand_size(g, ask.seat))
        least = max(0, count - hand_size(g, g.seat_of(ally_of(side))))
        if ask.answers or most == least:
            return None
        args = {"count": count, "ally": POWER_WORDS[ally_of(side)]}
        return Question("prompt-bear", "WFA-TEAM-22", NUMBER[least : most + 1], args)

    def complete(self, g: Table, ask: Ask) -> None:
        side, count = Side(number(ask, 0)), number(ask, 1)
        ally = g.seat_of(ally_of(side))
        borne = ask.value(0) if ask.answers else count - hand_size(g, ally)
        words = POWER_WORDS[house_of(side)]
        g.tell("event-bears", power=words, count=borne, ally=POWER_WORDS[ally_of(side)], rest=count - borne)
        if count > borne:
            g.then(Ask(SHED, ally, count - borne))
        if borne:
            g.then(Ask(SHED, ask.seat, borne))


def _opponent_holds(g: Table, side: Side, effect: Effect) -> bool:
    return side_hand_size(g, enemy(side)) > 0


def _opponent_discards_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Amount)
    return phrase("effect-opponent-discards", amount=effect.amount)


def _opponent_discards_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Amount)
    return (CARD_WORTH - 2) * effect.amount


SHED: Final = Shed("shed")
BEAR: Final = Bear("bear", SIDE_NAMES)
BOOK.add(SHED)
BOOK.add(BEAR)
effect(
    OPPONENT_DISCARDS, _opponent_discards, _opponent_holds, _opponent_discards_words, _opponent_discards_worth
)  # fmt: skip


# Bene Gesserit tokens.


def _gain(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, Amount)
    for _ in range(effect.amount):
        gain_bene_gesserit(g, side)


def _in_reserve(g: Table, side: Side, effect: Effect) -> bool:
    return g.bene_gesserit_reserve > 0


def _gain_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Amount)
    return phrase("effect-gain-bene-gesserit", amount=effect.amount)


def _gain_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Amount)
    return DIE_WORTH * effect.amount


effect(GAIN_BENE_GESSERIT, _gain, _in_reserve, _gain_words, _gain_worth)


# An unused die of the opponent's that is lost.


def _remove_die(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, OfResult)
    lose_die(g, enemy(side), Face(effect.result))


def _die_there(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, OfResult)
    return Face(effect.result) in faces_left(g, enemy(side))


def _remove_die_words(effect: Effect) -> Phrase:
    assert isinstance(effect, OfResult)
    return phrase("effect-remove-die", die=FACE_WORDS[effect.result])


def _die_worth(g: Table, side: Side, effect: Effect) -> int:
    return DIE_WORTH


effect(REMOVE_DIE, _remove_die, _die_there, _remove_die_words, _die_worth)


# The die that the opponent must use next.


class ForceDie(EffectForm):
    """Which unused die the opponent must use in the next turn."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        faces = forceable(g, enemy(self.side(ask)))
        if ask.answers or not faces:
            return None
        options = [*[DIE[face] for face in faces], PASS]
        return Question("prompt-force-die", "WFA-GEN-08", options, None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers and ask.answers[0] is not PASS:
            g.forced_result = ask.value(0)
            g.tell("event-die-forced", who=g.who(enemy(self.side(ask))), die=FACE_WORDS[ask.value(0)])
        else:
            g.tell("event-no-die-forced", who=g.who(self.side(ask)))


def forceable(g: Table, side: Side) -> list[Face]:
    """The results that can be prescribed to a side: those of its unused dice.

    The Mahdi's dice are not rolled yet; a result that enough of its spent dice show is out (WFA-SSPC-19, 20).
    """
    if not g.plays_itself(side):
        return faces_left(g, side)
    dashboard = g.dashboards(side)[0]
    return [face for face in FACES if g.used[dashboard * 5 + face] < g.slots(dashboard, face)]


def _force_die(g: Table, side: Side, effect: Effect, source: int) -> None:
    if forceable(g, enemy(side)):
        g.then(Ask(FORCE_DIE_FORM, g.seat_for(side), side, effect.number, source))


def _dice_there(g: Table, side: Side, effect: Effect) -> bool:
    return bool(forceable(g, enemy(side)))


def _force_die_words(effect: Effect) -> Phrase:
    return phrase("effect-force-die")


def _force_die_worth(g: Table, side: Side, effect: Effect) -> int:
    return 5


FORCE_DIE_FORM: Final = ForceDie("force_die")
BOOK.add(FORCE_DIE_FORM)
effect(FORCE_DIE, _force_die, _dice_there, _force_die_words, _force_die_worth)

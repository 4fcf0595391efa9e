"""Planning cards: played for a die or by another card, and schemes as a free action (WFA-PLAN, WFA-LEAD-20, 22)."""

from typing import Final

from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.effects import ADD_TO_CLAIM, PLAY_CARD, Choose, Effect, Sequence, When
from sandtable.games.war_for_arrakis.fields import PLANNING_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.notation import CARD, END_HAWAT, NUMBER, PASS
from sandtable.games.war_for_arrakis.rules.book import BOOK, SCHEMES_OF_WHO_ACTS, later, number, rule
from sandtable.games.war_for_arrakis.rules.checks import holds
from sandtable.games.war_for_arrakis.rules.free_actions import FreeAction, TurnForm, offer
from sandtable.games.war_for_arrakis.rules.hands import discard_from_hand, hand_of, hand_size, lay_from_hand, loose
from sandtable.games.war_for_arrakis.rules.interpreter import EffectForm, effect, possible, run_effect
from sandtable.games.war_for_arrakis.rules.prescience import end_attached
from sandtable.games.war_for_arrakis.state import DISCARD, HAND, LAID, Table
from sandtable.games.war_for_arrakis.terms import HARKONNEN, HOUSE_HARKONNEN, NONE, NOWHERE, Seat, Side
from sandtable.games.war_for_arrakis.wording import Phrase, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Question


def playable(g: Table, seat: int) -> list[int]:
    """The kinds of cards in a seat's hand that could do something now, if they were played."""
    side = g.side_of_seat(seat)
    others = hand_size(g, seat) - 1
    return [kind for kind in loose(hand_of(g, seat)) if _does_something(g, side, PLANNING[kind].effect, others)]


def any_playable(g: Table, seat: int) -> bool:
    """Whether a seat holds a card that could do something now."""
    side = g.side_of_seat(seat)
    others = hand_size(g, seat) - 1
    for kind in hand_of(g, seat):
        card = PLANNING[kind]
        if not card.is_scheme and _does_something(g, side, card.effect, others):
            return True
    return False


def _does_something(g: Table, side: Side, effect: Effect, others: int) -> bool:
    """Whether an effect could do something when so many other cards are left in hand."""
    if isinstance(effect, Sequence):
        return _any_does_something(g, side, effect.effects, others)
    if isinstance(effect, Choose):
        return _any_does_something(g, side, effect.options, others)
    if isinstance(effect, When):
        branch = effect.then if holds(g, effect.condition) else effect.otherwise
        return _does_something(g, side, branch, others)
    return others > 0 if effect.op == PLAY_CARD else possible(g, side, effect)


def _any_does_something(g: Table, side: Side, parts: tuple[Effect, ...], others: int) -> bool:
    return any(_does_something(g, side, part, others) for part in parts)


@rule("play_card", SIDE_NAMES, PLANNING_NAMES)
def play_card(g: Table, side: Side, kind: int) -> None:
    """A card takes effect, and then goes to the discard pile of its deck (WFA-PLAN-02)."""
    lay_from_hand(g, kind)
    g.spot = NOWHERE
    g.spot_zone = NONE
    g.then(Do(run_effect, side, PLANNING[kind].effect.number, kind), Do(card_done, kind))


@rule("card_done", PLANNING_NAMES)
def card_done(g: Table, kind: int) -> None:
    """The card is carried out: it is discarded unless it lies on a Prescience card; cards may be claimed (RUL-86)."""
    card = PLANNING[kind]
    if card.stays:
        attached = g.bonus_on if card.effect.op == ADD_TO_CLAIM else g.kept
        if attached == NONE:
            end_attached(g, card.deck)
    else:
        family = g.planning_of(card.deck)
        laid = [number for number in family.zones[LAID] if family.faces[number] == kind]
        family.move(g, laid[0], LAID, DISCARD, g.everyone)
    g.then(later("claims"))


# A further card, without a die.


class AnotherCard(EffectForm):
    """Which further card is played, if any. Whoever has cards is asked, whatever they are."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers or not hand_size(g, ask.seat):
            return None
        options = [*[CARD[kind] for kind in playable(g, ask.seat)], PASS]
        return Question("prompt-another-card", "WFA-PLAN-01", options, None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers and ask.answers[0] is not PASS:
            g.then(Do(play_card, self.side(ask), ask.value(0)))
        else:
            g.tell("event-no-further-card", who=g.who(self.side(ask)))


def _play_card(g: Table, side: Side, effect: Effect, source: int) -> None:
    seat = g.seat_for(side)
    if hand_size(g, seat):
        g.then(Ask(ANOTHER_CARD, seat, side, effect.number, source))


def _cards_in_hand(g: Table, side: Side, effect: Effect) -> bool:
    return hand_size(g, g.seat_for(side)) > 0


def _play_card_words(effect: Effect) -> Phrase:
    return phrase("effect-play-card")


def _play_card_worth(g: Table, side: Side, effect: Effect) -> int:
    return 12


ANOTHER_CARD: Final = AnotherCard("another_card")
BOOK.add(ANOTHER_CARD)
effect(PLAY_CARD, _play_card, _cards_in_hand, _play_card_words, _play_card_worth)


# Schemes: copies of one card thrown away together (WFA-LEAD-20 to 22, WFA-RUL-09).


SCHEME_KINDS: Final[tuple[int, ...]] = tuple([kind for kind, card in enumerate(PLANNING) if card.is_scheme])


def schemes(g: Table, seat: int) -> list[int]:
    """The kinds of schemes that a seat could carry out now."""
    found: list[int] = []
    for kind in SCHEME_KINDS:
        card = PLANNING[kind]
        assert card.scheme_while is not None
        if holds(g, card.scheme_while) and hand_of(g, seat).count(kind) >= card.scheme_copies[0]:
            found.append(kind)
    return found


def _may_be_held(g: Table, kind: int) -> bool:
    """Whether enough copies of a scheme may be in hand as far as the public knows, while they would work."""
    card = PLANNING[kind]
    assert card.scheme_while is not None
    if not holds(g, card.scheme_while):
        return False
    family = g.planning_of(card.deck)
    held = family.possibly(g.public, HAND)
    copies = [number for number, face in enumerate(family.faces) if face == kind and held >> number & 1]
    return min(len(copies), len(family.zones[HAND])) >= card.scheme_copies[0]


class Schemes(FreeAction):
    """The end of a leader's service, by cards of one kind from hand: by its House, which holds them (WFA-RUL-92)."""

    def decider(self, g: Table) -> Seat:
        return g.acting.seat if g.follows(SCHEMES_OF_WHO_ACTS) else g.seat_of(HOUSE_HARKONNEN)

    def options(self, g: Table) -> list[Option]:
        return [END_HAWAT] if schemes(g, self.decider(g)) else []

    def possible(self, g: Table) -> bool:
        """As far as everybody can tell: the cards may be in hand, and the condition holds (WFA-LEAD-22)."""
        seat = self.decider(g)
        return any(g.seat_of(PLANNING[kind].deck) == seat and _may_be_held(g, kind) for kind in SCHEME_KINDS)

    def take(self, g: Table, seat: int, option: Option) -> None:
        g.then(Ask(SCHEME, seat, schemes(g, seat)[0]))


class SchemeForm(TurnForm):
    """How many copies are thrown away."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        kind = number(ask, 0)
        held = hand_of(g, ask.seat).count(kind)
        counts = [count for count in PLANNING[kind].scheme_copies if count <= held]
        if ask.answers or len(counts) == 1:
            return None
        return Question("prompt-scheme", "WFA-LEAD-20", [NUMBER[count] for count in counts])

    def complete(self, g: Table, ask: Ask) -> None:
        kind = number(ask, 0)
        card = PLANNING[kind]
        for _ in range(ask.value(0) if ask.answers else card.scheme_copies[0]):
            discard_from_hand(g, kind)
        g.then(Do(run_effect, card.side, card.scheme.number, kind))


SCHEME: Final = SchemeForm("scheme", PLANNING_NAMES)
BOOK.add(SCHEME)
offer(Schemes(HARKONNEN))

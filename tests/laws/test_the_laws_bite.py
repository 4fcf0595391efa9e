"""A law that cannot be broken proves nothing: here each one is broken on purpose, and says so."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sandtable.kernel import cards as kernel_cards
from sandtable.kernel.cards import Cards
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask, Do, Question
from tests.kernel import toy
from tests.kernel.toy import NO_CARD, WORMS, Pass, Plan, Toy, ToyGame, Turn
from tests.laws.case import Case
from tests.laws.fields import declared
from tests.laws.laws import (
    closed,
    conserved,
    exact,
    live,
    named,
    pure,
    secret,
    takes_back,
    translated,
    unannounced,
    unexplained,
    unguessed,
)
from tests.laws.play import Law, hold, played_anew, seen_by

Patch = pytest.MonkeyPatch
Defect = Callable[[Patch], None]

pytestmark = pytest.mark.skipif(
    not (kernel_cards.__file__ or "").endswith(".py"), reason="a compiled kernel cannot be broken on purpose"
)


def broken(law: Law) -> bool:
    """Whether the law finds fault with some state of a few toy games."""
    played_anew()
    try:
        for case in (Case("toy", 2, bound=400), Case("toy", 3, bound=400)):
            for seed in range(8):
                for decisions, g in seen_by(law, case, seed, 10):
                    hold(law, g, case, seed, decisions)
    except (AssertionError, IndexError):
        return True
    return False


def a_question_without_options(patch: Patch) -> None:
    def question(self: Turn, g: Toy, ask: Ask) -> Question | None:
        return None if ask.answers else Question("toy-turn", "TOY-5", [])

    patch.setattr(Turn, "question", question)


def a_piece_that_is_not_stored(patch: Patch) -> None:
    pack = Toy.pack
    patch.setattr(Toy, "pack", lambda self: {**pack(self), "points": [0] * self.seats})


def a_choice_that_clocks_decide(patch: Patch) -> None:
    rolls = iter(range(10**9))
    patch.setattr(Toy, "roll", lambda self, sides: next(rolls) % sides)


def chance_without_a_barrier(patch: Patch) -> None:
    roll = State.roll

    def quiet_roll(self: Toy, sides: int) -> int:
        barrier = self.barrier
        result = roll(self, sides)
        self.barrier = barrier
        return result

    patch.setattr(Toy, "roll", quiet_roll)
    patch.setattr(Toy, "learn", lambda self: None)


def a_copy_that_shares(patch: Patch) -> None:
    def clone(self: Toy) -> Toy:
        other = Toy(self.game, self.seats, self.cards.copy(), self)
        other.coins = self.coins
        return other

    patch.setattr(Toy, "clone", clone)


def a_view_that_hands_out_pieces(patch: Patch) -> None:
    view = ToyGame.view
    patch.setattr(ToyGame, "view", lambda self, g, seat: {**view(self, g, seat), "coins": g.coins})


def a_refusal_that_leaves_a_trace(patch: Patch) -> None:
    play = State.play

    def careless_play(self: Toy, seat: int, option: object) -> None:
        try:
            play(self, seat, option)
        except ValueError:
            self.move_count += 1
            raise

    patch.setattr(Toy, "play", careless_play)


def anything_goes(patch: Patch) -> None:
    play = State.play

    def careless_play(self: Toy, seat: int, option: object) -> None:
        play(self, seat, option if option in self.options(seat) or isinstance(option, str) else self.options(seat)[0])

    patch.setattr(Toy, "play", careless_play)


def hands_for_all_to_see(patch: Patch) -> None:
    view = ToyGame.view

    def open_view(self: ToyGame, g: Toy, seat: int | None) -> dict[str, Any]:
        return {**view(self, g, seat), "hands": [sorted(g.hand(owner)) for owner in range(g.seats)]}

    patch.setattr(ToyGame, "view", open_view)


def a_question_that_betrays_the_hand(patch: Patch) -> None:
    question = Pass.question

    def betraying(self: Pass, g: Toy, ask: Ask) -> Question | None:
        return question(self, g, ask) if set(g.hand(ask.seat)) & set(WORMS) else None

    patch.setattr(Pass, "question", betraying)


def a_rule_that_asks_only_who_has_something(patch: Patch) -> None:
    def turn(g: Toy, seat: int) -> None:
        if seat == 0 or any(card in WORMS for card in g.hand(seat)):
            g.then(Ask(toy.TURN, seat))

    def turns(g: Toy) -> None:
        g.then(*[Do(turn, seat) for seat in range(g.seats)])

    for name, rule in (("turn", turn), ("turns", turns)):
        patch.setitem(toy.BOOK.names, rule, name)
        patch.setitem(toy.BOOK.rules, name, rule)
    patch.setattr(toy, "turns", turns)


def a_secret_told_and_not_kept(patch: Patch) -> None:
    draw = Cards.draw
    patch.setattr(Cards, "draw", lambda self, g, count, source, target, seers: draw(self, g, count, source, target, 0))


def nobody_told_where_the_card_went(patch: Patch) -> None:
    tell = State.tell

    def silent(self: Toy, message: str, **args: Any) -> None:
        if message not in ("toy-passed", "toy-buried"):
            tell(self, message, **args)

    patch.setattr(Toy, "tell", silent)


def a_gift_that_nobody_announces(patch: Patch) -> None:
    tell = State.tell

    def silent(self: Toy, message: str, **args: Any) -> None:
        if message != "toy-gave":
            tell(self, message, **args)

    patch.setattr(Toy, "tell", silent)


def the_truth_in_every_dream(patch: Patch) -> None:
    patch.setattr(Cards, "shuffle_unknown", lambda self, g, observer: None)


def answers_in_every_dream(patch: Patch) -> None:
    patch.setattr(Toy, "_imagined", lambda self, asks, seen: asks)


def whoever_holds_a_worm_may_act(patch: Patch) -> None:
    """Who may act follows from what is hidden."""

    def side_form(self: Toy, seat: int) -> Ask | None:
        promised = self.sealed_by(seat, toy.PROMISES) is not None
        return Ask(toy.PROMISES, seat) if set(self.hand(seat)) & set(WORMS) and not promised else None

    patch.setattr(Toy, "side_form", side_form)


def a_worm_that_nobody_hears_of(patch: Patch) -> None:
    tell = State.tell

    def silent(self: Toy, message: str, **args: Any) -> None:
        if message not in ("toy-called", "toy-promised"):
            tell(self, message, **args)

    patch.setattr(Toy, "tell", silent)


def a_side_form_without_end(patch: Patch) -> None:
    def complete(self: toy.Promise, g: Toy, ask: Ask) -> None:
        g.tell("toy-promised", seat=ask.seat, to=ask.value(1))

    patch.setattr(toy.Promise, "complete", complete)
    patch.setattr("tests.laws.play.OF_THEIR_OWN_ACCORD", 1.0)


def a_beginning_that_shows_in_undo(patch: Patch) -> None:
    def can_undo(self: Toy, seat: int) -> bool:
        return bool(self._moves) and self._moves[1] == seat and self.move_count > self.barrier

    patch.setattr(Toy, "can_undo", can_undo)


def a_window_for_holders_only(patch: Patch) -> None:
    patch.setattr(toy.Drink, "could", lambda self, g, seat, args: toy.WATER in g.faces_in_hand(seat))


def a_half_made_side_form_that_is_not_stored(patch: Patch) -> None:
    dump = State.dump
    patch.setattr(
        Toy, "dump", lambda self: json.dumps({**json.loads(dump(self)), "begun": []}, sort_keys=True).encode()
    )


def a_card_twice(patch: Patch) -> None:
    def complete(self: Plan, g: Toy, ask: Ask) -> None:
        g.seal(ask)
        if ask.answers[1] is not NO_CARD:
            g.hand(ask.seat).append(g.hand(ask.seat)[0])

    patch.setattr(Plan, "complete", complete)


def a_truth_ruled_out(patch: Patch) -> None:
    rule_out = Cards.rule_out
    patch.setattr(Cards, "rule_out", lambda self, cards, zone, seers: rule_out(self, self.zones[zone], zone, seers))


def coins_from_nowhere(patch: Patch) -> None:
    patch.setattr(toy.Turn, "complete", lambda self, g, ask: g.coins.__setitem__(ask.seat, 99))


def an_option_twice(patch: Patch) -> None:
    options = State.options

    def doubled(self: Toy, seat: int) -> list[Option]:
        found = options(self, seat)
        return found + found[:1]

    patch.setattr(Toy, "options", doubled)


def words_that_are_missing(patch: Patch) -> None:
    patch.setattr("tests.laws.laws.WITHOUT_WORDS", ())


def a_field_that_nobody_declared(patch: Patch) -> None:
    complete = Turn.complete

    def noting(self: Turn, g: Toy, ask: Ask) -> None:
        complete(self, g, ask)
        g.last_turn = ask.seat  # type: ignore[attr-defined]

    patch.setattr(Turn, "complete", noting)


def a_field_that_snapshots_round_off(patch: Patch) -> None:
    pack = Toy.pack
    patch.setattr(Toy, "pack", lambda self: {**pack(self), "coins": [coins // 2 * 2 for coins in self.coins]})


def a_forgotten_serial(patch: Patch) -> None:
    dump = State.dump

    def forgetful(self: Toy) -> bytes:
        other = self.clone()
        other._serial = 0
        return dump(other)

    patch.setattr(Toy, "dump", forgetful)


DEFECTS: list[tuple[Law, Defect]] = [
    (live, a_question_without_options),
    (exact, a_piece_that_is_not_stored),
    (exact, a_choice_that_clocks_decide),
    (takes_back, chance_without_a_barrier),
    (pure, a_copy_that_shares),
    (pure, a_view_that_hands_out_pieces),
    (closed, a_refusal_that_leaves_a_trace),
    (closed, anything_goes),
    (secret, hands_for_all_to_see),
    (secret, a_question_that_betrays_the_hand),
    (unexplained, a_rule_that_asks_only_who_has_something),
    (unexplained, a_secret_told_and_not_kept),
    (unexplained, a_gift_that_nobody_announces),
    (unannounced, nobody_told_where_the_card_went),
    (unguessed, the_truth_in_every_dream),
    (unguessed, answers_in_every_dream),
    (secret, whoever_holds_a_worm_may_act),
    (unannounced, a_worm_that_nobody_hears_of),
    (live, a_side_form_without_end),
    (unannounced, a_beginning_that_shows_in_undo),
    (unexplained, a_window_for_holders_only),
    (exact, a_half_made_side_form_that_is_not_stored),
    (conserved, a_card_twice),
    (conserved, a_truth_ruled_out),
    (conserved, coins_from_nowhere),
    (declared, a_field_that_nobody_declared),
    (declared, a_field_that_snapshots_round_off),
    (declared, a_piece_that_is_not_stored),
    (declared, a_copy_that_shares),
    (declared, a_forgotten_serial),
    (named, an_option_twice),
    (translated, words_that_are_missing),
]


@pytest.mark.parametrize(("law", "defect"), DEFECTS, ids=lambda part: part.__name__)
def test_the_law_bites(law: Law, defect: Defect, monkeypatch: Patch) -> None:
    assert not broken(law)
    try:
        defect(monkeypatch)
        assert broken(law)
    finally:
        played_anew()

"""Side forms: what a seat may do though nobody waits for it."""

from collections.abc import Callable

import pytest

from sandtable.kernel.errors import IllegalOption, SandtableError
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask, Do, Question, Together
from tests.kernel.workbench import (
    BELL,
    KNOCK,
    KNOCKING,
    LETTERS,
    QUIET,
    RUDE,
    SECRET,
    SPELL,
    Bench,
    Knock,
    Spell,
    bench,
    end,
    throw,
)


def knocked(g: State, seat: int, *letters: str) -> None:
    g.play(seat, KNOCK)
    for letter in letters:
        g.play(seat, letter)


def same_as_replayed(g: State) -> bool:
    return g.game.replay(g.record()).dump() == g.dump()


def test_a_seat_with_a_side_form_may_act_and_nobody_waits_for_it() -> None:
    g = bench(Ask(SPELL, 0, 1), sides=(Ask(KNOCKING, 1, 0),))

    assert (g.to_act, g.may_act) == ((0,), (1,))
    assert g.options(1) == [KNOCK]
    prompt = g.prompt(1)
    assert prompt is not None
    assert prompt.message == "knock"
    assert g.ask_id(1)
    assert g.options(2) == []
    g.play(0, "a")
    assert g.trace[0] == "0 spells a"


def test_a_finished_side_form_acts_on_top_and_the_waiting_form_is_asked_afresh() -> None:
    g = bench(Ask(SPELL, 0, 2), Ask(SPELL, 2, 1), sides=(Ask(KNOCKING, 1, 1),))
    g.play(0, "a")
    asked = g.ask_id(0)
    knocked(g, 1, "b")

    assert g.trace == ["1 knocks", "bell for 1"]
    assert g.to_act == (0,)
    assert g.ask_id(0) not in ("", asked)
    with pytest.raises(IllegalOption):
        g.back(0)
    g.play(0, "b")
    g.play(0, "c")
    assert g.trace[2] == "0 spells bc"
    assert same_as_replayed(g)


def test_a_seat_that_is_asked_reaches_its_side_form_too() -> None:
    g = bench(Ask(SPELL, 0, 2, 1), sides=(Ask(KNOCKING, 0, 1),))
    assert g.may_act == ()
    assert g.options(0) == [*LETTERS, BELL, KNOCK]
    g.play(0, "a")
    g.play(0, KNOCK)

    assert g.options(0) == LETTERS
    prompt = g.prompt(0)
    assert prompt is not None
    assert prompt.message == "knock-1"
    assert g.form_of(0) is not None
    assert g.to_act == (0,)
    g.back(0)
    assert g.options(0) == [*LETTERS, BELL, KNOCK]
    assert g.form_of(0).answers == (LETTERS[0],)  # type: ignore[union-attr]
    knocked(g, 0, "c")
    assert g.trace == ["0 knocks", "bell for 0"]
    g.play(0, "b")
    g.play(0, "b")
    assert "0 spells bb" in g.trace
    assert same_as_replayed(g)


def test_an_option_that_the_seat_is_offered_anyway_cannot_begin_a_side_form() -> None:
    class Clash(Knock):
        def question(self, g: Bench, ask: Ask) -> Question | None:
            return None if ask.answers else Question("clash", "WB-2", LETTERS[:1])

    g = bench(Ask(SPELL, 0, 1), sides=(Ask(Clash("clash"), 0, 0),))
    with pytest.raises(SandtableError, match="a by its side form"):
        g.options(0)


def test_the_side_form_of_a_seat_is_a_fresh_one() -> None:
    g = bench(Ask(SPELL, 0, 1), sides=(Ask(KNOCKING, 1, 0).with_answers((KNOCK,)),))
    with pytest.raises(SandtableError, match="fresh form of its own"):
        g.options(1)


def test_a_side_form_that_asks_nothing_or_offers_interruptions_is_refused() -> None:
    class Mute(Knock):
        def question(self, g: Bench, ask: Ask) -> Question | None:
            return None

    for form, words in ((Mute("mute"), "asks nothing"), (SPELL, "takes no interruption")):
        g = bench(Ask(SPELL, 0, 1), sides=(Ask(form, 1, 2, 1),))
        with pytest.raises(SandtableError, match=words):
            g.options(1)


def test_who_may_act_but_has_nothing_to_choose_is_offered_nothing() -> None:
    class Bare(Knock):
        def question(self, g: Bench, ask: Ask) -> Question | None:
            return Question("bare", "WB-2", [])

    g = bench(Ask(SPELL, 0, 1), sides=(Ask(Bare("bare"), 1, 0),))
    assert g.may_act == (1,)
    assert g.options(1) == []
    assert g.prompt(1) is None
    with pytest.raises(IllegalOption):
        g.play(1, KNOCK)


def test_while_seats_answer_together_only_harmless_side_forms_are_open() -> None:
    g = bench(
        Together(Ask(SPELL, 0, 2), Ask(SPELL, 1, 1)),
        Ask(SPELL, 0, 1),
        sides=(Ask(KNOCKING, 0, 0), Ask(QUIET, 1, 1), Ask(KNOCKING, 2, 0)),
    )
    assert g.answering_together
    assert g.may_act == ()
    assert g.options(0) == LETTERS
    assert g.options(2) == []
    with pytest.raises(IllegalOption):
        g.play(2, KNOCK)
    g.play(1, "c")
    assert [*g.to_act, *g.may_act] == [0, 1]
    g.play(0, "a")
    ids = g.ask_id(0)
    knocked(g, 1, "b")

    assert g.trace == ["1 knocks"]
    assert g.ask_id(0) == ids
    assert not g.can_undo(1)
    g.back(1)
    assert g.to_act == (0, 1)
    assert same_as_replayed(g)
    g.play(1, "b")
    g.play(0, "a")
    assert g.trace[1:3] == ["0 spells aa", "1 spells b"]
    assert not g.answering_together
    assert g.may_act == (1, 2)
    assert same_as_replayed(g)


def test_a_form_that_only_calls_itself_harmless_is_found_out() -> None:
    g = bench(Together(Ask(SPELL, 0, 1), Ask(SPELL, 1, 1)), sides=(Ask(RUDE, 2, 0),))
    with pytest.raises(SandtableError, match="harmless"):
        g.play(2, KNOCK)


class Choosy(Knock):
    """The letter a disturbs, others do not."""

    def disturbs(self, ask: Ask) -> bool:
        return ask.answers[-1] is LETTERS[0]

    def complete(self, g: Bench, ask: Ask) -> None:
        g.trace.append(f"{ask.seat} knocks")


@pytest.mark.parametrize(("letter", "kept"), [("a", ()), ("b", (LETTERS[2],))])
def test_a_form_says_for_each_answer_whether_it_disturbs(letter: str, kept: tuple[Option, ...]) -> None:
    g = bench(Ask(SPELL, 0, 2), sides=(Ask(Choosy("knocking"), 1, 1),))
    g.play(0, "c")
    knocked(g, 1, letter)
    assert g.form_of(0).answers == kept  # type: ignore[union-attr]


class Counted(Spell):
    """Letters that count how often they were asked for."""

    def __init__(self) -> None:
        super().__init__("counted")
        self.times = 0

    def question(self, g: Bench, ask: Ask) -> Question | None:
        self.times += 1
        return super().question(g, ask)


class Chat(Choosy):
    """After the letter b something is only said."""

    def only_talks(self, ask: Ask) -> bool:
        return ask.answers[-1] is LETTERS[1]


@pytest.mark.parametrize(("letter", "asked"), [("b", 0), ("c", 1)])
def test_what_is_only_said_lets_nobody_be_asked_anew(letter: str, asked: int) -> None:
    form = Counted()
    g = bench(Together(Ask(form, 0, 1), Ask(SPELL, 2, 1)), sides=(Ask(Chat("quiet", harmless=True), 1, 1),))
    before = form.times
    knocked(g, 1, letter)
    assert g.trace == ["1 knocks"]
    assert form.times - before == asked
    assert g.to_act == (0, 2)
    assert g.options(1) == [KNOCK]


def test_a_form_that_only_calls_itself_talk_is_found_out() -> None:
    class Pushy(Knock):
        def only_talks(self, ask: Ask) -> bool:
            return True

        def complete(self, g: Bench, ask: Ask) -> None:
            g.then(Ask(SPELL, ask.seat, 1))

    g = bench(Together(Ask(SPELL, 0, 1), Ask(SPELL, 1, 1)), sides=(Ask(Pushy("pushy", harmless=True), 2, 0),))
    with pytest.raises(SandtableError, match="harmless"):
        g.play(2, KNOCK)


def test_a_seat_that_is_not_at_the_table_is_offered_nothing() -> None:
    g = bench(Ask(SPELL, 0, 1), sides=(Ask(KNOCKING, 1, 0),))
    assert g.options(1) == [KNOCK]
    g.play(1, KNOCK)  # nobody's side question is remembered now
    for seat in (-1, g.seats):
        assert g.options(seat) == []
        assert g.prompt(seat) is None
        with pytest.raises(IllegalOption):
            g.play(seat, KNOCK)


def test_while_seats_answer_together_an_answer_that_disturbs_is_refused_before_it_is_stored() -> None:
    g = bench(Together(Ask(SPELL, 0, 1), Ask(SPELL, 2, 1)), sides=(Ask(Choosy("quiet", harmless=True), 1, 1),))
    g.play(1, KNOCK)
    refused(g, lambda: g.play(1, "a"), "a disturbs those who are answering")
    g.play(1, "b")
    assert g.trace == ["1 knocks"]


def test_nothing_is_open_once_the_game_is_over() -> None:
    g = bench(Ask(SPELL, 0, 1), Do(end), sides=(Ask(KNOCKING, 1, 2),))
    g.play(1, KNOCK)
    g.play(0, "a")

    assert g.over
    assert g.may_act == ()
    assert g.options(1) == []
    with pytest.raises(IllegalOption, match="over"):
        g.play(1, "a")


def test_answers_of_a_side_form_stay_while_they_fit_and_go_when_it_closes() -> None:
    g = bench(Ask(SPELL, 0, 1), Ask(SPELL, 0, 1), Together(Ask(SPELL, 0, 1)), sides=(Ask(KNOCKING, 1, 1),))
    g.play(1, KNOCK)
    g.play(0, "a")
    assert g.options(1) == LETTERS
    g.play(0, "a")
    assert g.options(1) == []
    assert g.may_act == ()
    assert same_as_replayed(g)
    with pytest.raises(IllegalOption):
        g.back(1)


def test_answers_of_a_side_form_are_taken_back_wherever_the_game_went_meanwhile() -> None:
    g = bench(Ask(SPELL, 0, 1), Do(throw, 6), Ask(SPELL, 0, 2), Ask(SPELL, 2, 1), sides=(Ask(KNOCKING, 1, 2),))
    g.play(1, KNOCK)
    g.play(1, "a")
    g.play(0, "a")
    g.play(0, "b")
    barrier = g.barrier
    g.back(1)
    assert g.barrier == barrier - 1
    assert same_as_replayed(g)
    g.back(1)
    assert g.options(1) == [KNOCK]
    assert [(seat, str(option)) for seat, option in g.moves()] == [(0, "a"), (0, "b")]
    assert same_as_replayed(g)
    assert g.can_undo(0)
    assert g.undone(0).move_count == 1
    with pytest.raises(IllegalOption):
        g.back(1)


def test_each_question_of_a_side_form_has_its_own_id() -> None:
    g = bench(Ask(SPELL, 0, 9), sides=(Ask(QUIET, 0, 1), Ask(QUIET, 1, 1)))
    ids = {g.ask_id(1)}
    others = {g.ask_id(0)}
    for option in (KNOCK, "a", KNOCK, "b"):
        g.play(1, option)
        ids.add(g.ask_id(1))
        others.add(g.ask_id(0))
    assert len(ids) == 5
    assert len(others) == 1
    mine = [g.ask_id(0)]
    for option in ("a", KNOCK, "b", "c"):
        g.play(0, option)
        mine.append(g.ask_id(0))
    assert len(set(mine)) == 5


def test_a_begun_side_form_is_dumped_and_loaded() -> None:
    g = bench(Ask(SPELL, 0, 1), Ask(SPELL, 0, 1), sides=(Ask(KNOCKING, 1, 2), Ask(QUIET, 2, 0)))
    g.play(2, KNOCK)
    knocked(g, 1, "a")
    loaded = g.game.load(g.dump())

    assert loaded.dump() == g.dump()
    assert loaded.form_of(1).answers == (KNOCK, LETTERS[0])  # type: ignore[union-attr]
    assert [loaded.ask_id(seat) for seat in range(3)] == [g.ask_id(seat) for seat in range(3)]
    loaded.back(1)
    g.back(1)
    assert loaded.dump() == g.dump()


def test_others_imagine_that_no_side_form_is_begun() -> None:
    g = bench(Ask(SPELL, 0, 1), sides=(Ask(KNOCKING, 1, 2),))
    knocked(g, 1, "a")

    assert g.determinize(0, 1).form_of(1).answers == ()  # type: ignore[union-attr]
    assert g.determinize(1, 1).form_of(1).answers == (KNOCK, LETTERS[0])  # type: ignore[union-attr]


# Undo, and what it may tell.


def test_nobody_can_tell_by_undo_that_another_has_begun_a_form() -> None:
    g: State = bench(Ask(SPELL, 0, 1), Together(Ask(SPELL, 1, 2), Ask(SPELL, 2, 2)), sides=(Ask(QUIET, 0, 1),))
    g.play(0, "a")
    for seat in (1, 2):
        assert g.can_undo(0)
        g.play(seat, "b")
    assert g.can_undo(0)
    assert g.can_undo(1)
    assert g.can_undo(2)
    without = g.undone(1)
    assert [(seat, str(option)) for seat, option in without.moves()] == [(0, "a"), (2, "b")]
    assert g.undone(0).move_count == 0


def test_what_others_do_at_the_side_cannot_be_undone_over() -> None:
    for form in (KNOCKING, QUIET):
        g = bench(Ask(SPELL, 0, 1), Ask(SPELL, 0, 1), sides=(Ask(form, 1, 1),))
        g.play(0, "a")
        g.play(1, KNOCK)
        assert g.can_undo(0)
        g.play(1, "a")
        assert not g.can_undo(0)
        assert g.can_undo(1) == (form is KNOCKING)
        if g.can_undo(1):
            assert g.undone(1).form_of(1).answers == (KNOCK,)  # type: ignore[union-attr]


# Misuse fails where it is written, before anything is stored.


def refused(g: State, act: Callable[[], object], words: str) -> None:
    before = g.dump()
    with pytest.raises(SandtableError, match=words):
        act()
    assert g.dump() == before


def test_nobody_is_asked_twice_at_once() -> None:
    with pytest.raises(SandtableError, match="seat 1 is asked twice"):
        Together(Ask(SPELL, 0, 1), Ask(SPELL, 1, 1), Ask(SECRET, 1, 1))


def test_an_interruption_offered_together_is_refused_at_once() -> None:
    with pytest.raises(SandtableError, match="spell offers ring the bell as an interruption"):
        bench(Together(Ask(SPELL, 0, 1), Ask(SPELL, 1, 1, 1)))


def test_an_interruption_offered_later_is_refused_before_the_move_is_stored() -> None:
    class Late(Spell):
        def question(self, g: Bench, ask: Ask) -> Question | None:
            question = super().question(g, ask)
            if question is not None and ask.answers:
                question.interrupts = [BELL]
            return question

    g = bench(Together(Ask(Late("spell"), 0, 2), Ask(SPELL, 1, 1)))
    refused(g, lambda: g.play(0, "a"), "interruption")


def test_an_interruption_that_the_form_does_not_take_is_refused_before_the_move_is_stored() -> None:
    class Deaf(Knock):
        def question(self, g: Bench, ask: Ask) -> Question | None:
            return Question("deaf", "WB-1", LETTERS, None, [BELL])

    g = bench(Ask(Deaf("knocking"), 0, 1))
    refused(g, lambda: g.play(0, BELL), "takes no interruption")

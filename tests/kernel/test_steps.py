"""Do, Ask and Together: what runs when, who is asked, and what an answer changes."""

import pytest

from sandtable.kernel.errors import IllegalOption
from sandtable.kernel.notation import Notation
from sandtable.kernel.steps import Answers, Ask, Do, Rulebook, Together
from tests.kernel.workbench import BELL, LAST, LETTERS, SPELL, bench, end, nest, note, throw


def test_then_runs_in_reading_order_and_what_a_rule_adds_comes_first() -> None:
    g = bench(Do(note, "one"), Do(nest, "two"), Do(note, "three"), Do(end))

    assert g.trace == ["one", "two", "two.1", "two.2", "three"]
    assert g.over
    assert g.to_act == ()


def test_rules_stop_at_a_question_and_go_on_after_the_answer() -> None:
    g = bench(Do(note, "before"), Ask(SPELL, 1, 1), Do(note, "after"), Ask(SPELL, 0, 1))

    assert g.trace == ["before"]
    assert g.to_act == (1,)
    g.play(1, "b")
    assert g.trace == ["before", "1 spells b", "first after 1", "second after 1", "after"]
    assert g.to_act == (0,)


def test_a_form_of_several_questions_acts_only_when_all_are_answered() -> None:
    g = bench(Ask(SPELL, 0, 3))
    prompts = []
    for letter in ("c", "a", "b"):
        assert g.trace == []
        prompt = g.prompt(0)
        assert prompt is not None
        prompts.append((prompt.message, prompt.args, prompt.rule))
        g.play(0, letter)

    assert prompts == [(f"letter-{place}", {"place": place}, "WB-1") for place in range(3)]
    assert g.trace[0] == "0 spells cab"


def test_answers_are_read_in_the_order_of_the_questions_until_one_is_open() -> None:
    ask = Ask(SPELL, 0, 3)
    assert Answers(ask).next() is None
    ask = ask.answered(LETTERS[2]).answered(LETTERS[1])

    answers = Answers(ask)
    assert [answers.next(), answers.next(), answers.next(), answers.next()] == [LETTERS[2], LETTERS[1], None, None]

    later = Answers(ask, 0)
    assert later.value() == LETTERS[1].value
    assert later.next() is None
    assert ask.answers == (LETTERS[2], LETTERS[1]), "reading changes nothing"


def test_an_option_and_its_notation_are_the_same_answer() -> None:
    by_object, by_name = bench(Ask(SPELL, 0, 1)), bench(Ask(SPELL, 0, 1))
    by_object.play(0, LETTERS[1])
    by_name.play(0, "b")

    assert by_object.dump() == by_name.dump()


def test_seats_that_are_not_asked_have_no_options_and_no_prompt() -> None:
    g = bench(Ask(SPELL, 1, 1))

    for seat in (0, 2, 3, -1, 10**30):
        assert g.options(seat) == []
        assert g.prompt(seat) is None
        assert g.ask_id(seat) == ""
    assert g.options(1) == LETTERS
    assert g.may_act == ()


def test_a_form_without_questions_is_carried_out_at_once() -> None:
    g = bench(Ask(SPELL, 0, 0), Together(Ask(SPELL, 1, 0), Ask(SPELL, 2, 0)), Ask(SPELL, 0, 1))

    assert [entry for entry in g.trace if "spells" in entry] == ["0 spells ", "1 spells ", "2 spells "]
    assert g.to_act == (0,)


def test_together_acts_when_all_are_done_in_the_order_given_whoever_was_first() -> None:
    steps = Together(Ask(SPELL, 2, 1), Ask(SPELL, 0, 2), Ask(SPELL, 1, 1))
    expected = [
        "2 spells a",
        "0 spells bc",
        "1 spells c",
        "first after 2",
        "second after 2",
        "first after 0",
        "second after 0",
        "first after 1",
        "second after 1",
        "later",
    ]
    answers = [(2, "a"), (0, "b"), (0, "c"), (1, "c")]
    for order in ([0, 1, 2, 3], [3, 1, 0, 2], [1, 2, 3, 0]):
        g = bench(steps, Do(note, "later"), Ask(SPELL, 0, 1))
        for place in order:
            assert g.trace == []
            g.play(*answers[place])
        assert g.trace == expected


def test_together_asks_only_those_who_are_not_done_in_the_order_given() -> None:
    g = bench(Together(Ask(SPELL, 2, 1), Ask(SPELL, 0, 2), Ask(SPELL, 1, 0)))

    waiting = [g.to_act]
    for letter in "ab":
        g.play(0, letter)
        waiting.append(g.to_act)

    assert waiting == [(2, 0), (2, 0), (2,)]
    assert g.options(0) == []
    assert g.prompt(0) is None


def test_the_id_of_a_question_changes_with_each_question_and_not_when_others_answer() -> None:
    g = bench(Together(Ask(SPELL, 0, 2), Ask(SPELL, 1, 2)), Ask(SPELL, 0, 2))
    first = g.ask_id(0)
    g.play(1, "a")
    g.play(1, "a")
    assert g.ask_id(0) == first
    g.play(0, "a")
    second = g.ask_id(0)
    g.play(0, "a")
    third = g.ask_id(0)
    g.play(0, "a")

    assert len({first, second, third, g.ask_id(0)}) == 4


def test_an_interrupt_is_done_first_and_the_form_is_asked_afresh() -> None:
    g = bench(Ask(SPELL, 0, 2, 1), Do(note, "after"), Ask(SPELL, 1, 1))

    assert g.options(0) == [*LETTERS, BELL]
    before = g.ask_id(0)
    g.play(0, "a")
    g.play(0, BELL)
    assert g.trace == ["0 rings"]
    assert g.ask_id(0) != before
    g.play(0, "b")
    g.play(0, "c")
    assert g.trace == ["0 rings", "0 spells bc", "first after 0", "second after 0", "after"]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_game_ends_at_once_whatever_the_rules_still_meant_to_do(seat: int) -> None:
    forms = [Ask(SPELL, 0, 1), Ask(SPELL, 1, 1)]
    forms[seat] = Ask(LAST, seat, 1)
    g = bench(Together(*forms), Do(note, "never"), Ask(SPELL, 2, 1))
    g.play(0, "a")
    g.play(1, "a")

    assert g.over
    assert g.result is not None
    assert g.result.data() == {"winners": [seat], "scores": [0, 0, 0], "reason": "ended"}
    assert g.to_act == ()
    assert all(g.options(seat) == [] for seat in range(3))
    assert "never" not in g.trace
    assert "too late" not in g.trace
    with pytest.raises(IllegalOption, match="over"):
        g.play(0, "a")
    with pytest.raises(IllegalOption):
        g.back(0)


@pytest.mark.parametrize("garbage", ["", "z", "A", "a ", "ring the bell", "\0", None, 0, 1, True, 2.5, [], {}, b"a"])
def test_what_is_not_offered_is_refused_and_changes_nothing(garbage: object) -> None:
    g = bench(Ask(SPELL, 0, 2))
    g.play(0, "a")
    before = g.dump()

    with pytest.raises(IllegalOption):
        g.play(0, garbage)
    assert g.dump() == before


def test_the_option_of_another_game_is_refused_even_if_it_has_the_same_name() -> None:
    foreign = Notation("somewhere else").add("letter", "a")
    g = bench(Ask(SPELL, 0, 1))
    before = g.dump()

    with pytest.raises(IllegalOption):
        g.play(0, foreign)
    assert g.dump() == before


@pytest.mark.parametrize("seat", [1, 2, 3, -1, -3, 10**30])
def test_the_wrong_seat_is_refused_and_changes_nothing(seat: int) -> None:
    g = bench(Ask(SPELL, 0, 2))
    g.play(0, "a")
    before = g.dump()

    with pytest.raises(IllegalOption, match="waiting for: 0"):
        g.play(seat, "a")
    with pytest.raises(IllegalOption):
        g.back(seat)
    assert g.dump() == before


def test_a_seat_that_is_done_cannot_answer_again() -> None:
    g = bench(Together(Ask(SPELL, 0, 1), Ask(SPELL, 1, 1)))
    g.play(0, "a")
    before = g.dump()

    with pytest.raises(IllegalOption):
        g.play(0, "a")
    assert g.dump() == before


def test_the_refusal_says_what_could_be_chosen() -> None:
    g = bench(Ask(SPELL, 0, 1))

    with pytest.raises(IllegalOption, match="a, b, c"):
        g.play(0, "ring the bell")


def test_names_are_given_once() -> None:
    book = Rulebook("twice")
    book.add(SPELL)
    book.rule("note")(note)

    with pytest.raises(ValueError, match="spell"):
        book.add(SPELL)
    with pytest.raises(ValueError, match="note"):
        book.rule("note")(throw)

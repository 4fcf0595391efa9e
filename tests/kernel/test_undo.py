"""Taking moves back: inside an unfinished form, and beyond it up to the barrier."""

import pytest

from sandtable.kernel.errors import IllegalOption, SandtableError
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask, Do, Together
from tests.kernel.workbench import BELL, SECRET, SPELL, bench, look, note, throw, unseal


def same_as_replayed(g: State) -> bool:
    return g.game.replay(g.record()).dump() == g.dump()


def test_back_takes_the_last_answer_back_and_asks_again() -> None:
    g = bench(Ask(SPELL, 0, 3))
    states = []
    for letter in "ab":
        states.append((g.dump(), g.ask_id(0)))
        g.play(0, letter)
    while states:
        g.back(0)
        assert (g.dump(), g.ask_id(0)) == states.pop()
    with pytest.raises(IllegalOption):
        g.back(0)
    for letter in "cab":
        g.play(0, letter)

    assert g.trace[0] == "0 spells cab"
    assert same_as_replayed(g)


def test_back_reopens_a_finished_form_while_others_still_think() -> None:
    g = bench(Together(Ask(SPELL, 0, 1), Ask(SPELL, 1, 2), Ask(SPELL, 2, 1)))
    g.play(0, "a")
    g.play(1, "b")
    g.play(2, "c")
    other = g.ask_id(1)
    waiting = [g.to_act]
    g.back(0)
    waiting.append(g.to_act)

    assert waiting == [(1,), (0, 1)]
    assert g.ask_id(1) == other
    assert [(seat, str(option)) for seat, option in g.moves()] == [(1, "b"), (2, "c")]
    assert same_as_replayed(g)
    g.play(0, "c")
    g.play(1, "a")
    assert g.trace[:3] == ["0 spells c", "1 spells ba", "2 spells c"]
    assert same_as_replayed(g)


def test_back_leaves_no_trace_in_the_record() -> None:
    g = bench(Together(Ask(SPELL, 0, 3), Ask(SPELL, 1, 2)))
    for seat, letter in ((0, "a"), (1, "b"), (0, "b")):
        g.play(seat, letter)
    g.back(0)
    assert same_as_replayed(g)
    g.back(0)
    assert same_as_replayed(g)
    g.back(1)

    assert g.dump() == bench(Together(Ask(SPELL, 0, 3), Ask(SPELL, 1, 2))).dump()


def test_answers_before_an_interruption_cannot_be_taken_back() -> None:
    g = bench(Ask(SPELL, 0, 2, 1))
    g.play(0, "a")
    g.play(0, BELL)

    with pytest.raises(IllegalOption):
        g.back(0)


def test_an_imagined_state_takes_back_answers_though_it_has_no_moves() -> None:
    g = bench(Together(Ask(SPELL, 0, 3), Ask(SPELL, 1, 1)))
    g.play(0, "a")
    g.play(0, "b")
    imagined = g.determinize(0, 1)
    imagined.play(0, "c")
    for _ in range(3):
        imagined.back(0)

    assert imagined.moves() == []
    assert imagined.to_act == (0, 1)
    with pytest.raises(IllegalOption):
        imagined.back(0)


def test_the_last_moves_of_a_seat_can_be_undone_one_by_one() -> None:
    g: State = bench(Ask(SPELL, 0, 2), Ask(SPELL, 0, 1), Ask(SPELL, 1, 1))
    past = [g.dump()]
    for letter in "abc":
        g.play(0, letter)
        past.append(g.dump())
    for expected in (past[2], past[1], past[0]):
        assert g.can_undo(0)
        assert not g.can_undo(1)
        g = g.undone(0)
        assert g.dump() == expected
    assert not g.can_undo(0)
    with pytest.raises(IllegalOption):
        g.undone(0)


def test_undone_leaves_the_state_it_was_asked_of() -> None:
    g = bench(Ask(SPELL, 0, 1), Ask(SPELL, 0, 1))
    g.play(0, "a")
    before = g.dump()
    g.undone(0)

    assert g.dump() == before


def test_a_move_before_chance_cannot_be_undone() -> None:
    g = bench(Ask(SPELL, 0, 1), Do(throw, 6), Ask(SPELL, 0, 1), Ask(SPELL, 0, 1))
    g.play(0, "a")
    assert not g.can_undo(0)
    g.play(0, "a")
    assert g.can_undo(0)
    assert not g.undone(0).can_undo(0)


def test_a_move_before_somebody_learned_cannot_be_undone() -> None:
    g = bench(
        Ask(SECRET, 0, 1),
        Ask(SPELL, 1, 1),
        Do(look, 0, "letter-0", 1),
        Ask(SPELL, 1, 1),
        Do(unseal, 0),
        Ask(SPELL, 1, 1),
    )
    g.play(0, "a")
    assert g.can_undo(0)
    for _ in range(2):
        g.play(1, "a")
        assert not g.can_undo(1)
    g.play(1, "a")
    assert g.can_undo(1)


def test_a_move_cannot_be_undone_once_another_seat_moved() -> None:
    g = bench(Ask(SPELL, 0, 1), Ask(SPELL, 1, 1), Ask(SPELL, 0, 1))
    g.play(0, "a")
    assert g.can_undo(0)
    g.play(1, "a")
    assert not g.can_undo(0)
    assert g.can_undo(1)
    with pytest.raises(IllegalOption):
        g.undone(0)


def test_answers_given_together_cannot_be_undone_once_they_are_carried_out() -> None:
    """The last to answer would otherwise see what the others chose, and choose again."""
    g = bench(Together(Ask(SPELL, 0, 1), Ask(SPELL, 1, 2)), Do(note, "all is told"), Ask(SPELL, 1, 1))
    g.play(0, "a")
    g.play(1, "a")
    assert g.can_undo(1)
    g.play(1, "a")

    assert not g.can_undo(1)


def test_an_imagined_state_has_no_past() -> None:
    g = bench(Ask(SPELL, 0, 1), Ask(SPELL, 0, 1))
    imagined = g.determinize(0, 1)
    imagined.play(0, "a")

    with pytest.raises(SandtableError):
        imagined.undone(0)
    with pytest.raises(SandtableError):
        imagined.record()

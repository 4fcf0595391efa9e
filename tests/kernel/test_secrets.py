"""Sealed forms, what others were shown of them, and what a determinized copy makes of them."""

import pytest

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask, Do, Question, Together
from tests.kernel.toy import CARDS, DECK, FACES, HAND, NO_CARD, STORM, TOY, Toy
from tests.kernel.workbench import LETTERS, SECRET, SPELL, VOW, Bench, Secret, Spell, bench, look, unseal


def sealed_pair() -> Bench:
    """Seat 0 has sealed 'ab', seat 1 'c'; seat 2 saw the first letter of 0 and that no fourth was asked."""
    g = bench(
        Together(Ask(SECRET, 0, 2), Ask(SECRET, 1, 1)),
        Do(look, 0, "letter-0", 2),
        Do(look, 0, "letter-3", 2),
        Ask(SPELL, 2, 1),
        Do(unseal, 0),
        Do(unseal, 1),
        Ask(SPELL, 2, 1),
    )
    for seat, letter in ((0, "a"), (1, "c"), (0, "b")):
        g.play(seat, letter)
    return g


def sealed_answers(g: State, owner: int) -> tuple[Option, ...]:
    return next(ask.answers for ask in g.sealed if ask.seat == owner)


def test_a_peek_shows_the_answer_to_the_question_or_that_it_was_not_asked() -> None:
    assert sealed_pair().trace == ["2 sees a", "2 sees None"]


def test_a_sealed_form_comes_back_as_it_was_and_its_pins_are_gone() -> None:
    g = sealed_pair()
    assert [(pin.owner, pin.message, pin.seers) for pin in g.pins] == [(0, "letter-0", 0b100), (0, "letter-3", 0b100)]
    g.play(2, "a")

    assert g.trace[-4:] == ["first after 2", "second after 2", "opened ab", "opened c"]
    assert g.sealed == ()
    assert g.pins == ()


def test_what_was_seen_of_a_sealed_form_is_kept_and_the_rest_is_imagined() -> None:
    g = sealed_pair()
    worlds = [g.determinize(2, seed) for seed in range(60)]

    assert {sealed_answers(world, 0)[0] for world in worlds} == {LETTERS[0]}
    assert {sealed_answers(world, 0)[1] for world in worlds} == set(LETTERS)
    assert {sealed_answers(world, 1) for world in worlds} == {(letter,) for letter in LETTERS}


def test_the_owner_keeps_the_own_secret_and_imagines_the_others() -> None:
    g = sealed_pair()
    worlds = [g.determinize(0, seed) for seed in range(60)]

    assert {sealed_answers(world, 0) for world in worlds} == {(LETTERS[0], LETTERS[1])}
    assert {sealed_answers(world, 1) for world in worlds} == {(letter,) for letter in LETTERS}


def test_half_made_forms_of_others_start_afresh_and_finished_ones_are_imagined() -> None:
    g = bench(Together(Ask(SPELL, 0, 2), Ask(SPELL, 1, 2), Ask(SPELL, 2, 1)))
    for seat, letter in ((0, "a"), (1, "b"), (2, "c")):
        g.play(seat, letter)
    finished = set()
    for seed in range(60):
        world = g.determinize(0, seed)
        top = world.stack[-1]
        assert isinstance(top, Together)
        mine, half, done = top.asks
        assert mine.answers == (LETTERS[0],)
        assert half.answers == ()
        finished.add(done.answers)
        assert world.to_act == g.to_act
        assert world.ask_id(0) == g.ask_id(0)
    assert finished == {(letter,) for letter in LETTERS}


def test_a_half_made_form_of_one_seat_starts_afresh_for_others() -> None:
    g = bench(Ask(SPELL, 0, 3))
    g.play(0, "a")

    assert [world.dump() == g.dump() for world in (g.determinize(0, 1), g.determinize(1, 1))] == [False, False]
    top = g.determinize(1, 1).stack[-1]
    assert isinstance(top, Ask)
    assert top.answers == ()
    mine = g.determinize(0, 1).stack[-1]
    assert isinstance(mine, Ask)
    assert mine.answers == (LETTERS[0],)


def test_the_original_does_not_change_when_copies_are_imagined() -> None:
    g = sealed_pair()
    before = g.dump()
    for seat in range(3):
        g.determinize(seat, 3).play(2, "a")

    assert g.dump() == before


def planned(seed: int) -> Toy:
    """A toy table where seat 1 planned a storm if it could, and seat 0 has looked at the side it blows to."""
    g = TOY.new(seats=2, seed=seed)
    assert isinstance(g, Toy)
    for seat in (1, 0):
        g.play(seat, "1")
        storm = CARDS[STORM] in g.options(seat)
        g.play(seat, CARDS[STORM] if storm and seat == 1 else NO_CARD)
        if seat == 1 and storm:
            g.play(seat, "left")
    g.play(0, "seat two")
    g.play(0, "the side")
    return g


def test_a_seen_answer_that_proves_a_card_keeps_the_card_in_every_imagined_world() -> None:
    stormy = [g for g in map(planned, range(30)) if len(sealed_answers(g, 1)) == 3]
    assert stormy
    for g in stormy:
        for seed in range(20):
            world = g.determinize(0, seed)
            assert isinstance(world, Toy)
            assert STORM in {DECK[card] for card in world.hand(1)}
            assert [str(answer) for answer in sealed_answers(world, 1)][1:] == ["storm", "left"]
            assert world.view(0) == g.view(0)


def test_a_question_that_was_seen_not_to_be_asked_is_not_asked_in_any_imagined_world() -> None:
    still = [g for g in map(planned, range(30)) if len(sealed_answers(g, 1)) == 2]
    assert still
    hands = set()
    for g in still:
        for seed in range(20):
            world = g.determinize(0, seed)
            assert isinstance(world, Toy)
            assert len(sealed_answers(world, 1)) == 2
            assert world.view(0) == g.view(0)
            hands |= {FACES[DECK[card]] for card in world.cards.zones[HAND + 1]}
    assert hands == set(FACES)


def two_secrets() -> Bench:
    """Seat 0 has sealed 'ab' and then a vow that begins with any letter and goes on with the first of the secret."""
    g = bench(Ask(SECRET, 0, 2), Ask(VOW, 0, 2), Do(look, 0, "letter-1", 1, "vow"), Ask(SPELL, 2, 1))
    for letter in "abca":
        g.play(0, letter)
    return g


def test_a_seat_can_seal_several_forms_and_each_is_called_by_its_name() -> None:
    g = two_secrets()

    assert [str(answer) for answer in sealed_answers(g, 0)] == ["a", "b"]
    vow = g.sealed_by(0, VOW)
    assert vow is not None
    assert [str(answer) for answer in vow.answers] == ["c", "a"]
    assert g.has_seen(1, 0, "letter-1", VOW)
    assert not g.has_seen(1, 0, "letter-1", SECRET)
    assert not g.has_seen(2, 0, "letter-1", VOW)
    with pytest.raises(SandtableError, match="secret, vow"):
        g.unseal(0)
    with pytest.raises(SandtableError, match="sealed no spell"):
        g.unseal(0, SPELL)
    with pytest.raises(SandtableError, match="sealed no form"):
        g.peek(1, "letter-0", 0)
    g.unseal(0, VOW)
    assert g.pins == ()
    assert [str(answer) for answer in g.unseal(0).answers] == ["a", "b"]
    assert g.sealed == ()


def test_the_same_form_is_not_sealed_twice() -> None:
    with pytest.raises(SandtableError, match="sealed secret already"):
        bench(Ask(SECRET, 0, 0), Ask(SECRET, 0, 0))


def test_forms_that_hang_together_are_imagined_together() -> None:
    g = two_secrets()
    for seer, first in ((1, {"a"}), (2, {"a", "b", "c"})):
        worlds = [g.determinize(seer, seed) for seed in range(60)]
        secrets, vows = set(), set()
        for world in worlds:
            vow = world.sealed_by(0, VOW)
            assert vow is not None
            assert vow.answers[1] is sealed_answers(world, 0)[0]
            secrets.add(str(sealed_answers(world, 0)[0]))
            vows.add(str(vow.answers[0]))
        assert secrets == first
        assert vows == {"a", "b", "c"}


class Lock(Spell):
    """Eight letters; the last question is asked only after seven times c."""

    def question(self, g: Bench, ask: Ask) -> Question | None:
        if len(ask.answers) == 7 and any(answer is not LETTERS[2] for answer in ask.answers):
            return None
        return super().question(g, ask)

    def complete(self, g: Bench, ask: Ask) -> None:
        g.seal(ask)


def test_an_answer_that_chance_hardly_ever_gives_is_found_and_the_rest_is_not_the_truth() -> None:
    g = bench(Ask(Lock("secret"), 0, 9), Do(look, 0, "letter-7", 1), Ask(SPELL, 2, 1))
    for letter in "cccccccba":
        g.play(0, letter)
    worlds = [g.determinize(1, seed) for seed in range(30)]

    assert {str(sealed_answers(world, 0)[7]) for world in worlds} == {"b"}
    assert {str(sealed_answers(world, 0)[8]) for world in worlds} == {"a", "b", "c"}


def test_what_was_seen_but_could_not_be_so_is_refused_and_never_replaced_by_the_truth() -> None:
    """Whoever sees an answer must be shown what it proves: here the options hang on a fact that dreams do not keep."""

    class Fickle(Secret):
        def question(self, g: Bench, ask: Ask) -> Question | None:
            if ask.answers:
                return None
            return Question("letter-0", "WB-1", LETTERS[:1] if g.setup is not None else LETTERS[1:])

    g = bench(Ask(Fickle("secret"), 0, 1), Do(look, 0, "letter-0", 1), Ask(SPELL, 2, 1))
    g.play(0, "a")
    with pytest.raises(SandtableError, match="no world can be imagined"):
        g.determinize(1, 1)

"""Records: written, read, replayed; and where a bad one goes wrong."""

import random

import pytest

from sandtable.kernel import records
from sandtable.kernel.errors import BadRecord
from sandtable.kernel.game import Setting
from sandtable.kernel.state import State
from tests.kernel.toy import TOY
from tests.kernel.workbench import settings_game


def whole_game(seed: int) -> State:
    g = TOY.new(seats=3, seed=seed, rounds=1)
    choices = random.Random(seed)
    while not g.over:
        seat = choices.choice(g.to_act)
        g.play(seat, choices.choice(g.options(seat)))
    return g


def test_a_record_reads_like_a_text() -> None:
    g = TOY.new(seats=2, seed=3, calm=True)
    g.play(1, "0")
    g.play(1, "no card")

    assert g.record() == (
        "sandtable record 1\ngame: toy\nrules: 1\nseats: 2\nseed: 3\noption calm: yes\noption rounds: 3\nmoves: 2\n"
        "1: 0\n1: no card\n"
    )


@pytest.mark.parametrize("seed", range(5))
def test_a_record_replays_to_the_identical_state(seed: int) -> None:
    g = whole_game(seed)

    assert TOY.replay(g.record()).dump() == g.dump()


def test_a_game_can_be_seen_after_any_of_its_moves() -> None:
    g = whole_game(1)
    past = TOY.new(seats=3, seed=1, rounds=1)
    for count, (seat, option) in enumerate(g.moves()):
        assert TOY.at(g, count).dump() == past.dump()
        past.play(seat, option)
    assert past.dump() == g.dump()


def test_reading_is_the_reverse_of_writing() -> None:
    g = whole_game(2)
    read = records.read(g.record())

    assert (read.game, read.rules, read.seats, read.seed) == ("toy", 1, 3, 2)
    assert read.options == {"calm": False, "rounds": 1}
    assert [(move.seat, move.name) for move in read.moves] == [(seat, str(option)) for seat, option in g.moves()]
    assert [move.line for move in read.moves] == list(range(9, 9 + len(read.moves)))


def test_people_may_add_comments_blank_lines_and_spaces() -> None:
    g = whole_game(2)
    generous = "# my best game\r\n\r\n"
    for line in g.record().splitlines():
        generous += f"  {line.replace(':', ' : ', 1)}   # remark\r\n\r\n"

    assert TOY.replay(generous).dump() == g.dump()


GOOD = """\
sandtable record 1
game: toy
rules: 1
seats: 2
seed: 3
option calm: no
option rounds: 3
moves: 3
1: 0
0: 2
1: no card
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("sandtable record 1", "sandtable record 2", 1, "begins with"),
        ("sandtable record 1", "\n\n%PDF", 3, "begins with"),
        ("game: toy\n", "", 7, "'game' is missing"),
        ("rules: 1\n", "", 7, "'rules' is missing"),
        ("seats: 2\n", "", 7, "'seats' is missing"),
        ("seed: 3\n", "", 7, "'seed' is missing"),
        ("moves: 3\n", "", 8, "1"),
        ("game: toy", "game: chess", 2, "chess"),
        ("game: toy", "# a remark\n\ngame: chess", 4, "chess"),
        ("game: toy", "game: toy\ngame: toy", 3, "twice"),
        ("game: toy", "game:", 2, "expected"),
        ("game: toy", "toy", 2, "expected"),
        ("game: toy", ": toy", 2, "''"),
        ("rules: 1", "rules: 7", 3, "version 7"),
        ("rules: 1", "\nrules: 7", 4, "version 7"),
        ("rules: 1", "rules: new", 3, "'new'"),
        ("seats: 2", "seats: two", 4, "'two'"),
        ("seats: 2", "seats: 5", 4, "5 seats"),
        ("seats: 2", "seats: -2", 4, "'-2'"),
        ("seed: 3", "seed: x", 5, "'x'"),
        ("seed: 3", "seed: -3", 5, "'-3'"),
        ("seed: 3", "seed: ٣", 5, "expected a number"),
        ("seed: 3", "seed: " + "9" * 19, 5, "seed"),
        ("seed: 3", "seed: " + "9" * 5000, 5, "expected a number"),
        ("option calm: no", "option calm: maybe", 6, "maybe"),
        ("option calm: no", "option calm: 0", 6, "calm"),
        ("option calm: no", "option storm: no", 6, "storm"),
        ("option calm: no", "option : no", 6, "option"),
        ("option calm: no", "opinion calm: no", 6, "opinion"),
        ("option rounds: 3", "option rounds: 4", 7, "rounds"),
        ("option rounds: 3", "option rounds: " + "3" * 5000, 7, "rounds"),
        ("option rounds: 3", "option calm: no", 7, "twice"),
        ("moves: 3", "moves: many", 8, "'many'"),
        ("moves: 3", "moves: 4", 11, "4 moves were promised"),
        ("moves: 3", "moves: 2", 11, "2 moves were promised"),
        ("1: no card\n", "", 10, "cut short"),
        ("1: no card\n", "1: no", 11, "'no'"),
        ("1: no card\n", "1:", 11, "expected"),
        ("0: 2", "0: 7", 10, "cannot choose 7"),
        ("0: 2", "0: left", 10, "cannot choose left"),
        ("0: 2", "0: dragon", 10, "dragon"),
        ("0: 2", "2: 2", 10, "no seat 2"),
        ("0: 2", "zero: 2", 10, "'zero'"),
        ("0: 2", "-1: 2", 10, "'-1'"),
        ("0: 2", "0 2", 10, "expected"),
        (GOOD, "", 1, "begins with"),
        (GOOD, "\0\0\0", 1, "begins with"),
        (GOOD, GOOD[: GOOD.index("seed")], 4, "missing"),
    ],
)
def test_a_bad_record_says_in_which_line_it_goes_wrong(old: str, new: str, line: int, words: str) -> None:
    assert TOY.replay(GOOD).move_count == 3
    with pytest.raises(BadRecord, match=words) as caught:
        TOY.replay(GOOD.replace(old, new, 1))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_moves_after_the_end_are_refused() -> None:
    g = whole_game(1)
    count = g.move_count
    longer = g.record().replace(f"moves: {count}", f"moves: {count + 1}") + "0: rest\n"

    with pytest.raises(BadRecord, match="over") as caught:
        TOY.replay(longer)
    assert caught.value.line == 9 + count


@pytest.mark.parametrize("choices", [("yes", "no"), ("7", "many"), ("a#b",), (" a",), ("",)])
def test_a_setting_that_a_record_could_not_spell_is_refused(choices: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="spell"):
        settings_game(Setting("how", choices, choices[0]))

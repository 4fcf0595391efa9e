"""Records: written, read, replayed; and where a bad one goes wrong."""

import random

import pytest

from sandtable.kernel import records
from sandtable.kernel.chance import Drawn, Quick, commitment
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
        "sandtable record 2\ngame: toy\nrules: 1\nseats: 2\nchance: given\nseed: 3\n"
        "option calm: yes\noption rounds: 3\nmoves: 2\n1: 0\n1: no card\n"
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
    assert [move.line for move in read.moves] == list(range(10, 10 + len(read.moves)))


def test_people_may_add_comments_blank_lines_and_spaces() -> None:
    g = whole_game(2)
    generous = "# my best game\r\n\r\n"
    for line in g.record().splitlines():
        generous += f"  {line.replace(':', ' : ', 1)}   # remark\r\n\r\n"

    assert TOY.replay(generous).dump() == g.dump()


GOOD = """\
sandtable record 2
game: toy
rules: 1
seats: 2
seed: 3
chance: given
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
        ("sandtable record 2", "sandtable record 3", 1, "begins with"),
        ("sandtable record 2", "\n\n%PDF", 3, "begins with"),
        ("game: toy\n", "", 8, "'game' is missing"),
        ("rules: 1\n", "", 8, "'rules' is missing"),
        ("seats: 2\n", "", 8, "'seats' is missing"),
        ("seed: 3\n", "", 5, "'seed' is missing"),
        ("chance: given\n", "", 8, "'chance' is missing"),
        ("chance: given", "chance: luck", 6, "luck"),
        ("chance: given", "chance: drawn", 6, "told when it is over"),
        ("chance: given", "chance: given\nsecret: 00", 7, "has no line 'secret'"),
        ("chance: given", "chance: quick\nnonce 0: 00", 7, "has no line 'nonce 0'"),
        ("moves: 3\n", "", 9, "1"),
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
        ("option calm: no", "option calm: maybe", 7, "maybe"),
        ("option calm: no", "option calm: 0", 7, "calm"),
        ("option calm: no", "option storm: no", 7, "storm"),
        ("option calm: no", "option : no", 7, "option"),
        ("option calm: no", "opinion calm: no", 7, "opinion"),
        ("option rounds: 3", "option rounds: 4", 8, "rounds"),
        ("option rounds: 3", "option rounds: " + "3" * 5000, 8, "rounds"),
        ("option rounds: 3", "option calm: no", 8, "twice"),
        ("moves: 3", "moves: many", 9, "'many'"),
        ("moves: 3", "moves: 4", 12, "4 moves were promised"),
        ("moves: 3", "moves: 2", 12, "2 moves were promised"),
        ("1: no card\n", "", 11, "cut short"),
        ("1: no card\n", "1: no", 12, "'no'"),
        ("1: no card\n", "1:", 12, "expected"),
        ("0: 2", "0: 7", 11, "cannot choose 7"),
        ("0: 2", "0: left", 11, "cannot choose left"),
        ("0: 2", "0: dragon", 11, "dragon"),
        ("0: 2", "2: 2", 11, "no seat 2"),
        ("0: 2", "zero: 2", 11, "'zero'"),
        ("0: 2", "-1: 2", 11, "'-1'"),
        ("0: 2", "0 2", 11, "expected"),
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
    assert caught.value.line == 10 + count


OLD = """\
sandtable record 1
game: toy
rules: 1
seats: 2
seed: 3
option calm: no
option rounds: 3
moves: 1
1: 0
"""


def test_records_of_before_the_keyed_stream_are_replayed_with_the_chance_they_had() -> None:
    g = TOY.replay(OLD)
    assert g.setup is not None
    assert isinstance(g.setup.source, Quick)
    assert g.record() == OLD.replace("record 1", "record 2").replace("seed: 3", "chance: quick\nseed: 3")
    assert TOY.replay(g.record()).dump() == g.dump()
    for line in ("chance: given\n", "secret: 00\n", "nonce 0: 00\n"):
        with pytest.raises(BadRecord, match="no line"):
            TOY.replay(OLD.replace("option calm", f"{line}option calm"))


SECRET, NONCES = bytes(range(32)), (b"", b"\x07" * 16, b"\x08" * 32)


def drawn_game(moves: int) -> State:
    g = TOY.new(seats=3, seed=Drawn(SECRET, NONCES), rounds=1)
    choices = random.Random(moves)
    while not g.over and g.move_count < moves:
        seat = choices.choice(g.to_act)
        g.play(seat, choices.choice(g.options(seat)))
    return g


def test_a_record_tells_the_secret_when_the_game_is_over_and_not_before() -> None:
    running = drawn_game(5).record()
    assert SECRET.hex() not in running
    assert "nonce" not in running
    assert f"commitment: {commitment(SECRET)}\n" in running
    with pytest.raises(BadRecord, match="told when it is over"):
        TOY.replay(running)

    g = drawn_game(1000)
    record = g.record()
    assert f"secret: {SECRET.hex()}\nnonce 0: none\nnonce 1: {NONCES[1].hex()}\n" in record
    assert TOY.replay(record).dump() == g.dump()
    assert records.read(record).commitment == commitment(SECRET)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("nonce 1", "nonce 3"),
        ("nonce 1", "nonce 0"),
        (SECRET.hex(), "00"),
        (SECRET.hex(), "x" * 64),
        (": none", ": 0"),
        (": none", ": " + "00" * 33),
        ("nonce 0: none\n", ""),
        ("commitment", "promise"),
    ],
)
def test_a_secret_or_a_nonce_that_does_not_fit_is_refused(old: str, new: str) -> None:
    record = drawn_game(1000).record()
    with pytest.raises(BadRecord):
        TOY.replay(record.replace(old, new, 1))


@pytest.mark.parametrize("choices", [("yes", "no"), ("7", "many"), ("a#b",), (" a",), ("",)])
def test_a_setting_that_a_record_could_not_spell_is_refused(choices: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="spell"):
        settings_game(Setting("how", choices, choices[0]))

"""Dumps: the same bytes for the same state, back to the same state, and a clear refusal of anything else."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.kernel.errors import BadSnapshot
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask, Do, Together
from tests.kernel.toy import TOY
from tests.kernel.workbench import SECRET, SPELL, bench, look, note


def played(moves: int, seed: int = 4, **options: bool | int) -> State:
    g = TOY.new(seats=3, seed=seed, **options)
    choices = random.Random(seed)
    for _ in range(moves):
        if not g.over:
            seat = choices.choice(g.to_act)
            g.play(seat, choices.choice(g.options(seat)))
    return g


@pytest.mark.parametrize("moves", [0, 1, 4, 9, 12, 25, 40, 1000])
def test_a_dump_loads_to_the_same_state_and_plays_on_alike(moves: int) -> None:
    g = played(moves)
    loaded = TOY.load(g.dump())

    choices = random.Random(1)
    while True:
        assert loaded.dump() == g.dump()
        assert (loaded.to_act, loaded.over, loaded.record()) == (g.to_act, g.over, g.record())
        for reader in (0, 1, 2, None):
            assert loaded.view(reader) == g.view(reader)
            assert loaded.events(reader) == g.events(reader)
        for seat in range(3):
            assert loaded.options(seat) == g.options(seat)
            assert loaded.ask_id(seat) == g.ask_id(seat)
        if g.over:
            break
        seat = choices.choice(g.to_act)
        option = choices.choice(g.options(seat))
        g.play(seat, option)
        loaded.play(seat, option)
    assert moves < 1000 or g.over


def test_everything_on_the_stack_survives() -> None:
    g = bench(
        Together(Ask(SECRET, 0, 1), Ask(SPELL, 1, 2)), Do(note, "text"), Do(look, 0, "letter-0", 1), Ask(SPELL, 2, 1, 1)
    )
    g.play(1, "b")
    loaded = g.game.load(g.dump())
    for state in (g, loaded):
        state.play(0, "c")
        state.play(1, "a")
        state.play(2, "ring the bell")

    assert loaded.dump() == g.dump()
    assert loaded.has_seen(1, 0, "letter-0", SECRET)
    assert loaded.sealed_by(0, SECRET) is not None
    assert loaded.result is None


def test_a_dump_is_text_without_spaces_in_a_fixed_order() -> None:
    dump = played(5).dump()

    assert json.dumps(json.loads(dump), sort_keys=True, separators=(",", ":")).encode() == dump


def test_an_imagined_state_dumps_and_loads_with_the_options_it_was_begun_with() -> None:
    g = played(7, rounds=5, calm=True)
    imagined = g.determinize(1, 3)
    loaded = TOY.load(imagined.dump())
    assert loaded.dump() == imagined.dump()

    choices = random.Random(2)
    while not imagined.over:
        seat = choices.choice(imagined.to_act)
        option = choices.choice(imagined.options(seat))
        imagined.play(seat, option)
        loaded.play(seat, option)
    assert loaded.dump() == imagined.dump()
    assert imagined.view(None)["round"] == 5


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"7",
        b'"toy"',
        b"{}",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        "żółw".encode("utf-16"),
        b'{"game":"toy"}',
        b'{"game":"toy","rules":1}',
        b'{"game":"toy","rules":"1"}',
        b'{"game":["toy"],"rules":1}',
    ],
)
def test_garbage_is_no_snapshot(data: bytes) -> None:
    with pytest.raises(BadSnapshot):
        TOY.load(data)


def test_a_snapshot_cut_short_anywhere_is_refused() -> None:
    dump = played(9).dump()
    for length in range(0, len(dump), 7):
        with pytest.raises(BadSnapshot):
            TOY.load(dump[:length])


def test_snapshots_of_another_game_or_other_rules_are_refused() -> None:
    with pytest.raises(BadSnapshot, match="not a snapshot of toy"):
        TOY.load(bench(Ask(SPELL, 0, 1)).dump())
    data = json.loads(played(3).dump())
    data["rules"] = 2
    with pytest.raises(BadSnapshot, match="rules version 2"):
        TOY.load(json.dumps(data).encode())


@pytest.mark.parametrize("written", [1, "2", None])
def test_snapshots_in_another_format_are_refused(written: object) -> None:
    data = json.loads(played(3).dump())
    data["snapshot"] = written
    with pytest.raises(BadSnapshot, match=f"format {written!r}"):
        TOY.load(json.dumps(data).encode())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", 1),
        ("seats", 10**9),
        ("seats", "3"),
        ("seats", None),
        ("setup", 5),
        ("setup", []),
        ("setup", {"seats": 3}),
        ("stack", 3),
        ("stack", [["do", "day", []]]),
        ("stack", [["ask", "plan", 7, [], []]]),
        ("stack", [["ask", "nothing", 0, [], []]]),
        ("stack", [["ask", "plan", 0, [], ["nothing"]]]),
        ("stack", [["together", [["do", "day", []]]]]),
        ("stack", [["what"]]),
        ("stack", [[]]),
        ("stack", [None]),
        ("sealed", [["do", "day", []], None, None]),
        ("sealed", [None] * 4 + [["ask", "plan", 0, [], []]]),
        ("pins", [1]),
        ("pins", [{}]),
        ("pins", [[0, "plan", "toy-bid", "b"]]),
        ("pins", [[0, "boast", "toy-boast", 1]]),
        ("standing", 1),
        ("standing", [[0]]),
        ("standing", [["a", "", ""]]),
        ("begun", [None]),
        ("begun", [["what"]] * 3),
        ("begun", [["do", "day", []]] * 3),
        ("asides", [1]),
        ("asides", ["a"] * 3),
        ("acted", [1]),
        ("acted", [None] * 3),
        ("stack", [["window", "plan", [0], [], True, []]]),
        ("stack", [["window", "drink", [0], [], True, []]]),
        ("result", 1),
        ("result", {"winners": [0]}),
        ("moves", [[0, "nothing"]]),
        ("moves", [[0]]),
        ("moves", 3),
        ("log", [[]]),
        ("log", [3]),
        ("log", None),
        ("table", {}),
        ("table", None),
        ("table", []),
        ("table", {"cards": [[], []]}),
        ("chance", "1"),
        ("chance", None),
        ("count", "3"),
        ("serial", None),
        ("barrier", "0"),
        ("chance", 0.5),
        ("chance", True),
    ],
)
def test_damage_inside_is_refused(key: str, value: object) -> None:
    data: dict[str, Any] = json.loads(played(9).dump())
    data[key] = value
    with pytest.raises(BadSnapshot):
        TOY.load(json.dumps(data).encode())
    del data[key]
    with pytest.raises(BadSnapshot):
        TOY.load(json.dumps(data).encode())


DUMP = played(21).dump()


@given(place=st.integers(0, len(DUMP) - 1), byte=st.integers(0, 255))
def test_a_damaged_byte_never_crashes_the_reader(place: int, byte: int) -> None:
    damaged = DUMP[:place] + bytes([byte]) + DUMP[place + 1 :]
    try:
        loaded = TOY.load(damaged)
    except BadSnapshot:
        return
    loaded.dump()

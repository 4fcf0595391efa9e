"""`sandtable verify`: what a record of a finished game proves, and what it does not."""

from pathlib import Path
from random import Random

import pytest

import sandtable
from sandtable.cli import main
from sandtable.kernel.chance import Drawn, Source, commitment

SECRET = bytes(range(32))
PROMISED = commitment(SECRET)
NONCES = (b"\x11" * 16, b"")


def record_of(source: Source, moves: int = 10**6) -> str:
    g = sandtable.game("conquest").new(2, source)
    choices = Random(5)
    while not g.over and g.move_count < moves:
        seat = choices.choice(g.to_act)
        g.play(seat, choices.choice(g.options(seat)))
    return g.record()


FAIR = record_of(Drawn(SECRET, NONCES))


def verified(tmp_path: Path, text: str, *args: str) -> int:
    path = tmp_path / "game.record"
    path.write_text(text, "utf-8")
    return main(["verify", str(path), "--lang", "en", *args])


def test_a_game_that_was_dealt_as_promised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(tmp_path, FAIR, "--commitment", PROMISED.upper()) == 0
    told = capsys.readouterr().out
    assert PROMISED in told
    assert f"nonce of seat 0: {NONCES[0].hex()}" in told
    assert "nonce of seat 1: none" in told
    assert "Compare" not in told
    assert verified(tmp_path, FAIR) == 0
    assert "Compare" in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_it_speaks_the_language_of_the_reader(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert verified(tmp_path, FAIR, "--lang", lang) == 0
    told = capsys.readouterr().out
    assert PROMISED in told
    assert "terminal-" not in told
    assert "nonce of" not in told


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (PROMISED, "0" * 64, "does not fit its commitment"),
        (SECRET.hex(), "ff" * 32, "does not fit its commitment"),
        (NONCES[0].hex(), "22" * 16, "line "),
        ("nonce 1: none", "nonce 1: 00", "line "),
    ],
)
def test_a_game_that_was_dealt_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, words: str
) -> None:
    assert verified(tmp_path, FAIR.replace(old, new, 1)) != 0
    assert words in capsys.readouterr().err


def test_another_secret_than_the_one_promised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(tmp_path, FAIR, "--commitment", "0" * 64) == 1
    assert "another commitment" in capsys.readouterr().err


def test_a_seed_given_by_hand_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    g = sandtable.game("conquest").new(2, 7)
    assert verified(tmp_path, g.record()) == 1
    assert "given by hand (7)" in capsys.readouterr().err


def test_a_game_that_is_not_over_proves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(tmp_path, record_of(Drawn(SECRET, NONCES), 20)) == 2
    assert "told when it is over" in capsys.readouterr().err
    lines = FAIR.splitlines()
    count = next(place for place, line in enumerate(lines) if line.startswith("moves:"))
    short = [*lines[:count], "moves: 2", *lines[count + 1 : count + 3]]
    assert verified(tmp_path, "\n".join(short)) == 1
    assert "does not come to its end" in capsys.readouterr().err

"""Exact on any machine: another process, where strings hash differently, plays the same games."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tests.laws.cases import CASES
from tests.laws.play import states_of_a_game

ROOT = Path(__file__).parents[2]


def fingerprint() -> str:
    """Of all states of one game of each case: what everybody sees, and the dump."""
    found = sha256()
    for case in CASES:
        for g in states_of_a_game(case, 12):
            options = [[str(option) for option in g.options(seat)] for seat in range(g.seats)]
            found.update(repr((g.to_act, options, g.view(None))).encode())
            found.update(g.dump())
    return found.hexdigest()


def test_another_process_plays_the_same_games() -> None:
    command = "from tests.laws.test_other_processes import fingerprint; print(fingerprint())"
    expected = fingerprint()
    for hashing in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", command],
            env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == expected

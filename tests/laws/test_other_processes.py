"""Exact on any machine: another process, where strings hash differently, plays the same games."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tests.laws.cases import CASES
from tests.laws.play import states_of_a_game

ROOT = Path(__file__).parents[2]


EVERY = 40
"""At each decision the options are compared, at every so many what is seen and stored: that takes far longer."""


def fingerprints() -> list[str]:
    """A line for each case: of all states of a game who may choose what, and now and then what is seen and stored."""
    lines = []
    for case in CASES:
        found = sha256()
        for decisions, g in enumerate(states_of_a_game(case, 12)):
            options = [[str(option) for option in g.options(seat)] for seat in range(g.seats)]
            found.update(repr((g.to_act, options)).encode())
            if decisions % EVERY == 0 or g.over:
                found.update(repr(g.view(None)).encode())
                found.update(g.dump())
        lines.append(f"{case}: {found.hexdigest()}")
    return lines


def test_another_process_plays_the_same_games() -> None:
    command = "from tests.laws.test_other_processes import fingerprints; print(*fingerprints(), sep='\\n')"
    expected = fingerprints()
    for hashing in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", command],
            env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines() == expected

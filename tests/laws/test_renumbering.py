"""Lasting: a snapshot means the same where cards, leaders and territories are numbered differently."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.kernel import cards as kernel_cards
from sandtable.kernel.errors import BadSnapshot
from sandtable.kernel.state import State
from tests.laws.case import Case
from tests.laws.cases import BROUGHT, CASES
from tests.laws.laws import differences
from tests.laws.play import sampled, states_of_a_game
from tests.laws.renumbered import meaning

ROOT = Path(__file__).parents[2]
RENUMBERED = {game_id: module.REVERSED for game_id, module in BROUGHT.items() if hasattr(module, "REVERSED")}
MODES = list({(case.game_id, case.seats): case for case in CASES if case.game_id in RENUMBERED}.values())
"""One case for each number of seats."""

uncompiled = pytest.mark.skipif(
    not (kernel_cards.__file__ or "").endswith(".py"), reason="compiled content cannot be renumbered"
)


@uncompiled
@pytest.mark.parametrize("case", MODES, ids=str)
def test_snapshots_mean_the_same_where_content_is_numbered_differently(case: Case) -> None:
    told, games = [], []
    for g in telling_states(case, seed=3):
        since = len(g.events(None))
        dump, before = g.dump().decode(), meaning(g, max(0, since - 30))
        games.append([dump, without_chance(g)])
        told.append([before, meaning(g, since)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.renumbered"],
        input=json.dumps({"game": case.game_id, "reversed": RENUMBERED[case.game_id], "games": games}),
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    here = json.loads(json.dumps(told))
    elsewhere = json.loads(done.stdout)
    assert here == elsewhere, "; ".join(differences(here, elsewhere)[:6])


def telling_states(case: Case, seed: int) -> list[State]:
    """States of a game in which each kind of step that carries something waits on the stack, and some others."""
    found: dict[object, State] = {}
    for decisions, g in enumerate(states_of_a_game(case, seed)):
        steps = [g.game.book.pack(step) for step in g.stack]
        for key in [*[(step[0], step[1], len(found) % 2) for step in steps if any(step[2:])], decisions // 100]:
            if str(key) not in found:
                found[str(key)] = g.clone()
    return list(found.values())


def without_chance(g: State) -> list[list[object]]:
    """Play on as long as nothing is drawn by chance: which card is drawn follows from its place in the deck."""
    moves: list[list[object]] = []
    choices = Random(len(g.moves()))
    for _ in range(8):
        if g.over:
            break
        seat = choices.choice(g.to_act)
        option = choices.choice(g.options(seat))
        after = g.clone()
        after.play(seat, option)
        if after.chance != g.chance:
            break
        g.play(seat, option)
        moves.append([seat, option.name])
    return moves


@pytest.mark.parametrize("case", MODES, ids=str)
def test_unknown_names_are_refused(case: Case) -> None:
    """Every name that stands in a snapshot is looked up: none is taken for something else."""
    (_, g), *_ = sampled(case, 1, 1)
    data = json.loads(g.dump())
    names = names_in(data["table"], ("table",)) + names_in(data["stack"], ("stack",))
    assert len(names) > 100
    for path in Random(1).sample(names, 60):
        broken = json.loads(g.dump())
        change(broken, path)
        with pytest.raises(BadSnapshot):
            g.game.load(json.dumps(broken).encode())


def names_in(data: Any, path: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Where words stand: as values, and as keys."""
    if isinstance(data, dict):
        keys = [(*path, key, KEY) for key in data]
        return keys + [found for key, value in data.items() for found in names_in(value, (*path, key))]
    if isinstance(data, list):
        return [found for place, value in enumerate(data) for found in names_in(value, (*path, place))]
    return [path] if isinstance(data, str) else []


KEY = object()


def change(data: Any, path: tuple[Any, ...]) -> None:
    """Put an unknown word in the place of a known one."""
    named_key = path[-1] is KEY
    *way, last = path[:-1] if named_key else path
    for step in way:
        data = data[step]
    if named_key:
        data["no such thing"] = data.pop(last)
    else:
        data[last] = "no such thing"

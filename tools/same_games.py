"""The same seeds and choices must give the same games, compiled and not.

    same_games.py PYTHON COMPILED_PYTHON    plays in both interpreters and compares
    same_games.py --play                    plays here and prints one line per game

Every game is played with every seat count and with each of its options turned to each of its values.
"""

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import cast

import sandtable

SEEDS = range(3)


def setups(game: sandtable.Game) -> Iterator[dict[str, str | bool | int]]:
    yield {}
    for name, setting in game.options.items():
        for value in cast("list[str | bool | int]", setting["choices"]):
            if value != setting["default"]:
                yield {name: value}


def played(game: sandtable.Game, seats: int, seed: int, options: dict[str, str | bool | int]) -> sandtable.State:
    state = game.new(seats=seats, seed=seed, **options)
    random = Random(seed)
    while not state.over:
        seat = random.choice(state.to_act)
        state.play(seat, random.choice(state.options(seat)))
    return state


def games_as_lines() -> Iterator[str]:
    for game_id in sandtable.games():
        game = sandtable.game(game_id)
        for seats in game.seats:
            for options in setups(game):
                for seed in SEEDS:
                    try:
                        state = played(game, seats, seed, options)
                    except sandtable.BadSetup:
                        continue  # not every option fits every seat count
                    digest = hashlib.sha256(state.dump()).hexdigest()[:16]
                    yield f"{game_id} seats={seats} {options} seed={seed}: {digest}"


def compare(pythons: list[str]) -> int:
    outputs = [
        subprocess.run([python, __file__, "--play"], check=True, capture_output=True, text=True).stdout.splitlines()
        for python in pythons
    ]
    differing = [f"  {one}\n  {other}" for one, other in zip(*outputs) if one != other]
    if differing or len({len(lines) for lines in outputs}) != 1:
        print("Compiled and uncompiled games differ:", *differing, sep="\n", file=sys.stderr)
        return 1
    print(f"{len(outputs[0])} games are the same in {' and '.join(pythons)}")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--play"]:
        for line in games_as_lines():
            print(line)
    elif len(sys.argv) == 3:
        sys.exit(compare(sys.argv[1:]))
    else:
        sys.exit(__doc__)

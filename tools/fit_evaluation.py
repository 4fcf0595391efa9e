"""Fit what the features of a game's evaluation count, on games of its heuristic; writes the game's `weights.py`.

    python -m tools.fit_evaluation conquest --games 600
    .venv-compiled/bin/python -m tools.fit_evaluation conquest --games 900 --out src/sandtable/games/conquest/weights.py

The second is several times as quick: the compiled package plays the same games.
Positions are taken when rounds begin. In every game each seat blunders now and then, so that bad positions are seen
too. The weights are those of a conditional logit (who of the contenders wins?), with a small penalty on their size.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path
from random import Random

import sandtable
from sandtable.kernel.chance import Quick
from sandtable.kernel.state import State
from sandtable.players import player
from sandtable.players.evaluation import Judged

BLUNDERS = 0.05
PENALTY = 2.0
STEPS = 40
LONGEST = 100_000

Position = tuple[list[list[float]], list[float]]
"""The features of each contender, and its share of the win."""
Kinds = dict[str, list[Position]]
"""The positions of each kind of game that is judged apart."""

TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "conquest": [(2, {}), (3, {}), (4, {}), (4, {})],
    "uprising": [(4, {}), (3, {}), (4, {"choam": True}), (1, {}), (2, {})],
    "classic": [(6, {}), (6, {"mode": "advanced"}), (4, {}), (5, {"mode": "advanced"})],
    "war_for_arrakis": [(2, {}), (1, {}), (2, {}), (1, {}), (4, {})],
}


def judged(game_id: str) -> Judged:
    from importlib import import_module
    from typing import cast

    return cast(Judged, import_module(f"sandtable.games.{game_id}.evaluation"))


def positions(task: tuple[str, int]) -> tuple[str, list[Position]]:
    """The kind of one game, and its positions with who won it. Each contender is seen as its own seat sees it."""
    game_id, seed = task
    judge = judged(game_id)
    seats, options = TABLES[game_id][seed % len(TABLES[game_id])]
    choices = Random(seed)
    state = sandtable.game(game_id).new(seats, Quick(seed), **options)
    bot = player("heuristic", game_id, seed)
    seen: list[list[list[float]]] = []
    clock = judge.clock(state)
    for _ in range(LONGEST):
        if state.over:
            break
        seat = state.to_act[0]
        wild = choices.random() < BLUNDERS
        state.play(seat, choices.choice(state.options(seat)) if wild else bot.choose(state, seat))
        if judge.clock(state) != clock and not state.over:
            clock = judge.clock(state)
            seen.append([judge.features(state, place, seer) for place, seer in enumerate(seers(judge, state))])
    won = shares(judge, state)
    return judge.kind(state), [(position, won) for position in seen] if sum(won) else []


def seers(judge: Judged, state: State) -> list[int]:
    """For each contender a seat that plays it, or the public for an automaton."""
    found = [state.seats] * judge.contenders(state)
    for seat in range(state.seats):
        found[judge.contender(state, seat)] = seat
    return found


def shares(judge: Judged, state: State) -> list[float]:
    assert state.result is not None
    count = judge.contenders(state)
    places = {judge.contender(state, seat) for seat in state.result.winners}
    if not places:
        # The automaton that has won: of several the one ahead by its first feature. A draw teaches nothing.
        seated = {judge.contender(state, seat) for seat in range(state.seats)}
        automata = [place for place in range(count) if place not in seated]
        if automata:
            places = {max(automata, key=lambda place: judge.features(state, place, state.seats)[0])}
    return [1 / len(places) if place in places else 0.0 for place in range(count)]


def fitted(data: list[Position], size: int) -> tuple[list[float], float]:
    """Newton's method; and the mean of the log chances that the winners got."""
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-PENALTY * weight for weight in weights]
        curve = [[PENALTY if row == column else 0.0 for column in range(size)] for row in range(size)]
        for rows, won in data:
            chances = softmax([sum(map(float.__mul__, weights, row)) for row in rows])
            mean = [sum(share * row[place] for share, row in zip(chances, rows, strict=True)) for place in range(size)]
            for share, prize, row in zip(chances, won, rows, strict=True):
                away = [(place, row[place] - mean[place]) for place in range(size) if row[place] != mean[place]]
                for place, one in away:
                    slope[place] += prize * one
                    line = curve[place]
                    for other, two in away:
                        line[other] += share * one * two
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-5:
            break
    return weights, likelihood(data, weights)


def likelihood(data: list[Position], weights: list[float]) -> float:
    total = 0.0
    for rows, won in data:
        chances = softmax([sum(map(float.__mul__, weights, row)) for row in rows])
        total += sum(prize * log(max(share, 1e-9)) for prize, share in zip(won, chances, strict=True))
    return total / len(data)


def softmax(worths: list[float]) -> list[float]:
    best = max(worths)
    parts = [exp(worth - best) for worth in worths]
    return [part / sum(parts) for part in parts]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [one - factor * two for one, two in zip(rows[row], rows[column], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


def written(game_id: str, found: Mapping[str, Sequence[float]], note: str) -> str:
    names = judged(game_id).FEATURES
    lines = []
    for kind, weights in found.items():
        lines.append(f'    "{kind}": (')
        lines += [f"        {weight:.4f},  # {name}" for weight, name in zip(weights, names, strict=True)]
        lines.append("    ),")
    return "\n".join(
        [
            f'"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation {game_id}`.',
            "",
            note,
            '"""',
            "",
            "from typing import Final",
            "",
            "WEIGHTS: Final[dict[str, tuple[float, ...]]] = {",
            *lines,
            "}",
            "",
        ]
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=600, help="how many are played (default: 600)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, help="where the weights go, if not into the package that plays")
    args = parser.parse_args(arguments)
    tasks = [(args.game, seed) for seed in range(args.games)]
    learned: Kinds = {kind: [] for kind in judged(args.game).KINDS}
    kept: Kinds = {kind: [] for kind in judged(args.game).KINDS}
    with ProcessPoolExecutor(args.processes) as pool:
        for number, (kind, found) in enumerate(pool.map(positions, tasks, chunksize=4)):
            (kept if number // 5 % 5 == 4 else learned)[kind].extend(found)
            if number % 20 == 0:
                print(f"\r{number} of {args.games} games", end="", file=sys.stderr)
    weights: dict[str, list[float]] = {}
    unseen = args.games // 5
    lines = [f"Fitted on {args.games - unseen} games, seeds from 0, of the heuristic with {BLUNDERS:.0%} blunders."]
    for kind in judged(args.game).KINDS:
        weights[kind], inside = fitted(learned[kind], len(judged(args.game).FEATURES))
        outside = likelihood(kept[kind], weights[kind])
        blind = sum(-log(len(rows)) for rows, _ in kept[kind]) / len(kept[kind])
        lines += [
            f"{kind}: {len(learned[kind])} positions; mean log chance of the winner {inside:.3f} there,",
            f"  {outside:.3f} in games it has not seen ({blind:.3f} by guessing).",
        ]
    note = "\n".join(lines)
    path = args.out or Path(sandtable.__file__).parent / "games" / args.game / "weights.py"
    path.write_text(written(args.game, weights, note), "utf-8")
    print(f"\n{path}\n{note}")


if __name__ == "__main__":
    main()

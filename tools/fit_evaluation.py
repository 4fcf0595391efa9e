"""Fit what the features of a game's evaluation count, on games of its heuristic; writes the game's `weights.py`.

    python -m tools.fit_evaluation conquest --games 600
    .venv-compiled/bin/python -m tools.fit_evaluation conquest --games 900 --out src/sandtable/games/conquest/weights.py
    python -m tools.fit_evaluation war_for_arrakis --kind mahdi --games 3000 --blunders 0.01

The second is several times as quick: the compiled package plays the same games. The third fits one kind of game anew
and leaves the others as they are.
Positions are taken when rounds begin. In every game each seat blunders now and then, so that bad positions are seen
too. The weights are those of a conditional logit (who of the contenders wins?), with a small penalty on their size.

Where one side hardly ever wins, wins alone teach little. There a game's evaluation says how near a contender came
(`nearness`): the weights are fitted on that, and then stretched and shifted so that chances are those of real wins.
"""

import argparse
import ast
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from math import exp, log
from pathlib import Path
from random import Random
from typing import cast

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
Seen = tuple[list[list[float]], list[float], list[float]]
"""The same, and how near each came to winning."""
Kinds = dict[str, list[Seen]]
"""The positions of each kind of game that is judged apart."""

TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "conquest": [(2, {}), (3, {}), (4, {}), (4, {})],
    "uprising": [(4, {}), (3, {}), (4, {"choam": True}), (1, {}), (2, {})],
    "classic": [(6, {}), (6, {"mode": "advanced"}), (4, {}), (5, {"mode": "advanced"})],
    "war_for_arrakis": [(2, {}), (1, {}), (2, {}), (1, {}), (4, {})],
}


def judged(game_id: str) -> Judged:
    return cast(Judged, import_module(f"sandtable.games.{game_id}.evaluation"))


def positions(game_id: str, wanted: str, blunders: float, seed: int) -> tuple[str, list[Seen]]:
    """The kind of one game, and its positions with who won it. Each contender is seen as its own seat sees it."""
    judge = judged(game_id)
    tables = [table for table in TABLES[game_id] if wanted in ("", kind_of(game_id, *table))]
    seats, options = tables[seed % len(tables)]
    choices = Random(seed)
    state = sandtable.game(game_id).new(seats, Quick(seed), **options)
    bot = player("heuristic", game_id, seed)
    seen: list[list[list[float]]] = []
    clock = judge.clock(state)
    for _ in range(LONGEST):
        if state.over:
            break
        seat = state.to_act[0]
        wild = choices.random() < blunders
        state.play(seat, choices.choice(state.options(seat)) if wild else bot.choose(state, seat))
        if judge.clock(state) != clock and not state.over:
            clock = judge.clock(state)
            seen.append([judge.features(state, place, seer) for place, seer in enumerate(seers(judge, state))])
    won = shares(judge, state)
    near = nearness(judge, state, won)
    return judge.kind(state), [(position, won, near) for position in seen] if sum(won) else []


def kind_of(game_id: str, seats: int, options: dict[str, object]) -> str:
    return judged(game_id).kind(sandtable.game(game_id).new(seats, Quick(0), **options))


def nearness(judge: Judged, state: State, won: list[float]) -> list[float]:
    """How near each contender came to winning; where the evaluation does not tell, who won."""
    tell: Callable[[State], list[float] | None] | None = getattr(judge, "nearness", None)
    found = None if tell is None else tell(state)
    return won if found is None else found


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


def learned_from(data: list[Seen], size: int) -> tuple[list[float], float]:
    """The weights, and the mean of the log chances that the winners got."""
    wins = [(rows, won) for rows, won, _ in data]
    if all([won == near for _, won, near in data]):
        return fitted(wins, size)
    direction, _ = fitted([(rows, near) for rows, _, near in data], size)
    # Of two contenders the first feature says which one it is: by that the chances are shifted.
    along = [([[sum(map(float.__mul__, direction, row)), row[0]] for row in rows], won) for rows, won in wins]
    (stretch, shift), inside = fitted(along, 2)
    return [stretch * weight + (shift if place == 0 else 0.0) for place, weight in enumerate(direction)], inside


def likelihood(data: list[Position], weights: Sequence[float]) -> float:
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
    parser.add_argument("--kind", default="", help="the only kind of game that is fitted (default: all)")
    parser.add_argument("--blunders", type=float, default=BLUNDERS, help=f"how often (default: {BLUNDERS})")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, help="where the weights go, if not into the package that plays")
    args = parser.parse_args(arguments)
    kinds = judged(args.game).KINDS
    if args.kind and args.kind not in kinds:
        parser.error(f"{args.game} has no kind {args.kind!r}; it has: {', '.join(kinds)}")
    learned: Kinds = {kind: [] for kind in kinds}
    kept: Kinds = {kind: [] for kind in kinds}
    play = partial(positions, args.game, args.kind, args.blunders)
    with ProcessPoolExecutor(args.processes) as pool:
        for number, (kind, found) in enumerate(pool.map(play, range(args.games), chunksize=4)):
            (kept if number // 5 % 5 == 4 else learned)[kind].extend(found)
            if number % 20 == 0:
                print(f"\r{number} of {args.games} games", end="", file=sys.stderr)
    for kind in [args.kind] if args.kind else kinds:
        if not learned[kind] or not kept[kind]:
            parser.error(
                f"{args.games} games are too few: of {kind} there is nothing to fit on, or nothing to try it on"
            )
    games = args.games - args.games // 5
    own = Path(sandtable.__file__).parent / "games" / args.game / "weights.py"
    path = args.out or own
    before = import_module(f"sandtable.games.{args.game}.weights")
    head, paragraphs = told(note_in(own)) if args.kind else ("", {})
    weights: dict[str, Sequence[float]] = dict(before.WEIGHTS) if args.kind else {}
    for kind in [args.kind] if args.kind else kinds:
        weights[kind], inside = learned_from(learned[kind], len(judged(args.game).FEATURES))
        unseen = [(rows, won) for rows, won, _ in kept[kind]]
        outside = likelihood(unseen, weights[kind])
        blind = sum(-log(len(rows)) for rows, _ in unseen) / len(unseen)
        paragraphs[kind] = [
            f"{kind}: {len(learned[kind])} positions; mean log chance of the winner {inside:.3f} there,",
            f"  {outside:.3f} in games it has not seen ({blind:.3f} by guessing).",
        ]
        if args.kind:
            paragraphs[kind].append(f"  These are of {games} games by themselves, with {args.blunders:.0%} blunders.")
    if not args.kind:
        head = f"Fitted on {games} games, seeds from 0, of the heuristic with {args.blunders:.0%} blunders."
    note = "\n".join([head, *[line for kind in kinds for line in paragraphs[kind]]])
    path.write_text(written(args.game, weights, note), "utf-8")
    print(f"\n{path}\n{note}")


def note_in(weights: Path) -> str:
    """What a file of weights begins with. As text: a compiled module has lost it."""
    return ast.get_docstring(ast.parse(weights.read_text("utf-8")), clean=False) or ""


def told(text: str) -> tuple[str, dict[str, list[str]]]:
    """What a file of weights says of itself: its head, and the lines of each kind."""
    head, *lines = text.partition("\n\n")[2].strip().splitlines()
    paragraphs: dict[str, list[str]] = {}
    kind = ""
    for line in lines:
        if not line.startswith(" "):
            kind = line.partition(":")[0]
        paragraphs.setdefault(kind, []).append(line)
    return head, paragraphs


if __name__ == "__main__":
    main()

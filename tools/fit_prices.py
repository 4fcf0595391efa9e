"""Fit the numbers that Uprising's heuristic goes by, on games among its own kind; writes `bot/fitted.py`.

    python -m tools.fit_prices --rounds 4 --games 800

In every game each of the four seats plays by numbers of its own, a little off those of today. How far a number was off
is compared with how much better the seat did than the others at its table (points, and who won), for all numbers at
once. What of that is likely to be chance is taken off, group by group, and the numbers are moved on. That is done so
many rounds; whether the outcome is better is for the arena to say. Best run with the compiled package.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

import sandtable
from sandtable.games.uprising.board import SPACES
from sandtable.games.uprising.bot import chosen, prices
from sandtable.games.uprising.bot.prices import FITTED, Prices
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import FACTIONS
from sandtable.kernel.chance import Quick

Numbers = NDArray[np.float64]

TARGET = Path(__file__).parents[1] / "src" / "sandtable" / "games" / "uprising" / "bot" / "fitted.py"
SEATS: Final = 4
STEP: Final = 3.0
"""How far the numbers move in a round, in what a number is off in a game."""
PER_POINT: Final = 0.17
"""How much likelier a point more makes a win."""
BY_POINTS: Final = 0.6
"""How far points count rather than wins."""
MOST_POINTS: Final = 13
LEAST_TRUST: Final = 0.05

NAMES: Final = {
    "NUMBERS": sorted(
        [name for name, place in vars(prices).items() if type(place) is int], key=vars(prices).__getitem__
    ),
    "CARDS": [card.id for card in CARDS],
    "SPACES": [space.id for space in SPACES],
    "FACTIONS": list(FACTIONS),
    "INTRIGUE": [card.id for card in INTRIGUE],
}
SIZES: Final = [len(names) for names in NAMES.values()]


def flat(found: Prices) -> Numbers:
    parts = [found.numbers, found.cards, found.spaces, found.factions, found.intrigue]
    return np.array([value for part in parts for value in part])


def parted(numbers: Numbers) -> list[list[float]]:
    """The numbers by group."""
    found, at = [], 0
    for size in SIZES:
        found.append([float(value) for value in numbers[at : at + size]])
        at += size
    return found


def scales(numbers: Numbers) -> Numbers:
    """By how much each is off in a game."""
    own = np.maximum(0.2 * np.abs(numbers[: SIZES[0]]), 0.1)
    return np.concatenate([own, np.full(len(numbers) - SIZES[0], 0.4)])


def contest(task: tuple[int, Numbers]) -> tuple[Numbers, Numbers, Numbers, list[int]]:
    """One game: how far off everybody was, the points and shares of the win, and the leaders."""
    seed, numbers = task
    off = np.random.default_rng(seed).standard_normal((SEATS, len(numbers)))
    sets = [Prices(*parted(numbers + scales(numbers) * one)) for one in off]
    state = sandtable.game("uprising").new(SEATS, Quick(seed))
    assert isinstance(state, Table)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, chosen(state, seat, sets[seat]))
    assert state.result is not None
    winners = state.result.winners
    shares = np.array([1 / len(winners) if seat in winners else 0.0 for seat in range(SEATS)])
    points = np.minimum(np.array(state.vp[:SEATS], dtype=np.float64), MOST_POINTS)
    return off, points, shares, list(state.leaders[:SEATS])


def moved(numbers: Numbers, games: list[tuple[Numbers, Numbers, Numbers, list[int]]]) -> tuple[Numbers, float]:
    """The numbers after a round of games, and by how much a seat should win more often with them."""
    rows, results = [], []
    for off, points, shares, leaders in games:
        who = np.zeros((SEATS, len(LEADERS)))
        who[np.arange(SEATS), leaders] = 1.0
        both = np.concatenate([off, who], axis=1)
        rows.append(both - both.mean(axis=0))
        wins = shares - shares.mean()
        results.append(BY_POINTS * PER_POINT * (points - points.mean()) + (1 - BY_POINTS) * wins)
    given, result = np.concatenate(rows), np.concatenate(results)
    inverse = np.linalg.inv(given.T @ given + np.eye(given.shape[1]))
    slopes = inverse @ given.T @ result
    left = result - given @ slopes
    errors = np.diag(inverse) * (left @ left) / max(1, (SEATS - 1) * len(games))
    trusted, at = np.zeros(len(numbers)), 0
    for size in SIZES:
        slope, error = slopes[at : at + size], errors[at : at + size]
        real = max(float((slope**2).mean() - error.mean()), LEAST_TRUST * float(error.mean()))
        trusted[at : at + size] = slope * real / (real + error)
        at += size
    length = float(np.linalg.norm(trusted))
    return numbers + STEP * scales(numbers) * trusted / length, STEP * length


def written(numbers: Numbers, note: str) -> str:
    lines = [
        '"""The numbers of `prices.py`. Written by `python -m tools.fit_prices`.',
        "",
        note,
        '"""',
        "",
        "from typing import Final",
    ]
    for group, values in zip(NAMES, parted(numbers), strict=True):
        named = list(zip(NAMES[group], values, strict=True))
        if group == "NUMBERS":
            lines += ["", f"{group}: Final[tuple[float, ...]] = ("]
            lines += [f"    {value:.3f},  # {name}" for name, value in named] + [")"]
        else:
            lines += ["", f"{group}: Final[dict[str, float]] = {{"]
            lines += [f'    "{name}": {value:.3f},' for name, value in named] + ["}"]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=800, help="games in a round")
    parser.add_argument("--seed", type=int, default=20_000_000, help="of the first game")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--to", type=Path, default=TARGET, help="the file to write")
    args = parser.parse_args()
    numbers = flat(FITTED)
    with ProcessPoolExecutor(args.processes) as pool:
        for number in range(args.rounds):
            first = args.seed + number * args.games
            tasks = [(first + game, numbers) for game in range(args.games)]
            numbers, gain = moved(numbers, list(pool.map(contest, tasks, chunksize=4)))
            print(f"round {number + 1} of {args.rounds}: {gain:+.3f} wins expected", file=sys.stderr)
    last = args.seed + args.rounds * args.games - 1
    note = f"Fitted in {args.rounds} rounds of {args.games} games, seeds {args.seed} to {last}."
    args.to.write_text(written(numbers, note), "utf-8")


if __name__ == "__main__":
    main()

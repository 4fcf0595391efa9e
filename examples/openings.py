"""What a good first round of Conquest looks like: a regression over recorded games, with numpy and nothing else.

python examples/openings.py                    a toy: games of the heuristic, played here and now
python examples/openings.py --games 10000      takes a while; the intervals become narrow (docs/research.md shows them)
python examples/openings.py SOURCE             recorded games: a folder of records, or results kept by `sandtable arena`

Each seat of each finished game is a row: who it plays and what it has after the first round. A ridge regression on
"did it win" says what went with winning; the intervals come from drawing whole games again and again (seats of one game
are not independent). It says what goes together, not what causes what.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import sandtable
from sandtable.arena.again import games_of_contest
from sandtable.players import player
from sandtable.research.export import finished_games

SEATS = 4
FACTIONS = ("atreides", "harkonnen", "imperium", "fremen")
FEATURES = (*FACTIONS, "spice", "reserve", "lost forces", "cells held", "battle cards")
RIDGE = 1.0
DRAWS = 200


def games_of_the_heuristic(count: int) -> Iterator[sandtable.State]:
    game = sandtable.game("conquest")
    for seed in range(count):
        state = game.new(SEATS, sandtable.Quick(seed))
        state.telling = False
        bots = [player("heuristic", "conquest", seed * 8 + seat) for seat in range(SEATS)]
        while not state.over:
            seat = state.to_act[0]
            state.play(seat, bots[seat].choose(state, seat))
        yield state


def recorded_games(source: Path) -> Iterator[sandtable.State]:
    """Those of a contest are played again, those of a folder are replayed. A contest deals the same cards to every
    seating: where the same players sit down in another order, the same game comes again, and counts once."""
    if source.suffix == ".jsonl":
        known: set[str] = set()
        for _, state in games_of_contest(source):
            record = state.record()
            if record not in known:
                known.add(record)
                yield state
    else:
        for _, text in finished_games([source]):
            if "game: conquest" in text:
                yield sandtable.game("conquest").replay(text)


def after_the_first_round(state: sandtable.State) -> sandtable.State:
    """The same game at the beginning of its second round."""
    assert state.setup is not None
    early = state.game.new(state.setup.seats, state.setup.source, **state.setup.options)
    for seat, option in state.moves():
        if early.view(None)["round"] > 1:
            break
        early.play(seat, option)
    return early


def row(view: dict[str, object], seat: int) -> list[float]:
    players, cells = view["players"], view["cells"]
    assert isinstance(players, list)
    assert isinstance(cells, list)
    mine = players[seat]
    held = sum(1 for cell in cells for forces in cell["forces"] if forces["seat"] == seat)
    own = [float(mine["faction"] == faction) for faction in FACTIONS]
    return [*own, mine["spice"], mine["reserve"], mine["tanks"], held, mine["battle_cards"]["count"]]


def fitted(rows: np.ndarray, won: np.ndarray) -> np.ndarray:
    return np.asarray(np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ won))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", nargs="?", type=Path, help="a folder of records, or results of an arena")
    parser.add_argument("--games", type=int, default=12)
    chosen = parser.parse_args()
    games = games_of_the_heuristic(chosen.games) if chosen.source is None else recorded_games(chosen.source)
    blocks: list[np.ndarray] = []
    wins: list[np.ndarray] = []
    for state in games:
        if state.result is not None:
            view = after_the_first_round(state).view(None)
            blocks.append(np.array([row(view, seat) for seat in range(state.seats)], dtype=float))
            wins.append(np.array([float(seat in state.result.winners) for seat in range(state.seats)]))
    everything = np.concatenate(blocks)
    spread = everything.std(axis=0) + 1e-9
    middle = everything.mean(axis=0)
    scaled = [(block - middle) / spread for block in blocks]
    random = np.random.default_rng(1)
    draws = []
    for _ in range(DRAWS):
        picked = random.integers(len(scaled), size=len(scaled))
        rows, won = [scaled[one] for one in picked], [wins[one] for one in picked]
        draws.append(fitted(np.concatenate(rows), np.concatenate(won)))
    weights = fitted(np.concatenate(scaled), np.concatenate(wins))
    low, high = np.percentile(np.array(draws), [2.5, 97.5], axis=0)
    print(f"{len(blocks)} games; change in the share of wins for one standard deviation more, with 95 % intervals")
    for place in np.argsort(-weights):
        print(f"{FEATURES[place]:14} {weights[place]:+.3f}  [{low[place]:+.3f}, {high[place]:+.3f}]")

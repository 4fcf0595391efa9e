"""Speed of random play on one core, beside python-chess in the same run, so that the ratio travels between machines.

A decision is: list the options, choose one, play it. The measurements take turns in short slices and the medians are
printed, and only this process's own time counts, so that a noisy neighbour hardly matters.
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time

import chess

import sandtable

ROUNDS = 7
CLOCK_EVERY = 50
SAMPLE_STATES = 24
CALLS_PER_STATE = 4
# Random games of chess without a referee drag on; this is the rule that ends them (75 moves without capture or pawn).
CHESS_HALFMOVES = 150


class ChessPlay:
    """Random playouts of the reference program."""

    name = "python-chess"

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.board = chess.Board()
        self.games = 0

    def decide(self, count: int) -> None:
        random, board = self.random, self.board
        for _ in range(count):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= CHESS_HALFMOVES:
                board = self.board = chess.Board()
                self.games += 1
                moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])


class GamePlay:
    """Random playouts of one of our games; setting up the next game counts as time, not as a decision."""

    def __init__(self, game_id: str, seats: int, seed: int) -> None:
        self.name = f"{game_id}, {seats} seats"
        self.game = sandtable.game(game_id)
        self.seats = seats
        self.random = Random(seed).random
        self.seed = seed
        self.games = 0
        self.state = self._begin()

    def _begin(self) -> sandtable.State:
        state = self.game.new(seats=self.seats, seed=self.seed)
        state.telling = False
        self.seed += 1
        return state

    def decide(self, count: int) -> None:
        random, state = self.random, self.state
        for _ in range(count):
            if state.over:
                state = self.state = self._begin()
                self.games += 1
            seat = state.to_act[0]
            options = state.options(seat)
            state.play(seat, options[int(random() * len(options))])

    def sample(self) -> list[sandtable.State]:
        """States of a few games, each some way from the one before."""
        states: list[sandtable.State] = []
        while len(states) < SAMPLE_STATES:
            self.decide(37)
            if not self.state.over:
                states.append(self.state.clone())
        return states


def slice_rates(play: ChessPlay | GamePlay, seconds: float) -> tuple[float, float]:
    """Decisions and finished games per second over one slice of time."""
    games, decisions = play.games, 0
    begin = now = process_time()
    while now - begin < seconds:
        play.decide(CLOCK_EVERY)
        decisions += CLOCK_EVERY
        now = process_time()
    return decisions / (now - begin), (play.games - games) / (now - begin)


def microseconds(call: Callable[[sandtable.State], object], states: Sequence[sandtable.State]) -> float:
    begin = process_time()
    for state in states:
        for _ in range(CALLS_PER_STATE):
            call(state)
    return (process_time() - begin) * 1e6 / (len(states) * CALLS_PER_STATE)


def clone(state: sandtable.State) -> object:
    return state.clone()


def view(state: sandtable.State) -> object:
    return state.view(0)


def determinize(state: sandtable.State) -> object:
    return state.determinize(0, 7)


COPIES = (clone, view, determinize)


def how_it_runs() -> str:
    """Whether kernel and games are compiled."""
    ours = [module for name, module in sys.modules.items() if name.startswith(("sandtable.kernel", "sandtable.games"))]
    native = [module for module in ours if (module.__file__ or "").endswith((".so", ".pyd"))]
    if not native:
        return "uncompiled"
    if len(native) < len(ours):
        return f"partly compiled ({len(native)} of {len(ours)} modules)"
    return "compiled with mypyc"


def measure(plays: list[GamePlay], seconds: float) -> None:
    reference = ChessPlay(seed=1)
    contestants: list[ChessPlay | GamePlay] = [reference, *plays]
    samples = {play.name: play.sample() for play in plays}
    slice_seconds = seconds / (ROUNDS * (1 + len(plays)))
    decisions: dict[str, list[float]] = {play.name: [] for play in contestants}
    games: dict[str, list[float]] = {name: [] for name in decisions}
    costs: dict[str, list[list[float]]] = {play.name: [] for play in plays}
    for _ in range(ROUNDS):
        for play in contestants:
            per_second, finished = slice_rates(play, slice_seconds)
            decisions[play.name].append(per_second)
            games[play.name].append(finished)
        for play in plays:
            costs[play.name].append([microseconds(call, samples[play.name]) for call in COPIES])

    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"Sandtable {how_it_runs()}, {python}, random play on one core")
    print(f"{'':26}{'decisions/s':>12}{'x chess':>9}{'games/s':>9}{'clone us':>10}{'view us':>9}{'determinize us':>16}")
    for name, rates in decisions.items():
        ratio = median(ours / chess_rate for ours, chess_rate in zip(rates, decisions[reference.name]))
        line = f"{name:26}{median(rates):>12,.0f}{ratio:>9.2f}{median(games[name]):>9.1f}"
        if name in costs:
            clone_us, view_us, determinize_us = (median(column) for column in zip(*costs[name]))
            line += f"{clone_us:>10.1f}{view_us:>9.1f}{determinize_us:>16.1f}"
        print(line)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Speed of random play, beside python-chess in the same run.")
    parser.add_argument("games", nargs="*", default=list(sandtable.games()), help="ids of games; all by default")
    parser.add_argument("--seconds", type=float, default=float(os.environ.get("SANDTABLE_BENCH_SECONDS", "20")))
    chosen = parser.parse_args(arguments)
    plays = [GamePlay(game_id, seats, seed=1) for game_id in chosen.games for seats in sandtable.game(game_id).seats]
    measure(plays, chosen.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

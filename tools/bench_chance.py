"""What unforeseeable chance costs: the same play by the quick generator and by the keyed stream, in the same run.

Random play draws from the keyed stream where people would play. Search plays in imagined worlds, which draw from the
quick generator wherever they come from: there the difference should be nothing but noise. The two take turns in short
slices, only this process's own time counts, and the medians of the pairs are printed.
"""

import argparse
import os
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import sandtable
from sandtable.kernel.chance import Quick, Source
from tools.bench import CLOCK_EVERY, ROUNDS, GamePlay, how_it_runs

Kind = Callable[[int], Source | int]
MOST_LOSS = 5.0
IMAGINED_DECISIONS = 25


def quick(seed: int) -> Source | int:
    return Quick(seed)


def keyed(seed: int) -> Source | int:
    return seed


class RandomPlay(GamePlay):
    """Random games whose chance is of one kind."""

    def __init__(self, game_id: str, seats: int, kind: Kind) -> None:
        self.kind = kind
        super().__init__(game_id, seats, seed=1)

    def _begin(self) -> sandtable.State:
        state = self.game.new(self.seats, self.kind(self.seed))
        state.telling = False
        self.seed += 1
        return state


class ImaginedPlay:
    """What search does: imagine a world behind what a seat sees, and play it on for a while."""

    def __init__(self, game_id: str, seats: int, kind: Kind) -> None:
        self.states = RandomPlay(game_id, seats, kind).sample()
        self.random = Random(1).random
        self.worlds = 0

    def decide(self, count: int) -> None:
        for _ in range(max(1, count // IMAGINED_DECISIONS)):
            state = self.states[self.worlds % len(self.states)]
            self.worlds += 1
            self._play(state.determinize(state.to_act[0], self.worlds))

    def _play(self, world: sandtable.State) -> None:
        for _ in range(IMAGINED_DECISIONS):
            if world.over:
                return
            seat = world.to_act[0]
            options = world.options(seat)
            world.play(seat, options[int(self.random() * len(options))])


def rate(play: RandomPlay | ImaginedPlay, seconds: float) -> float:
    """Decisions per second of this process's own time."""
    decisions = 0
    begin = now = process_time()
    while now - begin < seconds:
        play.decide(CLOCK_EVERY)
        decisions += CLOCK_EVERY
        now = process_time()
    return decisions / (now - begin)


def compared(by_quick: RandomPlay | ImaginedPlay, by_key: RandomPlay | ImaginedPlay, seconds: float) -> list[float]:
    """Decisions per second by the quick generator and by the keyed stream, and how much the latter loses in percent."""
    pairs = [(rate(by_quick, seconds), rate(by_key, seconds)) for _ in range(ROUNDS)]
    losses = [100 * (1 - slow / fast) for fast, slow in pairs]
    return [median([fast for fast, _ in pairs]), median([slow for _, slow in pairs]), median(losses)]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="What unforeseeable chance costs, beside the quick generator.")
    parser.add_argument("games", nargs="*", default=list(sandtable.games()), help="ids of games; all by default")
    parser.add_argument("--seconds", type=float, default=float(os.environ.get("SANDTABLE_BENCH_SECONDS", "20")))
    chosen = parser.parse_args(arguments)
    seconds = chosen.seconds / (len(chosen.games) * 4 * ROUNDS)
    print(f"What the keyed stream costs, Sandtable {how_it_runs()} (the bar: less than {MOST_LOSS:.0f} %)")
    print(f"{'':34}{'quick/s':>12}{'keyed/s':>12}{'loss %':>9}")
    for game_id in chosen.games:
        seats = sandtable.game(game_id).seats[-1]
        for name, play in (("random play", RandomPlay), ("search", ImaginedPlay)):
            fast, slow, loss = compared(play(game_id, seats, quick), play(game_id, seats, keyed), seconds)
            print(f"{f'{game_id}, {seats} seats, {name}':34}{fast:>12,.0f}{slow:>12,.0f}{loss:>9.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

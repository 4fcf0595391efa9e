"""What unforeseeable chance costs: the same play by the quick generator and by the keyed stream, in the same run.

Random play draws from the keyed stream where people would play. Search plays in imagined worlds, which draw from the
quick generator wherever they come from: both sides do exactly the same there, so a loss would be in the imagining.
Both begin with the same positions and take turns every few moves, and only this process's own time counts: so neither a
busy machine nor games of different length favour one of them. Beside each loss stands how far chance may have moved it.
"""

import argparse
import gc
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time

import sandtable
from tools.bench import GamePlay, how_it_runs

Begin = Callable[[sandtable.State, int], sandtable.State]
MOST_LOSS = 5.0
DECISIONS = 25
FEWEST_PAIRS = 20


def real(state: sandtable.State, _seed: int) -> sandtable.State:
    """Random play goes on from the position itself, with the chance that it has."""
    return state.clone()


def imagined(state: sandtable.State, seed: int) -> sandtable.State:
    """Search goes on in a world behind what the seat to act sees."""
    return state.determinize(state.to_act[0], seed)


def played(begin: Begin, state: sandtable.State, seed: int) -> float:
    """Seconds for a decision, when play goes on from a position for a while."""
    random = Random(seed).random
    decisions = 0
    started = process_time()
    world = begin(state, seed)
    while decisions < DECISIONS and not world.over:
        seat = world.to_act[0]
        options = world.options(seat)
        world.play(seat, options[int(random() * len(options))])
        decisions += 1
    return (process_time() - started) / decisions


@dataclass
class Pairs:
    """What a decision took by the quick generator and by the keyed stream, from the same positions."""

    quick: list[float] = field(default_factory=list)
    keyed: list[float] = field(default_factory=list)

    def measure(self, begin: Begin, by_key: sandtable.State, seed: int) -> None:
        """One more pair; who goes first takes turns."""
        by_quick = by_key.reseeded(seed)
        sides = [(self.quick, by_quick), (self.keyed, by_key)]
        for took, state in sides if seed % 2 else sides[::-1]:
            took.append(played(begin, state, seed))

    @property
    def loss(self) -> float:
        """How much slower play is by the keyed stream, in percent."""
        return 100 * (1 - fmean(self.quick) / fmean(self.keyed))

    @property
    def doubt(self) -> float:
        """Twice the standard error of the loss: nineteen measurements of twenty lie within it."""
        differences = [slow - fast for fast, slow in zip(self.quick, self.keyed, strict=True)]
        return 100 * 2 * stdev(differences) / sqrt(len(differences)) / fmean(self.keyed)


def compared(states: list[sandtable.State], begin: Begin, seconds: float) -> Pairs:
    """As many pairs as the time allows, from one position after the other."""
    pairs = Pairs()
    began, seed = process_time(), 0
    gc.collect()
    gc.disable()  # It would come down on one side of a pair, at random.
    try:
        while seed < FEWEST_PAIRS or process_time() - began < seconds:
            pairs.measure(begin, states[seed % len(states)], seed)
            seed += 1
    finally:
        gc.enable()
    return pairs


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="What unforeseeable chance costs, beside the quick generator.")
    parser.add_argument("games", nargs="*", default=list(sandtable.games()), help="ids of games; all by default")
    parser.add_argument("--seconds", type=float, default=float(os.environ.get("SANDTABLE_BENCH_SECONDS", "20")))
    chosen = parser.parse_args(arguments)
    seconds = chosen.seconds / (2 * len(chosen.games))
    print(f"What the keyed stream costs, Sandtable {how_it_runs()} (the bar: less than {MOST_LOSS:.0f} %)")
    print(f"{'':38}{'quick/s':>12}{'keyed/s':>12}{'loss %':>9}{'+-':>7}")
    for game_id in chosen.games:
        seats = sandtable.game(game_id).seats[-1]
        states = GamePlay(game_id, seats, seed=1).sample()
        for name, begin in (("random play", real), ("search", imagined)):
            pairs = compared(states, begin, seconds)
            quick, keyed = 1 / fmean(pairs.quick), 1 / fmean(pairs.keyed)
            told = f"{game_id}, {seats} seats, {name}"
            print(f"{told:38}{quick:>12,.0f}{keyed:>12,.0f}{pairs.loss:>9.1f}{pairs.doubt:>7.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

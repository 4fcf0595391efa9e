"""Speed of observations and environments on this machine, beside the engine's own decisions.

For each game and number of seats: decisions of the engine alone, the same through the PettingZoo environment (with an
observation and a mask for each), and the cost of one observation into a given buffer. Then vectorised environments over
processes, in steps of one seat against random players.
"""

import argparse
import os
import sys
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np

import sandtable
from sandtable.research import gym, zoo
from sandtable.research.layout import Layout
from tools.bench import how_it_runs

OBSERVED = 40
CALLS = 5
ROUNDS = 3
"""Of which the quickest counts: whatever else runs on the machine only makes it slower."""
GOAL = 20.0
"""Microseconds that an observation should take, compiled."""
UNCOMPILED = 8
"""So many times as long it may take uncompiled: more is named, too."""


def options_for(game: str, seats: int) -> dict[str, Any]:
    return {"opponent": "mahdi"} if (game, seats) == ("war_for_arrakis", 1) else {}


def engine_rate(layout: Layout, seconds: float) -> float:
    choices, state, seed, count = Random(1), layout.new(0), 1, 0
    begin = process_time()
    while process_time() - begin < seconds:
        for _ in range(50):
            if state.over:
                state, seed = layout.new(seed), seed + 1
            seat = state.to_act[0]
            state.play(seat, choices.choice(state.options(seat)))
        count += 50
    return count / (process_time() - begin)


def environment_rate(game: str, seats: int, seconds: float) -> float:
    env = zoo.raw_env(game, seats, **options_for(game, seats))
    env.reset(seed=1)
    choices, count = Random(1), 0
    begin = process_time()
    while process_time() - begin < seconds:
        for _ in range(50):
            if env.table.over:
                env.reset()
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(choices.choice(np.flatnonzero(mask).tolist()))
        count += 50
    return count / (process_time() - begin)


def observation_cost(layout: Layout) -> tuple[float, float]:
    """Microseconds of an observation and of a mask, over states of a game."""
    choices, state = Random(2), layout.new(3)
    states: list[sandtable.State] = []
    while len(states) < OBSERVED:
        for _ in range(11):
            if state.over:
                state = layout.new(choices.randrange(1000))
            seat = state.to_act[0]
            state.play(seat, choices.choice(state.options(seat)))
        if not state.over:
            states.append(state.clone())
    out, mask = np.zeros(layout.size, np.float32), np.zeros(layout.actions, np.int8)
    observed, masked = [], []
    for _ in range(ROUNDS):
        begin = process_time()
        for state in states:
            for _ in range(CALLS):
                layout.observe(state, state.to_act[0], out)
        middle = process_time()
        for state in states:
            for _ in range(CALLS):
                layout.mask(state, state.to_act[0], mask)
        observed.append(middle - begin)
        masked.append(process_time() - middle)
    calls = len(states) * CALLS
    return min(observed) * 1e6 / calls, min(masked) * 1e6 / calls


def goal() -> float:
    """Microseconds that an observation should take in this Python."""
    return GOAL * UNCOMPILED if how_it_runs() == "uncompiled" else GOAL


def verdict(costs: dict[str, float]) -> str:
    """Which observations take longer than they should."""
    late = [f"{table} ({cost:.1f})" for table, cost in costs.items() if cost > goal()]
    return f"Observations that take more than {goal():.0f} us: {', '.join(late) or 'none'}"


def vector_rate(game: str, seats: int, count: int, seconds: float) -> float:
    """Steps of one seat per second of the clock, over so many processes."""
    envs = gym.vector(game, seats, count, opponents="random", **options_for(game, seats))
    try:
        choices = Random(1)
        _, infos = envs.reset(seed=1)
        steps, begin = 0, perf_counter()
        while perf_counter() - begin < seconds:
            masks = infos["action_mask"]
            actions = [choices.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks]
            _, _, _, _, infos = envs.step(np.array(actions))
            steps += count
        return steps / (perf_counter() - begin)
    finally:
        envs.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Speed of observations and environments.")
    parser.add_argument("games", nargs="*", default=list(sandtable.games()))
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default: 1)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    print(f"Environments, Sandtable {how_it_runs()}; an observation should take {GOAL:.0f} us compiled")
    heads = ("numbers", "engine/s", "PettingZoo/s", "observe us", "mask us", f"{chosen.processes} processes/s")
    print(f"{'':26}" + "".join([f"{head:>15}" for head in heads]))
    costs: dict[str, float] = {}
    for game in chosen.games:
        for seats in sandtable.game(game).seats:
            layout = Layout(game, seats, **options_for(game, seats))
            table = f"{game}, {seats} seats"
            costs[table], mask = observation_cost(layout)
            engine = engine_rate(layout, chosen.seconds)
            environment = environment_rate(game, seats, chosen.seconds)
            vector = vector_rate(game, seats, chosen.processes, chosen.seconds)
            numbers = f"{layout.size:>15,}{engine:>15,.0f}{environment:>15,.0f}{costs[table]:>15.1f}{mask:>15.1f}"
            print(f"{table:26}{numbers}{vector:>15,.0f}")
    print(verdict(costs))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

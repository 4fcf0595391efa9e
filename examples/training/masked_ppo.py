"""Masked PPO (sb3-contrib) learns to play Conquest against random and heuristic players.

python masked_ppo.py --steps 4000 --rounds 1 --games 8        a toy that runs in a minute
python masked_ppo.py                                          real size: see docs/research.md for its learning curve

Needs `pip install -r requirements.txt` in an environment of its own: torch is large, so it is no part of the package.
It writes the policy and a learning curve: curve.csv (decisions, opponents, games, share of wins with a 95 % interval)
and a drawing of it, curve.svg.

Tables are played side by side, in every seat and against each of the opponents in turn. Policies are measured on the
same deals, which training never sees (seeds from 2**31 on; training draws lower ones), with seats in turn.
"""

import argparse
import csv
import time
from math import sqrt
from pathlib import Path
from typing import Any

import curve  # type: ignore[import-not-found] # beside this file
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

from sandtable.research import gym

FRESH_DEALS = 2**31


class Table:
    """Makes one environment; a value, so that other processes can be given it. Places as reward while learning: a
    little better than last is worth something."""

    def __init__(self, game: str, seats: int, seat: int, opponents: str) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.opponents = opponents

    def __call__(self) -> Any:
        return Monitor(gym.single(self.game, self.seats, self.seat, self.opponents, reward="place"))


def tables(game: str, seats: int, opponents: list[str], count: int, processes: bool) -> Any:
    """So many tables, in every seat and against each of the opponents in turn."""
    makers = [Table(game, seats, one % seats, opponents[one // seats % len(opponents)]) for one in range(count)]
    return SubprocVecEnv(makers) if processes else DummyVecEnv(makers)


def learner(envs: Any, seed: int) -> Any:
    """With the small network that sb3 takes by itself: its first layer, with weights for each number of an observation,
    is nearly all of the work."""
    return MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=3e-4,
        seed=seed,
    )


def share_of_wins(model: Any, game: str, seats: int, opponents: str, games: int) -> float:
    """All games are played side by side: the network answers many tables in the time that it needs for one."""
    wins = 0.0
    running: list[tuple[gym.Single, Any, Any]] = []
    for number in range(games):
        env = gym.single(game, seats, number % seats, opponents)
        seen, info = env.reset(seed=number, options={"seed": FRESH_DEALS + number // seats})
        running.append((env, seen, info["action_mask"]))
    while running:
        asked = np.stack([seen for _, seen, _ in running])
        masks = np.stack([mask for _, _, mask in running])
        actions, _ = model.predict(asked, action_masks=masks, deterministic=True)
        still: list[tuple[gym.Single, Any, Any]] = []
        for (env, _, _), action in zip(running, actions):
            seen, reward, terminated, _, info = env.step(int(action))
            wins += reward
            if not terminated:
                still.append((env, seen, info["action_mask"]))
        running = still
    return wins / games


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="conquest")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random,heuristic", help="whom it learns against, by commas")
    parser.add_argument("--steps", type=int, default=2_000_000, help="decisions in all")
    parser.add_argument("--rounds", type=int, default=20, help="how often it is measured on the way")
    parser.add_argument("--games", type=int, default=400, help="how many games each measurement takes")
    parser.add_argument("--tables", type=int, default=32, help="played side by side")
    parser.add_argument("--processes", action="store_true", help="a process for each table; else all in this one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=".")
    chosen = parser.parse_args()
    folder = Path(chosen.out)
    folder.mkdir(parents=True, exist_ok=True)
    envs = tables(chosen.game, chosen.seats, chosen.opponents.split(","), chosen.tables, chosen.processes)
    model = learner(envs, chosen.seed)
    begun = time.monotonic()
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["decisions", "opponents", "games", "wins", "low", "high", "seconds"])
        for part in range(chosen.rounds + 1):
            if part:
                model.learn(chosen.steps // chosen.rounds, reset_num_timesteps=False)
                model.save(folder / "policy.zip")
            for opponents in ("random", "heuristic"):
                share = share_of_wins(model, chosen.game, chosen.seats, opponents, chosen.games)
                low, high = interval(share, chosen.games)
                row = [model.num_timesteps, opponents, chosen.games, f"{share:.3f}", f"{low:.3f}", f"{high:.3f}"]
                table.writerow([*row, round(time.monotonic() - begun)])
                file.flush()
                print(*row, flush=True)
            (folder / "curve.svg").write_text(curve.drawn(curve.read(folder / "curve.csv")), "utf-8")
    envs.close()


if __name__ == "__main__":
    main()

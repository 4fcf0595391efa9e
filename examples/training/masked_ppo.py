"""Masked PPO (sb3-contrib) learns to play Conquest against random and heuristic players.

python masked_ppo.py --steps 2000 --games 4        a toy that runs in a minute
python masked_ppo.py                               real size: about a million decisions, hours on a few cores

Needs `pip install -r requirements.txt` in an environment of its own: torch is large, so it is no part of the package.
It writes a learning curve (curve.csv: decisions, opponent, games, share of wins with a 95 % interval) and the policy.
All policies are measured on the same deals, which training never sees (seeds from a million on), with seats in turn.
"""

import argparse
import csv
import time
from math import sqrt
from pathlib import Path
from typing import Any

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import SubprocVecEnv

from sandtable.research import gym

FRESH_DEALS = 1_000_000


def environment(game: str, seats: int, opponents: str, seat: int) -> Any:
    """Places as reward while learning: a little better than last is worth something."""
    return Monitor(gym.single(game, seats, seat, opponents, reward="place"))


def share_of_wins(model: Any, game: str, seats: int, opponents: str, games: int) -> float:
    wins = 0.0
    for number in range(games):
        env = gym.single(game, seats, number % seats, opponents)
        seen, info = env.reset(seed=number, options={"seed": FRESH_DEALS + number // seats})
        terminated = False
        while not terminated:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, terminated, _, info = env.step(int(action))
            wins += reward
    return wins / games


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="conquest")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=10, help="how often it is measured on the way")
    parser.add_argument("--games", type=int, default=200, help="how many games each measurement takes")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--opponents", default="heuristic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=".")
    chosen = parser.parse_args()
    folder = Path(chosen.out)
    folder.mkdir(parents=True, exist_ok=True)
    envs = make_vec_env(
        environment,
        n_envs=chosen.processes,
        seed=chosen.seed,
        env_kwargs={"game": chosen.game, "seats": chosen.seats, "opponents": chosen.opponents, "seat": 0},
        vec_env_cls=SubprocVecEnv,
    )
    model = MaskablePPO("MlpPolicy", envs, n_steps=256, batch_size=256, gamma=1.0, seed=chosen.seed, verbose=0)
    begun = time.monotonic()
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["decisions", "opponents", "games", "wins", "low", "high", "seconds"])
        for part in range(chosen.rounds + 1):
            if part:
                model.learn(chosen.steps // chosen.rounds, reset_num_timesteps=False)
            for opponents in ("random", "heuristic"):
                share = share_of_wins(model, chosen.game, chosen.seats, opponents, chosen.games)
                low, high = interval(share, chosen.games)
                row = [model.num_timesteps, opponents, chosen.games, f"{share:.3f}", f"{low:.3f}", f"{high:.3f}"]
                table.writerow([*row, round(time.monotonic() - begun)])
                file.flush()
                print(*row, flush=True)
    model.save(folder / "policy.zip")
    envs.close()


if __name__ == "__main__":
    main()

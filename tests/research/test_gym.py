"""One seat as a Gymnasium environment."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sandtable.kernel.errors import IllegalOption, SandtableError
from sandtable.kernel.state import Result
from sandtable.players import RandomPlayer
from sandtable.research import gym
from sandtable.research.rewards import margin, place, win, worth_of
from tests.research.tables import EVERY, Table, spelled


@pytest.mark.filterwarnings("ignore:.*alternative render modes.*:UserWarning")
@pytest.mark.parametrize("table", EVERY, ids=spelled)
def test_passes_the_checker_of_gymnasium(table: Table) -> None:
    game, seats, options = table
    check_env(gym.single(game, seats, opponents="random", illegal="lose", **options))


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore:.*alternative render modes.*:UserWarning")
@pytest.mark.parametrize("table", EVERY, ids=spelled)
def test_passes_the_checker_of_gymnasium_in_every_seat(table: Table) -> None:
    game, seats, options = table
    for seat in range(seats):
        check_env(gym.single(game, seats, seat, opponents="heuristic", illegal="lose", **options))


def play(env: Any, choices: Random) -> tuple[float, int]:
    """Random play to the end: the reward, and how many decisions it took."""
    mask, decisions = env.action_masks(), 0
    while True:
        _, reward, terminated, _, info = env.step(choices.choice(np.flatnonzero(mask).tolist()))
        mask, decisions = info["action_mask"], decisions + 1
        if terminated:
            return reward, decisions


def test_the_seat_is_asked_only_what_it_can_decide_and_wins_or_loses() -> None:
    env = gym.single("conquest", 4, seat=2, opponents=("heuristic", "random", RandomPlayer(3)))
    _, info = env.reset(seed=1)
    assert info["action_mask"].sum() > 1
    reward, decisions = play(env, Random(1))
    assert env.table.result is not None
    assert reward == (1.0 if 2 in env.table.result.winners else 0.0)
    assert decisions > 10


def test_the_same_seed_is_the_same_game_and_a_deal_can_be_given() -> None:
    env = gym.single("conquest", 2, opponents="random")
    records = []
    for _ in range(2):
        env.reset(seed=8)
        play(env, Random(1))
        records.append(env.render())
    assert records[0] == records[1]
    env.reset(seed=1, options={"seed": 77})
    assert "seed: 77" in env.render()


def test_a_running_environment_can_be_copied_and_pickled() -> None:
    env = gym.single("conquest", 2, opponents="random")
    env.reset(seed=4)
    for copy in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert play(copy, Random(5))[1] > 1
    assert not env.table.over


def test_what_cannot_be_chosen_is_refused_or_loses() -> None:
    env = gym.single("conquest", 2)
    _, info = env.reset(seed=4)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(IllegalOption):
        env.step(illegal)
    env = gym.single("conquest", 2, illegal="lose")
    env.reset(seed=4)
    _, reward, terminated, _, _ = env.step(illegal)
    assert (reward, terminated) == (gym.LOST, True)


def test_wrong_seats_and_opponents_are_refused() -> None:
    with pytest.raises(SandtableError, match="no seat 4"):
        gym.single("conquest", 4, seat=4)
    with pytest.raises(SandtableError, match="need 3 opponents"):
        gym.single("conquest", 4, opponents=("random",))
    with pytest.raises(SandtableError, match="no reward"):
        gym.single("conquest", 2, reward="luck")  # type: ignore[arg-type]


def test_environments_run_in_processes_of_their_own() -> None:
    envs = gym.vector("conquest", 2, count=2, opponents="random")
    try:
        observations, infos = envs.reset(seed=1)
        assert observations.shape[0] == 2
        choices = Random(1)
        for _ in range(5):
            masks = infos["action_mask"]
            actions = np.array([choices.choice(np.flatnonzero(mask).tolist()) for mask in masks])
            observations, _, _, _, infos = envs.step(actions)
        assert np.isfinite(observations).all()
    finally:
        envs.close()


def test_what_a_game_is_worth() -> None:
    result = Result((2,), (5, 7, 6, 3), "reason-points", ((0, 1), (2,), (3,)))
    assert [win(result, seat) for seat in range(4)] == [0.0, 0.0, 1.0, 0.0]
    assert [margin(result, seat) for seat in range(4)] == [-1.0, 1.0, -1.0, -4.0]
    assert [place(result, seat) for seat in range(4)] == [1 - 1 / 3, 1 - 1 / 3, 1.0, 0.0]
    assert worth_of(lambda result, seat: 2.0)(result, 0) == 2.0

"""PettingZoo's own conformance tests, and what they do not look at."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from sandtable.kernel.errors import IllegalOption
from sandtable.research import zoo
from tests.research.tables import EVERY, Table, spelled

# PettingZoo says both of every environment with action masks, its own included.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def conforms(table: Table, cycles: int) -> None:
    game, seats, options = table
    api_test(zoo.env(game, seats, **options), num_cycles=cycles)
    seed_test(lambda: zoo.env(game, seats, **options), num_cycles=cycles)
    parallel_api_test(zoo.parallel_env(game, seats, **options), num_cycles=cycles)


@pytest.mark.parametrize("table", EVERY, ids=spelled)
def test_passes_the_tests_of_pettingzoo(table: Table) -> None:
    conforms(table, 8)


@pytest.mark.soak
@pytest.mark.parametrize("table", EVERY, ids=spelled)
def test_passes_the_tests_of_pettingzoo_to_the_end(table: Table) -> None:
    conforms(table, 2000)


def play(env: Any, choices: Random, most: int = 10**6) -> list[float]:
    """Random play to the end, or so many decisions; the rewards of all agents."""
    total = [0.0] * len(env.possible_agents)
    for agent in env.agent_iter(most):
        observation, reward, termination, truncation, _ = env.last()
        total[env.possible_agents.index(agent)] += reward
        if termination or truncation:
            env.step(None)
        else:
            env.step(choices.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return total


def test_the_winner_is_rewarded_and_a_seed_gives_the_same_game() -> None:
    env = zoo.env("conquest", 2)
    env.reset(seed=3)
    total = play(env, Random(1))
    result = env.unwrapped.table.result
    assert total == [1.0 if seat in result.winners else 0.0 for seat in range(2)]
    record = env.unwrapped.render()
    env.reset(seed=3)
    play(env, Random(1))
    assert env.unwrapped.render() == record


def test_the_state_of_all_is_what_a_critic_sees() -> None:
    env = zoo.parallel_env("conquest", 2)
    env.reset(seed=1)
    assert np.array_equal(env.state(), env.layout.critic(env.table, 0))
    assert not np.array_equal(env.state(), env.layout.observe(env.table, 0))
    assert env.state().shape == env.state_space.shape


def test_a_running_environment_can_be_copied_and_pickled() -> None:
    env = zoo.raw_env("conquest", 2, skip_forced=True, reward="margin")
    env.reset(seed=5)
    play(env, Random(2), 40)
    for copy in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert copy.table.dump() == env.table.dump()
        before = env.table.dump()
        play(copy, Random(3))
        assert copy.table.over
        assert env.table.dump() == before


def test_forced_moves_can_be_left_to_the_environment() -> None:
    env = zoo.raw_env("conquest", 2, skip_forced=True)
    env.reset(seed=1)
    choices = Random(4)
    while env.table.to_act:
        assert len(env.table.options(env.table.to_act[0])) > 1
        env.step(choices.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))


def test_what_cannot_be_chosen_is_refused_or_ends_the_game() -> None:
    raw = zoo.raw_env("conquest", 2)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalOption):
        raw.step(illegal)
    with pytest.raises(IllegalOption):
        raw.step(-1)
    env = zoo.env("conquest", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == zoo.ILLEGAL_REWARD


def test_those_who_are_asked_together_act_at_once() -> None:
    env = zoo.parallel_env("conquest", 4)
    env.reset(seed=2)
    choices, together = Random(1), 0
    while env.agents:
        asked = len(env.table.to_act)
        together += asked > 1
        masks = {agent: env.seen(agent)["action_mask"] for agent in env.agents}
        assert sum(int(mask[-1] == 0) for mask in masks.values()) == asked
        env.step({agent: choices.choice(np.flatnonzero(mask).tolist()) for agent, mask in masks.items()})
    assert together
    assert env.step({}) == ({}, {}, {}, {}, {})

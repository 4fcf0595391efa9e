"""The games as PettingZoo environments.

>>> from sandtable.research import zoo
>>> env = zoo.env("conquest", seats=4)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     action = None if termination else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)

Agents are `seat_0` to `seat_n`. An action is a place in `game.vocabulary`. Whoever is asked acts: the same agent
several times in a row while it fills in a form, and those who answer at the same time one after the other, none seeing
what the others chose. `parallel_env` lets those act at once, and everybody else waits (the last action).
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from sandtable.kernel.errors import IllegalOption
from sandtable.kernel.game import Game, Value
from sandtable.kernel.state import State
from sandtable.research.layout import HIGHEST, Layout, Mask, Tensor
from sandtable.research.rewards import Reward, rewards, skip_forced_moves, worth_of

Observation = dict[str, Any]

ILLEGAL_REWARD: Final = -1.0
MOST_SEED: Final = 2**31 - 1


def env(game: str | Game, seats: int, skip_forced: bool = False, reward: Reward = "win", **options: Value) -> Any:
    """The turn-based environment in PettingZoo's usual wrappers: an illegal action ends the game for all at once."""
    table: Any = raw_env(game, seats, skip_forced, reward, **options)
    table = TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))


class Seats:
    """What both kinds of environments share: a game in progress, agents and spaces."""

    def __init__(
        self, game: str | Game, seats: int, skip_forced: bool, reward: Reward, waits: bool, **options: Value
    ) -> None:
        self.layout = Layout(game, seats, **options)
        self.skip_forced = skip_forced
        self.worth = worth_of(reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        actions = self.layout.actions + (1 if waits else 0)
        self.waits = waits
        self._observation_spaces = {agent: self._space(actions) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, HIGHEST, (self.layout.size,), np.float32)
        self._random, _ = seeding.np_random(None)
        self.table: State = self.layout.new(0)

    def _space(self, actions: int) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, HIGHEST, (self.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def state(self) -> Tensor:
        """Everything on the table, nothing hidden, from the chair of the first seat: for critics, never for players."""
        return self.layout.critic(self.table, 0)

    def begin(self, seed: int | None) -> None:
        """A new game: of the seed given, or of the next one that the last seed given leads to."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table = self.layout.new(int(self._random.integers(MOST_SEED)))
        self.agents = self.possible_agents[:]
        if self.skip_forced:
            skip_forced_moves(self.table)

    def seen(self, agent: str) -> Observation:
        seat = self.seat_of(agent)
        return {"observation": self.layout.observe(self.table, seat), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Mask:
        """What the seat can choose if it is waited for; else to wait, where there is such an action."""
        if not self.waits:
            return self.layout.mask(self.table, seat)
        mask = np.zeros(self.layout.actions + 1, np.int8)
        if seat in self.table.to_act:
            self.layout.mask(self.table, seat, mask[:-1])
        else:
            mask[-1] = 1
        return mask

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def choose(self, seat: int, action: int) -> None:
        if not 0 <= action < self.layout.actions:
            raise IllegalOption(f"{action} is no place in the vocabulary of {self.layout.game.id}")
        self.table.play(seat, self.layout.vocabulary[action])

    def worths(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, rewards(self.table, self.worth)))

    def written(self) -> str:
        """The record of the game so far, for people."""
        return self.table.record()


class raw_env(Seats, AECEnv):  # type: ignore[misc] # noqa: N801 (PettingZoo calls it so)
    """Whoever is asked first acts."""

    def __init__(
        self, game: str | Game, seats: int, skip_forced: bool = False, reward: Reward = "win", **options: Value
    ) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, game, seats, skip_forced, reward, False, **options)
        self.metadata = {
            "name": f"sandtable_{self.layout.game.id}_v{self.layout.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        return self.seen(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.choose(self.seat_of(agent), int(action))
        if self.skip_forced:
            skip_forced_moves(self.table)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.worths()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def _next(self) -> str:
        return self.possible_agents[self.table.to_act[0] if self.table.to_act else 0]

    def render(self) -> str:
        return self.written()

    def close(self) -> None:
        pass


class parallel_env(Seats, ParallelEnv):  # type: ignore[misc] # noqa: N801 (PettingZoo calls it so)
    """All who are asked at the same moment act at once; everybody else waits.

    It makes sense where much is answered together (battle plans, auctions by sealed bids, windows for cards). An action
    of a seat that the others' answers have taken the question from is dropped.
    """

    def __init__(
        self, game: str | Game, seats: int, skip_forced: bool = False, reward: Reward = "win", **options: Value
    ) -> None:
        Seats.__init__(self, game, seats, skip_forced, reward, True, **options)
        self.metadata = {
            "name": f"sandtable_{self.layout.game.id}_parallel_v{self.layout.game.rules_version}",
            "render_modes": ["ansi"],
        }
        self.render_mode = "ansi"

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._all_seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        asked = [(seat, self.table.ask_id(seat)) for seat in self.table.to_act]
        for seat, ask in asked:
            if self.table.ask_id(seat) == ask:
                self.choose(seat, int(actions[self.possible_agents[seat]]))
        if self.skip_forced:
            skip_forced_moves(self.table)
        seen, over = self._all_seen(), self.table.over
        ended = dict.fromkeys(self.agents, over)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return seen, self.worths(), ended, dict.fromkeys(self.possible_agents, False), infos

    def _all_seen(self) -> dict[str, Observation]:
        return {agent: self.seen(agent) for agent in self.possible_agents}

    def render(self) -> str:
        return self.written()

    def close(self) -> None:
        pass

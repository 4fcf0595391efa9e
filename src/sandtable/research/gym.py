"""One seat of a game as a Gymnasium environment, against any players.

>>> from sandtable.research import gym
>>> env = gym.single("conquest", seats=4, seat=0, opponents="heuristic")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

An action is a place in `game.vocabulary`; `info["action_mask"]` and `env.action_masks()` say which can be chosen now
(the second is what MaskablePPO of sb3-contrib asks for). Decisions with one option are made by themselves.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game, Value
from sandtable.players import Player, considered, player
from sandtable.research.layout import HIGHEST, Layout, Mask, Tensor
from sandtable.research.rewards import Reward, worth_of

Opponents = str | Sequence[str | Player]
Illegal = Literal["raise", "lose"]

MOST_SEED = 2**31 - 1
LOST = -1.0
"""The reward of an illegal action that loses the game."""


class Single(gymnasium.Env[Tensor, np.int64]):
    """One seat of a game; the others are played by players of ours, or by any that can `choose`.

    `illegal`: whether an action that cannot be chosen is an error, or loses the game.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        seat: int = 0,
        opponents: Opponents = "heuristic",
        reward: Reward = "win",
        skip_forced: bool = True,
        illegal: Illegal = "raise",
        **options: Value,
    ) -> None:
        self.layout = Layout(game, seats, **options)
        if not 0 <= seat < seats:
            raise SandtableError(f"there is no seat {seat} among {seats}")
        self.seat = seat
        self.worth = worth_of(reward)
        self.skip_forced = skip_forced
        self.illegal = illegal
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise SandtableError(f"{seats} seats need {seats - 1} opponents, not {len(self.opponents)}")
        self.observation_space = spaces.Box(0.0, HIGHEST, (self.layout.size,), np.float32)
        self.action_space = spaces.Discrete(self.layout.actions)
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = "ansi"
        self.table = self.layout.new(0)
        self.players: dict[int, Player] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """A new game of the seed; without one, of the next that the last seed leads to. `options["seed"]` names the
        seed of the game itself, as in a paired deal where several learners meet the same cards."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(MOST_SEED))
        chosen = int(options["seed"]) if options and "seed" in options else drawn
        self.table = self.layout.new(chosen)
        others = [other for other in range(self.layout.seats) if other != self.seat]
        self.players = {
            other: player(one, self.layout.game.id, chosen * 8 + other) if isinstance(one, str) else one
            for other, one in zip(others, self.opponents)
        }
        self._play_on()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        chosen = self.layout.game.notation.options[int(action)]
        if chosen not in self.table.options(self.seat):
            if self.illegal == "raise":
                self.table.play(self.seat, chosen)
            return self._seen(), LOST, True, False, self._info()
        self.table.play(self.seat, chosen)
        self._play_on()
        result = self.table.result
        reward = 0.0 if result is None else self.worth(result, self.seat)
        return self._seen(), reward, result is not None, False, self._info()

    def action_masks(self) -> Mask:
        """What can be chosen now, by the name that sb3-contrib asks for."""
        return self.layout.mask(self.table, self.seat)

    def render(self) -> str:
        """The record of the game so far."""
        return self.table.record()

    def _seen(self) -> Tensor:
        return self.layout.observe(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.table.result is not None:
            info["place"] = self.table.result.places[self.seat]
        return info

    def _play_on(self) -> None:
        """The others play, and what is forced is done, until the seat has to decide or the game is over."""
        while self.table.to_act:
            if self.seat in self.table.to_act:
                options = self.table.options(self.seat)
                if len(options) > 1 or not self.skip_forced:
                    return
                self.table.play(self.seat, options[0])
                continue
            if not self._of_their_own_accord():
                other = self.table.to_act[0]
                self.table.play(other, self.players[other].choose(self.table, other))

    def _of_their_own_accord(self) -> bool:
        """Whether another player has done something that nobody waited for."""
        for other in self.table.may_act:
            if other != self.seat:
                option = considered(self.players[other], self.table, other)
                if option is not None:
                    self.table.play(other, option)
                    return True
        return False


def single(
    game: str | Game,
    seats: int,
    seat: int = 0,
    opponents: Opponents = "heuristic",
    reward: Reward = "win",
    skip_forced: bool = True,
    illegal: Illegal = "raise",
    **options: Value,
) -> Single:
    """One seat of a game against players by name (`heuristic`, `random`) or of your own, in order of their seats."""
    return Single(game, seats, seat, opponents, reward, skip_forced, illegal, **options)


class Maker:
    """Makes one environment; a value, so that other processes can be given it."""

    def __init__(self, game: str, seats: int, settings: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings

    def __call__(self) -> Single:
        return single(self.game, self.seats, **self.settings)


def vector(game: str, seats: int, count: int, **settings: Any) -> AsyncVectorEnv:
    """So many environments in processes of their own, stepped together; `settings` as for `single`."""
    makers: list[Callable[[], Single]] = [Maker(game, seats, settings) for _ in range(count)]
    return AsyncVectorEnv(makers, context="forkserver")

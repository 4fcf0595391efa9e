"""The games as OpenSpiel games, in Python.

>>> import pyspiel
>>> from sandtable.research import spiel
>>> spiel.register()
>>> game = pyspiel.load_game("sandtable_conquest(seats=4)")

The one chance node stands at the beginning and chooses the seed, so a state with its history can be written down and
read again. All later chance follows from it: a clone of a state knows the future. Planners that must not know it go
through `resample_from_infostate`, which imagines a world by `determinize`; what such a world deals is its own.
OpenSpiel's bots in Python work so (`open_spiel.python.algorithms.ismcts`); those in C++ cannot play games in Python.

Those who answer at the same time do so one after the other, none seeing what the others chose. Utilities are not
zero-sum: 1 for each winner, so that a team wins or loses together.
"""

from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import sandtable
from sandtable.kernel.game import Game
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players.evaluation import evaluation
from sandtable.research.layout import Layout
from sandtable.research.rewards import rewards, win

SEEDS: Final = 1024
"""Among how many seeds the chance node at the beginning chooses, unless the parameter `seeds` says otherwise."""
MOST_SEED: Final = 2**62

_registered: set[str] = set()


def name_of(game: str) -> str:
    return f"sandtable_{game}"


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names. Calling it again does no harm."""
    for game in sandtable.games():
        if game not in _registered:
            pyspiel.register_game(game_type(sandtable.game(game)), _class_for(game))
            _registered.add(game)
    return [name_of(game) for game in sandtable.games()]


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"Sandtable: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(game.seats), "seeds": SEEDS, "options": ""},
    )


def options_in(game: Game, text: str) -> dict[str, Any]:
    """Options of a game as a parameter spells them: `mode:alliance;small_market:yes`."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        fitting = [
            choice
            for setting in game.settings
            if setting.name == name
            for choice in setting.choices
            if value == (("yes" if choice else "no") if isinstance(choice, bool) else str(choice))
        ]
        found[name] = fitting[0] if fitting else value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at one number of seats."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = sandtable.game(self.id)
        given = params or {}
        seats = int(given.get("seats", max(game.seats)))
        self.layout = Layout(game, seats, **options_in(game, str(given.get("options", ""))))
        self.layout.new(0)  # seats and options that do not fit are refused here
        self.seeds = int(given.get("seeds", SEEDS))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=self.seeds,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"an observation takes no parameters: {params}")
        return Observer(self.layout)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. `table` is ours; None before its seed is chosen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.layout = game.layout
        self.seeds = game.seeds
        self.table: State | None = None
        self.asked = -1

    @property
    def begun(self) -> State:
        assert self.table is not None, "the seed is not chosen yet"
        return self.table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.asked in self.table.to_act:
            return self.asked
        return self.table.to_act[0] if self.table.to_act else int(pyspiel.PlayerId.TERMINAL)

    def set_table(self, table: State, asked: int) -> None:
        """Go on from a game of ours, with one of those who are asked next; its history is not OpenSpiel's."""
        self.table = table
        self.asked = asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / self.seeds) for seed in range(self.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([option.index for option in self.begun.options(player)])

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.layout.new(action)
        else:
            self.table.play(self.current_player(), self.layout.vocabulary[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.layout.vocabulary[action]

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        if self.table is None:
            return [0.0] * self.layout.seats
        return rewards(self.table, win)

    def information_state_string(self, player: int | None = None) -> str:
        return self.begun.information(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        found: list[float] = self.layout.observe(self.begun, seat).tolist()
        return found

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A world that the player cannot tell from this one."""
        other: SpielState = self.clone()
        other.table = self.begun.determinize(player, int(sampler() * MOST_SEED))
        return other

    def __str__(self) -> str:
        return "the seed is not chosen yet" if self.table is None else f"after {self.table.move_count} decisions"


class Observer:
    """Fills a tensor with what a player sees; OpenSpiel's shape of it."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {block.name: self.tensor[block.start : block.start + block.size] for block in layout.blocks}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.layout.observe(state.table, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str | None:
        return "" if state.table is None else state.table.information(player)


class Judgement(mcts.Evaluator):  # type: ignore[misc]
    """What our evaluation of a position is worth to each seat, in place of a rollout; all options seem alike."""

    def evaluate(self, state: SpielState) -> list[float]:
        return evaluation(state.layout.game.id).chances(state.begun)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(actions)) for action in actions]


class SearchPlayer:
    """OpenSpiel's information-set search in Python as a player of ours, on worlds that our `determinize` imagines.

    It sees the options and the imagined worlds, and nothing else of the table it is given.
    """

    def __init__(self, seed: int, simulations: int = 100, uct_c: float = 1.0) -> None:
        register()
        self.random = np.random.RandomState(seed % 2**32)
        self.simulations = simulations
        self.uct_c = uct_c
        self._bots: dict[tuple[str, int], Any] = {}

    def choose(self, state: State, seat: int) -> Option:
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        game, bot = self._bot(state)
        root = game.new_initial_state()
        root.set_table(state, seat)
        return state.game.notation.options[int(bot.step(root))]

    def _bot(self, state: State) -> tuple[Any, Any]:
        key = (state.game.id, state.seats)
        if key not in self._bots:
            game = pyspiel.load_game(name_of(state.game.id), {"seats": state.seats})
            bot = ismcts.ISMCTSBot(
                game=game,
                evaluator=Judgement(),
                uct_c=self.uct_c,
                max_simulations=self.simulations,
                max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
                random_state=self.random,
                final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            )
            self._bots[key] = (game, bot)
        found: tuple[Any, Any] = self._bots[key]
        return found


def _class_for(game: str) -> type[SpielGame]:
    return type(f"SpielGameOf_{game}", (SpielGame,), {"id": game})

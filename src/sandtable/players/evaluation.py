"""How likely each seat is to win, from what an observer may know: a seat, or the public.

A game's `evaluation.py` names features of every contender (a seat, a Rival, a side); its `weights.py`, fitted on games
of the heuristic by `python -m tools.fit_evaluation`, says what they count, apart for each kind of game. Chances follow
by a conditional logit: they sum to 1 over the contenders.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp
from typing import Final, Protocol, cast

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.state import State

DRAW: Final = 0.0


class Judged(Protocol):
    """What a game's `evaluation.py` offers."""

    FEATURES: tuple[str, ...]
    MATTERS: tuple[str, ...]
    KINDS: tuple[str, ...]
    BY_ODDS: tuple[str, ...]
    ROUNDS_AHEAD: int
    TRIALS: dict[str, int]

    def kind(self, state: State) -> str: ...

    def clock(self, state: State) -> int: ...

    def contenders(self, state: State) -> int: ...

    def contender(self, state: State, seat: int) -> int: ...

    def role(self, state: State, seat: int) -> str: ...

    def features(self, state: State, place: int, observer: int) -> list[float]: ...


class NoEvaluation(SandtableError):
    """The game cannot judge its positions."""


class Evaluation:
    """A game's judgement."""

    def __init__(self, game_id: str) -> None:
        room = f"sandtable.games.{game_id}"
        if find_spec(room) is None or find_spec(f"{room}.evaluation") is None:
            raise NoEvaluation(f"{game_id} has no evaluation")
        self.judged = cast(Judged, import_module(f"{room}.evaluation"))
        self._weights: dict[str, tuple[float, ...]] = import_module(f"{room}.weights").WEIGHTS
        sizes = {kind: len(weights) for kind, weights in self._weights.items()}
        if sizes != dict.fromkeys(self.judged.KINDS, len(self.judged.FEATURES)):
            raise NoEvaluation(f"the weights of {game_id} are not of its features; run python -m tools.fit_evaluation")

    def clock(self, state: State) -> int:
        """Grows with every round of the game."""
        return self.judged.clock(state)

    def by_odds(self, state: State) -> bool:
        """Whether a search compares options by the odds that they leave."""
        return self.judged.kind(state) in self.judged.BY_ODDS

    def trials(self, state: State) -> int:
        """How many trials a search makes for a decision there, unless somebody says otherwise."""
        return self.judged.TRIALS[self.judged.kind(state)]

    def weights(self, state: State) -> tuple[float, ...]:
        """What the features count in a game of that kind."""
        return self._weights[self.judged.kind(state)]

    def chances(self, state: State, observer: int | None = None) -> list[float]:
        """The chance of each seat to win, or its share of a win, as an observer sees it; nobody named: the public.

        Seats of one side win together, each of them wholly.
        """
        judged = self.judged
        if state.result is not None:
            won = {judged.contender(state, seat) for seat in state.result.winners}
            return [1.0 / len(won) if judged.contender(state, seat) in won else DRAW for seat in range(state.seats)]
        weights = self.weights(state)
        seer = state.seats if observer is None else observer
        worths = []
        for place in range(judged.contenders(state)):
            worth = 0.0
            for weight, feature in zip(weights, judged.features(state, place, seer), strict=True):
                worth += weight * feature
            worths.append(worth)
        best = max(worths)
        shares = [exp(worth - best) for worth in worths]
        total = sum(shares)
        return [shares[judged.contender(state, seat)] / total for seat in range(state.seats)]

    def chance(self, state: State, seat: int) -> float:
        """The chance of a seat, from what it may know itself."""
        return self.chances(state, seat)[seat]


@cache
def evaluation(game_id: str) -> Evaluation:
    return Evaluation(game_id)


def evaluate(state: State, seat: int) -> float:
    """The chance of a seat to win, between 0 and 1, from what it may know."""
    return evaluation(state.game.id).chance(state, seat)

"""A player that looks ahead: every option is tried on the same imagined worlds, and the worse half is given up again
and again.

A world is a full state that the seat cannot tell from the real one. There an option is played, the game's heuristic
plays for everybody up to the end of the round (or of a later one), and the evaluation says how the seat stands. All
options meet the same worlds, so that their difference counts and not the luck of the cards. The heuristic's own choice
is left only for one that did better by more than chance explains.
"""

import time
from collections.abc import Callable
from math import ceil, log2, sqrt
from typing import Final

from sandtable.kernel import chance
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players.evaluation import Evaluation, evaluation

LONGEST: Final = 400
"""Decisions after which a trial is judged where it stands."""
FEWEST_WORLDS: Final = 4
"""Worlds after which a difference may be trusted at all."""


class Trials:
    """What became of one option in the worlds tried so far."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def ahead_of(self, other: "Trials") -> tuple[float, float]:
        """By how much it did better in the worlds that both have met, and the standard error of that."""
        differences = [mine - yours for mine, yours in zip(self.values, other.values, strict=False)]
        count = len(differences)
        mean = sum(differences) / count
        if count < 2:
            return mean, 1.0
        spread = sum([(difference - mean) ** 2 for difference in differences]) / (count - 1)
        return mean, sqrt(spread / count)


class SearchPlayer:
    """Budget in worlds, or in seconds: with worlds the same seed chooses the same, however quick the machine."""

    def __init__(
        self,
        game_id: str,
        seed: int,
        policy: Callable[[State, int], Option],
        worlds: int = 0,
        seconds: float = 0.0,
        initiative: Callable[[State, int], Option | None] | None = None,
    ) -> None:
        if bool(worlds) == bool(seconds):
            raise ValueError("a search has a budget in worlds or in seconds")
        self.seed = seed
        self.policy = policy
        self.initiative = initiative
        self.worlds = worlds
        self.seconds = seconds
        self.judge: Evaluation = evaluation(game_id)
        self.watcher: Callable[[Option, State], None] | None = None
        """Is shown where a trial of an option has led."""
        self.rounds = self.judge.judged.ROUNDS_AHEAD

    def choose(self, state: State, seat: int) -> Option:
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        return self.ranked(state, seat)[0].option

    def consider(self, state: State, seat: int) -> Option | None:
        """What nobody asks for it leaves to the heuristic."""
        return None if self.initiative is None else self.initiative(state, seat)

    def ranked(self, state: State, seat: int) -> list[Trials]:
        """The options, the chosen one first, the others by how well they did."""
        usual = self.policy(state, seat)
        trials = [Trials(option) for option in state.options(seat)]
        # Where time is short, at least the heuristic's own choice has been tried.
        left = sorted(trials, key=lambda trial: trial.option is not usual) if self.seconds else trials
        moment = chance.seeded(self.seed ^ chance.seeded(state.move_count * 64 + seat))
        began = time.monotonic()
        stages = max(1, ceil(log2(len(trials))))
        number = 0
        for stage in range(stages):
            end = began + self.seconds * (stage + 1) / stages
            rounds = max(1, self.worlds // (stages * len(left))) if self.worlds else 0
            done = 0
            while done < rounds or (not rounds and time.monotonic() < end):
                self._try(state, seat, left, chance.seeded(moment + number), None if rounds else began + self.seconds)
                number += 1
                done += 1
            left = self._better_half(left, usual)
        return self._decided(trials, left, usual)

    def _better_half(self, left: list[Trials], usual: Option) -> list[Trials]:
        """The heuristic's choice stays to the end: the others are measured by it."""
        best = sorted(left, key=lambda trial: -trial.mean)
        kept = best[: max(1, (len(left) + 1) // 2)]
        return kept + [trial for trial in left if trial.option is usual and trial not in kept]

    def _decided(self, trials: list[Trials], left: list[Trials], usual: Option) -> list[Trials]:
        own = next(trial for trial in trials if trial.option is usual)
        first = own
        for trial in sorted(left, key=lambda trial: -trial.mean):
            if trial is not own and len(trial.values) >= FEWEST_WORLDS:
                ahead, error = trial.ahead_of(own)
                if ahead > error:
                    first = trial
                    break
        others = sorted(
            [trial for trial in trials if trial is not first], key=lambda trial: (-len(trial.values), -trial.mean)
        )
        return [first, *others]

    def _try(self, state: State, seat: int, left: list[Trials], seed: int, deadline: float | None) -> None:
        """One more world, for every option that is left, as far as time allows."""
        world = state.determinize(seat, seed)
        for trial in left:
            if deadline is not None and left[0].values and time.monotonic() > deadline:
                break
            trial.values.append(self._outcome(world.clone(), seat, trial.option))

    def _outcome(self, g: State, seat: int, option: Option) -> float:
        end = self.judge.clock(g) + self.rounds
        g.play(seat, option)
        policy = self.policy
        for _ in range(LONGEST):
            if g.over or self.judge.clock(g) >= end:
                break
            asked = g.to_act[0]
            g.play(asked, policy(g, asked))
        if self.watcher is not None:
            self.watcher(option, g)
        return self.judge.chance(g, seat)

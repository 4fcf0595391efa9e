"""A player that looks ahead: the options race on the same imagined worlds, and what falls behind is given up.

A world is a full state that the seat cannot tell from the real one. There an option is played, the game's heuristic
plays for everybody up to the end of the round (or of a later one), and the evaluation says how the seat stands. All
options meet the same worlds, so that their difference counts and not the luck of the cards. Of very many options only
those are tried that the heuristic puts first. Its own choice is left only for one that did better by more than chance
explains. What is clear is decided at once, so that the budget is for what is not.

Worlds can be tried in several processes: with a budget in worlds the result is the same with any number of them.
"""

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final

from sandtable.kernel import chance
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players.crew import Clock, Task, Values, shared
from sandtable.players.evaluation import Evaluation, evaluation
from sandtable.players.ranking import Heuristic, ordered

LONGEST: Final = 400
"""Decisions after which a trial is judged where it stands."""
FEWEST_WORLDS: Final = 4
"""Worlds after which a difference may be trusted at all."""
WIDEST: Final = 12
"""Of more options only so many are tried: the rest would cost more worlds than it is worth."""
FEW: Final = 3
"""So many options may all go on; of more the worse half is given up after every heat."""
LOST: Final = -6.5
WON: Final = 4.0
"""The log-odds that a lost game and a won one count as."""
PLAIN: Final = 3.0
"""By so many standard errors the last rival of the heuristic's choice is ahead when nothing more is tried."""


class Trials:
    """What became of one option in the worlds tried so far."""

    def __init__(self, option: Option, by_odds: bool = False) -> None:
        self.option = option
        self.by_odds = by_odds
        """Whether options are compared by odds, on a scale on which losing less badly counts too."""
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """The chance to win that came of it."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    @property
    def standing(self) -> float:
        """How well it did, as options are compared."""
        return sum(self.worths) / len(self.values) if self.values else 0.0

    @property
    def worths(self) -> list[float]:
        return [log_odds(value) for value in self.values] if self.by_odds else self.values

    def ahead_of(self, other: "Trials") -> tuple[float, float]:
        """By how much it did better in the worlds that both have met, and the standard error of that."""
        differences = [mine - yours for mine, yours in zip(self.worths, other.worths, strict=False)]
        count = len(differences)
        mean = sum(differences) / count
        if count < 2:
            return mean, 1.0
        spread = sum([(difference - mean) ** 2 for difference in differences]) / (count - 1)
        return mean, sqrt(spread / count)


def log_odds(share: float) -> float:
    """The logarithm of the odds, within bounds."""
    if share <= 0.0:
        return LOST
    return WON if share >= 1.0 else min(max(log(share / (1.0 - share)), LOST), WON)


class SearchPlayer:
    """Budget in seconds, or in worlds: as many as somebody says, or else as the game's evaluation names for games of
    that kind. With worlds the same seed chooses the same, however quick the machine."""

    def __init__(
        self,
        game_id: str,
        seed: int,
        bot: Heuristic,
        worlds: int = 0,
        seconds: float = 0.0,
        processes: int = 1,
    ) -> None:
        if worlds and seconds:
            raise ValueError("a search has a budget in worlds or in seconds")
        self.seed = seed
        self.bot = bot
        self.policy: Callable[[State, int], Option] = bot.choose
        self.follow: Callable[[State, int], Option] = bot.follow
        self.worlds = worlds
        self.seconds = seconds
        self.processes = processes
        self.judge: Evaluation = evaluation(game_id)
        self.watcher: Callable[[Option, State], None] | None = None
        """Is shown where a trial of an option has led; all are then tried in this process."""
        self.rounds = self.judge.judged.ROUNDS_AHEAD

    def choose(self, state: State, seat: int) -> Option:
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        return self.ranked(state, seat)[0].option

    def consider(self, state: State, seat: int) -> Option | None:
        """What nobody asks for it leaves to the heuristic."""
        return None if self.bot.consider is None else self.bot.consider(state, seat)

    def ranked(self, state: State, seat: int, also: Option | None = None) -> list[Trials]:
        """The options, the chosen one first, the others by how well they did, those last that were not tried.

        `also` is tried in any case.
        """
        usual = self.policy(state, seat)
        by_odds = self.judge.by_odds(state)
        budget = self._budget(state)
        trials = [Trials(option, by_odds) for option in state.options(seat)]
        promising = self._promising(state, seat, budget)
        left = [trial for trial in trials if trial.option in promising or trial.option in (usual, also)]
        if self.seconds:
            # Where time is short, at least the heuristic's own choice has been tried.
            left.sort(key=lambda trial: trial.option is not usual)
        moment = chance.seeded(self.seed ^ chance.seeded(state.move_count * 64 + seat))
        began = time.monotonic()
        met = spent = 0
        while True:
            # A heat: as many worlds again as were met before.
            worlds = max(met, FEWEST_WORLDS)
            if budget:
                worlds = min(worlds, max((budget - spent) // len(left), 0 if met else 1))
                found = self._seeded(state, seat, left, [chance.seeded(moment + met + more) for more in range(worlds)])
            else:
                found = self._timed(state, seat, left, moment + met, worlds, began + self.seconds)
            if not found:
                break
            met += worlds
            spent += worlds * len(left)
            for values in found:
                for trial, value in zip(left, values, strict=False):
                    trial.values.append(value)
            left = self._still_racing(left, usual)
            if len(left) == 1 or (len(left) == 2 and self._plain(left)):
                break
        return self._decided(trials, left, usual)

    def _budget(self, state: State) -> int:
        """How many worlds a decision is worth there; 0 for whoever goes by the clock."""
        return 0 if self.seconds else self.worlds or self.judge.trials(state)

    def _promising(self, state: State, seat: int, budget: int) -> list[Option]:
        """The options; or of very many, and of more than the budget could compare, those that the heuristic puts
        first."""
        options = state.options(seat)
        most = min(WIDEST, max(2, budget // (2 * FEWEST_WORLDS))) if budget else WIDEST
        if len(options) <= most:
            return options
        order = ordered(state, seat, self.bot)
        weighed = [option for option, worth in order if worth is not None]
        return weighed[:most] if len(weighed) > 1 else [option for option, _ in order[:most]]

    def _seeded(self, state: State, seat: int, left: list[Trials], seeds: list[int]) -> Values:
        """What came of the worlds of these seeds, in their order."""
        if not seeds:
            return []
        hands = min(self._hands(), len(seeds))
        dump = state.dump() if hands > 1 else b""
        names = tuple([trial.option.name for trial in left])
        tasks = [Task(state.game.id, dump, seat, names, tuple(seeds[hand::hands])) for hand in range(hands)]
        parts = shared(tasks, lambda task: self.tried(state, task))
        return [parts[place % hands][place // hands] for place in range(len(seeds))]

    def _timed(self, state: State, seat: int, left: list[Trials], moment: int, worlds: int, end: float) -> Values:
        """What came of the worlds that there was time for: whole ones first, then one that time did not suffice for.

        A heat of many takes half of the time that is left, so that those who come first are compared at all.
        """
        now = time.monotonic()
        if now >= end and left[0].values:
            return []
        hands = self._hands()
        dump = state.dump() if hands > 1 else b""
        names = tuple([trial.option.name for trial in left])
        heat = (end - now) / (1 if len(left) <= FEW else 2)
        tasks = []
        for hand in range(hands):
            clock = Clock(moment, hand, hands, worlds, heat, end - now)
            tasks.append(Task(state.game.id, dump, seat, names, clock=clock))
        parts = shared(tasks, lambda task: self.tried(state, task, begun=bool(left[0].values)))
        found = [values for part in parts for values in part if values]
        broken = [values for values in found if len(values) < len(left)]
        # Values are compared world by world: of two broken worlds the options would not all have met the same.
        return [values for values in found if len(values) == len(left)] + sorted(broken, key=len)[-1:]

    def _hands(self) -> int:
        return 1 if self.watcher is not None else self.processes

    def tried(self, state: State, task: Task, *, begun: bool = True) -> Values:
        """What came of the worlds of a task. By the clock a first value comes of it where none was there before."""
        by_name = {option.name: option for option in state.options(task.seat)}
        options = [by_name[name] for name in task.options]
        found: Values = []
        clock = task.clock
        if clock is None:
            for seed in task.seeds:
                world = state.determinize(task.seat, seed)
                found.append([self._outcome(world.clone(), task.seat, option) for option in options])
            return found
        began = time.monotonic()
        for number in range(clock.first, clock.worlds, clock.step):
            if begun and time.monotonic() >= began + clock.heat:
                break
            world = state.determinize(task.seat, chance.seeded(clock.moment + number))
            found.append([])
            for option in options:
                if begun and time.monotonic() > began + clock.whole:
                    break
                found[-1].append(self._outcome(world.clone(), task.seat, option))
                begun = True
        return found

    def _still_racing(self, left: list[Trials], usual: Option) -> list[Trials]:
        """Who goes on: of many the better half, and nobody who is behind the heuristic's choice by more than chance
        explains. That choice itself stays to the end: the others are measured by it."""
        own = next(trial for trial in left if trial.option is usual)
        best = sorted(left, key=lambda trial: -trial.standing)
        kept = best if len(left) <= FEW else best[: (len(left) + 1) // 2]
        return [own, *[trial for trial in kept if trial is not own and not self._behind(trial, own)]]

    def _behind(self, trial: Trials, own: Trials) -> bool:
        if len(trial.values) < FEWEST_WORLDS:
            return False
        ahead, error = trial.ahead_of(own)
        return ahead <= -error

    def _plain(self, left: list[Trials]) -> bool:
        """The last rival is so far ahead that more worlds would not change it."""
        own, rival = left
        if len(rival.values) < 2 * FEWEST_WORLDS:
            return False
        ahead, error = rival.ahead_of(own)
        return ahead > PLAIN * error

    def _decided(self, trials: list[Trials], left: list[Trials], usual: Option) -> list[Trials]:
        own = next(trial for trial in trials if trial.option is usual)
        first = own
        for trial in sorted(left, key=lambda trial: -trial.standing):
            if trial is not own and len(trial.values) >= FEWEST_WORLDS:
                ahead, error = trial.ahead_of(own)
                if ahead > error:
                    first = trial
                    break
        others = sorted(
            [trial for trial in trials if trial is not first], key=lambda trial: (-len(trial.values), -trial.standing)
        )
        return [first, *others]

    def _outcome(self, g: State, seat: int, option: Option) -> float:
        end = self.judge.clock(g) + self.rounds
        g.play(seat, option)
        follow = self.follow
        for _ in range(LONGEST):
            if g.over or self.judge.clock(g) >= end:
                break
            asked = g.to_act[0]
            g.play(asked, follow(g, asked))
        if self.watcher is not None:
            self.watcher(option, g)
        return self.judge.chance(g, seat)

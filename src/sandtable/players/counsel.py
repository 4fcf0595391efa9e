"""Advice from somebody who looks ahead: what to choose, what else, and why, in words.

Everything comes from imagined worlds that the seat cannot tell from the real one, so whoever reads it learns nothing
that the seat could not have worked out.
"""

from dataclasses import dataclass
from typing import Any, Final

from sandtable.kernel.messages import phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase
from sandtable.players.evaluation import Evaluation
from sandtable.players.player import UnknownPlayer, player
from sandtable.players.reasons import why
from sandtable.players.search import FEWEST_WORLDS, SearchPlayer, Trials

MOST_MATTERS: Final = 2
LEAST_WORTH: Final = 0.02
"""What a difference must count in the evaluation (there 0.1 is about a tenth more chance) to be worth a word."""


@dataclass(frozen=True)
class Choice:
    """An option, and the chance to win that came of it on average; None where too little is known."""

    option: Option
    expected: float | None

    def data(self) -> dict[str, Any]:
        return {"option": self.option.name, "expected": self.expected}


@dataclass(frozen=True)
class Counsel:
    """What to choose, the second best, and what spoke for the first."""

    first: Choice
    second: Choice | None
    reasons: list[Phrase]

    def data(self) -> dict[str, Any]:
        """As it is sent from process to process."""
        return {
            "first": self.first.data(),
            "second": None if self.second is None else self.second.data(),
            "reasons": self.reasons,
        }


def counsel(state: State, seat: int, kind: str, seed: int) -> Counsel:
    """What a player that looks ahead (`search:200`, `search:1s`) would answer in that seat."""
    search = player(kind, state.game.id, seed)
    if not isinstance(search, SearchPlayer):
        raise UnknownPlayer(f"{kind} does not look ahead; use search:200 or search:1s")
    if len(state.options(seat)) == 1:
        return Counsel(Choice(state.options(seat)[0], None), None, [])
    ends = Ends(search.judge, state, seat)
    search.watcher = ends.add
    ranked = search.ranked(state, seat)
    first = ranked[0]
    second = ranked[1] if ranked[1].values else None
    usual = search.policy(state, seat)
    reason = why(state.game.id, state, seat, usual) if first.option is usual else None
    reasons = [] if reason is None else [reason]
    if second is not None and len(second.values) >= FEWEST_WORLDS:
        reasons += _compared(first, second, agrees=first.option is usual)
        reasons += ends.told(first.option, second.option)
    else:
        reasons.append(phrase("counsel-short"))
    return Counsel(_choice(first), None if second is None else _choice(second), reasons)


def _choice(trials: Trials) -> Choice:
    known = len(trials.values) >= FEWEST_WORLDS
    return Choice(trials.option, round(trials.mean, 3) if known else None)


def _compared(first: Trials, second: Trials, *, agrees: bool) -> list[Phrase]:
    """How the two did in the worlds that both have met."""
    worlds = min(len(first.values), len(second.values))
    chances = [round(100 * sum(trials.values[:worlds]) / worlds) for trials in (first, second)]
    told = [phrase("counsel-worlds", worlds=worlds, first=chances[0], second=chances[1])]
    if not agrees:
        told.append(phrase("counsel-instead"))
    if first.ahead_of(second)[0] >= 0:
        # Where options are compared by odds, the better one need not win the most.
        return [*told, phrase("counsel-nearer")] if chances[0] < chances[1] else told
    return [*told, phrase("counsel-unproven")] if agrees else told


class Ends:
    """Where the trials of each option have led, in the features that the game's evaluation goes by."""

    def __init__(self, judge: Evaluation, state: State, seat: int) -> None:
        self.judge = judge
        self.weights = judge.weights(state)
        self.seat = seat
        self.features: dict[Option, list[list[float]]] = {}

    def add(self, option: Option, end: State) -> None:
        judged = self.judge.judged
        found = judged.features(end, judged.contender(end, self.seat), self.seat)
        self.features.setdefault(option, []).append(found)

    def told(self, first: Option, second: Option) -> list[Phrase]:
        """What the first leaves the seat with more of, and what with less, where that counts for something."""
        more: list[tuple[float, str]] = []
        less: list[tuple[float, str]] = []
        for matter, (worth, difference) in self._matters(first, second).items():
            good = not matter.startswith("-")
            # Only what anybody would call an advantage: a weight may be a quirk of the games it was fitted on.
            if worth >= LEAST_WORTH and (difference > 0) == good:
                (more if good else less).append((worth, f"matter-{matter.lstrip('-')}"))
        told = []
        for message, found in (("counsel-more", more), ("counsel-less", less)):
            if found:
                best = sorted(found, key=lambda one: (-one[0], one[1]))[:MOST_MATTERS]
                told.append(phrase(message, what=[matter for _, matter in best]))
        return told

    def _matters(self, first: Option, second: Option) -> dict[str, tuple[float, float]]:
        """For each matter how much the difference between the two is worth, and which way it goes."""
        found: dict[str, tuple[float, float]] = {}
        worlds = list(zip(self.features[first], self.features[second], strict=False))
        for place, (matter, weight) in enumerate(zip(self.judge.judged.MATTERS, self.weights, strict=True)):
            if matter:
                difference = sum([mine[place] - yours[place] for mine, yours in worlds]) / len(worlds)
                worth, before = found.get(matter, (0.0, 0.0))
                found[matter] = (worth + weight * difference, before or difference)
        return found

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
SMALL: Final = 10
"""Chances below so many per cent are told with their tenths."""
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
    """What to choose, the second best, and what spoke for the first; `usual`: what looks best at first glance, where
    it is neither of them."""

    first: Choice
    second: Choice | None
    reasons: list[Phrase]
    usual: Choice | None = None

    def data(self) -> dict[str, Any]:
        """As it is sent from process to process."""
        return {
            "first": self.first.data(),
            "second": None if self.second is None else self.second.data(),
            "reasons": self.reasons,
            "usual": None if self.usual is None else self.usual.data(),
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
    first, second = ranked[:2]
    usual = search.policy(state, seat)
    reason = why(state.game.id, state, seat, usual) if first.option is usual else None
    reasons = [] if reason is None else [reason]
    worlds = min(len(first.values), len(second.values))
    if worlds < FEWEST_WORLDS:
        return Counsel(Choice(first.option, None), None, [*reasons, phrase("counsel-short")])
    reasons += _compared(first, second, worlds)
    third = None
    if second.option is usual:
        reasons.append(phrase("counsel-turned"))
    elif first.option is not usual:
        third = next(one for one in ranked if one.option is usual)
        # Chances that read alike, or the other way round where odds are compared, are not called worse.
        if percent(_chance(first, worlds)) > percent(_chance(third, worlds)):
            reasons.append(phrase("counsel-instead"))
    reasons += ends.told(first.option, second.option)
    others = [None if one is None else _choice(one, worlds) for one in (second, third)]
    return Counsel(_choice(first, worlds), others[0], reasons, others[1])


def percent(share: float) -> int | float:
    """A chance as people are told it: of small ones a tenth of a per cent still says something."""
    share = round(share, 3)
    tenths = round(100 * share, 1)
    return tenths if tenths < SMALL and tenths % 1 else int(100 * share + 0.5)


def _chance(trials: Trials, worlds: int) -> float:
    """What came of the first so many worlds: only in worlds that both have met two options can be compared."""
    return sum(trials.values[:worlds]) / worlds


def _choice(trials: Trials, worlds: int) -> Choice:
    return Choice(trials.option, round(_chance(trials, worlds), 3))


def _compared(first: Trials, second: Trials, worlds: int) -> list[Phrase]:
    """How the two did in the worlds that both have met."""
    chances = [percent(_chance(trials, worlds)) for trials in (first, second)]
    told = phrase("counsel-worlds", worlds=worlds, first=chances[0], second=chances[1])
    if chances[0] == chances[1]:
        return [told, phrase("counsel-alike")]
    if chances[0] > chances[1]:
        return [told]
    # Where options are compared by odds, the better one need not win the most.
    nearer = first.ahead_of(second)[0] >= 0
    return [told, phrase("counsel-nearer" if nearer else "counsel-unproven")]


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

"""A game looked at afterwards: how everybody's chances went, the decisions that moved them most, and what the bot would
have done there, from what the seat knew then and with all cards open.

It is made in steps that can be kept: first an outline, then one moment after the other. The same game, numbers and seed
give the same review, wherever it was taken up again.
"""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players.evaluation import evaluation
from sandtable.players.player import player
from sandtable.players.search import SearchPlayer

VERSION: Final = 1
"""Grows when a review of the same game would say something else."""
MOMENTS: Final = 8
OWN: Final = 4
"""So many decisions of each person are looked into beside those that decided the game."""
TRIALS: Final = 48
VISIBLE: Final = 0.004
"""A change of chances smaller than this is not drawn."""


@dataclass(frozen=True)
class Judgement:
    """What the bot would have chosen, and the chance to win that it expected of that and of what was played."""

    better: str
    expected_better: float
    expected_played: float


@dataclass(frozen=True)
class Moment:
    """A decision that moved the chances: after `move` moves the seat chose `played`. `known`: what the bot says from
    what the seat knew then; `open`: with all cards open. `decisive`: it is one of those that moved them most."""

    move: int
    seat: int
    prompt: dict[str, Any]
    swing: float
    decisive: bool
    played: str
    known: Judgement
    open: Judgement


@dataclass(frozen=True)
class Outline:
    """Chances after so many moves, where they changed; and which moments are to be looked into, in the order of the
    game: after which move, how much it moved the chances, and whether it is one of those that decided."""

    chances: list[tuple[int, list[float]]]
    picked: list[tuple[int, float, bool]]

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Outline":
        chances = [(move, list(shares)) for move, shares in data["chances"]]
        return cls(chances, [(move, swing, decisive) for move, swing, decisive in data["picked"]])


@dataclass(frozen=True)
class Review:
    """All of it."""

    chances: list[tuple[int, list[float]]]
    moments: list[Moment]

    def data(self) -> dict[str, Any]:
        return asdict(self)


def reviewed(
    state: State, people: Iterable[int] | None = None, moments: int = MOMENTS, trials: int = TRIALS, seed: int = 1
) -> Review:
    """Review a game: the decisions that decided it, and some of everybody's in `people` (all, unless told)."""
    outline = outlined(state, range(state.seats) if people is None else people, moments)
    return Review(outline.chances, list(looked_into(state, outline, 0, trials, seed)))


def outlined(state: State, people: Iterable[int], moments: int = MOMENTS, own: int = OWN) -> Outline:
    """How the chances went, and what is worth a closer look."""
    judge = evaluation(state.game.id)
    then = state.game.at(state, 0)
    chances = [judge.chances(then)]
    swings: list[tuple[float, int, int]] = []
    for number, (seat, option) in enumerate(state.moves()):
        several = seat in then.to_act and len(then.options(seat)) > 1
        then.play(seat, option)
        chances.append(judge.chances(then))
        swing = _swing(chances[-2], chances[-1])
        if several and swing > 0:
            swings.append((-swing, number, seat))
    swings.sort()
    decisive = {number for _, number, _ in swings[:moments]}
    picked = set(decisive)
    for person in people:
        picked.update([number for _, number, seat in swings if seat == person and number not in decisive][:own])
    sizes = {number: -swing for swing, number, _ in swings}
    return Outline(_drawn(chances), [(one, round(sizes[one], 3), one in decisive) for one in sorted(picked)])


def looked_into(state: State, outline: Outline, done: int, trials: int = TRIALS, seed: int = 1) -> Iterator[Moment]:
    """The moments of an outline, one after the other; the first `done` are known already."""
    search = player(f"search:{trials}", state.game.id, seed)
    assert isinstance(search, SearchPlayer)
    wanted = {move: (swing, decisive) for move, swing, decisive in outline.picked[done:]}
    then = state.game.at(state, 0)
    for number, (seat, option) in enumerate(state.moves()):
        if number in wanted:
            swing, decisive = wanted[number]
            prompt = then.prompt(seat)
            assert prompt is not None
            known = _judged(search, then, seat, option)
            # With nothing hidden every imagined world is the real one, up to what chance brings.
            opened = _judged(search, then.unveiled(), seat, option)
            yield Moment(number, seat, prompt.data(), swing, decisive, option.name, known, opened)
        then.play(seat, option)


def _judged(search: SearchPlayer, state: State, seat: int, option: Option) -> Judgement:
    ranked = search.ranked(state, seat, also=option)
    own = next(one for one in ranked if one.option is option)
    return Judgement(ranked[0].option.name, round(ranked[0].mean, 3), round(own.mean, 3))


def _swing(before: list[float], after: list[float]) -> float:
    return sum([abs(new - old) for old, new in zip(before, after, strict=True)]) / 2


def _drawn(chances: list[list[float]]) -> list[tuple[int, list[float]]]:
    """The first and the last, and those between that differ from the last one drawn."""
    drawn = [(0, [round(chance, 3) for chance in chances[0]])]
    for number, now in enumerate(chances):
        if number and (number == len(chances) - 1 or _swing(drawn[-1][1], now) > VISIBLE):
            drawn.append((number, [round(chance, 3) for chance in now]))
    return drawn

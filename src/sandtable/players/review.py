"""A game looked at afterwards: how everybody's chances went, the decisions that moved them most, and what the bot would
have done there, from what the seat knew then and with all cards open.

It is made in steps that can be kept: first an outline, then one moment after the other. The same game, numbers and seed
give the same review, wherever it was taken up again.
"""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final

from sandtable.kernel import chance
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players.crew import Task
from sandtable.players.evaluation import evaluation
from sandtable.players.player import player
from sandtable.players.ranking import ordered
from sandtable.players.search import WIDEST, SearchPlayer

VERSION: Final = 2
"""Grows when a review of the same game would say something else."""
MOMENTS: Final = 8
OWN: Final = 4
"""So many decisions of each person are looked into beside those that decided the game."""
TRIALS: Final = 48
VISIBLE: Final = 0.004
"""A change smaller than this part of the best chance of the game is not drawn."""
LONGER: Final = frozenset({"pass_round", "pass_phase", "pass_turn", "pass_on"})
"""Passes for a longer time: to whoever can only pass they are no choice."""
SPARE: Final = 3
"""Of every decision that is wanted so many are looked at: at some nothing that could be chosen changes anything."""
WORLDS: Final = 2
"""In so many worlds it is tried whether a decision changes anything."""
ITS_SHARE: Final = 0.1
"""A decision is worth a look where the options differ by that part of how much the chances moved there."""


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
    outline = outlined(state, range(state.seats) if people is None else people, moments, seed=seed)
    return Review(outline.chances, list(looked_into(state, outline, 0, trials, seed)))


def outlined(state: State, people: Iterable[int], moments: int = MOMENTS, own: int = OWN, seed: int = 1) -> Outline:
    """How the chances went, and what is worth a closer look: the decisions at which they moved most, as far as another
    choice could have changed that. Much of what moves them is laid down earlier and only comes to light there."""
    judge = evaluation(state.game.id)
    then = state.game.at(state, 0)
    chances = [judge.chances(then)]
    swings: list[tuple[float, int, int]] = []
    for number, (seat, option) in enumerate(state.moves()):
        several = seat in then.to_act and len([one for one in then.options(seat) if one.name not in LONGER]) > 1
        then.play(seat, option)
        chances.append(judge.chances(then))
        swing = _swing(chances[-2], chances[-1])
        if several and swing > 0:
            swings.append((-swing, number, seat))
    swings.sort()
    candidates = swings[: SPARE * moments]
    for person in people:
        candidates += [one for one in swings if one[2] == person and one not in candidates][: SPARE * own]
    moving = _moving(state, candidates, seed)
    decisive = [number for _, number, _ in candidates if number in moving][:moments]
    picked = set(decisive)
    for person in people:
        theirs = [number for _, number, seat in candidates if seat == person and number in moving]
        picked.update([number for number in theirs if number not in decisive][:own])
    sizes = {number: -swing for swing, number, _ in swings}
    return Outline(drawn(chances), [(one, round(sizes[one], 4), one in decisive) for one in sorted(picked)])


def _moving(state: State, candidates: list[tuple[float, int, int]], seed: int) -> set[int]:
    """Those of the decisions at which something else could have come, with all cards open."""
    search = player("search:1", state.game.id, seed)
    assert isinstance(search, SearchPlayer)
    swings = {number: -swing for swing, number, _ in candidates}
    found: set[int] = set()
    then = state.game.at(state, 0)
    for number, (seat, option) in enumerate(state.moves()):
        if number in swings:
            order = [one for one, _ in ordered(then, seat, search.bot) if one is not option]
            names = tuple([one.name for one in (option, *order[: WIDEST - 1])])
            seeds = tuple([chance.seeded(seed + number + world) for world in range(WORLDS)])
            came = search.tried(then.unveiled(), Task(state.game.id, b"", seat, names, seeds))
            if max([max(values) - min(values) for values in came]) > ITS_SHARE * swings[number]:
                found.add(number)
        then.play(seat, option)
    return found


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
    """By how much the chance of whom it concerned most has changed."""
    return max([abs(new - old) for old, new in zip(before, after, strict=True)])


def drawn(chances: list[list[float]]) -> list[tuple[int, list[float]]]:
    """The first and the last, and those between that differ from the last one drawn; with the one before, from where
    they went there."""
    best = max([max(shares) for shares in chances])
    found = [(0, _rounded(chances[0]))]
    for number, now in enumerate(chances):
        last, then = found[-1]
        changed = _swing(then, now) > VISIBLE * best
        if changed and number - 1 > last:
            found.append((number - 1, _rounded(chances[number - 1])))
        if changed or (number == len(chances) - 1 and number > last):
            found.append((number, _rounded(now)))
    return found


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, 4) for share in shares]

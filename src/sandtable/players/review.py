"""A game looked at afterwards: how everybody's chances went, the decisions that moved them most, and what the bot would
have done there, from what the seat knew then."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players.evaluation import evaluation
from sandtable.players.player import player
from sandtable.players.search import SearchPlayer

MOMENTS: Final = 8
TRIALS: Final = 48
VISIBLE: Final = 0.004
"""A change of chances smaller than this is not drawn."""


@dataclass(frozen=True)
class Moment:
    """A decision that moved the chances: after `move` moves the seat chose `played`, the bot would have `better`. What
    both lead to is what the search expected of them, as the seat's chance to win."""

    move: int
    seat: int
    prompt: dict[str, Any]
    swing: float
    played: str
    better: str
    expected_played: float
    expected_better: float


@dataclass(frozen=True)
class Review:
    """Chances after so many moves, where they changed; and the moments that decided, in the order of the game."""

    chances: list[tuple[int, list[float]]]
    moments: list[Moment]

    def data(self) -> dict[str, Any]:
        return asdict(self)


def reviewed(state: State, moments: int = MOMENTS, trials: int = TRIALS, seed: int = 1) -> Review:
    """Review a game. The same game, numbers and seed give the same review."""
    game = state.game
    judge = evaluation(game.id)
    moves = state.moves()
    then = game.at(state, 0)
    chances = [judge.chances(then)]
    real: list[tuple[float, int]] = []
    for number, (seat, option) in enumerate(moves):
        several = seat in then.to_act and len(then.options(seat)) > 1
        then.play(seat, option)
        chances.append(judge.chances(then))
        if several:
            real.append((_swing(chances[-2], chances[-1]), number))
    real.sort(key=lambda one: (-one[0], one[1]))
    picked = sorted(number for swing, number in real[:moments] if swing > 0)
    drawn = _drawn(chances)
    return Review(drawn, _looked_into(state, moves, picked, chances, trials, seed))


def _swing(before: list[float], after: list[float]) -> float:
    return sum([abs(new - old) for old, new in zip(before, after, strict=True)]) / 2


def _drawn(chances: list[list[float]]) -> list[tuple[int, list[float]]]:
    """The first and the last, and those between that differ from the last one drawn."""
    drawn = [(0, [round(chance, 3) for chance in chances[0]])]
    for number, now in enumerate(chances):
        if number and (number == len(chances) - 1 or _swing(drawn[-1][1], now) > VISIBLE):
            drawn.append((number, [round(chance, 3) for chance in now]))
    return drawn


def _asked(state: State, seat: int) -> dict[str, Any]:
    prompt = state.prompt(seat)
    assert prompt is not None
    return prompt.data()


def _looked_into(
    state: State,
    moves: list[tuple[int, Option]],
    picked: list[int],
    chances: list[list[float]],
    trials: int,
    seed: int,
) -> list[Moment]:
    found = []
    then = state.game.at(state, 0)
    search = player(f"search:{trials}", state.game.id, seed)
    assert isinstance(search, SearchPlayer)
    for number, (seat, option) in enumerate(moves):
        if number in picked:
            ranked = search.ranked(then, seat)
            own = next(one for one in ranked if one.option is option)
            found.append(
                Moment(
                    move=number,
                    seat=seat,
                    prompt=_asked(then, seat),
                    swing=round(_swing(chances[number], chances[number + 1]), 3),
                    played=option.name,
                    better=ranked[0].option.name,
                    expected_played=round(own.mean, 3),
                    expected_better=round(ranked[0].mean, 3),
                )
            )
        then.play(seat, option)
    return found

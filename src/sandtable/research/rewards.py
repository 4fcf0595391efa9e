"""What a finished game is worth to each seat. Rewards come once, at the end."""

from collections.abc import Callable
from typing import Final, Literal

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.state import Result, State

Worth = Callable[[Result, int], float]
Reward = Literal["win", "margin", "place"] | Worth


def win(result: Result, seat: int) -> float:
    """1 for whoever won, alone or with others; 0 for all others."""
    return 1.0 if seat in result.winners else 0.0


def margin(result: Result, seat: int) -> float:
    """How far the seat's score is ahead of the best of those who are not in its team."""
    others = [score for team in result.teams if seat not in team for score in [result.scores[one] for one in team]]
    return float(result.scores[seat] - max(others, default=0))


def place(result: Result, seat: int) -> float:
    """From 1 for the first place to 0 for the last; alone at the table: 1 or 0."""
    return max(0.0, 1.0 - (result.places[seat] - 1) / max(1, len(result.scores) - 1))


NAMED: Final[dict[str, Worth]] = {"win": win, "margin": margin, "place": place}


def worth_of(reward: Reward) -> Worth:
    if callable(reward):
        return reward
    if reward not in NAMED:
        raise SandtableError(f"there is no reward {reward!r}; there are: {', '.join(NAMED)}, or a function")
    return NAMED[reward]


def rewards(state: State, worth: Worth) -> list[float]:
    """A number for each seat; all 0 while the game goes on."""
    if state.result is None:
        return [0.0] * state.seats
    return [worth(state.result, seat) for seat in range(state.seats)]


def skip_forced_moves(state: State) -> None:
    """Play on as long as those who are asked have only one thing to choose."""
    while state.to_act:
        forced = [seat for seat in state.to_act if len(state.options(seat)) == 1]
        if not forced:
            return
        state.play(forced[0], state.options(forced[0])[0])

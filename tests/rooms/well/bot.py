"""Leaves a multiple of three and one, if it can."""

from sandtable.kernel.notation import Option
from sandtable.kernel.state import State


def choose(state: State, seat: int) -> Option:
    options = state.options(seat)
    left = state.view(seat)["water"]
    return next((option for count, option in enumerate(options, 1) if (left - count) % 3 == 1), options[0])

"""What a sensible player would do in Uprising: every choice is weighed by what its printed effects are worth now.

It reads its own hand and what lies open, never what others hide, so its choice is the same in every state that the
seat cannot tell from the real one. It does not guess by chance: the same table gives the same answer.
"""

from typing import Final

from sandtable.games.uprising.bot import weighing
from sandtable.games.uprising.bot.advice import ABOUT_INTRIGUE, ADVICE, BEFORE_ANSWERING, plot_to_play
from sandtable.games.uprising.bot.judge import Judge
from sandtable.games.uprising.bot.prices import FITTED, Prices
from sandtable.games.uprising.state import Table
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State

CARELESS: Final = 15
"""Of a hundred decisions of an easy player so many are made without care: measured, not guessed (docs/players.md)."""


def choose(state: State, seat: int) -> Option:
    """The answer to the question before the seat."""
    return chosen(state, seat, FITTED)


def chosen(state: State, seat: int, prices: Prices) -> Option:
    """The same by other prices."""
    assert isinstance(state, Table)
    options = state.options(seat)
    if len(options) == 1:
        return options[0]
    prompt = state.prompt(seat)
    assert prompt is not None
    message = prompt.message
    judge = Judge(state, Seat(seat), prices)
    if message not in ABOUT_INTRIGUE:
        plots = [option for option in options if option.kind == "intrigue"]
        if plots:
            plot = plot_to_play(judge, plots) if message in BEFORE_ANSWERING else None
            if plot is not None:
                return plot
            options = [option for option in options if option.kind != "intrigue"]
            if len(options) == 1:
                return options[0]
    advise = ADVICE.get(message)
    return options[0] if advise is None else advise(judge, options)


def weigh(state: State, seat: int) -> dict[Option, float]:
    """What it weighs the options by, of those that it weighs."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    assert prompt is not None
    options = state.options(seat)
    if prompt.message not in ABOUT_INTRIGUE:
        options = [option for option in options if option.kind != "intrigue"]
    return weighing.weigh(Judge(state, Seat(seat), FITTED), prompt.message, options)

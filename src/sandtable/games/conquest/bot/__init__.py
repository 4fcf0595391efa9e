"""What a sensible player would do in Conquest: hold three strongholds, harvest on the way, fight with the odds.

It reads its own hand and what lies open, never what others hide, so its choice is the same in every state that the
seat cannot tell from the real one. It does not guess by chance: the same table gives the same answer.
"""

from typing import Final

from sandtable.games.conquest.bot import weighing
from sandtable.games.conquest.bot.advice import ADVICE
from sandtable.games.conquest.state import Table
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State

CARELESS: Final = 60
"""Of a hundred decisions of an easy player so many are made without care: measured, not guessed (docs/players.md)."""


def choose(state: State, seat: int) -> Option:
    """The answer to the question before the seat."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    options = state.options(seat)
    assert prompt is not None
    if len(options) == 1:
        return options[0]
    advise = ADVICE.get(prompt.message)
    return options[0] if advise is None else advise(state, Seat(seat), options)


def weigh(state: State, seat: int) -> dict[Option, float]:
    """What it weighs the options by, of those that it weighs."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    assert prompt is not None
    return weighing.weigh(state, Seat(seat), prompt.message, state.options(seat))

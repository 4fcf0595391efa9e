"""What a sensible player would do in Conquest: hold three strongholds, harvest on the way, fight with the odds.

It reads its own hand and what lies open, never what others hide, so its choice is the same in every state that the
seat cannot tell from the real one. It does not guess by chance: the same table gives the same answer.
"""

from sandtable.games.conquest.bot.advice import ADVICE
from sandtable.games.conquest.state import Table
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State


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

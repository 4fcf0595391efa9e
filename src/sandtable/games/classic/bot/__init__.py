"""What a sensible player would do in Classic: take three strongholds, fight with the odds, keep something in reserve.

It reads its own hand and what lies open, never what others hide, so its choice is the same in every state that the
seat cannot tell from the real one. It does not guess by chance: the same table gives the same answer.
"""

from typing import Final

from sandtable.games.classic.bot import weighing
from sandtable.games.classic.bot.advice import ADVICE
from sandtable.games.classic.bot.any_time import worth_doing_beside
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.state import Table
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State

CARELESS: Final = 30
"""Of a hundred decisions of an easy player so many are made without care: measured, not guessed (docs/players.md)."""


def choose(state: State, seat: int) -> Option:
    """The answer to the question before the seat, or something to do beside it."""
    assert isinstance(state, Table)
    options = state.options(seat)
    if len(options) == 1:
        return options[0]
    prompt = state.prompt(seat)
    assert prompt is not None
    outlook = Outlook(state, seat)
    beside = state.beside(seat)
    if beside is not None and beside.message != prompt.message:
        unasked = worth_doing_beside(outlook, beside.options)
        if unasked is not None:
            return unasked
        options = [option for option in options if option not in beside.options]
        if len(options) == 1:
            return options[0]
    advise = ADVICE.get(prompt.message)
    return options[0] if advise is None else advise(outlook, options)


def consider(state: State, seat: int) -> Option | None:
    """Something worth doing while only others are waited for: an answer to an offer, a card, an offer."""
    assert isinstance(state, Table)
    beside = state.beside(seat)
    return None if beside is None else worth_doing_beside(Outlook(state, seat), beside.options)


def weigh(state: State, seat: int) -> dict[Option, float]:
    """What it weighs the options by, of those that it weighs."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    assert prompt is not None
    beside = state.beside(seat)
    options = state.options(seat)
    if beside is not None and beside.message != prompt.message:
        options = [option for option in options if option not in beside.options]
    return weighing.weigh(Outlook(state, seat), prompt.message, options)

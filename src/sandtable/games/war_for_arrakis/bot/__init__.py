"""What a sensible player would do in War for Arrakis.

It attacks when the odds are good, marches towards what it could win, guards what would lose the game, harvests and
keeps the Imperium content, or feeds worms and fulfils what Prescience asks for. It reads its own hand and what lies
open, never what others hide, so its choice is the same in every state that the seat cannot tell from the real one. It
does not guess by chance: the same table gives the same answer.
"""

from typing import Final

from sandtable.games.war_for_arrakis.bot.advice import ADVICE
from sandtable.games.war_for_arrakis.bot.advising.cards import first
from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.bot.advising.turns import FREE_ACTIONS, free_action
from sandtable.games.war_for_arrakis.bot.before_mahdi import adviser
from sandtable.games.war_for_arrakis.bot.weighing import WEIGHING, Scales
from sandtable.games.war_for_arrakis.notation import CONE
from sandtable.games.war_for_arrakis.state import Table
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt, State

CARELESS: Final = 16
"""Of a hundred decisions of an easy player so many are made without care: measured, not guessed (docs/players.md)."""


ABOUT_FREE_ACTIONS: Final = ("prompt-action", "prompt-who-acts", "prompt-close-turn", "prompt-house-free-action")
"""The questions before which free actions are thought of."""


class Memory:
    """What was worked out last, and when the form began that it was worked out for."""

    def __init__(self) -> None:
        self.mind: Mind | None = None
        self.begun = 0


MEMORY: Final = Memory()


def choose(state: State, seat: int) -> Option:
    """The answer to the question before the seat."""
    assert isinstance(state, Table)
    options = state.options(seat)
    prompt = state.prompt(seat)
    assert prompt is not None
    options = weighed(prompt, options)
    if len(options) == 1:
        return options[0]
    return answer(Mind(state, seat, prompt, options))


def follow(state: State, seat: int) -> Option:
    """The same answer in an imagined world that nobody changes but by playing: most of what a form needs is worked out
    before its first question and remembered for the others."""
    assert isinstance(state, Table)
    options = state.options(seat)
    prompt = state.prompt(seat)
    ask = state.form_of(seat)
    assert prompt is not None
    options = weighed(prompt, options)
    if len(options) == 1:
        return options[0]
    begun = state.move_count - (0 if ask is None else len(ask.answers))
    last = MEMORY.mind
    if last is not None and (last.g is not state or last.seat != seat or MEMORY.begun != begun):
        last = None
    mind = Mind(state, seat, prompt, options, last)
    MEMORY.mind, MEMORY.begun = mind, begun
    return answer(mind)


def answer(mind: Mind) -> Option:
    if mind.g.mahdi is not None:
        advised = adviser(mind)
        if advised is not None:
            return advised(mind)
    return ADVICE.get(mind.prompt.message, first)(mind)


def weigh(state: State, seat: int) -> dict[Option, float]:
    """What it weighs the options by, of those that it weighs."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    assert prompt is not None
    options = weighed(prompt, state.options(seat))
    if len(options) == 1:
        return {}
    scales = Scales(state, seat, prompt, options)
    weighing = WEIGHING.get(prompt.message)
    if weighing is not None:
        return weighing(scales)
    answer(scales)
    return scales.worths


def weighed(prompt: Prompt, options: list[Option]) -> list[Option]:
    """The options that it thinks about at all."""
    # What an ally holds would not change what it does.
    options = [option for option in options if option is not CONE]
    if prompt.message not in ABOUT_FREE_ACTIONS:
        options = [option for option in options if option not in FREE_ACTIONS]
    return options


def consider(state: State, seat: int) -> Option | None:
    """What the seat does though nobody waits for it: a House, while its ally acts."""
    assert isinstance(state, Table)
    prompt = state.prompt(seat)
    if prompt is None or prompt.message != "prompt-house-free-action":
        return None
    return free_action(Mind(state, seat, prompt, state.options(seat)))

"""What the sensible player weighs options by, where it weighs them: the numbers that its answers go by.

They compare the options of one question and nothing else. To refuse is worth what the others must be worth at least;
what it does not think about has no worth.
"""

from collections.abc import Callable
from typing import Final

from sandtable.games.war_for_arrakis.bot.advising.mind import REFUSALS, Mind
from sandtable.games.war_for_arrakis.bot.advising.turns import free_action
from sandtable.games.war_for_arrakis.bot.marches import LEAST_GAIN as LEAST_MARCH
from sandtable.games.war_for_arrakis.bot.strikes import LEAST_GAIN as LEAST_STRIKE
from sandtable.games.war_for_arrakis.bot.strikes import strikes
from sandtable.games.war_for_arrakis.effects import FREE_TO_CONTINUE
from sandtable.games.war_for_arrakis.notation import AREA, DESERT_POWER, DIE, DONE
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import Face
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt

Worths = dict[Option, float]
AT_ANY_WORTH: Final = -99.0


class Scales(Mind):
    """A mind that notes down what it weighs."""

    def __init__(self, g: Table, seat: int, prompt: Prompt, options: list[Option]) -> None:
        super().__init__(g, seat, prompt, options)
        self.worths: Worths = {}

    def best(self, worth: Callable[[Option], float], least: float = AT_ANY_WORTH) -> Option:
        for option in self.options:
            if option not in REFUSALS:
                self.worths[option] = worth(option)
            elif least > AT_ANY_WORTH:
                self.worths[option] = least
        return super().best(worth, least)

    def heaviest(self, options: list[Option], worth: Callable[[Option], float]) -> Option:
        for option in options:
            self.worths[option] = worth(option)
        return super().heaviest(options, worth)


def _action(mind: Scales) -> Worths:
    """Dice by their best use, or by the card played with one; unless something is to be had for nothing."""
    if free_action(mind) is not None:
        return {}
    turns = mind.turns
    found = {option: turns.own_use(Face(option.value)) for option in mind.options if option.kind == "die"}
    if found:
        value, face = turns.die()
        if value > found.get(DIE[face], value):
            found[DIE[face]] = value
    if DESERT_POWER in mind.options:
        found[DESERT_POWER] = turns.desert_power()
    return found


def _move(mind: Scales) -> Worths:
    return {AREA[march.origin]: march.gain for march in mind.marches.all(mind.number(2), mind.number(3))} | {
        DONE: LEAST_MARCH
    }


def _attack(mind: Scales) -> Worths:
    """Each legion by its best target."""
    free = mind.number(4) & FREE_TO_CONTINUE != 0
    found: Worths = {DONE: LEAST_STRIKE}
    for strike in strikes(mind.sight, mind.posts, mind.number(1), mind.number(2), mind.number(3) != 0, free):
        found.setdefault(AREA[strike.origin], strike.gain)
    return found


WEIGHING: Final[dict[str, Callable[[Scales], Worths]]] = {
    "prompt-action": _action,
    "prompt-move": _move,
    "prompt-attack": _attack,
}
"""Where more is weighed than the answer alone needs."""

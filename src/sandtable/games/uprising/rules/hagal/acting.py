"""Carrying out effects for a Rival: the same symbols, but every choice is fixed."""

from sandtable.games.uprising.effects import Effect
from sandtable.games.uprising.rules.hagal.resources import settle
from sandtable.games.uprising.rules.kinds import DEEDS, GAINS
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import Player


def act(g: Table, rival: Player, effect: Effect) -> None:
    """Carry out an effect for a Rival. What a Rival cannot use does nothing (UPR-RUL-105)."""
    DEEDS[effect.op](g, rival, effect)
    if GAINS[effect.op]:
        settle(g, rival)


def collect(g: Table, rival: Player, parts: tuple[Effect, ...]) -> None:
    """A whole reward is one gain: only then does the Rival think of spending (UPR-RUL-120)."""
    for part in parts:
        if GAINS[part.op]:
            DEEDS[part.op](g, rival, part)
        else:
            act(g, rival, part)
    settle(g, rival)

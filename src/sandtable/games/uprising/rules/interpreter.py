"""Carrying out effects, one after another.

What each kind does stands in the register (`rules/kinds.py`). Whether an effect can do something looks at what
everybody can see only, so that nobody learns from a question what somebody holds.
"""

from collections.abc import Sequence as Parts
from typing import Final

from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.effects import Effect
from sandtable.games.uprising.fields import EFFECT_NAMES, SOURCE_NAMES
from sandtable.games.uprising.rules.book import rule
from sandtable.games.uprising.rules.kinds import INSIDE, PERFORM, POSSIBLE, WAY_NAMES
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.terms import Player, Source, Way
from sandtable.kernel.steps import Do
from sandtable.kernel.views import Phrase

PHRASES: Final[list[Phrase]] = []
"""What every printed effect says."""
MAKES_WAIT: Final[list[bool]] = []
"""Whether a printed effect can cost Influence, or bring a Plot card that does."""
# Both are filled once all kinds have their entries.


def run(g: Table, player: Player, effect: Effect, source: Source, way: Way) -> None:
    PERFORM[effect.op](g, player, effect, source, way)


def possible(g: Table, player: Player, effect: Effect, source: Source) -> bool:
    return POSSIBLE[effect.op](g, player, effect, source)


@rule("run_effect", None, EFFECT_NAMES, SOURCE_NAMES, WAY_NAMES)
def run_effect(g: Table, player: Player, number: int, source: Source, way: Way) -> None:
    effect = EFFECTS[number]
    PERFORM[effect.op](g, player, effect, source, way)


def run_parts(g: Table, player: Player, parts: Parts[Effect], source: Source, way: Way = INSIDE) -> None:
    """One after another; what asks something waits on the stack with the rest below it."""
    stack = g.stack
    height = len(stack)
    for place, part in enumerate(parts):
        PERFORM[part.op](g, player, part, source, way)
        if len(stack) > height:
            rest = [Do(run_effect, player, later.number, source, way) for later in parts[place + 1 :]]
            stack[height:height] = rest[::-1]
            return

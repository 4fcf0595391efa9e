"""Carrying out effects: what an effect does, and whether it could do anything, by its code.

Each rule module says what its own effects do. Whether an effect can do something looks at what everybody can see only,
so that nobody learns from a question what somebody holds.
"""

from collections.abc import Callable
from collections.abc import Sequence as Parts
from typing import Final

from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.effects import (
    NOTHING,
    OPS,
    PER,
    SEQUENCE,
    WHEN,
    Effect,
    Per,
    Sequence,
    When,
)
from sandtable.games.uprising.fields import EFFECT_NAMES, SOURCE_NAMES
from sandtable.games.uprising.rules.book import rule
from sandtable.games.uprising.rules.checks import counted, holds
from sandtable.games.uprising.state import Table
from sandtable.games.uprising.wording import effect_phrase
from sandtable.kernel.names import Names
from sandtable.kernel.steps import Do
from sandtable.kernel.views import Phrase

# How an effect comes about: inside another one; by itself, so that Plot cards can come before it; picked by its owner
# this very moment; or without a way to decline (an Intrigue card's price, UPR-RUL-25).
INSIDE: Final = 0
OPEN: Final = 1
PICKED: Final = 2
FORCED: Final = 3
WAY_NAMES: Final = Names("way of coming about", ("inside", "open", "picked", "forced"))

Performer = Callable[[Table, int, Effect, int, int], None]
"""Table, player, effect, component it comes from, how it comes about."""
Test = Callable[[Table, int, Effect, int], bool]


def _nothing(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    """An effect that works elsewhere (a waived requirement, while the Agent is sent)."""


def _never(g: Table, player: int, effect: Effect, source: int) -> bool:
    return False


def always(g: Table, player: int, effect: Effect, source: int) -> bool:
    """The test of an effect that can always do something."""
    return True


def in_play(g: Table, player: int, effect: Effect, source: int) -> bool:
    """The test of an effect that needs the card it comes from."""
    return source in g.in_play(player)


PERFORM: Final[list[Performer]] = [_nothing for _ in OPS]
POSSIBLE: Final[list[Test]] = [_never for _ in OPS]
PHRASES: Final[tuple[Phrase, ...]] = tuple([effect_phrase(effect) for effect in EFFECTS])


def effect(op: int, perform: Performer, possible: Test) -> None:
    """Say what effects of that code do, and when they can do anything."""
    PERFORM[op] = perform
    POSSIBLE[op] = possible


def run(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    PERFORM[effect.op](g, player, effect, source, way)


def possible(g: Table, player: int, effect: Effect, source: int) -> bool:
    return POSSIBLE[effect.op](g, player, effect, source)


@rule("run_effect", None, EFFECT_NAMES, SOURCE_NAMES, WAY_NAMES)
def run_effect(g: Table, player: int, number: int, source: int, way: int) -> None:
    effect = EFFECTS[number]
    PERFORM[effect.op](g, player, effect, source, way)


def run_parts(g: Table, player: int, parts: Parts[Effect], source: int, way: int = INSIDE) -> None:
    """One after another; what asks something waits on the stack with the rest below it."""
    stack = g.stack
    height = len(stack)
    for place, part in enumerate(parts):
        PERFORM[part.op](g, player, part, source, way)
        if len(stack) > height:
            rest = [Do(run_effect, player, later.number, source, way) for later in parts[place + 1 :]]
            stack[height:height] = rest[::-1]
            return


def _sequence(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    assert isinstance(effect, Sequence)
    run_parts(g, player, effect.effects, source)


def _any_part(g: Table, player: int, effect: Effect, source: int) -> bool:
    return any([possible(g, player, part, source) for part in effect.parts()])


def _when(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    """Conditions are tested when the effect is reached (UPR-RUL-20)."""
    assert isinstance(effect, When)
    if holds(g, player, effect.condition, source):
        run(g, player, effect.then, source, way)
    elif effect.otherwise is not NOTHING:
        run(g, player, effect.otherwise, source, way)


def _when_possible(g: Table, player: int, effect: Effect, source: int) -> bool:
    assert isinstance(effect, When)
    if holds(g, player, effect.condition, source):
        return possible(g, player, effect.then, source)
    return effect.otherwise is not NOTHING and possible(g, player, effect.otherwise, source)


def _per(g: Table, player: int, effect: Effect, source: int, way: int) -> None:
    assert isinstance(effect, Per)
    run_parts(g, player, [effect.effect] * counted(g, player, effect.counter, source), source)


def _per_possible(g: Table, player: int, effect: Effect, source: int) -> bool:
    assert isinstance(effect, Per)
    return counted(g, player, effect.counter, source) > 0 and possible(g, player, effect.effect, source)


effect(SEQUENCE, _sequence, _any_part)
effect(WHEN, _when, _when_possible)
effect(PER, _per, _per_possible)

"""An effect in symbols, as cards print it, for whoever draws it. None where only words will do.

How a kind of effect is drawn stands in its entry (`rules/kinds.py`), beside how it is said.
"""

from collections.abc import Callable
from typing import Final

from sandtable.games.uprising.conditions import (
    CONTRACTS_COMPLETED,
    HAS_COUNCIL_SEAT,
    HAS_MAKER_HOOKS,
    HAS_SWORDMASTER,
    HOLDS_ALLIANCE,
    INFLUENCE_AT_LEAST,
    SPIES_ON_BOARD,
    Condition,
)
from sandtable.games.uprising.effects import OPS, Amount, Effect
from sandtable.games.uprising.terms import ANY, FACTIONS
from sandtable.games.uprising.views import Symbol

Symbols = list[Symbol] | None
Drawn = Callable[[Effect], Symbols]

# Conditions that one symbol can tell; everything else is an "if" that the words explain.
NEEDS: Final[dict[int, str]] = {
    HAS_COUNCIL_SEAT: "needs_council",
    HAS_SWORDMASTER: "needs_swordmaster",
    HAS_MAKER_HOOKS: "needs_hooks",
}
COUNTED_NEEDS: Final[dict[int, str]] = {CONTRACTS_COMPLETED: "needs_contracts", SPIES_ON_BOARD: "needs_spies"}


def _undrawn(effect: Effect) -> Symbols:
    raise AssertionError(f"{effect!r} has no entry yet: import rules.vocabulary")


DRAWN: Final[list[Drawn]] = [_undrawn for _ in OPS]
"""By kind, from the entries of the rules."""


def symbols(effect: Effect) -> Symbols:
    return DRAWN[effect.op](effect)


def only_words(effect: Effect) -> Symbols:
    """A kind that no symbol tells."""
    return None


def plain_symbol(effect: Effect) -> Symbols:
    """A kind with one symbol of its name."""
    return [(OPS[effect.op],)]


def counted_symbol(effect: Effect) -> Symbols:
    """A kind with one symbol of its name and a number."""
    assert isinstance(effect, Amount)
    return [(OPS[effect.op], effect.amount)]


def joined(parts: list[Symbols], between: Symbol | None) -> Symbols:
    """One after the other, if all can be drawn."""
    whole: list[Symbol] = []
    for part in parts:
        if part is None:
            return None
        if whole and between:
            whole.append(between)
        whole += part
    return whole


def condition_symbol(condition: Condition) -> Symbol:
    if condition.kind == INFLUENCE_AT_LEAST:
        return (f"needs_{FACTIONS[condition.what]}", condition.amount)
    if condition.kind == HOLDS_ALLIANCE:
        return ("needs_alliance" if condition.what == ANY else f"needs_alliance_{FACTIONS[condition.what]}",)
    if condition.kind in COUNTED_NEEDS:
        return (COUNTED_NEEDS[condition.kind], condition.amount)
    return (NEEDS.get(condition.kind, "if"),)

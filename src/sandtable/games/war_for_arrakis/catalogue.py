"""Every printed effect under a number and a name, so that a step can carry an effect and a dump can name it.

Numbers follow the printed order of the components; names are paths such as `card/thumpers/effect`.
"""

from typing import Final

from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.effects import NOTHING, Effect
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.terms import NONE


def printed_effects() -> list[tuple[str, Effect]]:
    """The box of every component with its name, in printed order."""
    found: list[tuple[str, Effect]] = []
    for card in PLANNING:
        found += [(f"card/{card.id}/{box}", effect) for box, effect in card.boxes()]
    for leader in LEADERS:
        found += [(f"leader/{leader.id}/{box}", effect) for box, effect in leader.boxes()]
    return [(name, effect) for name, effect in found if effect is not NOTHING]


def enter(name: str, effect: Effect, nodes: list[Effect], names: list[str]) -> None:
    if effect.number != NONE:
        raise ValueError(f"{name} is already printed as {names[effect.number]}")
    effect.number = len(nodes)
    nodes.append(effect)
    names.append(name)
    for place, inner in enumerate(effect.inner()):
        enter(f"{name}/{place}", inner, nodes, names)


def number_all(nodes: list[Effect], names: list[str]) -> None:
    for name, effect in printed_effects():
        enter(name, effect, nodes, names)


_nodes: list[Effect] = []
_names: list[str] = []
number_all(_nodes, _names)

EFFECTS: Final[tuple[Effect, ...]] = tuple(_nodes)
EFFECT_NAMES: Final[tuple[str, ...]] = tuple(_names)
EFFECT_NUMBER: Final = {name: number for number, name in enumerate(EFFECT_NAMES)}

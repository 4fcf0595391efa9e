"""Every printed effect under a number and a name, so that a step can carry an effect and a dump can name it.

Numbers follow the printed order of the components; names are paths such as `card/desert_power/reveal/1`.
"""

from typing import Final

from sandtable.games.uprising.board import COUNCIL_SEAT_BONUS, SPACES, TRACKS, VISIT_STEPS
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.effects import NOTHING, Effect
from sandtable.games.uprising.leaders import LEADERS
from sandtable.games.uprising.terms import FACTIONS, NONE


def printed_effects() -> list[tuple[str, Effect]]:
    """The box of every component with its name, in printed order."""
    found: list[tuple[str, Effect]] = []
    for space in SPACES:
        for number, entry in enumerate(space.entries):
            found.append((f"space/{space.id}/{number}", entry.effect))
        found.append((f"space/{space.id}/control", space.control_bonus))
        found.append((f"space/{space.id}/reveal", space.reveal))
    found.append(("council_seat", COUNCIL_SEAT_BONUS))
    found += [(f"track/{FACTIONS[track.faction]}", track.bonus) for track in TRACKS]
    found += [(f"visit/{FACTIONS[faction]}", step) for faction, step in enumerate(VISIT_STEPS)]
    for card in CARDS:
        found += [(f"card/{card.id}/{box}", effect) for box, effect in card.boxes()]
    for intrigue in INTRIGUE:
        found += [(f"intrigue/{intrigue.id}/{box}", effect) for box, effect in intrigue.boxes()]
    for conflict in CONFLICTS:
        found += [(f"conflict/{conflict.id}/{box}", effect) for box, effect in conflict.boxes()]
    for contract in CONTRACTS:
        found += [(f"contract/{contract.id}/{box}", effect) for box, effect in contract.boxes()]
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

EFFECTS: Final = tuple(_nodes)
EFFECT_NAMES: Final = tuple(_names)
EFFECT_NUMBER: Final = {name: number for number, name in enumerate(EFFECT_NAMES)}

"""Positions before the Mahdi, in words, and what its tests look at.

    table = against("arrakeen: harkonnen regular 3", target="windgap", harvest="tasmin_sink")
    table.start(mahdi_uses, STRATEGY)

The lone player sits in seat 0. Facedown Harkonnen tokens are put by `guards`: "arrakeen: silver_1, black_2", by the
token that lies there. `reinforcements` names cards from the bottom up, "?house_harkonnen" for an unseen one of that
deck.
"""

from typing import Any

from sandtable.games.war_for_arrakis.board import AREA, AREA_IDS, SIETCH_AREAS, ZONE_IDS
from sandtable.games.war_for_arrakis.cards import PLANNING, PLANNING_NUMBER
from sandtable.games.war_for_arrakis.cards.decks import deck_card
from sandtable.games.war_for_arrakis.mahdi.guards import COLOURS, GUARD_POOL, GUARDS_OF_A_COLOUR
from sandtable.games.war_for_arrakis.mahdi.tactics import HARVESTING, TACTIC_DECK, TACTIC_IDS, TARGETING
from sandtable.games.war_for_arrakis.rules.mahdi.turns import mahdi_uses
from sandtable.games.war_for_arrakis.state import DECK, DISCARD, HAND, LAID
from sandtable.games.war_for_arrakis.terms import FACE_IDS, HARKONNEN, NO_VEHICLE, POWER_IDS, VEHICLE_IDS
from sandtable.kernel.rows import added, replaced
from tests.games.position import listed
from tests.games.war_for_arrakis.position import Position, position

QUIET: dict[str, Any] = {"absent": "baron_harkonnen, beast_rabban, captain_aramsham"}
"""Nobody has a special action to use."""


def against(
    legions: str = "",
    *,
    target: str | None = "windgap",
    harvest: str = "tasmin_sink",
    guards: str = "",
    reinforcements: str = "",
    pile: str = "",
    spent: dict[str, int] | None = None,
    **other: Any,
) -> Position:
    """It is the Mahdi's turn. `spent` are its dice in the Used box, `pile` cards discarded, the last one on top."""
    table = position(legions=legions, mahdi=True, **other)
    g = table.g
    mahdi = g.automaton
    mahdi.tactics.lay_out(TACTIC_DECK, list(range(len(TACTIC_IDS))))
    mahdi.tactics.move(g, TACTIC_IDS.index(f"tactic_{harvest}"), TACTIC_DECK, HARVESTING, g.everyone)
    if target is not None:
        mahdi.tactics.move(g, TACTIC_IDS.index(f"tactic_{target}"), TACTIC_DECK, TARGETING, g.everyone)
        mahdi.target = SIETCH_AREAS.index(AREA[target])
    for colour in COLOURS:
        first = colour * GUARDS_OF_A_COLOUR
        mahdi.guards.lay_out(GUARD_POOL[colour], list(range(first, first + GUARDS_OF_A_COLOUR)))
    for place, tokens in [part.split(":") for part in guards.split(";") if part.strip()]:
        for token in listed(tokens):
            _post(table, place.strip(), token)
    for ident in listed(reinforcements):
        _reinforce(table, ident)
    for ident in listed(pile):
        power = PLANNING[PLANNING_NUMBER[ident]].deck
        g.planning[power].move(g, _card(table, ident), DECK, DISCARD, g.everyone)
        mahdi.pile_top = power
    for ident, count in (spent or {}).items():
        g.used = replaced(g.used, 2 * 5 + FACE_IDS.index(ident), count)
        g.unrolled = added(g.unrolled, HARKONNEN, -count)
    table.begin_turn("harkonnen")
    return table


def _post(table: Position, place: str, token: str) -> None:
    g = table.g
    colour, _, which = token.partition("_")
    number = COLOURS[("silver", "black").index(colour)]
    slot = g.automaton.free_slot(number)
    card = number * GUARDS_OF_A_COLOUR + int(which) - 1
    g.automaton.guards.move(g, card, GUARD_POOL[number], slot, 0)
    g.automaton.guard_at[slot] = AREA[place]
    g.standing[HARKONNEN] |= 1 << AREA[place]


def _card(table: Position, ident: str) -> int:
    family = table.g.planning[PLANNING[PLANNING_NUMBER[ident]].deck]
    return next(card for card in family.zones[DECK] if family.faces[card] == PLANNING_NUMBER[ident])


def _reinforce(table: Position, ident: str) -> None:
    g = table.g
    if ident.startswith("?"):
        power = POWER_IDS.index(ident[1:])
        g.planning[power].draw(g, 1, DECK, HAND, 0)
        g.automaton.reinforcements.append((power, -1))
    else:
        card = _card(table, ident)
        power = PLANNING[PLANNING_NUMBER[ident]].deck
        g.planning[power].move(g, card, DECK, HAND, g.everyone)
        g.automaton.reinforcements.append((power, deck_card(power, card)))


def only_card(table: Position, ident: str) -> Position:
    """The deck of a card holds nothing else: its other cards are laid aside, further copies are out of the way."""
    family = table.g.planning[PLANNING[PLANNING_NUMBER[ident]].deck]
    card = _card(table, ident)
    others = [one for one in family.zones[DECK] if family.faces[one] != family.faces[card]]
    family.zones[DECK] = [card]
    family.zones[LAID] = [*family.zones[LAID], *others]
    return table


def uses(table: Position, die: str) -> Position:
    """The Mahdi's die shows a result, and it does what it does."""
    return table.start(mahdi_uses, FACE_IDS.index(die))


def reasons(table: Position) -> dict[str, tuple[list[Any], list[Any]]]:
    """The criteria that decided something: whom each kept, and whom it sent away."""
    found: dict[str, tuple[list[Any], list[Any]]] = {}
    for event in table.g.events(0)[table.read :]:
        if "chosen" in event.args and "others" in event.args:
            found[event.message.removeprefix("event-mahdi-")] = (event.args["chosen"], event.args["others"])
    return found


def told(table: Position, message: str) -> list[dict[str, Any]]:
    """The arguments of every event of a kind since the position was set in motion."""
    return [event.args for event in table.g.events(0)[table.read :] if event.message == message]


def flyers(table: Position) -> dict[str, str]:
    """What flies where."""
    return {ZONE_IDS[zone]: VEHICLE_IDS[flyer] for zone, flyer in enumerate(table.g.flyers) if flyer != NO_VEHICLE}


def standing(table: Position) -> list[str]:
    """The areas with a Harkonnen legion."""
    return [AREA_IDS[area] for area in range(len(AREA_IDS)) if table.g.standing[HARKONNEN] >> area & 1]


def guards(table: Position, place: str) -> int:
    """How many facedown Harkonnen tokens lie in an area."""
    return table.g.automaton.guard_at.count(AREA[place])


def reinforcement_decks(table: Position) -> list[str]:
    """Whose cards lie in the Reinforcements deck, from the bottom up."""
    return [POWER_IDS[power] for power, _ in table.g.automaton.reinforcements]


def discards(table: Position, power: str) -> list[str]:
    family = table.g.planning[POWER_IDS.index(power)]
    return [PLANNING[family.faces[card]].id for card in family.zones[DISCARD]]

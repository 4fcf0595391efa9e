"""What a card does: the difference that it makes to its player, compared with a card that does nothing."""

from typing import Any, Final

from sandtable.games.uprising.board import SPACE_NUMBER, SPACES
from sandtable.games.uprising.terms import CITY, FACTIONS, LANDSRAAD, SPICE_TRADE
from tests.games.uprising.position import Position, position

# Cards with an empty Agent box, by the icon of the space they can go to.
_NEUTRAL: Final = {LANDSRAAD: "dagger", CITY: "reconnaissance", SPICE_TRADE: "dune_the_desert_planet"}


def holdings(table: Position) -> dict[str, int]:
    """Everything of A's that an effect can change."""
    found = {
        "solari": table.solari("A"),
        "spice": table.spice("A"),
        "water": table.water("A"),
        "vp": table.vp("A"),
        "units": table.garrison("A") + table.troops("A"),
        "worms": table.worms("A"),
        "persuasion": table.persuasion("A"),
        "swords": table.swords("A"),
        "intrigue": len(table.intrigue("A")),
        "hand": len(table.hand("A")),
        "discard": len(table.discard("A")),
        "in_play": len(table.in_play("A")),
        "trashed": len(table.trashed()),
        "spies": len(table.spies("A")),
        "contracts": len(table.contracts("A")),
        "agents": table.agents("A"),
    }
    return found | {faction: table.influence("A").get(faction, 0) for faction in FACTIONS}


def difference(after: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    return {name: amount - before[name] for name, amount in after.items() if amount != before[name]}


def played_out(table: Position, card: str, space: str, wanted: tuple[str, ...]) -> list[str]:
    """A sends an Agent, gives the wanted answers where they are offered, otherwise the first.

    Returns the wanted answers that never were offered.
    """
    turn = table.turn("A").g.turn
    table.play("A", card, space)
    left = list(wanted)
    while table.g.turn is turn:
        offered = table.options("A")
        chosen = next((one for one in left if one in offered), "")
        if chosen:
            left.remove(chosen)
        table.play("A", chosen or ("end_turn" if "end_turn" in offered else offered[0]))
    return left


def gained(card: str, space: str, wanted: tuple[str, ...] = (), hand: str = "", **setup: Any) -> dict[str, int]:
    """What the Agent box of a card adds to a visit."""
    neutral = _NEUTRAL.get(SPACES[SPACE_NUMBER[space]].icon, "diplomacy")
    results: list[dict[str, int]] = []
    for one in (neutral, card):
        table = position(hand={"A": f"{one}, {hand}"}, **setup)
        left = played_out(table, one, space, wanted)
        assert left == [] or one == neutral
        results.append(holdings(table))
    return difference(results[1], results[0])


def revealed(card: str, wanted: tuple[str, ...] = (), hand: str = "", **setup: Any) -> dict[str, int]:
    """What the Reveal box of a card adds to a Reveal turn."""
    results: list[dict[str, int]] = []
    for one in ("", card):
        table = position(hand={"A": f"{one}, {hand}"}, **setup).reveal_turn("A")
        left = list(wanted) if one else []
        while True:
            offered = table.options("A")
            waiting = [name for name in offered if name.startswith("card/")]
            chosen = next((name for name in left if name in offered), "")
            if chosen:
                left.remove(chosen)
            elif waiting and table.prompt("A") == "prompt-reveal-turn":
                chosen = waiting[0]
            elif "end_turn" in offered:
                break
            else:
                chosen = offered[0]
            table.play("A", chosen)
        assert left == []
        results.append(holdings(table))
    added = difference(results[1], results[0])
    added.pop("in_play", None)
    return added

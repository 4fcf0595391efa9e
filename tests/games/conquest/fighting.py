"""Battles in words: who plans what, and how it goes on.

    table = duel("fremen 5", "harkonnen 4", battle={"fremen": "crysknife"})
    fight(table, fremen="stilgar, crysknife, nothing, 3", harkonnen="piter_de_vries, nothing, nothing, 2")
    assert winner(table) == "fremen"

A plan is read from left to right: leader, weapon (and its mode, where it has one), defence, number on the wheel.
Without a leader it is the number alone.
"""

from typing import Any, Final

from sandtable.games.conquest.rules.battle import battle_phase
from tests.games.conquest.position import Position, position

PLAN: Final = "prompt-plan-"
# What is said to every question that a test does not mind.
_USUAL: Final = {
    "prompt-exchange": "pass",
    "prompt-prescience": "pass",
    "prompt-voice": "pass",
    "prompt-spy": "pass",
    "prompt-respond": "pass",
    "prompt-answer-call": "pass",
    "prompt-withdraw": "pass",
    "prompt-keep-card": "keep",
}


def duel(holder: str, opponent: str, where: str = "carthag", bystander: str = "", **more: Any) -> Position:
    """Two factions ("fremen 5") in one territory, the first of them with battle advantage, at the battle phase.

    A bystander is a third faction at the table.
    """
    names = [side.split()[0] for side in (holder, opponent)]
    seats = ", ".join([*names, *([bystander] if bystander else [])])
    return position(seats, forces=f"{where}: {holder}, {opponent}", **more).start(battle_phase)


def fight(table: Position, until: str = "", **plans: str) -> Position:
    """Go on with these plans, everything else as usual, until a question is asked that has that message or that has
    no usual answer. Each plan is for one battle.
    """
    while table.g.to_act:
        faction = table.asked()[0]
        prompt = table.prompt(faction)
        if until and prompt == until:
            break
        if prompt.startswith(PLAN) and faction in plans:
            table.play(faction, *[part.strip() for part in plans.pop(faction).split(",")])
        elif prompt in _USUAL:
            table.play(faction, _USUAL[prompt])
        else:
            break
    return table


def to_plan(table: Position, faction: str) -> Position:
    """Pass until that faction, maybe with others, is asked for its plan; nobody else has planned yet."""
    while table.g.to_act and not table.prompt(faction).startswith(PLAN):
        asked = table.asked()[0]
        table.play(asked, _USUAL[table.prompt(asked)])
    return table


def outcome(table: Position) -> dict[str, Any]:
    """What was said of the last battle that strength decided: who won, with which strength, against which."""
    return next(event.args for event in reversed(table.g.events(None)) if event.message == "event-battle-won")


def strengths(table: Position) -> tuple[int, int]:
    """The strength of the winner and of the loser."""
    told = outcome(table)
    return told["strength"], told["against"]


def winner(table: Position) -> str:
    return str(outcome(table)["who"]).removeprefix("faction-")


def where_fought(table: Position) -> str:
    """The territory of the battle being fought, '' if there is none."""
    battle = table.g.view(None)["battle"]
    return "" if battle is None else str(battle["territory"])


def sides(table: Position) -> list[str]:
    """The factions of the battle being fought, the holder of battle advantage first."""
    assert table.g.battle is not None
    return [table.g.faction(seat).id for seat in table.g.battle.seats]

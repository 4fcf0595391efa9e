"""Battles set up in words: plans, and the way to the outcome."""

from sandtable.games.classic.rules.battle import battle_phase
from tests.games.classic.position import Position

BEFORE_PLANS = ("prompt-voice", "prompt-prescience", "prompt-stop")


def to_plans(table: Position) -> Position:
    """Begin the battle phase; nobody uses Voice, prescience or Karama; stop where plans are made."""
    table.start(battle_phase)
    return without_intelligence(table)


def without_intelligence(table: Position) -> Position:
    """Let Voice, prescience and Karama pass."""
    while table.g.to_act:
        seat = table.g.to_act[0]
        prompt = table.g.prompt(seat)
        assert prompt is not None
        if prompt.message not in BEFORE_PLANS:
            break
        table.g.play(seat, "pass")
    return table


def plan(
    table: Position,
    name: str,
    leader: str = "",
    weapon: str = "nothing",
    defence: str = "nothing",
    dial: str = "0",
    support: str = "",
    kwisatz: bool = False,
    bank: str = "0",
) -> Position:
    """Fill in a plan. Without a leader named the first one offered goes; what is not asked is not answered."""
    answers = {
        "prompt-plan-leader": leader or table.options(name)[0],
        "prompt-plan-kwisatz": "with_kwisatz_haderach" if kwisatz else "without_kwisatz_haderach",
        "prompt-plan-weapon": weapon,
        "prompt-plan-defence": defence,
        "prompt-plan-dial": dial,
        "prompt-plan-support": support,
        "prompt-plan-bank": bank,
    }
    while table.prompt(name) in answers:
        message = table.prompt(name)
        table.play(name, answers.pop(message) or table.options(name)[0])
    return table


def nobody_calls(table: Position) -> Position:
    """Nobody calls a traitor."""
    while table.g.to_act:
        seat = table.g.to_act[0]
        prompt = table.g.prompt(seat)
        assert prompt is not None
        if prompt.message != "prompt-call-traitor":
            break
        table.g.play(seat, "pass")
    return table

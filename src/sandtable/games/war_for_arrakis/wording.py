"""Phrases: messages inside messages, out of which the text of a card is put together. Nothing is formatted here.

A phrase has the shape of a prompt or an event: `{"message": id, "args": {...}}`. In its arguments an int is a number, a
str is the id of another message, and a dict is another phrase; an edge renders it from the inside out.
"""

from typing import Any

from sandtable.games.war_for_arrakis.board import AREA_WORDS
from sandtable.games.war_for_arrakis.conditions import (
    AREAS,
    CONDITIONS,
    IN_AREA,
    LEGION_OF,
    LEGIONS,
    PLACES,
    WITH,
    Condition,
    Where,
    Which,
)
from sandtable.games.war_for_arrakis.effects import ANYBODY, GENERIC_LEADER
from sandtable.games.war_for_arrakis.leaders import LEADER_WORDS
from sandtable.games.war_for_arrakis.terms import NONE
from sandtable.kernel.notation import Option

Phrase = dict[str, Any]


def phrase(message: str, **args: int | str | Phrase) -> Phrase:
    return {"message": message.replace("_", "-"), "args": args}


def folded(message: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases as one: first, and the rest."""
    if not phrases:
        return phrase("effect-nothing")
    whole = phrases[-1]
    for earlier in phrases[-2::-1]:
        whole = phrase(message, first=earlier, rest=whole)
    return whole


def option_phrase(option: Option) -> Phrase | None:
    """Every option has a name of its own."""
    return None


def condition_phrase(condition: Condition) -> Phrase:
    name = f"condition-{CONDITIONS[condition.kind]}"
    if condition.leader != NONE:
        return phrase(name, leader=LEADER_WORDS[condition.leader])
    return phrase(name, amount=condition.amount)


def where_phrase(where: Where) -> Phrase:
    if where.kind == AREAS:
        return folded("effect-or", [phrase("where-area", where=AREA_WORDS[area]) for area in where.areas])
    name = f"where-{PLACES[where.kind]}"
    if where.kind == LEGION_OF:
        return phrase(name, leader=LEADER_WORDS[where.leader])
    return phrase(name)


def which_phrase(which: Which) -> Phrase:
    name = f"legion-{LEGIONS[which.kind]}"
    if which.kind == WITH:
        return phrase(name, leader=LEADER_WORDS[which.value])
    if which.kind == IN_AREA:
        return phrase(name, where=AREA_WORDS[which.value])
    return phrase(name)


def units_phrase(units: tuple[int, ...]) -> list[Phrase]:
    """Units of each type: "2 Elite Units"; the third type is Fedaykin or Sardaukar, by the card's side."""
    names = ("effect-regular", "effect-elite", "effect-special")
    return [phrase(names[kind], amount=count) for kind, count in enumerate(units) if count]


def leader_phrase(leader: int) -> Phrase:
    if leader == ANYBODY:
        return phrase("effect-any-leader")
    if leader == GENERIC_LEADER:
        return phrase("effect-generic-leader")
    return phrase(LEADER_WORDS[leader])

"""Moves: which legion goes where, and who stays behind."""

from sandtable.games.war_for_arrakis.board import AREA_WORDS
from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.bot.marches import LEAST_GAIN as LEAST_MARCH
from sandtable.games.war_for_arrakis.bot.marches import March, leaders_go, left_behind
from sandtable.games.war_for_arrakis.notation import ALL, AREA, DONE, GO, SPLIT, STAY
from sandtable.games.war_for_arrakis.rules.movement import ORIGIN, movable
from sandtable.games.war_for_arrakis.state import TOKEN_WORDS
from sandtable.games.war_for_arrakis.terms import UNIT_WORDS, Area
from sandtable.kernel.notation import Option


def move(mind: Mind) -> Option:
    for legion in mind.turns.moves_awaited():
        if AREA[legion] in mind.options:
            return AREA[legion]
    found = mind.marches.all(mind.number(2), mind.number(3))
    return AREA[found[0].origin] if found and found[0].gain > LEAST_MARCH else DONE


def move_to(mind: Mind) -> Option:
    origin = Area(mind.ask.value(ORIGIN))
    wanted = mind.turns.moves_awaited().get(origin)
    if wanted is not None and AREA[wanted] in mind.options:
        return AREA[wanted]
    return mind.best(lambda option: mind.marches.best_to(origin, Area(option.value)).gain)


def planned(mind: Mind) -> March:
    """The move that is being split: from the area of the question to the last area that was named."""
    origin = Area(AREA_WORDS.index(mind.prompt.args["where"]))
    targets = [answer.value for answer in mind.ask.answers if answer.kind == "area" and answer.value != origin]
    target = Area(targets[-1]) if targets else origin
    return mind.marches.best_to(origin, target)


def split(mind: Mind) -> Option:
    plan = mind.turns.plan
    if ALL in mind.options and plan is not None and planned(mind).origin in plan.legions:
        return ALL
    return ALL if ALL in mind.options and not planned(mind).staying else SPLIT


def split_units(mind: Mind) -> Option:
    march = planned(mind)
    free = movable(mind.g, mind.side, march.origin)
    kind = UNIT_WORDS.index(mind.prompt.args["unit"]) % 3
    going = free.units[kind] - left_behind(free, march.staying).units[kind]
    return min(mind.options, key=lambda option: abs(option.value - going))


def split_token(mind: Mind) -> Option:
    march = planned(mind)
    free = movable(mind.g, mind.side, march.origin)
    slot = TOKEN_WORDS.index(mind.prompt.args["token"])
    return STAY if slot in left_behind(free, march.staying).tokens else GO


def split_leaders(mind: Mind) -> Option:
    march = planned(mind)
    goes = leaders_go(movable(mind.g, mind.side, march.origin), march.staying)
    if GO in mind.options:
        return GO if goes else STAY
    return mind.options[0] if goes else mind.options[-1]

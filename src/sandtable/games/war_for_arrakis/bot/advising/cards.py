"""Planning cards and everything else that is chosen once in a while."""

from typing import Final

from sandtable.games.war_for_arrakis.bot.advising.mind import REFUSALS, Mind
from sandtable.games.war_for_arrakis.bot.strikes import strikes
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.notation import ATTACK, SURPRISE_ATTACK
from sandtable.games.war_for_arrakis.terms import NONE
from sandtable.kernel.notation import Option

LAST_RESORTS: Final = (*REFUSALS, ATTACK, SURPRISE_ATTACK)
"""What is taken only when nothing else is offered, or when it is known to be good."""


def least_card(mind: Mind) -> Option:
    cards = [option for option in mind.options if option.kind == "card"]
    return mind.heaviest(cards, lambda option: -mind.card_worth(option.value)) if cards else mind.options[0]


def choose_one(mind: Mind) -> Option:
    """One of several effects: an attack if it is a good one, then a move, then cards."""
    surprise = SURPRISE_ATTACK in mind.options
    for word in (ATTACK, SURPRISE_ATTACK):
        if word in mind.options:
            found = strikes(mind.sight, mind.posts, ANY_LEGION, NONE, surprise)
            if found and found[0].gain > 1.0:
                return word
    for option in mind.options:
        if option not in LAST_RESORTS:
            return option
    return mind.options[-1]


def worst_leader(mind: Mind) -> Option:
    return mind.best(lambda option: LEADERS[option.value].hits + LEADERS[option.value].shields)


def refuse(mind: Mind) -> Option:
    refused = mind.refusal()
    return mind.options[0] if refused is None else refused


def middle(mind: Mind) -> Option:
    return mind.options[len(mind.options) // 2]


def first(mind: Mind) -> Option:
    """Something rather than nothing."""
    for option in mind.options:
        if option not in REFUSALS:
            return option
    return mind.options[0]

"""Turns: which die is spent on what, and what is done besides."""

from typing import Final

from sandtable.games.war_for_arrakis.board import BIT, areas_in
from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.bot.advising.visions import farewell
from sandtable.games.war_for_arrakis.notation import (
    CLAIM,
    DECK,
    DESERT_POWER,
    DETONATE,
    DIE,
    DONE,
    END_HAWAT,
    GUERRILLA,
    NOTHING,
    PLAY_CARD,
    SCOUT,
    TOKEN,
)
from sandtable.games.war_for_arrakis.prescience import PAUL, PRESCIENCE
from sandtable.games.war_for_arrakis.rules.hands import hand_size
from sandtable.games.war_for_arrakis.rules.prescience import FREELY, area_of_person, claimable, quiet_sietches
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    ATREIDES,
    DEPLOYMENT,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    STRATEGY,
    Face,
    ally_of,
    house_of,
)
from sandtable.kernel.notation import Option

FREE_ACTIONS: Final = (GUERRILLA, SCOUT, DETONATE, END_HAWAT, CLAIM)
DICE: Final = (
    (STRATEGY, DEPLOYMENT, LEADERSHIP, HOUSE, MENTAT),
    (STRATEGY, LEADERSHIP, DEPLOYMENT, HOUSE, MENTAT),
)
"""The results that each side likes best."""


AMPLE: Final = 2.5
AMPLE_BEFORE_MAHDI: Final = 6.0
"""A Desert Power action that is worth so much is taken at once; the dice do not run away."""


def action(mind: Mind) -> Option:
    free = free_action(mind)
    if free is not None:
        return free
    value, face = mind.turns.die() if any([option.kind == "die" for option in mind.options]) else (-1.0, Face(0))
    plan = mind.turns.plan
    if DESERT_POWER in mind.options and plan is not None and mind.turns.lays_signs() and plan.worth >= value:
        return DESERT_POWER
    ample = AMPLE if mind.g.mahdi is None else AMPLE_BEFORE_MAHDI
    if DESERT_POWER in mind.options and mind.turns.desert_power() >= min(value, ample):
        return DESERT_POWER
    return DIE[face] if DIE[face] in mind.options else mind.options[0]


def free_action(mind: Mind) -> Option | None:
    """A free action that is worth taking."""
    if CLAIM in mind.options:
        for card in claimable(mind.g, ACTIONS, FREELY):
            gain = mind.sight.useful(PRESCIENCE[card.value].gains) * mind.sight.step
            if gain > 1.5 + min([farewell(mind, area) for area in areas_in(quiet_sietches(mind.g))], default=9.0):
                return CLAIM
    if DETONATE in mind.options:
        return DETONATE
    if GUERRILLA in mind.options and lone_tokens(mind):
        return GUERRILLA
    return END_HAWAT if END_HAWAT in mind.options else None


def house_free_action(mind: Mind) -> Option:
    """Whether it is worth taking one at all is for `consider` to say: nobody waits for it."""
    free = free_action(mind)
    return mind.options[0] if free is None else free


def lone_tokens(mind: Mind) -> list[int]:
    """Tokens that guard a Sietch alone: turned they are two Units, of which one can go and one stay.

    Before the Mahdi, to whom every token turned by choice gives a card, they are better left alone.
    """
    if mind.g.mahdi is not None:
        return []
    home = area_of_person(mind.g, PAUL)
    found: list[int] = []
    for slot, area in enumerate(mind.g.token_at):
        alone = area >= 0 and area != home and mind.g.size(ATREIDES, area) == 1
        if alone and mind.g.sietch_areas & BIT[area] and sum(mind.sight.token(slot)) > 1:
            found.append(slot)
    return found


def guerrilla(mind: Mind) -> Option:
    alone = lone_tokens(mind)
    return TOKEN[alone[0]] if alone else mind.options[0]


def close_turn(mind: Mind) -> Option:
    free = free_action(mind)
    return DONE if free is None else free


def use_die(mind: Mind) -> Option:
    answers = mind.ask.answers
    face = Face(answers[-1].value)
    turns = mind.turns

    def worth(option: Option) -> float:
        if option is PLAY_CARD:
            cards = turns.cards()
            return cards[0][0] if cards else -1.0
        if option.kind == "die":
            return turns.own_use(Face(option.value))
        if option is NOTHING:
            return 0.05
        return turns.use(face, option)

    return mind.heaviest(mind.options, worth)


def use_house(mind: Mind) -> Option:
    return mind.best(lambda option: mind.turns.use(Face(mind.number(0)), option))


def who_acts(mind: Mind) -> Option:
    """Whoever has the better die; the House in doubt."""
    free = free_action(mind)
    if free is not None:
        return free
    own, ally = DECK[house_of(mind.side)], DECK[ally_of(mind.side)]
    better = mind.turns.allys_die(mind.g.seat_of(ally_of(mind.side))) > mind.turns.die()[0]
    return ally if better else own


def bear(mind: Mind) -> Option:
    """So many cards that both hands are left about equal."""
    ally = hand_size(mind.g, mind.g.seat_of(ally_of(mind.side)))
    own, count = hand_size(mind.g, mind.seat), mind.number(1)
    return min(mind.options, key=lambda option: abs(own - option.value - (ally - count + option.value)))


def play_card(mind: Mind) -> Option:
    return mind.best(lambda option: mind.turns.card(option.value), 0.0)


def change_die(mind: Mind) -> Option:
    for face in DICE[mind.side]:
        if DIE[face] in mind.options:
            return DIE[face]
    return mind.options[0]

"""The Planning deck of House Atreides: 18 cards."""

from typing import Final

from sandtable.games.war_for_arrakis.cards.kinds import PlanningCard
from sandtable.games.war_for_arrakis.conditions import (
    any_legion,
    any_marker,
    atomics_used,
    empty_desert,
    in_play,
    legion_of,
    own_legion,
    own_settlement,
    the_same,
    with_,
    with_leader,
    with_special,
)
from sandtable.games.war_for_arrakis.effects import (
    ANYWHERE,
    FEWER_ENEMY_DICE,
    GENERIC_LEADER,
    MORE_DICE,
    Effect,
    add_to_claim,
    arrive,
    attack,
    choose,
    desert_power,
    detonate,
    draw,
    draw_objective,
    enters,
    force_die,
    lower_marker,
    move,
    opponent_discards,
    place,
    place_wormsigns,
    play_card,
    remove_harvesters,
    replace_prescience,
    send_to_tank,
    shift_prescience,
    upgrade,
    when,
)
from sandtable.games.war_for_arrakis.leaders import ALIA, GURNEY_HALLECK, PAUL, REVEREND_MOTHER_JESSICA
from sandtable.games.war_for_arrakis.terms import ELITE, HOUSE_ATREIDES, SPECIAL

ATOMICS_BY_CARD: Final = 4
"""The step of any Prescience marker from which a card sets off the Family Atomics."""


def card(id: str, effect: Effect) -> PlanningCard:
    return PlanningCard(id, HOUSE_ATREIDES, effect)


def smugglers(id: str, otherwise: Effect) -> PlanningCard:
    """One of the three cards that bring Gurney into play; each does something else once he is."""
    return card(id, when(in_play(GURNEY_HALLECK), otherwise, arrive(GURNEY_HALLECK, empty_desert, elite=2)))


CARDS: Final[tuple[PlanningCard, ...]] = (
    card("war_plan", choose(move(1, any_legion), attack(any_legion, modifiers=MORE_DICE))),
    card("alia_the_abomination",
         when(in_play(ALIA), send_to_tank(ANYWHERE) + draw(2),
              when(in_play(REVEREND_MOTHER_JESSICA), enters(ALIA)) + play_card())),
    smugglers("smugglers_a", place_wormsigns(2) + move(1, with_(GURNEY_HALLECK))),
    smugglers("smugglers_b", place(legion_of(GURNEY_HALLECK), elite=2)),
    smugglers("smugglers_c", remove_harvesters(2, sector_of=GURNEY_HALLECK)),
    card("the_voice", opponent_discards(1) + play_card()),
    card("death_commandos", upgrade(ELITE, SPECIAL, 2) + move(2, with_special)),
    card("tested_with_the_gom_jabbar", draw_objective() + draw(2)),
    card("chatt_the_leaper", place(own_settlement, special=2, leader=GENERIC_LEADER)),
    card("truthtrance", force_die() + choose(draw(2), play_card())),
    card("adab_the_demanding_memory", replace_prescience() + play_card()),
    card("alam_al_mithal", shift_prescience() + draw(2)),
    card("usul_the_base_of_the_pillar", desert_power() + play_card()),
    card("voice_from_the_outer_world",
         place(own_legion, special=1, leader=PAUL) + choose(move(1, the_same), attack(the_same, surprise=True))),
    card("our_family_atomics",
         when(atomics_used, desert_power(2), when(any_marker(ATOMICS_BY_CARD), detonate()) + play_card())),
    card("battle_language",
         choose(move(1, with_leader), attack(with_leader, surprise=True, modifiers=FEWER_ENEMY_DICE))),
    card("bill_of_particulars", lower_marker() + play_card()),
    PlanningCard("fear_is_the_mind_killer", HOUSE_ATREIDES, add_to_claim(2), stays=True),
)  # fmt: skip

"""The Planning deck of the Corrino Ally: 18 cards."""

from typing import Final

from sandtable.games.war_for_arrakis.cards.kinds import PlanningCard
from sandtable.games.war_for_arrakis.conditions import (
    any_legion,
    free_mountain,
    in_play,
    legion_with_special,
    own_legion,
    own_settlement,
    the_same,
    with_special,
)
from sandtable.games.war_for_arrakis.effects import (
    BESIDE_SPOT,
    FREE_TO_CONTINUE,
    GENERIC_LEADER,
    Effect,
    attack,
    choose,
    draw,
    enters,
    fly,
    gain_bene_gesserit,
    move,
    opponent_discards,
    pin,
    place,
    place_vehicles,
    play_card,
    remove_die,
    reveal,
    send_to_tank,
    shuffle_back,
    upgrade,
    when,
)
from sandtable.games.war_for_arrakis.leaders import CAPTAIN_ARAMSHAM, PAUL, SHADDAM_IV
from sandtable.games.war_for_arrakis.terms import CORRINO_ALLY, ELITE, HOUSE, SPECIAL


def card(id: str, effect: Effect) -> PlanningCard:
    return PlanningCard(id, CORRINO_ALLY, effect)


def rage(id: str, otherwise: Effect) -> PlanningCard:
    """One of the three cards that bring Shaddam into play; each does something else once he is."""
    return card(id, when(in_play(SHADDAM_IV), otherwise, enters(SHADDAM_IV) + play_card()))


CARDS: Final[tuple[PlanningCard, ...]] = (
    rage("rage_overcame_shaddam_iv_a", place(own_settlement, regular=4, leader=SHADDAM_IV)),
    rage("rage_overcame_shaddam_iv_b", place(own_legion, special=2, leader=SHADDAM_IV)),
    rage("rage_overcame_shaddam_iv_c",
         place(legion_with_special, leader=SHADDAM_IV) + move(1, the_same) + attack(the_same, surprise=True)),
    card("manipulation_of_others", opponent_discards(2) + draw(2)),
    card("breeding_program", gain_bene_gesserit() + play_card()),
    card("troop_carriers", fly()),
    card("shigawire", move(1, with_special) + send_to_tank(BESIDE_SPOT)),
    card("hope_clouds_observation", shuffle_back()),
    card("reports_of_traitors", remove_die(HOUSE)),
    card("sardaukar_pogrom", move(3, with_special)),
    card("sardaukars_manner", choose(move(1, with_special), attack(with_special, surprise=True))),
    card("spies_all_over_arrakis", reveal() + draw(2)),
    card("full_control_of_the_air", place_vehicles(ornithopters=2) + move(1, any_legion)),
    card("moving_the_battle_group", place(free_mountain, elite=2, leader=GENERIC_LEADER)),
    card("killers_without_mercy", attack(with_special, modifiers=FREE_TO_CONTINUE)),
    card("sardaukar_disguised", upgrade(ELITE, SPECIAL, 2) + move(2, with_special)),
    card("i_decide_what_best_serves_his_majesty",
         place(legion_with_special, leader=CAPTAIN_ARAMSHAM)
         + choose(move(1, the_same), attack(the_same, surprise=True))),
    card("seek_out_the_mahdi", move(1, any_legion) + pin(PAUL)),
)  # fmt: skip

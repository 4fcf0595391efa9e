"""The Planning deck of House Harkonnen: 18 cards."""

from typing import Final

from sandtable.games.war_for_arrakis.board import (
    ARRAKEEN,
    ARSUNT,
    CARTHAG,
    HAGGA_BASIN,
    IMPERIAL_BASIN,
    NORTH_POLE,
)
from sandtable.games.war_for_arrakis.cards.kinds import PlanningCard, scheme
from sandtable.games.war_for_arrakis.conditions import (
    any_legion,
    empty_desert,
    in_area,
    in_play,
    legion_of,
    own_legion,
    own_settlement,
    retired,
    settlement,
    the_same,
)
from sandtable.games.war_for_arrakis.effects import (
    ALL,
    ANYBODY,
    BESIDE_OWN_LEGION,
    GENERIC_LEADER,
    IN_SECTOR_OF_OWN_LEGION,
    Effect,
    attack,
    choose,
    discard_wormsigns,
    draw,
    enters,
    move,
    place,
    place_apart,
    place_vehicles,
    play_card,
    retire,
    send_to_tank,
    special_attack,
    when,
)
from sandtable.games.war_for_arrakis.leaders import BARON_HARKONNEN, BEAST_RABBAN, FEYD_RAUTHA, THUFIR_HAWAT
from sandtable.games.war_for_arrakis.terms import HOUSE_HARKONNEN, REGULAR


def card(id: str, effect: Effect) -> PlanningCard:
    return PlanningCard(id, HOUSE_HARKONNEN, effect)


CARDS: Final[tuple[PlanningCard, ...]] = (
    card("hard_times_and_oppression",
         place(settlement(ARSUNT), regular=1) + place(settlement(HAGGA_BASIN), regular=1)
         + place(settlement(IMPERIAL_BASIN), regular=1) + place(settlement(NORTH_POLE), regular=1)
         + place(settlement(CARTHAG), elite=1) + place(settlement(ARRAKEEN), elite=1)),
    card("forced_recruitment", place(settlement(ARRAKEEN), elite=3, leader=ANYBODY)),
    card("beloved_feyd_rautha",
         when(in_play(FEYD_RAUTHA), place(legion_of(FEYD_RAUTHA), elite=2),
              enters(FEYD_RAUTHA) + play_card())),
    card("harkonnen_patrols", place_apart(empty_desert, REGULAR, 3)),
    card("arsunt_legion",
         place(settlement(ARSUNT), regular=1, elite=1, leader=ANYBODY)
         + choose(move(1, in_area(ARSUNT)), attack(in_area(ARSUNT)))),
    card("barons_personal_guard",
         place(settlement(CARTHAG, ARRAKEEN), elite=2, leader=BARON_HARKONNEN) + move(1, any_legion)),
    scheme("hawats_scheming", HOUSE_HARKONNEN, 3, (2, 3), in_play(THUFIR_HAWAT), retire(THUFIR_HAWAT)),
    card("evidence_of_rebellion", place(own_settlement, elite=2) + draw(2)),
    card("polar_cap_factories",
         place(settlement(NORTH_POLE), regular=2, elite=1, leader=GENERIC_LEADER)
         + discard_wormsigns(ALL, beside=NORTH_POLE)),
    card("carthag_the_former_capital", place(settlement(CARTHAG), regular=3, elite=1, leader=ANYBODY)),
    card("workhorse_of_arrakis", place_vehicles(harvesters=1, carryalls=1) + draw(2)),
    card("spotter_control", discard_wormsigns(3) + draw(2)),
    card("explosive_artillery", move(1, any_legion) + special_attack(4, BESIDE_OWN_LEGION)),
    card("sandmasters", place_vehicles(harvesters=3) + draw(1)),
    card("mudir_nahya",
         when(retired(BEAST_RABBAN), place(own_legion, elite=2, leader=ANYBODY),
              place(own_legion, elite=1, leader=BEAST_RABBAN) + attack(the_same, surprise=True))),
    card("hunter_seeker", send_to_tank(IN_SECTOR_OF_OWN_LEGION)),
)  # fmt: skip

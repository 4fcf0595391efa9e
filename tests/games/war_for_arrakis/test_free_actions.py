"""Free actions (WFA-FREE)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, ZONE
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.rules.action_turns import action_turn
from sandtable.games.war_for_arrakis.rules.movement import move_legions
from sandtable.games.war_for_arrakis.rules.vehicle_orders import place_vehicles
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, NONE
from tests.games.war_for_arrakis.position import position


@pytest.mark.rule("WFA-FREE-01")
def test_a_free_action_costs_no_die() -> None:
    table = position(legions="windgap: atreides starting_token_1, starting_token_2")
    table.turn("atreides", mentat=1)
    table.play("atreides", "guerrilla_training", "starting_token_1")
    assert table.unused("atreides") == {"mentat": 1}
    assert table.prompt("atreides") == "prompt-action"


@pytest.mark.rule("WFA-FREE-02")
def test_free_actions_any_number_of_times_before_and_after_the_action() -> None:
    table = position(legions="windgap: atreides starting_token_1, starting_token_2, starting_token_3")
    table.turn("atreides", mentat=1)
    table.play("atreides", "guerrilla_training", "starting_token_1")
    table.play("atreides", "guerrilla_training", "starting_token_2")
    table.play("atreides", "mentat", "nothing")
    assert table.prompt("atreides") == "prompt-close-turn"
    table.play("atreides", "guerrilla_training", "starting_token_3")
    assert table.g.to_act == (), "nothing is left to do freely"


@pytest.mark.rule("WFA-RUL-86", "WFA-PRE-05")
def test_when_a_free_action_is_complete_a_card_may_be_claimed() -> None:
    # The token shows a Fedaykin, the third one of the legion.
    table = position(legions="ne_01: atreides fedaykin 2, starting_token_7", shown="legion_of_the_faithful")
    table.turn("atreides", mentat=1).play("atreides", "guerrilla_training", "starting_token_7")
    assert table.prompt("atreides") == "prompt-claim"
    assert table.options("atreides") == ["legion_of_the_faithful", "decline"]
    table.play("atreides", "decline")
    assert table.prompt("atreides") == "prompt-action"


@pytest.mark.rule("WFA-FREE-02")
@pytest.mark.rule("WFA-RUL-20")
def test_free_actions_only_in_the_own_turn() -> None:
    table = position(legions="windgap: atreides starting_token_1", flyers="air_ne ornithopter")
    table.dice("atreides", mentat=1).dice("harkonnen", mentat=1)
    table.start(action_turn, HARKONNEN)
    assert table.options("harkonnen") == ["mentat", "scout"]
    assert table.options("atreides") == []
    table.play("harkonnen", "mentat", "nothing", "done")
    assert table.g.to_act == (), "the phase is over with the last Harkonnen die"
    table.dice("atreides", mentat=1).dice("harkonnen", mentat=1)
    table.start(action_turn, ATREIDES)
    assert table.options("atreides") == ["mentat", "guerrilla_training"]


@pytest.mark.rule("WFA-FREE-03")
def test_a_free_action_interrupts_a_normal_action() -> None:
    table = position(legions="windgap: atreides starting_token_1, regular 1; ne_01: atreides regular 1")
    table.begin_turn("atreides")
    table.start(move_legions, ATREIDES, 2, ANY_LEGION, NONE)
    table.play("atreides", "ne_01", "ne_02")
    table.play("atreides", "guerrilla_training", "starting_token_1")
    table.play("atreides", "windgap", "csw_04", "all")
    assert table.legion("atreides", "csw_04") == "regular 3"


@pytest.mark.rule("WFA-FREE-03")
@pytest.mark.rule("WFA-EX-31")
def test_scouting_between_two_vehicles_frees_the_air_zone() -> None:
    table = position()
    table.begin_turn("harkonnen")
    table.start(place_vehicles, 0, 2, 0, 0)
    while 1 not in table.g.flyers:
        table.play("harkonnen", "ornithopter" if "ornithopter" in table.options("harkonnen") else "air_ne")
    assert table.g.flyers[ZONE["air_ne"]] == 1
    table.play("harkonnen", "scout", "air_ne", "gara_kulon")
    assert table.g.flyers[ZONE["air_ne"]] == 0
    while table.g.to_act and 1 not in table.g.flyers:
        table.play("harkonnen", "ornithopter" if "ornithopter" in table.options("harkonnen") else "air_ne")
    assert table.g.flyers[ZONE["air_ne"]] == 1


@pytest.mark.rule("WFA-FREE-04")
def test_cards_grant_further_free_actions() -> None:
    """Hawat's Scheming in hand, and a Prescience card that is claimed freely."""
    table = position(hands={"house_harkonnen": "hawats_scheming, hawats_scheming"}, aside="thufir_hawat")
    table.turn("harkonnen", mentat=1)
    assert "end_hawat" in table.options("harkonnen")
    claim = position(legions="windgap: atreides regular 3", shown="families_flee_to_the_palmaries_of_the_south")
    claim.turn("atreides", mentat=1)
    assert "claim" in claim.options("atreides")


@pytest.mark.rule("WFA-FREE-05")
def test_guerrilla_training_replaces_a_token_with_its_units() -> None:
    table = position(legions="windgap: atreides starting_token_7, naib; csw_04: atreides starting_token_1")
    table.turn("atreides", mentat=1)
    table.play("atreides", "guerrilla_training")
    assert table.options("atreides") == ["starting_token_1", "starting_token_7"]
    table.play("atreides", "starting_token_7")
    assert table.legion("atreides", "windgap") == "regular 1, fedaykin 1, naib 1"
    assert table.legion("atreides", "csw_04") == "starting_token_1"
    assert table.g.sietch_up == 0, "a Sietch is not revealed this way (WFA-RUL-67)"


@pytest.mark.rule("WFA-FREE-05")
def test_a_token_may_be_turned_wherever_it_lies() -> None:
    table = position(legions="north_pole: atreides starting_token_1", destroyed="north_pole")
    table.turn("atreides", mentat=1).play("atreides", "guerrilla_training", "starting_token_1")
    assert table.legion("atreides", "north_pole") == "regular 2"


@pytest.mark.rule("WFA-FREE-06")
def test_scouting_takes_an_ornithopter_and_reaches_its_sectors() -> None:
    table = position(flyers="air_ne ornithopter, air_nw carryall, air_sw ornithopter")
    table.turn("harkonnen", mentat=1)
    table.play("harkonnen", "scout")
    assert table.options("harkonnen") == ["air_ne", "air_sw"]
    table.play("harkonnen", "air_ne")
    areas = table.options("harkonnen")
    assert {"gara_kulon", "sihaya_ridge", "arrakeen", "north_pole"} <= set(areas)
    assert "windgap" not in areas
    table.play("harkonnen", "ne_09")
    assert table.g.flyers[ZONE["air_ne"]] == 0, "an area with nothing to reveal may be scouted too (WFA-RUL-21)"


@pytest.mark.rule("WFA-FREE-07")
@pytest.mark.rule("WFA-RUL-21")
def test_scouting_reveals_the_sietch_and_all_tokens() -> None:
    table = position(
        legions="gara_kulon: atreides starting_token_1, starting_token_8",
        sietches={"gara_kulon": 3},
        flyers="air_ne ornithopter",
    )
    table.turn("harkonnen", mentat=1)
    table.play("harkonnen", "scout", "air_ne", "gara_kulon")
    assert table.legion("atreides", "gara_kulon") == "regular 2, elite 1, fedaykin 1"
    area = next(area for area in table.seen()["areas"] if area["area"] == "gara_kulon")
    assert area["sietch"] == {"rank": 3, "face_up": True}


def test_a_ban_forbids_scouting() -> None:
    table = position(flyers="air_ne ornithopter", bans="spacing_guild")
    table.turn("harkonnen", mentat=1)
    assert table.options("harkonnen") == ["mentat"]


def test_revealing_between_two_moves_checks_the_limit_after_them() -> None:
    table = position(legions="windgap: atreides starting_token_1, regular 5; ne_01: atreides regular 1")
    table.begin_turn("atreides")
    table.start(move_legions, ATREIDES, 2, ANY_LEGION, NONE)
    table.play("atreides", "guerrilla_training", "starting_token_1")
    assert table.prompt("atreides") == "prompt-move", "7 Units for the moment"
    table.play("atreides", "windgap", "csw_04", "split", "3", "done")
    assert table.g.to_act == ()
    assert table.legion("atreides", "windgap") == "regular 4"
    assert AREA["csw_04"] == table.g.spot

"""Every Planning card of the Corrino Ally."""

import pytest

from sandtable.games.war_for_arrakis.cards import PLANNING, PLANNING_NUMBER
from sandtable.games.war_for_arrakis.effects import FREE_TO_CONTINUE
from sandtable.games.war_for_arrakis.rules.action_turns import action_turn, end_turn
from sandtable.games.war_for_arrakis.rules.interpreter import run
from sandtable.games.war_for_arrakis.state import ASIDE, DECK, SHOWN
from sandtable.games.war_for_arrakis.terms import ACTIONS, ATREIDES, HARKONNEN
from tests.games.war_for_arrakis.playing import over, playing
from tests.games.war_for_arrakis.position import position

RAGES = ("rage_overcame_shaddam_iv_a", "rage_overcame_shaddam_iv_b", "rage_overcame_shaddam_iv_c")


@pytest.mark.rule("WFA-LEAD-06", "WFA-LEAD-08")
@pytest.mark.parametrize("card", RAGES)
def test_rage_brings_shaddam_and_a_further_card(card: str) -> None:
    table = playing(card, hands={"house_harkonnen": "hawats_scheming, forced_recruitment"})
    assert table.leader("shaddam_iv") == ASIDE
    assert table.options("harkonnen") == ["forced_recruitment", "pass"]
    table.play("harkonnen", "pass")
    assert over(table, card)


def test_rage_a_otherwise_brings_him_to_a_settlement_with_four_regulars() -> None:
    table = playing("rage_overcame_shaddam_iv_a", aside="shaddam_iv")
    table.play("harkonnen", "arsunt", "all", "shaddam_iv")
    assert table.legion("harkonnen", "arsunt") == "regular 4, shaddam_iv"
    assert over(table, "rage_overcame_shaddam_iv_a")


def test_rage_b_otherwise_brings_him_to_a_legion_with_two_sardaukar() -> None:
    table = playing("rage_overcame_shaddam_iv_b", aside="shaddam_iv", legions="ne_16: harkonnen regular 1")
    table.play("harkonnen", "all", "shaddam_iv")
    assert table.legion("harkonnen", "ne_16") == "regular 1, sardaukar 2, shaddam_iv"


def test_rage_c_otherwise_moves_and_then_strikes_by_surprise() -> None:
    legions = "ne_16: harkonnen regular 1, sardaukar 1; carthag: harkonnen regular 2; ne_14: atreides regular 1"
    table = playing("rage_overcame_shaddam_iv_c", aside="shaddam_iv", legions=legions)
    # Only the legion with a Sardaukar can be joined.
    table.play("harkonnen", "shaddam_iv")
    assert table.legion("harkonnen", "ne_16") == "regular 1, sardaukar 1, shaddam_iv"
    assert table.options("harkonnen") == ["done", "ne_16"]
    table.play("harkonnen", "ne_16", "ne_15", "all")
    assert table.options("harkonnen") == ["done", "ne_15"]
    table.play("harkonnen", "ne_15", "ne_14")
    assert "event-surprise-attack" in table.told()


def test_manipulation_of_others_costs_the_opponent_two_cards_of_choice() -> None:
    table = playing(
        "manipulation_of_others", hands={"house_atreides": "war_plan, the_voice", "fremen_ally": "thumpers"}
    )
    assert table.prompt("atreides") == "prompt-shed"
    table.play("atreides", "thumpers", "war_plan")
    assert table.hand("house_atreides") == ["the_voice"]
    assert table.hand("fremen_ally") == []
    table.play("harkonnen", "2")
    assert (len(table.hand("house_harkonnen")), table.hand("corrino_ally")) == (2, [])
    assert over(table, "manipulation_of_others")


def test_manipulation_of_others_takes_what_there_is() -> None:
    table = playing("manipulation_of_others", hands={"house_atreides": "war_plan"})
    table.play("atreides", "war_plan")
    assert table.hand("house_atreides") == []


@pytest.mark.rule("WFA-BG-08")
def test_breeding_program_gives_a_token_and_a_further_card() -> None:
    table = playing("breeding_program", hands={"house_harkonnen": "forced_recruitment"})
    assert table.g.bene_gesserit[HARKONNEN] == 1
    assert table.prompt("harkonnen") == "prompt-another-card"
    table.play("harkonnen", "pass")
    assert over(table, "breeding_program")


@pytest.mark.rule("WFA-RUL-104", "WFA-WORM-01")
def test_troop_carriers_fly_a_garrison_to_another_legion() -> None:
    table = playing(
        "troop_carriers",
        legions="carthag: harkonnen regular 3, bashar 1; sw_08: harkonnen regular 1; ne_16: harkonnen elite 1",
        wormsigns="sw_08",
    )
    assert table.options("harkonnen") == ["carthag", "pass"]
    table.play("harkonnen", "carthag")
    assert set(table.options("harkonnen")) == {"sw_08", "ne_16"}
    table.play("harkonnen", "sw_08", "split", "2", "1")
    # It is a move: the Wormsign there is revealed.
    assert "event-wormsign-turned" in table.told()
    assert table.legion("harkonnen", "carthag") == "regular 1"


def test_troop_carriers_overfill_at_a_price() -> None:
    table = playing("troop_carriers", legions="carthag: harkonnen regular 3; ne_16: harkonnen elite 5")
    table.play("harkonnen", "carthag", "ne_16", "all", "regular", "regular")
    assert table.legion("harkonnen", "ne_16") == "regular 1, elite 5"
    assert over(table, "troop_carriers")


def test_shigawire_reaches_a_leader_beside_the_legion_that_moved() -> None:
    legions = "ne_16: harkonnen sardaukar 1; ne_14: atreides regular 1, paul_atreides;"
    legions += "se_05: atreides regular 1, stilgar"
    table = playing("shigawire", legions=legions)
    table.play("harkonnen", "ne_16", "ne_15")
    assert table.options("harkonnen") == ["paul_atreides", "pass"]
    table.play("harkonnen", "paul_atreides")
    assert table.tank("atreides")[0] == "paul_atreides"
    assert over(table, "shigawire")


def test_shigawire_reaches_nobody_if_nobody_moves() -> None:
    legions = "ne_15: harkonnen sardaukar 1; ne_14: atreides regular 1, paul_atreides"
    table = playing("shigawire", legions=legions)
    table.play("harkonnen", "done")
    assert over(table, "shigawire")
    assert table.legion("atreides", "ne_14") == "regular 1, paul_atreides"


def test_hope_clouds_observation_shuffles_a_prescience_card_back() -> None:
    table = playing("hope_clouds_observation", shown="the_desert_war, the_water_discipline")
    table.play("harkonnen", "the_desert_war")
    assert len(table.g.prescience_cards.zones[SHOWN]) == 1
    assert len(table.g.prescience_cards.zones[DECK]) == 15
    assert over(table, "hope_clouds_observation")


@pytest.mark.rule("WFA-RUL-17", "WFA-RUL-88")
def test_reports_of_traitors_takes_a_house_die() -> None:
    table = playing("reports_of_traitors")
    assert over(table, "reports_of_traitors")
    table = playing("reports_of_traitors", tank={"paul_atreides": 1})
    before = table.tank("atreides")
    table.dice("atreides", house=1, mentat=1)
    run(table.g, HARKONNEN, PLANNING[PLANNING_NUMBER["reports_of_traitors"]].effect, 0)
    assert table.unused("atreides") == {"mentat": 1}
    assert table.tank("atreides") == before


def test_sardaukar_pogrom_moves_three_legions_with_sardaukar() -> None:
    legions = "ne_16: harkonnen sardaukar 1; ne_01: harkonnen sardaukar 1, regular 1; sw_08: harkonnen sardaukar 1;"
    table = playing("sardaukar_pogrom", legions=legions + "carthag: harkonnen regular 2; nw_04: harkonnen sardaukar 1")
    assert "carthag" not in table.options("harkonnen")
    table.play("harkonnen", "ne_16", "ne_15", "ne_01", "ne_02", "split")
    # A Sardaukar goes along.
    table.play("harkonnen", "0", "sw_08", "sw_06")
    assert table.legion("harkonnen", "ne_15") == table.legion("harkonnen", "ne_02") == "sardaukar 1"
    assert table.legion("harkonnen", "sw_06") == "sardaukar 1"
    assert table.legion("harkonnen", "ne_01") == "regular 1"
    assert over(table, "sardaukar_pogrom")


def test_sardaukars_manner_moves_or_attacks_by_surprise() -> None:
    legions = "ne_16: harkonnen sardaukar 1; ne_15: atreides regular 1; carthag: harkonnen regular 2"
    table = playing("sardaukars_manner", legions=legions)
    assert table.options("harkonnen") == ["move", "surprise_attack", "pass"]
    table.play("harkonnen", "surprise_attack")
    assert table.options("harkonnen") == ["done", "ne_16"]
    table.play("harkonnen", "ne_16", "ne_15")
    assert "event-surprise-attack" in table.told()
    table = playing("sardaukars_manner", legions=legions)
    table.play("harkonnen", "move", "ne_16", "se_01")
    assert table.legion("harkonnen", "se_01") == "sardaukar 1"
    assert over(table, "sardaukars_manner")
    table = playing("sardaukars_manner", legions=legions).play("harkonnen", "pass")
    assert "event-effects-declined" in table.told("atreides"), "whoever sees the card go hears why"
    assert over(table, "sardaukars_manner")


def test_spies_all_over_arrakis_uncover_an_area() -> None:
    table = playing(
        "spies_all_over_arrakis", legions="gara_kulon: atreides starting_token_1", sietches={"gara_kulon": 3}
    )
    table.play("harkonnen", "gara_kulon")
    assert {"event-sietch-revealed", "event-token-revealed"} <= set(table.told())
    assert table.legion("atreides", "gara_kulon") == "regular 2"
    table.play("harkonnen", "2")
    assert (len(table.hand("house_harkonnen")), table.hand("corrino_ally")) == (2, [])
    assert over(table, "spies_all_over_arrakis")


def test_full_control_of_the_air_lets_a_fresh_ornithopter_carry_the_move() -> None:
    table = playing("full_control_of_the_air", legions="carthag: harkonnen regular 2")
    table.play("harkonnen", "ornithopter", "air_ne", "ornithopter", "from_supply", "air_c_east")
    assert table.g.flyers.count(1) == 2
    table.play("harkonnen", "carthag")
    assert "rimwall_west" in table.options("harkonnen")
    table.play("harkonnen", "rimwall_west")
    assert table.prompt("harkonnen") == "prompt-transport"
    table.play("harkonnen", "air_ne", "all")
    assert table.legion("harkonnen", "rimwall_west") == "regular 2"
    assert table.g.flyers.count(1) == 1
    assert over(table, "full_control_of_the_air")


def test_moving_the_battle_group_appears_in_a_free_mountain() -> None:
    table = playing("moving_the_battle_group", legions="cne_01: atreides regular 1")
    offered = table.options("harkonnen")
    assert "cne_02" in offered
    assert not {"cne_01", "carthag", "ne_16"} & set(offered)
    table.play("harkonnen", "cne_02", "all")
    assert table.options("harkonnen") == ["bashar", "pass"]
    table.play("harkonnen", "bashar")
    assert table.legion("harkonnen", "cne_02") == "elite 2, bashar 1"


def test_killers_without_mercy_pay_no_hit_to_go_on() -> None:
    legions = "ne_16: harkonnen sardaukar 2; gara_kulon: atreides regular 2"
    table = playing("killers_without_mercy", legions=legions)
    table.play("harkonnen", "ne_16", "gara_kulon")
    assert "event-attack" in table.told()
    assert table.g.fight.modifiers == FREE_TO_CONTINUE


def test_sardaukar_disguised() -> None:
    legions = "ne_16: harkonnen elite 1; ne_01: harkonnen elite 1, regular 1; sw_08: harkonnen regular 1;"
    table = playing("sardaukar_disguised", legions=legions + "nw_04: harkonnen elite 1; se_05: harkonnen sardaukar 1")
    question = table.g.prompt(table.seat("harkonnen"))
    assert question is not None
    assert (question.args["old"], question.args["new"]) == ("unit-elite", "unit-sardaukar")
    table.play("harkonnen", "ne_16", "ne_01")
    assert table.legion("harkonnen", "ne_16") == "sardaukar 1"
    assert table.legion("harkonnen", "nw_04") == "elite 1"
    assert table.options("harkonnen") == ["done", "ne_01", "ne_16", "se_05"]
    table.play("harkonnen", "ne_16", "ne_15", "ne_01", "ne_02", "all")
    assert table.legion("harkonnen", "ne_15") == "sardaukar 1"
    assert table.legion("harkonnen", "ne_02") == "regular 1, sardaukar 1"
    assert over(table, "sardaukar_disguised")


def test_i_decide_what_best_serves_his_majesty() -> None:
    legions = "ne_16: harkonnen sardaukar 1; carthag: harkonnen regular 2; ne_15: atreides regular 1"
    table = playing("i_decide_what_best_serves_his_majesty", legions=legions)
    table.play("harkonnen", "captain_aramsham")
    assert table.legion("harkonnen", "ne_16") == "sardaukar 1, captain_aramsham"
    assert table.options("harkonnen") == ["move", "surprise_attack", "pass"]
    table.play("harkonnen", "move")
    assert table.options("harkonnen") == ["done", "ne_16"]
    table.play("harkonnen", "ne_16", "se_01", "all")
    assert table.legion("harkonnen", "se_01") == "sardaukar 1, captain_aramsham"
    # Without the captain there is no legion that the card speaks of.
    assert over(playing("i_decide_what_best_serves_his_majesty", legions=legions, tank={"captain_aramsham": 1}),
                "i_decide_what_best_serves_his_majesty")  # fmt: skip


@pytest.mark.rule("WFA-RUL-110")
def test_seek_out_the_mahdi_pins_paul_for_one_turn() -> None:
    legions = "carthag: harkonnen regular 1; ne_16: atreides regular 2, paul_atreides, naib 1;"
    legions += "ne_15: harkonnen regular 1"
    table = playing("seek_out_the_mahdi", legions=legions)
    table.play("harkonnen", "carthag", "arrakeen")
    assert over(table, "seek_out_the_mahdi")
    assert table.g.pinned
    table.dice("harkonnen", mentat=3).turn("atreides", strategy=1, leadership=1)
    table.play("atreides", "strategy")
    # His legion cannot attack; others may leave him if somebody stays with him.
    assert "attack" not in table.options("atreides")
    table.play("atreides", "move", "ne_16", "se_01", "split")
    # One Regular Unit must stay with him; whether the Naib goes is free.
    assert table.prompt("atreides") == "prompt-split-generics"
    table.play("atreides", "1").play_quietly(until=lambda: table.g.turn is None)
    assert table.legion("atreides", "ne_16") == "regular 1, paul_atreides"
    assert table.legion("atreides", "se_01") == "regular 1, naib 1"
    assert not table.g.pinned


@pytest.mark.rule("WFA-RUL-110")
def test_paul_who_is_pinned_by_the_last_die_of_a_round_is_pinned_in_the_first_turn_of_the_next() -> None:
    table = position(legions="ne_16: atreides regular 2, paul_atreides")
    table.g.pinned = True
    table.g.phase = ACTIONS
    table.start(action_turn, ATREIDES).play_quietly(until=lambda: table.g.phase != ACTIONS)
    assert table.g.pinned, "without a Harkonnen die the round went on to its end, and no Atreides turn was taken"
    table.begin_turn("atreides").start(end_turn)
    assert not table.g.pinned


def test_spies_all_over_arrakis_find_facedown_sietches_but_no_turned_ones() -> None:
    table = playing("spies_all_over_arrakis", revealed="gara_kulon", legions="ne_01: atreides starting_token_1")
    assert "windgap" in table.options("harkonnen")
    assert "gara_kulon" not in table.options("harkonnen")
    table.play("harkonnen", "ne_01", "2")
    assert table.legion("atreides", "ne_01") == "regular 2", "tokens are found in the open desert too"

"""Every Planning card of House Harkonnen."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.cards import PLANNING_NUMBER
from sandtable.games.war_for_arrakis.leaders import BEAST_RABBAN
from sandtable.games.war_for_arrakis.rules.leaders import retire
from sandtable.games.war_for_arrakis.rules.marches import resolve_special_attack
from sandtable.games.war_for_arrakis.rules.planning import play_card
from sandtable.games.war_for_arrakis.state import ASIDE, RETIRED
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN
from tests.games.war_for_arrakis.playing import over, playing
from tests.games.war_for_arrakis.position import position


def test_hard_times_and_oppression_reinforces_every_settlement() -> None:
    table = playing("hard_times_and_oppression", destroyed="hagga_basin")
    table.play("harkonnen", "all", "all", "all", "all", "all")
    for village in ("arsunt", "imperial_basin", "north_pole"):
        assert table.legion("harkonnen", village) == "regular 1"
    assert table.legion("harkonnen", "hagga_basin") == ""
    assert table.legion("harkonnen", "carthag") == table.legion("harkonnen", "arrakeen") == "elite 1"
    assert over(table, "hard_times_and_oppression")


@pytest.mark.rule("WFA-GEN-03")
def test_a_card_may_be_carried_out_in_part_or_not_at_all() -> None:
    table = playing("hard_times_and_oppression")
    table.play("harkonnen", "pass", "all", "pass", "pass", "pass", "all")
    assert table.legion("harkonnen", "arsunt") == ""
    assert table.legion("harkonnen", "hagga_basin") == "regular 1"
    assert table.legion("harkonnen", "arrakeen") == "elite 1"
    assert over(table, "hard_times_and_oppression")


def test_forced_recruitment_brings_three_elites_and_a_leader_to_arrakeen() -> None:
    table = playing("forced_recruitment")
    table.play("harkonnen", "all")
    assert set(table.options("harkonnen")) == {
        "bashar", "baron_harkonnen", "beast_rabban", "captain_aramsham", "pass",
    }  # fmt: skip
    table.play("harkonnen", "beast_rabban")
    assert table.legion("harkonnen", "arrakeen") == "elite 3, beast_rabban"
    assert over(table, "forced_recruitment")


def test_forced_recruitment_is_nothing_without_arrakeen() -> None:
    assert over(playing("forced_recruitment", destroyed="arrakeen"), "forced_recruitment")


@pytest.mark.rule("WFA-LEAD-02")
def test_a_leader_is_not_placed_without_units() -> None:
    table = playing("forced_recruitment")
    table.play("harkonnen", "pass")
    assert over(table, "forced_recruitment")
    assert table.legion("harkonnen", "arrakeen") == ""


@pytest.mark.rule("WFA-GEN-05", "WFA-GEN-06")
def test_what_is_placed_may_come_from_elsewhere_on_the_board() -> None:
    table = playing("forced_recruitment", legions="carthag: harkonnen elite 2, regular 1, beast_rabban, bashar 1")
    table.play("harkonnen", "split")
    question = table.g.prompt(table.seat("harkonnen"))
    assert question is not None
    assert (question.message, question.args["unit"]) == ("prompt-place-unit", "unit-elite")
    table.play("harkonnen", "carthag", "from_supply", "pass")
    assert "beast_rabban" in table.options("harkonnen")
    table.play("harkonnen", "bashar", "carthag")
    [came] = [event.args for event in table.g.events(None) if event.message == "event-unit-relocated"]
    assert (came["unit"], came["origin"], came["where"]) == ("unit-elite", "area-carthag", "area-arrakeen")
    assert table.legion("harkonnen", "arrakeen") == "elite 2, bashar 1"
    assert table.legion("harkonnen", "carthag") == "regular 1, elite 1, beast_rabban"


@pytest.mark.rule("WFA-GEN-06", "WFA-LEAD-03")
def test_placing_the_last_unit_of_an_area_strands_its_leaders() -> None:
    table = playing("forced_recruitment", legions="carthag: harkonnen elite 1, beast_rabban")
    table.play("harkonnen", "split", "carthag", "pass", "pass", "pass")
    assert table.legion("harkonnen", "arrakeen") == "elite 1"
    assert table.tank("harkonnen")[0] == "beast_rabban"


@pytest.mark.rule("WFA-GEN-06", "WFA-LEAD-03")
def test_a_leader_placed_with_the_last_unit_of_an_area_is_not_stranded() -> None:
    table = playing("forced_recruitment", legions="carthag: harkonnen elite 1, bashar 1, beast_rabban")
    table.play("harkonnen", "split", "carthag", "pass", "pass", "bashar", "carthag")
    assert table.legion("harkonnen", "arrakeen") == "elite 1, bashar 1"
    assert table.legion("harkonnen", "carthag") == ""
    assert table.tank("harkonnen")[0] == "beast_rabban"


@pytest.mark.rule("WFA-GEN-07")
def test_nobody_is_placed_out_of_a_tank() -> None:
    table = playing("forced_recruitment", tank={"beast_rabban": 2})
    table.play("harkonnen", "all")
    assert "beast_rabban" not in table.options("harkonnen")


@pytest.mark.rule("WFA-UNIT-05", "WFA-UNIT-06")
def test_regular_units_stand_in_for_elite_ones_that_have_run_out() -> None:
    legions = "carthag: harkonnen elite 6; arsunt: harkonnen elite 5"
    table = playing("forced_recruitment", legions=legions)
    table.play("harkonnen", "all", "pass")
    assert table.legion("harkonnen", "arrakeen") == "regular 2, elite 1"


def test_beloved_feyd_rautha_brings_feyd_and_retires_rabban() -> None:
    table = playing("beloved_feyd_rautha", legions="carthag: harkonnen regular 1, beast_rabban")
    assert table.leader("feyd_rautha") == ASIDE
    assert table.leader("beast_rabban") == RETIRED
    assert table.legion("harkonnen", "carthag") == "regular 1"
    assert over(table, "beloved_feyd_rautha")


def test_beloved_feyd_rautha_lets_a_further_card_be_played() -> None:
    table = playing("beloved_feyd_rautha", hands={"corrino_ally": "moving_the_battle_group"})
    assert table.prompt("harkonnen") == "prompt-another-card"
    table.play("harkonnen", "moving_the_battle_group", "cne_01", "all", "bashar")
    assert table.legion("harkonnen", "cne_01") == "elite 2, bashar 1"
    assert over(table, "moving_the_battle_group")
    assert over(table, "beloved_feyd_rautha")


def test_beloved_feyd_rautha_otherwise_reinforces_him() -> None:
    table = playing("beloved_feyd_rautha", legions="ne_16: harkonnen regular 1, feyd_rautha", aside="feyd_rautha")
    table.play("harkonnen", "all")
    assert table.legion("harkonnen", "ne_16") == "regular 1, elite 2, feyd_rautha"
    assert over(table, "beloved_feyd_rautha")


def test_harkonnen_patrols_stand_in_three_empty_deserts() -> None:
    table = playing("harkonnen_patrols", legions="ne_10: atreides regular 1", wormsigns="ne_09", harvesters="ne_12")
    offered = table.options("harkonnen")
    assert "ne_14" in offered
    assert not {"ne_10", "ne_09", "ne_12", "carthag", "gara_kulon", "cne_01"} & set(offered)
    table.play("harkonnen", "ne_14")
    assert "ne_14" not in table.options("harkonnen")
    table.play("harkonnen", "se_05", "sw_06")
    for area in ("ne_14", "se_05", "sw_06"):
        assert table.legion("harkonnen", area) == "regular 1"
    assert over(table, "harkonnen_patrols")


def test_arsunt_legion_marches() -> None:
    table = playing("arsunt_legion")
    table.play("harkonnen", "all", "captain_aramsham")
    assert table.legion("harkonnen", "arsunt") == "regular 1, elite 1, captain_aramsham"
    assert table.options("harkonnen") == ["move", "pass"]
    table.play("harkonnen", "move", "arsunt", "carthag", "all")
    assert table.legion("harkonnen", "carthag") == "regular 1, elite 1, captain_aramsham"
    assert over(table, "arsunt_legion")


def test_arsunt_legion_attacks_without_surprise() -> None:
    table = playing("arsunt_legion", legions="nw_08: atreides regular 1")
    table.play("harkonnen", "all", "pass")
    assert table.options("harkonnen") == ["move", "attack", "pass"]
    table.play("harkonnen", "attack", "arsunt", "nw_08")
    assert "event-attack" in table.told()


def test_barons_personal_guard_takes_post_and_a_legion_moves() -> None:
    table = playing("barons_personal_guard", legions="north_pole: harkonnen regular 1")
    assert table.options("harkonnen") == ["arrakeen", "carthag", "pass"]
    table.play("harkonnen", "carthag", "all")
    assert table.options("harkonnen") == ["baron_harkonnen", "pass"]
    table.play("harkonnen", "baron_harkonnen")
    assert table.legion("harkonnen", "carthag") == "elite 2, baron_harkonnen"
    assert set(table.options("harkonnen")) == {"done", "carthag", "north_pole"}
    table.play("harkonnen", "north_pole", "cne_05")
    assert table.legion("harkonnen", "cne_05") == "regular 1"
    assert over(table, "barons_personal_guard")


def test_evidence_of_rebellion() -> None:
    table = playing("evidence_of_rebellion")
    table.play("harkonnen", "hagga_basin", "all")
    assert table.legion("harkonnen", "hagga_basin") == "elite 2"
    table.play("harkonnen", "1")
    assert len(table.hand("house_harkonnen")) == len(table.hand("corrino_ally")) == 1
    assert over(table, "evidence_of_rebellion")


def test_polar_cap_factories_mans_the_pole_and_clears_wormsigns() -> None:
    table = playing("polar_cap_factories", wormsigns="cne_05, csw_03, ne_01")
    table.play("harkonnen", "all")
    assert table.options("harkonnen") == ["bashar", "pass"]
    table.play("harkonnen", "bashar")
    assert table.options("harkonnen") == ["cne_05", "csw_03", "done"]
    table.play("harkonnen", "cne_05", "csw_03")
    assert table.g.wormsigns == 1 << AREA["ne_01"]
    assert table.legion("harkonnen", "north_pole") == "regular 2, elite 1, bashar 1"
    assert over(table, "polar_cap_factories")


def test_carthag_the_former_capital() -> None:
    table = playing("carthag_the_former_capital")
    table.play("harkonnen", "all")
    assert {"bashar", "baron_harkonnen"} <= set(table.options("harkonnen"))
    table.play("harkonnen", "bashar")
    assert table.legion("harkonnen", "carthag") == "regular 3, elite 1, bashar 1"


def test_workhorse_of_arrakis_places_vehicles_and_draws() -> None:
    table = playing("workhorse_of_arrakis")
    assert set(table.options("harkonnen")) == {"harvester", "carryall", "done"}
    table.play("harkonnen", "harvester", "ne_10", "carryall", "air_ne")
    assert table.g.harvesters == 1 << AREA["ne_10"]
    assert table.g.flyers.count(2) == 1
    table.play("harkonnen", "2")
    assert (len(table.hand("house_harkonnen")), table.hand("corrino_ally")) == (2, [])
    assert over(table, "workhorse_of_arrakis")


def test_spotter_control_clears_up_to_three_wormsigns() -> None:
    table = playing("spotter_control", wormsigns="ne_01, ne_02, ne_03, ne_10")
    assert {"ne_01", "ne_10"} <= set(table.options("harkonnen"))
    table.play("harkonnen", "ne_01", "ne_03", "ne_10")
    assert table.g.wormsigns == 1 << AREA["ne_02"]
    table.play("harkonnen", "0")
    assert len(table.hand("corrino_ally")) == 2


def test_explosive_artillery_moves_and_bombards() -> None:
    table = playing(
        "explosive_artillery",
        legions="ne_16: harkonnen regular 1; ne_14: atreides regular 3; gara_kulon: atreides starting_token_1",
        sietches={"gara_kulon": 3},
    )
    table.play("harkonnen", "ne_16", "ne_15")
    assert set(table.options("harkonnen")) == {"ne_14", "gara_kulon", "pass"}
    table.play("harkonnen", "gara_kulon")
    # The token under fire is revealed, the Sietch is not; four dice are thrown and nobody answers.
    assert "event-token-revealed" in table.told()
    assert "event-sietch-revealed" not in table.told()
    thrown = next(e.args for e in table.g.events(None)[table.read :] if e.message == "event-special-attack-roll")
    assert thrown["hits"] + thrown["shields"] + thrown["specials"] == 4
    assert thrown["count"] == thrown["hits"] + thrown["specials"]


@pytest.mark.rule("WFA-SETT-04")
def test_a_bombardment_destroys_no_settlement() -> None:
    table = position(legions="gara_kulon: atreides regular 2", sietches={"gara_kulon": 1})
    table.begin_turn("harkonnen").start(resolve_special_attack, ATREIDES, AREA["gara_kulon"], 1, 2, 1)
    assert table.legion("atreides", "gara_kulon") == ""
    assert AREA["gara_kulon"] in table.g.sietch_at
    assert table.g.supremacy == 0


def test_sandmasters() -> None:
    table = playing("sandmasters")
    table.play("harkonnen", "harvester", "ne_10", "harvester", "from_supply", "ne_12")
    table.play("harkonnen", "harvester", "from_supply", "ne_14")
    assert table.g.harvesters.bit_count() == 3
    table.play("harkonnen", "1")
    assert (len(table.hand("house_harkonnen")), table.hand("corrino_ally")) == (1, [])
    assert over(table, "sandmasters")


def test_mudir_nahya_attacks_by_surprise_with_rabban() -> None:
    legions = "ne_16: harkonnen regular 2; ne_15: atreides regular 1; carthag: harkonnen regular 1"
    table = playing("mudir_nahya", legions=legions)
    table.play("harkonnen", "ne_16", "all", "beast_rabban")
    assert table.legion("harkonnen", "ne_16") == "regular 2, elite 1, beast_rabban"
    assert table.options("harkonnen") == ["done", "ne_16"]
    table.play("harkonnen", "ne_16", "ne_15")
    assert "event-surprise-attack" in table.told()


def test_mudir_nahya_otherwise() -> None:
    table = playing("mudir_nahya", legions="ne_16: harkonnen regular 2; ne_15: atreides regular 1", aside="feyd_rautha")
    # Rabban is still in the game: the first half counts.
    assert table.prompt("harkonnen") == "prompt-place-units"
    table = position(
        legions="ne_16: harkonnen regular 2; ne_15: atreides regular 1", hands={"house_harkonnen": "mudir_nahya"}
    )
    retire(table.g, BEAST_RABBAN)
    table.begin_turn("harkonnen").start(play_card, HARKONNEN, PLANNING_NUMBER["mudir_nahya"])
    table.play("harkonnen", "all")
    assert {"bashar", "baron_harkonnen", "captain_aramsham"} <= set(table.options("harkonnen"))
    table.play("harkonnen", "bashar")
    assert table.legion("harkonnen", "ne_16") == "regular 2, elite 2, bashar 1"
    assert over(table, "mudir_nahya")


def test_hunter_seeker_reaches_leaders_in_sectors_with_own_legions() -> None:
    legions = "ne_16: atreides regular 1, paul_atreides; sw_08: atreides regular 1, stilgar; ne_01: harkonnen regular 1"
    table = playing("hunter_seeker", legions=legions)
    assert table.options("harkonnen") == ["paul_atreides", "pass"]
    table.play("harkonnen", "paul_atreides")
    assert table.tank("atreides")[0] == "paul_atreides"
    assert table.legion("atreides", "ne_16") == "regular 1"
    assert over(table, "hunter_seeker")

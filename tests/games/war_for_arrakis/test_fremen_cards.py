"""Every Planning card of the Fremen Ally."""

from typing import Any

import pytest

from sandtable.games.war_for_arrakis.board import AREA, SECTOR_IDS, ZONE
from sandtable.games.war_for_arrakis.rules.machines import resolve_rockets
from sandtable.games.war_for_arrakis.rules.marches import resolve_special_attack
from sandtable.games.war_for_arrakis.rules.prescience import shuffle_back_prescience
from sandtable.games.war_for_arrakis.state import DECK, LAID, ON_BOARD, SHOWN
from sandtable.games.war_for_arrakis.terms import FREMEN_ALLY, HARKONNEN
from tests.games.war_for_arrakis.playing import over, playing
from tests.games.war_for_arrakis.position import Position, position


@pytest.mark.rule("WFA-LEAD-26", "WFA-LEAD-27", "WFA-LEAD-28")
def test_shai_hulud_calls_the_wild_maker() -> None:
    table = playing("shai_hulud", wormsigns="ne_01")
    assert not {"ne_01", "gara_kulon", "carthag"} & set(table.options("atreides"))
    table.play("atreides", "ne_02")
    assert table.leader("wild_maker") == ON_BOARD
    assert table.g.worms == 1 << AREA["ne_02"]
    assert table.g.leader_spent[15]
    assert over(table, "shai_hulud")


def test_shai_hulud_otherwise_moves_and_attacks() -> None:
    table = playing("shai_hulud", wild_maker="ne_02", legions="ne_09: harkonnen regular 6")
    assert table.prompt("atreides") == "prompt-wild-maker-to"
    table.play("atreides", "ne_05", "ne_09")
    attack = [event.args for event in table.g.events(None)[table.read :] if event.message == "event-worm-attack"]
    assert attack[0]["hits"] + attack[0]["shields"] + attack[0]["specials"] == 6
    assert table.g.worms == 0


def test_wall_of_sandworms() -> None:
    table = playing("wall_of_sandworms", worms="ne_02", harvesters="ne_01")
    assert not {"ne_01", "ne_02", "ne_03", "sihaya_ridge"} & set(table.options("atreides"))
    table.play("atreides", "ne_05")
    table.play_quietly(until=lambda: table.prompt("atreides") == "prompt-desert-power")
    assert table.g.worms == 1 << AREA["ne_02"] | 1 << AREA["ne_05"]
    table.play("atreides", "nothing")
    assert over(table, "wall_of_sandworms")


def test_dust_chasms_take_two_harvesters_of_one_deep_desert() -> None:
    table = playing("dust_chasms", harvesters="ne_01, ne_02, sw_08, ne_09")
    assert table.options("atreides") == ["ne_01", "ne_02", "sw_08", "done"]
    table.play("atreides", "ne_01")
    # The second one must lie in the same sector.
    assert table.options("atreides") == ["ne_02", "done"]
    question = table.g.prompt(table.seat("atreides"))
    assert question is not None
    assert question.args["count"] == 1, "one more, and no other"
    table.play("atreides", "ne_02")
    assert table.g.harvesters == 1 << AREA["sw_08"] | 1 << AREA["ne_09"]
    assert table.prompt("atreides") == "prompt-desert-power"
    assert "event-removes-nothing" not in table.told()


def test_dust_chasms_may_spare_the_harvesters() -> None:
    table = playing("dust_chasms", harvesters="ne_01, ne_02").play("atreides", "done")
    assert table.g.harvesters == 1 << AREA["ne_01"] | 1 << AREA["ne_02"]
    assert "event-removes-nothing" in table.told()


def test_fremen_rockets_fly_where_an_own_legion_stands() -> None:
    table = playing(
        "fremen_rockets",
        legions="ne_16: atreides regular 1; sw_08: atreides regular 1",
        harvesters="ne_01, se_01",
        flyers="air_ne carryall",
    )
    assert table.options("atreides") == ["north_east", "pass"]
    table.play("atreides", "north_east")
    roll = next(event.args for event in table.g.events(None)[table.read :] if event.message == "event-rockets-roll")
    assert roll["hits"] + roll["shields"] + roll["specials"] == 3
    assert roll["count"] == roll["hits"] + roll["specials"]


@pytest.mark.rule("WFA-RUL-84")
def test_rockets_reach_air_zones_too() -> None:
    table = position(harvesters="ne_01, se_01", flyers="air_ne carryall, air_sw ornithopter")
    table.begin_turn("atreides").start(resolve_rockets, SECTOR_IDS.index("north_east"), 1, 1, 1)
    assert table.options("atreides") == ["ne_01", "air_ne", "done"]
    table.play("atreides", "air_ne")
    assert table.options("atreides") == ["ne_01", "done"]
    table.play("atreides", "ne_01")
    assert table.g.harvesters == 1 << AREA["se_01"]
    assert table.g.flyers[ZONE["air_ne"]] == 0
    assert table.g.flyers[ZONE["air_sw"]] == 1
    assert table.g.to_act == ()


def test_eyes_of_ibad_keep_a_card_on_offer() -> None:
    table = playing("eyes_of_ibad", shown="the_desert_war, stunted_worms")
    table.play("atreides", "the_desert_war")
    assert table.g.kept >= 0
    assert len(table.g.planning[FREMEN_ALLY].zones[LAID]) == 1
    table.begin_turn("harkonnen").start(shuffle_back_prescience)
    assert table.options("harkonnen") == ["stunted_worms", "done"]
    assert len(table.g.prescience_cards.zones[SHOWN]) == 2
    assert len(table.g.prescience_cards.zones[DECK]) == 14


def test_captured_ornithopter_turns_on_a_legion_in_reach() -> None:
    table = playing(
        "captured_ornithopter",
        legions="ne_16: harkonnen regular 4; carthag: harkonnen regular 1; sw_08: harkonnen regular 4;"
        "north_pole: harkonnen regular 1",
        flyers="air_ne ornithopter, air_sw carryall",
    )
    assert table.options("atreides") == ["air_ne", "pass"]
    table.play("atreides", "air_ne")
    assert table.g.flyers[ZONE["air_ne"]] == 0
    assert set(table.options("atreides")) == {"ne_16", "carthag", "north_pole", "pass"}
    table.play("atreides", "ne_16")
    roll = next(e.args for e in table.g.events(None)[table.read :] if e.message == "event-special-attack-roll")
    assert roll["hits"] + roll["shields"] + roll["specials"] == 3


def test_captured_ornithopter_without_one_attacks_nobody() -> None:
    table = playing("captured_ornithopter", legions="ne_16: harkonnen regular 4", flyers="air_ne carryall")
    assert over(table, "captured_ornithopter")
    table = playing("captured_ornithopter", legions="ne_16: harkonnen regular 4", flyers="air_ne ornithopter")
    table.play("atreides", "pass")
    assert over(table, "captured_ornithopter")


def test_a_special_attack_scores_hits_and_specials() -> None:
    table = position(legions="ne_16: harkonnen regular 4")
    table.begin_turn("atreides").start(resolve_special_attack, HARKONNEN, AREA["ne_16"], 1, 1, 1)
    assert table.legion("harkonnen", "ne_16") == "regular 2"


def test_crysknife() -> None:
    legions = "ne_16: atreides fedaykin 1, regular 1; ne_14: harkonnen regular 1, baron_harkonnen;"
    legions += "sw_08: harkonnen regular 1, beast_rabban; se_05: atreides regular 1"
    table = playing("crysknife", legions=legions)
    assert table.options("atreides") == ["done", "ne_16"]
    table.play("atreides", "ne_16", "ne_15", "all")
    assert table.options("atreides") == ["baron_harkonnen", "pass"]
    table.play("atreides", "baron_harkonnen")
    assert table.tank("harkonnen")[0] == "baron_harkonnen"
    assert over(table, "crysknife")


def test_cielagos_piping_message_reaches_a_threatened_sietch() -> None:
    # Two areas from Gara Kulon, beside Tasmin Sink, farther from every other Sietch.
    table = playing("cielagos_piping_message", legions="se_01: harkonnen regular 1")
    table.play("atreides", "from_supply")
    assert table.prompt("atreides") == "prompt-place-token-where"
    assert set(table.options("atreides")) == {"gara_kulon", "tasmin_sink"}
    table.play("atreides", "gara_kulon")
    assert table.legion("atreides", "gara_kulon") == "standard_token_1"
    table.play("atreides", "1")
    assert (len(table.hand("house_atreides")), table.hand("fremen_ally")) == (1, [])
    assert over(table, "cielagos_piping_message")


def test_cielagos_piping_message_may_call_a_token_from_elsewhere() -> None:
    legions = "se_04: harkonnen regular 1; windgap: atreides starting_token_1, naib 1"
    table = playing("cielagos_piping_message", legions=legions)
    table.play("atreides", "starting_token_1")
    assert table.legion("atreides", "tasmin_sink") == "starting_token_1"
    assert table.legion("atreides", "windgap") == ""


def test_jubba_cloaks_move_a_led_legion_in_desert() -> None:
    legions = "ne_16: atreides regular 1, naib 1; cne_01: atreides regular 1, naib 1; se_05: atreides regular 1"
    table = playing("jubba_cloaks", legions=legions, hands={"house_atreides": "war_plan"})
    assert table.options("atreides") == ["done", "ne_16"]
    table.play("atreides", "ne_16", "ne_15", "all")
    assert table.legion("atreides", "ne_15") == "regular 1, naib 1"
    assert table.prompt("atreides") == "prompt-another-card"


def test_hieregs() -> None:
    table = playing("hieregs")
    table.play("atreides", "ne_01", "ne_02")
    assert table.legion("atreides", "ne_01") == table.legion("atreides", "ne_02") == "regular 1"
    table.play("atreides", "place_wormsigns", "ne_03", "ne_10")
    assert over(table, "hieregs")


@pytest.mark.rule("WFA-HAZ-27")
def test_grandmother_of_a_storm() -> None:
    table = playing("grandmother_of_a_storm", legions="ne_16: harkonnen regular 6; carthag: harkonnen regular 6")
    table.play_quietly(until=lambda: not table.g.to_act)
    storms = [event.args["where"] for event in table.g.events(None)[table.read :] if event.message == "event-storm"]
    assert storms == ["area-ne-16"]
    assert over(table, "grandmother_of_a_storm")


@pytest.mark.rule("WFA-RUL-80")
def test_stillsuits_move_and_swap_tokens() -> None:
    legions = "ne_16: atreides regular 1; gara_kulon: atreides starting_token_1, starting_token_2, naib 1;"
    table = playing("stillsuits", legions=legions + "windgap: atreides regular 1; cne_01: atreides regular 1")
    assert "cne_01" not in table.options("atreides")
    table.play("atreides", "ne_16", "ne_15", "gara_kulon", "windgap")
    assert table.legion("atreides", "windgap") == "regular 1, starting_token_1, starting_token_2"
    # The Naib was left without Units.
    assert table.legion("atreides", "gara_kulon") == ""
    assert over(table, "stillsuits")


def test_stillsuits_swap_both_ways() -> None:
    legions = "gara_kulon: atreides starting_token_1; windgap: atreides starting_token_3, starting_token_4"
    table = playing("stillsuits", legions=legions)
    table.play("atreides", "done", "gara_kulon", "windgap")
    assert table.legion("atreides", "windgap") == "starting_token_1"
    assert table.legion("atreides", "gara_kulon") == "starting_token_3, starting_token_4"


def test_stillsuits_swap_nothing_where_one_sietch_is_left() -> None:
    fallen = "bight_of_the_cliff, habbanya_ridge, hobars_gap, rock_outcroppings, sihaya_ridge, tasmin_sink, windgap"
    table = playing("stillsuits", legions="gara_kulon: atreides starting_token_1", destroyed=fallen)
    assert table.play("atreides", "done").g.to_act == ()
    assert over(table, "stillsuits")


def test_i_am_stilgar_the_fremen() -> None:
    table = playing("i_am_stilgar_the_fremen", legions="cne_09: harkonnen regular 1")
    assert not {"cne_09", "carthag", "ne_16"} & set(table.options("atreides"))
    table.play("atreides", "pasty_mesa", "all")
    assert table.options("atreides") == ["stilgar", "pass"]
    table.play("atreides", "stilgar", "1")
    assert table.legion("atreides", "pasty_mesa") == "regular 1, elite 2, stilgar"
    [came] = [event.args for event in table.g.events(None) if event.message == "event-leader-arrives"]
    assert (came["who"], came["leader"], came["where"]) == ("side-atreides", "leader-stilgar", "area-pasty-mesa")
    assert (len(table.hand("house_atreides")), table.hand("fremen_ally")) == (1, [])
    assert over(table, "i_am_stilgar_the_fremen")


def test_thumpers_call_two_worms_beside_own_legions() -> None:
    table = playing("thumpers", legions="ne_16: atreides regular 1", stations="")
    assert set(table.options("atreides")) - {"done", "guerrilla_training"} == {"ne_15", "se_01"}
    table.play("atreides", "ne_15").play_quietly(until=lambda: "se_01" in table.options("atreides"))
    table.play("atreides", "se_01").play_quietly(until=lambda: not table.g.to_act)
    assert table.g.worms == 1 << AREA["ne_15"] | 1 << AREA["se_01"]
    assert over(table, "thumpers")


def moved_with(table: Position) -> list[Any]:
    """Who came along with a Sietch, as it is told."""
    told = [event.args for event in table.g.events(None)[table.read :] if event.message == "event-sietch-moved"]
    return list(told[0]["figures"])


def test_kitab_al_ibar_shifts_a_sietch_with_some_of_its_people() -> None:
    legions = "gara_kulon: atreides regular 2, naib 1, stilgar, starting_token_1"
    table = playing("kitab_al_ibar", legions=legions, sietches={"gara_kulon": 3}, harvesters="ne_12")
    table.play("atreides", "gara_kulon")
    # Empty Desert beside it: not the Plateau, not the Harvester's area.
    assert set(table.options("atreides")) == {"ne_13", "ne_14", "ne_15", "ne_16"}
    table.play("atreides", "ne_14", "go", "split", "1", "go", "1", "stay")
    assert table.g.sietch_at.count(AREA["ne_14"]) == 1
    assert AREA["gara_kulon"] not in table.g.sietch_at
    assert table.legion("atreides", "ne_14") == "regular 1, starting_token_1, naib 1"
    assert table.legion("atreides", "gara_kulon") == "regular 1, stilgar"
    assert moved_with(table) != ["nobody"]
    assert over(table, "kitab_al_ibar")


def test_kitab_al_ibar_may_leave_everybody_behind() -> None:
    table = playing("kitab_al_ibar", legions="gara_kulon: atreides regular 2")
    table.play("atreides", "gara_kulon", "ne_14", "stay")
    assert table.legion("atreides", "gara_kulon") == "regular 2"
    assert table.g.sietch_at.count(AREA["ne_14"]) == 1
    assert moved_with(table) == ["nobody"]


def test_sandtides_push_a_legion_to_an_empty_area() -> None:
    table = playing("sandtides", legions="ne_10: harkonnen regular 2, bashar 1; cne_01: harkonnen regular 1",
                    wormsigns="ne_03", harvesters="ne_10")  # fmt: skip
    assert table.options("atreides") == ["ne_10", "pass"]
    table.play("atreides", "ne_10")
    assert set(table.options("atreides")) == {"ne_07", "ne_12", "ne_14"}
    table.play("atreides", "ne_14")
    assert table.legion("harkonnen", "ne_14") == "regular 2, bashar 1"
    assert table.g.harvesters == 1 << AREA["ne_10"]
    assert table.prompt("atreides") == "prompt-desert-power"

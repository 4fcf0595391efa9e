"""Wormsigns in the action phase, Sandworms that rise, move and attack, and the Desert Power action."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, mask_of
from sandtable.games.war_for_arrakis.leaders import WILD_MAKER
from sandtable.games.war_for_arrakis.rules.combat_dice import hits_scored
from sandtable.games.war_for_arrakis.rules.desert_power import (
    BESIDE_LEGION,
    BESIDE_WORM,
    bare_areas,
    call_wild_maker,
    can_place_worms,
    desert_power,
    discard_wormsigns,
    move_wild_maker,
    place_worms,
    place_wormsigns,
    wild_maker_attacks,
    worm_reach,
    worm_targets,
    wormsign_areas,
)
from sandtable.games.war_for_arrakis.rules.worms import (
    enter_wormsign,
    harvester_falls,
    resolve_worm_attack,
    resolve_wormsign,
    worm_attacks,
    worm_strikes,
)
from sandtable.games.war_for_arrakis.state import ASIDE, ON_BOARD
from sandtable.games.war_for_arrakis.terms import (
    DEEP_DESERT,
    DEEP_SANDWORM,
    DESERT,
    MINOR_ERG,
    MOUNTAIN,
    NONE,
    PLATEAU,
    SAND,
    SANDWORM,
    Terrain,
)
from tests.games.war_for_arrakis.desert import area, harvesters, names, worms
from tests.games.war_for_arrakis.position import Position, position

LEGION = "ne_09: harkonnen regular 2"


def powered(**said: object) -> Position:
    """The Atreides side takes a Desert Power action."""
    return position(**said).begin_turn("atreides").start(desert_power)  # type: ignore[arg-type]


# What a throw scores.


@pytest.mark.rule("WFA-WORM-17", "WFA-WORM-18", "WFA-HAZ-28", "WFA-HAZ-29", "WFA-HAZ-30", "WFA-RUL-06")
@pytest.mark.parametrize(
    ("terrain", "worth"), [(DEEP_DESERT, 2), (DESERT, 1), (MINOR_ERG, 0), (PLATEAU, 0), (MOUNTAIN, 0)]
)
def test_hits_count_one_and_specials_by_terrain(terrain: Terrain, worth: int) -> None:
    for hits in range(7):
        for specials in range(7 - hits):
            assert hits_scored(terrain, hits, specials) == hits + worth * specials


# Entering a Wormsign.


@pytest.mark.rule("WFA-WORM-01", "WFA-HAZ-05", "WFA-HAZ-19")
def test_sand_is_a_false_alarm() -> None:
    table = position(legions=LEGION, wormsigns="ne_09").start(resolve_wormsign, area("ne_09"), SAND)
    assert table.legion("harkonnen", "ne_09") == "regular 2"
    assert worms(table) == []
    assert names(table.g.all_signs) == []
    assert list(table.g.unseen_signs) == [8, 4, 4]
    assert table.g.wormsigns_left == 16


@pytest.mark.rule("WFA-WORM-01", "WFA-WORM-06", "WFA-HAZ-06", "WFA-WORM-04", "WFA-RET-01")
def test_a_sandworm_drives_the_legion_where_the_opponent_says() -> None:
    table = position(legions=LEGION, wormsigns="ne_09").start(resolve_wormsign, area("ne_09"), SANDWORM)
    assert worms(table) == ["ne_09"]
    assert table.prompt("atreides") == "prompt-retreat-to"
    table.play("atreides", "ne_05")
    assert table.legion("harkonnen", "ne_05") == "regular 2"
    assert worms(table) == ["ne_09"], "the Sandworm stays"
    assert table.g.wormsigns_left == 16


@pytest.mark.rule("WFA-HAZ-07", "WFA-HAZ-08", "WFA-WORM-06")
@pytest.mark.parametrize(("where", "comes"), [("ne_09", False), ("ne_01", True), ("rimwall_west", False)])
def test_a_deep_sandworm_comes_in_deep_desert_only(where: str, comes: bool) -> None:
    table = position(legions=f"{where}: harkonnen regular 1", wormsigns=where, blasted="rimwall_west")
    table.start(resolve_wormsign, area(where), DEEP_SANDWORM)
    assert (worms(table) == [where]) == comes


@pytest.mark.rule("WFA-WORM-01", "WFA-WORM-03")
def test_only_a_harkonnen_legion_that_enters_reveals_a_wormsign() -> None:
    table = position(legions="ne_09: atreides regular 1; ne_11: harkonnen regular 1", wormsigns="ne_09")
    table.start(enter_wormsign, area("ne_09")).start(enter_wormsign, area("ne_11"))
    assert names(table.g.wormsigns) == ["ne_09"]
    table = position(legions=LEGION, wormsigns="ne_09").start(enter_wormsign, area("ne_09"))
    assert names(table.g.wormsigns) == []
    assert "event-wormsign-turned" in table.told()


@pytest.mark.rule("WFA-WORM-04", "WFA-HAZ-16", "WFA-RUL-24")
def test_a_legion_without_a_way_out_is_attacked_by_the_arriving_worm() -> None:
    ring = "ne_05, ne_07, ne_08, ne_11, ne_12, ne_13"
    table = position(legions="ne_09: harkonnen regular 6", wormsigns=f"ne_09, {ring}")
    table.start(resolve_wormsign, area("ne_09"), SANDWORM)
    assert "event-worm-attack" in table.told()
    assert worms(table) == [], "a Sandworm that attacked is gone"


@pytest.mark.rule("WFA-RET-04", "WFA-WORM-04")
def test_wormsigns_and_worms_bar_the_retreat() -> None:
    table = position(legions=LEGION, wormsigns="ne_09, ne_05, ne_07", worms="ne_08")
    table.start(resolve_wormsign, area("ne_09"), SANDWORM)
    table.play("atreides", "from_supply")
    assert table.options("atreides") == ["ne_11", "ne_12", "ne_13"]


@pytest.mark.rule("WFA-WORM-05", "WFA-HAZ-22")
def test_a_harvester_is_lost_when_the_legion_retreats_and_no_carryall_helps() -> None:
    table = position(legions=LEGION, wormsigns="ne_09", harvesters="ne_09", flyers="air_ne carryall")
    table.start(resolve_wormsign, area("ne_09"), SANDWORM).play("atreides", "ne_05")
    assert harvesters(table) == []
    assert table.g.to_act == ()
    assert table.g.flyers.count(2) == 1


@pytest.mark.rule("WFA-HAZ-09", "WFA-RUL-23", "WFA-WORM-06", "WFA-HAZ-10")
def test_the_atreides_side_chooses_the_figure() -> None:
    table = position(legions=LEGION, wormsigns="ne_09", worms="nw_01", aside="wild_maker")
    table.start(resolve_wormsign, area("ne_09"), SANDWORM)
    assert table.prompt("atreides") == "prompt-worm-figure"
    assert table.options("atreides") == ["from_supply", "wild_maker", "nw_01"]
    table.play("atreides", "nw_01")
    assert worms(table) == ["ne_09"]


@pytest.mark.rule("WFA-HAZ-09", "WFA-COMP-07")
def test_without_figures_in_the_supply_a_worm_comes_from_the_board() -> None:
    table = position(legions=LEGION, wormsigns="ne_09", worms="nw_01, nw_02, nw_04, nw_13")
    table.start(resolve_wormsign, area("ne_09"), SANDWORM)
    assert table.options("atreides") == ["nw_01", "nw_02", "nw_04", "nw_13"]


@pytest.mark.rule("WFA-HAZ-10", "WFA-LEAD-30")
def test_the_wild_maker_may_come_instead() -> None:
    table = position(legions=LEGION, wormsigns="ne_09", aside="wild_maker")
    table.start(resolve_wormsign, area("ne_09"), SANDWORM).play("atreides", "wild_maker")
    assert table.g.leader_at[WILD_MAKER] == AREA["ne_09"]
    assert table.g.sandworms == 0
    assert table.leader("wild_maker") == ON_BOARD


@pytest.mark.rule("WFA-WORM-02", "WFA-RIDE-11")
def test_laying_a_wormsign_reveals_nothing() -> None:
    table = position(legions=LEGION, harvesters="ne_11").begin_turn("atreides").start(place_wormsigns, 2)
    table.play("atreides", "ne_09", "ne_11")
    assert names(table.g.wormsigns) == ["ne_09", "ne_11"]
    assert "event-wormsign-turned" not in table.told()


# Desert Power.


@pytest.mark.rule("WFA-ACT-32", "WFA-ACT-33", "WFA-GEN-03", "WFA-ACT-36")
def test_desert_power_offers_what_is_possible_and_nothing() -> None:
    assert powered().options("atreides") == ["place_wormsigns", "nothing"]
    assert powered(worms="ne_09").options("atreides") == ["place_wormsigns", "move_worms", "nothing"]
    table = powered(worms="ne_09", harvesters="ne_11")
    assert table.options("atreides") == ["place_wormsigns", "move_worms", "attack_with_worm", "nothing"]
    table.play("atreides", "nothing")
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-ACT-33")
def test_wormsigns_go_to_desert_without_wormsign_worm_and_sietch() -> None:
    table = position(legions="ne_11: harkonnen regular 1; ne_12: atreides regular 1", wormsigns="ne_09", worms="ne_08")
    places = set(names(wormsign_areas(table.g)))
    assert {"ne_11", "ne_12", "ne_01", "cnw_04"} <= places
    assert not places & {"ne_09", "ne_08", "gara_kulon", "sihaya_ridge", "arrakeen", "pasty_mesa", "cse_01"}
    assert "gara_kulon" in names(wormsign_areas(position(destroyed="gara_kulon").g)), "WFA-BOARD-22"


@pytest.mark.rule("WFA-ACT-33")
def test_two_wormsigns_one_per_area() -> None:
    table = powered().play("atreides", "place_wormsigns", "ne_01")
    assert "ne_01" not in table.options("atreides")
    table.play("atreides", "ne_02")
    assert names(table.g.wormsigns) == ["ne_01", "ne_02"]
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-ACT-33", "WFA-GEN-03")
def test_one_wormsign_or_none_will_do() -> None:
    table = powered().play("atreides", "place_wormsigns", "ne_01", "done")
    assert names(table.g.wormsigns) == ["ne_01"]
    assert names(powered().play("atreides", "place_wormsigns", "done").g.wormsigns) == []


@pytest.mark.rule("WFA-COMP-07", "WFA-ACT-33")
def test_sixteen_wormsigns_and_no_more() -> None:
    fifteen = "ne_01, ne_02, ne_03, ne_04, ne_05, ne_06, ne_07, ne_08, ne_09, ne_10, ne_11, ne_12, ne_13, ne_14, ne_15"
    table = powered(wormsigns=fifteen).play("atreides", "place_wormsigns", "ne_16")
    assert table.g.to_act == ()
    assert powered(wormsigns=f"{fifteen}, ne_16").options("atreides") == ["nothing"]


@pytest.mark.rule("WFA-WORM-08", "WFA-RUL-50")
def test_a_sandworm_goes_one_or_two_areas_over_desert() -> None:
    reach = set(names(worm_reach(position(worms="ne_16").g, AREA["ne_16"])))
    assert {"ne_15", "gara_kulon", "se_01", "se_02", "se_04", "ne_14", "ne_12"} <= reach
    assert not reach & {"ne_16", "pasty_mesa", "cne_09", "ne_09"}


@pytest.mark.rule("WFA-RUL-50", "WFA-BOARD-10", "WFA-ATOM-07", "WFA-RUL-47")
def test_impassable_borders_stop_a_sandworm_until_the_atomics_open_them() -> None:
    reach = worm_reach(position(worms="ne_06").g, AREA["ne_06"])
    assert not set(names(reach)) & {"rimwall_west", "broken_land"}
    table = position(worms="ne_06", blasted="rimwall_west")
    assert "rimwall_west" in names(worm_reach(table.g, AREA["ne_06"]) & bare_areas(table.g))


@pytest.mark.rule("WFA-WORM-09", "WFA-ECO-05")
def test_a_move_ends_where_nothing_but_a_station_is() -> None:
    table = position(
        legions="ne_01: atreides regular 1; ne_02: harkonnen regular 1; ne_05: atreides starting_token_1",
        wormsigns="ne_04",
        harvesters="ne_08",
        worms="ne_09",
        stations="ne_06",
    )
    bare = set(names(bare_areas(table.g)))
    assert {"ne_06", "ne_11"} <= bare
    assert not bare & {"ne_01", "ne_02", "ne_05", "ne_04", "ne_08", "ne_09", "gara_kulon", "arrakeen"}


@pytest.mark.rule("WFA-WORM-10", "WFA-ACT-34")
def test_a_move_of_two_may_cross_anything() -> None:
    ring = "ne_05: harkonnen regular 1; ne_08: atreides regular 1; ne_07: harkonnen regular 2"
    table = powered(legions=ring, worms="ne_09", wormsigns="ne_11, ne_12", harvesters="ne_13")
    table.play("atreides", "move_worms", "ne_09")
    assert {"ne_02", "ne_03", "ne_06", "ne_10", "ne_14"} <= set(table.options("atreides"))
    table.play("atreides", "ne_02")
    assert worms(table) == ["ne_02"]


@pytest.mark.rule("WFA-ACT-34", "WFA-WORM-07")
def test_two_different_sandworms_move() -> None:
    table = powered(worms="ne_09, nw_01").play("atreides", "move_worms", "ne_09", "ne_11")
    assert table.options("atreides") == ["nw_01", "done"], "no Sandworm moves twice"
    table.play("atreides", "nw_01", "nw_03")
    assert worms(table) == ["ne_11", "nw_03"]


@pytest.mark.rule("WFA-ACT-34")
def test_the_second_worm_sees_what_the_first_one_did() -> None:
    table = powered(worms="ne_09, ne_08").play("atreides", "move_worms", "ne_09", "ne_11", "ne_08")
    assert "ne_09" in table.options("atreides")
    assert "ne_11" not in table.options("atreides")


@pytest.mark.rule("WFA-ACT-34", "WFA-WORM-09")
def test_a_worm_that_was_hemmed_in_can_follow_the_first_one() -> None:
    table = powered(worms="ne_09, ne_08", stations="")
    open_areas = mask_of([AREA["ne_11"], AREA["ne_08"], AREA["ne_09"]])
    # Wormsigns lie everywhere else, so that nothing but ne_11 is free to move to, and only ne_09 reaches it.
    table.g.wormsigns = int(table.g.deserts & ~open_areas & ~table.g.sietch_areas)
    table.start(desert_power).play("atreides", "move_worms")
    assert table.options("atreides") == ["ne_08", "ne_09", "done"]
    table.play("atreides", "ne_09", "ne_11")
    assert table.options("atreides") == ["ne_08", "done"]
    table.play("atreides", "ne_08")
    assert table.options("atreides") == ["ne_09"]


@pytest.mark.rule("WFA-WORM-12", "WFA-WORM-13", "WFA-RUL-50")
def test_what_a_sandworm_reaches_with_its_attack() -> None:
    table = position(
        legions="pasty_mesa: harkonnen regular 1; se_04: harkonnen regular 1; cse_03: harkonnen regular 1;"
        "cne_09: harkonnen regular 1; shield_wall_east: harkonnen regular 1; ne_12: harkonnen regular 1",
        harvesters="ne_15, ne_13",
        worms="ne_16",
    )
    # Plateaus beside it, Desert two areas away over Desert; not the Minor Erg behind a Plateau, nor a Mountain.
    assert names(worm_targets(table.g, AREA["ne_16"])) == ["cne_09", "ne_12", "ne_13", "ne_15", "pasty_mesa", "se_04"]


@pytest.mark.rule("WFA-WORM-13")
def test_minor_ergs_are_reached_and_mountains_are_not() -> None:
    table = position(legions="harg_pass: harkonnen regular 1; false_wall_east: harkonnen regular 1", worms="cse_02")
    assert names(worm_targets(table.g, AREA["cse_02"])) == ["harg_pass"]


@pytest.mark.rule("WFA-WORM-13", "WFA-WORM-07")
def test_a_sandworm_never_attacks_its_own_side() -> None:
    table = position(legions="ne_11: atreides regular 1", worms="ne_09")
    assert names(worm_targets(table.g, AREA["ne_09"])) == []


@pytest.mark.rule("WFA-WORM-11", "WFA-WORM-14", "WFA-RUL-82", "WFA-ACT-35")
def test_a_lone_harvester_is_removed_without_a_roll() -> None:
    table = powered(harvesters="ne_11", worms="ne_09", wormsigns="ne_11")
    table.play("atreides", "attack_with_worm", "ne_09", "ne_11")
    assert (harvesters(table), worms(table)) == ([], [])
    assert "event-worm-attack" not in table.told()
    assert names(table.g.wormsigns) == ["ne_11"]


@pytest.mark.rule("WFA-WORM-15", "WFA-WORM-16", "WFA-WORM-11")
@pytest.mark.parametrize(("said", "dice"), [({"worms": "ne_09"}, 4), ({"wild_maker": "ne_09"}, 6)])
def test_four_dice_or_six_for_the_wild_maker(said: dict[str, str], dice: int) -> None:
    table = position(legions="ne_11: harkonnen regular 6", **said)  # type: ignore[arg-type]
    table.start(worm_attacks, area("ne_09"), area("ne_11"))
    attack = next(event for event in table.g.events(None) if event.message == "event-worm-attack")
    assert attack.args["hits"] + attack.args["shields"] + attack.args["specials"] == dice
    assert worms(table) == []
    if "wild_maker" in said:
        assert table.leader("wild_maker") == ASIDE, "to the supply, never to the Tank (WFA-RUL-10)"


@pytest.mark.rule("WFA-WORM-18", "WFA-WORM-19", "WFA-EX-23")
@pytest.mark.parametrize(("where", "left"), [("ne_01", 3), ("ne_09", 4), ("pasty_mesa", 5), ("harg_pass", 5)])
def test_one_hit_and_one_special_by_terrain(where: str, left: int) -> None:
    table = position(legions=f"{where}: harkonnen regular 6").start(resolve_worm_attack, area(where), 1, 1, 1)
    table.play_quietly(until=lambda: False)
    assert table.legion("harkonnen", where) == f"regular {left}"


@pytest.mark.rule("WFA-WORM-19")
def test_the_owner_chooses_the_casualties() -> None:
    table = position(legions="ne_09: harkonnen regular 1, elite 1, bashar 1").start(
        resolve_worm_attack, area("ne_09"), 1, 0, 0
    )
    assert table.g.to_act == (table.seat("harkonnen"),)
    table.play("harkonnen", "bashar")
    assert table.legion("harkonnen", "ne_09") == "regular 1, elite 1"


@pytest.mark.rule("WFA-WORM-20", "WFA-HAZ-22")
def test_a_harvester_falls_with_the_last_unit() -> None:
    table = position(legions="ne_11: harkonnen regular 1", harvesters="ne_11", flyers="air_ne carryall")
    table.start(resolve_worm_attack, area("ne_11"), 1, 0, 0)
    table.start(harvester_falls, area("ne_11"))
    assert harvesters(table) == []
    spared = position(legions="ne_11: harkonnen regular 1", harvesters="ne_11")
    spared.start(resolve_worm_attack, area("ne_11"), 0, 4, 0).start(harvester_falls, area("ne_11"))
    assert harvesters(spared) == ["ne_11"]


@pytest.mark.rule("WFA-WORM-21", "WFA-SETT-04")
def test_a_settlement_survives_its_legion() -> None:
    table = position(legions="imperial_basin: harkonnen regular 1", blasted="rimwall_west")
    table.start(resolve_worm_attack, area("imperial_basin"), 4, 0, 0)
    assert table.legion("harkonnen", "imperial_basin") == ""
    assert table.g.settlements >> area("imperial_basin") & 1
    assert list(table.g.prescience) == [0, 0, 0]


@pytest.mark.rule("WFA-HAZ-15")
def test_a_worm_without_a_legion_strikes_nobody() -> None:
    table = position(worms="ne_09").start(worm_strikes, area("ne_09"))
    assert table.g.to_act == ()
    assert worms(table) == ["ne_09"]


# The Wild Maker.


@pytest.mark.rule("WFA-LEAD-26", "WFA-LEAD-27", "WFA-LEAD-28")
def test_the_wild_maker_enters_in_an_empty_desert_with_its_card_spent() -> None:
    table = position(wormsigns="ne_09", harvesters="ne_11").begin_turn("atreides").start(call_wild_maker)
    options = table.options("atreides")
    assert "ne_12" in options
    assert not {"ne_09", "ne_11", "ne_06", "gara_kulon", "pasty_mesa"} & set(options)
    table.play("atreides", "ne_12")
    assert worms(table) == ["ne_12"]
    assert table.g.leader_spent[WILD_MAKER]
    assert table.g.sandworms_left == 4


@pytest.mark.rule("WFA-LEAD-26", "WFA-RUL-46")
@pytest.mark.parametrize("said", [{"wild_maker": "ne_09"}, {"aside": "wild_maker"}])
def test_a_wild_maker_that_has_entered_is_not_called_again(said: dict[str, str]) -> None:
    table = position(**said).begin_turn("atreides").start(call_wild_maker)  # type: ignore[arg-type]
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-LEAD-10", "WFA-LEAD-30", "WFA-LEAD-14")
@pytest.mark.parametrize(("spent", "offered"), [("", True), ("wild_maker", False)])
def test_its_special_action_is_a_desert_power_action_while_its_card_is_face_up(spent: str, offered: bool) -> None:
    table = powered(wild_maker="ne_09", spent=spent)
    assert ("wild_maker" in table.options("atreides")) == offered
    assert "move_worms" in table.options("atreides"), "it is a Sandworm for every rule"


@pytest.mark.rule("WFA-LEAD-11", "WFA-LEAD-10")
def test_without_its_figure_on_the_board_it_has_no_special_action() -> None:
    assert "wild_maker" not in powered(aside="wild_maker").options("atreides")


@pytest.mark.rule("WFA-LEAD-10", "WFA-WORM-16")
def test_the_wild_maker_moves_and_then_attacks() -> None:
    table = position(wild_maker="ne_09", harvesters="ne_16").begin_turn("atreides")
    table.start(move_wild_maker).play("atreides", "ne_12")
    table.start(wild_maker_attacks)
    assert table.options("atreides") == ["ne_16", "done"]
    table.play("atreides", "ne_16")
    assert harvesters(table) == []
    assert table.leader("wild_maker") == ASIDE


@pytest.mark.rule("WFA-WORM-09", "WFA-LEAD-10")
@pytest.mark.parametrize(("left", "asked"), [("", False), ("ne_04", True)])
def test_the_wild_maker_stays_where_nothing_within_reach_is_bare(left: str, asked: bool) -> None:
    signs = [place for place in ("ne_01", "ne_04", "ne_06", "nw_01", "nw_05", "nw_07") if place != left]
    table = position(wild_maker="nw_03", wormsigns=", ".join(signs)).begin_turn("atreides").start(move_wild_maker)
    assert (table.prompt("atreides") == "prompt-wild-maker-to") == asked


@pytest.mark.rule("WFA-LEAD-13", "WFA-LEAD-10")
def test_its_special_action_spends_the_card() -> None:
    table = powered(wild_maker="ne_09", harvesters="ne_11").play("atreides", "wild_maker")
    table.play_quietly(until=lambda: False)
    assert table.g.leader_spent[WILD_MAKER]


# Cards.


@pytest.mark.rule("WFA-GEN-05", "WFA-RUL-23")
def test_a_card_lets_sandworms_rise_beside_a_worm_or_a_legion() -> None:
    table = position(worms="ne_09", wormsigns="ne_08").begin_turn("atreides").start(place_worms, 1, BESIDE_WORM)
    assert table.options("atreides") == ["ne_05", "ne_07", "ne_11", "ne_12", "ne_13", "done"]
    table.play("atreides", "ne_11")
    assert table.options("atreides") == ["from_supply", "ne_09"]
    table.play("atreides", "from_supply")
    assert worms(table) == ["ne_09", "ne_11"]
    table = position(legions="ne_09: atreides regular 1").begin_turn("atreides").start(place_worms, 2, BESIDE_LEGION)
    table.play("atreides", "ne_11", "ne_12", "from_supply")
    assert worms(table) == ["ne_11", "ne_12"]
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-GEN-05")
def test_a_card_without_room_brings_no_worm() -> None:
    assert not can_place_worms(position(legions="carthag: harkonnen regular 1").g, BESIDE_WORM)
    assert not can_place_worms(position(legions="arrakeen: atreides regular 1").g, BESIDE_LEGION)
    assert can_place_worms(position(worms="ne_09, ne_01, nw_01, nw_02").g, BESIDE_WORM), "one can come from the board"


@pytest.mark.rule("WFA-GEN-03", "WFA-RUL-25")
def test_a_card_takes_wormsigns_back_unseen() -> None:
    table = position(wormsigns="cne_05, cse_02, ne_01").begin_turn("harkonnen")
    table.start(discard_wormsigns, 99, area("north_pole"))
    assert table.options("harkonnen") == ["cne_05", "cse_02", "done"]
    table.play("harkonnen", "cne_05", "cse_02")
    assert names(table.g.wormsigns) == ["ne_01"]
    assert "event-wormsign-turned" not in table.told()
    table = position(wormsigns="cne_05, cse_02, ne_01").begin_turn("harkonnen").start(discard_wormsigns, 1, NONE)
    table.play("harkonnen", "ne_01")
    assert names(table.g.wormsigns) == ["cne_05", "cse_02"]

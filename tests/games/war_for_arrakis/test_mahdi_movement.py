"""The Mahdi moves legions (WFA-SMOV)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, TOUCHING
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.rules.mahdi.movement import mahdi_moves, merged_power
from sandtable.games.war_for_arrakis.rules.mahdi.strength import FAR, distances, power
from sandtable.games.war_for_arrakis.rules.mahdi.turns import mahdi_turn
from sandtable.games.war_for_arrakis.rules.retreat import retreat_areas
from sandtable.games.war_for_arrakis.terms import HARKONNEN, NONE, STRATEGY
from tests.games.war_for_arrakis.mahdi import QUIET, against, flyers, guards, reasons, standing, told, uses
from tests.games.war_for_arrakis.position import Position

FORTS = (
    "bight_of_the_cliff: atreides regular 6; gara_kulon: atreides regular 6; habbanya_ridge: atreides regular 6; "
    "hobars_gap: atreides regular 6; rock_outcroppings: atreides regular 6; sihaya_ridge: atreides regular 6; "
    "tasmin_sink: atreides regular 6"
)
"""All Sietches but Windgap are strongly held."""
ALL_FORTS = f"{FORTS}; windgap: atreides regular 6"


def moves(table: Position) -> list[tuple[str, str]]:
    """From where to where legions have moved."""
    found = []
    for message in ("event-moved", "event-flown"):
        found += [
            (args["origin"].removeprefix("area-"), args["where"].removeprefix("area-")) for args in told(table, message)
        ]
    return found


@pytest.mark.rule("WFA-SMOV-01", "WFA-SMOV-02")
def test_two_legions_move_toward_the_target_the_nearest_first() -> None:
    legions = "north_pole: harkonnen regular 3; arrakeen: harkonnen regular 3; imperial_basin: harkonnen regular 3"
    table = uses(against(f"{legions}; {FORTS}", target="windgap", **QUIET), "strategy")
    table.play_quietly(lambda: False)
    assert [origin for origin, _ in moves(table)] == ["north-pole", "imperial-basin"]
    assert reasons(table)["nearest-legion"] == (["area-imperial-basin"], ["area-arrakeen"])


@pytest.mark.rule("WFA-SMOV-03")
def test_of_equally_near_legions_the_strongest_moves_first() -> None:
    # Both are four areas from Windgap.
    legions = f"hagga_basin: harkonnen regular 2; hole_in_the_rock: harkonnen regular 3; {FORTS}"
    table = against(legions, target="windgap", **QUIET)
    away = distances(table.g, AREA["windgap"])
    assert away[AREA["hole_in_the_rock"]] == away[AREA["hagga_basin"]] == 4
    uses(table, "strategy")
    assert reasons(table)["strongest-legion"] == (["area-hole-in-the-rock"], ["area-hagga-basin"])


@pytest.mark.rule("WFA-SMOV-03", "WFA-RUL-99")
@pytest.mark.parametrize(
    ("first", "second", "asked"),
    [
        ("cne_06", "false_wall_east", True),
        ("false_wall_south", "cnw_01", False),
        ("north_pole", "false_wall_south", False),
    ],
)
def test_of_equal_legions_the_player_says_which_is_first_only_if_they_could_meet(
    first: str, second: str, asked: bool
) -> None:
    """The first two are both on their way to the same area, the others are not."""
    table = against(f"{first}: harkonnen regular 3; {second}: harkonnen regular 3; {FORTS}", target="windgap", **QUIET)
    uses(table, "strategy")
    assert (table.prompt("atreides") == "prompt-mahdi-legion") == asked
    if asked:
        assert set(table.options("atreides")) == {first, second}


@pytest.mark.rule("WFA-SMOV-04", "WFA-RUL-62")
def test_ways_lead_over_free_areas_only() -> None:
    table = against(
        "csw_04: atreides regular 1; csw_05: atreides regular 1; csw_06: atreides regular 1", worms="csw_02"
    )
    away = distances(table.g, AREA["windgap"])
    # The North Pole is three areas away if the way is free; now it leads around.
    assert away[AREA["north_pole"]] > 3
    assert away[AREA["csw_04"]] == 1
    free = distances(against().g, AREA["windgap"])
    assert free[AREA["north_pole"]] == 3
    assert FAR not in free


@pytest.mark.rule("WFA-SMOV-05", "WFA-SMOV-18")
def test_an_ornithopter_is_used_but_only_one_in_a_turn() -> None:
    legions = "north_pole: harkonnen regular 3; arrakeen: harkonnen regular 3"
    table = uses(
        against(f"{legions}; {FORTS}", target="windgap", flyers="air_ne ornithopter, air_c_south ornithopter", **QUIET),
        "strategy",
    )
    table.play_quietly(lambda: False)
    assert len(told(table, "event-flown")) == 1
    assert len(told(table, "event-moved")) == 1
    assert len(flyers(table)) == 1


@pytest.mark.rule("WFA-SMOV-05")
def test_an_ornithopter_stays_where_it_brings_a_legion_no_nearer() -> None:
    # Two areas from the Sietch, on foot it comes beside it.
    table = uses(
        against(
            f"wind_pass: harkonnen regular 1; windgap: atreides regular 3; {FORTS}",
            flyers="air_nw ornithopter",
            **QUIET,
        ),
        "strategy",
    )
    table.play_quietly(lambda: False)
    assert flyers(table) == {"air_nw": "ornithopter"}
    assert len(told(table, "event-moved")) == 1


@pytest.mark.rule("WFA-SMOV-06")
def test_only_legions_stronger_than_the_defenders_of_the_target_move() -> None:
    legions = "north_pole: harkonnen regular 1; arrakeen: harkonnen regular 4; windgap: atreides regular 2"
    table = uses(against(f"{legions}; {FORTS}", target="windgap", **QUIET), "strategy")
    table.play_quietly(lambda: False)
    assert [origin for origin, _ in moves(table)] == ["arrakeen"]
    assert "north_pole" in standing(table)


@pytest.mark.rule("WFA-SMOV-07", "WFA-SMOV-08")
def test_where_nobody_can_beat_the_target_the_nearest_other_sietch_is_marched_on() -> None:
    # Windgap is strong; Hobars Gap is nearer to it than Habbanya Ridge.
    legions = "north_pole: harkonnen regular 2; windgap: atreides regular 5; habbanya_ridge: atreides regular 5"
    table = against(legions, target="windgap", **QUIET)
    uses(table, "strategy")
    assert told(table, "event-mahdi-marches-on") == [{"where": "area-hobars-gap"}]
    chosen, others = reasons(table)["sietch-nearest-target"]
    assert chosen == ["area-hobars-gap"]
    assert "area-tasmin-sink" in others
    assert "area-habbanya-ridge" not in others


@pytest.mark.rule("WFA-SMOV-09", "WFA-SMOV-08")
def test_of_equally_near_ones_that_of_the_highest_rank() -> None:
    table = against(
        "north_pole: harkonnen regular 2; windgap: atreides regular 5",
        target="windgap",
        sietches={"hobars_gap": 3, "habbanya_ridge": 1},
        **QUIET,
    )
    away = distances(table.g, AREA["windgap"])
    uses(table, "strategy")
    assert away[AREA["hobars_gap"]] == away[AREA["habbanya_ridge"]]
    assert reasons(table)["temporary-highest-rank"] == (["area-hobars-gap"], ["area-habbanya-ridge"])
    assert told(table, "event-mahdi-marches-on")[0]["where"] == "area-hobars-gap"


@pytest.mark.rule("WFA-SMOV-10")
def test_the_temporary_target_lasts_for_one_turn() -> None:
    ranks = {"hobars_gap": 3, "habbanya_ridge": 1}
    table = against(
        "north_pole: harkonnen regular 2; windgap: atreides regular 5", target="windgap", sietches=ranks, **QUIET
    )
    uses(table, "strategy")
    assert table.g.view(0)["mahdi"]["marches_on"] == "hobars_gap"
    table.g.forced_result = STRATEGY
    table.begin_turn("harkonnen").start(mahdi_turn)
    # Checked again, and found again.
    assert told(table, "event-mahdi-marches-on")[0]["where"] == "area-hobars-gap"
    table.g.automaton.march_on = 0
    table.g.forced_result = 2
    table.begin_turn("harkonnen").start(mahdi_turn)
    assert table.g.view(0)["mahdi"]["marches_on"] is None


@pytest.mark.rule("WFA-SMOV-10")
def test_a_temporary_target_that_has_fallen_is_replaced() -> None:
    legions = "north_pole: harkonnen regular 2; windgap: atreides regular 5"
    table = against(legions, target="windgap", destroyed="hobars_gap", **QUIET)
    table.g.automaton.march_on = 3
    uses(table, "strategy")
    assert table.g.view(0)["mahdi"]["marches_on"] == "habbanya_ridge"


@pytest.mark.rule("WFA-RUL-62")
def test_where_no_sietch_can_be_beaten_the_legions_gather_at_the_target() -> None:
    table = against(f"arrakeen: harkonnen regular 2; {FORTS}; windgap: atreides regular 6", target="windgap", **QUIET)
    uses(table, "strategy")
    table.play_quietly(lambda: False)
    assert len(moves(table)) == 1
    assert table.g.view(0)["mahdi"]["marches_on"] == "windgap"


# Equal ways (WFA-SMOV-11 to 16). From cne_01 to Windgap a step nearer are the Mountains Hole in the Rock and cne_04 and
# the Plateaus Imperial Basin and Hagga Basin.


@pytest.mark.rule("WFA-SMOV-11", "WFA-SMOV-12")
def test_a_way_that_ends_with_another_legion_is_taken_and_its_limit_filled() -> None:
    legions = "cne_01: harkonnen regular 2, sardaukar 1, elite 1, bashar 1; hagga_basin: harkonnen regular 4"
    table = against(f"{legions}; {FORTS}", target="windgap", **QUIET)
    uses(table, "leadership")
    # The best two Units and the leader fill the limit of six.
    assert table.legion("harkonnen", "hagga_basin") == "regular 4, elite 1, sardaukar 1, bashar 1"
    assert table.legion("harkonnen", "cne_01") == "regular 2"
    assert reasons(table)["join-a-legion"][0] == ["area-hagga-basin"]


@pytest.mark.rule("WFA-SMOV-12", "WFA-RUL-99")
def test_between_regular_units_and_tokens_the_player_chooses_who_goes_along() -> None:
    table = against(
        f"cne_01: harkonnen regular 1, bashar 1; hagga_basin: harkonnen regular 5; {FORTS}",
        guards="cne_01: silver_1",
        target="windgap",
        **QUIET,
    )
    uses(table, "leadership")
    assert table.prompt("atreides") == "prompt-mahdi-figure"
    assert table.options("atreides") == ["regular", "silver_token"]
    table.play("atreides", "silver_token")
    assert guards(table, "hagga_basin") == 1
    assert table.legion("harkonnen", "cne_01") == "regular 1"


@pytest.mark.rule("WFA-SMOV-12", "WFA-RUL-99")
def test_where_several_can_go_along_they_are_chosen_one_after_another() -> None:
    table = against(
        f"cne_01: harkonnen regular 2, bashar 1; hagga_basin: harkonnen regular 4; {FORTS}",
        guards="cne_01: silver_1, black_1",
        target="windgap",
        **QUIET,
    )
    uses(table, "leadership")
    table.play("atreides", "black_token")
    assert table.options("atreides") == ["regular", "silver_token"]
    table.play("atreides", "regular")
    assert table.legion("harkonnen", "hagga_basin") == "regular 5, bashar 1"
    assert table.legion("harkonnen", "cne_01") == "regular 1"
    assert (guards(table, "hagga_basin"), guards(table, "cne_01")) == (1, 1)


@pytest.mark.rule("WFA-SMOV-12")
def test_better_units_go_along_without_a_choice() -> None:
    table = against(
        f"cne_01: harkonnen regular 1, elite 1, bashar 1; hagga_basin: harkonnen regular 4; {FORTS}",
        guards="cne_01: silver_1",
        target="windgap",
        **QUIET,
    )
    uses(table, "leadership").play("atreides", "silver_token")
    assert table.legion("harkonnen", "hagga_basin") == "regular 4, elite 1, bashar 1"
    assert guards(table, "hagga_basin") == 1
    assert table.legion("harkonnen", "cne_01") == "regular 1"


@pytest.mark.rule("WFA-SMOV-12")
@pytest.mark.parametrize(
    ("goes", "tokens"),
    [("regular 1, bashar 2", ""), ("elite 1, beast_rabban", ""), ("sardaukar 1", "silver_1, black_1")],
)
def test_legions_that_join_are_as_strong_as_one_of_all_their_figures(goes: str, tokens: str) -> None:
    """Facedown tokens count among the others, whatever they hide."""
    guards = f"csw_04: {tokens}" if tokens else ""
    apart = against(f"csw_04: harkonnen {goes}; csw_05: harkonnen regular 2", guards=guards)
    one = against(f"csw_05: harkonnen regular 2; csw_05: harkonnen {goes}", guards=guards.replace("csw_04", "csw_05"))
    merged = merged_power(apart.g, AREA["csw_04"], AREA["csw_05"])
    assert merged == power(one.g, HARKONNEN, AREA["csw_05"])


@pytest.mark.rule("WFA-SMOV-11")
def test_a_full_legion_is_not_joined() -> None:
    table = against(f"cne_01: harkonnen regular 3, bashar 1; hagga_basin: harkonnen regular 6; {FORTS}", **QUIET)
    uses(table, "leadership")
    table.play_quietly(lambda: False)
    assert moves(table)
    assert table.legion("harkonnen", "hagga_basin") == "regular 6"


@pytest.mark.rule("WFA-SMOV-13")
def test_then_the_way_that_ends_nearest_to_any_sietch() -> None:
    # From Arrakeen to Gara Kulon over Imperial Basin or Rimwall West, from which Sihaya Ridge is only three areas away.
    table = uses(against(f"arrakeen: harkonnen regular 3; {ALL_FORTS}", target="gara_kulon", **QUIET), "strategy")
    assert moves(table) == [("arrakeen", "rimwall-west")]
    assert reasons(table)["near-a-sietch"] == (["area-rimwall-west"], ["area-imperial-basin"])


@pytest.mark.rule("WFA-SMOV-14")
def test_then_one_that_ends_in_mountains() -> None:
    table = uses(against(f"cne_01: harkonnen regular 3; {FORTS}", target="windgap", **QUIET), "strategy")
    chosen, others = reasons(table)["end-in-mountains"]
    assert chosen == ["area-hole-in-the-rock", "area-cne-04"]
    assert others == ["area-imperial-basin", "area-hagga-basin"]
    assert table.options("atreides") == ["hole_in_the_rock", "cne_04"]


@pytest.mark.rule("WFA-SMOV-15")
def test_then_one_that_ends_on_a_plateau_or_minor_erg() -> None:
    # From csw_01 and its like: Plateau csw_02 or False Wall West rather than Desert csw_04.
    table = against(f"wind_pass: harkonnen regular 3; {FORTS}; windgap: atreides regular 1", target="windgap", **QUIET)
    uses(table, "strategy")
    assert moves(table) == [("wind-pass", "csw-02")]
    assert reasons(table)["end-on-plateau"] == (["area-csw-02"], ["area-csw-04"])


@pytest.mark.rule("WFA-SMOV-16")
def test_then_one_that_ends_in_desert_without_a_wormsign() -> None:
    # From csw_03 to Windgap over csw_04 or csw_05, both Desert.
    table = against(
        f"csw_03: harkonnen regular 3; {FORTS}; windgap: atreides regular 1",
        target="windgap",
        wormsigns="csw_04",
        **QUIET,
    )
    uses(table, "strategy")
    assert moves(table) == [("csw-03", "csw-05")]
    assert reasons(table)["end-off-wormsigns"] == (["area-csw-05"], ["area-csw-04"])


@pytest.mark.rule("WFA-SOLO-05")
def test_of_ways_equal_in_everything_the_player_chooses() -> None:
    table = against(f"csw_03: harkonnen regular 3; {FORTS}; windgap: atreides regular 1", target="windgap", **QUIET)
    uses(table, "strategy")
    assert table.prompt("atreides") == "prompt-mahdi-way"
    assert table.options("atreides") == ["csw_04", "csw_05"]
    table.play("atreides", "csw_05")
    assert moves(table) == [("csw-03", "csw-05")]


@pytest.mark.rule("WFA-SMOV-17")
def test_impassable_borders_do_not_stop_the_mahdi() -> None:
    table = against("rimwall_west: harkonnen regular 2; ne_08: atreides regular 1", target="sihaya_ridge", **QUIET)
    away = distances(table.g, AREA["sihaya_ridge"])
    assert TOUCHING[AREA["rimwall_west"]] >> AREA["ne_06"] & 1
    assert away[AREA["rimwall_west"]] == 3
    uses(table, "strategy")
    # It attacks across the cliffs.
    assert told(table, "event-attack")[0]["where"] == "area-ne-08"
    # Forced retreats cross them too.
    assert retreat_areas(table.g, HARKONNEN, AREA["rimwall_west"]) >> AREA["ne_06"] & 1


@pytest.mark.rule("WFA-SMOV-19")
def test_a_legion_beside_the_target_stays() -> None:
    table = against(
        f"csw_04: harkonnen regular 1; arrakeen: harkonnen regular 4; windgap: atreides regular 2; {FORTS}",
        target="windgap",
        **QUIET,
    )
    uses(table, "strategy")
    table.play_quietly(lambda: False)
    assert [origin for origin, _ in moves(table)] == ["arrakeen"]
    assert told(table, "event-mahdi-stands-still") == []


@pytest.mark.rule("WFA-SMOV-19")
def test_where_nobody_can_move_that_is_told() -> None:
    table = against("csw_04: harkonnen regular 1", target="windgap", **QUIET)
    table.start(mahdi_moves, 2, ANY_LEGION, NONE)
    assert moves(table) == []
    assert len(told(table, "event-mahdi-stands-still")) == 1


@pytest.mark.rule("WFA-SMOV-20")
def test_legions_beside_the_target_merge_into_the_greatest() -> None:
    table = against(
        f"csw_04: harkonnen regular 2; csw_05: harkonnen regular 3, bashar 1; windgap: atreides regular 5; {FORTS}",
        target="windgap",
        **QUIET,
    )
    uses(table, "strategy")
    table.play_quietly(lambda: False)
    assert len(moves(table)) == 1
    merged = moves(table)[0][1].replace("-", "_")
    assert table.legion("harkonnen", merged) == "regular 5, bashar 1"


@pytest.mark.rule("WFA-SMOV-20")
def test_a_merger_that_makes_nothing_greater_is_not_made() -> None:
    table = against(
        f"csw_04: harkonnen regular 6; csw_05: harkonnen regular 3; windgap: atreides regular 6, naib 2; {FORTS}",
        target="windgap",
        **QUIET,
    )
    uses(table, "strategy")
    table.play_quietly(lambda: False)
    assert moves(table) == []


# Garrisons (WFA-SMOV-21).


@pytest.mark.rule("WFA-SMOV-21", "WFA-RUL-63", "WFA-RUL-101")
def test_a_settlement_that_a_legion_has_left_gets_a_token_of_each_colour() -> None:
    table = uses(against(f"arrakeen: harkonnen regular 3; {FORTS}", target="windgap", **QUIET), "strategy")
    table.play_quietly(lambda: False)
    assert [args["colour"] for args in told(table, "event-guard-posted")] == ["guard-silver", "guard-black"]
    assert guards(table, "arrakeen") == 2
    assert table.g.view(0)["mahdi"]["tokens_left"] == {"silver": 5, "black": 5}
    legion = next(area for area in table.g.view(0)["areas"] if area["area"] == "arrakeen")["legions"][0]
    assert legion == {"side": "harkonnen", "silver_tokens": 1, "black_tokens": 1}


@pytest.mark.rule("WFA-RUL-63")
def test_a_part_that_leaves_leaves_no_tokens() -> None:
    legions = f"hagga_basin: harkonnen regular 4, bashar 1; splintered_rock: harkonnen regular 4; {FORTS}"
    table = uses(against(legions, **QUIET), "leadership")
    assert table.legion("harkonnen", "hagga_basin") == "regular 2"
    assert guards(table, "hagga_basin") == 0


@pytest.mark.rule("WFA-SSPC-04", "WFA-SMOV-21")
def test_tokens_move_like_units_and_are_relieved() -> None:
    table = against(FORTS, guards="arrakeen: silver_1, black_1", target="windgap", **QUIET)
    uses(table, "strategy")
    table.play_quietly(lambda: False)
    assert guards(table, moves(table)[0][1].replace("-", "_")) == 2
    assert guards(table, "arrakeen") == 2
    assert table.g.view(0)["mahdi"]["tokens_left"] == {"silver": 4, "black": 4}

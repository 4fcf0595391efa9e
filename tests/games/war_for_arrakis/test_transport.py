"""Troop-transport (WFA-AIR)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, AREA_IDS, ZONE, areas_in
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION, WITH
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER
from sandtable.games.war_for_arrakis.rules.movement import (
    attack_with,
    destinations,
    flight_zones,
    move_legions,
    targets,
)
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, NONE, ORNITHOPTER
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Do
from tests.games.war_for_arrakis.position import Position, position


def ends(table: Position, area: str) -> set[str]:
    mask = destinations(table.g, HARKONNEN, AREA[area])
    return {AREA_IDS[area] for area in areas_in(mask)}


def moving(table: Position, count: int = 2) -> Position:
    table.begin_turn("harkonnen")
    return table.start(move_legions, HARKONNEN, count, ANY_LEGION, NONE)


@pytest.mark.rule("WFA-AIR-01")
def test_transport_serves_moves_and_attacks_of_the_harkonnen_side_only() -> None:
    table = position(
        legions="arrakeen: harkonnen regular 2; ne_08: atreides regular 1; ne_04: atreides regular 1",
        flyers="air_ne ornithopter",
    )
    assert "cne_02" in ends(table, "arrakeen"), "two areas away"
    assert targets(table.g, HARKONNEN, AREA["arrakeen"]) >> AREA["ne_08"] & 1
    two_away = destinations(table.g, ATREIDES, AREA["ne_08"])
    assert not two_away >> AREA["cne_02"] & 1


@pytest.mark.rule("WFA-AIR-02")
def test_one_ornithopter_connected_to_the_sector_of_the_start() -> None:
    table = position(legions="arrakeen: harkonnen regular 2", flyers="air_nw ornithopter, air_c_east carryall")
    assert flight_zones(table.g, AREA["arrakeen"]) == []
    assert "cne_02" not in ends(table, "arrakeen")
    table.g.flyers = replaced(table.g.flyers, ZONE["air_c_east"], ORNITHOPTER)
    assert flight_zones(table.g, AREA["arrakeen"]) == [ZONE["air_c_east"]]
    assert "cne_02" in ends(table, "arrakeen")


@pytest.mark.rule("WFA-AIR-03")
def test_the_sector_of_the_end_does_not_matter() -> None:
    table = position(legions="arrakeen: harkonnen regular 2", flyers="air_c_east ornithopter")
    assert "ne_08" in ends(table, "arrakeen"), "north-east is not connected to that Air Zone"


@pytest.mark.rule("WFA-AIR-04")
def test_the_ornithopter_used_is_removed() -> None:
    table = position(legions="arrakeen: harkonnen regular 2", flyers="air_c_east ornithopter, air_ne ornithopter")
    moving(table, 1).play("harkonnen", "arrakeen", "cne_02")
    assert table.prompt("harkonnen") == "prompt-transport"
    assert table.options("harkonnen") == ["air_ne", "air_c_east"]
    table.play("harkonnen", "air_c_east", "all")
    assert table.g.flyers[ZONE["air_c_east"]] == 0
    assert table.g.flyers[ZONE["air_ne"]] == ORNITHOPTER
    assert table.legion("harkonnen", "cne_02") == "regular 2"
    assert table.told()[0] == "event-flown"


@pytest.mark.rule("WFA-AIR-08")
def test_who_comes_where_a_legion_was_flown_that_has_gone_on_may_fly() -> None:
    table = position(
        legions="arrakeen: harkonnen regular 2; cne_06: harkonnen elite 2",
        flyers="air_ne ornithopter, air_c_east ornithopter, air_c_north ornithopter",
    )
    table.begin_turn("harkonnen")
    for moves in (["arrakeen", "cne_02", "air_ne", "all"], ["cne_02", "cne_07", "all"], ["cne_06", "cne_02", "all"]):
        table.start(move_legions, HARKONNEN, 1, ANY_LEGION, NONE).play("harkonnen", *moves)
    assert (table.legion("harkonnen", "cne_07"), table.legion("harkonnen", "cne_02")) == ("regular 2", "elite 2")
    assert flight_zones(table.g, AREA["cne_07"]) == []
    assert flight_zones(table.g, AREA["cne_02"]) == [ZONE["air_c_east"], ZONE["air_c_north"]]


def test_a_legion_that_can_walk_needs_no_ornithopter() -> None:
    table = position(legions="arrakeen: harkonnen regular 2", flyers="air_ne ornithopter")
    moving(table, 1).play("harkonnen", "arrakeen", "carthag", "all")
    assert table.g.flyers[ZONE["air_ne"]] == ORNITHOPTER


@pytest.mark.rule("WFA-AIR-05")
@pytest.mark.rule("WFA-RUL-33")
@pytest.mark.rule("WFA-REF-06")
@pytest.mark.rule("WFA-REF-07")
def test_the_range_grows_by_one_area_across_any_border() -> None:
    table = position(legions="broken_land: harkonnen regular 2", flyers="air_ne ornithopter")
    found = ends(table, "broken_land")
    assert "ne_06" in found, "merely across one impassable border"
    assert "ne_02" in found, "an impassable border and one area more"
    assert "ne_10" not in found, "three areas away"
    attack = position(legions="arrakeen: harkonnen regular 2; ne_06: atreides regular 1", flyers="air_ne ornithopter")
    attack.begin_turn("harkonnen")
    attack.start(attack_with, HARKONNEN, ANY_LEGION, NONE, 0, 0)
    attack.play("harkonnen", "arrakeen", "ne_06")
    assert attack.g.flyers[ZONE["air_ne"]] == 0
    assert "event-attack-flown" in attack.told()


@pytest.mark.rule("WFA-AIR-06")
def test_enemies_and_worms_are_flown_over() -> None:
    """From csw_04, csw_01 lies beyond csw_02 alone, the areas south of csw_05 beyond it alone."""
    table = position(
        legions="csw_04: harkonnen regular 2; csw_02: atreides regular 1", worms="csw_05", flyers="air_sw ornithopter"
    )
    assert {"csw_01", "csw_06"} <= ends(table, "csw_04")
    table.g.flyers = (0,) * 8
    assert ends(table, "csw_04") == {"csw_03", "wind_pass"}


@pytest.mark.rule("WFA-AIR-07")
def test_the_end_is_free() -> None:
    table = position(
        legions="csw_04: harkonnen regular 2; csw_01: atreides regular 1", worms="csw_03", flyers="air_sw ornithopter"
    )
    assert not {"csw_01", "csw_03", "windgap"} & ends(table, "csw_04")


@pytest.mark.rule("WFA-AIR-08")
def test_a_legion_is_transported_once_a_turn() -> None:
    table = position(
        legions="arrakeen: harkonnen regular 2, beast_rabban", flyers="air_ne ornithopter, air_c_east ornithopter"
    )
    table.begin_turn("harkonnen")
    rabban = LEADER_NUMBER["beast_rabban"]
    table.go(Do(move_legions, HARKONNEN, 1, WITH, rabban), Do(move_legions, HARKONNEN, 1, WITH, rabban))
    table.play("harkonnen", "arrakeen", "cne_02", "air_ne", "all")
    table.play("harkonnen", "cne_02")
    assert set(table.options("harkonnen")) == {
        "cne_03",
        "cne_06",
        "cne_07",
        "cne_08",
        "imperial_basin",
        "rimwall_west",
    }, "only its neighbours"


@pytest.mark.rule("WFA-RUL-34")
@pytest.mark.rule("WFA-AIR-08")
@pytest.mark.parametrize(("first", "then", "flies"), [("carthag", "cne_01", True), ("cne_02", "cne_06", False)])
def test_who_has_walked_may_still_fly_and_who_has_flown_may_not_again(first: str, then: str, flies: bool) -> None:
    """Two moves of one turn: beside Arrakeen on foot, or farther by one of two Ornithopters; then to the next area."""
    table = position(legions="arrakeen: harkonnen regular 2", flyers="air_c_east ornithopter, air_ne ornithopter")
    moving(table, 1).play("harkonnen", "arrakeen", first)
    table.play("harkonnen", *(["all"] if flies else ["air_ne", "all"]))
    table.start(move_legions, HARKONNEN, 1, ANY_LEGION, NONE).play("harkonnen", first, then, "all")
    assert table.legion("harkonnen", then) == "regular 2"
    assert bool(flight_zones(table.g, AREA[then])) == flies


def test_two_legions_of_one_action_may_both_fly() -> None:
    table = position(
        legions="arrakeen: harkonnen regular 2; carthag: harkonnen regular 1",
        flyers="air_ne ornithopter, air_c_east ornithopter",
    )
    moving(table).play("harkonnen", "arrakeen", "cne_02", "air_ne", "all")
    table.play("harkonnen", "carthag", "imperial_basin")
    assert list(table.g.flyers) == [0] * 8
    assert table.legion("harkonnen", "imperial_basin") == "regular 1"


@pytest.mark.rule("WFA-RUL-34", "WFA-AIR-08", "WFA-EX-09")
@pytest.mark.parametrize(("version", "flies"), [(GAME.rules_version, True), (3, False)])
def test_who_stands_where_another_legion_of_the_action_was_flown_may_fly(version: int, flies: bool) -> None:
    """The Units that were there before, and nobody else: those that came do not move again."""
    table = position(
        legions="arrakeen: harkonnen regular 2; cne_02: harkonnen elite 2",
        flyers="air_ne ornithopter, air_c_east ornithopter, air_c_north ornithopter",
    )
    table.g.game = GAME.under(version)
    moving(table).play("harkonnen", "arrakeen", "cne_02", "air_ne", "all", "cne_02")
    assert ("broken_land" in table.options("harkonnen")) == flies
    if flies:
        table.play("harkonnen", "broken_land", "air_c_east", "all")
        assert table.legion("harkonnen", "broken_land") == "elite 2"
        assert table.g.acting.flown == 1 << AREA["cne_02"] | 1 << AREA["broken_land"], "both have flown this turn"
    else:
        assert "cne_07" in table.options("harkonnen"), "on foot only"


@pytest.mark.rule("WFA-RUL-34", "WFA-AIR-08")
def test_who_walks_from_where_another_legion_was_flown_has_not_flown() -> None:
    table = position(
        legions="arrakeen: harkonnen regular 2; cne_02: harkonnen elite 2",
        flyers="air_ne ornithopter, air_c_east ornithopter",
    )
    moving(table).play("harkonnen", "arrakeen", "cne_02", "air_ne", "all", "cne_02", "cne_07", "all")
    assert table.legion("harkonnen", "cne_07") == "elite 2"
    assert table.g.acting.flown == 1 << AREA["cne_02"]


@pytest.mark.rule("WFA-AIR-09")
def test_an_area_jumped_over_is_not_entered() -> None:
    table = position(legions="csw_05: harkonnen regular 2", wormsigns="csw_04", flyers="air_sw ornithopter")
    moving(table, 1)
    assert "csw_03" in ends(table, "csw_05")
    table.play("harkonnen", "csw_05", "csw_03", "all")
    assert table.g.wormsigns == 1 << AREA["csw_04"]


@pytest.mark.rule("WFA-AIR-10")
@pytest.mark.rule("WFA-RUL-02")
def test_the_pole_is_served_by_every_air_zone() -> None:
    for zone in ZONE:
        table = position(legions="north_pole: harkonnen regular 2", flyers=f"{zone} ornithopter")
        assert flight_zones(table.g, AREA["north_pole"]) == [ZONE[zone]]

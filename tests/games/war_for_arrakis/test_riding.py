"""Sandriding (WFA-RIDE)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, AREA_IDS, areas_in
from sandtable.games.war_for_arrakis.conditions import ANY_LEGION
from sandtable.games.war_for_arrakis.rules.movement import attack_with, destinations, move_legions, ride_ends, targets
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, NONE
from tests.games.war_for_arrakis.position import Position, position


def ends(table: Position, area: str) -> set[str]:
    mask = destinations(table.g, ATREIDES, AREA[area])
    return {AREA_IDS[area] for area in areas_in(mask)}


def reach(table: Position, area: str) -> set[str]:
    mask = targets(table.g, ATREIDES, AREA[area])
    return {AREA_IDS[area] for area in areas_in(mask)}


@pytest.mark.rule("WFA-RIDE-01")
@pytest.mark.rule("WFA-REF-07")
def test_a_ride_serves_moves_and_attacks_of_the_atreides_side_only() -> None:
    table = position(
        legions="tasmin_sink: atreides regular 2; se_05: harkonnen regular 1; se_01: harkonnen regular 1",
        wormsigns="se_04",
    )
    assert "se_02" in ends(table, "tasmin_sink")
    assert "se_05" in reach(table, "tasmin_sink")
    mask = destinations(table.g, HARKONNEN, AREA["se_01"])
    assert not mask >> AREA["se_07"] & 1, "se_07 lies beyond the Wormsign of se_04"


@pytest.mark.rule("WFA-RIDE-02")
@pytest.mark.rule("WFA-RUL-32")
def test_a_ride_starts_beside_the_legion() -> None:
    table = position(legions="tasmin_sink: atreides regular 2", wormsigns="se_05")
    assert "se_02" not in ends(table, "tasmin_sink"), "se_05 is not next to Tasmin Sink"
    own = position(legions="tasmin_sink: atreides regular 2", wormsigns="tasmin_sink")
    assert ends(own, "tasmin_sink") == {"pasty_mesa", "se_01", "se_03", "se_04", "se_06", "se_07"}


@pytest.mark.rule("WFA-RIDE-03")
def test_a_ride_crosses_any_number_of_signs_and_worms() -> None:
    table = position(
        legions="tasmin_sink: atreides regular 2", wormsigns="se_06", worms="se_08", wild_maker="hobars_gap"
    )
    assert {"cse_04", "cse_05", "false_wall_south"} <= ends(table, "tasmin_sink")


@pytest.mark.rule("WFA-RIDE-04")
def test_a_ride_ends_beside_an_area_ridden_across() -> None:
    table = position(legions="tasmin_sink: atreides regular 2", wormsigns="se_04")
    beside = {"se_01", "se_02", "se_05", "se_07"}
    assert ends(table, "tasmin_sink") == {"pasty_mesa", "se_03", "se_04", "se_06"} | beside


@pytest.mark.rule("WFA-RIDE-05")
def test_the_end_may_hold_a_wormsign() -> None:
    table = position(legions="tasmin_sink: atreides regular 2", wormsigns="se_04, se_05")
    assert "se_05" in ends(table, "tasmin_sink")


@pytest.mark.rule("WFA-RIDE-06")
@pytest.mark.rule("WFA-RIDE-07")
def test_the_end_is_free_and_holds_no_sandworm() -> None:
    table = position(
        legions="tasmin_sink: atreides regular 2; se_02: harkonnen regular 1", wormsigns="se_04", worms="se_05"
    )
    assert not {"se_05", "se_02"} & ends(table, "tasmin_sink")


@pytest.mark.rule("WFA-RIDE-08")
@pytest.mark.rule("WFA-RUL-32")
def test_an_attack_by_riding() -> None:
    table = position(
        legions="ne_09: atreides regular 2; ne_08: harkonnen regular 1; ne_16: harkonnen regular 1",
        wormsigns="ne_05, ne_08",
    )
    assert "ne_08" in reach(table, "ne_09"), "the target may hold a Wormsign"
    table.g.sandworms = 1 << AREA["ne_08"]
    assert "ne_08" not in reach(table, "ne_09"), "but no Sandworm"
    pole = position(legions="wind_pass: atreides regular 2", wormsigns="cne_05")
    assert "north_pole" in reach(pole, "wind_pass"), "an undefended settlement is a target too"


@pytest.mark.rule("WFA-RIDE-09")
def test_an_enemy_legion_cuts_the_ride() -> None:
    table = position(legions="tasmin_sink: atreides regular 2; se_04: harkonnen regular 1", wormsigns="se_04")
    assert not {"se_02", "se_05"} & ends(table, "tasmin_sink")


@pytest.mark.rule("WFA-RIDE-10")
def test_a_harvester_does_not_block_a_ride() -> None:
    table = position(legions="tasmin_sink: atreides regular 2", wormsigns="se_04", harvesters="se_04")
    assert {"se_02", "se_05"} <= ends(table, "tasmin_sink")


@pytest.mark.rule("WFA-RIDE-11")
def test_what_was_ridden_across_stays_unrevealed() -> None:
    table = position(legions="tasmin_sink: atreides regular 2", wormsigns="se_04", worms="se_05")
    table.begin_turn("atreides")
    table.start(move_legions, ATREIDES, 1, ANY_LEGION, NONE)
    table.play("atreides", "tasmin_sink", "se_02", "all")
    assert table.told() == ["event-rode"]
    assert table.g.wormsigns == 1 << AREA["se_04"]
    assert table.g.sandworms == 1 << AREA["se_05"]


def test_no_ride_across_impassable_borders() -> None:
    table = position(legions="ne_04: atreides regular 1", wormsigns="ne_06")
    assert not ride_ends(table.g, AREA["ne_04"]) >> AREA["broken_land"] & 1


def test_the_rider_is_told() -> None:
    table = position(
        legions="tasmin_sink: atreides regular 2; se_05: harkonnen regular 1",
        wormsigns="se_04",
        sietches={"tasmin_sink": 1},
    )
    table.begin_turn("atreides")
    table.start(attack_with, ATREIDES, ANY_LEGION, NONE, 0, 0)
    table.play("atreides", "tasmin_sink", "se_05")
    assert "event-attack" in table.told()
    assert table.g.battle is not None

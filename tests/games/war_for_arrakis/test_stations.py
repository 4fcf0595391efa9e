"""Ecological Stations, and Harvesters that an Atreides legion comes upon."""

import pytest

from sandtable.games.war_for_arrakis.rules.movement import arrive
from sandtable.games.war_for_arrakis.rules.stations import arrive_atreides, show_station
from sandtable.games.war_for_arrakis.state import ASIDE
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    JIHAD,
    KWISATZ_HADERACH,
    SAND_DWELLERS,
    Area,
    Marker,
)
from tests.games.war_for_arrakis.desert import area, harvesters, markers, names
from tests.games.war_for_arrakis.position import position


@pytest.mark.rule("WFA-ECO-01", "WFA-ECO-02")
@pytest.mark.parametrize("symbol", [KWISATZ_HADERACH, SAND_DWELLERS, JIHAD])
def test_a_captured_station_advances_the_marker_it_shows(symbol: Marker) -> None:
    table = position(legions="ne_06: atreides regular 1")
    show_station(table.g, Area(area("ne_06")), symbol)
    assert table.g.prescience[symbol] == 1
    assert sum(table.g.prescience) == 1
    assert "ne_06" not in names(table.g.stations)


@pytest.mark.rule("WFA-ECO-01", "WFA-COMP-11", "WFA-DATA-05")
def test_six_stations_show_two_of_each_symbol() -> None:
    table = position(legions="ne_06: atreides regular 1")
    for place in ("cne_03", "cne_04", "cnw_04", "false_wall_east", "ne_06", "nw_09"):
        table.start(arrive_atreides, area(place))
    assert list(table.g.prescience) == [2, 2, 2]
    assert table.g.stations == 0
    assert list(table.g.unseen_stations) == [0, 0, 0]


@pytest.mark.rule("WFA-ECO-02", "WFA-PRE-14", "WFA-PRE-19")
def test_a_station_may_bring_a_leader() -> None:
    table = position(legions="ne_06: atreides regular 1", stations="ne_06", prescience={"jihad": 2})
    table.g.unseen_stations = (0, 0, 1)
    table.start(arrive_atreides, area("ne_06"))
    assert markers(table) == {"jihad": 3}
    assert table.leader("chani") == ASIDE


@pytest.mark.rule("WFA-ECO-04", "WFA-ECO-03")
def test_harkonnen_legions_have_no_effect_on_stations() -> None:
    table = position(legions="ne_06: harkonnen regular 1").start(arrive, HARKONNEN, area("ne_06"))
    assert "ne_06" in names(table.g.stations)
    assert markers(table) == {}


@pytest.mark.rule("WFA-HARV-04", "WFA-HARV-03", "WFA-TOK-09", "WFA-RET-09")
def test_an_atreides_legion_removes_the_harvester_it_comes_upon() -> None:
    table = position(legions="ne_09: atreides starting_token_1", harvesters="ne_09, ne_11")
    table.start(arrive, ATREIDES, area("ne_09"))
    assert harvesters(table) == ["ne_11"]
    assert table.legion("atreides", "ne_09") == "starting_token_1", "no attack: the token stays facedown"


@pytest.mark.rule("WFA-WORM-03", "WFA-HARV-04", "WFA-RUL-82")
def test_a_wormsign_beside_the_harvester_changes_nothing() -> None:
    table = position(legions="ne_09: atreides regular 1", harvesters="ne_09", wormsigns="ne_09")
    table.start(arrive, ATREIDES, area("ne_09"))
    assert harvesters(table) == []
    assert names(table.g.wormsigns) == ["ne_09"]

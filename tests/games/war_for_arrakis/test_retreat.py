"""Retreat and advance (WFA-RET), and settlements that fall (WFA-SETT)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, areas_in
from sandtable.games.war_for_arrakis.rules.battle import begin_battle, resolve_roll, round_over
from sandtable.games.war_for_arrakis.rules.retreat import retreat, retreat_areas
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN
from tests.games.war_for_arrakis.position import Position, position
from tests.games.war_for_arrakis.test_battle import joined


def refuges(table: Position, side: str, area: str) -> set[str]:
    number = HARKONNEN if side == "harkonnen" else ATREIDES
    names = {place: ident for ident, place in AREA.items()}
    return {names[place] for place in areas_in(retreat_areas(table.g, number, AREA[area]))}


@pytest.mark.rule("WFA-RET-02", "WFA-RET-03")
def test_a_legion_retreats_to_free_areas_beside_it() -> None:
    # ne_10 touches ne_03, ne_07, ne_12 and ne_14; an enemy, a Sandworm and an enemy settlement bar the way.
    table = position(legions="ne_10: harkonnen regular 2; ne_03: atreides regular 1", worms="ne_07")
    assert refuges(table, "harkonnen", "ne_10") == {"ne_12", "ne_14"}
    # Gara Kulon is a Sietch: not free for Harkonnen, free for Atreides.
    table = position(legions="ne_14: harkonnen regular 2")
    assert refuges(table, "harkonnen", "ne_14") == {"ne_10", "ne_12", "ne_15"}
    table = position(legions="ne_14: atreides regular 2")
    assert refuges(table, "atreides", "ne_14") == {"gara_kulon", "ne_10", "ne_12", "ne_15"}


@pytest.mark.rule("WFA-RET-02")
def test_nobody_retreats_across_an_impassable_border() -> None:
    table = position(legions="ne_06: harkonnen regular 2")
    assert refuges(table, "harkonnen", "ne_06") == {"ne_01", "ne_02", "ne_04", "ne_08"}


@pytest.mark.rule("WFA-RET-04")
def test_harkonnen_do_not_retreat_to_a_wormsign_atreides_do() -> None:
    table = position(legions="ne_10: harkonnen regular 2; nw_04: atreides regular 1", wormsigns="ne_03, ne_12, nw_13")
    assert refuges(table, "harkonnen", "ne_10") == {"ne_07", "ne_14"}
    assert "nw_13" in refuges(table, "atreides", "nw_04")


@pytest.mark.rule("WFA-RET-05")
def test_without_an_area_to_go_to_the_defender_cannot_retreat() -> None:
    legions = "se_05: atreides regular 2; se_02: harkonnen regular 3; se_04: harkonnen regular 1"
    table = position(legions=legions, worms="se_07")
    joined(table, "harkonnen", "se_02", "se_05").start(round_over).play("harkonnen", "continue")
    assert table.prompt("atreides") != "prompt-stand"
    assert table.g.fight.round == 2


@pytest.mark.rule("WFA-RET-01", "WFA-RET-06", "WFA-HARV-01")
def test_the_opponent_chooses_and_the_whole_legion_goes() -> None:
    table = position(
        legions="ne_10: harkonnen regular 2, elite 1, bashar 1, beast_rabban; ne_03: atreides regular 1",
        harvesters="ne_10",
    )
    table.start(retreat, HARKONNEN, AREA["ne_10"])
    assert table.options("harkonnen") == []
    table.play("atreides", "ne_14")
    assert table.legion("harkonnen", "ne_14") == "regular 2, elite 1, bashar 1, beast_rabban"
    assert table.legion("harkonnen", "ne_10") == ""
    assert table.g.harvesters == 1 << AREA["ne_10"]


@pytest.mark.rule("WFA-RUL-39")
def test_a_retreat_may_overfill_an_area_and_captures_nothing() -> None:
    table = position(
        legions="ne_10: atreides regular 3; ne_14: atreides regular 4; ne_03: harkonnen regular 1",
        harvesters="ne_14",
        stations="ne_14",
    )
    table.start(retreat, ATREIDES, AREA["ne_10"]).play("harkonnen", "ne_14")
    assert table.prompt("atreides") == "prompt-excess"
    table.play("atreides", "regular")
    assert table.legion("atreides", "ne_14") == "regular 6"
    assert table.g.harvesters == table.g.stations == 1 << AREA["ne_14"]


@pytest.mark.rule("WFA-RET-09", "WFA-ECO-02")
def test_advancing_atreides_remove_a_harvester_and_take_a_station() -> None:
    table = position(
        legions="ne_10: atreides regular 3; ne_14: harkonnen regular 1", harvesters="ne_14", stations="ne_14"
    )
    joined(table, "atreides", "ne_10", "ne_14").start(resolve_roll, 1, 0, 0, 0, 0, 0).play("atreides", "advance")
    assert table.legion("atreides", "ne_14") == "regular 3"
    assert table.g.harvesters == 0
    assert table.g.stations == 0
    assert sum(table.g.prescience) == 1


@pytest.mark.rule("WFA-WORM-01")
def test_an_advance_reveals_a_wormsign() -> None:
    table = position(legions="ne_10: harkonnen regular 3; ne_14: atreides regular 1", wormsigns="ne_14")
    joined(table, "harkonnen", "ne_10", "ne_14").start(resolve_roll, 1, 0, 0, 0, 0, 0).play("harkonnen", "advance")
    assert "event-wormsign-turned" in table.told()


# Settlements.


@pytest.mark.rule("WFA-SETT-01", "WFA-SETT-02", "WFA-SETT-03", "WFA-SETT-05", "WFA-RUL-42")
def test_an_undefended_sietch_falls_without_a_roll() -> None:
    table = position(legions="ne_14: harkonnen regular 1", sietches={"gara_kulon": 3})
    table.begin_turn("harkonnen").start(begin_battle, HARKONNEN, AREA["ne_14"], AREA["gara_kulon"], 0, 0)
    assert "event-sietch-revealed" in table.told()
    assert "event-combat-roll" not in table.told()
    table.play("harkonnen", "advance")
    assert table.g.supremacy == 3
    assert AREA["gara_kulon"] not in table.g.sietch_at
    assert table.legion("harkonnen", "gara_kulon") == "regular 1"


@pytest.mark.rule("WFA-RUL-41")
def test_a_settlement_stands_if_the_winner_stays() -> None:
    table = position(legions="ne_14: harkonnen regular 1", sietches={"gara_kulon": 3})
    table.begin_turn("harkonnen").start(begin_battle, HARKONNEN, AREA["ne_14"], AREA["gara_kulon"], 0, 0)
    table.play("harkonnen", "stay")
    assert table.g.supremacy == 0
    assert AREA["gara_kulon"] in table.g.sietch_at


@pytest.mark.rule("WFA-SETT-06", "WFA-BOARD-22")
@pytest.mark.parametrize(("area", "rank"), [("arsunt", 1), ("carthag", 2), ("arrakeen", 3), ("north_pole", 1)])
def test_a_harkonnen_settlement_advances_every_marker_by_its_rank(area: str, rank: int) -> None:
    origin = {"arsunt": "nw_08", "carthag": "cne_01", "arrakeen": "cne_01", "north_pole": "wind_pass"}[area]
    table = position(legions=f"{origin}: atreides regular 2")
    table.begin_turn("atreides").start(begin_battle, ATREIDES, AREA[origin], AREA[area], 0, 0)
    table.play("atreides", "advance")
    assert list(table.g.prescience) == [rank] * 3
    assert not table.g.settlements >> AREA[area] & 1
    assert table.g.settlement_rank(HARKONNEN, AREA[area]) == 0


@pytest.mark.rule("WFA-SETT-07", "WFA-WIN-02")
def test_when_arrakeen_falls_the_objective_is_checked_at_once() -> None:
    wanted = {"kwisatz_haderach": 5, "sand_dwellers": 3, "jihad": 1}
    for start, wins in ((wanted, True), ({**wanted, "jihad": 0}, False)):
        table = position(legions="cne_01: atreides regular 2", prescience=start, objective="objective_1")
        table.begin_turn("atreides").start(begin_battle, ATREIDES, AREA["cne_01"], AREA["arrakeen"], 0, 0)
        table.play("atreides", "advance")
        assert table.g.over == wins


@pytest.mark.rule("WFA-RUL-85", "WFA-BOARD-24", "WFA-LEAD-23")
def test_leaders_enter_after_the_arrival() -> None:
    table = position(legions="ne_14: harkonnen regular 1, beast_rabban", sietches={"gara_kulon": 3}, supremacy=3)
    table.begin_turn("harkonnen").start(begin_battle, HARKONNEN, AREA["ne_14"], AREA["gara_kulon"], 0, 0)
    table.play("harkonnen", "advance")
    assert table.g.supremacy == 6
    assert table.legion("harkonnen", "gara_kulon") == "regular 1"
    told = table.told()
    assert told.index("event-advances") < told.index("event-settlement-destroyed") < told.index("event-leader-enters")


@pytest.mark.rule("WFA-WIN-01", "WFA-SETT-05")
def test_the_last_point_ends_the_game_at_once() -> None:
    table = position(legions="ne_14: harkonnen regular 1", sietches={"gara_kulon": 2}, supremacy=8)
    table.begin_turn("harkonnen").start(begin_battle, HARKONNEN, AREA["ne_14"], AREA["gara_kulon"], 0, 0)
    table.play("harkonnen", "advance")
    assert table.g.over
    assert table.g.result is not None
    assert table.g.result.winners == (table.seat("harkonnen"),)


@pytest.mark.rule("WFA-BAT-14", "WFA-SETT-03")
def test_a_defended_settlement_is_fought_for_with_its_rank() -> None:
    table = position(legions="cne_01: atreides regular 2; arrakeen: harkonnen regular 1", seed=5)
    table.begin_turn("atreides").start(begin_battle, ATREIDES, AREA["cne_01"], AREA["arrakeen"], 0, 0)
    dice = [event.args["dice"] for event in table.g.events(None)[table.read :] if event.message == "event-combat-roll"]
    assert dice[:2] == [2, 4]

"""Bene Gesserit advisors and fighters (CLA-FAC-BG-04 to 06, 16 to 35)."""

import pytest

from sandtable.games.arrakis.planet import TERRITORY_INDEX
from sandtable.games.arrakis.terms import Territory
from sandtable.games.classic.rules.advisors import become_advisors, settle
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.collection import collection_phase
from sandtable.games.classic.rules.movement import with_ornithopters
from sandtable.games.classic.rules.shipping import ship_and_move, ship_move_phase
from sandtable.games.classic.rules.storm import near_the_wall
from tests.games.classic.fighting import nobody_calls, plan, to_plans
from tests.games.classic.position import Position, position

SISTERS = "bene_gesserit"


def advanced(forces: str = "", advisors: str = "", **more: object) -> Position:
    return position("emperor, bene_gesserit, harkonnen", advanced=True, forces=forces, advisors=advisors, **more)  # type: ignore[arg-type]


def ship(table: Position, name: str, cell: str, *counts: str) -> Position:
    return table.start(ship_and_move, table.seat(name)).play(name, cell, *counts)


# Company.


@pytest.mark.rule("CLA-FAC-BG-04", "CLA-FAC-BG-06")
def test_a_force_goes_to_the_polar_sink_with_a_shipment() -> None:
    table = ship(position("harkonnen, bene_gesserit"), "harkonnen", "carthag:10", "2")
    assert table.options(SISTERS) == ["pass", "polar_sink:0"]
    table.play(SISTERS, "polar_sink:0").play("harkonnen", "pass")
    assert (table.forces(SISTERS, "polar_sink"), table.reserve(SISTERS), table.spice(SISTERS)) == (1, 19, 5)
    table.start(ship_and_move, table.seat(SISTERS))
    assert table.prompt(SISTERS) == "prompt-ship"


@pytest.mark.rule("CLA-FAC-BG-05")
def test_no_company_for_fremen_reserves_and_guild_crossings() -> None:
    table = position("fremen, guild, bene_gesserit", forces="tueks_sietch: guild 5")
    ship(table, "fremen", "great_flat:14", "3")
    assert table.asked() == ["fremen"]
    table.start(ship_and_move, table.seat("guild")).play("guild", "tueks_sietch", "arrakeen:9", "2")
    assert table.asked() == ["guild"]
    table.start(ship_and_move, table.seat("guild")).play("guild", "tueks_sietch", "reserves", "1")
    assert table.asked() == ["guild"]
    table.start(ship_and_move, table.seat("guild")).play("guild", "reserves", "arrakeen:9", "1")
    assert table.asked() == [SISTERS]


@pytest.mark.rule("CLA-FAC-BG-16", "CLA-FAC-BG-17")
def test_an_advisor_goes_to_the_very_sector() -> None:
    table = advanced()
    table.start(ship_and_move, 0).play("emperor", "old_gap:9", "2", "0")
    assert table.options(SISTERS) == ["pass", "polar_sink:0", "old_gap:9"]
    table.play(SISTERS, "old_gap:9")
    assert (table.advisors("old_gap:9"), table.forces(SISTERS, "old_gap"), table.reserve(SISTERS)) == (1, 0, 19)


@pytest.mark.rule("CLA-FAC-BG-17")
def test_no_advisor_where_own_fighters_stand() -> None:
    table = advanced(forces="old_gap:8: bene_gesserit 2").start(ship_and_move, 0)
    table.play("emperor", "old_gap:9", "2", "0").play(SISTERS, "fighters")
    assert table.options(SISTERS) == ["pass", "polar_sink:0"]


@pytest.mark.rule("CLA-FAC-BG-24")
def test_all_fighters_of_a_territory_become_advisors_and_all_are_told() -> None:
    table = advanced(forces="old_gap:8: bene_gesserit 2; old_gap:9: bene_gesserit 1")
    become_advisors(table.g, Territory(TERRITORY_INDEX["old_gap"]))
    assert (table.advisors("old_gap:8"), table.advisors("old_gap:9"), table.forces(SISTERS, "old_gap")) == (2, 1, 0)
    assert [event.args["count"] for event in table.g.events(0) if event.message == "event-become-advisors"] == [3]


@pytest.mark.rule("CLA-FAC-BG-18")
def test_who_came_along_stays_peaceful_this_turn() -> None:
    table = advanced(advisors="old_gap:9: 2", forces="old_gap:9: harkonnen 1").start(ship_move_phase)
    assert table.options(SISTERS) == ["done", "old_gap"]
    table = advanced(advisors="old_gap:9: 1", forces="old_gap:9: harkonnen 1; arsunt:10: harkonnen 1").start(
        ship_and_move, 0
    )
    table.play("emperor", "old_gap:9", "2", "0").play(SISTERS, "old_gap:9").play("emperor", "pass")
    table.start(ship_move_phase)
    assert table.prompt(SISTERS) == ""
    table.g.peaceful = 0
    assert table.start(ship_move_phase).options(SISTERS) == ["done", "old_gap"]


# What advisors are and are not.


@pytest.mark.rule("CLA-FAC-BG-19", "CLA-FAC-BG-20")
def test_advisors_do_not_fight_collect_fly_or_light_the_fuse() -> None:
    table = advanced(
        forces="old_gap:9: harkonnen 1; arrakeen: emperor 1; shield_wall:8: emperor 1",
        advisors="old_gap:9: 3; arrakeen: 2; shield_wall:8: 1",
        ground={"old_gap:9": 6},
    )
    table.start(battle_phase)
    assert table.asked() == []
    assert not with_ornithopters(table.g, table.seat(SISTERS))
    assert not near_the_wall(table.g, table.seat(SISTERS))
    table.start(collection_phase)
    assert table.spice(SISTERS) == 5
    assert table.spice("harkonnen") == 12


@pytest.mark.rule("CLA-FAC-BG-20")
def test_advisors_control_nothing() -> None:
    table = advanced(forces="carthag: harkonnen 1", advisors="carthag: 3")
    assert table.g.controls(table.seat("harkonnen"), Territory(2))
    assert not table.g.occupies(table.seat(SISTERS), Territory(2))


@pytest.mark.rule("CLA-FAC-BG-22", "CLA-BAT-49")
def test_advisors_die_in_an_explosion() -> None:
    table = advanced(
        forces="carthag: harkonnen 3, emperor 3",
        advisors="carthag: 2",
        hands={"emperor": "lasgun", "harkonnen": "shield"},
    )
    to_plans(table)
    plan(table, "emperor", weapon="lasgun")
    plan(table, "harkonnen", defence="shield")
    nobody_calls(table)
    assert table.advisors("carthag") == 0
    assert table.tanks(SISTERS) == 2


# Arriving.


@pytest.mark.rule("CLA-FAC-BG-23")
def test_shipped_into_an_empty_territory_they_fight() -> None:
    table = ship(advanced(), SISTERS, "arrakeen:9", "2")
    assert (table.forces(SISTERS, "arrakeen"), table.advisors("arrakeen")) == (2, 0)


@pytest.mark.rule("CLA-FAC-BG-24")
def test_shipped_into_an_occupied_territory_they_fight_or_join_advisors() -> None:
    table = ship(advanced(forces="arrakeen: emperor 1"), SISTERS, "arrakeen:9", "2")
    assert (table.forces(SISTERS, "arrakeen"), table.advisors("arrakeen")) == (2, 0)
    table = ship(advanced(forces="arrakeen: emperor 1", advisors="arrakeen: 1"), SISTERS, "arrakeen:9", "2")
    assert (table.forces(SISTERS, "arrakeen"), table.advisors("arrakeen")) == (0, 3)


@pytest.mark.rule("CLA-FAC-BG-25", "CLA-FAC-BG-35")
def test_all_of_a_territory_are_of_one_kind() -> None:
    table = advanced(forces="arsunt:10: bene_gesserit 2; carthag: emperor 1", advisors="carthag: 1")
    table.start(ship_and_move, table.seat(SISTERS)).play(SISTERS, "pass", "arsunt", "carthag:10", "2")
    assert (table.advisors("carthag"), table.forces(SISTERS, "carthag")) == (3, 0)
    table = advanced(forces="arsunt:10: bene_gesserit 2; carthag: emperor 1")
    table.start(ship_and_move, table.seat(SISTERS)).play(SISTERS, "pass", "arsunt", "carthag:10", "2")
    assert (table.advisors("carthag"), table.forces(SISTERS, "carthag")) == (0, 2)


def advisors_move(target: str, **more: str) -> Position:
    table = advanced(advisors="arsunt:10: 2", **more)
    table.start(ship_and_move, table.seat(SISTERS))
    return table.play(SISTERS, "pass", "arsunt", target, "2")


@pytest.mark.rule("CLA-FAC-BG-26")
def test_advisors_who_come_to_an_empty_territory_fight() -> None:
    table = advisors_move("carthag:10", forces="arsunt:10: emperor 1")
    assert (table.forces(SISTERS, "carthag"), table.advisors("carthag")) == (2, 0)
    assert table.asked() == []


@pytest.mark.rule("CLA-FAC-BG-27")
@pytest.mark.parametrize("kind", ["advisors", "fighters"])
def test_advisors_who_come_to_others_choose(kind: str) -> None:
    table = advisors_move("carthag:10", forces="arsunt:10: emperor 1; carthag: harkonnen 1")
    assert table.options(SISTERS) == ["advisors", "fighters"]
    table.play(SISTERS, kind)
    assert table.advisors("carthag") == (2 if kind == "advisors" else 0)
    assert table.forces(SISTERS, "carthag") == (0 if kind == "advisors" else 2)


@pytest.mark.rule("CLA-FAC-BG-25")
def test_advisors_who_join_fighters_fight() -> None:
    table = advisors_move("carthag:10", forces="arsunt:10: emperor 1; carthag: harkonnen 1, bene_gesserit 1")
    assert (table.forces(SISTERS, "carthag"), table.advisors("carthag")) == (3, 0)


# Intrusion.


@pytest.mark.rule("CLA-FAC-BG-28")
@pytest.mark.parametrize("kind", ["advisors", "fighters"])
def test_fighters_may_turn_when_others_come(kind: str) -> None:
    table = advanced(forces="carthag: bene_gesserit 3")
    table.start(ship_and_move, 0).play("emperor", "carthag:10", "1", "0")
    assert table.prompt(SISTERS) == "prompt-intruded"
    table.play(SISTERS, kind)
    assert table.advisors("carthag") == (3 if kind == "advisors" else 0)


@pytest.mark.rule("CLA-FAC-BG-28")
def test_a_movement_intrudes_too() -> None:
    table = advanced(forces="carthag: bene_gesserit 3; arsunt:10: emperor 1")
    table.start(ship_and_move, 0).play("emperor", "pass", "arsunt", "carthag:10", "1")
    assert table.prompt(SISTERS) == "prompt-intruded"


@pytest.mark.rule("CLA-FAC-BG-29")
def test_an_ally_does_not_intrude() -> None:
    table = advanced(forces="carthag: bene_gesserit 3", allies="emperor bene_gesserit")
    table.start(ship_and_move, 0).play("emperor", "carthag:10", "1", "0")
    assert table.prompt(SISTERS) == "prompt-accompany"


# Taking up arms.


@pytest.mark.rule("CLA-FAC-BG-30")
def test_before_the_first_shipment_advisors_may_take_up_arms() -> None:
    table = advanced(forces="carthag: emperor 1; arrakeen: harkonnen 1", advisors="carthag: 2; arrakeen: 1")
    table.start(ship_move_phase)
    assert (table.asked(), table.options(SISTERS)) == ([SISTERS], ["done", "arrakeen", "carthag"])
    table.play(SISTERS, "carthag")
    assert table.forces(SISTERS, "carthag") == 2
    assert table.options(SISTERS) == ["done", "arrakeen"]
    table.play(SISTERS, "done")
    assert table.advisors("arrakeen") == 1
    assert table.asked() == ["emperor"]


@pytest.mark.rule("CLA-FAC-BG-31")
def test_not_beside_an_ally() -> None:
    table = advanced(forces="carthag: emperor 1", advisors="carthag: 2", allies="emperor bene_gesserit")
    assert table.start(ship_move_phase).prompt(SISTERS) == ""


@pytest.mark.rule("CLA-FAC-BG-32")
def test_not_in_the_storm() -> None:
    table = advanced(forces="carthag: emperor 1", advisors="carthag: 2", storm=10)
    assert table.start(ship_move_phase).prompt(SISTERS) == ""


@pytest.mark.rule("CLA-FAC-BG-33")
def test_not_as_the_third_in_a_stronghold() -> None:
    table = advanced(forces="carthag: emperor 1, harkonnen 1", advisors="carthag: 2")
    assert table.start(ship_move_phase).prompt(SISTERS) == ""
    table = advanced(forces="arsunt:10: emperor 1, harkonnen 1", advisors="arsunt:10: 2")
    assert table.start(ship_move_phase).prompt(SISTERS) == "prompt-take-up-arms"


@pytest.mark.rule("CLA-FAC-BG-34")
def test_lone_advisors_fight_at_once_even_in_the_storm() -> None:
    table = advanced(advisors="carthag: 2", storm=10).start(settle)
    assert (table.forces(SISTERS, "carthag"), table.advisors("carthag")) == (2, 0)
    table = advanced(advisors="pasty_mesa:4: 2", forces="pasty_mesa:7: emperor 1").start(settle)
    assert table.advisors("pasty_mesa") == 2


@pytest.mark.rule("CLA-EX-43", "CLA-FAC-BG-34")
def test_the_advisor_who_is_left_over_controls_carthag() -> None:
    table = position(
        "harkonnen, atreides, bene_gesserit",
        advanced=True,
        forces="carthag: atreides 3, harkonnen 2",
        advisors="carthag: 1",
        spice={"harkonnen": 5},
    )
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="2", support="2")
    plan(table, "atreides", leader="dr_yueh", dial="0")
    nobody_calls(table).play("harkonnen", "pass")
    assert table.forces("harkonnen", "carthag") == 0
    assert table.forces("atreides", "carthag") == 0
    assert (table.forces(SISTERS, "carthag"), table.advisors("carthag")) == (1, 0)
    assert table.g.controls(table.seat(SISTERS), Territory(2))

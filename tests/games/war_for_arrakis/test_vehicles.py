"""Phase 1: the active row, blocked dice, and where vehicles go; and vehicles put on the board in the action phase."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, DEEP_DESERTS, DESERTS
from sandtable.games.war_for_arrakis.rules.dice import roll_action_dice
from sandtable.games.war_for_arrakis.rules.movement import destinations, targets
from sandtable.games.war_for_arrakis.rules.vehicle_orders import place_vehicles
from sandtable.games.war_for_arrakis.rules.vehicles import (
    active_row,
    harvester_areas,
    vehicle_placement,
)
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, SIDE_IDS, Side, enemy
from sandtable.kernel.rows import replaced
from tests.games.war_for_arrakis.desert import area, flyers, harvesters, names
from tests.games.war_for_arrakis.position import Position, position

ROWS = {
    # Row by row from the top: dice left, Harvesters, Ornithopters, Carryalls.
    0: (8, 3, 2, 1),
    1: (7, 4, 2, 1),
    2: (6, 5, 3, 1),
    3: (5, 5, 4, 2),
    4: (4, 6, 4, 2),
}


def placing(**said: object) -> Position:
    return position(**said).start(vehicle_placement)  # type: ignore[arg-type]


@pytest.mark.rule("WFA-VEH-03", "WFA-COMP-17")
@pytest.mark.parametrize(
    ("rows", "active"), [((0, 0, 0), 0), ((3, 0, 1), 3), ((0, 4, 2), 4), ((1, 1, 2), 2), ((2, 2, 2), 2)]
)
def test_the_lowest_marker_alone_makes_the_active_row(rows: tuple[int, int, int], active: int) -> None:
    choam, guild, landsraad = rows
    table = position(imperium={"choam": choam, "spacing_guild": guild, "landsraad": landsraad})
    assert active_row(table.g) == active


@pytest.mark.rule("WFA-VEH-04", "WFA-VEH-05", "WFA-VEH-07", "WFA-ACT-03", "WFA-DATA-09")
@pytest.mark.parametrize("row", ROWS)
def test_each_row_gives_its_dice_and_vehicles(row: int) -> None:
    dice, *vehicles = ROWS[row]
    table = placing(imperium={"landsraad": row})
    assert table.g.unrolled[HARKONNEN] == dice
    assert table.g.blocked_dice == 8 - dice
    counts = {"harvester": 0, "ornithopter": 0, "carryall": 0}
    zones = iter(["air_ne", "air_nw", "air_se", "air_sw", "air_c_east", "air_c_north"])
    while table.g.to_act:
        prompt = table.g.prompt(table.seat("harkonnen"))
        assert prompt is not None
        vehicle = prompt.args["vehicle"].removeprefix("vehicle-")
        counts[vehicle] += 1
        table.play("harkonnen", table.options("harkonnen")[0] if vehicle == "harvester" else next(zones))
    assert list(counts.values()) == vehicles
    assert [
        table.g.harvesters.bit_count(),
        *[list(flyers(table).values()).count(kind) for kind in counts][1:],
    ] == vehicles


@pytest.mark.rule("WFA-VEH-06")
def test_dice_below_the_active_row_come_back() -> None:
    table = position(imperium={"choam": 1})
    table.g.blocked_dice, table.g.unrolled = 3, replaced(table.g.unrolled, HARKONNEN, 5)
    table.start(vehicle_placement)
    assert (table.g.blocked_dice, table.g.unrolled[HARKONNEN]) == (1, 7)


@pytest.mark.rule("WFA-VEH-05", "WFA-ACT-03")
def test_blocked_dice_are_not_rolled() -> None:
    table = placing(imperium={"choam": 4}).play_quietly(until=lambda: False)
    table.start(roll_action_dice)
    rolled = sum(table.g.dice[10:20]) + sum(table.g.excess[10:20])
    assert rolled == 4


@pytest.mark.rule("WFA-VEH-09", "WFA-BOARD-13", "WFA-BOARD-11")
def test_a_harvester_goes_to_free_desert_only() -> None:
    table = position(
        legions="ne_09: atreides regular 1; ne_11: atreides starting_token_1",
        worms="ne_08",
        wild_maker="ne_07",
        harvesters="ne_05",
    )
    places = set(names(harvester_areas(table.g)))
    assert {"ne_01", "ne_06"} <= places, "Deep Desert, and Desert with a Station"
    taken = {"ne_09", "ne_11", "ne_08", "ne_07", "ne_05"}
    sietches = {"sihaya_ridge", "gara_kulon", "tasmin_sink", "hobars_gap"}
    elsewhere = {"arrakeen", "rimwall_west", "pasty_mesa", "cse_01", "north_pole"}
    assert not places & (taken | sietches | elsewhere)
    assert places <= set(names(DESERTS))
    assert places & set(names(DEEP_DESERTS))


@pytest.mark.rule("WFA-VEH-10")
def test_wormsigns_stations_and_own_legions_do_not_stand_in_its_way() -> None:
    table = position(legions="ne_09: harkonnen regular 2", wormsigns="ne_11", stations="ne_06")
    assert {"ne_09", "ne_11", "ne_06"} <= set(names(harvester_areas(table.g)))


@pytest.mark.rule("WFA-VEH-09", "WFA-ATOM-06")
def test_a_blasted_mountain_is_desert_for_harvesters() -> None:
    assert "rimwall_west" in names(harvester_areas(position(blasted="rimwall_west").g))


@pytest.mark.rule("WFA-VEH-08", "WFA-RUL-13", "WFA-ROUND-05")
def test_all_vehicles_must_be_placed_by_the_harkonnen_side() -> None:
    table = placing()
    for _ in range(3):
        options = table.options("harkonnen")
        assert not {"done", "pass", "nothing"} & set(options)
        table.play("harkonnen", options[-1])
    assert len(harvesters(table)) == 3
    table.play("harkonnen", "air_ne", "air_se", "air_c_east")
    assert flyers(table) == {"air_ne": "ornithopter", "air_se": "ornithopter", "air_c_east": "carryall"}
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-VEH-09")
def test_one_area_takes_one_harvester() -> None:
    table = placing().play("harkonnen", "ne_01")
    assert "ne_01" not in table.options("harkonnen")


@pytest.mark.rule("WFA-VEH-11", "WFA-VEH-12", "WFA-VEH-13", "WFA-BOARD-09")
def test_a_second_vehicle_in_an_air_zone_replaces_the_first() -> None:
    table = placing().play("harkonnen", "ne_01", "ne_02", "ne_03", "air_ne", "air_nw", "air_ne")
    assert flyers(table) == {"air_ne": "carryall", "air_nw": "ornithopter"}
    assert table.g.ornithopters_left == 5
    removed = [event.args for event in table.g.events(None) if event.message == "event-vehicle-removed"]
    assert removed == [{"vehicle": "vehicle-ornithopter", "where": "zone-air-ne"}]


@pytest.mark.rule("WFA-VEH-08", "WFA-RUL-13")
def test_harvesters_without_room_stay_in_the_supply() -> None:
    table = position(imperium={"choam": 4})
    free = table.g.free(HARKONNEN) & table.g.deserts
    table.g.sandworms = 0
    # All Desert but two areas is held by the Atreides side.
    table.g.standing[0] = free & ~(1 << AREA["ne_01"] | 1 << AREA["ne_02"])
    table.start(vehicle_placement)
    seen = []
    for place in ("ne_01", "ne_02"):
        question = table.g.prompt(table.seat("harkonnen"))
        assert question is not None
        assert question.args is not None
        seen.append((question.args["number"], question.args["count"]))
        table.play("harkonnen", place)
    assert seen == [(1, 2), (2, 2)]
    assert table.prompt("harkonnen") == "prompt-place-vehicle"
    assert table.options("harkonnen")[0] == "air_ne"
    assert harvesters(table) == ["ne_01", "ne_02"]


def ordering(
    harvesters: int = 0, ornithopters: int = 0, carryalls: int = 0, of_choice: int = 0, **said: object
) -> Position:
    table = position(**said).begin_turn("harkonnen")  # type: ignore[arg-type]
    return table.start(place_vehicles, harvesters, ornithopters, carryalls, of_choice)


@pytest.mark.rule("WFA-ACT-30", "WFA-ACT-31", "WFA-GEN-03")
def test_a_house_die_puts_two_vehicles_of_choice_on_the_board() -> None:
    table = ordering(of_choice=2)
    assert table.options("harkonnen") == ["harvester", "ornithopter", "carryall", "done"]
    table.play("harkonnen", "harvester", "ne_01")
    table.play("harkonnen", "carryall", "air_ne")
    assert table.g.to_act == ()
    assert (harvesters(table), flyers(table)) == (["ne_01"], {"air_ne": "carryall"})


@pytest.mark.rule("WFA-GEN-03", "WFA-ACT-30")
def test_the_second_vehicle_may_be_declined() -> None:
    table = ordering(of_choice=2).play("harkonnen", "ornithopter", "air_sw")
    table.play("harkonnen", "done")
    assert table.g.to_act == ()
    assert flyers(table) == {"air_sw": "ornithopter"}


@pytest.mark.rule("WFA-ACT-31", "WFA-VEH-12")
def test_named_vehicles_of_a_card_are_offered_until_they_are_placed() -> None:
    table = ordering(harvesters=1, carryalls=1, flyers="air_ne ornithopter")
    assert table.options("harkonnen") == ["harvester", "carryall", "done", "scout"]
    table.play("harkonnen", "carryall", "air_ne")
    assert flyers(table) == {"air_ne": "carryall"}
    assert table.options("harkonnen") == ["harvester", "done"]


@pytest.mark.rule("WFA-RUL-08", "WFA-GEN-05", "WFA-GEN-06", "WFA-VEH-02")
def test_placing_may_take_a_vehicle_from_the_board() -> None:
    table = ordering(of_choice=1, harvesters=0, flyers="air_ne ornithopter")
    table.play("harkonnen", "ornithopter")
    assert table.options("harkonnen") == ["from_supply", "air_ne"]
    table.play("harkonnen", "air_ne")
    assert "air_ne" not in table.options("harkonnen")
    table.play("harkonnen", "air_se")
    assert flyers(table) == {"air_se": "ornithopter"}


@pytest.mark.rule("WFA-VEH-13", "WFA-COMP-06", "WFA-RUL-08")
def test_without_figures_in_the_supply_one_must_come_from_the_board() -> None:
    everywhere = "ne_01, ne_02, ne_03, ne_04, ne_05, ne_07, ne_08, ne_09"
    table = position(harvesters=everywhere).begin_turn("harkonnen").start(place_vehicles, 1, 0, 0, 0)
    assert table.g.harvesters_left == 0
    table.play("harkonnen", "harvester")
    assert table.options("harkonnen") == sorted(everywhere.split(", "))
    table.play("harkonnen", "ne_01", "ne_12")
    assert table.g.harvesters.bit_count() == 8
    assert table.g.harvesters >> area("ne_12") & 1


@pytest.mark.rule("WFA-EX-31", "WFA-FREE-03", "WFA-VEH-12")
def test_an_ornithopter_placed_may_scout_before_the_next_is_placed() -> None:
    table = ordering(ornithopters=2, legions="gara_kulon: atreides regular 1").play(
        "harkonnen", "ornithopter", "air_ne"
    )
    table.play("harkonnen", "scout", "air_ne", "gara_kulon")
    assert flyers(table) == {}
    table.play("harkonnen", "ornithopter", "air_ne")
    assert flyers(table) == {"air_ne": "ornithopter"}
    assert "event-sietch-revealed" in table.told()


@pytest.mark.rule("WFA-VEH-01", "WFA-BOARD-09")
def test_the_atreides_side_is_never_asked_for_vehicles() -> None:
    table = placing()
    while table.g.to_act:
        assert table.g.to_act == (table.seat("harkonnen"),)
        table.play("harkonnen", table.options("harkonnen")[0])


@pytest.mark.rule("WFA-HARV-02", "WFA-BOARD-13", "WFA-RIDE-10")
@pytest.mark.parametrize("side", [ATREIDES, HARKONNEN])
def test_a_harvester_changes_nothing_about_the_ways_of_legions(side: Side) -> None:
    legions = f"ne_09: {SIDE_IDS[side]} regular 2; ne_12: {SIDE_IDS[enemy(side)]} regular 2"
    said = {"legions": legions, "wormsigns": "ne_08", "flyers": "air_ne ornithopter"}
    without = position(**said)  # type: ignore[arg-type]
    among = position(harvesters="ne_05, ne_08, ne_09, ne_11, ne_12, ne_06", **said)  # type: ignore[arg-type]
    assert destinations(among.g, side, AREA["ne_09"]) == destinations(without.g, side, AREA["ne_09"])
    assert targets(among.g, side, AREA["ne_09"]) == targets(without.g, side, AREA["ne_09"])


@pytest.mark.rule("WFA-ACT-31", "WFA-VEH-09")
def test_without_free_desert_no_harvester_is_offered() -> None:
    table = position().begin_turn("harkonnen")
    table.g.standing[ATREIDES] = int(table.g.deserts)
    table.start(place_vehicles, 0, 0, 0, 1)
    assert table.options("harkonnen") == ["ornithopter", "carryall", "done"]

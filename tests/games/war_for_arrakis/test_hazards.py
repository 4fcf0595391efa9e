"""Phase 3: Wormsigns and Sandworms in two passes, Carryalls, and Coriolis Storms."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA, MOUNTAINS, areas_in
from sandtable.games.war_for_arrakis.leaders import WILD_MAKER
from sandtable.games.war_for_arrakis.rules.hazards import (
    coriolis_storms,
    desert_hazards,
    disturbed,
    harvester_threatened,
    most_worms,
    resolve_storm,
    send_wormsigns,
    trample_wormsigns,
    turn_wormsigns,
    worms_rise,
)
from sandtable.games.war_for_arrakis.rules.movement import has_destination, prey
from sandtable.games.war_for_arrakis.rules.worms import worm_strikes
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN
from sandtable.kernel.rows import replaced
from tests.games.war_for_arrakis.desert import area, flyers, harvesters, names, turned, worms
from tests.games.war_for_arrakis.position import Position, position


def rising(signs: str = "", deep: str = "", **said: object) -> Position:
    """Wormsigns lie turned in these areas and show a Sandworm, or a Deep Sandworm; now they take effect."""
    table = position(phase="hazards", **said)  # type: ignore[arg-type]
    return turned(table, sandworm=signs, deep_sandworm=deep).start(worms_rise, 0)


# Wormsigns.


@pytest.mark.rule("WFA-HAZ-01", "WFA-REF-09")
def test_wormsigns_under_atreides_legions_and_worms_are_discarded() -> None:
    legions = "ne_01: atreides regular 1; ne_02: atreides starting_token_1; ne_04: harkonnen regular 1"
    table = position(legions=legions, wormsigns="ne_01, ne_02, ne_04, ne_05, ne_08, ne_09", worms="ne_08")
    table.g.leader_at = replaced(table.g.leader_at, WILD_MAKER, AREA["ne_09"])
    table.g.leader_state = replaced(table.g.leader_state, WILD_MAKER, 2)
    table.start(trample_wormsigns)
    assert names(table.g.wormsigns) == ["ne_04", "ne_05"]
    assert table.g.wormsigns_left == 14
    assert "event-wormsign-turned" not in table.told()


@pytest.mark.rule("WFA-HAZ-02", "WFA-REF-01")
def test_disturbed_areas() -> None:
    table = position(
        legions="ne_01: harkonnen regular 1; pasty_mesa: harkonnen regular 1; ne_02: harkonnen regular 1;"
        "ne_05: atreides regular 1; carthag: harkonnen regular 2",
        harvesters="ne_01, ne_07, ne_08, ne_09",
        wormsigns="ne_02, ne_08",
        worms="ne_09",
    )
    assert names(disturbed(table.g)) == ["ne_01", "ne_07"]


@pytest.mark.rule("WFA-RUL-109", "WFA-HAZ-01", "WFA-HAZ-02")
def test_a_harvester_beside_an_atreides_legion_calls_a_wormsign() -> None:
    """The one that lay there is discarded first, and another one laid: what stands there hinders neither."""
    table = position(legions="sw_08: atreides regular 2", harvesters="sw_08", wormsigns="sw_08")
    table.start(trample_wormsigns)
    assert not table.g.wormsigns
    table.start(send_wormsigns)
    assert names(table.g.wormsigns) == ["sw_08"]


@pytest.mark.rule("WFA-RUL-109", "WFA-BAT-04")
def test_a_sandworm_that_rises_beside_an_atreides_legion_leaves_it_alone_but_not_the_harvester() -> None:
    table = rising("sw_08", legions="sw_08: atreides regular 2; sw_07: harkonnen regular 3", harvesters="sw_08")
    table.play_quietly(lambda: False)
    assert worms(table) == ["sw_08"]
    assert table.legion("atreides", "sw_08") == "regular 2"
    assert harvesters(table) == []
    assert not prey(table.g, HARKONNEN) >> AREA["sw_08"] & 1, "nobody attacks where a Sandworm is"
    assert has_destination(table.g, ATREIDES, AREA["sw_08"]), "it may leave"


@pytest.mark.rule("WFA-HAZ-02", "WFA-ATOM-07")
def test_a_legion_in_a_blasted_mountain_gets_a_wormsign() -> None:
    table = position(legions="rimwall_west: harkonnen regular 1", blasted="rimwall_west")
    assert names(disturbed(table.g)) == ["rimwall_west"]


@pytest.mark.rule("WFA-HAZ-02", "WFA-RUL-25")
def test_where_too_few_are_left_the_atreides_side_chooses() -> None:
    fifteen = "nw_01, nw_02, nw_03, nw_04, nw_05, nw_06, nw_07, nw_10, nw_12, nw_13, nw_15, nw_16, sw_01, sw_02, sw_03"
    table = position(harvesters="ne_01, ne_02", wormsigns=fifteen).start(send_wormsigns)
    assert table.options("atreides") == ["ne_01", "ne_02"]
    table.play("atreides", "ne_02")
    assert "ne_02" in names(table.g.wormsigns)
    assert "ne_01" not in names(table.g.wormsigns)
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-HAZ-03", "WFA-HAZ-05", "WFA-HAZ-08", "WFA-DATA-06")
def test_all_wormsigns_are_turned_and_those_that_bring_nothing_discarded() -> None:
    """Sixteen Wormsigns on the board show what sixteen tokens show: 8, 4 and 4."""
    sixteen = (
        "ne_01, ne_02, ne_03, ne_10, ne_04, ne_05, ne_06, ne_07, ne_08, ne_09, ne_11, ne_12, ne_13, ne_16, se_01, se_04"
    )
    table = position(wormsigns=sixteen).start(turn_wormsigns)
    assert table.g.wormsigns == 0
    assert table.told().count("event-wormsign-turned") == 16
    assert list(table.g.unseen_signs) == [0, 0, 0]
    assert table.g.discarded_signs[0] == 8
    deep = {"ne_01", "ne_02", "ne_03", "ne_10"}
    assert set(names(table.g.turned_signs[2])) <= deep
    assert table.g.turned_signs[1].bit_count() == 4
    assert table.g.discarded_signs[2] == 4 - table.g.turned_signs[2].bit_count()


@pytest.mark.rule("WFA-HAZ-06", "WFA-HAZ-07", "WFA-HAZ-19")
def test_sandworms_come_and_wormsigns_go_back_into_the_pool() -> None:
    table = rising("ne_09", "ne_01", harvesters="ne_09, ne_01")
    assert worms(table) == ["ne_01", "ne_09"]
    assert harvesters(table) == []
    assert (table.g.unseen_signs, table.g.discarded_signs) == ((8, 4, 4), (0, 0, 0))
    assert table.g.wormsigns_left == 16


@pytest.mark.rule("WFA-HAZ-11", "WFA-HAZ-12", "WFA-HAZ-04")
def test_at_most_four_bring_sandworms_and_the_atreides_side_picks() -> None:
    table = rising("ne_04, ne_05, ne_09, ne_11", "ne_01, ne_02")
    assert most_worms(table.g) == 4
    for left, place in ((4, "ne_02"), (3, "ne_11"), (2, "ne_04"), (1, "ne_05")):
        prompt = table.g.prompt(table.seat("atreides"))
        assert prompt is not None
        assert (prompt.message, prompt.args) == ("prompt-next-wormsign", {"count": left})
        table.play("atreides", place)
    assert table.g.to_act == ()
    assert worms(table) == ["ne_02", "ne_04", "ne_05", "ne_11"]
    assert list(table.g.unseen_signs) == [8, 4, 4]


@pytest.mark.rule("WFA-HAZ-11", "WFA-LEAD-30")
def test_five_while_the_wild_maker_is_in_play() -> None:
    table = rising("ne_04, ne_05, ne_09, ne_11", "ne_01", aside="wild_maker")
    assert most_worms(table.g) == 5
    table.play("atreides", "ne_01", "wild_maker")
    table.play_quietly(until=lambda: False)
    assert worms(table) == ["ne_01", "ne_04", "ne_05", "ne_09", "ne_11"]
    assert table.g.leader_at[WILD_MAKER] == AREA["ne_01"]


@pytest.mark.rule("WFA-RUL-23", "WFA-HAZ-09")
def test_a_figure_placed_in_this_phase_is_not_taken_again() -> None:
    table = rising("ne_04, ne_05", worms="nw_01, nw_02, nw_04, nw_13")
    table.play("atreides", "ne_04")
    assert table.options("atreides") == ["nw_01", "nw_02", "nw_04", "nw_13"]
    table.play("atreides", "nw_01")
    assert table.options("atreides") == ["nw_02", "nw_04", "nw_13"], "not from ne_04"
    table.play("atreides", "nw_13")
    assert worms(table) == ["ne_04", "ne_05", "nw_02", "nw_04"]


@pytest.mark.rule("WFA-HAZ-04")
def test_the_order_is_not_asked_where_it_cannot_matter() -> None:
    table = rising("ne_04, ne_05, ne_09")
    assert table.g.to_act == ()
    assert worms(table) == ["ne_04", "ne_05", "ne_09"]


@pytest.mark.rule("WFA-HAZ-13", "WFA-RUL-22")
def test_consequences_wait_until_all_worms_are_placed() -> None:
    """Each legion could retreat to the other's area, if the Sandworm there did not stand by then."""
    table = rising("ne_09, ne_11", legions="ne_09: harkonnen regular 1; ne_11: harkonnen regular 1")
    assert table.prompt("atreides") == "prompt-next-worm"
    table.play("atreides", "ne_09")
    assert table.told("harkonnen")[-1] == "event-worm-next", "before anybody is asked about it"
    assert table.prompt("atreides") == "prompt-retreat-to"
    assert "ne_11" not in table.options("atreides")
    table.play("atreides", "ne_05")
    assert table.prompt("atreides") == "prompt-retreat-to"
    assert "ne_09" not in table.options("atreides")


@pytest.mark.rule("WFA-RUL-22")
def test_no_wormsign_bars_a_retreat_in_the_second_pass() -> None:
    table = position(legions="ne_09: harkonnen regular 1", phase="hazards")
    turned(table, sandworm="ne_09, ne_05", sand="ne_07").start(worms_rise, 0)
    assert "ne_05" not in table.options("atreides"), "a Sandworm does"
    table = position(legions="ne_09: harkonnen regular 1", phase="hazards")
    turned(table, sandworm="ne_09")
    table.start(worms_rise, 0)
    assert set(table.options("atreides")) == {"ne_05", "ne_07", "ne_08", "ne_11", "ne_12", "ne_13"}


# Harvesters and Carryalls.


@pytest.mark.rule("WFA-HAZ-14", "WFA-RUL-82")
def test_a_lone_harvester_is_lost() -> None:
    table = rising("ne_06", harvesters="ne_06", stations="ne_06")
    assert harvesters(table) == []
    assert worms(table) == ["ne_06"]
    assert names(table.g.stations) == ["ne_06"]


@pytest.mark.rule("WFA-HAZ-20", "WFA-HAZ-21", "WFA-HAZ-23", "WFA-ROUND-05")
def test_a_carryall_rescues_one_harvester() -> None:
    table = rising("ne_09, ne_11", harvesters="ne_09, ne_11", flyers="air_ne carryall")
    assert table.prompt("atreides") == "prompt-next-worm"
    table.play("atreides", "ne_11")
    assert table.prompt("harkonnen") == "prompt-rescue"
    assert table.options("harkonnen") == ["air_ne", "pass"]
    table.play("harkonnen", "air_ne")
    assert harvesters(table) == ["ne_11"], "the other one finds no Carryall"
    assert worms(table) == ["ne_09", "ne_11"], "the Sandworm stays beside the rescued Harvester"
    assert flyers(table) == {}


@pytest.mark.rule("WFA-HAZ-20")
def test_a_rescue_may_be_declined_and_needs_a_connected_zone() -> None:
    table = rising("ne_09", harvesters="ne_09", flyers="air_ne carryall").play("harkonnen", "pass")
    assert harvesters(table) == []
    assert flyers(table) == {"air_ne": "carryall"}
    far = rising("ne_09", harvesters="ne_09", flyers="air_sw carryall, air_c_east carryall")
    assert far.g.to_act == ()
    assert harvesters(far) == []


@pytest.mark.rule("WFA-HAZ-20", "WFA-BOARD-07")
def test_an_ornithopter_rescues_nothing() -> None:
    table = rising("ne_09", harvesters="ne_09", flyers="air_ne ornithopter")
    assert table.g.to_act == ()
    assert harvesters(table) == []


@pytest.mark.rule("WFA-EX-22", "WFA-HAZ-15", "WFA-HAZ-17", "WFA-HAZ-21")
@pytest.mark.parametrize(("answer", "kept"), [("air_ne", ["ne_09"]), ("pass", [])])
def test_legion_harvester_and_carryall(answer: str, kept: list[str]) -> None:
    around = "ne_05, ne_07, ne_08, ne_11, ne_12"
    table = position(
        legions="ne_09: harkonnen regular 2",
        harvesters="ne_09",
        flyers="air_ne carryall",
        worms="nw_01",
        phase="hazards",
    )
    # One way out only: Atreides legions all around but in one area.
    for place in around.split(", "):
        table.g.standing[0] |= 1 << AREA[place]
    turned(table, sandworm="ne_09").start(worms_rise, 0).play("atreides", "from_supply")
    assert table.legion("harkonnen", "ne_13") == "regular 2"
    assert table.options("harkonnen") == ["air_ne", "pass"]
    table.play("harkonnen", answer)
    assert harvesters(table) == kept
    assert "ne_09" in worms(table)


def cornered(units: str, **said: object) -> Position:
    """A Harkonnen legion in ne_09 with a Sandworm upon it and no way out."""
    table = position(legions=f"ne_09: harkonnen {units}", phase="hazards", worms="ne_09", **said)  # type: ignore[arg-type]
    for place in ("ne_05", "ne_07", "ne_08", "ne_11", "ne_12", "ne_13"):
        table.g.standing[0] |= 1 << AREA[place]
    return table


@pytest.mark.rule("WFA-HAZ-16", "WFA-HAZ-18", "WFA-RUL-24")
def test_a_cornered_legion_is_attacked_and_the_worm_used_up() -> None:
    table = cornered("regular 6", harvesters="ne_09").start(worm_strikes, area("ne_09"))
    assert "event-worm-attack" in table.told()
    assert worms(table) == []
    table.play_quietly(until=lambda: False)
    assert table.legion("harkonnen", "ne_09").startswith("regular"), "four dice in Desert cannot take six Units"
    assert harvesters(table) == ["ne_09"]


@pytest.mark.rule("WFA-HAZ-17", "WFA-HAZ-20", "WFA-WORM-20")
def test_the_harvester_of_a_destroyed_legion_can_be_rescued() -> None:
    for seed in range(1, 40):
        table = position(
            legions="ne_09: harkonnen regular 1",
            harvesters="ne_09",
            flyers="air_ne carryall",
            seed=seed,
            phase="hazards",
        )
        for place in ("ne_05", "ne_07", "ne_08", "ne_11", "ne_12", "ne_13"):
            table.g.standing[0] |= 1 << AREA[place]
        turned(table, sandworm="ne_09").start(worms_rise, 0)
        if table.legion("harkonnen", "ne_09") == "":
            assert table.prompt("harkonnen") == "prompt-rescue"
            table.play("harkonnen", "air_ne")
            assert harvesters(table) == ["ne_09"]
            assert worms(table) == [], "the Sandworm was used up"
            return
    raise AssertionError("the Sandworm never hit")


@pytest.mark.rule("WFA-HAZ-17", "WFA-HAZ-20")
@pytest.mark.parametrize("zone", ["", "air_ne carryall"])
def test_where_no_harvester_is_there_is_nothing_to_rescue(zone: str) -> None:
    table = position(worms="ne_09", harvesters="ne_11", flyers=zone, phase="hazards")
    table.start(harvester_threatened, area("ne_09"), 0)
    assert table.g.to_act == ()
    assert harvesters(table) == ["ne_11"]
    assert "event-vehicle-removed" not in table.told()


# Storms.


@pytest.mark.rule("WFA-HAZ-25", "WFA-HAZ-26", "WFA-RUL-26", "WFA-REF-05")
def test_storms_reach_all_but_mountains_and_five_plateaus() -> None:
    exposed = set(names(position().g.exposed))
    sheltered = {"arrakeen", "carthag", "arsunt", "hagga_basin", "imperial_basin"}
    assert not exposed & sheltered
    assert not exposed & set(names(MOUNTAINS))
    assert len(exposed) == 101 - 19 - 5
    assert {"pasty_mesa", "cse_01", "ne_09", "ne_01"} <= exposed


@pytest.mark.rule("WFA-HAZ-27", "WFA-HAZ-31", "WFA-HAZ-24")
def test_two_dice_once_for_each_exposed_harkonnen_legion() -> None:
    table = position(
        legions="ne_09: harkonnen regular 6; pasty_mesa: harkonnen regular 6; carthag: harkonnen regular 6;"
        "ne_01: atreides regular 6; broken_land: harkonnen regular 2"
    ).start(coriolis_storms)
    table.play_quietly(until=lambda: False)
    storms = [event.args for event in table.g.events(None) if event.message == "event-storm"]
    assert [args["where"] for args in storms] == ["area-ne-09", "area-pasty-mesa"]
    assert all(args["hits"] + args["shields"] + args["specials"] == 2 for args in storms)
    assert table.legion("atreides", "ne_01") == "regular 6"


@pytest.mark.rule("WFA-EX-23", "WFA-HAZ-28", "WFA-HAZ-29", "WFA-HAZ-32")
@pytest.mark.parametrize(("where", "hits"), [("ne_01", 3), ("ne_09", 2), ("pasty_mesa", 1), ("cse_01", 1)])
def test_one_hit_and_one_special(where: str, hits: int) -> None:
    table = position(legions=f"{where}: harkonnen regular 5").start(resolve_storm, area(where), 1, 0, 1)
    table.play_quietly(until=lambda: False)
    assert table.legion("harkonnen", where) == f"regular {5 - hits}"


@pytest.mark.rule("WFA-EX-23", "WFA-HAZ-30")
@pytest.mark.parametrize("where", ["ne_01", "ne_09", "pasty_mesa", "cse_01"])
def test_two_shields_do_nothing(where: str) -> None:
    table = position(legions=f"{where}: harkonnen regular 2").start(resolve_storm, area(where), 0, 2, 0)
    assert table.g.to_act == ()
    assert table.legion("harkonnen", where) == "regular 2"


@pytest.mark.rule("WFA-HAZ-32", "WFA-BAT-27")
def test_storm_casualties_are_the_owners_choice() -> None:
    table = position(legions="ne_09: harkonnen regular 1, elite 1, bashar 1").start(
        resolve_storm, area("ne_09"), 1, 1, 0
    )
    assert set(table.options("harkonnen")) == {"regular", "elite", "bashar"}
    table.play("harkonnen", "elite")
    assert table.legion("harkonnen", "ne_09") == "regular 2, bashar 1"


@pytest.mark.rule("WFA-HAZ-33")
def test_storms_leave_harvesters_wormsigns_and_settlements() -> None:
    table = position(
        legions="ne_09: harkonnen regular 1; arrakeen: harkonnen regular 1",
        harvesters="ne_09",
        wormsigns="ne_09",
        blasted="rimwall_west",
    )
    table.start(resolve_storm, area("ne_09"), 2, 0, 0).start(resolve_storm, area("arrakeen"), 2, 0, 0)
    assert table.legion("harkonnen", "ne_09") == table.legion("harkonnen", "arrakeen") == ""
    assert harvesters(table) == ["ne_09"]
    assert names(table.g.wormsigns) == ["ne_09"]
    assert table.g.settlements >> area("arrakeen") & 1


@pytest.mark.rule("WFA-RUL-27")
def test_the_order_of_storms_is_asked_only_where_regulars_run_short() -> None:
    legions = "ne_09: harkonnen elite 2; ne_11: harkonnen elite 2"
    table = position(legions=legions)
    table.g.unit_supply = replaced(table.g.unit_supply, 3, 3)
    assert table.start(coriolis_storms).prompt("atreides") == "prompt-next-storm"
    enough = position(legions=legions)
    enough.g.unit_supply = replaced(enough.g.unit_supply, 3, 4)
    assert enough.start(coriolis_storms).prompt("atreides") == ""
    assert position(legions=legions).start(coriolis_storms).prompt("atreides") == ""


@pytest.mark.rule("WFA-HAZ-24", "WFA-ROUND-02")
def test_the_whole_phase_sends_turns_and_returns_all_wormsigns() -> None:
    for seed in range(1, 30):
        table = position(
            legions="ne_09: harkonnen regular 3; ne_01: harkonnen elite 2",
            harvesters="nw_01, nw_12, sw_03",
            wormsigns="nw_05",
            seed=seed,
            phase="hazards",
        ).start(desert_hazards)
        table.play_quietly(until=lambda: False)
        told = table.told()
        assert told.count("event-wormsign-turned") == 6
        assert told.count("event-storm") >= 1
        assert "event-wormsign-turned" not in told[told.index("event-storm") :]
        assert (table.g.unseen_signs, table.g.all_signs, table.g.wormsigns_left) == ((8, 4, 4), 0, 16)
        standing = table.g.standing[1] & table.g.worms
        assert not areas_in(standing), "no legion shares an area with a Sandworm"

"""The Family Atomics: when, where, and what the blast changes for good."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.rules.atomics import detonate, may_detonate
from sandtable.games.war_for_arrakis.rules.desert_power import worm_targets, wormsign_areas
from sandtable.games.war_for_arrakis.state import IN_TANK
from sandtable.games.war_for_arrakis.terms import DESERT, MOUNTAIN
from sandtable.kernel.rows import replaced
from tests.games.war_for_arrakis.desert import area, names
from tests.games.war_for_arrakis.position import Position, position

EXPOSES = {
    "splintered_rock": {"hagga_basin"},
    "hole_in_the_rock": {"imperial_basin"},
    "rimwall_west": {"imperial_basin", "arrakeen"},
}


def blasted(where: str, **said: object) -> Position:
    """The Atreides side detonates the Atomics there."""
    table = position(**said).begin_turn("atreides").start(detonate)  # type: ignore[arg-type]
    return table.play("atreides", where)


@pytest.mark.rule("WFA-ATOM-01", "WFA-PRE-18")
@pytest.mark.parametrize("marker", ["kwisatz_haderach", "sand_dwellers", "jihad"])
@pytest.mark.parametrize(("step", "may"), [(7, False), (8, True), (10, True)])
def test_while_any_marker_is_on_step_eight(marker: str, step: int, may: bool) -> None:
    assert may_detonate(position(prescience={marker: step}).g) == may


@pytest.mark.rule("WFA-ATOM-01", "WFA-FREE-01", "WFA-FREE-02")
def test_a_free_action_of_the_own_turn() -> None:
    table = position(prescience={"jihad": 8}).turn("atreides", mentat=1)
    assert "detonate" in table.options("atreides")
    table.play("atreides", "detonate", "rimwall_west")
    assert table.prompt("atreides") == "prompt-action"
    assert table.unused("atreides") == {"mentat": 1}
    harkonnen = position(prescience={"jihad": 8}).turn("harkonnen", mentat=1)
    assert "detonate" not in harkonnen.options("harkonnen")


@pytest.mark.rule("WFA-ATOM-02", "WFA-ATOM-03", "WFA-COMP-11")
def test_one_of_three_tokens_once_per_game() -> None:
    table = position(prescience={"jihad": 8}).begin_turn("atreides").start(detonate)
    assert table.options("atreides") == ["splintered_rock", "hole_in_the_rock", "rimwall_west"]
    table.play("atreides", "hole_in_the_rock")
    assert table.g.blasted == AREA["hole_in_the_rock"]
    table.g.prescience = replaced(table.g.prescience, 0, 9)
    assert not may_detonate(table.g)


@pytest.mark.rule(
    "WFA-ATOM-06", "WFA-ATOM-12", "WFA-ATOM-08", "WFA-ATOM-09", "WFA-ATOM-10", "WFA-ATOM-11", "WFA-RUL-26"
)
@pytest.mark.parametrize("where", EXPOSES)
def test_the_mountain_is_desert_and_exactly_its_plateaus_lose_their_shelter(where: str) -> None:
    before = position()
    table = blasted(where)
    assert before.g.terrain(area(where)) == MOUNTAIN
    assert table.g.terrain(area(where)) == DESERT, "not Deep Desert"
    changed = set(names(table.g.exposed)) - set(names(before.g.exposed))
    assert changed == EXPOSES[where] | {where}


@pytest.mark.rule("WFA-ATOM-07", "WFA-ATOM-08", "WFA-ATOM-09", "WFA-ATOM-10")
@pytest.mark.parametrize("where", EXPOSES)
def test_wormsigns_and_sandworms_reach_the_blasted_area_and_what_it_sheltered(where: str) -> None:
    legions = "; ".join(f"{place}: harkonnen regular 1" for place in sorted(EXPOSES[where]))
    table = blasted(where, legions=legions)
    assert where in names(wormsign_areas(table.g))
    table.g.sandworms = 1 << area(where)
    assert EXPOSES[where] == set(names(worm_targets(table.g, AREA[where]))), "and nothing where nobody stands"


@pytest.mark.rule("WFA-ATOM-07", "WFA-WORM-13")
def test_a_sandworm_attacks_a_legion_in_the_blasted_area_across_the_border_that_opened() -> None:
    legions = "rimwall_west: harkonnen regular 1"
    for said, targets in (("", []), ("rimwall_west", ["rimwall_west"])):
        table = position(legions=legions, worms="ne_06", blasted=said)
        assert names(worm_targets(table.g, AREA["ne_06"])) == targets


@pytest.mark.rule("WFA-RUL-47", "WFA-BOARD-10", "WFA-MOVE-04")
def test_the_borders_of_rimwall_west_open() -> None:
    rim = area("rimwall_west")
    assert not set(names(position().g.neighbours[rim])) & {"ne_06", "ne_08"}
    table = blasted("rimwall_west")
    assert {"ne_06", "ne_08"} <= set(names(table.g.neighbours[rim]))
    assert "rimwall_west" in names(table.g.neighbours[area("ne_06")])
    assert "ne_08" not in names(table.g.neighbours[area("cne_02")]), "others stay shut"


@pytest.mark.rule("WFA-ATOM-04")
def test_an_enemy_legion_is_driven_where_the_atreides_side_says() -> None:
    table = blasted("rimwall_west", legions="rimwall_west: harkonnen regular 2, bashar 1, baron_harkonnen")
    assert set(table.options("atreides")) == {"arrakeen", "broken_land", "cne_02", "imperial_basin", "ne_06", "ne_08"}
    table.play("atreides", "ne_08")
    assert table.legion("harkonnen", "ne_08") == "regular 2, bashar 1, baron_harkonnen"
    assert table.legion("harkonnen", "rimwall_west") == ""


@pytest.mark.rule("WFA-ATOM-04")
def test_an_atreides_legion_is_driven_where_the_harkonnen_side_says() -> None:
    table = blasted("hole_in_the_rock", legions="hole_in_the_rock: atreides regular 2, naib 1")
    assert table.g.to_act == (table.seat("harkonnen"),)
    assert set(table.options("harkonnen")) == {"cne_01", "cne_04", "cne_05", "cne_06"}, "not into a settlement"
    table.play("harkonnen", "cne_05")
    assert table.legion("atreides", "cne_05") == "regular 2, naib 1"


@pytest.mark.rule("WFA-ATOM-05", "WFA-RUL-48")
def test_without_a_refuge_the_legion_is_destroyed() -> None:
    around = "cne_04, cnw_02, wind_pass"
    table = position(
        legions="splintered_rock: harkonnen regular 2, bashar 1, baron_harkonnen", destroyed="hagga_basin"
    ).begin_turn("atreides")
    for place in [*around.split(", "), "hagga_basin"]:
        table.g.standing[0] |= 1 << AREA[place]
    table.start(detonate).play("atreides", "splintered_rock")
    assert table.legion("harkonnen", "splintered_rock") == ""
    assert table.leader("baron_harkonnen") == IN_TANK
    assert table.supply("harkonnen", "regular") == 24
    assert table.g.generic_supply[1] == 6


@pytest.mark.rule("WFA-RUL-48", "WFA-RUL-49", "WFA-WORM-01")
def test_a_displaced_harkonnen_legion_reveals_a_wormsign() -> None:
    table = blasted("rimwall_west", legions="rimwall_west: harkonnen regular 1", wormsigns="ne_08")
    table.play("atreides", "ne_08")
    assert "event-wormsign-turned" in table.told()


@pytest.mark.rule("WFA-ATOM-04", "WFA-UNIT-08")
def test_a_displaced_legion_may_overfill_an_area() -> None:
    table = blasted("rimwall_west", legions="rimwall_west: harkonnen regular 3; arrakeen: harkonnen elite 5")
    table.play("atreides", "arrakeen")
    assert table.prompt("harkonnen") == "prompt-excess"
    table.play("harkonnen", "regular", "regular")
    assert table.legion("harkonnen", "arrakeen") == "regular 1, elite 5"

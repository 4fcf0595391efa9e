"""The Kwisatz Haderach (CLA-FAC-ATR-11 to 17, CLA-BAT-55, CLA-TRAITOR-14)."""

import pytest

from sandtable.games.classic.terms import AWAKE, KILLED, SLEEPING
from tests.games.classic.fighting import nobody_calls, plan, to_plans, without_intelligence
from tests.games.classic.position import Position, position


def facing(losses: int, forces: str = "carthag: atreides 5, harkonnen 5", **more: object) -> Position:
    table = position("atreides, harkonnen, emperor", advanced=True, forces=forces, **more)  # type: ignore[arg-type]
    table.g.kwisatz_losses = losses
    table.g.kwisatz = AWAKE if losses >= 7 else SLEEPING
    return to_plans(table)


@pytest.mark.rule("CLA-FAC-ATR-11", "CLA-FAC-ATR-12", "CLA-EX-28")
def test_seven_forces_lost_in_battles_awake_it() -> None:
    table = facing(4, spice={"atreides": 10, "harkonnen": 0})
    assert "with_kwisatz_haderach" not in table.play("atreides", "duncan_idaho").options("atreides")
    plan(table, "atreides", dial="3", support="3")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert table.g.kwisatz_losses == 7
    assert table.g.kwisatz == AWAKE
    assert "event-kwisatz-awakes" in table.told()
    assert table.seen()["kwisatz_haderach"]["losses"] == 7


@pytest.mark.rule("CLA-FAC-ATR-13", "CLA-EX-28")
def test_it_adds_two_to_the_leader() -> None:
    table = facing(7, spice={"atreides": 10, "harkonnen": 0})
    plan(table, "atreides", leader="duncan_idaho", kwisatz=True, dial="3", support="3")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    told = [event for event in table.g.events(None) if event.message == "event-battle-won"]
    assert [event.args["strength"] for event in told] == [7]


@pytest.mark.rule("CLA-FAC-ATR-13")
def test_it_helps_a_cheap_hero_too_and_one_territory_per_turn() -> None:
    forces = "carthag: atreides 5, harkonnen 1; arrakeen: atreides 5, harkonnen 1"
    table = position(
        "atreides, harkonnen", advanced=True, forces=forces, hands={"atreides": "cheap_hero"}, spice={"atreides": 9}
    )
    table.g.kwisatz = AWAKE
    to_plans(table).play("atreides", "carthag")
    without_intelligence(table)
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    plan(table, "atreides", leader="cheap_hero", kwisatz=True, dial="1", support="1")
    nobody_calls(table)
    told = [event for event in table.g.events(None) if event.message == "event-battle-won"]
    assert [event.args["strength"] for event in told] == [3]
    without_intelligence(table).play("atreides", "duncan_idaho")
    assert table.prompt("atreides") == "prompt-plan-weapon"


@pytest.mark.rule("CLA-FAC-ATR-14")
def test_not_without_a_leader() -> None:
    dead = "thufir_hawat, lady_jessica, gurney_halleck, duncan_idaho, dr_yueh"
    table = facing(7, dead=dead)
    assert table.prompt("atreides") == "prompt-plan-dial"


@pytest.mark.rule("CLA-FAC-ATR-15", "CLA-FAC-ATR-17")
def test_nothing_is_added_where_the_leader_dies_but_it_lives_on() -> None:
    table = facing(7, hands={"harkonnen": "stunner"}, spice={"atreides": 10, "harkonnen": 0})
    plan(table, "atreides", leader="duncan_idaho", kwisatz=True, dial="3", support="3")
    plan(table, "harkonnen", leader="umman_kudu", weapon="stunner", dial="0")
    nobody_calls(table)
    told = [event for event in table.g.events(None) if event.message == "event-battle-won"]
    assert [event.args["strength"] for event in told] == [3]
    assert table.g.kwisatz == AWAKE


@pytest.mark.rule("CLA-FAC-ATR-16", "CLA-TRAITOR-14")
@pytest.mark.parametrize("kwisatz", [True, False])
def test_who_it_accompanies_betrays_nobody(kwisatz: bool) -> None:
    table = facing(7, traitors={"harkonnen": "duncan_idaho"})
    plan(table, "atreides", leader="duncan_idaho", kwisatz=kwisatz, dial="1", support="1")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    assert (table.prompt("harkonnen") == "prompt-call-traitor") is not kwisatz


@pytest.mark.rule("CLA-BAT-55", "CLA-FAC-ATR-17")
def test_only_an_explosion_kills_it() -> None:
    table = facing(7, hands={"harkonnen": "lasgun, shield"})
    plan(table, "atreides", leader="duncan_idaho", kwisatz=True, dial="1", support="1")
    plan(table, "harkonnen", leader="umman_kudu", weapon="lasgun", defence="shield", dial="0")
    nobody_calls(table)
    assert table.g.kwisatz == KILLED
    table = facing(7, hands={"harkonnen": "lasgun, shield"})
    plan(table, "atreides", leader="duncan_idaho", kwisatz=False, dial="1", support="1")
    plan(table, "harkonnen", leader="umman_kudu", weapon="lasgun", defence="shield", dial="0")
    nobody_calls(table)
    assert table.g.kwisatz == AWAKE

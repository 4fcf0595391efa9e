"""Traitors in battle (CLA-TRAITOR, CLA-FAC-HAR-07)."""

import pytest

from tests.games.classic.fighting import nobody_calls, plan, to_plans
from tests.games.classic.position import Position, position


def facing(traitors: dict[str, str], emperor: str = "", harkonnen: str = "", **more: object) -> Position:
    table = position(
        "emperor, harkonnen, fremen",
        forces="carthag: emperor 6, harkonnen 7",
        hands={"emperor": emperor, "harkonnen": harkonnen},
        traitors=traitors,
        spice={"emperor": 10, "harkonnen": 10},
        **more,  # type: ignore[arg-type]
    )
    return to_plans(table)


def reveal(table: Position, **emperor: str) -> Position:
    plan(table, "emperor", **{"leader": "caid", "dial": "2", **emperor})  # type: ignore[arg-type]
    return plan(table, "harkonnen", leader="piter_de_vries", dial="7")


@pytest.mark.rule("CLA-TRAITOR-01", "CLA-TRAITOR-03", "CLA-TRAITOR-04", "CLA-TRAITOR-07", "CLA-TRAITOR-08")
def test_the_caller_wins_at_once_and_loses_nothing() -> None:
    table = reveal(facing({"emperor": "piter_de_vries"}))
    assert table.options("emperor") == ["pass", "traitor"]
    nobody_calls(table.play("emperor", "traitor"))
    assert table.forces("emperor", "carthag") == 6
    assert (table.forces("harkonnen", "carthag"), table.tanks("harkonnen")) == (0, 7)
    assert table.dead("harkonnen") == ["piter_de_vries"]
    assert table.alive("caid")
    assert table.spice("emperor") == 13


@pytest.mark.rule("CLA-TRAITOR-02")
def test_a_traitor_who_is_not_called_stays_secret() -> None:
    table = nobody_calls(reveal(facing({"emperor": "piter_de_vries"})))
    assert table.forces("emperor", "carthag") == 0
    assert table.traitors("emperor") == ["piter_de_vries"]
    assert table.seen("harkonnen")["players"][0]["traitors"]["known"] == []


@pytest.mark.rule("CLA-EX-19", "CLA-TRAITOR-03", "CLA-BAT-48")
def test_a_traitor_beats_an_explosion() -> None:
    table = facing({"emperor": "piter_de_vries"}, "lasgun", "shield")
    plan(table, "emperor", leader="caid", weapon="lasgun", dial="2")
    plan(table, "harkonnen", leader="piter_de_vries", defence="shield", dial="7")
    nobody_calls(table.play("emperor", "traitor")).play("emperor", "keep")
    assert (table.forces("emperor", "carthag"), table.forces("harkonnen", "carthag")) == (6, 0)
    assert table.hand("emperor") == ["lasgun"]
    assert table.spice("emperor") == 13
    assert not table.alive("piter_de_vries")
    assert table.discarded() == ["shield"]


@pytest.mark.rule("CLA-EX-20", "CLA-TRAITOR-09")
def test_two_traitors() -> None:
    table = facing({"emperor": "piter_de_vries", "harkonnen": "caid"}, "crysknife", "shield")
    plan(table, "emperor", leader="caid", weapon="crysknife", dial="2")
    plan(table, "harkonnen", leader="piter_de_vries", defence="shield", dial="7")
    table.play("emperor", "traitor").play("harkonnen", "traitor")
    assert (table.forces("emperor", "carthag"), table.forces("harkonnen", "carthag")) == (0, 0)
    assert not table.alive("caid")
    assert not table.alive("piter_de_vries")
    assert sorted(table.discarded()) == ["crysknife", "shield"]
    assert (table.spice("emperor"), table.spice("harkonnen")) == (10, 10)


@pytest.mark.rule("CLA-TRAITOR-05")
def test_the_callers_leader_is_free_to_fight_elsewhere() -> None:
    table = position(
        "emperor, harkonnen, fremen",
        forces="carthag: emperor 6, harkonnen 7; arrakeen: emperor 1, harkonnen 1",
        traitors={"emperor": "piter_de_vries"},
    )
    to_plans(table).play("emperor", "carthag")
    nobody_calls(reveal(table).play("emperor", "traitor"))
    assert "caid" in table.options("emperor")


@pytest.mark.rule("CLA-TRAITOR-06")
def test_the_caller_may_keep_even_a_cheap_hero() -> None:
    table = facing({"emperor": "piter_de_vries"}, "cheap_hero, stunner")
    plan(table, "emperor", leader="cheap_hero", weapon="stunner", dial="2")
    plan(table, "harkonnen", leader="piter_de_vries", dial="7")
    nobody_calls(table.play("emperor", "traitor"))
    assert table.options("emperor") == ["keep", "stunner", "cheap_hero"]
    table.play("emperor", "stunner", "keep")
    assert table.hand("emperor") == ["cheap_hero"]
    assert table.discarded() == ["stunner"]


@pytest.mark.rule("CLA-TRAITOR-10", "CLA-TRAITOR-11")
def test_a_used_traitor_card_is_public_and_stays() -> None:
    table = nobody_calls(reveal(facing({"emperor": "piter_de_vries"})).play("emperor", "traitor"))
    assert table.traitors("emperor") == ["piter_de_vries"]
    assert table.seen()["players"][0]["traitors"]["known"] == ["piter_de_vries"]


@pytest.mark.rule("CLA-TRAITOR-12")
def test_a_cheap_hero_is_nobodys_traitor() -> None:
    table = facing({"harkonnen": "caid", "emperor": "jamis"}, "cheap_hero")
    plan(table, "emperor", leader="cheap_hero", dial="2")
    plan(table, "harkonnen", leader="piter_de_vries", dial="7")
    assert table.asked() == ["emperor"]


@pytest.mark.rule("CLA-TRAITOR-15")
def test_all_decide_before_anything_is_shown() -> None:
    table = reveal(facing({"emperor": "piter_de_vries", "harkonnen": "caid"}))
    assert table.asked() == ["emperor", "harkonnen"]
    table.play("emperor", "traitor")
    assert "event-traitor" not in table.told()
    assert table.asked() == ["harkonnen"]


def test_who_is_asked_does_not_tell_who_holds_a_traitor() -> None:
    without = reveal(facing({"emperor": "jamis", "harkonnen": "chani"}))
    assert without.asked() == ["emperor", "harkonnen"]
    assert without.options("emperor") == ["pass"]


@pytest.mark.rule("CLA-FAC-HAR-07")
def test_harkonnen_call_for_their_ally() -> None:
    table = position(
        "emperor, fremen, harkonnen",
        forces="carthag: emperor 6, fremen 7",
        traitors={"harkonnen": "stilgar"},
        allies="emperor harkonnen",
        spice={"emperor": 10, "harkonnen": 10},
    )
    to_plans(table)
    plan(table, "emperor", leader="caid", dial="2")
    plan(table, "fremen", leader="stilgar", dial="7")
    assert "harkonnen" in table.asked()
    table.play("harkonnen", "traitor")
    assert (table.forces("emperor", "carthag"), table.forces("fremen", "carthag")) == (6, 0)
    assert (table.spice("emperor"), table.spice("harkonnen")) == (17, 10)

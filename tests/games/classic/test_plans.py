"""Battle plans (CLA-BAT-11 to 23, CLA-CARD-09, 10, 26)."""

import pytest

from tests.games.classic.fighting import nobody_calls, plan, to_plans
from tests.games.classic.position import Position, position

EMPEROR = "count_fenring, captain_aramsham, caid, burseg, bashar"


def facing(hand: str = "", **more: object) -> Position:
    """Emperor, aggressor, against Harkonnen in Carthag, at the plans."""
    table = position(
        "emperor, harkonnen",
        forces="carthag: emperor 4, harkonnen 3",
        hands={"emperor": hand},
        **more,  # type: ignore[arg-type]
    )
    return to_plans(table)


@pytest.mark.rule("CLA-BAT-11")
def test_both_make_a_secret_plan() -> None:
    table = facing()
    assert table.asked() == ["emperor", "harkonnen"]
    plan(table, "emperor", dial="2")
    assert table.asked() == ["harkonnen"]
    assert table.seen("harkonnen")["battle"]["plans"][0] == {"seat": 0, "state": "none"}


@pytest.mark.rule("CLA-BAT-12", "CLA-BAT-47")
def test_the_dial_goes_from_nothing_to_the_number_of_forces() -> None:
    table = facing().play("emperor", "caid", "nothing", "nothing")
    assert table.options("emperor") == ["4", "3", "2", "1", "0"]


@pytest.mark.rule("CLA-BAT-13", "CLA-BAT-14")
def test_a_leader_must_come_if_there_is_one() -> None:
    table = facing()
    leaders = ["count_fenring", "captain_aramsham", "caid", "burseg", "bashar"]
    assert table.options("emperor") == leaders
    with_hero = facing("cheap_hero")
    assert with_hero.options("emperor") == [*leaders, "cheap_hero"]


@pytest.mark.rule("CLA-CARD-09")
def test_without_leaders_the_cheap_hero_must_come() -> None:
    table = facing("cheap_hero", dead=EMPEROR)
    assert table.options("emperor") == ["cheap_hero"]


@pytest.mark.rule("CLA-BAT-15", "CLA-BAT-16", "CLA-EX-17")
def test_who_has_neither_says_so_and_only_dials() -> None:
    table = facing("crysknife, shield", dead=EMPEROR)
    assert "event-no-leader" in table.told("harkonnen")
    assert table.prompt("emperor") == "prompt-plan-dial"
    table.play("emperor", "3")
    plan(table, "harkonnen", dial="1")
    assert "event-plan" in table.told()


@pytest.mark.rule("CLA-BAT-56")
def test_the_announcement_tells_that_there_is_no_cheap_hero() -> None:
    table = facing("crysknife", dead=EMPEROR)
    for seed in range(20):
        assert "cheap_hero" not in table.imagined("harkonnen", seed).hand("emperor")
    unannounced = facing("crysknife")
    assert any("cheap_hero" in unannounced.imagined("harkonnen", seed).hand("emperor") for seed in range(60))


@pytest.mark.rule("CLA-BAT-17", "CLA-BAT-18", "CLA-BAT-45")
def test_a_survivor_fights_again_only_in_the_same_territory() -> None:
    forces = "carthag: emperor 9, harkonnen 1, fremen 1; arrakeen: emperor 1, harkonnen 1"
    table = position("emperor, harkonnen, fremen", forces=forces)
    to_plans(table).play("emperor", "carthag", "fremen")
    plan(table, "emperor", leader="caid", dial="1")
    plan(table, "fremen", leader="jamis", dial="0")
    nobody_calls(table).play("emperor", "carthag")
    assert "caid" in table.options("emperor")
    plan(table, "emperor", leader="caid", dial="1")
    plan(table, "harkonnen", leader="umman_kudu", dial="0")
    nobody_calls(table)
    assert table.seen()["battle"]["territory"] == "arrakeen"
    assert "caid" not in table.options("emperor")
    plan(table, "emperor", leader="bashar")
    plan(table, "harkonnen")
    nobody_calls(table)
    assert set(table.g.fought_in) == {-1}


@pytest.mark.rule("CLA-BAT-19", "CLA-CARD-26")
def test_one_card_in_each_place_and_only_battle_cards() -> None:
    table = facing("crysknife, chaumas, shield, karama").play("emperor", "caid")
    assert table.options("emperor") == ["nothing", "crysknife", "chaumas"]
    table.play("emperor", "chaumas")
    assert table.options("emperor") == ["nothing", "shield"]


@pytest.mark.rule("CLA-BAT-20", "CLA-BAT-22", "CLA-CARD-10")
def test_worthless_cards_fit_both_places_but_only_once() -> None:
    table = facing("baliset, kulon").play("emperor", "caid")
    assert table.options("emperor") == ["nothing", "baliset", "kulon"]
    table.play("emperor", "baliset")
    assert table.options("emperor") == ["nothing", "kulon"]


@pytest.mark.rule("CLA-BAT-21")
def test_a_cheap_hero_fills_no_other_place() -> None:
    table = facing("cheap_hero").play("emperor", "caid")
    assert table.options("emperor") == ["nothing"]


@pytest.mark.rule("CLA-BAT-23", "CLA-CARD-07", "CLA-BAT-43")
def test_a_card_that_was_kept_serves_again() -> None:
    table = position(
        "emperor, harkonnen, fremen",
        forces="carthag: emperor 9, harkonnen 1, fremen 1",
        hands={"emperor": "crysknife"},
    )
    to_plans(table).play("emperor", "fremen")
    plan(table, "emperor", weapon="crysknife", dial="3")
    plan(table, "fremen", leader="jamis")
    nobody_calls(table).play("emperor", "keep")
    plan_of = table.play("emperor", "caid").options("emperor")
    assert "crysknife" in plan_of
    assert table.seen()["battle"]["defender"] == table.seat("harkonnen")


@pytest.mark.rule("CLA-BAT-28")
def test_plans_are_revealed_together() -> None:
    table = facing("crysknife")
    plan(table, "emperor", leader="caid", weapon="crysknife", dial="2")
    assert "event-plan" not in table.told()
    plan(table, "harkonnen", leader="umman_kudu", dial="1")
    assert table.told().count("event-plan") == 2

"""The spice harvest phase, and charity after it."""

import pytest

from sandtable.games.conquest.rules.harvest import harvest_phase
from tests.games.conquest.position import Position, position


def harvesting(forces: str, ground: dict[str, int], *, storm: int = 18, first: str = "atreides") -> Position:
    table = position("atreides, imperium, fremen", forces=forces, ground=ground, storm=storm, first=first)
    return table.start(harvest_phase)


def charity(spice: int) -> Position:
    return position("atreides, imperium, fremen", spice={"atreides": spice}).start(harvest_phase)


@pytest.mark.rule("CON-EX-03", "CON-HARV-02", "CON-HARV-04", "CON-HARV-05", "CON-RUL-46")
def test_four_forces_collect_eight_of_ten_spice() -> None:
    table = harvesting("broken_land:11: atreides 4", {"broken_land:11": 10}).play("atreides", "collect")
    assert table.spice("atreides") == 13 + 8
    assert table.spice_at("broken_land:11") == 2


@pytest.mark.rule("CON-EX-04", "CON-HARV-03")
def test_forces_in_another_sector_of_the_territory_collect_nothing() -> None:
    table = harvesting("rock_outcroppings:12: imperium 5", {"rock_outcroppings:13": 8})
    assert table.asked() == []
    assert table.spice("imperium") == 18
    assert table.spice_at("rock_outcroppings:13") == 8


@pytest.mark.rule("CON-HARV-03")
def test_only_the_forces_beside_the_spice_collect() -> None:
    forces = "rock_outcroppings:12: imperium 5; rock_outcroppings:13: imperium 1"
    table = harvesting(forces, {"rock_outcroppings:13": 8}).play("imperium", "collect")
    assert table.spice("imperium") == 18 + 2
    assert table.spice_at("rock_outcroppings:13") == 6


@pytest.mark.rule("CON-HARV-01", "CON-ROUND-03", "CON-ROUND-04")
def test_players_harvest_in_order_of_play() -> None:
    table = harvesting(
        "broken_land:11: atreides 1; red_chasm: imperium 1; minor_erg:7: fremen 1",
        {"broken_land:11": 10, "red_chasm:6": 10, "minor_erg:7": 10},
        first="fremen",
    )
    for faction in ("fremen", "atreides", "imperium"):
        assert table.asked() == [faction]
        table.play(faction, "collect")
    assert table.asked() == []


@pytest.mark.rule("CON-HARV-01", "CON-HARV-04")
def test_spice_may_be_left_where_it_is() -> None:
    table = harvesting("broken_land:11: atreides 4", {"broken_land:11": 10}).play("atreides", "leave")
    assert table.spice("atreides") == 13
    assert table.spice_at("broken_land:11") == 10


@pytest.mark.rule("CON-HARV-01")
def test_a_player_collects_wherever_own_forces_stand() -> None:
    forces = "broken_land:11: atreides 1; red_chasm: atreides 2; minor_erg:7: imperium 1"
    table = harvesting(forces, {"broken_land:11": 10, "red_chasm:6": 10, "minor_erg:7": 10}).play("atreides", "collect")
    assert table.spice("atreides") == 13 + 2 + 4
    assert table.spice_at("minor_erg:7") == 10


@pytest.mark.rule("CON-HARV-01", "CON-RUL-63")
def test_each_territory_is_a_choice_of_its_own() -> None:
    forces = "broken_land:11: atreides 1; red_chasm: atreides 2; minor_erg:7: atreides 3"
    table = harvesting(forces, {"broken_land:11": 10, "red_chasm:6": 10, "minor_erg:7": 10})
    leaving = [f"leave_{territory}" for territory in ("minor_erg", "red_chasm", "broken_land")]
    assert set(table.options("atreides")) == {"collect", *leaving, "leave"}
    first, second, last = sorted(leaving, key=table.options("atreides").index)
    table.play("atreides", first)
    assert table.options("atreides") == ["collect", second, last]
    table.play("atreides", second)
    assert table.asked() == [], "where one is left, it is collected there"
    taken = {"leave_minor_erg": 6, "leave_red_chasm": 4, "leave_broken_land": 2}
    assert table.spice("atreides") == 13 + taken[last]
    assert [table.spice_at(cell) for cell in ("minor_erg:7", "red_chasm:6", "broken_land:11")].count(10) == 2


@pytest.mark.rule("CON-HARV-01")
def test_with_one_territory_there_is_nothing_to_choose_among() -> None:
    table = harvesting("broken_land:11: atreides 4", {"broken_land:11": 10})
    assert table.options("atreides") == ["collect", "leave"]


@pytest.mark.rule("CON-HARV-02")
@pytest.mark.parametrize(
    ("forces", "lying", "collected"), [(1, 10, 2), (3, 10, 6), (5, 10, 10), (6, 10, 10), (2, 3, 3)]
)
def test_each_force_collects_up_to_two(forces: int, lying: int, collected: int) -> None:
    table = harvesting(f"red_chasm: atreides {forces}", {"red_chasm:6": lying}).play("atreides", "collect")
    assert table.spice("atreides") == 13 + collected
    assert table.spice_at("red_chasm:6") == lying - collected


@pytest.mark.rule("CON-RUL-43")
def test_the_storm_does_not_hinder_the_harvest() -> None:
    table = harvesting("red_chasm: fremen 2", {"red_chasm:6": 10}, storm=6).play("fremen", "collect")
    assert table.spice("fremen") == 6 + 4


@pytest.mark.rule("CON-EX-14", "CON-HARV-06")
@pytest.mark.parametrize("spice", [0, 1, 2])
def test_charity_tops_up_to_three(spice: int) -> None:
    table = charity(spice).play("atreides", "accept")
    assert table.spice("atreides") == 3
    assert table.spice("imperium") == 18


@pytest.mark.rule("CON-HARV-06")
def test_who_owns_three_receives_no_charity() -> None:
    assert charity(3).asked() == []


@pytest.mark.rule("CON-HARV-07")
def test_charity_may_be_declined_and_asks_for_nothing_else() -> None:
    assert charity(1).play("atreides", "decline").spice("atreides") == 1
    rich_in_forces = position(
        "atreides, imperium, fremen",
        forces="arrakeen: atreides 10; carthag: atreides 10",
        spice={"atreides": 1},
        round=1,
    ).start(harvest_phase)
    assert rich_in_forces.play("atreides", "accept").spice("atreides") == 3


@pytest.mark.rule("CON-HARV-06")
def test_charity_comes_when_all_have_harvested() -> None:
    table = position(
        "atreides, imperium, fremen",
        forces="broken_land:11: atreides 1; red_chasm: fremen 1",
        ground={"broken_land:11": 1, "red_chasm:6": 10},
        spice={"atreides": 0, "fremen": 1},
    ).start(harvest_phase)
    table.play("atreides", "collect").play("fremen", "collect")
    assert table.asked() == ["atreides"]
    assert table.spice("fremen") == 3
    table.play("atreides", "accept")
    assert table.spice("atreides") == 3
    assert table.asked() == []

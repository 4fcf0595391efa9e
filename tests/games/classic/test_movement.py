"""Moving groups over the ground (CLA-MOVE)."""

import pytest

from sandtable.games.classic.rules.shipping import ship_and_move
from tests.games.classic.position import Position, position


def moves(table: Position, name: str) -> Position:
    """The faction's turn, after it has shipped nothing."""
    table.start(ship_and_move, table.seat(name))
    if table.prompt(name) in ("prompt-ship", "prompt-ship-from"):
        table.play(name, "pass")
    return table


@pytest.mark.rule("CLA-MOVE-01", "CLA-MOVE-16", "CLA-MOVE-17")
def test_one_group_from_one_territory_to_one_sector() -> None:
    table = moves(position("emperor, harkonnen", forces="tueks_sietch: emperor 4; red_chasm:6: emperor 2"), "emperor")
    assert table.options("emperor") == ["pass", "tueks_sietch", "red_chasm"]
    table.play("emperor", "tueks_sietch", "pasty_mesa:5")
    assert table.options("emperor") == ["4", "3", "2", "1"]
    table.play("emperor", "3")
    assert (table.forces("emperor", "tueks_sietch"), table.forces("emperor", "pasty_mesa:5")) == (1, 3)
    assert table.asked() == []


@pytest.mark.rule("CLA-MOVE-02", "CLA-MOVE-09")
def test_sectors_of_one_territory_move_together_and_cost_nothing() -> None:
    table = moves(position("emperor, harkonnen", forces="pasty_mesa:4: emperor 2; pasty_mesa:6: emperor 3"), "emperor")
    table.play("emperor", "pasty_mesa")
    assert "gara_kulon:7" in table.options("emperor")
    table.play("emperor", "gara_kulon:7", "2", "1")
    assert table.forces("emperor", "gara_kulon") == 3
    assert table.forces("emperor", "pasty_mesa:6") == 2


@pytest.mark.rule("CLA-MOVE-03", "CLA-MOVE-10", "CLA-STORM-10")
def test_the_storm_cuts_a_group_in_two() -> None:
    forces = "pasty_mesa:4: emperor 2; pasty_mesa:5: emperor 1; pasty_mesa:6: emperor 3"
    table = moves(position("emperor, harkonnen", forces=forces, storm=5), "emperor").play("emperor", "pasty_mesa")
    assert table.prompt("emperor") == "prompt-move-part"
    assert table.options("emperor") == ["pasty_mesa:4", "pasty_mesa:6"]
    table.play("emperor", "pasty_mesa:6")
    options = table.options("emperor")
    assert "red_chasm:6" in options
    assert "pasty_mesa:7" in options
    assert not {"tueks_sietch:4", "pasty_mesa:4", "pasty_mesa:5", "minor_erg:5"} & set(options)
    table.play("emperor", "red_chasm:6")
    assert table.options("emperor") == ["3", "2", "1"]


@pytest.mark.rule("CLA-MOVE-10")
def test_forces_in_the_storm_do_not_move() -> None:
    assert moves(position("emperor, harkonnen", forces="carthag: emperor 3", storm=10), "emperor").asked() == []


@pytest.mark.rule("CLA-MOVE-04")
def test_without_ornithopters_one_territory() -> None:
    table = moves(position("emperor, harkonnen", forces="tueks_sietch: emperor 6"), "emperor")
    table.play("emperor", "tueks_sietch")
    territories = {option.split(":")[0] for option in table.options("emperor")}
    assert territories == {"false_wall_south", "pasty_mesa", "south_mesa"}


@pytest.mark.rule("CLA-MOVE-05", "CLA-MOVE-06", "CLA-EX-12")
def test_ornithopters_carry_three_territories_far() -> None:
    table = moves(position("emperor, harkonnen", forces="arrakeen: emperor 1; tueks_sietch: emperor 6"), "emperor")
    table.play("emperor", "tueks_sietch")
    options = table.options("emperor")
    assert "pasty_mesa:7" in options
    assert "shield_wall:8" in options
    assert "imperial_basin:8" in options
    assert "carthag:10" not in options


@pytest.mark.rule("CLA-MOVE-05")
def test_carthag_has_ornithopters_too_and_an_enemy_there_gives_none() -> None:
    table = moves(position("emperor, harkonnen", forces="carthag: emperor 1; tueks_sietch: emperor 6"), "emperor")
    assert "shield_wall:8" in table.play("emperor", "tueks_sietch").options("emperor")
    table = moves(position("emperor, harkonnen", forces="carthag: harkonnen 1; tueks_sietch: emperor 6"), "emperor")
    assert "shield_wall:8" not in table.play("emperor", "tueks_sietch").options("emperor")


@pytest.mark.rule("CLA-MOVE-08")
def test_the_storm_does_not_ground_ornithopters() -> None:
    forces = "arrakeen: emperor 1; tueks_sietch: emperor 6"
    table = moves(position("emperor, harkonnen", forces=forces, storm=9), "emperor").play("emperor", "tueks_sietch")
    assert "shield_wall:8" in table.options("emperor")


@pytest.mark.rule("CLA-MOVE-11")
def test_the_mover_names_the_sector() -> None:
    table = moves(position("emperor, harkonnen", forces="carthag: emperor 1"), "emperor").play("emperor", "carthag")
    assert {"tsimpo:10", "tsimpo:11", "tsimpo:12"} <= set(table.options("emperor"))


@pytest.mark.rule("CLA-MOVE-12")
def test_a_full_stronghold_is_not_entered() -> None:
    """Nor is it passed; but on this map no way leads through a stronghold that is shorter than the ways around it."""
    forces = "arrakeen: emperor 1; carthag: harkonnen 1, fremen 1; imperial_basin:10: emperor 4"
    table = moves(position("emperor, harkonnen, fremen", forces=forces), "emperor").play("emperor", "imperial_basin")
    assert "carthag:10" not in table.options("emperor")
    assert "hagga_basin:11" in table.options("emperor")
    one_other = "arrakeen: emperor 1; carthag: harkonnen 1; imperial_basin:10: emperor 4"
    table = moves(position("emperor, harkonnen, fremen", forces=one_other), "emperor")
    assert "carthag:10" in table.play("emperor", "imperial_basin").options("emperor")


@pytest.mark.rule("CLA-MOVE-13")
def test_forces_pass_through_others() -> None:
    forces = "arrakeen: emperor 1; tueks_sietch: emperor 6; pasty_mesa:7: harkonnen 5, fremen 3"
    table = moves(position("emperor, harkonnen, fremen", forces=forces), "emperor").play("emperor", "tueks_sietch")
    assert {"pasty_mesa:7", "shield_wall:8", "imperial_basin:8"} <= set(table.options("emperor"))


@pytest.mark.rule("CLA-MOVE-14")
def test_changing_the_sector_is_the_movement() -> None:
    table = moves(position("emperor, harkonnen", forces="pasty_mesa:4: emperor 2"), "emperor")
    table.play("emperor", "pasty_mesa", "pasty_mesa:7", "2")
    assert table.forces("emperor", "pasty_mesa:7") == 2
    assert table.asked() == []


@pytest.mark.rule("CLA-MOVE-15", "CLA-ALLY-03", "CLA-ALLY-08")
def test_a_group_passes_an_ally_but_does_not_stop_there() -> None:
    forces = "arrakeen: emperor 1; tueks_sietch: emperor 6; pasty_mesa:7: harkonnen 5"
    table = position("emperor, harkonnen, fremen", forces=forces, allies="emperor harkonnen")
    moves(table, "emperor").play("emperor", "tueks_sietch")
    options = table.options("emperor")
    assert not [option for option in options if option.startswith("pasty_mesa")]
    assert "shield_wall:8" in options


@pytest.mark.rule("CLA-MOVE-15")
def test_allies_meet_in_the_polar_sink() -> None:
    table = position(
        "emperor, harkonnen", forces="arsunt:10: emperor 1; polar_sink: harkonnen 1", allies="emperor harkonnen"
    )
    assert "polar_sink:0" in moves(table, "emperor").play("emperor", "arsunt").options("emperor")


@pytest.mark.rule("CLA-MOVE-18", "CLA-CARD-16")
def test_hajr_gives_another_movement_even_to_the_same_group() -> None:
    table = moves(position("emperor, harkonnen", forces="carthag: emperor 2", hands={"emperor": "hajr"}), "emperor")
    table.play("emperor", "hajr", "carthag", "arsunt:10", "2")
    assert table.prompt("emperor") == "prompt-move"
    table.play("emperor", "arsunt", "polar_sink:0", "2")
    assert table.forces("emperor", "polar_sink") == 2
    assert table.discarded() == ["hajr"]
    assert table.asked() == []


@pytest.mark.rule("CLA-MOVE-18", "CLA-CARD-16")
def test_hajr_may_be_played_once_the_group_has_moved() -> None:
    table = position("emperor, harkonnen", forces="carthag: emperor 2", hands={"emperor": "hajr"}, again=True)
    moves(table, "emperor").play("emperor", "carthag", "arsunt:10", "2")
    assert table.prompt("emperor") == "prompt-move-again"
    table.play("emperor", "hajr")
    assert table.discarded() == ["hajr"]
    table.play("emperor", "arsunt", "polar_sink:0", "2")
    assert table.forces("emperor", "polar_sink") == 2
    assert table.asked() == []


@pytest.mark.rule("CLA-MOVE-17", "CLA-MOVE-18")
def test_who_moves_nobody_is_not_asked_for_one_more_movement() -> None:
    table = position("emperor, harkonnen", forces="carthag: emperor 2", hands={"emperor": "hajr"}, again=True)
    assert moves(table, "emperor").play("emperor", "pass").asked() == []


@pytest.mark.rule("CLA-CARD-16")
def test_whoever_could_have_hajr_is_asked_after_moving() -> None:
    """With any card that nobody else knows, and not without; whether it is Hajr shows in the own options only."""

    def moved(hands: dict[str, str]) -> Position:
        table = position("emperor, harkonnen", forces="carthag: emperor 2", hands=hands, again=True)
        return moves(table, "emperor").play("emperor", "carthag", "arsunt:10", "2")

    with_hajr, without = moved({"emperor": "hajr"}), moved({"emperor": "shield"})
    assert with_hajr.asked() == without.asked() == ["emperor"]
    assert with_hajr.seen("harkonnen") == without.seen("harkonnen")
    assert "hajr" in with_hajr.options("emperor")
    assert "hajr" not in without.options("emperor")
    assert without.play("emperor", "pass").asked() == []
    assert moved({}).asked() == []


@pytest.mark.rule("CLA-FAC-FRE-07")
def test_fremen_move_two_territories_or_three_with_ornithopters() -> None:
    table = position("fremen, harkonnen", forces="great_flat:14: fremen 2")
    moves(table, "fremen").play("fremen", "great_flat")
    assert "habbanya_erg:15" in table.options("fremen")
    assert "habbanya_ridge_flat:16" not in table.options("fremen")
    table = position("fremen, harkonnen", forces="great_flat:14: fremen 2; carthag: fremen 1")
    moves(table, "fremen").play("fremen", "great_flat")
    assert "habbanya_ridge_flat:16" in table.options("fremen")


@pytest.mark.rule("CLA-FAC-EMP-12")
def test_starred_forces_move_as_the_owner_says() -> None:
    table = moves(position("emperor, harkonnen", advanced=True, forces="carthag: emperor 4*2"), "emperor")
    table.play("emperor", "carthag", "arsunt:10", "3")
    assert table.options("emperor") == ["1", "2"]
    table.play("emperor", "1")
    assert (table.forces("emperor", "arsunt"), table.special("emperor", "arsunt")) == (3, 1)

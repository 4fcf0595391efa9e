"""Movement of groups over the planet, for everybody but the Fremen."""

import pytest

from sandtable.games.arrakis.movement import distance, reachable
from sandtable.games.arrakis.planet import CELL_INDEX, TERRITORY_BIT, TERRITORY_INDEX
from sandtable.games.arrakis.terms import Sector, TerritoryMask
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.ship_move import ship_and_move, ship_move_phase
from tests.games.conquest.position import Position, position


def moving(forces: str, *, storm: int = 18, reserve: int = 0) -> Position:
    """Atreides are about to move; with a reserve they are first asked to ship."""
    table = position("atreides, harkonnen, imperium, fremen", forces=forces, storm=storm, reserve={"atreides": reserve})
    return table.start(ship_and_move, table.seat("atreides"))


def ends(table: Position, origin: str) -> list[str]:
    """Where a group from there can end, listed without moving it."""
    offered = table.play("atreides", origin).options("atreides")
    table.g.back(table.seat("atreides"))
    return offered


def territories(cells: list[str]) -> set[str]:
    return {cell.split(":")[0] for cell in cells}


def left_on_the_way(table: Position) -> int:
    """Atreides forces that are not in Carthag."""
    return sum(table.g.forces[table.seat("atreides")]) - table.forces("atreides", "carthag")


@pytest.mark.rule("CON-EX-02", "CON-MOVE-01", "CON-MOVE-13", "CON-RUL-46")
def test_six_atreides_go_from_hole_in_the_rock_to_carthag() -> None:
    table = moving("hole_in_the_rock: atreides 6; carthag: harkonnen 3")
    assert distance(CELL_INDEX["hole_in_the_rock:8"], CELL_INDEX["carthag:10"], table.g.storm, TerritoryMask(0)) == 2
    table.play("atreides", "hole_in_the_rock", "carthag:10", "6")
    assert table.forces("atreides", "carthag") == 6
    assert table.forces("atreides", "hole_in_the_rock") == 0
    table.start(battle_phase)
    assert table.g.battle is not None
    assert table.g.view(None)["battle"]["territory"] == "carthag"


@pytest.mark.rule("CON-MOVE-01")
def test_a_group_goes_up_to_three_territories() -> None:
    """From Arrakeen: Old Gap 1, Broken Land 2, Rock Outcroppings 3, Sietch Tabr 4."""
    offered = territories(ends(moving("arrakeen: atreides 4"), "arrakeen"))
    assert {"old_gap", "broken_land", "rock_outcroppings"} <= offered
    assert "sietch_tabr" not in offered


@pytest.mark.rule("CON-MOVE-01")
@pytest.mark.parametrize("count", [1, 3, 4])
def test_any_number_of_the_forces_may_go(count: int) -> None:
    table = moving("arrakeen: atreides 4").play("atreides", "arrakeen", "old_gap:9")
    assert table.options("atreides") == ["4", "3", "2", "1"]
    table.play("atreides", str(count))
    assert (table.forces("atreides", "arrakeen"), table.forces("atreides", "old_gap:9")) == (4 - count, count)


@pytest.mark.rule("CON-MOVE-01")
def test_one_group_moves_and_nobody_has_to() -> None:
    table = moving("arrakeen: atreides 4; carthag: atreides 2").play("atreides", "arrakeen", "old_gap:9", "1")
    assert table.asked() == []
    table = moving("arrakeen: atreides 4").play("atreides", "pass")
    assert table.asked() == []
    assert table.forces("atreides", "arrakeen") == 4


@pytest.mark.rule("CON-MOVE-02", "CON-MOVE-03", "CON-ROUND-03")
def test_a_player_ships_then_moves_before_the_next_player_begins() -> None:
    everywhere = "arrakeen: atreides 1; carthag: harkonnen 1; sietch_tabr: imperium 1"
    table = position("atreides, harkonnen, imperium", forces=everywhere).start(ship_move_phase)
    asked: list[tuple[str, str]] = []
    while table.asked():
        (faction,) = table.asked()
        asked.append((faction, table.prompt(faction)))
        table.play(faction, "pass")
    assert asked == [
        ("atreides", "prompt-ship"),
        ("atreides", "prompt-move"),
        ("harkonnen", "prompt-ship"),
        ("harkonnen", "prompt-move"),
        ("imperium", "prompt-ship"),
        ("imperium", "prompt-move"),
    ]


@pytest.mark.rule("CON-MOVE-04")
def test_crossing_sector_lines_costs_nothing() -> None:
    """Pasty Mesa is three territories from Arrakeen and four sectors wide; False Wall East is five sectors wide."""
    across_pasty_mesa = {"pasty_mesa:7", "pasty_mesa:6", "pasty_mesa:5", "pasty_mesa:4"}
    assert across_pasty_mesa <= set(ends(moving("arrakeen: atreides 2"), "arrakeen"))
    offered = ends(moving("false_wall_east:4: atreides 2"), "false_wall_east")
    assert {"false_wall_east:8", "arrakeen:9"} <= set(offered)
    assert distance(CELL_INDEX["false_wall_east:4"], CELL_INDEX["arrakeen:9"], Sector(18), TerritoryMask(0)) == 2


@pytest.mark.rule("CON-MOVE-05", "CON-RUL-15")
def test_forces_from_several_sectors_end_in_one() -> None:
    table = moving("minor_erg:4: atreides 2; minor_erg:6: atreides 3")
    assert table.options("atreides") == ["pass", "minor_erg"]
    table.play("atreides", "minor_erg", "pasty_mesa:7", "2", "3")
    assert table.forces("atreides", "pasty_mesa:7") == 5
    assert table.forces("atreides", "minor_erg") == 0
    assert table.asked() == []


@pytest.mark.rule("CON-MOVE-05", "CON-RUL-15")
def test_forces_that_the_storm_cuts_off_cannot_join_the_group() -> None:
    """The storm in sector 5 divides Minor Erg; the way round from sector 4 to Gara Kulon is too long."""
    table = moving("minor_erg:4: atreides 2; minor_erg:6: atreides 3", storm=5)
    table.play("atreides", "minor_erg", "gara_kulon:7")
    assert table.options("atreides") == ["3", "2", "1"]
    table.play("atreides", "3")
    assert (table.forces("atreides", "gara_kulon"), table.forces("atreides", "minor_erg:4")) == (3, 2)


@pytest.mark.rule("CON-MOVE-01", "CON-RUL-15")
def test_from_each_sector_any_number_joins_as_long_as_somebody_goes() -> None:
    table = moving("minor_erg:4: atreides 2; minor_erg:6: atreides 3").play("atreides", "minor_erg", "pasty_mesa:7")
    assert table.options("atreides") == ["2", "1", "0"]
    some = Position(table.g.clone()).play("atreides", "1")
    assert some.options("atreides") == ["3", "2", "1", "0"]
    none = Position(table.g.clone()).play("atreides", "0")
    assert none.options("atreides") == ["3", "2", "1"]
    some.play("atreides", "0")
    assert [some.forces("atreides", cell) for cell in ("minor_erg:4", "minor_erg:6", "pasty_mesa:7")] == [1, 3, 1]


@pytest.mark.rule("CON-MOVE-06", "CON-RUL-16")
def test_a_shift_inside_the_territory_is_the_move() -> None:
    table = moving("minor_erg:4: atreides 3; carthag: atreides 1")
    assert {"minor_erg:5", "minor_erg:6", "minor_erg:7"} <= set(ends(table, "minor_erg"))
    assert "minor_erg:4" not in ends(table, "minor_erg")
    table.play("atreides", "minor_erg", "minor_erg:7", "3")
    assert table.forces("atreides", "minor_erg:7") == 3
    assert table.asked() == []


@pytest.mark.rule("CON-RUL-16")
def test_a_shift_does_not_touch_the_storm() -> None:
    offered = ends(moving("minor_erg:4: atreides 3", storm=6), "minor_erg")
    assert "minor_erg:5" in offered
    assert "minor_erg:6" not in offered
    assert distance(CELL_INDEX["minor_erg:4"], CELL_INDEX["minor_erg:7"], Sector(6), TerritoryMask(0)) > 0


@pytest.mark.rule("CON-MOVE-07", "CON-MOVE-08")
def test_forces_are_neither_dropped_nor_picked_up_on_the_way() -> None:
    """On the way from Hole in the Rock to Carthag lie own forces in Imperial Basin."""
    table = moving("hole_in_the_rock: atreides 6; imperial_basin:9: atreides 2")
    table.play("atreides", "hole_in_the_rock", "carthag:10", "6")
    assert table.asked() == []
    assert table.forces("atreides", "carthag") == 6
    assert table.forces("atreides", "imperial_basin:9") == left_on_the_way(table) == 2


@pytest.mark.rule("CON-MOVE-10")
def test_a_territory_partly_in_the_storm_is_crossed_beside_it() -> None:
    """With the storm in sector 10, Imperial Basin can be entered and crossed in its sectors 8 and 9."""
    offered = ends(moving("hole_in_the_rock: atreides 6", storm=10), "hole_in_the_rock")
    assert {"imperial_basin:8", "imperial_basin:9", "arrakeen:9", "polar_sink:0"} <= set(offered)
    assert not {"imperial_basin:10", "carthag:10"} & set(offered)


FULL = "carthag: harkonnen 1, imperium 1"


@pytest.mark.rule("CON-MOVE-11", "CON-RUL-12")
def test_a_group_does_not_end_in_a_full_stronghold() -> None:
    assert "carthag:10" in ends(moving("tsimpo:10: atreides 1; carthag: harkonnen 1"), "tsimpo")
    assert "carthag:10" not in ends(moving(f"tsimpo:10: atreides 1; {FULL}"), "tsimpo")
    reinforced = moving("tsimpo:10: atreides 1; carthag: atreides 1, harkonnen 1")
    assert "carthag:10" in ends(reinforced, "tsimpo")


@pytest.mark.rule("CON-MOVE-12")
def test_a_group_does_not_pass_through_a_full_stronghold() -> None:
    """On this map no stronghold lies on the only short way between two others, so the ways round Carthag are closed."""
    table = moving(f"tsimpo:10: atreides 1; {FULL}")
    full = table.g.full_strongholds(table.seat("atreides"))
    ways_round = TERRITORY_BIT[TERRITORY_INDEX["imperial_basin"]] | TERRITORY_BIT[TERRITORY_INDEX["hagga_basin"]]
    tsimpo, arsunt = CELL_INDEX["tsimpo:10"], CELL_INDEX["arsunt:10"]
    assert arsunt in reachable(tsimpo, table.g.storm, 2, TerritoryMask(ways_round))
    assert arsunt not in reachable(tsimpo, table.g.storm, 3, TerritoryMask(ways_round | full))


@pytest.mark.rule("CON-MOVE-11", "CON-MOVE-12", "CON-RUL-12")
def test_a_full_stronghold_lets_its_own_forces_go() -> None:
    assert "tsimpo:10" in ends(moving("carthag: atreides 1, harkonnen 1, imperium 1"), "carthag")


@pytest.mark.rule("CON-MOVE-13")
def test_movement_is_free() -> None:
    table = moving("hole_in_the_rock: atreides 6")
    before = table.g.spice[:]
    table.play("atreides", "hole_in_the_rock", "carthag:10", "6")
    assert table.g.spice == before


@pytest.mark.rule("CON-MOVE-14", "CON-RUL-14")
def test_forces_just_shipped_may_move_on() -> None:
    table = moving("hole_in_the_rock: atreides 1", reserve=5)
    table.play("atreides", "hole_in_the_rock:8", "5").play("atreides", "hole_in_the_rock", "carthag:10", "6")
    assert table.forces("atreides", "carthag") == 6


@pytest.mark.rule("CON-MOVE-15", "CON-RUL-12")
def test_enemies_outside_full_strongholds_do_not_stop_a_group() -> None:
    alone = ends(moving("hole_in_the_rock: atreides 6"), "hole_in_the_rock")
    crowd = "harkonnen 2, imperium 3, fremen 1"
    among = moving(f"hole_in_the_rock: atreides 6; imperial_basin:9: {crowd}; basin: {crowd}; arrakeen: harkonnen 4")
    assert ends(among, "hole_in_the_rock") == alone

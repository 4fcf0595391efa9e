"""The storm phase: how far the storm moves, what it destroys, and whom it holds back."""

import pytest

from sandtable.games.arrakis import planet
from sandtable.games.arrakis.terms import Sector
from sandtable.games.conquest.board import STORM_SYMBOL
from sandtable.games.conquest.rules.ship_move import ship_and_move
from sandtable.games.conquest.rules.storm import storm_phase
from tests.games.conquest.position import Position, die, position


def storm_moves(steps: int, *, start: int, forces: str = "", ground: dict[str, int] | None = None) -> Position:
    table = position("atreides, harkonnen, fremen", forces=forces, ground=ground, storm=start)
    return table.luck(die(steps)).start(storm_phase)


def ends_of_a_move(faction: str, forces: str, origin: str, storm: int) -> list[str]:
    """Where a group can end; nowhere if the territory cannot be left at all."""
    table = position("atreides, harkonnen, fremen", forces=forces, storm=storm, reserve={faction: 0})
    table.start(ship_and_move, table.seat(faction))
    if origin not in table.options(faction):
        return []
    return table.play(faction, origin).options(faction)


@pytest.mark.rule("CON-STORM-01", "CON-STORM-02")
@pytest.mark.parametrize("steps", range(7))
def test_the_storm_moves_as_many_sectors_as_the_first_player_rolls(steps: int) -> None:
    table = position("harkonnen, atreides, fremen", first="fremen", storm=5)
    table.luck(die(steps)).start(storm_phase)
    rolled = next(event for event in table.g.events(None) if event.message == "event-storm-roll")
    assert rolled.args == {"who": "faction-fremen", "steps": steps}
    assert table.g.storm == 5 + steps


@pytest.mark.rule("CON-STORM-02")
def test_sectors_are_numbered_counter_clockwise() -> None:
    for sector in range(1, planet.SECTORS + 1):
        turned = planet.SECTOR_START_DEGREES[planet.next_sector(Sector(sector))] - planet.SECTOR_START_DEGREES[sector]
        assert turned % 360 == planet.SECTOR_SPAN_DEGREES


@pytest.mark.rule("CON-EX-13", "CON-STORM-02", "CON-STORM-04", "CON-STORM-05")
def test_from_sector_17_a_roll_of_4_sweeps_18_1_2_and_3() -> None:
    swept = ["meridian:18", "cielago_depression:1", "cielago_east:2", "cielago_east:3"]
    beyond = ["habbanya_ridge_flat:17", "south_mesa:4"]
    table = storm_moves(
        4,
        start=17,
        forces="; ".join(f"{cell}: atreides 2" for cell in swept + beyond),
        ground=dict.fromkeys(swept + beyond, 6),
    )
    assert table.g.storm == 3
    assert [table.forces("atreides", cell) for cell in swept] == [0, 0, 0, 0]
    assert [table.spice_at(cell) for cell in swept] == [0, 0, 0, 0]
    assert [table.forces("atreides", cell) for cell in beyond] == [2, 2]
    assert [table.spice_at(cell) for cell in beyond] == [6, 6]
    assert table.tanks("atreides") == 8


@pytest.mark.rule("CON-STORM-03")
def test_on_the_storm_symbol_the_first_player_chooses_0_to_6() -> None:
    table = position("harkonnen, atreides, fremen", first="fremen", storm=5)
    table.luck(die(STORM_SYMBOL)).start(storm_phase)
    assert table.asked() == ["fremen"]
    assert table.options("fremen") == ["0", "1", "2", "3", "4", "5", "6"]
    table.play("fremen", "6")
    assert table.g.storm == 11


@pytest.mark.rule("CON-STORM-04")
def test_forces_on_sand_go_to_the_tanks() -> None:
    table = storm_moves(2, start=6, forces="gara_kulon: atreides 3; basin: harkonnen 4")
    assert table.forces("atreides", "gara_kulon") == 0
    assert table.tanks("atreides") == 3
    assert table.forces("harkonnen", "basin") == 0
    assert table.tanks("harkonnen") == 4


@pytest.mark.rule("CON-STORM-05", "CON-STORM-09")
def test_spice_under_the_storm_is_lost_beside_fremen_too() -> None:
    table = storm_moves(1, start=5, forces="red_chasm: fremen 2", ground={"red_chasm:6": 10})
    assert table.spice_at("red_chasm:6") == 0
    assert table.spice("fremen") == 6
    assert table.forces("fremen", "red_chasm") == 2


@pytest.mark.rule("CON-STORM-06")
def test_other_sectors_of_the_same_territory_are_untouched() -> None:
    table = storm_moves(
        1,
        start=4,
        forces="minor_erg:4: atreides 1; minor_erg:5: atreides 2; minor_erg:6: atreides 3",
        ground={"minor_erg:5": 4, "minor_erg:7": 10},
    )
    assert [table.forces("atreides", f"minor_erg:{sector}") for sector in (4, 5, 6)] == [1, 0, 3]
    assert (table.spice_at("minor_erg:5"), table.spice_at("minor_erg:7")) == (0, 10)


@pytest.mark.rule("CON-STORM-07")
@pytest.mark.parametrize(
    ("shelter", "sector"), [("pasty_mesa:5", 5), ("arrakeen", 9), ("carthag", 10), ("tueks_sietch", 4)]
)
def test_rock_and_strongholds_shelter_forces(shelter: str, sector: int) -> None:
    table = storm_moves(1, start=sector - 1, forces=f"{shelter}: atreides 4")
    assert table.g.storm == sector
    assert table.forces("atreides", shelter) == 4


@pytest.mark.rule("CON-STORM-07", "CON-STORM-14")
def test_no_storm_reaches_the_polar_sink() -> None:
    for start in range(1, planet.SECTORS + 1):
        table = storm_moves(6, start=start, forces="polar_sink: atreides 4")
        assert table.forces("atreides", "polar_sink") == 4
        assert ends_of_a_move("atreides", "polar_sink: atreides 4", "polar_sink", start) != []


@pytest.mark.rule("CON-STORM-08", "CON-FAC-FRE-04")
def test_fremen_on_sand_survive_where_others_die() -> None:
    table = storm_moves(3, start=5, forces="red_chasm: fremen 5, atreides 1; gara_kulon: fremen 2")
    assert table.forces("fremen", "red_chasm") == 5
    assert table.forces("fremen", "gara_kulon") == 2
    assert table.tanks("fremen") == 0
    assert table.tanks("atreides") == 1


BOTH_WAYS = "hole_in_the_rock: atreides 1, fremen 1; arrakeen: atreides 1, fremen 1"


@pytest.mark.rule("CON-STORM-10", "CON-STORM-13", "CON-MOVE-09")
@pytest.mark.parametrize("faction", ["atreides", "fremen"])
def test_nobody_enters_the_storm(faction: str) -> None:
    calm = ends_of_a_move(faction, BOTH_WAYS, "hole_in_the_rock", storm=1)
    stormy = ends_of_a_move(faction, BOTH_WAYS, "hole_in_the_rock", storm=9)
    in_nine = {cell for cell in calm if cell.endswith(":9")}
    assert {"arrakeen:9", "imperial_basin:9"} <= in_nine
    assert not in_nine & set(stormy)
    assert "imperial_basin:8" in stormy


@pytest.mark.rule("CON-STORM-11", "CON-STORM-13", "CON-MOVE-09")
@pytest.mark.parametrize("faction", ["atreides", "fremen"])
def test_nobody_leaves_the_storm(faction: str) -> None:
    assert "old_gap:10" in ends_of_a_move(faction, BOTH_WAYS, "arrakeen", storm=1)
    assert ends_of_a_move(faction, BOTH_WAYS, "arrakeen", storm=9) == []


@pytest.mark.rule("CON-STORM-12", "CON-STORM-13", "CON-MOVE-09")
@pytest.mark.parametrize("faction", ["atreides", "fremen"])
def test_nobody_passes_the_storm(faction: str) -> None:
    """Red Chasm is next to South Mesa, but on the far side of sector 4; the way round is seven territories long."""
    forces = f"south_mesa:3: {faction} 1"
    assert "red_chasm:6" in ends_of_a_move(faction, forces, "south_mesa", storm=1)
    assert "red_chasm:6" not in ends_of_a_move(faction, forces, "south_mesa", storm=4)


@pytest.mark.rule("CON-STORM-15", "CON-RUL-01")
def test_a_storm_that_does_not_move_sweeps_the_sector_where_it_is() -> None:
    table = storm_moves(0, start=6, forces="red_chasm: atreides 2", ground={"red_chasm:6": 10})
    assert table.g.storm == 6
    assert table.forces("atreides", "red_chasm") == 0
    assert table.spice_at("red_chasm:6") == 0


@pytest.mark.rule("CON-RUL-02")
def test_the_sector_that_the_storm_leaves_is_not_swept_again() -> None:
    table = storm_moves(1, start=6, forces="red_chasm: atreides 2", ground={"red_chasm:6": 10})
    assert table.g.storm == 7
    assert table.forces("atreides", "red_chasm") == 2
    assert table.spice_at("red_chasm:6") == 10


@pytest.mark.rule("CON-RUL-11")
def test_imperial_basin_is_swept_like_any_sand() -> None:
    table = storm_moves(3, start=7, forces="imperial_basin:9: atreides 5", ground={"imperial_basin:10": 3})
    assert table.tanks("atreides") == 5
    assert table.spice_at("imperial_basin:10") == 0

"""What only the Fremen can do: ride worms, come to the polar sink for nothing, move twice or twice as far."""

import pytest

import sandtable
from sandtable.games.conquest.rules.ship_move import ship_and_move
from sandtable.games.conquest.rules.spice_blow import spice_blow_phase
from tests.games.conquest.position import Position, position

# The last blow was in Cielago North (sectors 18, 1, 2) and Broken Land (sectors 10, 11), unless a test says otherwise.


def worm(forces: str, *, storm: int = 6, blown: str = "spice_01", covered: str = "") -> Position:
    """A worm strikes the territories of the last location card."""
    table = position(
        "fremen, atreides, harkonnen, imperium",
        forces=forces,
        storm=storm,
        blown=blown,
        top="sandworm, spice_05",
        covered=covered,
    )
    return table.start(spice_blow_phase)


def ride_ends(forces: str, storm: int = 6, covered: str = "") -> set[str]:
    return set(worm(forces, storm=storm, covered=covered).options("fremen")) - {"pass"}


def moving(forces: str, *, storm: int = 1, reserve: int = 0) -> Position:
    table = position("fremen, atreides, harkonnen, imperium", forces=forces, storm=storm, reserve={"fremen": reserve})
    return table.start(ship_and_move, table.seat("fremen"))


@pytest.mark.rule("CON-FAC-FRE-05")
def test_a_worm_is_ridden_from_each_struck_territory_with_forces() -> None:
    table = worm("cielago_north:1: fremen 3; broken_land:10: fremen 2; arsunt:10: fremen 4")
    assert table.prompt("fremen") == "prompt-ride"
    table.play("fremen", "cielago_south:1", "3")
    assert table.prompt("fremen") == "prompt-ride"
    table.play("fremen", "tsimpo:10", "2")
    assert table.asked() == []
    assert (table.forces("fremen", "cielago_south:1"), table.forces("fremen", "tsimpo:10")) == (3, 2)
    assert table.forces("fremen", "arsunt:10") == 4


@pytest.mark.rule("CON-FAC-FRE-05")
def test_no_forces_no_ride_and_nobody_has_to_ride() -> None:
    assert worm("arsunt:10: fremen 4").asked() == []
    assert worm("broken_land: atreides 4").asked() == []
    table = worm("cielago_north:1: fremen 3; broken_land:10: fremen 2").play("fremen", "pass", "pass")
    assert (table.forces("fremen", "cielago_north"), table.forces("fremen", "broken_land")) == (3, 2)


@pytest.mark.rule("CON-FAC-FRE-05", "CON-FAC-FRE-06", "CON-RUL-09")
def test_forces_that_rode_into_the_other_struck_territory_do_not_ride_again() -> None:
    """Cielago North and Hagga Basin are struck; the first lies three territories of sand from the second."""
    table = worm("cielago_north:2: fremen 5; hagga_basin:12: fremen 1", blown="spice_13")
    table.play("fremen", "hagga_basin:12", "5", "tsimpo:10")
    assert table.options("fremen") == ["1"]
    table.play("fremen", "1")
    assert (table.forces("fremen", "hagga_basin:12"), table.forces("fremen", "tsimpo:10")) == (5, 1)


@pytest.mark.rule("CON-FAC-FRE-06", "CON-RUL-09")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_the_forces_ride_and_the_others_stay(count: int) -> None:
    table = worm("broken_land:11: fremen 3").play("fremen", "tsimpo:11")
    assert table.options("fremen") == ["3", "2", "1"]
    table.play("fremen", str(count))
    assert (table.forces("fremen", "broken_land:11"), table.forces("fremen", "tsimpo:11")) == (3 - count, count)


@pytest.mark.rule("CON-FAC-FRE-06", "CON-RUL-09")
def test_forces_of_several_sectors_ride_as_one_group_into_one_sector() -> None:
    table = worm("broken_land:10: fremen 2; broken_land:11: fremen 3").play("fremen", "tsimpo:12", "1", "3")
    assert table.asked() == []
    assert table.forces("fremen", "tsimpo:12") == 4
    assert table.forces("fremen", "broken_land:10") == 1


@pytest.mark.rule("CON-FAC-FRE-06", "CON-RUL-09")
def test_from_each_sector_any_number_rides_as_long_as_somebody_does() -> None:
    table = worm("broken_land:10: fremen 2; broken_land:11: fremen 3").play("fremen", "tsimpo:12")
    assert table.options("fremen") == ["2", "1", "0"]
    table.play("fremen", "0")
    assert table.options("fremen") == ["3", "2", "1"]
    table.g.back(table.seat("fremen"))
    table.play("fremen", "2")
    assert table.options("fremen") == ["3", "2", "1", "0"]


@pytest.mark.rule("CON-FAC-FRE-06")
def test_a_ride_is_three_territories_long() -> None:
    """Over the sand from Broken Land: Tsimpo 1, Hagga Basin 2, Arsunt or Wind Pass 3, Great Flat 4."""
    ends = ride_ends("broken_land:11: fremen 1")
    assert {"tsimpo:12", "hagga_basin:12", "wind_pass:13", "arsunt:11"} <= ends
    assert "great_flat:14" not in ends


@pytest.mark.rule("CON-FAC-FRE-07", "CON-RUL-08")
def test_a_ride_passes_sand_only_but_ends_anywhere() -> None:
    """Plastic Basin is rock: a ride may end there, but not go through it to the Great Flat."""
    ends = ride_ends("broken_land:11: fremen 1")
    assert {"plastic_basin:13", "carthag:10", "polar_sink:0"} <= ends
    on_foot = moving("broken_land:11: fremen 1").play("fremen", "broken_land").options("fremen")
    assert "great_flat:14" in on_foot  # two territories
    assert "great_flat:14" not in ends


@pytest.mark.rule("CON-TWO-07", "CON-FAC-FRE-07")
def test_a_ride_passes_the_covered_territory_as_sand() -> None:
    """On this planet no ride of three territories gets further over a stronghold than around it, so the rock of
    Plastic Basin stands in for one."""
    assert "great_flat:14" not in ride_ends("broken_land:11: fremen 1", covered="carthag")
    assert "great_flat:14" in ride_ends("broken_land:11: fremen 1", covered="plastic_basin")


@pytest.mark.rule("CON-RUL-08", "CON-FAC-FRE-14")
def test_a_ride_does_not_end_in_a_full_stronghold() -> None:
    forces = "broken_land:11: fremen 1; carthag: atreides 1"
    assert "carthag:10" in ride_ends(forces)
    assert "carthag:10" not in ride_ends(f"{forces}, harkonnen 1")


@pytest.mark.rule("CON-FAC-FRE-08", "CON-RUL-59")
def test_a_ride_neither_ends_in_nor_crosses_a_territory_with_storm_in_it() -> None:
    """The storm in sector 10 touches Tsimpo and Old Gap; what lies beyond is out of reach on a worm."""
    calm, stormy = ride_ends("broken_land:11: fremen 1", storm=6), ride_ends("broken_land:11: fremen 1", storm=10)
    assert {"tsimpo:12", "hagga_basin:12", "old_gap:9"} <= calm
    assert not {"tsimpo:10", "tsimpo:11", "tsimpo:12", "hagga_basin:12", "old_gap:8", "old_gap:9"} & stormy
    assert {"rock_outcroppings:12", "plastic_basin:11", "sietch_tabr:13"} <= stormy
    on_foot = moving("broken_land:11: fremen 1", storm=10).play("fremen", "broken_land").options("fremen")
    assert {"tsimpo:12", "hagga_basin:12"} <= set(on_foot)


@pytest.mark.rule("CON-FAC-FRE-08", "CON-RUL-59")
def test_a_ride_leaves_a_partly_stormed_territory_from_outside_the_storm() -> None:
    """Broken Land is touched by the storm in sector 10: it can be left from sector 11, not from sector 10."""
    assert "rock_outcroppings:12" in ride_ends("broken_land:11: fremen 1", storm=10)
    assert worm("broken_land:10: fremen 1", storm=10).asked() == []


@pytest.mark.rule("CON-FAC-FRE-08", "CON-STORM-12")
def test_a_ride_does_not_begin_through_the_storm() -> None:
    """From sector 2 of Cielago North the way west leads through its sector 1; nor does a ride end where it began."""
    calm, stormy = [ride_ends("cielago_north:2: fremen 1", storm=storm) for storm in (6, 1)]
    assert "cielago_west:17" in calm
    assert "cielago_west:17" not in stormy
    assert "cielago_north:2" not in calm | stormy


@pytest.mark.rule("CON-FAC-FRE-08", "CON-RUL-59")
def test_a_ride_does_not_end_in_another_sector_of_a_stormed_territory_it_leaves() -> None:
    assert "cielago_north:1" in ride_ends("cielago_north:2: fremen 1")
    stormy = ride_ends("cielago_north:2: fremen 1", storm=18)
    assert "cielago_north:1" not in stormy
    assert "cielago_east:2" in stormy


@pytest.mark.rule("CON-FAC-FRE-08", "CON-RUL-09", "CON-STORM-11")
def test_forces_in_the_storm_do_not_join_a_ride() -> None:
    table = worm("broken_land:10: fremen 2; broken_land:11: fremen 3", storm=10)
    table.play("fremen", "rock_outcroppings:12")
    assert table.options("fremen") == ["3", "2", "1"]
    table.play("fremen", "3")
    assert (table.forces("fremen", "broken_land:10"), table.forces("fremen", "rock_outcroppings:12")) == (2, 3)


@pytest.mark.rule("CON-FAC-FRE-09")
def test_after_a_ride_both_groups_still_move() -> None:
    table = worm("broken_land:11: fremen 3; arsunt:10: fremen 1").play("fremen", "tsimpo:11", "3")
    table.start(ship_and_move, table.seat("fremen")).play("fremen", "0")
    table.play("fremen", "tsimpo", "carthag:10", "3", "arsunt", "imperial_basin:10", "1")
    assert table.asked() == []
    assert (table.forces("fremen", "carthag"), table.forces("fremen", "imperial_basin:10")) == (3, 1)


@pytest.mark.rule("CON-FAC-FRE-10", "CON-FAC-FRE-11")
@pytest.mark.parametrize(("reserve", "spice", "most"), [(15, 30, 5), (15, 0, 5), (3, 30, 3)])
def test_at_most_five_come_to_the_polar_sink_whatever_they_could_pay(reserve: int, spice: int, most: int) -> None:
    table = position("fremen, atreides", reserve={"fremen": reserve}, spice={"fremen": spice})
    table.start(ship_and_move, table.seat("fremen"))
    assert table.options("fremen") == [str(count) for count in range(most, -1, -1)]
    table.play("fremen", str(most))
    assert table.forces("fremen", "polar_sink") == most
    assert table.reserve("fremen") == reserve - most
    assert table.spice("fremen") == spice


@pytest.mark.rule("CON-FAC-FRE-10")
def test_nobody_has_to_come_to_the_polar_sink() -> None:
    table = moving("arrakeen: fremen 1", reserve=5).play("fremen", "0")
    assert (table.reserve("fremen"), table.forces("fremen", "polar_sink")) == (5, 0)
    assert "event-no-shipment" in table.told()
    assert "event-ship" not in table.told()


@pytest.mark.rule("CON-FAC-FRE-12")
def test_fremen_are_offered_no_other_place() -> None:
    table = moving("", reserve=20)
    assert table.prompt("fremen") == "prompt-bring"
    assert all(option.isdigit() for option in table.options("fremen"))
    table.play("fremen", "4")
    assert table.forces("fremen", "polar_sink") == 4
    assert sum(table.g.forces[table.seat("fremen")]) == 4


@pytest.mark.rule("CON-RUL-61")
def test_a_market_card_brings_two_more() -> None:
    table = position("fremen, atreides", market={"fremen": "smugglers"})
    table.start(ship_and_move, table.seat("fremen"))
    assert "7" not in table.options("fremen")
    table.play("fremen", "smugglers", "7")
    assert table.forces("fremen", "polar_sink") == 7


@pytest.mark.rule("CON-FAC-FRE-13")
def test_two_groups_go_up_to_three_territories_each() -> None:
    table = moving("arrakeen: fremen 4; red_chasm: fremen 2").play("fremen", "arrakeen", "rock_outcroppings:12", "4")
    table.play("fremen", "red_chasm")
    within_three = table.options("fremen")
    assert "sihaya_ridge:8" in within_three
    assert "basin:8" not in within_three  # four territories
    table.play("fremen", "gara_kulon:7", "2")
    assert table.asked() == []


@pytest.mark.rule("CON-FAC-FRE-13")
def test_or_one_group_goes_up_to_six() -> None:
    """From Arrakeen: Imperial Basin, polar sink, Wind Pass, Cielago West, Habbanya Ridge Flat, Habbanya Sietch."""
    table = moving("arrakeen: fremen 4; red_chasm: fremen 2").play("fremen", "arrakeen", "habbanya_sietch:16", "4")
    assert table.forces("fremen", "habbanya_sietch") == 4
    assert table.asked() == []


@pytest.mark.rule("CON-FAC-FRE-13", "CON-RUL-15")
@pytest.mark.parametrize(("counts", "goes_on"), [(("2", "1"), False), (("0", "1"), True), (("2", "0"), False)])
def test_the_longest_way_in_a_group_is_the_way_of_the_group(counts: tuple[str, str], goes_on: bool) -> None:
    """The storm divides Minor Erg: to Arrakeen it is four territories from sector 4 and three from sector 6."""
    table = moving("minor_erg:4: fremen 2; minor_erg:6: fremen 1; carthag: fremen 3", storm=5)
    table.play("fremen", "minor_erg", "arrakeen:9", *counts)
    assert (table.asked() == ["fremen"]) == goes_on


@pytest.mark.rule("CON-FAC-FRE-13")
def test_six_is_the_limit() -> None:
    """From Red Chasm Cielago West is six territories away, Habbanya Ridge Flat beyond it seven."""
    offered = moving("red_chasm: fremen 2").play("fremen", "red_chasm").options("fremen")
    assert "cielago_west:17" in offered
    assert "habbanya_ridge_flat:17" not in offered


@pytest.mark.rule("CON-FAC-FRE-13")
def test_the_second_group_may_stay() -> None:
    table = moving("arrakeen: fremen 4; red_chasm: fremen 2").play("fremen", "arrakeen", "old_gap:9", "4", "pass")
    assert table.asked() == []
    assert table.forces("fremen", "red_chasm") == 2


@pytest.mark.rule("CON-RUL-17", "CON-FAC-FRE-13")
def test_no_force_is_part_of_both_groups() -> None:
    table = moving("arrakeen: fremen 4; old_gap:9: fremen 1").play("fremen", "arrakeen", "old_gap:9", "4")
    table.play("fremen", "old_gap", "broken_land:10")
    assert table.options("fremen") == ["1"]
    alone = moving("arrakeen: fremen 4").play("fremen", "arrakeen", "old_gap:9", "4")
    assert alone.asked() == []


@pytest.mark.rule("CON-RUL-17", "CON-FAC-FRE-13")
def test_both_groups_may_start_and_end_in_the_same_place() -> None:
    table = moving("arrakeen: fremen 4").play("fremen", "arrakeen", "old_gap:9", "1", "arrakeen", "old_gap:9", "3")
    assert table.forces("fremen", "old_gap:9") == 4
    assert table.asked() == []


@pytest.mark.rule("CON-FAC-FRE-14")
def test_storm_full_strongholds_and_the_one_sector_bind_fremen_as_well() -> None:
    full = moving("tsimpo:10: fremen 2; carthag: atreides 1, harkonnen 1").play("fremen", "tsimpo")
    assert "carthag:10" not in full.options("fremen")
    stormy = moving("minor_erg:4: fremen 2; minor_erg:6: fremen 1", storm=5).play("fremen", "minor_erg")
    assert not [cell for cell in stormy.options("fremen") if cell.endswith(":5")]
    gathered = moving("minor_erg:4: fremen 2; minor_erg:6: fremen 1", storm=12)
    gathered.play("fremen", "minor_erg", "pasty_mesa:6", "2", "1")
    assert gathered.forces("fremen", "pasty_mesa:6") == 3


@pytest.mark.rule("CON-FAC-FRE-01", "CON-FAC-FRE-02")
def test_fremen_start_with_six_spice_and_five_forces_at_the_pole() -> None:
    begun = sandtable.game("conquest").new(2, 3, faction_0="fremen", faction_1="atreides")
    while begun.view(None)["phase"] == "setup":
        begun.play(begun.to_act[0], begun.options(begun.to_act[0])[0])
    fremen = begun.view(None)["players"][0]
    assert (fremen["spice"], fremen["reserve"]) == (6, 15)
    pole = next(cell for cell in begun.view(None)["cells"] if cell["cell"] == "polar_sink:0")
    assert pole["forces"] == [{"seat": 0, "count": 5}]

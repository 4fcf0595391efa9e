"""Shipping: forces come from the reserve to the planet."""

import pytest

from sandtable.games.arrakis import planet
from sandtable.games.conquest.rules.ship_move import ship_and_move, ship_move_phase
from tests.games.conquest.position import Position, position


def shipping(
    faction: str = "atreides", *, forces: str = "", spice: int = 13, reserve: int = 20, storm: int = 18
) -> Position:
    four = "atreides, harkonnen, fremen, imperium"
    table = position(four, forces=forces, spice={faction: spice}, reserve={faction: reserve}, storm=storm)
    return table.start(ship_and_move, table.seat(faction))


def destinations(table: Position, faction: str = "atreides") -> list[str]:
    return [option for option in table.options(faction) if option != "pass"]


def in_storm(storm: int) -> set[str]:
    return {planet.CELL_IDS[cell] for cell in planet.CELLS_IN_SECTOR[storm]}


@pytest.mark.rule("CON-EX-01", "CON-SHIP-03", "CON-SHIP-10", "CON-RUL-46")
def test_atreides_ship_four_forces_to_broken_land() -> None:
    table = shipping(reserve=20, spice=13)
    owned = sum(table.g.spice)
    table.play("atreides", "broken_land:11", "4")
    assert table.spice("atreides") == 9
    assert sum(table.g.spice) == owned - 4
    assert table.reserve("atreides") == 16
    assert [table.forces("atreides", cell) for cell in ("broken_land:10", "broken_land:11")] == [0, 4]


@pytest.mark.rule("CON-SHIP-01", "CON-ROUND-03", "CON-ROUND-04")
def test_players_ship_in_order_of_play() -> None:
    table = position("atreides, harkonnen, imperium", first="imperium").start(ship_move_phase)
    shipped: list[str] = []
    while table.asked():
        (faction,) = table.asked()
        if table.prompt(faction) == "prompt-ship":
            shipped.append(faction)
        table.play(faction, "pass")
    assert shipped == ["imperium", "atreides", "harkonnen"]


@pytest.mark.rule("CON-SHIP-01")
def test_one_shipment_goes_to_one_territory_and_may_be_left_out() -> None:
    table = shipping().play("atreides", "gara_kulon:7", "2")
    assert table.prompt("atreides") == "prompt-move"
    table = shipping().play("atreides", "pass")
    assert table.reserve("atreides") == 20
    assert table.spice("atreides") == 13


@pytest.mark.rule("CON-SHIP-01", "CON-SHIP-02")
def test_every_sector_outside_the_storm_is_a_destination_strongholds_included() -> None:
    table = shipping(storm=5)
    assert set(destinations(table)) == set(planet.CELL_IDS) - in_storm(5)
    assert {"arrakeen:9", "carthag:10", "sietch_tabr:13", "habbanya_sietch:16", "tueks_sietch:4"} <= set(
        destinations(table)
    )
    table.play("atreides", "arrakeen:9", "5")
    assert table.forces("atreides", "arrakeen") == 5


@pytest.mark.rule("CON-SHIP-03")
@pytest.mark.parametrize("count", [1, 6, 13])
def test_each_force_costs_one_spice(count: int) -> None:
    table = shipping(spice=13).play("atreides", "carthag:10", str(count))
    assert table.spice("atreides") == 13 - count
    assert table.forces("atreides", "carthag") == count


@pytest.mark.rule("CON-SHIP-04")
@pytest.mark.parametrize(("reserve", "spice", "most"), [(20, 30, 20), (20, 7, 7), (20, 1, 1), (3, 30, 3)])
def test_only_reserve_and_spice_limit_a_shipment(reserve: int, spice: int, most: int) -> None:
    table = shipping(reserve=reserve, spice=spice).play("atreides", "carthag:10")
    assert table.options("atreides") == [str(count) for count in range(most, 0, -1)]


@pytest.mark.rule("CON-SHIP-04")
@pytest.mark.parametrize(("reserve", "spice"), [(0, 13), (20, 0)])
def test_without_reserve_or_spice_there_is_nothing_to_ship(reserve: int, spice: int) -> None:
    assert shipping(reserve=reserve, spice=spice, forces="carthag: atreides 1").prompt("atreides") == "prompt-move"


@pytest.mark.rule("CON-SHIP-05", "CON-STORM-10", "CON-RUL-13")
def test_nobody_ships_into_the_storm_but_beside_it() -> None:
    for storm in range(1, planet.SECTORS + 1):
        assert not in_storm(storm) & set(destinations(shipping(storm=storm)))
    assert "minor_erg:5" not in destinations(shipping(storm=5))
    assert {"minor_erg:4", "minor_erg:6", "minor_erg:7"} <= set(destinations(shipping(storm=5)))


@pytest.mark.rule("CON-STORM-14")
def test_the_polar_sink_is_open_in_every_storm() -> None:
    for storm in range(1, planet.SECTORS + 1):
        assert "polar_sink:0" in destinations(shipping(storm=storm))


@pytest.mark.rule("CON-SHIP-06", "CON-SHIP-07")
def test_forces_on_the_map_are_never_shipped() -> None:
    """A shipment asks for a place to land and a number from the reserve, nothing else; the map keeps its forces."""
    table = shipping(forces="carthag: atreides 5", reserve=2)
    assert set(destinations(table)) <= set(planet.CELL_IDS)
    table.play("atreides", "arrakeen:9")
    assert table.options("atreides") == ["2", "1"]
    table.play("atreides", "2")
    assert (table.reserve("atreides"), table.forces("atreides", "carthag")) == (0, 5)
    assert shipping(forces="carthag: atreides 5", reserve=0).prompt("atreides") == "prompt-move"


@pytest.mark.rule("CON-SHIP-08", "CON-RUL-12")
def test_a_stronghold_with_two_other_factions_is_closed() -> None:
    two_others = "carthag: harkonnen 1, imperium 1; arrakeen: harkonnen 1; sietch_tabr: atreides 1, harkonnen 1"
    open_to_atreides = destinations(shipping(forces=two_others))
    assert "carthag:10" not in open_to_atreides
    assert "arrakeen:9" in open_to_atreides
    assert "sietch_tabr:13" in open_to_atreides


@pytest.mark.rule("CON-SHIP-08", "CON-RUL-12")
def test_a_faction_already_there_may_reinforce_and_only_strongholds_fill_up() -> None:
    crowded = "carthag: atreides 1, harkonnen 1; broken_land:11: harkonnen 1, imperium 1, fremen 1"
    open_to_atreides = destinations(shipping(forces=crowded))
    assert {"carthag:10", "broken_land:11"} <= set(open_to_atreides)


@pytest.mark.rule("CON-SHIP-09", "CON-FAC-FRE-10", "CON-FAC-FRE-11", "CON-FAC-FRE-12")
def test_fremen_bring_up_to_five_to_the_polar_sink_for_nothing() -> None:
    table = shipping("fremen", spice=12)
    assert table.options("fremen") == ["5", "4", "3", "2", "1", "0"]
    table.play("fremen", "5")
    assert table.forces("fremen", "polar_sink") == 5
    assert (table.reserve("fremen"), table.spice("fremen")) == (15, 12)
    assert table.prompt("fremen") == "prompt-move"


@pytest.mark.rule("CON-SHIP-10", "CON-RUL-13")
def test_a_shipment_lands_in_a_single_sector() -> None:
    table = shipping().play("atreides", "minor_erg:6", "7")
    landed = [table.forces("atreides", f"minor_erg:{sector}") for sector in (4, 5, 6, 7)]
    assert landed == [0, 0, 7, 0]

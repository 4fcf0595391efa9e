"""The Mahdi places vehicles (WFA-SVEH)."""

import pytest

from sandtable.games.war_for_arrakis.board import CENTRAL_SECTORS, SECTOR_IDS, SECTORS
from sandtable.games.war_for_arrakis.mahdi.tactics import BORDERING, around
from sandtable.games.war_for_arrakis.rules.free_actions import free_actions
from sandtable.games.war_for_arrakis.rules.mahdi.vehicles import (
    mahdi_carries,
    mahdi_flies,
    mahdi_harvests,
    mahdi_places,
)
from sandtable.games.war_for_arrakis.rules.vehicles import vehicle_placement
from tests.games.war_for_arrakis.desert import harvesters
from tests.games.war_for_arrakis.mahdi import against, flyers, reasons

# The south-east: Deep Desert 02, 05, 07, 08 and Desert 01, 04, 06; its Sietch Tasmin Sink borders 01, 04, 06 and 07.
SOUTH_EAST = "tasmin_sink"


@pytest.mark.rule("WFA-SVEH-01")
def test_harvesters_come_first_then_carryalls_then_ornithopters_and_all_of_them() -> None:
    table = against(phase="vehicle_placement", imperium={"choam": 2})
    table.g.turn = None
    table.start(vehicle_placement).play_quietly(lambda: False)
    placed = [event.args["vehicle"] for event in table.g.events(0) if event.message == "event-vehicle-placed"]
    assert placed == ["vehicle-harvester"] * 5 + ["vehicle-carryall"] + ["vehicle-ornithopter"] * 3


@pytest.mark.rule("WFA-SVEH-02", "WFA-SVEH-03", "WFA-SVEH-04", "WFA-SVEH-05")
@pytest.mark.parametrize(
    ("count", "filled"),
    [
        # 1. Empty Deep Desert away from Atreides, 2. such Desert: there is none beside the Sietch.
        (2, ["se_02", "se_05"]),
        # 3. The other Deep Desert, 4. the other Desert.
        (4, ["se_02", "se_05", "se_07", "se_08"]),
        (7, ["se_01", "se_02", "se_04", "se_05", "se_06", "se_07", "se_08"]),
    ],
)
def test_harvesters_fill_the_sector_by_priority(count: int, filled: list[str]) -> None:
    table = against(harvest=SOUTH_EAST).start(mahdi_harvests, count)
    assert harvesters(table) == filled
    assert not table.g.to_act


@pytest.mark.rule("WFA-SVEH-03")
def test_quiet_desert_comes_before_deep_desert_that_is_not() -> None:
    # With both Sietches near it gone only the legion disturbs: it borders Deep Desert 02 and 07 and Desert 04.
    table = against("se_05: atreides regular 1", harvest=SOUTH_EAST, destroyed="tasmin_sink, hobars_gap")
    table.start(mahdi_harvests, 4)
    assert "se_08" in harvesters(table)
    assert reasons(table)["quiet-desert"][0] == ["area-tasmin-sink", "area-se-01", "area-se-06"]
    assert "area-se-02" in reasons(table)["quiet-desert"][1]


@pytest.mark.rule("WFA-SVEH-02", "WFA-SMOV-17")
def test_only_empty_areas_are_quiet() -> None:
    table = against(harvest=SOUTH_EAST, wormsigns="se_02").start(mahdi_harvests, 1)
    assert harvesters(table) == ["se_05"]


@pytest.mark.rule("WFA-SOLO-05", "WFA-SVEH-04")
def test_the_player_chooses_between_areas_of_one_priority() -> None:
    table = against(harvest=SOUTH_EAST).start(mahdi_harvests, 3)
    assert table.options("atreides") == ["se_07", "se_08"]
    table.play("atreides", "se_08")
    assert harvesters(table) == ["se_02", "se_05", "se_08"]


@pytest.mark.rule("WFA-SOLO-05")
def test_where_most_areas_are_filled_the_player_says_which_is_not() -> None:
    table = against(harvest=SOUTH_EAST, destroyed="tasmin_sink, hobars_gap").start(mahdi_harvests, 3)
    assert table.prompt("atreides") == "prompt-mahdi-spares"
    assert table.options("atreides") == ["se_02", "se_05", "se_07", "se_08"]
    table.play("atreides", "se_05")
    assert harvesters(table) == ["se_02", "se_07", "se_08"]


@pytest.mark.rule("WFA-SVEH-06", "WFA-SVEH-07")
def test_what_finds_no_room_goes_to_a_bordering_sector_but_not_that_of_the_target() -> None:
    table = against(harvest=SOUTH_EAST, target="gara_kulon").start(mahdi_harvests, 8)
    # The south-east borders the north-east, which is the Target's, and two central sectors.
    assert table.options("atreides") == ["central_north_east", "central_south_east"]
    table.play("atreides", "central_south_east")
    table.play_quietly(lambda: False)
    assert len(harvesters(table)) == 8
    assert {place for place in harvesters(table) if not place.startswith("se_")} <= {
        "cse_02",
        "cse_04",
        "cse_05",
        "hobars_gap",
    }


@pytest.mark.rule("WFA-RUL-96", "WFA-SVEH-06")
def test_what_fits_nowhere_stays_in_the_supply() -> None:
    everywhere = "se_01, se_02, se_04, se_05, se_06, se_07, se_08"
    table = against(harvest=SOUTH_EAST, target="windgap", worms=everywhere)
    # All central sectors are the Target's, so only the north-east is open.
    table.start(mahdi_harvests, 2)
    table.play_quietly(lambda: False)
    assert all(place.startswith("ne_") for place in harvesters(table))


@pytest.mark.rule("WFA-SVEH-06", "WFA-SVEH-12", "WFA-DATA-02")
def test_which_sectors_border_each_other() -> None:
    names = {SECTOR_IDS[sector]: [SECTOR_IDS[other] for other in BORDERING[sector]] for sector in SECTORS}
    assert names["north_east"] == ["south_east", "north_west", "central_north_east"]
    assert names["central_south_west"] == ["south_west", "central_south_east", "central_north_west"]
    assert around(CENTRAL_SECTORS) == list(SECTORS[:4])


# Carryalls.


@pytest.mark.rule("WFA-SVEH-08")
def test_a_carryall_goes_where_it_protects_the_most_harvesters() -> None:
    table = against(harvesters="se_02, se_05, ne_01").start(mahdi_carries, 1)
    assert flyers(table) == {"air_se": "carryall"}
    assert reasons(table)["most-harvesters"][0] == ["zone-air-se"]


@pytest.mark.rule("WFA-SVEH-08")
def test_two_carryalls_protect_the_most_together() -> None:
    # Two in the south-east, one in the north-west, one in the central south-west.
    table = against(harvesters="se_02, se_05, nw_01, csw_05").start(mahdi_carries, 2)
    table.play_quietly(lambda: False)
    assert set(flyers(table)) >= {"air_se"}
    assert len(flyers(table)) == 2


@pytest.mark.rule("WFA-RUL-96")
def test_a_carryall_that_protects_nobody_is_placed_all_the_same() -> None:
    table = against().start(mahdi_carries, 1)
    assert len(table.options("atreides")) == 8
    table.play("atreides", "air_c_west")
    assert flyers(table) == {"air_c_west": "carryall"}


# Ornithopters.


@pytest.mark.rule("WFA-SVEH-09", "WFA-SVEH-10")
def test_ornithopters_come_to_legions_two_areas_from_a_sietch_they_can_beat() -> None:
    # cse_02 is two areas from Hobars Gap and Windgap; it lies in the central south-east.
    table = against("cse_02: harkonnen regular 2", target="gara_kulon").start(mahdi_flies, 3)
    assert flyers(table) == {"air_se": "ornithopter", "air_c_east": "ornithopter", "air_c_south": "ornithopter"}


@pytest.mark.rule("WFA-SVEH-09", "WFA-SACT-08")
def test_no_ornithopter_comes_to_a_legion_that_is_too_weak_or_too_near() -> None:
    strong = "hobars_gap: atreides regular 4; windgap: atreides regular 4"
    weak = against(f"cse_02: harkonnen regular 2; {strong}", target="gara_kulon").start(mahdi_flies, 1)
    assert flyers(weak) == {"air_ne": "ornithopter"}
    near = against("cse_04: harkonnen regular 2; windgap: atreides regular 4", target="gara_kulon")
    near.start(mahdi_flies, 1)
    assert flyers(near) == {"air_ne": "ornithopter"}


@pytest.mark.rule("WFA-RUL-73", "WFA-SOLO-05")
def test_the_player_chooses_where_there_are_too_few_for_all_strikes() -> None:
    table = against("cse_02: harkonnen regular 2", target="gara_kulon").start(mahdi_flies, 1)
    assert table.options("atreides") == ["air_se", "air_c_east", "air_c_south"]


@pytest.mark.rule("WFA-SVEH-11")
def test_the_others_come_over_the_target() -> None:
    table = against(target="habbanya_ridge").start(mahdi_flies, 1)
    assert flyers(table) == {"air_sw": "ornithopter"}


@pytest.mark.rule("WFA-SVEH-11", "WFA-SOLO-04")
def test_for_a_central_target_every_air_zone_will_do() -> None:
    table = against(target="windgap").start(mahdi_flies, 1)
    assert len(table.options("atreides")) == 8


@pytest.mark.rule("WFA-SVEH-11", "WFA-SOLO-05")
def test_where_most_air_zones_get_one_the_player_says_which_do_not() -> None:
    table = against(target="windgap", flyers="air_ne carryall, air_nw carryall, air_se carryall").start(mahdi_flies, 3)
    assert table.prompt("atreides") == "prompt-mahdi-spares"
    table.play("atreides", "air_sw")
    assert table.options("atreides") == ["air_c_east", "air_c_north", "air_c_south", "air_c_west"]
    table.play("atreides", "air_c_west")
    assert table.g.to_act == ()
    assert [zone for zone, flyer in flyers(table).items() if flyer == "ornithopter"] == [
        "air_c_east",
        "air_c_north",
        "air_c_south",
    ]


@pytest.mark.rule("WFA-EX-37", "WFA-SVEH-12", "WFA-SVEH-13", "WFA-SVEH-14")
def test_where_no_air_zone_of_the_target_is_left_they_come_beside_it() -> None:
    table = against(target="gara_kulon", flyers="air_ne carryall").start(mahdi_flies, 3)
    placed = flyers(table)
    assert placed["air_ne"] == "carryall"
    assert placed["air_c_east"] == placed["air_c_north"] == "ornithopter"
    assert table.options("atreides") == ["air_nw", "air_se"]
    table.play("atreides", "air_se")
    assert flyers(table)["air_se"] == "ornithopter"


@pytest.mark.rule("WFA-SVEH-14", "WFA-RUL-96")
def test_nothing_is_displaced() -> None:
    full = ", ".join(f"{zone} ornithopter" for zone in ("air_ne", "air_nw", "air_se", "air_sw", "air_c_east"))
    table = against(flyers=f"{full}, air_c_north carryall, air_c_south carryall, air_c_west carryall")
    table.start(mahdi_flies, 1)
    assert list(flyers(table).values()).count("carryall") == 3


@pytest.mark.rule("WFA-SVEH-15")
def test_the_mahdi_never_scouts() -> None:
    table = against("cse_02: harkonnen regular 2", flyers="air_se ornithopter", target="gara_kulon")
    table.start(mahdi_places, 0, 0, 0)
    assert free_actions(table.g, 0) == []

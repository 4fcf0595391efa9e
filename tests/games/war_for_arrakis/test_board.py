"""The board: areas, borders, sectors, Air Zones, and what is free or empty (WFA-BOARD)."""

import pytest

from sandtable.games.war_for_arrakis import board
from sandtable.games.war_for_arrakis.board import (
    AREA,
    AREA_IDS,
    AREAS,
    CENTRAL_SECTORS,
    DEEP_DESERTS,
    DESERTS,
    DISTANCE,
    FLIGHT,
    NEIGHBOURS,
    NORTH_POLE,
    PLACES,
    SECTOR_AREAS,
    SECTORS,
    TOUCHING,
    ZONE_AREAS,
    ZONE_SECTORS,
    ZONES,
    ZONES_OF,
    areas_in,
)
from sandtable.games.war_for_arrakis.rules.settlements import destroy_settlement
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    DEEP_DESERT,
    DESERT,
    HARKONNEN,
    MINOR_ERG,
    MOUNTAIN,
    PLATEAU,
)
from tests.games.war_for_arrakis.position import position


def test_101_areas_with_265_and_11_borders_listed_from_both_sides() -> None:
    assert AREAS == 101
    assert sum(mask.bit_count() for mask in NEIGHBOURS) == 2 * 265
    walls = [TOUCHING[area] & ~NEIGHBOURS[area] for area in range(AREAS)]
    assert sum(mask.bit_count() for mask in walls) == 2 * 11
    for area in range(AREAS):
        assert not NEIGHBOURS[area] >> area & 1
        for other in areas_in(TOUCHING[area]):
            assert TOUCHING[other] >> area & 1
            assert bool(NEIGHBOURS[area] >> other & 1) == bool(NEIGHBOURS[other] >> area & 1)


def test_distances_agree_with_the_borders() -> None:
    for area in range(AREAS):
        assert DISTANCE[area][area] == 0
        for other in range(AREAS):
            assert (DISTANCE[area][other] == 1) == bool(NEIGHBOURS[area] >> other & 1)
            assert DISTANCE[area][other] == DISTANCE[other][area]
            assert bool(FLIGHT[area] >> other & 1) == (1 <= board.AIR_DISTANCE[area][other] <= 2)


@pytest.mark.rule("WFA-BOARD-01")
def test_eight_sectors() -> None:
    assert len(SECTORS) == 8
    assert [SECTOR_AREAS[sector].bit_count() for sector in SECTORS] == [18, 10, 10, 20, 16 + 1, 9 + 1, 8 + 1, 9 + 1]


@pytest.mark.rule("WFA-BOARD-02")
def test_four_central_sectors_around_the_pole() -> None:
    assert PLACES[NORTH_POLE].sectors == CENTRAL_SECTORS
    outer = [sector for sector in SECTORS if sector not in CENTRAL_SECTORS]
    assert [board.SECTOR_IDS[sector] for sector in outer] == ["north_east", "south_east", "south_west", "north_west"]


@pytest.mark.rule("WFA-BOARD-03")
def test_terrains() -> None:
    counts = dict.fromkeys((MOUNTAIN, PLATEAU, MINOR_ERG, DESERT, DEEP_DESERT), 0)
    for place in PLACES:
        counts[place.terrain] += 1
    assert counts == {MOUNTAIN: 19, PLATEAU: 12, MINOR_ERG: 5, DESERT: 65 - 23, DEEP_DESERT: 23}


@pytest.mark.rule("WFA-BOARD-04")
def test_deep_desert_is_marked() -> None:
    assert DEEP_DESERTS.bit_count() == 23
    outer = [sector for sector in SECTORS if sector not in CENTRAL_SECTORS]
    edge = sum(SECTOR_AREAS[sector] for sector in outer) | SECTOR_AREAS[board.CSE]
    assert not DEEP_DESERTS & ~edge, "the edge of the board runs along the outer sectors and the south-east"


@pytest.mark.rule("WFA-BOARD-05")
def test_deep_desert_is_desert() -> None:
    assert DESERTS & DEEP_DESERTS == DEEP_DESERTS
    assert DESERTS.bit_count() == 65
    table = position(harvesters="ne_01")
    assert table.g.deserts >> AREA["ne_01"] & 1
    assert table.g.terrain(AREA["ne_01"]) == DEEP_DESERT


@pytest.mark.rule("WFA-BOARD-06")
def test_the_pole_lies_in_all_central_sectors() -> None:
    assert PLACES[NORTH_POLE].terrain == MOUNTAIN
    for sector in CENTRAL_SECTORS:
        assert SECTOR_AREAS[sector] >> NORTH_POLE & 1


@pytest.mark.rule("WFA-BOARD-07")
def test_air_zones_connect_two_sectors() -> None:
    assert len(ZONES) == 8
    for zone in ZONES:
        one, two = ZONE_SECTORS[zone]
        assert ZONE_AREAS[zone] & ~(1 << NORTH_POLE) == (SECTOR_AREAS[one] | SECTOR_AREAS[two]) & ~(1 << NORTH_POLE)
    assert [board.ZONE_IDS[zone] for zone in ZONES_OF[AREA["ne_01"]]] == ["air_ne"]
    assert [board.ZONE_IDS[zone] for zone in ZONES_OF[AREA["arrakeen"]]] == ["air_ne", "air_c_east", "air_c_north"]


@pytest.mark.rule("WFA-BOARD-08")
def test_every_air_zone_is_connected_to_the_pole() -> None:
    assert list(ZONES_OF[NORTH_POLE]) == list(ZONES)


@pytest.mark.rule("WFA-BOARD-09")
def test_only_flying_vehicles_use_air_zones() -> None:
    table = position(flyers="air_ne ornithopter, air_nw carryall", harvesters="ne_01")
    assert table.seen()["air_zones"] == {"air_ne": "ornithopter", "air_nw": "carryall"}


@pytest.mark.rule("WFA-BOARD-10")
def test_an_impassable_border_parts_areas_on_the_ground() -> None:
    broken_land, ne_06 = AREA["broken_land"], AREA["ne_06"]
    assert TOUCHING[broken_land] >> ne_06 & 1
    assert not NEIGHBOURS[broken_land] >> ne_06 & 1


@pytest.mark.rule("WFA-BOARD-11")
def test_free_means_no_enemy_settlement_no_enemy_unit_no_sandworm() -> None:
    g = position(
        legions="ne_01: harkonnen regular 1; ne_02: atreides regular 1; ne_03: atreides starting_token_1",
        worms="ne_04",
        wild_maker="ne_05",
    ).g

    def free(side: int, area: str) -> bool:
        return bool(g.free(HARKONNEN if side else ATREIDES) >> AREA[area] & 1)

    assert [free(0, area) for area in ("ne_01", "ne_02", "ne_03", "ne_04", "ne_05")] == [
        False,
        True,
        True,
        False,
        False,
    ]
    assert [free(1, area) for area in ("ne_01", "ne_02", "ne_03", "ne_04", "ne_05")] == [
        True,
        False,
        False,
        False,
        False,
    ]
    assert not free(0, "arrakeen")
    assert free(1, "arrakeen")
    assert not free(1, "gara_kulon")
    assert free(0, "gara_kulon")


@pytest.mark.rule("WFA-BOARD-12")
@pytest.mark.rule("WFA-BOARD-14")
def test_empty_means_nothing_at_all() -> None:
    g = position(
        legions="ne_01: harkonnen regular 1; ne_02: atreides starting_token_1",
        worms="ne_03",
        wormsigns="ne_04",
        harvesters="ne_05",
        wild_maker="ne_07",
    ).g
    empty = g.empty_areas()
    taken = ["ne_01", "ne_02", "ne_03", "ne_04", "ne_05", "ne_07", "ne_06", "arrakeen", "gara_kulon"]
    assert [area for area in taken if empty >> AREA[area] & 1] == [], "ne_06 holds a Station"
    assert empty >> AREA["ne_08"] & 1


@pytest.mark.rule("WFA-BOARD-13")
@pytest.mark.rule("WFA-BOARD-15")
def test_stations_harvesters_and_wormsigns_leave_an_area_free() -> None:
    g = position(harvesters="ne_01", wormsigns="ne_02").g
    for side in (ATREIDES, HARKONNEN):
        for area in ("ne_06", "ne_01", "ne_02"):
            assert g.free(side) >> AREA[area] & 1


@pytest.mark.rule("WFA-BOARD-16")
@pytest.mark.rule("WFA-BOARD-17")
@pytest.mark.rule("WFA-BOARD-18")
def test_harkonnen_settlements_and_their_open_ranks() -> None:
    ranks = {"arrakeen": 3, "carthag": 2, "arsunt": 1, "hagga_basin": 1, "imperial_basin": 1, "north_pole": 1}
    view = position().seen("atreides")
    assert {area["area"]: area["settlement"]["rank"] for area in view["areas"] if "settlement" in area} == ranks
    assert [AREA_IDS[area] for area in board.VILLAGES] == ["arsunt", "hagga_basin", "imperial_basin", "north_pole"]


@pytest.mark.rule("WFA-BOARD-19")
@pytest.mark.rule("WFA-BOARD-20")
def test_sietches_show_their_rank_to_the_atreides_side_until_they_are_revealed() -> None:
    table = position(sietches={"windgap": 3, "gara_kulon": 2}, revealed="gara_kulon")

    def ranks(side: str | None) -> dict[str, int | None]:
        areas = table.seen(side)["areas"]
        return {area["area"]: area["sietch"]["rank"] for area in areas if "sietch" in area}

    assert len(ranks("atreides")) == 8
    assert ranks("atreides")["windgap"] == 3
    assert ranks("harkonnen")["windgap"] is None
    assert ranks(None)["windgap"] is None
    assert ranks("harkonnen")["gara_kulon"] == 2
    assert sorted(rank for rank in ranks("atreides").values() if rank) == [1, 1, 2, 2, 2, 2, 3, 3]


@pytest.mark.rule("WFA-BOARD-21")
def test_printed_places_of_settlements_and_stations() -> None:
    assert sorted(AREA_IDS[area] for area in board.SIETCH_AREAS) == [
        "bight_of_the_cliff",
        "gara_kulon",
        "habbanya_ridge",
        "hobars_gap",
        "rock_outcroppings",
        "sihaya_ridge",
        "tasmin_sink",
        "windgap",
    ]
    assert sorted(AREA_IDS[area] for area in board.STATION_AREAS) == [
        "cne_03",
        "cne_04",
        "cnw_04",
        "false_wall_east",
        "ne_06",
        "nw_09",
    ]


@pytest.mark.rule("WFA-BOARD-22")
def test_a_destroyed_settlement_counts_no_more() -> None:
    table = position(sietches={"windgap": 1}, legions="windgap: harkonnen regular 1")
    table.begin_turn("harkonnen")
    table.start(destroy_settlement, ATREIDES, AREA["windgap"])
    assert not table.g.sietch_areas >> AREA["windgap"] & 1
    assert table.g.settlement_rank(ATREIDES, AREA["windgap"]) == 0
    assert "sietch" not in next(area for area in table.seen()["areas"] if area["area"] == "windgap")


@pytest.mark.rule("WFA-BOARD-23")
def test_one_supremacy_marker_and_three_prescience_markers() -> None:
    table = position(supremacy=4, prescience={"kwisatz_haderach": 1, "sand_dwellers": 2, "jihad": 3})
    assert table.seen()["supremacy"] == 4
    assert table.seen()["prescience"] == {"kwisatz_haderach": 1, "sand_dwellers": 2, "jihad": 3}

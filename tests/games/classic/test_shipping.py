"""Shipments: prices, places, the Guild, Fremen reserves (CLA-SHIP, CLA-FAC-GUI, CLA-FAC-FRE)."""

import pytest

from sandtable.games.arrakis.planet import TERRITORY_IDS
from sandtable.games.classic.board import FREMEN_LANDINGS
from sandtable.games.classic.rules.shipping import price, price_of_return, ship_and_move, ship_move_phase
from tests.games.classic.position import Position, position


def ships(table: Position, name: str) -> Position:
    return table.start(ship_and_move, table.seat(name))


@pytest.mark.rule("CLA-SHIP-01")
def test_each_completes_shipment_and_movement_in_storm_order() -> None:
    table = position("harkonnen, emperor, fremen", forces="carthag: harkonnen 5; arrakeen: emperor 3")
    table.start(ship_move_phase)
    assert table.asked() == ["harkonnen"]
    table.play("harkonnen", "carthag:10", "1")
    assert table.prompt("harkonnen") == "prompt-move"
    table.play("harkonnen", "pass")
    assert table.asked() == ["emperor"]
    table.play("emperor", "pass", "pass")
    assert table.asked() == ["fremen"]


@pytest.mark.rule("CLA-SHIP-02", "CLA-SHIP-03", "CLA-SHIP-06")
def test_one_shipment_of_any_number_to_one_sector() -> None:
    table = ships(position("emperor, harkonnen", spice={"emperor": 30}), "emperor")
    assert {"old_gap:8", "old_gap:9", "old_gap:10"} <= set(table.options("emperor"))
    table.play("emperor", "old_gap:9")
    assert table.options("emperor") == [str(number) for number in range(15, 0, -1)]
    table.play("emperor", "3")
    assert table.forces("emperor", "old_gap:9") == 3
    assert table.forces("emperor", "old_gap") == 3
    assert table.reserve("emperor") == 17
    assert table.prompt("emperor") == "prompt-move"


@pytest.mark.rule("CLA-SHIP-02")
@pytest.mark.parametrize("reserve", [0, 1])
def test_who_has_no_reserves_is_not_asked_to_ship(reserve: int) -> None:
    table = position("emperor, harkonnen", forces="carthag: emperor 3", reserve={"emperor": reserve})
    table.start(ship_and_move, table.seat("emperor"))
    assert table.prompt("emperor") == ("prompt-ship" if reserve else "prompt-move")


@pytest.mark.rule("CLA-SHIP-04", "CLA-SHIP-05", "CLA-SHIP-15")
def test_one_spice_into_a_stronghold_two_elsewhere_to_the_bank() -> None:
    table = ships(position("emperor, harkonnen", spice={"emperor": 7, "harkonnen": 0}), "emperor")
    table.play("emperor", "arrakeen:9")
    assert table.options("emperor")[0] == "7"
    table.play("emperor", "4")
    assert (table.spice("emperor"), table.spice("harkonnen")) == (3, 0)
    table = ships(position("emperor, harkonnen", spice={"emperor": 7}), "emperor")
    table.play("emperor", "red_chasm:6")
    assert table.options("emperor")[0] == "3"
    table.play("emperor", "3")
    assert table.spice("emperor") == 1


@pytest.mark.rule("CLA-SHIP-15")
def test_a_shipment_that_cannot_be_paid_is_not_offered() -> None:
    table = ships(position("emperor, harkonnen", spice={"emperor": 1}), "emperor")
    assert set(table.options("emperor")) == {
        "pass",
        "arrakeen:9",
        "carthag:10",
        "sietch_tabr:13",
        "habbanya_sietch:16",
        "tueks_sietch:4",
    }
    table = ships(position("emperor, harkonnen", spice={"emperor": 0}), "emperor")
    assert table.asked() == []


@pytest.mark.rule("CLA-EX-11")
def test_prices_of_shipments() -> None:
    assert price(4, stronghold=True, half=False) == 4
    assert price(3, stronghold=False, half=False) == 6
    assert price(5, stronghold=True, half=True) == 3
    assert price(3, stronghold=False, half=True) == 3
    assert price_of_return(5) == 3
    table = ships(position("emperor, guild", spice={"emperor": 10, "guild": 0}), "emperor")
    table.play("emperor", "arrakeen:9", "4")
    assert (table.spice("emperor"), table.spice("guild")) == (6, 4)
    table = ships(position("emperor, guild", spice={"emperor": 10, "guild": 0}), "emperor")
    table.play("emperor", "red_chasm:6", "3")
    assert (table.spice("emperor"), table.spice("guild")) == (4, 6)


@pytest.mark.rule("CLA-SHIP-07", "CLA-STORM-10")
def test_no_shipment_into_the_storm() -> None:
    options = ships(position("emperor, harkonnen", storm=9), "emperor").options("emperor")
    assert "arrakeen:9" not in options
    assert "old_gap:9" not in options
    assert "old_gap:8" in options
    assert "polar_sink:0" in options


@pytest.mark.rule("CLA-SHIP-08")
def test_no_shipment_into_a_stronghold_of_two_others() -> None:
    full = "carthag: harkonnen 1, fremen 1; old_gap:9: harkonnen 1, fremen 1"
    table = ships(position("emperor, harkonnen, fremen", forces=full), "emperor")
    assert "carthag:10" not in table.options("emperor")
    assert "old_gap:9" in table.options("emperor")
    own = "carthag: harkonnen 1, emperor 1"
    assert "carthag:10" in ships(position("emperor, harkonnen, fremen", forces=own), "emperor").options("emperor")


@pytest.mark.rule("CLA-SHIP-09", "CLA-FAC-BG-21", "CLA-EX-13")
def test_advisors_do_not_fill_a_stronghold() -> None:
    full = position(
        "atreides, fremen, emperor, bene_gesserit",
        advanced=True,
        forces="sietch_tabr: fremen 2, emperor 2",
        advisors="sietch_tabr: 2",
    )
    assert "sietch_tabr:13" not in ships(full, "atreides").options("atreides")
    room = position(
        "atreides, fremen, emperor, bene_gesserit",
        advanced=True,
        forces="sietch_tabr: fremen 2",
        advisors="sietch_tabr: 2",
    )
    assert "sietch_tabr:13" in ships(room, "atreides").options("atreides")


@pytest.mark.rule("CLA-SHIP-10")
def test_nobody_but_the_guild_ships_back() -> None:
    table = ships(position("emperor, harkonnen", forces="carthag: emperor 3"), "emperor")
    assert "reserves" not in table.options("emperor")
    table.play("emperor", "arrakeen:9")
    assert "reserves" not in table.options("emperor")


@pytest.mark.rule("CLA-SHIP-13", "CLA-MOVE-07")
def test_a_shipment_into_a_city_gives_ornithopters() -> None:
    table = ships(position("emperor, harkonnen", forces="tueks_sietch: emperor 2"), "emperor")
    table.play("emperor", "arrakeen:9", "1", "tueks_sietch")
    assert "imperial_basin:8" in table.options("emperor")
    table = ships(position("emperor, harkonnen", forces="tueks_sietch: emperor 2"), "emperor")
    table.play("emperor", "pass", "tueks_sietch")
    assert "imperial_basin:8" not in table.options("emperor")


@pytest.mark.rule("CLA-SHIP-14")
def test_who_ships_nothing_may_move_and_then_ships_no_more() -> None:
    table = ships(position("emperor, harkonnen", forces="carthag: emperor 2"), "emperor")
    table.play("emperor", "pass", "carthag", "arsunt:10", "2")
    assert table.forces("emperor", "arsunt:10") == 2
    assert table.asked() == []


# The Guild.


@pytest.mark.rule("CLA-FAC-GUI-02")
def test_others_pay_the_guild() -> None:
    table = ships(position("harkonnen, guild", spice={"harkonnen": 9, "guild": 2}), "harkonnen")
    table.play("harkonnen", "carthag:10", "5")
    assert (table.spice("harkonnen"), table.spice("guild")) == (4, 7)


@pytest.mark.rule("CLA-FAC-GUI-03", "CLA-FAC-GUI-06")
def test_the_guild_ships_from_territory_to_territory() -> None:
    table = ships(position("guild, harkonnen", forces="tueks_sietch: guild 5; pasty_mesa:5: guild 2"), "guild")
    assert table.options("guild") == ["pass", "reserves", "tueks_sietch", "pasty_mesa"]
    table.play("guild", "tueks_sietch")
    assert "tueks_sietch:4" not in table.options("guild")
    table.play("guild", "arrakeen:9", "5")
    assert table.forces("guild", "arrakeen") == 5
    assert table.spice("guild") == 2
    assert table.prompt("guild") == "prompt-move"


@pytest.mark.rule("CLA-FAC-GUI-06")
def test_a_crossing_obeys_the_storm_at_both_ends() -> None:
    table = ships(position("guild, harkonnen", forces="pasty_mesa:5: guild 2; tueks_sietch: guild 1", storm=5), "guild")
    assert "pasty_mesa" not in table.options("guild")
    table.play("guild", "tueks_sietch")
    assert "south_mesa:5" not in table.options("guild")
    assert "south_mesa:4" in table.options("guild")


@pytest.mark.rule("CLA-FAC-GUI-04", "CLA-EX-37", "CLA-GEN-06")
def test_the_guild_pays_half_rounded_up_to_the_bank() -> None:
    for count, cost in ((1, 1), (5, 3)):
        table = ships(position("guild, harkonnen", spice={"guild": 5, "harkonnen": 0}), "guild")
        table.play("guild", "carthag:10", str(count))
        assert table.spice("guild") == 5 - cost
        assert table.spice("harkonnen") == 0
    table = ships(position("guild, harkonnen", spice={"guild": 5}), "guild")
    table.play("guild", "red_chasm:6", "3")
    assert table.spice("guild") == 2


@pytest.mark.rule("CLA-FAC-GUI-05")
def test_back_to_the_reserves_costs_one_for_two() -> None:
    table = ships(position("guild, harkonnen", forces="tueks_sietch: guild 5"), "guild")
    table.play("guild", "tueks_sietch", "reserves", "5")
    assert (table.spice("guild"), table.reserve("guild"), table.forces("guild", "tueks_sietch")) == (2, 20, 0)


@pytest.mark.rule("CLA-FAC-GUI-07", "CLA-FAC-GUI-09")
def test_an_ally_pays_the_guild_half() -> None:
    table = position("emperor, guild", allies="emperor guild", spice={"emperor": 3, "guild": 0})
    ships(table, "emperor").play("emperor", "arrakeen:9")
    assert table.options("emperor")[0] == "6"
    table.play("emperor", "5")
    assert (table.spice("emperor"), table.spice("guild")) == (0, 3)


@pytest.mark.rule("CLA-FAC-GUI-10", "CLA-FAC-GUI-11")
def test_an_ally_crosses_but_does_not_return() -> None:
    table = position("emperor, guild", allies="emperor guild", forces="carthag: emperor 4", spice={"emperor": 9})
    ships(table, "emperor")
    assert table.options("emperor") == ["pass", "reserves", "carthag"]
    table.play("emperor", "carthag")
    assert "reserves" not in table.options("emperor")
    table.play("emperor", "arrakeen:9", "3")
    assert (table.forces("emperor", "arrakeen"), table.forces("emperor", "carthag")) == (3, 1)
    assert table.spice("emperor") == 7


@pytest.mark.rule("CLA-SHIP-12", "CLA-ALLY-11")
def test_an_ally_pays_a_part_of_the_price() -> None:
    table = position("emperor, harkonnen, guild", allies="emperor harkonnen", spice={"emperor": 2, "harkonnen": 9})
    ships(table, "emperor").play("harkonnen", "promise_spice", "5").play("emperor", "arrakeen:9")
    assert table.options("emperor")[0] == "7"
    table.play("emperor", "6")
    assert (table.spice("emperor"), table.spice("harkonnen"), table.spice("guild")) == (0, 5, 11)


@pytest.mark.rule("CLA-FAC-GUI-08")
def test_what_the_guild_adds_goes_to_the_bank() -> None:
    table = position("emperor, guild", allies="emperor guild", spice={"emperor": 2, "guild": 5})
    ships(table, "emperor").play("guild", "promise_spice", "4", "yes").play("emperor", "arrakeen:9", "8")
    assert (table.spice("emperor"), table.spice("guild")) == (0, 5)


def test_a_promise_to_the_ally_shows_neither_in_who_is_asked_nor_to_others() -> None:
    def start(*promise: str) -> Position:
        table = position(
            "emperor, guild, harkonnen",
            allies="emperor guild",
            forces="carthag: emperor 3",
            reserve={"emperor": 0},
            spice={"emperor": 5, "guild": 5},
        )
        table.start(ship_move_phase)
        table.play("guild", "promise_spice", "3", *promise)
        return ships(table, "emperor")

    assert start("yes").asked() == start("no").asked() == ["emperor"]
    assert start("yes").options("emperor")[0] == "pass"
    assert start("no").options("emperor") == ["pass"]
    assert start("yes").seen("harkonnen") == start("no").seen("harkonnen")


@pytest.mark.rule("CLA-FAC-GUI-12", "CLA-FAC-GUI-13", "CLA-FAC-GUI-14", "CLA-FAC-GUI-15")
def test_the_guild_chooses_its_moment() -> None:
    table = position("harkonnen, guild, emperor", advanced=True, forces="carthag: harkonnen 1")
    table.start(ship_move_phase)
    assert (table.asked(), table.prompt("guild")) == (["guild"], "prompt-choose-moment")
    table.play("guild", "wait")
    assert table.asked() == ["harkonnen"]
    table.play("harkonnen", "pass", "pass")
    assert table.prompt("guild") == "prompt-choose-moment"
    table.play("guild", "wait")
    assert table.asked() == ["emperor"]
    table.play("emperor", "pass")
    assert table.prompt("guild") == "prompt-ship"


@pytest.mark.rule("CLA-FAC-GUI-12")
def test_the_guild_may_act_first() -> None:
    table = position("harkonnen, emperor, guild", advanced=True)
    table.start(ship_move_phase).play("guild", "act_now")
    assert table.prompt("guild") == "prompt-ship"
    table.play("guild", "pass")
    assert table.asked() == ["harkonnen"]


@pytest.mark.rule("CLA-FAC-GUI-12")
def test_in_the_basic_game_the_guild_waits_its_turn() -> None:
    table = position("harkonnen, guild, emperor").start(ship_move_phase)
    table.play("harkonnen", "pass")
    assert table.prompt("guild") == "prompt-ship"


@pytest.mark.rule("CLA-FAC-GUI-16")
def test_fremen_use_an_allied_guild() -> None:
    table = position("fremen, guild", allies="fremen guild", spice={"fremen": 2, "guild": 0})
    ships(table, "fremen")
    assert "arrakeen:9" in table.options("fremen")
    table.play("fremen", "arrakeen:9")
    assert table.options("fremen")[0] == "4"
    table.play("fremen", "3")
    assert (table.spice("fremen"), table.spice("guild"), table.forces("fremen", "arrakeen")) == (0, 2, 3)


# Fremen.


@pytest.mark.rule("CLA-FAC-FRE-04", "CLA-FAC-FRE-05", "CLA-EX-27")
def test_where_fremen_land() -> None:
    landings = {TERRITORY_IDS[territory] for territory in FREMEN_LANDINGS}
    assert landings == {
        "great_flat",
        "funeral_plain",
        "greater_flat",
        "plastic_basin",
        "wind_pass",
        "bight_of_the_cliff",
        "broken_land",
        "cielago_west",
        "false_wall_west",
        "habbanya_erg",
        "hagga_basin",
        "polar_sink",
        "rock_outcroppings",
        "sietch_tabr",
        "tsimpo",
        "wind_pass_north",
    }
    options = ships(position("fremen, harkonnen"), "fremen").options("fremen")
    assert {option.split(":")[0] for option in options} - {"pass"} == landings


@pytest.mark.rule("CLA-FAC-FRE-03", "CLA-FAC-FRE-04")
def test_fremen_bring_reserves_for_nothing() -> None:
    table = ships(position("fremen, guild", spice={"fremen": 0, "guild": 0}), "fremen")
    table.play("fremen", "great_flat:14", "20")
    assert (table.forces("fremen", "great_flat"), table.reserve("fremen")) == (20, 0)
    assert table.spice("guild") == 0


@pytest.mark.rule("CLA-FAC-FRE-06")
def test_fremen_landings_obey_storm_and_occupancy() -> None:
    full = "sietch_tabr: harkonnen 1, emperor 1"
    options = ships(position("fremen, harkonnen, emperor", forces=full, storm=14), "fremen").options("fremen")
    assert "sietch_tabr:13" not in options
    assert "great_flat:14" not in options
    assert "wind_pass:13" in options


@pytest.mark.rule("CLA-FAC-FRE-25")
def test_half_of_those_who_land_in_the_storm_die() -> None:
    table = ships(position("fremen, harkonnen", advanced=True, storm=14), "fremen")
    table.play("fremen", "great_flat:14", "5", "1")
    assert table.prompt("fremen") == "prompt-lose-starred"
    table.play("fremen", "0")
    assert (table.forces("fremen", "great_flat"), table.special("fremen", "great_flat")) == (2, 1)
    assert table.tanks("fremen") == 3


def test_fremen_without_reserves_land_nobody_though_their_ally_could_pay() -> None:
    table = position(
        "fremen, guild",
        forces="great_flat:14: fremen 3",
        reserve={"fremen": 0},
        allies="fremen guild",
        spice={"fremen": 0, "guild": 5},
    )
    assert ships(table, "fremen").options("fremen") == ["pass"]


# Starred forces.


@pytest.mark.rule("CLA-FAC-EMP-12", "CLA-COMP-08")
def test_sardaukar_ship_like_others() -> None:
    table = ships(position("emperor, harkonnen", advanced=True, spice={"emperor": 9}), "emperor")
    table.play("emperor", "carthag:10", "6")
    assert table.options("emperor") == ["0", "1", "2", "3", "4", "5"]
    table.play("emperor", "2")
    assert (table.forces("emperor", "carthag"), table.special("emperor", "carthag")) == (6, 2)
    assert table.spice("emperor") == 3
    basic = ships(position("emperor, harkonnen", spice={"emperor": 9}), "emperor")
    basic.play("emperor", "carthag:10", "6")
    assert basic.prompt("emperor") == "prompt-move"


# Atreides look ahead.


@pytest.mark.rule("CLA-FAC-ATR-04")
def test_atreides_look_at_the_spice_deck_before_anyone_ships() -> None:
    table = position("harkonnen, atreides", top="great_flat, old_gap").start(ship_move_phase)
    assert table.asked() == ["atreides"]
    assert "harkonnen" not in table.asked()
    table.play("atreides", "yes")
    assert "event-spice-deck-seen" in table.told("atreides")
    assert "event-spice-deck-seen" not in table.told("harkonnen")
    assert table.asked() == ["harkonnen"]

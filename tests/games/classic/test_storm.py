"""Storm phase (CLA-STORM), its cards, and Fremen in the storm."""

import pytest

from sandtable.games.arrakis.planet import TERRITORY_INDEX
from sandtable.games.classic.rules.spice_blow import spice_blow_phase
from sandtable.games.classic.rules.storm import end_storm, move_storm, offer_storm_cards, storm_phase
from sandtable.games.classic.state import GONE, STORM_NEXT
from sandtable.games.classic.treachery import FAMILY_ATOMICS, STORM_DECK, TREACHERY_DECK
from tests.games.classic.position import Position, position

SIX = "atreides, bene_gesserit, emperor, fremen, guild, harkonnen"
THREE = "atreides, guild, harkonnen"


def storm_moves(table: Position, steps: int) -> Position:
    table.g.storm_steps = steps
    return table.start(move_storm)


@pytest.mark.rule("CLA-STORM-01")
def test_the_neighbours_of_the_first_storm_dial_in_secret() -> None:
    table = position(SIX, turn=1).start(storm_phase)
    assert table.asked() == ["atreides", "harkonnen"]
    assert table.options("atreides") == [str(number) for number in range(21)]
    table.play("atreides", "7")
    assert table.asked() == ["harkonnen"]
    assert "event-storm-dialled" not in table.told()
    table = position("atreides, guild, fremen, harkonnen", turn=1).start(storm_phase)
    assert table.asked() == ["atreides", "harkonnen"], "the next occupied circles on either side"


@pytest.mark.rule("CLA-STORM-02")
@pytest.mark.rule("CLA-EX-01")
def test_the_first_storm() -> None:
    table = position(SIX, turn=1).start(storm_phase).play("atreides", "7").play("harkonnen", "16")
    assert table.g.storm == 5
    assert table.g.first == 2, "the circle in sector 7"
    table = position(THREE, turn=1).start(storm_phase).play("atreides", "0").play("harkonnen", "5")
    assert (table.g.storm, table.g.circle_sector(table.g.first)) == (5, 7)


@pytest.mark.rule("CLA-RUL-02")
def test_the_first_storm_hits_only_the_sector_where_it_ends() -> None:
    table = position(THREE, turn=1, forces="cielago_north:2: guild 1; harg_pass:3: atreides 1").start(storm_phase)
    table.play("atreides", "1").play("harkonnen", "2")
    assert (table.forces("guild", "cielago_north"), table.forces("atreides", "harg_pass")) == (1, 0)


@pytest.mark.rule("CLA-STORM-03")
def test_later_the_last_users_of_the_wheels_dial_one_to_three() -> None:
    table = position(SIX, storm=4)
    table.g.dialers = (2, 4)
    table.start(storm_phase)
    assert table.asked() == ["emperor", "guild"]
    assert table.options("emperor") == ["1", "2", "3"]
    table.play("emperor", "3").play("guild", "2")
    assert table.g.storm == 9


@pytest.mark.rule("CLA-STORM-04")
@pytest.mark.rule("CLA-RUL-05")
def test_without_a_battle_the_same_two_dial_again() -> None:
    table = position(SIX)
    table.g.dialers = (2, 4)
    for _ in range(2):
        table.start(storm_phase)
        assert table.asked() == ["emperor", "guild"]
        table.play("emperor", "1").play("guild", "1")


@pytest.mark.rule("CLA-STORM-05")
@pytest.mark.rule("CLA-STORM-06")
@pytest.mark.rule("CLA-STORM-07")
@pytest.mark.rule("CLA-EX-02")
def test_storm_damage() -> None:
    table = position(
        THREE,
        storm=5,
        forces="red_chasm: atreides 3; pasty_mesa:6: guild 4; imperial_basin:9: harkonnen 2",
        ground={"old_gap:9": 6},
    )
    storm_moves(table, 4)
    assert table.g.storm == 9
    assert (table.forces("atreides", "red_chasm"), table.tanks("atreides")) == (0, 3)
    assert (table.forces("guild", "pasty_mesa"), table.forces("harkonnen", "imperial_basin")) == (4, 2)
    assert table.spice_at("old_gap:9") == 0


@pytest.mark.rule("CLA-STORM-06")
@pytest.mark.rule("CLA-MAP-04")
def test_rock_strongholds_and_the_polar_sink_are_safe() -> None:
    table = position(THREE, storm=8, forces="arrakeen: atreides 2; carthag: harkonnen 2; polar_sink: guild 2")
    storm_moves(table, 10)
    assert sum(table.g.tanks) == 0


@pytest.mark.rule("CLA-STORM-08")
@pytest.mark.rule("CLA-RUL-03")
def test_the_sector_that_the_storm_leaves_is_not_hit_again() -> None:
    table = position(THREE, storm=6, forces="red_chasm: atreides 3; gara_kulon: guild 1")
    storm_moves(table, 1)
    assert (table.forces("atreides", "red_chasm"), table.forces("guild", "gara_kulon")) == (3, 0)


@pytest.mark.rule("CLA-STORM-09")
@pytest.mark.rule("CLA-MAP-07")
@pytest.mark.rule("CLA-EX-03")
def test_without_the_shield_wall_the_basin_and_the_cities_are_open() -> None:
    table = position(THREE, storm=5, forces="imperial_basin:9: harkonnen 2; arrakeen: atreides 4; carthag: guild 1")
    table.g.wall_stands = False
    storm_moves(table, 4)
    assert (table.forces("harkonnen", "imperial_basin"), table.forces("atreides", "arrakeen")) == (0, 0)
    assert table.forces("guild", "carthag") == 1, "the storm has not come to sector 10"
    table = position(THREE, storm=9, forces="arrakeen: atreides 4")
    table.g.wall_stands = False
    storm_moves(table, 1)
    assert table.forces("atreides", "arrakeen") == 4, "the sector it already occupies is not affected"


@pytest.mark.rule("CLA-STORM-12")
@pytest.mark.rule("CLA-STORM-13")
@pytest.mark.rule("CLA-RUL-04")
def test_the_first_player_is_whom_the_storm_reaches_next() -> None:
    table = position(SIX, storm=4).start(end_storm)
    assert table.g.first == 2, "the circle in the storm's own sector is just passed"
    assert table.g.order() == [2, 3, 4, 5, 0, 1]
    assert position(SIX, storm=3).start(end_storm).g.first == 1
    assert position("atreides, guild", storm=3).start(end_storm).g.first == 1, "empty circles are skipped"


@pytest.mark.rule("CLA-STORM-15")
def test_the_next_player_sits_counter_clockwise() -> None:
    table = position(SIX, first="guild")
    assert [table.g.faction(seat).id for seat in table.g.order()] == [
        "guild",
        "harkonnen",
        "atreides",
        "bene_gesserit",
        "emperor",
        "fremen",
    ]


@pytest.mark.rule("CLA-STORM-16")
def test_storm_cards_are_offered_when_the_distance_is_known_and_never_on_the_first_turn() -> None:
    table = position(THREE, hands={"guild": "weather_control"}).start(storm_phase)
    table.play("atreides", "2").play("guild", "3")
    assert table.asked() == ["guild"]
    assert table.prompt("guild") == "prompt-storm-cards"
    assert table.g.storm == 18
    table = position(THREE, turn=1, hands={"guild": "weather_control"}).start(storm_phase)
    table.play("atreides", "2").play("harkonnen", "3")
    assert table.g.storm == 5


@pytest.mark.rule("CLA-CARD-19")
def test_weather_control_moves_the_storm_nought_to_ten() -> None:
    table = position(THREE, hands={"guild": "weather_control"}).start(storm_phase)
    table.play("atreides", "2").play("guild", "3")
    table.play("guild", "weather_control")
    assert table.options("guild") == [str(number) for number in range(11)]
    table.play("guild", "10")
    assert table.g.storm == 10
    assert table.discarded() == ["weather_control"]


@pytest.mark.rule("CLA-STORM-18")
@pytest.mark.rule("CLA-STORM-17")
@pytest.mark.rule("CLA-EX-40")
def test_weather_control_with_nought_and_family_atomics() -> None:
    table = position(
        "guild, harkonnen, emperor",
        storm=9,
        forces="arrakeen: guild 3; imperial_basin:9: harkonnen 2",
        hands={"harkonnen": "weather_control, family_atomics"},
    ).start(storm_phase)
    table.play("guild", "1").play("harkonnen", "1")
    table.play("harkonnen", "weather_control", "0", "family_atomics")
    assert not table.g.wall_stands
    assert table.g.storm == 9
    assert sum(table.g.tanks) == 0


@pytest.mark.rule("CLA-STORM-17")
def test_atomics_open_the_basin_to_the_storm_that_is_about_to_move() -> None:
    for order in (("family_atomics", "weather_control", "3"), ("weather_control", "3", "family_atomics")):
        table = position(
            "guild, harkonnen",
            storm=6,
            forces="gara_kulon: guild 3; imperial_basin:9: harkonnen 2",
            hands={"guild": "weather_control, family_atomics"},
        ).start(storm_phase)
        table.play("guild", "1").play("harkonnen", "1").play("guild", *order)
        assert table.forces("harkonnen", "imperial_basin") == 0


@pytest.mark.rule("CLA-CARD-20")
@pytest.mark.rule("CLA-CARD-22")
@pytest.mark.rule("CLA-CARD-24")
def test_family_atomics_need_forces_on_or_beside_the_wall() -> None:
    def offered(forces: str, storm: int = 18, advisors: str = "") -> bool:
        table = position(
            "bene_gesserit, guild",
            advanced=True,
            storm=storm,
            forces=forces,
            advisors=advisors,
            hands={"bene_gesserit": "family_atomics, shield"},
        ).start(offer_storm_cards)
        return "family_atomics" in table.options("bene_gesserit")

    assert offered("shield_wall:7: bene_gesserit 1")
    assert offered("sihaya_ridge: bene_gesserit 1")
    assert offered("shield_wall:8: bene_gesserit 1", storm=8), "no storm hinders"
    assert not offered("arrakeen: bene_gesserit 1")
    assert not offered("shield_wall:7: guild 1", advisors="shield_wall:7: 1"), "advisors do not count"


@pytest.mark.rule("CLA-CARD-21")
@pytest.mark.rule("CLA-CARD-23")
def test_family_atomics_destroy_the_wall_and_all_upon_it() -> None:
    table = position(
        "guild, harkonnen, atreides",
        forces="shield_wall:7: guild 3, atreides 1; shield_wall:8: harkonnen 2",
        hands={"guild": "family_atomics"},
    ).start(offer_storm_cards)
    table.play("guild", "family_atomics")
    assert [table.tanks(name) for name in ("guild", "harkonnen", "atreides")] == [3, 2, 1]
    assert TREACHERY_DECK[table.g.treachery.zones[GONE][-1]] == FAMILY_ATOMICS
    assert table.discarded() == []
    assert table.seen()["shield_wall"] is False


def test_who_could_hold_a_storm_card_is_asked_whether_or_not() -> None:
    """Whoever is asked has a hand, not a card: both tables ask the same."""
    asked = []
    for hand in ("shield", "weather_control"):
        table = position(THREE, hands={"guild": hand, "atreides": "shield"}).start(offer_storm_cards)
        asked.append(table.asked())
    assert asked[0] == asked[1] == ["atreides", "guild"]


# Fremen in the advanced game.


@pytest.mark.rule("CLA-FAC-FRE-16")
@pytest.mark.rule("CLA-FAC-FRE-17")
def test_the_storm_card_moves_the_storm_and_fremen_know_the_next() -> None:
    table = position("fremen, guild", advanced=True, storm=4)
    card = 3
    table.g.storm_cards.move(table.g, card, 0, STORM_NEXT, 1 << table.seat("fremen"))
    table.start(storm_phase)
    assert table.g.storm == 4 + STORM_DECK[card]
    following = STORM_DECK[table.g.storm_cards.zones[STORM_NEXT][0]]
    assert table.seen("fremen")["storm_card"] == {"known": following}
    assert table.seen("guild")["storm_card"] == {"known": None}
    assert len(table.g.storm_cards.zones[0]) == 5
    seen = {STORM_DECK[table.imagined("guild", seed).g.storm_cards.zones[STORM_NEXT][0]] for seed in range(30)}
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("CLA-FAC-FRE-18")
def test_the_first_storm_card_is_drawn_after_the_first_storm() -> None:
    table = position("fremen, guild", advanced=True, turn=1).start(storm_phase)
    assert table.seen()["storm_card"] is None
    table.play("fremen", "2").play("guild", "2")
    assert table.seen("fremen")["storm_card"]["known"] in STORM_DECK


@pytest.mark.rule("CLA-RUL-06")
def test_without_fremen_the_advanced_game_uses_the_wheels() -> None:
    table = position("guild, atreides", advanced=True).start(storm_phase)
    assert table.asked() == ["guild", "atreides"]
    table.play("guild", "1").play("atreides", "1")
    assert table.seen()["storm_card"] is None


@pytest.mark.rule("CLA-FAC-FRE-22")
@pytest.mark.rule("CLA-EX-26")
def test_half_of_the_fremen_survive_the_storm() -> None:
    table = position("fremen, guild", advanced=True, storm=5, forces="red_chasm: fremen 5, guild 2")
    storm_moves(table, 1)
    assert (table.forces("fremen", "red_chasm"), table.tanks("fremen"), table.tanks("guild")) == (2, 3, 2)
    table = position("fremen, guild", storm=5, forces="red_chasm: fremen 5")
    storm_moves(table, 1)
    assert table.tanks("fremen") == 5, "a rule of the advanced game"


@pytest.mark.rule("CLA-FAC-FRE-23")
def test_the_half_is_counted_for_each_sector_of_its_own() -> None:
    table = position("fremen, guild", advanced=True, storm=3, forces="minor_erg:4: fremen 1; minor_erg:5: fremen 1")
    storm_moves(table, 2)
    assert table.tanks("fremen") == 2


@pytest.mark.rule("CLA-FAC-FRE-24")
def test_fremen_choose_who_dies_in_the_storm() -> None:
    table = position("fremen, guild", advanced=True, storm=5, forces="red_chasm: fremen 4*2")
    storm_moves(table, 1)
    assert table.options("fremen") == ["0", "1", "2"]
    table.play("fremen", "1")
    assert (table.tanks("fremen"), table.tanks_special("fremen"), table.special("fremen", "red_chasm")) == (2, 1, 1)


@pytest.mark.rule("CLA-KAR-37")
def test_karama_lets_all_caught_fremen_die() -> None:
    table = position(
        "fremen, guild",
        advanced=True,
        storm=5,
        forces="red_chasm: fremen 5",
        hands={"guild": "karama"},
        windows=True,
    )
    storm_moves(table, 1)
    table.play("guild", "stop_storm_hardy")
    assert table.tanks("fremen") == 5


@pytest.mark.rule("CLA-KAR-35")
def test_karama_keeps_the_storm_card_from_fremen() -> None:
    table = position("fremen, guild", advanced=True, hands={"guild": "karama"}, windows=True).start(end_storm)
    assert table.prompt("guild") == "prompt-stop"
    table.play("guild", "stop_storm_look")
    assert table.seen("fremen")["storm_card"] == {"known": None}
    assert len(table.g.storm_cards.zones[STORM_NEXT]) == 1


@pytest.mark.rule("CLA-FAC-BG-22")
def test_advisors_die_in_storm_and_by_atomics() -> None:
    table = position(
        "bene_gesserit, guild", advanced=True, storm=5, advisors="red_chasm: 2", forces="red_chasm: guild 1"
    )
    storm_moves(table, 1)
    assert (table.advisors("red_chasm"), table.tanks("bene_gesserit")) == (0, 2)
    table = position(
        "bene_gesserit, guild",
        advanced=True,
        advisors="shield_wall:7: 2",
        forces="shield_wall:7: guild 1",
        hands={"guild": "family_atomics"},
    ).start(offer_storm_cards)
    table.play("guild", "family_atomics")
    assert table.tanks("bene_gesserit") == 2


@pytest.mark.rule("CLA-BLOW-03")
def test_no_spice_falls_into_the_storm() -> None:
    table = position(THREE, storm=6, top="red_chasm").start(spice_blow_phase)
    assert table.spice_at("red_chasm:6") == 0
    assert table.g.last_blow[0] == TERRITORY_INDEX["red_chasm"]
    assert table.seen()["spice_cards"]["tops"][0] == "spice_red_chasm"

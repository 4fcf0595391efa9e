"""Karama in the shipment & movement phase (CLA-KAR-11, 20, 23, 26, 27, 31, 38, 41 to 46, 54, 55)."""

import pytest

from sandtable.games.classic.rules.shipping import ship_and_move, ship_move_phase
from tests.games.classic.position import Position, position

SISTERS = "bene_gesserit"


def table_with_karama(factions: str, holder: str, **more: object) -> Position:
    return position(factions, hands={holder: "karama"}, windows=True, **more)  # type: ignore[arg-type]


@pytest.mark.rule("CLA-KAR-11", "CLA-SHIP-16", "CLA-KAR-18")
def test_a_karama_halves_the_price_which_goes_to_the_bank() -> None:
    table = table_with_karama("emperor, guild", "emperor", spice={"emperor": 3, "guild": 0})
    table.start(ship_and_move, 0).play("emperor", "ship_with_karama", "arrakeen:9")
    assert table.options("emperor")[0] == "6"
    table.play("emperor", "5")
    assert (table.spice("emperor"), table.spice("guild")) == (0, 0)
    assert table.forces("emperor", "arrakeen") == 5
    assert table.discarded() == ["karama"]


@pytest.mark.rule("CLA-KAR-11", "CLA-FAC-BG-15", "CLA-KAR-08")
def test_the_sisters_ship_with_a_worthless_card_that_can_be_stopped() -> None:
    def start() -> Position:
        table = position(
            "bene_gesserit, emperor",
            advanced=True,
            hands={SISTERS: "baliset", "emperor": "karama"},
            spice={SISTERS: 3},
            windows=True,
        )
        return table.start(ship_and_move, 0).play(SISTERS, "ship_with_karama")

    passed = start().play("emperor", "pass").play(SISTERS, "arrakeen:9")
    assert passed.options(SISTERS)[0] == "6"
    stopped = start().play("emperor", "stop_worthless_karama").play(SISTERS, "arrakeen:9")
    assert stopped.options(SISTERS)[0] == "3"
    assert sorted(stopped.discarded()) == ["baliset", "karama"]


@pytest.mark.rule("CLA-KAR-20")
def test_no_look_at_the_spice_deck_this_turn() -> None:
    table = table_with_karama("atreides, emperor", "emperor", top="great_flat, old_gap").start(ship_move_phase)
    table.play("atreides", "yes").play("emperor", "stop_spice_look")
    assert "event-spice-deck-seen" not in table.told("atreides")
    assert table.asked() == ["atreides"]
    assert table.prompt("atreides") == "prompt-ship"


@pytest.mark.rule("CLA-KAR-23")
def test_nobody_goes_along() -> None:
    table = table_with_karama("emperor, bene_gesserit", "emperor").start(ship_and_move, 0)
    table.play("emperor", "arrakeen:9", "2").play(SISTERS, "polar_sink:0").play("emperor", "stop_accompany")
    assert table.forces(SISTERS, "polar_sink") == 0
    assert table.reserve(SISTERS) == 20


@pytest.mark.rule("CLA-KAR-26")
def test_fighters_stay_fighters() -> None:
    table = table_with_karama("emperor, bene_gesserit", "emperor", advanced=True, forces="carthag: bene_gesserit 3")
    table.start(ship_and_move, 0).play("emperor", "carthag:10", "1", "0")
    table.play(SISTERS, "advisors").play("emperor", "stop_intrusion")
    assert (table.forces(SISTERS, "carthag"), table.advisors("carthag")) == (3, 0)


@pytest.mark.rule("CLA-KAR-27")
def test_advisors_do_not_take_up_arms_there() -> None:
    table = table_with_karama(
        "emperor, bene_gesserit",
        "emperor",
        advanced=True,
        forces="carthag: emperor 1; arrakeen: emperor 1",
        advisors="carthag: 2; arrakeen: 1",
    ).start(ship_move_phase)
    table.play(SISTERS, "carthag").play("emperor", "stop_take_up_arms")
    assert table.advisors("carthag") == 2
    assert table.options(SISTERS) == ["done", "arrakeen"]


@pytest.mark.rule("CLA-KAR-27")
def test_advisors_who_arrive_stay_advisors() -> None:
    table = table_with_karama(
        "emperor, bene_gesserit",
        "emperor",
        advanced=True,
        forces="carthag: emperor 1; arsunt:10: emperor 1",
        advisors="arsunt:10: 2",
    )
    table.start(ship_and_move, 1).play(SISTERS, "pass", "arsunt", "carthag:10", "2", "fighters")
    table.play("emperor", "stop_take_up_arms")
    assert table.advisors("carthag") == 2


@pytest.mark.rule("CLA-KAR-31", "CLA-GEN-05")
def test_fremen_go_one_territory_and_choose_again() -> None:
    table = table_with_karama("fremen, emperor", "emperor", forces="great_flat:14: fremen 2", reserve={"fremen": 0})
    table.start(ship_and_move, 0).play("fremen", "great_flat", "habbanya_erg:15", "2")
    table.play("emperor", "stop_desert_march")
    assert table.prompt("fremen") == "prompt-move"
    table.play("fremen", "great_flat")
    assert "habbanya_erg:15" not in table.options("fremen")
    table.play("fremen", "greater_flat:15", "2")
    assert table.forces("fremen", "greater_flat") == 2


@pytest.mark.rule("CLA-KAR-31")
def test_a_short_march_or_a_flight_is_no_advantage() -> None:
    table = table_with_karama("fremen, emperor", "emperor", forces="great_flat:14: fremen 2", reserve={"fremen": 0})
    table.start(ship_and_move, 0).play("fremen", "great_flat", "greater_flat:15", "2")
    assert table.asked() == []
    flown = "great_flat:14: fremen 2; carthag: fremen 1"
    table = table_with_karama("fremen, emperor", "emperor", forces=flown, reserve={"fremen": 0})
    table.start(ship_and_move, 0).play("fremen", "great_flat", "habbanya_erg:15", "2")
    assert table.asked() == []


@pytest.mark.rule("CLA-KAR-38")
def test_fremen_land_outside_the_storm() -> None:
    table = table_with_karama("fremen, emperor", "emperor", advanced=True, storm=14).start(ship_and_move, 0)
    table.play("fremen", "great_flat:14", "5", "0").play("emperor", "stop_land_in_storm")
    assert table.prompt("fremen") == "prompt-ship"
    assert "great_flat:14" not in table.options("fremen")
    assert "wind_pass:13" in table.options("fremen")


@pytest.mark.rule("CLA-KAR-41")
def test_bringing_reserves_cannot_be_stopped() -> None:
    table = table_with_karama("fremen, emperor", "emperor").start(ship_and_move, 0).play("fremen", "great_flat:14", "5")
    assert table.forces("fremen", "great_flat") == 5


@pytest.mark.rule("CLA-KAR-42")
def test_the_price_goes_to_the_bank() -> None:
    table = table_with_karama("harkonnen, guild, emperor", "emperor", spice={"harkonnen": 9, "guild": 0})
    table.start(ship_and_move, 0).play("harkonnen", "carthag:10", "5").play("emperor", "stop_ship_income")
    assert (table.spice("harkonnen"), table.spice("guild")) == (4, 0)
    assert table.forces("harkonnen", "carthag") == 5


@pytest.mark.rule("CLA-KAR-42", "CLA-KAR-09")
def test_the_payer_may_stop_it_but_not_the_guilds_ally() -> None:
    table = position(
        "harkonnen, guild, emperor",
        hands={"harkonnen": "karama", "emperor": "shield"},
        spice={"harkonnen": 9, "guild": 0},
        allies="guild emperor",
        windows=True,
    )
    table.start(ship_and_move, 0).play("harkonnen", "carthag:10", "5")
    assert table.asked() == ["harkonnen"]
    table.play("harkonnen", "stop_ship_income")
    assert table.spice("guild") == 0


@pytest.mark.rule("CLA-KAR-43", "CLA-GEN-05")
def test_a_crossing_is_void_and_a_normal_shipment_may_follow() -> None:
    table = table_with_karama("guild, emperor", "emperor", forces="tueks_sietch: guild 5").start(ship_and_move, 0)
    table.play("guild", "tueks_sietch", "arrakeen:9", "5").play("emperor", "stop_cross_ship")
    assert table.spice("guild") == 5
    assert table.forces("guild", "tueks_sietch") == 5
    assert table.prompt("guild") == "prompt-ship"
    table.play("guild", "arrakeen:9", "2")
    assert table.forces("guild", "arrakeen") == 2
    assert table.spice("guild") == 4


@pytest.mark.rule("CLA-KAR-44")
def test_the_guild_pays_the_full_price() -> None:
    table = table_with_karama("guild, emperor", "emperor").start(ship_and_move, 0)
    table.play("guild", "arrakeen:9", "5").play("emperor", "stop_half_price")
    assert table.spice("guild") == 5
    table.play("guild", "arrakeen:9")
    assert table.options("guild")[0] == "5"
    table.play("guild", "4")
    assert table.spice("guild") == 1
    assert table.prompt("guild") == "prompt-move"


@pytest.mark.rule("CLA-KAR-43", "CLA-KAR-44")
def test_going_back_to_the_reserves_is_a_crossing_and_has_a_price_of_its_own() -> None:
    table = table_with_karama("guild, emperor", "emperor", forces="tueks_sietch: guild 4").start(ship_and_move, 0)
    table.play("guild", "tueks_sietch", "reserves", "4")
    assert "stop_cross_ship" in table.options("emperor")
    assert "stop_half_price" not in table.options("emperor")


@pytest.mark.rule("CLA-KAR-45")
def test_the_ally_ships_like_everybody_else() -> None:
    table = table_with_karama(
        "emperor, guild, harkonnen",
        "harkonnen",
        allies="emperor guild",
        spice={"emperor": 4, "guild": 0},
        forces="carthag: emperor 2",
    ).start(ship_and_move, 0)
    table.play("emperor", "reserves", "arrakeen:9", "8").play("harkonnen", "stop_ally_shipping")
    assert table.spice("emperor") == 4
    table.play("emperor", "arrakeen:9")
    assert table.options("emperor")[0] == "4"
    table.play("emperor", "4")
    assert (table.spice("emperor"), table.spice("guild")) == (0, 4)


@pytest.mark.rule("CLA-KAR-46")
def test_the_guild_acts_in_its_turn() -> None:
    table = table_with_karama("emperor, guild, harkonnen", "harkonnen", advanced=True).start(ship_move_phase)
    table.play("guild", "act_now").play("harkonnen", "stop_own_timing")
    assert table.asked() == ["emperor"]
    table.play("emperor", "pass")
    assert table.prompt("guild") == "prompt-ship"


@pytest.mark.rule("CLA-KAR-46")
def test_the_guild_may_not_wait() -> None:
    table = table_with_karama("guild, emperor, harkonnen", "harkonnen", advanced=True).start(ship_move_phase)
    table.play("guild", "wait").play("harkonnen", "stop_own_timing")
    assert table.prompt("guild") == "prompt-ship"


@pytest.mark.rule("CLA-KAR-54", "CLA-KAR-55", "CLA-KAR-58")
def test_the_guild_cancels_a_shipment() -> None:
    table = table_with_karama(
        "emperor, guild", "guild", advanced=True, spice={"emperor": 9, "guild": 0}, forces="carthag: emperor 1"
    ).start(ship_and_move, 0)
    table.play("emperor", "arrakeen:9", "5", "2").play("guild", "karama_power")
    assert (table.spice("emperor"), table.spice("guild")) == (9, 0)
    assert (table.forces("emperor", "arrakeen"), table.reserve("emperor")) == (0, 19)
    assert table.prompt("emperor") == "prompt-move"
    assert table.discarded() == ["karama"]
    table.give("guild", "karama").start(ship_and_move, 0).play("emperor", "arrakeen:9", "5", "2")
    assert table.asked() == ["emperor"]


@pytest.mark.rule("CLA-KAR-54")
@pytest.mark.parametrize(("hand", "cards"), [("karama", 1), ("shield", 0)])
def test_the_guild_is_told_whether_it_has_a_card_to_cancel_with(hand: str, cards: int) -> None:
    table = position("emperor, guild", advanced=True, hands={"guild": hand}, windows=True).start(ship_and_move, 0)
    table.play("emperor", "arrakeen:9", "5", "2")
    prompt = table.g.prompt(table.seat("guild"))
    assert prompt is not None
    assert (prompt.message, prompt.args["cards"]) == ("prompt-cancel-shipment", cards)


@pytest.mark.rule("CLA-KAR-54")
def test_not_against_fremen_and_not_in_the_basic_game() -> None:
    table = table_with_karama("fremen, guild", "guild", advanced=True).start(ship_and_move, 0)
    assert table.play("fremen", "great_flat:14", "5", "0").asked() == ["fremen"]
    table = table_with_karama("emperor, guild", "guild").start(ship_and_move, 0)
    assert table.play("emperor", "arrakeen:9", "5").asked() == ["emperor"]


def test_who_is_asked_does_not_tell_who_holds_a_karama() -> None:
    table = position("harkonnen, guild, emperor", hands={"emperor": "shield"}, windows=True)
    table.start(ship_and_move, 0).play("harkonnen", "carthag:10", "5")
    assert table.asked() == ["emperor"]
    assert "stop_ship_income" not in table.options("emperor")

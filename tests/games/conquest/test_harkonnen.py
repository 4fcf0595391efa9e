"""Harkonnen: what they start with, their many traitors, and the exchange of traitors before battles."""

import pytest

from sandtable.games.conquest.factions import LEADERS
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.revival import revival_phase
from sandtable.games.conquest.terms import BOTTOM, DECK
from tests.games.conquest.fighting import duel, fight, sides, where_fought
from tests.games.conquest.position import Position, new_game, position, prepared


@pytest.mark.rule("CON-FAC-HAR-01", "CON-FAC-HAR-02")
def test_harkonnen_start_with_15_spice_and_20_forces_in_reserve() -> None:
    table = prepared("atreides, harkonnen, imperium")
    assert table.spice("harkonnen") == 15
    assert table.reserve("harkonnen") == 20
    assert sum(table.g.forces[table.seat("harkonnen")]) == 0


@pytest.mark.rule("CON-FAC-HAR-03")
def test_two_harkonnen_forces_return_for_nothing() -> None:
    table = position("harkonnen, imperium", tanks={"harkonnen": 5}, spice={"harkonnen": 0}).start(revival_phase)
    assert table.options("harkonnen") == ["2", "0", "1"]
    table.play("harkonnen", "2")
    assert (table.tanks("harkonnen"), table.spice("harkonnen")) == (3, 0)


# Set-up.

FOUR = "harkonnen, atreides, fremen, imperium"


@pytest.mark.rule("CON-FAC-HAR-04")
def test_harkonnen_choose_traitors_when_all_others_have_chosen() -> None:
    table = new_game(FOUR)
    for faction in ("imperium", "atreides", "fremen"):
        assert "harkonnen" not in table.asked()
        assert table.traitors("harkonnen") == []
        table.play(faction, table.options(faction)[0])
    assert table.asked() == ["harkonnen"]


@pytest.mark.rule("CON-FAC-HAR-04")
def test_harkonnen_draw_from_what_the_others_gave_back() -> None:
    """With three other players 22 cards less 12 would leave 10; the 9 given back can be drawn as well."""
    drawn_again = 0
    for seed in range(10):
        table = new_game(FOUR, seed)
        given_back: set[str] = set()
        for faction in ("imperium", "atreides", "fremen"):
            dealt = table.options(faction)
            given_back |= set(dealt[1:])
            table.play(faction, dealt[0])
        drawn_again += len(given_back & set(table.options("harkonnen")))
    assert drawn_again > 0


@pytest.mark.rule("CON-FAC-HAR-05", "CON-FAC-HAR-06", "CON-FAC-HAR-07")
@pytest.mark.parametrize(
    ("factions", "drawn", "kept"),
    [
        pytest.param(FOUR, 8, 4, id="four players"),
        pytest.param("harkonnen, atreides, imperium", 6, 3, id="three players"),
        pytest.param("harkonnen, fremen", 4, 2, id="two players"),
    ],
)
def test_harkonnen_draw_twice_as_many_traitors_as_they_keep(factions: str, drawn: int, kept: int) -> None:
    table = new_game(factions)
    table.play_quietly(until=lambda: table.asked() == ["harkonnen"])
    offered = table.options("harkonnen")
    assert len(offered) == drawn
    for number in range(kept):
        prompt = table.g.prompt(table.seat("harkonnen"))
        assert prompt is not None
        assert (prompt.message, prompt.args) == ("prompt-keep-traitor", {"count": kept - number})
        table.play("harkonnen", table.options("harkonnen")[-1])
        assert len(table.traitors("harkonnen")) == (drawn if number < kept - 1 else kept)
    assert table.traitors("harkonnen") == sorted(offered[-kept:])


@pytest.mark.rule("CON-EX-12", "CON-FAC-HAR-05")
def test_four_traitors_for_harkonnen_and_one_for_everybody_else() -> None:
    table = prepared(FOUR)
    assert [len(table.traitors(faction)) for faction in FOUR.split(", ")] == [4, 1, 1, 1]
    held = [player["traitors"]["count"] for player in table.seen()["players"]]
    assert held == [4, 1, 1, 1]


@pytest.mark.rule("CON-FAC-HAR-08")
def test_cards_that_harkonnen_do_not_keep_return_to_the_deck() -> None:
    table = new_game(FOUR)
    table.play_quietly(until=lambda: table.asked() == ["harkonnen"])
    before = len(table.g.traitor_cards.zones[DECK])
    offered = table.options("harkonnen")
    table.play("harkonnen", *offered[:4])
    deck = {LEADERS[leader].id for leader in table.g.traitor_cards.zones[DECK]}
    assert set(offered[4:]) <= deck
    assert len(deck) == before + 4
    assert table.g.traitor_cards.zones[BOTTOM] == []


@pytest.mark.rule("CON-FAC-HAR-08")
def test_the_deck_is_shuffled_when_harkonnen_have_chosen() -> None:
    """Any card of the deck may come up next, one that was given back or one that was not."""
    nexts: set[str] = set()
    for seed in range(12):
        table = prepared("harkonnen, fremen", seed)
        held = set(table.traitors("harkonnen"))
        table.put("harkonnen", "carthag", 2).put("fremen", "carthag", 2).start(battle_phase)
        table.play("harkonnen", "exchange")
        nexts |= set(table.options("harkonnen")) - held
    assert len(nexts) > 3


# The exchange before a battle.


def before_battle(traitors: str = "stilgar, chani", opponent: str = "fremen") -> Position:
    return duel("harkonnen 4", f"{opponent} 3", bystander="imperium", traitors={"harkonnen": traitors})


@pytest.mark.rule("CON-FAC-HAR-09")
@pytest.mark.parametrize("first", ["harkonnen", "fremen"])
def test_before_each_own_battle_a_traitor_may_be_exchanged(first: str) -> None:
    table = position(
        "harkonnen, fremen",
        forces="carthag: harkonnen 4, fremen 3",
        traitors={"harkonnen": "stilgar, chani"},
        first=first,
    ).start(battle_phase)
    assert table.asked() == ["harkonnen"]
    assert table.prompt("harkonnen") == "prompt-exchange"
    assert table.options("harkonnen") == ["pass", "exchange"]


@pytest.mark.rule("CON-FAC-HAR-09", "CON-FAC-HAR-10", "CON-RUL-28")
def test_a_card_is_taken_from_the_deck_and_one_goes_under_it() -> None:
    table = before_battle().play("harkonnen", "exchange")
    offered = table.options("harkonnen")
    assert len(offered) == 3
    (drawn,) = set(offered) - {"stilgar", "chani"}
    table.play("harkonnen", "chani")
    assert table.traitors("harkonnen") == sorted(["stilgar", drawn])
    assert [LEADERS[leader].id for leader in table.g.traitor_cards.zones[BOTTOM]] == ["chani"]


@pytest.mark.rule("CON-RUL-28", "CON-FAC-HAR-10")
def test_the_card_just_drawn_may_go_back() -> None:
    table = before_battle().play("harkonnen", "exchange")
    (drawn,) = set(table.options("harkonnen")) - {"stilgar", "chani"}
    table.play("harkonnen", drawn)
    assert table.traitors("harkonnen") == ["chani", "stilgar"]


@pytest.mark.rule("CON-FAC-HAR-09")
def test_the_exchange_is_optional() -> None:
    table = before_battle().play("harkonnen", "pass")
    assert table.traitors("harkonnen") == ["chani", "stilgar"]
    assert "event-traitor-exchange" not in table.told()
    assert table.prompt("harkonnen") == "prompt-plan-leader"


@pytest.mark.rule("CON-FAC-HAR-09")
def test_one_exchange_for_each_battle() -> None:
    table = before_battle().play("harkonnen", "exchange")
    table.play("harkonnen", table.options("harkonnen")[0])
    assert table.prompt("harkonnen") == "prompt-plan-leader"


@pytest.mark.rule("CON-FAC-HAR-09")
def test_nobody_is_asked_before_battles_of_others() -> None:
    table = duel("imperium 4", "fremen 3", bystander="harkonnen", traitors={"harkonnen": "stilgar, chani"})
    assert table.asked() == ["imperium"]
    assert table.prompt("imperium") == "prompt-voice"


@pytest.mark.rule("CON-FAC-HAR-09")
def test_others_never_exchange_traitors() -> None:
    table = duel("imperium 4", "fremen 3", traitors={"imperium": "stilgar", "fremen": "chani"})
    fight(table, imperium="sardaukar_bashar, nothing, nothing, 4", fremen="jamis, nothing, nothing, 0")
    assert "event-traitor-exchange" not in table.told()


@pytest.mark.rule("CON-FAC-HAR-09")
@pytest.mark.parametrize("observer", ["fremen", "imperium", None])
def test_others_see_that_a_card_was_exchanged_but_not_which(observer: str | None) -> None:
    table = before_battle().play("harkonnen", "exchange").play("harkonnen", "chani")
    assert "event-traitor-exchange" in table.told(observer)
    assert not {"event-traitors-seen", "event-traitor-returned"} & set(table.told(observer))
    assert table.seen(observer)["players"][0]["traitors"] == {"count": 2, "known": []}
    assert {"event-traitors-seen", "event-traitor-returned"} <= set(table.told("harkonnen"))


@pytest.mark.rule("CON-FAC-HAR-09", "CON-RUL-27")
def test_a_revealed_traitor_may_be_exchanged_and_is_unknown_again() -> None:
    table = before_battle()
    fight(
        table,
        until="prompt-respond",
        harkonnen="beast_rabban, nothing, nothing, 0",
        fremen="stilgar, nothing, nothing, 0",
    )
    table.play("harkonnen", "traitor")
    assert table.seen()["players"][0]["traitors"]["known"] == ["stilgar"]
    table.put("fremen", "carthag", 1).start(battle_phase).play("harkonnen", "exchange")
    table.play("harkonnen", "stilgar")
    assert "stilgar" not in table.traitors("harkonnen")
    assert table.seen()["players"][0]["traitors"] == {"count": 2, "known": []}
    hands = {tuple(table.imagined("fremen", seed).traitors("harkonnen")) for seed in range(20)}
    assert any("stilgar" in hand for hand in hands)
    assert any("stilgar" not in hand for hand in hands)


@pytest.mark.rule("CON-FAC-HAR-09")
def test_cards_under_the_deck_come_up_when_the_rest_is_drawn() -> None:
    """A deck of two cards: after these, what went under it first is drawn first."""
    table = before_battle()
    traitors = table.g.traitor_cards
    for leader in traitors.zones[DECK][2:]:
        traitors.move(table.g, leader, DECK, table.g.out_of_game, table.g.everyone)
    deck = {LEADERS[leader].id for leader in traitors.zones[DECK]}
    table.play("harkonnen", "exchange", "chani")
    table.start(battle_phase).play("harkonnen", "exchange", "stilgar")
    assert set(table.traitors("harkonnen")) == deck
    table.start(battle_phase).play("harkonnen", "exchange")
    assert set(table.options("harkonnen")) == {"chani", *deck}


@pytest.mark.rule("CON-RUL-28")
def test_with_an_empty_deck_there_is_no_exchange() -> None:
    table = position("harkonnen, fremen", forces="carthag: harkonnen 4, fremen 3", traitors={"harkonnen": "stilgar"})
    traitors = table.g.traitor_cards
    for leader in traitors.zones[DECK][:]:
        traitors.move(table.g, leader, DECK, table.g.out_of_game, table.g.everyone)
    table.start(battle_phase)
    assert table.prompt("harkonnen") == "prompt-plan-leader"


def several_battles() -> Position:
    return position(
        "harkonnen, fremen, imperium",
        forces="carthag: harkonnen 4, fremen 3; arrakeen: harkonnen 5, imperium 2; tueks_sietch: harkonnen 5, fremen 1",
        traitors={"harkonnen": "stilgar, chani"},
    ).start(battle_phase)


@pytest.mark.rule("CON-FAC-HAR-11")
def test_the_exchange_may_come_before_the_order_of_battles_is_fixed() -> None:
    table = several_battles()
    assert table.options("harkonnen") == ["arrakeen", "carthag", "tueks_sietch", "exchange"]
    table.play("harkonnen", "exchange")
    assert table.prompt("harkonnen") == "prompt-return-traitor"
    table.play("harkonnen", "chani")
    assert table.options("harkonnen") == ["arrakeen", "carthag", "tueks_sietch"]
    table.play("harkonnen", "carthag")
    assert (sides(table), where_fought(table)) == (["harkonnen", "fremen"], "carthag")
    assert table.prompt("harkonnen") == "prompt-plan-leader"


@pytest.mark.rule("CON-FAC-HAR-11", "CON-FAC-HAR-09")
def test_it_may_also_come_after_and_is_there_again_for_the_next_battle() -> None:
    table = several_battles().play("harkonnen", "carthag")
    assert table.prompt("harkonnen") == "prompt-exchange"
    table.play("harkonnen", "exchange", "chani")
    fight(table, harkonnen="beast_rabban, nothing, nothing, 3", fremen="jamis, nothing, nothing, 0")
    assert table.options("harkonnen") == ["arrakeen", "tueks_sietch", "exchange"]

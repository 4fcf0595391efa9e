"""The gain cards phase: battle cards for nothing, market cards for spice; and when market cards may be played."""

import pytest

from sandtable.games.conquest.cards import BATTLE_CARDS, BATTLE_DECK, MARKET_DECK
from sandtable.games.conquest.rules.course import play_round
from sandtable.games.conquest.rules.gain_cards import gain_cards_phase
from sandtable.games.conquest.rules.revival import revive
from sandtable.games.conquest.rules.storm import storm_phase
from sandtable.games.conquest.terms import DECK, DISCARD, HANDS
from tests.games.conquest.position import Position, position


def gaining(factions: str = "atreides, harkonnen, fremen", *, battle: str = "", market: str = "") -> Position:
    """The phase begins; Atreides hold these cards."""
    return position(factions, battle={"atreides": battle}, market={"atreides": market}).start(gain_cards_phase)


@pytest.mark.rule("CON-CARDS-01", "CON-CARDS-05")
def test_each_kind_of_card_has_its_own_limit() -> None:
    """A full hand of one kind takes no room from the other."""
    table = gaining(market="hajr, spy, thumper")
    assert len(table.battle_hand("atreides")) == 4
    assert len(table.market_hand("atreides")) == 3
    table = gaining(battle="shield, shield, lasgun, kulon")
    table.play("atreides", "3")
    assert len(table.battle_hand("atreides")) == 4
    assert len(table.market_hand("atreides")) == 3


@pytest.mark.rule("CON-CARDS-02", "CON-ROUND-03", "CON-ROUND-04")
def test_each_player_draws_then_buys_before_the_next_one_acts() -> None:
    table = position("atreides, harkonnen, fremen", first="harkonnen").start(gain_cards_phase)
    for acting, waiting in (("harkonnen", ["fremen", "atreides"]), ("fremen", ["atreides"]), ("atreides", [])):
        assert table.asked() == [acting]
        assert table.prompt(acting) == "prompt-buy"
        assert len(table.battle_hand(acting)) == 4
        assert all(table.battle_hand(other) == [] for other in waiting)
        table.play(acting, "1")
    assert table.asked() == []


@pytest.mark.rule("CON-CARDS-03", "CON-CARDS-04")
@pytest.mark.parametrize("held", ["", "shield", "shield, snooper, kulon", "shield, snooper, kulon, lasgun"])
def test_hands_are_filled_up_to_four_battle_cards_for_nothing(held: str) -> None:
    table = gaining(battle=held)
    assert len(table.battle_hand("atreides")) == 4
    assert set(held.split(", ")) - {""} <= set(table.battle_hand("atreides"))
    assert table.spice("atreides") == 13
    assert table.prompt("atreides") == "prompt-buy"  # drawing was no choice


@pytest.mark.rule("CON-CARDS-03")
def test_only_who_draws_reads_which_battle_cards_came() -> None:
    table = gaining(battle="shield, snooper")
    assert "event-battle-cards-seen" in table.told("atreides")
    assert "event-battle-cards-seen" not in table.told("harkonnen")
    assert "event-battle-cards-seen" not in gaining(battle="shield, snooper, kulon, lasgun").told("atreides")


@pytest.mark.rule("CON-CARDS-05", "CON-RUL-33")
@pytest.mark.parametrize(
    ("held", "choice"),
    [
        ("", ["0", "1", "2", "3"]),
        ("hajr", ["0", "1", "2"]),
        ("hajr, spy", ["0", "1"]),
        ("hajr, spy, thumper", []),
        ("hajr, hajr, spy, thumper", []),
    ],
)
def test_at_most_three_market_cards_are_bought_into_hand(held: str, choice: list[str]) -> None:
    table = gaining(market=held)
    assert table.options("atreides") == choice
    assert len(table.market_hand("atreides")) == len([name for name in held.split(", ") if name])


@pytest.mark.rule("CON-CARDS-06", "CON-CARDS-08")
@pytest.mark.parametrize(("spice", "most"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (13, 3)])
def test_market_cards_cost_two_spice_each_and_are_paid_at_once(spice: int, most: int) -> None:
    table = position("atreides, harkonnen, fremen", spice={"atreides": spice}).start(gain_cards_phase)
    assert table.options("atreides") == [str(number) for number in range(most + 1)]
    table.play("atreides", str(most))
    assert table.spice("atreides") == spice - 2 * most
    assert len(table.market_hand("atreides")) == most


@pytest.mark.rule("CON-CARDS-06")
def test_who_cannot_pay_is_not_asked() -> None:
    table = position("atreides, harkonnen, fremen", spice={"atreides": 1}).start(gain_cards_phase)
    assert table.asked() == ["harkonnen"]
    assert len(table.battle_hand("atreides")) == 4


@pytest.mark.rule("CON-CARDS-07", "CON-FAC-IMP-04", "CON-RUL-35")
def test_the_imperium_is_paid_where_it_plays() -> None:
    table = gaining("atreides, imperium, fremen").play("atreides", "2")
    assert (table.spice("atreides"), table.spice("imperium")) == (13 - 4, 18 + 4)


@pytest.mark.rule("CON-CARDS-07", "CON-RUL-34", "CON-RUL-40")
def test_otherwise_the_pool_is_paid() -> None:
    table = gaining("atreides, harkonnen, fremen").play("atreides", "2")
    assert sum(table.g.spice) == 13 + 15 + 6 - 4
    table = position("imperium, harkonnen, fremen").start(gain_cards_phase).play("imperium", "2")
    assert sum(table.g.spice) == 18 + 15 + 6 - 4


@pytest.mark.rule("CON-CARDS-08", "CON-CARDS-09")
def test_a_purchase_is_made_in_one_step_and_once_a_round() -> None:
    table = gaining().play("atreides", "1")
    assert len(table.market_hand("atreides")) == 1
    assert table.asked() == ["harkonnen"]
    table.play("harkonnen", "0").play("fremen", "0")
    assert table.asked() == []


@pytest.mark.rule("CON-CARDS-10")
def test_others_see_how_many_cards_were_bought_but_not_which() -> None:
    table = gaining().play("atreides", "3")
    bought = table.market_hand("atreides")
    own = table.g.view(table.seat("atreides"))["players"][0]["market_cards"]
    assert (own["count"], sorted(own["known"])) == (3, bought)
    for other in (None, table.seat("harkonnen")):
        assert table.g.view(other)["players"][0]["market_cards"] == {"count": 3, "known": []}
    assert "event-market-cards-seen" not in table.told("harkonnen")


@pytest.mark.rule("CON-CARDS-10")
def test_which_cards_are_drawn_is_chance() -> None:
    tables = [position("atreides, harkonnen", seed=seed).start(gain_cards_phase) for seed in range(10)]
    hands = {tuple(table.play("atreides", "3").market_hand("atreides")) for table in tables}
    assert len(hands) > 5


@pytest.mark.rule("CON-CARDS-11")
def test_the_small_market_of_a_first_game_allows_one_card() -> None:
    table = position("atreides, harkonnen, fremen", small_market=True, market={"harkonnen": "hajr"})
    table.start(gain_cards_phase)
    assert table.options("atreides") == ["0", "1"]
    table.play("atreides", "1")
    assert table.asked() == ["fremen"]


@pytest.mark.rule("CON-CARDS-12")
@pytest.mark.parametrize(
    ("card", "moment"),
    [
        ("weather_control", "prompt-weather-control"),
        ("thumper", "prompt-thumper"),
        ("barter", "prompt-barter"),
        ("tleilaxu_ghola", "prompt-revive-forces"),
        ("smugglers", "prompt-ship"),
        ("ornithopters", "prompt-move"),
        ("hajr", "prompt-another-move"),
        ("spy", "prompt-spy"),
        ("counter_attack", "prompt-respond"),
        ("poison_tooth", "prompt-respond"),
        ("prana_bindu", "prompt-respond"),
        ("under_cover_of_sand", "prompt-withdraw"),
        ("spice_harvester", "prompt-harvest"),
    ],
)
def test_every_market_card_is_offered_at_its_own_moment_only(card: str, moment: str) -> None:
    """Atreides hold the card through a round that has something to do in every phase, and lose a battle."""
    table = position(
        "harkonnen, atreides, fremen",
        forces="carthag: atreides 6, harkonnen 3; gara_kulon: atreides 1",
        market={"atreides": card},
        battle={"atreides": "shield"},
        tanks={"atreides": 2},
        ground={"gara_kulon:7": 2},
        blown="spice_01",
        top="spice_05",
        windows=True,
    )
    asked: list[str] = []
    offered: list[str] = []

    def note_offers() -> bool:
        if "atreides" in table.asked():
            asked.append(table.prompt("atreides"))
            offered.extend([asked[-1]] if card in table.options("atreides") else [])
        return table.g.round > 2

    table.start(play_round).play_quietly(until=note_offers)
    assert set(offered) == {moment}
    assert {"prompt-buy", "prompt-revive-forces", "prompt-ship", "prompt-move", "prompt-harvest"} <= set(asked)


@pytest.mark.rule("CON-CARDS-13")
def test_the_game_waits_until_a_market_card_is_resolved() -> None:
    """Both gholas are held: the second can be played only when the first has revived its leader."""
    table = position(
        "atreides, harkonnen",
        dead="duke_leto, dr_yueh",
        tanks={"atreides": 3},
        market={"atreides": "tleilaxu_ghola, tleilaxu_ghola"},
    )
    table.start(revive, table.seat("atreides"))
    table.play("atreides", "tleilaxu_ghola")
    assert table.options("atreides") == ["duke_leto", "dr_yueh", "3", "2", "1"]
    table.play("atreides", "duke_leto")
    assert table.alive("duke_leto")
    assert table.prompt("atreides") == "prompt-revive-forces"
    assert "tleilaxu_ghola" in table.options("atreides")


@pytest.mark.rule("CON-CARDS-14")
@pytest.mark.parametrize("answering", [("atreides", "harkonnen"), ("harkonnen", "atreides")])
def test_cards_of_one_moment_are_settled_in_order_of_play(answering: tuple[str, str]) -> None:
    """Harkonnen is first player: its card is played, whoever answered sooner, and Atreides may react to it or not."""
    table = position(
        "atreides, harkonnen, fremen",
        first="harkonnen",
        market={"atreides": "weather_control", "harkonnen": "weather_control"},
        storm=1,
        windows=True,
    ).start(storm_phase)
    steps = {"atreides": "2", "harkonnen": "5"}
    for faction in answering:
        table.play(faction, "weather_control", steps[faction])
    assert table.market_hand("harkonnen") == []
    assert table.market_hand("atreides") == ["weather_control"]
    assert table.asked() == ["atreides"]
    table.play("atreides", "weather_control", "2")
    chosen = [event.args for event in table.g.events(None) if event.message == "event-storm-chosen"]
    assert chosen == [{"who": "faction-harkonnen", "steps": 5}, {"who": "faction-atreides", "steps": 2}]
    assert table.g.storm == 1 + 2


@pytest.mark.rule("CON-CARDS-15")
def test_a_market_card_sheds_worthless_battle_cards() -> None:
    table = position(
        "atreides, harkonnen",
        battle={"atreides": "kulon, baliset, shield"},
        market={"atreides": "barter"},
    ).start(gain_cards_phase)
    table.play("atreides", "barter", "kulon", "baliset", "done")
    assert table.discarded(table.g.battle_cards) == ["kulon", "baliset"]
    assert len(table.battle_hand("atreides")) == 4
    assert "shield" in table.battle_hand("atreides")


@pytest.mark.rule("CON-CARDS-16", "CON-SETUP-03")
def test_a_played_market_card_lies_face_up_on_the_market_pile() -> None:
    table = position("atreides, harkonnen", market={"harkonnen": "weather_control"}, windows=True)
    table.start(storm_phase).play("harkonnen", "weather_control", "3")
    assert table.market_hand("harkonnen") == []
    assert table.discarded(table.g.market_cards) == ["weather_control"]
    assert table.g.view(None)["decks"]["market"]["top"] == "weather_control"


@pytest.mark.rule("CON-SETUP-04")
def test_empty_decks_are_made_anew_from_their_piles() -> None:
    table = position("atreides, harkonnen")
    for cards in (table.g.battle_cards, table.g.market_cards):
        cards.pour(DECK, DISCARD)
    table.start(gain_cards_phase).play("atreides", "2")
    assert len(table.battle_hand("atreides")) == 4
    assert len(table.market_hand("atreides")) == 2
    for cards in (table.g.battle_cards, table.g.market_cards):
        assert cards.zones[DISCARD] == []


@pytest.mark.rule("CON-SETUP-04")
def test_who_takes_the_last_cards_of_a_deck_draws_only_what_is_missing_from_the_new_one() -> None:
    table = position("atreides, harkonnen")
    for cards, left in ((table.g.battle_cards, 3), (table.g.market_cards, 1)):
        for card in cards.zones[DECK][left:]:
            cards.move(table.g, card, DECK, DISCARD, 0)
    last = {BATTLE_CARDS[BATTLE_DECK[card]].id for card in table.g.battle_cards.zones[DECK]}
    table.start(gain_cards_phase).play("atreides", "2")
    assert last <= set(table.battle_hand("atreides"))
    assert len(table.battle_hand("atreides")) == 4
    assert len(table.market_hand("atreides")) == 2


@pytest.mark.rule("CON-RUL-52")
def test_where_cards_run_out_players_draw_what_there_is() -> None:
    table = position("atreides, harkonnen")
    for cards, left in ((table.g.battle_cards, 3), (table.g.market_cards, 1)):
        for card in cards.zones[DECK][left:]:
            cards.move(table.g, card, DECK, HANDS[table.seat("harkonnen")], 0)
    table.start(gain_cards_phase)
    assert len(table.battle_hand("atreides")) == 3
    assert table.options("atreides") == ["0", "1"]
    table.play("atreides", "1")
    assert len(table.battle_hand("harkonnen")) == len(BATTLE_DECK) - 3
    assert len(table.market_hand("harkonnen")) == len(MARKET_DECK) - 1


def test_a_full_hand_is_told_so_that_nobody_is_seen_to_think_of_bartering() -> None:
    table = position(
        "atreides, harkonnen",
        battle={"atreides": "kulon, baliset, shield, shield"},
        market={"atreides": "barter"},
        spice={"atreides": 0, "harkonnen": 0},
    ).start(gain_cards_phase)
    assert table.told() == []
    table.play("atreides", "draw")
    assert table.told()[0] == "event-battle-cards-drawn"
    assert table.g.events(None)[-2].args["count"] == 0

"""Bidding (CLA-BID), with Atreides, the Emperor, Harkonnen and Karama."""

import pytest

from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.state import DECK, DISCARD, ROW, TOP, UP
from sandtable.games.classic.treachery import TREACHERY_DECK, TREACHERY_IDS
from tests.games.classic.position import Position, position, under

FOUR = "fremen, guild, bene_gesserit, harkonnen"
FULL = "shield, shield, snooper, snooper"


def up(table: Position) -> str:
    """The card up for auction."""
    return TREACHERY_IDS[TREACHERY_DECK[table.g.treachery.zones[UP][0]]]


def bids(table: Position, *answers: str) -> Position:
    """Whoever's turn it is answers."""
    for answer in answers:
        table.play(table.asked()[0], answer)
    return table


def empty_deck(table: Position, left: int, discarded: int = 0) -> Position:
    """All cards but so many lie out of the way in the hand of nobody; some in the discard pile."""
    zones = table.g.treachery.zones
    spare = zones[DECK][left:]
    del zones[DECK][left:]
    zones[DISCARD].extend(spare[:discarded])
    zones[6].extend(spare[discarded:])
    return table


@pytest.mark.rule("CLA-BID-01")
def test_the_number_of_cards_is_open() -> None:
    table = position(FOUR, hands={"guild": "shield, snooper"}).start(bidding_phase)
    assert [player["treachery"]["count"] for player in table.seen()["players"]] == [0, 2, 0, 0]


@pytest.mark.rule("CLA-BID-02")
@pytest.mark.rule("CLA-BID-03")
@pytest.mark.rule("CLA-BID-05")
@pytest.mark.rule("CLA-FAC-HAR-03")
@pytest.mark.rule("CLA-EX-07")
def test_number_of_cards() -> None:
    table = position(
        "atreides, fremen, emperor, guild, harkonnen",
        hands={
            "atreides": FULL,
            "fremen": "crysknife, stunner, slip_tip",
            "emperor": "chaumas, chaumurky",
            "harkonnen": "baliset, kulon, la_la_la, jubba_cloak, shield, shield, snooper",
        },
        spice={"atreides": 9, "fremen": 9, "emperor": 9, "guild": 9, "harkonnen": 9},
    ).start(bidding_phase)
    assert table.g.bidding.cards == 4
    asked = []
    for _ in range(4):
        asked += table.asked()
        bids(table, "pass")
    assert asked == ["fremen", "emperor", "guild", "harkonnen"], "Atreides are treated as passing"


@pytest.mark.rule("CLA-BID-06")
def test_the_number_of_cards_does_not_change_when_a_hand_fills_up() -> None:
    table = position("guild, fremen", hands={"guild": "shield, shield, snooper"}, spice={"fremen": 9})
    table.start(bidding_phase)
    assert table.g.bidding.cards == 2
    bids(table, "1", "pass")
    assert len(table.hand("guild")) == 4
    assert (table.g.bidding.number, table.asked()) == (2, ["fremen"])


@pytest.mark.rule("CLA-BID-07")
@pytest.mark.rule("CLA-BID-17")
def test_cards_come_up_one_at_a_time_until_all_are_sold() -> None:
    table = position("guild, fremen").start(bidding_phase)
    assert (len(table.g.treachery.zones[UP]), len(table.g.treachery.zones[ROW])) == (1, 1)
    bids(table, "1", "pass")
    assert (len(table.g.treachery.zones[UP]), len(table.g.treachery.zones[ROW])) == (1, 0)
    bids(table, "1", "pass")
    assert table.g.auction is None
    assert not table.g.to_act


@pytest.mark.rule("CLA-BID-08")
@pytest.mark.rule("CLA-BID-15")
@pytest.mark.rule("CLA-STORM-14")
@pytest.mark.rule("CLA-EX-08")
def test_opening_order() -> None:
    table = position(FOUR, hands={"guild": FULL}, spice=dict.fromkeys(("fremen", "harkonnen"), 9)).start(bidding_phase)
    openers = []
    for _ in range(3):
        openers += table.asked()
        bids(table, "1", "pass", "pass")
    assert openers == ["fremen", "bene_gesserit", "harkonnen"]


@pytest.mark.rule("CLA-BID-09")
@pytest.mark.rule("CLA-BID-10")
def test_bids_begin_at_one_and_rise() -> None:
    table = position(FOUR).start(bidding_phase)
    assert table.options("fremen") == ["pass", "1", "2", "3"]
    bids(table, "2")
    assert table.options("guild") == ["pass", "3", "4", "5"]


@pytest.mark.rule("CLA-BID-11")
@pytest.mark.rule("CLA-BID-12")
@pytest.mark.rule("CLA-RUL-10")
def test_who_passed_may_bid_again_until_all_others_have_passed() -> None:
    table = position(FOUR, spice=dict.fromkeys(("fremen", "guild", "bene_gesserit", "harkonnen"), 9))
    table.start(bidding_phase)
    bids(table, "pass", "1", "pass", "2")
    assert table.asked() == ["fremen"]
    bids(table, "3", "pass", "pass", "pass")
    assert len(table.hand("fremen")) == 1
    assert table.spice("fremen") == 6


@pytest.mark.rule("CLA-BID-13")
@pytest.mark.rule("CLA-BID-23")
def test_the_winner_pays_the_bank_and_alone_sees_the_card() -> None:
    table = position(FOUR).start(bidding_phase)
    card = up(table)
    bids(table, "1", "2", "pass", "pass", "pass")
    assert (table.spice("guild"), table.spice("fremen")) == (3, 3)
    assert table.hand("guild") == [card]
    assert table.seen("guild")["players"][1]["treachery"]["known"] == [card]
    assert table.seen("fremen")["players"][1]["treachery"] == {"count": 1, "known": []}


@pytest.mark.rule("CLA-BID-14")
def test_nobody_bids_more_than_they_have() -> None:
    table = position("fremen, guild", spice={"fremen": 3}).start(bidding_phase)
    assert table.options("fremen")[-1] == "3"


@pytest.mark.rule("CLA-BID-16")
@pytest.mark.rule("CLA-EX-09")
def test_all_pass() -> None:
    table = position("atreides, guild, fremen, harkonnen", spice=dict.fromkeys(("atreides", "guild", "fremen"), 9))
    table.start(bidding_phase)
    bids(table, "1", "pass", "pass", "pass", "1", "pass", "pass", "pass")
    third = up(table)
    deck = len(table.g.treachery.zones[DECK])
    bids(table, "pass", "pass", "pass", "pass")
    assert table.g.auction is None
    assert len(table.g.treachery.zones[DECK]) + len(table.g.treachery.zones[TOP]) == deck + 2
    assert table.seen("atreides")["treachery"]["on_deck"] == [third], "Atreides have seen it and know where it lies"
    assert table.seen("guild")["treachery"]["on_deck"] == []
    table.start(bidding_phase)
    assert up(table) == third


@pytest.mark.rule("CLA-BID-16", "CLA-FAC-ATR-03")
def test_only_atreides_know_the_unsold_card() -> None:
    table = position("guild, atreides, fremen").start(bidding_phase)
    card = up(table)
    bids(table, "pass", "pass", "pass")
    assert table.seen("atreides")["treachery"]["on_deck"] == [card]
    for other in ("guild", "fremen"):
        assert table.seen(other)["treachery"]["on_deck"] == []


@pytest.mark.rule("CLA-BID-16")
def test_an_unsold_card_that_nobody_saw_goes_back_into_the_deck() -> None:
    table = position("guild, fremen").start(bidding_phase)
    deck = len(table.g.treachery.zones[DECK])
    bids(table, "pass", "pass")
    assert (table.g.treachery.zones[UP], table.g.treachery.zones[ROW]) == ([], [])
    assert len(table.g.treachery.zones[DECK]) == deck + 2


@pytest.mark.rule("CLA-BID-18")
def test_with_all_hands_full_nothing_is_dealt() -> None:
    hands = {"guild": FULL, "fremen": "crysknife, stunner, slip_tip, maula_pistol"}
    table = position("guild, fremen", hands=hands).start(bidding_phase)
    assert not table.g.to_act
    assert table.g.auction is None


@pytest.mark.rule("CLA-BID-19")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = empty_deck(position("guild, fremen"), left=1, discarded=5).start(bidding_phase)
    assert table.g.bidding.cards == 2
    assert "event-treachery-deck-anew" in table.told()
    assert not table.g.treachery.zones[DISCARD]


@pytest.mark.rule("CLA-BID-20")
def test_if_cards_run_out_fewer_are_dealt() -> None:
    table = empty_deck(position("guild, fremen, atreides"), left=1, discarded=1).start(bidding_phase)
    assert table.g.bidding.cards == 2


@pytest.mark.rule("CLA-BID-04")
def test_nobody_holds_more_than_the_limit() -> None:
    table = position("guild, fremen", hands={"guild": "shield, shield, snooper"}, spice={"fremen": 9})
    table.start(bidding_phase)
    bids(table, "1", "pass")
    assert table.asked() == ["fremen"]
    bids(table, "pass")
    assert table.g.auction is None


# Factions.


@pytest.mark.rule("CLA-FAC-ATR-02")
@pytest.mark.rule("CLA-FAC-ATR-03")
def test_atreides_look_at_the_card_that_is_up_and_at_no_other() -> None:
    table = position("atreides, guild").start(bidding_phase)
    assert table.seen("atreides")["treachery"]["up_known"] == [up(table)]
    assert table.seen("guild")["treachery"]["up_known"] == []
    assert not table.g.treachery.known(table.seat("atreides"), ROW)
    worlds = [table.imagined("guild", seed) for seed in range(20)]
    assert len({up(world) for world in worlds}) > 3
    assert {up(table.imagined("atreides", seed)) for seed in range(5)} == {up(table)}


def test_what_atreides_saw_they_know_in_the_buyers_hand() -> None:
    table = position("atreides, guild").start(bidding_phase)
    card = up(table)
    bids(table, "pass", "1", "pass")
    assert table.seen("atreides")["players"][1]["treachery"]["known"] == [card]


@pytest.mark.rule("CLA-KAR-19")
def test_karama_blinds_atreides_for_the_whole_bidding() -> None:
    table = position("atreides, guild", hands={"guild": "karama"}, windows=True).start(bidding_phase)
    table.play("guild", "stop_bidding_look")
    assert table.seen("atreides")["treachery"]["up_known"] == []
    bids(table, "1", "pass")
    assert table.seen("atreides")["treachery"]["up_known"] == []


@pytest.mark.rule("CLA-FAC-EMP-02")
@pytest.mark.rule("CLA-FAC-EMP-03")
@pytest.mark.rule("CLA-FAC-EMP-04")
def test_the_emperor_is_paid_for_cards_but_pays_the_bank() -> None:
    table = position("guild, emperor").start(bidding_phase)
    bids(table, "3", "pass")
    assert (table.spice("guild"), table.spice("emperor")) == (2, 13)
    bids(table, "4", "pass")
    assert (table.spice("guild"), table.spice("emperor")) == (2, 9)


@pytest.mark.rule("CLA-KAR-28")
def test_karama_sends_the_price_of_one_card_to_the_bank() -> None:
    table = position("guild, emperor, fremen", hands={"fremen": "karama"}, windows=True).start(bidding_phase)
    bids(table, "2", "pass", "pass")
    assert table.asked() == ["fremen"], "the Emperor and the buyer have no cards"
    table.play("fremen", "stop_card_income")
    assert (table.spice("guild"), table.spice("emperor")) == (3, 10)
    bids(table, "pass", "pass", "2", "pass", "pass")
    table.pass_all()
    assert table.spice("emperor") == 12, "only that one card"


@pytest.mark.rule("CLA-KAR-28")
def test_what_was_stopped_for_one_card_is_not_stopped_afterwards() -> None:
    table = position("guild, emperor, fremen", hands={"fremen": "karama"}, windows=True).start(bidding_phase)
    bids(table, "2", "pass", "pass")
    table.play("fremen", "stop_card_income")
    assert table.seen()["stopped"] == []


@pytest.mark.rule("CLA-FAC-HAR-05")
@pytest.mark.rule("CLA-FAC-HAR-06")
@pytest.mark.rule("CLA-EX-29")
def test_harkonnen_draw_a_card_for_each_they_buy() -> None:
    six = "baliset, kulon, la_la_la, jubba_cloak, shield, shield"
    table = position("harkonnen, guild", hands={"harkonnen": six}).start(bidding_phase)
    bids(table, "1", "pass")
    assert len(table.hand("harkonnen")) == 8
    table = position("harkonnen, guild", hands={"harkonnen": six + ", snooper"}).start(bidding_phase)
    bids(table, "1", "pass")
    assert len(table.hand("harkonnen")) == 8
    assert "event-free-card" not in table.told()


@pytest.mark.rule("CLA-FAC-HAR-05", "CLA-BID-19")
@pytest.mark.parametrize(("left", "discarded"), [(3, 5), (2, 5), (2, 0)])
def test_the_free_card_comes_from_the_discard_pile_only_if_the_deck_is_empty(left: int, discarded: int) -> None:
    """Two cards are up for auction; what is left of the deck is one card or none."""
    table = empty_deck(position("harkonnen, guild"), left=left, discarded=discarded).start(bidding_phase)
    bids(table, "1", "pass")
    assert len(table.hand("harkonnen")) == (2 if left == 3 or discarded else 1)
    assert len(table.g.treachery.zones[DISCARD]) == (5 if left == 3 else 0)
    assert ("event-treachery-deck-anew" in table.told()) == (left == 2 and discarded > 0)


@pytest.mark.rule("CLA-KAR-47")
def test_karama_stops_the_free_card_of_one_purchase() -> None:
    table = position("harkonnen, guild", hands={"guild": "karama"}, windows=True).start(bidding_phase)
    bids(table, "1", "pass")
    table.play("guild", "stop_free_card")
    assert len(table.hand("harkonnen")) == 1


@pytest.mark.rule("CLA-KAR-47", "CLA-FAC-HAR-06")
@pytest.mark.parametrize(("cards", "stoppable"), [(6, True), (7, False)])
def test_only_a_free_card_that_would_come_is_worth_a_karama(cards: int, stoppable: bool) -> None:
    hand = ", ".join(["shield", "shield", "snooper", "crysknife", "stunner", "baliset", "kulon"][:cards])
    table = position("harkonnen, guild", hands={"harkonnen": hand, "guild": "karama"}, windows=True)
    bids(table.start(bidding_phase), "1", "pass")
    assert (table.prompt("guild") == "prompt-stop") == stoppable


# Karama in the auction.


@pytest.mark.rule("CLA-KAR-13")
@pytest.mark.rule("CLA-KAR-16")
@pytest.mark.rule("CLA-KAR-18")
def test_karama_takes_the_card_at_once() -> None:
    table = position(FOUR, hands={"guild": "karama"}).start(bidding_phase)
    card = up(table)
    assert "buy_with_karama" not in table.options("fremen")
    bids(table, "3")
    table.play("guild", "buy_with_karama")
    assert table.hand("guild") == [card]
    assert (table.spice("guild"), table.spice("fremen")) == (5, 3)
    assert table.discarded() == ["karama"]
    assert table.g.bidding.number == 2


@pytest.mark.rule("CLA-KAR-14")
def test_no_purchase_with_a_full_hand() -> None:
    table = position("guild, fremen", hands={"guild": "karama, shield, shield, snooper"}).start(bidding_phase)
    assert table.asked() == ["fremen"]


@pytest.mark.rule("CLA-KAR-15")
@pytest.mark.rule("CLA-RUL-39")
@pytest.mark.rule("CLA-EX-30")
def test_karama_overbid() -> None:
    table = position("fremen, guild", hands={"fremen": "karama"}, spice={"fremen": 3, "guild": 20})
    table.start(bidding_phase)
    assert table.options("fremen")[-2] == "60"
    card = up(table)
    bids(table, "9", "pass")
    assert table.hand("fremen") == [card]
    assert table.spice("fremen") == 3
    assert table.discarded() == ["karama"]


@pytest.mark.rule("CLA-KAR-15")
def test_a_bid_within_ones_means_is_paid_though_a_karama_is_held() -> None:
    table = position("fremen, guild", hands={"fremen": "karama"}).start(bidding_phase)
    bids(table, "3", "pass")
    assert table.spice("fremen") == 0
    assert "karama" in table.hand("fremen")


@pytest.mark.rule("CLA-KAR-17")
def test_harkonnen_draw_for_a_card_bought_with_karama() -> None:
    table = position("harkonnen, guild", hands={"harkonnen": "karama"}).start(bidding_phase)
    table.play("harkonnen", "buy_with_karama")
    assert len(table.hand("harkonnen")) == 2


@pytest.mark.rule("CLA-KAR-56")
@pytest.mark.rule("CLA-KAR-58")
@pytest.mark.rule("CLA-RUL-29")
def test_the_harkonnen_karama_exchanges_cards() -> None:
    table = position(
        "harkonnen, guild, fremen",
        advanced=True,
        hands={"harkonnen": "karama, baliset, kulon", "guild": "lasgun, shield"},
        windows=True,
    ).start(bidding_phase)
    table.pass_all()
    assert table.asked() == ["harkonnen"]
    assert not table.g.treachery.zones[UP]
    table.play("harkonnen", "karama_power")
    assert table.options("harkonnen") == ["guild"], "nobody else has cards"
    table.play("harkonnen", "guild", "2")
    assert len(table.hand("guild")) == 0
    assert table.options("harkonnen") == ["lasgun", "shield", "baliset", "kulon"]
    table.play("harkonnen", "baliset", "kulon")
    assert (table.hand("harkonnen"), table.hand("guild")) == (["lasgun", "shield"], ["baliset", "kulon"])
    assert table.seen("fremen")["players"][1]["treachery"] == {"count": 2, "known": []}
    assert table.seen("guild")["players"][0]["treachery"]["known"] == ["lasgun", "shield"]
    assert table.g.power_used[0]


@pytest.mark.rule("CLA-KAR-15", "CLA-KAR-56")
@pytest.mark.parametrize(("hand", "usable"), [("karama, karama", True), ("karama, kulon", False)])
def test_after_an_overbid_a_second_karama_may_still_exchange_cards(hand: str, usable: bool) -> None:
    table = position(
        "harkonnen, guild",
        advanced=True,
        hands={"harkonnen": hand, "guild": "lasgun"},
        spice={"harkonnen": 3, "guild": 20},
        windows=True,
    ).start(bidding_phase)
    table.play("harkonnen", "pass")
    bids(table, "9", "pass")
    table.pass_all()
    assert table.discarded() == ["karama"]
    assert table.prompt("harkonnen") == "prompt-karama-swap"
    assert ("karama_power" in table.options("harkonnen")) == usable


@pytest.mark.rule("CLA-FAC-BG-15")
@pytest.mark.rule("CLA-KAR-57")
def test_worthless_cards_are_karamas_of_the_bene_gesserit() -> None:
    for advanced in (True, False):
        table = position("bene_gesserit, guild", advanced=advanced, hands={"bene_gesserit": "kulon"})
        table.start(bidding_phase)
        assert ("buy_with_karama" in table.options("bene_gesserit")) == advanced


@pytest.mark.rule("CLA-FAC-BG-15")
def test_who_has_several_karamas_says_which_one_is_played() -> None:
    for played, kept in (("kulon", "karama"), ("karama", "kulon")):
        table = position("bene_gesserit, guild", advanced=True, hands={"bene_gesserit": "karama, kulon"})
        table.start(bidding_phase).play("bene_gesserit", "buy_with_karama", played)
        assert table.discarded() == [played]
        assert kept in table.hand("bene_gesserit")
        assert table.g.hand_size(0) == 2, "with the card bought"


@pytest.mark.rule("CLA-KAR-08")
def test_a_worthless_karama_can_be_stopped_and_is_spent() -> None:
    table = position(
        "bene_gesserit, guild",
        advanced=True,
        hands={"bene_gesserit": "kulon", "guild": "karama"},
        windows=True,
    ).start(bidding_phase)
    table.play("bene_gesserit", "buy_with_karama")
    assert table.prompt("guild") == "prompt-stop"
    table.play("guild", "stop_worthless_karama")
    assert table.hand("bene_gesserit") == []
    assert table.discarded() == ["kulon", "karama"]
    assert table.asked() == ["bene_gesserit"], "it is their turn again"


@pytest.mark.rule("CLA-KAR-15", "CLA-KAR-08")
@pytest.mark.parametrize(("hand", "free"), [("karama, shield, shield", False), ("karama, karama", True)])
def test_the_karama_that_an_overbid_was_made_on_stops_nothing(hand: str, free: bool) -> None:
    table = position(
        "guild, bene_gesserit", advanced=True, hands={"guild": hand, "bene_gesserit": "kulon"}, windows=True
    ).start(bidding_phase)
    bids(table, "9").play("bene_gesserit", "buy_with_karama")
    assert table.prompt("guild") == "prompt-stop"
    assert ("stop_worthless_karama" in table.options("guild")) == free


@pytest.mark.rule("CLA-KAR-07")
def test_a_true_karama_cannot_be_stopped() -> None:
    table = position("fremen, guild", advanced=True, hands={"fremen": "karama", "guild": "karama"}, windows=True).start(
        bidding_phase
    )
    table.play("fremen", "buy_with_karama")
    assert table.prompt("guild") != "prompt-stop"
    assert len(table.hand("fremen")) == 1


def test_who_cannot_bid_for_all_to_see_is_passed_over() -> None:
    """No spice, no ally and no card that could be a Karama: then, and only then, nobody waits for a pass."""
    table = position("guild, fremen", spice={"guild": 0}).start(bidding_phase)
    assert table.asked() == ["fremen"]
    table = position("guild, fremen", spice={"guild": 0}, hands={"guild": "shield"}).start(bidding_phase)
    assert table.asked() == ["guild"]
    assert table.options("guild") == ["pass"]


# The unsold card that Atreides have seen lies on top.


def unsold(version: int) -> Position:
    """Nobody wants the first card; then Harkonnen buy at Richese."""
    table = position("harkonnen, atreides, richese", spice={"harkonnen": 9})
    under(version, table)
    table.start(bidding_phase).play_quietly(lambda: table.prompt("richese") == "prompt-announce-auction")
    table.play("richese", "auction_last").play_quietly(lambda: table.prompt("richese") == "prompt-put-up-stock")
    return table


@pytest.mark.rule("CLA-BID-16", "CLA-FAC-HAR-05", "CHR-QA-12", "CHR-EX-25")
@pytest.mark.parametrize(("version", "on_top"), [(3, 1), (4, 0)])
def test_harkonnen_draw_the_unsold_card_that_lies_on_top(version: int, on_top: int) -> None:
    table = unsold(version)
    (seen,) = table.g.treachery.zones[TOP]
    assert table.g.treachery.known(table.seat("atreides"), TOP) == [seen]
    table.play("richese", "distrans", "once_around", "clockwise")
    table.play_quietly(lambda: table.prompt("harkonnen") == "prompt-outbid").play("harkonnen", "1")
    table.play_quietly(lambda: table.g.auction is None)
    hand = table.g.treachery.zones[table.g.hand(table.seat("harkonnen"))]
    assert (len(hand), len(table.g.treachery.zones[TOP])) == (2, on_top)
    assert (seen in hand) == (version == 4)
    known = table.g.treachery.known(table.seat("atreides"), table.g.hand(table.seat("harkonnen")))
    assert (seen in known) == (version == 4), "Atreides know what they have seen"


# Room in hand that is gained while a card is up.


def making_room(version: int, *before: str) -> Position:
    """Fremen, with a full hand, play Truthtrance once these have answered; then everybody passes."""
    hands = {"fremen": "truthtrance, shield, shield, shield"}
    spice = {"guild": 9, "fremen": 9, "emperor": 9, "atreides": 9}
    table = under(version, position("guild, fremen, emperor, atreides", hands=hands, spice=spice))
    bids(table.start(bidding_phase), *before)
    table.play("fremen", "play_truthtrance", "guild")
    return table.play("fremen", table.options("fremen")[0]).play("fremen", table.options("fremen")[0])


@pytest.mark.rule("CLA-BID-03", "CLA-BID-11", "CLA-RUL-45")
def test_nobody_is_asked_to_outbid_themselves() -> None:
    assert bids(making_room(3, "1", "pass"), "pass").asked() == ["guild"]
    table = bids(making_room(4, "1", "pass"), "pass")
    assert (len(table.hand("guild")), table.spice("guild")) == (1, 8), "Fremen had been passed over"
    table = bids(making_room(4, "1", "2"), "pass", "pass")
    assert table.asked() == ["fremen"], "with the next bid they take part"
    assert len(bids(table, "pass").hand("emperor")) == 1


@pytest.mark.rule("CLA-BID-11", "CLA-BID-16", "CLA-RUL-45")
def test_nobody_passes_twice_on_a_card_without_a_bid() -> None:
    assert bids(making_room(3, "pass", "pass"), "pass").asked() == ["guild"]
    assert bids(making_room(4, "pass", "pass"), "pass").asked() == []
    assert bids(making_room(4), "pass").asked() == ["fremen"], "it has not come to them yet"

"""House Richese, the auction of their cards and the black market (CHR-RICH, CHR-AUCTION, CHR-MARKET)."""

import pytest

from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.richese import auction_if_first
from sandtable.games.classic.rules.victory import fremen_prevail
from sandtable.games.classic.state import DISCARD, GONE, STOCK
from sandtable.games.classic.terms import REVIVAL
from sandtable.games.classic.treachery import BASE_CARDS, RICHESE_CARDS, TREACHERY_CARDS, TREACHERY_DECK, TREACHERY_IDS
from tests.games.classic.expansion import let_pass, stock
from tests.games.classic.position import Position, new_game, position, under

FOUR = "richese, atreides, guild, emperor"
FULL = "shield, shield, snooper, snooper"
THREE = "crysknife, stunner, slip_tip"


def bidding(names: str = FOUR, **options: object) -> Position:
    spice = {name.strip(): 9 for name in names.split(",")}
    settings: dict[str, object] = {"spice": spice, **options}
    return position(names, **settings).start(bidding_phase)  # type: ignore[arg-type]


def up(
    table: Position, card: str = "distrans", way: str = "once_around", direction: str = "counterclockwise"
) -> Position:
    """Richese put up a card of their stock at once."""
    table.play("richese", "auction_first", card, way)
    if way == "once_around":
        table.play("richese", direction)
    return let_pass(table)


# Setting up.


@pytest.mark.rule("CHR-RICH-01", "CHR-RICH-05")
def test_richese_begin_with_five_spice_and_all_forces_in_reserve() -> None:
    table = new_game("richese, guild", expansion=True)
    table.play_quietly(lambda: table.g.phase > 0)
    faction = table.g.faction(0)
    assert (faction.free_revival, faction.hand_limit) == (2, 4)
    assert (table.spice("richese"), table.reserve("richese"), sum(table.g.forces[0])) == (5, 20, 0)
    assert len(table.hand("richese")) == 1


@pytest.mark.rule("CHR-RICH-02", "CHR-RICH-03", "CHR-RCARD-01", "CHR-SETUP-10")
def test_the_stock_of_ten_is_known_and_no_part_of_the_hand() -> None:
    table = bidding()
    expected = sorted(
        [
            "distrans",
            "juice_of_sapho",
            "karama",
            "mirror_weapon",
            "nullentropy_box",
            "ornithopter",
            "portable_snooper",
            "residual_poison",
            "semuta_drug",
            "stone_burner",
        ]
    )
    assert stock(table) == expected
    assert sorted(table.seen("atreides")["richese"]["stock"]["known"]) == expected
    assert table.hand("richese") == []
    assert len(RICHESE_CARDS) == 10
    assert {TREACHERY_CARDS[TREACHERY_DECK[card]].belongs for card in BASE_CARDS} == {0}


@pytest.mark.rule("CHR-SETUP-06", "CHR-RCARD-20")
def test_the_deck_keeps_its_size_and_the_third_karama_is_in_the_stock() -> None:
    table = bidding()
    deck = [TREACHERY_IDS[TREACHERY_DECK[card]] for card in BASE_CARDS]
    assert deck.count("karama") == 2
    assert "karama" in stock(table)


@pytest.mark.rule("CHR-RICH-07", "CHR-RUL-01")
def test_richese_in_tueks_sietch_keep_the_fremen_from_winning() -> None:
    alone = position("fremen, richese, guild")
    assert fremen_prevail(alone.g, 0)
    kept = position("fremen, richese, guild", forces="tueks_sietch: richese 1")
    assert not fremen_prevail(kept.g, 0)


# When, and how many cards.


@pytest.mark.rule("CHR-AUCTION-01", "CHR-AUCTION-02", "CHR-AUCTION-04")
def test_richese_announce_when_and_one_card_fewer_is_dealt() -> None:
    table = bidding()
    assert table.options("richese") == ["auction_first", "auction_last"]
    table.play("richese", "auction_last")
    let_pass(table)
    assert table.g.bidding.cards == 3


@pytest.mark.rule("CHR-AUCTION-05", "CHR-AUCTION-06", "CHR-AUCTION-07")
def test_card_and_way_are_chosen_directly_before_the_auction_and_the_card_is_shown() -> None:
    first = bidding().play("richese", "auction_first")
    assert first.prompt("richese") == "prompt-put-up-stock"
    first.play("richese", "stone_burner", "sealed_bids")
    assert first.seen("atreides")["treachery"]["up_known"] == ["stone_burner"]
    last = bidding().play("richese", "auction_last")
    let_pass(last)
    assert last.prompt("richese") == "prompt-bid", "nothing is put up before the others are sold"


@pytest.mark.rule("CHR-AUCTION-27")
def test_an_auction_announced_as_last_takes_place_though_everybody_passed() -> None:
    table = bidding().play("richese", "auction_last")
    let_pass(table)
    while table.g.to_act and table.g.prompt(table.g.to_act[0]).message == "prompt-bid":  # type: ignore[union-attr]
        table.g.play(table.g.to_act[0], "pass")
    assert table.prompt("richese") == "prompt-put-up-stock"


@pytest.mark.rule("CHR-AUCTION-26", "CHR-RUL-03")
def test_without_stock_the_normal_number_is_dealt() -> None:
    table = position(FOUR)
    table.g.treachery.move_all(table.g, STOCK, GONE, table.g.everyone)
    table.start(bidding_phase)
    let_pass(table)
    assert table.g.bidding.cards == 4


@pytest.mark.rule("CHR-AUCTION-29")
def test_one_able_player_leaves_only_the_richese_auction() -> None:
    table = bidding("richese, guild", hands={"richese": THREE + ", maula_pistol"})
    table.play("richese", "auction_first", "distrans", "once_around", "clockwise")
    let_pass(table)
    table.play("guild", "1")
    let_pass(table)
    assert not table.g.to_act
    assert table.g.auction is None


@pytest.mark.rule("CHR-EX-34", "CHR-AUCTION-29")
def test_all_hands_full() -> None:
    table = bidding("richese, guild", hands={"richese": FULL, "guild": THREE + ", maula_pistol"})
    assert not table.g.to_act
    assert len(table.g.treachery.zones[STOCK]) == 10


@pytest.mark.rule("CHR-AUCTION-28")
def test_the_first_player_opens_the_first_normal_card() -> None:
    table = up(bidding(first="guild"))
    for name in ("atreides", "guild", "emperor", "richese"):
        table.play(name, "pass")
    table.play("richese", "remove_from_game")
    let_pass(table)
    assert table.asked() == ["guild"]


# Once around.


@pytest.mark.rule("CHR-AUCTION-13")
@pytest.mark.parametrize("direction", ["counterclockwise", "clockwise"])
def test_in_which_direction_the_bidding_goes_is_told(direction: str) -> None:
    """Before anybody is asked for Juice of Sapho: whoever acts first with it would be the same either way."""
    table = bidding("richese, guild, emperor, atreides", hands={"emperor": "juice_of_sapho"})
    table.play("richese", "auction_first", "distrans", "once_around", direction)
    assert table.prompt("emperor") == "prompt-sapho"
    assert table.told("guild")[-1] == f"event-goes-{direction}"
    let_pass(table.play("emperor", "act_first"))
    assert table.asked() == ["emperor"]


@pytest.mark.rule("CHR-AUCTION-11", "CHR-AUCTION-13", "CHR-AUCTION-14", "CHR-AUCTION-15", "CHR-AUCTION-16")
@pytest.mark.rule("CHR-AUCTION-08", "CHR-AUCTION-18", "CHR-EX-04")
def test_once_around() -> None:
    names = "emperor, guild, atreides, richese"
    spice = {"atreides": 3, "guild": 6, "emperor": 6, "richese": 9}
    table = bidding(names, spice=spice, hands={"guild": FULL})
    up(table, direction="clockwise")
    assert table.asked() == ["atreides"]
    assert table.options("atreides") == ["pass", "1", "2", "3"]
    table.play("atreides", "2")
    assert table.asked() == ["emperor"], "the Guild's hand is full"
    table.play("emperor", "4")
    assert table.asked() == ["richese"]
    table.play("richese", "pass")
    assert (table.spice("emperor"), table.spice("richese"), table.hand("emperor")) == (2, 13, ["distrans"])


@pytest.mark.rule("CHR-EX-05", "CHR-AUCTION-09", "CHR-AUCTION-16")
def test_richese_buy() -> None:
    table = up(bidding())
    table.play("atreides", "2").play("guild", "pass").play("emperor", "4").play("richese", "5")
    assert (table.spice("richese"), table.spice("emperor"), table.hand("richese")) == (4, 14, ["distrans"])
    bank = up(bidding("richese, guild"))
    bank.play("guild", "1").play("richese", "3")
    assert (bank.spice("richese"), bank.spice("guild")) == (6, 9)


@pytest.mark.rule("CHR-AUCTION-17", "CHR-AUCTION-24")
def test_if_all_pass_richese_take_the_card_or_remove_it() -> None:
    for choice, hand, gone in (("take_for_nothing", ["distrans"], 0), ("remove_from_game", [], 1)):
        table = up(bidding("richese, guild"))
        before = len(table.g.treachery.zones[GONE])
        table.play("guild", "pass").play("richese", "pass", choice)
        assert table.hand("richese") == hand
        assert len(table.g.treachery.zones[GONE]) - before == gone
        assert not table.g.treachery.zones[DISCARD]
        assert table.spice("richese") == 9


@pytest.mark.rule("CHR-AUCTION-25")
def test_richese_with_a_full_hand_cannot_take_it() -> None:
    table = up(bidding("richese, guild", hands={"richese": FULL}))
    table.play("guild", "pass")
    assert "event-card-removed" in table.told()
    assert table.hand("richese") == sorted(FULL.split(", "))


@pytest.mark.rule("CHR-AUCTION-10", "CHR-RUL-06")
def test_karama_neither_takes_the_card_nor_covers_a_bid() -> None:
    table = bidding("richese, guild", hands={"guild": "karama"}, spice={"guild": 2, "richese": 9})
    up(table)
    assert table.options("guild") == ["pass", "1", "2"]


@pytest.mark.rule("CHR-AUCTION-12")
def test_the_buyer_of_the_first_card_may_be_too_full_for_the_others() -> None:
    table = bidding("richese, guild, emperor", hands={"guild": THREE})
    up(table)
    table.play("guild", "1").play("emperor", "pass").play("richese", "pass")
    let_pass(table)
    assert len(table.hand("guild")) == 4
    asked = set()
    while table.g.to_act:
        asked |= set(table.asked())
        table.g.play(table.g.to_act[0], "pass")
    assert "guild" not in asked


@pytest.mark.rule("CHR-QA-12", "CHR-EX-25")
def test_harkonnen_at_richese() -> None:
    table = up(bidding("richese, harkonnen", hands={"harkonnen": "shield, snooper, crysknife, stunner, baliset"}))
    table.play("harkonnen", "1").play("richese", "pass")
    let_pass(table)
    assert len(table.hand("harkonnen")) == 7


@pytest.mark.rule("CHR-RUL-07")
def test_harkonnen_with_seven_cards_draw_no_free_one() -> None:
    hand = "shield, shield, snooper, crysknife, stunner, baliset, kulon"
    table = up(bidding("richese, harkonnen", hands={"harkonnen": hand}))
    table.play("harkonnen", "1").play("richese", "pass")
    let_pass(table)
    assert len(table.hand("harkonnen")) == 8


@pytest.mark.rule("CHR-RUL-07", "CHR-QA-12")
@pytest.mark.parametrize(("cards", "stoppable"), [(6, True), (7, False)])
def test_only_a_free_card_that_would_come_can_be_stopped(cards: int, stoppable: bool) -> None:
    hand = ", ".join(["shield", "shield", "snooper", "crysknife", "stunner", "baliset", "kulon"][:cards])
    table = up(let_pass(bidding("richese, harkonnen", hands={"harkonnen": hand, "richese": "karama"}, windows=True)))
    table.play("harkonnen", "1").play("richese", "pass")
    assert (table.prompt("richese") == "prompt-stop") == stoppable


@pytest.mark.rule("CHR-AUCTION-09")
def test_the_income_of_the_emperor_from_richese_can_be_stopped() -> None:
    table = up(let_pass(bidding("richese, guild, emperor", hands={"guild": "karama"}, windows=True)))
    table.play("guild", "pass").play("emperor", "pass").play("richese", "1")
    assert "stop_card_income" in table.options("guild")


@pytest.mark.rule("CHR-RUL-05")
def test_what_richese_pay_for_their_ally_goes_to_the_emperor() -> None:
    table = position(FOUR, allies="richese guild", spice={"guild": 1, "richese": 9, "emperor": 0, "atreides": 0})
    table.start(bidding_phase)
    table.play("richese", "promise_spice", "5")
    table.play("richese", "auction_first", "distrans", "once_around", "counterclockwise")
    let_pass(table)
    assert table.asked() == ["guild"]
    table.play("guild", "3")
    table.play("richese", "pass")
    let_pass(table)
    assert (table.spice("guild"), table.spice("richese"), table.spice("emperor")) == (0, 9 - 2 + 1, 2)


# Sealed bids.


@pytest.mark.rule("CHR-AUCTION-19", "CHR-AUCTION-20", "CHR-AUCTION-21", "CHR-AUCTION-23", "CHR-EX-06")
def test_sealed_tie() -> None:
    table = up(bidding(first="guild"), way="sealed_bids")
    assert sorted(table.asked()) == ["atreides", "emperor", "guild", "richese"]
    assert table.options("atreides") == [str(count) for count in range(10)]
    table.play("atreides", "3").play("emperor", "1").play("guild", "3").play("richese", "0")
    let_pass(table)
    assert table.hand("guild") == ["distrans"], "of equal bids the earlier in storm order"
    assert [table.spice(name) for name in ("atreides", "guild", "emperor", "richese")] == [9, 6, 9, 12]


@pytest.mark.rule("CHR-AUCTION-19")
def test_nobody_sees_a_sealed_bid_before_all_are_made() -> None:
    table = up(bidding(), way="sealed_bids")
    table.play("atreides", "7")
    for name in ("guild", "emperor", "richese", None):
        assert table.seen(name)["auction"]["bids"] == [None] * 4
        assert "event-sealed-bid" not in table.told(name)
    left = set()
    for seed in range(12):
        world = table.imagined("guild", seed)
        for name in world.asked():
            world.play(name, "0")
        left.add(world.spice("atreides"))
    assert len(left) > 2, "whoever imagines the table does not know the seven"


@pytest.mark.rule("CHR-AUCTION-22", "CHR-EX-07")
def test_nobody_wants_it() -> None:
    for hand, options in ((THREE, ["take_for_nothing", "remove_from_game"]), (FULL, None)):
        table = up(bidding("richese, guild", hands={"richese": hand}), way="sealed_bids")
        for name in table.asked():
            table.play(name, "0")
        if options:
            assert table.options("richese") == options
        else:
            assert "event-card-removed" in table.told()


# Discards.


@pytest.mark.rule("CHR-RICH-06", "CHR-SETUP-11")
def test_a_discarded_richese_card_is_a_card_like_any_other() -> None:
    table = position("richese, guild", hands={"guild": "distrans, shield"})
    table.g.phase = REVIVAL
    table.start(bidding_phase)
    table.play("guild", "play_distrans", "richese", "shield")
    assert table.discarded() == ["distrans"]
    assert table.g.treachery.zones[DISCARD][0] in RICHESE_CARDS


# Karama.


@pytest.mark.rule("CHR-KAR-14", "CHR-KAR-15", "CHR-EX-24")
def test_karama_against_the_auction() -> None:
    table = bidding("richese, atreides, guild, emperor, fremen", hands={"guild": "karama"}, windows=True)
    table.play("guild", "stop_richese_auction")
    let_pass(table)
    assert table.g.bidding.cards == 5
    assert len(table.g.treachery.zones[STOCK]) == 10


# The black market.


def market(names: str = "richese, guild, emperor", hand: str = "crysknife", **options: object) -> Position:
    spice = {name.strip(): 9 for name in names.split(",")}
    settings: dict[str, object] = {"spice": spice, "hands": {"richese": hand}, **options}
    return position(names, advanced=True, **settings).start(bidding_phase)  # type: ignore[arg-type]


def offer(table: Position, way: str, claim: str = "nothing", card: str = "crysknife") -> Position:
    table.play("richese", card, claim, way)
    if way == "once_around":
        table.play("richese", "counterclockwise")
    return let_pass(table)


@pytest.mark.rule("CHR-MARKET-01")
def test_richese_may_leave_the_black_market_closed() -> None:
    table = market().play("richese", "pass")
    assert "event-no-market" in table.told()
    assert table.hand("richese") == ["crysknife"]
    assert table.prompt("richese") == "prompt-announce-auction"


@pytest.mark.rule("CHR-MARKET-01", "CHR-MARKET-04")
def test_the_phase_may_open_with_a_card_of_the_hand() -> None:
    table = market()
    assert table.options("richese") == ["pass", "crysknife"]
    table.play("richese", "crysknife", "nothing")
    assert table.options("richese") == ["normal_auction", "once_around", "sealed_bids"]
    basic = bidding("richese, guild", hands={"richese": "crysknife"})
    assert basic.prompt("richese") == "prompt-announce-auction", "the black market is advanced"


@pytest.mark.rule("CHR-MARKET-02", "CHR-RUL-09")
def test_richese_may_say_what_they_like_about_it() -> None:
    table = offer(market(), "normal_auction", claim="lasgun")
    assert "event-market-claim" in table.told()
    assert table.seen("guild")["treachery"]["up_known"] == []


@pytest.mark.rule("CHR-MARKET-03")
def test_atreides_look_at_the_card_and_nobody_else() -> None:
    table = offer(market("richese, guild, atreides"), "normal_auction")
    assert table.seen("atreides")["treachery"]["up_known"] == ["crysknife"]
    assert table.seen("guild")["treachery"]["up_known"] == []
    assert "event-card-up-seen" not in table.told("guild")
    kinds = {TREACHERY_IDS[TREACHERY_DECK[table.imagined("guild", seed).g.treachery.zones[3][0]]] for seed in range(30)}
    assert len(kinds) > 3, "the card may be anything for the Guild"


@pytest.mark.rule("CHR-MARKET-05", "CHR-MARKET-06", "CHR-MARKET-08", "CHR-MARKET-09", "CHR-MARKET-16")
def test_the_normal_way() -> None:
    table = offer(market(first="emperor"), "normal_auction")
    assert table.asked() == ["emperor"], "in storm order, Richese apart"
    table.play("emperor", "1").play("guild", "2").play("emperor", "pass")
    let_pass(table)
    assert (table.spice("guild"), table.spice("richese"), table.hand("guild")) == (7, 11, ["crysknife"])
    table.play("richese", "auction_last")
    let_pass(table)
    assert table.g.bidding.cards == 1, "three able players, a sale and an auction"
    assert table.g.bidding.opener == table.seat("richese"), "the next after the opener of the black market"


@pytest.mark.rule("CHR-MARKET-07")
def test_unsold_it_returns_to_the_hand() -> None:
    table = offer(market(), "normal_auction").play("guild", "pass").play("emperor", "pass")
    assert table.hand("richese") == ["crysknife"]
    table.play("richese", "auction_last")
    let_pass(table)
    assert table.g.bidding.cards == 2
    assert table.g.bidding.opener == table.g.first


@pytest.mark.rule("CHR-MARKET-10")
def test_karama_does_not_take_it() -> None:
    table = offer(market(hands={"richese": "crysknife", "guild": "karama"}), "normal_auction")
    assert "buy_with_karama" not in table.options("guild")


@pytest.mark.rule("CHR-MARKET-11")
def test_at_most_one_card_a_turn() -> None:
    table = offer(market(hand="crysknife, shield"), "sealed_bids")
    for name in ("richese", "guild", "emperor"):
        table.play(name, "1" if name == "guild" else "0")
    let_pass(table)
    assert table.prompt("richese") == "prompt-announce-auction"


@pytest.mark.rule("CHR-MARKET-12")
def test_the_card_on_offer_still_counts_in_the_hand() -> None:
    table = offer(market(hand="crysknife, shield, snooper, baliset"), "sealed_bids")
    assert sorted(table.asked()) == ["emperor", "guild"], "Richese's hand is full with it"


@pytest.mark.rule("CHR-MARKET-13", "CHR-EX-36", "CHR-RUL-08")
def test_richese_win_their_own_black_market() -> None:
    table = offer(market(hand="crysknife, shield, snooper"), "sealed_bids")
    table.play("guild", "2").play("richese", "3").play("emperor", "0")
    let_pass(table)
    assert (table.spice("richese"), table.spice("emperor")) == (6, 12)
    assert "crysknife" in table.hand("richese")
    assert not table.g.market_sold
    table.play("richese", "auction_last")
    let_pass(table)
    assert table.g.bidding.cards == 2


@pytest.mark.rule("CHR-MARKET-13")
def test_once_around_richese_act_last() -> None:
    table = offer(market(), "once_around")
    asked = []
    while table.g.bidding.seller == 2 and table.prompt(table.asked()[0]) == "prompt-outbid":
        asked += table.asked()
        table.play(table.asked()[0], "pass")
        if table.g.auction is None:
            break
    assert asked == ["guild", "emperor", "richese"]


@pytest.mark.rule("CHR-MARKET-14")
def test_nothing_but_zero_means_that_nobody_bid() -> None:
    table = offer(market(), "sealed_bids")
    for name in ("richese", "guild", "emperor"):
        table.play(name, "0")
    assert "event-market-unsold" in table.told()


@pytest.mark.rule("CHR-MARKET-15", "CHR-EX-08", "CHR-RUL-04")
def test_fewer_normal_cards() -> None:
    names = "richese, guild, emperor, atreides, fremen"
    for hand, cards in (("shield", 3), ("shield, snooper, baliset", 2)):
        table = market(names, hands={"richese": "crysknife", "guild": hand})
        offer(table, "sealed_bids")
        for name in ("richese", "guild", "emperor", "atreides", "fremen"):
            table.play(name, "1" if name == "guild" else "0")
        let_pass(table)
        table.play("richese", "auction_last")
        let_pass(table)
        assert table.g.bidding.cards == cards


@pytest.mark.rule("CHR-KAR-17")
def test_karama_closes_the_black_market() -> None:
    table = market(hands={"richese": "crysknife", "guild": "karama"}, windows=True)
    table.play("guild", "stop_black_market")
    let_pass(table)
    assert table.prompt("richese") == "prompt-announce-auction"


# The stock empties while its auction is due.


@pytest.mark.rule("CHR-RUL-45", "CHR-AUCTION-26", "CHR-KAR-03")
@pytest.mark.parametrize("announced", ["auction_first", "auction_last"])
def test_the_last_card_of_the_stock_is_taken_before_it_is_put_up(announced: str) -> None:
    table = bidding("richese, atreides, guild", advanced=True, hands={"richese": "karama"}, powers=True)
    for card in table.g.treachery.zones[STOCK][1:]:
        table.g.treachery.move(table.g, card, STOCK, GONE, table.g.everyone)
    table.play("richese", "pass", announced)  # nothing on the black market
    (last,) = stock(table)
    table.play("richese", "take_from_stock", last)
    table.play_quietly(lambda: table.g.auction is None and not table.g.to_act)
    assert table.hand("richese") == [last]
    assert "event-stock-empty" in table.told()
    assert table.told().count("event-card-up") <= 2, "the number of cards stays as announced"


@pytest.mark.rule("CHR-AUCTION-29", "CHR-RUL-45")
def test_of_an_auction_that_nobody_could_join_nothing_is_told() -> None:
    table = position("richese, guild", hands={"richese": FULL, "guild": THREE + ", lasgun"})
    for card in table.g.treachery.zones[STOCK]:
        table.g.treachery.move(table.g, card, STOCK, GONE, table.g.everyone)
    assert table.start(auction_if_first).told() == []


@pytest.mark.rule("CHR-AUCTION-11", "CHR-AUCTION-14", "CLA-RUL-45")
def test_who_gains_room_while_a_richese_card_is_up_does_not_join() -> None:
    table = up(bidding(hands={"guild": "truthtrance, " + THREE}))
    assert table.asked() == ["atreides"]
    table.play("guild", "play_truthtrance", "emperor")
    table.play("guild", table.options("guild")[0]).play("guild", table.options("guild")[0])
    table.play("atreides", "pass")
    assert table.asked() == ["emperor"], "the Guild had no room when the card came up"


@pytest.mark.rule("CLA-FAC-EMP-05", "CHR-AUCTION-09", "CHR-RUL-05")
@pytest.mark.parametrize(("version", "emperor"), [(3, 8), (4, 11)])
def test_what_the_emperor_adds_to_a_purchase_of_allied_richese_comes_back(version: int, emperor: int) -> None:
    table = position(
        "richese, emperor, guild", allies="richese emperor", spice={"richese": 2, "emperor": 9, "guild": 0}
    )
    let_pass(under(version, table).start(bidding_phase)).play("emperor", "promise_spice", "4")
    up(table, direction="clockwise")
    table.play_quietly(lambda: table.asked() == ["richese"]).play("richese", "5")
    table.play_quietly(lambda: table.g.auction is None)
    assert (table.spice("richese"), table.spice("emperor")) == (0, emperor)

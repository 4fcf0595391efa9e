"""Deals, bribes, promises to allies and gifts (CLA-DEAL, CLA-ALLY, CLA-SECRET-01)."""

import pytest

from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.charity import charity_phase
from sandtable.games.classic.rules.course import end_of_turn
from sandtable.games.classic.rules.nexus import hold_nexus
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.shipping import ship_move_phase
from sandtable.games.classic.rules.spice_blow import look_at_spice_deck
from sandtable.games.classic.state import MOST_SPOKEN, STORM_NEXT, UP
from sandtable.games.classic.terms import MENTAT_PAUSE
from sandtable.games.classic.treachery import STORM_DECK, TREACHERY_DECK, TREACHERY_IDS
from tests.games.classic.position import Position, new_game, position

THREE = "atreides, guild, fremen"
FOUR = "atreides, guild, fremen, emperor"


def waiting(factions: str = THREE, **given: object) -> Position:
    """Somebody is asked for a bid, and others may talk meanwhile."""
    return position(factions, **given).start(bidding_phase)  # type: ignore[arg-type]


@pytest.mark.rule("CLA-DEAL-01", "CLA-DEAL-02", "CLA-DEAL-03", "CLA-DEAL-07", "CLA-RUL-22", "CLA-RUL-23")
def test_a_bribe_is_offered_accepted_told_and_lies_before_the_shield() -> None:
    table = waiting()
    table.play("guild", "offer_deal", "fremen", "spice", "2", "keep_out", "arrakeen", "until_this_phase_ends")
    assert (table.spice("guild"), table.bribes("fremen")) == (5, 0), "an offer binds nobody"
    table.play("fremen", "accept_offer_of_guild")
    assert (table.spice("guild"), table.spice("fremen"), table.bribes("fremen")) == (3, 3, 2)
    assert "event-deal" in table.told("atreides")
    assert table.seen("atreides")["promises_in_words"][0]["given"] == "arrakeen"
    assert table.asked() == ["atreides"], "who was asked is still asked"


@pytest.mark.rule("CLA-DEAL-12")
def test_an_offer_names_both_the_price_and_its_end() -> None:
    table = waiting()
    table.play("guild", "offer_deal", "fremen", "spice", "2", "no_return", "until_this_phase_ends")
    offer = table.seen()["offers"][0]
    assert (offer["by"], offer["to"], offer["gives"], offer["given"]) == (1, 2, "spice", 2)
    assert offer["until"] == {"turn": 2, "phase": "bidding"}
    assert "accept_offer_of_guild" in table.beside("fremen")
    assert "accept_offer_of_guild" not in table.beside("atreides")
    table.play("fremen", "refuse_offer_of_guild")
    assert table.seen()["offers"] == []
    assert "accept_offer_of_guild" not in table.beside("fremen")


@pytest.mark.rule("CLA-DEAL-03")
def test_all_the_spice_that_one_has_can_be_offered_and_no_more() -> None:
    table = waiting(spice={"guild": 4})
    table.play("guild", "offer_deal", "fremen", "spice")
    assert table.beside("guild") == ["1", "2", "3", "4"]


@pytest.mark.rule("CLA-DEAL-02", "CLA-DEAL-12")
def test_everybody_is_told_what_an_offer_gives_and_wants() -> None:
    table = waiting()
    table.play("guild", "offer_deal", "fremen", "spice", "2", "keep_out", "arrakeen", "until_this_phase_ends")
    told = next(event.args for event in table.g.events(None) if event.message == "event-offer")
    assert told["gives"] == {"message": "deal-spice", "args": {"count": 2}}
    assert told["wants"] == {"message": "deal-keep-out", "args": {"where": "territory-arrakeen"}}
    table.play("guild", "offer_deal", "fremen", "no_return", "ally_next", "until_this_phase_ends")
    told = [event.args for event in table.g.events(None) if event.message == "event-offer"][-1]
    assert (told["gives"], told["wants"]) == ("term-no-return", "term-ally-next")


@pytest.mark.rule("CLA-DEAL-12")
def test_offers_end_when_they_say() -> None:
    for until, left in (("until_this_phase_ends", 0), ("until_this_turn_ends", 1)):
        table = new_game("atreides, guild")
        table.play_quietly(until=lambda table=table: table.g.turn == 2)  # type: ignore[misc]
        table.play("guild", "offer_deal", "atreides", "keep_out", "carthag", "no_return", until)
        phase = table.g.phase
        table.play_quietly(until=lambda table=table, phase=phase: table.g.phase != phase)  # type: ignore[misc]
        assert len(table.g.offers) == left
        table.play_quietly(until=lambda table=table: table.g.turn == 3)  # type: ignore[misc]
        assert table.g.offers == ()


@pytest.mark.rule("CLA-DEAL-04", "CLA-DEAL-05", "CLA-DEAL-06")
def test_what_can_be_part_of_a_deal() -> None:
    table = waiting(hands={"guild": "shield"}, traitors={"guild": "chani"})
    table.play("guild", "offer_deal", "fremen")
    assert table.options("guild") == [
        "no_return",
        "spice",
        "show_card",
        "show_traitor",
        "keep_out",
        "ally_next",
    ], "information, future actions and spice; never cards, leaders, forces or advantages"


@pytest.mark.rule("CLA-DEAL-11", "CLA-SECRET-01")
def test_a_card_is_shown_to_one_player_only() -> None:
    table = waiting(hands={"guild": "shield, lasgun"})
    table.play("guild", "offer_deal", "fremen", "show_card", "spice", "1", "until_this_phase_ends")
    table.play("fremen", "accept_offer_of_guild")
    assert table.asked() == ["guild"], "who shows chooses what"
    table.play("guild", "lasgun")
    assert table.seen("fremen")["players"][1]["treachery"]["known"] == ["lasgun"]
    assert table.seen("atreides")["players"][1]["treachery"]["known"] == []
    assert "event-shown" in table.told("fremen")
    assert "event-shown" not in table.told("atreides")
    assert table.bribes("guild") == 1
    assert table.asked() == ["atreides"]


@pytest.mark.rule("CLA-DEAL-11", "CLA-SECRET-01")
def test_what_can_be_taken_back_tells_nobody_whether_a_card_was_news() -> None:
    def barrier(card: str) -> int:
        table = waiting(hands={"guild": "shield, lasgun"})
        hand = table.g.hand(table.seat("guild"))
        table.g.treachery.show(table.g, [table.g.treachery.zones[hand][0]], hand, 1 << table.seat("fremen"))
        assert table.seen("fremen")["players"][1]["treachery"]["known"] == ["shield"]
        table.play("guild", "offer_deal", "fremen", "show_card", "no_return", "until_this_phase_ends")
        table.play("fremen", "accept_offer_of_guild").play("guild", card)
        return table.g.barrier

    assert barrier("shield") == barrier("lasgun")


@pytest.mark.rule("CLA-DEAL-11")
def test_a_traitor_is_told() -> None:
    table = waiting(traitors={"guild": "chani, alia"})
    table.play("guild", "offer_deal", "fremen", "show_traitor", "no_return", "until_this_phase_ends")
    table.play("fremen", "accept_offer_of_guild").play("guild", "chani")
    assert table.seen("fremen")["players"][1]["traitors"]["known"] == ["chani"]
    assert table.seen("atreides")["players"][1]["traitors"]["known"] == []


@pytest.mark.rule("CLA-DEAL-11")
def test_predictions_storm_card_and_spice_card_can_be_shown() -> None:
    table = waiting("bene_gesserit, guild, fremen, atreides", advanced=True, prediction=("guild", 4))
    card = 2
    table.g.storm_cards.move(table.g, card, 0, STORM_NEXT, 1 << table.seat("fremen"))
    look_at_spice_deck(table.g, table.seat("atreides"))
    for giver, term in (
        ("bene_gesserit", "show_predicted_faction"),
        ("bene_gesserit", "show_predicted_turn"),
        ("fremen", "show_storm_card"),
        ("atreides", "show_spice_card"),
    ):
        table.play(giver, "offer_deal", "guild", term, "no_return", "until_this_phase_ends")
        table.play("guild", f"accept_offer_of_{giver}")
    seen = table.seen("guild")
    assert seen["prediction"] == {"faction": "guild", "turn": 4}
    assert seen["storm_card"] == {"known": STORM_DECK[card]}
    assert len(seen["spice_cards"]["on_deck"]) == 1
    assert table.seen()["prediction"] == {"faction": None, "turn": None}


@pytest.mark.rule("CLA-DEAL-11")
def test_insight_into_the_bidding_is_shared_until_the_phase_ends() -> None:
    table = waiting(spice={"atreides": 9})
    table.play("atreides", "offer_deal", "guild", "share_bidding_look", "spice", "1", "until_this_phase_ends")
    table.play("guild", "accept_offer_of_atreides")
    table.play("atreides", "1").play("guild", "pass").play("fremen", "pass")
    card = TREACHERY_IDS[TREACHERY_DECK[table.g.treachery.zones[UP][0]]]
    assert table.seen("guild")["treachery"]["up_known"] == [card]
    assert table.seen("fremen")["treachery"]["up_known"] == []


@pytest.mark.rule("CLA-DEAL-08")
def test_what_has_become_impossible_is_void() -> None:
    table = waiting(hands={"guild": "truthtrance"})
    table.play("guild", "offer_deal", "fremen", "show_card", "no_return", "until_this_phase_ends")
    table.play("guild", "play_truthtrance", "atreides", "ask_for_card", "shield")
    table.play("fremen", "accept_offer_of_guild")
    assert "event-nothing-to-show" in table.told()
    assert table.asked() == ["atreides"]


@pytest.mark.rule("CLA-DEAL-08")
def test_both_may_cancel_what_they_promised() -> None:
    table = waiting()
    table.play("guild", "offer_deal", "fremen", "ally_next", "keep_out", "carthag", "until_this_phase_ends")
    table.play("fremen", "accept_offer_of_guild")
    assert len(table.seen()["promises_in_words"]) == 2
    table.play("fremen", "offer_deal", "guild", "cancel_promises", "no_return", "until_this_phase_ends")
    assert len(table.seen()["promises_in_words"]) == 2
    table.play("guild", "accept_offer_of_fremen")
    assert table.seen()["promises_in_words"] == []


@pytest.mark.rule("CLA-DEAL-09", "CLA-ALLY-12", "CLA-ALLY-09")
def test_allies_show_each_other_things_but_pay_no_bribes() -> None:
    table = waiting(allies="guild fremen", hands={"guild": "shield"})
    table.play("guild", "offer_deal", "fremen")
    assert "spice" not in table.options("guild")
    table.play("guild", "show_card", "no_return", "until_this_phase_ends").play("fremen", "accept_offer_of_guild")
    table.play("guild", "shield")
    assert table.seen("fremen")["players"][1]["treachery"]["known"] == ["shield"]
    assert "give_spice" not in table.beside("guild")


@pytest.mark.rule("CLA-DEAL-10", "CLA-RUL-21")
def test_promises_in_words_bind_nobody() -> None:
    table = position(THREE, forces="arrakeen: atreides 5").start(ship_move_phase)
    table.play_quietly(until=lambda: table.prompt("atreides") == "prompt-ship")
    table.play("atreides", "offer_deal", "guild", "keep_out", "imperial_basin", "no_return", "until_this_turn_ends")
    table.play("guild", "accept_offer_of_atreides")
    table.play("atreides", "pass", "arrakeen")
    assert "imperial_basin:9" in table.options("atreides")


@pytest.mark.rule("CLA-DEAL-02")
def test_who_promised_to_keep_out_is_free_in_the_next_turn() -> None:
    table = waiting()
    table.play("guild", "offer_deal", "fremen", "spice", "2", "keep_out", "arrakeen", "until_this_phase_ends")
    table.play("fremen", "accept_offer_of_guild")
    assert len(table.seen()["promises_in_words"]) == 1
    table.start(end_of_turn)
    assert table.seen()["promises_in_words"] == []


@pytest.mark.rule("CLA-DEAL-13")
def test_spice_of_a_standing_bid_is_not_given_away() -> None:
    table = waiting(spice={"atreides": 5})
    table.play("atreides", "3")
    table.play("atreides", "offer_deal", "fremen", "spice", "3", "no_return", "until_this_phase_ends")
    assert "accept_offer_of_atreides" not in table.beside("fremen")
    table.play("atreides", "offer_deal", "fremen", "spice", "2", "no_return", "until_this_phase_ends")
    assert "accept_offer_of_atreides" in table.beside("fremen")


@pytest.mark.rule("CLA-CHARITY-06")
def test_no_spice_changes_hands_during_charity() -> None:
    table = position(THREE, spice={"fremen": 0}).start(charity_phase)
    table.play("guild", "offer_deal", "fremen")
    assert "spice" not in table.options("guild")


@pytest.mark.rule("CLA-PAUSE-04")
def test_no_bribe_once_the_mentat_pause_has_begun() -> None:
    table = waiting()
    table.play("guild", "offer_deal", "fremen", "spice", "1", "no_return", "until_this_turn_ends")
    table.g.phase = MENTAT_PAUSE
    assert "accept_offer_of_guild" not in table.beside("fremen")
    table.play("atreides", "offer_deal", "fremen")
    assert "spice" not in table.options("atreides")


@pytest.mark.rule("CLA-SETUP-19")
def test_nobody_deals_during_setup() -> None:
    table = new_game("atreides, bene_gesserit, guild")
    assert table.g.may_act == ()
    assert table.beside("guild") == []


def test_talk_has_an_end() -> None:
    table = waiting()
    for _ in range(MOST_SPOKEN):
        table.play("guild", "offer_deal", "fremen", "ally_next", "no_return", "until_this_phase_ends")
    assert "offer_deal" not in table.beside("guild")


def test_talk_goes_on_while_others_answer_together() -> None:
    table = position(FOUR).start(hold_nexus)
    table.play("guild", "offer_deal", "fremen", "ally_next", "no_return", "until_this_phase_ends")
    assert table.asked() == ["atreides", "guild", "fremen", "emperor"]
    assert "accept_offer_of_guild" not in table.beside("fremen"), "only what disturbs nobody"
    assert "refuse_offer_of_guild" in table.beside("fremen")


# Promises to allies.


@pytest.mark.rule("CLA-BID-22", "CLA-ALLY-10", "CLA-RUL-40")
def test_an_ally_pays_a_part_of_a_card() -> None:
    table = waiting(allies="atreides guild", spice={"atreides": 2, "guild": 9, "fremen": 9})
    assert table.options("atreides")[-1] == "2"
    table.play("guild", "promise_spice", "4", "yes")
    assert table.options("atreides")[-1] == "6"
    table.play("atreides", "5").play("guild", "pass").play("fremen", "pass")
    assert (table.spice("atreides"), table.spice("guild")) == (0, 6)


@pytest.mark.rule("CLA-RUL-40", "CLA-ALLY-15")
def test_a_promise_is_known_to_the_two_allies_only() -> None:
    table = waiting(allies="atreides guild", spice={"atreides": 2, "guild": 9, "fremen": 9})
    table.play("guild", "promise_spice", "4", "yes")
    assert table.seen("atreides")["players"][1]["promise"] == {"spice": 4, "grants": True}
    assert table.seen("fremen")["players"][1]["promise"] == {"spice": None, "grants": None}
    assert "event-promises-spice" in table.told("atreides")
    assert "event-promises-spice" not in table.told("fremen")
    imagined = {world.seen("guild")["players"][1]["promise"]["spice"] for world in worlds(table, "fremen")}
    assert len(imagined) > 3, "a third player imagines other promises"
    assert {world.seen("guild")["players"][1]["promise"]["spice"] for world in worlds(table, "atreides")} == {4}


def worlds(table: Position, name: str) -> list[Position]:
    return [table.imagined(name, seed) for seed in range(12)]


@pytest.mark.rule("CLA-RUL-40", "CLA-ALLY-15")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_only_the_ally_knows_whether_the_benefit_is_granted(answer: str) -> None:
    table = waiting(allies="atreides guild").play("guild", "promise_spice", "4", answer)
    assert table.seen("atreides")["players"][1]["promise"]["grants"] is (answer == "yes")
    assert table.told("atreides")[-1] == ("event-grants" if answer == "yes" else "event-withholds")

    def imagined(name: str) -> set[bool]:
        return {world.seen("guild")["players"][1]["promise"]["grants"] for world in worlds(table, name)}

    assert imagined("atreides") == {answer == "yes"}
    assert imagined("fremen") == {True, False}


@pytest.mark.rule("CLA-BID-22")
def test_a_promise_is_fixed_while_the_allys_bid_stands() -> None:
    table = waiting(allies="atreides guild", spice={"atreides": 2, "guild": 9, "fremen": 9})
    table.play("guild", "promise_spice", "4", "yes").play("atreides", "5")
    assert "promise_spice" not in table.beside("guild")
    table.play("guild", "pass").play("fremen", "6")
    assert "promise_spice" not in table.beside("guild") or table.g.bidding.bidder != table.seat("atreides")


def test_a_bid_does_not_betray_the_promise() -> None:
    """Two tables that differ only in what was promised, and bid the same, look the same to a third player."""
    seen = []
    for promise in ("3", "8"):
        table = waiting(allies="atreides guild", spice={"atreides": 2, "guild": 9, "fremen": 9})
        table.play("guild", "promise_spice", promise, "yes").play("atreides", "4")
        told = [(event.message, event.args) for event in table.g.events(table.seat("fremen"))]
        seen.append((table.seen("fremen"), told, table.asked()))
    assert seen[0] == seen[1]


@pytest.mark.rule("CLA-SHIP-12", "CLA-ALLY-11")
def test_an_ally_pays_a_part_of_a_shipment() -> None:
    table = position("atreides, emperor, fremen", allies="atreides emperor", spice={"atreides": 1, "emperor": 9})
    table.start(ship_move_phase).play_quietly(until=lambda: table.prompt("atreides") == "prompt-ship")
    table.play("emperor", "promise_spice", "3")
    table.play("atreides", "arrakeen:9")
    assert table.options("atreides")[0] == "4"
    table.play("atreides", "4")
    table.play_quietly(until=lambda: table.forces("atreides", "arrakeen") > 0)
    assert (table.spice("atreides"), table.spice("emperor")) == (0, 6)


@pytest.mark.rule("CLA-FAC-GUI-08")
def test_the_guilds_own_part_goes_to_the_bank() -> None:
    table = position("atreides, guild, fremen", allies="atreides guild", spice={"atreides": 1, "guild": 9})
    table.start(ship_move_phase).play_quietly(until=lambda: table.prompt("atreides") == "prompt-ship")
    table.play("guild", "promise_spice", "3", "no")
    table.play("atreides", "arrakeen:9", "3")
    table.play_quietly(until=lambda: table.forces("atreides", "arrakeen") > 0)
    assert (table.spice("atreides"), table.spice("guild")) == (0, 8), "one of three was paid to the Guild, two by it"


@pytest.mark.rule("CLA-FAC-EMP-05")
def test_what_the_emperor_adds_to_an_allys_card_comes_back() -> None:
    table = waiting(
        "atreides, emperor, fremen", allies="atreides emperor", spice={"atreides": 2, "emperor": 9, "fremen": 9}
    )
    table.play("emperor", "promise_spice", "4")
    table.play("atreides", "5").play("emperor", "pass").play("fremen", "pass")
    assert (table.spice("atreides"), table.spice("emperor")) == (0, 11)


@pytest.mark.rule("CLA-ALLY-14", "CLA-ALLY-15")
def test_an_alliance_benefit_can_be_withheld() -> None:
    for answer, options in (("yes", ["3", "2", "1", "0"]), ("no", ["1", "0"])):
        table = position("guild, fremen, atreides", tanks={"guild": 5}, spice={"guild": 0}, allies="guild fremen")
        table.start(bidding_phase).play("fremen", "promise_spice", "0", answer)
        table.start(revival_phase)
        assert table.options("guild") == options


@pytest.mark.rule("CLA-ALLY-17")
def test_a_broken_alliance_ends_all_promises() -> None:
    table = position(THREE, allies="atreides guild", spice={"guild": 9}).start(hold_nexus)
    table.play("guild", "promise_spice", "4", "yes")
    table.play("atreides", "break_alliance", "pass").play("guild", "pass")
    if "fremen" in table.asked():
        table.play("fremen", "pass")
    assert table.seen("guild")["players"][1]["promise"] is None


# The Emperor's gift.


@pytest.mark.rule("CLA-FAC-EMP-06", "CLA-ALLY-12")
def test_the_emperor_gives_spice_to_an_ally_at_any_time() -> None:
    table = waiting("atreides, emperor, fremen", allies="atreides emperor", spice={"atreides": 2, "emperor": 9})
    assert "give_spice" in table.beside("emperor")
    assert "give_spice" not in table.beside("atreides")
    table.play("emperor", "give_spice", "4")
    assert (table.spice("atreides"), table.spice("emperor")) == (6, 5)
    assert table.options("atreides")[-1] == "6", "usable at once"


@pytest.mark.rule("CLA-FAC-EMP-06")
def test_the_emperor_may_give_all_the_spice_there_is() -> None:
    table = waiting("atreides, emperor, fremen", allies="atreides emperor", spice={"atreides": 2, "emperor": 3})
    table.play("emperor", "give_spice")
    assert table.options("emperor") == ["1", "2", "3"]


@pytest.mark.rule("CLA-KAR-49", "CLA-RUL-28", "CLA-KAR-05")
def test_karama_stops_a_gift() -> None:
    table = waiting(
        "atreides, emperor, fremen", allies="atreides emperor", hands={"fremen": "karama"}, windows=True
    ).pass_all()
    table.play("emperor", "give_spice", "4").play("fremen", "stop_gift")
    assert table.g.spice == [10, 10, 3]

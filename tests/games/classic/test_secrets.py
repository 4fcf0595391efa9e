"""What others must not be able to tell: one test for each leak that could slip in beside a rule."""

from collections.abc import Callable

import pytest

from sandtable.games.arrakis.planet import TERRITORY_INDEX
from sandtable.games.classic.game import GAME
from sandtable.games.classic.leaders import LEADER_INDEX
from sandtable.games.classic.notation import NO, NUMBER, YES
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.choam import end_of_phase_for_choam
from sandtable.games.classic.rules.nexus import hold_nexus
from sandtable.games.classic.rules.promises import PROMISE_FORM
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.shipping import ship_and_move, ship_move_phase
from sandtable.games.classic.rules.storm import move_storm
from sandtable.games.classic.rules.worthless import offer_gamont
from sandtable.games.classic.state import TAKEN
from sandtable.games.classic.terms import NOBODY, STORM
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Ask
from tests.games.classic.expansion import let_pass
from tests.games.classic.fighting import plan
from tests.games.classic.position import Position, position
from tests.games.classic.test_choam import audited, fight
from tests.games.classic.test_new_cards import fighting
from tests.games.classic.test_richese_auction import bidding, market, offer, up

PASSES = ("pass", "pass_phase", "pass_turn", "pass_on")


def known(table: Position, seer: str, owner: str) -> list[str]:
    """The cards of a hand that somebody can name."""
    cards: list[str] = table.seen(seer)["players"][table.seat(owner)]["treachery"]["known"]
    return cards


@pytest.mark.rule("CHR-AUCTION-15", "CLA-RUL-40")
def test_who_is_asked_for_a_bid_does_not_betray_what_an_ally_promised() -> None:
    def asked(promise: str) -> list[str]:
        table = bidding(allies="guild emperor", spice={"guild": 0, "emperor": 9, "richese": 9, "atreides": 0})
        if promise:
            table.play("emperor", "promise_spice", promise)
        up(table)
        return table.asked()

    assert asked("") == asked("0") == asked("4") == ["guild"]


@pytest.mark.rule("CLA-KAR-15", "CLA-FAC-BG-15")
@pytest.mark.parametrize("hand", ["karama, shield", "karama, kulon", "kulon, shield"])
def test_whether_they_are_asked_which_karama_betrays_nothing_of_the_bene_gesserit(hand: str) -> None:
    table = position("bene_gesserit, guild, fremen", advanced=True, hands={"bene_gesserit": hand})
    table.start(bidding_phase).play("bene_gesserit", "50")
    while table.asked() != ["bene_gesserit"]:
        table.play(table.asked()[0], "pass")
    assert table.told()[-1] == "event-sold"
    assert table.asked() == ["bene_gesserit"]
    assert table.options("bene_gesserit") == [card for card in ("karama", "kulon") if card in hand]
    for seed in range(20):
        world = table.imagined("guild", seed)
        assert world.asked() == ["bene_gesserit"]
        assert world.options("bene_gesserit")


@pytest.mark.rule("CLA-KAR-56")
def test_what_harkonnen_took_lies_before_the_two_of_them_while_they_choose() -> None:
    table = position(
        "harkonnen, guild, fremen",
        advanced=True,
        hands={"harkonnen": "karama, baliset", "guild": "lasgun, shield"},
        windows=True,
    )
    table.start(bidding_phase).pass_all().play("harkonnen", "karama_power", "guild", "2")
    for reader, cards in (("harkonnen", {"lasgun", "shield"}), ("guild", {"lasgun", "shield"}), ("fremen", set())):
        assert set(table.seen(reader)["treachery"]["taken_known"]) == cards


@pytest.mark.rule("CLA-KAR-56")
@pytest.mark.parametrize("given", ["baliset, kulon", "lasgun, shield", "baliset, shield"])
def test_nobody_else_can_tell_whether_what_harkonnen_give_back_was_theirs(given: str) -> None:
    table = position(
        "harkonnen, guild, fremen",
        advanced=True,
        hands={"harkonnen": "karama, baliset, kulon", "guild": "lasgun, shield"},
        windows=True,
    )
    cards = table.g.treachery
    hand = cards.zones[table.g.hand(table.seat("guild"))]
    cards.show(table.g, hand, table.g.hand(table.seat("guild")), 1 << table.seat("fremen"))
    table.start(bidding_phase).pass_all().play("harkonnen", "karama_power", "guild", "2")
    table.play("harkonnen", *given.split(", "))
    assert known(table, "fremen", "guild") == []
    assert known(table, "fremen", "harkonnen") == []
    possible = {cards.possibly(table.seat("fremen"), table.g.hand(seat)) for seat in (0, 1)}
    assert len(possible) == 1, "each of the cards may lie in either hand"


def test_games_that_were_begun_by_version_1_go_on_as_they_were_begun() -> None:
    """Records of that version would not replay otherwise, though both told the table too much."""
    overbid = position("bene_gesserit, guild", advanced=True, hands={"bene_gesserit": "karama, shield"})
    overbid.g.game = GAME.under(1)
    overbid.start(bidding_phase).play("bene_gesserit", "50")
    assert overbid.discarded() == ["karama"], "nobody asks with which card"
    swap = position(
        "harkonnen, guild, fremen",
        advanced=True,
        hands={"harkonnen": "karama, baliset", "guild": "lasgun, shield"},
        windows=True,
    )
    swap.g.game = GAME.under(1)
    swap.g.treachery.show(swap.g, swap.g.treachery.zones[swap.g.hand(1)], swap.g.hand(1), swap.g.everyone)
    swap.start(bidding_phase).pass_all().play("harkonnen", "karama_power", "guild", "2", "lasgun", "shield")
    assert known(swap, "fremen", "guild") == ["lasgun", "shield"]


@pytest.mark.rule("CLA-DEAL-13", "CLA-ALLY-15")
@pytest.mark.parametrize("promise", ["2", ""])
@pytest.mark.parametrize("spice", ["1", "2"])
def test_what_an_ally_has_left_for_deals_does_not_betray_what_it_promised(spice: str, promise: str) -> None:
    """The Guild have three spice and Harkonnen bid two more than they own: nobody else knows how much was promised."""
    names, owned = "harkonnen, guild, atreides", {"guild": 3, "harkonnen": 2, "atreides": 9}
    hands = {"harkonnen": "karama"}
    table = position(names, spice=owned, allies="guild harkonnen", hands=hands).start(bidding_phase)
    if promise:
        table.play("guild", "promise_spice", promise, "no")
    table.play("guild", "offer_deal", "atreides", "spice", spice, "no_return", "until_this_phase_ends")
    table.play("harkonnen", "4")
    can_be_kept = spice == "1" or not promise
    for seed in range(40):
        world = table.imagined("atreides", seed)
        assert ("accept_offer_of_guild" in world.beside("atreides")) is can_be_kept


@pytest.mark.rule("CLA-FAC-FRE-15", "CLA-KAR-34")
@pytest.mark.parametrize("granted", ["yes", "no"])
def test_whoever_could_stop_the_free_revivals_hears_that_they_are_granted(granted: str) -> None:
    table = position(
        "guild, fremen, emperor",
        tanks={"guild": 5},
        allies="guild fremen",
        hands={"emperor": "karama"},
        windows=True,
    )
    promise = Ask(PROMISE_FORM, table.seat("fremen"))
    table.g.seal(promise.with_answers((NUMBER[0], YES if granted == "yes" else NO)))
    table.start(revival_phase)
    assert ("event-grants" in table.told("emperor")) is (granted == "yes")
    assert table.asked() == (["emperor"] if granted == "yes" else ["guild"])


@pytest.mark.rule("CLA-FAC-ATR-05")
@pytest.mark.parametrize("element", ["see_leader", "see_weapon", "see_defence", "see_dial"])
def test_what_prescience_shows_is_told_to_the_two_alone(element: str) -> None:
    table = position(
        "atreides, harkonnen, emperor",
        forces="carthag: atreides 5, harkonnen 5",
        hands={"harkonnen": "crysknife, shield"},
    ).start(battle_phase)
    table.play("atreides", element)
    table.play("harkonnen", table.options("harkonnen")[-1])
    seen = {"event-sees-leader", "event-sees-card", "event-sees-nothing", "event-sees-dial"}
    assert seen & set(table.told("atreides"))
    assert not seen & set(table.told("emperor"))
    assert not seen & set(table.told(None))
    assert known(table, "emperor", "harkonnen") == []


@pytest.mark.rule("CHR-MARKET-03", "CHR-MARKET-14")
def test_an_unsold_card_of_the_black_market_goes_back_unseen() -> None:
    """Whoever looked still knows it; the others know as little as before."""
    table = offer(market("richese, guild, atreides", hand="crysknife, shield"), "sealed_bids")
    for name in ("richese", "guild", "atreides"):
        table.play(name, "0")
    assert "event-market-unsold" in table.told()
    assert known(table, "guild", "richese") == []
    assert known(table, "atreides", "richese") == ["crysknife"]
    hands = {tuple(table.imagined("guild", seed).hand("richese")) for seed in range(8)}
    assert len(hands) > 2


@pytest.mark.rule("CHR-MARKET-03", "CHR-MARKET-09")
@pytest.mark.parametrize("way", ["normal_auction", "once_around", "sealed_bids"])
def test_a_card_sold_on_the_black_market_is_seen_by_who_buys_it(way: str) -> None:
    """And known to Richese, whose it was, and to Atreides, who looked."""
    table = offer(market("richese, guild, atreides, emperor", hand="crysknife, shield"), way)
    while table.asked() and table.prompt(table.asked()[0]) in ("prompt-outbid", "prompt-sealed-bid"):
        name = table.asked()[0]
        table.play(name, "2" if name == "guild" else "0" if way == "sealed_bids" else "pass")
    assert table.hand("guild") == ["crysknife"]
    for seer, cards in (("guild", 1), ("richese", 1), ("atreides", 1), ("emperor", 0)):
        assert len(known(table, seer, "guild")) == cards
    assert "event-treachery-seen" not in table.told("emperor")
    assert len({tuple(table.imagined("emperor", seed).hand("guild")) for seed in range(8)}) > 2


@pytest.mark.rule("CHR-SKCARD-01")
def test_what_the_mentat_sees_is_told_to_the_two_alone() -> None:
    table = position(
        "harkonnen, emperor, fremen",
        forces="carthag: harkonnen 5, emperor 3",
        skills={"piter_de_vries": "mentat"},
        hands={"emperor": "crysknife, shield"},
    ).start(battle_phase)
    table.play("harkonnen", "crysknife").play("emperor", "crysknife")
    assert "event-mentat-sees" in table.told("harkonnen")
    assert "event-mentat-sees" not in table.told("fremen")
    assert "event-mentat-sees" not in table.told(None)
    assert known(table, "fremen", "emperor") == []


@pytest.mark.rule("CHR-AUDIT-04")
def test_what_the_auditor_saw_nobody_else_sees() -> None:
    table = fight(audited()).play("choam", "audit").play("guild", "show_cards")
    assert len(known(table, "choam", "guild")) == 2
    assert known(table, "emperor", "guild") == []
    assert "event-audited-seen" in table.told("choam")
    assert "event-audited-seen" not in table.told("emperor")
    assert "event-audited-seen" not in table.told(None)
    hands = {tuple(table.imagined("emperor", seed).hand("guild")) for seed in range(8)}
    assert len(hands) > 2


@pytest.mark.rule("CLA-BAT-15", "CLA-FAC-HAR-12")
def test_who_announces_no_leader_has_none_in_every_world() -> None:
    """Of two leaders one was taken, nobody knows which; the other one has fought elsewhere."""
    table = position("emperor, fremen, harkonnen", forces="carthag: emperor 3, fremen 3", dead="caid, burseg, bashar")
    g = table.g
    taken, tired = LEADER_INDEX["count_fenring"], LEADER_INDEX["captain_aramsham"]
    both = 1 << table.seat("harkonnen") | 1 << table.seat("emperor")
    g.leaders.move(g, taken, g.with_owner(0), g.taken(0), both)
    g.fought_in = replaced(g.fought_in, tired, TERRITORY_INDEX["arrakeen"])
    before = {tuple(table.imagined("fremen", seed).g.living(0)) for seed in range(8)}
    assert before == {(taken,), (tired,)}
    table.start(battle_phase)
    assert "event-no-leader" in table.told("fremen")
    assert {tuple(table.imagined("fremen", seed).g.living(0)) for seed in range(8)} == {(tired,)}


@pytest.mark.rule("CLA-BAT-15")
@pytest.mark.parametrize("hand", ["cheap_hero", "shield"])
def test_whose_leaders_cannot_be_seen_says_whether_anybody_leads(hand: str) -> None:
    """All leaders are dead: whether a Cheap Hero goes instead is told either way, before anybody plans."""
    forces, dead = "carthag: emperor 3, fremen 3", "caid, burseg, bashar, count_fenring, captain_aramsham"
    table = position("emperor, fremen, harkonnen", forces=forces, dead=dead, hands={"emperor": hand})
    table.start(battle_phase)
    told = [message for message in table.told("fremen") if message.endswith("-leader")]
    assert told == ["event-some-leader" if hand == "cheap_hero" else "event-no-leader"], "the Fremen's are in sight"


@pytest.mark.rule("CHR-HAND-07")
def test_choam_are_asked_at_the_end_of_a_phase_whatever_they_hold() -> None:
    def asked(hand: str) -> tuple[list[str], object]:
        table = position("choam, guild", hands={"choam": hand}).start(end_of_phase_for_choam)
        return table.asked(), table.seen("guild")

    assert asked("kulon") == asked("crysknife")
    assert asked("kulon, baliset") == asked("crysknife, shield")
    assert asked("crysknife")[0] == ["choam"]


@pytest.mark.rule("CLA-KAR-56")
def test_the_hand_that_harkonnen_take_is_seen_by_two() -> None:
    table = position(
        "harkonnen, emperor, fremen",
        advanced=True,
        hands={"harkonnen": "karama, kulon", "emperor": "crysknife, shield"},
        windows=True,
    ).start(bidding_phase)
    while table.prompt("harkonnen") != "prompt-karama-swap":
        table.play(table.asked()[0], "pass")
    table.play("harkonnen", "karama_power", "emperor", "2")
    assert table.g.treachery.known(table.seat("fremen"), TAKEN) == []
    table.play("harkonnen", "kulon", "shield")
    let_pass(table)
    assert sorted(known(table, "harkonnen", "emperor")) == ["kulon", "shield"]
    assert known(table, "fremen", "emperor") == []
    assert known(table, "fremen", "harkonnen") == []
    assert "event-cards-taken" not in table.told("fremen")
    assert "event-cards-given" not in table.told(None)


# Who is asked: whoever could hold the card, whether or not.


def semuta(card: str) -> Position:
    table = position("choam, richese, guild", hands={"choam": "baliset", "guild": card}).start(end_of_phase_for_choam)
    return let_pass(table.play("choam", "baliset"), "prompt-semuta")


def residual_poison(card: str) -> Position:
    forces = "carthag: guild 5, emperor 4"
    table = position("guild, emperor, richese", forces=forces, hands={"guild": card}).start(battle_phase)
    return let_pass(table, "prompt-residual-poison")


def sapho(card: str) -> Position:
    table = position("choam, guild, richese", hands={"guild": card}).start(ship_move_phase)
    return let_pass(table, "prompt-sapho")


def aggressor(card: str) -> Position:
    forces = "carthag: guild 2, emperor 2"
    table = position("guild, emperor, richese", forces=forces, hands={"emperor": card}).start(battle_phase)
    return let_pass(table, "prompt-aggressor")


def late_snooper(card: str) -> Position:
    table = fighting({"guild": card, "emperor": "chaumas"})
    plan(table, "guild", leader="staban_tuek", dial="3")
    return plan(table, "emperor", leader="bashar", weapon="chaumas")


def cancelled_shipment(card: str) -> Position:
    table = position("emperor, guild, harkonnen", advanced=True, hands={"guild": card}, powers=True)
    return table.start(ship_and_move, 0).play("emperor", "arrakeen:9", "5", "2")


def baliset(card: str) -> Position:
    forces, hands = "broken_land: guild 3; plastic_basin: choam 2", {"choam": card}
    table = position("guild, choam, emperor", forces=forces, hands=hands, spice={"guild": 0})
    return table.start(ship_and_move, 0).play("guild", "broken_land", "plastic_basin:12", "3")


def la_la_la(card: str) -> Position:
    table = position("atreides, choam", tanks={"atreides": 5}, hands={"choam": card})
    return table.start(revival_phase).play("atreides", "2")


def jubba_cloak(card: str) -> Position:
    table = position("guild, choam", forces="cielago_north:1: choam 3", hands={"choam": card}, storm=18)
    table.g.phase, table.g.storm_steps = STORM, 1
    return table.start(move_storm)


def gamont(card: str) -> Position:
    return position("guild, choam", forces="carthag: guild 1", hands={"choam": card}).start(offer_gamont)


@pytest.mark.rule("CLA-KAR-10", "CHR-RCARD-11", "CHR-RCARD-13", "CHR-RCARD-15", "CHR-WORTH-01")
@pytest.mark.parametrize(
    ("window", "message", "card", "other"),
    [
        (semuta, "prompt-semuta", "semuta_drug", "distrans"),
        (residual_poison, "prompt-residual-poison", "residual_poison", "distrans"),
        (sapho, "prompt-sapho", "juice_of_sapho", "distrans"),
        (aggressor, "prompt-aggressor", "juice_of_sapho", "distrans"),
        (late_snooper, "prompt-late-snooper", "portable_snooper", "distrans"),
        (cancelled_shipment, "prompt-cancel-shipment", "karama", "shield"),
        (baliset, "prompt-baliset", "baliset", "shield"),
        (la_la_la, "prompt-la-la-la", "la_la_la", "shield"),
        (jubba_cloak, "prompt-jubba-cloak", "jubba_cloak", "shield"),
        (gamont, "prompt-gamont", "trip_to_gamont", "shield"),
    ],
)
def test_who_is_asked_for_a_card_does_not_betray_who_holds_it(
    window: Callable[[str], Position], message: str, card: str, other: str
) -> None:
    holding, without = window(card), window(other)
    holder = next(name for name in holding.asked() if not set(holding.options(name)) <= set(PASSES))
    assert holding.prompt(holder) == message
    assert holding.asked() == without.asked()
    assert without.prompt(holder) == message
    assert set(without.options(holder)) <= set(PASSES), "whoever holds nothing can only pass"


@pytest.mark.rule("CLA-NEXUS-06")
def test_nothing_is_left_of_wishes_that_were_not_returned() -> None:
    """Not even where nobody looks: whoever imagines the game afterwards imagines no wish."""
    table = position("atreides, fremen, emperor, guild").start(hold_nexus)
    table.play("atreides", "fremen").play("fremen", "pass").play("emperor", "guild").play("guild", "pass")
    assert "event-nexus-over" in table.told()
    assert set(table.imagined("guild", 1).g.wishes) == {NOBODY}

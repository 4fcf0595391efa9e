"""The heuristic with cards, Karama, Truthtrance, CHOAM, House Richese, and in talk."""

from random import Random

import pytest

import sandtable
from sandtable.games.arrakis.planet import HABBANYA_SIETCH
from sandtable.games.arrakis.terms import Cell
from sandtable.games.classic.bot import choose, consider, weigh
from sandtable.games.classic.bot.business import bid_limit, spare_spice
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.deals import KEEP_OUT, fulfil
from sandtable.games.classic.rules.inflation import offer_inflation
from sandtable.games.classic.rules.richese import offer_market
from sandtable.games.classic.rules.shipping import ship_and_move
from sandtable.games.classic.rules.worthless import offer_gamont
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import A_PLACE, BATTLE, SHIP_MOVE
from tests.games.classic.expansion import lay_token, let_pass
from tests.games.classic.fighting import plan, to_plans
from tests.games.classic.position import Position, position
from tests.games.classic.test_bot import chosen, played_by

WHOLE = {
    "mode": "advanced",
    "expansion": True,
    "exp_tooth_artillery": True,
    "leader_skills": True,
    "stronghold_cards": True,
}


@pytest.mark.parametrize("seed", range(3))
def test_with_everything_its_choice_depends_on_nothing_hidden(seed: int) -> None:
    """In every world that the seat holds possible it chooses the same, also of its own accord."""
    factions = {"faction_0": "choam", "faction_1": "richese"}
    g = sandtable.game("classic").new(6, seed, **WHOLE, **factions)
    luck = Random(seed)
    while not g.over and g.move_count < 700:
        seat = g.to_act[0]
        option = choose(g, seat)
        if luck.random() < 0.10:
            world = g.determinize(seat, luck.randrange(1000))
            assert choose(world, seat) is option, f"move {g.move_count}: {g.prompt(seat).message}"  # type: ignore[union-attr]
            other = luck.randrange(6)
            if other not in g.to_act:
                world = g.determinize(other, luck.randrange(1000))
                assert consider(world, other) is consider(g, other)
        g.play(seat, option)


# Bids.


@pytest.mark.rule("CLA-KAR-15")
def test_a_karama_is_no_reason_to_bid_beyond_the_own_spice() -> None:
    """The Bene Gesserit with worthless cards can bid what they like; they do not."""
    for bid in ("6", "20", "48"):
        table = position(
            "emperor, bene_gesserit, atreides",
            advanced=True,
            hands={"bene_gesserit": "kulon, baliset"},
            spice={"bene_gesserit": 7, "emperor": 60},
        ).start(bidding_phase)
        table.play("emperor", bid)
        assert table.prompt("bene_gesserit") == "prompt-bid"
        assert "49" in table.options("bene_gesserit")
        assert not chosen(table, "bene_gesserit").isdigit()


@pytest.mark.parametrize("seed", range(2))
def test_nobody_pays_more_than_a_card_is_worth(seed: int) -> None:
    """In whole games with every kind of auction: no bid beyond the card's worth, the spare spice, or the means."""
    g = sandtable.game("classic").new(6, seed, **WHOLE, faction_0="choam", faction_1="richese")
    assert isinstance(g, Table)
    bids = 0
    while not g.over:
        seat = g.to_act[0]
        prompt = g.prompt(seat)
        option = choose(g, seat)
        auction = prompt is not None and prompt.message in ("prompt-bid", "prompt-outbid", "prompt-sealed-bid")
        if auction and option.kind == "number" and option.value:
            bids += 1
            outlook = Outlook(g, seat)
            assert option.value <= bid_limit(outlook)
            assert option.value <= spare_spice(outlook) < g.spice[seat]
        g.play(seat, option)
    assert bids > 10


def test_who_bids_once_comes_near_to_the_worth_and_the_last_just_outbids() -> None:
    table = position(
        "guild, emperor, richese", spice={"guild": 20, "emperor": 20, "richese": 20}, hands={"guild": "shield"}
    ).start(bidding_phase)
    let_pass(table)
    table.play("richese", "auction_first", "semuta_drug", "once_around", "counterclockwise")
    let_pass(table)
    assert table.prompt("guild") == "prompt-outbid"
    first = chosen(table, "guild")
    assert int(first) >= 2
    table.play("guild", first)
    table.play("emperor", "pass")
    last = chosen(table, "richese")
    assert last in ("pass", str(int(first) + 1))


# Karama.


def about_to_win(hands: dict[str, str], strongholds: int = 2) -> Position:
    """The Emperor holds strongholds and ships to another that stands empty."""
    held = "".join(f"{place}: emperor 4; " for place in ("carthag", "arrakeen")[:strongholds])
    table = position(
        "emperor, guild, harkonnen",
        advanced=True,
        forces=held + "tueks_sietch: harkonnen 3",
        spice={"emperor": 10, "guild": 5},
        hands=hands,
        windows=True,
    )
    return table.start(ship_and_move, 0).play("emperor", "habbanya_sietch:16", "5", "0")


@pytest.mark.rule("CLA-KAR-54")
def test_the_guild_cancels_the_shipment_that_would_win() -> None:
    table = about_to_win({"guild": "karama"})
    while table.prompt("guild") != "prompt-cancel-shipment":
        table.play(table.asked()[0], "pass")
    assert chosen(table, "guild") == "karama_power"
    calm = about_to_win({"guild": "karama"}, strongholds=1)
    while calm.prompt("guild") != "prompt-cancel-shipment":
        calm.play(calm.asked()[0], "pass")
    assert chosen(calm, "guild") == "pass"


@pytest.mark.rule("CLA-KAR-43")
def test_a_karama_stops_the_ships_that_bring_who_would_win() -> None:
    table = position(
        "guild, harkonnen, emperor",
        advanced=True,
        forces="carthag: guild 4; arrakeen: guild 4; tueks_sietch: harkonnen 3",
        spice={"guild": 10},
        hands={"harkonnen": "karama"},
        windows=True,
    )
    table.start(ship_and_move, 0).play("guild", "reserves", "habbanya_sietch:16", "5")
    assert table.prompt("harkonnen") == "prompt-stop"
    assert chosen(table, "harkonnen") == "stop_half_price"


@pytest.mark.rule("CLA-KAR-50")
def test_atreides_look_at_a_plan_and_answer_it() -> None:
    """With the whole plan before them they dial no more than they need, and parry what comes."""
    table = position(
        "harkonnen, atreides",
        advanced=True,
        forces="carthag: harkonnen 4, atreides 8; arrakeen: atreides 4; sietch_tabr: atreides 4",
        hands={"atreides": "karama, shield, snooper, crysknife"},
        spice={"harkonnen": 4, "atreides": 9},
        powers=True,
    )
    to_plans(table)
    plan(table, "harkonnen", leader="feyd_rautha", dial="3", support="2")
    assert table.prompt("atreides") == "prompt-look-at-plan"
    table.play("atreides", chosen(table, "atreides"))
    assert table.g.power_used[table.seat("atreides")]
    played_by(table, "atreides")
    assert table.forces("harkonnen", "carthag") == 0
    assert table.forces("atreides", "carthag") > 0


@pytest.mark.rule("CLA-KAR-56")
def test_harkonnen_take_a_full_hand_for_a_poor_one() -> None:
    table = position(
        "harkonnen, emperor, fremen",
        advanced=True,
        hands={"harkonnen": "karama, kulon, baliset, jubba_cloak", "emperor": "crysknife, shield, snooper, chaumas"},
        windows=True,
    ).start(bidding_phase)
    while table.prompt("harkonnen") != "prompt-karama-swap":
        table.play(table.asked()[0], "pass")
    assert chosen(table, "harkonnen") == "karama_power"
    while table.prompt("harkonnen").startswith("prompt-karama") or table.prompt("harkonnen") == "prompt-give-back":
        table.play("harkonnen", chosen(table, "harkonnen"))
    assert table.hand("harkonnen") == ["chaumas", "shield", "snooper"]
    assert {"kulon", "baliset", "jubba_cloak"} <= set(table.hand("emperor"))


@pytest.mark.rule("CLA-KAR-11")
def test_a_karama_ships_where_it_wins() -> None:
    table = position(
        "emperor, harkonnen",
        forces="carthag: emperor 5; arrakeen: emperor 5; habbanya_sietch: harkonnen 4; sietch_tabr: harkonnen 12;"
        " tueks_sietch: harkonnen 12",
        spice={"emperor": 3, "harkonnen": 0},
        hands={"emperor": "karama"},
    ).start(ship_and_move, 0)
    assert chosen(table, "emperor") == "ship_with_karama"


def test_a_worthless_card_goes_before_a_karama() -> None:
    table = position(
        "bene_gesserit, guild",
        advanced=True,
        forces="carthag: guild 3, bene_gesserit 3",
        hands={"bene_gesserit": "kulon, karama"},
        windows=True,
    )
    table.start(ship_and_move, 0).play("bene_gesserit", "ship_with_karama")
    assert table.prompt("bene_gesserit") == "prompt-karama-with"
    assert chosen(table, "bene_gesserit") == "kulon"


# Truthtrance.


@pytest.mark.rule("CLA-CARD-17")
def test_truthtrance_asks_harkonnen_about_the_best_leader() -> None:
    table = position(
        "fremen, harkonnen",
        forces="carthag: fremen 5, harkonnen 5",
        hands={"fremen": "truthtrance, shield, snooper"},
        traitors={"harkonnen": "stilgar"},
        truth=True,
    ).start(battle_phase)
    for answer in ("play_truthtrance", "harkonnen", "ask_for_traitor", "stilgar"):
        assert chosen(table, "fremen") == answer
        table.play("fremen", answer)
    while table.prompt("fremen") != "prompt-plan-leader":
        table.play(table.asked()[0], "pass")
    assert chosen(table, "fremen") != "stilgar"


@pytest.mark.rule("CLA-CARD-17")
def test_truthtrance_asks_for_the_defence_against_the_own_weapon() -> None:
    def weapon(defence: str) -> str:
        table = position(
            "fremen, emperor",
            forces="carthag: fremen 5, emperor 5",
            hands={"fremen": "truthtrance, chaumas, crysknife", "emperor": f"{defence}, kulon"},
            truth=True,
        ).start(battle_phase)
        for answer in ("play_truthtrance", "emperor", "ask_for_card", "snooper"):
            assert chosen(table, "fremen") == answer
            table.play("fremen", answer)
        while table.prompt("fremen") != "prompt-plan-leader":
            table.play(table.asked()[0], "pass")
        table.play("fremen", chosen(table, "fremen"))
        return chosen(table, "fremen")

    assert weapon("snooper") == "crysknife"
    assert weapon("baliset") == "chaumas"


def test_a_question_that_somebody_else_began_is_finished() -> None:
    """A bot may take over a seat that is in the middle of it, without a battle."""
    table = position("emperor, harkonnen", hands={"emperor": "truthtrance, crysknife"}).start(bidding_phase)
    table.play("emperor", "play_truthtrance")
    for _ in range(3):
        table.play("emperor", chosen(table, "emperor"))
    assert table.discarded() == ["truthtrance"]


def test_truthtrance_is_not_wasted_on_other_peoples_battles() -> None:
    table = position(
        "emperor, harkonnen, fremen",
        forces="carthag: emperor 5, harkonnen 5",
        hands={"fremen": "truthtrance"},
        truth=True,
    ).start(battle_phase)
    assert table.prompt("fremen") == "prompt-truth-before-plans"
    assert chosen(table, "fremen").startswith("pass")


# Standing passes.


@pytest.mark.rule("CLA-KAR-10")
def test_who_has_nothing_for_a_window_is_not_asked_again_until_it_has() -> None:
    table = position("emperor, bene_gesserit, atreides", advanced=True, hands={"emperor": "shield"}, windows=True)
    table.start(bidding_phase)
    assert table.prompt("emperor") == "prompt-stop"
    assert chosen(table, "emperor") == "pass_on"
    table.play("emperor", "pass_on")
    table.give("emperor", "karama")
    table.g.phase = BATTLE
    table.g.add_forces(0, Cell(10), 3)
    table.g.add_forces(1, Cell(10), 3)
    assert str(consider(table.g, 0)) == "ask_again"


# CHOAM.


@pytest.mark.rule("CHR-WORTH-11")
def test_trip_to_gamont_takes_the_force_that_would_win() -> None:
    forces = "carthag: emperor 4; arrakeen: emperor 1; sietch_tabr: emperor 3; tueks_sietch: choam 2"
    table = position("choam, emperor, guild", forces=forces, hands={"choam": "trip_to_gamont"}).start(offer_gamont)
    for answer in ("trip_to_gamont", "emperor", "arrakeen:9"):
        assert chosen(table, "choam") == answer
        table.play("choam", answer)
    assert table.forces("emperor", "arrakeen") == 0
    calm = position("choam, emperor", forces="arrakeen: emperor 1", hands={"choam": "trip_to_gamont"})
    assert chosen(calm.start(offer_gamont), "choam").startswith("pass")


@pytest.mark.rule("CHR-INFL-01")
def test_inflation_is_laid_late_or_in_need() -> None:
    def laid(turn: int, spice: int) -> str:
        table = position("choam, emperor", turn=turn, spice={"choam": spice}).start(offer_inflation)
        return chosen(table, "choam")

    assert laid(1, 12) == "pass"
    assert laid(1, 2) == "double_charity"
    assert laid(5, 12) == "double_charity"


# House Richese.


@pytest.mark.rule("CHR-NOFIELD-01")
def test_richese_ship_by_no_field() -> None:
    table = position("richese, emperor", spice={"richese": 4}).start(ship_and_move, 0)
    assert chosen(table, "richese") == "by_no_field"
    played_by(table, "richese")
    assert sum(table.g.special[0]) == 1
    assert table.g.token_forces() == 5


@pytest.mark.rule("CHR-NOFIELD-05")
def test_richese_turn_a_token_over_to_lay_another() -> None:
    table = lay_token(position("richese, emperor", spice={"richese": 6}), 3, "tueks_sietch")
    table.start(ship_and_move, 0)
    assert chosen(table, "richese") == "turn_over_no_field"
    table.play("richese", "turn_over_no_field")
    assert table.forces("richese", "tueks_sietch") == 3
    assert chosen(table, "richese") == "by_no_field"


@pytest.mark.rule("CHR-NOFIELD-02")
def test_nobody_plans_a_battle_by_what_a_token_hides() -> None:
    """Whoever meets the token can guess; what stands behind it only Richese know."""
    found = []
    for value in (0, 3, 5):
        table = lay_token(position("emperor, richese", forces="carthag: emperor 4, richese 1"), value, "carthag")
        to_plans(table)
        seat = table.seat("emperor")
        weighed = []
        while table.prompt("emperor").startswith("prompt-plan"):
            weighed.append((table.prompt("emperor"), weigh(table.g, seat), chosen(table, "emperor")))
            table.play("emperor", chosen(table, "emperor"))
        found.append(weighed)
    assert found[0]
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("CHR-MARKET-01")
def test_richese_sell_what_they_can_do_without() -> None:
    poor = position("richese, emperor", advanced=True, hands={"richese": "kulon, shield"}).start(offer_market)
    assert chosen(poor, "richese") == "kulon"
    good = position("richese, emperor", advanced=True, hands={"richese": "crysknife, shield"}).start(offer_market)
    assert chosen(good, "richese") == "pass"


# Weapons after the reveal.


def revealed(weapon: str, other: str, mine: str = "staban_tuek", theirs: str = "bashar", dial: str = "5") -> Position:
    table = position(
        "guild, emperor, richese",
        forces="carthag: guild 5, emperor 5",
        hands={"guild": weapon, "emperor": other},
        exp_tooth_artillery=True,
    ).start(battle_phase)
    let_pass(table)
    plan(table, "guild", leader=mine, weapon=weapon if weapon != "portable_snooper" else "nothing", dial=dial)
    plan(table, "emperor", leader=theirs, weapon=other or "nothing", dial="3")
    return let_pass(table, "prompt-late-snooper", "prompt-burn", "prompt-tooth")


@pytest.mark.rule("CHR-RCARD-22")
def test_a_poison_tooth_is_used_where_it_turns_the_battle() -> None:
    assert chosen(revealed("poison_tooth", "", mine="guild_rep", theirs="count_fenring"), "guild") == "use"
    assert chosen(revealed("poison_tooth", "", theirs="bashar", dial="1"), "guild") == "withdraw"


@pytest.mark.rule("CHR-RCARD-11")
def test_a_late_snooper_is_played_against_poison_only() -> None:
    assert chosen(revealed("portable_snooper", "chaumas"), "guild") == "portable_snooper"
    assert chosen(revealed("portable_snooper", "crysknife"), "guild").startswith("pass")


@pytest.mark.rule("CHR-RCARD-17")
def test_a_stone_burner_spares_the_own_leader_where_it_loses() -> None:
    assert chosen(revealed("stone_burner", "", mine="guild_rep", dial="0"), "guild") == "both_leaders_die"
    assert chosen(revealed("stone_burner", "", dial="5"), "guild") == "no_leader_counts"


# Deals.


@pytest.mark.rule("CLA-DEAL-11")
def test_it_keeps_its_promise_to_keep_out() -> None:
    def shipped(promised: bool) -> Position:
        table = position(
            "emperor, harkonnen, atreides",
            forces="carthag: emperor 5; arrakeen: emperor 5; sietch_tabr: harkonnen 9; tueks_sietch: atreides 9",
            spice={"emperor": 6},
        )
        if promised:
            fulfil(table.g, 0, 1, KEEP_OUT, A_PLACE + HABBANYA_SIETCH)
        return played_by(table.start(ship_and_move, 0), "emperor")

    assert shipped(promised=False).forces("emperor", "habbanya_sietch") > 0
    assert shipped(promised=True).forces("emperor", "habbanya_sietch") == 0


@pytest.mark.rule("CLA-DEAL-11")
def test_who_is_rich_pays_for_peace_and_who_has_nothing_to_gain_takes_it() -> None:
    table = position(
        "emperor, harkonnen",
        forces="carthag: emperor 3; sietch_tabr: harkonnen 9",
        spice={"emperor": 20, "harkonnen": 1},
        reserve={"harkonnen": 0},
    )
    table.g.phase = SHIP_MOVE
    table.g.voyaged = (True, False)
    table.start(ship_and_move, 1)
    assert str(consider(table.g, 0)) == "offer_deal"
    for _ in range(7):
        if table.seen()["offers"]:
            break
        table.play("emperor", chosen(table, "emperor"))
    offer = table.seen()["offers"][0]
    assert (offer["gives"], offer["given"], offer["wants"]) == ("spice", 3, "keep_out")
    assert chosen(table, "harkonnen") == "accept_offer_of_emperor"


@pytest.mark.rule("CLA-DEAL-11")
def test_poor_atreides_sell_what_they_see() -> None:
    table = position("atreides, emperor, harkonnen", spice={"atreides": 2, "emperor": 30}).start(bidding_phase)
    table.play_quietly(until=lambda: "atreides" in table.asked())
    assert chosen(table, "atreides") == "offer_deal"
    for _ in range(7):
        if table.seen()["offers"]:
            break
        table.play("atreides", chosen(table, "atreides"))
    offer = table.seen()["offers"][0]
    assert (offer["gives"], offer["wants"], offer["wanted"]) == ("share_bidding_look", "spice", 3)
    assert str(consider(table.g, 1)) == "accept_offer_of_atreides"

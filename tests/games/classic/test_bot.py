"""The heuristic player: lawful, secret, sensible."""

from random import Random

import pytest

import sandtable
from sandtable.games.classic.bot import choose
from sandtable.games.classic.leaders import LEADER_INDEX
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.shipping import ship_and_move
from sandtable.games.classic.state import Table
from tests.games.classic.fighting import without_intelligence
from tests.games.classic.position import Position, position

BASE = ("atreides", "bene_gesserit", "emperor", "fremen", "guild", "harkonnen")


def chosen(table: Position, name: str) -> str:
    return str(choose(table.g, table.seat(name)))


def played_by(table: Position, name: str) -> Position:
    """Let the heuristic answer for one faction as long as it is asked."""
    while table.seat(name) in table.g.to_act:
        table.play(name, chosen(table, name))
    return table


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_plays_whole_games(mode: str, seats: int) -> None:
    g = sandtable.game("classic").new(seats, 3 * seats, mode=mode)
    for _ in range(6000):
        if g.over:
            break
        g.play(g.to_act[0], choose(g, g.to_act[0]))
    assert g.over


def test_its_choice_depends_on_nothing_hidden() -> None:
    """In every world that the seat holds possible it chooses the same."""
    for seed in range(4):
        g = sandtable.game("classic").new(6, seed, mode="advanced")
        luck = Random(seed)
        while not g.over and g.move_count < 500:
            seat = g.to_act[0]
            option = choose(g, seat)
            if luck.random() < 0.12:
                world = g.determinize(seat, luck.randrange(1000))
                assert choose(world, seat) is option, f"seed {seed}, move {g.move_count}: {g.prompt(seat).message}"  # type: ignore[union-attr]
            g.play(seat, option)


@pytest.mark.parametrize("faction", BASE)
def test_one_among_random_players_wins(faction: str) -> None:
    """A small sample: the odds are far better than this asks for."""
    won = 0
    for seed in range(3):
        luck = Random(seed)
        others = [other for other in BASE if other != faction]
        names = {f"faction_{seat}": name for seat, name in enumerate([faction, *others])}
        g = sandtable.game("classic").new(6, seed, **names)
        assert isinstance(g, Table)
        while not g.over:
            seat = g.to_act[0]
            g.play(seat, choose(g, seat) if seat == 0 else luck.choice(_own_options(g, seat)))
        won += 0 in (g.result.winners if g.result is not None else ())
    assert won >= 2


def _own_options(g: Table, seat: int) -> list[object]:
    beside = g.beside(seat)
    unasked = [] if beside is None else beside.options
    return [option for option in g.options(seat) if option not in unasked]


def test_it_takes_the_stronghold_that_wins() -> None:
    table = position(
        "emperor, harkonnen, atreides",
        forces="carthag: emperor 5; arrakeen: emperor 5; sietch_tabr: harkonnen 9; tueks_sietch: atreides 9",
        spice={"emperor": 6},
    ).start(ship_and_move, 0)
    played_by(table, "emperor")
    assert table.forces("emperor", "habbanya_sietch") > 0


def test_it_blocks_whoever_is_about_to_win() -> None:
    table = position(
        "emperor, harkonnen, atreides",
        forces="carthag: harkonnen 2; arrakeen: harkonnen 9; sietch_tabr: harkonnen 9; habbanya_sietch: atreides 9",
        spice={"emperor": 12},
        first="harkonnen",
    )
    table.g.voyaged = (False, True, True)
    table.start(ship_and_move, 0)
    played_by(table, "emperor")
    assert table.forces("emperor", "carthag") > 0


def test_it_ships_neither_into_an_ally_nor_without_a_gain() -> None:
    table = position(
        "emperor, harkonnen",
        forces="carthag: harkonnen 9; arrakeen: harkonnen 9; tueks_sietch: harkonnen 2",
        allies="emperor harkonnen",
        spice={"emperor": 12},
    ).start(ship_and_move, 0)
    played_by(table, "emperor")
    for place in ("carthag", "arrakeen", "tueks_sietch"):
        assert table.forces("emperor", place) == 0


def test_it_bids_no_more_than_a_card_is_worth_and_keeps_a_reserve() -> None:
    table = position("emperor, atreides", hands={"emperor": "shield"}, spice={"emperor": 30, "atreides": 40})
    table.start(bidding_phase)
    bid = 0
    while table.g.phase and table.g.to_act and table.g.auction is not None and bid < 40:
        seat = table.g.to_act[0]
        name = table.g.faction(seat).id
        if name == "emperor":
            table.play(name, chosen(table, name))
        else:
            higher = [option for option in table.options(name) if option.isdigit()]
            table.play(name, higher[0] if higher and int(higher[0]) < 30 else "pass")
        bid = max(bid, table.g.auction.bid if table.g.auction is not None else bid)
    assert table.spice("emperor") >= 15


def test_it_does_not_overdial_against_a_weak_opponent() -> None:
    table = position(
        "emperor, harkonnen, fremen",
        forces="carthag: emperor 12, harkonnen 1",
        hands={"emperor": "crysknife, shield"},
        dead="feyd_rautha, beast_rabban, piter_de_vries, captain_iakin_nefud",
    ).start(battle_phase)
    without_intelligence(table)
    played_by(table, "emperor")
    table.play("harkonnen", "umman_kudu", "nothing", "nothing", "1")
    assert table.forces("emperor", "carthag") >= 9


def test_it_calls_a_traitor_and_keeps_useful_cards() -> None:
    table = position(
        "emperor, harkonnen, fremen",
        forces="carthag: emperor 5, harkonnen 5",
        hands={"emperor": "crysknife"},
        traitors={"emperor": "feyd_rautha"},
    ).start(battle_phase)
    played_by(table, "emperor")
    table.play("harkonnen", "feyd_rautha", "nothing", "nothing", "5")
    played_by(table, "emperor")
    assert table.forces("harkonnen", "carthag") == 0
    assert table.hand("emperor") == ["crysknife"]


def test_a_leader_known_to_be_bought_stays_at_home() -> None:
    def table(known: bool) -> Position:
        table = position(
            "fremen, harkonnen",
            forces="carthag: fremen 5, harkonnen 5",
            traitors={"harkonnen": "stilgar"},
            hands={"fremen": "shield, snooper"},
        ).start(battle_phase)
        if known:
            leader = LEADER_INDEX["stilgar"]
            table.g.traitors.show(table.g, [leader], table.g.traitor_hand(table.seat("harkonnen")), table.g.everyone)
        return table

    assert chosen(table(known=False), "fremen") == "stilgar"
    assert chosen(table(known=True), "fremen") != "stilgar"


def test_it_answers_offers() -> None:
    table = position(
        "emperor, harkonnen, atreides", spice={"emperor": 9, "harkonnen": 9}, hands={"harkonnen": "shield"}
    )
    table.start(ship_and_move, table.seat("harkonnen"))
    table.play("emperor", "offer_deal", "harkonnen", "spice", "6", "show_card", "until_this_turn_ends")
    assert chosen(table, "harkonnen") == "accept_offer_of_emperor"
    table = position(
        "emperor, harkonnen, atreides", spice={"emperor": 9, "harkonnen": 9}, hands={"harkonnen": "shield"}
    )
    table.start(ship_and_move, table.seat("harkonnen"))
    table.play("emperor", "offer_deal", "harkonnen", "no_return", "show_card", "until_this_turn_ends")
    assert chosen(table, "harkonnen") == "refuse_offer_of_emperor"


def test_it_buys_a_look_at_the_auction_when_it_is_rich() -> None:
    table = position("emperor, atreides, harkonnen", spice={"emperor": 30}).start(bidding_phase)
    while "emperor" not in table.asked():
        table.play_quietly(until=lambda: "emperor" in table.asked())
    assert chosen(table, "emperor") == "offer_deal"
    for _ in range(6):
        table.play("emperor", chosen(table, "emperor"))
    offer = table.seen()["offers"][0]
    assert (offer["gives"], offer["given"], offer["wants"]) == ("spice", 3, "share_bidding_look")

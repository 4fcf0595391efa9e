"""Karama windows (CLA-KAR-01 to 10), beside the single advantages tested where they belong."""

from collections.abc import Callable

import pytest

from sandtable.games.classic.advantages import ADVANTAGE_IDS, ADVANTAGES, FREE_SUPPORT, SURE_CHARITY, VOICE
from sandtable.games.classic.rules.battle import battle_phase
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.charity import charity_phase
from sandtable.games.classic.rules.karama import UNTIL_ASKED, open_window
from sandtable.games.classic.rules.shipping import ship_and_move
from sandtable.games.classic.rules.storm import end_storm
from sandtable.games.classic.state import DECK, DISCARD
from sandtable.games.classic.treachery import KARAMA, TREACHERY_DECK
from tests.games.classic.position import Position, new_game, position

FOUR = "atreides, bene_gesserit, guild, fremen"


def at_stake(advantage: int = SURE_CHARITY, **given: object) -> Position:
    return position(FOUR, windows=True, **given).start(open_window, (advantage,))  # type: ignore[arg-type]


@pytest.mark.rule("CLA-KAR-01", "CLA-CARD-25")
def test_karama_stops_one_advantage_and_is_discarded() -> None:
    table = at_stake(hands={"guild": "karama"})
    table.play("guild", "stop_sure_charity")
    assert table.seen()["stopped"] == ["sure_charity"]
    assert table.discarded() == ["karama"]


@pytest.mark.rule("CLA-KAR-03")
def test_one_karama_stops_one_use() -> None:
    table = position("fremen, guild", advanced=True, hands={"guild": "karama"}, windows=True).start(end_storm)
    table.play("guild", "stop_storm_look")
    table.start(end_storm)
    assert table.seen("fremen")["storm_card"]["known"] is not None


@pytest.mark.rule("CLA-KAR-09")
def test_neither_the_owner_nor_its_ally_is_asked() -> None:
    table = at_stake(
        hands={"guild": "karama", "atreides": "shield", "fremen": "shield", "bene_gesserit": "shield"},
        allies="bene_gesserit fremen",
    )
    assert table.asked() == ["atreides", "guild"]


@pytest.mark.rule("CLA-KAR-10", "CLA-GEN-07")
def test_all_who_could_have_one_are_asked_at_once_and_the_earliest_plays() -> None:
    table = at_stake(hands={"atreides": "karama", "guild": "karama", "fremen": "shield"}, first="guild")
    assert table.asked() == ["guild", "fremen", "atreides"]
    assert "stop_sure_charity" not in table.options("fremen"), "who has none is asked all the same"
    table.play("atreides", "stop_sure_charity").play("fremen", "pass").play("guild", "stop_sure_charity")
    assert (table.hand("guild"), table.hand("atreides")) == ([], ["karama"])


def test_an_unmet_wish_to_stop_is_told_to_nobody() -> None:
    """Two tables that differ only in a wish that came too late look the same to everybody else."""
    seen = []
    for wish in ("stop_sure_charity", "pass"):
        table = at_stake(hands={"atreides": "karama", "guild": "karama", "fremen": "shield"})
        table.play("atreides", "stop_sure_charity").play("fremen", "pass").play("guild", wish)
        told = [[(event.message, event.args) for event in table.g.events(seat)] for seat in (0, 1, 3, None)]
        seen.append((told, [table.g.view(seat) for seat in (0, 1, 3, None)]))
    assert seen[0] == seen[1]


def test_who_is_asked_does_not_depend_on_who_holds_it() -> None:
    asked = []
    for hand in ("karama", "lasgun"):
        table = at_stake(hands={"guild": hand, "fremen": "shield"})
        asked.append((table.asked(), table.prompt("guild")))
    assert asked[0] == asked[1]


def test_windows_close_by_themselves_when_every_karama_lies_open() -> None:
    table = position(FOUR, windows=True, hands={"guild": "shield", "fremen": "snooper"})
    cards = table.g.treachery
    for card in [card for card in cards.zones[DECK] if TREACHERY_DECK[card] == KARAMA]:
        cards.move(table.g, card, DECK, DISCARD, table.g.everyone)
    table.start(open_window, (VOICE,))
    assert not table.g.to_act
    assert "event-nobody-stops" not in table.told()


def test_the_bene_gesserit_may_have_a_worthless_one_in_the_advanced_game() -> None:
    for advanced in (True, False):
        table = position("bene_gesserit, fremen", advanced=advanced, windows=True, hands={"bene_gesserit": "shield"})
        cards = table.g.treachery
        for card in [card for card in cards.zones[DECK] if TREACHERY_DECK[card] == KARAMA]:
            cards.move(table.g, card, DECK, DISCARD, table.g.everyone)
        table.start(open_window, (ADVANTAGE_IDS.index("storm_look"),))
        assert bool(table.asked()) == advanced


@pytest.mark.rule("CLA-KAR-08")
def test_a_worthless_karama_that_is_stopped_stops_nothing() -> None:
    hands = {"bene_gesserit": "kulon", "guild": "karama"}
    table = position(FOUR, advanced=True, hands=hands, windows=True).start(open_window, (FREE_SUPPORT,))
    table.play("bene_gesserit", "stop_free_support").play("guild", "pass")
    table.play("guild", "stop_worthless_karama")
    assert table.discarded() == ["kulon", "karama"]
    assert table.seen()["stopped"] == []


@pytest.mark.rule("CLA-KAR-10")
def test_standing_passes_hold_until_their_moment() -> None:
    table = at_stake(hands={"guild": "karama"})
    table.play("guild", "pass_turn")
    assert table.seen()["players"][2]["standing_passes"] == ["turn"]
    table.start(open_window, (VOICE,))
    assert not table.g.to_act
    table.start(bidding_phase)
    assert "ask_again" in table.beside("guild")
    table.play("guild", "ask_again").start(open_window, (VOICE,))
    assert table.asked() == ["guild"]


@pytest.mark.rule("CLA-KAR-02")
def test_no_karama_before_the_first_turn() -> None:
    for seed in range(4):
        table = new_game("atreides, bene_gesserit, harkonnen, fremen", seed, mode="advanced")
        while table.g.phase == 0:
            for seat in table.g.to_act:
                prompt = table.g.prompt(seat)
                assert prompt is not None
                assert prompt.message != "prompt-stop"
            table.g.play(table.g.to_act[0], table.g.options(table.g.to_act[0])[0])


@pytest.mark.rule("CLA-KAR-06", "CLA-KAR-41")
def test_what_cannot_be_stopped_is_not_in_the_table() -> None:
    for word in ("victory", "prediction", "traitors", "hand_limit", "reserves"):
        assert not [ident for ident in ADVANTAGE_IDS if word in ident]


@pytest.mark.rule("CLA-ADV-21")
def test_advanced_advantages_can_be_stopped_too() -> None:
    table = position("bene_gesserit, guild", advanced=True, hands={"guild": "karama"}, windows=True)
    table.start(charity_phase)
    assert "stop_sure_charity" in table.options("guild")


@pytest.mark.rule("CLA-KAR-05")
def test_alliance_benefits_are_in_the_table() -> None:
    benefits = {"gift", "ally_revival", "protect_ally", "ally_free_revival", "ally_shipping", "ally_traitor"}
    assert benefits <= set(ADVANTAGE_IDS)
    assert len({advantage.id for advantage in ADVANTAGES}) == len(ADVANTAGES)


@pytest.mark.rule("CLA-KAR-10", "CLA-KAR-50", "CLA-KAR-54")
def test_who_passes_until_further_notice_is_asked_in_no_window_and_for_no_power() -> None:
    """Neither by Karama windows, nor for Truthtrance or Hajr, nor whether to use the special power; only on request."""
    table = position(
        "emperor, guild, atreides",
        advanced=True,
        forces="carthag: emperor 3, atreides 3",
        spice={"emperor": 9},
        hands={"emperor": "shield", "guild": "karama", "atreides": "karama, hajr, truthtrance"},
        windows=True,
        truth=True,
        again=True,
    ).start(bidding_phase)
    table.play("guild", "pass_on").play("emperor", "pass_on")
    table.g.pass_until(table.seat("atreides"), UNTIL_ASKED)
    asked = shipped(table) + fought(table)
    assert asked
    windows = {"prompt-stop", "prompt-truth-before-plans", "prompt-move-again"}
    assert not {*windows, "prompt-cancel-shipment", "prompt-look-at-plan"} & set(asked)
    assert "prompt-cancel-shipment" in shipped(table, "ask_again")


def shipped(table: Position, *guild: str) -> list[str]:
    """What everybody is asked while the Emperor ships and moves, once the Guild has spoken up."""
    table.start(ship_and_move, 0).play("guild", *guild)
    cell = next(option for option in table.options("emperor") if option.startswith("tueks_sietch"))
    table.play("emperor", cell, "1")
    return asked_until(table, lambda: table.g.voyage is None)


def fought(table: Position) -> list[str]:
    """What everybody is asked in a battle, up to the reveal."""
    table.start(battle_phase)
    return asked_until(table, lambda: table.g.battle is None or table.g.battle.revealed)


def asked_until(table: Position, done: Callable[[], bool]) -> list[str]:
    asked: list[str] = []
    while not done():
        name = table.asked()[0]
        asked.append(table.prompt(name))
        options = table.options(name)
        table.play(name, next(one for one in ("pass", "nothing", "0", options[0]) if one in options))
    return asked

"""Karama windows (CLA-KAR-01 to 10), beside the single advantages tested where they belong."""

import pytest

from sandtable.games.classic.advantages import ADVANTAGE_IDS, ADVANTAGES, SURE_CHARITY, VOICE
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.charity import charity_phase
from sandtable.games.classic.rules.karama import open_window
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

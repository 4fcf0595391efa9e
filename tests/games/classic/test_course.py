"""The course of a turn, general principles and what is public (CLA-TURN, CLA-GEN, CLA-SECRET)."""

import pytest

from sandtable.games.classic.advantages import VOICE
from sandtable.games.classic.rules.bidding import bidding_phase
from sandtable.games.classic.rules.karama import open_window
from sandtable.games.classic.rules.nexus import hold_nexus
from sandtable.games.classic.rules.revival import revival_phase
from sandtable.games.classic.rules.victory import check_victory
from sandtable.games.classic.state import DISCARD
from sandtable.games.classic.terms import PHASE_IDS
from sandtable.games.classic.treachery import TREACHERY_DECK
from tests.games.classic.laws import conserved
from tests.games.classic.position import Position, new_game, position

THREE = "atreides, guild, harkonnen"


def phases_of(table: Position, turn: int) -> list[str]:
    """The phases of a turn, in the order in which they came."""
    found: list[str] = []
    table.play_quietly(until=lambda: table.g.turn == turn)
    while table.g.turn == turn and table.g.to_act:
        phase = PHASE_IDS[table.g.phase]
        if not found or found[-1] != phase:
            found.append(phase)
        seat = table.g.to_act[0]
        offered = table.options(table.g.faction(seat).id)
        table.g.play(seat, next((option for option in table.QUIET if option in offered), offered[0]))
    return found


@pytest.mark.rule("CLA-TURN-01", "CLA-TURN-02")
def test_phases_come_in_order_and_one_at_a_time() -> None:
    for seed in range(3):
        table = new_game("atreides, guild, harkonnen, fremen", seed, max_turns=3)
        phases = phases_of(table, 2)
        assert phases == sorted(set(phases), key=PHASE_IDS.index)
        assert {"storm", "bidding", "ship_move"} <= set(phases)


@pytest.mark.rule("CLA-TURN-04", "CLA-WIN-19")
def test_the_turn_marker_advances_when_nobody_has_won() -> None:
    table = new_game("atreides, guild", max_turns=2)
    table.play_quietly(until=lambda: table.g.turn == 2)
    assert (table.g.turn, table.seen()["phase"]) == (2, "storm")
    assert not table.g.over
    table.play_quietly(until=lambda: False)
    assert table.g.over
    assert table.told()[-1] == "event-game-over"


@pytest.mark.rule("CLA-WIN-19")
def test_three_strongholds_win_only_in_the_mentat_pause() -> None:
    table = position(THREE, forces="arrakeen: atreides 1; carthag: atreides 1; sietch_tabr: atreides 1")
    table.start(bidding_phase)
    assert not table.g.over
    assert table.start(check_victory).g.over


@pytest.mark.rule("CLA-GEN-01")
def test_an_advantage_goes_before_a_general_rule() -> None:
    hand = "shield, shield, snooper, snooper"
    table = position("harkonnen, guild", hands={"harkonnen": hand, "guild": hand}).start(bidding_phase)
    assert table.asked() == ["harkonnen"], "a hand limit of eight against the general four"


@pytest.mark.rule("CLA-GEN-02")
def test_a_card_goes_before_a_rule() -> None:
    table = position("guild, atreides", hands={"guild": "karama"}, spice={"guild": 0}).start(bidding_phase)
    table.play("guild", "buy_with_karama")
    assert len(table.hand("guild")) == 1, "a card without a bid of at least one"


@pytest.mark.rule("CLA-GEN-03")
def test_a_setting_goes_before_a_rule() -> None:
    table = position("atreides, guild, fremen", allies="atreides guild", alliances="three_need_four").start(hold_nexus)
    assert "atreides" in table.options("fremen"), "three members against the general two"


@pytest.mark.rule("CLA-GEN-04")
def test_nothing_but_karama_comes_between_an_advantage_and_its_effect() -> None:
    table = position(
        "bene_gesserit, guild, fremen", windows=True, hands={"guild": "truthtrance", "fremen": "shield"}
    ).start(open_window, (VOICE,))
    assert table.prompt("guild") == "prompt-stop"
    assert "play_truthtrance" not in table.beside("guild")


@pytest.mark.rule("CLA-GEN-08")
def test_the_bank_never_runs_out() -> None:
    table = position("emperor, guild", spice={"emperor": 150, "guild": 0}, dead="staban_tuek", tanks={"guild": 1})
    table.start(revival_phase).play("guild", "1")
    assert table.spice("emperor") == 150


@pytest.mark.rule("CLA-GEN-09")
def test_nothing_gets_lost_in_a_whole_game() -> None:
    table = new_game("atreides, guild, harkonnen, fremen, bene_gesserit, emperor", mode="advanced", max_turns=2)
    while table.g.to_act:
        conserved(table.g)
        seat = table.g.to_act[0]
        table.g.play(seat, table.g.options(seat)[0])
    conserved(table.g)


# What is public.


@pytest.mark.rule("CLA-SECRET-02", "CLA-SECRET-03", "CLA-SECRET-07")
def test_spice_numbers_of_cards_and_reserves_are_public() -> None:
    table = position(THREE, hands={"guild": "shield, snooper"})
    for reader in (None, "atreides", "guild"):
        seen = table.seen(reader)["players"][1]
        assert (seen["spice"], seen["reserve"], seen["treachery"]["count"]) == (5, 20, 2)


@pytest.mark.rule("CLA-SECRET-05", "CLA-SECRET-07")
def test_faces_traitors_and_plans_are_shown_to_their_owner_only() -> None:
    table = position(THREE, hands={"guild": "shield"}, traitors={"guild": "feyd_rautha"})
    own, other = table.seen("guild")["players"][1], table.seen("atreides")["players"][1]
    assert (own["treachery"]["known"], own["traitors"]["known"]) == (["shield"], ["feyd_rautha"])
    assert (other["treachery"]["known"], other["traitors"]["known"]) == ([], [])


@pytest.mark.rule("CLA-SECRET-06")
def test_only_the_top_of_the_discard_pile_is_seen() -> None:
    table = position(THREE, hands={"guild": "shield, snooper"})
    for card in table.g.treachery.zones[table.g.hand(1)][:]:
        table.g.discard(1, card, table.g.hand(1))
    seen = table.seen("atreides")["treachery"]
    assert (seen["discard"], seen["top"]) == (2, "snooper")
    names = str(seen)
    assert "shield" not in names
    assert [TREACHERY_DECK[card] for card in table.g.treachery.zones[DISCARD]]

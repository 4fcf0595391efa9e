"""The two abilities of a Leader (UPR-LDR)."""

import pytest

from tests.games.uprising.position import Position, position


def with_signet_ring() -> Position:
    """A is Muad'Dib, whose signet ability draws a card; the deck holds nothing but Convincing Arguments."""
    return position(
        hand={"A": "signet_ring, dagger"},
        deck={"A": "convincing_argument, convincing_argument"},
        leaders={"A": "muad_dib"},
    )


@pytest.mark.rule("UPR-LDR-01")
@pytest.mark.parametrize("round", [1, 5, 9])
def test_the_left_ability_works_all_game_long(round: int) -> None:
    """Lady Margot Fenring gains 2 spice whenever she reaches 2 Influence with the Bene Gesserit."""
    table = position(
        hand={"C": "diplomacy"}, leaders={"C": "lady_margot_fenring"}, influence={"C": "bene_gesserit 1"}, round=round
    )
    table.turn("C").play("C", "diplomacy", "secrets")
    assert table.spice("C") == 2


@pytest.mark.rule("UPR-LDR-01")
def test_the_left_ability_is_the_leaders_own() -> None:
    table = position(hand={"A": "diplomacy"}, leaders={"A": "muad_dib"}, influence={"A": "bene_gesserit 1"})
    table.turn("A").play("A", "diplomacy", "secrets")
    assert table.spice("A") == 0


@pytest.mark.rule("UPR-LDR-02")
def test_the_signet_ring_uses_the_right_ability() -> None:
    table = with_signet_ring().turn("A").play("A", "signet_ring", "gather_support")
    assert table.prompt("A") == "prompt-use"
    table.play("A", "use")
    assert table.hand("A") == ["convincing_argument", "dagger"]


@pytest.mark.rule("UPR-LDR-02")
def test_no_other_card_uses_the_right_ability() -> None:
    table = with_signet_ring().turn("A").play("A", "dagger", "gather_support")
    assert table.asked() == "B"
    assert table.hand("A") == ["signet_ring"]


@pytest.mark.rule("UPR-LDR-03")
def test_the_right_ability_need_not_be_used() -> None:
    table = with_signet_ring().turn("A").play("A", "signet_ring", "gather_support", "decline")
    assert table.hand("A") == ["dagger"]
    assert table.asked() == "B"


@pytest.mark.rule("UPR-LDR-03", "UPR-RUL-07")
@pytest.mark.parametrize(("mandatory", "prompt"), [(False, "prompt-place-spy"), (True, "prompt-use")])
def test_who_may_leave_a_spy_is_asked_only_where_it_goes(mandatory: bool, prompt: str) -> None:
    table = position(
        leaders={"A": "lady_margot_fenring", "C": "muad_dib"}, hand={"A": "signet_ring"}, mandatory_spies=mandatory
    )
    table.turn("A").play("A", "signet_ring", "gather_support")
    assert table.prompt("A") == prompt
    table.play("A", "decline")
    assert table.spies("A") == []


@pytest.mark.rule("UPR-LDR-04", "UPR-PH2-07")
def test_revealing_the_signet_ring_is_only_persuasion() -> None:
    table = with_signet_ring().reveal_turn("A")
    assert table.persuasion("A") == 1
    assert len(table.deck("A")) == 2
    assert table.options("A") == ["end_turn"]

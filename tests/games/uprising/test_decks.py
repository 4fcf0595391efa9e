"""Deck-building: acquiring, drawing, reshuffling, trashing (UPR-DCK)."""

import pytest

from sandtable.games.uprising.rules.round_start import draw_hands
from tests.games.uprising.position import position

ARGUMENTS = "convincing_argument, convincing_argument"


@pytest.mark.rule("UPR-DCK-01")
def test_cards_are_acquired_from_the_row_and_the_reserve() -> None:
    """With 4 Persuasion: whatever lies there and costs no more, and nothing else."""
    row = "maker_keeper, truthtrance, steersman, sardaukar_soldier, strike_fleet"
    table = position(hand={"A": ARGUMENTS}, row=row).reveal_turn("A")
    assert table.persuasion("A") == 4
    assert table.options("A") == ["maker_keeper", "truthtrance", "sardaukar_soldier", "prepare_the_way", "end_turn"]


@pytest.mark.rule("UPR-DCK-02")
@pytest.mark.parametrize("card", ["truthtrance", "prepare_the_way"])
def test_an_acquired_card_goes_to_the_discard_pile(card: str) -> None:
    table = position(hand={"A": ARGUMENTS}, row="truthtrance").reveal_turn("A").play("A", card)
    assert table.discard("A") == [card]
    assert table.hand("A") == []


@pytest.mark.rule("UPR-DCK-02")
def test_an_effect_can_name_another_place() -> None:
    table = position(hand={"A": "price_is_no_object"}, solari={"A": 4}, row="truthtrance").turn("A")
    table.play("A", "price_is_no_object", "dutiful_service", "truthtrance")
    assert table.hand("A") == ["truthtrance"]
    assert table.discard("A") == []


@pytest.mark.rule("UPR-DCK-03")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_and_drawing_goes_on() -> None:
    table = position(
        hand={"A": "reconnaissance"},
        deck={"A": "dagger"},
        discard={"A": "truthtrance, truthtrance"},
        water={"A": 2},
        garrison={"A": 0},
    ).turn("A")
    table.play("A", "reconnaissance", "research_station")
    assert table.hand("A") == ["dagger", "truthtrance"]
    assert (table.deck("A"), table.discard("A")) == (["truthtrance"], [])


@pytest.mark.rule("UPR-DCK-03")
def test_the_new_deck_is_shuffled() -> None:
    drawn = {
        position(discard={"A": "dagger, diplomacy, seek_allies, reconnaissance, signet_ring, truthtrance"},
                 deck={"A": ""}, seed=seed).start(draw_hands).deck("A")[0]
        for seed in range(20)
    }  # fmt: skip
    assert len(drawn) > 2


@pytest.mark.rule("UPR-DCK-04")
def test_the_discard_pile_stays_until_a_draw_needs_it() -> None:
    table = position(
        hand={"A": "reconnaissance"},
        deck={"A": "dagger, seek_allies"},
        discard={"A": "truthtrance"},
        water={"A": 2},
        garrison={"A": 0},
    ).turn("A")
    table.play("A", "reconnaissance", "research_station")
    assert table.hand("A") == ["dagger", "seek_allies"]
    assert (table.deck("A"), table.discard("A")) == ([], ["truthtrance"])
    assert "event-reshuffles" not in table.told()


@pytest.mark.rule("UPR-RUL-37")
def test_with_nothing_left_to_draw_the_rest_is_lost() -> None:
    table = position(deck={"A": "dagger"}, discard={"A": "seek_allies"}).start(draw_hands)
    assert table.hand("A") == ["dagger", "seek_allies"]


@pytest.mark.rule("UPR-DCK-05")
def test_a_trashed_card_never_comes_back() -> None:
    table = position(hand={"A": "diplomacy"}, deck={"A": ""}, discard={"A": "dagger, seek_allies"}).turn("A")
    table.play("A", "diplomacy", "desert_tactics", "dagger", "0")
    assert table.trashed().count("dagger") == 2, "this one, and the one left out of the position"
    table.play_quietly(until=lambda: table.g.round == 4)
    everything = table.hand("A") + table.deck("A") + table.discard("A") + table.in_play("A")
    assert sorted(everything) == ["diplomacy", "seek_allies"]

"""Reveal turns, acquiring cards and strength (UPR-REV, UPR-ACQ, UPR-STR)."""

import pytest

from tests.games.uprising.position import position


@pytest.mark.rule("UPR-REV-01", "UPR-REV-02")
def test_the_hand_is_revealed_before_anything_is_bought() -> None:
    table = position(hand={"A": "dagger, diplomacy"}, in_play={"A": "signet_ring"}).reveal_turn("A")
    assert table.hand("A") == []
    assert table.in_play("A") == ["dagger", "diplomacy", "signet_ring"]
    shown = {card["card"]: card["revealed"] for card in table.seen("B")["players"][0]["in_play"]}
    assert shown == {"dagger": True, "diplomacy": True, "signet_ring": False}


@pytest.mark.rule("UPR-REV-01", "UPR-REV-07")
def test_clean_up_comes_last_and_takes_revealed_and_played_cards() -> None:
    table = position(hand={"A": "dagger, diplomacy"}, in_play={"A": "signet_ring"}).reveal_turn("A")
    assert table.discard("A") == []
    table.play("A", "end_turn")
    assert table.in_play("A") == []
    assert table.discard("A") == ["dagger", "diplomacy", "signet_ring"]


@pytest.mark.rule("UPR-REV-03", "UPR-ACQ-02")
def test_reveal_boxes_of_all_revealed_cards_apply() -> None:
    table = position(hand={"A": "convincing_argument, diplomacy, dagger"}).reveal_turn("A")
    assert table.persuasion("A") == 2 + 1
    assert table.swords("A") == 1


@pytest.mark.rule("UPR-REV-04")
def test_reveal_boxes_of_cards_played_before_do_not_apply() -> None:
    table = position(hand={"A": "diplomacy"}, in_play={"A": "convincing_argument, dagger"}).reveal_turn("A")
    assert table.persuasion("A") == 1
    assert table.swords("A") == 0


@pytest.mark.rule("UPR-REV-05")
def test_reveal_effects_wait_for_the_order_the_player_likes() -> None:
    """Two cards with an effect to choose for: either may come first."""
    table = position(hand={"A": "captured_mentat, calculus_of_power, imperial_spymaster"}, influence={"A": "guild 1"})
    table.reveal_turn("A")
    waiting = [name for name in table.seen("A")["turn"]["waiting"] if name.startswith("card/")]
    assert len(waiting) == 2
    assert set(waiting) <= set(table.options("A"))


@pytest.mark.rule("UPR-REV-05", "UPR-RUL-20")
def test_what_counts_other_things_is_counted_when_the_player_likes() -> None:
    """Treacherous Maneuver draws Cunning, Cunning a Dagger: Leadership may count the sword that then lies revealed."""
    table = position(
        hand={"A": "leadership, treacherous_maneuver"}, deck={"A": "dagger"}, intrigue_deck="cunning", troops={"A": 1}
    ).reveal_turn("A")
    assert table.swords("A") == 1
    table.play("A", "card/treacherous_maneuver/reveal/1", "cunning")
    assert table.swords("A") == 2
    table.play("A", "card/leadership/reveal/2")
    assert table.swords("A") == 3


@pytest.mark.rule("UPR-REV-05", "UPR-REV-06", "UPR-CHM-14")
def test_contracts_are_counted_when_the_player_likes() -> None:
    """Interstellar Trade: the Spice Must Flow completes a contract before contracts are counted, or after."""
    table = position(
        hand={"A": "interstellar_trade, convincing_argument, convincing_argument, long_live_the_fighters"},
        council="A",
        in_play={"A": "diplomacy"},
        placed={"A": "assembly_hall"},
        choam=True,
        contracts={"A": "contract_acquire_spice_must_flow"},
        completed={"A": "contract_harvest_3"},
    ).reveal_turn("A")
    assert (table.persuasion("A"), "end_turn" in table.options("A")) == (9, False)
    table.play("A", "the_spice_must_flow", "card/interstellar_trade/reveal")
    assert table.persuasion("A") == 2


@pytest.mark.rule("UPR-REV-06")
def test_cards_may_be_bought_before_and_after_a_reveal_effect() -> None:
    table = position(
        hand={"A": "calculus_of_power, imperial_spymaster, convincing_argument"},
        row="smugglers_harvester, weirding_woman",
    ).reveal_turn("A")
    effect = table.seen("A")["turn"]["waiting"][0]
    assert {"smugglers_harvester", "weirding_woman", effect} <= set(table.options("A"))
    table.play("A", "smugglers_harvester")
    assert effect in table.options("A")
    table.play("A", effect)
    table.play("A", *[one for one in table.options("A") if one == "imperial_spymaster"])
    assert table.swords("A") >= 3
    assert "weirding_woman" in table.options("A")


@pytest.mark.rule("UPR-ACQ-01")
def test_persuasion_is_not_there_before_the_reveal_turn() -> None:
    table = position(hand={"A": "convincing_argument, dagger"}, row="desert_survival").turn("A")
    assert table.persuasion("A") == 0
    assert "desert_survival" not in table.options("A")
    assert "desert_survival" in table.play("A", "reveal").options("A")


@pytest.mark.rule("UPR-ACQ-02")
def test_a_council_seat_adds_persuasion() -> None:
    table = position(hand={"A": "diplomacy"}, council="A").reveal_turn("A")
    assert table.persuasion("A") == 1 + 2


@pytest.mark.rule("UPR-ACQ-03")
def test_cards_of_row_and_reserve_are_bought_at_their_cost() -> None:
    table = position(hand={"A": "convincing_argument, diplomacy"}, row="desert_survival, overthrow").reveal_turn("A")
    assert set(table.options("A")) == {"desert_survival", "prepare_the_way", "end_turn"}
    table.play("A", "desert_survival")
    assert table.persuasion("A") == 3 - 2
    assert "prepare_the_way" not in table.options("A")


@pytest.mark.rule("UPR-ACQ-03")
def test_a_card_of_the_reserve_leaves_its_stack() -> None:
    table = position(hand={"A": "convincing_argument"}).reveal_turn("A")
    before = table.reserve("prepare_the_way")
    table.play("A", "prepare_the_way")
    assert table.reserve("prepare_the_way") == before - 1
    assert table.discard("A") == ["prepare_the_way"]


@pytest.mark.rule("UPR-ACQ-04", "UPR-ACQ-06")
def test_one_source_may_buy_several_cards() -> None:
    table = position(hand={"A": "convincing_argument"}, row="smugglers_harvester, weirding_woman, overthrow")
    table.reveal_turn("A").play("A", "smugglers_harvester", "weirding_woman")
    assert table.persuasion("A") == 0
    assert table.discard("A") == ["smugglers_harvester", "weirding_woman"]


@pytest.mark.rule("UPR-ACQ-05")
def test_several_sources_may_buy_one_card() -> None:
    table = position(hand={"A": "convincing_argument, diplomacy, reconnaissance"}, row="paracompass, overthrow")
    table.reveal_turn("A").play("A", "paracompass")
    assert table.persuasion("A") == 0
    assert table.discard("A") == ["paracompass"]


@pytest.mark.rule("UPR-ACQ-07")
def test_unspent_persuasion_is_lost() -> None:
    table = position(hand={"A": "convincing_argument"}).reveal_turn("A").play("A", "end_turn")
    assert table.persuasion("A") == 0


@pytest.mark.rule("UPR-ACQ-08")
def test_an_acquired_card_lies_open_in_the_discard_pile_and_does_nothing_more() -> None:
    table = position(hand={"A": "convincing_argument"}, row="sardaukar_soldier, overthrow").reveal_turn("A")
    table.play("A", "sardaukar_soldier")
    assert table.seen("C")["players"][0]["discard"] == ["sardaukar_soldier"]
    assert table.persuasion("A") == 1
    assert table.swords("A") == 0


@pytest.mark.rule("UPR-ACQ-09", "UPR-ACQ-10")
def test_the_row_is_refilled_at_once_and_the_new_card_may_be_bought() -> None:
    table = position(
        hand={"A": "convincing_argument"},
        row="smugglers_harvester, overthrow, steersman, corrinth_city, desert_power",
        imperium="weirding_woman",
    ).reveal_turn("A")
    assert "weirding_woman" not in table.options("A")
    table.play("A", "smugglers_harvester")
    assert table.row() == ["weirding_woman", "overthrow", "steersman", "corrinth_city", "desert_power"], "into the gap"
    table.play("A", "weirding_woman")
    assert table.discard("A") == ["smugglers_harvester", "weirding_woman"]


@pytest.mark.rule("UPR-STR-01", "UPR-STR-02", "UPR-STR-03", "UPR-STR-04")
def test_strength_counts_troops_worms_and_swords() -> None:
    table = position(hand={"A": "dagger, sardaukar_soldier"}, troops={"A": 2}, worms={"A": 1}, shield_wall=False)
    table.turn("A")
    assert table.strength("A") == 2 * 2 + 3
    table.play("A", "reveal")
    assert table.strength("A") == 2 * 2 + 3 + 2


@pytest.mark.rule("UPR-STR-05")
def test_garrison_and_supply_give_no_strength() -> None:
    table = position(troops={"A": 1}, garrison={"A": 5}).turn("A")
    assert table.strength("A") == 2


@pytest.mark.rule("UPR-STR-06")
def test_swords_without_units_are_worth_nothing() -> None:
    table = position(hand={"A": "dagger, sardaukar_soldier"}).reveal_turn("A")
    assert table.swords("A") == 2
    assert table.strength("A") == 0


@pytest.mark.rule("UPR-STR-07", "UPR-CMB-06")
def test_strength_falls_to_nothing_when_the_last_unit_leaves() -> None:
    table = position(
        troops={"A": 1, "B": 1}, swords={"A": 3}, intrigue={"A": "tactical_option", "B": "contingency_plan"}
    ).combat()
    assert table.strength("A") == 2 + 3
    table.play("A", "tactical_option")
    while table.troops("A"):
        offered = table.options("A")
        table.play("A", offered[-1] if offered[-1] != "0" else offered[0])
    assert table.strength("A") == 0


@pytest.mark.rule("UPR-STR-08", "UPR-STR-09")
def test_strength_is_public_and_not_limited_to_the_track() -> None:
    table = position(troops={"A": 9}, swords={"A": 6}).turn("A")
    assert [player["strength"] for player in table.seen(None)["players"]] == [9 * 2 + 6, 0, 0]

"""Rolling, assigning and changing action dice (WFA-ACT-01 to 09), and Bene Gesserit tokens (WFA-BG)."""

import pytest

from sandtable.games.war_for_arrakis.components import ACTION_DIE
from sandtable.games.war_for_arrakis.leaders import THUFIR_HAWAT
from sandtable.games.war_for_arrakis.rules.action_turns import (
    action_phase,
    desert_power_allowed,
    end_action_phase,
)
from sandtable.games.war_for_arrakis.rules.bene_gesserit import gain_bene_gesserit, place_sister
from sandtable.games.war_for_arrakis.rules.dice import assign_dice, lose_die, roll_action_dice, take_back_dice
from sandtable.games.war_for_arrakis.rules.leaders import leader_enters, retire
from sandtable.games.war_for_arrakis.rules.tracks import gain_supremacy
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, HOUSE, STRATEGY
from sandtable.kernel.rows import added, replaced
from tests.games.war_for_arrakis.position import Position, position

NO_DICE = (0, 0, 0, 0, 0)


def assigned(atreides: tuple[int, ...] = NO_DICE, harkonnen: tuple[int, ...] = NO_DICE) -> Position:
    table = position()
    table.g.unrolled = (sum(atreides), sum(harkonnen))
    return table.start(assign_dice, atreides, harkonnen)


@pytest.mark.rule("WFA-ACT-01")
@pytest.mark.rule("WFA-ACT-02")
def test_both_sides_roll_all_their_dice() -> None:
    table = position(bene_gesserit={"atreides": 0})
    table.start(action_phase)
    assert table.told()[:2] == ["event-dice-rolled", "event-dice-rolled"]
    rolled = [event.args for event in table.g.events(None) if event.message == "event-dice-rolled"]
    totals = [sum(count for name, count in args.items() if name != "who") for args in rolled]
    assert totals == [4, 8]


def test_every_face_of_the_die_can_come_up() -> None:
    table = position()
    table.luck(*[(face, 6) for face in (0, 1, 3, 4)])
    table.g.unrolled = (4, 0)
    table.start(roll_action_dice)
    assert table.unused("atreides") == {"leadership": 1, "strategy": 1, "deployment": 1, "mentat": 1}
    assert ACTION_DIE[ATREIDES][2] == STRATEGY
    assert ACTION_DIE[ATREIDES][5] == HOUSE


@pytest.mark.rule("WFA-ACT-03")
def test_dice_on_the_spice_must_flow_board_are_not_rolled() -> None:
    table = position(bene_gesserit={"atreides": 0})
    table.g.blocked_dice = 3
    table.g.unrolled = replaced(table.g.unrolled, HARKONNEN, 5)
    table.start(action_phase)
    rolled = next(event.args for event in table.g.events(None) if event.args.get("who") == "side-harkonnen")
    assert sum(count for name, count in rolled.items() if name != "who") == 5


@pytest.mark.rule("WFA-ACT-04")
def test_dice_go_to_the_box_of_their_result() -> None:
    table = assigned((1, 1, 1, 1, 0), (1, 2, 2, 2, 1))
    assert table.g.to_act == ()
    assert table.unused("atreides") == {"leadership": 1, "strategy": 1, "deployment": 1, "mentat": 1}
    assert table.unused("harkonnen") == {"leadership": 1, "strategy": 2, "deployment": 2, "mentat": 2, "house": 1}


@pytest.mark.rule("WFA-ACT-05")
@pytest.mark.rule("WFA-RUL-14")
def test_slots_of_giedi_prime() -> None:
    boxes = position().seen()["dashboards"][1]["boxes"]
    assert {box: slots["slots"] for box, slots in boxes.items()} == {
        "leadership": 3,
        "strategy": 3,
        "deployment": 2,
        "mentat": 3,
        "house": 2,
    }
    table = assigned(NO_DICE, (4, 0, 0, 0, 0))
    assert table.unused("harkonnen") == {"leadership": 3}
    assert table.prompt("harkonnen") == "prompt-excess-die"


@pytest.mark.rule("WFA-ACT-06")
def test_slots_of_sietch_tabr() -> None:
    boxes = position().seen()["dashboards"][0]["boxes"]
    assert {slots["slots"] for slots in boxes.values()} == {2}


@pytest.mark.rule("WFA-ACT-07")
@pytest.mark.rule("WFA-ACT-08")
@pytest.mark.rule("WFA-EX-19")
def test_four_strategy_dice_leave_two_to_be_changed() -> None:
    table = assigned((0, 4, 0, 0, 0))
    assert table.unused("atreides") == {"strategy": 2}
    assert table.options("atreides") == ["strategy"]
    table.play("atreides", "strategy")
    assert table.options("atreides") == ["leadership", "deployment", "mentat", "house"]
    table.play("atreides", "mentat", "strategy")
    assert table.options("atreides") == ["leadership", "deployment", "house"], "these still have two free slots"
    table.play("atreides", "house")
    assert table.unused("atreides") == {"strategy": 2, "mentat": 1, "house": 1}
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-EX-38")
@pytest.mark.rule("WFA-RUL-15")
def test_eight_dice_with_two_full_results() -> None:
    table = assigned(NO_DICE, (4, 0, 0, 0, 4))
    assert table.unused("harkonnen") == {"leadership": 3, "house": 2}
    assert table.options("harkonnen") == ["leadership", "house"]
    table.play("harkonnen", "house")
    assert table.options("harkonnen") == ["strategy", "mentat"]
    table.play("harkonnen", "strategy", "house")
    assert table.options("harkonnen") == ["mentat"]
    table.play("harkonnen", "mentat", "leadership")
    assert table.options("harkonnen") == ["strategy", "deployment", "mentat"]
    table.play("harkonnen", "deployment")
    assert table.unused("harkonnen") == {"leadership": 3, "strategy": 1, "deployment": 1, "mentat": 1, "house": 2}


@pytest.mark.rule("WFA-ACT-09")
def test_the_sides_change_dice_by_turns_harkonnen_first() -> None:
    table = assigned((0, 4, 0, 0, 0), (0, 0, 3, 0, 0))
    assert table.g.to_act == (table.seat("harkonnen"),)
    table.play("harkonnen", "deployment", "leadership")
    assert table.g.to_act == (table.seat("atreides"),)
    table.play("atreides", "strategy", "leadership")
    assert table.g.to_act == (table.seat("atreides"),), "Harkonnen has nothing left to change and is skipped"


@pytest.mark.rule("WFA-RUL-17")
@pytest.mark.rule("WFA-RUL-88")
def test_a_die_taken_by_a_card_is_not_spent() -> None:
    table = position(tank={"stilgar": 1}).dice("atreides", house=1)
    table.g.sisters = replaced(table.g.sisters, HOUSE, 1)
    lose_die(table.g, ATREIDES, HOUSE)
    assert table.unused("atreides") == {}
    assert table.g.used[HOUSE] == 1
    lose_die(table.g, ATREIDES, HOUSE)
    assert table.g.sisters[HOUSE] == 0
    assert table.g.used[HOUSE] == 1, "a Bene Gesserit token leaves the game"
    assert table.tank("atreides") == ["stilgar", None, None]


def test_dice_are_taken_back() -> None:
    table = position().dice("atreides", house=1).dice("harkonnen", strategy=3)
    table.g.used = replaced(table.g.used, STRATEGY, 2)
    table.g.unrolled = added(table.g.unrolled, ATREIDES, -2)
    take_back_dice(table.g)
    assert list(table.g.unrolled) == [4, 8]
    assert sum(table.g.dice) + sum(table.g.used) == 0


# Bene Gesserit tokens.


@pytest.mark.rule("WFA-BG-01")
def test_tokens_are_placed_when_the_dice_are_assigned_harkonnen_first() -> None:
    table = position(bene_gesserit={"atreides": 1, "harkonnen": 1})
    table.start(action_phase)
    table.play_quietly(lambda: table.prompt("harkonnen") == "prompt-bene-gesserit")
    assert sum(table.g.excess) == 0
    assert table.g.to_act == (table.seat("harkonnen"),)
    table.play("harkonnen", "pass")
    assert table.prompt("atreides") == "prompt-bene-gesserit"


@pytest.mark.rule("WFA-BG-02")
def test_at_most_one_token_a_round() -> None:
    table = position(bene_gesserit={"atreides": 2}).dice("atreides", leadership=2, strategy=2)
    table.start(place_sister, ATREIDES)
    table.play("atreides", "mentat")
    assert table.g.to_act == ()
    assert table.g.bene_gesserit[ATREIDES] == 1
    assert sum(table.g.sisters) == 1


@pytest.mark.rule("WFA-BG-03")
@pytest.mark.rule("WFA-EX-15")
@pytest.mark.rule("WFA-RUL-52")
def test_a_token_goes_to_a_result_with_the_fewest_dice() -> None:
    table = position().dice("atreides", leadership=2, strategy=1, deployment=1)
    table.start(place_sister, ATREIDES)
    assert table.options("atreides") == ["pass", "mentat", "house"]


@pytest.mark.rule("WFA-RUL-52")
def test_a_full_result_is_passed_over() -> None:
    table = position(bene_gesserit={"harkonnen": 1}).dice(
        "harkonnen", leadership=3, strategy=3, deployment=2, mentat=3, house=2
    )
    table.start(place_sister, HARKONNEN)
    assert table.g.to_act == (), "no slot is empty"
    table.dice("harkonnen", leadership=2, strategy=3, deployment=2, mentat=3, house=2)
    table.start(place_sister, HARKONNEN)
    assert table.options("harkonnen") == ["pass", "leadership"]


@pytest.mark.rule("WFA-BG-04")
def test_a_token_is_a_die_for_all_rules() -> None:
    table = position(tank={"stilgar": 1}, hands={"house_atreides": "war_plan"}, legions="windgap: atreides regular 2")
    table.dice("harkonnen", strategy=1).dice("atreides")
    assert desert_power_allowed(table.g)
    table.g.sisters = replaced(table.g.sisters, STRATEGY, 1)
    assert not desert_power_allowed(table.g), "1 against 1"
    table.turn("atreides")
    assert table.options("atreides") == ["strategy"]
    table.play("atreides", "strategy")
    assert {"move", "play_card", "nothing"} <= set(table.options("atreides"))
    table.play("atreides", "nothing")
    assert table.tank("atreides") == [None, "stilgar", None]


@pytest.mark.rule("WFA-BG-05")
def test_a_spent_token_leaves_the_game() -> None:
    table = position()
    table.g.sisters = replaced(table.g.sisters, STRATEGY, 1)
    table.g.bene_gesserit = replaced(table.g.bene_gesserit, ATREIDES, 0)
    table.turn("atreides")
    table.play("atreides", "strategy", "nothing")
    assert sum(table.g.sisters) == 0
    assert sum(table.g.used) == 0
    assert table.g.bene_gesserit_reserve == 4
    assert list(table.g.bene_gesserit) == [0, 0]


@pytest.mark.rule("WFA-RUL-51")
def test_an_unspent_token_is_lost_with_the_phase() -> None:
    table = position()
    table.g.sisters = replaced(table.g.sisters, STRATEGY, 1)
    table.g.bene_gesserit = replaced(table.g.bene_gesserit, ATREIDES, 0)
    table.start(end_action_phase)
    assert sum(table.g.sisters) == 0
    assert "event-sister-lost" in table.told()


@pytest.mark.rule("WFA-BG-06")
def test_supremacy_steps_give_the_atreides_side_tokens() -> None:
    table = position()
    gain_supremacy(table.g, 3)
    assert table.g.bene_gesserit[ATREIDES] == 1
    gain_supremacy(table.g, 1)
    assert table.g.bene_gesserit[ATREIDES] == 2
    gain_supremacy(table.g, 3)
    assert table.g.supremacy == 7
    assert table.g.bene_gesserit[ATREIDES] == 3


@pytest.mark.rule("WFA-BG-07")
def test_mohiam_brings_a_token() -> None:
    table = position()
    leader_enters(table.g, THUFIR_HAWAT)
    retire(table.g, THUFIR_HAWAT)
    assert table.g.bene_gesserit[HARKONNEN] == 1
    assert table.g.bene_gesserit_reserve == 3


@pytest.mark.rule("WFA-BG-08")
def test_the_breeding_program_brings_a_token() -> None:
    table = position(hands={"corrino_ally": "breeding_program"})
    table.turn("harkonnen", house=1)
    table.play("harkonnen", "house", "play_card", "breeding_program")
    assert table.g.bene_gesserit[HARKONNEN] == 1


def test_no_token_comes_from_an_empty_reserve() -> None:
    table = position(bene_gesserit={"atreides": 5})
    gain_bene_gesserit(table.g, HARKONNEN)
    assert list(table.g.bene_gesserit) == [5, 0]

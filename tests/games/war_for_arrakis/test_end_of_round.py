"""The End of the Round, step by step."""

import pytest

from sandtable.games.war_for_arrakis.rules.end_of_round import (
    close_round,
    discard_to_limit,
    end_of_round,
    exchange_leaders,
    exchange_wild_maker,
    flyers_return,
    turn_leader_cards,
)
from sandtable.games.war_for_arrakis.state import ASIDE, DISCARD
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, HOUSE_HARKONNEN
from sandtable.kernel.rows import replaced
from tests.games.war_for_arrakis.desert import flyers, harvesters, worms
from tests.games.war_for_arrakis.position import Position, position


@pytest.mark.rule("WFA-END-01", "WFA-END-02", "WFA-END-03", "WFA-END-04", "WFA-END-05", "WFA-END-07", "WFA-END-08")
def test_the_steps_come_in_their_order() -> None:
    table = position(
        legions="gara_kulon: atreides elite 1, paul_atreides, lady_jessica; carthag: harkonnen elite 1, beast_rabban",
        shown="jessica_trains_paul, spice_denied",
        flyers="air_ne ornithopter",
        hands={
            "house_atreides": "war_plan, the_voice, death_commandos, truthtrance",
            "fremen_ally": "jubba_cloaks, hieregs, crysknife",
        },
        spent="stilgar",
        phase="round_end",
    ).start(end_of_round)
    assert table.prompt("atreides") == "prompt-claim"
    table.play("atreides", "jessica_trains_paul")
    assert "event-objective-not-met" in table.told()
    assert flyers(table) == {}
    assert table.prompt("harkonnen") == "prompt-exchange-leader"
    table.play("harkonnen", "done")
    assert table.prompt("atreides") == "prompt-exchange-leader"
    table.play("atreides", "done")
    assert not table.g.leader_spent[6]
    assert table.prompt("atreides") == "prompt-hand-limit"
    table.play("atreides", "war_plan")
    assert table.prompt("atreides") == "prompt-clean-up"
    table.play("atreides", "done")
    assert table.told()[-1] == "event-dice-taken-back"
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-END-03", "WFA-VEH-13")
def test_flyers_leave_and_harvesters_are_not_asked() -> None:
    table = position(flyers="air_ne ornithopter, air_sw carryall", harvesters="ne_09").start(flyers_return)
    assert flyers(table) == {}
    assert (table.g.ornithopters_left, table.g.carryalls_left) == (6, 3)
    assert harvesters(table) == ["ne_09"]


# Leaders.


@pytest.mark.rule("WFA-END-04", "WFA-RUL-31")
def test_named_leaders_may_be_exchanged_for_generic_ones() -> None:
    legions = "carthag: harkonnen regular 1, beast_rabban, baron_harkonnen; arsunt: harkonnen elite 1, captain_aramsham"
    table = position(legions=legions).start(exchange_leaders, HARKONNEN)
    assert table.options("harkonnen") == ["baron_harkonnen", "beast_rabban", "captain_aramsham", "done"]
    table.play("harkonnen", "beast_rabban", "captain_aramsham", "done")
    assert table.legion("harkonnen", "carthag") == "regular 1, bashar 1, baron_harkonnen"
    assert table.legion("harkonnen", "arsunt") == "elite 1, bashar 1"
    assert table.leader("beast_rabban") == ASIDE, "not in the Tank"
    assert table.tank("harkonnen") == [None] * 5


@pytest.mark.rule("WFA-EX-32", "WFA-END-04", "WFA-RUL-31")
@pytest.mark.parametrize(("naibs", "left"), [(12, "regular 1, naib 12"), (11, "regular 1, naib 12")])
def test_the_last_naib_must_take_the_place_and_without_one_nobody_does(naibs: int, left: str) -> None:
    table = position(legions=f"ne_09: atreides regular 1, naib {naibs}, chani").start(exchange_leaders, ATREIDES)
    table.play("atreides", "chani")
    assert table.legion("atreides", "ne_09") == left
    assert table.leader("chani") == ASIDE
    assert table.g.generic_supply[0] == 0


@pytest.mark.rule("WFA-END-04")
def test_nobody_is_asked_without_a_named_leader_on_the_board() -> None:
    assert position(legions="carthag: harkonnen regular 1, bashar 1").start(exchange_leaders, HARKONNEN).g.to_act == ()


@pytest.mark.rule("WFA-LEAD-31", "WFA-RUL-10")
@pytest.mark.parametrize(("answer", "maker"), [("use", ASIDE), ("pass", 2)])
def test_the_wild_maker_may_be_exchanged_in_its_area(answer: str, maker: int) -> None:
    table = position(wild_maker="ne_09").start(exchange_wild_maker).play("atreides", answer)
    assert worms(table) == ["ne_09"]
    assert table.leader("wild_maker") == maker
    assert table.g.sandworms_left == (3 if answer == "use" else 4)


@pytest.mark.rule("WFA-RUL-10")
def test_no_exchange_without_a_sandworm_in_the_supply() -> None:
    table = position(wild_maker="ne_09", worms="nw_01, nw_02, nw_04, nw_13").start(exchange_wild_maker)
    assert table.g.to_act == ()


@pytest.mark.rule("WFA-END-05", "WFA-END-06", "WFA-LEAD-14")
def test_spent_cards_are_turned_even_in_the_tank() -> None:
    table = position(spent="stilgar, baron_harkonnen, wild_maker", aside="wild_maker", tank={"baron_harkonnen": 1})
    table.start(turn_leader_cards)
    assert not any(table.g.leader_spent)
    assert table.told().count("event-card-turned") == 2
    assert table.told().count("event-card-turned-in-tank") == 1
    assert table.tank("harkonnen")[0] == "baron_harkonnen"


# The hand limit.

SEVEN = {
    "house_harkonnen": "forced_recruitment, mudir_nahya, hunter_seeker, sandmasters",
    "corrino_ally": "breeding_program, troop_carriers, shigawire",
}


def limited(hands: dict[str, str]) -> Position:
    return position(hands=hands, phase="round_end").start(discard_to_limit)


@pytest.mark.rule("WFA-END-07", "WFA-PLAN-07", "WFA-PLAN-04")
def test_seven_cards_become_six_of_choice() -> None:
    table = limited(SEVEN)
    assert table.g.to_act == (table.seat("harkonnen"),)
    assert len(table.options("harkonnen")) == 7
    table.play("harkonnen", "hunter_seeker")
    assert len(table.hand("house_harkonnen")) + len(table.hand("corrino_ally")) == 6
    discarded = table.g.planning[HOUSE_HARKONNEN]
    assert len(discarded.known(table.g.public, DISCARD)) == 1, "face up"


@pytest.mark.rule("WFA-END-07")
def test_six_cards_may_stay() -> None:
    assert limited(SEVEN | {"corrino_ally": "breeding_program, shigawire"}).g.to_act == ()


@pytest.mark.rule("WFA-END-07", "WFA-RUL-09")
def test_hawats_scheming_is_kept() -> None:
    hands = {
        "house_harkonnen": "hawats_scheming, hawats_scheming, hawats_scheming, sandmasters, mudir_nahya",
        "corrino_ally": "breeding_program, shigawire, troop_carriers",
    }
    table = limited(hands)
    assert "hawats_scheming" not in table.options("harkonnen")
    table.play("harkonnen", "sandmasters", "shigawire")
    assert table.hand("house_harkonnen") == ["hawats_scheming"] * 3 + ["mudir_nahya"]
    assert table.hand("corrino_ally") == ["breeding_program", "troop_carriers"]


@pytest.mark.rule("WFA-END-07")
def test_both_sides_discard_without_seeing_each_other() -> None:
    atreides = {
        "house_atreides": "war_plan, the_voice, death_commandos, truthtrance",
        "fremen_ally": "jubba_cloaks, hieregs, crysknife",
    }
    table = limited(SEVEN | atreides)
    assert set(table.g.to_act) == {0, 1}
    table.play("harkonnen", "hunter_seeker")
    assert "event-discards-card" not in table.told("atreides")
    table.play("atreides", "crysknife")
    assert table.told("atreides").count("event-discards-card") == 2


# The last step.


@pytest.mark.rule("WFA-END-09")
def test_used_dice_come_back_and_blocked_ones_stay() -> None:
    table = position()
    table.g.used = replaced(replaced(table.g.used, 10, 5), 0, 4)
    table.g.unrolled, table.g.blocked_dice = (0, 0), 3
    table.start(close_round)
    assert list(table.g.unrolled) == [4, 5]
    assert sum(table.g.used) == 0
    assert table.g.blocked_dice == 3


@pytest.mark.rule("WFA-RUL-79", "WFA-ROUND-01")
@pytest.mark.parametrize(("round", "over"), [(29, False), (30, True)])
def test_a_game_that_nobody_wins_is_a_draw_after_round_thirty(round: int, over: bool) -> None:
    table = position(round=round).start(close_round)
    assert table.g.over == over
    if over:
        assert table.g.result is not None
        assert table.g.result.winners == ()
        assert table.g.result.reason == "reason-draw"

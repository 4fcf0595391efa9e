"""The Regeneration Tank (WFA-TANK)."""

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.game import GAME
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER
from sandtable.games.war_for_arrakis.rules.action_turns import action_turn
from sandtable.games.war_for_arrakis.rules.leaders import retire
from sandtable.games.war_for_arrakis.rules.results import deploy_atreides, leaders_to_deploy
from sandtable.games.war_for_arrakis.rules.specials import specials
from sandtable.games.war_for_arrakis.rules.tank import advance_tanks, leaders_fall, to_tank
from sandtable.games.war_for_arrakis.state import ASIDE, IN_TANK
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, LEADERSHIP, STRATEGY
from tests.games.war_for_arrakis.position import Position, position


def spend(table: Position, side: str) -> None:
    """The side spends a die without effect."""
    table.turn(side, strategy=1)
    table.play(side, "strategy", "nothing")
    table.play_quietly(lambda: not table.g.to_act)


@pytest.mark.rule("WFA-TANK-01")
def test_three_slots_and_five() -> None:
    table = position()
    assert len(table.tank("atreides")) == 3
    assert len(table.tank("harkonnen")) == 5


@pytest.mark.rule("WFA-TANK-02")
def test_a_removed_named_leader_goes_to_the_leftmost_slot() -> None:
    table = position(legions="carthag: harkonnen regular 2, baron_harkonnen")
    to_tank(table.g, LEADER_NUMBER["baron_harkonnen"])
    assert table.tank("harkonnen") == ["baron_harkonnen", None, None, None, None]
    assert table.leader("baron_harkonnen") == IN_TANK
    assert table.legion("harkonnen", "carthag") == "regular 2"


@pytest.mark.rule("WFA-TANK-03")
def test_a_spent_die_moves_the_own_tank_when_the_action_is_resolved() -> None:
    table = position(tank={"stilgar": 1, "baron_harkonnen": 1}, legions="windgap: atreides regular 2")
    table.turn("atreides", strategy=1)
    table.play("atreides", "strategy", "move")
    assert table.tank("atreides") == ["stilgar", None, None], "the action is not over"
    table.play("atreides", "done")
    assert table.tank("atreides") == [None, "stilgar", None]
    assert table.tank("harkonnen")[0] == "baron_harkonnen"


@pytest.mark.rule("WFA-ACT-36")
def test_desert_power_moves_no_tank() -> None:
    table = position(tank={"stilgar": 1}).dice("harkonnen", strategy=1)
    table.turn("atreides")
    table.play("atreides", "desert_power")
    table.play_quietly(lambda: not table.g.to_act)
    assert table.tank("atreides") == ["stilgar", None, None]


@pytest.mark.rule("WFA-TANK-04")
@pytest.mark.rule("WFA-EX-21")
def test_chani_leaves_the_tank_with_the_third_die() -> None:
    table = position(aside="chani", legions="windgap: atreides regular 1")
    to_tank(table.g, LEADER_NUMBER["chani"])
    spend(table, "atreides")
    assert table.tank("atreides") == [None, "chani", None]
    spend(table, "atreides")
    assert table.tank("atreides") == [None, None, "chani"]
    spend(table, "atreides")
    assert table.tank("atreides") == [None, None, None]
    assert table.leader("chani") == ASIDE
    assert not table.g.can_appear(LEADER_NUMBER["chani"]), "not before the next own turn"
    table.dice("harkonnen", strategy=1).dice("atreides", deployment=1)
    table.start(action_turn, ATREIDES)
    assert table.g.can_appear(LEADER_NUMBER["chani"])
    table.play("atreides", "deployment", "deploy", "deploy", "windgap")
    assert "chani" in table.options("atreides")


@pytest.mark.rule("WFA-TANK-05")
def test_a_leader_pushed_out_rests_until_the_owners_next_turn() -> None:
    table = position(aside="chani, alia", tank={"stilgar": 3, "chani": 2, "alia": 1})
    table.begin_turn("atreides")
    to_tank(table.g, LEADER_NUMBER["paul_atreides"])
    assert table.tank("atreides") == ["paul_atreides", "alia", "chani"]
    assert [option.name for option in leaders_to_deploy(table.g, ATREIDES)] == ["naib", "lady_jessica"]
    assert table.seen()["leaders"]["stilgar"] == {"state": "aside", "area": None, "spent": False, "resting": True}


@pytest.mark.rule("WFA-TANK-06")
def test_a_leader_in_the_tank_gives_no_special_action() -> None:
    table = position(tank={"stilgar": 1}, legions="windgap: atreides regular 2; ne_01: atreides regular 1")
    assert LEADER_NUMBER["stilgar"] not in specials(table.g, ATREIDES, STRATEGY)
    free = position(legions="windgap: atreides regular 2; ne_01: atreides regular 1")
    assert LEADER_NUMBER["stilgar"] in specials(free.g, ATREIDES, STRATEGY)


@pytest.mark.rule("WFA-TANK-07")
@pytest.mark.rule("WFA-RUL-44")
def test_a_card_stays_as_it_lay() -> None:
    table = position(legions="windgap: atreides regular 2, stilgar", spent="stilgar")
    to_tank(table.g, LEADER_NUMBER["stilgar"])
    to_tank(table.g, LEADER_NUMBER["paul_atreides"])
    assert table.g.leader_spent[LEADER_NUMBER["stilgar"]]
    assert not table.g.leader_spent[LEADER_NUMBER["paul_atreides"]]
    for _ in range(3):
        advance_tanks(table.g, ATREIDES)
    table.dice("harkonnen", strategy=1).dice("atreides", leadership=1)
    table.start(action_turn, ATREIDES)
    assert LEADER_NUMBER["stilgar"] not in specials(table.g, ATREIDES, STRATEGY), "spent until the End of the Round"
    assert LEADER_NUMBER["paul_atreides"] in specials(table.g, ATREIDES, LEADERSHIP)


@pytest.mark.rule("WFA-TANK-08")
@pytest.mark.rule("WFA-RUL-43")
def test_arrivals_push_the_others_and_the_last_one_out() -> None:
    table = position(aside="chani, alia", tank={"stilgar": 1, "chani": 3})
    to_tank(table.g, LEADER_NUMBER["paul_atreides"])
    assert table.tank("atreides") == ["paul_atreides", "stilgar", "chani"]
    to_tank(table.g, LEADER_NUMBER["lady_jessica"])
    assert table.tank("atreides") == ["lady_jessica", "paul_atreides", "stilgar"]
    assert table.leader("chani") == ASIDE


@pytest.mark.rule("WFA-TANK-08")
def test_it_is_told_to_which_slot_somebody_is_pushed() -> None:
    table = position(tank={"baron_harkonnen": 1, "beast_rabban": 2})
    to_tank(table.g, LEADER_NUMBER["captain_aramsham"])
    pushed = [event.args for event in table.g.events(None) if event.message == "event-pushed-on"]
    assert [(args["leader"], args["slot"]) for args in pushed] == [
        ("leader-baron-harkonnen", 2),
        ("leader-beast-rabban", 3),
    ]


@pytest.mark.rule("WFA-TANK-05", "WFA-LEAD-20")
def test_who_leaves_the_game_rests_no_more() -> None:
    table = position(tank={"beast_rabban": 5})
    advance_tanks(table.g, HARKONNEN)
    assert table.seen()["leaders"]["beast_rabban"]["resting"]
    retire(table.g, LEADER_NUMBER["beast_rabban"])
    gone = {"state": "retired", "area": None, "spent": False, "resting": False}
    assert table.seen()["leaders"]["beast_rabban"] == gone


@pytest.mark.rule("WFA-RUL-43")
def test_leaders_who_fall_together_are_laid_in_as_their_owner_says() -> None:
    table = position()
    leaders = (LEADER_NUMBER["baron_harkonnen"], LEADER_NUMBER["beast_rabban"])
    table.start(leaders_fall, HARKONNEN, leaders)
    assert table.options("harkonnen") == ["baron_harkonnen", "beast_rabban"]
    table.play("harkonnen", "beast_rabban")
    assert table.tank("harkonnen")[:2] == ["baron_harkonnen", "beast_rabban"]


def test_a_leader_of_the_tank_is_not_among_those_to_deploy() -> None:
    table = position(tank={"stilgar": 1}, legions="windgap: atreides regular 1")
    table.begin_turn("atreides")
    table.start(deploy_atreides)
    table.play("atreides", "deploy", "windgap")
    assert table.options("atreides") == ["done", "naib", "paul_atreides", "lady_jessica", "guerrilla_training"]
    assert AREA["windgap"] == table.g.spot


@pytest.mark.rule("WFA-LEAD-03", "WFA-TANK-02", "WFA-UNIT-04")
def test_who_is_left_alone_by_two_units_of_one_card_falls_once() -> None:
    legions = "csw_04: atreides elite 2, stilgar; windgap: atreides regular 1, gurney_halleck"

    def played(version: int) -> Position:
        table = position(legions=legions, hands={"house_atreides": "smugglers_b"}, stations="")
        table.g.game = GAME.under(version)
        table.turn("atreides", mentat=2)
        return table.play("atreides", "mentat", "play_card", "smugglers_b", "split", "csw_04", "csw_04")

    # The Tank advances by the die that was spent.
    assert played(GAME.rules_version).tank("atreides") == [None, "stilgar", None]
    assert played(3).tank("atreides") == [None, "stilgar", "stilgar"], "a game of version 3 goes on as it was begun"


@pytest.mark.rule("WFA-LEAD-03", "WFA-RUL-43")
def test_which_of_two_leaders_left_by_two_units_of_one_card_falls_first_is_asked_once() -> None:
    legions = "carthag: harkonnen elite 1; arsunt: harkonnen elite 2, captain_aramsham, baron_harkonnen"
    table = position(legions=legions, hands={"house_harkonnen": "evidence_of_rebellion"})
    table.turn("harkonnen", mentat=1)
    table.play("harkonnen", "mentat", "play_card", "evidence_of_rebellion", "carthag", "split", "arsunt", "arsunt")
    assert table.prompt("harkonnen") == "prompt-fall"
    table.play("harkonnen", "baron_harkonnen")
    assert table.prompt("harkonnen") != "prompt-fall"
    fallen = [leader for leader in table.tank("harkonnen") if leader is not None]
    assert sorted(fallen) == ["baron_harkonnen", "captain_aramsham"]


@pytest.mark.rule("WFA-LEAD-03", "WFA-TANK-02")
def test_whoever_two_units_of_one_card_leave_alone_in_two_areas_falls() -> None:
    legions = "csw_05: atreides elite 1, naib 1; csw_06: atreides elite 1, chani; "
    legions += "windgap: atreides regular 1, gurney_halleck"
    table = position(legions=legions, hands={"house_atreides": "smugglers_b"}, stations="").turn("atreides", mentat=2)
    table.play("atreides", "mentat", "play_card", "smugglers_b", "split", "csw_05", "csw_06")
    assert table.legion("atreides", "windgap") == "regular 1, elite 2, gurney_halleck"
    assert table.legion("atreides", "csw_05") == ""
    assert table.tank("atreides") == [None, "chani", None]

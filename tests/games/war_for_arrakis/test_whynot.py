"""Why leaders, tokens and Prescience cards cannot be chosen now."""

from tests.games.war_for_arrakis.position import Position, position


def reasons(table: Position, side: str = "atreides") -> dict[str, str]:
    return {one.option.name: one.reason.message for one in table.g.refusals(table.seat(side))}


def test_a_leader_acts_with_a_die_of_its_box_and_once_a_round() -> None:
    table = position(legions="ne_16: atreides regular 1, stilgar", spent="stilgar", tank={"lady_jessica": 1})
    table.turn("atreides", leadership=1, mentat=1)
    found = reasons(table)
    assert found["stilgar"] == "reason-leader-spent"
    assert found["lady_jessica"] == "reason-leader-tank"
    assert found["paul_atreides"] == "reason-leader-box"
    assert found["chani"] == "reason-leader-out"
    assert "beast_rabban" not in found
    table.play("atreides", "mentat")
    assert reasons(table)["paul_atreides"] == "reason-leader-box"


def test_a_special_action_that_could_do_nothing_says_so() -> None:
    table = position(legions="carthag: harkonnen sardaukar 1").turn("harkonnen", house=1)
    assert reasons(table, "harkonnen")["baron_harkonnen"] == "reason-leader-box"
    table.play("harkonnen", "house")
    assert reasons(table, "harkonnen")["baron_harkonnen"] == "reason-special-in-vain"


def test_a_prescience_card_says_who_claims_it_and_when() -> None:
    table = position(shown="spice_denied, stunted_worms, paul_drinks_the_water_of_life")
    table.turn("harkonnen", mentat=1)
    assert reasons(table, "harkonnen")["stunted_worms"] == "reason-claim-others"
    table = position(shown="legion_of_the_faithful, stunted_worms")
    table.turn("atreides", mentat=1)
    found = reasons(table)
    assert found["stunted_worms"] == "reason-claim-round-end"
    assert found["legion_of_the_faithful"] == "reason-claim-unmet"


def test_tokens_are_turned_up_by_guerrilla_training() -> None:
    table = position(legions="ne_16: atreides starting_token_2")
    table.turn("atreides", mentat=1)
    found = reasons(table)
    tokens = {name: reason for name, reason in found.items() if reason.startswith("reason-token")}
    assert set(tokens.values()) == {"reason-token-later"}
    assert reasons(position().turn("harkonnen", mentat=1), "harkonnen").keys().isdisjoint(tokens)

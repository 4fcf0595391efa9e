"""What a seat may do though nobody waits for it, over the wire."""

from collections.abc import Callable
from typing import Any

from tests.server.harness import Person

People = Callable[..., Person]
KNOCKS = {"knocks": True}


def sights(people: list[Person], table: str) -> list[dict[str, Any]]:
    return [who.position(table) for who in people]


def knock(who: Person, table: str, *options: str) -> None:
    for option in options:
        ask = who.position(table)["ask"]["id"]
        who.ok("POST", f"/api/tables/{table}/moves", {"ask": ask, "option": option})


def test_a_position_shows_apart_what_a_seat_may_do(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob], options=KNOCKS)
    shown = ann.position(table)

    assert (shown["to_act"], shown["may_act"]) == ([0, 1], [])
    assert [option["name"] for option in shown["options"]] == ["turn left", "turn right"]
    assert shown["prompt"]["message"] == "vault-turn"
    assert shown["aside"]["prompt"]["message"] == "vault-may"
    assert [option["name"] for option in shown["aside"]["options"]] == ["knock"]
    ann.play(table)
    ann.play(table)
    waiting = ann.position(table)
    assert (waiting["to_act"], waiting["may_act"]) == ([1], [0])
    assert (waiting["prompt"], waiting["options"]) == (None, [])
    assert waiting["aside"] == shown["aside"]
    assert waiting["can_back"]
    watching = person("Eve").position(table)
    assert (watching["may_act"], watching["aside"], watching["ask"]) == ([0], None, None)


def test_a_side_form_is_begun_taken_back_and_finished(person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob], options=KNOCKS)
    before = sights([bob, eve], table)
    knock(ann, table, "knock")
    begun = ann.position(table)
    assert (begun["prompt"]["message"], begun["aside"], begun["can_back"]) == ("vault-knocks", None, True)
    form = bob.position(table)["ask"]["form"]
    assert begun["ask"] == {"id": begun["ask"]["id"], "form": form, "place": 1, "side": True}
    assert sights([bob, eve], table) == before, "nobody else can know that a form was begun"
    ann.ok("POST", f"/api/tables/{table}/back", {"ask": begun["ask"]["id"]})
    assert ann.position(table)["prompt"]["message"] == "vault-turn"
    ann.refused(409, "stale_ask", "POST", f"/api/tables/{table}/moves", {"ask": begun["ask"]["id"], "option": "2"})
    bobs_ask = bob.position(table)["ask"]
    knock(ann, table, "knock", "2")
    told = bob.position(table)
    assert told["events"]["items"][-1]["message"] == "vault-knocked"
    assert told["sequence"] == before[0]["sequence"] + 1
    assert told["ask"] == bobs_ask, "a harmless form disturbs nobody"
    assert ann.position(table)["aside"] is None
    ann.refused(
        422,
        "illegal_option",
        "POST",
        f"/api/tables/{table}/moves",
        {
            "ask": ann.position(table)["ask"]["id"],
            "option": "knock",
        },
    )


def test_who_waits_for_others_knocks_and_still_takes_the_answer_back(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob], options=KNOCKS)
    ann.play(table, "turn left")
    ann.play(table, "3")
    bob.play(table)
    knock(ann, table, "knock", "1")
    waiting = ann.position(table)
    assert waiting["to_act"] == [1]
    ann.ok("POST", f"/api/tables/{table}/undo", {})
    again = ann.position(table)
    assert (again["to_act"], again["prompt"]["message"]) == ([0, 1], "vault-number")
    assert bob.position(table)["prompt"]["message"] == "vault-number", "what Bob has answered stays"
    ann.play(table, "1")
    bob.play(table, "0")
    assert ann.position(table)["view"]["scores"] == [1, 0]


def test_nobody_is_notified_or_waited_for(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob], options=KNOCKS)
    for who in (ann, ann):
        who.play(table)
    assert ann.ok("GET", f"/api/tables/{table}")["waiting_for"] == [1]


def test_another_who_begins_a_form_does_not_show_in_what_i_can_undo(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob], options=KNOCKS)
    for who in (ann, ann, bob, bob):
        who.play(table)
    ann.play(table, "shut")
    assert ann.position(table)["can_undo"]
    knock(bob, table, "knock")
    assert ann.position(table)["can_undo"]
    assert ann.ok("POST", f"/api/tables/{table}/undo", {})["done"]
    assert ann.position(table)["prompt"]["message"] == "vault-close"
    assert bob.position(table)["aside"] is not None


def test_a_live_reader_is_told_who_may_act(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob], options=KNOCKS)
    with bob.live(table, seat=1) as live:
        first = live.until("position")
        assert first["may_act"] == []
        ann.play(table)
        ann.play(table)
        assert live.until("position")["may_act"] == [0]

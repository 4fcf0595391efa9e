"""Bots think elsewhere, within a time, and never block a table."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import Person, Server, wait_until
from tests.server.test_play import finish

Servers = Callable[..., Server]


@pytest.mark.parametrize("level", ["stuck", "dying", "cheating"])
def test_a_bot_that_misbehaves_is_replaced_by_chance(own_server: Servers, level: str) -> None:
    # Only who thinks for ever is hurried: on a busy machine the others, too, would not answer in such a time.
    hurry = {"SANDTABLE_BOT_SECONDS": "0.2"} if level == "stuck" else {}
    server = own_server(SANDTABLE_EXTRA_GAMES="tests.server.bad_bots:GAME", **hurry)
    ann = Person(server, "Ann")
    table = ann.open(seats=[{"kind": "person"}, {"kind": "bot", "level": level}], take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    finish([ann], table)
    assert ('"bot_illegal"' if level == "cheating" else '"bot_crashed"') in server.log
    # A table of good bots on the same processes still plays.
    good = ann.open(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], take=0)
    ann.ok("POST", f"/api/tables/{good}/start")
    finish([ann], good)


def test_people_are_served_while_bots_think(own_server: Servers) -> None:
    server = own_server(SANDTABLE_EXTRA_GAMES="tests.server.bad_bots:GAME", SANDTABLE_BOT_SECONDS="1000000")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    slow = ann.open(seats=[{"kind": "bot", "level": "stuck"}] * 2)
    ann.ok("POST", f"/api/tables/{slow}/start")
    table = ann.begun([bob], options={"rounds": 30})
    wait_until(lambda: children(server) != [], "no bot thinks")
    for _ in range(5):
        for who in (ann, ann, bob, bob):
            who.play(table)
        closer = (ann, bob)[ann.position(table)["to_act"][0]]
        closer.play(table)
        closer.play(table)
    # The bot still thinks; but not beyond the end of its server, however that comes.
    assert ann.position(slow)["sequence"] == 0
    thinking = children(server)
    assert thinking is None or thinking
    server.kill()
    wait_until(lambda: not any([alive(process) for process in thinking or []]), "a bot was left behind")


def children(server: Server) -> list[str] | None:
    """The processes that a server has started; None where the system does not tell."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return told.read_text("ascii").split() if told.exists() else None


def alive(process: str) -> bool:
    """Whether a process still runs; one that has ended may wait for ever for somebody to ask how."""
    try:
        return Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_game_of_bots_alone_is_watched_to_its_end(own_server: Servers) -> None:
    server = own_server(SANDTABLE_BOT_PROCESSES="2")
    ann = Person(server)
    seats = [{"kind": "bot", "level": level} for level in ("heuristic", "random", "heuristic", "random")]
    table = ann.open("conquest", seats=seats)
    ann.ok("POST", f"/api/tables/{table}/start")
    with ann.live(table) as live:
        while (position := live.until("position"))["result"] is None:
            pass
    assert ann.ok("GET", f"/api/tables/{table}")["result"]["winners"] == position["result"]["winners"]


def test_a_bot_acts_of_its_own_accord_while_people_think(own_server: Servers) -> None:
    server = own_server(SANDTABLE_EXTRA_GAMES="tests.server.bad_bots:GAME")
    ann = Person(server, "Ann")
    seats = [{"kind": "person"}, {"kind": "bot", "level": "knocking"}, {"kind": "bot", "level": "random"}]
    table = ann.open(seats=seats, take=0, options={"knocks": True})
    ann.ok("POST", f"/api/tables/{table}/start")
    position = ann.position(table)
    while position["to_act"] != [0] or position["view"]["knocks"][1]:
        position = ann.position(table, sequence=position["sequence"], wait=10)
    assert position["view"]["knocks"][1] == 0
    knocked = [event["args"]["seat"] for event in position["events"]["items"] if event["message"] == "vault-knocked"]
    assert 1 in knocked
    assert position["options"], "nothing of what I am asked has changed"


def test_a_move_is_suggested_only_where_nobody_else_plays(own_server: Servers) -> None:
    server = own_server(SANDTABLE_SUGGESTION="search:8", SANDTABLE_BOT_SECONDS="60")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    bot = {"kind": "bot", "level": "random"}
    seats = [{"kind": "person"}, bot, bot]
    table = ann.open("conquest", seats=seats, take=0, options={"faction_0": "atreides"})
    ann.ok("POST", f"/api/tables/{table}/start", {})
    position = ann.asked(table)
    # What the bots answer at the same time changes which worlds are imagined.
    while position["to_act"] != [0]:
        position = ann.position(table, sequence=position["sequence"], wait=10)
    names = [option["name"] for option in position["options"]]
    found = ann.ok("POST", f"/api/tables/{table}/suggestion", {})
    assert found["ask"] == position["ask"]["id"]
    assert found["option"] in names
    assert (found["ahead"], found["second"]) == (False, None)
    ahead = ann.ok("POST", f"/api/tables/{table}/suggestion", {"ahead": True}, lang="ru")
    assert (ahead["ask"], ahead["ahead"]) == (position["ask"]["id"], True)
    assert ahead["option"] in names
    assert ahead["second"]["option"] in [name for name in names if name != ahead["option"]]
    assert ahead["reasons"]
    assert all(re.search("[а-я]", reason) for reason in ahead["reasons"])
    assert ahead == ann.ok("POST", f"/api/tables/{table}/suggestion", {"ahead": True}, lang="ru"), "the same again"
    assert ann.position(table)["ask"] == position["ask"], "advice changes nothing"
    bob.refused(403, "not_your_seat", "POST", f"/api/tables/{table}/suggestion", {})
    shared = ann.begun([bob])
    for body in ({}, {"ahead": True}):
        ann.refused(403, "not_allowed", "POST", f"/api/tables/{shared}/suggestion", body)
    at_one_device = ann.open("conquest", seats=[{"kind": "person"}] * 2, take=0)
    ann.ok("POST", f"/api/tables/{at_one_device}/join", {"seat": 1})
    ann.ok("POST", f"/api/tables/{at_one_device}/start", {})
    ann.refused(403, "not_allowed", "POST", f"/api/tables/{at_one_device}/suggestion", {"seat": 0})
    # Two factions that one player leads are nobody else.
    seats = [{"kind": "person"}, {"kind": "bot"}] * 2
    led = ann.open("classic", seats=seats, options={"two_factions_each": True}, take=0)
    ann.ok("POST", f"/api/tables/{led}/join", {"seat": 2})
    ann.ok("POST", f"/api/tables/{led}/start", {})
    wait_until(lambda: {0, 2} & set(ann.position(led)["to_act"]), "nobody asks Ann")
    asked = next(seat for seat in ann.position(led)["to_act"] if seat in (0, 2))
    assert ann.ok("POST", f"/api/tables/{led}/suggestion", {"seat": asked})["option"]
    alone = ann.begun([])
    ann.refused(404, "not_found", "POST", f"/api/tables/{alone}/suggestion", {"ahead": True})

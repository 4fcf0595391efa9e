"""Live updates over WebSockets."""

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Live, Person, Server
from tests.server.vault import PLANTED

People = Callable[..., Person]
# The most that a server lets anybody wait.
LONGEST_POLL = 30


def test_a_game_of_conquest_by_four_live_clients_to_its_end(person: People) -> None:
    game_by_live_clients("conquest", [person(name) for name in ("Ann", "Bob", "Cid", "Dee")])


def test_a_game_of_uprising_by_four_live_clients_to_its_end(sqlite_server: Server) -> None:
    game_by_live_clients("uprising", [Person(sqlite_server, name) for name in ("Ann", "Bob", "Cid", "Dee")])


def game_by_live_clients(game: str, people: list[Person]) -> None:
    """Four people play by WebSocket alone; all see the same end, and each the same events as over HTTP."""
    table = people[0].begun(people[1:], game)
    ends: dict[int, Any] = {}
    events: dict[int, list[str]] = {}

    def play(seat: int) -> None:
        read: list[str] = []
        with people[seat].live(table) as live:
            answered = ""
            while True:
                position = live.until("position", 300)
                read = read[: position["events"]["after"]] + [item["text"] for item in position["events"]["items"]]
                if position["result"] is not None:
                    break
                if position["options"] and position["ask"]["id"] != answered:
                    answered = position["ask"]["id"]
                    option = position["options"][position["sequence"] % len(position["options"])]
                    command = {"type": "play", "ask": answered, "option": option["name"]}
                    live.connection.send(str(command).replace("'", '"'))
            ends[seat], events[seat] = position, read

    threads = [threading.Thread(target=play, args=(seat,)) for seat in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(600)
    assert sorted(ends) == [0, 1, 2, 3]
    assert len({str(end["result"]["scores"]) for end in ends.values()}) == 1
    for seat, who in enumerate(people):
        told = [item["text"] for item in who.ok("GET", f"/api/tables/{table}/events")["items"]]
        assert events[seat] == told


def test_the_first_frames_say_everything(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    with ann.live(table) as live:
        frames = {frame["type"]: frame for frame in (live.next() for _ in range(4))}
        assert frames["table"]["table"] == ann.ok("GET", f"/api/tables/{table}")
        over_http = ann.position(table)
        assert {name: value for name, value in frames["position"].items() if name != "type"} == over_http
        assert [item["code"] for item in frames["chat"]["items"]] == ["joined", "started"]
        assert frames["presence"] == {"type": "presence", "seats": [0], "spectators": 0}


def test_moves_chat_presence_and_undo_arrive_live(person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob])
    with ann.live(table) as first, bob.live(table) as second:
        first.until("presence", seats=[0, 1])
        second.until("chat")
        with eve.live(table):
            assert first.until("presence", seats=[0, 1], spectators=1)
        assert first.until("presence", seats=[0, 1], spectators=0)
        asked = ann.position(table)["ask"]["id"]
        assert first.send("play", ask=asked, option="turn left")["ok"]
        assert first.has("position", sequence=1)["to_act"] == [0, 1]
        assert first.send("back", ask=ann.position(table)["ask"]["id"])["sequence"] == 2
        said = first.send("chat", text="hello")
        assert said["item"]["text"] == "hello"
        assert second.until("chat")["items"][-1]["text"] == "hello"
        refused = first.send("play", ask=asked, option="turn left")
        assert refused["error"]["code"] == "stale_ask"
        assert refused["error"]["sequence"] == 2
        for live, who in ((first, ann), (second, bob)):
            for _ in range(2):
                position = who.position(table)
                assert live.send("play", ask=position["ask"]["id"], option=position["options"][0]["name"])["ok"]
        assert second.send("undo")["done"] is False
        assert first.until("position", undo={"seat": 1, "granted": [], "waiting_for": [0]})
        assert first.send("undo_answer", grant=True)["done"] is True
        assert second.until("position", to_act=[1])["prompt"]["message"] == "vault-number"
        assert second.send("ping") == {"type": "reply", "id": 2 + 2, "ok": True}


def test_after_a_break_nothing_is_missed_and_nothing_is_told_twice(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob], options={"rounds": 30})
    with ann.live(table) as live:
        had = live.until("position")
        chat = live.until("chat")["items"][-1]["number"]
    for _ in range(2):
        for who in (ann, bob):
            who.play(table)
            who.play(table)
        closer = ann if ann.position(table)["to_act"] == [0] else bob
        closer.play(table)
        closer.play(table)
    bob.ok("POST", f"/api/tables/{table}/chat", {"text": "are you there?"})
    number = len(had["events"]["items"])
    with ann.live(table, after=number, sequence=had["sequence"], chat_after=chat) as live:
        position = live.until("position")
        whole = ann.position(table)["events"]["items"]
        assert position["events"] == {"after": number, "items": whole[number:]}
        assert [item["text"] for item in live.until("chat")["items"]] == ["are you there?"]


def test_a_lobby_is_live_too_and_follows_the_start(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    seats = [{"kind": "closed"}, {"kind": "person"}, {"kind": "person"}]
    table = ann.open(seats=seats, take=1, access="open")
    with ann.live(table, seat=1) as first, bob.live(table) as second:
        first.until("table")
        bob.ok("POST", f"/api/tables/{table}/join", {})
        joined = first.until("table")["table"]
        assert joined["seats"][2]["name"] == "Bob"
        ann.ok("POST", f"/api/tables/{table}/start")
        assert first.until("position")["seat"] == 0
        assert second.until("position")["seat"] == 1


def test_a_lost_seat_and_a_deleted_table_end_the_connection(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    with bob.live(table) as live:
        live.until("position")
        bob.ok("POST", f"/api/tables/{table}/resign", {})
        assert closing(live) == 4403
    with ann.live(table) as live:
        live.until("position")
        ann.ok("DELETE", f"/api/tables/{table}")
        assert closing(live) == 4404


def closing(live: Live) -> int:
    """The code with which the server closes."""
    try:
        while True:
            live.next()
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


def test_refused_connections_are_told_why(server: Server, person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob])
    for who, parameters, status in (
        (eve, {"seat": 0}, 403),
        (ann, {"seat": 7}, 404),
        (ann, {"seat": "x"}, 422),
        (ann, {"after": -1}, 422),
    ):
        with pytest.raises(InvalidStatus) as refused, who.live(table, **parameters):
            pass
        assert refused.value.response.status_code == status
        assert b'"message"' in (refused.value.response.body or b"")
    with pytest.raises(InvalidStatus) as refused, ann.live("aaaaaaaaaa"):
        pass
    assert refused.value.response.status_code == 404


def test_spectators_see_no_secret_and_cannot_act(person: People) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.begun([bob])
    with eve.live(table) as live, ann.live(table, seat="none") as own:
        assert live.until("position")["seat"] is None
        assert own.until("position")["seat"] is None
        for who in (ann, bob):
            who.play(table)
            who.play(table)
        live.until("position", sequence=2)
        own.until("position", sequence=2)
        for command in (
            ("play", {"ask": "0.0.0", "option": "turn left"}),
            ("undo", {}),
            ("undo_answer", {"grant": True}),
        ):
            assert live.send(command[0], **command[1])["error"]["code"] == "not_your_seat"
        assert live.send("chat", text="hi")["error"]["code"] == "not_allowed"
        assert PLANTED not in str(live.frames)
        assert PLANTED not in str(own.frames)


def test_who_cannot_use_sockets_polls(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.begun([bob])
    chat = f"/api/tables/{table}/chat"
    arrived: list[Any] = []

    def wait() -> None:
        had = arrived[-1]["sequence"] if arrived else 0
        arrived.append(ann.position(table, sequence=had, wait=LONGEST_POLL))

    for news in (lambda: [bob.play(table), bob.play(table)], lambda: bob.ok("POST", chat, {"text": "hello"})):
        waiting = threading.Thread(target=wait)
        started = time.monotonic()
        waiting.start()
        news()
        waiting.join(1)
        while waiting.is_alive():  # what was said before she began to wait is no news to her
            bob.ok("POST", chat, {"text": "hello?"})
            waiting.join(1)
        assert time.monotonic() - started < LONGEST_POLL, "news ends a poll"
    assert [position["sequence"] for position in arrived] == [1, 1]
    assert ann.position(table, sequence=1, wait=0.2)["sequence"] == 1

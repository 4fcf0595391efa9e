"""Limits, each with the answer that users see."""

import socket
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest
from fastapi import Request, WebSocketDisconnect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sandtable.server.errors import Refusal
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.storage.description import Seat
from sandtable.server.tables import actions
from sandtable.server.tables import table as memory
from sandtable.server.wire import limits, live, shapes
from sandtable.server.wire.limits import BYTES_PER_READ, Limits
from sandtable.server.wire.routes import play
from tests.server.harness import PATIENCE, PATIENT, Person, Server, fetch, wait_until
from tests.server.test_live import closing
from tests.server.test_promises import ANN, opened, with_services

Servers = Callable[..., Server]


def test_too_many_requests(own_server: Servers) -> None:
    # Ten at once are always allowed, then it goes by the minute.
    server = own_server(SANDTABLE_WRITES_PER_MINUTE="2", SANDTABLE_READS_PER_MINUTE="2", SANDTABLE_ADDRESS_FACTOR="100")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob])
    answers = [ann.call("POST", f"/api/tables/{table}/chat", {"text": "again"}) for _ in range(12)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].json()["code"] == "too_many"
    assert int(refused[0].headers["Retry-After"]) >= 1
    # Others, and reading, go on.
    assert bob.call("POST", f"/api/tables/{table}/chat", {"text": "hello"}).status_code == 201
    assert ann.call("GET", f"/api/tables/{table}").status_code == 200
    assert 429 in [ann.call("GET", "/api/games").status_code for _ in range(12)]


def test_new_cookies_do_not_help(own_server: Servers) -> None:
    server = own_server(SANDTABLE_READS_PER_MINUTE="2", SANDTABLE_ADDRESS_FACTOR="1")
    answers = [fetch(f"{server.url}/api/me").status_code for _ in range(13)]
    assert answers[:10] == [200] * 10
    assert 429 in answers
    assert fetch(f"{server.url}/healthz").status_code == 200


def test_too_many_tables(own_server: Servers) -> None:
    server = own_server(SANDTABLE_TABLES_PER_GUEST="3")
    ann = Person(server)
    tables = [ann.open() for _ in range(3)]
    ann.refused(429, "too_many_tables", "POST", "/api/tables", {"game": "vault"})
    ann.ok("DELETE", f"/api/tables/{tables[0]}")
    ann.open()
    hasty = own_server("hasty", SANDTABLE_NEW_TABLES_PER_HOUR="5")
    bob = Person(hasty)
    answers = [bob.call("POST", "/api/tables", {"game": "vault"}).status_code for _ in range(12)]
    assert answers.count(201) == 10, "a small burst is allowed"
    assert answers[-1] == 429


def test_too_many_sockets(own_server: Servers) -> None:
    server = own_server(SANDTABLE_SOCKETS_PER_GUEST="2")
    ann = Person(server)
    table = ann.begun([Person(server)])
    with ann.live(table) as first, ann.live(table):
        first.until("table")
        with pytest.raises(InvalidStatus) as refused, ann.live(table):
            pass
        assert refused.value.response.status_code == 429
        now = ann.position(table)["sequence"]
        news = ann.call("GET", f"/api/tables/{table}/position", sequence=now, wait=0.05)
        assert news.status_code == 200, "who has no connection left hears of news by asking"


def test_too_many_requests_that_wait(own_server: Servers) -> None:
    """They cost as much at every move as live connections."""
    server = own_server(SANDTABLE_SOCKETS_PER_GUEST="2")
    ann = Person(server)
    table = ann.begun([Person(server)])
    now = ann.position(table)["sequence"]
    played = threading.Event()

    def status(wait: float) -> int:
        return ann.call("GET", f"/api/tables/{table}/position", sequence=now, wait=wait).status_code

    def poll() -> None:
        while not played.is_set():
            status(30)

    polling = [threading.Thread(target=poll) for _ in range(2)]
    for thread in polling:
        thread.start()
    wait_until(lambda: status(0.05) == 429)
    assert ann.position(table)["sequence"] == now, "who does not wait is answered"
    played.set()
    ann.play(table)
    for thread in polling:
        thread.join(PATIENCE)
    assert status(0.05) == 200


def test_too_many_games_to_look_back_at(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await opened(services, [Seat("person"), Seat("bot")])
        await actions.start(table, "ann")
        look = partial(play._count_look, table, services)
        # Ten at once are always allowed.
        for _ in range(10):
            look(from_address("10.0.0.1"))
        with pytest.raises(Refusal) as refused:
            look(from_address("10.0.0.1"))
        assert (refused.value.status, refused.value.code) == (429, "too_many")
        look(from_address("10.0.0.2"))
        await services.replays.course(table, 0)
        look(from_address("10.0.0.1"))  # what has been taken apart is shown to everybody

    with_services(Settings(data=str(tmp_path), looks_per_address=1), scene)


def from_address(host: str) -> Request:
    return Request({"type": "http", "client": (host, 5000)})


def test_a_long_log_counts_as_several_readings(tmp_path: Path) -> None:
    """Otherwise one guest, within the limit, could keep the server busy with the logs of long games."""

    async def scene(services: Services) -> None:
        counted = services.limits
        counted.count(False, "ann", "10.0.0.1")
        long = 700_000 / BYTES_PER_READ  # the log of a long war
        for _ in range(20):
            counted.charge("ann", "10.0.0.1", long)
        with pytest.raises(Refusal) as refused:
            counted.count(False, "ann", "10.0.0.1")
        assert refused.value.code == "too_many"
        assert 1 <= refused.value.more["retry_after"] <= 30
        counted.count(True, "ann", "10.0.0.1")  # playing goes on
        counted.count(False, "bob", "10.0.0.1")  # and so do others
        for _ in range(200):
            counted.charge(None, "10.0.0.1", long)
        with pytest.raises(Refusal):
            counted.count(False, "bob", "10.0.0.1")

    with_services(Settings(data=str(tmp_path)), scene)


def test_a_log_is_not_kept_in_words_from_every_place_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over changes no more: whoever asked for its log from here, from there, from everywhere would fill
    the memory with it."""
    monkeypatch.setattr(memory, "MOST_TOLD", 10_000)

    async def scene(services: Services) -> None:
        table = await opened(services, [Seat("bot"), Seat("bot")], None)
        await actions.start(table, "ann")
        while not table.begun().state.over:
            seat = table.begun().state.to_act[0]
            await table.move("play", seat, table.begun().state.options(seat)[0].name, None)
        told = [table.position(None, "en", after, None) for after in range(table.heard(None))]
        kept = [len(text) for text in table._told.values()]
        assert 5 < len(kept) < len(told)
        assert sum(kept) <= 10_000
        assert table.position(None, "en", 3, None) == told[3], "what was forgotten is said again"
        # One is kept, however long it is: many may come at once and want the same.
        table.position(None, "en", 0, None)
        assert [len(text) > 10_000 for text in table._told.values()] == [True]

    with_services(Settings(data=str(tmp_path)), scene)


def allowed(who: Person, path: str) -> int:
    """How often somebody may read something before it is too much."""
    count = 0
    while (status := who.call("GET", path).status_code) == 200:
        count += 1
    assert status == 429
    return count


def test_a_long_answer_counts_as_several(own_server: Servers) -> None:
    # Ten at once, and then it takes minutes.
    server = own_server(SANDTABLE_READS_PER_MINUTE="1", SANDTABLE_ADDRESS_FACTOR="100000")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], "war_for_arrakis")
    assert allowed(Person(server), f"/api/tables/{table}") >= 10
    # Whatever is long, whoever reads it, however well it is compressed.
    for path in (
        f"/api/tables/{table}/position",
        "/api/games/classic/rules",
        "/api/games/uprising/words",
        "/api/openapi.json",
        "/api/docs",
    ):
        length = len(fetch(server.url + path).content)
        # The last one costs more than is left; one more for whoever takes a minute to ask.
        most = 2 + 9 * BYTES_PER_READ // length
        assert allowed(Person(server), path) <= most < 10, path
    odds = [bob.call("GET", f"/api/tables/{table}/forecasts/attack").status_code for _ in range(3)]
    assert odds == [200, 200, 429], "they cost more than what lies ready"


def test_looking_back_at_a_long_game_counts_as_several(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await opened(services, [Seat("bot"), Seat("bot")], None)
        await actions.start(table, "ann")
        state = table.begun().state
        charged = Mock()
        services.limits.charge = charged  # type: ignore[method-assign]
        await play.replay(table, services, None, from_address("10.0.0.1"))
        charged.assert_called_with(None, "10.0.0.1", 0)
        while state.move_count < 2 * play.MOVES_PER_READ and not state.over:
            seat = state.to_act[0]
            state.play(seat, state.options(seat)[-1])
        await play.replay(table, services, None, from_address("10.0.0.1"))
        charged.assert_called_with(None, "10.0.0.1", 2)

    with_services(Settings(data=str(tmp_path)), scene)


def test_a_takeback_in_a_long_game_counts_as_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays the whole game again, and among bots nobody need agree to it."""
    monkeypatch.setattr(limits, "MOVES_PER_WRITE", 2)

    async def scene(services: Services) -> None:
        table = await opened(services, [Seat("person"), Seat("bot")])
        await actions.start(table, ANN.id)
        while table.begun().state.move_count < 8 or table.begun().last_move_of(0) is None:
            seat = table.begun().state.to_act[0]
            await table.move("play", seat, table.begun().state.options(seat)[0].name, None)
        charged = Mock()
        services.limits.charge = charged  # type: ignore[method-assign]
        here = from_address("10.0.0.1")
        await play.undo(shapes.MySeatBody(), table, services, ANN, here)
        assert table.begun().state.move_count >= 4
        charged.assert_called_with(ANN.id, "10.0.0.1", table.begun().state.move_count // 2, writes=True)
        charged.reset_mock()
        heard = iter([{"type": "websocket.receive", "text": '{"type": "undo"}'}, {"type": "websocket.disconnect"}])
        socket = Mock(scope=here.scope, receive=AsyncMock(side_effect=heard))
        with pytest.raises(WebSocketDisconnect):
            await live._receive(socket, live.Viewer(table, ANN, 0, False, "en", 0, None), services.limits)
        charged.assert_called_with(ANN.id, "10.0.0.1", table.begun().state.move_count // 2, writes=True)

    with_services(Settings(data=str(tmp_path)), scene)


def test_nobody_says_too_much(own_server: Servers) -> None:
    server = own_server(SANDTABLE_CHAT_PER_MINUTE="1", SANDTABLE_ADDRESS_FACTOR="1000")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob])
    chat = f"/api/tables/{table}/chat"
    # Ten at once are always allowed.
    said = [ann.call("POST", chat, {"text": "again"}).status_code for _ in range(11)]
    assert said == [201] * 10 + [429]
    with ann.live(table) as live:
        assert live.send("chat", text="and again")["error"]["code"] == "too_many"
    assert bob.call("POST", chat, {"text": "hello"}).status_code == 201
    ann.play(table)  # playing goes on


def test_nobody_fills_a_chat_by_sitting_down_and_getting_up(own_server: Servers) -> None:
    """The table tells of it each time, and shows only the last things that were said."""
    server = own_server(SANDTABLE_CHAT_PER_MINUTE="1", SANDTABLE_ADDRESS_FACTOR="1000")
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = ann.open(take=0, access="open")
    statuses = [eve.call("POST", f"/api/tables/{table}/{what}", {}).status_code for what in ("join", "leave") * 6]
    assert statuses[:10] == [200] * 10
    assert statuses[-1] == 429
    notes = ann.ok("GET", f"/api/tables/{table}/chat")["items"]
    assert len(notes) == statuses.count(200)


def test_fresh_guests_of_one_address_say_no_more() -> None:
    counted = Limits(Settings(chat_per_minute=1, address_factor=1))
    for guest in range(10):
        counted.count_chat(f"guest {guest}", "10.0.0.1")
    with pytest.raises(Refusal) as refused:
        counted.count_chat("guest 10", "10.0.0.1")
    assert (refused.value.status, refused.value.code) == (429, "too_many")
    counted.count_chat("guest 11", "10.0.0.2")


def test_too_large(sqlite_server: Server) -> None:
    ann = Person(sqlite_server)
    ann.refused(413, "too_large", "POST", "/api/tables", {"game": "x" * 70_000})

    def endless() -> Iterator[bytes]:
        yield from (b"x" * 1000 for _ in range(100))

    answer = ann.http.post("/api/tables", content=endless(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    table = ann.open()
    with ann.live(table) as live:
        live.connection.send("x" * 16 * 1024)
        assert live.until("reply")["error"]["code"] == "invalid"
        live.connection.send("x" * (16 * 1024 + 1))
        assert closing(live) == 1009


def test_other_pages_may_not_use_the_api(sqlite_server: Server, own_server: Servers) -> None:
    ann = Person(sqlite_server)
    table = ann.open()
    evil = {"Origin": "https://evil.example"}
    answer = ann.http.post("/api/tables", json={"game": "vault"}, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    for origin in (
        "null",
        "https://evil.example",
        "http://127.0.0.1:1",
        f"http://127.0.0.1:{sqlite_server.port}.evil.example",
    ):
        assert ann.http.post(f"/api/tables/{table}/leave", json={}, headers={"Origin": origin}).status_code == 403
    own = {"Origin": sqlite_server.url}
    assert ann.http.post("/api/tables", json={"game": "vault"}, headers=own).status_code == 201
    with pytest.raises(InvalidStatus) as refused:
        connect_from(ann, table, "https://evil.example")
    assert refused.value.response.status_code == 403
    connect_from(ann, table, sqlite_server.url)
    friendly = own_server(SANDTABLE_ORIGINS="https://friend.example", SANDTABLE_PUBLIC_URL="https://dune.example")
    bob = Person(friendly)
    for origin in ("https://friend.example", "https://dune.example"):
        assert bob.http.post("/api/tables", json={}, headers={"Origin": origin}).status_code != 403
    asking = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
    for origin, allowed in (("https://friend.example", "https://friend.example"), ("https://evil.example", None)):
        preflight = bob.http.options("/api/tables", headers={"Origin": origin, **asking})
        answer = bob.http.get("/api/games", headers={"Origin": origin})
        for one in (preflight, answer):
            assert one.headers.get("access-control-allow-origin") == allowed
        assert answer.headers.get("access-control-allow-credentials") in ("true", None)
    assert "secure" in bob.call("PUT", "/api/me", {"name": "Bob"}).headers["set-cookie"].lower()


def connect_from(who: Person, table: str, origin: str) -> None:
    address = f"ws://127.0.0.1:{who.server.port}/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": who.cookie(), "Origin": origin}, **PATIENT):
        pass


def test_a_trusted_proxy_names_the_address(own_server: Servers) -> None:
    server = own_server(
        SANDTABLE_TRUSTED_PROXIES="127.0.0.1", SANDTABLE_READS_PER_MINUTE="2", SANDTABLE_ADDRESS_FACTOR="1"
    )
    crowd = [fetch(f"{server.url}/api/games", headers={"X-Forwarded-For": f"9.9.8.{n}"}) for n in range(14)]
    assert {answer.status_code for answer in crowd} == {200}
    one = [fetch(f"{server.url}/api/games", headers={"X-Forwarded-For": "9.9.9.9"}) for _ in range(14)]
    assert 429 in {answer.status_code for answer in one}


def test_requests_that_are_not_http(sqlite_server: Server) -> None:
    for raw in (
        b"\x00\x01\x02\r\n\r\n",
        b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\nConnection: close\r\n\r\n",
        b"GET /api/tables/aaaaaaaaaa/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 3000 + b"\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", sqlite_server.port), timeout=PATIENCE) as connection:
            connection.sendall(raw)
            answer = connection.recv(65536)
        assert b" 500 " not in answer.split(b"\r\n")[0]
    assert fetch(f"{sqlite_server.url}/healthz").status_code == 200

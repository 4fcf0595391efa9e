"""Anything may come in. Nothing of it is a server error, changes a table of others, or gets their secrets out."""

import json
import os
import random
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.harness import Person, Server
from tests.server.vault import PLANTED

HTTP_CASES = int(os.environ.get("SANDTABLE_FUZZ_REQUESTS", "600"))
FRAMES = int(os.environ.get("SANDTABLE_FUZZ_FRAMES", "1200"))
Servers = Callable[..., Server]


@dataclass
class Scene:
    """A game of Ann and Bob, private to them, and Eve who only knows its id."""

    server: Server
    ann: Person
    bob: Person
    eve: Person
    table: str
    secrets: dict[str, str] = field(default_factory=dict)
    before: Any = None

    def snapshot(self) -> dict[str, Any]:
        """Everything stored about the table."""
        exported = self.server.admin("export", self.table)
        assert exported.returncode == 0, exported.stderr
        stored: dict[str, Any] = json.loads(exported.stdout)
        return stored

    def check(self, text: str, allowed: tuple[str, ...] = ()) -> None:
        """No planted secret is in what somebody got."""
        for name, secret in self.secrets.items():
            if name not in allowed and secret in text:
                raise AssertionError(f"{name} leaked: ...{text[max(0, text.index(secret) - 200) :][:400]}")

    def unharmed(self) -> None:
        """Nothing was changed, the server is well, and nothing unexpected is in its log."""
        assert self.snapshot() == self.before
        assert httpx.get(f"{self.server.url}/healthz").status_code == 200
        log = self.server.log
        lines = [line for line in log.splitlines() if "Invalid UTF-8 sequence received from client" not in line]
        for trouble in ("Traceback", "request_failed", "errand_failed", "loop_failed", "bot_failed"):
            assert [line for line in lines if trouble in line] == []
        self.check(log)


def scene(server: Server) -> Scene:
    ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
    table = ann.open(seats=[{"kind": "person"}, {"kind": "person"}], take=0, options={"rounds": 1000})
    link = ann.ok("GET", f"/api/tables/{table}/seats/1/invitation")["invitation"]
    bob.ok("POST", f"/api/tables/{table}/join", {"invitation": link})
    ann.ok("PUT", f"/api/tables/{table}/seats/0/notice", {"url": "https://1.1.1.1/ann-hook"})
    ann.ok("POST", f"/api/tables/{table}/start")
    for who in (ann, ann, bob, bob, ann):
        who.play(table)
    found = Scene(server, ann, bob, eve, table)
    found.before = found.snapshot()
    found.secrets = {
        "the seed": str(found.before["tables"][0]["seed"]),
        "Ann's hand": f"{PLANTED}-0-",
        "Bob's hand": f"{PLANTED}-1-",
        "Ann's invitation": ann.ok("GET", f"/api/tables/{table}/seats/0/invitation")["invitation"],
        "Bob's invitation": bob.ok("GET", f"/api/tables/{table}/seats/1/invitation")["invitation"],
        "Ann's key": found.before["seats"][0]["key"],
        "Ann's cookie": ann.http.cookies["sandtable_guest"],
        "Bob's cookie": bob.http.cookies["sandtable_guest"],
        "Ann's id": ann.id,
        "Bob's id": bob.id,
        "Ann's webhook": "ann-hook",
    }
    return found


# Requests made from the schema.


def fuzz_requests(found: Scene, cases: int) -> int:
    """Cases from the OpenAPI schema, most of them aimed at the table, by Eve and by nobody."""
    schema = schemathesis.openapi.from_url(f"{found.server.url}/api/openapi.json")
    found_operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    operations = [operation for operation in found_operations if operation is not None]
    chance = random.Random(5)
    position = found.ann.position(found.table)
    nobody = httpx.Client(base_url=found.server.url, timeout=30)
    sent = 0

    def aim(case: schemathesis.Case[Any]) -> None:
        """Make it more likely to hit something."""
        parameters = case.path_parameters or {}
        if "table_id" in parameters and chance.random() < 0.8:
            parameters["table_id"] = found.table
        if "seat" in parameters and chance.random() < 0.7:
            parameters["seat"] = chance.choice([0, 1])
        if "game" in parameters and chance.random() < 0.5:
            parameters["game"] = chance.choice(["vault", "conquest"])
        if isinstance(case.body, dict) and chance.random() < 0.5:
            for name, likely in (("ask", position["ask"]), ("option", "lock"), ("seat", 0), ("game", "vault")):
                if name in case.body:
                    case.body[name] = likely

    def send(case: schemathesis.Case[Any]) -> None:
        nonlocal sent
        sent += 1
        aim(case)
        who = found.eve.http if chance.random() < 0.8 else nobody
        details = case.as_transport_kwargs(base_url=found.server.url)
        details.pop("cookies", None)
        try:
            answer = who.request(**details)
        except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeError, TypeError, ValueError):
            return  # no client could send it
        assert answer.status_code < 500, f"{details}: {answer.status_code} {answer.text}"
        if answer.status_code >= 400:
            error = answer.json()
            assert error["code"], details
            assert error["message"], details
        found.check(answer.text)

    each = max(1, cases // len(operations))
    for operation in operations:
        fuzzed = settings(
            max_examples=each,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            deadline=None,
            database=None,
        )(seed(7)(given(case=operation.as_strategy())(lambda case: send(case))))
        fuzzed()
    nobody.close()
    return sent


def test_requests_from_the_schema_and_worse(sqlite_server: Server) -> None:
    found = scene(sqlite_server)
    assert fuzz_requests(found, HTTP_CASES) >= HTTP_CASES * 0.5
    found.unharmed()


def test_requests_from_the_schema_on_postgres(postgres_server: Server) -> None:
    found = scene(postgres_server)
    assert fuzz_requests(found, HTTP_CASES // 3) >= HTTP_CASES // 6
    found.unharmed()


ODD_BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b"{",
    b'"text"',
    b"\xff\xfe\x00",
    b"[" * 30_000,
    b'{"text": "\\ud800"}',
    b'{"text": "\\u0000"}',
    b'{"text": "a", "\\ud800": 1}',
    b'{"ask": "0.0.0", "option": "\\udfff", "seat": 0}',
    b'{"ask": "0.0.0", "option": "lock", "seat": 1e400}',
    b'{"ask": "0.0.0", "option": "lock", "seat": 99999999999999999999999999}',
    b'{"seat": ' + b"9" * 5000 + b"}",
    b'{"grant": NaN}',
    b'{"game": "vault", "options": {"rounds": 1e999}}',
    b'{"game": "vault", "options": {"rounds": 123456789012345678901234567890}}',
    b'{"game": "vault", "options": {"\\u0000": true}}',
    b'{"name": "\\ud800", "language": "en"}',
    b'{"url": "https://\\ud800/"}',
    b'{"url": "https://xn--\\u0000/"}',
    b'{"invitation": "\\u00e9"}',
    b'{"title": "' + b"\\u202e" * 100 + b'"}',
]


def test_odd_bodies_everywhere(server: Server) -> None:
    found = scene(server)
    schema = found.eve.ok("GET", "/api/openapi.json")
    for path, methods in schema["paths"].items():
        address = path.replace("{table_id}", found.table).replace("{seat}", "0")
        for method in methods:
            if method in ("post", "put", "patch", "delete"):
                for body in ODD_BODIES:
                    for kind in ("application/json", "text/plain"):
                        headers = {"Content-Type": kind}
                        answer = found.eve.http.request(method, address, content=body, headers=headers)
                        assert answer.status_code < 500, f"{method} {path} {body[:80]!r}: {answer.text}"
                        found.check(answer.text)
    # Eve may have named herself, which is her right.
    found.unharmed()


# Frames.

frame_texts = st.one_of(
    st.text(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
        max_leaves=12,
    ).map(lambda data: json.dumps(data)),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["play", "back", "undo", "undo_answer", "chat", "ping", "sync", ""])},
        optional={
            "id": st.one_of(st.integers(), st.text(max_size=5), st.floats(), st.lists(st.none(), max_size=2)),
            "ask": st.one_of(st.sampled_from(["0.7.0", "0.6.0", ""]), st.text(max_size=8), st.integers()),
            "option": st.one_of(st.sampled_from(["lock", "shut", "turn left", "0"]), st.text(max_size=8)),
            "grant": st.one_of(st.booleans(), st.text(max_size=3)),
            "text": st.one_of(st.text(max_size=20), st.none()),
            "seat": st.sampled_from([0, 1]),
        },
    ).map(lambda data: json.dumps(data)),
    st.sampled_from(
        ["[" * 5000, "{}" * 10, '{"type":"ping"}' * 3, "NaN", "9" * 5000, '"\\ud800"', '{"type":"\\ud800"}']
    ),
)


def fuzz_frames(found: Scene, frames: int) -> int:
    """Frames to the socket of a spectator, who has no right to do anything but watch."""
    made: list[str | bytes] = []

    @settings(max_examples=frames, phases=[Phase.generate], suppress_health_check=list(HealthCheck), database=None)
    @seed(11)
    @given(st.one_of(frame_texts, st.binary(max_size=100)))
    def make(frame: str | bytes) -> None:
        if isinstance(frame, bytes) or frame.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in frame):
            made.append(frame)

    make()
    address = f"ws://127.0.0.1:{found.server.port}/api/tables/{found.table}/live"
    for start in range(0, len(made), 30):
        with connect(address, additional_headers={"Cookie": found.eve.cookie()}, max_queue=None) as connection:
            codes = [frames_until_closed(connection, made[start : start + 30], found)]
        assert set(codes) <= {0, 1008}, codes
    return len(made)


def frames_until_closed(connection: ClientConnection, frames: list[str | bytes], found: Scene) -> int:
    """Send frames and read what comes back; the code with which the server closed, or 0."""
    try:
        for frame in frames:
            connection.send(frame)
        while True:
            found.check(str(connection.recv(0.02)))
    except TimeoutError:
        return 0
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1


def test_frames_that_mean_nothing_or_mischief(sqlite_server: Server) -> None:
    found = scene(sqlite_server)
    assert fuzz_frames(found, FRAMES) >= FRAMES * 0.8
    found.unharmed()


def test_bytes_that_are_no_frames(sqlite_server: Server) -> None:
    found = scene(sqlite_server)
    chance = random.Random(3)
    request = (
        f"GET /api/tables/{found.table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {found.eve.cookie()}\r\n\r\n"
    )
    garbage = [
        b"\x81\x05hello",  # not masked
        b"\xff" * 50,  # reserved bits and an unknown opcode
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff" + b"\x00" * 8,  # an enormous length
        b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc",  # not UTF-8
        b"\x80\x80\x00\x00\x00\x00",  # a continuation of nothing
        b"\x88\x81\x00\x00\x00\x00\x01",  # a close code of one byte
        b"\x89\xfe\x00\x80" + b"\x00" * 132,  # a ping that is too long
        *[chance.randbytes(chance.randrange(1, 200)) for _ in range(30)],
    ]
    for rubbish in garbage:
        with socket.create_connection(("127.0.0.1", found.server.port), timeout=10) as raw:
            raw.sendall(request.encode())
            assert raw.recv(12) == b"HTTP/1.1 101"
            raw.sendall(rubbish)
            raw.settimeout(0.05)
            try:
                while data := raw.recv(65536):
                    found.check(data.decode("utf-8", "replace"))
            except TimeoutError:
                pass
    found.unharmed()


# A seated player who looks for the secrets of another.


def test_a_player_never_gets_anothers_secrets(server: Server) -> None:
    """Bob plays a whole game, reads everything there is after every move, and never meets Ann's secrets."""
    found = scene(server)
    own = ("Bob's hand", "Bob's invitation", "Bob's id", "Bob's cookie")
    paths = [
        *["", "/position", "/position?seat=none", "/events", "/chat", "/seats/1/invitation"],
        *["/position?seat=0", "/seats/0/invitation", "/record", "/replay", "/replay/0?seat=0"],
    ]
    with found.bob.live(found.table) as live:
        for _ in range(40):
            for path in paths:
                answer = found.bob.http.get(f"/api/tables/{found.table}{path}")
                assert answer.status_code in (200, 403, 409)
                found.check(answer.text + str(answer.headers), own)
            for who in (found.ann, found.bob):
                if who.position(found.table)["options"]:
                    found.check(json.dumps(who.play(found.table)))
        live.send("ping")
        for frame in live.frames:
            found.check(json.dumps(frame), own)
        assert f"{PLANTED}-1-" in json.dumps(live.frames), "the search finds what is there"


@pytest.mark.soak
def test_fifty_thousand_cases(own_server: Servers) -> None:
    found = scene(own_server())
    sent = fuzz_requests(found, 26_000)
    found.unharmed()
    sent += fuzz_frames(found, 28_000)
    found.unharmed()
    assert sent >= 50_000

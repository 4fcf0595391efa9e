"""Anything may come in. Nothing of it is a server error, changes a table of others, or gets their secrets out."""

import json
import os
import random
import socket
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.sync.client import connect

from sandtable.server.wire.live import MOST_BAD_FRAMES
from tests.server.harness import PATIENCE, PATIENT, Person, Server, fetch
from tests.server.test_live import closing
from tests.server.vault import PLANTED

HTTP_CASES = int(os.environ.get("SANDTABLE_FUZZ_REQUESTS", "600"))
FRAMES = int(os.environ.get("SANDTABLE_FUZZ_FRAMES", "1200"))
Servers = Callable[..., Server]


@dataclass
class Scene:
    """A game of Ann and Bob, private to them, and Eve who only knows its id.

    Besides, Ann waits for somebody at a private table, and a game of hers is over.
    """

    server: Server
    ann: Person
    bob: Person
    eve: Person
    table: str
    lobby: str
    over: str
    secrets: dict[str, str] = field(default_factory=dict)
    before: Any = None

    def snapshot(self) -> list[dict[str, Any]]:
        """Everything stored about the tables."""
        found: list[dict[str, Any]] = []
        for table in (self.table, self.lobby, self.over):
            exported = self.server.admin("export", table)
            assert exported.returncode == 0, exported.stderr
            found.append(json.loads(exported.stdout))
            for seat in found[-1]["seats"]:
                del seat["seen_at"]  # whoever asks is there
        return found

    def check(self, text: str, allowed: tuple[str, ...] = ()) -> None:
        """No planted secret is in what somebody got."""
        for name, secret in self.secrets.items():
            if name not in allowed and secret in text:
                raise AssertionError(f"{name} leaked: ...{text[max(0, text.index(secret) - 200) :][:400]}")

    def unharmed(self) -> None:
        """Nothing was changed, the server is well, and nothing unexpected is in its log."""
        assert self.snapshot() == self.before
        self.well()

    def well(self) -> None:
        """The server is well, and nothing unexpected is in its log."""
        assert fetch(f"{self.server.url}/healthz").status_code == 200
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
    lobby = ann.open(seats=[{"kind": "person"}, {"kind": "person"}], take=0)
    over = ann.open(seats=[{"kind": "person"}], take=0)
    ann.ok("POST", f"/api/tables/{over}/start")
    while ann.position(over)["options"]:
        ann.play(over)
    found = Scene(server, ann, bob, eve, table, lobby, over)
    found.before = found.snapshot()
    found.secrets = {
        "the secret of chance": found.before[0]["tables"][0]["secret"],
        # Of this table: the game that is over may be looked at through anybody's eyes.
        "Ann's hand": ann.position(table)["view"]["secret"],
        "Bob's hand": bob.position(table)["view"]["secret"],
        "Ann's invitation": ann.ok("GET", f"/api/tables/{table}/seats/0/invitation")["invitation"],
        "Bob's invitation": bob.ok("GET", f"/api/tables/{table}/seats/1/invitation")["invitation"],
        "the free seat's invitation": ann.ok("GET", f"/api/tables/{lobby}/seats/1/invitation")["invitation"],
        "Ann's key": found.before[0]["seats"][0]["key"],
        "Ann's cookie": ann.http.cookies["sandtable_guest"],
        "Bob's cookie": bob.http.cookies["sandtable_guest"],
        "Ann's id": ann.id,
        "Bob's id": bob.id,
        "Ann's webhook": "ann-hook",
    }
    return found


# Requests made from the schema.


def fuzz_requests(found: Scene, cases: int, who: Person | None, allowed: tuple[str, ...] = ()) -> Counter[int]:
    """Cases from the OpenAPI schema, most of them aimed at Ann's tables; the statuses of the answers."""
    schema = schemathesis.openapi.from_url(f"{found.server.url}/api/openapi.json")
    found_operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    operations = [operation for operation in found_operations if operation is not None]
    chance = random.Random(5)
    position = found.ann.position(found.table)
    statuses: Counter[int] = Counter()

    def aim(case: schemathesis.Case[Any]) -> None:
        """Make it more likely to hit something."""
        parameters = case.path_parameters or {}
        if "table_id" in parameters and chance.random() < 0.9:
            parameters["table_id"] = chance.choice([found.table] * 6 + [found.lobby, found.over])
        if "seat" in parameters and chance.random() < 0.7:
            parameters["seat"] = chance.choice([0, 1])
        if "game" in parameters and chance.random() < 0.5:
            parameters["game"] = chance.choice(["vault", "conquest"])
        if "move" in parameters and chance.random() < 0.7:
            parameters["move"] = chance.randrange(5)
        if isinstance(case.body, dict) and chance.random() < 0.5:
            for name, likely in (("ask", position["ask"]["id"]), ("option", "lock"), ("seat", 0), ("game", "vault")):
                if name in case.body:
                    case.body[name] = likely

    def send(case: schemathesis.Case[Any]) -> None:
        aim(case)
        details = case.as_transport_kwargs(base_url=found.server.url)
        details.pop("cookies", None)
        # A new client each time would be slow; a cookie that nobody asked for would make somebody of nobody.
        client = nobody if who is None else who.http
        nobody.cookies.clear()
        try:
            answer = client.request(**details)
        except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeError, TypeError, ValueError):
            return  # no client could send it
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, f"{details}: {answer.status_code} {answer.text}"
        if answer.status_code >= 400:
            error = answer.json()
            assert error["code"], details
            assert error["message"], details
        found.check(answer.text + str(answer.headers.multi_items()), allowed)

    each = max(1, cases // len(operations))
    with httpx.Client(base_url=found.server.url, timeout=PATIENCE) as nobody:
        for operation in operations:
            fuzzed = settings(
                max_examples=each,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
                deadline=None,
                database=None,
            )(seed(7)(given(case=operation.as_strategy())(lambda case: send(case))))
            fuzzed()
    return statuses


def test_every_planted_secret_would_be_found(sqlite_server: Server) -> None:
    """Each of them is in something that its owner, or the operator, rightly gets."""
    found = scene(sqlite_server)
    ann, bob, table = found.ann, found.bob, f"/api/tables/{found.table}"
    places = {
        "the secret of chance": json.dumps(found.before),
        "Ann's hand": ann.http.get(f"{table}/position").text,
        "Bob's hand": bob.http.get(f"{table}/events").text,
        "Ann's invitation": ann.http.get(f"{table}/seats/0/invitation").text,
        "Bob's invitation": bob.http.get(f"{table}/seats/1/invitation").text,
        "the free seat's invitation": ann.http.get(f"/api/tables/{found.lobby}/seats/1/invitation").text,
        "Ann's key": json.dumps(found.before),
        "Ann's cookie": ann.cookie(),
        "Bob's cookie": bob.cookie(),
        "Ann's id": ann.http.get("/api/me").text,
        "Bob's id": bob.http.get("/api/me").text,
        "Ann's webhook": json.dumps(found.before),
    }
    assert set(places) == set(found.secrets)
    for name, text in places.items():
        with pytest.raises(AssertionError, match=f"{name} leaked"):
            found.check(text, tuple(other for other in places if other != name))


def test_requests_from_the_schema_and_worse(sqlite_server: Server) -> None:
    found = scene(sqlite_server)
    for who, cases in ((found.eve, HTTP_CASES), (None, HTTP_CASES // 3)):
        statuses = fuzz_requests(found, cases, who)
        assert statuses.total() >= cases * 0.5
        assert statuses[200] >= cases * 0.1, "some of it is understood"
    found.unharmed()


def test_requests_from_the_schema_on_postgres(postgres_server: Server) -> None:
    found = scene(postgres_server)
    assert fuzz_requests(found, HTTP_CASES // 3, found.eve).total() >= HTTP_CASES // 6
    found.unharmed()


BOBS = ("Bob's hand", "Bob's invitation", "Bob's id", "Bob's cookie")


def fuzz_as_a_player(found: Scene, cases: int) -> Counter[int]:
    """Bob may play, talk and resign. What he may not: change what is Ann's, or learn her secrets."""
    statuses = fuzz_requests(found, cases, found.bob, BOBS)
    table, lobby, over = found.snapshot()
    assert [lobby, over] == found.before[1:]
    of_ann = [[move for move in stored["moves"] if move["seat"] == 0] for stored in (table, found.before[0])]
    assert of_ann[0] == of_ann[1]
    for part in ("tables", "seats", "holders"):
        hers = [[row for row in stored[part] if row.get("seat") == 0] for stored in (table, found.before[0])]
        assert hers[0] == hers[1]
    assert table["tables"][0]["title"] == found.before[0]["tables"][0]["title"]
    found.ann.play(found.table)
    found.well()
    return statuses


def test_requests_from_the_schema_by_a_player(sqlite_server: Server) -> None:
    assert fuzz_as_a_player(scene(sqlite_server), HTTP_CASES // 2).total() >= HTTP_CASES // 4


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

asks = st.sampled_from(["0.7.0", "0.6.0", "0.2.0", "0.1.0"])
commands = st.one_of(
    st.fixed_dictionaries({"type": st.just("play"), "ask": asks, "option": st.sampled_from(["lock", "shut", "1"])}),
    st.fixed_dictionaries({"type": st.just("back"), "ask": asks}),
    st.fixed_dictionaries({"type": st.just("undo")}, optional={"id": st.integers(0, 99)}),
    st.fixed_dictionaries({"type": st.just("undo_answer"), "grant": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("chat"), "text": st.sampled_from(["hello", "<b>", "\u202e"])}),
)
frame_texts = st.one_of(
    commands.map(lambda data: json.dumps(data)),
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


def made_frames(count: int) -> list[str | bytes]:
    made: list[str | bytes] = []

    @settings(max_examples=count, phases=[Phase.generate], suppress_health_check=list(HealthCheck), database=None)
    @seed(11)
    @given(st.one_of(frame_texts, st.binary(max_size=100)))
    def make(frame: str | bytes) -> None:
        if isinstance(frame, bytes) or not any("\ud800" <= sign <= "\udfff" for sign in frame):
            made.append(frame)

    make()
    return made


def fuzz_frames(found: Scene, frames: int, who: Person | None, allowed: tuple[str, ...] = ()) -> Counter[str]:
    """Frames to a live socket; the codes of the replies. Every frame is answered, so every one was read."""
    made = made_frames(frames)
    address = f"ws://127.0.0.1:{found.server.port}/api/tables/{found.table}/live"
    headers = {} if who is None else {"Cookie": who.cookie()}
    codes: Counter[str] = Counter()
    for start in range(0, len(made), MOST_BAD_FRAMES - 1):
        some = made[start : start + MOST_BAD_FRAMES - 1]
        with connect(address, additional_headers=headers, **PATIENT) as connection:
            for frame in some:
                connection.send(frame)
            answered = 0
            while answered < len(some):
                text = str(connection.recv(PATIENCE))
                found.check(text, allowed)
                if text.startswith('{"type":"reply"'):
                    answered += 1
                    reply = json.loads(text)
                    codes["ok" if reply["ok"] else reply["error"]["code"]] += 1
    return codes


def test_frames_that_mean_nothing_or_mischief(sqlite_server: Server) -> None:
    found = scene(sqlite_server)
    for who, frames in ((found.eve, FRAMES), (None, FRAMES // 4)):
        codes = fuzz_frames(found, frames, who)
        assert codes.total() >= frames * 0.8
        assert codes["not_your_seat"] >= frames * 0.01, "some of it is understood"
        assert codes["not_allowed" if who else "no_guest"] > 0
    found.unharmed()


def test_too_many_frames_that_mean_nothing_end_the_connection(sqlite_server: Server) -> None:
    found = scene(sqlite_server)
    with found.eve.live(found.table) as live:
        for _ in range(MOST_BAD_FRAMES):
            live.connection.send("{")
        assert closing(live) == 1008
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
        with socket.create_connection(("127.0.0.1", found.server.port), timeout=PATIENCE) as raw:
            raw.sendall(request.encode())
            assert raw.recv(12) == b"HTTP/1.1 101"
            raw.sendall(rubbish)
            raw.settimeout(0.05)
            try:
                while data := raw.recv(65536):
                    found.check(data.decode("utf-8", "replace"))
            except (TimeoutError, ConnectionError):
                pass  # it keeps silent, or has closed
    found.unharmed()


# A seated player who looks for the secrets of another.


def test_a_player_never_gets_anothers_secrets(server: Server) -> None:
    """Bob plays a whole game, reads everything there is after every move, and never meets Ann's secrets."""
    found = scene(server)
    paths = [
        *["", "/position", "/position?seat=none", "/events", "/chat", "/seats/1/invitation"],
        *["/position?seat=0", "/seats/0/invitation", "/record", "/replay", "/replay/0?seat=0"],
        *["/replay/2", "/replay/3?seat=none"],
    ]
    with found.bob.live(found.table) as live:
        for _ in range(40):
            for path in paths:
                answer = found.bob.http.get(f"/api/tables/{found.table}{path}")
                assert answer.status_code in (200, 403, 409)
                found.check(answer.text + str(answer.headers), BOBS)
            for who in (found.ann, found.bob):
                if who.position(found.table)["options"]:
                    found.check(json.dumps(who.play(found.table)))
        live.send("ping")
        for frame in live.frames:
            found.check(json.dumps(frame), BOBS)
        assert f"{PLANTED}-1-" in json.dumps(live.frames), "the search finds what is there"


@pytest.mark.soak
def test_fifty_thousand_cases(own_server: Servers) -> None:
    server = own_server()
    found = scene(server)
    requests = fuzz_requests(found, 20_000, found.eve)
    requests += fuzz_requests(found, 6_000, None)
    found.unharmed()
    frames = fuzz_frames(found, 18_000, found.eve)
    frames += fuzz_frames(found, 6_000, None)
    found.unharmed()
    by_bob = fuzz_as_a_player(scene(server), 4_000)
    second = scene(server)
    frames_by_bob = fuzz_frames(second, 4_000, second.bob, BOBS)
    second.well()
    for name, counted in (("Eve, nobody", requests), ("frames", frames), ("Bob", by_bob), ("frames", frames_by_bob)):
        print(f"{name}: {counted.total()} {dict(counted.most_common())}")
    assert sum([counted.total() for counted in (requests, frames, by_bob, frames_by_bob)]) >= 50_000

"""Turn notices: sent to where a seat wants them, retried, and never into private networks."""

import asyncio
import json
import queue
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from sandtable.server.errors import Refusal
from sandtable.server.tables import notices
from tests.server.harness import PATIENCE, Person, Server

Servers = Callable[..., Server]


class Hook:
    """A chat service. `failures` of its first answers are errors."""

    def __init__(self, failures: int = 0) -> None:
        self.received: queue.Queue[dict[str, Any]] = queue.Queue()
        self.failures = failures
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                hook.failures -= 1
                if hook.failures < 0:
                    hook.received.put(body)
                self.send_response(500 if hook.failures >= 0 else 204)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Quiet."""

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.http.server_address[1]}/hook/SECRETHOOK"

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook()
    yield made
    made.close()


def test_a_waiting_seat_gets_a_notice_though_the_first_attempt_fails(own_server: Servers, hook: Hook) -> None:
    hook.failures = 1
    server = own_server(
        SANDTABLE_NOTICE_PRIVATE="yes", SANDTABLE_NOTICE_DELAY="0.3", SANDTABLE_PUBLIC_URL="http://dune.example.org"
    )
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob], title="Friday")
    shown = bob.ok("PUT", f"/api/tables/{table}/seats/1/notice", {"url": hook.url, "language": "pl"})
    assert shown["seats"][1]["notice"] is True
    assert ann.ok("GET", f"/api/tables/{table}")["seats"][1]["notice"] is False
    for who in (ann, ann, bob, bob, ann, ann):
        who.play(table)
    # It was not Bob's turn before, now it is; the first attempt failed.
    notice = hook.received.get(timeout=PATIENCE)
    # Not what is asked: others may read the same channel.
    assert notice["content"] == f"Friday\nTeraz kolej: Bob.\nhttp://dune.example.org/t/{table}"
    assert (notice["table"], notice["seat"]) == (table, 1)
    assert notice["allowed_mentions"] == {"parse": []}, "a title calls nobody"
    assert "SECRETHOOK" not in server.log
    assert "SECRETHOOK" not in ann.call("GET", f"/api/tables/{table}").text


def test_whose_turn_it_is_from_the_start_gets_a_notice_too(own_server: Servers, hook: Hook) -> None:
    server = own_server(SANDTABLE_NOTICE_PRIVATE="yes", SANDTABLE_NOTICE_DELAY="0.3")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open(seats=[{"kind": "closed"}, {"kind": "person"}, {"kind": "person"}], take=1, access="open")
    bob.ok("POST", f"/api/tables/{table}/join", {})
    bob.ok("PUT", f"/api/tables/{table}/seats/2/notice", {"url": hook.url})
    ann.ok("POST", f"/api/tables/{table}/start")
    assert hook.received.get(timeout=PATIENCE)["seat"] == 1, "numbered as at the table, now that it has begun"


def test_who_is_there_or_has_moved_gets_none(own_server: Servers, hook: Hook) -> None:
    server = own_server(SANDTABLE_NOTICE_PRIVATE="yes", SANDTABLE_NOTICE_DELAY="0.5")
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.begun([bob])
    with bob.live(table) as live:
        # From here on he is there, however long everything takes.
        live.until("position")
        bob.ok("PUT", f"/api/tables/{table}/seats/1/notice", {"url": hook.url})
        for who in (ann, ann, bob, bob, ann, ann):
            who.play(table)
        live.until("position", sequence=5)
        with pytest.raises(queue.Empty):
            hook.received.get(timeout=2)
    bob.play(table)
    bob.ok("PUT", f"/api/tables/{table}/seats/1/notice", {"url": None})


@pytest.mark.parametrize(
    "url",
    [
        "http://1.1.1.1/hook",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://10.0.0.8/hook",
        "https://192.168.1.1:8443/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://[::1]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://2130706433/",
        "https://127.1/",
        "https://user:password@1.1.1.1/",
        "https://",
        "https://[broken/",
        "https://1.1.1.1:99999/",
        "ftp://1.1.1.1/",
        "file:///etc/passwd",
        "nonsense",
        "https://no-such-host.invalid/",
        "https://" + "a" * 300 + ".example/",
    ],
)
def test_notices_go_to_public_https_addresses_only(sqlite_server: Server, url: str) -> None:
    ann = Person(sqlite_server)
    table = ann.open(seats=[{"kind": "person"}], take=0)
    ann.refused(422, "bad_notice", "PUT", f"/api/tables/{table}/seats/0/notice", {"url": url})


def test_a_public_https_address_is_taken(sqlite_server: Server) -> None:
    ann = Person(sqlite_server)
    table = ann.open(seats=[{"kind": "person"}], take=0)
    shown = ann.ok("PUT", f"/api/tables/{table}/seats/0/notice", {"url": "https://1.1.1.1/hook"})
    assert shown["seats"][0]["notice"] is True


@pytest.fixture
def drip() -> Iterator[Callable[[bytes], notices.Target]]:
    """Servers that begin as told and then send byte after byte without end."""
    speaking: dict[int, threading.Thread] = {}
    over = threading.Event()

    def speak(listener: socket.socket, beginning: bytes) -> None:
        with listener, listener.accept()[0] as connection, suppress(OSError):  # until whoever listened has gone
            connection.recv(65536)
            connection.sendall(beginning)
            while not over.wait(0.02):
                connection.sendall(b"x")

    def begin(beginning: bytes) -> notices.Target:
        listener = socket.create_server(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        speaking[port] = threading.Thread(target=speak, args=(listener, beginning))
        speaking[port].start()
        return notices.Target(f"http://127.0.0.1:{port}/", "hook.example", "hook.example")

    yield begin
    over.set()
    for port, thread in speaking.items():
        with suppress(OSError):  # nobody may have come: then it is us
            socket.create_connection(("127.0.0.1", port)).close()
        thread.join()


def test_nobody_listens_to_what_a_hook_says_beside_its_status(drip: Callable[[bytes], notices.Target]) -> None:
    accepted = drip(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
    refused = drip(b"HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n")
    assert asyncio.run(notices.posted(accepted, {})) is None
    assert asyncio.run(notices.posted(refused, {})) == "status 404"


def test_a_hook_that_never_comes_to_its_status_is_left(
    drip: Callable[[bytes], notices.Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "SEND_SECONDS", 0.3)
    assert asyncio.run(notices.posted(drip(b"HTTP/1.1 200 "), {})) is not None


def test_names_that_are_found_slowly_keep_nobody_but_other_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    found = threading.Event()

    def slowly(*_: object, **__: object) -> list[Any]:
        found.wait()
        raise OSError("there is no such name")

    async def scene() -> None:
        lookups = [asyncio.create_task(notices.pinned("https://slow.example/", False)) for _ in range(40)]
        try:
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.to_thread(str, "what others do meanwhile") == "what others do meanwhile"
        finally:
            found.set()
        for outcome in await asyncio.gather(*lookups, return_exceptions=True):
            assert isinstance(outcome, Refusal)
            assert outcome.code == "bad_notice"

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    asyncio.run(scene())

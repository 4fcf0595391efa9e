"""Bad neighbours: whoever sends too much, too slowly or too often harms nobody else."""

import asyncio
import gzip
import ipaddress
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from sandtable.server import log
from sandtable.server.tables import notices
from sandtable.server.wire import connections
from sandtable.server.wire.app import from_environment
from sandtable.server.wire.limits import counted_address, is_in
from tests.ports import free_port
from tests.server.harness import COMMAND, PATIENCE, PYTHONPATH, Person, Server, fetch, wait_until

Servers = Callable[..., Server]


def raw(server: Server, content: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    connection.sendall(content)
    return connection


def status_of(connection: socket.socket) -> int:
    """The status of the answer; 0 if the connection was closed without one."""
    with connection:
        line = connection.recv(65536).split(b"\r\n")[0].split()
    return int(line[1]) if line else 0


def answers(server: Server, content: bytes, status: int, *, reset: bool) -> bool:
    """Whether the answer has a status; `reset`: what is to be thought of a connection that was closed while we were
    still sending, so that an answer may have been lost."""
    try:
        return status_of(raw(server, content)) == status
    except ConnectionError:
        return reset


# Connections.


def test_a_header_may_not_be_large(sqlite_server: Server) -> None:
    begun = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
    for header in (
        b"X-Long: " + b"x" * 100_000,
        b"".join([b"X-%d: %s\r\n" % (number, b"y" * 100) for number in range(1000)]),
        b"Cookie: " + b"a=b; " * 20_000,
    ):
        for end in (b"\r\n\r\n", b""):
            assert answers(sqlite_server, begun + header + end, 431, reset=True)
    long = b"GET /" + b"x" * 50_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"
    assert answers(sqlite_server, long, 431, reset=True)
    # One byte too many, after which nothing is left to read: here the answer always arrives.
    just_too_long = (begun + b"X-Long: ").ljust(connections.LARGEST_HEADER + 1, b"x")
    assert status_of(raw(sqlite_server, just_too_long)) == 431
    # A usual one, and one after another on the same connection.
    connection = raw(sqlite_server, begun + b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n")
    answer = b""
    while not answer.endswith(b"}"):
        answer += connection.recv(65536)
    assert answer.startswith(b"HTTP/1.1 200 OK")
    connection.sendall(begun + b"X-Long: " + b"x" * 20_000 + b"\r\n\r\n")
    assert status_of(connection) == 200


def test_a_header_after_another_request_is_limited_too(sqlite_server: Server) -> None:
    waiting = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    connection = raw(sqlite_server, waiting + b"GET /healthz HTTP/1.1\r\nX-Long: " + b"x" * 100_000)
    answered = b""
    try:
        while part := connection.recv(65536):
            answered += part
    except ConnectionError:
        pass  # closed with our bytes unread
    assert answered.count(b" 200 OK") <= 1
    connection.close()


def test_a_header_may_not_take_for_ever(own_server: Servers) -> None:
    assert connections.HEADER_SECONDS <= 10
    server = own_server(SANDTABLE_CONNECTIONS_PER_ADDRESS="500")
    silent = [raw(server) for _ in range(50)]
    slow = [raw(server, b"GET / HTTP/1.1\r\nX-Slow: ") for _ in range(50)]
    started = time.monotonic()
    assert fetch(f"{server.url}/healthz").status_code == 200
    for connection in [*silent, *slow]:
        assert status_of(connection) in (0, 408)
    assert time.monotonic() - started < 60


BEGUN = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx"
WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(("request_sent", "afterwards"), [(BEGUN, b"y"), (WHOLE, b"\r\n")])
def test_nobody_stays_after_an_answer_by_sending_a_little_more(request_sent: bytes, afterwards: bytes) -> None:
    """The rest of a body that nobody waits for, or empty lines: both end the time that an idle connection may stay."""
    assert connections.BODY_SECONDS <= 30

    class Hasty(connections.Guarded):
        body_seconds = header_seconds = 1.0

    async def refusing(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 429, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def scene() -> bytes:
        config = uvicorn.Config(refusing, port=free_port(), http=Hasty, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", config.port)
        writer.write(request_sent)
        answer = await reader.readuntil(b"\r\n\r\n")
        writer.write(afterwards)
        async with asyncio.timeout(PATIENCE):
            await reader.read()  # until the server closes the connection
        writer.close()
        server.should_exit = True
        await serving
        return answer

    assert asyncio.run(scene()).startswith(b"HTTP/1.1 429")


def test_nobody_keeps_an_answer_waiting_for_ever() -> None:
    """Whoever asks for something long and does not read it: the server would hold it in memory as long as they like."""
    assert connections.READER_SECONDS <= 30

    class Hasty(connections.Guarded):
        reader_seconds = 0.2

    async def long(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(50_000_000)})

    async def scene() -> None:
        config = uvicorn.Config(long, port=free_port(), http=Hasty, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        with socket.create_connection(("127.0.0.1", config.port)) as deaf:
            deaf.sendall(WHOLE)
            async with asyncio.timeout(PATIENCE):
                while not server.server_state.total_requests or server.server_state.connections:
                    await asyncio.sleep(0.01)
        assert Hasty.held == {}
        server.should_exit = True
        await serving

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("left", "looks"),
    [
        ([900_000, 800_000, 700_000, 600_000, 600_000], 5),
        ([900_000, 899_000], 2),
        ([900_000, 950_000], 2),
        ([900_000, 800_000, 0], 3),
    ],
)
def test_who_reads_slowly_but_steadily_is_not_sent_away(left: list[int], looks: int) -> None:
    async def scene() -> int:
        state = ServerState()
        config = uvicorn.Config(lambda *_: None, lifespan="off", log_config=None)
        config.load()
        one = connections.Guarded(config=config, server_state=state, app_state={})
        one.reader_seconds = 0.001
        one.transport, one.flow = Mock(), Mock()
        one.transport.get_write_buffer_size.side_effect = left
        one.pause_writing()
        looked = one.transport.get_write_buffer_size
        async with asyncio.timeout(PATIENCE):
            while looked.call_count < looks:
                await asyncio.sleep(0.001)
        one.resume_writing()
        await asyncio.sleep(0.01)
        assert looked.call_count == looks
        return int(one.transport.abort.call_count)

    assert asyncio.run(scene()) == (1 if left[-1] else 0)


def test_one_address_holds_so_many_connections(own_server: Servers) -> None:
    server = own_server(SANDTABLE_CONNECTIONS_PER_ADDRESS="20")
    held = [raw(server) for _ in range(20)]
    assert status_of(raw(server)) == 429, "connections are taken in the order in which they come"
    for connection in held:
        connection.close()
    asking = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    wait_until(lambda: answers(server, asking, 200, reset=False))
    proxies = "10.0.0.1, 127.0.0.0/8"
    proxied = own_server("proxied", SANDTABLE_CONNECTIONS_PER_ADDRESS="20", SANDTABLE_TRUSTED_PROXIES=proxies)
    held = [raw(proxied) for _ in range(30)]
    assert fetch(f"{proxied.url}/healthz").status_code == 200
    for connection in held:
        connection.close()


def test_every_worker_counts_connections_as_the_operator_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker is a process of its own, which begins with the application and nothing else."""
    monkeypatch.setattr(log, "configure", lambda _level: None)
    for name in ("per_address", "proxies"):
        monkeypatch.setattr(connections.Guarded, name, getattr(connections.Guarded, name))
    told = {"DATA": str(tmp_path), "CONNECTIONS_PER_ADDRESS": "20", "TRUSTED_PROXIES": "10.0.0.0/8"}
    for name, value in told.items():
        monkeypatch.setenv(f"SANDTABLE_{name}", value)
    from_environment()
    assert connections.Guarded.per_address == 20
    for host, proxy in (("10.1.2.3", True), ("11.1.2.3", False), ("unknown", False), ("::1", False)):
        assert is_in(host, connections.Guarded.proxies) is proxy


# Addresses beside guests.


def test_fresh_guests_of_one_address_open_no_more_tables(own_server: Servers) -> None:
    server = own_server(SANDTABLE_TABLES_PER_ADDRESS="5", SANDTABLE_TRUSTED_PROXIES="127.0.0.1")
    first = [Person(server, **{"X-Forwarded-For": "9.9.9.9"}) for _ in range(12)]
    statuses = [one.call("POST", "/api/tables", {"game": "vault"}).status_code for one in first]
    assert statuses.count(201) == 10, "a small burst is allowed"
    assert statuses[-1] == 429
    elsewhere = Person(server, **{"X-Forwarded-For": "9.9.9.10"})
    assert elsewhere.call("POST", "/api/tables", {"game": "vault"}).status_code == 201


def test_fresh_guests_of_one_address_open_no_more_sockets(own_server: Servers) -> None:
    server = own_server(SANDTABLE_SOCKETS_PER_ADDRESS="3")
    table = Person(server).open()
    people = [Person(server) for _ in range(3)]
    with people[0].live(table) as one, people[1].live(table) as two, people[2].live(table) as three:
        for live in (one, two, three):
            live.until("table")
        with pytest.raises(InvalidStatus, match="429"), Person(server).live(table):
            pass
    wait_until(lambda: admitted(people[0], table), "no place becomes free again")


def admitted(who: Person, table: str) -> bool:
    try:
        with who.live(table) as live:
            return bool(live.until("table"))
    except InvalidStatus:
        return False


def test_in_ipv6_a_network_is_one_address() -> None:
    assert counted_address("2001:db8:1:2::1") == counted_address("2001:db8:1:2:ffff::9%eth0")
    assert counted_address("2001:db8:1:2::1") != counted_address("2001:db8:1:3::1")
    assert counted_address("::ffff:10.0.0.1") == counted_address("10.0.0.1") == "10.0.0.1"
    assert counted_address("unknown") == "unknown"


# Pages and files.


def test_long_addresses_of_files_are_not_there(own_server: Servers, tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<title>Sandtable</title>")
    server = own_server(SANDTABLE_WEB=str(web))
    for path in ("/" + "x" * 300, "/" + "x" * 5000, "/assets/" + "y" * 1000 + ".js", "/" + "a/" * 4000):
        answer = fetch(server.url + path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path[:20]


def test_pages_may_load_from_here_only(sqlite_server: Server, own_server: Servers) -> None:
    answer = fetch(f"{sqlite_server.url}/api/games")
    policy = dict([part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";")])
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy, "scripts come from here only, and none stands in a page"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    for name in ("cross-origin-opener-policy", "permissions-policy", "referrer-policy", "x-content-type-options"):
        assert answer.headers[name]
    assert "strict-transport-security" not in answer.headers
    secure = own_server(SANDTABLE_PUBLIC_URL="https://dune.example.org")
    assert "max-age" in fetch(f"{secure.url}/healthz").headers["strict-transport-security"]


def test_the_api_page_loads_nothing(sqlite_server: Server) -> None:
    page = fetch(f"{sqlite_server.url}/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    assert "http" not in page.text.replace("<!doctype html>", "").replace("HTTP", "")
    assert "src=" not in page.text
    schema = fetch(f"{sqlite_server.url}/api/openapi.json").json()
    for path in schema["paths"]:
        assert path in page.text
    for name in schema["components"]["schemas"]:
        assert f'id="{name}"' in page.text


def test_answers_are_compressed(sqlite_server: Server, own_server: Servers, tmp_path: Path) -> None:
    ann = Person(sqlite_server)
    table = ann.open("uprising", seats=[{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 3], take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    with ann.http.stream("GET", f"/api/tables/{table}/position") as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(sent) * 3 < len(gzip.decompress(sent))
    plain = ann.http.get(f"/api/tables/{table}/position", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Sandtable</title>" + " " * 2000)
    (web / "assets" / "app.js").write_text("let x = 1;" * 1000)
    (web / "assets" / "small.js").write_text("let x = 1;")
    (web / "assets" / "picture.png").write_bytes(bytes(5000))
    server = own_server(SANDTABLE_WEB=str(web))
    for path, compressed in (("/", True), ("/assets/app.js", True), ("/assets/small.js", False)):
        page = fetch(server.url + path)
        assert (page.headers.get("content-encoding") == "gzip") is compressed, path
        assert page.content == (web / (path.strip("/") or "index.html")).read_bytes()
        assert "content-encoding" not in fetch(server.url + path, headers={"Accept-Encoding": "identity"}).headers
    (web / "index.html").write_text("<title>Renewed</title>" + " " * 2000)
    assert "Renewed" in fetch(server.url).text


# The data folder.


def test_the_data_folder_is_private(own_server: Servers, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "secret").write_text("s" * 64)
    (folder / "secret").chmod(0o644)
    server = own_server()
    Person(server).open()
    assert folder.stat().st_mode & 0o777 == 0o700
    ours = [file for file in folder.iterdir() if file.name != "log"]
    assert {"secret", "sandtable.db", "sandtable.db-wal"} <= {file.name for file in ours}
    for file in ours:
        assert file.stat().st_mode & 0o077 == 0, file.name


def test_a_second_server_on_the_same_file_refuses_to_start(own_server: Servers) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    table = ann.open()
    environment = {"SANDTABLE_DATA": str(server.folder), "PYTHONPATH": PYTHONPATH, "PATH": "/usr/bin:/bin"}
    second = subprocess.run(
        [*COMMAND, "serve", "--port", str(free_port())], env=environment, capture_output=True, text=True, timeout=300
    )
    assert second.returncode == 2
    assert "another server already uses" in second.stderr
    assert "Traceback" not in second.stderr
    assert server.admin("list").returncode == 0, "administration goes on beside the server"
    server.kill()
    server.start()
    assert ann.ok("GET", f"/api/tables/{table}")["id"] == table


# Webhooks.


@pytest.mark.parametrize(
    "address",
    [
        "::1",
        "::",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:0:10.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b:1::10.0.0.1",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "2001:0:4136:e378:8000:63bf:f5ff:fffe",
        "2606:4700::5efe:10.0.0.1",
        "fe80::200:5efe:192.168.0.1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fec0::1",
        "ff02::1",
        "100::1",
        "2001:db8::1",
        "3fff::1",
        "5f00::1",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
    ],
)
def test_no_webhook_leads_into_a_private_network(address: str) -> None:
    assert not notices._public(ipaddress.ip_address(address))


def test_webhooks_go_to_public_servers(sqlite_server: Server) -> None:
    for address in ("2606:4700::1111", "2a00:1450:4001::1", "1.1.1.1", "64:ff9b::1.1.1.1", "::ffff:1.1.1.1"):
        assert notices._public(ipaddress.ip_address(address)), address
    ann = Person(sqlite_server)
    table = ann.open(take=0)
    for url in (
        "https://[::127.0.0.1]/hook",
        "https://[64:ff9b:1::10.0.0.1]/hook",
        "https://1.1.1.1:22/hook",
        "https://1.1.1.1:6379/hook",
        "https://1.1.1.1:80/hook",
        "https://1.1.1.1:0/hook",
    ):
        ann.refused(422, "bad_notice", "PUT", f"/api/tables/{table}/seats/0/notice", {"url": url})
    assert ann.ok("PUT", f"/api/tables/{table}/seats/0/notice", {"url": "https://1.1.1.1/hook"})["seats"][0]["notice"]

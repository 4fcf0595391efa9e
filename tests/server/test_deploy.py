"""What `deploy/` holds does what docs/server.md says: its commands run, its settings exist, its proxy speaks https."""

import configparser
import json
import os
import re
import shlex
import shutil
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from websockets.sync.client import connect
from websockets.typing import Origin

from sandtable.server.settings import Settings
from tests.ports import free_port
from tests.server.harness import COMMAND, PATIENT, PYTHONPATH, ROOT, START_SECONDS, Person, Server, fetch, wait_until
from tests.server.ready import end_with_parent

DEPLOY = ROOT / "deploy"
Servers = Callable[..., Server]


class Caddy:
    """The very Caddyfile of `deploy/`, on ports of its own, with a certificate for localhost."""

    def __init__(self, folder: Path, upstream: int) -> None:
        self.port, plain = free_port(), free_port()
        self.url = f"https://localhost:{self.port}"
        self.certificate = folder / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        self.log = folder / "caddy.log"
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "SANDTABLE_SITE": "localhost",
            "SANDTABLE_UPSTREAM": f"127.0.0.1:{upstream}",
            "SANDTABLE_HTTP_PORT": str(plain),
            "SANDTABLE_HTTPS_PORT": str(self.port),
        }
        command = ["caddy", "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, env=environment, stdout=log, stderr=log, preexec_fn=end_with_parent
            )

    def wait(self) -> ssl.SSLContext:
        """Until it answers; what a client needs to believe its certificate."""
        deadline = time.monotonic() + START_SECONDS
        while True:
            assert self.process.poll() is None, self.log.read_text("utf-8")
            try:
                trusted = ssl.create_default_context(cafile=str(self.certificate))
                if fetch(f"{self.url}/api/games", verify=trusted).status_code == 200:
                    return trusted
            except (OSError, httpx.TransportError):
                pass
            assert time.monotonic() < deadline, self.log.read_text("utf-8")
            time.sleep(0.1)


@pytest.fixture
def caddy(tmp_path: Path) -> Iterator[Callable[[int], Caddy]]:
    if shutil.which("caddy") is None:
        pytest.skip("Caddy is not installed (on Debian: apt-get install caddy)")
    running: list[Caddy] = []

    def start(upstream: int) -> Caddy:
        running.append(Caddy(tmp_path, upstream))
        return running[-1]

    yield start
    for one in running:
        one.process.terminate()
        one.process.wait(120)


BEHIND_A_PROXY = {
    "SANDTABLE_TRUSTED_PROXIES": "127.0.0.1",
    "SANDTABLE_METRICS_TOKEN": "a-token-for-prometheus",
    # Ten at once, then one a minute: forty are too many however slow the machine is.
    "SANDTABLE_READS_PER_MINUTE": "1",
    "SANDTABLE_ADDRESS_FACTOR": "1",
}


def test_a_game_over_tls(own_server: Servers, caddy: Callable[[int], Caddy]) -> None:
    server = own_server(SANDTABLE_PUBLIC_URL="https://localhost", **BEHIND_A_PROXY)
    proxy = caddy(server.port)
    trusted = proxy.wait()
    me = plays_through(proxy.url, trusted)
    assert "; Secure" in me.headers["set-cookie"]
    assert me.headers["strict-transport-security"]


def plays_through(url: str, trusted: ssl.SSLContext | None) -> httpx.Response:
    """Through a proxy: cookies, live updates, moves; the operator's pages are not there. Returns who I am."""
    verify = True if trusted is None else trusted
    with httpx.Client(base_url=url, timeout=120, verify=verify) as ann:
        me = ann.get("/api/me")
        assert me.status_code == 200
        body = {"game": "vault", "seats": [{"kind": "person"}], "take": 0}
        page = {"Origin": url}
        opened = ann.post("/api/tables", json=body, headers=page)
        assert opened.status_code == 201, opened.text
        table = opened.json()["id"]
        assert ann.post(f"/api/tables/{table}/start", headers=page).status_code == 200
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Cookie": "; ".join([f"{one.name}={one.value}" for one in ann.cookies.jar])}
        with connect(address, ssl=trusted, additional_headers=headers, origin=Origin(url), **PATIENT) as live:
            position = _until(live, "position")
            move = {"type": "play", "id": 1, "ask": position["ask"]["id"], "option": position["options"][0]["name"]}
            live.send(json.dumps(move))
            assert _until(live, "reply")["ok"]
        for path in ("/metrics", "/healthz", "/readyz"):
            assert ann.get(path, headers={"Authorization": "Bearer a-token-for-prometheus"}).status_code == 404
    # Whoever makes addresses up is counted by the true one.
    with httpx.Client(base_url=url, timeout=120, verify=verify) as somebody:
        codes = [somebody.get("/api/games", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code for n in range(40)]
    assert 429 in codes
    return me


def _until(live: Any, kind: str) -> Any:
    while True:
        frame = json.loads(live.recv(120))
        if frame["type"] == kind:
            return frame


class Ready(BaseHTTPRequestHandler):
    """A server that is ready, whatever it is asked."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


def ready_server(port: int) -> ThreadingHTTPServer:
    server = ThreadingHTTPServer(("127.0.0.1", port), Ready)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def test_requests_wait_while_the_server_restarts(caddy: Callable[[int], Caddy]) -> None:
    port = free_port()
    server = ready_server(port)
    proxy = caddy(port)
    trusted = proxy.wait()
    answered: list[int] = []
    # Once is enough; a machine that is too busy to restart a server within the proxy's ten seconds may try again.
    for _ in range(5):
        server.shutdown()
        server.server_close()
        asking = threading.Thread(
            target=lambda: answered.append(fetch(f"{proxy.url}/api/games", verify=trusted).status_code)
        )
        asking.start()
        # The proxy answers this by itself, and has then heard of the request before it.
        assert fetch(f"{proxy.url}/readyz", verify=trusted).status_code == 404
        server = ready_server(port)
        asking.join()
        if answered[-1] == 200:
            break
    server.shutdown()
    server.server_close()
    assert answered[-1] == 200, answered


NGINX = """
pid {folder}/pid;
error_log {folder}/error.log;
{user}
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
{lines}
    }}
}}
"""


@pytest.fixture
def nginx(tmp_path: Path) -> Iterator[Callable[[int, int], None]]:
    """An nginx on a port before a server on another, with the very lines of docs/server.md."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("nginx is not installed (on Debian: apt-get install nginx)")
    folder = tmp_path / "nginx"
    folder.mkdir()
    running: list[subprocess.Popen[bytes]] = []

    def start(port: int, upstream: int) -> None:
        page = (ROOT / "docs" / "server.md").read_text("utf-8")
        [lines] = re.findall(r"of an nginx:\n\n((?: {4}.*\n)+)", page)
        lines = lines.replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
        user = "user root;" if os.geteuid() == 0 else ""
        file = folder / "nginx.conf"
        file.write_text(NGINX.format(folder=folder, user=user, port=port, lines=lines), "utf-8")
        command = [program, "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log"), "-g", "daemon off;"]
        running.append(subprocess.Popen(command, preexec_fn=end_with_parent))
        wait_until(lambda: answers(port), "nginx does not answer", START_SECONDS)

    def answers(port: int) -> bool:
        assert running[-1].poll() is None, (folder / "error.log").read_text("utf-8")
        try:
            return fetch(f"http://127.0.0.1:{port}/readyz").status_code == 404
        except httpx.TransportError:
            return False

    yield start
    for one in running:
        one.terminate()
        one.wait(120)


def test_a_game_through_nginx(own_server: Servers, nginx: Callable[[int, int], None]) -> None:
    port = free_port()
    # Without TLS, and on a port of its own: what a browser calls this site is what the settings say.
    server = own_server(SANDTABLE_PUBLIC_URL=f"http://localhost:{port}", **BEHIND_A_PROXY)
    nginx(port, server.port)
    plays_through(f"http://localhost:{port}", None)


def unit(name: str) -> tuple[dict[str, str], list[str]]:
    """The environment and the command of a systemd unit."""
    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    text = (DEPLOY / name).read_text("utf-8")
    parser.read_string(text)
    given = re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE)
    return dict(given), shlex.split(parser["Service"]["ExecStart"].replace("%%", "%"))


def test_the_systemd_unit_starts_and_stops_the_server(tmp_path: Path) -> None:
    environment, command = unit("sandtable.service")
    assert command[0] == "/opt/sandtable/bin/sandtable"
    port = free_port()
    ours = [*COMMAND, *[str(port) if word == "8000" else word for word in command[1:]]]
    environment = {**environment, "SANDTABLE_DATA": str(tmp_path / "data"), "PYTHONPATH": PYTHONPATH}
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(ours, env=environment, stdout=log, stderr=log, preexec_fn=end_with_parent)
    try:
        deadline = time.monotonic() + START_SECONDS
        while True:
            assert process.poll() is None, (tmp_path / "log").read_text("utf-8")
            assert time.monotonic() < deadline
            try:
                if fetch(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        process.send_signal(signal.SIGTERM)
        assert process.wait(120) in (0, -signal.SIGTERM)
    finally:
        process.kill()
    text = (DEPLOY / "sandtable.service").read_text("utf-8")
    assert "RestartPreventExitStatus=2" in text, "what cannot start is not started for ever"


def test_the_nightly_backup_is_a_backup(own_server: Servers, tmp_path: Path) -> None:
    server = own_server()
    Person(server).begun([])
    environment, command = unit("sandtable-backup.service")
    program = shlex.join(COMMAND)
    script = command[-1].replace("/opt/sandtable/bin/sandtable", program).replace("/var/lib/sandtable", str(tmp_path))
    environment |= {"SANDTABLE_DATA": str(server.folder), "PYTHONPATH": PYTHONPATH, "PATH": os.environ["PATH"]}
    done = subprocess.run([*command[:-1], script], env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    [file] = tmp_path.glob("*.backup")
    assert Server(tmp_path / "again").admin("restore", str(file)).returncode == 0


def test_compose_names_only_settings_that_there_are() -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = told["services"]
    assert set(services) == {"database", "sandtable", "proxy"}
    names = [name for name in services["sandtable"]["environment"] if name.startswith("SANDTABLE_")]
    filled = {
        name: re.sub(r"\$\{\w+(:[?-][^}]*)?\}", "x" * 40, services["sandtable"]["environment"][name]) for name in names
    }
    settings = Settings.from_environment(filled)
    assert settings.postgres
    assert settings.secure
    known = {f"SANDTABLE_{name.upper()}" for name in Settings.__dataclass_fields__}
    assert set(names) <= known
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    offered = set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text("utf-8"), re.MULTILINE))
    assert wanted == offered
    proxy = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["sandtable"]["environment"]["SANDTABLE_TRUSTED_PROXIES"] == proxy
    used = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert set(services["proxy"]["environment"]) <= used


def test_the_image_is_made_of_what_is_there_and_asks_for_its_health(sqlite_server: Server) -> None:
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8")
    kept = {line[1:] for line in ignored.splitlines() if line.startswith("!")}
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert source.split("/")[0] in kept, f"{source} is left out of the build"
    health = json.loads(re.findall(r"^HEALTHCHECK .* CMD (\[.*\])$", text, re.MULTILINE)[0])
    script = health[2].replace("127.0.0.1:8000", f"127.0.0.1:{sqlite_server.port}")
    # Docker, too, asks several times before it calls a server unhealthy.
    wait_until(lambda: subprocess.run([sys.executable, health[1], script], timeout=120).returncode == 0)
    nobody = [sys.executable, health[1], health[2].replace("127.0.0.1:8000", f"127.0.0.1:{free_port()}")]
    assert subprocess.run(nobody, stderr=subprocess.DEVNULL, timeout=120).returncode != 0
    command = json.loads(re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)[0])
    assert command[:2] == ["sandtable", "serve"]
    assert subprocess.run([*COMMAND, *command[1:], "--help"], capture_output=True, timeout=120).returncode == 0


def test_the_page_names_the_files_that_there_are() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    for name in re.findall(r"deploy/([\w.-]+)", page):
        assert (DEPLOY / name).is_file(), name

"""Real servers in processes of their own, and people who use them through real HTTP and WebSockets."""

import json
import os
import random
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.ports import free_port
from tests.server.program import AHEAD
from tests.server.ready import Forked, Ready, end_with_parent

ROOT = Path(__file__).parents[2]
# What this process was given to import from, the server is given too.
_GIVEN = [os.path.abspath(place) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
PYTHONPATH = os.pathsep.join([str(ROOT), *_GIVEN])
COMMAND = [sys.executable, "-c", "import sys; from sandtable.cli import main; sys.exit(main())"]
# Generous: on a busy machine everything takes long, and a server that cannot start says so at once.
START_SECONDS = 300.0
PATIENCE = 120.0
# A connection to a busy machine: it opens late, and nobody is sent away for answering a ping late.
PATIENT: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "max_size": None, "max_queue": None}
# To make a client read all certificates takes longer than what most tests ask it; nobody here needs one.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
GENEROUS = {
    "SANDTABLE_WRITES_PER_MINUTE": "1000000",
    "SANDTABLE_READS_PER_MINUTE": "1000000",
    "SANDTABLE_CHAT_PER_MINUTE": "1000000",
    "SANDTABLE_NEW_TABLES_PER_HOUR": "1000000",
    "SANDTABLE_TABLES_PER_GUEST": "100000",
    "SANDTABLE_SOCKETS_PER_GUEST": "10000",
    "SANDTABLE_SOCKETS_PER_ADDRESS": "10000",
    "SANDTABLE_CONNECTIONS_PER_ADDRESS": "10000",
    "SANDTABLE_TABLES_PER_ADDRESS": "1000000",
    "SANDTABLE_CODES_PER_ADDRESS": "1000000",
    "SANDTABLE_LOOKS_PER_ADDRESS": "1000000",
    # No test sends anything to the world.
    "SANDTABLE_NOTICE_DELAY": "1000000",
}


def fetch(url: str, **details: Any) -> httpx.Response:
    """Ask for something as somebody whom the server has never seen."""
    return httpx.get(url, **{"timeout": PATIENCE, "verify": NO_CERTIFICATES, **details})


def wait_until(what: Callable[[], object], told: str = "", seconds: float = PATIENCE) -> None:
    """Until something is so."""
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, told
        time.sleep(0.05)


def _bare() -> dict[str, str]:
    """The environment without any settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SANDTABLE_")}
    return {**kept, "PYTHONPATH": PYTHONPATH}


class Server:
    """`sandtable serve` in its own process."""

    program: ClassVar[str] = "tests.server.program"
    # Whether it imports everything itself, as when an operator starts it, or is forked (see ready.py).
    from_nothing = False

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.environment = environment
        self.port = free_port()
        self.ahead = 0.0
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8")

    @property
    def log_lines(self) -> list[dict[str, Any]]:
        """What was logged so far, without a line that is half written when we look."""
        whole = self.log.rpartition("\n")[0].splitlines()
        return [json.loads(line) for line in whole if line.startswith("{")]

    def wait_for_log(self, text: str, times: int) -> None:
        """Until the log has said something so many times."""
        wait_until(lambda: self.log.count(text) >= times, f"{text} was not logged {times} times")

    def put_forward(self, seconds: float) -> None:
        """Let time pass for the server, all at once."""
        self.ahead += seconds
        file = self.folder / f"{AHEAD}.new"
        file.write_text(str(self.ahead), "ascii")
        file.replace(self.folder / AHEAD)

    def start(self) -> "Server":
        process = self.launch()
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if process.poll() is not None:
                raise AssertionError(f"the server did not start:\n{self.log}")
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5, verify=NO_CERTIFICATES).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server is not well:\n{self.log}")

    def launch(self) -> subprocess.Popen[bytes] | Forked:
        """Begin to start, without waiting."""
        self.folder.mkdir(parents=True, exist_ok=True)
        environment = {
            **_bare(),
            "SANDTABLE_DATA": str(self.folder),
            "SANDTABLE_EXTRA_GAMES": "tests.server.vault:GAME",
            "SANDTABLE_BOT_PAUSE": "0",
            **GENEROUS,
            **self.environment,
        }
        workers = environment.get("HARNESS_WORKERS", "1")
        arguments = ["serve", "--port", str(self.port), "--workers", workers]
        log = self.folder / "log"
        ready = Ready.running(_bare())
        # Several workers are processes that begin from nothing in any case.
        if not self.from_nothing and workers == "1" and ready.can_be(environment):
            self.process = ready.forked(self.program, arguments, environment, log, log)
            return self.process
        with log.open("ab") as file:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.program, *arguments],
                env=environment,
                stdout=file,
                stderr=file,
                preexec_fn=end_with_parent,
            )
        return self.process

    def stop(self) -> int:
        """Gracefully, as an operator would."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self.process = None
        return status

    def admin(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """`sandtable admin` on the same database."""
        environment = {
            **os.environ,
            "SANDTABLE_DATA": str(self.folder),
            "SANDTABLE_EXTRA_GAMES": "tests.server.vault:GAME",
            "PYTHONPATH": PYTHONPATH,
            **self.environment,
        }
        ready = Ready.running(_bare())
        if not ready.can_be(environment):
            return subprocess.run(
                [*COMMAND, "admin", *arguments], env=environment, capture_output=True, text=True, timeout=600
            )
        with tempfile.TemporaryDirectory() as folder:
            out, err = Path(folder) / "out", Path(folder) / "err"
            status = ready.forked("sandtable.cli", ["admin", *arguments], environment, out, err).wait(600)
            said = [file.read_text("utf-8") for file in (out, err)]
        return subprocess.CompletedProcess([*COMMAND, "admin", *arguments], status, *said)


class Person:
    """Somebody with a browser of their own, which is closed after the test."""

    everybody: ClassVar[list["Person"]] = []

    def __init__(self, server: Server, name: str = "", **headers: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers, verify=NO_CERTIFICATES)
        Person.everybody.append(self)
        self.id = self.http.get("/api/me").json()["guest"]
        if name:
            self.ok("PUT", "/api/me", {"name": name})

    def call(self, method: str, path: str, body: object = None, **parameters: Any) -> httpx.Response:
        content = None if body is None else json.dumps(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        return self.http.request(method, path, content=content, params=parameters, headers=headers)

    def ok(self, method: str, path: str, body: object = None, **parameters: Any) -> Any:
        answer = self.call(method, path, body, **parameters)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def refused(self, status: int, code: str, method: str, path: str, body: object = None, **parameters: Any) -> Any:
        answer = self.call(method, path, body, **parameters)
        assert (answer.status_code, answer.json().get("code")) == (status, code), f"{answer.status_code} {answer.text}"
        assert answer.json()["message"].endswith((".", "?")), answer.text
        return answer.json()

    def open(self, game: str = "vault", **details: Any) -> str:
        """A new table; its id."""
        id: str = self.ok("POST", "/api/tables", {"game": game, **details})["id"]
        return id

    def begun(self, others: "list[Person]", game: str = "vault", **details: Any) -> str:
        """A game that I and others have begun, in the order of seats."""
        seats = [{"kind": "person"} for _ in range(1 + len(others))]
        id = self.open(game, seats=seats, take=0, access="open", **details)
        for seat, other in enumerate(others, start=1):
            other.ok("POST", f"/api/tables/{id}/join", {"seat": seat})
        self.ok("POST", f"/api/tables/{id}/start")
        return id

    def position(self, table: str, **parameters: Any) -> Any:
        return self.ok("GET", f"/api/tables/{table}/position", **parameters)

    def asked(self, table: str, **parameters: Any) -> Any:
        """The position in which I have to choose, or the last one; others may have to choose before."""
        position = self.position(table, **parameters)
        while not position["options"] and position["result"] is None:
            position = self.position(table, sequence=position["sequence"], wait=10, **parameters)
        return position

    def play(self, table: str, option: str | None = None, at: int = 0, **body: Any) -> Any:
        """Answer the question before me (as it is at sequence `at` or later), by the first option unless told."""
        position = self.position(table, sequence=at)
        chosen = option if option is not None else position["options"][0]["name"]
        return self.ok("POST", f"/api/tables/{table}/moves", {"ask": position["ask"]["id"], "option": chosen, **body})

    def cookie(self) -> str:
        return "; ".join([f"{one.name}={one.value}" for one in self.http.cookies.jar])

    @contextmanager
    def live(self, table: str, **parameters: Any) -> Iterator["Live"]:
        query = "&".join([f"{name}={value}" for name, value in parameters.items()])
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{query}"
        with connect(address, additional_headers={"Cookie": self.cookie()}, **PATIENT) as connection:
            yield Live(connection)

    @classmethod
    def everybody_leaves(cls) -> None:
        while cls.everybody:
            cls.everybody.pop().http.close()


class Live:
    """A live connection: what came over it, newest of each kind."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[dict[str, Any]] = []
        self._asked = 0

    def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.connection.recv(seconds))
        self.frames.append(frame)
        return frame

    def until(self, type: str, seconds: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """The next frame of a type with these fields."""
        deadline = time.monotonic() + seconds
        while True:
            frame = self.next(max(0.01, deadline - time.monotonic()))
            if _is(frame, type, fields):
                return frame

    def has(self, type: str, **fields: Any) -> dict[str, Any]:
        """A frame of a type with these fields, whether it came already or comes now: replies and news pass each
        other."""
        found = [frame for frame in self.frames if _is(frame, type, fields)]
        return found[-1] if found else self.until(type, **fields)

    def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its reply."""
        self._asked += 1
        self.connection.send(json.dumps({"type": type, "id": self._asked, **fields}))
        return self.until("reply", id=self._asked)


def _is(frame: dict[str, Any], type: str, fields: dict[str, Any]) -> bool:
    return bool(frame["type"] == type) and all(frame.get(name) == value for name, value in fields.items())


class Postgres:
    """A PostgreSQL of our own on a free port, as an unprivileged user."""

    def __init__(self, binaries: Path) -> None:
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="sandtable-postgres-"))
        self.port = free_port()
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "sandtable", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        options = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
        settings = [part for option in options for part in ("-c", option)]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [str(binaries / "postgres"), "-D", data, "-p", str(self.port), *settings],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent,
                **self._privileges(),
            )
        deadline = time.monotonic() + START_SECONDS
        while not self._ready():
            assert time.monotonic() < deadline, (self.folder / "log").read_text("utf-8")
            time.sleep(0.1)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{random.randrange(10**12)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "sandtable", name)
        return f"postgresql://sandtable@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _ready(self) -> bool:
        asked = [str(self.binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked).returncode == 0

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.binaries / program), *arguments],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=120,
            **self._privileges(),
        )
        assert done.returncode == 0, f"{program}: {done.stdout!r}"

    def _privileges(self) -> dict[str, Any]:
        return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


def postgres_binaries() -> Path | None:
    """Where Debian puts PostgreSQL, or wherever the path leads."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name.split(".")[0]))
    if found:
        return found[-1]
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None

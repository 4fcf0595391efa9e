"""A process that has imported what the `sandtable` command needs, and forks one of it whenever a test asks.

Each is a process of its own, with its own environment, folder and end; only the imports, most of what a start costs,
are done once. What reads the environment as it is imported cannot be had from here: see `can_be`.
"""

import atexit
import ctypes
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Final

import sandtable

PR_SET_PDEATHSIG: Final = 1
# The modules whose `main` can be run, and what those import only when they run.
PROGRAMS: Final = ("tests.server.program", "sandtable.cli")
FURTHER: Final = (
    "sandtable.server.operator.serving",
    "sandtable.server.operator.administration",
    "sandtable.server.wire.app",
)
# How the names of those variables begin that Python or an import looks for.
DECIDES: Final = ("PYTHON", "PROMETHEUS", "SANDTABLE_GAMES")


def end_with_parent() -> None:
    """In a new process: end when the tests end, even if they are killed (where the system can do that)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGINT)


def _decided(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name.startswith(DECIDES)}


class Ready:
    """The process that forks, as the tests see it; there is one in each process of pytest, from the first use on."""

    _running: ClassVar["Ready | None"] = None

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.environment = dict(environment)
        self._talking = threading.Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.ready"],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            preexec_fn=end_with_parent,
        )

    @classmethod
    def running(cls, environment: Mapping[str, str]) -> "Ready":
        """The one there is, or one that starts now with this environment."""
        if cls._running is None:
            cls._running = cls(environment)
            atexit.register(cls.end)
        return cls._running

    def can_be(self, environment: Mapping[str, str]) -> bool:
        """Whether a process with this environment would have imported the same."""
        return sys.platform == "linux" and _decided(environment) == _decided(self.environment)

    @classmethod
    def end(cls) -> None:
        """It ends when nobody can ask it any more, and what it forked ends with it."""
        if cls._running is not None:
            with cls._running.process as process:
                assert process.stdin is not None
                process.stdin.close()
            cls._running = None

    def asked(self, **request: Any) -> Any:
        with self._talking:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

    def forked(
        self, program: str, arguments: Sequence[str], environment: Mapping[str, str], out: Path, err: Path
    ) -> "Forked":
        """Run a program; what it prints is added to two files, which may be the same."""
        assert program in PROGRAMS
        pid: int = self.asked(
            program=program, arguments=list(arguments), environment=dict(environment), out=str(out), err=str(err)
        )
        return Forked(self, pid)


class Forked:
    """A process that was forked; used like one of `subprocess`."""

    def __init__(self, ready: Ready, pid: int) -> None:
        self.ready = ready
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.ready.asked(ended=self.pid)
        return self.returncode

    def wait(self, timeout: float) -> int:
        deadline = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired(f"forked {self.pid}", timeout)
            time.sleep(0.01)
        return status

    def send_signal(self, signal: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal)


def _become(request: dict[str, Any]) -> None:
    """In the new process: take over the environment, the streams and the arguments of the program."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(request["environment"])
    appending = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for stream, file, how in (
        (sys.stdin, os.devnull, os.O_RDONLY),
        (sys.stdout, request["out"], appending),
        (sys.stderr, request["err"], appending),
    ):
        opened = os.open(file, how, 0o666)
        os.dup2(opened, stream.fileno())
        os.close(opened)
    sys.argv = ["sandtable", *request["arguments"]]


def main() -> int:
    # Who is at the keyboard ends the tests; this process ends when they no longer ask.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    programs: dict[str, Callable[[], int]] = {name: import_module(name).main for name in PROGRAMS}
    for name in FURTHER:
        import_module(name)
    for id in sandtable.games():
        sandtable.game(id)
    # What is there already is not gone through again in each process, which would copy it.
    gc.collect()
    gc.freeze()
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if "ended" in request:
            pid, status = os.waitpid(request["ended"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
        elif not (answer := os.fork()):
            _become(request)
            return programs[request["program"]]()
        sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
        sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())

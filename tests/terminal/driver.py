"""A person at a real terminal: `sandtable` in a pseudo-terminal of 80 x 24, typed at line by line."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path

WIDTH, HEIGHT = 80, 24
# A busy machine is slow, not wrong.
PATIENCE = 300.0
# Colours, clearing, and what line editing switches on and off.
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
# How text ends that waits for typing: an invitation to choose, the pause before a hand-over.
PAUSES = ("> ", "looking. ")
INVITATION = re.compile(r"\n([^\n]*) \(([^\n]*), \?[^\n]*\)> $")


def _sit_down() -> None:
    """The terminal must control the session for Ctrl-C to reach it; tests run in the background may have it ignored."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """One running `sandtable` command."""

    def __init__(self, arguments: Sequence[str], home: Path, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
        inherited = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
        settings = {"TERM": "xterm", "LANG": "C.UTF-8", "XDG_STATE_HOME": str(home), "HOME": str(home)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sandtable.cli", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**inherited, **settings, **environment},
            start_new_session=True,
            preexec_fn=_sit_down,
        )
        os.close(slave)
        self.raw = ""
        self._bytes = b""

    @property
    def text(self) -> str:
        return ESCAPES.sub("", self.raw).replace("\r", "")

    def read(self, seconds: float = PATIENCE) -> str:
        """Wait for the next invitation to type, or for the end; what was written since the last one."""
        before = len(self.text)
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self.master], [], [], 0.05)
            if ready:
                try:
                    read = os.read(self.master, 65536)
                except OSError:  # the other end is closed
                    read = b""
                if not read:
                    self.process.wait(PATIENCE)
                    return self.text[before:]
                self._bytes += read
                self.raw = self._bytes.decode("utf-8", errors="ignore")
            elif len(self.text) > before and self.text.endswith(PAUSES):
                return self.text[before:]
        raise AssertionError(f"nothing more came; so far: …{self.text[-500:]}")

    def type(self, line: str) -> str:
        os.write(self.master, f"{line}\n".encode())
        return self.read()

    def interrupt(self) -> str:
        os.write(self.master, b"\x03")
        return self.read()

    def hang_up(self) -> None:
        """Close the terminal window."""
        os.close(self.master)
        self.process.wait(PATIENCE)

    def labels(self) -> list[str]:
        """The labels that the last invitation names, the first ones first."""
        found = INVITATION.search(self.text)
        assert found is not None, self.text[-300:]
        labels: list[str] = []
        for part in found[2].split(", "):
            ends = part.split("-")
            if len(ends) == 2:
                labels += [str(number) for number in range(int(ends[0]), int(ends[1]) + 1)]
            else:
                labels.append(part)
        return labels

    def stop(self) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)


def run(arguments: Sequence[str], home: Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A `sandtable` command with its input from a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "sandtable.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        env={
            **{name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ},
            "LANG": "C.UTF-8",
            "XDG_STATE_HOME": str(home),
            "HOME": str(home),
            **environment,
        },
    )

"""Ports for the servers of tests: each belongs to the process that took it until that process ends."""

import fcntl
import os
import random
import socket
import tempfile
from pathlib import Path
from typing import Final

# The system gives connections that go out a port from its own range: one of those could be gone between a server's end
# and its next start. Where that range leaves nothing free, the risk has to be taken.
LOWEST, HIGHEST = 15_000, 65_000
SYSTEMS_RANGE: Final = Path("/proc/sys/net/ipv4/ip_local_port_range")
# Open as long as this process lives: what is locked by it is nobody else's.
_held: list[int] = []


def free_port() -> int:
    """A port that nobody listens on, and that no other test is given while this process runs."""
    choices = _choices()
    first = random.SystemRandom().randrange(len(choices))
    for port in choices[first:] + choices[:first]:
        if _reserved(port) and _free(port):
            return port
    raise AssertionError("no port is free")


def _choices() -> list[int]:
    low, high = HIGHEST, HIGHEST
    if SYSTEMS_RANGE.exists():
        low, high = [int(end) for end in SYSTEMS_RANGE.read_text("ascii").split()]
    outside = [port for port in range(LOWEST, HIGHEST) if not low <= port <= high]
    return outside or list(range(LOWEST, HIGHEST))


def _reserved(port: int) -> bool:
    folder = Path(tempfile.gettempdir()) / f"sandtable-ports-{os.geteuid()}"
    folder.mkdir(exist_ok=True)
    lock = os.open(folder / str(port), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return False
    _held.append(lock)
    return True


def _free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True

"""Processes that try imagined worlds for a search.

What comes of a world does not depend on where it is tried, so a search decides the same with any number of them. They
end with the process that started them.
"""

import atexit
import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

Values = list[list[float]]
"""What came of the options, in their order, for each world."""


@dataclass(frozen=True)
class Clock:
    """How long worlds are tried: their seeds follow from the moment and a number."""

    moment: int
    first: int
    step: int
    """One takes each so-manyth number, from the first on."""
    worlds: int
    """Numbers end before this."""
    heat: float
    """Seconds in which a further world may be begun."""
    whole: float
    """Seconds after which even a world that was begun is left."""


@dataclass(frozen=True)
class Task:
    """Worlds to be tried: those of the seeds, or as many as there is time for."""

    game: str
    dump: bytes
    seat: int
    options: tuple[str, ...]
    seeds: tuple[int, ...] = ()
    clock: Clock | None = None


class Helper:
    """One further process. It is started when there is something to do, and not again when it failed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._failed = False

    def give(self, task: Task) -> None:
        """Let it begin."""
        if self._failed:
            return
        try:
            if self._process is None:
                command = [sys.executable, "-m", "sandtable.players.helper"]
                self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            assert self._process.stdin is not None
            pickle.dump(task, self._process.stdin)
            self._process.stdin.flush()
        except OSError:
            self.end()

    def take(self) -> Values | None:
        """What it found; None if it failed, so that somebody else has to try those worlds."""
        if self._process is None:
            return None
        assert self._process.stdout is not None
        try:
            found: Values = pickle.load(self._process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError):
            self.end()
            return None
        return found

    def end(self) -> None:
        process, self._process, self._failed = self._process, None, True
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                assert stream is not None
                with suppress(OSError):  # what it was not told any more
                    stream.close()


HELPERS: Final[list[Helper]] = []
"""The helpers of this process, the same for all its searches."""


def helpers(count: int) -> list[Helper]:
    """So many helpers."""
    while len(HELPERS) < count:
        HELPERS.append(Helper())
    return HELPERS[:count]


def dismiss() -> None:
    """Let all helpers go; whoever searches later gets others."""
    while HELPERS:
        HELPERS.pop().end()


atexit.register(dismiss)


def shared(tasks: list[Task], tried: Callable[[Task], Values]) -> list[Values]:
    """What comes of each task: the first is for this process, each other for a helper."""
    others = list(zip(helpers(len(tasks) - 1), tasks[1:], strict=True))
    for one, task in others:
        one.give(task)
    found = [tried(tasks[0])]
    for one, task in others:
        values = one.take()
        # A share that was lost is made good; by the clock there is no time left for that.
        found.append(values if values is not None else [] if task.clock is not None else tried(task))
    return found

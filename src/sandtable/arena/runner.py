"""Many games, over processes; every result is kept at once, so that a contest can be taken up again."""

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from typing import Any, Final

from sandtable.arena.apart import PATIENCE, LostProcess, begin, played_apart
from sandtable.arena.cluster import Cluster, NoCluster, Told
from sandtable.arena.lineup import BadLineUp, LineUp
from sandtable.arena.match import Game, Outcome, played
from sandtable.kernel.errors import SandtableError

if sys.platform == "win32":
    fcntl = None  # nobody is kept out there
else:
    import fcntl


Outcomes = Generator[Outcome, None, None]


class BadResults(SandtableError):
    """A file of results cannot be gone on with."""


class Results:
    """A file: the line-up in its first line, then a game in each."""

    def __init__(self, path: Path, line_up: LineUp) -> None:
        self.path = path
        self.line_up = line_up
        self.outcomes: list[Outcome] = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: Final = path.open("a", encoding="utf-8")
        except OSError as error:
            raise BadResults(f"{path} cannot be written: {error}") from error
        try:
            self._keep_others_out()
            if path.stat().st_size and not self._stopped_at_once():
                self._read()
            else:
                self._write(line_up.data())
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        with suppress(OSError):  # what a full disk did not take, it was said of
            self._file.close()

    def _keep_others_out(self) -> None:
        """Of two who play the same contest into the same file each would play what the other has played."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadResults(f"{self.path} is being written by another arena; wait for it, or name another") from error

    def _read(self) -> None:
        found, outcomes, whole = read(self.path)
        if found.data() != self.line_up.data():
            raise BadResults(f"{self.path} holds another contest: {found.data()}. Name another file, or delete it.")
        self.outcomes = outcomes
        if not whole:  # the machine stopped in the middle of a line
            try:
                self._end_at_whole_line()
            except OSError as error:
                raise BadResults(f"{self.path} cannot be written: {error}") from error

    def _stopped_at_once(self) -> bool:
        """Whether the machine stopped in the middle of the first line, that of this contest: it is written anew."""
        try:
            text = self.path.read_bytes()
            if b"\n" in text or not _line(self.line_up.data()).encode().startswith(text):
                return False
            os.truncate(self.path, 0)
        except OSError as error:
            raise BadResults(f"{self.path} cannot be written: {error}") from error
        return True

    def _end_at_whole_line(self) -> None:
        """What is whole is not touched: if the machine stops once more, nothing is lost."""
        with self.path.open("rb+") as file:
            text = file.read()
            if text.count(b"\n") > len(self.outcomes):  # with that of the line-up all that were read have ended
                file.truncate(text.rindex(b"\n") + 1)
            else:
                file.write(b"\n")

    def add(self, outcome: Outcome) -> None:
        self._write(outcome.data())
        self.outcomes.append(outcome)

    def _write(self, data: dict[str, Any]) -> None:
        try:
            self._file.write(_line(data))
            self._file.flush()
        except OSError as error:
            raise BadResults(
                f"{self.path} cannot be written: {error}. {len(self.outcomes)} games are kept there; the same command"
                " goes on"
            ) from error


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data) + "\n"


def read(path: Path) -> tuple[LineUp, list[Outcome], bool]:
    """A file of results, and whether its last line is whole."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadResults(f"{path} cannot be read: {error}") from error
    whole = text.endswith("\n")
    lines = text.splitlines()
    if not lines:
        raise BadResults(f"{path} is empty")
    try:
        line_up = LineUp.read(lines[0])
    except BadLineUp as error:
        raise BadResults(f"{path}: {error}") from error
    outcomes = []
    for number, line in enumerate(lines[1:], 2):
        try:
            outcomes.append(Outcome.read(line, line_up))
        except (ValueError, TypeError, RecursionError) as error:
            if number == len(lines) and not whole:
                break
            raise BadResults(f"{path}: line {number} is damaged: {error}") from error
    twice = [number for number, times in Counter([one.number for one in outcomes]).items() if times > 1]
    if twice:
        raise BadResults(f"{path}: game {twice[0]} is there twice")
    return line_up, outcomes, whole


def run(
    line_up: LineUp,
    games: int,
    path: Path,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
    cluster: str = "",
    told: Told = print,
) -> list[Outcome]:
    """Play what is still lacking of so many games, in so many processes or on the Ray cluster at an address. The result
    depends on neither. `told` hears of nodes and processes that were lost."""
    with closing(Results(path, line_up)) as results:
        done = {outcome.number for outcome in results.outcomes}
        lacking = [Game(line_up, number) for number in range(games) if number not in done]
        games_over = (
            _on_cluster(lacking, results, cluster, told) if cluster else _here(lacking, results, processes, told)
        )
        with closing(games_over):
            for outcome in games_over:
                results.add(outcome)
                if progress is not None:
                    progress(len(results.outcomes), games)
    return sorted([one for one in results.outcomes if one.number < games], key=lambda outcome: outcome.number)


def _on_cluster(games: list[Game], results: Results, address: str, told: Told) -> Outcomes:
    if not games:
        return
    try:
        with Cluster(address, told) as nodes:
            yield from nodes.outcomes(games)
    except NoCluster as error:
        kept = len(results.outcomes)
        raise NoCluster(f"{error}. {kept} games are kept in {results.path}; the same command goes on there") from error


def _here(games: list[Game], results: Results, processes: int, told: Told) -> Outcomes:
    if processes == 1 and not results.line_up.guests:
        yield from map(played, games)
        return
    waiting = iter(games)
    running: dict[Future[Outcome], Game] = {}
    while True:
        try:
            yield from _in_pool(waiting, running, processes)
            return
        except BrokenProcessPool:
            told("a process was lost in the middle of a game; what was being played is played again, game by game")
        for future, game in running.items():
            try:
                yield future.result() if _has_result(future) else played_apart(game)
            except LostProcess as error:
                kept = len(results.outcomes)
                raise LostProcess(
                    f"{error}. {kept} games are kept in {results.path}; the same command goes on there"
                ) from error
        running.clear()


def _in_pool(waiting: Iterator[Game], running: dict[Future[Outcome], Game], processes: int) -> Outcomes:
    """Play in so many processes. What is under way is written down."""
    others = set(active_children())
    pool = ProcessPoolExecutor(processes, initializer=begin)
    patience = 0.0
    try:
        while True:
            for game in islice(waiting, 2 * processes - len(running)):
                running[pool.submit(played, game)] = game
            if not running:
                patience = PATIENCE
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                outcome = future.result()
                del running[future]
                yield outcome
    finally:
        # Nobody waits for games in the middle any more, which may be long, nor for what players have left behind.
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.join(patience)
            process.kill()


def _has_result(future: "Future[Outcome]") -> bool:
    return future.done() and not future.cancelled() and future.exception() is None

"""Many games, over processes; every result is kept at once, so that a contest can be taken up again."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from sandtable.arena.cluster import Cluster, NoCluster, Told
from sandtable.arena.lineup import BadLineUp, LineUp
from sandtable.arena.match import Game, Outcome, played
from sandtable.kernel.errors import SandtableError


class BadResults(SandtableError):
    """A file of results cannot be gone on with."""


class LostProcess(SandtableError):
    """A process in which games were played was ended from outside, or brought down by a player."""


class Results:
    """A file: the line-up in its first line, then a game in each."""

    def __init__(self, path: Path, line_up: LineUp) -> None:
        self.path = path
        self.line_up = line_up
        self.outcomes: list[Outcome] = []
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(line_up.data()) + "\n", "utf-8")
            except OSError as error:
                raise BadResults(f"{path} cannot be written: {error}") from error

    def _read(self) -> None:
        found, outcomes, whole = read(self.path)
        if found.data() != self.line_up.data():
            raise BadResults(f"{self.path} holds another contest: {found.data()}. Name another file, or delete it.")
        self.outcomes = outcomes
        if not whole:  # the machine stopped in the middle of a line
            lines = [json.dumps(found.data()), *[json.dumps(outcome.data()) for outcome in outcomes]]
            self.path.write_text("\n".join(lines) + "\n", "utf-8")

    def add(self, outcome: Outcome) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(outcome.data()) + "\n")
        self.outcomes.append(outcome)


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
        except (ValueError, TypeError) as error:
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
    depends on neither. `told` hears of nodes that were lost."""
    results = Results(path, line_up)
    done = {outcome.number for outcome in results.outcomes}
    lacking = [Game(line_up, number) for number in range(games) if number not in done]
    games_over = _on_cluster(lacking, results, cluster, told) if cluster else _here(lacking, results, processes)
    for outcome in games_over:
        results.add(outcome)
        if progress is not None:
            progress(len(results.outcomes), games)
    return sorted([one for one in results.outcomes if one.number < games], key=lambda outcome: outcome.number)


def _on_cluster(games: list[Game], results: Results, address: str, told: Told) -> Iterator[Outcome]:
    if not games:
        return
    try:
        with Cluster(address, told) as nodes:
            yield from nodes.outcomes(games)
    except NoCluster as error:
        kept = len(results.outcomes)
        raise NoCluster(f"{error}. {kept} games are kept in {results.path}; the same command goes on there") from error


def _here(games: list[Game], results: Results, processes: int) -> Iterator[Outcome]:
    try:
        yield from _outcomes(games, processes)
    except BrokenProcessPool as error:
        kept = len(results.outcomes)
        raise LostProcess(
            f"a process was lost in the middle of a game. {kept} games are kept in {results.path}; the same command"
            " goes on there"
        ) from error


def _outcomes(games: list[Game], processes: int) -> Iterator[Outcome]:
    if processes == 1:
        yield from map(played, games)
        return
    waiting = iter(games)
    with ProcessPoolExecutor(processes) as pool:
        running: set[Future[Outcome]] = set()
        try:
            while True:
                for game in waiting:
                    running.add(pool.submit(played, game))
                    if len(running) >= 2 * processes:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()

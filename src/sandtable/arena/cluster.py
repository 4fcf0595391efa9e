"""Games on a Ray cluster: the same games with the same results, on whichever node they are played.

A game that was under way on a node that is lost is played again elsewhere. Ray is an extra of the package:
`pip install sandtable[ray]`.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import islice
from typing import Any, Final

from sandtable.arena.apart import played_apart
from sandtable.arena.match import Game, Outcome, played
from sandtable.kernel.errors import SandtableError

LOOK_SECONDS: Final = 5.0
"""How long results are waited for before somebody looks whether all nodes are still there."""
IN_FLIGHT: Final = 2
"""Games handed out for each processor of the cluster."""
Told = Callable[[str], None]


class NoCluster(SandtableError):
    """The cluster cannot be reached, or was lost."""


class Cluster:
    """The nodes behind an address. Made and left with `with`."""

    def __init__(self, address: str, told: Told) -> None:
        self.address = address
        self.told = told
        try:
            self.ray: Any = import_module("ray")
        except ImportError as error:
            raise NoCluster("games on a cluster need Ray: pip install 'sandtable[ray]'") from error
        self._nodes: dict[str, str] = {}

    def __enter__(self) -> "Cluster":
        try:
            self.ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, RuntimeError, ImportError) as error:
            raise NoCluster(f"the cluster at {self.address} cannot be reached: {error}") from error
        self._nodes = self._alive()
        return self

    def __exit__(self, *failure: object) -> None:
        self.ray.shutdown()

    def outcomes(self, games: list[Game]) -> Iterator[Outcome]:
        """How the games went, in the order in which they end."""
        # However often a node is lost, its games begin anew: a game has no effect but its outcome.
        # A player that takes its process down would do so for ever; those of somebody's own are kept apart.
        way = played_apart if any([game.line_up.guests for game in games]) else played
        play = self.ray.remote(max_retries=-1, num_cpus=1)(way)
        waiting = iter(games)
        running: dict[Any, Game] = {}
        try:
            while True:
                for game in islice(waiting, max(0, IN_FLIGHT * max(1, self._processors()) - len(running))):
                    running[play.remote(game)] = game
                if not running:
                    return
                done, _ = self.ray.wait(list(running), num_returns=1, timeout=LOOK_SECONDS)
                for one in done:
                    yield self._outcome(one, running.pop(one))
                self._look_after_nodes()
        except self.ray.exceptions.RayError as error:
            raise NoCluster(f"the cluster at {self.address} was lost: {_first_line(error)}") from error
        finally:
            with suppress(self.ray.exceptions.RayError):  # a cluster that is lost plays nothing any more
                for one in running:
                    self.ray.cancel(one, force=True)

    def _outcome(self, handle: Any, game: Game) -> Outcome:
        try:
            found: Outcome = self.ray.get(handle)
        except self.ray.exceptions.RayTaskError as error:
            why = _first_line(error.cause)
            raise NoCluster(f"game {game.number} cannot be played on the cluster at {self.address}: {why}") from error
        return found

    def _processors(self) -> int:
        return int(self.ray.cluster_resources().get("CPU", 0))

    def _alive(self) -> dict[str, str]:
        return {node["NodeID"]: node["NodeManagerAddress"] for node in self.ray.nodes() if node["Alive"]}

    def _look_after_nodes(self) -> None:
        alive = self._alive()
        for lost in [name for node, name in self._nodes.items() if node not in alive]:
            self.told(f"the node {lost} was lost; its games are played again on the others")
        self._nodes = alive
        if not alive:
            raise NoCluster(f"the cluster at {self.address} was lost: no node is left")


def _first_line(error: object) -> str:
    text = str(error).strip()
    return text.splitlines()[0] if text else repr(error)

"""Contests on a Ray cluster: the same results as anywhere, and nothing lost with a node."""

import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sandtable.arena import LineUp, run
from sandtable.arena.cluster import NoCluster
from sandtable.arena.match import Outcome
from sandtable.arena.runner import read
from sandtable.cli import main
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import KINDS, RandomPlayer
from tests.arena.test_arena import line_up, without_times


class RayError(Exception):
    """What Ray raises."""


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__("a long story\nof many lines")
        self.cause = cause


class Pretended:
    """Ray as far as the arena uses it, in this process. What is handed out is played when it is asked for."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self, nodes: int = 2) -> None:
        self.alive = nodes
        self.address = ""
        self.down = False
        self.most = 0
        self.running: dict[object, tuple[Callable[..., Any], tuple[Any, ...]]] = {}
        self.cancelled: list[object] = []
        self.asked = 0
        self.happens: dict[int, Callable[[], None]] = {}
        """What happens before the so-many-th result is there."""

    def init(self, address: str, **_: object) -> None:
        if address == "nowhere:1":
            raise ConnectionError("nobody is there")
        self.address = address

    def shutdown(self) -> None:
        self.down = True

    def remote(self, **settings: object) -> Callable[[Callable[..., Any]], Any]:
        assert settings["max_retries"] == -1

        def hand_out(function: Callable[..., Any], *args: Any) -> object:
            handle = object()
            self.running[handle] = (function, args)
            self.most = max(self.most, len(self.running))
            return handle

        return lambda function: SimpleNamespace(remote=lambda *args: hand_out(function, *args))

    def wait(self, handles: list[object], **_: object) -> tuple[list[object], list[object]]:
        self.asked += 1
        self.happens.get(self.asked, lambda: None)()
        # The last one handed out ends first, and now and then nothing does.
        return ([], handles) if self.asked == 2 else (handles[-1:], handles[:-1])

    def get(self, handle: object) -> Any:
        function, args = self.running.pop(handle)
        try:
            return function(*args)
        except Exception as error:
            raise RayTaskError(error) from error

    def cancel(self, handle: object, **_: object) -> None:
        self.cancelled.append(handle)

    def nodes(self) -> list[dict[str, Any]]:
        return [
            {"NodeID": f"id{node}", "NodeManagerAddress": f"10.0.0.{node}", "Alive": node < self.alive}
            for node in range(3)
        ]

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.alive)}


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Pretended:
    pretended = Pretended()
    monkeypatch.setattr(
        "sandtable.arena.cluster.import_module", lambda name: {"ray": pretended}.get(name) or import_module(name)
    )
    return pretended


def on_cluster(games: int, path: Path, told: list[str] | None = None, address: str = "head:6379") -> list[Outcome]:
    return run(line_up("random", "random"), games, path, cluster=address, told=(told or []).append)


class TestCluster:
    def test_results_are_those_of_one_process(self, ray: Pretended, tmp_path: Path) -> None:
        alone = run(line_up("random", "random"), 6, tmp_path / "alone.jsonl")
        assert without_times(on_cluster(6, tmp_path / "ray.jsonl")) == without_times(alone)
        assert (ray.address, ray.down, ray.most) == ("head:6379", True, 4), "two games for each processor"
        assert on_cluster(6, tmp_path / "ray.jsonl", address="nowhere:1"), "nothing is lacking, nobody need be there"

    def test_a_lost_node_is_named_and_its_games_are_played_on_the_others(self, ray: Pretended, tmp_path: Path) -> None:
        told: list[str] = []
        ray.happens[2] = lambda: setattr(ray, "alive", 1)
        assert len(run(line_up("random", "random"), 4, tmp_path / "r.jsonl", cluster="auto", told=told.append)) == 4
        assert told == ["the node 10.0.0.1 was lost; its games are played again on the others"]

    def test_a_lost_cluster_loses_nothing(self, ray: Pretended, tmp_path: Path) -> None:
        def lost() -> None:
            raise RayError("the head does not answer\nlong story")

        path = tmp_path / "results.jsonl"
        ray.happens[4] = lost
        with pytest.raises(
            NoCluster, match=r"at head:6379 was lost: the head does not answer\. 2 games are kept in .*"
        ):
            on_cluster(6, path)
        assert ray.down
        assert len(ray.cancelled) == 4
        assert len(read(path)[1]) == 2
        ray.happens.clear()
        assert without_times(on_cluster(6, path)) == without_times(
            run(line_up("random", "random"), 6, tmp_path / "one")
        )

    def test_who_takes_its_process_down_loses_there_too(self, ray: Pretended, forked: None, tmp_path: Path) -> None:
        """Ray would begin such a game anew for ever: players of somebody's own get a process of their own there."""

        class Deadly(RandomPlayer):
            def choose(self, state: State, seat: int) -> Option:
                if state.move_count > 20:
                    os._exit(5)
                return super().choose(state, seat)

        KINDS["deadly"] = lambda game_id, seed: Deadly(seed)
        found = run(line_up("random", "deadly"), 2, tmp_path / "r.jsonl", cluster="auto")
        assert len(found) == 2
        for outcome in found:
            seat = outcome.players.index("deadly")
            assert outcome.fault == f"deadly (seat {seat}): crashed: its process ended (status 5)"
            assert outcome.shares[seat] == 0.0

    def test_a_cluster_of_which_no_node_is_left_is_lost(self, ray: Pretended, tmp_path: Path) -> None:
        ray.happens[1] = lambda: setattr(ray, "alive", 0)
        with pytest.raises(NoCluster, match="no node is left"):
            on_cluster(4, tmp_path / "results.jsonl")

    def test_what_cannot_be_played_there_is_said(self, ray: Pretended, tmp_path: Path) -> None:
        contest = LineUp("conquest", ["random", "random"])
        contest.players = ["random", "mine"]  # known here, not there
        with pytest.raises(
            NoCluster, match=r"game [01] cannot be played on the cluster at auto: there is no player 'mine'"
        ):
            run(contest, 2, tmp_path / "results.jsonl", cluster="auto")

    def test_bad_addresses_and_a_missing_extra_are_said(
        self, ray: Pretended, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        contest = ["arena", "conquest", "random", "random", "--games", "1", "--file", str(tmp_path / "r.jsonl")]
        assert main([*contest, "--cluster", "nowhere:1"]) == 2
        assert "the cluster at nowhere:1 cannot be reached: nobody is there" in capsys.readouterr().err
        assert main([*contest, "--cluster", "auto", "--processes", "2"]) == 2
        assert "do not go together" in capsys.readouterr().err

        def missing(name: str) -> None:
            raise ImportError(name)

        monkeypatch.setattr("sandtable.arena.cluster.import_module", missing)
        assert main([*contest, "--cluster", "auto"]) == 2
        assert "pip install 'sandtable[ray]'" in capsys.readouterr().err


@pytest.mark.filterwarnings("ignore")
def test_several_real_nodes_one_of_which_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself, with three nodes on this machine; one is taken away in the middle."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    # Nodes find the package where this process does.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path("src").absolute()), os.environ.get("PYTHONPATH", "")]))
    nodes = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    told: list[str] = []
    try:
        doomed, _ = (nodes.add_node(num_cpus=1) for _ in range(2))
        contest = line_up("heuristic", "random")

        def progress(done: int, games: int) -> None:
            if done == 4:
                nodes.remove_node(doomed)

        found = run(contest, 24, tmp_path / "ray.jsonl", progress=progress, cluster=nodes.address, told=told.append)
    finally:
        nodes.shutdown()
    assert without_times(found) == without_times(run(contest, 24, tmp_path / "alone.jsonl"))
    assert len(told) == 1
    assert "was lost" in told[0]

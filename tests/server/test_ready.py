"""A forked `sandtable` is like a started one."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.server.harness import COMMAND, PATIENCE, PYTHONPATH, Server
from tests.server.ready import Forked, Ready


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": PYTHONPATH, "SANDTABLE_DATA": str(tmp_path / "data"), "LANG": "pl_PL.UTF-8"}


@pytest.mark.parametrize(
    ("arguments", "status"),
    [(["games"], 0), (["--version"], 0), (["admin", "undelete", "nothing"], 2), (["nonsense"], 2)],
    ids=lambda one: " ".join(one) if isinstance(one, list) else "",
)
def test_it_says_the_same_and_ends_the_same(
    tmp_path: Path, environment: dict[str, str], arguments: list[str], status: int
) -> None:
    started = subprocess.run([*COMMAND, *arguments], env=environment, capture_output=True, text=True, timeout=PATIENCE)
    out, err = tmp_path / "out", tmp_path / "err"
    forked = Ready.running(environment).forked("sandtable.cli", arguments, environment, out, err)
    assert forked.wait(PATIENCE) == started.returncode == status
    assert (out.read_text("utf-8"), err.read_text("utf-8")) == (started.stdout, started.stderr)


def test_a_forked_server_is_a_process_of_its_own(tmp_path: Path) -> None:
    one, two = Server(tmp_path / "one").start(), Server(tmp_path / "two").start()
    assert isinstance(one.process, Forked)
    assert isinstance(two.process, Forked)
    pid = one.process.pid
    assert pid != two.process.pid
    one.stop()
    one.wait_for_log('"stopped"', 1)
    assert not Path(f"/proc/{pid}").exists()
    assert two.process.poll() is None
    process = two.process
    two.kill()
    assert process.returncode == -signal.SIGKILL


def test_what_is_read_when_modules_are_imported_needs_a_start_from_nothing(environment: dict[str, str]) -> None:
    ready = Ready.running(environment)
    same = {**environment, "PYTHONPATH": ready.environment["PYTHONPATH"]}
    assert ready.can_be({**same, "SANDTABLE_PUBLIC_URL": "https://dune.example"})
    assert not ready.can_be({**same, "SANDTABLE_GAMES": "elsewhere"})
    assert not ready.can_be({**same, "PYTHONPATH": "elsewhere"})
    assert not ready.can_be({**same, "PYTHONHASHSEED": "1"})

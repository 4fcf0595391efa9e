"""Bots think in the Python that the settings name, if it holds the same Sandtable."""

import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import sandtable
from sandtable.server.bots.home import Holding, holding
from sandtable.server.settings import BadSettings, Settings
from sandtable.server.tables.shelf import Shelf
from tests.server.harness import Person, Server
from tests.server.test_play import finish

Servers = Callable[..., Server]
HERE = Holding("0.1.0", {"conquest": 3, "uprising": 1}, "abc", compiled=False)


def python_of(place: Path, script: str) -> str:
    """A program that stands for another Python."""
    place.write_text(f'#!/bin/sh\npython="{sys.executable}"\n{script}\n', "utf-8")
    place.chmod(0o755)
    return str(place)


def test_two_are_alike_if_only_one_of_them_is_compiled() -> None:
    assert replace(HERE, compiled=True).unlike(HERE) == ""
    assert "version 0.0.9" in replace(HERE, version="0.0.9").unlike(HERE)
    assert "rules of uprising are version 2" in replace(HERE, rules={"conquest": 3, "uprising": 2}).unlike(HERE)
    assert "rules of uprising are version None" in replace(HERE, rules={"conquest": 3}).unlike(HERE)
    assert "other source files" in replace(HERE, sources="abd").unlike(HERE)


def test_what_a_python_holds_is_told_by_its_source_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf()
    here = holding(shelf)
    assert here == holding(shelf)
    copy = copied(tmp_path)
    monkeypatch.setattr(sandtable, "__path__", [str(copy)])
    assert holding(shelf) == here
    with (copy / "players" / "search.py").open("a", encoding="utf-8") as file:
        file.write("# otherwise\n")
    assert holding(shelf).unlike(here) == "it was made of other source files"


def copied(folder: Path) -> Path:
    copy = folder / "sandtable"
    shutil.copytree(sandtable.__path__[0], copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def test_bots_think_in_the_python_of_the_settings(own_server: Servers, tmp_path: Path) -> None:
    # It says that it is compiled, and keeps a note of what it is asked to run.
    script = f"""
echo "$2" >> {tmp_path}/asked
if [ "$2" = sandtable.server.bots.home ]; then
    "$python" "$@" | sed 's/"compiled": false/"compiled": true/'
else
    exec "$python" "$@"
fi"""
    server = own_server(SANDTABLE_BOT_PYTHON=python_of(tmp_path / "python", script))
    ann = Person(server, "Ann")
    assert ann.ok("GET", "/api/bots") == {"compiled": True, "refused": False}
    table = ann.open(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    finish([ann], table)
    asked = (tmp_path / "asked").read_text("utf-8").split()
    assert asked == ["sandtable.server.bots.home", "sandtable.server.bots.thinker"]
    assert '"bot_crashed"' not in server.log


def test_a_python_with_another_sandtable_is_refused_in_words(own_server: Servers, tmp_path: Path) -> None:
    with (copied(tmp_path) / "games" / "conquest" / "bot" / "advice.py").open("a", encoding="utf-8") as file:
        file.write("# otherwise\n")
    script = f'export PYTHONPATH="{tmp_path}:$PYTHONPATH"\nexec "$python" "$@"'
    server = own_server(SANDTABLE_BOT_PYTHON=python_of(tmp_path / "python", script))
    ann = Person(server, "Ann")
    assert ann.ok("GET", "/api/bots")["refused"]
    (told,) = [line for line in server.log_lines if line["event"] == "bot_python_refused"]
    assert "other source files" in told["why"]
    assert "make build" in told["hint"]
    # Bots think where the server runs.
    table = ann.open(seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}], take=0)
    ann.ok("POST", f"/api/tables/{table}/start")
    finish([ann], table)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ('echo "No module named sandtable" >&2; exit 1', "No module named sandtable"),
        ("echo nonsense", "does not answer"),
        ("echo '{\"version\": 1}'", "does not answer"),
    ],
)
def test_a_python_without_sandtable_is_refused_in_words(
    own_server: Servers, tmp_path: Path, script: str, why: str
) -> None:
    server = own_server(SANDTABLE_BOT_PYTHON=python_of(tmp_path / "python", script))
    assert Person(server, "Ann").ok("GET", "/api/bots")["refused"]
    (told,) = [line for line in server.log_lines if line["event"] == "bot_python_refused"]
    assert why in told["why"]


def test_a_server_without_that_setting_says_what_it_is_itself(sqlite_server: Server) -> None:
    assert Person(sqlite_server, "Ann").ok("GET", "/api/bots") == {
        "compiled": holding(Shelf()).compiled,
        "refused": False,
    }


def test_a_python_that_is_not_there_is_a_bad_setting() -> None:
    with pytest.raises(BadSettings, match="SANDTABLE_BOT_PYTHON: there is no program /nowhere/python"):
        Settings.from_environment({"SANDTABLE_BOT_PYTHON": "/nowhere/python"})

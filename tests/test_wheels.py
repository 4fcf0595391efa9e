"""Wheels: installed where nothing else is, they play every game."""

import subprocess
from pathlib import Path

import pytest

import sandtable
from tools import wheels


def test_the_pure_wheel_plays_without_the_dependencies_of_server_and_research(tmp_path: Path) -> None:
    wheel = wheels.build("pure", tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    python = wheels.fresh_environment(tmp_path / "environment", wheel)
    clean = wheels.own_environment()

    def said(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env=clean, cwd=tmp_path, capture_output=True, text=True, timeout=300)

    played = said(str(python), "-c", wheels.PLAY, "pure")
    assert played.returncode == 0, played.stderr
    assert [line.split()[0] for line in played.stdout.splitlines()] == list(sandtable.games())
    script = str(python.parent / "sandtable")
    listed = said(script, "games")
    assert listed.returncode == 0, listed.stderr
    assert "conquest" in listed.stdout
    serving = said(script, "serve")
    assert (serving.returncode, "sandtable[server]" in serving.stderr) == (2, True)
    exporting = said(script, "export", ".", "--out", "x.parquet")
    assert (exporting.returncode, "sandtable[research]" in exporting.stderr) == (2, True)


@pytest.mark.soak
def test_the_compiled_wheel_plays(tmp_path: Path) -> None:
    wheel = wheels.build("compiled", tmp_path)
    assert "linux" in wheel.name
    for id in sandtable.games():
        assert id in wheels.try_wheel(wheel)

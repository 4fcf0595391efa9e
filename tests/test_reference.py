"""The API reference is written from docstrings, without a warning, and holds what people look for."""

import os
import subprocess
import sys
from pathlib import Path

import sandtable

ROOT = Path(__file__).parents[1]


def test_the_reference_is_written(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.reference", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},  # compiled modules have lost their docstrings
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert "Warn" not in done.stderr
    pages = {str(page.relative_to(tmp_path)): page.read_text("utf-8") for page in tmp_path.rglob("*.html")}
    assert "Play a record again" in pages["sandtable/kernel/game.html"]
    assert "determinize" in pages["sandtable/kernel/state.html"]
    assert "sandtable/players.html" in pages
    rooms = {name for name in pages if name.startswith("sandtable/games/")}
    assert rooms == {f"sandtable/games/{id}/views.html" for id in sandtable.games()}, (
        "rooms are no API, their views are"
    )
    view = pages["sandtable/games/conquest/views.html"]
    assert "ConquestView" in view
    assert "Where the leader fought this round." in view, "what is said of a field"

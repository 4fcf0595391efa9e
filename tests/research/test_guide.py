"""Whoever copies a snippet of docs/research.md into a file and runs it has something that works."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"


def snippets() -> dict[str, str]:
    """The Python in the guide, by the words in bold before it."""
    found: dict[str, str] = {}
    begin = GUIDE.read_text("utf-8").partition("## In five minutes\n")[2].partition("\n## ")[0]
    for name, block in re.findall(r"\*\*(.+?)\*\*[^\n]*(?:\n[^\n ][^\n]*)*\n\n((?: {4}[^\n]*\n|\n)+)", begin):
        found[name] = "\n".join([line[4:] for line in block.splitlines()])
    return found


@pytest.mark.parametrize("name", snippets())
def test_a_snippet_runs_as_it_stands(name: str, tmp_path: Path) -> None:
    script = tmp_path / "snippet.py"
    script.write_text(snippets()[name], "utf-8")
    done = subprocess.run([sys.executable, str(script)], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def test_every_interface_has_a_snippet() -> None:
    assert set(snippets()) == {"PettingZoo", "Gymnasium", "Vectorised", "OpenSpiel", "Plainly"}

"""Every file in `examples/` runs as it is, notebooks included."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.arena import LineUp, run

FOLDER = Path(__file__).parents[1] / "examples"
EXAMPLES = sorted(FOLDER.glob("*.py"))
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_it_runs(path: Path) -> None:
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_openings_are_looked_at_in_records_and_in_results_of_the_arena(tmp_path: Path) -> None:
    contest = tmp_path / "results.jsonl"
    run(LineUp("conquest", ["heuristic"] * 4, seed=1), 8, contest)  # two deals, each four times alike
    records = Path(__file__).parent / "records" / "conquest"
    for source, games in ((contest, 2), (records, len(list(records.rglob("*.txt"))))):
        command = [sys.executable, str(FOLDER / "openings.py"), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith(f"{games} games;")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_cell_by_cell(path: Path) -> None:
    """In a process of its own, as a reader would: every cell in order, nothing left over from an earlier run."""
    cells = [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 3
    assert not any(cell["outputs"] or cell["execution_count"] for cell in cells), "outputs are not kept"
    script = "\n".join(["".join(cell["source"]) for cell in cells])
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS

"""Every file in `examples/` runs as it is, notebooks included."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

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
    run(LineUp("conquest", ["heuristic"] * 4, seed=1), 2, contest)
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


def test_a_learning_curve_is_drawn(tmp_path: Path) -> None:
    """From what masked_ppo.py writes; that one itself needs torch and runs by `make training`."""
    rows = [
        "decisions,opponents,games,wins,low,high,seconds",
        "0,random,8,0.5,0.2,0.8,1",
        "0,heuristic,8,0.0,0.0,0.3,1",
    ]
    rows += ["4096,random,8,1.0,0.7,1.0,9", "4096,heuristic,8,0.25,0.1,0.6,9"]
    (tmp_path / "curve.csv").write_text("\n".join(rows), "utf-8")
    command = [sys.executable, str(FOLDER / "training" / "curve.py"), str(tmp_path)]
    assert subprocess.run(command, timeout=60).returncode == 0
    picture = ElementTree.parse(tmp_path / "curve.svg").getroot()
    lines = {part.get("stroke"): part.get("points", "") for part in picture if part.get("stroke-width")}
    assert len(lines) == 2
    for points in lines.values():
        (start, before), (end, after) = [[float(place) for place in point.split(",")] for point in points.split()]
        assert start < end, "decisions go to the right"
        assert before > after, "more wins are higher up"
    told = {part.text for part in picture if part.text}
    assert {"against random", "against heuristic", "4,096", "100 %"} <= told

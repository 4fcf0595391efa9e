"""What the features of an evaluation count can be fitted again, and was."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import sandtable
from sandtable.games import folder
from tools import fit_evaluation

PROVENANCE = re.compile(r"Fitted on [1-9]\d+ games, seeds from 0, of the heuristic with 5% blunders\.")
OF_A_KIND = re.compile(
    r"(?P<kind>\w+): [1-9]\d+ positions; mean log chance of the winner -(?P<there>[\d.]+) there,\n"
    r"  -(?P<unseen>[\d.]+) in games it has not seen \(-(?P<guess>[\d.]+) by guessing\)\."
)


def read(path: Path) -> ModuleType:
    spec = spec_from_file_location("weights_read", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game_id", sandtable.games())
def test_weights_are_as_they_were_fitted_and_foretell_more_than_guessing(game_id: str) -> None:
    """The file is what the tool writes, to the sign, and says on what it was fitted."""
    room = folder(game_id)
    assert room is not None
    path = room / "weights.py"
    weights = read(path)
    assert weights.__doc__ is not None
    note = weights.__doc__.partition("\n\n")[2].rstrip("\n")
    assert PROVENANCE.match(note)
    assert path.read_text("utf-8") == fit_evaluation.written(game_id, weights.WEIGHTS, note)
    kinds = fit_evaluation.judged(game_id).KINDS
    assert tuple(weights.WEIGHTS) == tuple([found["kind"] for found in OF_A_KIND.finditer(note)]) == kinds
    for found in OF_A_KIND.finditer(note):
        assert float(found["there"]) < float(found["guess"])
        assert float(found["unseen"]) < float(found["guess"])


def test_weights_are_found_where_chances_follow_from_them() -> None:
    """Three contenders; who wins is drawn by weights of 1.5, -0.8 and nothing."""
    choices = Random(1)
    data: list[fit_evaluation.Position] = []
    for _ in range(3000):
        rows = [[choices.gauss(0, 1) for _ in range(3)] for _ in range(3)]
        chances = fit_evaluation.softmax([1.5 * row[0] - 0.8 * row[1] for row in rows])
        winner = choices.choices(range(3), chances)[0]
        data.append((rows, [float(place == winner) for place in range(3)]))
    weights, inside = fit_evaluation.fitted(data, 3)
    assert weights == pytest.approx([1.5, -0.8, 0.0], abs=0.1)
    assert inside > fit_evaluation.likelihood(data, [0.0, 0.0, 0.0])


def test_one_command_plays_fits_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = []
    for number in range(2):
        out = tmp_path / f"weights_{number}.py"
        fit_evaluation.main(["conquest", "--games", "25", "--processes", "1", "--out", str(out)])
        assert str(out) in capsys.readouterr().out
        written.append(out.read_text("utf-8"))
        weights = read(out)
        assert len(weights.WEIGHTS["table"]) == len(fit_evaluation.judged("conquest").FEATURES)
        assert any(weights.WEIGHTS["table"])
    assert PROVENANCE.search(written[0])
    assert written[0] == written[1], "the same games, the same weights"

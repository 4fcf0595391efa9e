"""What the features of an evaluation count can be fitted again, and was."""

import re
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import sandtable
from sandtable.games import folder
from sandtable.games.war_for_arrakis.state import Table
from sandtable.kernel.state import Result
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


def test_where_wins_are_rare_weights_follow_how_near_it_was_and_chances_follow_wins() -> None:
    """One side wins a game in thirty; how near it came goes by the second feature alone."""
    choices = Random(2)
    data: list[fit_evaluation.Seen] = []
    for _ in range(3000):
        rows = [[1.0, choices.gauss(0, 1), choices.gauss(0, 1)], [0.0, 0.0, 0.0]]
        near = fit_evaluation.softmax([2.0 * rows[0][1], 0.0])[0]
        won = choices.random() < fit_evaluation.softmax([1.5 * rows[0][1] - 4.5, 0.0])[0]
        data.append((rows, [float(won), float(not won)], [near, 1 - near]))
    (side, counts, idle), inside = fit_evaluation.learned_from(data, 3)
    assert counts == pytest.approx(1.5, abs=0.3)
    assert side == pytest.approx(-4.5, abs=0.6)
    assert idle == pytest.approx(0.0, abs=0.05)
    wins = [(rows, won) for rows, won, _ in data]
    assert inside > fit_evaluation.likelihood(wins, [-3.4, 0.0, 0.0])


def test_a_lost_game_is_the_nearer_to_a_win_the_less_is_lacking() -> None:
    table = sandtable.game("war_for_arrakis").new(1, 3)
    assert isinstance(table, Table)
    judge = fit_evaluation.judged("war_for_arrakis")
    table.result = Result((), (0,), "reason-supremacy")
    found = []
    for steps in (0, 4, 8):
        table.prescience = (steps, steps, steps)
        near, far = fit_evaluation.nearness(judge, table, [0.0, 1.0])
        assert near + far == pytest.approx(1.0)
        found.append(near)
    assert 0.0 < found[0] < found[1] < found[2] < 1.0
    table.result = Result((0,), (18,), "reason-objective")
    assert fit_evaluation.nearness(judge, table, [1.0, 0.0]) == [1.0, 0.0]
    duel = sandtable.game("war_for_arrakis").new(2, 3)
    assert fit_evaluation.nearness(judge, duel, [0.0, 1.0]) == [0.0, 1.0]


def test_one_kind_is_fitted_anew_and_the_others_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.py"
    given = ["--games", "25", "--blunders", "0.02", "--processes", "1", "--out", str(out)]
    fit_evaluation.main(["war_for_arrakis", "--kind", "mahdi", *given])
    before = import_module("sandtable.games.war_for_arrakis.weights")
    after = read(out)
    assert after.WEIGHTS["duel"] == before.WEIGHTS["duel"]
    assert after.WEIGHTS["mahdi"] != before.WEIGHTS["mahdi"]
    note = after.__doc__ or ""
    assert "These are of 20 games by themselves, with 2% blunders." in note
    assert [found["kind"] for found in OF_A_KIND.finditer(note)] == ["duel", "mahdi"]
    own = Path(sandtable.__file__).parent / "games" / "war_for_arrakis" / "weights.py"
    assert note.split("mahdi:")[0] == fit_evaluation.note_in(own).split("mahdi:")[0]
    with pytest.raises(SystemExit):
        fit_evaluation.main(["war_for_arrakis", "--kind", "chess", *given])
    assert "it has: duel, mahdi" in capsys.readouterr().err


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


def test_too_few_games_are_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of every 25 games five are kept to try the weights on; of three none is."""
    with pytest.raises(SystemExit):
        fit_evaluation.main(["conquest", "--games", "3", "--processes", "1", "--out", str(tmp_path / "weights.py")])
    assert (
        "3 games are too few: of table there is nothing to fit on, or nothing to try it on" in capsys.readouterr().err
    )
    assert not list(tmp_path.iterdir())

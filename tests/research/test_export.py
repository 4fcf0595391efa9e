"""Finished games as data."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet
from sqlalchemy import insert

import sandtable
from sandtable.arena import LineUp, run
from sandtable.cli import main
from sandtable.research import export
from sandtable.research.layout import Layout
from sandtable.server.settings import Settings
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database
from sandtable.server.storage.description import Description, Seat
from sandtable.server.storage.store import Store

RECORDS = Path(__file__).parents[1] / "records"
DUEL = RECORDS / "conquest" / "1" / "conquest-duel.txt"


def played(seed: object, seats: int = 2) -> sandtable.State:
    """A whole game at random."""
    state = sandtable.game("conquest").new(seats, seed)
    choices = Random(5)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, choices.choice(state.options(seat)))
    return state


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_a_record_becomes_a_row_for_each_decision(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    assert main(["export", str(DUEL), "--out", str(out)]) == 0
    assert "1 games written" in capsys.readouterr().out
    rows = lines(out)
    state = sandtable.game("conquest").replay(DUEL.read_text("utf-8"))
    assert state.result is not None
    vocabulary = state.game.vocabulary
    assert [(row["seat"], row["chosen"]) for row in rows] == [(seat, str(option)) for seat, option in state.moves()]
    begun = state.game.at(state, 0)
    for row in rows[:60]:
        assert list(row) == [name for name in export.COLUMNS if name != "observation"]
        seat = row["seat"]
        assert [vocabulary[place] for place in row["options"]] == [str(option) for option in begun.options(seat)]
        assert vocabulary[row["choice"]] == row["chosen"]
        assert json.loads(row["view"]) == begun.view(seat)
        begun.play(seat, row["chosen"])
    for row in rows:
        assert row["won"] == (row["seat"] in state.result.winners)
        assert (row["place"], row["score"]) == (
            state.result.places[row["seat"]],
            state.result.scores[row["seat"]],
        )


def test_parquet_holds_the_same_with_tensors(tmp_path: Path) -> None:
    state = played(3)
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "one.txt").write_text(state.record(), "utf-8")
    (tmp_path / "records" / "notes.md").write_text("no record", "utf-8")
    out = tmp_path / "games.parquet"
    assert main(["export", str(tmp_path / "records"), "--out", str(out), "--states", "tensor"]) == 0
    table = parquet.read_table(out)
    assert table.num_rows == state.move_count
    assert table.column_names == [name for name in export.COLUMNS if name != "view"]
    layout = Layout("conquest", 2)
    first = table.slice(0, 1).to_pylist()[0]
    begun = state.game.at(state, 0)
    assert np.array_equal(np.array(first["observation"], np.float32), layout.observe(begun, first["seat"]))
    assert set(table["record"].to_pylist()) == {"one.txt"}


def test_a_game_that_is_not_over_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = sandtable.game("conquest").new(2, 1)
    begun.play(begun.to_act[0], begun.options(begun.to_act[0])[0])
    (tmp_path / "running.txt").write_text(begun.record(), "utf-8")
    drawn = sandtable.game("conquest").new(2, sandtable.Drawn(b"s" * 32, (b"", b"")))
    (tmp_path / "drawn.txt").write_text(drawn.record(), "utf-8")
    out = tmp_path / "games.jsonl"
    assert main(["export", str(tmp_path), "--out", str(out)]) == 1
    assert capsys.readouterr().err.count("left out") == 2
    assert out.read_text("utf-8") == ""
    with pytest.raises(export.NotOver):
        export.rows_of_state("running", begun)


def test_the_games_of_a_contest_are_played_again(tmp_path: Path) -> None:
    results = tmp_path / "contest.jsonl"
    outcomes = run(LineUp("conquest", ["heuristic", "random"], seed=3), 2, results)
    out = tmp_path / "games.jsonl"
    assert main(["export", str(results), "--out", str(out), "--states", "none"]) == 0
    rows = lines(out)
    assert {row["record"] for row in rows} == {"contest/0", "contest/1"}
    for outcome in outcomes:
        own = [row for row in rows if row["record"] == f"contest/{outcome.number}"]
        assert len(own) == outcome.decisions
        assert {row["seat"]: row["score"] for row in own} == dict(enumerate(outcome.scores))


def test_a_contest_that_cannot_be_played_again_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "contest.jsonl"
    run(LineUp("conquest", ["random", "random"], seed=3), 1, results)
    line_up, outcome = results.read_text("utf-8").splitlines()
    changed = {**json.loads(outcome), "scores": [99, 99]}
    results.write_text(f"{line_up}\n{json.dumps(changed)}\n", "utf-8")
    for kind in ("jsonl", "parquet"):
        out = tmp_path / f"games.{kind}"
        out.write_text("of yesterday", "utf-8")
        assert main(["export", str(DUEL), str(results), "--out", str(out)]) == 2
        assert "cannot be played again" in capsys.readouterr().err
        assert out.read_text("utf-8") == "of yesterday", "half an export is none"
    assert sorted([file.name for file in tmp_path.iterdir()]) == ["contest.jsonl", "games.jsonl", "games.parquet"]


def test_the_name_says_how_it_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(DUEL), "--out", str(tmp_path / "games.xls")]) == 2
    assert ".parquet or .jsonl" in capsys.readouterr().err


def test_where_nothing_can_be_written_that_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in ("jsonl", "parquet"):
        assert main(["export", str(DUEL), "--out", str(tmp_path / "nowhere" / f"games.{kind}")]) == 2
        assert f"games.{kind} cannot be written" in capsys.readouterr().err


def test_a_record_of_a_game_that_is_not_there_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "chess.txt").write_text(DUEL.read_text("utf-8").replace("game: conquest", "game: chess"), "utf-8")
    (tmp_path / "duel.txt").write_text(DUEL.read_text("utf-8"), "utf-8")
    assert main(["export", str(tmp_path), "--out", str(tmp_path / "games.jsonl"), "--states", "none"]) == 0
    said = capsys.readouterr()
    assert "left out: chess.txt: there is no game 'chess'" in said.err
    assert "1 games written" in said.out


def described(state: sandtable.State, status: str, source: sandtable.Drawn) -> Description:
    return Description(
        id=f"table-{status}",
        game="conquest",
        rules=state.game.rules_version,
        title="Ann's table",
        options={},
        access="private",
        spectators=True,
        status=status,  # type: ignore[arg-type]
        host="ann",
        seats=[Seat("bot", "random"), Seat("bot", "random")],
        secret=source.secret,
        nonces=[nonce.hex() for nonce in source.nonces],
        sequence=state.move_count,
        created_at=1.0,
        updated_at=1.0,
    )


def test_finished_tables_of_a_server_are_written_and_running_ones_are_not(tmp_path: Path) -> None:
    source = sandtable.Drawn(b"k" * 32, (b"", b""))
    state = played(source)

    async def fill() -> None:
        database = Database(Settings(data=str(tmp_path)))
        await database.migrate()
        store = Store(database, "test")
        for status, count in (("over", state.move_count), ("playing", 20)):
            await store.create(described(state, status, source))
            rows = [
                {
                    "table_id": f"table-{status}",
                    "number": number,
                    "kind": "play",
                    "seat": seat,
                    "what": str(option),
                    "at": 1.0,
                }
                for number, (seat, option) in enumerate(state.moves()[:count], start=1)
            ]
            async with database.writing() as connection:
                await connection.execute(insert(schema.moves), rows)
        await database.close()

    asyncio.run(fill())
    out = tmp_path / "games.jsonl"
    assert main(["export", "--server", "--data", str(tmp_path), "--out", str(out), "--states", "none"]) == 0
    rows = lines(out)
    assert {row["record"] for row in rows} == {"table-over"}
    assert len(rows) == state.move_count
    assert "Ann" not in out.read_text("utf-8")

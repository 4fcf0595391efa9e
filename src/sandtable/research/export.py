"""Finished games as data: one row for each decision, as Parquet or as JSON lines.

Only games that are over are written: a row holds what the seat saw when it chose, and a record of a game that is still
played would tell its secrets.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Literal, Protocol

import sandtable
from sandtable.kernel import records
from sandtable.kernel.errors import BadRecord, SandtableError
from sandtable.kernel.game import Game
from sandtable.kernel.state import Result, State
from sandtable.research.layout import Layout

States = Literal["view", "tensor", "both", "none"]
STATES: Final[tuple[States, ...]] = ("view", "tensor", "both", "none")

Row = dict[str, Any]

COLUMNS: Final[dict[str, str]] = {
    "record": "the name of the game's record: a file, a table, or a game of a contest",
    "game": "the game's id",
    "rules": "the version of its rules",
    "seats": "how many played",
    "settings": "the game's options, as JSON",
    "decision": "the number of the decision in the game, from 0",
    "seat": "who chose",
    "prompt": "what was asked",
    "options": "what could be chosen: places in game.vocabulary",
    "choice": "what was chosen: a place in game.vocabulary",
    "chosen": "the same in notation",
    "view": "what the seat saw, as JSON (--states view, both)",
    "observation": "what the seat saw, as a tensor (--states tensor, both; docs/research.md)",
    "won": "whether the seat won in the end",
    "place": "the seat's place in the end",
    "score": "the seat's score in the end",
    "reason": "why the game ended",
}


class NotOver(SandtableError):
    """A game that is still played is not written."""


class Sheet(Protocol):
    """Where rows go."""

    def add(self, rows: list[Row]) -> None: ...

    def close(self) -> None: ...


def finished_games(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """The names and texts of records: files, and all files of folders that begin like a record."""
    for path in paths:
        if path.is_dir():
            for file in sorted(path.rglob("*")):
                if file.is_file() and _begins_like_a_record(file):
                    yield file.relative_to(path).as_posix(), file.read_text("utf-8")
        else:
            try:
                yield path.name, path.read_text("utf-8")
            except (OSError, UnicodeError) as error:
                raise SandtableError(f"{path} cannot be read: {error}") from error


def rows_of_record(name: str, text: str, states: States = "view") -> list[Row]:
    """The decisions of a recorded game; one that is not over, or that cannot be replayed, is refused."""
    record = records.read(text)
    game = sandtable.game(record.game)
    begun = game.opened(record)
    moves = [(move.seat, move.name, move.line) for move in record.moves]
    return _rows(name, begun, moves, states)


def rows_of_state(name: str, state: State, states: States = "view") -> list[Row]:
    """The decisions of a game that was just played."""
    if not state.over:
        raise NotOver(f"{name}: the game is not over")
    if state.setup is None:
        raise SandtableError(f"{name}: an imagined state has no past")
    begun = state.game.at(state, 0)
    return _rows(name, begun, [(seat, option.name, 0) for seat, option in state.moves()], states)


def _rows(name: str, state: State, moves: list[tuple[int, str, int]], states: States) -> list[Row]:
    assert state.setup is not None
    state.telling = False
    layout = Layout(state.game, state.seats) if states in ("tensor", "both") else None
    fixed: Row = {
        "record": name,
        "game": state.game.id,
        "rules": state.game.rules_version,
        "seats": state.seats,
        "settings": json.dumps(state.setup.options, sort_keys=True),
    }
    rows: list[Row] = []
    for number, (seat, chosen, line) in enumerate(moves):
        rows.append({**fixed, "decision": number, **_decision(state, seat, chosen, states, layout)})
        try:
            state.play(seat, chosen)
        except sandtable.IllegalOption as error:
            raise BadRecord(str(error), line) from error
    if state.result is None:
        raise NotOver(f"{name}: the game is not over")
    return [{**row, **_outcome(state.result, row["seat"])} for row in rows]


def _decision(state: State, seat: int, chosen: str, states: States, layout: Layout | None) -> Row:
    prompt = state.prompt(seat)
    game: Game = state.game
    row: Row = {
        "seat": seat,
        "prompt": "" if prompt is None else prompt.message,
        "options": [option.index for option in state.options(seat)],
        "choice": game.notation.by_name[chosen].index if chosen in game.notation.by_name else -1,
        "chosen": chosen,
    }
    if states in ("view", "both"):
        row["view"] = json.dumps(state.view(seat), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    if layout is not None:
        row["observation"] = layout.observe(state, seat)
    return row


def _outcome(result: Result, seat: int) -> Row:
    return {
        "won": seat in result.winners,
        "place": result.places[seat],
        "score": result.scores[seat],
        "reason": result.reason,
    }


class JsonLines:
    """A row a line; an observation is a list of numbers."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8")

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            plain = {name: value.tolist() if name == "observation" else value for name, value in row.items()}
            self.file.write(json.dumps(plain, ensure_ascii=False) + "\n")

    def close(self) -> None:
        self.file.close()


class Parquet:
    """A row group for each game. All observations of a file have one size, so all its games one layout."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow
        except ModuleNotFoundError as error:
            raise SandtableError(f"Parquet needs {error.name}: pip install 'sandtable[research]'") from error

        self.arrow = pyarrow
        self.path = path
        self.writer: Any = None

    def add(self, rows: list[Row]) -> None:
        if not rows:
            return
        table = self.arrow.Table.from_pylist(rows, schema=self._schema(rows[0]))
        if self.writer is None:
            from pyarrow import parquet

            self.writer = parquet.ParquetWriter(self.path, table.schema, compression="zstd")
        self.writer.write_table(table)

    def _schema(self, row: Row) -> Any:
        arrow = self.arrow
        types = {
            "rules": arrow.int32(),
            "seats": arrow.int32(),
            "decision": arrow.int32(),
            "seat": arrow.int32(),
            "options": arrow.list_(arrow.int32()),
            "choice": arrow.int32(),
            "observation": arrow.list_(arrow.float32()),
            "won": arrow.bool_(),
            "place": arrow.int32(),
            "score": arrow.int32(),
        }
        return arrow.schema([(name, types.get(name, arrow.string())) for name in COLUMNS if name in row])

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


SHEETS: Final[dict[str, Callable[[Path], Sheet]]] = {".parquet": Parquet, ".jsonl": JsonLines}


@contextmanager
def sheet_for(path: Path) -> Iterator[Sheet]:
    """By the end of the name: .parquet, .jsonl. The file is there when everything is in it: whatever goes wrong, one
    that was there before stays as it was."""
    if path.suffix not in SHEETS:
        raise SandtableError(f"{path}: the name says how it is written: {' or '.join(SHEETS)}")
    part = path.with_name(f"{path.name}.part")
    try:
        sheet = SHEETS[path.suffix](part)
        try:
            yield sheet
        finally:
            sheet.close()
        if part.exists():  # Parquet without games has no columns
            part.replace(path)
    except OSError as error:
        raise SandtableError(f"{path} cannot be written: {error}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _begins_like_a_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(17) == b"sandtable record "

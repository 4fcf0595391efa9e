"""A game in play is kept in a file: its record, written anew after every move, with a note on who sat where."""

import os
import re
from datetime import datetime
from pathlib import Path
from typing import Final

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.state import State

NOTE: Final = re.compile(r"\n# people: (?P<people>\d+(?:, \d+)*); bots: (?P<bots>[^;\n]+); language: (?P<lang>\w+)\n")


class BadFile(SandtableError):
    """A file that cannot be read or written."""


class Note:
    """Who plays and how: what a record does not say, because it is no part of the game."""

    def __init__(self, people: tuple[int, ...], bots: str, lang: str) -> None:
        self.people = people
        self.bots = bots
        self.lang = lang

    def line(self) -> str:
        return f"# people: {', '.join(map(str, self.people))}; bots: {self.bots}; language: {self.lang}"


class Save:
    """The file that a game is kept in; without a path the game is not kept."""

    def __init__(self, path: Path | None, note: Note) -> None:
        self.path = path
        self.note = note

    def keep(self, state: State) -> None:
        """Write the game down. The old file stays whole until the new one is."""
        if self.path is None:
            return
        title, rest = state.record().split("\n", 1)
        text = f"{title}\n{self.note.line()}\n{rest}"
        unfinished = self.path.with_name(f".{self.path.name}.part")
        try:
            unfinished.write_text(text, "utf-8")
            unfinished.replace(self.path)
        except OSError as error:
            raise BadFile(f"cannot write {self.path}: {error.strerror or error}") from error


def shelf() -> Path:
    """Where games are kept that nobody named a file for."""
    state_home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state_home, "sandtable")


def new_path(game_id: str) -> Path:
    """A file on the shelf for a game that begins now."""
    try:
        shelf().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"cannot keep games in {shelf()} ({error.strerror}); name a file with --save FILE") from error
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    tried = (shelf() / f"{stem}{suffix}.record" for suffix in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in tried if not path.exists())


def latest() -> Path:
    """The game on the shelf that was played last."""
    found = sorted(shelf().glob("*.record"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadFile(f"no game is kept in {shelf()}; name the file: --resume FILE")
    return found[-1]


def read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"cannot read {path}: it is not a text file") from error


def note_in(text: str) -> Note | None:
    """The note that `Save` wrote into a record, if there is one."""
    found = NOTE.search(text)
    if found is None:
        return None
    people = tuple(int(seat) for seat in found["people"].split(","))
    return Note(people, found["bots"], found["lang"])

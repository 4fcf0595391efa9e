"""The rule catalogues (rules/*.md): every rule of every game by its id, to show it and to hold the tests to it."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from sandtable.games import folder, rooms

Kind = Literal["rule", "example", "ruling", "data"]

ID = r"[A-Z]{3}(?:-[A-Z0-9]+)+-[0-9]+"
ENTRY = re.compile(rf"- \*\*(?P<id>{ID})\*\* (?:\((?P<section>[^()]*)\) )?(?P<text>.+)")
TABLE_ROW = re.compile(rf"\| (?P<id>{ID}) \| (?P<text>.+) \|")

WITHDRAWN = "*withdrawn*"
NEEDS = re.compile(r"`\[needs (?P<box>[A-Z]+)\]` ")
KIND_BY_AREA: dict[str, Kind] = {"EX": "example", "RUL": "ruling", "SPC": "data", "DATA": "data"}


@dataclass(frozen=True)
class Rule:
    """One entry of a catalogue. Only entries of kind "rule" and "example" ask for a test."""

    id: str
    section: str
    text: str

    @property
    def prefix(self) -> str:
        """The rulebook the rule comes from: CON, UPR, HAG, CLA, CHR, WFA."""
        return self.id.partition("-")[0]

    @property
    def area(self) -> str:
        """The part between prefix and number: BAT, FAC-ATR."""
        return self.id.partition("-")[2].rpartition("-")[0]

    @property
    def kind(self) -> Kind:
        return KIND_BY_AREA.get(self.area, "rule")

    @property
    def withdrawn(self) -> bool:
        """A rule that counts no more; it keeps its id, so that nobody else gets it."""
        return self.text.startswith(WITHDRAWN)

    @property
    def needs(self) -> str:
        """The box that the whole rule needs beside its own (`[needs IX]` at the beginning); "" for most."""
        found = NEEDS.match(self.text)
        return found["box"] if found else ""


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """Everything the catalogue of a game lists, in its order; nothing for a game without a catalogue."""
    path = _path(game)
    if path is None:
        return ()
    entries: list[Rule] = []
    for line in path.read_text("utf-8").splitlines():
        found = ENTRY.match(line) or TABLE_ROW.match(line)
        if found:
            named = found.groupdict()
            entries.append(Rule(named["id"], named.get("section") or "", named["text"]))
    return tuple(entries)


def rule_text(rule_id: str) -> str | None:
    """What the catalogue says under this id."""
    return _texts().get(rule_id)


@cache
def _texts() -> dict[str, str]:
    return {rule.id: rule.text for game in rooms() for rule in rules(game)}


def _path(game: str) -> Path | None:
    """A game's catalogue lies with the others, or in the game's own folder."""
    room, home = rooms().get(game), folder(game)
    if room is None or home is None:
        return None
    shared = _shelf() / room.catalogue
    return shared if shared.is_file() else home / room.catalogue


def _shelf() -> Path:
    """The built package carries the catalogues inside; a checkout has them at its top."""
    inside = Path(__file__).parent / "rules"
    return inside if inside.is_dir() else Path(__file__).parents[2] / "rules"

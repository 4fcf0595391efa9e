"""The rule catalogues (rules/*.md): every rule of every game by its id, to show it and to hold the tests to it.

The English catalogue decides which rules there are. Beside it stand the same rules in other languages (rules/ru/*.md,
rules/pl/*.md), a line for each id; what is missing there is read in English, and says so.
"""

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final, Literal

from sandtable.games import folder, rooms

Kind = Literal["rule", "example", "ruling", "data"]

ID = r"[A-Z]{3}(?:-[A-Z0-9]+)+-[0-9]+"
ENTRY = re.compile(rf"- \*\*(?P<id>{ID})\*\* (?:\((?P<section>[^()]*)\) )?(?P<text>.+)")
TABLE_ROW = re.compile(rf"\| (?P<id>{ID}) \| (?P<text>.+) \|")

CITED = re.compile(r"\b(?:[A-Z][A-Z0-9]*-)+[0-9]+\b")

ORIGINAL: Final = "en"
WITHDRAWN = "*withdrawn*"
NEEDS = re.compile(r"`\[needs (?P<box>[A-Z]+)\]` ")
KIND_BY_AREA: dict[str, Kind] = {"EX": "example", "RUL": "ruling", "SPC": "data", "DATA": "data"}


@dataclass(frozen=True)
class Rule:
    """One entry of a catalogue. Only entries of kind "rule" and "example" ask for a test."""

    id: str
    section: str
    text: str
    language: str = ORIGINAL
    """What the text is written in: English, where the reader's language lacks the rule."""

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
    def plain(self) -> str:
        """The text without the marks of the catalogue's Markdown."""
        return self.text.replace("`", "").replace("*", "")

    @property
    def withdrawn(self) -> bool:
        """A rule that counts no more; it keeps its id, so that nobody else gets it."""
        return self.text.startswith(WITHDRAWN)

    @property
    def needs(self) -> str:
        """The box that the whole rule needs beside its own (`[needs IX]` at the beginning); "" for most."""
        found = NEEDS.match(self.text)
        return found["box"] if found else ""


class Surroundings:
    """A rule as one reads it in a book: with its neighbours in the same area, and the examples that cite it."""

    def __init__(self, rule: Rule, before: Rule | None, after: Rule | None, examples: tuple[Rule, ...]) -> None:
        self.rule = rule
        self.before = before
        self.after = after
        self.examples = examples


@cache
def rules(game: str, language: str = ORIGINAL) -> tuple[Rule, ...]:
    """Everything the catalogue of a game lists, in its order; nothing for a game without a catalogue."""
    path = _path(game)
    if path is None:
        return ()
    original = _read(path)
    if language == ORIGINAL:
        return original
    texts = {rule.id: rule.text for rule in translation(game, language)}
    return tuple(
        replace(rule, text=texts[rule.id], language=language) if rule.id in texts else rule for rule in original
    )


def translation(game: str, language: str) -> tuple[Rule, ...]:
    """What the catalogue of a game in another language itself lists."""
    path = _path(game)
    translated = None if path is None else path.parent / language / path.name
    return _read(translated) if translated is not None and translated.is_file() else ()


def rule_text(rule_id: str, language: str = ORIGINAL) -> str | None:
    """What the catalogue says under this id."""
    rule = _known(language).get(rule_id)
    return None if rule is None else rule.text


def surroundings(rule_id: str, language: str = ORIGINAL) -> Surroundings | None:
    """A rule by its id, with what stands around it."""
    known = _known(language)
    rule = known.get(rule_id)
    if rule is None:
        return None
    area = [other for other in known.values() if (other.prefix, other.area) == (rule.prefix, rule.area)]
    place = area.index(rule)
    return Surroundings(
        rule,
        area[place - 1] if place > 0 else None,
        area[place + 1] if place + 1 < len(area) else None,
        tuple([known[example] for example in _examples().get(rule_id, ())]),
    )


def cited(rule: Rule) -> list[str]:
    """The ids that a rule names. Within a rulebook the prefix may be left out: RUL-20."""
    return CITED.findall(f"{rule.section} {rule.text}")


@cache
def _examples() -> dict[str, list[str]]:
    """The examples that cite a rule, by the rule's id."""
    known = _known(ORIGINAL)
    found: dict[str, list[str]] = {}
    for example in known.values():
        if example.kind == "example":
            for name in dict.fromkeys(cited(example)):
                whole = name if name in known else f"{example.prefix}-{name}"
                found.setdefault(whole, []).append(example.id)
    return found


@cache
def _known(language: str) -> dict[str, Rule]:
    return {rule.id: rule for game in rooms() for rule in rules(game, language)}


def _read(path: Path) -> tuple[Rule, ...]:
    entries: list[Rule] = []
    for line in path.read_text("utf-8").splitlines():
        found = ENTRY.match(line) or TABLE_ROW.match(line)
        if found:
            named = found.groupdict()
            entries.append(Rule(named["id"], named.get("section") or "", named["text"]))
    return tuple(entries)


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

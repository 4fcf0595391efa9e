"""A terminal of any width, with or without colour: lines that fit, columns, questions."""

import os
import shutil
import sys
import textwrap
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Final, TextIO

NARROWEST: Final = 40
COLUMN_GAP: Final = 3
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"


class Closed(Exception):
    """Nobody will type any more: the end of the input."""


class Screen:
    """What a person reads and types on."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target
        self.typed_at = source is sys.stdin and source.isatty() and target.isatty()
        if self.typed_at:
            # Where Python has it, this gives input() line editing and a history.
            with suppress(ImportError):
                import_module("readline")
        smart = target.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.clears = smart
        self.coloured = smart and not os.environ.get("NO_COLOR")

    @property
    def width(self) -> int:
        return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)

    @property
    def height(self) -> int:
        return shutil.get_terminal_size((80, 24)).lines

    def line(self, text: str = "") -> None:
        print(text, file=self.target)

    def say(self, text: str, first: str = "", rest: str | None = None) -> None:
        """A text, wrapped; `first` begins its first line and `rest` the others (default: as many spaces)."""
        for line in self.wrapped(text, first, rest):
            self.line(line)

    def heading(self, text: str) -> None:
        for line in self.wrapped(text):
            self.line(self.strong(line))

    def wrapped(self, text: str, first: str = "", rest: str | None = None) -> list[str]:
        return wrapped(text, self.width, first, rest)

    def columns(self, items: list[str]) -> None:
        for line in in_columns(items, self.width):
            self.line(line)

    def strong(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.coloured else text

    def faint(self, text: str) -> str:
        return f"\x1b[2m{text}\x1b[0m" if self.coloured else text

    def ask(self, question: str) -> str:
        """What the person types. Where nobody sees the typing (a script, a pipe), the transcript repeats it."""
        if self.typed_at:
            try:
                return input(question)
            except EOFError:
                self.line()
                raise Closed from None
        self.target.write(question)
        self.target.flush()
        typed = self.source.readline()
        self.line(typed.rstrip("\n"))
        if not typed:
            raise Closed
        return typed.rstrip("\n")

    def clear(self) -> None:
        """Take what was written out of sight."""
        if self.clears:
            self.target.write(CLEAR)
        else:
            self.target.write("\n" * self.height)


def this_terminal() -> Screen:
    """The terminal of this process. Signs that it cannot show or read become a question mark, never an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Screen(sys.stdin, sys.stdout)


def wrapped(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """A text in lines of at most `width` signs."""
    indent = " " * len(first) if rest is None else rest
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False) or [first]


def in_columns(items: list[str], width: int) -> list[str]:
    """Items side by side, read downwards, in as many columns as fit; where not even two do, long items wrap."""
    for across in range(len(items), 1, -1):
        down = -(-len(items) // across)
        columns = [items[start : start + down] for start in range(0, len(items), down)]
        widths = [max([len(item) for item in column]) for column in columns]
        if sum(widths) + COLUMN_GAP * (len(columns) - 1) <= width:
            rows = [[column[row] for column in columns if row < len(column)] for row in range(down)]
            return [
                (" " * COLUMN_GAP).join([item.ljust(wide) for item, wide in zip(row, widths)]).rstrip() for row in rows
            ]
    return [line for item in items for line in wrapped(item, width, rest="    ")]


def as_table(rows: list[list[str]], numbers: set[int]) -> list[str]:
    """Rows of cells in aligned columns; the columns in `numbers` are set flush right."""
    widths = [max([len(row[place]) for row in rows]) for place in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.rjust(width) if place in numbers else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


class Panel:
    """One player's line in a table of players, and what stands below it."""

    def __init__(self, name: str, cells: list[str], below: list[str] | None = None) -> None:
        self.name = name
        self.cells = cells
        self.below = below or []


def panels(columns: list[str], players: list[Panel], width: int, shortest: int | None = None) -> list[str]:
    """A line of numbers per player under their columns. Where that is too wide names are cut, down to `shortest` signs,
    and where even that does not help every player's numbers are told in words: "spice 3, cards 2"."""
    numbers = set(range(1, len(columns) + 1))
    names = [player.name for player in players]
    table = _panel_table(columns, players, names, numbers)
    too_much = max([len(line) for line in table]) - width
    room = max([len(name) for name in names]) - too_much
    if too_much > 0 and shortest is not None and room >= shortest:
        table = _panel_table(columns, players, [_cut(name, room) for name in names], numbers)
    wide = max([len(line) for line in table]) > width
    lines = [] if wide else [table[0]]
    for place, player in enumerate(players):
        if wide:
            told = ", ".join([f"{head} {cell}" for head, cell in zip(columns, player.cells)])
            lines += wrapped(told, width, f"{player.name}: ", "    ")
        else:
            lines.append(table[place + 1])
        lines += player.below
    return lines


def _panel_table(columns: list[str], players: list[Panel], names: list[str], numbers: set[int]) -> list[str]:
    rows = [[name, *player.cells] for name, player in zip(names, players)]
    return as_table([["", *columns], *rows], numbers)


def _cut(name: str, room: int) -> str:
    return name if len(name) <= room else f"{name[: room - 1].rstrip()}…"

"""Writes the tables of observations in docs/research.md from the games' layouts.

python -m tools.layout_tables            writes them
python -m tools.layout_tables --check    says whether they are up to date
"""

import sys
from pathlib import Path
from typing import Any

import sandtable
from sandtable.kernel.layouts import Field, Record
from sandtable.research.layout import Layout

DOCUMENT = Path(__file__).parents[1] / "docs" / "research.md"
BEGIN = "<!-- layouts: written by `make generated` -->"
END = "<!-- end of layouts -->"
MOST_TEXT = 160


def record_in(field: Field) -> Record | None:
    """The record that a field holds one or several of."""
    inner: Any = getattr(field, "areas", field)
    while not isinstance(inner, Record) and hasattr(inner, "of"):
        inner = inner.of
    return inner if isinstance(inner, Record) else None


def meaning(name: str, layout: Layout, about: str) -> str:
    """What a block means, in a line: of a record its parts with their sizes."""
    field = layout.record.fields.get(name.removeprefix("view."))
    record = None if field is None else record_in(field)
    if record is None:
        return about if len(about) <= MOST_TEXT else about[:MOST_TEXT].rsplit(" ", 1)[0] + " …"
    parts = [f"{part} {inner.size}" for part, inner in record.fields.items() if inner.size]
    times = field.size // record.size if field is not None and record.size else 1
    return (f"{times} x " if times > 1 else "") + "(" + ", ".join(parts) + ")"


def table(game: str) -> list[str]:
    layouts = [Layout(game, seats) for seats in sandtable.game(game).seats]
    largest = layouts[-1]
    sizes = [{block.name: block.size for block in layout.blocks} for layout in layouts]
    lines = [
        f"### {game}",
        "",
        "| block | " + " | ".join([f"{layout.seats} seats" for layout in layouts]) + " | what it holds |",
        "|---|" + "---|" * (len(layouts) + 1),
    ]
    for block in largest.blocks:
        counts = " | ".join([f"{size[block.name]:,}" for size in sizes])
        lines.append(f"| `{block.name}` | {counts} | {meaning(block.name, largest, block.about)} |")
    total = " | ".join([f"**{layout.size:,}**" for layout in layouts])
    return [*lines, f"| all | {total} | {largest.actions} options, {len(largest.game.prompts)} questions |", ""]


def tables() -> str:
    return "\n".join([BEGIN, "", *[line for game in sandtable.games() for line in table(game)], END])


def renewed(text: str) -> str:
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + tables() + after


def is_current() -> bool:
    text = DOCUMENT.read_text("utf-8")
    return renewed(text) == text


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        if not is_current():
            print("docs/research.md is not up to date; run: make generated")
            return 1
        return 0
    DOCUMENT.write_text(renewed(DOCUMENT.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

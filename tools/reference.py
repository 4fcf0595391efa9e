"""Writes the API reference (build/reference) from docstrings: what a program that uses the games may use, and the shape
of what each game shows a seat.

    python -m tools.reference

What cannot be imported or rendered, and every warning, is an error.
"""

import sys
import warnings
from pathlib import Path

import pdoc

import sandtable

ROOT = Path(__file__).parents[1]
MODULES = (
    "sandtable",
    r"!sandtable\.games",
    "sandtable.kernel",
    "sandtable.players",
    "sandtable.words",
    "sandtable.catalogue",
    *[f"sandtable.games.{id}.views" for id in sandtable.games()],
)


def write(folder: Path) -> list[Path]:
    """The pages, one per module."""
    pdoc.render.configure(docformat="markdown", show_source=False)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # A TypedDict made by a call, for a field that is a word of Python ("for"), has no lines of its own.
        warnings.filterwarnings("ignore", r"Cannot determine where sandtable\.games\.\w+\.views\.")
        pdoc.pdoc(*MODULES, output_directory=folder)
    return sorted(folder.rglob("*.html"))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "reference"
    pages = write(target)
    print(f"{len(pages)} pages in {target}")

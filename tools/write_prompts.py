"""Writes down every question that a game can ask: `prompts.py` in its folder, from the messages its rules name.

python -m tools.write_prompts            writes prompts.py of every game
python -m tools.write_prompts --check    says which of them are not up to date
"""

import re
import subprocess
import sys
from pathlib import Path

from sandtable.games import rooms

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "sandtable" / "games"
PROMPT = re.compile(r'"(prompt-[a-z0-9-]*[a-z0-9])"')
TARGET = "prompts.py"


def prompts_of(game: str) -> list[str]:
    """The messages of all questions in the rules of a game and of the rooms that it shares."""
    found: set[str] = set()
    for room in (game, *rooms()[game].shares):
        for path in sorted((GAMES / room).rglob("*.py")):
            if path.name != TARGET and "shown" not in path.parts and "bot" not in path.parts and path.name != "bot.py":
                found.update(PROMPT.findall(path.read_text("utf-8")))
    return sorted(found)


def text_for(game: str) -> str:
    lines = [
        '"""Written from the rules by `make generated`: every question that the game can ask."""',
        "from typing import Final",
        "PROMPTS: Final[tuple[str, ...]] = (",
        *[f'    "{prompt}",' for prompt in prompts_of(game)],
        ")",
    ]
    ruff = [sys.executable, "-m", "ruff", "format", "--line-length", "120", "--stdin-filename", TARGET, "-"]
    text = "\n".join(lines)
    return subprocess.run(ruff, input=text, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def targets() -> dict[Path, str]:
    return {GAMES / game / TARGET: text_for(game) for game in rooms() if (GAMES / game / "game.py").is_file()}


def outdated() -> list[str]:
    return [
        str(path.relative_to(ROOT))
        for path, text in targets().items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        old = outdated()
        for name in old:
            print(f"{name} is not up to date; run: make generated")
        return 1 if old else 0
    for path, text in targets().items():
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Where bots think: in the server's own Python, or in another one that holds the same Sandtable compiled.

`python -m sandtable.server.bots.home` says what a Python holds, in a line of JSON.
"""

import asyncio
import hashlib
import json
import logging
import sys
from dataclasses import asdict, dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import sandtable
from sandtable.kernel import state
from sandtable.server.bots.thinker import Thinker
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.tables.shelf import Shelf

THOUGHT_WITH: Final = ("kernel", "games", "players", "server")
"""The parts of the package that decide what a bot chooses and how it tells."""
ANSWER_SECONDS: Final = 60.0


@dataclass(frozen=True)
class Holding:
    """The Sandtable of a Python."""

    version: str
    rules: dict[str, int]
    """The version of the rules of each game."""
    sources: str
    """A digest of the source files, which a compiled package holds beside what was made of them."""
    compiled: bool

    def unlike(self, other: "Holding") -> str:
        """In what the two differ, in words; empty: only one may be compiled and the other not."""
        if self.version != other.version:
            return f"it is version {self.version}, the server is {other.version}"
        for game, number in other.rules.items():
            if self.rules.get(game) != number:
                return f"its rules of {game} are version {self.rules.get(game)}, the server's are {number}"
        return "" if self.sources == other.sources else "it was made of other source files"


def holding(shelf: Shelf) -> Holding:
    """What this Python holds."""
    package = Path(sandtable.__path__[0])
    digest = hashlib.sha256()
    for part in THOUGHT_WITH:
        for file in sorted((package / part).rglob("*.py")):
            digest.update(f"{file.relative_to(package).as_posix()}\n".encode())
            digest.update(file.read_bytes())
    return Holding(
        version=version("sandtable"),
        rules={id: game.rules_version for id, game in shelf.games.items()},
        sources=digest.hexdigest(),
        compiled=is_compiled(),
    )


def is_compiled() -> bool:
    """Whether the rules run as machine code in this Python."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


class Home:
    """The Python in which bots think. Until `find` has looked at the one of the settings it is the server's own."""

    def __init__(self, shelf: Shelf, settings: Settings) -> None:
        self.shelf = shelf
        self.settings = settings
        self.python = sys.executable
        self.compiled = is_compiled()
        self.refused = ""
        """Why bots do not think in the Python that the settings name."""

    async def find(self) -> None:
        """Move to the Python that the settings name, if what it holds is the same Sandtable as here."""
        named = self.settings.bot_python
        if not named:
            return
        try:
            found = await _asked(named, self.settings.extra_games)
        except (OSError, ValueError, TypeError, TimeoutError) as error:
            self._refuse(f"it does not answer ({str(error) or type(error).__name__})")
            return
        unlike = found.unlike(await asyncio.to_thread(holding, self.shelf))
        if unlike:
            self._refuse(unlike)
            return
        self.python, self.compiled = named, found.compiled
        note("bot_python", python=named, compiled=found.compiled)

    def _refuse(self, why: str) -> None:
        self.refused = f"{self.settings.bot_python} does not hold the Sandtable of this server: {why}"
        note("bot_python_refused", logging.WARNING, why=self.refused, hint="make build makes the compiled one anew")


async def _asked(python: str, extra_games: str) -> Holding:
    """What another Python says that it holds."""
    process = await asyncio.create_subprocess_exec(
        python,
        "-m",
        "sandtable.server.bots.home",
        extra_games,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            told, trouble = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        last = trouble.decode("utf-8", "replace").strip().rpartition("\n")[2]
        raise ValueError(f"it ended with {process.returncode}: {last}")
    said: dict[str, Any] = json.loads(told)
    return Holding(**said)


def main() -> None:
    # Whoever cannot make a thinker is of no use.
    thinker = Thinker(Shelf(sys.argv[1] if len(sys.argv) > 1 else ""))
    print(json.dumps(asdict(holding(thinker.shelf))))


if __name__ == "__main__":
    main()

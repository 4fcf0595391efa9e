"""Records of every released rules version: `tests/records/<game>/<version>/<name>.txt`, each with its outcome.

What a stranger saved must replay, or the game's rules version was raised. After raising a version,

    python -m tests.playthroughs.playthroughs
    python -m tests.records.records

writes records of the new one from the playthroughs; those of older versions are never touched.
"""

from pathlib import Path

import sandtable
from sandtable.kernel import records
from sandtable.kernel.state import State
from tests.laws.cases import PLAYTHROUGHS
from tests.playthroughs import playthroughs

HERE = Path(__file__).parent


def outcome(state: State) -> str:
    """What a replay must come to: the result, and how many moves and events it took."""
    result = state.result
    assert result is not None, "a record kept for ever goes to the end of the game"
    events = len(state.events(None))
    return f"# outcome: winners {list(result.winners)}, scores {list(result.scores)}, {result.reason}, {events} events"


def kept() -> list[Path]:
    return sorted(HERE.glob("*/*/*.txt"))


def folder(game: sandtable.Game) -> Path:
    return HERE / game.id / str(game.rules_version)


def write() -> None:
    """Records of the current version of every game on the shelf, where there are none yet."""
    for name, case in PLAYTHROUGHS.items():
        if case.game_id not in sandtable.games():
            continue
        target = folder(case.game) / f"{name}.txt"
        if target.is_file():
            continue
        text = playthroughs.path(name).read_text("utf-8")
        if records.read(text).rules != case.game.rules_version:
            raise SystemExit(f"{name} was played by earlier rules: first python -m tests.playthroughs.playthroughs")
        state = case.game.replay(text)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(state.record() + outcome(state) + "\n", "utf-8")
        print(f"written: {target.relative_to(HERE)}")


def version_of(path: Path) -> int:
    return records.read(path.read_text("utf-8")).rules


if __name__ == "__main__":
    write()

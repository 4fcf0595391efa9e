"""Every game and mode that the laws are held against.

A game brings its own: `tests/games/<game>/laws.py` lists `CASES`, says by `conserved(g)` what must stay constant on its
table, and may name `PLAYTHROUGHS` and the numbers of seats at which `EVERYBODY_CAN_LOSE`.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

from sandtable.kernel.state import State
from tests.kernel import laws as toy
from tests.laws.case import Case

HERE = Path(__file__).parents[1] / "games"


def _brought() -> dict[str, ModuleType]:
    found = {file.parent.name: import_module(f"tests.games.{file.parent.name}.laws") for file in HERE.glob("*/laws.py")}
    return {**dict(sorted(found.items())), "toy": toy}


BROUGHT = _brought()

CASES: tuple[Case, ...] = tuple([case for module in BROUGHT.values() for case in module.CASES])

CONSERVED: dict[str, Callable[[State], None]] = {game_id: module.conserved for game_id, module in BROUGHT.items()}

PLAYTHROUGHS: dict[str, Case] = {
    name: case for module in BROUGHT.values() for name, case in getattr(module, "PLAYTHROUGHS", {}).items()
}

EVERYBODY_CAN_LOSE: tuple[tuple[str, int], ...] = tuple(
    [(game_id, seats) for game_id, module in BROUGHT.items() for seats in getattr(module, "EVERYBODY_CAN_LOSE", ())]
)
"""Games and numbers of seats where virtual opponents take part, so that no seat need win."""

WITHOUT_WORDS = ("toy",)
"""Games that nobody reads."""

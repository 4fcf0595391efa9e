"""Sandtable: an open table for the board games of Dune.

>>> import sandtable
>>> game = sandtable.game("conquest")
>>> state = game.new(seats=4, seed=7)
>>> while not state.over:
...     seat = state.to_act[0]
...     state.play(seat, state.options(seat)[0])
"""

import os
import sys
from types import ModuleType
from typing import TYPE_CHECKING

from sandtable.games import game
from sandtable.kernel.chance import Drawn, Quick
from sandtable.kernel.errors import BadRecord, BadSetup, BadSnapshot, IllegalOption, SandtableError, UnknownGame
from sandtable.kernel.events import Event
from sandtable.kernel.game import Game
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt, Result, State

if TYPE_CHECKING:
    from sandtable.games import games

__all__ = [
    "BadRecord",
    "BadSetup",
    "BadSnapshot",
    "Drawn",
    "Event",
    "Game",
    "IllegalOption",
    "Option",
    "Prompt",
    "Quick",
    "Result",
    "SandtableError",
    "State",
    "UnknownGame",
    "game",
    "games",
]


class _Shelf(ModuleType):
    """`sandtable.games` is a package, whose rooms can be imported, and calling it lists the games on the shelf."""

    def __call__(self) -> tuple[str, ...]:
        found: tuple[str, ...] = self.games()
        return found


_shelf = sys.modules["sandtable.games"]
_shelf.__class__ = _Shelf
# Rooms that lie elsewhere: folders named by the environment are searched after the package's own.
_shelf.__path__.extend([place for place in os.environ.get("SANDTABLE_GAMES", "").split(os.pathsep) if place])

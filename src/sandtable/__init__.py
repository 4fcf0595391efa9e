"""Sandtable: an open table for the board games of Dune.

>>> import sandtable
>>> game = sandtable.game("conquest")
>>> state = game.new(seats=4, seed=7)
>>> while not state.over:
...     seat = state.to_act[0]
...     state.play(seat, state.options(seat)[0])
"""

from sandtable.games import game, games
from sandtable.kernel.errors import BadRecord, BadSetup, BadSnapshot, IllegalOption, SandtableError, UnknownGame
from sandtable.kernel.events import Event
from sandtable.kernel.game import Game
from sandtable.kernel.notation import Option
from sandtable.kernel.state import Prompt, Result, State

__all__ = [
    "BadRecord",
    "BadSetup",
    "BadSnapshot",
    "Event",
    "Game",
    "IllegalOption",
    "Option",
    "Prompt",
    "Result",
    "SandtableError",
    "State",
    "UnknownGame",
    "game",
    "games",
]

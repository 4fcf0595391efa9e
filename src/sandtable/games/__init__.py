"""The shelf: one room per game, all furnished alike."""

from importlib import import_module

from sandtable.kernel.errors import UnknownGame
from sandtable.kernel.game import Game

SHELF = ("conquest", "uprising")


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return SHELF


def game(id: str) -> Game:
    """The game of that id."""
    if id not in SHELF:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(SHELF)}")
    found = import_module(f"sandtable.games.{id}.game").GAME
    assert isinstance(found, Game)
    return found

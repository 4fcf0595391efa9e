"""The shelf: one room per game, all furnished alike. A folder here with a `room.py` is a game."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from sandtable.kernel.errors import UnknownGame
from sandtable.kernel.game import Game
from sandtable.kernel.room import Room

PACKAGE = "sandtable.games"


@cache
def rooms() -> dict[str, Room]:
    """Every room by the id of its game, those that are still being furnished too."""
    found: dict[str, Room] = {}
    for module in iter_modules(sys.modules[PACKAGE].__path__):
        if module.ispkg and find_spec(f"{PACKAGE}.{module.name}.room") is not None:
            room = import_module(f"{PACKAGE}.{module.name}.room").ROOM
            assert isinstance(room, Room), f"{module.name}: ROOM is not a Room"
            found[module.name] = room
    return dict(sorted(found.items()))


def folder(id: str) -> Path | None:
    """Where the room of that id, or another one that games share, is on the disk."""
    for place in sys.modules[PACKAGE].__path__:
        if Path(place, id).is_dir():
            return Path(place, id)
    return None


@cache
def games() -> tuple[str, ...]:
    """The ids of all games that can be played."""
    return tuple([id for id, room in rooms().items() if room.open])


def game(id: str) -> Game:
    """The game of that id; one that is not on the shelf yet can be had by its id, as far as it goes."""
    if id not in rooms() or find_spec(f"{PACKAGE}.{id}.game") is None:
        raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(games())}")
    found = import_module(f"{PACKAGE}.{id}.game").GAME
    assert isinstance(found, Game)
    return found

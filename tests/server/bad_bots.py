"""The vault with bots that do not behave, and one that takes the initiative.

Only server processes import this, through SANDTABLE_EXTRA_GAMES.
"""

import os
import time

from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import KINDS, Player
from tests.server.vault import GAME, WORDS

__all__ = ["GAME"]


class Stuck:
    """Thinks for ever."""

    def choose(self, state: State, seat: int) -> Option:
        while True:
            time.sleep(60)


class Dying:
    """Takes its whole process with it."""

    def choose(self, state: State, seat: int) -> Option:
        os._exit(9)


class Cheating:
    """Chooses what it may not."""

    def choose(self, state: State, seat: int) -> Option:
        return next(option for option in WORDS.options if option not in state.options(seat))


class Knocking:
    """Behaves, and knocks whenever it may: nobody has to wait for it."""

    def choose(self, state: State, seat: int) -> Option:
        return state.options(seat)[0]

    def consider(self, state: State, seat: int) -> Option | None:
        return state.options(seat)[0]


def _knocking(game_id: str, seed: int) -> Player:
    return Knocking()


def _stuck(game_id: str, seed: int) -> Player:
    return Stuck()


def _dying(game_id: str, seed: int) -> Player:
    return Dying()


def _cheating(game_id: str, seed: int) -> Player:
    return Cheating()


KINDS.update({"stuck": _stuck, "dying": _dying, "cheating": _cheating, "knocking": _knocking})

"""What a player is, and the players there are. Search and other players join by one line in `KINDS`."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players.random import RandomPlayer


class Player(Protocol):
    """Somebody who answers. It may use only what the seat may see: its view, options, events, determinized copies.

    A player that also has `consider(state, seat) -> Option | None` is asked, when only others are waited for, whether
    it wants to begin its side form; once begun, `choose` goes on with it.
    """

    def choose(self, state: State, seat: int) -> Option: ...


def considered(player: Player, state: State, seat: int) -> Option | None:
    """What a player does of its own accord, though nobody waits for it; None: nothing."""
    if state.is_aside(seat):
        return player.choose(state, seat)
    consider: Callable[[State, int], Option | None] | None = getattr(player, "consider", None)
    return None if consider is None or not state.options(seat) else consider(state, seat)


class UnknownPlayer(SandtableError):
    """There is no such player for that game."""


class HeuristicPlayer:
    """A game's own idea of sensible play, from its `bot.py`: `choose`, and `consider` where it has side forms."""

    def __init__(
        self, choice: Callable[[State, int], Option], initiative: Callable[[State, int], Option | None] | None = None
    ) -> None:
        self.choice = choice
        self.initiative = initiative

    def choose(self, state: State, seat: int) -> Option:
        return self.choice(state, seat)

    def consider(self, state: State, seat: int) -> Option | None:
        return None if self.initiative is None else self.initiative(state, seat)


def _random(game_id: str, seed: int) -> Player:
    return RandomPlayer(seed)


def _heuristic(game_id: str, seed: int) -> Player:
    room = f"sandtable.games.{game_id}"
    if find_spec(room) is None or find_spec(f"{room}.bot") is None:
        raise UnknownPlayer(f"{game_id} has no heuristic player; use random")
    bot = import_module(f"{room}.bot")
    return HeuristicPlayer(bot.choose, getattr(bot, "consider", None))


KINDS: Final[dict[str, Callable[[str, int], Player]]] = {"heuristic": _heuristic, "random": _random}


def player(kind: str, game_id: str, seed: int) -> Player:
    """A player of that kind for that game; the same seed plays the same way."""
    if kind not in KINDS:
        raise UnknownPlayer(f"there is no player {kind!r}; there are: {', '.join(KINDS)}")
    return KINDS[kind](game_id, seed)

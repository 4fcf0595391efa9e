"""The games on offer, their bots and their words: the package's own, and those named by SANDTABLE_EXTRA_GAMES."""

from importlib import import_module

import sandtable
from sandtable.games import rooms
from sandtable.kernel.game import Game
from sandtable.kernel.room import Mode
from sandtable.players import KINDS, UnknownPlayer, player
from sandtable.server.errors import Trouble
from sandtable.server.settings import BadSettings
from sandtable.words import FALLBACK, LANGUAGES, Words


class Shelf:
    """What the server knows about games: how to find one."""

    def __init__(self, extra_games: str = "") -> None:
        self.games: dict[str, Game] = {}
        for id in sandtable.games():
            self.add(sandtable.game(id))
        for place in extra_games.split(","):
            if place.strip():
                self.add(_imported(place.strip()))
        self._words: dict[tuple[str, str], Words] = {}
        self._levels: dict[str, list[str]] = {}
        self._catalogues: dict[tuple[str, str], dict[str, str]] = {}

    def add(self, game: Game) -> None:
        self.games[game.id] = game

    def trouble(self, game_id: str, rules: int) -> Trouble | None:
        """Why a game that was begun under a version of its rules cannot be played here; None: it can."""
        game = self.games.get(game_id)
        if game is None:
            return "no_game"
        return None if game.carries(rules) else "old_rules"

    def levels(self, game_id: str) -> list[str]:
        """The kinds of bots that can play the game."""
        if game_id not in self._levels:
            self._levels[game_id] = [kind for kind in KINDS if _plays(kind, game_id)]
        return self._levels[game_id]

    def modes(self, game: Game) -> tuple[Mode, ...]:
        """The ways to play it. A game that names none has one, which needs no name."""
        room = rooms().get(game.id)
        return room.modes if room is not None and room.modes else (Mode("", game.seats),)

    def phases(self, game: Game) -> tuple[str, ...]:
        """The phases of a round, for games that name them."""
        room = rooms().get(game.id)
        return () if room is None else room.phases

    def words(self, game_id: str, language: str) -> Words:
        key = (game_id, language if language in LANGUAGES else FALLBACK)
        if key not in self._words:
            self._words[key] = Words(*key)
        return self._words[key]

    def catalogue(self, game_id: str, language: str) -> dict[str, str]:
        """All messages of a game that need no arguments."""
        key = (game_id, language)
        if key not in self._catalogues:
            self._catalogues[key] = self.words(game_id, language).catalogue()
        return self._catalogues[key]


def _plays(kind: str, game_id: str) -> bool:
    try:
        player(kind, game_id, 0)
    except UnknownPlayer:
        return False
    return True


def _imported(place: str) -> Game:
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute or "GAME")
    except (ImportError, AttributeError) as error:
        raise BadSettings(f"there is no game at {place!r}: {error}") from error
    if not isinstance(found, Game):
        raise BadSettings(f"{place!r} is not a game")
    return found

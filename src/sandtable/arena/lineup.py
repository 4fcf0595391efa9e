"""Who meets whom, on what."""

import json
import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import sandtable
from sandtable.kernel.errors import BadSetup, SandtableError
from sandtable.kernel.game import Value
from sandtable.players import Player, UnknownPlayer, player
from sandtable.players.evaluation import NoEvaluation, evaluation

ANYBODYS: Final = re.compile(r"(?!search:)(?P<module>[^\W\d][\w.]*):(?P<maker>[^\W\d]\w*)")
"""A player of anybody's own, such as `mybots:last`: a module, and what in it makes the player."""


class BadLineUp(SandtableError):
    """These players cannot meet in this game."""


class LineUp:
    """A contest: the players of one table, how many seats, which options, and the seed that all deals follow from."""

    imports = True
    """Whether players of anybody's own may sit down: not those that only a file names, whoever may have written it."""

    def __init__(self, game: str, players: list[str], options: dict[str, Value] | None = None, seed: int = 0) -> None:
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.seed = seed
        self._check()
        self.rotation = _rotation(players)
        """How many games share a deal. Where equal players sit in several seats, going on around the table would bring
        the same games once more, and they would count as if they were new."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def guests(self) -> bool:
        """Whether players of anybody's own take part."""
        return any([ANYBODYS.fullmatch(kind) for kind in self.players])

    def _check(self) -> None:
        if self.game not in sandtable.games():
            raise BadLineUp(f"there is no game {self.game!r}; there are: {', '.join(sandtable.games())}")
        game = sandtable.game(self.game)
        try:
            game.new(self.seats, 0, **self.options)
        except BadSetup as error:
            raise BadLineUp(str(error)) from error
        for kind in self.players:
            if ANYBODYS.fullmatch(kind) and not self.imports:
                continue
            try:
                self.player(kind, 0)
            except UnknownPlayer as error:
                own = "; a player of your own is module:function, such as mybots:last"
                raise BadLineUp(f"{error}{'' if ANYBODYS.fullmatch(kind) else own}") from error
            except (Exception, SystemExit) as error:
                raise BadLineUp(f"{kind} cannot sit down at {self.game}: {error!r}") from error

    def player(self, kind: str, seed: int) -> Player:
        """One of the players there are, or of anybody's own."""
        own = ANYBODYS.fullmatch(kind)
        if own is None:
            return player(kind, self.game, seed)
        if not self.imports:
            raise UnknownPlayer(f"{kind} is named by a file only: nothing is imported on its word")
        try:
            made: Callable[[str, int], Player] = getattr(import_module(own["module"]), own["maker"])
        except (ImportError, AttributeError) as error:
            raise UnknownPlayer(f"there is no player {kind!r}: {error}") from error
        return made(self.game, seed)

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game: everybody moves on by one seat, until somebody would meet the same again."""
        turn = number % self.rotation
        return [self.players[(seat + turn) % self.seats] for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """The seed of a game's deal, the same for all games of a rotation."""
        return self.seed * 1_000_003 + number // self.rotation

    def automata(self) -> bool:
        """Whether somebody contends whom no seat plays."""
        state = sandtable.game(self.game).new(self.seats, 0, **self.options)
        try:
            judged = evaluation(self.game).judged
        except NoEvaluation:
            return False
        return judged.contenders(state) > len({judged.contender(state, seat) for seat in range(self.seats)})

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "rotation": self.rotation,
        }

    @classmethod
    def read(cls, line: str) -> "LineUp":
        try:
            data = json.loads(line)
            if not _names_line_up(data):
                raise ValueError("game, players, options and seed are not all there")
            line_up = LineUpOfFile(data["game"], data["players"], data["options"], data["seed"])
            # Older files dealt once for every seat, whoever sat there.
            rotation = data.get("rotation", line_up.seats)
            if rotation not in (line_up.rotation, line_up.seats):
                raise BadLineUp(f"{rotation} games cannot share a deal")
            line_up.rotation = rotation
            return line_up
        except BadLineUp as error:
            raise BadLineUp(f"its line-up cannot meet: {error}") from error
        except (ValueError, TypeError, RecursionError) as error:
            raise BadLineUp(f"the file does not begin with a line-up: {error}") from error


def _names_line_up(data: object) -> bool:
    """Whether a line of a file names all that a line-up is made of."""
    if not isinstance(data, dict):
        return False
    players = data.get("players")
    named = isinstance(players, list) and all([isinstance(kind, str) for kind in players])
    return (
        named
        and isinstance(data.get("game"), str)
        and isinstance(data.get("options"), dict)
        and type(data.get("seed")) is int
    )


def _rotation(players: list[str]) -> int:
    """After how many seats everybody sits as at first."""
    return next(turn for turn in range(1, len(players) + 1) if players[turn:] + players[:turn] == players)


class LineUpOfFile(LineUp):
    """As a file of results names it."""

    imports = False

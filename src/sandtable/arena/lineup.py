"""Who meets whom, on what."""

import json
from typing import Any

import sandtable
from sandtable.kernel.errors import BadSetup, SandtableError
from sandtable.kernel.game import Value
from sandtable.players import UnknownPlayer, player


class BadLineUp(SandtableError):
    """These players cannot meet in this game."""


class LineUp:
    """A contest: the players of one table, how many seats, which options, and the seed that all deals follow from."""

    def __init__(self, game: str, players: list[str], options: dict[str, Value] | None = None, seed: int = 0) -> None:
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.seed = seed
        self._check()

    @property
    def seats(self) -> int:
        return len(self.players)

    def _check(self) -> None:
        if self.game not in sandtable.games():
            raise BadLineUp(f"there is no game {self.game!r}; there are: {', '.join(sandtable.games())}")
        game = sandtable.game(self.game)
        try:
            game.new(self.seats, 0, **self.options)
        except BadSetup as error:
            raise BadLineUp(str(error)) from error
        for kind in self.players:
            try:
                player(kind, self.game, 0)
            except UnknownPlayer as error:
                raise BadLineUp(str(error)) from error
            except Exception as error:
                raise BadLineUp(f"{kind} cannot sit down at {self.game}: {error!r}") from error

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game. As many games as there are seats share a deal; everybody moves on by one seat."""
        turn = number % self.seats
        return [self.players[(seat + turn) % self.seats] for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """The seed of a game's deal, the same for all games of a rotation."""
        return self.seed * 1_000_003 + number // self.seats

    def data(self) -> dict[str, Any]:
        return {"game": self.game, "players": self.players, "options": self.options, "seed": self.seed}

    @classmethod
    def read(cls, line: str) -> "LineUp":
        try:
            data = json.loads(line)
            return cls(data["game"], data["players"], data["options"], data["seed"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadLineUp(f"the file does not begin with a line-up: {error!r}") from error

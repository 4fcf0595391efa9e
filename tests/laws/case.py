"""One way to begin a game, for the laws and the playthroughs."""

from functools import cache

import sandtable
from sandtable.kernel.game import Game, Value
from sandtable.kernel.state import State


class Case:
    """A way to begin a game, and how many decisions it may take at most."""

    def __init__(self, game_id: str, seats: int, bound: int, **options: Value) -> None:
        self.game_id = game_id
        self.seats = seats
        self.bound = bound
        self.options = options

    def __str__(self) -> str:
        said = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game_id, str(self.seats), *said])

    @property
    def game(self) -> Game:
        return _game(self.game_id)

    def new(self, seed: int) -> State:
        return self.game.new(seats=self.seats, seed=seed, **self.options)


@cache
def _game(game_id: str) -> Game:
    if game_id == "toy":
        from tests.kernel.toy import TOY

        return TOY
    return sandtable.game(game_id)

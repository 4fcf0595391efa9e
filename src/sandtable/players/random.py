"""The random player: every option is equally likely."""

from sandtable.kernel import chance
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State


class RandomPlayer:
    """Keeps no memory: what it chooses depends on its seed, the seat and the number of moves made, so a game that was
    put away and taken up again goes on as it would have."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State, seat: int) -> Option:
        options = state.options(seat)
        moment = chance.seeded(state.move_count * 64 + seat)
        return options[chance.below(chance.following(chance.seeded(self.seed ^ moment)), len(options))]

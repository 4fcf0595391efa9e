"""Every game and mode that the laws are held against: one line each.

A new game adds its lines to `CASES`, what must stay constant on its table to `CONSERVED`, and is done.
"""

from collections.abc import Callable
from functools import cache

import sandtable
from sandtable.kernel.game import Game, Value
from sandtable.kernel.state import State
from tests.laws.conserved import conquest_pieces, toy_pieces, uprising_pieces


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


CASES: tuple[Case, ...] = (
    Case("conquest", 2, bound=2000),
    Case("conquest", 2, bound=2000, covered="carthag"),
    Case("conquest", 2, bound=2000, mode="alliance"),
    Case("conquest", 2, bound=2000, mode="alliance", alliance_leaders="secret"),
    Case("conquest", 2, bound=2000, mode="alliance", alliance_leaders="secret", small_market=True),
    Case("conquest", 3, bound=2000),
    Case("conquest", 4, bound=2000),
    Case("conquest", 4, bound=2000, small_market=True),
    Case("uprising", 1, bound=1000),
    Case("uprising", 1, bound=1000, difficulty="mercenary", choam=True, imperium_row_churn=True, leaders="choose"),
    Case("uprising", 1, bound=1000, difficulty="mentat", rival_0="muad_dib", rival_1="princess_irulan"),
    Case("uprising", 1, bound=1000, difficulty="kwisatz_haderach", leader_0="staban_tuek"),
    Case("uprising", 2, bound=1500),
    Case("uprising", 2, bound=1500, streamlined_rivals=True, choam=True, smart_politics=True),
    Case("uprising", 2, bound=1500, brutal_escalation=True, expert_deployment=True, measured_deployment=True),
    Case("uprising", 3, bound=1500),
    Case("uprising", 3, bound=1500, choam=True),
    Case("uprising", 3, bound=1500, leaders="draft", mandatory_spy_placement=True),
    Case("uprising", 4, bound=1500),
    Case("uprising", 4, bound=1500, choam=True, leaders="choose"),
    Case("uprising", 4, bound=1500, choam=True, leader_0="shaddam_corrino_iv", leader_2="lady_jessica"),
    Case("toy", 2, bound=400),
    Case("toy", 3, bound=400, rounds=5),
    Case("toy", 4, bound=400, calm=True),
)

CONSERVED: dict[str, Callable[[State], None]] = {
    "conquest": conquest_pieces,
    "toy": toy_pieces,
    "uprising": uprising_pieces,
}

EVERYBODY_CAN_LOSE = (("uprising", 1), ("uprising", 2))
"""Games and numbers of seats where virtual opponents take part, so that no seat need win."""

WITHOUT_WORDS = ("toy",)
"""Games that nobody reads."""

"""What the laws hold the toy game to: its modes, and what stays constant on its table beside its cards."""

from sandtable.kernel.state import State
from tests.kernel.toy import MOST_COINS, Toy
from tests.laws.case import Case

CASES = (
    Case("toy", 2, bound=400),
    Case("toy", 3, bound=400, rounds=5),
    Case("toy", 4, bound=400, calm=True),
)


def conserved(g: State) -> None:
    assert isinstance(g, Toy)
    assert all(0 <= coins <= MOST_COINS for coins in g.coins)
    assert sum(g.points) <= g.round

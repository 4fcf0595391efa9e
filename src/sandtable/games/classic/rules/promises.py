"""What allies promise each other in private: spice for cards and shipments (CLA-ALLY-15, CLA-RUL-40)."""

from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import Seat


def promised(g: Table, seat: Seat) -> int:
    """How much of its own spice the seat lets its allies use, as far as it still has it."""
    return 0


def grants(g: Table, seat: Seat) -> bool:
    """Whether the seat lets its allies use its standing benefit: the Guild's rates, the Fremen's free revivals."""
    return True


def forget_promises(g: Table, seat: Seat) -> None:
    """An alliance is broken: whatever the seat promised ends at once (CLA-ALLY-17)."""

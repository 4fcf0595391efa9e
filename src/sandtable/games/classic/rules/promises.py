"""What allies promise each other in private: spice for cards and shipments (CLA-ALLY-15, CLA-RUL-40)."""

from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import Seat


def promised(g: Table, seat: Seat) -> int:
    """How much of its own spice the seat lets its allies use, as far as it still has it."""
    return 0

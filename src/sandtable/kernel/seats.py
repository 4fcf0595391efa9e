"""Seats at a table, numbered from 0 in order of play. The type costs nothing when compiled."""

from typing import Final, NewType

Seat = NewType("Seat", int)

NOBODY: Final = Seat(-1)
MOST_SEATS: Final = 8

SEATS: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    [tuple([Seat(seat) for seat in range(count)]) for count in range(MOST_SEATS + 1)]
)
"""All seats of a table by their number: `for seat in SEATS[g.seats]`."""

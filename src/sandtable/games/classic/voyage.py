"""What the seat whose turn it is to ship and move has done and may still do."""

from typing import Any

from sandtable.games.classic.terms import NOWHERE


class Voyage:
    """One seat's turn in the shipment and movement phase."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # The shipment being declared or made: where to, how many (starred ones among them), at which price.
        self.cell = NOWHERE
        self.count = 0
        self.special = 0
        self.price = 0
        self.shipped = False
        # Group movements still to make, and forces that stood with an ally before this seat's shipment joined them.
        self.moves = 1
        self.visit = NOWHERE
        self.stood = 0

    def copy(self) -> "Voyage":
        other = Voyage(self.seat)
        other.cell = self.cell
        other.count = self.count
        other.special = self.special
        other.price = self.price
        other.shipped = self.shipped
        other.moves = self.moves
        other.visit = self.visit
        other.stood = self.stood
        return other

    def pack(self) -> list[Any]:
        return [
            self.seat,
            self.cell,
            self.count,
            self.special,
            self.price,
            self.shipped,
            self.moves,
            self.visit,
            self.stood,
        ]


def unpacked_voyage(data: list[Any]) -> Voyage:
    voyage = Voyage(data[0])
    voyage.cell, voyage.count, voyage.special, voyage.price, voyage.shipped = data[1:6]
    voyage.moves, voyage.visit, voyage.stood = data[6:]
    return voyage

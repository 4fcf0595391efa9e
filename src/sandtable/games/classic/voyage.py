"""What the seat whose turn it is to ship and move has done and may still do."""

from typing import Any, Final

from sandtable.games.classic.terms import NOWHERE, Cell, Seat, Territory

TO_RESERVES: Final = -2
"""In the place of the cell that a shipment goes to: back to the reserves."""


class Voyage:
    """One seat's turn in the shipment and movement phase."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        # The shipment that was declared: where it goes; the cells it comes from, none if from the reserves; how many
        # forces from each (or from the reserves), and how many of them carry a star.
        self.target: Cell = NOWHERE
        self.starts: list[Cell] = []
        self.counts: list[int] = []
        self.specials: list[int] = []
        # What was paid for it, by seat and amount: it is given to the Guild or the bank when the shipment is made.
        self.payers: list[Seat] = []
        self.paid: list[int] = []
        # Whether a Karama halves the price (CLA-KAR-11).
        self.karama = False
        self.shipped = False
        # Group movements still to make (CLA-MOVE-01, 18).
        self.moves = 1
        # The ally's territory that was shipped into, and how many forces stood there before (CLA-SHIP-11).
        self.visited: Territory = NOWHERE
        self.residents = 0

    @property
    def size(self) -> int:
        """How many forces the declared shipment takes."""
        return sum(self.counts)

    def copy(self) -> "Voyage":
        other = Voyage(self.seat)
        other.target = self.target
        other.starts = self.starts
        other.counts = self.counts
        other.specials = self.specials
        other.payers = self.payers
        other.paid = self.paid
        other.karama = self.karama
        other.shipped = self.shipped
        other.moves = self.moves
        other.visited = self.visited
        other.residents = self.residents
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "target": self.target,
            "starts": self.starts,
            "counts": self.counts,
            "specials": self.specials,
            "payers": self.payers,
            "paid": self.paid,
            "karama": self.karama,
            "shipped": self.shipped,
            "moves": self.moves,
            "visited": self.visited,
            "residents": self.residents,
        }


def unpacked_voyage(data: dict[str, Any]) -> Voyage:
    voyage = Voyage(data["seat"])
    voyage.target = data["target"]
    voyage.starts = data["starts"]
    voyage.counts = data["counts"]
    voyage.specials = data["specials"]
    voyage.payers = data["payers"]
    voyage.paid = data["paid"]
    voyage.karama = data["karama"]
    voyage.shipped = data["shipped"]
    voyage.moves = data["moves"]
    voyage.visited = data["visited"]
    voyage.residents = data["residents"]
    return voyage

"""What the seat whose turn it is to ship and move has done and may still do."""

from typing import Final

from sandtable.games.classic.generated import Voyage as Voyage

TO_RESERVES: Final = -2
"""In the place of the cell that a shipment goes to: back to the reserves."""


def size_of(voyage: Voyage) -> int:
    """How many forces the declared shipment takes."""
    return sum(voyage.counts)

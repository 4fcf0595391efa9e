"""What the seat whose turn it is to ship and move has done and may still do."""

from sandtable.games.classic.generated import Voyage as Voyage
from sandtable.games.classic.terms import TO_RESERVES as TO_RESERVES


def size_of(voyage: Voyage) -> int:
    """How many forces the declared shipment takes."""
    return sum(voyage.counts)

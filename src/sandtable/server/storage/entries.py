"""Moves as they are stored."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["play", "back", "undo"]


@dataclass(frozen=True)
class Entry:
    """One stored move. `what` is the option's name; of an undo it is how many moves of the game remain."""

    number: int
    kind: Kind
    seat: int
    what: str
    guest: str | None = None
    """Who made it; None for a bot."""

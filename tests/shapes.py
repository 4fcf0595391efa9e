"""All that a view can declare, for the test of what the client reads (test_client_files.py)."""

from typing import Literal, NotRequired, TypedDict

from sandtable.kernel.views import Pile

Sign = tuple[str] | tuple[str, int]
"""A sign."""

Colour = Literal["red", "blue"]


class Stone(TypedDict):
    """A stone."""

    colour: Colour
    owner: int | None
    """Who has it."""
    signs: NotRequired[list[Sign | None]]


Board = TypedDict("Board", {"for": list[Stone], "piles": dict[str, Pile]})

"""Parts of views that games have in common. A view is plain data; each game declares its own in `views.py`."""

from typing import Any, TypedDict


class Pile(TypedDict):
    """Cards that lie together, as far as the reader knows them."""

    count: int
    known: list[str]
    """Those that the reader can name."""


class ResultView(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    reason: str
    """The message that says why."""


class Phrase(TypedDict):
    """A message with arguments of its own."""

    message: str
    args: dict[str, Any]

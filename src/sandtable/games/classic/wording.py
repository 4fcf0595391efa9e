"""Numbers and options that need more than one message to be said."""

from typing import Any

from sandtable.kernel.notation import Option


def points(halves: int) -> int | dict[str, Any]:
    """A strength in half points, as an argument of a message."""
    return {"message": "and-a-half", "args": {"whole": halves // 2}} if halves % 2 else halves // 2


def option_phrase(option: Option) -> dict[str, Any] | None:
    """How an option is said that no single message names: a dial of so and so many and a half."""
    return {"message": "and-a-half", "args": {"whole": option.value}} if option.kind == "half" else None

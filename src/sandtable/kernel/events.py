"""What happened, as messages with an audience. Every reader has an own numbering, so gaps betray nothing."""

from typing import Any, Final

from sandtable.kernel.steps import Words

PUBLIC: Final = -1
"""The audience of what everybody may read, spectators included; otherwise a bit per seat."""

Log = tuple[Any, ...]
"""Events as a chain (earlier, audience, message, args): telling and copying take the same short time at any length."""


class Event:
    """One thing that happened, as one reader may read it."""

    def __init__(self, number: int, message: str, args: Words) -> None:
        self.number = number
        self.message = message
        self.args = args

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        return self.number == other.number and self.message == other.message and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.number, self.message))

    def __repr__(self) -> str:
        return f"<{self.number} {self.message} {self.args}>"

    def data(self) -> dict[str, object]:
        return {"number": self.number, "message": self.message, "args": self.args}


def may_read(audience: int, seat: int | None) -> bool:
    return audience == PUBLIC or (seat is not None and audience >> seat & 1 == 1)


def entries(log: Log) -> list[tuple[int, str, Words]]:
    """The chain as a list, earliest first."""
    found: list[tuple[int, str, Words]] = []
    while log:
        earlier, audience, message, args = log
        found.append((audience, message, args))
        log = earlier
    found.reverse()
    return found


def chained(items: list[tuple[int, str, Words]]) -> Log:
    log: Log = ()
    for audience, message, args in items:
        log = (log, audience, message, args)
    return log


def read(log: Log, seat: int | None, since: int) -> list[Event]:
    """What a reader may read after its own event number `since`."""
    readable = [(message, args) for audience, message, args in entries(log) if may_read(audience, seat)]
    return [Event(number, *readable[number - 1]) for number in range(max(since, 0) + 1, len(readable) + 1)]

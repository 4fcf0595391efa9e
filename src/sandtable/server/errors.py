"""Refusals: what the server answers when it will not do something. A code for programs, a sentence for people."""

from typing import Any, Final, Literal

from sandtable.kernel.errors import SandtableError

Trouble = Literal["old_rules", "no_game", "damaged", "closed"]
"""Why a game cannot be played on: its rules have moved on, its game is gone, its moves do not fit; or it was closed."""
BROKEN: Final = (
    SandtableError,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    AssertionError,
    ArithmeticError,
    RecursionError,
)
"""What playing stored moves can raise when they do not fit. Trouble with the database is none of it."""

SENTENCES: Final[dict[Trouble, str]] = {
    "old_rules": "This game was begun under rules that the server no longer has.",
    "no_game": "The server no longer has this game.",
    "damaged": "This game cannot be read: its stored moves do not fit.",
    "closed": "This game was closed before its end: the server could not play it any more.",
}


class Refusal(Exception):
    """Nothing has changed. `status` is the HTTP status, `more` what a program may need to go on."""

    def __init__(self, status: int, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.more = more

    def data(self) -> dict[str, Any]:
        return {"code": self.code, "message": self.message, **self.more}


def no_such_table(table_id: str) -> Refusal:
    return Refusal(404, "no_such_table", f"There is no table {table_id}; it may have been deleted.")


def no_such_seat(seat: int) -> Refusal:
    return Refusal(404, "no_such_seat", f"This table has no seat {seat}.")


def not_your_seat(seat: int) -> Refusal:
    return Refusal(403, "not_your_seat", f"Seat {seat} is not yours. Open its invitation link to take it.")


def not_host() -> Refusal:
    return Refusal(403, "not_host", "Only the host of the table may do that.")


def not_started() -> Refusal:
    return Refusal(409, "not_started", "The game has not begun yet.")


def not_playing() -> Refusal:
    return Refusal(409, "not_started", "The game is not being played: it has not begun, or it is over.")


def not_in_lobby() -> Refusal:
    return Refusal(409, "not_in_lobby", "The game has already begun; that can only be changed before.")


def stale_ask(sequence: int, ask: dict[str, Any] | None) -> Refusal:
    return Refusal(
        409,
        "stale_ask",
        "That question has been answered or has changed. Look at the table again.",
        sequence=sequence,
        ask=ask,
    )


def unplayable(trouble: Trouble) -> Refusal:
    return Refusal(409, trouble, SENTENCES[trouble])

"""Tables whose game cannot be played here: its rules have moved on, its game is gone, or its moves do not fit.

Nothing of them is lost: who sat there, what was said, what was told and every move are stored, and can be read.
"""

import json
import logging
from contextlib import suppress
from typing import Any, Final

from sandtable.kernel import records
from sandtable.kernel.errors import BadSnapshot
from sandtable.kernel.events import Event, may_read
from sandtable.server.errors import Trouble
from sandtable.server.log import note
from sandtable.server.storage.description import Description
from sandtable.server.storage.entries import Entry


class Unplayable(Exception):
    """A table's game cannot be played here; its cause, if any, is what went wrong."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble: Final = trouble


def report(description: Description, reason: Unplayable) -> None:
    """Say it where the operator looks. What went wrong is named by its kind only: messages may quote secrets."""
    about = {"table": description.id, "game": description.game, "rules": description.rules, "trouble": reason.trouble}
    cause = None if reason.__cause__ is None else type(reason.__cause__).__name__
    note("table_unplayable", logging.ERROR, **about, cause=cause)


def stored_events(snapshot: bytes | None, seat: int | None, after: int) -> list[Event]:
    """What a reader was told up to the last snapshot, though nobody can play the game any more."""
    try:
        log = [] if snapshot is None else _packed(snapshot)["log"]
        told = [(str(message), dict(args)) for audience, message, args in log if may_read(int(audience), seat)]
    except (BadSnapshot, KeyError, TypeError, ValueError):
        return []
    return [Event(number, *one) for number, one in enumerate(told, start=1) if number > after]


def stored_record(description: Description, entries: list[Entry], snapshot: tuple[int, bytes] | None) -> str:
    """The record of a game that is over, written from what is stored alone."""
    options, moves = description.options, moves_of(entries)
    with suppress(BadSnapshot, KeyError, TypeError, ValueError):
        if snapshot is not None:
            number, data = snapshot
            packed = _packed(data)
            options = dict(packed["setup"]["options"])  # with the defaults of that time
            if number == description.sequence:
                moves = [(int(move[0]), str(move[1])) for move in packed["moves"]]
    begun = records.Beginning(description.game, description.rules, len(description.seats), description.source, options)
    return records.written(begun, moves, True)


def moves_of(entries: list[Entry]) -> list[tuple[int, str]]:
    """The moves that stand when all takebacks are done."""
    moves: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == "play":
            moves.append((entry.seat, entry.what))
        elif entry.kind == "undo":
            del moves[int(entry.what) :]
        else:
            last = max([place for place, (seat, _) in enumerate(moves) if seat == entry.seat], default=None)
            if last is not None:
                del moves[last]
    return moves


def _packed(snapshot: bytes) -> dict[str, Any]:
    packed = json.loads(snapshot)
    if not isinstance(packed, dict):
        raise BadSnapshot("it is no snapshot")
    return packed

"""A game in a process of its own, which a player may take down without taking anything else with it."""

import signal
from multiprocessing import Pipe, connection, get_context
from typing import Any, Final

from sandtable.arena.match import Game, Outcome, failed, played
from sandtable.kernel.errors import SandtableError
from sandtable.processes import end_with_parent

PATIENCE: Final = 2.0
"""Seconds in which a process that has nothing to play any more may end by itself."""


class LostProcess(SandtableError):
    """A process in which games were played was ended from outside, or brought down by a player."""


def begin() -> None:
    """In each process that plays. When a terminal says to all that they should stop, it is the first that stops."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def played_apart(game: Game) -> Outcome:
    """How a game goes in a process of its own. If that is lost twice while the same seat decides, its player takes it
    down: it has crashed and lost."""
    lost: list[int] = []
    decisions, code = 0, None
    for _ in range(2):
        ours, theirs = Pipe(duplex=False)
        # Not forked: where this is called there may be threads, whose locks nobody would open there.
        process = get_context("spawn").Process(target=_watched, args=(game, theirs))
        process.start()
        theirs.close()
        seat = 0
        try:
            while True:
                connection.wait([ours, process.sentinel])
                if not ours.poll():
                    break
                news: tuple[int, int] | Outcome | Exception = ours.recv()
                if isinstance(news, Outcome):
                    return news
                if isinstance(news, Exception):
                    raise news
                seat, decisions = news
        except EOFError:
            pass
        finally:
            ours.close()
            process.join(PATIENCE)
            process.kill()
            process.join()
        code = process.exitcode
        lost.append(seat)
    if len(set(lost)) > 1:
        raise LostProcess(f"a process was lost again and again in the middle of game {game.number}")
    return failed(game, lost[0], decisions, f"crashed: its process ended ({_end_of(code)})")


def _watched(game: Game, told: "connection.Connection[Any, Any]") -> None:
    begin()
    try:
        told.send(played(game, lambda seat, decisions: told.send((seat, decisions))))
    except Exception as error:
        told.send(error)
        raise


def _end_of(code: int | None) -> str:
    """How a process ended."""
    return f"signal {-code}" if code is not None and code < 0 else f"status {code}"

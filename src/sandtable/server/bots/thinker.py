"""A process in which bots think. It follows its tables move by move, so that it is rarely sent a whole game.

Talks over its standard streams: a message is a length in four bytes and that much JSON; a dump comes as a second one.
"""

import ctypes
import json
import os
import signal
import struct
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, BinaryIO, Final

from sandtable.players import Player, considered, player
from sandtable.players.counsel import counsel
from sandtable.server.storage.entries import Entry
from sandtable.server.tables.course import Course, Numbers
from sandtable.server.tables.shelf import Shelf

MOST_TABLES: Final = 1000
HEADER: Final = struct.Struct(">I")
PR_SET_PDEATHSIG: Final = 1


class Thinker:
    """The games this process follows, and its bots."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self._players: OrderedDict[tuple[str, str, int], Player] = OrderedDict()

    def answer(self, request: dict[str, Any], dump: bytes | None) -> dict[str, Any]:
        """The option a bot chooses, or that a dump of the game is needed. Where nobody waits for it (`free`) it may
        choose nothing. For `counsel` it says what else, and why."""
        table = request["table"]
        if dump is not None:
            game = self.shelf.games[request["game"]]
            state = game.load(dump)
            # Bots count nothing.
            self._courses[table] = Course(game, state, request["sequence"], Numbers.at_the_start(state.seats))
        course = self._courses.get(table)
        if course is None or not self._follow(course, request):
            return {"need": "dump"}
        self._courses.move_to_end(table)
        while len(self._courses) > MOST_TABLES:
            self._courses.popitem(last=False)
        seat = request["seat"]
        state = course.state.clone()
        if request["counsel"]:
            return {"counsel": counsel(state, seat, request["level"], request["seed"]).data()}
        bot = self._player(request["level"], request["game"], request["seed"])
        option = considered(bot, state, seat) if request["free"] else bot.choose(state, seat)
        return {"option": None if option is None else option.name}

    def _follow(self, course: Course, request: dict[str, Any]) -> bool:
        for number, kind, seat, what in request["entries"]:
            if number == course.sequence + 1:
                course.advance(Entry(number, kind, seat, what))
        return bool(course.sequence == request["sequence"])

    def _player(self, level: str, game: str, seed: int) -> Player:
        key = (level, game, seed)
        if key not in self._players:
            self._players[key] = player(level, game, seed)
        self._players.move_to_end(key)
        while len(self._players) > 4 * MOST_TABLES:
            self._players.popitem(last=False)
        return self._players[key]


def receive(stream: BinaryIO) -> bytes | None:
    header = stream.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    return stream.read(HEADER.unpack(header)[0])


def send(stream: BinaryIO, answer: dict[str, Any]) -> None:
    message = json.dumps(answer).encode()
    stream.write(HEADER.pack(len(message)) + message)
    stream.flush()


def end_with_server() -> None:
    """A server that was killed cannot end us, and a bot deep in thought would not notice (Linux only)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    end_with_server()
    # What a bot prints must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # People's moves go first.
    os.nice(5)
    thinker = Thinker(Shelf(sys.argv[1] if len(sys.argv) > 1 else ""))
    # A server that was killed reads no more answers.
    with suppress(BrokenPipeError):
        send(answers, {"ready": True})
        while (message := receive(sys.stdin.buffer)) is not None:
            request = json.loads(message)
            dump = receive(sys.stdin.buffer) if request.pop("dump") else None
            send(answers, thinker.answer(request, dump))


if __name__ == "__main__":
    main()

"""Earlier positions of a game.

Once it is over nothing is secret any more, and anybody may look through any seat's eyes at every move. While it is
being played, a reader may look back at what that same reader could see then, and not even count the answers that
others gave to forms of their own.
"""

import asyncio
from collections import OrderedDict
from typing import Final

from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.server.errors import Refusal
from sandtable.server.tables import positions
from sandtable.server.tables.course import Course, Numbers, in_front_of_all
from sandtable.server.tables.shelf import Shelf
from sandtable.server.tables.table import Table

STRIDE: Final = 25
MOST_GAMES: Final = 16


class Film:
    """A game taken apart: its moves, and a state every so many of them, so that a slider moves quickly."""

    def __init__(self, state: State, earlier: "Film | None") -> None:
        self.moves: list[tuple[int, Option]] = state.moves()
        # What a takeback cut off is of no use any more.
        kept = 0 if earlier is None else _in_common(self.moves, earlier.moves) // STRIDE
        self._told: dict[int | None, list[int]] = {}
        if earlier is None:
            self.stops = [state.game.at(state, 0)]
            self.noticed: list[bool] = []
        else:
            self.stops = earlier.stops[: kept + 1]
            self.noticed = earlier.noticed[: kept * STRIDE]
            self._told = {reader: counts[: kept * STRIDE + 1] for reader, counts in earlier._told.items()}
        then = self.stops[-1].clone()
        for seat, option in self.moves[kept * STRIDE :]:
            before = in_front_of_all(then)
            then.play(seat, option)
            self.noticed.append(in_front_of_all(then) != before)
            if len(self.noticed) % STRIDE == 0:
                self.stops.append(then.clone())

    def at(self, count: int) -> State:
        """The game after so many moves."""
        then = self.stops[count // STRIDE].clone()
        for seat, option in self.moves[count // STRIDE * STRIDE : count]:
            then.play(seat, option)
        return then

    def told(self, reader: int | None) -> list[int]:
        """How many events a reader had been told at the beginning and after each move."""
        counts = self._told.get(reader, [len(self.stops[0].events(reader))])
        if len(counts) == len(self.moves) + 1:
            return counts
        # Reading a log takes the longer, the longer it is. So it is read of games that were told nothing before.
        silent = self.stops[0].clone()
        silent.telling = False
        for start in range(0, len(self.moves), STRIDE):
            some = self.moves[start : start + STRIDE]
            if len(counts) <= start + len(some):
                then = silent.clone()
                then.telling = True
                before = counts[start] - len(then.events(reader))
                counts = [*counts[: start + 1], *_told_by(then, some, before, reader)]
            for seat, option in some:
                silent.play(seat, option)
        self._told[reader] = counts
        return counts

    def seen_by(self, reader: int | None) -> list[int]:
        """The beginning and the moves that a reader noticed when they were made: all but others' unfinished forms."""
        return [0] + [
            number for number, (seat, _) in enumerate(self.moves, start=1) if seat == reader or self.noticed[number - 1]
        ]


class Replays:
    """The films of the games that were looked at last."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        # By the table in memory: another game may be put in its place under the same id.
        self._films: OrderedDict[Table, Film] = OrderedDict()
        self._filming = asyncio.Lock()

    def has(self, table: Table) -> bool:
        """Whether the game has been taken apart, but for what was played since."""
        return table in self._films

    async def course(self, table: Table, reader: int | None) -> list[int]:
        """How many events had happened at the beginning and after each move that there is to look at."""
        state = table.begun().state
        film = await self._film(table, state)
        async with self._filming:
            told = await asyncio.to_thread(film.told, reader)
        return told if state.over else [told[move] for move in film.seen_by(reader)]

    async def position(self, table: Table, move: int, reader: int | None, language: str, after: int) -> str:
        """The position after so many moves, as JSON."""
        course = table.begun()
        film = await self._film(table, course.state)
        seen = range(len(film.moves) + 1) if course.state.over else film.seen_by(reader)
        if move >= len(seen):
            raise Refusal(404, "not_found", f"This game has {len(seen) - 1} moves.")
        then = film.at(seen[move])
        words = self.shelf.words(table.description.game, language)
        shown = positions.position(Course(course.game, then, move, Numbers.at_the_start(then.seats)), reader, words)
        shown.update(sequence=move, can_back=False, can_undo=False, can_ask_undo=False)
        happened = then.events(reader)
        after = min(after, len(happened))
        items = {"after": after, "items": positions.events(course.game, happened[after:], words)}
        return positions.encoded({"table": table.id, **shown, "undo": None, "talk": None, "events": items})

    async def _film(self, table: Table, state: State) -> Film:
        async with self._filming:
            film = self._films.get(table)
            if film is None or film.moves != state.moves():
                film = await asyncio.to_thread(Film, state, film)
                self._films[table] = film
            self._films.move_to_end(table)
            while len(self._films) > MOST_GAMES:
                self._films.popitem(last=False)
            return film


def _told_by(then: State, moves: list[tuple[int, Option]], before: int, reader: int | None) -> list[int]:
    """How many events there were after each of these moves, beside so many before them."""
    counts: list[int] = []
    for seat, option in moves:
        then.play(seat, option)
        counts.append(before + len(then.events(reader)))
    return counts


def finished(table: Table) -> State:
    if table.course is None or table.description.status != "over":
        raise Refusal(409, "not_over", "The game is not over yet; its record would give secrets away.")
    return table.course.state


def _in_common(one: list[tuple[int, Option]], other: list[tuple[int, Option]]) -> int:
    """How many moves two games begin with alike."""
    for place, (first, second) in enumerate(zip(one, other, strict=False)):
        if first != second:
            return place
    return min(len(one), len(other))

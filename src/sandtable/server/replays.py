"""Positions of finished games. Nothing is secret any more, so anybody may look through any seat's eyes."""

import asyncio
from collections import OrderedDict
from typing import Final

from sandtable.kernel.state import State
from sandtable.server import positions
from sandtable.server.course import Course
from sandtable.server.errors import Refusal
from sandtable.server.shelf import Shelf
from sandtable.server.store import Store
from sandtable.server.tables import Table

STRIDE: Final = 25
MOST_GAMES: Final = 16


class Replays:
    """Finished games taken apart: a state every so many moves, so that a slider moves quickly."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf
        self._games: OrderedDict[str, list[State]] = OrderedDict()
        self._opening = asyncio.Lock()

    async def position(self, table: Table, move: int, seat: int | None, language: str, after: int) -> str:
        """The position after so many moves, as JSON."""
        state = finished(table)
        if move > state.move_count:
            raise Refusal(404, "not_found", f"This game has {state.move_count} moves.")
        if seat is not None:
            table.description.need_seat(seat)
        stops = await self._stops(table, state)
        then = stops[move // STRIDE].clone()
        for mover, option in state.moves()[move // STRIDE * STRIDE : move]:
            then.play(mover, option)
        words = self.shelf.words(table.description.game, language)
        course = Course(table.begun().game, then, move, [0] * (then.seats + 1))
        shown = positions.position(course, seat, words)
        shown.update(can_back=False, can_undo=False, can_ask_undo=False)
        happened = then.events(seat)
        after = min(after, len(happened))
        items = {"after": after, "items": positions.events(happened[after:], words)}
        return positions.encoded({"table": table.id, **shown, "undo": None, "events": items})

    async def _stops(self, table: Table, state: State) -> list[State]:
        async with self._opening:
            if table.id not in self._games:
                self._games[table.id] = await asyncio.to_thread(_taken_apart, state)
                while len(self._games) > MOST_GAMES:
                    self._games.popitem(last=False)
            self._games.move_to_end(table.id)
            return self._games[table.id]


def finished(table: Table) -> State:
    if table.course is None or table.description.status != "over":
        raise Refusal(409, "not_over", "The game is not over yet; its record would give secrets away.")
    return table.course.state


def _taken_apart(state: State) -> list[State]:
    then = state.game.at(state, 0)
    stops = [then.clone()]
    for number, (seat, option) in enumerate(state.moves(), start=1):
        then.play(seat, option)
        if number % STRIDE == 0:
            stops.append(then.clone())
    return stops

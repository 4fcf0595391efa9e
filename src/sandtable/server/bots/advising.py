"""Advice for people who play among bots: at once what a sensible player would do, and then what looking ahead says."""

import asyncio
from typing import Any, Final

from sandtable.players.evaluation import NoEvaluation, evaluation
from sandtable.players.player import SEARCH
from sandtable.server.bots.moving import Bots, Crash, request_of
from sandtable.server.errors import Refusal
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.tables.course import Course, id_of
from sandtable.server.tables.table import Table

MOST_WAITING: Final = 8
MOST_OF_ONE_ADDRESS: Final = 2
"""So many may wait for their turn to have somebody look ahead for them, in all and from one address."""


class Advice:
    """Thinks where the bots think, one look ahead at a time, so that no table waits longer for it than for a bot."""

    def __init__(self, bots: Bots, settings: Settings) -> None:
        self.bots = bots
        self.settings = settings
        self._turn = asyncio.Lock()
        # From which addresses.
        self._waiting: list[str] = []
        # What is being thought about, by table, seat and sequence.
        self._usual: dict[tuple[str, int, int], asyncio.Task[str]] = {}

    async def usual(self, table: Table, seat: int) -> str:
        """What a sensible player would answer in that seat, which must be asked. However often somebody wants to know,
        it is thought about once."""
        course = _asked(table, seat)
        key = (table.id, seat, course.sequence)
        if key not in self._usual:
            self._usual[key] = asyncio.create_task(self._sensible(table, course, seat))
            self._usual[key].add_done_callback(lambda _: self._usual.pop(key, None))
        return await asyncio.shield(self._usual[key])

    async def _sensible(self, table: Table, course: Course, seat: int) -> str:
        sensible = [kind for kind in self.bots.tables.shelf.levels(table.description.game) if kind != "random"]
        request = request_of(table, course, seat, sensible[0] if sensible else "random")
        try:
            option = await self.bots.brain(table).choose(request, course)
        except Crash as crash:
            raise _no_advice(table, seat, crash) from crash
        assert option is not None
        return option

    async def ahead(self, table: Table, seat: int, address: str) -> dict[str, Any]:
        """What looking ahead says about the question that the seat is asked (players/counsel.py)."""
        try:
            evaluation(table.description.game)
        except NoEvaluation as error:
            raise Refusal(404, "not_found", "Nobody can look ahead in games of this sort.") from error
        if len(self._waiting) >= MOST_WAITING or self._waiting.count(address) >= MOST_OF_ONE_ADDRESS:
            raise Refusal(429, "too_many", "Too many people want advice now. Try again.", retry_after=2)
        ask = id_of(_asked(table, seat).ask(seat))
        self._waiting.append(address)
        try:
            async with self._turn:
                course = _asked(table, seat)
                if id_of(course.ask(seat)) != ask:
                    raise Refusal(409, "stale_ask", "The game has gone on meanwhile.")
                request = request_of(table, course, seat, self._looking(), counsel=True)
                answer = await self.bots.brain(table).asked(request, course)
        except Crash as crash:
            raise _no_advice(table, seat, crash) from crash
        finally:
            self._waiting.remove(address)
        found: dict[str, Any] = answer["counsel"]
        return found

    def _looking(self) -> str:
        """Which player looks ahead: the one of the settings, in half of a bot's time at most."""
        kind = self.settings.suggestion
        found = SEARCH.fullmatch(kind)
        assert found is not None
        most = self.settings.bot_seconds / 2
        return f"search:{most:.3f}s" if found["seconds"] and float(found["seconds"]) > most else kind


def _asked(table: Table, seat: int) -> Course:
    course = table.begun()
    if seat not in course.state.to_act:
        raise Refusal(409, "stale_ask", "Nobody asks you anything now.")
    return course


def _no_advice(table: Table, seat: int, crash: Crash) -> Refusal:
    note("bot_crashed", table=table.id, seat=seat, why=str(crash), failures=0)
    return Refusal(503, "unavailable", "No advice can be had now. Try again.")

"""Who is there. The server decides who is absent, tells them first, and only then lets a bot stand in."""

import asyncio
import logging
import time
from typing import Final

from sandtable.server.errors import Refusal
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.storage.database import AWAY
from sandtable.server.storage.description import Description
from sandtable.server.tables.actions import table_level
from sandtable.server.tables.notices import Notices
from sandtable.server.tables.table import Table, Tables

LOOK_SECONDS: Final = 5.0
WRITE_SECONDS: Final = 30.0
WARNING: Final = 0.1
"""How long a seat is warned before a bot stands in, as a part of the time after which it counts as absent."""


class Attendance:
    """Keeps when people were last at their seats, and carries out what a host asked for while they were away."""

    def __init__(self, tables: Tables, notices: Notices, settings: Settings) -> None:
        self.tables = tables
        self.notices = notices
        self.settings = settings
        # While the server was away, nobody could be there.
        self.began_at = time.time()

    def patience(self, description: Description, seat: int) -> float:
        """How many seconds somebody may be away; longer where people play by turn notices."""
        if description.pace == "slow" or description.seats[seat].notice_url is not None:
            return self.settings.absent_slow_hours * 3600
        return self.settings.absent_minutes * 60

    def away_for(self, table: Table, seat: int) -> float:
        """Seconds since anybody was at the seat; 0 while somebody is."""
        if seat in table.presence()["seats"]:
            return 0.0
        last = max(table.description.seats[seat].seen_at, table.seen.get(seat, 0.0), self.began_at)
        return max(0.0, time.time() - last)

    def is_absent(self, table: Table, seat: int) -> bool:
        return self.away_for(table, seat) > self.patience(table.description, seat)

    async def run(self) -> None:
        last_written = time.monotonic()
        while True:
            await asyncio.sleep(min(LOOK_SECONDS, self.settings.absent_minutes * 60 * WARNING))
            self._note_those_present()
            if time.monotonic() - last_written > min(WRITE_SECONDS, self.settings.absent_minutes * 30):
                last_written = time.monotonic()
                await self._write()
            for table_id in await self.tables.store.standing_in():
                await self._look_at(table_id)

    def _note_those_present(self) -> None:
        now = time.time()
        for table in self.tables.all():
            for viewer in table.viewers:
                if viewer.seat is not None:
                    table.seen[viewer.seat] = now

    async def _write(self) -> None:
        """Write down who was seen since the last time, so that a restart forgets nobody."""
        news: list[tuple[str, int, float]] = []
        for table in self.tables.all():
            for seat, at in table.seen.items():
                if seat < len(table.description.seats) and at > table.description.seats[seat].seen_at:
                    table.description.seats[seat].seen_at = at
                    news.append((table.id, seat, at))
            table.seen.clear()
        if news:
            await self.tables.store.seen(news)

    async def _look_at(self, table_id: str) -> None:
        """See to the seats of one table. Whatever is wrong with it must not keep us from the next."""
        [outcome] = await asyncio.gather(self._settle(table_id), return_exceptions=True)
        if isinstance(outcome, (*AWAY, asyncio.CancelledError)):
            raise outcome
        if isinstance(outcome, BaseException) and not isinstance(outcome, Refusal):
            note("attendance_failed", logging.ERROR, table=table_id, error=repr(outcome))

    async def _settle(self, table_id: str) -> None:
        table = await self.tables.get(table_id)
        for number, seat in enumerate(table.description.seats):
            if seat.stand_in_at is None:
                continue
            if table.description.status != "playing" or not self.is_absent(table, number):
                await self._call_off(table, number)
            elif seat.stand_in_at <= time.time():
                await self._stand_in(table, number)

    async def _call_off(self, table: Table, number: int) -> None:
        """They came back in time."""
        async with table.changing() as description:
            description.seats[number].stand_in_at = None
        await table.tell("stayed", number)

    async def _stand_in(self, table: Table, number: int) -> None:
        async with table.changing() as description:
            seat = description.seats[number]
            due = seat.stand_in_at is not None and seat.kind == "person" and description.status == "playing"
            seat.stand_in_at = None
            if due:
                seat.kind, seat.level = "bot", table_level(self.tables.shelf, description)
        if due:
            await table.tell("stood_in", number)

    async def ask_to_stand_in(self, table: Table, number: int) -> None:
        """The host wants a bot to play for somebody who is away. They are told, and have a while to come back."""
        if not self.is_absent(table, number):
            wait = self.patience(table.description, number) - self.away_for(table, number)
            raise Refusal(409, "still_here", "Whoever sits there is not absent yet.", seconds=max(1, round(wait)))
        async with table.changing() as description:
            seat = description.seats[number]
            warned = seat.stand_in_at is not None
            if not warned:
                seat.stand_in_at = time.time() + self.patience(description, number) * WARNING
        if not warned:
            await table.tell("stand_in_asked", number)
            self.tables.background(self.notices.warn(table, number))

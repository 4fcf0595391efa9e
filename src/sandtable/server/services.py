"""The parts of a running server."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sandtable.server import metrics
from sandtable.server.bots.advising import Advice
from sandtable.server.bots.home import Home
from sandtable.server.bots.moving import Bots
from sandtable.server.bots.reviews import Reviews
from sandtable.server.identity import Identity
from sandtable.server.log import note
from sandtable.server.memory import Sweeper
from sandtable.server.settings import Settings
from sandtable.server.storage.database import AWAY, Database
from sandtable.server.storage.store import Store
from sandtable.server.tables.accounts import Accounts
from sandtable.server.tables.attendance import Attendance
from sandtable.server.tables.expiry import expire
from sandtable.server.tables.news import News
from sandtable.server.tables.notices import Notices
from sandtable.server.tables.replays import Replays
from sandtable.server.tables.shelf import Shelf
from sandtable.server.tables.table import Table, Tables
from sandtable.server.wire.limits import Limits
from sandtable.server.wire.shapes import CloseCode

EXPIRY_SECONDS: Final = 3600.0
DELETED_SECONDS: Final = 3.0
AFTER_TROUBLE: Final = 2.0
PATIENCE: Final = 3.0
"""How long health waits for the database."""


class Services:
    """Made once per worker. `start` and `stop` surround everything else."""

    def __init__(self, settings: Settings, own_process: bool = False) -> None:
        self.settings = settings
        self.own_process = own_process
        """Whether nothing else runs in this process, so that its garbage is ours to collect."""
        self.shelf = Shelf(settings.extra_games)
        self.identity = Identity(settings.signing_secret())
        self.limits = Limits(settings)
        self.database = Database(settings)
        self.store = Store(self.database, secrets.token_hex(8))
        self.tables = Tables(self.store, self.shelf, settings)
        self.home = Home(self.shelf, settings)
        self.bots = Bots(self.tables, settings, self.home)
        self.advice = Advice(self.bots, settings)
        self.notices = Notices(self.tables, settings)
        self.replays = Replays(self.shelf)
        self.reviews = Reviews(self.tables, settings, self.home)
        self.accounts = Accounts(self.database)
        self.attendance = Attendance(self.tables, self.notices, settings)
        self.stopping = False
        self._loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.database.migrate()
        if self.database.beside is not None:
            self.database.beside.begin()
        await self.store.mark_all(self.shelf.trouble)
        await self.home.find()
        self.tables.moved = self._moved
        loops = [self.bots.rescue, self.notices.run, self._expire, self._notice_deleted, self.database.tidy]
        loops += [self.attendance.run, self.reviews.resume]
        if self.own_process:
            loops.append(Sweeper().run)
        if self.database.postgres:
            news = News(self.tables, self.settings)
            self.tables.presence_changed = news.presence_changed
            loops.append(news.listen)
        self._loops = [asyncio.create_task(_for_ever(loop)) for loop in loops]
        note("started", database="postgresql" if self.database.postgres else "sqlite", games=list(self.shelf.games))

    async def stop(self) -> None:
        """Let moves under way be stored, then close everything."""
        self.stopping = True
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self.bots.stop()
        await self.reviews.stop()
        for table in self.tables.all():
            for viewer in list(table.viewers):
                viewer.end(CloseCode.RESTART, "the server restarts")
        for table in self.tables.all():
            table.keep_snapshot()
        await self.tables.finish_errands()
        await self.store.flush()
        await self.database.close()
        metrics.worker_ended()
        note("stopped")

    async def reachable(self) -> bool:
        """Whether the database answers soon."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.store.alive()
        except (*AWAY, TimeoutError):
            return False

    async def unplayable(self) -> dict[str, int] | None:
        """How many tables cannot be played on, by the reason; None: nobody can tell now."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.store.marked()
        except (*AWAY, TimeoutError):
            return None

    async def measure(self) -> None:
        """Bring the numbers up to date that are read rather than counted."""
        tables = self.tables.all()
        metrics.IN_MEMORY.set(len(tables))
        metrics.WATCHING.set(sum([len(table.viewers) for table in tables]))
        metrics.BOTS_WAITING.set(sum([brain.before(people=False) for brain in self.bots.brains]))
        for status, count in (await self.store.counted()).items():
            metrics.TABLES.labels(status).set(count)
        marked = await self.store.marked()
        for trouble in ("old_rules", "no_game", "damaged"):
            metrics.UNPLAYABLE.labels(trouble).set(marked.get(trouble, 0))

    def _moved(self, table: Table) -> None:
        if not self.stopping:
            self.bots.poke(table)

    async def _notice_deleted(self) -> None:
        """The operator may delete or mend tables behind our back; only other workers hear of that at once."""
        while True:
            await asyncio.sleep(DELETED_SECONDS)
            cached = self.tables.all()
            there = await self.store.existing([table.id for table in cached])
            for table in cached:
                if table.id not in there:
                    table.close()
                elif table.description.trouble is not None:
                    await table.refresh_if_stale()

    async def _expire(self) -> None:
        while True:
            await expire(self.store, self.settings)
            await asyncio.sleep(EXPIRY_SECONDS)


async def _for_ever(loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a loop of the server; one that fails (the database was away) begins again."""
    while True:
        outcomes = await asyncio.gather(loop(), return_exceptions=True)
        note("loop_failed", logging.ERROR, loop=loop.__qualname__, error=repr(outcomes[0]))
        await asyncio.sleep(AFTER_TROUBLE)

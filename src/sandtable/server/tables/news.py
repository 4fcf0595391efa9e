"""Several workers on one PostgreSQL: each hears by NOTIFY what the others did; what it missed is in the store."""

import asyncio
import json
import time
from typing import Any, Final

import asyncpg

from sandtable.server.errors import Refusal
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.storage.store import CHANNEL
from sandtable.server.tables.table import Table, Tables

RECONNECT_SECONDS: Final = 1.0
PROBE_SECONDS: Final = 10.0
PRESENCE_SECONDS: Final = 20.0
"""How often a worker repeats who watches; a worker that is silent three times as long is forgotten."""


class News:
    """Listens to the other workers."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.address = "postgresql://" + settings.database_url.split("://", 1)[1]

    async def listen(self) -> None:
        """Listen for ever. While the connection is lost, tables are read from the store at every use."""
        while True:
            try:
                connection = await asyncpg.connect(self.address)
            except (OSError, asyncpg.PostgresError, TimeoutError) as error:
                note("news_unavailable", error=type(error).__name__)
                await asyncio.sleep(RECONNECT_SECONDS)
                continue
            lost = asyncio.Event()
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                self.tables.news_arrive = True
                for table in self.tables.all():
                    self.tables.background(_refreshed(table))
                while not lost.is_set():
                    await self._wait(lost)
                    # A dead connection is noticed only by using it.
                    async with asyncio.timeout(PROBE_SECONDS):
                        await connection.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                note("news_lost", error=type(error).__name__)
            finally:
                self.tables.news_arrive = False
                connection.terminate()

    async def _wait(self, lost: asyncio.Event) -> None:
        try:
            async with asyncio.timeout(PRESENCE_SECONDS):
                await lost.wait()
        except TimeoutError:
            self._repeat_presence()

    def _heard(self, *what: Any) -> None:
        news = json.loads(what[-1])
        if news["worker"] == self.tables.store.worker:
            return
        table = self.tables.known(news["table"])
        if table is None:
            return
        if news["what"] == "presence":
            self._note_presence(table, news)
        elif news["what"] == "said":
            table.said(news["audience"])
        elif news["what"] == "deleted":
            table.close()
        elif news["what"] == "moved" and not table.watched:
            table.stale = True  # read when somebody wants it
        else:
            table.stale = True
            self.tables.background(_refreshed(table))

    # Presence.

    def presence_changed(self, table: Table) -> None:
        self.tables.background(self._tell_presence(table))

    async def _tell_presence(self, table: Table) -> None:
        own = table.own_presence()
        await self.tables.store.tell({"table": table.id, "what": "presence", **own})

    def _note_presence(self, table: Table, news: dict[str, Any]) -> None:
        known = news["worker"] in table.elsewhere
        if news["seats"] or news["spectators"]:
            table.elsewhere[news["worker"]] = (time.monotonic(), news["seats"], news["spectators"])
        else:
            table.elsewhere.pop(news["worker"], None)
        table.wake("presence")
        if not known and table.viewers:
            self.presence_changed(table)  # it may not know of ours

    def _repeat_presence(self) -> None:
        for table in self.tables.all():
            silent = [
                worker
                for worker, (heard, _, _) in table.elsewhere.items()
                if time.monotonic() - heard > 3 * PRESENCE_SECONDS
            ]
            for worker in silent:
                del table.elsewhere[worker]
            if silent:
                table.wake("presence")
            if table.viewers:
                self.presence_changed(table)


async def _refreshed(table: Table) -> None:
    try:
        await table.refresh()
    except Refusal as refusal:
        note("refresh_refused", table=table.id, code=refusal.code)

"""The engine behind the store: SQLite by default, PostgreSQL by one address."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from sandtable.kernel.errors import SandtableError
from sandtable.server.settings import Settings
from sandtable.server.storage.beside import Beside
from sandtable.server.storage.data_folder import keep_private

AWAY: Final = (OperationalError, InterfaceError, PoolTimeout, asyncpg.PostgresConnectionError, OSError)
"""What SQLAlchemy and the drivers raise when the database cannot be reached."""
MIGRATION_LOCK: Final = 0x5A4D7AB1
SQLITE_PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # an acknowledged move survives a power cut, not only a crash
    "foreign_keys=ON",
    "busy_timeout=10000",
    "wal_autocheckpoint=20000",  # a last resort: `tidy` copies the log into the database, so that no move waits for it
)
TIDY_SECONDS: Final = 2.0


class Database:
    """Connections for reading and for writing."""

    def __init__(self, settings: Settings) -> None:
        self.postgres = settings.postgres
        self.beside = None if settings.postgres else Beside(settings.data)
        # What is stored (seeds, keys, chat) must not get into the log with an error message.
        if self.postgres:
            self.engine = create_async_engine(
                settings.async_url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
            )
        else:
            keep_private(settings)
            self.engine = create_async_engine(settings.async_url, pool_size=4, max_overflow=4, hide_parameters=True)
            _prepare_sqlite(self.engine)
        # SQLite has one writer at a time: queue here instead of failing there.
        self._writing = None if self.postgres else asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One consistent picture, however many questions are asked of it."""
        async with self.engine.connect() as connection:
            if self.postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it is stored at the end, or nothing."""
        async with self._writing or nullcontext(), self.engine.connect() as plain:
            connection = await plain.execution_options(sandtable_writing=True)
            async with connection.begin():
                yield connection

    async def migrate(self) -> None:
        """Bring the schema up to date; of several workers that start at once, one does it and the others wait."""
        async with self.writing() as connection:
            if self.postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            await connection.run_sync(_upgrade)

    async def problems(self) -> list[str]:
        """What the database itself finds wrong with its file; PostgreSQL sees to that by itself."""
        if self.postgres:
            return []
        async with self.reading() as connection:
            whole = [str(row[0]) for row in await connection.exec_driver_sql("PRAGMA integrity_check")]
            loose = len((await connection.exec_driver_sql("PRAGMA foreign_key_check")).all())
        return [one for one in whole if one != "ok"] + ([f"{loose} rows belong to no table"] if loose else [])

    async def tidy(self) -> None:
        """Copy the write-ahead log into the database from time to time, beside the writers."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            if not self.postgres:
                async with self.engine.connect() as connection:
                    autocommit = await connection.execution_options(isolation_level="AUTOCOMMIT")
                    await autocommit.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        await self.engine.dispose()


class NewerSchema(SandtableError):
    """The database was written by a newer server."""

    def __init__(self, found: str, newest: str) -> None:
        super().__init__(
            f"a newer Sandtable wrote this: its schema is {found}, this program knows schemas up to {newest}. "
            "Start the newer program, or restore a backup from before the upgrade into an empty database"
        )


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def revision_of(connection: Connection) -> str | None:
    """Which schema a database has; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    bring_to(connection, "head")


def bring_to(connection: Connection, revision: str) -> None:
    """Give the database a certain schema, up or down."""
    config = _config(connection)
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    found = revision_of(connection)
    for one in (found, None if revision == "head" else revision):
        if one is not None and one not in known:
            raise NewerSchema(one, known[0])
    # The scripts are walked from the newest to the oldest.
    if found is not None and revision != "head" and known.index(revision) > known.index(found):
        command.downgrade(config, revision)
    else:
        command.upgrade(config, revision)


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def settle(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        # The driver must not begin transactions by itself: `begin` below does, and says which kind.
        driver: Any = connection
        driver.isolation_level = None
        cursor = connection.cursor()
        for pragma in SQLITE_PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that will write takes the lock at once: one that read before it writes could not get it later.
        writes = connection.get_execution_options().get("sandtable_writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

"""What grows old is put aside and can come back; a clock that jumps deletes nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.identity import new_table_id
from sandtable.server.settings import Settings
from sandtable.server.storage.database import Database
from sandtable.server.storage.description import Description, Seat
from sandtable.server.storage.store import Store
from sandtable.server.tables.expiry import DAY, MOST_AT_ONCE, expire


class Clock:
    """Time as the server sees it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def time(self) -> float:
        return self.now


def with_tables(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    count: int,
    scene: Callable[[Store, Settings, Clock], Awaitable[None]],
) -> None:
    clock = Clock()
    for module in ("tables.expiry", "storage.store"):
        monkeypatch.setattr(f"sandtable.server.{module}.time", clock)
    settings = Settings(data=str(folder), keep_finished_days=90)

    async def run() -> None:
        database = Database(settings)
        await database.migrate()
        store = Store(database, "test")
        for _ in range(count):
            table = Description(
                id=new_table_id(),
                game="conquest",
                rules=1,
                title="",
                options={},
                access="private",
                spectators=True,
                status="over",
                host="ann",
                seats=[Seat("bot", "random")],
                created_at=clock.now,
                updated_at=clock.now,
            )
            await store.create(table)
        try:
            await scene(store, settings, clock)
        finally:
            await database.close()

    asyncio.run(run())


async def hours(store: Store, settings: Settings, clock: Clock, count: int) -> int:
    """What goes in so many hours, with a look every hour."""
    gone = 0
    for _ in range(count):
        clock.now += 3600
        gone += await expire(store, settings)
    return gone


def test_a_clock_that_jumps_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, settings: Settings, clock: Clock) -> None:
        assert await expire(store, settings) == 0
        clock.now += 3650 * DAY
        assert await hours(store, settings, clock, 20) == 0, "nothing goes on the first day after a jump"
        clock.now -= 3650 * DAY
        assert await hours(store, settings, clock, 48) == 0
        assert len(await store.ids()) == 30
        # A clock that stays wrong puts tables aside, and they come back when it is set right.
        clock.now += 3650 * DAY
        assert await hours(store, settings, clock, 30) == 30
        assert await store.ids() == []
        clock.now -= 3650 * DAY
        await expire(store, settings)
        assert len(await store.ids()) == 30

    with_tables(tmp_path, monkeypatch, 30, scene)


def test_what_has_expired_goes_slowly_and_for_good_after_a_week(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stored(store: Store) -> int:
        async with store.database.reading() as connection:
            return len((await connection.exec_driver_sql("SELECT id FROM tables")).all())

    async def scene(store: Store, settings: Settings, clock: Clock) -> None:
        put_aside = 0
        for _ in range(91):
            clock.now += DAY
            put_aside = await expire(store, settings)
        assert put_aside == MOST_AT_ONCE, "so many at most in one run"
        assert await hours(store, settings, clock, 1) == 20
        assert await stored(store) == MOST_AT_ONCE + 20
        [first, *_] = await deleted(store)
        assert await store.revive(first)
        await hours(store, settings, clock, 7 * 24 - 3)
        assert await stored(store) == MOST_AT_ONCE + 20
        await hours(store, settings, clock, 6)
        assert await stored(store) == 1
        assert await store.ids() == [first]

    with_tables(tmp_path, monkeypatch, MOST_AT_ONCE + 20, scene)


def test_after_a_jump_nothing_is_deleted_for_good_for_a_week(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, settings: Settings, clock: Clock) -> None:
        await expire(store, settings)
        [id] = await store.ids()
        await store.bury(id)
        clock.now += 30 * DAY
        await hours(store, settings, clock, 6 * 24)
        assert await deleted(store) == [id]
        await hours(store, settings, clock, 30)
        assert await deleted(store) == []

    with_tables(tmp_path, monkeypatch, 1, scene)


def test_an_operator_may_keep_what_was_deleted_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, settings: Settings, clock: Clock) -> None:
        settings = replace(settings, keep_deleted_days=0.0)
        await expire(store, settings)
        [id] = await store.ids()
        await store.bury(id)
        for _ in range(100):
            clock.now += DAY
            await expire(store, settings)
        assert await deleted(store) == [id]

    with_tables(tmp_path, monkeypatch, 1, scene)


async def deleted(store: Store) -> list[str]:
    async with store.database.reading() as connection:
        rows: Any = await connection.exec_driver_sql("SELECT id FROM tables WHERE deleted_at IS NOT NULL")
        return [row[0] for row in rows]

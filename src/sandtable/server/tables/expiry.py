"""Tables that nobody will come back to.

They are put aside first and can come back, as after a deletion. A clock that jumps must not delete anything: after a
jump nothing happens for a while, few tables go at a time, and those that were put aside at a time that has not come yet
return by themselves.
"""

import logging
import time
from typing import Final

from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.storage.clock_store import ClockStore
from sandtable.server.storage.store import Store

DAY: Final = 24 * 3600.0
MOST_AT_ONCE: Final = 100
"""So many tables at most go in one run, an hour apart."""
JUMP: Final = 2 * DAY
"""A server that has not looked for longer was away, or its clock has jumped: nobody can tell which."""
BACKWARDS: Final = 300.0
CALM: Final = DAY
"""For so long after a jump nothing is put aside, and nothing is deleted for good before the usual time from then on."""


async def expire(store: Store, settings: Settings) -> int:
    """Put aside the tables that nobody will come back to, by the operator's policy; returns how many."""
    now = time.time()
    sure_since = await _looked_at_clock(store, now)
    await _return_from_the_future(store, now)
    if now - sure_since < CALM:
        return 0
    put_aside = 0
    policy = {
        "lobby": settings.keep_lobby_days,
        "playing": settings.keep_abandoned_days,
        "over": settings.keep_finished_days,
    }
    for status, days in policy.items():
        if days:
            for table_id in (await store.ids(status, now - days * DAY))[: MOST_AT_ONCE - put_aside]:
                put_aside += await store.bury(table_id, expired=True)
                note("expired", table=table_id, status=status)
    if put_aside == MOST_AT_ONCE:
        note("expiry_is_bounded", logging.WARNING, tables=put_aside)
    if settings.keep_deleted_days:
        await _remove(store, min(now, now - settings.keep_deleted_days * DAY), sure_since, settings)
    return put_aside


async def _looked_at_clock(store: Store, now: float) -> float:
    """Since when the clock has run without a jump; that we looked is written down."""
    clock = ClockStore(store.database)
    last = await clock.last_look()
    if last is None:
        await clock.looked(now, 0.0)
        return 0.0
    looked_at, sure_since = last
    if not -BACKWARDS <= now - looked_at <= JUMP:
        note("clock_jumped", logging.ERROR, seconds=round(now - looked_at))
        sure_since = now
    await clock.looked(now, sure_since)
    return sure_since


async def _return_from_the_future(store: Store, now: float) -> None:
    """What was put aside at a time that has not come yet was put aside by a wrong clock."""
    wrong = await ClockStore(store.database).put_aside_after(now + BACKWARDS)
    for table_id in wrong:
        await store.revive(table_id)
        note("returned", logging.WARNING, table=table_id)


async def _remove(store: Store, before: float, sure_since: float, settings: Settings) -> None:
    """Delete for good what was put aside long ago, if the clock has told so all the while."""
    if time.time() - sure_since < settings.keep_deleted_days * DAY:
        return
    ids = await ClockStore(store.database).put_aside_before(before, MOST_AT_ONCE)
    for table_id in ids:
        await store.remove(table_id)
        note("removed", table=table_id)

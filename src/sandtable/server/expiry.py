"""Tables that nobody will come back to."""

import time
from typing import Final

from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.store import Store

DAY: Final = 24 * 3600.0


async def expire(store: Store, settings: Settings) -> int:
    """Delete the tables that nobody will come back to, by the operator's policy."""
    deleted = 0
    policy = {
        "lobby": settings.keep_lobby_days,
        "playing": settings.keep_abandoned_days,
        "over": settings.keep_finished_days,
    }
    for status, days in policy.items():
        if days:
            for table_id in await store.ids(status, time.time() - days * DAY):
                deleted += await store.remove(table_id)
                note("expired", table=table_id, status=status)
    return deleted

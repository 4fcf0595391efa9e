"""When somebody last looked at the clock, and which tables were put aside when."""

from sqlalchemy import insert, select, update

from sandtable.server.storage import schema
from sandtable.server.storage.database import Database


class ClockStore:
    """What expiry.py reads and writes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def last_look(self) -> tuple[float, float] | None:
        """When the clock was last looked at, and since when it had run without a jump; None: never."""
        clock = schema.clock
        async with self.database.reading() as connection:
            row = (await connection.execute(select(clock.c.looked_at, clock.c.sure_since))).first()
            return None if row is None else (float(row[0]), float(row[1]))

    async def looked(self, now: float, sure_since: float) -> None:
        clock = schema.clock
        async with self.database.writing() as connection:
            found = await connection.execute(update(clock).values(looked_at=now, sure_since=sure_since))
            if not found.rowcount:
                await connection.execute(insert(clock), {"id": 1, "looked_at": now, "sure_since": sure_since})

    async def put_aside_after(self, moment: float) -> list[str]:
        """Tables that grew old at a time that has not come yet."""
        tables = schema.tables
        async with self.database.reading() as connection:
            wrong = select(tables.c.id).where(tables.c.deleted_at > moment, tables.c.expired.is_(True))
            return list(await connection.scalars(wrong))

    async def put_aside_before(self, moment: float, most: int) -> list[str]:
        """Tables that were put aside long ago, the oldest first."""
        tables = schema.tables
        async with self.database.reading() as connection:
            old = select(tables.c.id).where(tables.c.deleted_at < moment).order_by(tables.c.deleted_at).limit(most)
            return list(await connection.scalars(old))

"""Reviews of finished games, as far as they have been worked out."""

import time
from typing import Any

from sqlalchemy import delete, insert, select, update

from sandtable.server.storage import schema
from sandtable.server.storage.database import Database


class ReviewStore:
    """A row is written when somebody wants a review, and again with every step; it goes with its table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def kept(self, table_id: str, mark: str) -> tuple[dict[str, Any] | None, bool] | None:
        """What there is of a review and whether that is all; None: nobody has asked for it. `mark` says which game and
        which sort of review it must be; others do not count."""
        reviews = schema.reviews
        async with self.database.reading() as connection:
            row = (await connection.execute(select(reviews).where(reviews.c.table_id == table_id))).mappings().first()
        if row is None or row["mark"] != mark:
            return None
        return row["found"], row["complete"]

    async def keep(self, table_id: str, mark: str, found: dict[str, Any] | None, *, complete: bool) -> None:
        reviews = schema.reviews
        row = {"mark": mark, "found": found, "complete": complete, "updated_at": time.time()}
        async with self.database.writing() as connection:
            changed = await connection.execute(update(reviews).where(reviews.c.table_id == table_id).values(row))
            there = select(schema.tables.c.id).where(schema.tables.c.id == table_id)
            # A table that was deleted meanwhile needs no review.
            if not changed.rowcount and await connection.scalar(there) is not None:
                await connection.execute(insert(reviews), {"table_id": table_id, **row})

    async def drop(self, table_id: str) -> None:
        """It cannot be worked out; whoever wants it may ask anew."""
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.reviews).where(schema.reviews.c.table_id == table_id))

    async def unfinished(self, before: float) -> list[str]:
        """The tables whose reviews nobody has worked at since then."""
        reviews = schema.reviews
        async with self.database.reading() as connection:
            left = select(reviews.c.table_id).where(reviews.c.complete.is_(False), reviews.c.updated_at <= before)
            return list(await connection.scalars(left))

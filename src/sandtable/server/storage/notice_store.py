"""Turn notices that are written down: which are due, and what became of them."""

from typing import Final

from sqlalchemy import delete, select, update

from sandtable.server.storage import schema
from sandtable.server.storage.database import Database

CLAIM_SECONDS: Final = 60.0
AT_ONCE: Final = 20


class NoticeStore:
    """A notice is written together with the move that made it a seat's turn (store.py); here it is read and settled."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def claimed(self, now: float) -> list[tuple[str, int, int, int]]:
        """Notices that are due, put off so that no other worker sends them meanwhile."""
        notices = schema.notices
        async with self.database.reading() as connection:
            rows = (
                (await connection.execute(select(notices).where(notices.c.due_at <= now).limit(AT_ONCE)))
                .mappings()
                .all()
            )
        claimed: list[tuple[str, int, int, int]] = []
        for row in rows:
            async with self.database.writing() as connection:
                found = await connection.execute(
                    update(notices)
                    .where(
                        notices.c.table_id == row["table_id"],
                        notices.c.seat == row["seat"],
                        notices.c.due_at == row["due_at"],
                    )
                    .values(due_at=now + CLAIM_SECONDS)
                )
            if found.rowcount:
                claimed.append((row["table_id"], row["seat"], row["sequence"], row["attempts"]))
        return claimed

    async def settle(self, table_id: str, seat: int, sequence: int) -> None:
        """It was sent, or nobody needs it any more."""
        notices = schema.notices
        async with self.database.writing() as connection:
            await connection.execute(
                delete(notices).where(
                    notices.c.table_id == table_id, notices.c.seat == seat, notices.c.sequence == sequence
                )
            )

    async def put_off(self, table_id: str, seat: int, sequence: int, attempts: int, due_at: float) -> None:
        """It could not be sent so far."""
        notices = schema.notices
        async with self.database.writing() as connection:
            await connection.execute(
                update(notices)
                .where(notices.c.table_id == table_id, notices.c.seat == seat, notices.c.sequence == sequence)
                .values(attempts=attempts, due_at=due_at)
            )

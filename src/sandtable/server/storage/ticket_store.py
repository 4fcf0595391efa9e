"""What can be used once, and not for long: codes for another device, challenges for passkeys."""

import hashlib
import secrets
import time
from typing import Final, Literal

from sqlalchemy import delete, insert

from sandtable.server.identity import ALPHABET
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database

Kind = Literal["device", "register", "sign_in"]
CODE_LETTERS: Final = 10
DEVICE_SECONDS: Final = 600.0
CHALLENGE_SECONDS: Final = 300.0


class TicketStore:
    """Only hashes are kept: whoever reads the database can use none of them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def issue(self, kind: Kind, guest: str, secret: str, seconds: float) -> float:
        """Make a ticket; returns when it expires."""
        now = time.time()
        tickets = schema.tickets
        async with self.database.writing() as connection:
            await connection.execute(delete(tickets).where(tickets.c.expires_at < now))
            if kind == "device":  # a new code makes the last one void
                await connection.execute(delete(tickets).where(tickets.c.kind == kind, tickets.c.guest == guest))
            row = {"id": _hashed(kind, secret), "kind": kind, "guest": guest, "expires_at": now + seconds}
            await connection.execute(insert(tickets), row)
        return now + seconds

    async def use(self, kind: Kind, secret: str) -> str | None:
        """Whose ticket it was; None if there is none. It cannot be used again."""
        tickets = schema.tickets
        async with self.database.writing() as connection:
            found = await connection.execute(
                delete(tickets)
                .where(tickets.c.id == _hashed(kind, secret), tickets.c.expires_at >= time.time())
                .returning(tickets.c.guest)
            )
            guest: str | None = found.scalar()
            return guest


def new_code() -> str:
    """Short enough to type, long enough not to be guessed in ten minutes."""
    return "".join([secrets.choice(ALPHABET) for _ in range(CODE_LETTERS)])


def _hashed(kind: str, secret: str) -> str:
    return hashlib.sha256(f"{kind} {secret}".encode()).hexdigest()

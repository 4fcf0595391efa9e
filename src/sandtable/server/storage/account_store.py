"""Accounts and their passkeys, and the seats that go from one guest to another."""

import time
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from sandtable.server.storage import schema
from sandtable.server.storage.database import Database


class AccountStore:
    """An account has the id of a guest, and at least one passkey."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def about(self, guest: str) -> dict[str, Any] | None:
        """Name and language of an account; None: there is none."""
        accounts = schema.accounts
        async with self.database.reading() as connection:
            row = (await connection.execute(select(accounts).where(accounts.c.guest == guest))).mappings().first()
        return None if row is None else dict(row)

    async def change(self, guest: str, name: str, language: str) -> None:
        accounts = schema.accounts
        async with self.database.writing() as connection:
            await connection.execute(
                update(accounts).where(accounts.c.guest == guest).values(name=name, language=language)
            )

    async def add_passkey(self, account: dict[str, Any], passkey: dict[str, Any]) -> bool:
        """Keep a passkey, and its account if that is new; False: the passkey is there already."""
        accounts, passkeys = schema.accounts, schema.passkeys
        now = time.time()
        async with self.database.writing() as connection:
            if await connection.scalar(select(passkeys.c.id).where(passkeys.c.id == passkey["id"])) is not None:
                return False
            there = select(accounts.c.guest).where(accounts.c.guest == account["guest"])
            if await connection.scalar(there) is None:
                await connection.execute(insert(accounts), {**account, "created_at": now})
            row = {**passkey, "guest": account["guest"], "created_at": now, "used_at": now}
            await connection.execute(insert(passkeys), row)
        return True

    async def passkey(self, id: str) -> dict[str, Any] | None:
        passkeys = schema.passkeys
        async with self.database.reading() as connection:
            row = (await connection.execute(select(passkeys).where(passkeys.c.id == id))).mappings().first()
        return None if row is None else dict(row)

    async def passkeys(self, guest: str) -> list[dict[str, Any]]:
        passkeys = schema.passkeys
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created_at)
            )
            return [dict(row) for row in rows.mappings()]

    async def used(self, id: str, sign_count: int) -> None:
        """Somebody signed in by a passkey."""
        passkeys = schema.passkeys
        async with self.database.writing() as connection:
            await connection.execute(
                update(passkeys).where(passkeys.c.id == id).values(sign_count=sign_count, used_at=time.time())
            )

    async def remove_passkey(self, guest: str, id: str) -> bool:
        """Remove one, and with the last one the account; False: there is no such passkey."""
        passkeys, accounts = schema.passkeys, schema.accounts
        async with self.database.writing() as connection:
            found = await connection.execute(delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.id == id))
            if not found.rowcount:
                return False
            left = await connection.scalar(select(func.count()).select_from(passkeys).where(passkeys.c.guest == guest))
            if not left:
                await connection.execute(delete(accounts).where(accounts.c.guest == guest))
        return True

    async def add_seats(self, source: str, target: str, hosts: bool) -> list[str]:
        """Give one guest the seats of another too; with `hosts` also what that one hosts."""
        held, tables = schema.holders, schema.tables
        async with self.database.writing() as connection:
            rows = (await connection.execute(select(held).where(held.c.guest == source))).mappings().all()
            there = {
                (row.table_id, row.seat) for row in await connection.execute(select(held).where(held.c.guest == target))
            }
            news = [
                {**row, "guest": target, "since": row["since"] if hosts else time.time()}
                for row in rows
                if (row["table_id"], row["seat"]) not in there
            ]
            if news:
                await connection.execute(insert(held), news)
            changed = {row["table_id"] for row in rows}
            if hosts:
                hosted = select(tables.c.id).where(tables.c.host == source)
                changed.update(await connection.scalars(hosted))
                await connection.execute(update(tables).where(tables.c.host == source).values(host=target))
            return sorted(changed)

"""What `sandtable admin` does."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from sandtable.kernel.errors import SandtableError
from sandtable.server import admin
from sandtable.server.database import Database
from sandtable.server.expiry import expire
from sandtable.server.settings import Settings
from sandtable.server.store import Store


def _with_store(args: argparse.Namespace, task: Callable[[Store, Settings], Awaitable[int]]) -> int:
    settings = Settings.from_environment()
    if args.data:
        settings = replace(settings, data=args.data)

    async def run() -> int:
        database = Database(settings)
        try:
            await database.migrate()
            return await task(Store(database, "admin"), settings)
        finally:
            await database.close()

    return asyncio.run(run())


def list_tables(args: argparse.Namespace) -> int:
    async def task(store: Store, _: Settings) -> int:
        for line in await admin.listing(store, args.status):
            print(line)
        return 0

    return _with_store(args, task)


def export_table(args: argparse.Namespace) -> int:
    async def task(store: Store, _: Settings) -> int:
        text = await admin.exported(store, args.table)
        if args.file is None:
            sys.stdout.write(text)
        else:
            Path(args.file).write_text(text, "utf-8")
        return 0

    return _with_store(args, task)


def import_table(args: argparse.Namespace) -> int:
    try:
        text = Path(args.file).read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise SandtableError(f"{args.file} cannot be read: {error}") from error

    async def task(store: Store, _: Settings) -> int:
        print(await admin.imported(store, text))
        return 0

    return _with_store(args, task)


def delete_tables(args: argparse.Namespace) -> int:
    async def task(store: Store, _: Settings) -> int:
        missing = [table for table in args.tables if not await store.remove(table)]
        for table in missing:
            print(f"there is no table {table}", file=sys.stderr)
        return 1 if missing else 0

    return _with_store(args, task)


def expire_tables(args: argparse.Namespace) -> int:
    async def task(store: Store, settings: Settings) -> int:
        print(f"{await expire(store, settings)} tables deleted")
        return 0

    return _with_store(args, task)

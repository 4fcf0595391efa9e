"""What `sandtable admin` does."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from sandtable.kernel.errors import SandtableError
from sandtable.server.identity import Identity
from sandtable.server.operator import checkup
from sandtable.server.settings import Settings
from sandtable.server.storage.backup import back_up, restore
from sandtable.server.storage.data_folder import write_private
from sandtable.server.storage.database import AWAY, Database
from sandtable.server.storage.store import Store
from sandtable.server.storage.transfer import exported, imported
from sandtable.server.tables.expiry import expire
from sandtable.server.tables.hosting import free_for_another
from sandtable.server.tables.shelf import Shelf
from sandtable.server.tables.troubles import stored_record


def _with_store(
    args: argparse.Namespace, task: Callable[[Store, Settings], Awaitable[int]], migrated: bool = True
) -> int:
    settings = Settings.from_environment()
    if args.data:
        settings = replace(settings, data=args.data)

    async def run() -> int:
        database = Database(settings)
        try:
            if migrated:
                await database.migrate()
            return await task(Store(database, "admin"), settings)
        except AWAY as error:
            raise SandtableError(f"the database cannot be reached ({type(error).__name__})") from error
        finally:
            await database.close()

    return asyncio.run(run())


def list_tables(args: argparse.Namespace) -> int:
    async def task(store: Store, _: Settings) -> int:
        for line in await _listing(store, args.status):
            print(line)
        return 0

    return _with_store(args, task)


def export_table(args: argparse.Namespace) -> int:
    async def task(store: Store, _: Settings) -> int:
        text = await exported(store, args.table)
        if args.file is None:
            sys.stdout.write(text)
        else:
            write_private(Path(args.file), text)
        return 0

    return _with_store(args, task)


def finished_records(data: str | None) -> list[tuple[str, str]]:
    """The records of all tables whose game is over, by the names of the tables; who sat there is not told."""
    found: list[tuple[str, str]] = []

    async def task(store: Store, _: Settings) -> int:
        for table_id in await store.ids("over"):
            description = await store.load(table_id)
            if description is not None:
                entries, snapshot = await store.entries(table_id, 0), await store.newest_snapshot(table_id)
                last = None if snapshot is None else (snapshot[0], snapshot[2])
                found.append((table_id, stored_record(description, entries, last)))
        return 0

    _with_store(argparse.Namespace(data=data), task)
    return found


def import_table(args: argparse.Namespace) -> int:
    try:
        text = Path(args.file).read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise SandtableError(f"{args.file} cannot be read: {error}") from error

    async def task(store: Store, _: Settings) -> int:
        print(await imported(store, text))
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


def back_up_all(args: argparse.Namespace) -> int:
    async def task(store: Store, settings: Settings) -> int:
        print(f"{await back_up(store.database, settings, Path(args.file))} rows written to {args.file}")
        return 0

    # A backup is of what is there, not of what this program would make of it.
    return _with_store(args, task, migrated=False)


def restore_all(args: argparse.Namespace) -> int:
    async def task(store: Store, settings: Settings) -> int:
        print(f"{await restore(store.database, settings, Path(args.file))} rows restored from {args.file}")
        return 0

    return _with_store(args, task, migrated=False)


def check_tables(args: argparse.Namespace) -> int:
    async def task(store: Store, settings: Settings) -> int:
        problems = await store.database.problems()
        for problem in problems:
            print(f"database  {problem}")
        bad = len(problems)
        async for finding in checkup.findings(store, Shelf(settings.extra_games)):
            print(finding)
            bad += not finding.harmless
        print("all well" if not bad else f"{bad} to see to")
        return 1 if bad else 0

    return _with_store(args, task)


def migrate_tables(args: argparse.Namespace) -> int:
    async def task(store: Store, settings: Settings) -> int:
        folder = None if args.export is None else Path(args.export)
        if folder is not None:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        shelf, left = Shelf(settings.extra_games), 0
        async for finding in checkup.findings(store, shelf):
            settled, done = await checkup.mended(store, shelf, finding, folder, args.close)
            print(f"{finding.table}  {done}")
            left += not settled
        print("all settled" if not left else f"{left} left")
        return 1 if left else 0

    return _with_store(args, task)


def invite(args: argparse.Namespace) -> int:
    """Print a link to a seat. Without --anew those who hold it keep it, and the old link stops working."""

    async def task(store: Store, settings: Settings) -> int:
        identity = Identity(settings.signing_secret())
        if await store.load(args.table) is None:
            raise SandtableError(f"there is no table {args.table}")
        async with store.changing(args.table) as table:
            if not 0 <= args.seat < len(table.seats):
                raise SandtableError(f"table {args.table} has no seat {args.seat}")
            seat = table.seats[args.seat]
            if args.anew:
                free_for_another(table, args.seat)
            elif seat.kind != "person":
                raise SandtableError(f"seat {args.seat} is not for a person now; --anew makes it one")
            secret = identity.invitation(table.id, seat.key)
        if store.database.beside is not None:
            store.database.beside.tell(args.table)
        print(f"{settings.public_url.rstrip('/')}/t/{args.table}#invitation={secret}")
        return 0

    return _with_store(args, task)


def undelete(args: argparse.Namespace) -> int:
    async def task(store: Store, _: Settings) -> int:
        if not await store.revive(args.table):
            raise SandtableError(f"no table {args.table} was deleted, or it is gone for good")
        return 0

    return _with_store(args, task)


async def _listing(store: Store, status: str | None) -> list[str]:
    """One line per table: id, game, status, moves, the last change, who sits there."""
    lines: list[str] = []
    for table_id in await store.ids(status):
        table = await store.load(table_id)
        if table is not None:
            people = [
                (seat.name or "guest") if seat.holders else seat.level or ("free" if seat.free else seat.kind)
                for seat in table.seats
            ]
            shown = table.data(None)
            columns = (
                table.id,
                table.game,
                table.status,
                f"{table.sequence} moves",
                shown["updated_at"],
                ", ".join(people),
            )
            lines.append("  ".join(columns))
    return lines

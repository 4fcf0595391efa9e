"""What `sandtable serve` and `sandtable admin` do."""

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import uvicorn

from sandtable.kernel.errors import SandtableError
from sandtable.server import admin, log
from sandtable.server.database import Database
from sandtable.server.live import LARGEST_FRAME
from sandtable.server.services import expire
from sandtable.server.settings import BadSettings, Settings
from sandtable.server.store import Store

STOP_SECONDS = 10


def serve(args: argparse.Namespace) -> int:
    """Put the games on the network. Settings come from the environment (see docs/server.md)."""
    if args.data:
        os.environ["SANDTABLE_DATA"] = args.data
    settings = Settings.from_environment()
    if args.workers > 1:
        if not settings.postgres:
            raise BadSettings("several workers need PostgreSQL: set SANDTABLE_DATABASE_URL")
        if not settings.secret:
            raise BadSettings("several workers need a common SANDTABLE_SECRET")
    settings.signing_secret()
    log.configure(settings.log_level)
    host = f"[{args.host}]" if ":" in args.host else args.host
    if args.port:
        print(f"Sandtable is at http://{host}:{args.port} (Ctrl-C stops it)", flush=True)
    uvicorn.run(
        "sandtable.server.app:from_environment",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers if args.workers > 1 else None,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=STOP_SECONDS,
        h11_max_incomplete_event_size=LARGEST_FRAME,
    )
    return 0


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

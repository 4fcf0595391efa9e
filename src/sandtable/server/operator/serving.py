"""What `sandtable serve` does."""

import argparse
import asyncio
import os
from typing import Final

import uvicorn

from sandtable.server import log, metrics
from sandtable.server.settings import BadSettings, Settings
from sandtable.server.storage.data_folder import claimed, keep_private
from sandtable.server.storage.database import AWAY, Database
from sandtable.server.wire.connections import Guarded
from sandtable.server.wire.live import LARGEST_FRAME

STOP_SECONDS: Final = 10
KEEP_ALIVE_SECONDS: Final = 75
"""Longer than proxies keep idle connections (a minute), so that none sends a request into one that is being closed."""


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
    os.umask(0o077)  # whatever is written from here on is for its owner
    if not settings.postgres:
        keep_private(settings)
    alone = None if settings.postgres else claimed(settings)
    asyncio.run(_prepared(settings))
    log.configure(settings.log_level)
    host = f"[{args.host}]" if ":" in args.host else args.host
    if args.port:
        print(f"Sandtable is at http://{host}:{args.port} (Ctrl-C stops it)", flush=True)
    if args.workers > 1 and settings.metrics_token:
        metrics.share()
    uvicorn.run(
        "sandtable.server.wire.app:from_environment",
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
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        http=Guarded,
    )
    if alone is not None:
        alone.close()
    return 0


async def _prepared(settings: Settings) -> None:
    """Bring the schema up to date before anybody comes, so that what is wrong with it is said in one line."""
    database = Database(settings)
    try:
        await database.migrate()
    except AWAY as error:
        raise BadSettings(f"the database cannot be reached ({type(error).__name__})") from error
    finally:
        await database.close()

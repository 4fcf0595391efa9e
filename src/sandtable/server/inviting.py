"""`sandtable admin invite` and `sandtable admin undelete`: help for people who lost a seat or a table."""

import argparse

from sandtable.kernel.errors import SandtableError
from sandtable.server.administration import _with_store
from sandtable.server.hosting import free_for_another
from sandtable.server.identity import Identity
from sandtable.server.settings import Settings
from sandtable.server.store import Store


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

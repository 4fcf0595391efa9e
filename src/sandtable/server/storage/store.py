"""What is written down. Every method is one transaction, or reads only."""

import asyncio
import json
import logging
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from sqlalchemy import (
    ColumnElement,
    Select,
    Text,
    Update,
    bindparam,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sandtable.server.errors import BROKEN, Refusal, Trouble, no_such_table, unplayable
from sandtable.server.log import note
from sandtable.server.storage import schema
from sandtable.server.storage.database import Database
from sandtable.server.storage.description import Description, Seat, Status
from sandtable.server.storage.entries import Entry

Voted = Literal["stored", "said", "moved"]
"""What became of a vote: it counts; an earlier word counts instead; the game has gone on. Only the first is stored."""
CHANNEL: Final = "sandtable"
LARGEST_BATCH: Final = 256
MOST_ASKED_FOR: Final = 500
SNAPSHOTS_AT_ONCE: Final = 8
SNAPSHOT_PAUSE: Final = 0.05

FOLLOW_MOVE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("moved"))
    .values({name: bindparam(name) for name in ("sequence", "status", "waiting_for", "result", "updated_at")})
)


def _keeping_votes() -> Update:
    """A request to undo stands though somebody goes on with a form that others cannot know of: if it ended, they would.
    Who asks and then plays on does not mean it any more."""
    votes, asked = schema.undo_votes, schema.undo_votes.alias("asked")
    here = [asked.c.table_id == bindparam("moved"), asked.c.sequence == bindparam("before")]
    by_the_mover = select(asked.c.seat).where(*here, asked.c.seat == bindparam("mover"), asked.c.vote == "ask")
    return (
        update(votes)
        .where(votes.c.table_id == bindparam("moved"), votes.c.sequence == bindparam("before"), ~by_the_mover.exists())
        .values(sequence=bindparam("after"))
    )


KEEP_VOTES: Final = _keeping_votes()
"""All of a batch in one go: moves inside a form are as frequent as others, and everybody waits for the batch."""


@dataclass
class Append:
    """A move to store, with what it makes of the table."""

    table_id: str
    entry: Entry
    status: Status
    waiting_for: list[int]
    result: dict[str, Any] | None
    at: float
    updated_at: float
    notify_seats: list[int] = field(default_factory=list)
    notice_at: float = 0.0
    # Nobody but the seat itself can notice the move.
    hidden: bool = False

    def __post_init__(self) -> None:
        self.stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Store:
    """Reads and writes the database. `worker` signs what other workers are told."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._snapshots: dict[str, tuple[int, dict[str, list[int]], bytes]] = {}
        self._snapshot_writer: asyncio.Task[None] | None = None
        self._snapshot_pause = SNAPSHOT_PAUSE

    # Moves.

    async def append(self, job: Append) -> bool:
        """Store a move as the next of its table. False: the table has moved on, or is gone; nothing was stored."""
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_batches())
        self._queue.put_nowait(job)
        return await job.stored

    async def flush(self) -> None:
        """Store what is queued and stop."""
        self._snapshot_pause = 0.0
        if self._snapshot_writer is not None:
            await asyncio.gather(self._snapshot_writer, return_exceptions=True)
        if self._writer is not None:
            while not self._queue.empty():
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            self._writer = None

    async def _write_batches(self) -> None:
        """Moves that arrive while others are being stored share the next transaction: one disk write for all."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._queue.get_nowait())
            [outcome] = await asyncio.gather(self._write_batch(batch), return_exceptions=True)
            if isinstance(outcome, BaseException):
                # Whatever the database raised belongs to those who wait for it.
                for job in batch:
                    _fail(job, outcome)

    async def _write_batch(self, batch: list[Append]) -> None:
        # In the order of tables, so that two workers never wait for each other.
        batch.sort(key=lambda job: job.table_id)
        try:
            async with self.database.writing() as connection:
                await self._insert_moves(connection, batch)
        except (IntegrityError, DataError) as error:
            if len(batch) > 1:
                # One of them lost a race, or cannot be stored; find out which.
                for job in batch:
                    await self._write_batch([job])
                return
            if isinstance(error, DataError):
                _fail(batch[0], error)
            else:
                _settle(batch[0], False)
        else:
            for job in batch:
                _settle(job, True)

    async def _insert_moves(self, connection: AsyncConnection, batch: list[Append]) -> None:
        await connection.execute(
            insert(schema.moves),
            [
                {
                    "table_id": job.table_id,
                    "number": job.entry.number,
                    "kind": job.entry.kind,
                    "seat": job.entry.seat,
                    "what": job.entry.what,
                    "at": job.at,
                    "guest": job.entry.guest,
                }
                for job in batch
            ],
        )
        await connection.execute(
            FOLLOW_MOVE,
            [
                {
                    "moved": job.table_id,
                    "sequence": job.entry.number,
                    "status": job.status,
                    "waiting_for": job.waiting_for,
                    "result": job.result,
                    "updated_at": job.updated_at,
                }
                for job in batch
            ],
        )
        for job in batch:
            await _write_notices(connection, job.table_id, job.notify_seats, job.entry.number, job.notice_at)
        hidden = [
            {"moved": job.table_id, "before": job.entry.number - 1, "after": job.entry.number, "mover": job.entry.seat}
            for job in batch
            if job.hidden
        ]
        if hidden:
            await connection.execute(KEEP_VOTES, hidden)
        await self.announce(connection, [{"table": job.table_id, "what": "moved"} for job in batch])

    async def notify(self, table_id: str, seats: list[int], due_at: float) -> None:
        """Send these seats a notice later, if the first thing that happens waits for them."""
        async with self.database.writing() as connection:
            await _write_notices(connection, table_id, seats, 0, due_at)

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        moves = schema.moves
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(moves.c.number, moves.c.kind, moves.c.seat, moves.c.what, moves.c.guest)
                .where(moves.c.table_id == table_id, moves.c.number > after)
                .order_by(moves.c.number)
            )
            return [Entry(*row) for row in rows]

    async def newest_snapshot(self, table_id: str) -> tuple[int, dict[str, list[int]], bytes] | None:
        snapshots = schema.snapshots
        async with self.database.reading() as connection:
            row = (
                await connection.execute(
                    select(snapshots.c.number, snapshots.c.numbers, snapshots.c.data).where(
                        snapshots.c.table_id == table_id
                    )
                )
            ).first()
            return None if row is None else (row[0], row[1], _unzipped(row[2]))

    def save_snapshot(self, table_id: str, number: int, numbers: dict[str, list[int]], data: bytes) -> None:
        """Keep a snapshot soon. Moves go first: a snapshot only saves time, and a newer one replaces it."""
        self._snapshots[table_id] = (number, numbers, data)
        if self._snapshot_writer is None or self._snapshot_writer.done():
            self._snapshot_writer = asyncio.create_task(self._write_snapshots())

    async def _write_snapshots(self) -> None:
        while self._snapshots:
            await asyncio.sleep(self._snapshot_pause)
            some = [(id, *self._snapshots.pop(id)) for id in list(self._snapshots)[:SNAPSHOTS_AT_ONCE]]
            try:
                await self._insert_snapshots(some)
            except IntegrityError:
                for one in some:
                    with suppress(IntegrityError):  # the table was deleted, or another worker has a newer one
                        await self._insert_snapshots([one])

    async def _insert_snapshots(self, some: list[tuple[str, int, dict[str, list[int]], bytes]]) -> None:
        snapshots = schema.snapshots
        async with self.database.writing() as connection:
            for id, number, _, _ in some:
                older = delete(snapshots).where(snapshots.c.table_id == id, snapshots.c.number < number)
                await connection.execute(older)
            rows = [
                {"table_id": id, "number": number, "numbers": numbers, "data": zlib.compress(data, 1)}
                for id, number, numbers, data in some
            ]
            await connection.execute(insert(snapshots), rows)

    # Tables.

    async def load(self, table_id: str) -> Description | None:
        """A table that is there; one that was deleted is not, though it can come back."""
        async with self.database.reading() as connection:
            table = await _described(connection, table_id)
            return None if table is None or table.deleted_at is not None else table

    async def load_deleted(self, table_id: str) -> Description | None:
        async with self.database.reading() as connection:
            table = await _described(connection, table_id)
            return None if table is None or table.deleted_at is None else table

    async def create(self, table: Description) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(schema.tables), _row(table))
            await _write_seats(connection, table)

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Description]:
        """A table to change; what was changed is stored at the end. Two changes never overlap.

        The columns that moves own (sequence, waiting_for, result) are left alone, and so is a status that a move set.
        """
        async with self.database.writing() as connection:
            table = await _described(connection, table_id, lock=self.database.postgres)
            if table is None or table.deleted_at is not None:
                raise no_such_table(table_id)
            before = table.status
            yield table
            table.updated_at = time.time()
            row = _row(table)
            owned_by_moves = ["id", "sequence", "result"]
            if table.trouble != "closed":
                owned_by_moves.append("trouble")  # whoever reads the game marks it
            if table.status == before:
                owned_by_moves += ["status", "waiting_for"]
            for name in owned_by_moves:
                del row[name]
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(row))
            for part in (schema.seats, schema.holders):
                await connection.execute(delete(part).where(part.c.table_id == table_id))
            await _write_seats(connection, table)
            await self.announce(connection, [{"table": table_id, "what": "changed"}])

    async def bury(self, table_id: str, expired: bool = False) -> bool:
        """Delete a table so that it can come back."""
        return await self._set_deleted(table_id, time.time(), expired)

    async def revive(self, table_id: str) -> bool:
        """Undo that."""
        return await self._set_deleted(table_id, None, False)

    async def _set_deleted(self, table_id: str, deleted_at: float | None, expired: bool) -> bool:
        tables = schema.tables
        was_there = tables.c.deleted_at.is_(None) if deleted_at is not None else tables.c.deleted_at.is_not(None)
        values: dict[str, Any] = {"deleted_at": deleted_at, "expired": expired, "deletion": None}
        if deleted_at is None:
            values["updated_at"] = time.time()  # so that it does not grow old again at once
        async with self.database.writing() as connection:
            found = await connection.execute(update(tables).where(tables.c.id == table_id, was_there).values(values))
            await self.announce(
                connection, [{"table": table_id, "what": "changed" if deleted_at is None else "deleted"}]
            )
            return found.rowcount > 0

    async def mark(self, table_id: str, trouble: Trouble | None) -> None:
        """Keep why a table cannot be played on; None: it can. Its players did nothing, so `updated_at` stays."""
        tables = schema.tables
        async with self.database.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(trouble=trouble))

    async def counted(self) -> dict[str, int]:
        """How many tables there are of each status."""
        tables = schema.tables
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(tables.c.status, func.count()).where(tables.c.deleted_at.is_(None)).group_by(tables.c.status)
            )
            return {"lobby": 0, "playing": 0, "over": 0, **{str(status): int(count) for status, count in rows}}

    async def marked(self) -> dict[str, int]:
        """How many tables cannot be played on, by the reason. Those that were closed are settled."""
        tables = schema.tables
        trouble = tables.c.trouble
        there = trouble.is_not(None) & (trouble != "closed") & tables.c.deleted_at.is_(None)
        async with self.database.reading() as connection:
            rows = await connection.execute(select(trouble, func.count()).where(there).group_by(trouble))
            return {str(kind): int(count) for kind, count in rows}

    async def drop_snapshot(self, table_id: str) -> None:
        """It follows from the moves and is made anew."""
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id))

    async def mark_all(self, trouble_of: Callable[[str, int], Trouble | None]) -> None:
        """Mark the tables whose rules are not carried, and nobody else: what was damaged is tried anew."""
        tables = schema.tables
        begun = (tables.c.status != "lobby") & or_(tables.c.trouble.is_(None), tables.c.trouble != "closed")
        async with self.database.writing() as connection:
            pairs = (await connection.execute(select(tables.c.game, tables.c.rules).where(begun).distinct())).all()
            for game, rules in pairs:
                these = begun & (tables.c.game == game) & (tables.c.rules == rules)
                await connection.execute(update(tables).where(these).values(trouble=trouble_of(game, rules)))

    async def remove(self, table_id: str) -> bool:
        """Delete a table for good."""
        async with self.database.writing() as connection:
            found = await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
            await self.announce(connection, [{"table": table_id, "what": "deleted"}])
        self.tell_beside(table_id)
        return found.rowcount > 0

    async def listed(
        self,
        guest: str | None,
        mine: bool,
        status: str | None,
        game: str | None,
        limit: int,
        deleted: bool = False,
    ) -> list[Description]:
        """Open tables, or all tables that the guest hosts or sits at; the last changed first."""
        tables, held = schema.tables, schema.holders
        if mine:
            seated = select(held.c.table_id).where(held.c.guest == guest)
            wanted = select(tables.c.id).where(or_(tables.c.host == guest, tables.c.id.in_(seated)))
        else:
            wanted = select(tables.c.id).where(tables.c.access == "open")
        wanted = wanted.where(tables.c.deleted_at.is_not(None) if deleted else tables.c.deleted_at.is_(None))
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        async with self.database.reading() as connection:
            ids = list(await connection.scalars(wanted.order_by(tables.c.updated_at.desc()).limit(limit)))
            return await _all_described(connection, ids)

    async def seen(self, seats: list[tuple[str, int, float]]) -> None:
        """When people were last at their seats."""
        placed = schema.seats
        here = (placed.c.table_id == bindparam("at_table")) & (placed.c.seat == bindparam("at_seat"))
        rows = [{"at_table": table_id, "at_seat": seat, "seen_at": at} for table_id, seat, at in seats]
        async with self.database.writing() as connection:
            await connection.execute(update(placed).where(here).values(seen_at=bindparam("seen_at")), rows)

    async def standing_in(self) -> list[str]:
        """Tables at which a bot is about to stand in for somebody."""
        placed = schema.seats
        async with self.database.reading() as connection:
            return list(
                await connection.scalars(select(placed.c.table_id).where(placed.c.stand_in_at.is_not(None)).distinct())
            )

    async def tables_of(self, guest: str) -> list[str]:
        """Where a guest holds a seat or is the host; the other workers hear that something may have changed."""
        tables, held = schema.tables, schema.holders
        seated = select(held.c.table_id).where(held.c.guest == guest)
        async with self.database.writing() as connection:
            ids = list(
                await connection.scalars(
                    select(tables.c.id).where(or_(tables.c.host == guest, tables.c.id.in_(seated)))
                )
            )
            await self.announce(connection, [{"table": id, "what": "changed"} for id in ids])
            return ids

    async def hosted(self, guest: str) -> int:
        """How many unfinished tables a guest hosts."""
        tables = schema.tables
        async with self.database.reading() as connection:
            count = await connection.scalar(
                select(func.count())
                .select_from(tables)
                .where(tables.c.host == guest, tables.c.status != "over", tables.c.deleted_at.is_(None))
            )
            return count or 0

    async def ids(self, status: str | None = None, unchanged_since: float | None = None) -> list[str]:
        tables = schema.tables
        wanted = select(tables.c.id).where(tables.c.deleted_at.is_(None)).order_by(tables.c.created_at)
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        if unchanged_since is not None:
            wanted = wanted.where(tables.c.updated_at < unchanged_since)
        async with self.database.reading() as connection:
            return list(await connection.scalars(wanted))

    async def existing(self, ids: list[str]) -> set[str]:
        """Those of the tables that are still stored."""
        tables = schema.tables
        found: set[str] = set()
        async with self.database.reading() as connection:
            for start in range(0, len(ids), MOST_ASKED_FOR):
                some = ids[start : start + MOST_ASKED_FOR]
                there = select(tables.c.id).where(tables.c.id.in_(some), tables.c.deleted_at.is_(None))
                found.update(await connection.scalars(there))
        return found

    async def waiting_for_bots(self, unchanged_since: float) -> list[str]:
        """Games in which a bot should have moved by now."""
        tables, seats = schema.tables, schema.seats
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(tables.c.id, cast(tables.c.waiting_for, Text), seats.c.seat)
                .join(seats, seats.c.table_id == tables.c.id)
                .where(
                    tables.c.status == "playing",
                    tables.c.deleted_at.is_(None),
                    tables.c.trouble.is_(None),
                    tables.c.updated_at < unchanged_since,
                    seats.c.kind == "bot",
                )
            )
            return sorted({id for id, waiting_for, seat in rows if seat in _numbers(waiting_for)})

    # Chat.

    async def say(
        self,
        table_id: str,
        kind: str,
        seat: int | None,
        name: str,
        words: str,
        audience: tuple[int, ...] | None = None,
    ) -> dict[str, Any]:
        """Store what somebody said, or (kind note) what the table tells: to everybody, or to some seats only."""
        item = {"table_id": table_id, "at": time.time(), "kind": kind, "seat": seat, "name": name, "text": words}
        item["audience"] = None if audience is None else "".join([f" {one} " for one in audience])
        while True:
            try:
                async with self.database.writing() as connection:
                    tables = schema.tables
                    there = select(tables.c.id).where(tables.c.id == table_id, tables.c.deleted_at.is_(None))
                    if await connection.scalar(there) is None:
                        raise no_such_table(table_id)
                    last = await connection.scalar(
                        select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table_id)
                    )
                    item["number"] = (last or 0) + 1
                    await connection.execute(insert(schema.chat), item)
                    await self.announce(connection, [{"table": table_id, "what": "said", "audience": audience}])
                return item
            except IntegrityError:
                continue  # another worker took the number

    async def said(self, table_id: str, reader: int | None, after: int, limit: int) -> list[dict[str, Any]]:
        """The last `limit` things that a reader may hear, after a number.

        Every reader counts for itself, so that nobody can tell how often others talk in private.
        """
        chat = schema.chat
        async with self.database.reading() as connection:
            heard = await connection.scalar(_heard_by(table_id, reader)) or 0
            rows = await connection.execute(
                select(chat)
                .where(chat.c.table_id == table_id, _audible(reader))
                .order_by(chat.c.number.desc())
                .limit(min(limit, max(0, heard - after)))
            )
            return [{**row, "number": heard - place} for place, row in enumerate(rows.mappings())][::-1]

    async def number_for(self, table_id: str, reader: int | None, number: int) -> int:
        """Which number something said has for a reader."""
        async with self.database.reading() as connection:
            return await connection.scalar(_heard_by(table_id, reader).where(schema.chat.c.number <= number)) or 0

    async def last_note(self, table_id: str, code: str, audience: tuple[int, ...]) -> float:
        """When the table last told something to these seats only."""
        chat = schema.chat
        here = (chat.c.table_id == table_id) & (chat.c.kind == "note") & (chat.c.text == code)
        told = chat.c.audience == "".join([f" {one} " for one in audience])
        async with self.database.reading() as connection:
            return await connection.scalar(select(func.max(chat.c.at)).where(here, told)) or 0.0

    # Undo by consent.

    async def vote(self, table_id: str, sequence: int, seat: int, vote: str) -> Voted:
        """Ask for, grant or refuse an undo at this point of the game; the first word of a seat counts, and of those who
        ask the first one. A request that was refused makes room for a new one."""
        votes, tables = schema.undo_votes, schema.tables
        here = (votes.c.table_id == table_id) & (votes.c.sequence == sequence)
        row = {"table_id": table_id, "sequence": sequence, "seat": seat, "vote": vote, "at": time.time()}
        async with self.database.writing() as connection:
            now = select(tables.c.sequence).where(tables.c.id == table_id)
            # No move gets between.
            if await connection.scalar(now.with_for_update() if self.database.postgres else now) != sequence:
                return "moved"
            rows = await connection.execute(select(votes.c.seat, votes.c.vote).where(here))
            said = {int(row[0]): str(row[1]) for row in rows}
            if vote == "ask" and "refuse" in said.values():
                await connection.execute(delete(votes).where(here))
                said = {}
            if seat in said or (vote == "ask" and said):
                return "said"
            await connection.execute(insert(votes), row)
            await self.announce(connection, [{"table": table_id, "what": "voted"}])
        return "stored"

    async def votes(self, table_id: str, sequence: int) -> list[tuple[int, str, float]]:
        votes = schema.undo_votes
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(votes.c.seat, votes.c.vote, votes.c.at)
                .where(votes.c.table_id == table_id, votes.c.sequence == sequence)
                .order_by(votes.c.at)
            )
            return [(row[0], row[1], row[2]) for row in rows]

    # Other workers.

    async def announce(self, connection: AsyncConnection, news: Iterable[dict[str, Any]]) -> None:
        """Tell the other workers, when the transaction is stored."""
        if self.database.postgres:
            payloads = [json.dumps({"worker": self.worker, **one}) for one in news]
            await connection.execute(
                text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"),
                {"channel": CHANNEL, "payloads": payloads},
            )

    def tell_beside(self, table_id: str) -> None:
        """On SQLite: a table was removed or put there; a server beside this process may hold another in memory."""
        if self.database.beside is not None:
            self.database.beside.tell(table_id)

    async def tell(self, news: dict[str, Any]) -> None:
        """Tell the other workers something that is not stored."""
        if self.database.postgres:
            async with self.database.writing() as connection:
                await self.announce(connection, [news])

    async def alive(self) -> bool:
        async with self.database.reading() as connection:
            return await connection.scalar(select(1)) == 1


def _audible(reader: int | None) -> ColumnElement[bool]:
    """What a seat, or a spectator, may hear."""
    audience = schema.chat.c.audience
    return audience.is_(None) if reader is None else or_(audience.is_(None), audience.like(f"% {reader} %"))


def _heard_by(table_id: str, reader: int | None) -> Select[int]:
    return select(func.count()).select_from(schema.chat).where(schema.chat.c.table_id == table_id, _audible(reader))


def _numbers(written: str) -> list[int]:
    """A stored list of numbers; one that is damaged holds nothing, so that it keeps nobody else waiting."""
    try:
        numbers = json.loads(written)
    except ValueError:
        return []
    return numbers if isinstance(numbers, list) else []


def _unzipped(data: bytes) -> bytes:
    """A damaged snapshot comes out as nothing, which the game will refuse."""
    try:
        return zlib.decompress(data)
    except zlib.error:
        return b""


def _settle(job: Append, stored: bool) -> None:
    if not job.stored.done():
        job.stored.set_result(stored)


def _fail(job: Append, error: BaseException) -> None:
    if not job.stored.done():
        job.stored.set_exception(error)


async def _write_notices(
    connection: AsyncConnection, table_id: str, seats: list[int], sequence: int, due_at: float
) -> None:
    notices = schema.notices
    for seat in seats:
        row = {"table_id": table_id, "seat": seat, "sequence": sequence, "attempts": 0, "due_at": due_at}
        await connection.execute(delete(notices).where(notices.c.table_id == table_id, notices.c.seat == seat))
        await connection.execute(insert(notices), row)


def _row(table: Description) -> dict[str, Any]:
    return {column.name: getattr(table, column.name) for column in schema.tables.columns}


async def _write_seats(connection: AsyncConnection, table: Description) -> None:
    await connection.execute(
        insert(schema.seats),
        [
            {
                "table_id": table.id,
                "seat": number,
                "kind": seat.kind,
                "level": seat.level,
                "name": seat.name,
                "key": seat.key,
                "resigned": seat.resigned,
                "notice_url": seat.notice_url,
                "notice_language": seat.notice_language,
                "nonce": seat.nonce,
                "seen_at": seat.seen_at,
                "stand_in_at": seat.stand_in_at,
            }
            for number, seat in enumerate(table.seats)
        ],
    )
    held = [
        {"table_id": table.id, "seat": number, "guest": guest, "since": since}
        for number, seat in enumerate(table.seats)
        for guest, since in sorted(seat.holders.items())
    ]
    if held:
        await connection.execute(insert(schema.holders), held)


async def _described(connection: AsyncConnection, table_id: str, lock: bool = False) -> Description | None:
    if lock:
        tables = schema.tables
        await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    found = await _all_described(connection, [table_id])
    return found[0] if found else None


async def _all_described(connection: AsyncConnection, ids: list[str]) -> list[Description]:
    """Tables in the order of `ids`, without those that are gone. Of several, one that cannot be read is left out."""
    try:
        return await _read_together(connection, ids)
    except BROKEN as error:
        if len(ids) > 1:
            found: list[Description] = []
            for id in ids:
                with suppress(Refusal):
                    found += await _all_described(connection, [id])
            return found
        note("table_unreadable", logging.ERROR, table=ids[0], error=type(error).__name__)
        raise unplayable("damaged") from error


async def _read_together(connection: AsyncConnection, ids: list[str]) -> list[Description]:
    tables, seats, held = schema.tables, schema.seats, schema.holders
    rows = (await connection.execute(select(tables).where(tables.c.id.in_(ids)))).mappings().all()
    found = {row["id"]: Description(seats=[], **row) for row in rows}
    for row in (
        await connection.execute(
            select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
        )
    ).mappings():
        if row["table_id"] in found:
            content = {name: value for name, value in row.items() if name not in ("table_id", "seat")}
            found[row["table_id"]].seats.append(Seat(**content))
    for table_id, seat, guest, since in await connection.execute(select(held).where(held.c.table_id.in_(ids))):
        if table_id in found and seat < len(found[table_id].seats):
            found[table_id].seats[seat].holders[guest] = since
    return [found[id] for id in ids if id in found]

"""Everything the database holds as one file, and back into an empty database of either kind.

A backup is compressed text: a header that names the schema, one JSON object a line for each row, and a last line that
counts them. It is read in one picture of the database, so the server may run meanwhile. It holds every secret: keep it
as safe as the database.
"""

import base64
import gzip
import json
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, select
from sqlalchemy.exc import DataError, IntegrityError

from sandtable.kernel.errors import SandtableError
from sandtable.server.settings import Settings
from sandtable.server.storage.database import Database, bring_to, revision_of
from sandtable.server.storage.transfer import packed

FORMAT: Final = "sandtable backup 1"
VERSIONS: Final = "alembic_version"
PEOPLES: Final = ("tables", "accounts")
"""What people have made. A database that holds any of it is not empty."""
AT_ONCE: Final = 500


class BadBackup(SandtableError):
    """A file that `admin backup` did not write, or not to its end."""


async def back_up(database: Database, settings: Settings, file: Path) -> int:
    """Write everything into a file that only its owner may read; returns how many rows there are."""
    unfinished = file.with_name(file.name + ".part")
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as plain:
        with gzip.open(plain, "wt", encoding="utf-8") as text:
            async with database.reading() as connection:
                revision, tables = await connection.run_sync(_found)
                if revision is None:
                    raise SandtableError("there is nothing to back up: the database has no tables")
                now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
                header = {"format": FORMAT, "schema": revision, "version": version("sandtable"), "at": now}
                secret = _own_secret(settings)
                text.write(json.dumps(header if secret is None else {**header, "secret": secret}) + "\n")
                count = 0
                for table in tables:
                    rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
                    async for row in rows.mappings():
                        text.write(json.dumps({"in": table.name, "row": packed(dict(row))}, ensure_ascii=False) + "\n")
                        count += 1
                text.write(json.dumps({"rows": count}) + "\n")
        plain.flush()
        os.fsync(plain.fileno())
    unfinished.replace(file)
    return count


async def restore(database: Database, settings: Settings, file: Path) -> int:
    """Put a backup into an empty database, all of it or nothing; returns how many rows there are."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text:
            lines = _read(text)
            header = next(lines)
            secret = header.get("secret")
            _check_secret(settings, secret)
            async with database.writing() as connection:
                count = await connection.run_sync(_refill, str(header["schema"]), lines)
    except (OSError, EOFError, UnicodeError) as error:
        raise BadBackup(f"{file} cannot be read to its end: {error}") from error
    if secret is not None and not settings.secret:
        settings.keep_secret(secret)
    return count


def _found(connection: Connection) -> tuple[str | None, list[Table]]:
    """The schema, and the tables as they are in the database, whatever this program thinks of them."""
    revision = revision_of(connection)
    reflected = MetaData()
    reflected.reflect(connection)
    return revision, [table for table in reflected.sorted_tables if table.name != VERSIONS]


def _refill(connection: Connection, revision: str, lines: Iterator[dict[str, Any]]) -> int:
    _, tables = _found(connection)
    for table in tables:
        if table.name in PEOPLES and connection.scalar(select(func.count()).select_from(table)):
            raise SandtableError("this database is not empty; a backup is restored into an empty one")
    bring_to(connection, revision)
    _, tables = _found(connection)
    by_name = {table.name: table for table in tables}
    for table in reversed(tables):
        connection.execute(table.delete())
    count = _insert(connection, by_name, lines)
    bring_to(connection, "head")
    return count


def _insert(connection: Connection, tables: dict[str, Table], lines: Iterator[dict[str, Any]]) -> int:
    waiting: list[dict[str, Any]] = []
    last = ""

    def write() -> None:
        if waiting:
            try:
                connection.execute(tables[last].insert(), waiting)
            except (DataError, IntegrityError) as error:
                raise BadBackup(f"rows of {last} do not fit what came before") from error
            waiting.clear()

    for count, line in enumerate(lines):
        if "rows" in line:
            if line["rows"] != count:
                raise BadBackup(f"{line['rows']} rows were promised, {count} are there")
            write()
            return count
        if line.get("in") not in tables:
            raise BadBackup(f"its schema has no table {line.get('in')!r}")
        if line["in"] != last or len(waiting) >= AT_ONCE:
            write()
            last = line["in"]
        try:
            waiting.append(_unpacked(tables[last], line["row"]))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadBackup(f"row {count + 1} does not fit its table {last}") from error
    raise BadBackup("the backup is cut short: its last line is missing")


def _read(text: Iterator[str]) -> Iterator[dict[str, Any]]:
    """The objects of a backup, its header first."""
    first = True
    for number, line in enumerate(text, start=1):
        try:
            found = json.loads(line)
        except ValueError as error:
            raise BadBackup(f"line {number} is damaged") from error
        if not isinstance(found, dict):
            raise BadBackup(f"line {number} is damaged")
        if first and (found.get("format") != FORMAT or not isinstance(found.get("schema"), str)):
            raise BadBackup("this is not a backup that 'sandtable admin backup' wrote")
        first = False
        yield found
    if first:
        raise BadBackup("this backup is empty")


def _own_secret(settings: Settings) -> str | None:
    """The secret of the data directory; one that comes from the environment is the operator's to keep."""
    return None if settings.secret or not settings.secret_file.is_file() else settings.signing_secret()


def _check_secret(settings: Settings, secret: str | None) -> None:
    if secret is None or settings.secret or not settings.secret_file.is_file():
        return
    if settings.signing_secret() != secret:
        raise SandtableError(
            f"{settings.secret_file} is another secret than the backup's: cookies and invitations would be void. "
            "Remove it first, or restore into another directory"
        )


def _unpacked(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    if set(row) != {column.name for column in table.columns}:
        raise ValueError("other columns")
    return {
        name: base64.b64decode(value)
        if value is not None and isinstance(table.columns[name].type, LargeBinary)
        else value
        for name, value in row.items()
    }

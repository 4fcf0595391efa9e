"""One table as a file, and back into a database: what `sandtable admin export` and `import` do."""

import base64
import json
from typing import Any, Final

from sqlalchemy import LargeBinary, delete, insert, select

from sandtable.kernel.errors import SandtableError
from sandtable.server.storage import schema
from sandtable.server.storage.store import Store

FORMAT: Final = "sandtable table 1"
NEWER: Final[dict[str, dict[str, Any]]] = {
    "tables": {
        "secret": None,
        "nonces": None,
        "pace": "live",
        "deleted_at": None,
        "expired": False,
        "deletion": None,
        "trouble": None,
        "guided": False,
    },
    "seats": {"nonce": "", "seen_at": 0.0, "stand_in_at": None},
    "holders": {"since": 0.0},
    "moves": {"guest": None},
    "chat": {"audience": None},
}
"""Columns that earlier exports do not have."""


class BadExport(SandtableError):
    """A file that `admin export` did not write."""


async def exported(store: Store, table_id: str) -> str:
    """Everything about a table. It holds the secret and the webhooks of its seats: keep it as safe as the database."""
    parts: dict[str, list[dict[str, Any]]] = {}
    async with store.database.reading() as connection:
        for part in (schema.tables, *schema.PARTS):
            key = part.c.id if part is schema.tables else part.c.table_id
            rows = await connection.execute(select(part).where(key == table_id).order_by(*part.primary_key.columns))
            parts[part.name] = [packed(dict(row)) for row in rows.mappings()]
    if not parts["tables"]:
        raise SandtableError(f"there is no table {table_id}")
    return json.dumps({"format": FORMAT, **parts}, ensure_ascii=False, indent=1) + "\n"


async def imported(store: Store, text: str) -> str:
    """Put an exported table into this database. Its id must not be taken."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT or len(data["tables"]) != 1:
            raise ValueError("another format")
        table_id = str(data["tables"][0]["id"])
        rows = {part.name: [_unpacked(part.name, row) for row in data[part.name]] for part in _all_parts()}
        if any(row["table_id"] != table_id for part in schema.PARTS for row in rows[part.name]):
            raise ValueError("rows of another table")
    except (ValueError, KeyError, TypeError) as error:
        raise BadExport(f"this is not a table that 'sandtable admin export' wrote: {error!r}") from error
    async with store.database.writing() as connection:
        if await connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table_id)) is not None:
            raise SandtableError(f"there is already a table {table_id}; delete it first")
        for part in _all_parts():
            if rows[part.name]:
                await connection.execute(insert(part), rows[part.name])
        # Its bots and notices begin to move when the server next looks; an old notice would only puzzle.
        await connection.execute(delete(schema.notices).where(schema.notices.c.table_id == table_id))
    store.tell_beside(table_id)
    return table_id


def _all_parts() -> tuple[Any, ...]:
    return (schema.tables, *schema.PARTS)


def packed(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64encode(value).decode("ascii") if isinstance(value, bytes) else value
        for name, value in row.items()
    }


def _unpacked(part: str, row: dict[str, Any]) -> dict[str, Any]:
    columns = schema.metadata.tables[part].columns
    row = {**NEWER.get(part, {}), **row}
    if set(row) != {column.name for column in columns}:
        raise ValueError(f"the columns of {part} differ")
    return {
        name: base64.b64decode(value) if value is not None and isinstance(columns[name].type, LargeBinary) else value
        for name, value in row.items()
    }

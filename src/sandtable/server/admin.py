"""What the operator does with stored tables, beside a running server or without one."""

import os
from pathlib import Path

from sandtable.server.store import Store


def write_private(file: Path, text: str) -> None:
    """Write a file that only its owner may read."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as stream:
        stream.write(text)


async def listing(store: Store, status: str | None) -> list[str]:
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

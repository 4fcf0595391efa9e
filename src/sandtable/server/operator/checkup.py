"""Looks through all stored tables: which cannot be played, why, and what to do; and does it."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from sandtable.kernel.errors import BadSnapshot
from sandtable.kernel.game import Game
from sandtable.server.errors import BROKEN, Refusal
from sandtable.server.storage.data_folder import write_private
from sandtable.server.storage.description import Description
from sandtable.server.storage.entries import Entry
from sandtable.server.storage.store import Store
from sandtable.server.storage.transfer import exported
from sandtable.server.tables import actions
from sandtable.server.tables.course import Course
from sandtable.server.tables.shelf import Shelf

Kind = Literal["unreadable", "no_game", "old_rules", "older_rules", "damaged", "bad_snapshot", "unlike"]

ADVICE: Final[dict[Kind, str]] = {
    "unreadable": "its description is damaged: restore it from a backup, or delete it",
    "no_game": "its game is not on the shelf: install it (SANDTABLE_EXTRA_GAMES), or migrate --export DIR --close",
    "old_rules": "its rules are not carried any more: migrate, which upgrades what fits",
    "older_rules": "it is played on under its own version of the rules: nothing to do",
    "damaged": "its moves do not fit the rules they were made under: restore it from a backup, or migrate --close",
    "bad_snapshot": "its snapshot is damaged: nothing is lost, migrate removes it",
    "unlike": "what lists show of it differs from its moves: restore it from a backup, or report it",
}
HARMLESS: Final = ("older_rules",)


@dataclass
class Finding:
    """Something about a table that an operator should know."""

    table: str
    kind: Kind
    description: Description | None = None
    detail: str = ""

    @property
    def harmless(self) -> bool:
        return self.kind in HARMLESS

    def __str__(self) -> str:
        known = self.description
        about = "" if known is None else f"  {known.game} rules {known.rules}  {known.status}  {known.sequence} moves"
        detail = f" ({self.detail})" if self.detail else ""
        return f"{self.table}{about}  {self.kind}{detail}: {ADVICE[self.kind]}"


async def findings(store: Store, shelf: Shelf) -> AsyncIterator[Finding]:
    """Go through every table: read it, play its moves, compare. Closed games are settled."""
    for table_id in await store.ids():
        try:
            description = await store.load(table_id)
        except Refusal:
            yield Finding(table_id, "unreadable")
            continue
        if description is not None and description.trouble != "closed":
            found = await _examined(store, shelf, description)
            if found is not None:
                yield found


async def _examined(store: Store, shelf: Shelf, description: Description) -> Finding | None:
    id = description.id
    trouble = shelf.trouble(description.game, description.rules)
    if description.status == "lobby":
        return Finding(id, "no_game", description) if trouble == "no_game" else None
    if trouble == "no_game" or trouble == "old_rules":
        return Finding(id, trouble, description)
    current = shelf.games[description.game]
    snapshot = await store.newest_snapshot(id)
    entries = await store.entries(id, 0)
    played = Played(current.under(description.rules), description, entries, snapshot)
    if played.failed_at is not None:
        return Finding(id, "damaged", description, f"move {played.failed_at}")
    if not played.like_snapshot:
        return Finding(id, "bad_snapshot", description)
    if not played.like_description:
        return Finding(id, "unlike", description)
    return None if description.rules == current.rules_version else Finding(id, "older_rules", description)


class Played:
    """A table's moves, played from the beginning by a version of the rules, and what became of them."""

    def __init__(
        self, game: Game, description: Description, entries: list[Entry], snapshot: tuple[int, Any, bytes] | None
    ) -> None:
        self.failed_at: int | None = None
        self.like_snapshot = snapshot is None
        self.proven = snapshot is not None and snapshot[0] == description.sequence
        self.like_description = False
        number, kept = (-1, b"") if snapshot is None else (snapshot[0], snapshot[2])
        course: Course | None = None
        try:
            course = Course.begun(game, len(description.seats), description.source, description.options)
            self._compare(course, number, kept)
            for entry in entries:
                course.advance(entry)
                self._compare(course, number, kept)
        except BROKEN:
            self.failed_at = 0 if course is None else course.sequence + 1
            return
        state = course.state
        result = None if state.result is None else state.result.data()
        shown = (description.sequence, description.waiting_for, description.result)
        self.like_description = shown == (course.sequence, list(state.to_act), result)

    def _compare(self, course: Course, number: int, kept: bytes) -> None:
        if course.sequence == number:
            try:
                self.like_snapshot = _without_version(course.state.dump()) == _without_version(kept)
            except (BadSnapshot, ValueError):
                self.like_snapshot = False

    @property
    def fits(self) -> bool:
        """Whether a snapshot of the last move proves that these rules would have led to the very same game."""
        return self.failed_at is None and self.proven and self.like_snapshot and self.like_description


def _without_version(snapshot: bytes) -> dict[str, Any]:
    packed = json.loads(snapshot)
    if not isinstance(packed, dict):
        raise BadSnapshot("it is no snapshot")
    return {name: value for name, value in packed.items() if name != "rules"}


async def mended(store: Store, shelf: Shelf, finding: Finding, folder: Path | None, close: bool) -> tuple[bool, str]:
    """Do what can be done about a table: whether it is settled then, and what was done."""
    description = finding.description
    if finding.kind == "older_rules":
        return True, "plays on under its own rules"
    if finding.kind == "bad_snapshot":
        await store.drop_snapshot(finding.table)
        store.tell_beside(finding.table)
        return True, "its snapshot was removed"
    if finding.kind == "old_rules" and description is not None and await _upgraded(store, shelf, description):
        return True, f"goes on under rules version {shelf.games[description.game].rules_version}"
    done: list[str] = []
    if folder is not None and description is not None:
        file = folder / f"{finding.table}.json"
        write_private(file, await exported(store, finding.table))
        done.append(f"exported to {file}")
    closed = close and description is not None and await _closed(store, finding)
    if closed:
        done.append("closed, and its players are told")
    over = description is not None and description.status == "over"
    return closed or (over and folder is not None), ", ".join(done) or f"left as it is: {ADVICE[finding.kind]}"


async def _upgraded(store: Store, shelf: Shelf, description: Description) -> bool:
    """Let a game go on under the rules of today, if its moves and everything that came of them are the same there."""
    game = shelf.games[description.game]
    snapshot = await store.newest_snapshot(description.id)
    if not Played(game, description, await store.entries(description.id, 0), snapshot).fits:
        return False
    async with store.changing(description.id) as table:
        table.rules = game.rules_version
    await store.drop_snapshot(description.id)
    await store.mark(description.id, None)
    await store.say(description.id, "note", None, "", "new_rules")
    store.tell_beside(description.id)
    return True


async def _closed(store: Store, finding: Finding) -> bool:
    """Close a game that is still being played."""
    if finding.kind not in ("old_rules", "no_game", "damaged"):
        return False
    async with store.changing(finding.table) as table:
        if table.status != "playing":
            return False
        table.trouble = "damaged" if finding.kind == "damaged" else table.trouble or finding.kind
        actions.close(table)
    await store.say(finding.table, "note", None, "", "closed")
    store.tell_beside(finding.table)
    return True

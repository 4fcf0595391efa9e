"""Takebacks beside bots that go on at the same moment, made to happen inside one process."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sandtable.kernel.game import Value
from sandtable.server.errors import Refusal
from sandtable.server.identity import Guest
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.storage.description import Seat
from sandtable.server.tables import actions
from sandtable.server.tables.table import Table

ANN = Guest("ann", "Ann")
FACTIONS: dict[str, Value] = {"faction_0": "atreides", "faction_1": "fremen"}


def at_a_table(folder: Path, scene: Callable[[Table], Awaitable[None]]) -> None:
    """Ann has kept a traitor, and a bot that nobody moves but the scene still thinks about its own."""

    async def run() -> None:
        services = Services(Settings(data=str(folder)))
        try:
            await services.database.migrate()
            seats = [Seat("person"), Seat("bot")]
            about = await actions.open_table(services.tables, ANN, "conquest", seats, FACTIONS, "", "private", True, 0)
            table = await services.tables.get(about.id)
            await actions.start(table, ANN.id)
            await chooses(table, 0)
            await scene(table)
        finally:
            await services.stop()

    asyncio.run(run())


async def chooses(table: Table, seat: int) -> None:
    await table.move("play", seat, str(table.begun().state.options(seat)[0]), None)


def test_an_undo_is_done_though_a_bot_moves_at_the_same_moment(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        # The bot's move is being stored when the undo arrives.
        _, undone = await asyncio.gather(chooses(table, 1), actions.undo(table, 0))
        assert undone == (table.begun().seen_by(0), True)
        assert table.begun().last_move_of(0) is None

    at_a_table(tmp_path, scene)


def test_an_undo_that_is_sent_twice_takes_one_move_back(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await chooses(table, 1)
        first, second = await asyncio.gather(actions.undo(table, 0), actions.undo(table, 0), return_exceptions=True)
        assert isinstance(first, tuple)
        assert isinstance(second, Refusal)
        assert second.status == 409
        assert table.begun().state.move_count == 0
        again: Any = await asyncio.gather(actions.undo(table, 0), return_exceptions=True)
        assert again[0].code == "nothing_to_undo"

    at_a_table(tmp_path, scene)

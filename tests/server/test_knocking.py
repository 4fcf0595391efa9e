"""A visitor who leaves before the live socket is open: nobody's trouble, and no place kept for them."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.identity import Guest
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.storage.description import Seat
from sandtable.server.tables import actions
from sandtable.server.wire.app import build_api


def test_leaving_while_knocking_is_not_a_database_that_is_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        asked.append(message["type"])
        raise ConnectionResetError("the other side has gone")

    async def run() -> None:
        services = Services(Settings(data=str(tmp_path)))
        try:
            await services.database.migrate()
            ann = Guest("ann", "Ann")
            seats = [Seat("bot"), Seat("bot")]
            table = await actions.open_table(services.tables, ann, "conquest", seats, {}, "", "open", True, None)
            scope = {
                "type": "websocket",
                "path": f"/api/tables/{table.id}/live",
                "headers": [],
                "query_string": b"",
                "subprotocols": [],
                "client": ("127.0.0.1", 1),
                "state": {},
                "extensions": {},
            }
            await build_api(services)(scope, receive, send)
            assert services.limits.sockets == {}
        finally:
            await services.stop()

    with caplog.at_level(logging.ERROR, "sandtable.server"):
        asyncio.run(run())
    assert asked == ["websocket.accept"]
    assert [record.getMessage() for record in caplog.records] == []

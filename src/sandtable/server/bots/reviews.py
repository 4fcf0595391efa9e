"""Reviews of finished games: worked out one after the other in a process of their own, when somebody wants one."""

import asyncio
import json
import logging
import sys
from collections import OrderedDict
from typing import Any, Final

from sandtable.kernel.state import State
from sandtable.players.evaluation import NoEvaluation, evaluation
from sandtable.server.errors import Refusal
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.tables.table import Table

MOST_REVIEWS: Final = 200
LONGEST_SECONDS: Final = 900.0


class Reviews:
    """The reviews of this worker, the last ones asked for. One that was forgotten is worked out again, to the same."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._busy = asyncio.Lock()
        self._found: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    def of(self, table: Table, state: State) -> dict[str, Any] | None:
        """The review of a finished game; None as long as it is being worked out."""
        try:
            evaluation(state.game.id)
        except NoEvaluation as error:
            raise Refusal(404, "not_found", "Games of this sort cannot be reviewed.") from error
        if table.id in self._found:
            self._found.move_to_end(table.id)
            return self._found[table.id]
        if table.id in self._failed:
            self._failed.discard(table.id)
            raise Refusal(503, "unavailable", "The review could not be worked out. Try again.")
        if table.id not in self._under_way:
            self._under_way[table.id] = asyncio.create_task(self._work_out(table.id, state.record()))
        return None

    async def _work_out(self, table_id: str, record: str) -> None:
        try:
            async with self._busy:
                found = await _reviewed(record, self.settings.extra_games)
            self._found[table_id] = found
            while len(self._found) > MOST_REVIEWS:
                self._found.popitem(last=False)
        except (OSError, ValueError, TimeoutError) as error:
            self._failed.add(table_id)
            note("review_failed", logging.ERROR, table=table_id, error=repr(error))
        finally:
            self._under_way.pop(table_id, None)

    async def stop(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)


async def _reviewed(record: str, extra_games: str) -> dict[str, Any]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandtable.server.bots.reviewer",
        extra_games,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            printed, _ = await process.communicate(record.encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise ValueError(f"the reviewing process ended with {process.returncode}")
    found: dict[str, Any] = json.loads(printed)
    return found

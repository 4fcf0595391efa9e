"""Reviews of finished games: worked out one after the other in a process of their own, when somebody wants one.

Every step is stored at once, so a review that a restart interrupted goes on where it stopped.
"""

import asyncio
import json
import logging
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Final

from sandtable.kernel.state import State
from sandtable.players.evaluation import NoEvaluation, evaluation
from sandtable.players.review import VERSION
from sandtable.server.bots.home import Home
from sandtable.server.errors import Refusal
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.storage.review_store import ReviewStore
from sandtable.server.tables.replays import finished
from sandtable.server.tables.table import Table, Tables

LONGEST_SECONDS: Final = 900.0
"""How long a step may take."""
LOOK_SECONDS: Final = 30.0
LINE_BYTES: Final = 8 * 2**20
MOST_UNDER_WAY: Final = 50
MOST_OF_ONE_ADDRESS: Final = 3
WAIT_SECONDS: Final = 30


class Reviews:
    """The reviews that this worker works out. The same game has the same review, whoever works it out."""

    def __init__(self, tables: Tables, settings: Settings, home: Home) -> None:
        self.tables = tables
        self.settings = settings
        self.home = home
        self.store = ReviewStore(tables.store.database)
        self._busy = asyncio.Lock()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        # From which address the reviews under way were asked for.
        self._asked_from: dict[str, str] = {}
        self._failed: set[str] = set()

    async def of(self, table: Table, state: State, address: str = "") -> tuple[dict[str, Any] | None, bool]:
        """What there is of the review of a finished game, and whether that is all; it is worked out if it need be.

        Without an address it is the server itself that goes on with one.
        """
        try:
            evaluation(state.game.id)
        except NoEvaluation as error:
            raise Refusal(404, "not_found", "Games of this sort cannot be reviewed.") from error
        if table.id in self._failed:
            self._failed.discard(table.id)
            raise Refusal(503, "unavailable", "The review could not be worked out. Try again.")
        trials = self.settings.review_trials
        mark = f"{VERSION}.{state.game.rules_version}.{table.description.sequence}.{trials}"
        kept = await self.store.kept(table.id, mark)
        found, complete = (None, False) if kept is None else kept
        if not complete and table.id not in self._under_way:
            self._need_room(address)
            if kept is None:
                await self.store.keep(table.id, mark, None, complete=False)
            # Others may have begun it while this one was written down.
            if table.id not in self._under_way:
                self._asked_from[table.id] = address
                self._under_way[table.id] = asyncio.create_task(self._work_out(table, mark, state, found))
        return found, complete

    def _need_room(self, address: str) -> None:
        """They are worked out one after the other: nobody may make everybody wait for many."""
        own = list(self._asked_from.values()).count(address)
        if address and (own >= MOST_OF_ONE_ADDRESS or len(self._under_way) >= MOST_UNDER_WAY):
            told = "Other games are being reviewed. Try again in a moment."
            raise Refusal(429, "too_many", told, retry_after=WAIT_SECONDS)

    async def _work_out(self, table: Table, mark: str, state: State, found: dict[str, Any] | None) -> None:
        people = [seat for seat, one in enumerate(table.description.seats) if one.kind == "person"]
        trials = self.settings.review_trials
        task = {"record": state.record(), "people": people, "found": found, "trials": trials}
        try:
            async with self._busy, aclosing(_steps(task, self.home.python, self.settings.extra_games)) as steps:
                async for step in steps:
                    found = (
                        {**step, "moments": []} if found is None else {**found, "moments": [*found["moments"], step]}
                    )
                    complete = len(found["moments"]) == len(found["picked"])
                    await self.store.keep(table.id, mark, found, complete=complete)
        except (OSError, ValueError, TimeoutError) as error:
            self._failed.add(table.id)
            await self.store.drop(table.id)
            note("review_failed", logging.ERROR, table=table.id, error=repr(error))
        finally:
            self._under_way.pop(table.id, None)
            self._asked_from.pop(table.id, None)

    async def resume(self) -> None:
        """Take up reviews that nobody works at: after a restart, or when another worker died."""
        patience = 0.0 if self.tables.alone else LONGEST_SECONDS
        while True:
            for table_id in await self.store.unfinished(time.time() - patience):
                if table_id not in self._under_way:
                    try:
                        table = await self.tables.get(table_id)
                        await self.of(table, finished(table))
                    except Refusal as refusal:
                        note("review_refused", table=table_id, code=refusal.code)
                        await self.store.drop(table_id)
            patience = LONGEST_SECONDS
            await asyncio.sleep(LOOK_SECONDS)

    async def stop(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _steps(task: dict[str, Any], python: str, extra_games: str) -> AsyncGenerator[dict[str, Any], None]:
    """What a process of its own finds, step by step."""
    process = await asyncio.create_subprocess_exec(
        python,
        "-m",
        "sandtable.server.bots.reviewer",
        extra_games,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_BYTES,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(json.dumps(task).encode())
        process.stdin.write_eof()
        while line := await asyncio.wait_for(process.stdout.readline(), LONGEST_SECONDS):
            yield json.loads(line)
        if await process.wait():
            raise ValueError(f"the reviewing process ended with {process.returncode}")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()

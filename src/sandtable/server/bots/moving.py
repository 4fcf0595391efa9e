"""Bots: they think in processes of their own, within a time budget, and move like everybody else."""

import asyncio
import hashlib
import json
import logging
import random
import time
from collections import OrderedDict
from contextlib import suppress
from contextvars import Context
from typing import Any, Final

from sandtable.server import metrics
from sandtable.server.bots.home import Home
from sandtable.server.bots.thinker import HEADER, MOST_TABLES
from sandtable.server.bots.turns import Turns
from sandtable.server.errors import Refusal
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.tables.course import Course, id_of
from sandtable.server.tables.table import Table, Tables

RESCUE_SECONDS: Final = 5.0
START_SECONDS: Final = 60.0
MOST_FAILURES: Final = 3
GIVEN_UP_SECONDS: Final = 60.0


class Crash(Exception):
    """A bot process ended or did not answer in time."""


class Brain:
    """One bot process, started when it is needed and again when it died."""

    def __init__(self, settings: Settings, home: Home) -> None:
        self.settings = settings
        self.home = home
        self._turns = Turns()
        self._process: asyncio.subprocess.Process | None = None
        # How far the process has followed which tables.
        self._known: OrderedDict[str, int] = OrderedDict()

    async def choose(self, request: dict[str, Any], course: Course) -> str | None:
        """The name of the option that the bot chooses; None if it need not choose and does not."""
        option = (await self.asked(request, course))["option"]
        assert isinstance(option, str) or (option is None and request["free"])
        return option

    async def asked(self, request: dict[str, Any], course: Course) -> dict[str, Any]:
        """What the process answers, within the time that bots have."""
        async with self._turns.turn(request["people"], request["party"]):
            try:
                if self._process is None:
                    async with asyncio.timeout(START_SECONDS):
                        await self._start()
                async with asyncio.timeout(self.settings.bot_seconds):
                    return await self._answer(request, course)
            except TimeoutError as error:
                self._kill()
                raise Crash("it took too long") from error
            except (EOFError, OSError) as error:
                self._kill()
                raise Crash("its process ended") from error
            except BaseException:
                self._kill()
                raise

    def before(self, people: bool) -> int:
        """How many it would answer before one more: people do not wait for bots among themselves."""
        return self._turns.before(people)

    async def _answer(self, request: dict[str, Any], course: Course) -> dict[str, Any]:
        table = request["table"]
        known = self._known.pop(table, None)
        answer: dict[str, Any] = {"need": "dump"}
        if known is not None:
            news = [entry for entry in request["entries"] if entry[0] > known]
            answer = await self._exchange({**request, "entries": news, "dump": False}, None)
        if "need" in answer:
            answer = await self._exchange({**request, "entries": [], "dump": True}, course.state.dump())
        self._known[table] = course.sequence
        while len(self._known) > MOST_TABLES:
            self._known.popitem(last=False)
        return answer

    async def _exchange(self, request: dict[str, Any], dump: bytes | None) -> dict[str, Any]:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        message = json.dumps(request).encode()
        parts = [HEADER.pack(len(message)), message]
        if dump is not None:
            parts += [HEADER.pack(len(dump)), dump]
        process.stdin.write(b"".join(parts))
        await process.stdin.drain()
        return await _received(process.stdout)

    async def _start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            self.home.python,
            "-m",
            "sandtable.server.bots.thinker",
            self.settings.extra_games,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        await _received(self._process.stdout)  # it is ready

    def _kill(self) -> None:
        process, self._process = self._process, None
        self._known.clear()
        if process is not None and process.returncode is None:
            process.kill()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def _received(stream: asyncio.StreamReader) -> dict[str, Any]:
    header = await stream.readexactly(HEADER.size)
    message: dict[str, Any] = json.loads(await stream.readexactly(HEADER.unpack(header)[0]))
    return message


class Bots:
    """Makes the moves of bots at all tables where this worker saw the last move."""

    def __init__(self, tables: Tables, settings: Settings, home: Home) -> None:
        self.tables = tables
        self.settings = settings
        self.brains = [Brain(settings, home) for _ in range(settings.bot_processes)]
        self._driving: dict[str, asyncio.Task[None]] = {}
        # Bots that failed several times running are left alone for a while: restarting them costs everybody.
        self._failures: dict[tuple[str, int], tuple[int, float]] = {}
        # Up to which act at a table a bot has found nothing to do of its own accord.
        self._considered: dict[tuple[str, int], int] = {}
        self._stopping = False

    def poke(self, table: Table) -> None:
        """The table has changed: if a bot has to move, see to it."""
        if table.id not in self._driving and not self._stopping and self._bot_to_act(table) is not None:
            # What bots do from here on belongs to no request.
            task = asyncio.create_task(self._drive(table), context=Context())
            self._driving[table.id] = task
            task.add_done_callback(lambda done: self._driven(table, done))

    def _driven(self, table: Table, task: asyncio.Task[None]) -> None:
        self._driving.pop(table.id, None)
        if table.gone or table.description.status == "over":
            for seat in range(len(table.description.seats)):
                self._failures.pop((table.id, seat), None)
                self._considered.pop((table.id, seat), None)
        if not task.cancelled() and task.exception() is not None:
            note("bot_failed", logging.ERROR, table=table.id, error=repr(task.exception()))
        elif not table.gone:
            self.poke(table)  # something may have changed at the last moment

    def _bot_to_act(self, table: Table) -> int | None:
        if table.course is None or table.gone or table.description.status != "playing":
            return None
        bots = table.description.bots()
        state = table.course.state
        waiting = [seat for seat in state.to_act if seat in bots]
        # While only people are waited for, bots may have something to say.
        free = [seat for seat in state.may_act if seat in bots and self._considered.get((table.id, seat)) != state.acts]
        return next(iter([*waiting, *free]), None)

    async def _drive(self, table: Table) -> None:
        """Move for the bots until a person has to."""
        while not self._stopping:
            await asyncio.sleep(self.settings.bot_pause)
            await table.refresh_if_stale()
            seat = self._bot_to_act(table)
            if seat is None:
                return
            if table.undo_is_young():
                await table.changed(1.0)
                continue
            course = table.begun()
            ask = id_of(course.ask(seat))
            option = await self._chosen(table, course, seat)
            if option is None:
                self._considered[table.id, seat] = course.state.acts
                continue
            try:
                await table.move("play", seat, option, ask)
            except Refusal as refusal:
                if refusal.code == "illegal_option":
                    note("bot_illegal", table=table.id, seat=seat)
                    self._considered[table.id, seat] = course.state.acts
                    with suppress(Refusal):  # the table may have moved on
                        anything = self._anything(course, seat)
                        if anything is not None:
                            await table.move("play", seat, anything, ask)
                elif refusal.code != "stale_ask":
                    return

    async def _chosen(self, table: Table, course: Course, seat: int) -> str | None:
        """What the bot thinks best; anything legal if it crashes or is too slow. None: it leaves it at that."""
        failures, last = self._failures.get((table.id, seat), (0, 0.0))
        if failures >= MOST_FAILURES and time.monotonic() - last < GIVEN_UP_SECONDS:
            return self._anything(course, seat)
        request = request_of(table, course, seat, table.description.seats[seat].level or "random")
        try:
            with metrics.BOT_SECONDS.time():
                option = await self.brain(table).choose(request, course)
        except Crash as crash:
            metrics.BOT_CRASHES.inc()
            note("bot_crashed", table=table.id, seat=seat, why=str(crash), failures=failures + 1)
            self._failures[table.id, seat] = (failures + 1, time.monotonic())
            return self._anything(course, seat)
        self._failures.pop((table.id, seat), None)
        return option

    def _anything(self, course: Course, seat: int) -> str | None:
        state = course.state
        if seat not in state.to_act and not state.is_aside(seat):
            return None  # nobody waits for it
        return random.choice(state.options(seat)).name

    def brain(self, table: Table) -> Brain:
        """The process that knows the table, unless it is busy and another is not."""
        home = int(hashlib.sha256(table.id.encode()).hexdigest()[:8], 16) % len(self.brains)
        order = self.brains[home:] + self.brains[:home]
        people = bool(table.description.people())
        return min(order, key=lambda brain: brain.before(people))

    async def rescue(self) -> None:
        """Take up games whose bots nobody moves: after a restart, or when another worker died."""
        patience = (
            0.0 if self.tables.alone else self.settings.bot_seconds * 2 + self.settings.bot_pause + RESCUE_SECONDS
        )
        while not self._stopping:
            for table_id in await self.tables.store.waiting_for_bots(time.time() - patience):
                if table_id not in self._driving:
                    try:
                        self.poke(await self.tables.get(table_id))
                    except Refusal as refusal:
                        note("rescue_refused", table=table_id, code=refusal.code)
            patience = self.settings.bot_seconds * 2 + self.settings.bot_pause + RESCUE_SECONDS
            await asyncio.sleep(RESCUE_SECONDS)

    async def stop(self) -> None:
        self._stopping = True
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*[brain.stop() for brain in self.brains])


def request_of(table: Table, course: Course, seat: int, level: str, *, counsel: bool = False) -> dict[str, Any]:
    """What a bot process is told: the table, and what has happened there of late."""
    return {
        "table": table.id,
        "game": table.description.game,
        "sequence": course.sequence,
        "entries": [
            [entry.number, entry.kind, entry.seat, entry.what]
            for entry in table.recent
            if entry.number <= course.sequence
        ],
        "seat": seat,
        "people": bool(table.description.people()),
        "party": table.party,
        "free": seat not in course.state.to_act,
        "level": level,
        "counsel": counsel,
        "seed": _bot_seed(table.description.source.seed, seat),
    }


def _bot_seed(table_seed: int, seat: int) -> int:
    """A bot's own seed: it must not be the seed that deals the cards."""
    digest = hashlib.sha256(f"bot {table_seed} {seat}".encode()).digest()
    return int.from_bytes(digest[:7], "big")

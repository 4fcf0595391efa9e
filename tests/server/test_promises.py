"""What docs/server.md promises of the server's inside, each made to happen in this process."""

import asyncio
import json
import socket
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import Mock, call, patch

import pytest

from sandtable.server.bots import moving
from sandtable.server.bots.turns import Turns
from sandtable.server.errors import Refusal
from sandtable.server.identity import Guest, Identity
from sandtable.server.services import Services
from sandtable.server.settings import Settings
from sandtable.server.storage import store
from sandtable.server.storage.description import Seat
from sandtable.server.storage.store import Store
from sandtable.server.tables import actions, attendance, notices
from sandtable.server.tables import table as memory
from sandtable.server.tables.accounts import MOST_PASSKEYS, Site
from sandtable.server.tables.table import Table
from sandtable.server.wire import gate, live
from sandtable.server.wire.app import build_api
from sandtable.server.wire.limits import Limits
from sandtable.server.wire.shapes import CloseCode
from tests.server import program
from tests.server.harness import PATIENCE

ANN = Guest("ann", "Ann")
SECRET = "a secret of more than thirty-two characters"


def with_services(settings: Settings, scene: Callable[[Services], Awaitable[None]]) -> None:
    """A server whose loops do not run: only the scene does anything. Its tables deal the same cards every time."""

    async def run() -> None:
        services = Services(settings)
        try:
            await services.database.migrate()
            await scene(services)
        finally:
            await services.stop()

    with patch.object(Store, "create", program._create):
        asyncio.run(run())


async def opened(services: Services, seats: list[Seat], take: int | None = 0) -> Table:
    described = await actions.open_table(services.tables, ANN, "conquest", seats, {}, "", "private", True, take)
    return await services.tables.get(described.id)


def test_advice_is_thought_about_once_however_often_it_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services) -> None:
        thought: list[str] = []
        go = asyncio.Event()

        async def choose(_brain: moving.Brain, request: dict[str, Any], course: Any) -> str:
            thought.append(request["table"])
            await go.wait()
            return str(course.state.options(request["seat"])[0].name)

        monkeypatch.setattr(moving.Brain, "choose", choose)
        table = await opened(services, [Seat("person"), Seat("person")])
        await actions.join(table, services.identity, ANN, 1, None)
        await actions.start(table, ANN.id)
        assert table.course is not None
        seat = table.course.state.to_act[0]
        wanted = [asyncio.create_task(services.advice.usual(table, seat)) for _ in range(20)]
        await asyncio.sleep(0)
        go.set()
        assert len(set(await asyncio.gather(*wanted))) == 1
        assert thought == [table.id]
        await services.advice.usual(table, seat)
        assert thought == [table.id] * 2, "it is not kept: the game may have gone on"

    with_services(Settings(data=str(tmp_path)), scene)


def test_an_account_has_so_many_passkeys_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        site = Site("dune.example.org", "https://dune.example.org")
        await services.accounts.begin_registration(ANN, site)

        async def many(_guest: str) -> list[dict[str, Any]]:
            return [{"id": "AAAA"}] * MOST_PASSKEYS

        monkeypatch.setattr(services.accounts, "passkeys", many)
        for refused in (
            services.accounts.begin_registration(ANN, site),
            services.accounts.register(ANN, site, {"id": "AAAA"}, "begun before"),
        ):
            with pytest.raises(Refusal) as told:
                await refused
            assert (told.value.status, told.value.code) == (409, "too_many_passkeys")

    with_services(Settings(data=str(tmp_path)), scene)


def test_who_has_several_seats_says_which_is_meant(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await opened(services, [Seat("person"), Seat("person")])
        await actions.join(table, services.identity, ANN, 1, None)
        assert table.description.own_seat(ANN.id, 1) == 1
        with pytest.raises(Refusal) as told:
            table.description.own_seat(ANN.id, None)
        assert (told.value.status, told.value.code) == (400, "bad_request")

    with_services(Settings(data=str(tmp_path)), scene)


def clock(monkeypatch: pytest.MonkeyPatch, module: Any) -> list[float]:
    """A clock of its own for one module; its only figure is the time."""
    now = [1_800_000_000.0]

    class Clock:
        @staticmethod
        def time() -> float:
            return now[0]

        monotonic = time

    monkeypatch.setattr(module, "time", Clock)
    return now


def test_a_bot_that_fails_three_times_running_is_left_alone_for_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = clock(monkeypatch, moving)
    asked: list[float] = []

    class Failing:
        def before(self, people: bool) -> int:
            return 0

        async def choose(self, request: Any, course: Any) -> str:
            asked.append(now[0])
            raise moving.Crash("it took too long")

        async def stop(self) -> None:
            """Nothing runs."""

    async def scene(services: Services) -> None:
        services.bots.brains = [Failing()]  # type: ignore[list-item]
        table = await opened(services, [Seat("bot"), Seat("bot")], None)
        await actions.start(table, ANN.id)
        course = table.begun()
        seat = course.state.to_act[0]
        for _ in range(10):
            chosen = await services.bots._chosen(table, course, seat)
            assert chosen in [option.name for option in course.state.options(seat)], "anything that is legal"
        assert len(asked) == 3
        now[0] += 61
        await services.bots._chosen(table, course, seat)
        assert len(asked) == 4

    with_services(Settings(data=str(tmp_path)), scene)


def thinking(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], asyncio.Event]:
    """Bots without processes: whose table was thought about, in that order; all of it begins when the event is set."""
    thought: list[str] = []
    go = asyncio.Event()

    async def start(brain: moving.Brain) -> None:
        brain._process = Mock(returncode=0)

    async def answer(_brain: moving.Brain, request: dict[str, Any], course: Any) -> dict[str, Any]:
        thought.append(request["table"])
        await go.wait()
        return {"option": course.state.options(request["seat"])[0].name}

    async def stop(_brain: moving.Brain) -> None:
        """Nothing runs."""

    for name, instead in (("_start", start), ("_answer", answer), ("stop", stop)):
        monkeypatch.setattr(moving.Brain, name, instead)
    return thought, go


async def bot_asked(services: Services, people: int) -> tuple[Table, int]:
    """A game in which a bot has to choose, and that bot."""
    seats = [Seat("person") for _ in range(people)] + [Seat("bot") for _ in range(4 - people)]
    table = await opened(services, seats, 0 if people else None)
    await actions.start(table, ANN.id)
    while not (bots := [seat for seat in table.begun().state.to_act if seat in table.description.bots()]):
        seat = table.begun().state.to_act[0]
        await table.move("play", seat, table.begun().state.options(seat)[0].name, None)
    return table, bots[0]


def test_bots_that_people_wait_for_think_before_bots_among_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services) -> None:
        thought, go = thinking(monkeypatch)
        alone = [await bot_asked(services, 0) for _ in range(3)]
        shared = [await bot_asked(services, 1) for _ in range(2)]
        chosen = []
        for table, seat in (alone[0], alone[1], alone[2], shared[0], shared[1]):
            chosen.append(asyncio.create_task(services.bots._chosen(table, table.begun(), seat)))
            await asyncio.sleep(0)
        go.set()
        assert None not in await asyncio.gather(*chosen)
        # The first one was being thought about when the others came.
        assert thought == [table.id for table, _ in (alone[0], shared[0], shared[1], alone[1], alone[2])]

    with_services(Settings(data=str(tmp_path), bot_seconds=PATIENCE), scene)


def test_who_has_many_tables_takes_turns_with_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty tables with bots that think for long, all of one address: others would wait for all of them every time."""

    async def scene(services: Services) -> None:
        thought, go = thinking(monkeypatch)
        greedy = [await bot_asked(services, 1) for _ in range(5)]
        for table, _ in greedy:
            table.begun_from = "10.0.0.1"
        others = [await bot_asked(services, 1) for _ in range(2)]
        assert {table.party for table, _ in others} == {ANN.id}, "nobody knows from where: then it goes by the host"
        chosen = []
        for table, seat in (*greedy, *others):
            chosen.append(asyncio.create_task(services.bots._chosen(table, table.begun(), seat)))
            await asyncio.sleep(0)
        go.set()
        assert None not in await asyncio.gather(*chosen)
        order = [greedy[0], greedy[1], others[0], greedy[2], others[1], greedy[3], greedy[4]]
        assert thought == [table.id for table, _ in order]

    with_services(Settings(data=str(tmp_path), bot_seconds=PATIENCE), scene)


def test_nobody_makes_others_wait_for_much_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        go = asyncio.Event()

        async def asked(_brain: moving.Brain, _request: dict[str, Any], _course: Any) -> dict[str, Any]:
            await go.wait()
            return {"counsel": {}}

        monkeypatch.setattr(moving.Brain, "asked", asked)
        table = await opened(services, [Seat("person"), Seat("bot")])
        await actions.start(table, ANN.id)
        seat = table.begun().state.to_act[0]
        wanted = []
        for last in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5):
            wanted.append(asyncio.create_task(services.advice.ahead(table, seat, f"10.0.0.{last}")))
            await asyncio.sleep(0)
        go.set()
        answers = await asyncio.gather(*wanted, return_exceptions=True)
        told = [answer.code if isinstance(answer, Refusal) else answer for answer in answers]
        # The third of one address, and one more than there is room for.
        assert told == [{}, {}, "too_many", {}, {}, {}, {}, {}, {}, "too_many"]
        assert await services.advice.ahead(table, seat, "10.0.0.1") == {}, "there is room again"

    with_services(Settings(data=str(tmp_path)), scene)


@pytest.mark.parametrize("called_first", [True, False])
def test_who_stops_waiting_for_a_bot_keeps_nobody_waiting(called_first: bool) -> None:
    async def scene() -> None:
        turns = Turns()
        had: list[str] = []

        async def have(who: str, people: bool) -> None:
            async with turns.turn(people):
                had.append(who)

        async with turns.turn(people=False):
            impatient = asyncio.create_task(have("impatient", people=True))
            patient = asyncio.create_task(have("patient", people=False))
            await asyncio.sleep(0)
            if not called_first:
                impatient.cancel()
        impatient.cancel()
        await asyncio.wait([impatient, patient], timeout=PATIENCE)
        assert had == ["patient"]
        assert turns.before(people=False) == 0
        async with asyncio.timeout(PATIENCE), turns.turn(people=True):
            assert turns.before(people=False) == 1

    asyncio.run(scene())


def test_people_go_to_the_process_where_fewest_are_before_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        thought, go = thinking(monkeypatch)
        both = services.bots.brains
        waiting = []
        # At the first process three bots among themselves, at the second one two bots whom people wait for.
        for brain, people in [(both[0], 0)] * 3 + [(both[1], 1)] * 2:
            table, seat = await bot_asked(services, people)
            request = moving.request_of(table, table.begun(), seat, "random")
            waiting.append(asyncio.create_task(brain.choose(request, table.begun())))
            await asyncio.sleep(0)
        for people, best in ((1, both[0]), (0, both[1])):
            table, _ = await bot_asked(services, people)
            assert services.bots.brain(table) is best
        assert len(thought) == 2
        go.set()
        await asyncio.gather(*waiting)

    with_services(Settings(data=str(tmp_path), bot_processes=2, bot_seconds=PATIENCE), scene)


def test_bots_pause_between_two_choices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        _, go = thinking(monkeypatch)
        go.set()
        table = await opened(services, [Seat("bot"), Seat("bot")], None)
        await actions.start(table, ANN.id)
        began = time.monotonic()
        services.bots.poke(table)
        async with asyncio.timeout(PATIENCE):
            while table.begun().sequence < 4:
                await table.changed(1)
        assert time.monotonic() - began >= 4 * services.settings.bot_pause

    with_services(Settings(data=str(tmp_path), bot_pause=0.1), scene)


@pytest.mark.parametrize(
    ("wanted", "looks"), [("search:10s", "search:2.000s"), ("search:1s", "search:1s"), ("search:200", "search:200")]
)
def test_who_looks_ahead_for_people_takes_half_of_a_bots_time_at_most(tmp_path: Path, wanted: str, looks: str) -> None:
    async def scene(services: Services) -> None:
        assert services.advice._looking() == looks

    with_services(Settings(data=str(tmp_path), bot_seconds=4.0, suggestion=wanted), scene)


def test_who_is_about_to_be_replaced_is_told_where_they_want_to_be_told_of_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = clock(monkeypatch, attendance)
    sent: list[tuple[object, ...]] = []

    async def hook(_table: Table, seat: int, url: str, _language: str, phrase: str) -> None:
        sent.append((seat, url, phrase))

    async def scene(services: Services) -> None:
        monkeypatch.setattr(services.notices, "_sent", hook)
        table = await opened(services, [Seat("person"), Seat("person")])
        bob = Guest("bob", "Bob")
        invitation = services.identity.invitation(table.id, table.description.seats[1].key)
        await actions.join(table, services.identity, bob, None, invitation)
        await actions.start(table, ANN.id)
        await actions.set_notice(table, bob.id, 1, "https://1.1.1.1/hook", "en")
        now[0] += 9 * 3600
        with pytest.raises(Refusal, match="not absent yet"):
            await services.attendance.ask_to_stand_in(table, 1)
        now[0] += 2 * 3600
        for _ in range(2):  # who is warned is not warned again
            await services.attendance.ask_to_stand_in(table, 1)
        await services.tables.finish_errands()
        assert sent == [(1, "https://1.1.1.1/hook", "notice-stand-in")]
        assert table.description.seats[1].stand_in_at == now[0] + 3600, "a tenth of the time"

    with_services(Settings(data=str(tmp_path), absent_slow_hours=10.0, absent_minutes=1.0), scene)


def test_somebody_is_gone_after_as_many_days_as_the_operator_says(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table = await opened(services, [Seat("person"), Seat("bot")])
        table.description.created_at -= 10 * 24 * 3600
        for days, gone in ((2.9, False), (3.1, True)):
            table.description.seats[0].seen_at = time.time() - days * 24 * 3600
            assert table.is_gone(0) is gone

    with_services(Settings(data=str(tmp_path), gone_days=3.0), scene)


def test_idle_tables_are_kept_in_memory_so_many(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        tables = [await opened(services, [Seat("person"), Seat("bot")]) for _ in range(5)]
        for table in tables:
            table.used_at -= 60
        last = await opened(services, [Seat("person"), Seat("bot")])
        assert len(services.tables.all()) == 3
        assert last in services.tables.all()
        again = await services.tables.get(tables[0].id)
        assert again.description.host == ANN.id, "the others are read when somebody wants them"

    with_services(Settings(data=str(tmp_path), tables_in_memory=3), scene)


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        async with services.database.writing() as connection:
            told = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "synchronous")
            ]
        assert told == ["wal", 2], "2 is FULL"

    with_services(Settings(data=str(tmp_path)), scene)


async def begun_by_bots(services: Services) -> Table:
    table = await opened(services, [Seat("bot"), Seat("bot")], None)
    await actions.start(table, ANN.id)
    return table


async def first_choice(table: Table) -> None:
    seat = table.begun().state.to_act[0]
    await table.move("play", seat, table.begun().state.options(seat)[0].name, None)


def test_moves_that_arrive_together_are_stored_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        tables = [await begun_by_bots(services) for _ in range(5)]
        transactions: list[object] = []
        writing = services.database.writing

        def counted() -> Any:
            transactions.append(None)
            return writing()

        monkeypatch.setattr(services.database, "writing", counted)
        await asyncio.gather(*[first_choice(table) for table in tables])
        assert len(transactions) == 1
        for table in tables:
            assert len(await services.store.entries(table.id, 0)) == 1

    with_services(Settings(data=str(tmp_path)), scene)


def test_a_move_and_the_notice_of_it_are_stored_together_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> None:
        raise RuntimeError("the disk is full")

    async def scene(services: Services) -> None:
        table = await begun_by_bots(services)
        monkeypatch.setattr(store, "_write_notices", failing)
        with pytest.raises(RuntimeError, match="the disk is full"):
            await first_choice(table)
        assert await services.store.entries(table.id, 0) == []

    with_services(Settings(data=str(tmp_path)), scene)


def test_a_server_that_stops_is_not_ready(tmp_path: Path) -> None:
    statuses: list[int] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    async def scene(services: Services) -> None:
        api = build_api(services)
        scope = {"type": "http", "method": "GET", "path": "/readyz", "headers": [], "query_string": b""}
        scope |= {"client": ("127.0.0.1", 1), "http_version": "1.1", "scheme": "http", "server": ("127.0.0.1", 80)}
        await api(dict(scope), receive, send)
        services.stopping = True
        await api(dict(scope), receive, send)

    with_services(Settings(data=str(tmp_path)), scene)
    assert statuses == [200, 503]


def test_a_body_that_does_not_arrive_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert gate.BODY_SECONDS <= 20
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.01)
    settings = Settings(secret=SECRET)
    sent: list[Any] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("it got further")

    async def never() -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def send(message: Any) -> None:
        sent.append(message)

    door = gate.Gate(application, settings, Identity(SECRET), Limits(settings))
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b"", "client": ("127.0.0.1", 1)}
    asyncio.run(door({**scope, "headers": [(b"content-length", b"100")]}, never, send))
    assert sent[0]["status"] == 408


@pytest.mark.parametrize(("length", "status"), [(2000, 200), (2001, 413)])
def test_a_body_is_as_large_as_the_operator_says(length: int, status: int) -> None:
    settings = Settings(secret=SECRET, largest_body=2000)
    sent: list[Any] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": bytes(length)}

    async def send(message: Any) -> None:
        sent.append(message)

    door = gate.Gate(application, settings, Identity(SECRET), Limits(settings))
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b"", "client": ("127.0.0.1", 1)}
    for told in ((b"content-length", str(length).encode()), (b"transfer-encoding", b"chunked")):
        sent.clear()
        asyncio.run(door({**scope, "headers": [told]}, receive, send))
        assert sent[0]["status"] == status


def test_who_does_not_read_is_sent_away_until_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SEND_SECONDS", 0.01)
    closed: list[int] = []

    class Deaf:
        scope: dict[str, Any] = {"client": ("127.0.0.1", 1)}  # noqa: RUF012

        async def send_text(self, text: str) -> None:
            await asyncio.Event().wait()

        async def receive(self) -> dict[str, Any]:
            await asyncio.Event().wait()
            return {}

        async def close(self, code: int, reason: str) -> None:
            closed.append(code)

    async def scene(services: Services) -> None:
        table = await opened(services, [Seat("person"), Seat("bot")])
        viewer = live.Viewer(table, ANN, 0, False, "en", 0, None)
        await live.serve(Deaf(), viewer, services.limits)  # type: ignore[arg-type]
        assert table.viewers == set()

    with_services(Settings(data=str(tmp_path)), scene)
    assert closed == [CloseCode.LATER]


def test_who_comes_and_goes_without_end_is_not_told_to_everybody_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table that hundreds watch, each coming and going would be hundreds of frames."""
    monkeypatch.setattr(memory, "PRESENCE_SECONDS", 0.01)

    async def scene(services: Services) -> None:
        table = await opened(services, [Seat("person"), Seat("bot")])
        others: list[Table] = []
        services.tables.presence_changed = others.append
        watching = Mock(seat=None)
        table.viewers.add(watching)
        for _ in range(100):
            table.presence_changed()
        assert watching.wake.call_count == 0
        async with asyncio.timeout(PATIENCE):
            while not others:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert watching.wake.call_args_list == [call("presence")]
        assert others == [table], "other workers are told as often"
        table.presence_changed()
        async with asyncio.timeout(PATIENCE):
            while len(others) < 2:
                await asyncio.sleep(0.01)
        assert watching.wake.call_count == 2
        # Who has been told is not told the same again.
        ann = live.Viewer(table, ANN, 0, False, "en", 0, None)
        told = []
        for come in (ann, ann, Mock(seat=None)):
            table.viewers.add(come)
            ann.wake("presence")
            told += [json.loads(frame)["spectators"] for frame in await ann.news()]
        assert told == [1, 2]
        table.viewers.clear()

    with_services(Settings(data=str(tmp_path)), scene)


def test_a_notice_is_tried_so_often_and_then_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = clock(monkeypatch, notices)
    tried: list[float] = []

    async def broken(*_: object) -> str:
        tried.append(now[0])
        return "status 500"

    async def scene(services: Services) -> None:
        monkeypatch.setattr(services.notices, "_sent", broken)
        table = await opened(services, [Seat("person"), Seat("person")])
        await actions.join(table, services.identity, ANN, 1, None)
        await actions.start(table, ANN.id)
        assert table.course is not None
        asked = table.course.state.to_act[0]
        async with table.changing() as description:
            description.seats[asked].notice_url = "https://1.1.1.1/hook"
        await services.store.notify(table.id, [asked], now[0])
        for _ in range(100):
            for due in await services.notices.due.claimed(now[0]):
                await services.notices._deliver(*due)
            now[0] += 60
        waits = [later - before for before, later in pairwise(tried)]
        assert len(tried) == 4
        assert waits == sorted(waits), "each time after a longer while"

    with_services(Settings(data=str(tmp_path), notice_attempts=4, notice_delay=20.0), scene)


@pytest.mark.parametrize("second", ["1.1.1.1", "10.0.0.1"])
def test_a_notice_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch, second: str) -> None:
    """A name is asked for once: what it means a moment later leads nowhere. One private address of it is enough."""
    asked: list[str] = []

    def found(host: str, port: int, **_: object) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in ("1.0.0.1", second)]

    async def resolve() -> notices.Target:
        monkeypatch.setattr(socket, "getaddrinfo", found)
        return await notices.pinned("https://chat.example.org/hook?key=1", False)

    if second.startswith("10."):
        with pytest.raises(Refusal, match="public server"):
            asyncio.run(resolve())
        return
    target = asyncio.run(resolve())
    assert (target.url, target.host) == ("https://1.0.0.1:443/hook?key=1", "chat.example.org")
    assert (target.name, asked) == ("chat.example.org", ["chat.example.org"])

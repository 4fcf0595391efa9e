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
from tests.server.test_promises import with_services

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
FACTIONS: dict[str, Value] = {"faction_0": "atreides", "faction_1": "fremen"}


def at_a_table(folder: Path, scene: Callable[[Table], Awaitable[None]], second: str = "bot") -> None:
    """Ann has kept a traitor, and a bot that nobody moves but the scene still thinks about its own. Or it is Bob."""

    async def run() -> None:
        services = Services(Settings(data=str(folder)))
        try:
            await services.database.migrate()
            seats = [Seat("person"), Seat("bot" if second == "bot" else "person")]
            about = await actions.open_table(services.tables, ANN, "conquest", seats, FACTIONS, "", "private", True, 0)
            table = await services.tables.get(about.id)
            if second == "Bob":
                invitation = services.identity.invitation(table.id, table.description.seats[1].key)
                await actions.join(table, services.identity, BOB, None, invitation)
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


async def notes(table: Table) -> list[str]:
    return [item["text"] for item in await table.home.store.said(table.id, None, 0, 100)]


def test_two_who_ask_for_a_takeback_do_not_block_each_other(tmp_path: Path) -> None:
    """The second one answers the first; otherwise neither request could ever be granted."""

    async def scene(table: Table) -> None:
        await chooses(table, 1)
        before = table.begun().state.move_count
        for asked in await asyncio.gather(actions.undo(table, 0), actions.undo(table, 1), return_exceptions=True):
            if isinstance(asked, tuple):
                assert asked[1] is False
            else:
                assert isinstance(asked, Refusal)
                assert (asked.status, asked.code) == (409, "answer_first")
        request = table.undo_request()
        assert request is not None
        first, second = request["seat"], 1 - request["seat"]
        assert request["waiting_for"] == [second]
        assert (await actions.answer_undo(table, second, True))[1] is True
        assert table.begun().state.move_count < before
        assert (await notes(table)).count("undo_asked") == 1
        assert first in table.begun().state.to_act

    at_a_table(tmp_path, scene, second="Bob")


def test_a_request_that_stands_is_not_told_again(tmp_path: Path) -> None:
    """Somebody who asks without end would fill the chat, and what people said would be out of sight."""

    async def scene(table: Table) -> None:
        await chooses(table, 1)
        for _ in range(3):
            assert (await actions.undo(table, 0))[1] is False
        assert (await notes(table)).count("undo_asked") == 1
        await actions.answer_undo(table, 1, False)
        assert (await actions.undo(table, 0))[1] is False, "who was refused may ask again"
        assert (await notes(table)).count("undo_asked") == 2

    at_a_table(tmp_path, scene, second="Bob")


def test_who_answers_twice_at_the_same_moment_has_answered_once(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await chooses(table, 1)
        await actions.undo(table, 0)
        answers = [actions.answer_undo(table, 1, grant) for grant in (True, False)]
        granted, refused = await asyncio.gather(*answers, return_exceptions=True)
        assert isinstance(granted, tuple)
        assert granted[1] is True
        assert isinstance(refused, Refusal)
        assert refused.code == "nothing_to_undo"
        told = await notes(table)
        assert (told.count("undo_granted"), told.count("undo_refused"), told.count("undone")) == (1, 0, 1)

    at_a_table(tmp_path, scene, second="Bob")


async def bot_stands_in_for_bob(table: Table) -> None:
    async with table.changing() as description:
        description.seats[1].kind, description.seats[1].level = "bot", "random"


def test_somebody_who_may_come_back_agrees_to_a_takeback_though_a_bot_stands_in(tmp_path: Path) -> None:
    """Otherwise whoever is alone for a while could look at what comes, and take it back before the other returns."""

    async def scene(table: Table) -> None:
        await bot_stands_in_for_bob(table)
        await chooses(table, 1)
        assert table.begun().played_since(1, 0) == {}, "Bob himself has not played since"
        assert not table.begun().state.can_undo(0)
        _, done = await actions.undo(table, 0)
        assert not done
        request = table.undo_request()
        assert request is not None
        assert request["waiting_for"] == [1]
        _, done = await actions.answer_undo(table, 1, True)
        assert done
        assert table.begun().state.move_count == 0

    at_a_table(tmp_path, scene, second="Bob")


def test_nobody_waits_for_somebody_who_has_been_gone_for_long(tmp_path: Path) -> None:
    async def scene(table: Table) -> None:
        await bot_stands_in_for_bob(table)
        await chooses(table, 1)
        async with table.changing() as description:
            description.seats[1].seen_at = 0.0
            description.created_at = 0.0
        table.seen.clear()
        assert table.away(0) == []
        assert (await actions.undo(table, 0))[1]

    at_a_table(tmp_path, scene, second="Bob")


def test_votes_count_though_somebody_fills_in_a_form_at_the_same_moment(tmp_path: Path) -> None:
    eve = Guest("eve", "Eve")

    async def scene(services: Services) -> None:
        seats = [Seat("person") for _ in range(3)]
        options: dict[str, Value] = {"rounds": 30}
        about = await actions.open_table(services.tables, ANN, "vault", seats, options, "", "open", True, 0)
        table = await services.tables.get(about.id)
        for guest, seat in ((BOB, 1), (eve, 2)):
            await actions.join(table, services.identity, guest, seat, None)
        await actions.start(table, ANN.id)
        for seat in (0, 0, 1, 1, 2, 2, 0, 0):
            await chooses(table, seat)
        # Each time somebody's answer, which nobody else can know of, is being stored when the vote arrives.
        _, asked = await asyncio.gather(chooses(table, 2), actions.undo(table, 1))
        assert asked[1] is False
        assert table.undo_request() == {"seat": 1, "granted": [], "waiting_for": [0, 2]}
        _, voted = await asyncio.gather(chooses(table, 0), actions.answer_undo(table, 2, True))
        assert voted[1] is False
        assert table.undo_request() == {"seat": 1, "granted": [2], "waiting_for": [0]}
        await table.move("back", 0, "", None)
        _, voted = await asyncio.gather(chooses(table, 0), actions.answer_undo(table, 0, True))
        assert voted[1] is True
        assert table.begun().state.to_act == (1, 2)
        assert table.undo_request() is None

    with_services(Settings(data=str(tmp_path), extra_games="tests.server.vault:GAME"), scene)


def test_a_stored_request_follows_the_forms_of_others_and_ends_with_the_own(tmp_path: Path) -> None:
    """What another worker, or this one after a restart, reads: who asks and then plays on does not mean it any more."""
    eve = Guest("eve", "Eve")

    async def scene(services: Services) -> None:
        seats = [Seat("person") for _ in range(3)]
        options: dict[str, Value] = {"rounds": 30}
        about = await actions.open_table(services.tables, ANN, "vault", seats, options, "", "open", True, 0)
        table = await services.tables.get(about.id)
        for guest, seat in ((BOB, 1), (eve, 2)):
            await actions.join(table, services.identity, guest, seat, None)
        await actions.start(table, ANN.id)
        for seat in (0, 0, 1, 1, 2, 2, 0, 0):
            await chooses(table, seat)

        async def stored() -> list[tuple[int, str]]:
            votes = await services.store.votes(table.id, table.begun().sequence)
            return [(seat, vote) for seat, vote, _ in votes]

        await actions.undo(table, 1)
        await chooses(table, 2)
        assert await stored() == [(1, "ask")]
        await chooses(table, 1)
        assert await stored() == []

    with_services(Settings(data=str(tmp_path), extra_games="tests.server.vault:GAME"), scene)

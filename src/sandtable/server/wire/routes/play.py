"""Playing: positions, moves, takebacks, chat, records, replays."""

import time
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.responses import JSONResponse, PlainTextResponse

from sandtable.players.reasons import why
from sandtable.server.errors import Refusal
from sandtable.server.identity import Guest
from sandtable.server.services import Services
from sandtable.server.tables import actions, positions
from sandtable.server.tables.course import id_of
from sandtable.server.tables.positions import encoded
from sandtable.server.tables.replays import finished
from sandtable.server.tables.table import Table
from sandtable.server.wire import shapes
from sandtable.server.wire.limits import address_of
from sandtable.server.wire.live import CHAT_SHOWN
from sandtable.server.wire.routes.common import (
    REFUSALS,
    After,
    AnyGuest,
    ATable,
    Reader,
    SeatQuery,
    Served,
    SomeGuest,
    acting_seat,
    raw,
    reading_seat,
    shown_table,
)
from sandtable.server.wire.shapes import chat_item
from sandtable.words import Words

router = APIRouter(responses=REFUSALS, tags=["play"])
FORECAST_COST = 7
"""Odds take as long to work out as so many positions to show."""
MOVES_PER_READ = 32
"""So many moves are played again in the time that a position takes to show."""
Sequence = Annotated[int | None, Query(ge=0, le=2**31 - 1, description="the sequence I have")]


@router.get("/tables/{table_id}/position", response_model=shapes.Position)
async def position(
    table: ATable,
    served: Served,
    guest: AnyGuest,
    language: Reader,
    request: Request,
    seat: SeatQuery = None,
    after: After = 0,
    sequence: Sequence = None,
    wait: Annotated[float, Query(ge=0, le=30, description="seconds to wait for a sequence that differs")] = 0,
) -> Response:
    """The table as my seat may see it. With `wait`, the answer comes when something is new."""
    reader = await reading_seat(table, guest, seat)
    if sequence is not None and sequence > table.begun().seen_by(reader) and not table.home.alone:
        await table.refresh()
    if not wait or sequence != table.begun().seen_by(reader):
        return raw("{" + table.position(reader, language, after, sequence) + "}")
    with served.limits.waiting(None if guest is None else guest.id, address_of(request.scope)):
        return raw("{" + await _news(table, served, guest, language, seat, after, sequence, wait) + "}")


def _charge(cost: float, served: Services, guest: Guest | None, request: Request) -> None:
    """What takes longer to work out than the length of the answer tells."""
    served.limits.charge(None if guest is None else guest.id, address_of(request.scope), cost)


async def _news(
    table: Table,
    served: Services,
    guest: Guest | None,
    language: str,
    seat: str | None,
    after: int,
    sequence: int,
    wait: float,
) -> str:
    """The position once something is new, at the latest after so many seconds."""
    reader = await reading_seat(table, guest, seat)
    deadline = time.monotonic() + wait
    shown = table.position(reader, language, after, sequence)
    before = (shown, table.description.data(None), table.heard_talk(reader))
    while sequence == table.begun().seen_by(reader) and time.monotonic() < deadline:
        await table.changed(deadline - time.monotonic())
        table = await served.tables.get(table.id)
        reader = await reading_seat(table, guest, seat)
        shown = table.position(reader, language, after, sequence)
        # That others fill in a form concerns nobody yet, though the table has changed.
        if (shown, table.description.data(None), table.heard_talk(reader)) != before:
            break
    return shown


@router.post("/tables/{table_id}/moves", response_model=shapes.Moved)
async def play(body: shapes.MoveBody, table: ATable, guest: SomeGuest) -> dict[str, int]:
    """Answer a question. The answer comes when the move is stored."""
    seat = await acting_seat(table, guest, body.seat)
    return {"sequence": await actions.play(table, guest.id, seat, body.ask, body.option), "seat": seat}


@router.post("/tables/{table_id}/suggestion", response_model=shapes.Suggestion)
async def suggestion(
    body: shapes.SuggestionBody, table: ATable, served: Served, guest: SomeGuest, language: Reader, request: Request
) -> dict[str, object]:
    """What a sensible player would answer in my place, or with `ahead` one who looks ahead, and why; only where nobody
    else plays but bots. Who has several seats has people beside them, at the same device, unless those seats win and
    lose together, as two factions of one player do."""
    seat = await acting_seat(table, guest, body.seat)
    seats = table.description.seats
    allowed = [number for number in _partners(table, seat) if guest.id in seats[number].holders]
    others = [number for number in table.description.people() if number not in (seat, *allowed)]
    if others or table.away(seat):
        raise Refusal(403, "not_allowed", "Other people play at this table, so there is no advice here.")
    ask = id_of(table.begun().ask(seat)) or ""
    words = table.home.shelf.words(table.description.game, language)
    if body.ahead:
        found = await served.advice.ahead(table, seat, address_of(request.scope))
        return {"ask": ask, "ahead": True, **positions.counselled(found, words)}
    option = await served.advice.usual(table, seat)
    return {"ask": ask, "ahead": False, "option": option, "reasons": _reasons(table, seat, option, words)}


def _partners(table: Table, seat: int) -> tuple[int, ...]:
    state = table.begun().state
    return next(team for team in state.game.teams(state) if seat in team)


def _reasons(table: Table, seat: int, name: str, words: Words) -> list[str]:
    """What spoke for the choice, if the question still stands."""
    state = table.begun().state
    option = next((one for one in state.options(seat) if one.name == name), None)
    reason = None if option is None else why(table.description.game, state, seat, option)
    return [] if reason is None else [words.text(reason["message"], reason["args"])]


@router.post("/tables/{table_id}/back", response_model=shapes.Moved)
async def back(body: shapes.BackBody, table: ATable, guest: SomeGuest) -> dict[str, int]:
    """Take back the last answer of my own unfinished form."""
    seat = await acting_seat(table, guest, body.seat)
    return {"sequence": await actions.back(table, seat, body.ask), "seat": seat}


@router.post("/tables/{table_id}/undo", response_model=shapes.Undone, responses={202: {"model": shapes.Undone}})
async def undo(body: shapes.MySeatBody, table: ATable, served: Served, guest: SomeGuest, request: Request) -> Response:
    """Take my last move back: at once (200), or when the others agree (202)."""
    seat = await acting_seat(table, guest, body.seat)
    sequence, done = await actions.undo(table, seat)
    if done:
        served.limits.charge_takeback(guest.id, address_of(request.scope), table.begun().state.move_count)
    return JSONResponse({"sequence": sequence, "seat": seat, "done": done}, 200 if done else 202)


@router.post("/tables/{table_id}/undo/answer", response_model=shapes.Undone)
async def answer_undo(body: shapes.UndoAnswerBody, table: ATable, guest: SomeGuest) -> dict[str, int | bool]:
    """Grant or refuse what another seat asks for."""
    seat = await acting_seat(table, guest, body.seat)
    sequence, done = await actions.answer_undo(table, seat, body.grant)
    return {"sequence": sequence, "seat": seat, "done": done}


@router.post("/tables/{table_id}/resign", response_model=shapes.TableOut)
async def resign(body: shapes.MySeatBody, table: ATable, guest: SomeGuest) -> Response:
    """Give my seat up for good; a bot plays on."""
    await actions.resign(table, guest.id, body.seat)
    return shown_table(table, guest)


@router.post("/tables/{table_id}/return", response_model=shapes.TableOut)
async def come_back(body: shapes.MySeatBody, table: ATable, guest: SomeGuest) -> Response:
    """Take my seat back from the bot that stood in."""
    await actions.come_back(table, guest.id, body.seat)
    return shown_table(table, guest)


@router.get("/tables/{table_id}/events", response_model=shapes.EventsSince)
async def events(
    table: ATable, guest: AnyGuest, language: Reader, seat: SeatQuery = None, after: After = 0
) -> Response:
    """What happened after event number `after`, as my seat may read it."""
    reader = await reading_seat(table, guest, seat)
    words = table.home.shelf.words(table.description.game, language)
    if table.description.trouble is not None:
        return raw(encoded(await table.stored_log(reader, after, words)))
    course = table.begun()
    items = positions.events(course.game, course.state.events(reader, after), words)
    return raw(encoded({"sequence": course.seen_by(reader), "after": after, "items": items}))


@router.get("/tables/{table_id}/forecasts/{matter}", response_model=shapes.ForecastOut)
async def forecast(
    table: ATable,
    served: Served,
    guest: AnyGuest,
    request: Request,
    matter: Annotated[str, Path(max_length=40)],
    seat: SeatQuery = None,
) -> Response:
    """What can be worked out from what my seat may see and from nothing else, such as the odds of an attack.

    Further parameters say what it is about; which there are is the game's affair.
    """
    reader = await reading_seat(table, guest, seat)
    course = table.begun()
    _charge(FORECAST_COST, served, guest, request)
    about = {name: value for name, value in request.query_params.items() if name != "seat"}
    return raw(encoded({"forecast": course.game.forecast(course.state.view(reader), matter, about)}))


@router.get("/tables/{table_id}/refusals", response_model=shapes.RefusalsOut)
async def refusals(table: ATable, guest: AnyGuest, language: Reader, seat: SeatQuery = None) -> Response:
    """Why other things cannot be the answer to what my seat is asked; nothing, if it is asked nothing."""
    reader = await reading_seat(table, guest, seat)
    words = table.home.shelf.words(table.description.game, language)
    return raw(encoded(positions.refused(table.begun(), reader, words)))


@router.get("/tables/{table_id}/chat", response_model=shapes.ChatList, response_model_exclude_none=True)
async def read_chat(
    table: ATable,
    served: Served,
    guest: AnyGuest,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    seat: SeatQuery = None,
) -> Response:
    """The last things said at the table after number `after`, as my seat could hear them."""
    reader = await reading_seat(table, guest, seat)
    said = await served.store.said(table.id, reader, after, CHAT_SHOWN)
    return raw(encoded({"items": [chat_item(row) for row in said]}))


@router.post("/tables/{table_id}/chat", response_model=shapes.ChatItem, status_code=201)
async def say(body: shapes.ChatBody, table: ATable, served: Served, guest: SomeGuest, request: Request) -> Response:
    """Say something. For people at the table and its host; `private`: to my allies only, where the rules allow it."""
    served.limits.count_chat(guest.id, address_of(request.scope))
    return raw(encoded(chat_item(await actions.say(table, guest.id, body.seat, body.text, body.private))), 201)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table: ATable, guest: AnyGuest) -> Response:
    """The record of a finished game: a text that a person can read and the engine can play again."""
    await reading_seat(table, guest, None)
    headers = {"Content-Disposition": f'attachment; filename="{table.description.game}-{table.id}.txt"'}
    unplayable = table.description.trouble is not None and table.description.status == "over"
    text = await table.stored_record() if unplayable else finished(table).record()
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{table_id}/replay", response_model=shapes.ReplayOut)
async def replay(
    table: ATable, served: Served, guest: AnyGuest, request: Request, seat: SeatQuery = None
) -> dict[str, object]:
    """How many moves there are to look back at, and how many events had happened after each."""
    eyes = await replaying_seat(table, guest, seat)
    _count_look(table, served, request)
    _charge(table.begun().state.move_count // MOVES_PER_READ, served, guest, request)
    events = await served.replays.course(table, eyes)
    return {"moves": len(events) - 1, "seats": len(table.description.seats), "events": events}


@router.get("/tables/{table_id}/replay/{move}", response_model=shapes.Position)
async def replay_position(
    table: ATable,
    served: Served,
    guest: AnyGuest,
    language: Reader,
    request: Request,
    move: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: SeatQuery = None,
    after: After = 0,
) -> Response:
    """The game after so many moves: as my seat saw it then, or, once it is over, through any seat's eyes."""
    eyes = await replaying_seat(table, guest, seat)
    _count_look(table, served, request)
    return raw(await served.replays.position(table, move, eyes, language, after))


@router.get("/tables/{table_id}/review", response_model=shapes.ReviewOut)
async def review(table: ATable, served: Served, guest: AnyGuest, language: Reader, request: Request) -> Response:
    """How everybody's chances went in a finished game, and what the bot says of the decisions that moved them most and
    of some of every person's. It takes a while and comes bit by bit: as long as it is not ready, ask again."""
    await reading_seat(table, guest, None)
    state = finished(table)
    found, ready = await served.reviews.of(table, state, address_of(request.scope))
    words = table.home.shelf.words(table.description.game, language)
    return raw(encoded({"ready": ready, **positions.reviewed(state.game, found, words)}))


def _count_look(table: Table, served: Services, request: Request) -> None:
    """The first look at a game takes it apart; what follows is quick."""
    if not served.replays.has(table):
        served.limits.count_look(address_of(request.scope))


async def replaying_seat(table: Table, guest: Guest | None, seat: str | None) -> int | None:
    """Whose eyes a reader may look through: while the game is on the reader's own, afterwards anybody's."""
    if not table.begun().state.over:
        return await reading_seat(table, guest, seat)
    await reading_seat(table, guest, None)
    if seat is None or seat == "none":
        return None
    table.description.need_seat(int(seat))
    return int(seat)

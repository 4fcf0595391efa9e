"""Tables: open, list, change, join, leave, invite, start."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from sandtable.server.errors import Refusal
from sandtable.server.storage.description import Seat
from sandtable.server.tables import actions, hosting
from sandtable.server.tables.notices import pinned
from sandtable.server.tables.positions import encoded
from sandtable.server.tables.table import Table
from sandtable.server.wire import shapes
from sandtable.server.wire.limits import address_of
from sandtable.server.wire.routes.common import (
    REFUSALS,
    AnyGuest,
    ATable,
    SeatPath,
    Served,
    SomeGuest,
    TableId,
    raw,
    shown_table,
)

router = APIRouter(responses=REFUSALS, tags=["tables"])
MOST_LISTED = 100


@router.get("/tables", response_model=shapes.TableList)
async def list_tables(
    served: Served,
    guest: AnyGuest,
    status: Literal["lobby", "playing", "over"] | None = None,
    game: Annotated[str | None, Query(max_length=64, pattern=r"^[\x21-\x7e]+$")] = None,
    mine: bool = False,
    deleted: bool = False,
) -> Response:
    """Open tables, or all tables where I am host or hold a seat; the last changed first.

    With `deleted`, those of mine that were deleted and can come back.
    """
    id = None if guest is None else guest.id
    found = await served.store.listed(id, mine or deleted, status, game, MOST_LISTED, deleted)
    return raw(encoded({"tables": [table.data(id) for table in found]}))


@router.post("/tables", response_model=shapes.TableOut, status_code=201)
async def open_table(body: shapes.NewTableBody, request: Request, served: Served, guest: SomeGuest) -> Response:
    """Open a table. I am its host."""
    served.limits.count_new_table(guest.id, address_of(request.scope))
    if body.guide is not None:
        guided = await actions.open_guided(served.tables, guest, body.game, body.guide)
        return raw(encoded(guided.data(guest.id)), 201)
    seats = None if body.seats is None else [Seat(kind=seat.kind, level=seat.level) for seat in body.seats]
    table = await actions.open_table(
        served.tables,
        guest,
        body.game,
        seats,
        body.options,
        body.title,
        body.access,
        body.spectators,
        body.take,
        body.pace,
    )
    return raw(encoded(table.data(guest.id)), 201)


@router.get("/tables/{table_id}", response_model=shapes.TableOut)
async def see_table(table: ATable, guest: AnyGuest) -> Response:
    """One table. Whoever knows its id may know this much."""
    return shown_table(table, guest)


@router.patch("/tables/{table_id}", response_model=shapes.TableOut)
async def change_table(body: shapes.ChangeTableBody, table: ATable, guest: SomeGuest) -> Response:
    """Change title, options (in the lobby), access. Host only."""
    await actions.change_table(table, guest.id, body.title, body.options, body.access, body.spectators, body.pace)
    return shown_table(table, guest)


@router.delete(
    "/tables/{table_id}",
    status_code=204,
    responses={202: {"model": shapes.TableOut, "description": "Others are asked"}},
)
async def delete_table(table: ATable, guest: SomeGuest) -> Response:
    """Delete a table (204), or ask the others for it (202): a game that people play is deleted when they agree.

    They agree by the same call. What was deleted can come back for a while.
    """
    if await hosting.delete_table(table, guest.id):
        return Response(status_code=204)
    return raw(encoded(table.data(guest.id)), 202)


@router.post("/tables/{table_id}/keep", response_model=shapes.TableOut)
async def keep_table(table: ATable, served: Served, guest: SomeGuest, request: Request) -> Response:
    """Do not delete it: one of those who were asked is enough."""
    served.limits.count_chat(guest.id, address_of(request.scope))
    await hosting.keep_table(table, guest.id)
    return shown_table(table, guest)


@router.post("/tables/{table_id}/restore", response_model=shapes.TableOut)
async def restore_table(table_id: TableId, served: Served, guest: SomeGuest) -> Response:
    """Undo a deletion. For everybody who had a seat, and the host."""
    await hosting.restore_table(served.store, table_id, guest.id)
    return shown_table(await served.tables.get(table_id), guest)


@router.post("/tables/{table_id}/close", response_model=shapes.TableOut)
async def close_table(table: ATable, guest: SomeGuest) -> Response:
    """Close a game that the server cannot play any more (see `trouble`). Host only."""
    await actions.close_table(table, guest.id)
    return shown_table(table, guest)


@router.post("/tables/{table_id}/join", response_model=shapes.TableOut)
async def join(body: shapes.JoinBody, table: ATable, served: Served, guest: SomeGuest, request: Request) -> Response:
    """Take a free seat of an open table, or the seat of an invitation."""
    served.limits.count_chat(guest.id, address_of(request.scope))
    await actions.join(table, served.identity, guest, body.seat, body.invitation)
    return shown_table(table, guest)


@router.post("/tables/{table_id}/leave", response_model=shapes.TableOut)
async def leave(body: shapes.MySeatBody, table: ATable, served: Served, guest: SomeGuest, request: Request) -> Response:
    """Get up before the game begins."""
    served.limits.count_chat(guest.id, address_of(request.scope))
    await actions.leave(table, guest.id, body.seat)
    return shown_table(table, guest)


@router.put("/tables/{table_id}/seats/{seat}", response_model=shapes.TableOut)
async def set_seat(seat: SeatPath, body: shapes.SeatBody, table: ATable, served: Served, guest: SomeGuest) -> Response:
    """Say what a seat is for. While the game is on, a bot can stand in for a person who is absent. Host only."""
    await hosting.set_seat(table, guest.id, seat, body.kind, body.level, served.attendance)
    return shown_table(table, guest)


@router.get("/tables/{table_id}/seats/{seat}/invitation", response_model=shapes.InvitationOut)
async def see_invitation(seat: SeatPath, table: ATable, served: Served, guest: SomeGuest) -> Response:
    """The secret link of a seat: for the host while it is free, afterwards for its holders."""
    secret = hosting.invitation_of(table, served.identity, guest.id, seat)
    return _invitation(served.settings.public_url, table, seat, secret)


@router.post("/tables/{table_id}/seats/{seat}/invitation", response_model=shapes.InvitationOut)
async def renew_invitation(seat: SeatPath, table: ATable, served: Served, guest: SomeGuest) -> Response:
    """A new link. The old one stops working, and who came in by it after me loses the seat.

    The host may call it for a seat whose people have been gone for long: then it is free for somebody else.
    """
    secret = await hosting.renew_invitation(table, served.identity, guest.id, seat)
    return _invitation(served.settings.public_url, table, seat, secret)


def _invitation(public_url: str, table: Table, seat: int, secret: str) -> Response:
    # In the fragment, which browsers send to nobody.
    url = f"{public_url.rstrip('/')}/t/{table.id}#invitation={secret}"
    return raw(encoded({"seat": seat, "invitation": secret, "url": url}))


@router.put("/tables/{table_id}/seats/{seat}/notice", response_model=shapes.TableOut)
async def set_notice(
    seat: SeatPath, body: shapes.NoticeBody, table: ATable, served: Served, guest: SomeGuest
) -> Response:
    """Where to send a notice when my seat has to act; null for nowhere."""
    table.description.own_seat(guest.id, seat)
    if body.url is not None:
        try:
            await pinned(body.url, served.settings.notice_private)
        except Refusal as refusal:
            raise Refusal(422, refusal.code, refusal.message) from refusal
    await actions.set_notice(table, guest.id, seat, body.url, body.language)
    return shown_table(table, guest)


@router.put("/tables/{table_id}/seats/{seat}/nonce", response_model=shapes.TableOut)
async def add_nonce(seat: SeatPath, body: shapes.NonceBody, table: ATable, guest: SomeGuest) -> Response:
    """Add something of my own to the chance of the game, before it begins; the table's secret is fixed by then."""
    await actions.add_nonce(table, guest.id, seat, body.nonce)
    return shown_table(table, guest)


@router.post("/tables/{table_id}/start", response_model=shapes.TableOut)
async def start(table: ATable, guest: SomeGuest, request: Request) -> Response:
    """Begin the game. Host only."""
    await actions.start(table, guest.id)
    table.begun_from = address_of(request.scope)
    return shown_table(table, guest)

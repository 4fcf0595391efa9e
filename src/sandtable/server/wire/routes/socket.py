"""The live socket of a table."""

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket

from sandtable.server.errors import Refusal
from sandtable.server.log import note
from sandtable.server.wire.answers import refused
from sandtable.server.wire.limits import Origins, address_of
from sandtable.server.wire.live import Viewer, serve
from sandtable.server.wire.routes.common import (
    After,
    LanguageQuery,
    SeatQuery,
    TableId,
    guest_or_none,
    language_of,
    reading_seat,
    services_of,
)

router = APIRouter()


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: TableId,
    lang: LanguageQuery = None,
    seat: SeatQuery = None,
    after: After = 0,
    sequence: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    chat_after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> None:
    """View, prompt, events, chat and presence as they change; takes moves too."""
    served = services_of(socket)
    guest = guest_or_none(socket)
    counted = (None if guest is None else guest.id, address_of(socket.scope))
    opened = False
    try:
        Origins(served.settings).check(socket.headers)
        served.limits.count(False, *counted)
        table = await served.tables.get(table_id)
        reader = await reading_seat(table, guest, seat)
        served.limits.open_socket(*counted)
        opened = True
    except Refusal as refusal:
        await socket.send_denial_response(refused(refusal))
        return
    try:
        try:
            await socket.accept()
        except OSError:
            return  # whoever knocked has gone; it is not the database that is away
        viewer = Viewer(table, guest, reader, seat == "none", await language_of(socket, lang), after, sequence)
        viewer.chat_after = chat_after
        served.limits.charge(*counted, viewer.cost())
        note("live_opened", table=table_id, seat=reader)
        await serve(socket, viewer, served.limits)
    finally:
        if opened:
            served.limits.close_socket(*counted)

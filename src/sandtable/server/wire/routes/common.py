"""What all routes share: who asks, at which table, for which seat, in which language."""

import time
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from fastapi.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.errors import Refusal
from sandtable.server.identity import TABLE_ID, Guest
from sandtable.server.services import Services
from sandtable.server.tables.positions import encoded
from sandtable.server.tables.table import Table
from sandtable.server.wire.shapes import Error
from sandtable.words import FALLBACK, LANGUAGES

TableId = Annotated[str, Path(pattern=TABLE_ID, examples=["k3v9q2m7xw"])]
SeatPath = Annotated[int, Path(ge=0, le=63)]
SeatQuery = Annotated[
    str | None,
    Query(pattern=r"^(none|[0-9]{1,2})$", description="one of my seats; `none` to watch; omitted: my first seat"),
]
After = Annotated[int, Query(ge=0, le=2**31 - 1, description="the last event number I have")]
LanguageQuery = Annotated[str | None, Query(max_length=8, description="en, pl or ru")]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Error, "description": description}
    for status, description in {
        400: "The request cannot be read",
        401: "No guest cookie yet",
        403: "Not allowed",
        404: "Not there",
        405: "No such method here",
        409: "Not now",
        413: "Too large",
        422: "Not valid",
        429: "Too many requests",
        503: "The database cannot be reached",
    }.items()
}


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def guest_or_none(connection: HTTPConnection) -> Guest | None:
    guest: Guest | None = connection.scope["state"].get("guest")
    return guest


# FastAPI runs dependencies that are not coroutines in threads, which costs more than they do.


async def served_by(connection: HTTPConnection) -> Services:
    return services_of(connection)


async def any_guest(connection: HTTPConnection) -> Guest | None:
    return guest_or_none(connection)


async def guest_needed(request: Request) -> Guest:
    guest = guest_or_none(request)
    if guest is None:
        raise Refusal(401, "no_guest", "Call GET /api/me first: it gives you a cookie.")
    return guest


async def language_of(connection: HTTPConnection, lang: LanguageQuery = None) -> str:
    """The reader's language: asked for, kept in the cookie, or preferred by the browser."""
    guest = guest_or_none(connection)
    accepted = [
        part.split(";")[0].strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")
    ]
    for language in (lang, None if guest is None else guest.language, *accepted):
        if language in LANGUAGES:
            return language
    return FALLBACK


async def table_of(connection: HTTPConnection, table_id: TableId) -> Table:
    return await services_of(connection).tables.get(table_id)


Served = Annotated[Services, Depends(served_by)]
AnyGuest = Annotated[Guest | None, Depends(any_guest)]
SomeGuest = Annotated[Guest, Depends(guest_needed)]
Reader = Annotated[str, Depends(language_of)]
ATable = Annotated[Table, Depends(table_of)]


async def reading_seat(table: Table, guest: Guest | None, seat: str | None) -> int | None:
    """The seat whose view is wanted, if the guest has the right to it."""
    wanted = int(seat) if seat is not None and seat != "none" else None
    id = None if guest is None else guest.id
    if id is not None and not table.home.alone and not table.description.seats_of(id):
        await table.refresh()  # the seat may just have been taken through another worker
    reader = table.description.reader(id, wanted, seat == "none")
    _seen(table, reader)
    return reader


async def acting_seat(table: Table, guest: Guest, seat: int | None) -> int:
    if not table.home.alone and not table.description.seats_of(guest.id):
        await table.refresh()
    own = table.description.own_seat(guest.id, seat)
    _seen(table, own)
    return own


def _seen(table: Table, seat: int | None) -> None:
    """Whoever asks for a seat is there."""
    if seat is not None:
        table.seen[seat] = time.time()


def raw(text: str, status: int = 200) -> Response:
    return Response(text, status, media_type="application/json")


def shown_table(table: Table, guest: Guest | None) -> Response:
    return raw(encoded(table.data(None if guest is None else guest.id)))

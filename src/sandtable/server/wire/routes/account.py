"""My account and my devices."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from sandtable.server.errors import Refusal
from sandtable.server.services import Services
from sandtable.server.storage.description import written_time
from sandtable.server.tables.accounts import PASSKEY_ID, Site
from sandtable.server.wire import shapes
from sandtable.server.wire.limits import address_of, is_number, urlsplit_or_none
from sandtable.server.wire.routes.common import REFUSALS, AnyGuest, Reader, Served, SomeGuest
from sandtable.server.wire.routes.cookies import set_cookie

PasskeyId = Annotated[str, Path(pattern=PASSKEY_ID)]
router = APIRouter(prefix="/me", responses=REFUSALS, tags=["me"])


def site_of(request: Request, served: Services) -> Site:
    """The site as the browser knows it: passkeys belong to a name, never to a number."""
    public = served.settings.public_url.rstrip("/").lower()
    host = urlsplit_or_none(public) if public else request.headers.get("host", "").lower()
    origin = public or f"{request.url.scheme}://{host}"
    name = (host or "").rpartition(":")[0] if ":" in (host or "") else host or ""
    if not name or is_number(name.strip("[]")):
        raise Refusal(409, "no_passkeys", "Passkeys need a server with a name, such as dune.example.org or localhost.")
    return Site(name, origin)


@router.get("/account", response_model=shapes.AccountOut)
async def account(request: Request, served: Served, guest: SomeGuest) -> dict[str, Any]:
    """Whether I have an account, and its passkeys."""
    try:
        possible = bool(site_of(request, served))
    except Refusal:
        possible = False
    keys = await served.accounts.passkeys(guest.id)
    return {"account": bool(keys), "possible": possible, "passkeys": keys}


@router.post("/passkeys/begin", response_model=dict[str, Any])
async def begin_passkey(request: Request, served: Served, guest: SomeGuest) -> dict[str, Any]:
    """What the browser needs to make a passkey for me."""
    return await served.accounts.begin_registration(guest, site_of(request, served))


@router.post("/passkeys", response_model=shapes.AccountOut, status_code=201)
async def add_passkey(body: shapes.PasskeyBody, request: Request, served: Served, guest: SomeGuest) -> dict[str, Any]:
    """Keep a passkey. With the first one I have an account."""
    await served.accounts.register(guest, site_of(request, served), body.credential, body.label)
    return await account(request, served, guest)


@router.delete("/passkeys/{id}", response_model=shapes.AccountOut)
async def remove_passkey(id: PasskeyId, request: Request, served: Served, guest: SomeGuest) -> dict[str, Any]:
    """Forget a passkey; with the last one the account ends."""
    await served.accounts.remove_passkey(guest.id, id)
    return await account(request, served, guest)


@router.post("/sign-in/begin", response_model=dict[str, Any])
async def begin_sign_in(request: Request, served: Served) -> dict[str, Any]:
    """What the browser needs to sign in with a passkey."""
    return await served.accounts.begin_sign_in(site_of(request, served))


@router.post("/sign-in", response_model=shapes.Me)
async def sign_in(
    body: shapes.SignInBody, request: Request, response: Response, served: Served, before: AnyGuest, language: Reader
) -> dict[str, str]:
    """Become the guest of the passkey. The seats that this browser had come along."""
    guest = await served.accounts.sign_in(before, site_of(request, served), body.credential)
    await served.tables.seats_moved(guest.id)
    set_cookie(response, served, guest)
    return {"guest": guest.id, "name": guest.name, "language": guest.language or language}


@router.post("/sign-out", response_model=shapes.Me)
async def sign_out(response: Response, served: Served, language: Reader) -> dict[str, str]:
    """Be a new guest in this browser. What the account has stays with it."""
    guest = served.identity.new_guest()
    set_cookie(response, served, guest)
    return {"guest": guest.id, "name": "", "language": language}


@router.post("/devices", response_model=shapes.DeviceCode, status_code=201)
async def new_device_code(served: Served, guest: SomeGuest) -> dict[str, str]:
    """A code, and a link with it, by which another device gets my seats too: once, within ten minutes."""
    code, until = await served.accounts.new_device_code(guest.id)
    url = f"{served.settings.public_url.rstrip('/')}/device#code={code}"
    return {"code": code, "url": url, "expires_at": written_time(until)}


@router.post("/devices/join", response_model=shapes.DeviceJoined)
async def use_device_code(
    body: shapes.DeviceBody, request: Request, served: Served, guest: SomeGuest
) -> dict[str, list[str]]:
    """Sit down at the seats of whoever made the code, beside them."""
    served.limits.count_code(address_of(request.scope))
    tables = await served.accounts.use_device_code(guest.id, body.code)
    await served.tables.seats_moved(guest.id)
    return {"tables": tables}

"""The cookie that says who somebody is."""

from starlette.responses import Response

from sandtable.server.identity import COOKIE, COOKIE_SECONDS, Guest
from sandtable.server.services import Services


def set_cookie(response: Response, served: Services, guest: Guest) -> None:
    response.set_cookie(
        COOKIE,
        served.identity.cookie(guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=served.settings.secure,
        path="/",
    )

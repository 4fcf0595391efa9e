"""The gate in front of the API: size, origin and rate of everything that comes in, and a line in the log."""

import asyncio
import logging
import time
from http.cookies import CookieError, SimpleCookie
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server import log, metrics
from sandtable.server.errors import Refusal
from sandtable.server.identity import COOKIE, Guest, Identity
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.wire.answers import refused
from sandtable.server.wire.limits import BYTES_PER_READ, Limits, Origins, address_of

BODY_SECONDS: Final = 20.0
PROBES: Final = ("/healthz", "/readyz")
"""What supervisors ask all day long."""
METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
READING: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    # Everything that a page uses comes from here. Styles may stand in the page: the boards place their pieces so.
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
ALWAYS_HTTPS: Final = "max-age=31536000"


class Gate:
    """Everything passes here before the API sees it."""

    def __init__(self, app: ASGIApp, settings: Settings, identity: Identity, limits: Limits) -> None:
        self.app = app
        self.identity = identity
        self.limits = limits
        self.origins = Origins(settings)
        self.largest_body = settings.largest_body
        self.headers = dict(HEADERS)
        if settings.secure:
            self.headers["Strict-Transport-Security"] = ALWAYS_HTTPS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            # The route itself checks and refuses, because it can answer with a status.
            log.new_request()
            scope.setdefault("state", {})["guest"] = self._guest(Headers(scope=scope))
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.monotonic()
        status = size = 0
        request_id = log.new_request()
        headers = Headers(scope=scope)
        guest = self._guest(headers)
        counted = (None if guest is None else guest.id, address_of(scope))

        async def noted(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = request_id
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            elif message["type"] == "http.response.body" and scope["path"].startswith("/api"):
                # An answer takes the longer to make, the longer it is. Files of the client lie ready.
                size += len(message.get("body", b""))
                if not message.get("more_body") and size > BYTES_PER_READ:
                    self.limits.charge(*counted, size / BYTES_PER_READ - 1)
            await send(message)

        scope.setdefault("state", {})["guest"] = guest
        try:
            writes = scope["method"] not in READING
            if scope["path"] not in PROBES:
                self.limits.count(writes, *counted)
            if writes:
                self.origins.check(headers)
            await self.app(scope, await self._whole_body(headers, receive), noted)
        except Refusal as refusal:
            await refused(refusal)(scope, receive, noted)
        finally:
            level = logging.DEBUG if scope["path"] in PROBES else logging.INFO
            seconds = time.monotonic() - started
            _measure(scope, status, seconds)
            milliseconds = round(seconds * 1000, 1)
            note("request", level, method=scope["method"], path=scope["path"], status=status, ms=milliseconds)

    async def _whole_body(self, headers: Headers, receive: Receive) -> Receive:
        """Read the body here, so that one that is too large never gets further."""
        too_large = Refusal(413, "too_large", f"A request may hold at most {self.largest_body} bytes.")
        declared = headers.get("content-length", "0")
        if not (declared.isascii() and declared.isdigit()):
            raise Refusal(400, "bad_request", "The length of the body is not a number.")
        if int(declared[:20]) > self.largest_body:
            raise too_large
        if declared == "0" and "transfer-encoding" not in headers:
            return receive
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        break
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    if size > self.largest_body:
                        raise too_large
                    if not message.get("more_body"):
                        break
        except TimeoutError as error:
            raise Refusal(408, "bad_request", "The body did not arrive in time.") from error
        replayed = False

        async def replay() -> Message:
            nonlocal replayed
            if replayed:
                return await receive()
            replayed = True
            return {"type": "http.request", "body": b"".join(parts), "more_body": False}

        return replay

    def _guest(self, headers: Headers) -> Guest | None:
        cookies: SimpleCookie = SimpleCookie()
        try:
            cookies.load(headers.get("cookie", ""))
        except CookieError:
            return None
        found = cookies.get(COOKIE)
        return self.identity.guest(found.value) if found is not None else None


def _measure(scope: Scope, status: int, seconds: float) -> None:
    """Count an answer by its route; addresses themselves would be without end."""
    route = getattr(scope.get("route"), "path", "none")
    method = scope["method"] if scope["method"] in METHODS else "other"
    metrics.REQUESTS.labels(method, route, str(status)).inc()
    if b"wait=" not in scope["query_string"]:  # whoever polls wants to wait
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)

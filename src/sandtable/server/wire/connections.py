"""Connections as they come in: how long a header may be, how long it may take, how many one address may hold open."""

import asyncio
from ipaddress import IPv4Network, IPv6Network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sandtable.server.wire.limits import counted_address, is_in

LARGEST_HEADER: Final = 32 * 1024
HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
"""The gate waits less long for a body; but who was refused before could send the rest of it for ever."""
READER_SECONDS: Final = 30.0
LEAST_READ: Final = 16 * 1024
"""Of an answer that waits to be read so many bytes must go within that time: what waits is held in memory."""
TOO_LARGE: Final = b"431 Request Header Fields Too Large"
TOO_MANY: Final = b"429 Too Many Requests"
TOO_SLOW: Final = b"408 Request Timeout"


class Guarded(HttpToolsProtocol):
    """uvicorn's quick protocol, which by itself would read a header for ever and of any length."""

    held: dict[str, int] = {}  # noqa: RUF012 (one count for all connections of the process)
    per_address: int = 200
    proxies: tuple[IPv4Network | IPv6Network, ...] = ()
    """Whose connections are not counted: they carry those of everybody."""
    header_seconds: float = HEADER_SECONDS
    body_seconds: float = BODY_SECONDS
    reader_seconds: float = READER_SECONDS

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address: str | None = None
        self._reading_header = False
        self._between_requests = False
        self._header_size = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._look: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else "unknown"
        if not is_in(host, self.proxies):
            self._address = counted_address(host)
            self.held[self._address] = self.held.get(self._address, 0) + 1
            if self.held[self._address] > self.per_address:
                self._refuse(TOO_MANY)
                return
        self._expect_header()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Feed the parser. Of a header it gets no more than it may have: it would keep whatever comes."""
        while data and not self.transport.is_closing():
            if self._between_requests:
                self._expect_header()  # or empty lines, which the parser would take for ever
            if not self._reading_header:
                super().data_received(data)
                return
            piece, data = data[: LARGEST_HEADER + 1 - self._header_size], data[LARGEST_HEADER + 1 - self._header_size :]
            self._header_size += len(piece)
            super().data_received(piece)
            if self._reading_header and self._header_size > LARGEST_HEADER:
                self._refuse(TOO_LARGE)

    def on_message_begin(self) -> None:
        self._between_requests = False
        super().on_message_begin()
        self._expect_header()

    def on_headers_complete(self) -> None:
        self._header_arrived()
        self._deadline = self.loop.call_later(self.body_seconds, self.transport.close)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_clock()
        self._between_requests = True
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_later(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        self._stop_looking()
        super().resume_writing()

    def _look_later(self, waiting: int) -> None:
        self._look = self.loop.call_later(self.reader_seconds, self._look_again, waiting)

    def _look_again(self, before: int) -> None:
        """See whether somebody reads."""
        waiting = self.transport.get_write_buffer_size()
        if waiting and waiting > before - LEAST_READ:
            self.transport.abort()
        else:
            self._look_later(waiting)

    def _stop_looking(self) -> None:
        if self._look is not None:
            self._look.cancel()
            self._look = None

    def handle_websocket_upgrade(self) -> None:
        # From here on another protocol has the connection; live connections are counted by the API.
        self._let_go()
        super().handle_websocket_upgrade()

    def _expect_header(self) -> None:
        self._reading_header = True
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.header_seconds, self._refuse, TOO_SLOW)

    def _header_arrived(self) -> None:
        self._reading_header = False
        self._header_size = 0
        self._stop_clock()

    def _stop_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: bytes) -> None:
        self._header_arrived()
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 " + status + b"\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
            self.transport.close()

    def _let_go(self) -> None:
        self._header_arrived()
        self._stop_looking()
        if self._address is not None:
            left = self.held.get(self._address, 1) - 1
            if left > 0:
                self.held[self._address] = left
            else:
                self.held.pop(self._address, None)
            self._address = None

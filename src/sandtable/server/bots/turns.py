"""Whose turn it is at a bot process."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Turns:
    """One at a time: bots that people wait for before bots among themselves, and otherwise in the order they came."""

    def __init__(self) -> None:
        self._taken = False
        self._for_people: deque[asyncio.Future[None]] = deque()
        self._for_bots: deque[asyncio.Future[None]] = deque()

    def before(self, people: bool) -> int:
        """How many would be answered before one more who came now."""
        return int(self._taken) + len(self._for_people) + (0 if people else len(self._for_bots))

    @asynccontextmanager
    async def turn(self, people: bool) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._taken:
            await self._called(self._for_people if people else self._for_bots)
        self._taken = True
        try:
            yield
        finally:
            self._call_next()

    async def _called(self, queue: "deque[asyncio.Future[None]]") -> None:
        call: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(call)
        try:
            await call
        except asyncio.CancelledError:
            if call.done() and not call.cancelled():
                self._call_next()  # it had just been called
            else:
                with suppress(ValueError):  # passed over already
                    queue.remove(call)
            raise

    def _call_next(self) -> None:
        for queue in (self._for_people, self._for_bots):
            while queue:
                call = queue.popleft()
                if not call.done():
                    call.set_result(None)
                    return
        self._taken = False

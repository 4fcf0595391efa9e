"""Whose turn it is at a bot process."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Call = asyncio.Future[None]


class Waiting:
    """Those who wait: each of several parties in turn, and of one party who came first."""

    def __init__(self) -> None:
        self._calls: OrderedDict[str, deque[Call]] = OrderedDict()

    def __len__(self) -> int:
        return sum([len(calls) for calls in self._calls.values()])

    def add(self, party: str) -> Call:
        call: Call = asyncio.get_running_loop().create_future()
        self._calls.setdefault(party, deque()).append(call)
        return call

    def remove(self, party: str, call: Call) -> None:
        """Somebody does not wait any more; who has been passed over already is not there."""
        calls = self._calls.get(party, deque())
        if call in calls:
            calls.remove(call)
            if not calls:
                del self._calls[party]

    def next(self) -> Call | None:
        while self._calls:
            party, calls = self._calls.popitem(last=False)
            call = calls.popleft()
            if calls:
                self._calls[party] = calls  # behind the others
            if not call.done():
                return call
        return None


class Turns:
    """One at a time: bots that people wait for before bots among themselves. Nobody waits for all the bots of somebody
    who has many tables."""

    def __init__(self) -> None:
        self._taken = False
        self._for_people = Waiting()
        self._for_bots = Waiting()

    def before(self, people: bool) -> int:
        """How many would be answered before one more who came now, if they were all of one party."""
        return int(self._taken) + len(self._for_people) + (0 if people else len(self._for_bots))

    @asynccontextmanager
    async def turn(self, people: bool, party: str = "") -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self._taken:
            await self._called(self._for_people if people else self._for_bots, party)
        self._taken = True
        try:
            yield
        finally:
            self._call_next()

    async def _called(self, waiting: Waiting, party: str) -> None:
        call = waiting.add(party)
        try:
            await call
        except asyncio.CancelledError:
            if call.done() and not call.cancelled():
                self._call_next()  # it had just been called
            else:
                waiting.remove(party, call)
            raise

    def _call_next(self) -> None:
        call = self._for_people.next() or self._for_bots.next()
        if call is None:
            self._taken = False
        else:
            call.set_result(None)

"""Limits: how much anybody may send, how often, and from which pages. Counted per worker."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from sandtable.server.errors import Refusal
from sandtable.server.settings import Settings

MOST_COUNTED: Final = 50_000
BYTES_PER_READ: Final = 16 * 1024
"""Longer answers count as several."""
MOVES_PER_WRITE: Final = 256
"""A takeback plays the game again from its beginning; so one of a long game counts as several requests."""


class Rate:
    """So many per period for each key, with bursts of a sixth of that at least."""

    def __init__(self, most: int, seconds: float) -> None:
        self.per_second = most / seconds
        self.burst = max(most / 6, 10.0)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """0 when it is allowed; otherwise how many seconds to wait."""
        now = time.monotonic()
        level, then = self._buckets.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.per_second)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, now)
        if len(self._buckets) > MOST_COUNTED:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1 - level) / self.per_second

    def charge(self, key: str, cost: float) -> None:
        """What was taken cost more than one; whoever owes something waits before the next one."""
        level, then = self._buckets.pop(key, (self.burst, time.monotonic()))
        self._buckets[key] = (level - cost, then)


class Limits:
    """All rates of a server."""

    def __init__(self, settings: Settings) -> None:
        self.writes = Rate(settings.writes_per_minute, 60)
        self.reads = Rate(settings.reads_per_minute, 60)
        self.address_writes = Rate(settings.writes_per_minute * settings.address_factor, 60)
        self.address_reads = Rate(settings.reads_per_minute * settings.address_factor, 60)
        self.chat = Rate(settings.chat_per_minute, 60)
        self.address_chat = Rate(settings.chat_per_minute * settings.address_factor, 60)
        self.new_tables = Rate(settings.new_tables_per_hour, 3600)
        self.address_tables = Rate(settings.tables_per_address, 3600)
        self.codes = Rate(settings.codes_per_address, 3600)
        self.looks = Rate(settings.looks_per_address, 3600)
        self.sockets: dict[str, int] = {}
        # Counted apart: whoever has no socket left still hears of news by asking.
        self.waits: dict[str, int] = {}
        self.sockets_per_guest = settings.sockets_per_guest
        self.sockets_per_address = settings.sockets_per_address

    def count(self, writes: bool, guest: str | None, address: str) -> None:
        """Refuse a request that is one too many. Guests are free to make, so their address is counted too."""
        by_guest, by_address = (self.writes, self.address_writes) if writes else (self.reads, self.address_reads)
        wait = by_address.take(address)
        if guest is not None and not wait:
            wait = by_guest.take(guest)
        if wait:
            raise too_many(wait)

    def charge(self, guest: str | None, address: str, cost: float, *, writes: bool = False) -> None:
        """It took as long as so many more of the same: a game's whole log is put into words, or played again."""
        by_guest, by_address = (self.writes, self.address_writes) if writes else (self.reads, self.address_reads)
        by_address.charge(address, cost)
        if guest is not None:
            by_guest.charge(guest, cost)

    def charge_takeback(self, guest: str, address: str, moves: int) -> None:
        """A move was taken back of a game with so many."""
        self.charge(guest, address, moves // MOVES_PER_WRITE, writes=True)

    def count_chat(self, guest: str, address: str) -> None:
        """What is said is kept as long as the table, and so is what the table tells of those who sit down and get up:
        nobody may fill the disk with it, or what others see of the chat."""
        wait = self.chat.take(guest) or self.address_chat.take(address)
        if wait:
            raise too_many(wait)

    def count_new_table(self, guest: str, address: str) -> None:
        wait = self.new_tables.take(guest) or self.address_tables.take(address)
        if wait:
            raise too_many(wait)

    def count_code(self, address: str) -> None:
        """Codes are short: nobody may try many."""
        wait = self.codes.take(address)
        if wait:
            raise too_many(wait)

    def count_look(self, address: str) -> None:
        """Taking a whole game apart costs seconds of everybody's time."""
        wait = self.looks.take(address)
        if wait:
            raise too_many(wait)

    def open_socket(self, guest: str | None, address: str) -> None:
        """One more live connection: of the guest, and from the address."""
        self._add(self.sockets, guest, address)

    def close_socket(self, guest: str | None, address: str) -> None:
        self._subtract(self.sockets, guest, address)

    @contextmanager
    def waiting(self, guest: str | None, address: str) -> Iterator[None]:
        """As many requests may wait for news as there may be live connections."""
        self._add(self.waits, guest, address)
        try:
            yield
        finally:
            self._subtract(self.waits, guest, address)

    def _add(self, held: dict[str, int], guest: str | None, address: str) -> None:
        for key, most in self._counted(guest, address):
            if held.get(key, 0) >= most:
                raise Refusal(429, "too_many", "You have too many live connections open.", retry_after=10)
        for key, _ in self._counted(guest, address):
            held[key] = held.get(key, 0) + 1

    def _subtract(self, held: dict[str, int], guest: str | None, address: str) -> None:
        for key, _ in self._counted(guest, address):
            left = held.get(key, 1) - 1
            if left > 0:
                held[key] = left
            else:
                held.pop(key, None)

    def _counted(self, guest: str | None, address: str) -> list[tuple[str, int]]:
        """Under which names connections are counted. Who has no cookie has only the address."""
        nobody = f"nobody at {address}"
        return [(guest or nobody, self.sockets_per_guest), (f"address {address}", self.sockets_per_address)]


def too_many(wait: float) -> Refusal:
    seconds = max(1, round(wait + 0.5))
    return Refusal(429, "too_many", f"Too many requests; try again in {seconds} seconds.", retry_after=seconds)


class Origins:
    """Which pages may use the API with a reader's cookie: our own, and those the operator names."""

    def __init__(self, settings: Settings) -> None:
        named = [*settings.origins.split(","), settings.public_url]
        self.allowed = {_origin(one.strip()) for one in named if one.strip()}

    def check(self, headers: Mapping[str, str]) -> None:
        """Browsers name the page's origin with everything that matters; other programs name none."""
        origin = headers.get("origin")
        if origin is None:
            return
        if urlsplit_or_none(origin) != headers.get("host", "").lower() and _origin(origin) not in self.allowed:
            raise Refusal(403, "bad_origin", "This page may not use this server.")


def _origin(address: str) -> str:
    return address.lower().rstrip("/")


def urlsplit_or_none(origin: str) -> str | None:
    """The host (and port) of an origin."""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return None
    return parts.netloc if parts.scheme in ("http", "https") else None


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return counted_address(client[0] if client else "unknown")


def is_number(host: str) -> bool:
    """Whether a host is named by its number."""
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return False


def is_in(host: str, networks: Iterable[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    return is_number(host) and any(ipaddress.ip_address(host) in network for network in networks)


def counted_address(host: str) -> str:
    """What is counted as one address: in IPv6 a network of 64 bits, for anybody can have all addresses of one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))

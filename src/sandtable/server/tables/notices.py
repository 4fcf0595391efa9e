"""Turn notices for slow games: a seat that has waited a while gets a message at the address its holder gave."""

import asyncio
import ipaddress
import logging
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from sandtable.server import metrics
from sandtable.server.errors import Refusal
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.storage.notice_store import NoticeStore
from sandtable.server.tables.table import Table, Tables

POLL_SECONDS: Final = 2.0
SEND_SECONDS: Final = 10.0
LOOKUP_SECONDS: Final = 10.0
LOOKUPS: Final = ThreadPoolExecutor(4, "lookup")
"""Whoever runs the name server of an address decides how long it takes: only other notices may have to wait for it."""
PORTS: Final = (443, 8443)
"""Where webhooks live. Anything else may be a service that was never meant to be spoken to."""
NAT64: Final = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))
UNICAST: Final = ipaddress.IPv6Network("2000::/3")
NOWHERE: Final = (ipaddress.IPv6Network("3fff::/20"), ipaddress.IPv6Network("5f00::/16"))
"""Kept for documentation and for routing inside a network; younger than Python's own list."""
ISATAP: Final = (0x00005EFE, 0x02005EFE)
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Notices:
    """Sends what is due. A notice is written down together with the move that made it the seat's turn."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.due = NoticeStore(tables.store.database)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(min(POLL_SECONDS, self.settings.notice_delay + 0.1))
            due = await self.due.claimed(time.time())
            outcomes = await asyncio.gather(*[self._deliver(*one) for one in due], return_exceptions=True)
            for (table_id, *_), outcome in zip(due, outcomes, strict=True):
                if isinstance(outcome, Exception):
                    # It is tried again when its claim has run out; the others do not wait for it.
                    note("notice_failed", logging.ERROR, table=table_id, error=repr(outcome))

    async def _deliver(self, table_id: str, seat: int, sequence: int, attempts: int) -> None:
        try:
            table = await self.tables.get(table_id)
        except Refusal:
            return
        place = table.description.seats[seat]
        playing = table.description.status == "playing" and table.description.trouble is None
        still = playing and seat in table.description.waiting_for
        if not still or place.kind != "person" or place.notice_url is None or seat in table.presence()["seats"]:
            await self.due.settle(table_id, seat, sequence)
            return
        problem = await self._sent(table, seat, place.notice_url, place.notice_language, "notice-turn")
        if problem is None:
            metrics.NOTICES.labels("sent").inc()
            note("notice_sent", table=table_id, seat=seat)
            await self.due.settle(table_id, seat, sequence)
        elif attempts + 1 >= self.settings.notice_attempts:
            metrics.NOTICES.labels("dropped").inc()
            note("notice_dropped", table=table_id, seat=seat, why=problem)
            await self.due.settle(table_id, seat, sequence)
        else:
            metrics.NOTICES.labels("failed").inc()
            note("notice_failed", table=table_id, seat=seat, why=problem, attempt=attempts + 1)
            await self.due.put_off(table_id, seat, sequence, attempts + 1, self._after(attempts + 1))

    async def warn(self, table: Table, seat: int) -> None:
        """Tell whoever is away that a bot is about to stand in for them, where they wanted to be told of turns."""
        place = table.description.seats[seat]
        if place.notice_url is not None:
            problem = await self._sent(table, seat, place.notice_url, place.notice_language, "notice-stand-in")
            note("warning_sent" if problem is None else "warning_failed", table=table.id, seat=seat, why=problem)

    async def _sent(self, table: Table, seat: int, url: str, language: str, phrase: str) -> str | None:
        """What went wrong, or None."""
        try:
            target = await pinned(url, self.settings.notice_private)
        except Refusal as refusal:
            return refusal.code
        words = self.tables.shelf.words(table.description.game, language)
        course = table.begun()
        title = table.description.title or self.tables.shelf.games[table.description.game].title
        # Whoever reads the channel learns whose turn it is, not what is asked: a question may tell what a seat holds.
        name = table.description.seats[seat].name or str(seat + 1)
        lines = [title, words.phrase(phrase, name=name), self._link(table)]
        body = {
            "content": "\n".join([line for line in lines if line]),
            # The host of a table writes its title: it must not call everybody in somebody else's channel.
            "allowed_mentions": {"parse": []},
            "table": table.id,
            "game": table.description.game,
            "seat": seat,
            "sequence": course.seen_by(seat),
        }
        return await posted(target, body)

    def _link(self, table: Table) -> str:
        return f"{self.settings.public_url.rstrip('/')}/t/{table.id}" if self.settings.public_url else ""

    def _after(self, attempts: int) -> float:
        """When to try again."""
        return time.time() + max(self.settings.notice_delay, 0.5) * 3.0**attempts


class Target:
    """Where to send: the address that was checked, and the name that the certificate must carry."""

    def __init__(self, url: str, host: str, name: str) -> None:
        self.url = url
        self.host = host
        self.name = name


async def posted(target: Target, body: dict[str, Any]) -> str | None:
    """Send a notice; what went wrong, or None. Nobody needs what the other side says beside its status, and it must not
    keep us: a server of somebody else's may speak slowly and without end."""
    try:
        async with (
            asyncio.timeout(SEND_SECONDS),
            httpx.AsyncClient(timeout=SEND_SECONDS, follow_redirects=False, trust_env=False) as client,
        ):
            request = client.build_request("POST", target.url, json=body, headers={"Host": target.host})
            request.extensions["sni_hostname"] = target.name
            answer = await client.send(request, stream=True)
            await answer.aclose()
    except (httpx.HTTPError, TimeoutError) as error:
        return type(error).__name__
    return None if answer.status_code < 300 else f"status {answer.status_code}"


async def _resolved(name: str, port: int) -> list[Address]:
    """The addresses that a name stands for."""
    asked = partial(socket.getaddrinfo, name, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(LOOKUP_SECONDS):
        found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, asked)
    return [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]


async def pinned(url: str, private_allowed: bool) -> Target:
    """Check a webhook address and resolve it. The connection goes to the address that was checked, not to whatever
    the name means a moment later."""
    refused = Refusal(422, "bad_notice", "A notice needs an https address of a public server.")
    try:
        parts = urlsplit(url)
        usual = 443 if parts.scheme == "https" else 80
        port = usual if parts.port is None else parts.port
    except ValueError as error:
        raise refused from error
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.username or parts.password:
        raise refused
    if not private_allowed and (parts.scheme == "http" or port not in PORTS):
        raise refused
    try:
        addresses = await _resolved(parts.hostname, port)
    except (OSError, UnicodeError) as error:
        raise Refusal(422, "bad_notice", "The server of the notice address cannot be found.") from error
    if not private_allowed and not all(_public(address) for address in addresses):
        raise refused
    address = addresses[0]
    literal = f"[{address}]" if address.version == 6 else str(address)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(f"{parts.scheme}://{literal}:{port}{path}", parts.netloc, parts.hostname)


def _public(address: Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        inner = _carried(address)
        if inner is not None:
            return _public(inner)
        if address not in UNICAST or any(address in network for network in NOWHERE):
            return False
    return address.is_global and not address.is_multicast


def _carried(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for: whoever connects to it may end up there."""
    number = int(address)
    if address.ipv4_mapped or address.sixtofour:
        return address.ipv4_mapped or address.sixtofour
    if address.teredo:
        return address.teredo[1]
    last = ipaddress.IPv4Address(number & 0xFFFFFFFF)
    compatible = number >> 32 == 0
    translated = number >> 32 == 0xFFFF << 16
    if compatible or translated or number >> 32 & 0xFFFFFFFF in ISATAP or any(address in network for network in NAT64):
        return last
    return None

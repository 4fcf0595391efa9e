"""Live updates: one socket per table and viewer. The sender always sends what is true now, so a slow reader gets
fewer positions, never a wrong one, and nobody's slowness costs anybody else anything."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from sandtable.server.errors import Refusal
from sandtable.server.identity import Guest
from sandtable.server.tables import actions
from sandtable.server.tables.positions import encoded
from sandtable.server.tables.table import Table
from sandtable.server.wire.limits import Limits, address_of
from sandtable.server.wire.shapes import COMMANDS, AnyCommand, Back, CloseCode, Ping, Play, Say, Undo, chat_item

SEND_SECONDS: Final = 20.0
MOST_BAD_FRAMES: Final = 20
CHAT_SHOWN: Final = 200
LARGEST_FRAME: Final = 16 * 1024
EVENTS_PER_READ: Final = 64


class Viewer:
    """Somebody who watches a table: what they have been sent, and what is new for them."""

    def __init__(
        self,
        table: Table,
        guest: Guest | None,
        seat: int | None,
        watch: bool,
        language: str,
        after: int,
        since: int | None,
    ) -> None:
        self.table = table
        self.guest = guest
        self.seat = seat
        self.watch = watch
        self.language = language
        self.after = after
        self.since = since
        self.chat_after = 0
        self.replies: list[str] = []
        self._new: set[str] = set()
        self._awake = asyncio.Event()
        self._last_table = ""
        self._last_position = ""
        self._last_presence = ""
        self._ended: SocketClosed | None = None

    def end(self, code: CloseCode, reason: str) -> None:
        """Close the connection from our side."""
        self._ended = SocketClosed(code, reason)
        self._awake.set()

    def wake(self, *what: str) -> None:
        self._new.update(what)
        self._awake.set()

    def reply(self, text: str) -> None:
        self.replies.append(text)
        self._awake.set()

    def cost(self) -> float:
        """How many readings it is worth to tell a new connection what it does not know of the log."""
        return 0.0 if self.table.course is None else max(0, self.table.heard(self.seat) - self.after) / EVENTS_PER_READ

    async def news(self) -> list[str]:
        """Wait for something new, and say it as frames."""
        await self._awake.wait()
        self._awake.clear()
        new, self._new = self._new, set()
        frames, self.replies = self.replies, []
        if self._ended is not None:
            raise self._ended
        if "gone" in new or self.table.gone:
            raise SocketClosed(CloseCode.TABLE_GONE, "the table was deleted")
        self._find_seat()
        guest = None if self.guest is None else self.guest.id
        if "table" in new:
            text = encoded({"type": "table", "table": self.table.data(guest)})
            if text != self._last_table:
                self._last_table = text
                frames.append(text)
        if "position" in new and self.table.course is not None:
            frames += self._position()
        if "chat" in new:
            items = await self.table.home.store.said(self.table.id, self.seat, self.chat_after, CHAT_SHOWN)
            if items:
                self.chat_after = items[-1]["number"]
                frames.append(encoded({"type": "chat", "items": [chat_item(item) for item in items]}))
        if "presence" in new:
            text = encoded({"type": "presence", **self.table.presence()})
            if text != self._last_presence:
                self._last_presence = text
                frames.append(text)
        return frames

    def _position(self) -> list[str]:
        text = self.table.position(self.seat, self.language, self.after, self.since)
        self.after, self.since = self.table.heard(self.seat), self.table.begun().seen_by(self.seat)
        if text == self._last_position:
            return []
        # What it would be next time, without these events, if nobody could notice anything until then.
        self._last_position = self.table.position(self.seat, self.language, self.after, self.since)
        return [f'{{"type":"position",{text}}}']

    def _find_seat(self) -> None:
        """Seats can change hands and, when the game starts, numbers."""
        guest = None if self.guest is None else self.guest.id
        description = self.table.description
        own = description.seats_of(guest)
        if self.seat in own or (self.watch and (own or description.spectators or guest == description.host)):
            return
        if self.seat is not None and not own:
            raise SocketClosed(CloseCode.RIGHT_LOST, "the seat is not yours any more")
        try:
            seat = description.reader(guest, None, self.watch)
        except Refusal as refusal:
            raise SocketClosed(CloseCode.RIGHT_LOST, "spectators are not admitted any more") from refusal
        if seat != self.seat:
            self.seat, self.after, self.since, self.chat_after = seat, 0, None, 0
            self.table.presence_changed()


class SocketClosed(Exception):
    """The server ends a connection."""

    def __init__(self, code: CloseCode, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


async def serve(socket: WebSocket, viewer: Viewer, limits: Limits) -> None:
    """Talk to one viewer until one side ends it."""
    table = viewer.table
    table.viewers.add(viewer)
    table.presence_changed()
    viewer.wake("table", "position", "chat", "presence")
    tasks = [asyncio.create_task(_send(socket, viewer)), asyncio.create_task(_receive(socket, viewer, limits))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.viewers.discard(viewer)
        table.presence_changed()
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, SocketClosed):
            await _close(socket, outcome.code, outcome.reason)
        elif isinstance(outcome, Exception) and not isinstance(outcome, (WebSocketDisconnect, RuntimeError)):
            await _close(socket, CloseCode.LATER, "try again")
            raise outcome


async def _close(socket: WebSocket, code: CloseCode, reason: str) -> None:
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # the other side was faster
        async with asyncio.timeout(SEND_SECONDS):
            await socket.close(code, reason)


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    while True:
        for frame in await viewer.news():
            try:
                # Not asyncio.wait_for: before Python 3.12 it can swallow a cancellation.
                async with asyncio.timeout(SEND_SECONDS):
                    await socket.send_text(frame)
            except TimeoutError as error:
                raise SocketClosed(CloseCode.LATER, "you do not read what you are sent") from error


async def _receive(socket: WebSocket, viewer: Viewer, limits: Limits) -> None:
    bad = 0
    address = address_of(socket.scope)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        id: Any = None
        try:
            limits.count(True, None if viewer.guest is None else viewer.guest.id, address)
            if text is None or len(text) > LARGEST_FRAME:
                raise Refusal(400, "bad_request", "Frames are JSON texts of at most 16 KiB.")
            try:
                command = COMMANDS.validate_json(text)
            except ValidationError as error:
                problem = error.errors(include_url=False, include_context=False, include_input=False)[0]["msg"]
                raise Refusal(422, "invalid", f"This frame is not understood: {problem}.") from error
            id = command.id
            if isinstance(command, Say) and viewer.guest is not None:
                limits.count_chat(viewer.guest.id, address)
            answer = await _obey(viewer, command)
            if isinstance(command, Undo) and viewer.guest is not None and answer["done"]:
                limits.charge_takeback(viewer.guest.id, address, viewer.table.begun().state.move_count)
        except Refusal as refusal:
            bad += refusal.code in ("bad_request", "invalid", "too_many")
            viewer.reply(encoded({"type": "reply", "id": id, "ok": False, "error": refusal.data()}))
            if bad >= MOST_BAD_FRAMES:
                raise SocketClosed(CloseCode.MISUSE, "too many frames that are not understood") from refusal
        else:
            viewer.reply(encoded({"type": "reply", "id": id, "ok": True, **answer}))


async def _obey(viewer: Viewer, command: AnyCommand) -> dict[str, Any]:
    if isinstance(command, Ping):
        return {}
    table = viewer.table
    if isinstance(command, Say):
        if viewer.guest is None:
            raise Refusal(401, "no_guest", "Call GET /api/me first: it gives you a cookie.")
        return {
            "item": chat_item(await actions.say(table, viewer.guest.id, viewer.seat, command.text, command.private))
        }
    if viewer.seat is None or viewer.guest is None:
        raise Refusal(403, "not_your_seat", "You watch this table; you have no seat here.")
    await table.refresh_if_stale()
    table.description.own_seat(viewer.guest.id, viewer.seat)
    if isinstance(command, Play):
        return {"sequence": await actions.play(table, viewer.guest.id, viewer.seat, command.ask, command.option)}
    if isinstance(command, Back):
        return {"sequence": await actions.back(table, viewer.seat, command.ask)}
    if isinstance(command, Undo):
        sequence, done = await actions.undo(table, viewer.seat)
    else:
        sequence, done = await actions.answer_undo(table, viewer.seat, command.grant)
    return {"sequence": sequence, "done": done}

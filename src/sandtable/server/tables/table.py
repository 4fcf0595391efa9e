"""Tables in memory: each a cache of what is stored, with the people who watch it."""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from sandtable.kernel.errors import BadSnapshot, IllegalOption
from sandtable.kernel.events import Event
from sandtable.kernel.game import Talk
from sandtable.server import metrics
from sandtable.server.errors import (
    BROKEN,
    Refusal,
    no_such_table,
    not_playing,
    not_started,
    stale_ask,
    unplayable,
)
from sandtable.server.log import note
from sandtable.server.settings import Settings
from sandtable.server.storage.description import Description, written_time
from sandtable.server.storage.entries import Entry, Kind
from sandtable.server.storage.store import Append, Store
from sandtable.server.tables import positions
from sandtable.server.tables.course import Course, Numbers, id_of
from sandtable.server.tables.shelf import Shelf
from sandtable.server.tables.troubles import Unplayable, report, stored_events, stored_record
from sandtable.words import Words

if TYPE_CHECKING:
    from sandtable.server.wire.live import Viewer

UNDO_SECONDS: Final = 60.0
"""How long bots wait while people think about a request to undo."""
MOST_READINGS: Final = 5
PRESENCE_SECONDS: Final = 0.2
RECENT: Final = 64
"""Entries kept for bots, whose processes follow the game move by move."""
MOST_TOLD: Final = 256 * 1024
"""Letters of the log that are kept in words for the next who asks; one piece of it is, however long."""


class Table:
    """One table. Whatever it holds can be thrown away and read again from the store."""

    def __init__(self, home: "Tables", description: Description) -> None:
        self.home = home
        self.id = description.id
        self.description = description
        self.course: Course | None = None
        self.votes: list[tuple[int, str, float]] = []
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        # Taken in this order. Who reads holds the second one, so that nothing older is shown after something newer.
        self.moving = asyncio.Lock()
        self.reading = asyncio.Lock()
        self.used_at = time.monotonic()
        # From which address the game was begun, as far as this worker knows.
        self.begun_from = ""
        self.gone = False
        self.stale = False
        # The version of the rules and the number of moves that could not be played, so that it is not tried for ever.
        self.failed_at: tuple[int, int] | None = None
        self.snapshot_at = 0
        self.polling = 0
        # When people were last at their seats, as far as that is not written down yet.
        self.seen: dict[int, float] = {}
        self.heard_chat = 0
        self.heard_in_private: dict[int, int] = {}
        # Until when allies may talk in private, where the rules limit that.
        self.talk_until: dict[tuple[int, ...], float] = {}
        self._presence_untold = False
        self._changed = asyncio.Event()
        self._shown: dict[tuple[int | None, str], str] = {}
        self._heard: dict[int | None, list[Event]] = {}
        self._told: dict[tuple[int | None, str, int], str] = {}
        self._told_letters = 0

    # Reading.

    def begun(self) -> Course:
        if self.course is None:
            raise not_started() if self.description.trouble is None else unplayable(self.description.trouble)
        return self.course

    def position(self, seat: int | None, language: str, after: int, since: int | None) -> str:
        """The inside of the position as JSON, with the events after those that the reader had at sequence `since`."""
        course = self.begun()
        words = self.home.shelf.words(self.description.game, language)
        if since is not None and not course.is_after_undo(seat, since):
            after = 0
        after = min(max(after, 0), self.heard(seat))
        key = (seat, words.lang)
        if key not in self._shown:
            shown = {"table": self.id, **positions.position(course, seat, words), "undo": self.undo_request()}
            shown["talk"] = self._talk_shown(seat)
            if self.description.status != "playing":
                shown["can_undo"] = shown["can_ask_undo"] = shown["can_back"] = False
            self._shown[key] = positions.encoded(shown)[1:-1]
        return f'{self._shown[key]},"events":{self._events(seat, after, words)}'

    def _events(self, seat: int | None, after: int, words: Words) -> str:
        """What a reader was told after an event, in words."""
        key = (seat, words.lang, after)
        if key not in self._told:
            happened = positions.events(self.begun().game, self._heard[seat][after:], words)
            self._told[key] = positions.encoded({"after": after, "items": happened})
            self._told_letters += len(self._told[key])
            while self._told_letters > MOST_TOLD and len(self._told) > 1:
                self._told_letters -= len(self._told.pop(next(iter(self._told))))
        return self._told[key]

    def heard(self, seat: int | None) -> int:
        """How many events a reader has when it has read the position."""
        if seat not in self._heard:
            self._heard[seat] = self.begun().state.events(seat)
        return len(self._heard[seat])

    # What is stored of a game that cannot be played.

    async def stored_log(self, seat: int | None, after: int, words: Words) -> dict[str, Any]:
        """What a reader was told up to the last snapshot."""
        snapshot = await self.home.store.newest_snapshot(self.id)
        happened = stored_events(None if snapshot is None else snapshot[2], seat, after)
        game = self.home.shelf.games.get(self.description.game)
        return {"sequence": 0, "after": after, "items": positions.events(game, happened, words)}

    async def stored_record(self) -> str:
        """The record of a game that is over."""
        snapshot = await self.home.store.newest_snapshot(self.id)
        entries = await self.home.store.entries(self.id, 0)
        return stored_record(self.description, entries, None if snapshot is None else (snapshot[0], snapshot[2]))

    def undo_request(self) -> dict[str, Any] | None:
        """Who asks to take back, who has agreed, who must still answer."""
        asked = [seat for seat, vote, _ in self.votes if vote == "ask"]
        if not asked or any(vote == "refuse" for _, vote, _ in self.votes):
            return None
        granted = [seat for seat, vote, _ in self.votes if vote == "grant"]
        others = [seat for seat in self.asked_for_undo(asked[0]) if seat not in granted]
        return {"seat": asked[0], "granted": granted, "waiting_for": others}

    def asked_for_undo(self, seat: int) -> list[int]:
        """Who must agree when a seat takes back its last move: the people at the table, those who may come back to it,
        and those who have played since, whoever sits there now."""
        course = self.begun()
        target = course.last_move_of(seat)
        since = {} if target is None else course.played_since(target, seat)
        return sorted({*self.description.people(), *self.away(seat), *since} - {seat})

    def away(self, seat: int) -> list[int]:
        """The seats of other people for whom a bot stands in, and who may come back."""
        seats = self.description.seats
        held = [
            number
            for number, other in enumerate(seats)
            if other.kind == "bot" and set(other.holders) - set(seats[seat].holders)
        ]
        return [number for number in held if not self.is_gone(number)]

    def talk_of(self, seat: int | None) -> Talk | None:
        """The seats with which a seat may talk in private now."""
        if seat is None or self.course is None or self.description.status != "playing":
            return None
        for talk in self.course.game.talks(self.course.state):
            if seat in talk.seats and (not talk.seconds or self.talk_until.get(talk.seats, 0.0) > time.time()):
                return talk
        return None

    def _talk_shown(self, seat: int | None) -> dict[str, Any] | None:
        talk = self.talk_of(seat)
        if talk is None:
            return None
        until = written_time(self.talk_until[talk.seats]) if talk.seconds else None
        return {"seats": [other for other in talk.seats if other != seat], "until": until}

    def _open_talks(self, before: Course, after: Course) -> list[Talk]:
        """The talks that have opened between two positions."""
        opened = {talk.seats: talk.opened for talk in before.game.talks(before.state)}
        return [
            talk
            for talk in after.game.talks(after.state)
            if talk.seconds and talk.opened > opened.get(talk.seats, talk.opened)
        ]

    def heard_talk(self, reader: int | None) -> int:
        """Grows whenever a reader hears something in the chat."""
        return self.heard_chat + self.heard_in_private.get(-1 if reader is None else reader, 0)

    def said(self, audience: Sequence[int] | None) -> None:
        """Something was said: to everybody, or to some seats, and then nobody else may notice."""
        if audience is None:
            self.wake("chat")
            return
        for seat in audience:
            self.heard_in_private[seat] = self.heard_in_private.get(seat, 0) + 1
        for viewer in self.viewers:
            if viewer.seat in audience:
                viewer.wake("chat")
        self._changed.set()
        self._changed = asyncio.Event()

    def undo_is_young(self) -> bool:
        return self.undo_request() is not None and time.time() - self.votes[0][2] < UNDO_SECONDS

    def own_presence(self) -> dict[str, Any]:
        """Which seats have somebody looking through this worker, and how many watch."""
        seats = {viewer.seat for viewer in self.viewers if viewer.seat is not None}
        return {"seats": sorted(seats), "spectators": len([one for one in self.viewers if one.seat is None])}

    def presence(self) -> dict[str, Any]:
        """The same through all workers."""
        own = self.own_presence()
        seats, spectators = set(own["seats"]), own["spectators"]
        for _, others, watching in self.elsewhere.values():
            seats.update(others)
            spectators += watching
        return {"seats": sorted(seats), "spectators": spectators}

    def is_gone(self, seat: int) -> bool:
        """Nobody has been there for so long that nobody will come. A restart of the server does not matter then."""
        if seat in self.presence()["seats"]:
            return False
        last = max(self.description.seats[seat].seen_at, self.seen.get(seat, 0.0), self.description.created_at)
        return time.time() - last > self.home.settings.gone_days * 24 * 3600

    def given_up(self) -> list[int]:
        """Seats of a running game whose people are gone: the host may invite somebody else."""
        held = [number for number, seat in enumerate(self.description.seats) if seat.holders]
        return [number for number in held if self.description.status == "playing" and self.is_gone(number)]

    def data(self, guest: str | None) -> dict[str, Any]:
        """The table as one guest may see it; its host also sees who is gone."""
        gone = self.given_up() if guest is not None and guest == self.description.host else []
        return {**self.description.data(guest), "gone": gone}

    def presence_changed(self) -> None:
        """Somebody came or went here. It is told soon, and once if many come and go meanwhile."""
        if not self._presence_untold:
            self._presence_untold = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_untold = False
        self.wake("presence")
        self.home.presence_changed(self)

    # Moving.

    async def move(
        self,
        kind: Kind,
        seat: int,
        what: str,
        ask: str | None,
        at: int | None = None,
        guest: str | None = None,
    ) -> Course:
        """Validate a move, store it, then let everybody know. Returns the game right after it.

        It must answer the question with the id `ask`, or be made while the sequence is `at`. Without a guest it is a
        bot's.
        """
        async with self.moving:
            await self.refresh_if_stale()
            looked_again = self.home.alone
            while True:
                course = self._playing()
                asked = course.ask(seat) if kind == "play" else course.form(seat)
                if ask not in (None, id_of(asked)) or at not in (None, course.sequence):
                    if not looked_again:
                        looked_again = True
                        await self.refresh()
                        continue
                    now = course.ask(seat)
                    raise stale_ask(course.seen_by(seat), None if now is None else now.data())
                entry = course.next(kind, seat, what, guest)
                try:
                    if kind == "undo":
                        following = await asyncio.to_thread(course.after, entry)
                    else:
                        following = course.after(entry)
                except IllegalOption as error:
                    raise Refusal(422, "illegal_option", _sentence(error)) from error
                try:
                    append = self._append(course, following, entry)
                    with metrics.STORE_SECONDS.time():
                        stored = await self.home.store.append(append)
                except BaseException:
                    self.stale = True  # it may or may not have been stored
                    raise
                if stored:
                    self._moved(following, append)
                    return following
                await self.refresh()

    def _playing(self) -> Course:
        if self.description.status == "playing" and self.description.trouble is not None:
            raise unplayable(self.description.trouble)
        if self.course is None or self.description.status != "playing":
            raise not_playing()
        return self.course

    def _append(self, before: Course, after: Course, entry: Entry) -> Append:
        waiting = list(after.state.to_act)
        newly = [seat for seat in waiting if seat not in before.state.to_act]
        result = after.state.result
        now = time.time()
        everybodys = after.seen_by(None) > before.seen_by(None)
        return Append(
            table_id=self.id,
            entry=entry,
            status="over" if after.state.over else "playing",
            waiting_for=waiting,
            result=None if result is None else result.data(),
            at=now,
            # Everybody may read when a table changed; that somebody fills in a form is not everybody's business.
            updated_at=now if everybodys else self.description.updated_at,
            notify_seats=self.description.with_notice(newly),
            notice_at=now + self.home.settings.notice_delay,
            hidden=entry.kind != "undo" and not everybodys,
        )

    def _moved(self, course: Course, append: Append) -> None:
        self.recent.append(append.entry)
        metrics.MOVES.labels(append.entry.kind).inc()
        for talk in self._open_talks(self.begun(), course):
            self.home.background(self.tell("talk_opened", None, audience=talk.seats))
        asks = (append.entry.seat, "ask") in [(seat, vote) for seat, vote, _ in self.votes]
        votes = self.votes if append.hidden and not asks else []
        self._follow(course)
        self.votes = votes
        self.description.updated_at = append.updated_at
        if course.state.over:
            self.home.background(self.tell("over", None))
        if course.state.over or course.sequence % self.home.settings.snapshot_every == 0:
            self.keep_snapshot()
        self.wake("position")
        self.home.moved(self)

    def keep_snapshot(self) -> None:
        """Keep the game as it is now, so that it is read quickly, and can be read at all when its rules have gone."""
        course = self.course
        if course is not None and course.sequence > self.snapshot_at:
            self.snapshot_at = course.sequence
            self.home.store.save_snapshot(self.id, course.sequence, course.numbers.data(), course.state.dump())

    def take_in(self, description: Description, course: Course | None, votes: list[tuple[int, str, float]]) -> None:
        """Show what was read, unless a move was made here while it was being read."""
        if description.trouble is not None:
            self.course = None
        elif self.course is not None and (course is None or course.sequence < self.course.sequence):
            course = self.course
        self.description = description
        if course is not None:
            if course.sequence != description.sequence:
                votes = []
            self._follow(course)
            self.votes = votes
        self.wake("table", "position")

    def _follow(self, course: Course) -> None:
        """Show another position."""
        if self.course is not None:
            for talk in self._open_talks(self.course, course):
                self.talk_until[talk.seats] = time.time() + talk.seconds
        self.course = course
        self.votes = []
        table = self.description
        table.sequence = course.sequence
        table.waiting_for = list(course.state.to_act)
        if course.state.result is not None and table.status != "over":
            table.status = "over"
            table.result = course.state.result.data()
            self.wake("table")
        self.forget_shown()

    async def tell(self, code: str, seat: int | None, name: str = "", audience: tuple[int, ...] | None = None) -> None:
        """Note in the chat what happened at the table."""
        if seat is not None and not name:
            name = self.description.seats[seat].name
        try:
            await self.home.store.say(self.id, "note", seat, name, code, audience)
        except Refusal:
            return  # the table is gone
        self.said(audience)

    # Keeping up with the store.

    async def refresh_if_stale(self) -> None:
        # The operator may have mended what could not be played.
        if self.stale or not self.home.news_arrive or self.description.trouble is not None:
            await self.refresh()

    async def refresh(self) -> None:
        """Read what is new in the store. What was read may be older than a move that was made here meanwhile, and then
        nobody's votes would be known: so it is read again."""
        async with self.reading:
            for _ in range(MOST_READINGS):
                description = await self.home.store.load(self.id)
                if description is None:
                    self.close()
                    raise no_such_table(self.id)
                read = description.sequence
                await self.home.fill(self, description)
                if self.course is None or self.course.sequence <= read:
                    break
            self.stale = False

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Description]:
        """What the table is, to be changed; stored and shown at the end."""
        async with self.reading:
            async with self.home.store.changing(self.id) as description:
                yield description
            await self.home.fill(self, description)
        self.home.moved(self)

    def wake(self, *what: str) -> None:
        """Something is new for those who watch."""
        self.heard_chat += "chat" in what
        for viewer in self.viewers:
            viewer.wake(*what)
        self._changed.set()
        self._changed = asyncio.Event()

    async def changed(self, seconds: float) -> None:
        """Wait until something is new, or for so long."""
        self.polling += 1
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            pass
        finally:
            self.polling -= 1

    @property
    def party(self) -> str:
        """Whose bots these are, where those of several wait for their turn. Guests are free to make, addresses are
        not."""
        return self.begun_from or self.description.host

    @property
    def watched(self) -> bool:
        return bool(self.viewers) or self.polling > 0

    def forget_shown(self) -> None:
        self._shown.clear()
        self._heard.clear()
        self._told.clear()
        self._told_letters = 0

    def close(self) -> None:
        """The table was deleted."""
        self.gone = True
        self.home.drop(self)
        self.wake("gone")


class Tables:
    """All tables that this worker has in memory."""

    def __init__(self, store: Store, shelf: Shelf, settings: Settings) -> None:
        self.store = store
        self.shelf = shelf
        self.settings = settings
        self.alone = not store.database.postgres
        self.news_arrive = self.alone
        # Who else wants to know; filled in when the server is put together.
        self.moved: Callable[[Table], None] = _nobody
        self.presence_changed: Callable[[Table], None] = _nobody
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._errands: set[asyncio.Task[Any]] = set()

    def all(self) -> list[Table]:
        return list(self._tables.values())

    def known(self, table_id: str) -> Table | None:
        return self._tables.get(table_id)

    async def get(self, table_id: str) -> Table:
        """The table, read from the store if it is not in memory."""
        self._hear_beside()
        table = self._tables.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        else:
            await table.refresh_if_stale()
        table.used_at = time.monotonic()
        self._tables.move_to_end(table_id)
        return table

    def _hear_beside(self) -> None:
        """On SQLite: forget the tables that a command beside this server removed or put there."""
        beside = self.store.database.beside
        for table_id in beside.news() if beside is not None else ():
            table = self.known(table_id)
            if table is not None:
                table.close()

    async def _load(self, table_id: str) -> Table:
        description = await self.store.load(table_id)
        if description is None:
            raise no_such_table(table_id)
        table = Table(self, description)
        await self.fill(table, description)
        self._tables[table_id] = table
        self._make_room()
        return table

    async def fill(self, table: Table, description: Description) -> None:
        """Bring a table in memory up to what is stored."""
        course = None
        if description.status != "lobby" and description.trouble != "closed":
            try:
                course = await self._read(table, description)
            except Unplayable as reason:
                await self._mark(table, description, reason)
            else:
                if description.trouble is not None:
                    description.trouble = None
                    await self.store.mark(table.id, None)
        votes = await self.store.votes(table.id, description.sequence) if course is not None else []
        if table.course is None and course is not None:
            for talk in course.game.talks(course.state):
                if talk.seconds and talk.opened:
                    opened_at = await self.store.last_note(table.id, "talk_opened", talk.seats)
                    table.talk_until[talk.seats] = opened_at + talk.seconds
        table.take_in(description, course, votes)

    async def _read(self, table: Table, description: Description) -> Course:
        """The game as its stored moves tell it, by the rules it was begun under."""
        trouble = self.shelf.trouble(description.game, description.rules)
        if trouble is not None:
            raise Unplayable(trouble)
        if table.failed_at == (description.rules, description.sequence):
            raise Unplayable("damaged")
        try:
            course = table.course
            if course is None or course.game.rules_version != description.rules:
                course = await self._stored_course(description)
                table.snapshot_at = course.sequence
            if course.sequence < description.sequence:
                course = await self._caught_up(table, course)
        except BROKEN as error:
            # Whatever is wrong with one table concerns no other.
            raise Unplayable("damaged") from error
        return course

    async def _mark(self, table: Table, description: Description, reason: Unplayable) -> None:
        """Remember that a table cannot be played, and why."""
        if reason.trouble == "damaged":
            table.failed_at = (description.rules, description.sequence)
        if description.trouble != reason.trouble:
            description.trouble = reason.trouble
            report(description, reason)
            await self.store.mark(table.id, reason.trouble)

    async def _stored_course(self, description: Description) -> Course:
        game = self.shelf.games[description.game].under(description.rules)
        snapshot = await self.store.newest_snapshot(description.id)
        if snapshot is not None:
            number, packed, data = snapshot
            try:
                state = await asyncio.to_thread(game.load, data)
                numbers = Numbers.unpacked(packed, state.seats)
                if numbers is None:
                    raise BadSnapshot("its numbers do not fit")
                return Course(game, state, number, numbers)
            except BadSnapshot as error:
                note("bad_snapshot", table=description.id, number=number, error=str(error))
        return Course.begun(game, len(description.seats), description.source, description.options)

    async def _caught_up(self, table: Table, course: Course) -> Course:
        entries = await self.store.entries(table.id, course.sequence)
        further = Course(course.game, course.state.clone(), course.sequence, course.numbers.clone())

        def play_on() -> None:
            for entry in entries:
                further.advance(entry)

        if len(entries) > 5:
            await asyncio.to_thread(play_on)
        else:
            play_on()
        table.recent.extend(entries)
        return further

    async def seats_moved(self, guest: str) -> None:
        """A guest got seats that were not taken at their tables: what is in memory reads on."""
        for table_id in await self.store.tables_of(guest):
            table = self.known(table_id)
            if table is not None:
                table.stale = True
                await table.refresh_if_stale()

    def drop(self, table: Table) -> None:
        self._tables.pop(table.id, None)

    def _make_room(self) -> None:
        """Put away the tables that were not used for longest and that nobody watches."""
        excess = len(self._tables) - self.settings.tables_in_memory
        if excess > 0:
            idle = [table for table in self._tables.values() if not table.watched and not table.moving.locked()]
            for table in idle[:excess]:
                if time.monotonic() - table.used_at > 1.0:
                    self.drop(table)

    def background(self, errand: Any) -> None:
        """Run something that nobody waits for."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            note("errand_failed", logging.ERROR, error=repr(task.exception()))

    async def finish_errands(self) -> None:
        while self._errands:
            await asyncio.wait(list(self._errands), timeout=5)


def _nobody(_: Table) -> None:
    """Tell nobody."""


def _sentence(error: Exception) -> str:
    text = str(error)
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")

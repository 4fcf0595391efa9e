"""Who sits where at a table, and what the table is: everything about it but the game itself."""

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from sandtable.kernel.chance import Drawn, Given, Quick, Source, commitment
from sandtable.kernel.game import Value
from sandtable.server.errors import Refusal, Trouble, no_such_seat, not_your_seat
from sandtable.server.identity import new_key

SeatKind = Literal["person", "bot", "closed"]
Status = Literal["lobby", "playing", "over"]
Access = Literal["open", "private"]
Pace = Literal["live", "slow"]
HOST = -1
"""Stands for a host without a seat, where seats agree to something."""


@dataclass
class Seat:
    """One seat. A person's seat is free while nobody holds it."""

    kind: SeatKind
    level: str | None = None
    name: str = ""
    key: str = field(default_factory=new_key)
    resigned: bool = False
    notice_url: str | None = None
    notice_language: str = ""
    nonce: str = ""
    seen_at: float = 0.0
    stand_in_at: float | None = None
    # Who holds it, and since when.
    holders: dict[str, float] = field(default_factory=dict)

    @property
    def free(self) -> bool:
        return self.kind == "person" and not self.holders

    def others(self, guest: str | None) -> dict[str, int] | None:
        """With how many others a holder shares the seat: some came before, some later. Who sat down at the same moment
        is the same person, who has an account since."""
        if guest is None or guest not in self.holders:
            return None
        mine = self.holders[guest]
        return {
            "before": len([since for since in self.holders.values() if since < mine]),
            "after": len([since for since in self.holders.values() if since > mine]),
        }

    def take(self, guest: str, name: str) -> None:
        """A guest sits down. The invitation that was used or shown before becomes void."""
        now = time.time()
        self.holders.setdefault(guest, now)
        self.name = name or self.name
        self.key = new_key()
        self.seen_at, self.stand_in_at = now, None

    def vacate(self) -> None:
        self.holders.clear()
        self.name = ""
        self.notice_url = None
        self.nonce = ""
        self.key = new_key()
        self.stand_in_at = None


@dataclass
class Description:
    """A table without its moves."""

    id: str
    game: str
    rules: int
    title: str
    options: dict[str, Value]
    access: Access
    spectators: bool
    status: Status
    host: str
    seats: list[Seat]
    created_at: float
    updated_at: float
    seed: int | None = None
    secret: bytes | None = None
    nonces: list[str] | None = None
    sequence: int = 0
    waiting_for: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None
    pace: Pace = "live"
    deleted_at: float | None = None
    expired: bool = False
    # Who agrees to delete a game that is being played, and who has to: seats, and HOST for a host without one.
    deletion: dict[str, list[int]] | None = None
    trouble: Trouble | None = None
    # A first game with a coach: the seed is fixed and known, so chance can be foreseen and nothing is promised.
    guided: bool = False

    def holds(self, guest: str | None, seat: int) -> bool:
        return guest is not None and 0 <= seat < len(self.seats) and guest in self.seats[seat].holders

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.holds(guest, seat)]

    def own_seat(self, guest: str | None, wanted: int | None) -> int:
        """The seat for which a guest acts."""
        own = self.seats_of(guest)
        if wanted is not None:
            self.need_seat(wanted)
            if wanted not in own:
                raise not_your_seat(wanted)
            return wanted
        if not own:
            raise Refusal(403, "not_your_seat", "You have no seat at this table.")
        if len(own) > 1:
            raise Refusal(400, "bad_request", "You have several seats at this table; say which one you mean.")
        return own[0]

    def reader(self, guest: str | None, wanted: int | None, watch: bool) -> int | None:
        """The seat whose view a guest gets: the one wanted if it is theirs, the first of theirs, or None to watch."""
        if wanted is not None:
            return self.own_seat(guest, wanted)
        own = self.seats_of(guest)
        if own and not watch:
            return own[0]
        if not own and not self.spectators and guest != self.host:
            raise Refusal(403, "not_allowed", "This table does not admit spectators.")
        return None

    def need_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise no_such_seat(seat)

    def people(self) -> list[int]:
        """Seats that people play now."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def with_notice(self, seats: list[int]) -> list[int]:
        """Those of the seats whose person wants a notice when it is their turn."""
        return [seat for seat in seats if self.seats[seat].kind == "person" and self.seats[seat].notice_url]

    def bots(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "bot"]

    @property
    def source(self) -> Source:
        """Where the chance of a game that has begun comes from."""
        if self.seed is not None and self.guided:
            return Given(self.seed)
        if self.seed is not None:
            return Quick(self.seed)  # it was begun before there were secrets
        assert self.secret is not None
        assert self.nonces is not None
        return Drawn(self.secret, tuple([bytes.fromhex(nonce) for nonce in self.nonces]))

    def data(self, guest: str | None) -> dict[str, Any]:
        """The table as one guest may see it."""
        return {
            "id": self.id,
            "game": self.game,
            "title": self.title,
            "options": self.options,
            "access": self.access,
            "spectators": self.spectators,
            "status": self.status,
            "created_at": written_time(self.created_at),
            "updated_at": written_time(self.updated_at),
            "host": guest == self.host,
            "seats": [self._seat_data(number, guest) for number in range(len(self.seats))],
            "waiting_for": self.waiting_for,
            "result": self.result,
            "trouble": self.trouble,
            "pace": self.pace,
            "deleted_at": None if self.deleted_at is None else written_time(self.deleted_at),
            "deletion": self._deletion(),
            "commitment": None if self.secret is None else commitment(self.secret),
            "guided": self.guided,
            "gone": [],
        }

    def _deletion(self) -> dict[str, list[int]] | None:
        if self.deletion is None:
            return None
        agreed = self.deletion["agreed"]
        return {
            "agreed": [seat for seat in agreed if seat != HOST],
            "waiting_for": [seat for seat in self.deletion["needed"] if seat not in agreed and seat != HOST],
        }

    def _seat_data(self, number: int, guest: str | None) -> dict[str, Any]:
        seat = self.seats[number]
        yours = self.holds(guest, number)
        return {
            "seat": number,
            "kind": seat.kind,
            "level": seat.level,
            "name": seat.name,
            "taken": bool(seat.holders),
            "yours": yours,
            "resigned": seat.resigned,
            "notice": yours and seat.notice_url is not None,
            "nonce": seat.nonce if yours else "",
            "others": seat.others(guest),
            "stand_in_at": None if seat.stand_in_at is None else written_time(seat.stand_in_at),
        }


def written_time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

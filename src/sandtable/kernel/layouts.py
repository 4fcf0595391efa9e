"""The words in which a game says how what is seen of it becomes numbers, for learners.

`games/<game>/views.py` declares the shape of a view; `games/<game>/layout.py` says for each part of it what it can be:
a number, one of some ids, a bag of cards, a seat. From that follow the size and the places of an observation, writing
it and reading it back. Seats are counted from the observer: it comes first, then whoever sits next.

    def layout(seats: int) -> Record:
        return Record(
            {
                "round": Number(5),
                "phase": OneOf(PHASE_IDS),
                "first_player": Anyone(seats),
                "players": PerSeat(seats, Record({"spice": Number(40), "traitors": pile(LEADER_IDS)})),
            }
        )

What is left out (`Left`) is printed on the box, follows from something else, or is only said in words.
"""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.state import State

HERE: Final = 0.5
"""Above it, a flag is set."""

ANSWERS: Final = 8.0
"""Answers that are usual in one form: the order of a seat's own answers is told as a part of it."""

ONE: Final[Any] = float(1)
"""What is compiled would make an object of every 1.0 that it writes; this one is there already, as are the places of an
observation (`places_of`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One part of a view. It fills `size` places."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        """Put the value into `out`, which is all zeros, from place `at` on, as the seat `me` sees it."""
        raise NotImplementedError

    def read(self, data: Any, at: int, me: int) -> Any:
        """The value that `write` put there."""
        raise NotImplementedError

    def plain(self, value: Any) -> Any:
        """The value without what is left out, and with things that have no order in the order of their ids."""
        return value

    def told(self) -> str:
        """What the places mean, for the table in the documentation."""
        raise NotImplementedError


class Left(Field):
    """Not part of an observation; `why` says what it is instead."""

    def __init__(self, why: str) -> None:
        super().__init__(0)
        self.why = why

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        pass

    def told(self) -> str:
        return f"left out: {self.why}"


class Number(Field):
    """A number as a part of the most that is usual. More than that is more than 1. `parts`: of halves there are two."""

    def __init__(self, most: int, parts: int = 1) -> None:
        super().__init__(1)
        self.most = most
        self.parts = parts
        self.scale = 1.0 / most

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        if value:
            out[at] = value * self.scale

    def read(self, data: Any, at: int, me: int) -> Any:
        found = round(float(data[at]) * self.most * self.parts)
        return found if self.parts == 1 else found / self.parts

    def told(self) -> str:
        return f"number / {self.most}"


class Flag(Field):
    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        if value:
            out[at] = 1.0

    def read(self, data: Any, at: int, me: int) -> Any:
        return bool(data[at] > HERE)

    def told(self) -> str:
        return "yes or no"


class OneOf(Field):
    """One of some ids: a place for each. None: all are 0."""

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(len(ids))
        self.ids = tuple(ids)
        self.places = _places(ids)

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        if value is not None:
            out[at + self.places[value]] = 1.0

    def read(self, data: Any, at: int, me: int) -> Any:
        for place, ident in enumerate(self.ids):
            if data[at + place] > HERE:
                return ident
        return None

    def told(self) -> str:
        return f"one of {_listed(self.ids)}, or none"


class Anyone(Field):
    """A seat, or with Rivals a player: a place for each, counted from the observer. None: all are 0."""

    def __init__(self, seats: int, players: int = 0) -> None:
        super().__init__(players or seats)
        self.seats = seats

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        if value is not None:
            out[at + turned(value, me, self.seats)] = 1.0

    def read(self, data: Any, at: int, me: int) -> Any:
        for place in range(self.size):
            if data[at + place] > HERE:
                return turned_back(place, me, self.seats)
        return None

    def told(self) -> str:
        return "a seat from the observer on, or none"


class Several(Field):
    """Some of the seats, in no order: a flag for each, counted from the observer."""

    def __init__(self, seats: int, players: int = 0) -> None:
        super().__init__(players or seats)
        self.seats = seats

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for seat in value:
            out[at + turned(seat, me, self.seats)] = 1.0

    def read(self, data: Any, at: int, me: int) -> Any:
        found = [turned_back(place, me, self.seats) for place in range(self.size) if data[at + place] > HERE]
        return sorted(found)

    def plain(self, value: Any) -> Any:
        return sorted(value)

    def told(self) -> str:
        return "a flag for each seat from the observer on"


class Bag(Field):
    """Things of which there may be several, in no order: how many of each id."""

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(len(ids))
        self.ids = tuple(ids)
        self.places = _places(ids)

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for ident in value:
            out[at + self.places[ident]] += 1.0

    def read(self, data: Any, at: int, me: int) -> Any:
        return [ident for place, ident in enumerate(self.ids) for _ in range(round(float(data[at + place])))]

    def plain(self, value: Any) -> Any:
        return sorted(value, key=self.places.__getitem__)

    def told(self) -> str:
        return f"how many of each of {_listed(self.ids)}"


class Heap(Field):
    """A pile whose top, the last, is seen: how many of each id, then which is on top."""

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(2 * len(ids))
        self.bag = Bag(ids)
        self.top = OneOf(ids)

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        if value:
            self.bag.write(value, out, at, me)
            self.top.write(value[-1], out, at + self.bag.size, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        found = self.bag.read(data, at, me)
        if found:
            top = self.top.read(data, at + self.bag.size, me)
            found.remove(top)
            found.append(top)
        return found

    def plain(self, value: Any) -> Any:
        return [*self.bag.plain(value[:-1]), *value[-1:]]

    def told(self) -> str:
        return f"how many of each of {_listed(self.bag.ids)}, then which is on top"


class Order(Field):
    """Different things in an order: of each id its place from 1 on, as a part of the most there are."""

    def __init__(self, ids: Sequence[str], most: int) -> None:
        super().__init__(len(ids))
        self.ids = tuple(ids)
        self.places = _places(ids)
        self.most = most

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for rank, ident in enumerate(value):
            out[at + self.places[ident]] = (rank + 1) / self.most

    def read(self, data: Any, at: int, me: int) -> Any:
        found = [(float(data[at + place]), ident) for place, ident in enumerate(self.ids) if data[at + place] > 0]
        return [ident for _, ident in sorted(found)]

    def told(self) -> str:
        return f"the place in the order of each of {_listed(self.ids)}, / {self.most}"


class SeatOrder(Field):
    """Different seats in an order: the place of each seat, counted from the observer, as a part of all seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for rank, seat in enumerate(value):
            out[at + turned(seat, me, self.size)] = (rank + 1) / self.size

    def read(self, data: Any, at: int, me: int) -> Any:
        ranks = [(float(data[at + place]), turned_back(place, me, self.size)) for place in range(self.size)]
        return [seat for rank, seat in sorted(ranks) if rank > 0]

    def told(self) -> str:
        return f"the place in the order of each seat from the observer on, / {self.size}"


class Optional(Field):
    """Something that is there at times: a flag, then what it is."""

    def __init__(self, of: Field) -> None:
        super().__init__(1 + of.size)
        self.of = of

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        if value is not None:
            out[at] = 1.0
            self.of.write(value, out, at + 1, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        return self.of.read(data, at + 1, me) if data[at] > HERE else None

    def plain(self, value: Any) -> Any:
        return None if value is None else self.of.plain(value)

    def told(self) -> str:
        return f"whether it is there, then {self.of.told()}"


class Maybe(Field):
    """A field of a record that may be missing, which is something else than None. `flagged`: a flag, then what it is;
    where it has none, what is there must have a number."""

    def __init__(self, of: Field, flagged: bool = True) -> None:
        self.flag = 1 if flagged else 0
        super().__init__(self.flag + of.size)
        self.of = of

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        if self.flag:
            out[at] = 1.0
        self.of.write(value, out, at + self.flag, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        return self.of.read(data, at + self.flag, me)

    def plain(self, value: Any) -> Any:
        return self.of.plain(value)

    def told(self) -> str:
        return f"whether it is there, then {self.of.told()}" if self.flag else self.of.told()


class Either(Field):
    """A number, or one of some ids: a flag for a number, the number, then a place for each id."""

    def __init__(self, number: Number, ids: OneOf) -> None:
        super().__init__(2 + ids.size)
        self.number = number
        self.ids = ids

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        if isinstance(value, str):
            self.ids.write(value, out, at + 2, me)
        else:
            out[at] = 1.0
            self.number.write(value, out, at + 1, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        if data[at] > HERE:
            return self.number.read(data, at + 1, me)
        return self.ids.read(data, at + 2, me)

    def told(self) -> str:
        return f"whether it is a number, {self.number.told()}, {self.ids.told()}"


class Fixed(Field):
    """A list of a fixed length."""

    def __init__(self, count: int, of: Field) -> None:
        super().__init__(count * of.size)
        self.count = count
        self.of = of

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for place, one in enumerate(value):
            self.of.write(one, out, at + place * self.of.size, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        return [self.of.read(data, at + place * self.of.size, me) for place in range(self.count)]

    def plain(self, value: Any) -> Any:
        if len(value) != self.count:
            raise SandtableError(f"expected a list of {self.count}, found {value!r}")
        return [self.of.plain(one) for one in value]

    def told(self) -> str:
        return f"{self.count} x ({self.of.told()})"


class Upto(Field):
    """A list of at most so many, each with a flag that it is there; what goes beyond is not seen."""

    def __init__(self, most: int, of: Field) -> None:
        super().__init__(most * (1 + of.size))
        self.most = most
        self.of = of

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for one in value[: self.most]:
            out[at] = 1.0
            self.of.write(one, out, at + 1, me)
            at += 1 + self.of.size

    def read(self, data: Any, at: int, me: int) -> Any:
        width = 1 + self.of.size
        starts = [at + place * width for place in range(self.most)]
        return [self.of.read(data, start + 1, me) for start in starts if data[start] > HERE]

    def plain(self, value: Any) -> Any:
        return [self.of.plain(one) for one in value[: self.most]]

    def told(self) -> str:
        return f"up to {self.most} x (whether it is there, {self.of.told()})"


class Record(Field):
    """Named parts, one after the other."""

    def __init__(self, fields: dict[str, Field]) -> None:
        super().__init__(sum([field.size for field in fields.values()]))
        self.fields = fields
        self.starts: dict[str, int] = {}
        self.written: list[tuple[str, int, Field, bool]] = []
        start = 0
        for name, field in fields.items():
            self.starts[name] = start
            if field.size:
                self.written.append((name, start, field, isinstance(field, Maybe)))
            start += field.size

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for name, start, field, maybe in self.written:
            if not maybe or name in value:
                field.write(value[name], out, at + start, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        found: dict[str, Any] = {}
        for name, start, field, maybe in self.written:
            if not maybe or _any(data, at + start, field.size):
                found[name] = field.read(data, at + start, me)
        return found

    def plain(self, value: Any) -> Any:
        for name in value:
            if name not in self.fields:
                raise SandtableError(f"the layout says nothing of {name!r}")
        found: dict[str, Any] = {}
        for name, _, field, maybe in self.written:
            if not maybe or name in value:
                found[name] = field.plain(value[name])
        return found

    def told(self) -> str:
        return ", ".join([f"{name}: {field.told()}" for name, field in self.fields.items() if field.size])


class PerSeat(Field):
    """A record of each seat, the observer's first; Rivals, who have no seat, come after all."""

    def __init__(self, seats: int, of: Record, players: int = 0, key: str = "seat") -> None:
        self.players = players or seats
        super().__init__(self.players * of.size)
        self.seats = seats
        self.of = of
        self.key = key

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for one in value:
            self.of.write(one, out, at + turned(one[self.key], me, self.seats) * self.of.size, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        found: list[Any] = []
        for seat in range(self.players):
            one = self.of.read(data, at + turned(seat, me, self.seats) * self.of.size, me)
            found.append({self.key: seat, **one})
        return found

    def plain(self, value: Any) -> Any:
        return [{self.key: one[self.key], **self.of.plain(one)} for one in value]

    def told(self) -> str:
        return f"{self.players} x, from the observer on ({self.of.told()})"


class SomeSeats(Field):
    """Records of some of the seats: a seat that has none has zeros, so one that is there must have a number."""

    def __init__(self, seats: int, of: Record, key: str = "seat") -> None:
        super().__init__(seats * of.size)
        self.seats = seats
        self.of = of
        self.key = key

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for one in value:
            self.of.write(one, out, at + turned(one[self.key], me, self.seats) * self.of.size, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        found: list[Any] = []
        for seat in range(self.seats):
            start = at + turned(seat, me, self.seats) * self.of.size
            if _any(data, start, self.of.size):
                found.append({self.key: seat, **self.of.read(data, start, me)})
        return found

    def plain(self, value: Any) -> Any:
        return [{self.key: one[self.key], **self.of.plain(one)} for one in value]

    def told(self) -> str:
        return f"{self.seats} x, from the observer on ({self.of.told()})"


class Keyed(Field):
    """Records that are found by an id, for those ids that have one. `flagged`: each has a flag that it is there; where
    it has none, a record that is there must have a number."""

    def __init__(self, ids: Sequence[str], key: str, of: Record, flagged: bool = True) -> None:
        self.width = of.size + 1 if flagged else of.size
        super().__init__(len(ids) * self.width)
        self.ids = tuple(ids)
        self.places = _places(ids)
        self.key = key
        self.of = of
        self.flagged = flagged

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for one in value:
            start = at + self.places[one[self.key]] * self.width
            if self.flagged:
                out[start] = 1.0
                start += 1
            self.of.write(one, out, start, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        found: list[Any] = []
        for place, ident in enumerate(self.ids):
            start = at + place * self.width
            if _any(data, start, self.width):
                found.append({self.key: ident, **self.of.read(data, start + 1 if self.flagged else start, me)})
        return found

    def plain(self, value: Any) -> Any:
        found = [{self.key: one[self.key], **self.of.plain(one)} for one in value]
        return sorted(found, key=lambda one: self.places[one[self.key]])

    def told(self) -> str:
        flag = "whether it is there, " if self.flagged else ""
        return f"for each of {_listed(self.ids)} ({flag}{self.of.told()})"


class Map(Field):
    """A value of each id. `sparse`: ids may be missing, then their places are all 0; one that is there is not 0."""

    def __init__(self, ids: Sequence[str], of: Field, sparse: bool = False) -> None:
        super().__init__(len(ids) * of.size)
        self.ids = tuple(ids)
        self.places = _places(ids)
        self.of = of
        self.sparse = sparse

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for ident, one in value.items():
            self.of.write(one, out, at + self.places[ident] * self.of.size, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        found: dict[str, Any] = {}
        for place, ident in enumerate(self.ids):
            start = at + place * self.of.size
            if not self.sparse or _any(data, start, self.of.size):
                found[ident] = self.of.read(data, start, me)
        return found

    def plain(self, value: Any) -> Any:
        return {ident: self.of.plain(one) for ident, one in value.items()}

    def told(self) -> str:
        return f"for each of {_listed(self.ids)} ({self.of.told()})"


class BySeat(Field):
    """A value of each seat, the observer's first. A list that is empty is one of nothing."""

    def __init__(self, seats: int, of: Field) -> None:
        super().__init__(seats * of.size)
        self.seats = seats
        self.of = of

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for seat, one in enumerate(value):
            self.of.write(one, out, at + turned(seat, me, self.seats) * self.of.size, me)

    def read(self, data: Any, at: int, me: int) -> Any:
        return [self.of.read(data, at + turned(seat, me, self.seats) * self.of.size, me) for seat in range(self.seats)]

    def plain(self, value: Any) -> Any:
        return [self.of.plain(one) for one in value] or [None] * self.seats

    def told(self) -> str:
        return f"{self.seats} x, from the observer on ({self.of.told()})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick:
    """Writes what a seat sees without building its view first. `observed.py` of a game, which is written from its view
    and its layout (`tools/write_observers.py`), has one."""

    def write(self, state: State, seat: int, numbers: Any) -> None:
        """Put what the seat sees into these numbers, which are all zeros."""
        raise NotImplementedError


class Asked:
    """The places of what a seat is asked, of its own answers so far and of its options, after those of the view."""

    def __init__(self, prompts: Sequence[str], actions: int, start: int) -> None:
        self.prompts = _places(prompts)
        self.prompt = start
        self.answers = start + len(prompts)
        self.latest = self.answers + actions
        self.options = self.latest + actions
        self.end = self.options + actions

    def write(self, state: State, seat: int, numbers: Any) -> None:
        """Put all of it into these numbers, which are all zeros."""
        options = state.options(seat)
        if options:
            prompt = state.prompt(seat)
            assert prompt is not None
            numbers[self.prompt + self.prompts[prompt.message]] = 1.0
            for option in options:
                numbers[self.options + option.index] = 1.0
        ask = state.form_of(seat)
        if ask is not None:
            for place, option in enumerate(ask.answers):
                numbers[self.answers + option.index] += 1.0
                numbers[self.latest + option.index] = (place + 1) / ANSWERS


def field_at(field: Any, path: str) -> Field:
    """A part of a layout: by names of fields, `*` for what a field holds several of, `@name` for a part of its own."""
    for step in path.split("/"):
        if step == "*":
            field = field.of
        elif step.startswith("@"):
            field = getattr(field, step[1:])
        else:
            field = field.fields[step]
    assert isinstance(field, Field)
    return field


def places_of(record: Record) -> tuple[Any, ...]:
    """The number of each place, as an object: see `ONE`."""
    return tuple(range(record.size))


def places_at(record: Record, path: str) -> dict[str, int]:
    """The place of each id of a field."""
    field: Any = field_at(record, path)
    found: dict[str, int] = field.places
    return found


def table_at(record: Record, path: str, ids: Sequence[str | None]) -> tuple[int, ...]:
    """The place that each of these ids has in a field; -1: none."""
    places = places_at(record, path)
    return tuple([-1 if ident is None else places.get(ident, -1) for ident in ids])


def pile(ids: Sequence[str]) -> Record:
    """Cards that lie together, as far as the reader knows them."""
    return Record({"count": Number(10), "known": Bag(ids)})


def result(seats: int) -> Optional:
    """How a game ended."""
    reason = Left("the message that says why")
    return Optional(Record({"winners": Several(seats), "scores": BySeat(seats, Number(10)), "reason": reason}))


def turned(seat: int, me: int, seats: int) -> int:
    """The place of a seat counted from the observer."""
    return (seat - me) % seats if seat < seats else seat


def turned_back(place: int, me: int, seats: int) -> int:
    return (place + me) % seats if place < seats else place


def _places(ids: Sequence[str]) -> dict[str, int]:
    found = {ident: place for place, ident in enumerate(ids)}
    if len(found) != len(ids):
        raise SandtableError(f"an id stands twice in a layout: {ids}")
    return found


def _listed(ids: Sequence[str]) -> str:
    if len(ids) <= 8:
        return ", ".join(ids)
    return f"{len(ids)} ids ({ids[0]} … {ids[-1]})"


def _any(data: Any, at: int, size: int) -> bool:
    return any([data[place] != 0 for place in range(at, at + size)])

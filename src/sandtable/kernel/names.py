"""Names for numbers: rules count in small ints, snapshots speak names, so that a table which grows costs nobody a game.

A kind of thing (cells, leaders, cards) is a `Names`: its ids in the order in which the rules number them. -1 is always
"none", in a snapshot null.
"""

from collections.abc import Sequence
from typing import Any, Final

from sandtable.kernel.errors import BadSnapshot, SandtableError

NONE: Final = -1


class Names:
    """The things of one kind: number n has the id `ids[n]`."""

    def __init__(self, kind: str, ids: Sequence[str], type: object = None, also: dict[int, str] | None = None) -> None:
        """`type`: the NewType of these numbers, where a game has one. `also`: numbers beyond, such as from 1000 on."""
        self.kind = kind
        self.ids: tuple[str, ...] = tuple(ids)
        self.size = len(self.ids)
        self.type = type
        self.also: dict[int, str] = also or {}
        self.numbers: dict[str, int] = {ident: number for number, ident in enumerate(self.ids)}
        self.numbers.update({ident: number for number, ident in self.also.items()})
        if len(self.numbers) != self.size + len(self.also):
            raise SandtableError(f"two things are called the same among the {kind} names")

    def name(self, number: int) -> str | None:
        """The id of a number; None for "none"."""
        if number == NONE:
            return None
        if 0 <= number < self.size:
            return self.ids[number]
        if number not in self.also:
            raise SandtableError(f"there is no {self.kind} number {number}")
        return self.also[number]

    def number(self, name: object) -> int:
        """The number of an id; an unknown one is refused."""
        if name is None:
            return NONE
        if not isinstance(name, str) or name not in self.numbers:
            raise BadSnapshot(f"there is no {self.kind} called {name!r}")
        return self.numbers[name]

    def names_in(self, bits: int) -> list[str]:
        """The ids of a set, a bit each."""
        if bits < 0 or bits >> self.size:
            raise SandtableError(f"{bits} is no set of {self.kind} names")
        return [ident for number, ident in enumerate(self.ids) if bits >> number & 1]

    def bits(self, names: object) -> int:
        """The set of some ids, a bit each."""
        found = 0
        for name in listed(names):
            bit = 1 << self.place(name)
            if found & bit:
                raise BadSnapshot(f"{self.kind} {name!r} stands twice")
            found |= bit
        return found

    def place(self, name: object) -> int:
        """The number of a thing that must be there."""
        number = self.number(name)
        if number == NONE:
            raise BadSnapshot(f"a {self.kind} is missing")
        return number

    def gather(self, values: Sequence[Any], start: object) -> dict[str, Any]:
        """A value of each thing, by id; those that are still as at the start are left out."""
        return {ident: value for ident, value in zip(self.ids, values) if value != start}

    def spread(self, data: object, start: object) -> list[Any]:
        """The value of each thing in the order of their numbers, from what `gather` wrote."""
        if not isinstance(data, dict):
            raise BadSnapshot(f"expected a value for each {self.kind}, found {data!r}")
        for name in data:
            self.place(name)
        return [data.get(ident, start) for ident in self.ids]


class NameSet:
    """Sets of the things of one kind, a bit each: for arguments of steps."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def name(self, bits: int) -> list[str]:
        return self.names.names_in(bits)

    def number(self, names: object) -> int:
        return self.names.bits(names)


def numbered(ids: Sequence[str]) -> tuple[str, ...]:
    """Names for copies of the same thing: the second shield is "shield 2"."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for ident in ids:
        seen[ident] = seen.get(ident, 0) + 1
        found.append(ident if seen[ident] == 1 else f"{ident} {seen[ident]}")
    return tuple(found)


# What a snapshot may hold besides names. A wrong type is refused here, before the rules meet it.


def whole(data: object) -> int:
    """A whole number."""
    if type(data) is not int:
        raise BadSnapshot(f"expected a whole number, found {data!r}")
    return data


def truth(data: object) -> bool:
    if not isinstance(data, bool):
        raise BadSnapshot(f"expected true or false, found {data!r}")
    return data


def text(data: object) -> str:
    if not isinstance(data, str):
        raise BadSnapshot(f"expected a text, found {data!r}")
    return data


def listed(data: object) -> list[Any]:
    if not isinstance(data, list):
        raise BadSnapshot(f"expected a list, found {data!r}")
    return data


def exactly(data: object, count: int) -> list[Any]:
    """A list of so many."""
    if not isinstance(data, list) or len(data) != count:
        raise BadSnapshot(f"expected a list of {count}, found {data!r}")
    return data


def fields(data: object, names: Sequence[str]) -> dict[str, Any]:
    """The fields of a table or of one of its parts: all of them, and no others."""
    if not isinstance(data, dict):
        raise BadSnapshot(f"expected fields by name, found {data!r}")
    for name in names:
        if name not in data:
            raise BadSnapshot(f"the field {name!r} is missing")
    for name in data:
        if name not in names:
            raise BadSnapshot(f"there is no field {name!r}")
    return data

"""The law of fields: nothing that lies on a table is forgotten when it is copied, stored or compared."""

import json
from collections.abc import Callable
from random import Random
from types import MemberDescriptorType
from typing import Any

from sandtable.kernel.cards import Cards
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.state import State

NOT_STORED = {
    *("game", "seats", "telling", "to_act", "_questions", "_words"),
    *("_beside_of", "_beside_ask", "_beside_question"),
}
"""What the kernel keeps with a state though it follows from the rest, or is no part of the game."""

LONG = ("_log", "_moves")
"""What grows with a game: without it the rest of a dump is short."""

PLAIN = (bool, int, str, type(None))


def attributes(thing: object) -> dict[str, Any]:
    """All that an object keeps, whether its class is compiled or not."""
    kept = getattr(type(thing), "__mypyc_attrs__", None)  # a compiled class says it itself
    if kept is None:
        slots = [vars(kind).items() for kind in type(thing).__mro__]
        kept = [name for items in slots for name, slot in items if isinstance(slot, MemberDescriptorType)]
    found = {name: getattr(thing, name) for name in kept if not name.startswith("__")}
    return {**found, **getattr(thing, "__dict__", {})}


def table_of(g: State) -> dict[str, Any]:
    """What the game itself keeps."""
    kernel = attributes(State(g.game, g.seats, None))
    return {name: value for name, value in attributes(g).items() if name not in kernel}


def declared(g: State, choices: Random) -> None:
    """A snapshot tells all that is on the table, every change shows in it, and a copy shares nothing that changes."""
    stored = g.game.blank(g.seats)
    stored.unpack(plain(g))
    copy = g.clone()
    for name, value in table_of(g).items():
        assert alike(getattr(stored, name), value), f"{name} is forgotten in a snapshot"
        assert alike(getattr(copy, name), value), f"{name} is forgotten in a copy"
        together = shared(value, getattr(copy, name), name)
        assert not together, f"a copy shares {together}"
    assert stored.differing(g) == []
    assert copy.differing(g) == []
    table = table_of(g)
    before = g.pack()
    for name in before:
        if name in table:
            changes_show(g, before, name, choices)
    kernel_changes_show(g)


def plain(g: State) -> Any:
    return json.loads(json.dumps(g.pack()))


def changes_show(g: State, before: dict[str, Any], name: str, choices: Random) -> None:
    """Whatever is changed in a field shows there in a snapshot, and nowhere else."""
    value = getattr(g, name)
    if isinstance(value, (*PLAIN, list, tuple, dict)):
        tried = [(name, setter(name, changed)) for changed in changed_values(value, choices)]
    elif isinstance(value, Cards):
        tried = [(name, lambda other: rearrange(getattr(other, name)))]
    else:
        tried = [
            (f"{name}.{inner}", inner_setter(name, inner, changed))
            for inner in attributes(value)
            if isinstance(value.pack(), list) or inner in value.pack()
            for changed in changed_values(getattr(value, inner), choices)
        ]
    for what, change in tried:
        other = g.clone()
        change(other)
        try:
            after = other.pack()
        except SandtableError:
            continue  # there is no thing of that number
        differing = [field for field, packed in after.items() if packed != before[field]]
        assert differing == [name], f"{what} was changed, and the snapshot differs in {differing}"
        assert json.dumps(after[name]) != json.dumps(before[name]), f"{what} was changed and reads the same"


def setter(name: str, value: Any) -> Callable[[State], None]:
    return lambda g: setattr(g, name, value)


def inner_setter(name: str, inner: str, value: Any) -> Callable[[State], None]:
    return lambda g: setattr(getattr(g, name), inner, value)


def rearrange(cards: Cards) -> None:
    """Let the last card that lies anywhere lie somewhere else."""
    source = max([zone for zone, pile in enumerate(cards.zones) if pile], default=0)
    if cards.zones[source]:
        *rest, card = cards.zones[source]
        cards.zones[source] = rest
        cards.zones[source - 1] = [*cards.zones[source - 1], card]
        cards.doubts = []
    else:
        cards.zones[0] = [0]


def changed_values(value: Any, choices: Random) -> list[Any]:
    """Other values of the same type, none of them sharing anything with the first."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [number for number in (value + 1, value - 1, 0, 1) if number != value]
    if isinstance(value, str):
        return [value + "s"]
    if isinstance(value, (list, tuple)) and value:
        place = choices.randrange(len(value))
        kind = type(value)
        return [
            kind([*value[:place], changed, *value[place + 1 :]]) for changed in changed_values(value[place], choices)
        ]
    return []


def alike(one: Any, other: Any) -> bool:
    """Whether two values are the same, looking into parts that have no comparison of their own."""
    if isinstance(one, Cards):
        return bool(one.zones == other.zones and one.possible() == other.possible() and one.faces == other.faces)
    if isinstance(one, (list, tuple)):
        return type(one) is type(other) and len(one) == len(other) and all(alike(*pair) for pair in zip(one, other))
    if isinstance(one, (*PLAIN, dict)):
        return type(one) is type(other) and bool(one == other)
    mine, yours = attributes(one), attributes(other)
    return mine.keys() == yours.keys() and all(alike(mine[name], yours[name]) for name in mine)


def shared(one: Any, other: Any, path: str) -> str:
    """Where two values hold the same thing that can change; nothing if they do not."""
    if isinstance(one, Cards):
        return path if one is other or one.zones is other.zones else ""  # piles are replaced, never changed
    if isinstance(one, PLAIN):
        return ""
    if one is other and not isinstance(one, tuple):
        return path
    if isinstance(one, (list, tuple)):
        pairs = [(f"{path}[{place}]", *pair) for place, pair in enumerate(zip(one, other))]
    elif isinstance(one, dict):
        pairs = [(f"{path}[{key!r}]", value, other[key]) for key, value in one.items()]
    else:
        pairs = [(f"{path}.{name}", value, getattr(other, name)) for name, value in attributes(one).items()]
    return next((found for where, mine, yours in pairs if (found := shared(mine, yours, where))), "")


def kernel_changes_show(g: State) -> None:
    """What the kernel itself keeps is in the dump: a state loses it one by one, and each time the dump differs."""
    rest = g.clone()
    before = rest.dump()
    for name in sorted(attributes(State(g.game, g.seats, None)), key=LONG.__contains__, reverse=True):
        value = getattr(rest, name)
        less = emptied(value)
        if name not in NOT_STORED and value != less:
            setattr(rest, name, less)
            after = rest.dump()
            assert after != before, f"{name} is not in the dump"
            before = after


def emptied(value: Any) -> Any:
    """Something of the same type that says less."""
    if isinstance(value, (bool, int)):
        return type(value)(not value)
    if isinstance(value, list):
        return [None] * len(value) if None in value else []
    return type(value)() if isinstance(value, (tuple, bytes)) else None

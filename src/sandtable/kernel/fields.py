"""The words in which a game declares every field of its table, once.

`games/<game>/fields.py` says what lies on the table; `make generated` writes `generated.py` beside it: classes with an
empty table, a copy, a snapshot, its reading and a comparison, all following from the one declaration. `state.py` builds
the game's `Table` on them.

    TABLE: Final = Table(
        round=number(1),
        storm=named(CELL),
        passing=per_seat(flag()),
        forces=per_seat(settled(each(CELL, number()))),
        battle=optional(BATTLE),
        market_cards=cards(MARKET),
    )

Names (`CELL`, `BATTLE`, `MARKET`) are constants of the same module.
"""

from collections.abc import Callable
from typing import Any, Final

from sandtable.kernel.cards import Cards, empty_zones
from sandtable.kernel.errors import BadSnapshot, SandtableError
from sandtable.kernel.names import Names, fields, listed

SEATS: Final = "seats"


class Value:
    """How one value is kept."""


class Plain(Value):
    """A number, a flag or a word."""

    def __init__(self, start: int | bool | str, type: object) -> None:
        self.start = start
        self.type = type


class Named(Value):
    """A thing by its number; in a snapshot by its id."""

    def __init__(self, names: Names, start: int) -> None:
        self.names = names
        self.start = start


class Bits(Value):
    """A set of things, a bit each; in a snapshot their ids."""

    def __init__(self, names: Names, start: int) -> None:
        self.names = names
        self.start = start


class Several(Value):
    """A list: of any length, of a fixed one, or of one that the table has a word for (seats, players)."""

    def __init__(self, of: Value, count: int | str | None) -> None:
        self.of = of
        self.count = count


class Row(Value):
    """A tuple, each place with a meaning of its own. It never changes, so copies share it."""

    def __init__(self, places: tuple[Value, ...]) -> None:
        self.places = places


class Each(Value):
    """A list with a value of each thing of a kind; in a snapshot by their ids."""

    def __init__(self, names: Names, of: Value) -> None:
        self.names = names
        self.of = of


class Settled(Value):
    """A list that seldom changes, kept as a tuple: copies share it, and a rule that changes it puts another in its
    place (`kernel/rows.py`)."""

    def __init__(self, of: Several | Each) -> None:
        self.of = of


class Grid(Value):
    """A value of each thing for each seat or player, one row after the other in one list; in a snapshot by ids."""

    def __init__(self, rows: str, names: Names, of: Value) -> None:
        self.rows = rows
        self.names = names
        self.of = of


class Family(Value):
    """Cards of one back. `groups` says how often the deck's zones of a player are repeated."""

    def __init__(self, deck: "Deck", groups: str) -> None:
        self.deck = deck
        self.groups = groups


class Follows(Value):
    """What follows from the number of seats and is kept at hand; a snapshot does not need it."""

    def __init__(self, function: Callable[[int], Any]) -> None:
        self.function = function


class Part:
    """A class of its own: what belongs to one turn, one battle, one player.

    `given` names the fields that its constructor takes. `own` is the module of the class itself, where it has methods:
    then only its base `<name>Fields` is written, and its constructor takes the number of seats if `sized`.
    """

    def __init__(
        self, name: str, about: str, given: tuple[str, ...] = (), own: str = "", sized: bool = False, **fields: Value
    ) -> None:
        for field in given:
            if field not in fields:
                raise SandtableError(f"{name} has no field {field!r}")
        self.name = name
        self.about = about
        self.given = given
        self.own = own
        self.sized = sized
        self.fields = fields


class Table(Part):
    """Everything on the table."""

    def __init__(self, **fields: Value) -> None:
        super().__init__("Table", "Everything on the table.", (), "", True, **fields)


class Held(Value):
    """A part of the table: always there, there at times, or there from the beginning if a function makes it."""

    def __init__(
        self, part: Part, optional: bool, begins: tuple[int | bool, ...], made_by: Callable[[int], Any] | None
    ) -> None:
        self.part = part
        self.optional = optional
        self.begins = begins
        self.made_by = made_by


def number(start: int = 0, type: object = None) -> Plain:
    """A whole number; `type`: its NewType, where the game has one."""
    return Plain(start, type)


def flag(start: bool = False) -> Plain:
    return Plain(start, None)


def word(start: str = "") -> Plain:
    return Plain(start, None)


def named(names: Names, start: str | None = None) -> Named:
    """One thing of a kind, or none; `start` by its id."""
    return Named(names, names.number(start))


def bits(names: Names, *start: str) -> Bits:
    """Any of the things of a kind, a bit each."""
    return Bits(names, names.bits(list(start)))


def some(of: Value) -> Several:
    """A list that grows and shrinks; empty at the start."""
    return Several(of, None)


def several(count: int, of: Value) -> Several:
    """A list of a fixed length."""
    return Several(of, count)


def per_seat(of: Value) -> Several:
    return Several(of, SEATS)


def per(count: str, of: Value) -> Several:
    """As many as another field says, which is declared with `follows`: players, where there may be more than seats."""
    return Several(of, count)


def row(*places: Value) -> Row:
    return Row(places)


def each(names: Names, of: Value) -> Each:
    """A value for each thing of a kind."""
    return Each(names, of)


def settled(of: Several | Each) -> Settled:
    """A list that is copied as a whole whenever it changes, since that is seldom, and not when the table is copied."""
    return Settled(of)


def grid(rows: str, names: Names, of: Value) -> Grid:
    """A value for each thing of a kind for each seat or player, in one list: `values[row * width + thing]`."""
    return Grid(rows, names, of)


def cards(deck: "Deck", groups: str = SEATS) -> Family:
    return Family(deck, groups)


def follows(function: Callable[[int], Any]) -> Follows:
    """What a function of this module makes of the number of seats."""
    return Follows(function)


def part(part: Part, *begins: int | bool) -> Held:
    """A part that is always there; `begins`: what its constructor is given at the start."""
    return Held(part, False, begins, None)


def optional(part: Part, made_by: Callable[[int], Any] | None = None) -> Held:
    """A part that is there at times: not at the start, unless the function makes one for that many seats."""
    return Held(part, True, (), made_by)


class Deck:
    """All cards of one back as snapshots name them: which card is which, and what the zones are called.

    First come the `shared` zones, then those `each` player has, one player after the other, then those `after`.
    """

    def __init__(
        self,
        cards: Names,
        faces: tuple[int, ...],
        shared: tuple[str, ...],
        each: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
    ) -> None:
        if len(faces) != cards.size:
            raise SandtableError(f"{cards.kind}: {cards.size} names for {len(faces)} cards")
        self.cards = cards
        self.faces = faces
        self.shared = shared
        self.each = each
        self.after = after
        self._zones: dict[int, Names] = {}

    def empty(self, groups: int, seats: int) -> Cards:
        """Empty zones for that many players."""
        return empty_zones(self.faces, self.zones(groups).size, seats)

    def zones(self, groups: int) -> Names:
        found = self._zones.get(groups)
        if found is None:
            own = [f"{zone} {holder}" for holder in range(groups) for zone in self.each]
            found = Names(f"zone of a {self.cards.kind}", [*self.shared, *own, *self.after])
            self._zones[groups] = found
        return found

    def pack(self, cards: Cards) -> dict[str, Any]:
        """Where the cards lie, in order, and who cannot tell: by the names of cards and zones."""
        zones = self._zones_of(cards)
        piles = {ident: [self.cards.ids[card] for card in pile] for ident, pile in zip(zones.ids, cards.zones) if pile}
        doubts = [
            [[observer for observer in range(cards.observers) if who >> observer & 1], zones.names_in(homes),
             self.cards.names_in(mask)]
            for who, homes, mask in cards.shared_doubts()
        ]  # fmt: skip
        return {"zones": piles, "doubts": doubts}

    def unpack(self, cards: Cards, data: object) -> None:
        """Lay the cards as `pack` described them."""
        zones = self._zones_of(cards)
        packed = fields(data, ("zones", "doubts"))
        piles = [[self.cards.place(name) for name in listed(pile)] for pile in zones.spread(packed["zones"], [])]
        doubts: list[tuple[int, int, int]] = []
        for entry in listed(packed["doubts"]):
            observers, homes, doubted = entry
            who = 0
            for observer in listed(observers):
                if type(observer) is not int or not 0 <= observer < cards.observers:
                    raise BadSnapshot(f"there is no observer {observer!r}")
                who |= 1 << observer
            doubts.append((who, zones.bits(homes), self.cards.bits(doubted)))
        cards.restore(piles, doubts)

    def _zones_of(self, cards: Cards) -> Names:
        fixed = len(self.shared) + len(self.after)
        return self.zones((len(cards.zones) - fixed) // len(self.each) if self.each else 0)

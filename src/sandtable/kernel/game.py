"""The catalogue card of a game: what it is, how to begin, and how its states are stored and read."""

import json
from importlib import import_module
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sandtable.kernel import records
from sandtable.kernel.chance import MOST_SEED, SECRET_BYTES, Drawn, Given, Quick, Source, fits, source_of
from sandtable.kernel.errors import BadRecord, BadSetup, BadSnapshot, IllegalOption, OldRules, SandtableError
from sandtable.kernel.notation import Notation
from sandtable.kernel.room import Value as Value
from sandtable.kernel.sources import Unconfirmed
from sandtable.kernel.state import SNAPSHOT_FORMAT, State
from sandtable.kernel.steps import Rulebook
from sandtable.kernel.whynot import WhyNot

LONGEST: Final = 12000
"""More decisions than a game of any sort takes."""

_GAMES: Final[dict[tuple[str, int], "Game"]] = {}


class Setting:
    """One thing to decide before a game begins: a choice from a list, or a plain yes or no."""

    def __init__(self, name: str, choices: tuple[Value, ...], default: Value) -> None:
        for choice in choices:
            if not records.spellable(choice):
                raise SandtableError(f"{name}: a record could not spell {choice!r}")
        self.name = name
        self.choices = choices
        self.default = default

    def meant(self, value: object) -> list[Value]:
        """The choice that a value is, if it is one: True is not 1."""
        return [choice for choice in self.choices if type(value) is type(choice) and value == choice]

    def data(self) -> dict[str, object]:
        kind = "flag" if isinstance(self.default, bool) else "choice"
        return {"kind": kind, "choices": list(self.choices), "default": self.default}


class Talk:
    """Seats that may talk where nobody else hears them.

    One that lasts `seconds` opens anew whenever `opened` grows; one without a limit (0) is open all the time.
    """

    def __init__(self, seats: tuple[int, ...], seconds: int = 0, opened: int = 0) -> None:
        self.seats = seats
        self.seconds = seconds
        self.opened = opened


class Setup:
    """How a game was begun."""

    def __init__(self, seats: int, source: Source, options: dict[str, Value]) -> None:
        self.seats = seats
        self.source = source
        self.options = options

    @property
    def seed(self) -> int:
        return self.source.seed

    def data(self) -> dict[str, object]:
        return {"seats": self.seats, "chance": self.source.data(), "options": self.options}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game on the shelf. Each game's `game.py` makes its own."""

    def __init__(
        self,
        id: str,
        title: str,
        seats: tuple[int, ...],
        settings: tuple[Setting, ...],
        notation: Notation,
        book: Rulebook,
        rules_version: int,
        prompts: tuple[str, ...] = (),
        longest: int = LONGEST,
        scores_compare: bool = True,
        why_not: WhyNot | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.settings = settings
        self.notation = notation
        self.book = book
        self.rules_version = rules_version
        self.prompts = prompts
        """The messages of all questions that the game can ever ask, in a fixed order."""
        self.longest = longest
        """More decisions than a whole game takes, at any number of seats and with any options."""
        self.scores_compare = scores_compare
        """Whether the scores of seats that did not win can be compared."""
        _GAMES[id, rules_version] = self
        self.why_not = WhyNot() if why_not is None else why_not
        self.older: dict[int, Game] = {}
        """The same game as earlier versions of its rules play it, where these are still carried."""
        self.sided = False
        """Whether it has side forms at all. Its states tell: asking each of them again and again would take time."""

    # What each game provides.

    def blank(self, seats: int) -> State:
        """An empty table for that many seats."""
        raise NotImplementedError

    def deal(self, g: State, options: dict[str, Value]) -> None:
        """Put the first pieces on the table and the first steps on the stack."""
        raise NotImplementedError

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def forecast(self, view: dict[str, Any], matter: str, about: dict[str, str]) -> dict[str, Any] | None:
        """What the reader of a view may work out from it and from nothing else, such as the odds of an attack.

        None where the game counts out no such matter, or where what it is asked about is not on the table.
        """
        return None

    def check(self, seats: int, options: dict[str, Value]) -> None:
        """Refuse options that do not fit each other, with BadSetup."""

    def talks(self, g: State) -> list[Talk]:
        """Who may talk in private now. Where the rules know no allies, nobody."""
        return []

    def teams(self, g: State) -> tuple[tuple[int, ...], ...]:
        """Who wins and loses together as the table stands. Where the rules know no allies, everybody alone."""
        return tuple([(seat,) for seat in range(g.seats)])

    def event_rules(self) -> dict[str, str]:
        """The catalogue rule behind each event message."""
        return {}

    def reconstructed(self) -> tuple[Unconfirmed, ...]:
        """Component facts that no source confirms."""
        return ()

    # Versions of the rules.

    def carry(self, *older: "Game") -> None:
        """Go on playing earlier versions: games of the same id, each made with its own `rules_version`. Their rules are
        the same modules, which ask `g.follows(difference)` where a version did something else."""
        for game in older:
            if game.id != self.id or not 0 < game.rules_version < self.rules_version:
                raise SandtableError(f"{game.id} {game.rules_version} is no earlier version of {self.id}")
            self.older[game.rules_version] = game

    def carries(self, version: int) -> bool:
        return version == self.rules_version or version in self.older

    def under(self, version: int) -> "Game":
        """The game as a version of its rules plays it, or OldRules."""
        if version == self.rules_version:
            return self
        if version not in self.older:
            raise OldRules(self.id, version, self.rules_version, tuple(sorted(self.older)))
        return self.older[version]

    # What all games have.

    @property
    def options(self) -> dict[str, dict[str, object]]:
        """The settings with their choices and defaults."""
        return {setting.name: setting.data() for setting in self.settings}

    @property
    def vocabulary(self) -> tuple[str, ...]:
        """Every notation that the game can ever offer, in a fixed order."""
        return tuple([option.name for option in self.notation.options])

    @property
    def kinds(self) -> dict[str, tuple[str, ...]]:
        """The vocabulary by what sort of thing an option is: cells, cards, numbers, words."""
        found: dict[str, list[str]] = {}
        for option in self.notation.options:
            found.setdefault(option.kind, []).append(option.name)
        return {kind: tuple(names) for kind, names in found.items()}

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, tuple[str, str, int]]:
        return recall, (type(self).__module__, self.id, self.rules_version)

    def new(self, seats: object, seed: object, **options: object) -> State:
        """Begin a game: a number of seats, a seed from 0 to 2**63 - 1, and any of `options`; anything else is refused.

        In the place of a seed stands `Drawn(secret, nonces)` where people play who must not foresee chance, or
        `Quick(seed)` for simulations that nobody bets on. The types promise nothing, because a compiled method would
        meet a wrong one with a bare TypeError.
        """
        setup = self._checked(seats, seed, options)
        g = self.blank(setup.seats)
        g.setup = setup
        g.key = setup.source.key()
        g.chance = setup.source.start()
        self.deal(g, setup.options)
        g.begin()
        return g

    def settled(self, seats: int, wanted: dict[str, Value]) -> dict[str, Value]:
        """All options, those that are wanted as far as they fit so many seats and each other, the first ones first."""
        options = {setting.name: setting.default for setting in self.settings}
        waiting: dict[str, Value] = {}
        for setting in self.settings:
            for choice in setting.meant(wanted.get(setting.name)):
                waiting[setting.name] = choice
        while True:
            fitting = [name for name, value in waiting.items() if self._fits(seats, {**options, name: value})]
            if not fitting:
                return options
            options[fitting[0]] = waiting.pop(fitting[0])

    def choices(self, seats: int, options: dict[str, Value]) -> dict[str, tuple[Value, ...]]:
        """What each setting can still be, with so many seats and all the other options as they are."""
        return {
            setting.name: tuple(
                [choice for choice in setting.choices if self._fits(seats, {**options, setting.name: choice})]
            )
            for setting in self.settings
        }

    def _fits(self, seats: int, options: dict[str, Value]) -> bool:
        try:
            self.check(seats, options)
        except BadSetup:
            return False
        return True

    def load(self, data: bytes) -> State:
        """The state of a dump."""
        try:
            packed = json.loads(data)
        except (ValueError, RecursionError) as unreadable:
            raise BadSnapshot(f"the snapshot is cut short or damaged: {unreadable}") from unreadable
        if not isinstance(packed, dict) or packed.get("game") != self.id:
            raise BadSnapshot(f"this is not a snapshot of {self.id}")
        if packed.get("snapshot") != SNAPSHOT_FORMAT:
            raise BadSnapshot(f"the snapshot has format {packed.get('snapshot')!r}, this is {SNAPSHOT_FORMAT}")
        version = packed.get("rules")
        if type(version) is not int:
            raise BadSnapshot(f"a version of rules is a whole number, not {version!r}")
        if version != self.rules_version:
            try:
                return self.under(version).load(data)
            except OldRules as gone:
                raise BadSnapshot(f"the snapshot cannot be read: {gone}") from gone
        if packed.get("seats") not in self.seats:
            raise BadSnapshot(f"{self.id} is not played with {packed.get('seats')!r} seats")
        try:
            setup = packed["setup"]
            g = self.blank(packed["seats"])
            if setup is not None:
                g.setup = Setup(setup["seats"], source_of(setup["chance"]), setup["options"])
            g.restore(packed)
        except (KeyError, IndexError, TypeError, AttributeError, ValueError, OverflowError, AssertionError) as error:
            raise BadSnapshot(f"the snapshot is damaged: {error!r}") from error
        return g

    def record(self, g: State) -> str:
        if g.setup is None:
            raise SandtableError("an imagined state has no record")
        begun = records.Beginning(self.id, self.rules_version, g.setup.seats, g.setup.source, g.setup.options)
        return records.written(begun, [(seat, option.name) for seat, option in g.moves()], g.over)

    def replay(self, record: str) -> State:
        """Play a record again, to its last move, under the rules it was played by."""
        read = records.read(record)
        g = self.opened(read)
        for move in read.moves:
            try:
                g.play(move.seat, move.name)
            except IllegalOption as error:
                raise BadRecord(str(error), move.line) from error
        return g

    def opened(self, read: records.Record) -> State:
        """The beginning of the game that a record describes."""
        if read.game != self.id:
            raise BadRecord(f"this is a record of {read.game!r}, not of {self.id!r}", read.lines["game"])
        try:
            game = self.under(read.rules)
        except OldRules as gone:
            raise BadRecord(str(gone), read.lines["rules"]) from gone
        try:
            return game.new(read.seats, read.source, **read.options)
        except BadSetup as error:
            raise BadRecord(str(error), read.lines.get(error.about, 0)) from error

    def at(self, g: State, count: int) -> State:
        """The same game after its first `count` moves."""
        if g.setup is None:
            raise SandtableError("an imagined state has no past")
        earlier = self.new(g.setup.seats, g.setup.source, **g.setup.options)
        for seat, option in g.moves()[:count]:
            earlier.play(seat, option)
        return earlier

    def _checked(self, seats: object, seed: object, options: dict[str, object]) -> Setup:
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join([str(count) for count in self.seats])
            raise BadSetup(f"{self.id} cannot be played with {seats!r} seats; it takes {allowed}", "seats")
        source = self._source(seats, seed)
        known = {setting.name: setting for setting in self.settings}
        chosen = {setting.name: setting.default for setting in self.settings}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}; it has: {names}", f"option {name}")
            meant = known[name].meant(value)
            if not meant:
                allowed = ", ".join([str(choice) for choice in known[name].choices])
                raise BadSetup(f"{name} cannot be {value!r}; it can be: {allowed}", f"option {name}")
            chosen[name] = meant[0]
        self.check(seats, chosen)
        return Setup(seats, source, chosen)

    def _source(self, seats: int, seed: object) -> Source:
        if isinstance(seed, Drawn):
            if not fits(seed, seats):
                raise BadSetup(f"a secret has {SECRET_BYTES} bytes, and there is a nonce for each seat", "seed")
            return seed
        number = seed.seed if isinstance(seed, (Given, Quick)) else seed
        if type(number) is not int or not 0 <= number <= MOST_SEED:
            raise BadSetup(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed!r}", "seed")
        return seed if isinstance(seed, Source) else Given(number)


def recall(module: str, id: str, version: int) -> Game:
    """The game of that id and version, which that module makes: how a pickled game finds itself in another process."""
    import_module(module)
    return _GAMES[id, version]

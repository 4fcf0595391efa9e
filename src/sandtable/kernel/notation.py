"""Options: the things a seat can choose, each with one name that people, records and learners use."""

from sandtable.kernel.errors import SandtableError

_NOTATIONS: dict[str, "Notation"] = {}


def fits_a_line(text: str) -> bool:
    """Whether a record gives the text back as it is."""
    return text == text.split("#", 1)[0].strip() and len(text.splitlines()) == 1


class Option:
    """One thing to choose. There is one object per name in a game, so options compare by identity.

    `kind` says what sort of thing it is (a cell, a card, a number, a word), `value` is the rules' own number for it.
    """

    __slots__ = (
        "game",
        "index",
        "kind",
        "name",
        "value",
    )

    def __init__(self, game: str, kind: str, name: str, value: int, index: int) -> None:
        self.game = game
        self.kind = kind
        self.name = name
        self.value = value
        self.index = index

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name}>"

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return recall, (self.game, self.name)

    def __copy__(self) -> "Option":
        return self

    def __deepcopy__(self, memo: object) -> "Option":
        return self


def recall(game: str, name: str) -> Option:
    """The option of that name: how a pickled option finds itself again in another process."""
    return _NOTATIONS[game].by_name[name]


class Notation:
    """Every option that a game can ever offer, in a fixed order."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.options: list[Option] = []
        self.by_name: dict[str, Option] = {}
        _NOTATIONS[game] = self

    def add(self, kind: str, name: str, value: int = 0) -> Option:
        if name in self.by_name:
            raise SandtableError(f"{self.game}: two options are called {name!r}")
        if not fits_a_line(name):
            raise SandtableError(f"{self.game}: a record could not hold an option called {name!r}")
        option = Option(self.game, kind, name, value, len(self.options))
        self.options.append(option)
        self.by_name[name] = option
        return option

    def add_all(self, kind: str, names: tuple[str, ...]) -> list[Option]:
        """Options whose value is their place in `names`."""
        return [self.add(kind, name, value) for value, name in enumerate(names)]

    def numbers(self, most: int) -> list[Option]:
        """The numbers 0 to `most`."""
        return [self.add("number", str(number), number) for number in range(most + 1)]

"""What a game needs outside its own folder, declared by the game: each game's `room.py` makes one `Room`."""

Value = str | bool | int


class Mode:
    """A way to play a game that people call by a name.

    The name is `mode-<id>` in the game's words, and `mode-<id>-about` tells of it in a sentence.
    """

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        fixed: dict[str, Value] | None = None,
        begins: dict[str, Value] | None = None,
        usual: int = 0,
    ) -> None:
        self.id = id
        self.seats = seats
        self.fixed: dict[str, Value] = fixed or {}
        """Options that make it this mode, or that mean nothing in it: nobody is asked for them."""
        self.begins: dict[str, Value] = begins or {}
        """Options that are proposed, and may be changed."""
        self.usual = usual or seats[-1]
        """How many seats are proposed."""

    def fits(self, seats: int, options: dict[str, Value]) -> bool:
        """Whether a table with these options, all of the game's, is played in this mode."""
        return seats in self.seats and all([options[name] == value for name, value in self.fixed.items()])


class Room:
    """A game's room, as the rest of the house sees it before anybody plays.

    It is declared apart from `game.py`, so that a reader of words or rules need not load the whole game, and so that a
    game can be written in the open: while `open` is False it is found by its id, but it is not on the shelf.
    """

    def __init__(
        self,
        catalogue: str,
        shares: tuple[str, ...] = (),
        complete: tuple[str, ...] = (),
        open: bool = True,
        modes: tuple[Mode, ...] = (),
    ) -> None:
        self.catalogue = catalogue
        """The rule catalogue: a file in `rules/`, or in the game's own folder."""
        self.shares = shares
        """Rooms whose messages this game reads too, such as the names on a map that games share."""
        self.complete = complete
        """Prefixes ("CON") and areas ("WFA-MOVE") of the catalogue that are tested or waived to the last rule."""
        self.open = open
        self.modes = modes
        """The ways to play it, in the order in which they are offered; where several fit a table, the first counts."""

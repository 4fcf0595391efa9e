"""What a game needs outside its own folder, declared by the game: each game's `room.py` makes one `Room`."""

Value = str | bool | int


class Guide:
    """A first game with a coach: the same for everybody, so that what the coach says has been seen to fit."""

    def __init__(self, seed: int, seats: int, options: dict[str, Value] | None = None, level: str = "easy") -> None:
        self.seed = seed
        self.seats = seats
        """How many play; the newcomer has the first seat, bots of one level have the others."""
        self.options: dict[str, Value] = options or {}
        self.level = level


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
        guide: Guide | None = None,
    ) -> None:
        self.id = id
        self.seats = seats
        self.fixed: dict[str, Value] = fixed or {}
        """Options that make it this mode, or that mean nothing in it: nobody is asked for them."""
        self.begins: dict[str, Value] = begins or {}
        """Options that are proposed, and may be changed."""
        self.usual = usual or seats[-1]
        """How many seats are proposed."""
        self.guide = guide
        """The first game with a coach in this mode, where there is one."""

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
        phases: tuple[str, ...] = (),
        lessons: dict[str, tuple[str, ...]] | None = None,
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
        self.phases = phases
        """The phases of a round in their order, as views name them. `course-<id>` names one in the strip above the
        table, and `course-<id>-tip` says in a sentence what happens in it."""
        self.lessons: dict[str, tuple[str, ...]] = lessons or {}
        """What a coach explains: the questions of one kind, by the lesson whose text is `coach-<lesson>`."""
        self.lesson_of: dict[str, str] = {
            prompt: lesson for lesson, prompts in self.lessons.items() for prompt in prompts
        }

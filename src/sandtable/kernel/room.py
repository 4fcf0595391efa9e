"""What a game needs outside its own folder, declared by the game: each game's `room.py` makes one `Room`."""


class Room:
    """A game's room, as the rest of the house sees it before anybody plays.

    It is declared apart from `game.py`, so that a reader of words or rules need not load the whole game, and so that a
    game can be written in the open: while `open` is False it is found by its id, but it is not on the shelf.
    """

    def __init__(
        self, catalogue: str, shares: tuple[str, ...] = (), complete: tuple[str, ...] = (), open: bool = True
    ) -> None:
        self.catalogue = catalogue
        """The rule catalogue: a file in `rules/`, or in the game's own folder."""
        self.shares = shares
        """Rooms whose messages this game reads too, such as the names on a map that games share."""
        self.complete = complete
        """Prefixes ("CON") and areas ("WFA-MOVE") of the catalogue that are tested or waived to the last rule."""
        self.open = open

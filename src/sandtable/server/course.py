"""A game as its stored moves tell it. The state in memory is only a cache of them."""

from dataclasses import dataclass
from typing import Literal

from sandtable.kernel.game import Game, Value
from sandtable.kernel.state import State

Kind = Literal["play", "back", "undo"]


@dataclass(frozen=True)
class Entry:
    """One stored move. `what` is the option's name; of an undo it is how many moves of the game remain."""

    number: int
    kind: Kind
    seat: int
    what: str


class Course:
    """A state with the number of stored moves that led to it."""

    def __init__(self, game: Game, state: State, sequence: int, takebacks: list[int]) -> None:
        self.game = game
        self.state = state
        self.sequence = sequence
        self.takebacks = takebacks

    @classmethod
    def begun(cls, game: Game, seats: int, seed: int, options: dict[str, Value]) -> "Course":
        # One place per seat for its own takebacks, and one for those of the whole table.
        return cls(game, game.new(seats, seed, **options), 0, [0] * (seats + 1))

    @property
    def last_undo(self) -> int:
        """The number of the last undo. Events of before may be void."""
        return self.takebacks[-1]

    def ask(self, seat: int) -> str | None:
        """Names the question before a seat, or None.

        The kernel's own name can come back after a takeback, with another question behind it. So the last takeback
        that concerned the seat is part of the name.
        """
        if not self.state.options(seat):
            return None
        return f"{max(self.takebacks[seat], self.last_undo)}.{self.state.ask_id(seat)}"

    def form(self, seat: int) -> str | None:
        """Like `ask`, but also of a form that is finished and waits for the others: it can still be taken back."""
        id = self.state.ask_id(seat)
        return f"{max(self.takebacks[seat], self.last_undo)}.{id}" if id else None

    def can_back(self, seat: int) -> bool:
        # The kernel numbers the answers of a form after the dot.
        id = self.state.ask_id(seat)
        return bool(id) and not id.endswith(".0")

    def next(self, kind: Kind, seat: int, what: str) -> Entry:
        return Entry(self.sequence + 1, kind, seat, what)

    def after(self, entry: Entry) -> "Course":
        """The course with one more entry; this one stays as it is."""
        course = Course(self.game, self.state, self.sequence, self.takebacks[:])
        if entry.kind != "undo":
            course.state = self.state.clone()
        course.advance(entry)
        return course

    def advance(self, entry: Entry) -> None:
        """Go one entry further. The state is changed unless the entry is refused."""
        assert entry.number == self.sequence + 1, "moves are applied in order"
        if entry.kind == "play":
            self.state.play(entry.seat, entry.what)
        elif entry.kind == "back":
            self.state.back(entry.seat)
            self.takebacks[entry.seat] = entry.number
        else:
            self.state = self.game.at(self.state, int(entry.what))
            self.takebacks[-1] = entry.number
        self.sequence = entry.number

    def last_move_of(self, seat: int) -> int | None:
        """How many moves came before the last one of the seat; None if it has not moved."""
        moves = self.state.moves()
        for place in range(len(moves) - 1, -1, -1):
            if moves[place][0] == seat:
                return place
        return None

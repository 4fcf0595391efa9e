"""A game as its stored moves tell it. The state in memory is only a cache of them."""

from dataclasses import dataclass
from typing import Any

from sandtable.kernel.chance import Source
from sandtable.kernel.game import Game, Value
from sandtable.kernel.state import State
from sandtable.server.storage.entries import Entry, Kind


@dataclass(frozen=True)
class Ask:
    """A question before a seat."""

    id: str
    """Names it: a move says which question it answers. Never used again for another one."""
    form: int
    """The form it belongs to, as the seat counts them."""
    place: int
    """How many questions of the form were answered before."""
    side: bool
    """Whether it is of the seat's side form, while what else it is asked waits."""

    def data(self) -> dict[str, Any]:
        return {"id": self.id, "form": self.form, "place": self.place, "side": self.side}


def id_of(ask: Ask | None) -> str | None:
    return None if ask is None else ask.id


class Numbers:
    """What readers count: one place per seat, the last one for spectators.

    A reader's sequence counts only what that reader could notice. How many answers somebody gave to a secret form can
    depend on the answers (a weapon may need a further word), so others must not be able to count them.
    """

    def __init__(self, seen: list[int], taken_back: list[int], undone: list[int], authors: list[str | None]) -> None:
        self.seen = seen
        # Who made each move of the game; None for bots.
        self.authors = authors
        # Where the reader's sequence stood after the last takeback that concerned the seat, and after the last undo.
        self.taken_back = taken_back
        self.undone = undone

    @classmethod
    def at_the_start(cls, seats: int) -> "Numbers":
        return cls([0] * (seats + 1), [0] * (seats + 1), [0] * (seats + 1), [])

    @classmethod
    def unpacked(cls, data: Any, seats: int) -> "Numbers | None":
        """What `data` packed; None if that was something else."""
        if not isinstance(data, dict) or set(data) != {"seen", "taken_back", "undone", "authors"}:
            return None
        counted = [data["seen"], data["taken_back"], data["undone"]]
        fits = all(isinstance(one, list) and len(one) == seats + 1 for one in counted)
        return (
            cls(data["seen"], data["taken_back"], data["undone"], data["authors"])
            if fits and isinstance(data["authors"], list)
            else None
        )

    def data(self) -> dict[str, Any]:
        return {
            "seen": self.seen,
            "taken_back": self.taken_back,
            "undone": self.undone,
            "authors": self.authors,
        }

    def clone(self) -> "Numbers":
        return Numbers(self.seen[:], self.taken_back[:], self.undone[:], self.authors[:])

    def count(self, seat: int | None) -> None:
        """A seat notices something; None: everybody does."""
        for reader in range(len(self.seen)) if seat is None else (seat,):
            self.seen[reader] += 1


class Course:
    """A state with the number of stored moves that led to it."""

    def __init__(self, game: Game, state: State, sequence: int, numbers: Numbers) -> None:
        self.game = game
        self.state = state
        self.sequence = sequence
        self.numbers = numbers

    @classmethod
    def begun(cls, game: Game, seats: int, source: Source, options: dict[str, Value]) -> "Course":
        return cls(game, game.new(seats, source, **options), 0, Numbers.at_the_start(seats))

    def seen_by(self, reader: int | None) -> int:
        """The sequence as a reader may know it."""
        return self.numbers.seen[-1 if reader is None else reader]

    def is_after_undo(self, reader: int | None, sequence: int) -> bool:
        """Whether everything that a reader had at a sequence of its own is still true."""
        place = -1 if reader is None else reader
        return self.numbers.undone[place] <= sequence <= self.numbers.seen[place]

    def ask(self, seat: int) -> Ask | None:
        """The question before a seat, or None."""
        return self.form(seat) if self.state.options(seat) else None

    def form(self, seat: int) -> Ask | None:
        """Like `ask`, but also of a form that is finished and waits for the others: it can still be taken back.

        The kernel's own name can come back after a takeback, with another question behind it. So the last takeback
        that concerned the seat is part of the id.
        """
        found = self.state.ask_place(seat)
        return None if found is None else Ask(f"{self.numbers.taken_back[seat]}.{self.state.ask_id(seat)}", *found)

    def next(self, kind: Kind, seat: int, what: str, guest: str | None = None) -> Entry:
        return Entry(self.sequence + 1, kind, seat, what, guest)

    def after(self, entry: Entry) -> "Course":
        """The course with one more entry; this one stays as it is."""
        state = self.state if entry.kind == "undo" else self.state.clone()
        course = Course(self.game, state, self.sequence, self.numbers.clone())
        course.advance(entry)
        return course

    def advance(self, entry: Entry) -> None:
        """Go one entry further. The state is changed unless the entry is refused."""
        assert entry.number == self.sequence + 1, "moves are applied in order"
        numbers = self.numbers
        if entry.kind == "undo":
            self.state = self.game.at(self.state, int(entry.what))
            del numbers.authors[int(entry.what) :]
            numbers.count(None)
            numbers.taken_back = numbers.seen[:]
            numbers.undone = numbers.seen[:]
        else:
            before = in_front_of_all(self.state)
            if entry.kind == "play":
                self.state.play(entry.seat, entry.what)
                numbers.authors.append(entry.guest)
            else:
                self._back(entry.seat)
            numbers.count(entry.seat if in_front_of_all(self.state) == before else None)
            if entry.kind == "back":
                numbers.taken_back[entry.seat] = numbers.seen[entry.seat]
        self.sequence = entry.number

    def _back(self, seat: int) -> None:
        """Take the seat's last answer out of the moves: others may have moved since."""
        moves = self.state.moves()
        self.state.back(seat)
        kept = self.state.moves()
        place = next((place for place, move in enumerate(kept) if move != moves[place]), len(kept))
        del self.numbers.authors[place : place + 1]

    def played_since(self, target: int, seat: int) -> dict[int, set[str]]:
        """The people who made moves for other seats after so many moves of the game."""
        found: dict[int, set[str]] = {}
        for (other, _), author in list(zip(self.state.moves(), self.numbers.authors))[target:]:
            if other != seat and author is not None:
                found.setdefault(other, set()).add(author)
        return found

    def last_move_of(self, seat: int) -> int | None:
        """How many moves came before the last one of the seat; None if it has not moved."""
        moves = self.state.moves()
        for place in range(len(moves) - 1, -1, -1):
            if moves[place][0] == seat:
                return place
        return None


def in_front_of_all(state: State) -> tuple[tuple[int, ...], int]:
    """What a move changes for others too: who has to act, or what was done before all eyes.

    While a seat only fills in more of a form, nobody else can know.
    """
    return state.to_act, state.acts

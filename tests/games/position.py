"""What the positions of all games can do: be set in motion, be played on, and be looked at, in words."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Generic, Self, TypeVar

from sandtable.kernel.chance import below, following, seeded
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask, Do, Step

Table = TypeVar("Table", bound=State)


class PositionOf(Generic[Table]):
    """A table with a position on it, and words to play on it. Each game says how its seats are called."""

    QUIET: Sequence[str]
    """Answers that do as little as can be done, the most welcome first."""

    def __init__(self, g: Table) -> None:
        self.g = g
        self.read = 0
        """How many events stood in the log when the position was set in motion."""

    def seat(self, name: str) -> int:
        raise NotImplementedError

    # What happens.

    def start(self, rule: Callable[..., None], *args: Any) -> Self:
        """Let the rules do this and whatever follows from it, then stop."""
        return self.go(Do(rule, *args))

    def ask(self, ask: Ask) -> Self:
        """Put one form before its seat."""
        return self.go(ask)

    def go(self, *steps: Step) -> Self:
        """Let nothing but these steps remain to be done, and begin."""
        self.read = len(self.g.events(None))
        self.g.stack.clear()
        self.g.then(*steps)
        self.g.begin()
        return self

    def play(self, name: str, *options: str) -> Self:
        """Answer one question after the other."""
        for option in options:
            self.g.play(self.seat(name), option)
        return self

    def play_quietly(self, until: Callable[[], bool]) -> Self:
        """Let everybody do as little as possible until something is so; a game that ends ends it too."""
        while not until() and self.g.to_act:
            seat = self.g.to_act[0]
            offered = [str(option) for option in self.g.options(seat)]
            self.g.play(seat, next((option for option in self.QUIET if option in offered), offered[0]))
        return self

    def luck(self, *rolls: tuple[int, int]) -> Self:
        """Let the next rolls turn out as said: each a result, counted from 0, and how many results there are."""
        self.g.key = b""
        self.g.chance = next(chance for chance in map(seeded, count()) if _turns_out(chance, rolls))
        return self

    # What is asked and told.

    def options(self, name: str) -> list[str]:
        return [str(option) for option in self.g.options(self.seat(name))]

    def prompt(self, name: str) -> str:
        """The message of the question before a player, '' if there is none."""
        prompt = self.g.prompt(self.seat(name))
        return "" if prompt is None else prompt.message

    def told(self, name: str | None = None) -> list[str]:
        """The messages that a player, or a spectator, has read since the position was set in motion."""
        seat = None if name is None else self.seat(name)
        return [event.message for event in self.g.events(seat)[self.read :]]

    def seen(self, name: str | None = None) -> Any:
        """The table as a player, or a spectator, may see it."""
        return self.g.view(None if name is None else self.seat(name))


def listed(text: str) -> list[str]:
    """The parts of a comma-separated list."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _turns_out(chance: int, rolls: tuple[tuple[int, int], ...]) -> bool:
    for result, sides in rolls:
        chance = following(chance)
        if below(chance, sides) != result:
            return False
    return True

"""Observations as float32 tensors: what a seat sees, what it is asked, what it has answered, and what it can choose.

>>> from sandtable.research.layout import Layout
>>> layout = Layout("conquest", seats=4)
>>> state = layout.new(seed=7)
>>> seat = state.to_act[0]
>>> observation, mask = layout.observe(state, seat), layout.mask(state, seat)
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import sandtable
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.game import Game, Value
from sandtable.kernel.layouts import ANSWERS, Asked, Field, Quick, Record
from sandtable.kernel.state import State

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]

HIGHEST: Final = 256.0
"""No number of an observation is higher: counts are parts of what is usual, so most are at most 1."""


class Block(NamedTuple):
    """Places of an observation that belong together."""

    name: str
    start: int
    size: int
    about: str


class Observed(NamedTuple):
    """What an observation says, read back."""

    view: dict[str, Any]
    prompt: str | None
    answers: dict[str, int]
    latest: list[str]
    options: list[str]


class Layout:
    """The places of an observation of one game at one number of seats, and how they are filled.

    The observer comes first, then whoever sits next. Options of the game change what is on the table, never where it
    stands in the tensor. `blocks` names the places.
    """

    def __init__(self, game: str | Game, seats: int, **options: Value) -> None:
        self.game = sandtable.game(game) if isinstance(game, str) else game
        if seats not in self.game.seats:
            raise SandtableError(f"{self.game.id} is not played with {seats} seats")
        self.seats = seats
        self.options = options
        self.record = declared(self.game.id, seats)
        self._quick = quick(self.game.id, self.record, seats)
        self.vocabulary = self.game.vocabulary
        self.actions = len(self.vocabulary)
        self._asked = Asked(self.game.prompts, self.actions, self.record.size)
        self.size = self._asked.end

    def __deepcopy__(self, memo: object) -> "Layout":
        """It never changes, so copies of an environment share it."""
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _layout, (self.game, self.seats, self.options)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The places by name: each part of the view, then what belongs to the question."""
        view = [
            Block(f"view.{name}", self.record.starts[name], field.size, field.told())
            for name, field in self.record.fields.items()
            if field.size
        ]
        count, places = self.actions, self._asked
        latest = f"the place of each option's latest answer, from 1, / {ANSWERS:.0f}"
        prompt = "the question, one of game.prompts; not asked: all 0"
        asked = [
            Block("prompt", places.prompt, len(places.prompts), prompt),
            Block("answers", places.answers, count, "how often each option was answered in the form so far"),
            Block("latest", places.latest, count, latest),
            Block("options", places.options, count, "what can be chosen: the mask over game.vocabulary"),
        ]
        return (*view, *asked)

    @property
    def left_out(self) -> dict[str, str]:
        """What stands in a view and not in an observation, and why."""
        return left_out(self.record, "view")

    def new(self, seed: int) -> State:
        """A game to observe, with the options of this layout; nothing is told in words."""
        state = self.game.new(self.seats, seed, **self.options)
        state.telling = False
        return state

    def observe(self, state: State, seat: int, out: Tensor | None = None) -> Tensor:
        """What the seat sees now, into `out` if that is given: float32, contiguous, of this layout's size."""
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out.fill(0)
        numbers = out.data
        self._quick.write(state, seat, numbers)
        self._asked.write(state, seat, numbers)
        return out

    def critic(self, state: State, seat: int, out: Tensor | None = None) -> Tensor:
        """The same with nothing hidden, for critics that learn from more than players may know."""
        return self.observe(state.unveiled(), seat, out)

    def mask(self, state: State, seat: int, out: Mask | None = None) -> Mask:
        """1 for each option of `game.vocabulary` that the seat can choose now."""
        if out is None:
            out = np.zeros(self.actions, np.int8)
        else:
            out.fill(0)
        out[[option.index for option in state.options(seat)]] = 1
        return out

    def decode(self, data: Sequence[float] | Tensor, seat: int) -> Observed:
        """What an observation of the seat says, read back: of the view, all but `left_out`."""
        places, names = self._asked, self.vocabulary
        prompts = [message for message, place in places.prompts.items() if data[places.prompt + place]]
        counted = [(name, round(float(data[places.answers + place]))) for place, name in enumerate(names)]
        latest = [(float(data[places.latest + place]), name) for place, name in enumerate(names)]
        return Observed(
            view=self.record.read(data, 0, seat),
            prompt=prompts[0] if prompts else None,
            answers={name: count for name, count in counted if count},
            latest=[name for place, name in sorted(latest) if place],
            options=[name for place, name in enumerate(names) if data[places.options + place]],
        )


def _layout(game: Game, seats: int, options: dict[str, Value]) -> Layout:
    """A pickled layout in another process."""
    return Layout(game, seats, **options)


def declared(game: str, seats: int) -> Record:
    """What the game's own `layout.py` says."""
    module = f"sandtable.games.{game}.layout"
    if find_spec(module) is None:
        raise SandtableError(f"{game} does not say how its view becomes numbers: it has no layout.py")
    found = import_module(module).layout(seats)
    assert isinstance(found, Record)
    return found


def quick(game: str, record: Record, seats: int) -> Quick:
    """What writes a view of the game to its places: written by `make generated` from the view and the layout."""
    found = import_module(f"sandtable.games.{game}.observed").Observed(record, seats)
    assert isinstance(found, Quick)
    return found


def left_out(field: Field, name: str) -> dict[str, str]:
    """The parts of a record that fill no places, with the reason of each."""
    found: dict[str, str] = {}
    if isinstance(field, Record):
        for part, inner in field.fields.items():
            found.update(left_out(inner, f"{name}.{part}"))
    elif field.size == 0:
        found[name] = getattr(field, "why", "")
    elif hasattr(field, "of"):
        found.update(left_out(field.of, name))
    return found

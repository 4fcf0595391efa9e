"""Ways to stages of a game, found in this process and then gone at a table whose seats are all one person's.

All tables of the server begin from one seed, so the same choices lead to the same places.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import sandtable
from sandtable.kernel.chance import Quick
from sandtable.kernel.state import State
from tests.browser.classic import sensible
from tests.browser.people import Visitor
from tests.browser.seeded import SEED
from tests.browser.tables import Setup


@dataclass(frozen=True)
class Moment:
    """A question, who is asked it, and what was chosen before."""

    state: State
    seat: int
    message: str
    options: list[str]
    before: list[str]

    @property
    def view(self) -> dict[str, Any]:
        return self.state.view(self.seat)

    @property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["players"][self.seat]
        return found


When = Callable[[Moment], bool]
# What leads on: some of the options, or none where any will do.
Wish = Callable[[Moment], list[str]]


def seeking_battles(moment: Moment) -> list[str]:
    """A wish at a table of Classic."""
    view = moment.view if moment.message == "ship" else None
    options = [{"name": name} for name in moment.options]
    return sensible({"options": options, "prompt": {"message": f"prompt-{moment.message}"}, "view": view})


@dataclass(frozen=True)
class Step:
    """A move, and the stages at which its question stands."""

    seat: int
    ask: str
    option: str
    stages: list[str]


def ways(setup: Setup, wish: Wish, stages: Mapping[str, When], games: int = 30) -> Iterator[list[Step]]:
    """Ways that meet all stages together, each as far as it is needed."""
    missing = dict(stages)
    for chance in range(games):
        way = found_way(setup, wish, missing, random.Random(chance))
        for step in way:
            for name in step.stages:
                del missing[name]
        if way:
            yield way
        if not missing:
            return
    raise AssertionError(f"not met in {games} games: {', '.join(missing)}")


def found_way(setup: Setup, wish: Wish, stages: Mapping[str, When], chance: random.Random) -> list[Step]:
    """One game by chance, until its last stage that is met for the first time."""
    game, seats, options = setup
    state = sandtable.game(game).new(seats, Quick(SEED), **options)
    steps: list[Step] = []
    met: set[str] = set()
    last = 0
    while not state.over and len(met) < len(stages):
        moment = asked_of(state, state.to_act[0], [step.option for step in steps[-6:]])
        here = [name for name, when in stages.items() if name not in met and when(moment)]
        met.update(here)
        option = chance.choice(wish(moment) or moment.options)
        steps.append(Step(moment.seat, state.ask_id(moment.seat), option, here))
        if here:
            last = len(steps)
        state.play(moment.seat, option)
    return steps[:last]


def asked_of(state: State, seat: int, before: list[str]) -> Moment:
    prompt, options = state.prompt(seat), state.options(seat)
    assert prompt is not None
    beside = None if state.is_aside(seat) else state.beside(seat)
    if beside is not None:
        options = options[: -len(beside.options)]
    return Moment(state, seat, prompt.message.removeprefix("prompt-"), [option.name for option in options], before)


def own_table(visitor: Visitor, setup: Setup) -> str:
    """A begun table whose seats are all this person's; its id."""
    game, seats, options = setup
    visitor.call("GET", "/api/me")
    people = [{"kind": "person"}] * seats
    wanted = {"game": game, "seats": people, "options": options, "take": 0, "access": "open"}
    table: str = visitor.call("POST", "/api/tables", wanted)["id"]
    for seat in range(1, seats):
        visitor.call("POST", f"/api/tables/{table}/join", {"seat": seat})
    visitor.call("POST", f"/api/tables/{table}/start")
    return table


def travel(visitor: Visitor, setup: Setup, way: list[Step]) -> Iterator[tuple[str, Step]]:
    """Go a way at a table of one's own; the table and the step at every stage, before it is made."""
    table = own_table(visitor, setup)
    for step in way:
        if step.stages:
            yield table, step
        # Nothing was taken back: that is what the leading 0 of a question's name says.
        move = {"ask": f"0.{step.ask}", "option": step.option, "seat": step.seat}
        visitor.call("POST", f"/api/tables/{table}/moves", move)

"""Random play for the laws: how states are reached, and how to reach one again that broke a law."""

import gc
import os
from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random

from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players import Player, UnknownPlayer, player
from tests.laws.case import Case
from tests.laws.fields import declared

Law = Callable[[State, Random], None]

GAMES = int(os.environ.get("SANDTABLE_LAW_GAMES", "10"))
"""How many games each law sees of each case in `make test`."""

SOAK_GAMES = int(os.environ.get("SANDTABLE_SOAK_GAMES", "2000"))
"""How many games a soak plays of each game, over all its cases."""


OF_THEIR_OWN_ACCORD = 0.1
"""How often a seat that may act does, if there is one."""


class Move:
    """What somebody chose, and who took an answer back before that (None: nobody)."""

    def __init__(self, undecided: int | None, seat: int, option: Option) -> None:
        self.undecided = undecided
        self.seat = seat
        self.option = option

    def make(self, g: State) -> None:
        if self.undecided is not None:
            g.back(self.undecided)
        g.play(self.seat, self.option)


def random_move(g: State, choices: Random, sensible: Player | None = None) -> Move:
    """Somebody who must act, or now and then one who may, chooses something; at times an answer is taken back first.

    Where there is a sensible player, it often has its way: some states are hard to blunder into.
    """
    taken_back: int | None = None
    if choices.random() < 0.03:
        undecided = [seat for seat in range(g.seats) if g.can_back(seat)]
        if undecided:
            taken_back = choices.choice(undecided)
            g.back(taken_back)
    seat, option = _random_choice(g, choices, sensible)
    g.play(seat, option)
    return Move(taken_back, seat, option)


def _random_choice(g: State, choices: Random, sensible: Player | None) -> tuple[int, Option]:
    if choices.random() < OF_THEIR_OWN_ACCORD:
        free = [seat for seat in g.may_act if g.options(seat)]
        if free:
            seat = choices.choice(free)
            return seat, choices.choice(g.options(seat))
    seat = choices.choice(g.to_act)
    if sensible is not None and choices.random() < 0.8:
        return seat, sensible.choose(g, seat)
    return seat, choices.choice(g.options(seat))


def play_out(g: State, choices: Random, bound: int) -> None:
    """Play to the end at random; a game that takes longer than its bound is not live."""
    for _ in range(bound):
        if g.over:
            return
        random_move(g, choices)
    assert g.over, f"not over after {bound} decisions"


def sensible_player(case: Case, seed: int) -> Player | None:
    try:
        return player("heuristic", case.game_id, seed)
    except UnknownPlayer:
        return None


def states_of_a_game(case: Case, seed: int) -> Iterator[State]:
    """The beginning of a random game, then the same state after each decision, to the end.

    In every other game a sensible player makes most of the decisions.
    """
    return _played(case, seed, [])


def _played(case: Case, seed: int, moves: list[Move]) -> Iterator[State]:
    """The same, and the moves that led there."""
    choices = Random(seed)
    sensible = sensible_player(case, seed) if seed % 2 else None
    g = case.new(seed)
    yield g
    for _ in range(case.bound):
        if g.over:
            return
        moves.append(random_move(g, choices, sensible))
        yield g
    raise AssertionError(f"{case}, seed {seed}: not over after {case.bound} decisions")


def reached(case: Case, seed: int, decisions: int) -> State:
    """The state of a random game after so many decisions: where a failure report says that a law broke."""
    for passed, g in enumerate(states_of_a_game(case, seed)):
        if passed == decisions:
            return g
    raise AssertionError(f"{case}, seed {seed} is over before {decisions} decisions")


def hold(law: Law, g: State, case: Case, seed: int, decisions: int) -> None:
    """Check a law at a state; the report says how to get there again."""
    try:
        law(g, Random(seed * 1_000_003 + decisions))
    except Exception as error:
        named = getattr(law, "__name__", str(law))
        raise AssertionError(f"{named} is broken in {case}: reached(case, {seed}, {decisions}): {error!r}") from error


def sampled(case: Case, seed: int, samples: int) -> Iterator[tuple[int, State]]:
    """A few states of a random game with the number of decisions before each: its end, and some at random."""
    for decisions, g in _samples(case, seed, samples):
        yield decisions, g.clone()


def as_played(case: Case, seed: int, samples: int) -> Iterator[tuple[int, State]]:
    """The same states, played to and not copied: only there is seen what a copy forgets.

    Who decides takes longer than what is decided, so the moves are found out once and made again.
    """
    moves: list[Move] = []
    for _ in _played(case, seed, moves):
        pass
    wanted = _wanted(seed, len(moves), samples)
    g = case.new(seed)
    for decisions in range(len(moves) + 1):
        if decisions in wanted:
            yield decisions, g
        if decisions < len(moves):
            moves[decisions].make(g)


def seen_by(law: Law, case: Case, seed: int, samples: int) -> Iterator[tuple[int, State]]:
    """The states of a game that a law looks at."""
    return (as_played if law is declared else sampled)(case, seed, samples)


def played_anew() -> None:
    """Forget the sampled games: something about the rules is different now."""
    _samples.cache_clear()


@lru_cache(maxsize=512)
def _samples(case: Case, seed: int, samples: int) -> tuple[tuple[int, State], ...]:
    """Played once for all laws that look at them."""
    states = _all_states(case, seed)
    return tuple([(decisions, states[decisions]) for decisions in sorted(_wanted(seed, len(states) - 1, samples))])


def _wanted(seed: int, last: int, samples: int) -> set[int]:
    return {last, *[Random(seed + 1 + part).randrange(last + 1) for part in range(samples)]}


def _all_states(case: Case, seed: int) -> list[State]:
    """A copy of every state of a random game. Copies hold no circles, and looking for some in so many of them takes
    longer than the whole game."""
    gc.disable()
    try:
        return [g.clone() for g in states_of_a_game(case, seed)]
    finally:
        gc.enable()

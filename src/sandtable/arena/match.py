"""One game of a contest."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from math import inf
from reprlib import Repr
from typing import Any, Final, cast

import sandtable
from sandtable.arena.lineup import LineUp
from sandtable.kernel.chance import Quick
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.state import State
from sandtable.players import Player, UnknownPlayer, considered
from sandtable.players.evaluation import NoEvaluation, evaluation

LONGEST = 200_000
"""Decisions after which a game is called off; no real one comes near."""
WORDS: Final = Repr()
"""Shows also what cannot be shown."""
WORDS.maxother = WORDS.maxstring = 300


@dataclass(frozen=True)
class Game:
    """Which game of a contest it is."""

    line_up: LineUp
    number: int


@dataclass
class Outcome:
    """How it went. Shares of the win stand by seat; they sum to 1, or to 0 where nobody at the table won."""

    number: int
    players: list[str]
    roles: list[str]
    shares: list[float]
    scores: list[int]
    reason: str
    decisions: int
    seconds: float
    thinking: list[float] = field(default_factory=list)
    fault: str = ""
    """Which player crashed or cheated, and how: it has lost, and the others share the win, unless all play together
    against an automaton."""
    teams: list[list[int]] = field(default_factory=list)
    """Seats that win and lose together; empty: everybody plays alone."""

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, line: str, line_up: LineUp) -> "Outcome":
        """A line of a file of results. Raises ValueError or TypeError where it is not one of that contest."""
        data = json.loads(line)
        if not isinstance(data, dict):
            raise ValueError("it is no game")
        outcome = cls(**data)
        if not _whole(outcome.number):
            raise ValueError(f"there is no game {outcome.number!r}")
        if outcome.players != line_up.seating(outcome.number):
            raise ValueError(f"in game {outcome.number} others sit at the table")
        for values in (outcome.roles, outcome.shares, outcome.thinking):
            if not isinstance(values, list) or len(values) != line_up.seats:
                raise ValueError(f"game {outcome.number} does not speak of {line_up.seats} seats")
        if not all([_measured(share) and share <= 1 for share in outcome.shares]):
            raise ValueError(f"nobody can win {outcome.shares}")
        if not any([abs(sum(outcome.shares) - whole) < 0.01 for whole in (0, 1)]):
            raise ValueError(f"nobody can win {outcome.shares}: together that is not one win")
        if not all([isinstance(text, str) for text in (*outcome.roles, outcome.fault, outcome.reason)]):
            raise ValueError(f"game {outcome.number} names no roles, or its fault or its end is no text")
        if not all([_measured(seconds) for seconds in (*outcome.thinking, outcome.seconds)]):
            raise ValueError(f"nobody can think for {outcome.thinking} seconds in {outcome.seconds!r}")
        if not isinstance(outcome.scores, list) or not all([type(score) is int for score in outcome.scores]):
            raise ValueError(f"nobody can score {outcome.scores!r}")
        if not _whole(outcome.decisions):
            raise ValueError(f"a game does not have {outcome.decisions!r} decisions")
        if not _teams_of(outcome.teams, line_up.seats):
            raise ValueError(f"a seat is in no team or in two: {outcome.teams}")
        return outcome


def _whole(number: object) -> bool:
    return type(number) is int and number >= 0


def _measured(number: object) -> bool:
    """What can be counted together; JSON also knows NaN and infinity."""
    return type(number) in (int, float) and 0 <= cast(float, number) < inf


def _teams_of(teams: object, seats: int) -> bool:
    """Whether every seat is in one team; none at all is right, too."""
    if not isinstance(teams, list) or not all([isinstance(team, list) for team in teams]):
        return False
    members = [seat for team in teams for seat in team]
    return not teams or (all([type(seat) is int for seat in members]) and sorted(members) == list(range(seats)))


def shown(thing: object) -> str:
    """What anybody's player has come up with, in one line of bearable length."""
    return "".join([sign if sign.isprintable() else "?" for sign in WORDS.repr(thing)])


class Fault(Exception):
    """A player crashed, or chose what is not to be had."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


def played_again(game: Game) -> State:
    """The same game once more, to look at: the same deal and players, move by move if these do not go by the clock."""
    names, deal, state = _dealt(game)
    players = [_seated(kind, game.line_up, deal, seat) for seat, kind in enumerate(names)]
    _play(state, players, [0.0] * game.line_up.seats, _nobody)
    return state


def _dealt(game: Game) -> tuple[list[str], int, State]:
    """Who sits where, the seed of the deal, and the beginning of the game."""
    line_up = game.line_up
    deal = line_up.deal(game.number)
    state = sandtable.game(line_up.game).new(line_up.seats, Quick(deal), **line_up.options)
    return line_up.seating(game.number), deal, state


def _seated(kind: str, line_up: LineUp, deal: int, seat: int) -> Player:
    try:
        return line_up.player(kind, deal * 64 + seat)
    except (UnknownPlayer, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise Fault(seat, f"crashed: {shown(error)}") from error


def played(game: Game, turns: "Turns | None" = None) -> Outcome:
    """Play it to the end. `turns` hears before each decision whose it is."""
    line_up = game.line_up
    turns = turns or _nobody
    names, deal, state = _dealt(game)
    thinking = [0.0] * line_up.seats
    began = time.perf_counter()
    fault: Fault | None = None
    try:
        players = []
        for seat, kind in enumerate(names):
            turns(seat, 0)
            players.append(_seated(kind, line_up, deal, seat))
        _play(state, players, thinking, turns)
    except Fault as error:
        fault = error
    return _outcome(game, names, state, fault, state.move_count, thinking, time.perf_counter() - began)


def failed(game: Game, seat: int, decisions: int, why: str) -> Outcome:
    """How a game has ended that nobody could play to the end because of a seat: it has lost."""
    names, _, state = _dealt(game)
    return _outcome(game, names, state, Fault(seat, why), decisions, [0.0] * game.line_up.seats, 0.0)


def _outcome(
    game: Game,
    names: list[str],
    state: State,
    fault: Fault | None,
    decisions: int,
    thinking: list[float],
    seconds: float,
) -> Outcome:
    return Outcome(
        number=game.number,
        players=names,
        roles=_roles(state),
        shares=_shares(state, fault),
        scores=[] if state.result is None else list(state.result.scores),
        reason="" if state.result is None else state.result.reason,
        decisions=decisions,
        seconds=round(seconds, 4),
        thinking=[round(seconds, 4) for seconds in thinking],
        fault="" if fault is None else f"{names[fault.seat]} (seat {fault.seat}): {fault.why}",
        teams=_teams(state, fault),
    )


Turns = Callable[[int, int], None]
"""Hears which seat decides now, after how many decisions."""


def _nobody(seat: int, decisions: int) -> None:
    pass


def _play(state: State, players: list[Player], thinking: list[float], turns: Turns) -> None:
    for _ in range(LONGEST):
        if state.over:
            break
        for seat in state.may_act:
            if state.options(seat):
                turns(seat, state.move_count)
                _move(state, players[seat], seat, thinking, free=True)
        if not state.over:
            seat = state.to_act[0]
            turns(seat, state.move_count)
            _move(state, players[seat], seat, thinking, free=False)
    else:
        raise SandtableError(f"the game was not over after {LONGEST} decisions")


def _move(state: State, who: Player, seat: int, thinking: list[float], *, free: bool) -> None:
    """Players think about a copy: whatever they do to it changes nothing here."""
    copy = state.clone()
    began = time.perf_counter()
    try:
        option = considered(who, copy, seat) if free else who.choose(copy, seat)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # also one that would end the process
        raise Fault(seat, f"crashed: {shown(error)}") from error
    finally:
        thinking[seat] += time.perf_counter() - began
    if option is None and free:
        return
    if not any([option is one for one in state.options(seat)]):  # what equals an option is not always one
        raise Fault(seat, f"chose {shown(option)}, which was not to be had")
    state.play(seat, option)


def _shares(state: State, fault: Fault | None) -> list[float]:
    if fault is not None:
        together = len(state.game.teams(state)) == 1
        return [0.0 if together or seat == fault.seat else 1 / (state.seats - 1) for seat in range(state.seats)]
    assert state.result is not None
    winners = state.result.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def _teams(state: State, fault: Fault | None) -> list[list[int]]:
    """Whoever failed has lost alone, if there is anybody else."""
    teams = state.game.teams(state)
    alone = len(teams) == state.seats or (fault is not None and len(teams) > 1)
    return [] if alone else [list(team) for team in teams]


def _roles(state: State) -> list[str]:
    try:
        judged = evaluation(state.game.id).judged
    except NoEvaluation:
        return ["" for _ in range(state.seats)]
    return [judged.role(state, seat) for seat in range(state.seats)]

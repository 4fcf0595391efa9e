"""What a player is, and the players there are. Others join by one line in `KINDS`."""

import re
from collections.abc import Callable
from typing import Final, Protocol

from sandtable.kernel import chance
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.players.evaluation import NoEvaluation
from sandtable.players.random import RandomPlayer
from sandtable.players.ranking import Heuristic, NoHeuristic, ordered
from sandtable.players.search import SearchPlayer


class Player(Protocol):
    """Somebody who answers. It may use only what the seat may see: its view, options, events, determinized copies.

    A player that also has `consider(state, seat) -> Option | None` is asked, when only others are waited for, whether
    it wants to begin its side form; once begun, `choose` goes on with it.
    """

    def choose(self, state: State, seat: int) -> Option: ...


def considered(player: Player, state: State, seat: int) -> Option | None:
    """What a player does of its own accord, though nobody waits for it; None: nothing."""
    if state.is_aside(seat):
        return player.choose(state, seat)
    consider: Callable[[State, int], Option | None] | None = getattr(player, "consider", None)
    return None if consider is None or not state.options(seat) else consider(state, seat)


class UnknownPlayer(SandtableError):
    """There is no such player for that game."""


class HeuristicPlayer:
    """A game's own idea of sensible play, from its `bot`."""

    def __init__(self, bot: Heuristic) -> None:
        self.bot = bot

    def choose(self, state: State, seat: int) -> Option:
        return self.bot.choose(state, seat)

    def consider(self, state: State, seat: int) -> Option | None:
        return None if self.bot.consider is None else self.bot.consider(state, seat)


class EasyPlayer(HeuristicPlayer):
    """Plays sensibly most of the time, now and then something that it should have weighed with more care: one of the
    better half of what it weighs. Keeps no memory, like the random one."""

    def __init__(self, bot: Heuristic, seed: int) -> None:
        super().__init__(bot)
        self.wild = RandomPlayer(seed)
        self.seed = seed

    def choose(self, state: State, seat: int) -> Option:
        moment = chance.following(chance.seeded(self.seed ^ chance.seeded(state.move_count * 128 + 64 + seat)))
        if chance.below(moment, 100) >= self.bot.careless:
            return self.bot.choose(state, seat)
        if self.bot.weigh is None:
            return self.wild.choose(state, seat)
        order = ordered(state, seat, self.bot)
        choice, worth = order[0]
        if worth is None:
            return choice
        weighed = [option for option, worth in order if worth is not None]
        better = weighed[: max(2, (len(weighed) + 1) // 2)]
        return better[chance.below(chance.following(moment), len(better))]


def _random(game_id: str, seed: int) -> Player:
    return RandomPlayer(seed)


def _bot(game_id: str) -> Heuristic:
    try:
        return Heuristic(game_id)
    except NoHeuristic as error:
        raise UnknownPlayer(str(error)) from error


def _heuristic(game_id: str, seed: int) -> Player:
    return HeuristicPlayer(_bot(game_id))


def _easy(game_id: str, seed: int) -> Player:
    return EasyPlayer(_bot(game_id), seed)


def _search(game_id: str, seed: int, worlds: int, seconds: float, processes: int = 1) -> Player:
    bot = _bot(game_id)
    try:
        return SearchPlayer(game_id, seed, bot, worlds, seconds, processes)
    except NoEvaluation as error:
        raise UnknownPlayer(f"{game_id} has no search player; use heuristic") from error


def _hard(game_id: str, seed: int) -> Player:
    return _search(game_id, seed, 0, HARD_SECONDS)


def _expert(game_id: str, seed: int) -> Player:
    return _search(game_id, seed, 0, EXPERT_SECONDS)


HARD_SECONDS: Final = 0.3
EXPERT_SECONDS: Final = 1.5

KINDS: Final[dict[str, Callable[[str, int], Player]]] = {
    "heuristic": _heuristic,
    "easy": _easy,
    "hard": _hard,
    "expert": _expert,
    "random": _random,
}
"""The players that people choose by name; the first is who plays if nobody says otherwise."""
ALSO: Final = {"normal": "heuristic"}
SEARCH: Final = re.compile(
    r"search(?::(?:(?P<worlds>[1-9][0-9]{0,6})|(?P<seconds>[0-9]+(?:\.[0-9]+)?)s)(?:x(?P<processes>[1-9][0-9]?))?)?"
)


def player(kind: str, game_id: str, seed: int) -> Player:
    """A player of that kind for that game; the same seed plays the same way (a search only with a budget in worlds:
    `search:200` tries so many, `search` as many as the game thinks right, `search:1.5s` thinks so long, and
    `search:200x4` or `search:1.5sx4` does so in four processes)."""
    found = SEARCH.fullmatch(kind)
    if found is not None:
        worlds, seconds = int(found["worlds"] or 0), float(found["seconds"] or 0)
        if worlds or seconds or kind == "search":
            return _search(game_id, seed, worlds, seconds, int(found["processes"] or 1))
    kind = ALSO.get(kind, kind)
    if kind not in KINDS:
        known = ", ".join([*KINDS, *ALSO, "search", "search:200", "search:1.5s", "search:200x2"])
        raise UnknownPlayer(f"there is no player {kind!r}; there are: {known}")
    return KINDS[kind](game_id, seed)

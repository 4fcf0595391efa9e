"""All options of a question in the order in which a game's heuristic prefers them, what it weighs them by, and why.

The first is what the heuristic chooses; then come the others that it weighs, by their worth, and then those that it
does not think about, as they are offered. Like the choice, all of it comes from what the seat may see.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from sandtable.kernel.errors import SandtableError
from sandtable.kernel.messages import phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase
from sandtable.players.reasons import why

CARELESS: Final = 30
"""Of a hundred decisions of an easy player so many are made without care, unless the game's `bot` says otherwise."""


class NoHeuristic(SandtableError):
    """The game has no sensible player."""


class Heuristic:
    """What a game's `bot` offers: what it chooses, what it does unasked, and what it weighs options by."""

    def __init__(self, game_id: str) -> None:
        room = f"sandtable.games.{game_id}"
        if find_spec(room) is None or find_spec(f"{room}.bot") is None:
            raise NoHeuristic(f"{game_id} has no heuristic player; use random")
        bot = import_module(f"{room}.bot")
        self.choose: Callable[[State, int], Option] = bot.choose
        self.follow: Callable[[State, int], Option] = getattr(bot, "follow", bot.choose)
        """The same choice in a world of one's own, quicker where the game has a quicker way to it."""
        self.consider: Callable[[State, int], Option | None] | None = getattr(bot, "consider", None)
        self.weigh: Callable[[State, int], dict[Option, float]] | None = getattr(bot, "weigh", None)
        self.careless: int = getattr(bot, "CARELESS", CARELESS)


@dataclass(frozen=True)
class Ranked:
    """An option, what it is worth (on a scale of that question alone; None where it is not weighed), and why."""

    option: Option
    worth: float | None
    reasons: list[Phrase]


def ordered(state: State, seat: int, bot: Heuristic) -> list[tuple[Option, float | None]]:
    """The options in the bot's order, with their worths."""
    options = state.options(seat)
    choice = bot.choose(state, seat)
    worths = bot.weigh(state, seat) if bot.weigh is not None and len(options) > 1 else {}
    others = [option for option in options if option is not choice]
    # Sorting keeps those of equal worth, and those without, as they are offered.
    weighed = sorted([option for option in others if option in worths], key=lambda option: -worths[option])
    left = [option for option in others if option not in worths]
    return [(option, worths.get(option)) for option in [choice, *weighed, *left]]


def ranked(state: State, seat: int) -> list[Ranked]:
    """Every option of the question before the seat, the heuristic's own choice first."""
    order = ordered(state, seat, Heuristic(state.game.id))
    choice, best = order[0]
    reason = why(state.game.id, state, seat, choice) if len(order) > 1 else None
    found = [Ranked(choice, best, [] if reason is None else [reason])]
    for option, worth in order[1:]:
        found.append(Ranked(option, worth, [_beside(worth, best)]))
    return found


def _beside(worth: float | None, best: float | None) -> Phrase:
    """What speaks against an option: how it compares with the choice."""
    if worth is None or best is None:
        return phrase("ranking-unweighed" if worth is None else "ranking-set-aside")
    if worth == best:
        return phrase("ranking-even")
    return phrase("ranking-less" if worth < best else "ranking-more")

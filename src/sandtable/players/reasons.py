"""Why a sensible player answers so, in a game's own words: `reasons.py` of the game, where it has one."""

from importlib import import_module
from importlib.util import find_spec

from sandtable.kernel.notation import Option
from sandtable.kernel.state import State
from sandtable.kernel.views import Phrase


def why(game_id: str, state: State, seat: int, option: Option) -> Phrase | None:
    """What spoke for the option that the game's heuristic player chose; None where it has no words for it.

    The reason is read off the same evaluation that chose, so it is asked only about that player's own choice.
    """
    room = f"sandtable.games.{game_id}"
    if find_spec(room) is None or find_spec(f"{room}.reasons") is None:
        return None
    found: Phrase | None = import_module(f"{room}.reasons").why(state, seat, option)
    return found

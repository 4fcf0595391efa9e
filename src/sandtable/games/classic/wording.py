"""Numbers and options that need more than one message to be said."""

from sandtable.games.classic.advantages import ADVANTAGE_WORDS
from sandtable.games.classic.factions import FACTION_WORDS
from sandtable.kernel.messages import phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.views import Phrase


def points(halves: int) -> int | Phrase:
    """A strength in half points, as an argument of a message."""
    return phrase("and-a-half", whole=halves // 2) if halves % 2 else halves // 2


def option_phrase(option: Option) -> Phrase | None:
    """How an option is said that no single message names: a dial with a half, an answer to somebody's offer."""
    if option.kind == "half":
        return phrase("and-a-half", whole=option.value)
    if option.kind == "stop":
        return phrase("stop-advantage", advantage=ADVANTAGE_WORDS[option.value])
    if option.kind == "accept":
        return phrase("accept-offer", who=FACTION_WORDS[option.value])
    if option.kind == "refuse":
        return phrase("refuse-offer", who=FACTION_WORDS[option.value])
    return None

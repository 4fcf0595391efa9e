"""Options that are named by a phrase."""

from sandtable.games.arrakis.planet import TERRITORY_IDS
from sandtable.kernel.messages import named, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.views import Phrase


def option_phrase(option: Option) -> Phrase | None:
    if option.kind == "leave":
        return phrase("option-leave-in", where=named("territory", TERRITORY_IDS[option.value]))
    return None

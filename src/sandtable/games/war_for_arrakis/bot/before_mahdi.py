"""What suits the Atreides side best where the Mahdi's criteria leave a choice to it (WFA-SOLO-05)."""

from collections.abc import Callable
from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS
from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.leaders import GENERIC_HITS, LEADERS
from sandtable.games.war_for_arrakis.notation import ADVANCE, STAY
from sandtable.games.war_for_arrakis.terms import ATREIDES, DEEP_DESERT, DESERT, HARKONNEN
from sandtable.kernel.notation import Option

EXPOSED: Final = {DESERT: 2.0, DEEP_DESERT: 3.0}
"""What a legion of the Mahdi risks by the terrain that it ends its move in."""


def leader_worth(option: Option) -> float:
    """What a leader is worth in battle."""
    if option.value < 0:
        return float(GENERIC_HITS)
    return LEADERS[option.value].hits + 0.9 * LEADERS[option.value].shields


def least_leader(mind: Mind) -> Option:
    return mind.best(lambda option: -leader_worth(option))


def greatest_leader(mind: Mind) -> Option:
    return mind.best(leader_worth)


def worst_ground(mind: Mind) -> Option:
    """Where storms and Sandworms find a legion, a Wormsign above all."""

    def harm(option: Option) -> float:
        if option.kind != "area":
            return 0.0
        sign = 2.0 if mind.g.all_signs >> option.value & 1 else 0.0
        return EXPOSED.get(mind.g.terrain(option.value), 0.0) + sign

    return mind.best(harm)


def weakest(mind: Mind) -> Option:
    """The area with the fewest Units of the Mahdi."""
    return mind.best(lambda option: -float(mind.g.size(HARKONNEN, option.value)) if option.kind == "area" else 0.0)


def refuge(mind: Mind) -> Option:
    """Where one's own legion is safe."""
    area = AREA_WORDS.index(mind.prompt.args["where"])
    host = mind.sight.host(ATREIDES, area)
    return mind.best(lambda option: mind.posts.worth(ATREIDES, option.value, host))


def follow(mind: Mind) -> Option:
    """The Mahdi's legion stays where it is, unless storms and Sandworms wait where it has won."""
    return ADVANCE if EXPOSED.get(mind.g.terrain(mind.g.fight.target), 0.0) else STAY


ADVICE: Final[dict[str, Callable[[Mind], Option]]] = {
    "prompt-mahdi-leader": least_leader,
    "prompt-mahdi-leader-hit": greatest_leader,
    "prompt-mahdi-strikes": least_leader,
    "prompt-mahdi-way": worst_ground,
    "prompt-mahdi-attacker": weakest,
    "prompt-mahdi-deploys": weakest,
    "prompt-mahdi-places": weakest,
    "prompt-mahdi-legion": weakest,
}

# Questions that are asked in a duel too, there of the other side.
_SPECIALS: Final = "prompt-specials"
_RETREAT: Final = "prompt-retreat-to"
_ADVANCE: Final = "prompt-advance"


def adviser(mind: Mind) -> Callable[[Mind], Option] | None:
    """Who advises on a question about the Mahdi's doings; None if it is about one's own."""
    message = mind.prompt.message
    if message == _SPECIALS:
        return least_leader if mind.number(0) == HARKONNEN else None
    if message == _RETREAT:
        return refuge if mind.number(0) == ATREIDES else None
    if message == _ADVANCE:
        return follow if mind.g.fight.attacker == HARKONNEN else None
    return ADVICE.get(message)

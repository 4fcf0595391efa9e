"""What suits the Atreides side best where the Mahdi's criteria leave a choice to it (WFA-SOLO-05)."""

from collections.abc import Callable
from typing import Final

from sandtable.games.war_for_arrakis.board import AIR_DISTANCE, AREA_WORDS, ZONE_AREAS, areas_in
from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.bot.desert import harvester_spot, zone_worth
from sandtable.games.war_for_arrakis.bot.visions import Visions
from sandtable.games.war_for_arrakis.leaders import GENERIC_HITS, LEADERS
from sandtable.games.war_for_arrakis.notation import ADVANCE, STAY
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE
from sandtable.games.war_for_arrakis.terms import ATREIDES, CARRYALL, DEEP_DESERT, DESERT, HARKONNEN
from sandtable.kernel.notation import Option

EXPOSED: Final = {DESERT: 2.0, DEEP_DESERT: 3.0}
"""What a legion of the Mahdi risks by the terrain that it ends its move in."""
FAR: Final = 9


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


def least_of_ours(mind: Mind) -> Option:
    """The smallest legion of one's own."""
    return mind.best(lambda option: -mind.sight.host(ATREIDES, option.value).capacity if option.kind == "area" else 0.0)


def _in_reach(mind: Mind, zone: int) -> float:
    """How useful an Ornithopter in an Air Zone is to the Mahdi: by the legions below, and how near their goals are."""
    marchers = mind.posts.marchers
    assert marchers is not None
    found = 0.0
    for area, legion in marchers.legions:
        if ZONE_AREAS[zone] >> area & 1:
            goals = [AIR_DISTANCE[area][target] for target in marchers.targets if target >= 0]
            others = [AIR_DISTANCE[area][sietch] for sietch in areas_in(mind.g.sietch_areas)]
            nearness = 0.7 ** min(goals, default=FAR) + 0.4 ** min(others, default=FAR)
            found += nearness * (legion.units + len(legion.leaders))
    return found


def idle_zone(mind: Mind) -> Option:
    """Where an Ornithopter serves the Mahdi least."""
    return mind.best(lambda option: -_in_reach(mind, option.value))


def busy_zone(mind: Mind) -> Option:
    """The Ornithopter that would serve the Mahdi best in turns to come is the one to be used up."""
    return mind.best(lambda option: _in_reach(mind, option.value))


def poor_field(mind: Mind) -> Option:
    """Where a Harvester is most likely lost, and brings least."""
    return mind.best(lambda option: -harvester_spot(mind.sight, mind.posts, option.value))


def spared(mind: Mind) -> Option:
    """The place that would serve the Mahdi best is left out."""
    if mind.options[0].kind == "area":
        return mind.best(lambda option: harvester_spot(mind.sight, mind.posts, option.value))
    return busy_zone(mind)


def unprotected(mind: Mind) -> Option:
    """Where a Carryall has the least to rescue."""
    return mind.best(lambda option: -zone_worth(mind.sight, mind.posts, CARRYALL, option.value))


def least_lost(mind: Mind) -> Option:
    """The Sietch that the Mahdi gains least by."""

    def loss(option: Option) -> float:
        return mind.posts.danger(ATREIDES, option.value, mind.sight.host(ATREIDES, option.value))

    return mind.best(lambda option: -loss(option))


def least_wanted(mind: Mind) -> Option:
    """The Prescience card that helps least, or is farthest away."""
    visions = Visions(mind.sight)

    def worth(option: Option) -> float:
        card = PRESCIENCE[option.value]
        return mind.sight.useful(card.gains) * (0.1 + visions.nearness(card.condition, visions.now))

    return mind.best(lambda option: -worth(option))


def refuge(mind: Mind) -> Option:
    """Where one's own legion is safe."""
    area = AREA_WORDS.index(mind.prompt.args["where"])
    host = mind.sight.host(ATREIDES, area)
    return mind.best(lambda option: mind.posts.worth(ATREIDES, option.value, host))


def follow(mind: Mind) -> Option:
    """The Mahdi's legion stays at home; elsewhere too, unless storms and Sandworms wait where it has won."""
    if mind.g.settlements >> mind.g.fight.origin & 1:
        return STAY
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
    "prompt-mahdi-victim": least_of_ours,
    "prompt-mahdi-sietch": least_lost,
    "prompt-mahdi-temporary-target": least_lost,
    "prompt-mahdi-ornithopter": idle_zone,
    "prompt-mahdi-transport": busy_zone,
    "prompt-mahdi-carryall": unprotected,
    "prompt-mahdi-harvester": poor_field,
    "prompt-mahdi-spares": spared,
    "prompt-mahdi-denies": least_wanted,
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

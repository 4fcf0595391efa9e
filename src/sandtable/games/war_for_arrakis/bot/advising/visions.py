"""Prescience cards: what is claimed, shifted and sent away."""

from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.bot.sight import Host
from sandtable.games.war_for_arrakis.bot.visions import Visions
from sandtable.games.war_for_arrakis.notation import DONE
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE
from sandtable.games.war_for_arrakis.rules.prescience import families
from sandtable.games.war_for_arrakis.terms import ATREIDES, Area
from sandtable.kernel.notation import Option


def claim(mind: Mind) -> Option:
    def worth(option: Option) -> float:
        return mind.sight.useful(PRESCIENCE[option.value].gains)

    return mind.best(worth, 0.9)


def most_needed(mind: Mind) -> Option:
    return mind.best(lambda option: mind.sight.needs()[option.value])


def shift_from(mind: Mind) -> Option:
    def spare(option: Option) -> float:
        return mind.g.prescience[option.value] - 8.0 if not mind.sight.needs()[option.value] else -1.0

    return mind.best(spare, 1.0)


def shuffle_back(mind: Mind) -> Option:
    return mind.best(lambda option: sum(PRESCIENCE[option.value].gains))


def useless(mind: Mind) -> Option:
    """A card on offer that would not help."""
    for option in mind.options:
        if option.kind == "prescience" and mind.sight.useful(PRESCIENCE[option.value].gains) < 1.0:
            return option
    return DONE


def attach(mind: Mind) -> Option:
    visions = Visions(mind.sight)

    def worth(option: Option) -> float:
        card = PRESCIENCE[option.value]
        return visions.nearness(card.condition, visions.now) * (1 + mind.sight.useful(card.gains))

    return mind.best(worth)


def farewell(mind: Mind, area: int) -> float:
    """What it costs to send families off from a Sietch: the guard that stays is weaker, or none at all."""
    if not families(mind.g, Area(area), 2):
        return 9.0
    host = mind.sight.host(ATREIDES, area)
    rest = Host(max(host.regular - 2, 0), host.elite, host.special, host.leaders)
    if mind.g.size(ATREIDES, area) == 1 or not rest.units:
        rest = Host(0, 0, 0, ())
    return mind.posts.danger(ATREIDES, area, rest) - mind.posts.danger(ATREIDES, area, host)


def families_from(mind: Mind) -> Option:
    return mind.best(lambda option: -farewell(mind, option.value))


def who_flees(mind: Mind) -> Option:
    return mind.options[-1]

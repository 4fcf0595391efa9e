"""Where Units, leaders and vehicles come."""

from typing import Final

from sandtable.games.war_for_arrakis.board import BIT, areas_in
from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.bot.desert import harvester_spot, zone_worth
from sandtable.games.war_for_arrakis.bot.sight import Host
from sandtable.games.war_for_arrakis.bot.turns import seers_aside
from sandtable.games.war_for_arrakis.bot.visions import Visions
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.notation import DECLINE, DEPLOY, FROM_SUPPLY
from sandtable.games.war_for_arrakis.prescience import JESSICA, PAUL
from sandtable.games.war_for_arrakis.rules.legions import stacking_limit
from sandtable.games.war_for_arrakis.rules.prescience import area_of_person
from sandtable.games.war_for_arrakis.rules.results import WHERE
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARVESTER, VEHICLE_WORDS
from sandtable.kernel.notation import Option

TOKEN_HOST: Final = Host(1, 1, 0, ())
DRAWN_HOME: Final = 0.6
COURT: Final = 15.0
"""What it is worth before the Mahdi to have Paul, Jessica and tokens in one Sietch: four cards ask for it."""


def post(mind: Mind, option: Option, more: Host) -> float:
    """What it is worth to have more Units in an area."""
    side = mind.side
    here = mind.sight.host(side, option.value)
    together = here.joined(more)
    merged = together.within(stacking_limit(mind.g, side))
    gain = mind.posts.worth(side, option.value, merged) - mind.posts.worth(side, option.value, here)
    return gain - 0.8 * (together.units - merged.units)


def placed(mind: Mind) -> Option:
    """Somewhere for a few Units."""
    return mind.best(lambda option: post(mind, option, Host(2, 0, 0, ())) if option.kind == "area" else -1.0)


def placed_apart(mind: Mind) -> Option:
    visions = Visions(mind.sight) if mind.side == ATREIDES else None

    def worth(option: Option) -> float:
        value = post(mind, option, Host(1, 0, 0, ()))
        if visions is not None:
            for condition, gain in visions.cards:
                scene = visions.now
                standing = scene.standing
                before = visions.nearness(condition, scene)
                scene.standing = standing | BIT[option.value]
                value += gain * (visions.nearness(condition, scene) - before)
                scene.standing = standing
        return value

    return mind.best(worth)


def whether_token(mind: Mind) -> Option:
    """A token is always worth having, but where every Sietch is full it would cost a Unit."""
    limit = stacking_limit(mind.g, ATREIDES)
    room = any([mind.g.size(ATREIDES, sietch) < limit for sietch in areas_in(mind.g.sietch_areas)])
    return DEPLOY if room else DECLINE


def deploy_token(mind: Mind) -> Option:
    if mind.g.mahdi is not None:
        return _token_before_mahdi(mind)
    home = area_of_person(mind.g, PAUL)
    if home < 0:
        home = area_of_person(mind.g, JESSICA)

    def worth(option: Option) -> float:
        return post(mind, option, TOKEN_HOST) + (DRAWN_HOME if option.value == home else 0.0)

    return mind.best(worth)


def _token_before_mahdi(mind: Mind) -> Option:
    """Where it saves most; but Paul and Jessica, who come with it, belong where they are safe, and together."""
    home = court(mind)
    drawn = COURT if seers_aside(mind.g) else DRAWN_HOME
    return mind.best(lambda option: post(mind, option, TOKEN_HOST) + (drawn if option.value == home else 0.0))


def court(mind: Mind) -> int:
    """The Sietch where Paul is, else Jessica, else the one that is hardest to take with a token more."""
    for person in (PAUL, JESSICA):
        home = area_of_person(mind.g, person)
        if home >= 0:
            return home

    def threat(sietch: int) -> float:
        assert mind.posts.marchers is not None
        return mind.posts.marchers.threat(sietch, mind.sight.host(ATREIDES, sietch).joined(TOKEN_HOST))

    return min(areas_in(mind.g.sietch_areas), key=threat, default=-1)


def deploy_units(mind: Mind) -> Option:
    return mind.best(lambda option: post(mind, option, Host(min(mind.number(2), 3), 0, 0, ())))


def deploy_count(mind: Mind) -> Option:
    area = mind.ask.value(WHERE)
    room = max(stacking_limit(mind.g, mind.side) - mind.g.size(mind.side, area), 1)
    return min(mind.options, key=lambda option: (option.value > room, -option.value))


def some_leader(mind: Mind) -> Option:
    def worth(option: Option) -> float:
        if option.value < 0:
            return 1.0
        leader = LEADERS[option.value]
        return 1.2 + leader.hits + 0.5 * leader.shields + (2.0 if option.value < 4 else 0.0)

    return mind.best(worth)


def leader_where(mind: Mind) -> Option:
    return mind.best(lambda option: mind.sight.host(mind.side, option.value).capacity)


def upgrade(mind: Mind) -> Option:
    def worth(option: Option) -> float:
        host = mind.sight.host(mind.side, option.value)
        if not host.regular:
            return 0.0
        better = Host(host.regular - 1, host.elite + 1, host.special, host.leaders)
        gain = mind.posts.worth(mind.side, option.value, better) - mind.posts.worth(mind.side, option.value, host)
        return gain + 0.05 * host.units

    return mind.best(worth)


def from_supply(mind: Mind) -> Option:
    if FROM_SUPPLY in mind.options:
        return FROM_SUPPLY
    refused = mind.refusal()
    return mind.options[0] if refused is None else refused


def vehicle_place(mind: Mind) -> Option:
    """Where a vehicle goes; the places answered already are taken."""
    answers = mind.ask.answers
    if mind.options[0].kind == "area" or mind.prompt.args["vehicle"] == VEHICLE_WORDS[HARVESTER]:
        return mind.best(lambda option: harvester_spot(mind.sight, mind.posts, option.value))
    vehicle = VEHICLE_WORDS.index(mind.prompt.args["vehicle"])

    def worth(option: Option) -> float:
        taken = 3.0 if option in answers else 0.0
        return zone_worth(mind.sight, mind.posts, vehicle, option.value) - taken

    return mind.best(worth)


def which_vehicle(mind: Mind) -> Option:
    def worth(option: Option) -> float:
        return (1.0, 0.5, 0.3)[option.value] if option.value != HARVESTER or mind.g.harvesters_left else 0.4

    return mind.best(worth)


def rescue(mind: Mind) -> Option:
    return mind.options[0]

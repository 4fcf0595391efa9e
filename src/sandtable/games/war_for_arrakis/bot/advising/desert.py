"""Worms for the Atreides side, spice for the Harkonnen side."""

from sandtable.games.war_for_arrakis.board import BIT
from sandtable.games.war_for_arrakis.bot.advising.mind import Mind
from sandtable.games.war_for_arrakis.bot.desert import (
    best_bite,
    best_worm_move,
    best_wormsigns,
    bite,
    harvest_of,
    lurk,
    spice_plan,
    wormsign_worth,
)
from sandtable.games.war_for_arrakis.bot.scale import WORM
from sandtable.games.war_for_arrakis.notation import (
    AREA,
    ATTACK_WITH_WORM,
    DONE,
    FROM_SUPPLY,
    MOVE_WORMS,
    PASS,
    PLACE_WORMSIGNS,
    STOCKPILE,
)
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, NONE
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Answers


def desert_power(mind: Mind) -> Option:
    sight = mind.sight
    if PLACE_WORMSIGNS in mind.options and mind.side == ATREIDES and mind.turns.lays_signs():
        return PLACE_WORMSIGNS
    values = {
        PLACE_WORMSIGNS: 0.8 * sum([worth for worth, _ in best_wormsigns(sight)]),
        ATTACK_WITH_WORM: best_bite(sight)[0] - WORM * 0.4,
        MOVE_WORMS: best_worm_move(sight)[0],
    }

    def worth(option: Option) -> float:
        return values[option] if option in values else best_bite(sight)[0]

    return mind.best(worth, 0.01)


def wormsign(mind: Mind) -> Option:
    plan = mind.turns.plan
    if plan is not None:
        for area in plan.signs:
            if AREA[area] in mind.options:
                return AREA[area]
    return mind.best(lambda option: wormsign_worth(mind.sight, option.value))


def worm_moves(mind: Mind) -> Option:
    gain, worm, _ = best_worm_move(mind.sight)
    return AREA[worm] if gain > 0.1 and AREA[worm] in mind.options else DONE


def worm_to(mind: Mind) -> Option:
    return mind.best(lambda option: lurk(mind.sight, option.value))


def worm_attacks(mind: Mind) -> Option:
    return mind.best(lambda option: lurk(mind.sight, option.value))


def worm_target(mind: Mind) -> Option:
    worm = mind.number(0)
    if worm == NONE:
        worm = Answers(mind.ask).value()
    return mind.best(lambda option: bite(mind.sight, worm, option.value), 0.01)


def worm_figure(mind: Mind) -> Option:
    if FROM_SUPPLY in mind.options:
        return FROM_SUPPLY
    return mind.best(lambda option: 0.5 if option.kind != "area" else -lurk(mind.sight, option.value))


def prey(mind: Mind) -> Option:
    """The area where most is to be had of the Harkonnen side."""

    def worth(option: Option) -> float:
        harvest = harvest_of(mind.sight, option.value) if mind.g.harvesters & BIT[option.value] else 0.0
        return harvest + 0.2 * mind.sight.host(HARKONNEN, option.value).capacity

    return mind.best(worth)


def imperium(mind: Mind) -> Option:
    """The next payment of the plan; what somebody else has begun is brought to an end as far as the spice goes."""
    plan, _ = spice_plan(mind.sight, mind.number(0))
    wanted = plan[len(mind.ask.answers)]
    return wanted if wanted in mind.options else mind.options[-1]


def stockpile(mind: Mind) -> Option:
    return STOCKPILE if spice_plan(mind.sight, mind.number(0))[1] else PASS

"""Worms for the Atreides side; vehicles and spice for the Harkonnen side."""

from sandtable.games.war_for_arrakis.board import (
    BIT,
    DISTANCE,
    SECTORS_OF,
    ZONE_AREAS,
    ZONES_OF,
    areas_in,
    spread,
)
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.scale import HIT_ON, SPICE_POINT, SUPREMACY_POINT, WORM, WORMSIGN
from sandtable.games.war_for_arrakis.bot.sight import Sight
from sandtable.games.war_for_arrakis.components import SIGN_COUNTS, WORMSIGNS
from sandtable.games.war_for_arrakis.leaders import WILD_MAKER
from sandtable.games.war_for_arrakis.rules.combat_dice import HITS_OF_A_SPECIAL
from sandtable.games.war_for_arrakis.rules.desert_power import bare_areas, worm_reach, worm_targets, wormsign_areas
from sandtable.games.war_for_arrakis.rules.spice import STOCKPILE_COST, STOCKPILE_UP_TO, choices, notch_after, price
from sandtable.games.war_for_arrakis.rules.worms import SANDWORM_DICE, WILD_MAKER_DICE
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    DEEP_DESERT,
    DEEP_SANDWORM,
    HARKONNEN,
    IMPERIUM,
    SANDWORM,
    Area,
)
from sandtable.kernel.notation import Option

# How likely a Wormsign brings a Sandworm: in Deep Desert, and elsewhere.
COMES_IN_DEEP = (SIGN_COUNTS[SANDWORM] + SIGN_COUNTS[DEEP_SANDWORM]) / WORMSIGNS
COMES = SIGN_COUNTS[SANDWORM] / WORMSIGNS

# What the spice board is worth: a row of the lowest marker costs a die, and every Ban hurts in its own way.
ROW = 1.6
NOTCH = 0.5
BANS = (0.5, 0.2, 0.6)
SAVED = 0.6


def harvest_of(sight: Sight, area: int) -> float:
    """What the Harvester in an area would bring."""
    return SPICE_POINT * (2 if sight.g.terrain(area) == DEEP_DESERT else 1)


# Worms.


def bite(sight: Sight, worm: int, target: int) -> float:
    """What attacking an area with a Sandworm is worth, the figure itself not counted."""
    g = sight.g
    value = 0.0
    host = sight.host(HARKONNEN, target)
    if host.units:
        dice = WILD_MAKER_DICE if g.leader_at[WILD_MAKER] == worm else SANDWORM_DICE
        hits = dice * (0.5 + HITS_OF_A_SPECIAL.get(g.terrain(target), 0) / 6)
        value += min(hits, host.capacity) * HIT_ON[HARKONNEN] + _eased(sight, target, round(hits))
        if min([DISTANCE[target][sietch] for sietch in areas_in(g.sietch_areas)], default=9) <= 2:
            value *= 1.8
        if host.capacity > hits:
            return value
    return value + (harvest_of(sight, target) if g.harvesters & BIT[target] else 0.0)


def _eased(sight: Sight, target: int, hits: int) -> float:
    """What hits on a legion of the Mahdi save of the Sietches that it threatens."""
    if sight.g.mahdi is None:
        return 0.0
    key = 16 * target + hits
    found = sight.eased.get(key)
    if found is None:
        found = Posts(sight).relief(target, hits)
        sight.eased[key] = found
    return found


def best_bite(sight: Sight) -> tuple[float, int, int]:
    """The best attack of a Sandworm: its worth, the Sandworm and the target."""
    best = (0.0, -1, -1)
    for worm in areas_in(sight.g.worms):
        for target in areas_in(worm_targets(sight.g, worm)):
            best = max(best, (bite(sight, worm, target), worm, target))
    return best


def wormsign_worth(sight: Sight, area: int) -> float:
    """What a Wormsign in an area is worth: a Sandworm that may come of it, and ways to ride."""
    g = sight.g
    if g.standing[ATREIDES] & BIT[area]:
        return 0.05
    if (g.standing[HARKONNEN] | g.harvesters) & BIT[area]:
        return 0.1  # one would come of itself
    comes = COMES_IN_DEEP if g.terrain(area) == DEEP_DESERT else COMES
    room = max(g.sandworms_left - g.all_signs.bit_count() / 3, 0.3)
    value = WORMSIGN + comes * WORM * min(room, 1.0)
    near = spread(BIT[area], g.neighbours)
    if near & (g.standing[HARKONNEN] | g.harvesters):
        value += 0.25
    if near & g.standing[ATREIDES]:
        value += 0.1
    return value


def best_wormsigns(sight: Sight) -> list[tuple[float, int]]:
    found = [(wormsign_worth(sight, area), -area) for area in areas_in(wormsign_areas(sight.g))]
    return sorted(found, reverse=True)[:2]


def lurk(sight: Sight, area: int) -> float:
    """What a Sandworm in an area is good for: what it could attack from there."""
    return max([bite(sight, area, target) for target in areas_in(worm_targets(sight.g, Area(area)))], default=0.0)


def best_worm_move(sight: Sight) -> tuple[float, int, int]:
    """The best move of a Sandworm: what it gains, the Sandworm and where it goes."""
    best = (0.0, -1, -1)
    bare = bare_areas(sight.g)
    for worm in areas_in(sight.g.worms):
        here = lurk(sight, worm)
        for target in areas_in(worm_reach(sight.g, worm) & bare):
            best = max(best, (0.6 * (lurk(sight, target) - here), worm, target))
    return best


def desert_power_worth(sight: Sight) -> float:
    """What a Desert Power action is worth."""
    signs = sum([worth for worth, _ in best_wormsigns(sight)])
    return max(best_bite(sight)[0] - WORM * 0.4, best_worm_move(sight)[0], signs * 0.8)


# Vehicles.


def harvester_spot(sight: Sight, posts: Posts, area: int) -> float:
    """What a Harvester would bring from an area on average: worms, rides and legions may take it."""
    g = sight.g
    deep = g.terrain(area) == DEEP_DESERT
    value = 2 * (1 - COMES_IN_DEEP) if deep else 1 - COMES
    for worm in areas_in(g.worms):
        if DISTANCE[worm][area] <= 2:
            value *= 0.55
    threats = 0
    for legion in areas_in(g.standing[ATREIDES]):
        if DISTANCE[legion][area] <= 1 or posts.rides(legion) >> area & 1:
            threats += 1
    value *= (0.6, 0.45, 0.3)[min(threats, 3) - 1] if threats else 1.0
    for zone in ZONES_OF[area]:
        if g.flyers[zone] == CARRYALL:
            value *= 1.15
    # Harvesters in one sector share a Carryall.
    sector = SECTORS_OF[area][0]
    company = [other for other in areas_in(g.harvesters) if SECTORS_OF[other][0] == sector]
    return value * (1.12 if company else 1.0)


def zone_worth(sight: Sight, posts: Posts, vehicle: int, zone: int) -> float:
    """What a vehicle in an Air Zone is worth: Carryalls over Harvesters, Ornithopters over legions that may march."""
    g = sight.g
    taken = 1.5 if g.flyers[zone] else 0.0
    if vehicle == CARRYALL:
        over = areas_in(g.harvesters & ZONE_AREAS[zone])
        return sum([harvest_of(sight, area) for area in over], 0.0) - taken
    value = 0.0
    for area in areas_in(g.standing[HARKONNEN] & ZONE_AREAS[zone]):
        host = sight.host(HARKONNEN, area)
        near = min([DISTANCE[area][target] for target in areas_in(g.sietch_areas)], default=9)
        value = max(value, host.capacity * 0.75**near)
    return value - taken


# Spice.


def spice_plan(sight: Sight, points: int) -> tuple[list[Option], bool]:
    """What to pay for each marker, and whether to stockpile: the best of all ways to spend the points."""
    g = sight.g
    best = -99.0
    plan: list[Option] = []
    stockpiled = False
    for first in choices(g.imperium[0], points):
        left = points - price(first)
        for second in choices(g.imperium[1], left):
            rest = left - price(second)
            for third in choices(g.imperium[2], rest):
                over = rest - price(third)
                for stockpile in (False, True):
                    if stockpile and (over < STOCKPILE_COST or g.supremacy > STOCKPILE_UP_TO):
                        continue
                    worth = _board_worth(g.imperium, [first, second, third], over, stockpile)
                    if worth > best:
                        best, plan, stockpiled = worth, [first, second, third], stockpile
    return plan, stockpiled


def _board_worth(rows: tuple[int, ...], paid: list[Option], over: int, stockpile: bool) -> float:
    after = [notch_after(rows[marker], price(paid[marker])) for marker in IMPERIUM]
    worth = -ROW * max(after) - NOTCH * sum(after)
    for marker in IMPERIUM:
        if after[marker] > rows[marker] or after[marker] == 4:
            worth -= BANS[marker]
    left = over - (STOCKPILE_COST if stockpile else 0)
    return worth + (SUPREMACY_POINT if stockpile else 0.0) + (SAVED if left else 0.0)

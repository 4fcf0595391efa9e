"""The Mahdi deploys, and does the work of the House: Units replaced, vehicles placed (WFA-SACT-19 to 28, 40 to 44)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import areas_in
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, LEADER_NAMES
from sandtable.games.war_for_arrakis.leaders import BEAST_RABBAN, FEYD_RAUTHA
from sandtable.games.war_for_arrakis.rules.book import ASKED_IN_VAIN, rule
from sandtable.games.war_for_arrakis.rules.legions import exchange, put_generic, put_leader
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import (
    A_LEADER,
    AN_AREA,
    Candidate,
    Matter,
    best,
    in_board_order,
    settle,
)
from sandtable.games.war_for_arrakis.rules.mahdi.guards import available, enough_alike, muster, reveal_guards
from sandtable.games.war_for_arrakis.rules.mahdi.strength import (
    FAR,
    distances,
    lead,
    power,
    room,
    to_any_sietch,
    to_target,
)
from sandtable.games.war_for_arrakis.rules.mahdi.vehicles import mahdi_places
from sandtable.games.war_for_arrakis.state import LEADERS_OF, Table
from sandtable.games.war_for_arrakis.terms import (
    ELITE,
    HARKONNEN,
    KINDS,
    NONE,
    REGULAR,
    SPECIAL,
    Area,
    AreaMask,
    Kind,
    Leader,
)
from sandtable.kernel.steps import Do

# Deployment (WFA-SACT-19 to 25).

SETTLEMENT_MANNED: Final = Matter(
    "settlement_manned",
    "WFA-SOLO-05",
    (AN_AREA,),
    ("prompt-mahdi-deploys",),
    ("strongest-settlement", "settlement-nearest-target"),
)
LEADER_DEPLOYED: Final = Matter(
    "leader_deployed", "WFA-RUL-99", (A_LEADER,), ("prompt-mahdi-leader",), ("rabban-and-feyd-first",)
)


def leaders_at_hand(g: Table) -> list[Leader]:
    """The named leaders that can come onto the board."""
    return [leader for leader in LEADERS_OF[HARKONNEN] if g.can_appear(leader)]


def can_deploy(g: Table) -> bool:
    """Whether any Unit or leader can come to a settlement."""
    settlements = areas_in(g.settlements)
    if available(g) and any([room(g, area) for area in settlements]):
        return True
    leaders = bool(leaders_at_hand(g)) or g.generic_supply[HARKONNEN] > 0
    return leaders and g.settlements & g.standing[HARKONNEN] != 0


@rule("mahdi_deploys")
def mahdi_deploys(g: Table, regular: int, elite: int, special: int, led: int) -> None:
    """Units and a leader come to one settlement, what exceeds its stacking limit to another (WFA-SACT-19, 24, 25).

    `led` says whether a leader is still to come: it goes with the first of them.
    """
    wanted = regular + elite + special
    if not available(g):
        wanted = 0
    open_to = [area for area in areas_in(g.settlements) if (wanted and room(g, area)) or (led and g.size(1, area))]
    if (not wanted and not led) or not open_to:
        return
    away = to_target(g)
    candidates = [Candidate((area,), (power(g, HARKONNEN, area), -away[area])) for area in open_to]
    equal = best(candidates)
    if not led and not g.follows(ASKED_IN_VAIN) and all_filled(g, equal, (regular, elite, special)):
        candidates = in_board_order(candidates, equal)
    settle(g, SETTLEMENT_MANNED, candidates, regular, elite, special, led)


def all_filled(g: Table, settlements: list[Candidate], wanted: tuple[int, ...]) -> bool:
    """Whether Units of one type fill all of these settlements, so that which is first makes no difference."""
    types = [kind for kind in KINDS if wanted[kind]]
    places = sum([room(g, settlement.answer[0]) for settlement in settlements])
    return len(types) == 1 and places <= wanted[types[0]] and enough_alike(g, types[0], places)


@rule("settlement_manned", AREA_NAMES)
def settlement_manned(g: Table, area: Area, regular: int, elite: int, special: int, led: int) -> None:
    """As many Units as the settlement takes, the best first, then the leader; the rest goes elsewhere."""
    wanted = [regular, elite, special]
    for kind in (SPECIAL, ELITE, REGULAR):
        wanted[kind] -= muster(g, kind, area, min(wanted[kind], room(g, area)))
    if sum(wanted):
        g.then(Do(mahdi_deploys, *wanted, 0))
    if led:
        deploy_leader(g, area)


def deploy_leader(g: Table, area: Area) -> None:
    """A named leader, Rabban and Feyd-Rautha before any other; without one a Bashar (WFA-SACT-19 to 21)."""
    if not g.has_legion(HARKONNEN, area):
        return
    leaders = leaders_at_hand(g)
    if leaders:
        first = (BEAST_RABBAN, FEYD_RAUTHA)
        settle(g, LEADER_DEPLOYED, [Candidate((leader,), (int(leader in first),)) for leader in leaders], area)
    elif g.generic_supply[HARKONNEN]:
        put_generic(g, HARKONNEN, area)


@rule("leader_deployed", LEADER_NAMES, AREA_NAMES)
def leader_deployed(g: Table, leader: Leader, area: Area) -> None:
    put_leader(g, leader, area)


# House criteria: where Units are replaced or placed (WFA-SACT-34, 41 to 43).

HOUSE_CRITERIA: Final = ("nearest-any-sietch", "greatest-lead", "nearest-target")


def house_scores(g: Table, areas: AreaMask | int) -> list[Candidate]:
    """Areas by how near any Sietch they are, then by the lead over its defenders, then by the Target Sietch."""
    near, aimed = to_any_sietch(g), to_target(g)
    rows = {sietch: distances(g, sietch) for sietch in areas_in(g.sietch_areas)}
    found: list[Candidate] = []
    for area in areas_in(areas):
        leads = [lead(g, area, sietch) for sietch, row in rows.items() if row[area] == near[area] != FAR]
        found.append(Candidate((area,), (-near[area], max(leads, default=0), -aimed[area])))
    return found


UNITS_REPLACED: Final = Matter("units_replaced", "WFA-SOLO-05", (AN_AREA,), ("prompt-mahdi-replaces",), HOUSE_CRITERIA)


def replacement(g: Table, new: int) -> Kind:
    """The type that replaces Units: the wanted one, or a higher one if it has run out; a lower one would be none."""
    for kind in range(new, SPECIAL + 1):
        if g.unit_supply[3 * HARKONNEN + kind]:
            return Kind(kind)
    return Kind(NONE)


def replaceable(g: Table, old: int) -> AreaMask:
    """The legions with Units of a type; facedown tokens may show some (WFA-SSPC-06)."""
    mask = 0
    for area in areas_in(g.standing[HARKONNEN]):
        if g.unit(HARKONNEN, old, area) or g.automaton.guard_at.count(area):
            mask |= 1 << area
    return AreaMask(mask)


def units_to_replace(g: Table, old: int) -> int:
    """How many Units of a type stand on the board face up."""
    return sum([g.unit(HARKONNEN, old, area) for area in areas_in(g.standing[HARKONNEN])])


@rule("mahdi_replaces")
def mahdi_replaces(g: Table, old: int, new: int, count: int) -> None:
    """Units of a type are replaced by better ones, legion after legion (WFA-SACT-41 to 43)."""
    areas = replaceable(g, old)
    if count and areas and replacement(g, new) != NONE:
        candidates = house_scores(g, areas)
        equal = best(candidates)
        if not g.follows(ASKED_IN_VAIN) and all_replaced(g, equal, old, new, count):
            candidates = in_board_order(candidates, equal)
        settle(g, UNITS_REPLACED, candidates, old, new, count)


def all_replaced(g: Table, legions: list[Candidate], old: int, new: int, count: int) -> bool:
    """Whether all Units of a type in these legions are replaced by one other type, so that which is first makes no
    difference; what facedown tokens show is not known."""
    areas = [legion.answer[0] for legion in legions]
    units = sum([g.unit(HARKONNEN, old, area) for area in areas])
    tokens = sum([g.automaton.guard_at.count(area) for area in areas])
    return not tokens and units <= count and units <= g.unit_supply[3 * HARKONNEN + replacement(g, new)]


@rule("units_replaced", AREA_NAMES)
def units_replaced(g: Table, area: Area, old: int, new: int, count: int) -> None:
    """As many as the legion has; tokens are revealed where it has too few."""
    while count and g.unit(HARKONNEN, old, area):
        better = replacement(g, new)
        if better == NONE:
            return
        exchange(g, HARKONNEN, Kind(old), better, area)
        count -= 1
    if not count:
        return
    if g.automaton.guard_at.count(area):
        g.then(Do(reveal_guards, area), Do(units_replaced, area, old, new, count))
    else:
        g.then(Do(mahdi_replaces, old, new, count))


# The House result (WFA-SACT-40, 44).

HOUSE_UPGRADES: Final = 2


@rule("mahdi_serves_house")
def mahdi_serves_house(g: Table) -> None:
    """Both effects of the box, the upper one first: Units replaced, then a Harvester and an Ornithopter."""
    g.then(Do(mahdi_replaces, REGULAR, ELITE, HOUSE_UPGRADES), Do(mahdi_places, 1, 1, 0))

"""How the Mahdi fights: cards for dice, hits, when it ceases; Carryalls save Harvesters (WFA-SBAT, SOLO-21, 22)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, DEEP_DESERTS, ZONE_AREAS, areas_in
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, AREA_SETS, LEADER_NAMES, ZONE_NAMES
from sandtable.games.war_for_arrakis.notation import LEADER, generic, unit
from sandtable.games.war_for_arrakis.rules.battle import answer_attack, combat_round, dice_of, end_battle, most_dice
from sandtable.games.war_for_arrakis.rules.book import ASKED_IN_VAIN, rule
from sandtable.games.war_for_arrakis.rules.casualties import suffer
from sandtable.games.war_for_arrakis.rules.hazards import rescuers
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import A_LEADER, A_ZONE, Candidate, Matter, settle
from sandtable.games.war_for_arrakis.rules.mahdi.reinforcements import shed
from sandtable.games.war_for_arrakis.rules.mahdi.strength import figure_power
from sandtable.games.war_for_arrakis.rules.retreat import retreat_areas
from sandtable.games.war_for_arrakis.rules.vehicles import remove_flyer, remove_harvester
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    ELITE,
    HARKONNEN,
    REGULAR,
    SPECIAL,
    Area,
    Leader,
    Zone,
)
from sandtable.kernel.steps import Do

# Dice (WFA-SBAT-01, 02).


@rule("mahdi_throws")
def mahdi_throws(g: Table) -> None:
    """Reinforcements are discarded until six dice are rolled or none are left, attacking or defending."""
    while dice_of(g, HARKONNEN) < most_dice(g, HARKONNEN) and g.has_legion(HARKONNEN, _place(g)) and shed(g):
        g.fight.extra[HARKONNEN] += 1


def _place(g: Table) -> Area:
    battle = g.fight
    return battle.origin if battle.attacker == HARKONNEN else battle.target


# Going on (WFA-SBAT-08, 10, WFA-RUL-65).


def outmatched(g: Table) -> bool:
    """Whether the defender has at least twice the attacker's Combat Power, counted by single figures."""
    battle = g.fight
    return figure_power(g, ATREIDES, battle.target) >= 2 * figure_power(g, HARKONNEN, battle.origin)


@rule("mahdi_attack_goes_on")
def mahdi_attack_goes_on(g: Table) -> None:
    """At the start of the first combat round."""
    if outmatched(g):
        cease(g)
    else:
        g.then(Do(combat_round))


@rule("mahdi_presses_on")
def mahdi_presses_on(g: Table) -> None:
    """At the start of every other: the attack goes on, and against a Sietch too it costs no hit."""
    if outmatched(g):
        cease(g)
    else:
        g.tell("event-continue", who=g.who(HARKONNEN))
        g.then(Do(answer_attack))


def cease(g: Table) -> None:
    battle = g.fight
    g.tell(
        "event-mahdi-ceases",
        ours=figure_power(g, HARKONNEN, battle.origin),
        theirs=figure_power(g, ATREIDES, battle.target),
    )
    g.then(Do(end_battle))


# Hits (WFA-SBAT-03 to 06).

LEADER_HIT: Final = Matter("leader_hit", "WFA-RUL-99", (A_LEADER,), ("prompt-mahdi-leader-hit",))


@rule("mahdi_suffers", AREA_NAMES)
def mahdi_suffers(g: Table, area: Area, hits: int) -> None:
    """Leaders but one first, Bashars before others; then Elite Units, Sardaukar, Regular Units."""
    if not hits or not g.unit_count(HARKONNEN, area):
        return
    generics, named = g.generic(HARKONNEN, area), g.named_in(HARKONNEN, area)
    if generics + len(named) > 1 and not generics:
        settle(g, LEADER_HIT, [Candidate((leader,)) for leader in named], area, hits)
        return
    g.then(Do(mahdi_suffers, area, hits - 1))
    if generics + len(named) > 1:
        suffer(g, HARKONNEN, area, generic(HARKONNEN))
        return
    for kind in (ELITE, SPECIAL):
        if g.unit(HARKONNEN, kind, area):
            suffer(g, HARKONNEN, area, unit(HARKONNEN, kind))
            return
    if generics + len(named) and hits >= g.unit(HARKONNEN, REGULAR, area):
        # No Regular Unit would be left: the last leader goes first.
        suffer(g, HARKONNEN, area, LEADER[named[0]] if named else generic(HARKONNEN))
    else:
        suffer(g, HARKONNEN, area, unit(HARKONNEN, REGULAR))


@rule("leader_hit", LEADER_NAMES, AREA_NAMES)
def leader_hit(g: Table, leader: Leader, area: Area, hits: int) -> None:
    g.then(Do(mahdi_suffers, area, hits - 1))
    suffer(g, HARKONNEN, area, LEADER[leader])


# Carryalls (WFA-SOLO-22, WFA-RUL-72).

CARRYALL_SENT: Final = Matter(
    "carryall_sent", "WFA-RUL-99", (A_ZONE,), ("prompt-mahdi-rescuer",), ("spare-for-deep-desert", "spare-for-others")
)


def endangered(g: Table, waiting: int) -> list[Area]:
    """Harvesters that Sandworms still to strike threaten, as far as can be told: beside no legion that has to stay."""
    return [
        area
        for area in areas_in(waiting & g.harvesters)
        if not g.has_legion(HARKONNEN, area) or retreat_areas(g, HARKONNEN, area)
    ]


def saved(g: Table, areas: list[Area], without: int) -> int:
    """How many of these Harvesters the Carryalls can save, one each, without that of one Air Zone."""
    return _most_saved(g, areas, [int(without)])


def _most_saved(g: Table, areas: list[Area], used: list[int]) -> int:
    if not areas:
        return 0
    most = _most_saved(g, areas[1:], used)
    for zone in rescuers(g, areas[0]):
        if zone not in used:
            most = max(most, 1 + _most_saved(g, areas[1:], [*used, zone]))
    return most


@rule("mahdi_rescues", AREA_NAMES, AREA_SETS)
def mahdi_rescues(g: Table, area: Area, waiting: int) -> None:
    """A Harvester is rescued whenever a Carryall can come, unless one in Deep Desert would then be lost."""
    threatened = endangered(g, waiting)
    deep = [other for other in threatened if DEEP_DESERTS >> other & 1]
    zones = rescuers(g, area)
    if not DEEP_DESERTS >> area & 1:
        kept = saved(g, deep, -1)
        zones = [zone for zone in zones if saved(g, deep, zone) == kept]
    if zones:
        candidates = [Candidate((zone,), (saved(g, deep, zone), saved(g, threatened, zone))) for zone in zones]
        if not threatened:
            # Nothing is left to be rescued, so it makes no difference which Carryall goes.
            candidates = candidates[:1]
        elif not g.follows(ASKED_IN_VAIN):
            candidates = different(g, candidates, waiting)
        settle(g, CARRYALL_SENT, candidates, area)
    else:
        remove_harvester(g, area)


def different(g: Table, candidates: list[Candidate], waiting: int) -> list[Candidate]:
    """One Carryall of those that could save the same of all Harvesters still to be struck: which flies is the same."""
    found: list[Candidate] = []
    seen: list[int] = []
    for candidate in candidates:
        reach = ZONE_AREAS[candidate.answer[0]] & waiting & g.harvesters
        if reach not in seen:
            seen.append(reach)
            found.append(candidate)
    return found


@rule("carryall_sent", ZONE_NAMES, AREA_NAMES)
def carryall_sent(g: Table, zone: Zone, area: Area) -> None:
    g.tell("event-rescue", where=AREA_WORDS[area])
    remove_flyer(g, zone)

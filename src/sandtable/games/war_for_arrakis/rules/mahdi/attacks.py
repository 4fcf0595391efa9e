"""The Mahdi attacks: a Sietch, else a legion (WFA-SACT-02 to 18)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT, FLIGHT, TOUCHING, ZONE_WORDS, ZONES_OF, areas_in
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, ZONE_NAMES
from sandtable.games.war_for_arrakis.rules.book import later, rule
from sandtable.games.war_for_arrakis.rules.checks import legions_of
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import A_ZONE, AN_AREA, Candidate, Matter, settle
from sandtable.games.war_for_arrakis.rules.mahdi.strength import lead, power, stronger, target_area
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    NO_VEHICLE,
    NONE,
    ORNITHOPTER,
    Area,
    Zone,
)
from sandtable.kernel.rows import replaced

SIETCH_ATTACKED: Final = Matter(
    "sietch_attacked",
    "WFA-SOLO-05",
    (AN_AREA, AN_AREA, A_ZONE),
    ("prompt-mahdi-sietch", "prompt-mahdi-attacker", "prompt-mahdi-transport"),
    ("highest-rank", "greatest-lead-over-sietch", "no-ornithopter", "target-sietch"),
)
LEGION_ATTACKED: Final = Matter(
    "legion_attacked",
    "WFA-SOLO-05",
    (AN_AREA, AN_AREA),
    ("prompt-mahdi-victim", "prompt-mahdi-attacker"),
    ("strongest-victim", "named-leader-there"),
)


def transports(g: Table, area: int) -> list[Zone]:
    """The Ornithopters that could carry a legion: one flight in a turn is all (WFA-SMOV-18)."""
    if g.automaton.flown:
        return []
    return [zone for zone in ZONES_OF[area] if g.flyers[zone] == ORNITHOPTER]


def attacks_on_sietches(g: Table, which: int, value: int) -> list[Candidate]:
    """Every attack on a Sietch that the Mahdi may make: it must be stronger, and flies only if it must (07 to 09)."""
    found: list[Candidate] = []
    sietches = areas_in(g.sietch_areas & ~g.worms)
    target = target_area(g)
    for origin in areas_in(legions_of(g, HARKONNEN, which, value)):
        for sietch in sietches:
            if not FLIGHT[origin] >> sietch & 1 or not stronger(g, origin, sietch):
                continue
            rank = g.settlement_rank(ATREIDES, sietch)
            scores = (rank, lead(g, origin, sietch))
            aimed = int(sietch == target)
            if TOUCHING[origin] >> sietch & 1:
                found.append(Candidate((sietch, origin, NONE), (*scores, 1, aimed)))
            else:
                found.extend([Candidate((sietch, origin, zone), (*scores, 0, aimed)) for zone in transports(g, origin)])
    return found


def attacks_on_legions(g: Table, which: int, value: int) -> list[Candidate]:
    """Every attack on an adjacent Atreides legion outside a Sietch that is weaker; nobody flies there (14, 15)."""
    found: list[Candidate] = []
    victims = g.standing[ATREIDES] & ~g.sietch_areas & ~g.worms
    for origin in areas_in(legions_of(g, HARKONNEN, which, value)):
        for victim in areas_in(TOUCHING[origin] & victims):
            if stronger(g, origin, victim):
                named = int(bool(g.named_in(ATREIDES, victim)))
                found.append(Candidate((victim, origin), (power(g, ATREIDES, victim), named)))
    return found


def can_attack(g: Table, which: int, value: int) -> bool:
    return bool(attacks_on_sietches(g, which, value) or attacks_on_legions(g, which, value))


@rule("mahdi_attacks")
def mahdi_attacks(g: Table, which: int, value: int, surprise: int, modifiers: int) -> None:
    """A Sietch if one can be attacked, else a legion (WFA-SACT-07, 14)."""
    on_sietches = attacks_on_sietches(g, which, value)
    if on_sietches:
        settle(g, SIETCH_ATTACKED, on_sietches, surprise, modifiers)
        return
    on_legions = attacks_on_legions(g, which, value)
    if on_legions:
        settle(g, LEGION_ATTACKED, on_legions, surprise, modifiers)


@rule("sietch_attacked", AREA_NAMES, AREA_NAMES, ZONE_NAMES)
def sietch_attacked(g: Table, target: Area, origin: Area, zone: Zone, surprise: int, modifiers: int) -> None:
    """The attack begins; an Ornithopter that carries the legion is removed (WFA-SACT-09)."""
    if zone != NONE:
        g.flyers = replaced(g.flyers, zone, NO_VEHICLE)
        g.automaton.flown = True
        g.acting.flown |= BIT[origin] | BIT[target]
        g.tell("event-attack-flown", who=g.who(HARKONNEN), zone=ZONE_WORDS[zone])
    message = "event-surprise-attack" if surprise else "event-attack"
    g.tell(message, who=g.who(HARKONNEN), origin=AREA_WORDS[origin], where=AREA_WORDS[target])
    g.then(later("begin_battle", HARKONNEN, origin, target, surprise, modifiers))


@rule("legion_attacked", AREA_NAMES, AREA_NAMES)
def legion_attacked(g: Table, target: Area, origin: Area, surprise: int, modifiers: int) -> None:
    sietch_attacked(g, target, origin, Zone(NONE), surprise, modifiers)

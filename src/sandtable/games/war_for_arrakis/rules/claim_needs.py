"""What a claim of a Prescience card still lacks: its condition in parts, each with what is there and what is asked for.

`holds` in `prescience.py` says quickly whether a card's condition is met; here it is told to people. Everything that
counts lies open on the table, so what a card lacks is no secret from anybody.
"""

from typing import Final

from sandtable.games.war_for_arrakis.board import SECTOR_AREAS, SECTORS_OF, areas_in, spread
from sandtable.games.war_for_arrakis.prescience import (
    FOR_A_DIE,
    PAUL,
    PERSON_IDS,
    PRESCIENCE,
    REVEAL_SIETCH,
    REVEAL_TOKENS,
    Condition,
    FamiliesToSend,
    HarvestersAtMost,
    LeadersInTank,
    LegionsInTerrain,
    LegionWithFedaykin,
    PaulBesideSettlement,
    PaulInQuietSector,
    PaulOnHiddenSietch,
    PersonsInOneSietch,
    PersonsInTerrain,
    TokensWithPaul,
    WormsBesideLegions,
)
from sandtable.games.war_for_arrakis.rules.free_actions import may_reveal
from sandtable.games.war_for_arrakis.rules.prescience import (
    area_of_person,
    families,
    in_terrain,
    quiet_sietches,
)
from sandtable.games.war_for_arrakis.state import LEADERS_OF, Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, FACES, HARKONNEN, NONE, SPECIAL, TERRAIN_IDS
from sandtable.kernel.messages import hyphens


class Need:
    """One part of a condition: its message, how much of it is there, and how much is asked for."""

    def __init__(self, message: str, have: int, asked: int, at_most: bool = False) -> None:
        self.message: Final = f"need-{hyphens(message)}"
        self.have: Final = have
        self.asked: Final = asked
        self.met: Final = have <= asked if at_most else have >= asked


def needs(g: Table, card: int) -> list[Need]:
    """What a revealed card asks for, part by part."""
    printed = PRESCIENCE[card]
    found = _parts(g, printed.condition)
    if printed.deed in (REVEAL_SIETCH, REVEAL_TOKENS) and g.mahdi is not None:
        where = area_of_person(g, PAUL)
        found.append(_fact("no_ornithopter_above", where >= 0 and may_reveal(g, where)))
    if printed.claimed == FOR_A_DIE:
        found.append(Need("die", _unused_dice(g), 1))
    return found


def _fact(message: str, is_so: bool) -> Need:
    return Need(message, int(is_so), 1)


def _unused_dice(g: Table) -> int:
    """Dice and Bene Gesserit tokens that still lie in the boxes of the Atreides side."""
    return sum([g.dice[d * 5 + face] + g.sisters[d * 5 + face] for d in g.dashboards(ATREIDES) for face in FACES])


def _parts(g: Table, condition: Condition) -> list[Need]:
    if isinstance(condition, LegionsInTerrain):
        return [_legions_in_terrain(g, condition)]
    if isinstance(condition, PersonsInTerrain):
        return _persons_in_terrain(g, condition)
    if isinstance(condition, PersonsInOneSietch):
        return _persons_in_one_sietch(g, condition)
    if isinstance(condition, HarvestersAtMost):
        return [Need("harvesters", g.harvesters.bit_count(), condition.most, at_most=True)]
    if isinstance(condition, LeadersInTank):
        lying = len([leader for leader in g.in_tanks if leader in LEADERS_OF[condition.side]])
        return [Need("leaders_in_tank", lying, condition.least)]
    if isinstance(condition, WormsBesideLegions):
        beside = (g.worms & spread(g.standing[condition.side], g.neighbours)).bit_count()
        return [Need("worms_beside_legions", beside, condition.worms)]
    if isinstance(condition, LegionWithFedaykin):
        outside = areas_in(g.standing[ATREIDES] & ~g.sietch_areas)
        most = max([g.unit(ATREIDES, SPECIAL, area) for area in outside], default=0)
        return [Need("fedaykin", most, condition.count)]
    if isinstance(condition, FamiliesToSend):
        return _families(g, condition)
    return _of_paul(g, condition)


def _legions_in_terrain(g: Table, condition: LegionsInTerrain) -> Need:
    where = g.standing[ATREIDES] & ~g.sietch_areas if condition.no_sietch else g.standing[ATREIDES]
    held = len([area for area in areas_in(where) if in_terrain(g, area, condition.terrain)])
    message = f"legions_in_{TERRAIN_IDS[condition.terrain]}"
    return Need(f"{message}_without_sietch" if condition.no_sietch else message, held, condition.areas)


def _persons_in_terrain(g: Table, condition: PersonsInTerrain) -> list[Need]:
    found: list[Need] = []
    for who in condition.persons:
        name, area = PERSON_IDS[who], area_of_person(g, who)
        there = area >= 0 and not g.sietch_areas >> area & 1 and in_terrain(g, area, condition.terrain)
        found.append(_fact(f"{name}_in_{TERRAIN_IDS[condition.terrain]}", there))
        if condition.beside_worm:
            beside = area >= 0 and spread(g.worms, g.neighbours) >> area & 1 == 1
            found.append(_fact(f"{name}_beside_worm", beside))
    return found


def _persons_in_one_sietch(g: Table, condition: PersonsInOneSietch) -> list[Need]:
    areas = [area_of_person(g, who) for who in condition.persons]
    found = [
        _fact(f"{PERSON_IDS[who]}_in_sietch", area >= 0 and g.sietch_areas >> area & 1 == 1)
        for who, area in zip(condition.persons, areas)
    ]
    return [*found, _fact("together", min(areas) >= 0 and len(set(areas)) == 1)]


def _families(g: Table, condition: FamiliesToSend) -> list[Need]:
    quiet = areas_in(quiet_sietches(g))
    manned = [area for area in quiet if families(g, area, condition.regulars)]
    return [Need("quiet_sietch", len(quiet), 1), Need("families", len(manned), 1)]


def _of_paul(g: Table, condition: Condition) -> list[Need]:
    area = area_of_person(g, PAUL)
    on_board = area >= 0
    found = [_fact("paul_on_board", on_board)]
    if isinstance(condition, PaulInQuietSector):
        quiet = on_board and any([not SECTOR_AREAS[sector] & g.standing[HARKONNEN] for sector in SECTORS_OF[area]])
        return [*found, _fact("quiet_sector", quiet)]
    if isinstance(condition, PaulBesideSettlement):
        return [*found, _fact("paul_beside_settlement", on_board and g.neighbours[area] & g.settlements != 0)]
    if isinstance(condition, PaulOnHiddenSietch):
        slot = g.sietch_in(area) if on_board else NONE
        return [*found, _fact("paul_on_hidden_sietch", slot >= 0 and not g.sietch_up >> slot & 1)]
    assert isinstance(condition, TokensWithPaul)
    return [*found, Need("tokens_with_paul", len(g.tokens_in(area)) if on_board else 0, condition.count)]

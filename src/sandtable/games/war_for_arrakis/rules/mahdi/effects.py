"""What Planning cards and special actions do in the Mahdi's hands (WFA-SACT-29 to 39, WFA-SSPC-17, 18).

A card is carried out as a whole or not at all. Whether that is possible is seen on an imagined table: its parts are
done there one after the other as the Mahdi would do them, without chance and without asking anybody, so that a part
which speaks of the legion of the one before finds it in its place.
"""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT, TOUCHING, areas_in, spread
from sandtable.games.war_for_arrakis.catalogue import EFFECTS
from sandtable.games.war_for_arrakis.conditions import AREAS, THE_SAME
from sandtable.games.war_for_arrakis.effects import ALL as ALL_OF_THEM
from sandtable.games.war_for_arrakis.effects import (
    ANYBODY,
    ATTACK,
    BESIDE_SPOT,
    FLY,
    GAIN_BENE_GESSERIT,
    GENERIC_LEADER,
    NOBODY,
    NOTHING,
    OPPONENT_DISCARDS,
    PLAY_CARD,
    REVEAL,
    SEQUENCE,
    SHUFFLE_BACK,
    Amount,
    Attack,
    Choose,
    Deploy,
    DiscardWormsigns,
    Draw,
    Effect,
    Move,
    Place,
    PlaceApart,
    PlaceVehicles,
    SendToTank,
    SpecialAttack,
    Upgrade,
    When,
)
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, AREA_SETS, LEADER_NAMES, PRESCIENCE_NAMES, PRINTED_NAMES
from sandtable.games.war_for_arrakis.rules.book import ASKED_IN_VAIN, later, rule
from sandtable.games.war_for_arrakis.rules.checks import holds, legions_of, places
from sandtable.games.war_for_arrakis.rules.free_actions import reveal_area
from sandtable.games.war_for_arrakis.rules.hands import side_hand_size
from sandtable.games.war_for_arrakis.rules.interpreter import possible, run
from sandtable.games.war_for_arrakis.rules.leaders import person, placeable
from sandtable.games.war_for_arrakis.rules.legions import check_stacking, exchange, put_generic, put_leader
from sandtable.games.war_for_arrakis.rules.mahdi.attacks import can_attack, mahdi_attacks
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import (
    A_CARD,
    A_LEADER,
    AN_AREA,
    Candidate,
    Matter,
    best,
    in_board_order,
    settle,
)
from sandtable.games.war_for_arrakis.rules.mahdi.deployment import (
    HOUSE_CRITERIA,
    can_deploy,
    deploy_leader,
    house_scores,
    leaders_at_hand,
    mahdi_deploys,
    mahdi_replaces,
    replacement,
    units_to_replace,
)
from sandtable.games.war_for_arrakis.rules.mahdi.guards import available, enough_alike, muster
from sandtable.games.war_for_arrakis.rules.mahdi.movement import (
    Field,
    can_move,
    flights,
    mahdi_carries_troops,
    mahdi_moves,
    march_target,
    movers,
    ways,
    whole_legion,
)
from sandtable.games.war_for_arrakis.rules.mahdi.reinforcements import drawable, next_deck, reinforce_alternately
from sandtable.games.war_for_arrakis.rules.mahdi.strength import room, to_target
from sandtable.games.war_for_arrakis.rules.mahdi.vehicles import mahdi_places, unoccupied
from sandtable.games.war_for_arrakis.rules.marches import roll_special_attack, uncover
from sandtable.games.war_for_arrakis.rules.movement import shift_figures
from sandtable.games.war_for_arrakis.rules.persons import within_reach
from sandtable.games.war_for_arrakis.rules.prescience import removable, shuffle_back
from sandtable.games.war_for_arrakis.rules.tank import to_tank
from sandtable.games.war_for_arrakis.rules.tokens import hidden_areas
from sandtable.games.war_for_arrakis.rules.vehicles import harvester_areas, left
from sandtable.games.war_for_arrakis.rules.worms import return_wormsign
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    CORRINO_ALLY,
    HARKONNEN,
    HARVESTER,
    HOUSE_HARKONNEN,
    KINDS,
    NONE,
    ORNITHOPTER,
    Area,
    AreaMask,
    Kind,
    Leader,
)
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Do

# Flow.


def parts_of(g: Table, effect: Effect) -> list[Effect]:
    """The parts that are carried out now, one after another: conditions are settled, sequences unrolled."""
    if isinstance(effect, When):
        branch = effect.then if holds(g, effect.condition) else effect.otherwise
        return [] if branch is NOTHING else parts_of(g, branch)
    if effect.op == SEQUENCE:
        found: list[Effect] = []
        for part in effect.parts():
            found += parts_of(g, part)
        return found
    return [effect]


def speaks_of_spot(parts: list[Effect]) -> bool:
    """Whether any of the parts is about the legion of an earlier one."""
    for part in parts:
        if isinstance(part, (Move, Attack)) and part.which.kind == THE_SAME:
            return True
        if isinstance(part, SendToTank) and part.reach == BESIDE_SPOT:
            return True
        if isinstance(part, Choose) and speaks_of_spot(list(part.options)):
            return True
    return False


def can_do_all(g: Table, parts: list[Effect]) -> bool:
    """Whether all parts could be done one after another (WFA-SACT-39)."""
    if not parts:
        return True
    if len(parts) == 1:
        return can_do(g, parts[0], [])
    trial = g.clone()
    trial.telling = False
    for place, part in enumerate(parts):
        rest = parts[place + 1 :]
        if not can_do(trial, part, rest):
            return False
        pretend(trial, part, rest)
    return True


def open_parts(g: Table, effect: Effect) -> list[Effect]:
    """The parts of a card that count: where it names many settlements, those that were destroyed are skipped."""
    parts = parts_of(g, effect)
    named = [part for part in parts if isinstance(part, Place) and part.where.kind == AREAS]
    if len(named) == len(parts) > 1:
        return [part for part in named if places(g, HARKONNEN, part.where)]
    return parts


def can_play(g: Table, effect: Effect) -> bool:
    """Whether a card can be carried out in full."""
    parts = open_parts(g, effect)
    return bool(parts) and can_do_all(g, parts)


def can_do_something(g: Table, effect: Effect) -> bool:
    """Whether any part of a special action can be carried out, were it only for some Units (WFA-RUL-70)."""
    return any([can_begin(g, part) for part in parts_of(g, effect)])


@rule("mahdi_does", PRINTED_NAMES)
def mahdi_does(g: Table, number: int) -> None:
    """Carry an effect out, part by part; what cannot be done any more is left out."""
    do_parts(g, open_parts(g, EFFECTS[number]))


def do_parts(g: Table, parts: list[Effect]) -> None:
    if parts:
        g.then(Do(mahdi_does_parts, tuple([part.number for part in parts])))


@rule("mahdi_does_parts", PRINTED_NAMES)
def mahdi_does_parts(g: Table, numbers: tuple[int, ...]) -> None:
    """One part after the other; a part that what follows on it cannot use any more is done for itself."""
    part = EFFECTS[numbers[0]]
    rest = [EFFECTS[number] for number in numbers[1:]]
    do_parts(g, rest)
    if can_do(g, part, rest):
        do(g, part, rest)
    elif can_begin(g, part):
        do(g, part, [])


# Whether a part can be done.


def can_begin(g: Table, part: Effect) -> bool:
    """Whether a part can be done at all: Units are replaced as far as there are any."""
    if isinstance(part, Upgrade):
        return units_to_replace(g, part.kind) > 0 and replacement(g, part.into) != NONE
    return can_do(g, part, [])


def can_do(g: Table, part: Effect, rest: list[Effect]) -> bool:
    """Whether the Mahdi can carry out one part in full; `rest` are the parts that follow on it."""
    op = part.op
    if isinstance(part, Place):
        return bool(placements(g, part, rest))
    if isinstance(part, PlaceApart):
        return available(g) >= part.areas and places(g, HARKONNEN, part.where).bit_count() >= part.areas
    if isinstance(part, Deploy):
        return can_deploy(g)
    if isinstance(part, Upgrade):
        enough = units_to_replace(g, part.kind) >= part.amount
        return enough and replacement(g, part.into) != NONE
    if isinstance(part, Move):
        return can_move(g, part.which.kind, part.which.value)
    if isinstance(part, Attack):
        return can_attack(g, part.which.kind, part.which.value)
    if isinstance(part, Choose):
        return any([can_do(g, one, rest) for one in part.options])
    if isinstance(part, SendToTank):
        return bool(victims_of(g, part))
    if isinstance(part, SpecialAttack):
        return bool(bombardable(g))
    if isinstance(part, Draw):
        return drawable(g, HOUSE_HARKONNEN) + drawable(g, CORRINO_ALLY) >= part.amount
    if isinstance(part, PlaceVehicles):
        return can_place_vehicles(g, part)
    if isinstance(part, DiscardWormsigns):
        return part.beside != NONE or g.wormsigns != 0
    if op == OPPONENT_DISCARDS:
        assert isinstance(part, Amount)
        return side_hand_size(g, ATREIDES) >= part.amount
    if op == FLY:
        return bool(flights(g))
    if op == PLAY_CARD:
        return drawable(g, next_deck(g)) > 0
    if op == GAIN_BENE_GESSERIT:
        return True
    return possible(g, HARKONNEN, part)


def can_place_vehicles(g: Table, part: PlaceVehicles) -> bool:
    """Vehicles come from the supply, and only where there is room (WFA-RUL-97)."""
    harvesters, ornithopters, carryalls = part.vehicles
    if harvesters > min(left(g, HARVESTER), harvester_areas(g).bit_count()):
        return False
    if ornithopters > left(g, ORNITHOPTER) or carryalls > left(g, CARRYALL):
        return False
    return ornithopters + carryalls <= len(unoccupied(g))


# Doing it.


def do(g: Table, part: Effect, rest: list[Effect]) -> None:
    """Carry out one part by the criteria that go with it."""
    op = part.op
    if isinstance(part, Place):
        settle(g, UNITS_PLACED, placements(g, part, rest), part.number)
    elif isinstance(part, PlaceApart):
        g.then(Do(mahdi_scatters, part.number, part.areas, 0))
    elif isinstance(part, Deploy):
        g.then(Do(mahdi_deploys, *part.units, 1))
    elif isinstance(part, Upgrade):
        g.then(Do(mahdi_replaces, part.kind, part.into, part.amount))
    elif isinstance(part, Move):
        move = Do(mahdi_moves, part.legions, part.which.kind, part.which.value)
        g.then(*[move, *[Do(mahdi_walks), move] * (part.times - 1)])
    elif isinstance(part, Attack):
        g.then(Do(mahdi_attacks, part.which.kind, part.which.value, int(part.surprise), part.modifiers))
    elif isinstance(part, Choose):
        do(g, chosen(g, part, rest), rest)
    elif isinstance(part, SendToTank):
        settle(g, LEADER_STRUCK, victims_of(g, part))
    elif isinstance(part, SpecialAttack):
        settle(g, LEGION_BOMBARDED, bombardable(g), part.dice)
    elif isinstance(part, Draw):
        reinforce_alternately(g, part.amount)
    elif isinstance(part, PlaceVehicles):
        harvesters, ornithopters, carryalls = part.vehicles
        g.then(Do(mahdi_places, harvesters, ornithopters, carryalls))
    elif isinstance(part, DiscardWormsigns):
        g.then(Do(mahdi_clears_signs, part.amount, part.beside))
    elif op == SHUFFLE_BACK:
        settle(g, PRESCIENCE_DENIED, [Candidate((card.value,)) for card in removable(g)])
    elif op == REVEAL:
        settle(g, AREA_REVEALED, aimed(g, hidden_areas(g)))
    elif op == FLY:
        g.then(Do(mahdi_carries_troops))
    elif op == PLAY_CARD:
        g.then(later("mahdi_plays_card", NONE))
    else:
        run(g, HARKONNEN, part, NONE)


def chosen(g: Table, part: Choose, rest: list[Effect]) -> Effect:
    """An attack rather than a move (WFA-SACT-02, 33)."""
    attacks = [one for one in part.options if one.op == ATTACK and can_do(g, one, rest)]
    return attacks[0] if attacks else next(one for one in part.options if can_do(g, one, rest))


@rule("mahdi_walks")
def mahdi_walks(g: Table) -> None:
    """The second move of one legion goes to an adjacent area (WFA-RUL-87)."""
    g.automaton.flown = True


# Placing Units and leaders (WFA-SACT-34, WFA-RUL-97, 105).

UNITS_PLACED: Final = Matter("units_placed", "WFA-SOLO-05", (AN_AREA,), ("prompt-mahdi-places",), HOUSE_CRITERIA)


def leader_at_hand(g: Table, wanted: int) -> bool:
    """Whether the leader of a card can be placed: a named one from the supply, or from the board, never the Tank."""
    if wanted == NOBODY:
        return True
    if wanted == GENERIC_LEADER:
        return g.generic_supply[HARKONNEN] > 0
    if wanted == ANYBODY:
        return bool(leaders_at_hand(g)) or g.generic_supply[HARKONNEN] > 0
    return placeable(g, person(g, Leader(wanted)))


def placements(g: Table, part: Place, rest: list[Effect]) -> list[Candidate]:
    """Where a card can place all its Units and its leader, so that what follows can be done too."""
    wanted = sum(part.units)
    if available(g) < wanted or not leader_at_hand(g, part.leader):
        return []
    found = 0
    for area in areas_in(places(g, HARKONNEN, part.where)):
        if (wanted or g.has_legion(HARKONNEN, area)) and room(g, area) >= wanted:
            found |= BIT[area]
    if speaks_of_spot(rest):
        found = sum([BIT[area] for area in areas_in(found) if _followed_up(g, part, area, rest)])
    return house_scores(g, AreaMask(found))


def _followed_up(g: Table, part: Place, area: Area, rest: list[Effect]) -> bool:
    """Whether the other parts could be done if this one were done in an area."""
    trial = g.clone()
    trial.telling = False
    pretend_placed(trial, part, area)
    return can_do_all(trial, rest)


@rule("units_placed", AREA_NAMES, PRINTED_NAMES)
def units_placed(g: Table, area: Area, number: int) -> None:
    part = EFFECTS[number]
    assert isinstance(part, Place)
    g.spot = area
    for kind in reversed(KINDS):
        muster(g, kind, area, part.units[kind])
    g.then(Do(check_stacking, HARKONNEN, area))
    if part.leader == NOBODY:
        return
    if part.leader == GENERIC_LEADER:
        put_generic(g, HARKONNEN, area)
    elif part.leader == ANYBODY:
        g.then(Do(mahdi_places_leader, area))
    else:
        put_leader(g, person(g, Leader(part.leader)), area)


@rule("mahdi_places_leader", AREA_NAMES)
def mahdi_places_leader(g: Table, area: Area) -> None:
    """Any leader: as by a Deployment a named one first, Rabban and Feyd-Rautha before others (WFA-SACT-20, 21)."""
    deploy_leader(g, area)


# Single Units, each in an area of its own.

UNIT_SCATTERED: Final = Matter("unit_scattered", "WFA-SOLO-05", (AN_AREA,), ("prompt-mahdi-places",), HOUSE_CRITERIA)


@rule("mahdi_scatters", PRINTED_NAMES, None, AREA_SETS)
def mahdi_scatters(g: Table, number: int, count: int, taken: int) -> None:
    part = EFFECTS[number]
    assert isinstance(part, PlaceApart)
    areas = places(g, HARKONNEN, part.where) & ~taken
    if count and areas:
        candidates = house_scores(g, AreaMask(areas))
        equal = best(candidates)
        if len(equal) <= count and not g.follows(ASKED_IN_VAIN) and enough_alike(g, part.kind, len(equal)):
            # Each of them gets a Unit of the same type: which is first makes no difference.
            candidates = in_board_order(candidates, equal)
        settle(g, UNIT_SCATTERED, candidates, number, count, taken)


@rule("unit_scattered", AREA_NAMES, PRINTED_NAMES, None, AREA_SETS)
def unit_scattered(g: Table, area: Area, number: int, count: int, taken: int) -> None:
    part = EFFECTS[number]
    assert isinstance(part, PlaceApart)
    g.then(Do(mahdi_scatters, number, count - 1, taken | BIT[area]))
    muster(g, part.kind, area, 1)


# Effects that aim at the Target Sietch, or as near as they can (WFA-SACT-38).

AIMED: Final = ("aimed-at-target",)
LEADER_STRUCK: Final = Matter("leader_struck", "WFA-RUL-99", (A_LEADER,), ("prompt-mahdi-strikes",), AIMED)
LEGION_BOMBARDED: Final = Matter("legion_bombarded", "WFA-SOLO-05", (AN_AREA,), ("prompt-mahdi-bombards",), AIMED)
AREA_REVEALED: Final = Matter("area_revealed", "WFA-SOLO-05", (AN_AREA,), ("prompt-mahdi-reveals",), AIMED)
SIGN_CLEARED: Final = Matter("sign_cleared", "WFA-SOLO-05", (AN_AREA,), ("prompt-mahdi-clears",), AIMED)
PRESCIENCE_DENIED: Final = Matter("prescience_denied", "WFA-RUL-99", (A_CARD,), ("prompt-mahdi-denies",))


def aimed(g: Table, areas: AreaMask | int) -> list[Candidate]:
    away = to_target(g)
    return [Candidate((area,), (-away[area],)) for area in areas_in(areas)]


def victims_of(g: Table, part: SendToTank) -> list[Candidate]:
    away = to_target(g)
    return [Candidate((leader,), (-away[g.leader_at[leader]],)) for leader in within_reach(g, HARKONNEN, part.reach)]


@rule("leader_struck", LEADER_NAMES)
def leader_struck(g: Table, leader: Leader) -> None:
    to_tank(g, leader)


def bombardable(g: Table) -> list[Candidate]:
    """Atreides legions beside a Harkonnen legion; borders do not matter (WFA-SMOV-17)."""
    return aimed(g, g.standing[ATREIDES] & spread(g.standing[HARKONNEN], TOUCHING))


@rule("legion_bombarded", AREA_NAMES)
def legion_bombarded(g: Table, area: Area, dice: int) -> None:
    g.tell("event-special-attack", who=g.who(HARKONNEN), where=AREA_WORDS[area], dice=dice)
    g.then(Do(uncover, ATREIDES, area), Do(roll_special_attack, ATREIDES, area, dice))


@rule("area_revealed", AREA_NAMES)
def area_revealed(g: Table, area: Area) -> None:
    g.then(Do(reveal_area, area))


@rule("prescience_denied", PRESCIENCE_NAMES)
def prescience_denied(g: Table, card: int) -> None:
    shuffle_back(g, card)


@rule("mahdi_clears_signs")
def mahdi_clears_signs(g: Table, count: int, beside: int) -> None:
    """Wormsigns go back into the pool: all beside an area, or some, the nearest to the Target Sietch first."""
    signs = areas_in(g.wormsigns & g.neighbours[beside] if beside != NONE else g.wormsigns)
    if count == ALL_OF_THEM or len(signs) <= count:
        for area in signs:
            return_wormsign(g, area)
    elif count:
        candidates = aimed(g, g.wormsigns)
        equal = best(candidates)
        if len(equal) <= count and not g.follows(ASKED_IN_VAIN):
            # All of them go: which is first makes no difference.
            candidates = in_board_order(candidates, equal)
        settle(g, SIGN_CLEARED, candidates, count)


@rule("sign_cleared", AREA_NAMES)
def sign_cleared(g: Table, area: Area, count: int) -> None:
    return_wormsign(g, area)
    if count > 1:
        g.then(Do(mahdi_clears_signs, count - 1, NONE))


# An imagined table.


def pretend(g: Table, part: Effect, rest: list[Effect]) -> None:
    """Do on an imagined table what the Mahdi would do, as far as later parts can tell."""
    if isinstance(part, Place):
        area = best(placements(g, part, rest))[0].answer[0]
        pretend_placed(g, part, Area(area))
    elif isinstance(part, Upgrade):
        _pretend_upgraded(g, part)
    elif isinstance(part, Move):
        _pretend_moved(g, part)
    elif isinstance(part, PlaceVehicles):
        for zone in unoccupied(g)[: part.vehicles[ORNITHOPTER]]:
            g.flyers = replaced(g.flyers, zone, ORNITHOPTER)


def pretend_placed(g: Table, part: Place, area: Area) -> None:
    for kind in KINDS:
        muster(g, kind, area, part.units[kind])
    g.spot = area
    if part.leader in (GENERIC_LEADER, ANYBODY):
        leaders = leaders_at_hand(g) if part.leader == ANYBODY else []
        if leaders:
            put_leader(g, leaders[0], area)
        elif g.generic_supply[HARKONNEN]:
            put_generic(g, HARKONNEN, area)
    elif part.leader != NOBODY:
        put_leader(g, person(g, Leader(part.leader)), area)


def _pretend_upgraded(g: Table, part: Upgrade) -> None:
    wanted = part.amount
    for candidate in sorted(house_scores(g, g.standing[HARKONNEN]), key=_by_scores, reverse=True):
        area = Area(candidate.answer[0])
        while wanted and g.unit(HARKONNEN, part.kind, area) and replacement(g, part.into) != NONE:
            exchange(g, HARKONNEN, Kind(part.kind), replacement(g, part.into), area)
            wanted -= 1


def _by_scores(candidate: Candidate) -> tuple[int, ...]:
    return candidate.scores


def _pretend_moved(g: Table, part: Move) -> None:
    """The first legion marches, on the first of equal Sietches that any can march on."""
    which, value = part.which.kind, part.which.value
    for aim in best(march_target(g, legions_of(g, HARKONNEN, which, value))):
        field = Field(g, Area(aim.answer[0]), which, value)
        marching = best(movers(g, field, which, value))
        if marching:
            origin = marching[0].answer[0]
            target = best(ways(g, field, origin))[0].answer[0]
            shift_figures(g, HARKONNEN, Area(origin), Area(target), whole_legion(g, origin))
            g.spot = target
            return

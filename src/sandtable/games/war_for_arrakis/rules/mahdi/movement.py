"""The Mahdi moves legions toward the Target Sietch (WFA-SMOV)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import (
    AREA_WORDS,
    BIT,
    FLIGHT,
    MINOR_ERGS,
    MOUNTAINS,
    PLATEAUS,
    TOUCHING,
    areas_in,
)
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, ZONE_NAMES
from sandtable.games.war_for_arrakis.mahdi.guards import colour_of
from sandtable.games.war_for_arrakis.rules.book import rule
from sandtable.games.war_for_arrakis.rules.checks import legions_of
from sandtable.games.war_for_arrakis.rules.legions import check_all_stacking
from sandtable.games.war_for_arrakis.rules.mahdi.attacks import transports
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import (
    A_FIGURE,
    A_ZONE,
    AN_AREA,
    BLACK_FIGURE,
    SILVER_FIGURE,
    Candidate,
    Matter,
    best,
    in_board_order,
    settle,
)
from sandtable.games.war_for_arrakis.rules.mahdi.guards import mahdi_garrisons
from sandtable.games.war_for_arrakis.rules.mahdi.strength import (
    FAR,
    POWER_OF_TOKEN,
    VALUE_OF_GENERIC,
    VALUE_OF_NAMED,
    VALUE_OF_TOKEN,
    VALUE_OF_UNIT,
    distances,
    power,
    room,
    stronger,
    to_any_sietch,
)
from sandtable.games.war_for_arrakis.rules.movement import Figures, arrivals, move_figures, no_figures
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    ELITE,
    HARKONNEN,
    KINDS,
    NONE,
    REGULAR,
    SPECIAL,
    Area,
    AreaMask,
    Zone,
)
from sandtable.kernel.steps import Do

# Where legions march (WFA-SMOV-06 to 10).

MARCH_AIMED: Final = Matter(
    "march_aimed",
    "WFA-SOLO-05",
    (AN_AREA,),
    ("prompt-mahdi-temporary-target",),
    ("sietch-nearest-target", "temporary-highest-rank"),
)


def beaten_by(g: Table, legions: AreaMask | int, sietch: int) -> bool:
    """Whether any of the legions is stronger than the defenders of a Sietch (WFA-SMOV-06)."""
    return any([stronger(g, area, sietch) for area in areas_in(legions)])


def temporary_targets(g: Table, legions: AreaMask | int) -> list[Candidate]:
    """The Sietches that can be beaten instead of the Target, with how near it they are and their ranks (07 to 09)."""
    away = distances(g, g.sietch_at[g.automaton.target])
    return [
        Candidate((area,), (-away[area], g.settlement_rank(ATREIDES, area)))
        for area in areas_in(g.sietch_areas)
        if beaten_by(g, legions, area)
    ]


def march_target(g: Table, legions: AreaMask | int) -> list[Candidate]:
    """The Sietches that the legions might march on now; the Target all the same where none can be beaten (RUL-62)."""
    mahdi = g.automaton
    if mahdi.march_on != NONE and g.sietch_at[mahdi.march_on] >= 0:
        return [Candidate((g.sietch_at[mahdi.march_on],), (0, 0))]
    target = g.sietch_at[mahdi.target]
    if beaten_by(g, legions, target):
        return [Candidate((target,), (0, 0))]
    return temporary_targets(g, legions) or [Candidate((target,), (0, 0))]


# Who moves first (WFA-SMOV-01 to 03, 06, 19, 20).

LEGION_LED: Final = Matter(
    "legion_led",
    "WFA-RUL-99",
    (AN_AREA,),
    ("prompt-mahdi-legion",),
    ("nearest-legion", "greatest-merger", "strongest-legion"),
)


class Field:
    """What decides the moves of one action: the Sietch marched on, and how far everything is from it."""

    def __init__(self, g: Table, sietch: Area, which: int, value: int) -> None:
        self.sietch: Final = sietch
        self.away: Final = distances(g, sietch)
        self.free: Final = g.free(HARKONNEN)
        # Whether only legions that are stronger than the defenders move (WFA-SMOV-06); where none of those that may
        # move is, they gather all the same (WFA-RUL-62).
        self.strong_only: Final = beaten_by(g, legions_of(g, HARKONNEN, which, value), sietch)


def merged_power(g: Table, origin: int, target: int) -> int:
    """The power of the legion in an area once as many Units as fit have joined it from another one (WFA-SMOV-12)."""
    going = all_or_best(g, origin, room(g, target))
    gain = going.led + sum(going.units) + POWER_OF_TOKEN * len(going.guards)
    value = VALUE_OF_GENERIC * going.generics + VALUE_OF_NAMED * len(going.leaders)
    value += VALUE_OF_TOKEN * len(going.guards)
    for kind in KINDS:
        value += VALUE_OF_UNIT[kind] * going.units[kind]
    return power(g, HARKONNEN, target) + 100 * gain + value


def mergers(g: Table, field: Field, origin: int) -> list[Area]:
    """Legions beside the Sietch that a legion beside it can join, so that a greater one stands there (WFA-SMOV-20)."""
    found: list[Area] = []
    for other in areas_in(TOUCHING[origin] & g.standing[HARKONNEN]):
        greatest = max(power(g, HARKONNEN, origin), power(g, HARKONNEN, other))
        if field.away[other] == 1 and room(g, other) and merged_power(g, origin, other) > greatest:
            found.append(other)
    return found


def ends(g: Table, field: Field, origin: int) -> list[Area]:
    """Where a legion can end its move: as near the Sietch as it gets, by Ornithopter if that brings it nearer.

    Areas whose legion has reached the stacking limit take nobody; a legion beside the Sietch only joins another.
    """
    if field.away[origin] == 1:
        return mergers(g, field, origin)
    open_to = [area for area in areas_in(field.free & ~BIT[origin] & FLIGHT[origin]) if room(g, area)]
    on_foot = [area for area in open_to if TOUCHING[origin] >> area & 1]
    best_on_foot = min([field.away[area] for area in on_foot], default=FAR)
    if transports(g, origin):
        nearest = min([field.away[area] for area in open_to], default=FAR)
        if nearest < best_on_foot and nearest < field.away[origin]:
            return [area for area in open_to if field.away[area] == nearest]
    if best_on_foot >= field.away[origin]:
        return []
    return [area for area in on_foot if field.away[area] == best_on_foot]


def movers(g: Table, field: Field, which: int, value: int) -> list[Candidate]:
    """The legions that can move now, by how near the Sietch they are and how strong (WFA-SMOV-02, 03, 06, 19)."""
    moved = 0 if g.turn is None else g.turn.entered
    found: list[Candidate] = []
    for origin in areas_in(legions_of(g, HARKONNEN, which, value) & ~moved):
        beside = field.away[origin] == 1
        if field.away[origin] == FAR or (field.strong_only and not beside and not stronger(g, origin, field.sietch)):
            continue
        targets = ends(g, field, origin)
        if targets:
            merger = max([merged_power(g, origin, target) for target in targets]) if beside else 0
            found.append(Candidate((origin,), (-field.away[origin], merger, power(g, HARKONNEN, origin))))
    return found


def can_move(g: Table, which: int, value: int) -> bool:
    """Whether the Mahdi would move any legion of this description."""
    if g.automaton.target == NONE:
        return False
    aims = best(march_target(g, legions_of(g, HARKONNEN, which, value)))
    return any([movers(g, Field(g, Area(aim.answer[0]), which, value), which, value) for aim in aims])


@rule("mahdi_moves")
def mahdi_moves(g: Table, count: int, which: int, value: int) -> None:
    """Up to so many legions move, one at a time; then all that their moves bring about (WFA-SMOV-01, RUL-101)."""
    turn = g.acting
    turn.moving = True
    turn.moved = []
    turn.moved_leaders = 0
    turn.entered = 0
    g.automaton.left = 0
    g.then(Do(mahdi_moves_next, count, which, value), Do(mahdi_has_moved))


@rule("mahdi_moves_next")
def mahdi_moves_next(g: Table, count: int, which: int, value: int) -> None:
    """Which Sietch is marched on is settled once in a turn (WFA-SMOV-07, 10), then which legion goes first."""
    mahdi = g.automaton
    if not count or mahdi.target == NONE:
        return
    if mahdi.march_on == NONE or g.sietch_at[mahdi.march_on] < 0:
        settle(g, MARCH_AIMED, march_target(g, legions_of(g, HARKONNEN, which, value)), count, which, value)
        return
    field = Field(g, Area(g.sietch_at[mahdi.march_on]), which, value)
    legions = movers(g, field, which, value)
    if not legions:
        return
    first = best(legions)
    if 1 < len(first) <= count and not crossing(g, field, first):
        # All of them move and none comes in the way of another: which is first makes no difference.
        legions = in_board_order(legions, first)
    settle(g, LEGION_LED, legions, count, which, value)


def crossing(g: Table, field: Field, legions: list[Candidate]) -> bool:
    """Whether legions might meet: one ends where another stands or may end too, or needs the same Ornithopter."""
    taken = 0
    for legion in legions:
        origin = legion.answer[0]
        reached = int(BIT[origin])
        for area in ends(g, field, origin):
            reached |= BIT[area]
            if not TOUCHING[origin] >> area & 1:
                return True
        if taken & reached:
            return True
        taken |= reached
    return False


@rule("march_aimed", AREA_NAMES)
def march_aimed(g: Table, sietch: Area, count: int, which: int, value: int) -> None:
    """The legions march on this Sietch for the rest of the turn (WFA-SMOV-10)."""
    mahdi = g.automaton
    mahdi.march_on = g.sietch_in(sietch)
    if mahdi.march_on != mahdi.target:
        g.tell("event-mahdi-marches-on", where=AREA_WORDS[sietch])
    g.then(Do(mahdi_moves_next, count, which, value))


# Which way (WFA-SMOV-04, 05, 11 to 16).

WAY_TAKEN: Final = Matter(
    "way_taken",
    "WFA-SOLO-05",
    (AN_AREA, A_ZONE),
    ("prompt-mahdi-way", "prompt-mahdi-transport"),
    ("join-a-legion", "merge-greatest", "near-a-sietch", "end-in-mountains", "end-on-plateau", "end-off-wormsigns"),
)


def ways(g: Table, field: Field, origin: int) -> list[Candidate]:
    """The ways of a legion: where it ends and by which Ornithopter, scored in the order of the criteria."""
    near = to_any_sietch(g)
    beside = field.away[origin] == 1
    mountains = MOUNTAINS & ~BIT[g.blasted] if g.blasted >= 0 else MOUNTAINS
    found: list[Candidate] = []
    for area in ends(g, field, origin):
        joins = int(g.has_legion(HARKONNEN, area))
        merged = merged_power(g, origin, area) if beside else 0
        scores = (
            joins,
            merged,
            -near[area],
            mountains >> area & 1,
            (PLATEAUS | MINOR_ERGS) >> area & 1,
            1 - (g.all_signs >> area & 1),
        )
        if TOUCHING[origin] >> area & 1:
            found.append(Candidate((area, NONE), scores))
        else:
            found.extend([Candidate((area, zone), scores) for zone in transports(g, origin)])
    return found


@rule("legion_led", AREA_NAMES)
def legion_led(g: Table, origin: Area, count: int, which: int, value: int) -> None:
    field = Field(g, Area(g.sietch_at[g.automaton.march_on]), which, value)
    settle(g, WAY_TAKEN, ways(g, field, origin), origin, count, which, value)


@rule("way_taken", AREA_NAMES, ZONE_NAMES, AREA_NAMES)
def way_taken(g: Table, target: Area, zone: Zone, origin: Area, count: int, which: int, value: int) -> None:
    """The legion goes, or as many Units as fill the limit where another legion stands (WFA-SMOV-12)."""
    g.then(Do(mahdi_moves_next, count - 1, which, value))
    if zone != NONE:
        g.automaton.flown = True
    march(g, origin, target, zone)


# Who goes (WFA-SMOV-12).

FIGURE_GOES: Final = Matter("figure_goes", "WFA-SMOV-12", (A_FIGURE,), ("prompt-mahdi-figure",))


def whole_legion(g: Table, area: int) -> Figures:
    going = no_figures()
    going.units = [g.unit(HARKONNEN, kind, area) for kind in KINDS]
    going.generics = g.generic(HARKONNEN, area)
    going.leaders = g.named_in(HARKONNEN, area)
    going.guards = tuple(g.automaton.guards_in(area))
    return going


def all_or_best(g: Table, area: int, most: int) -> Figures:
    """The whole legion if it fits; else its best Units and all leaders, Regular Units before facedown tokens."""
    here = whole_legion(g, area)
    if here.size <= most:
        return here
    going = no_figures()
    going.generics, going.leaders = here.generics, here.leaders
    for kind in (SPECIAL, ELITE, REGULAR):
        going.units[kind] = min(here.units[kind], most - going.size)
    going.guards = here.guards[: most - going.size]
    return going


def march(g: Table, origin: Area, target: Area, zone: Zone) -> None:
    """Move as many figures as the target takes; Regular Units and tokens are worth the same, so the opponent picks."""
    here = whole_legion(g, origin)
    most = room(g, target)
    better = here.units[SPECIAL] + here.units[ELITE]
    if here.size > most > better and here.units[REGULAR] and here.guards:
        choose_figures(g, origin, target, zone, most - better, 0, 0, 0)
    else:
        go(g, origin, target, zone, all_or_best(g, origin, most))


def choose_figures(
    g: Table, origin: Area, target: Area, zone: Zone, left: int, regulars: int, silver: int, black: int
) -> None:
    """The opponent says one by one which of the figures of equal worth go along."""
    here = whole_legion(g, origin)
    colours = [colour_of(slot) for slot in here.guards]
    chosen = (regulars, silver, black)
    there = (here.units[REGULAR], colours.count(0), colours.count(1))
    figures = (REGULAR, SILVER_FIGURE, BLACK_FIGURE)
    open_to = [figures[place] for place in range(3) if there[place] > chosen[place]]
    candidates = [Candidate((figure,)) for figure in open_to]
    settle(g, FIGURE_GOES, candidates, origin, target, zone, left, regulars, silver, black)


@rule("figure_goes", None, AREA_NAMES, AREA_NAMES, ZONE_NAMES)
def figure_goes(
    g: Table,
    figure: int,
    origin: Area,
    target: Area,
    zone: Zone,
    left: int,
    regulars: int,
    silver: int,
    black: int,
) -> None:
    regulars += int(figure == REGULAR)
    silver += int(figure == SILVER_FIGURE)
    black += int(figure == BLACK_FIGURE)
    if left > 1:
        choose_figures(g, origin, target, zone, left - 1, regulars, silver, black)
        return
    going = whole_legion(g, origin)
    going.units[REGULAR] = regulars
    silvers = [slot for slot in going.guards if colour_of(slot) == 0]
    blacks = [slot for slot in going.guards if colour_of(slot) == 1]
    going.guards = tuple(silvers[:silver] + blacks[:black])
    go(g, origin, target, zone, going)


def go(g: Table, origin: Area, target: Area, zone: Zone, going: Figures) -> None:
    g.automaton.left |= BIT[origin]
    move_figures(g, HARKONNEN, origin, target, zone, going)


# Afterwards (WFA-SMOV-21, WFA-RUL-101).


@rule("mahdi_has_moved")
def mahdi_has_moved(g: Table) -> None:
    """When all moves of the action have been made: garrisons for what was left, then what was entered."""
    turn = g.acting
    entered, left = turn.entered, g.automaton.left
    turn.moving = False
    turn.moved = []
    turn.moved_leaders = 0
    turn.entered = 0
    g.automaton.left = 0
    if not entered:
        g.tell("event-mahdi-stands-still")
    g.then(
        Do(check_all_stacking, HARKONNEN),
        *[Do(mahdi_garrisons, area) for area in areas_in(left & g.settlements)],
        Do(arrivals, HARKONNEN, entered),
    )


# By a card from a settlement to another legion (WFA-RUL-104).

FLIGHT_TAKEN: Final = Matter(
    "flight_taken",
    "WFA-SOLO-05",
    (AN_AREA, AN_AREA),
    ("prompt-mahdi-flight-to", "prompt-mahdi-flight-from"),
    ("flight-nearest-target", "flight-nearest-legion", "flight-strongest-legion"),
)


def flights(g: Table) -> list[Candidate]:
    """A legion in a settlement joins another legion that stands nearer the Target Sietch and is not full."""
    if g.automaton.target == NONE:
        return []
    away = distances(g, g.sietch_at[g.automaton.target])
    found: list[Candidate] = []
    for origin in areas_in(g.settlements & g.standing[HARKONNEN]):
        for target in areas_in(g.standing[HARKONNEN] & ~BIT[origin]):
            if room(g, target) and away[target] < away[origin]:
                scores = (-away[target], -away[origin], power(g, HARKONNEN, origin))
                found.append(Candidate((target, origin), scores))
    return found


@rule("mahdi_carries_troops")
def mahdi_carries_troops(g: Table) -> None:
    candidates = flights(g)
    if candidates:
        settle(g, FLIGHT_TAKEN, candidates)


@rule("flight_taken", AREA_NAMES, AREA_NAMES)
def flight_taken(g: Table, target: Area, origin: Area) -> None:
    turn = g.acting
    turn.moving = True
    turn.entered = 0
    g.automaton.left = 0
    g.then(Do(mahdi_has_moved))
    march(g, origin, target, Zone(NONE))

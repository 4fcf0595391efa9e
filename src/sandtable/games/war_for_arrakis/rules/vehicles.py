"""Phase 1, Vehicle Placement: The Spice Must Flow, and vehicles on the board (WFA-VEH, WFA-HARV)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT, ZONE_WORDS, ZONES
from sandtable.games.war_for_arrakis.components import SMF_BLOCKED_DICE, SMF_VEHICLES
from sandtable.games.war_for_arrakis.notation import ZONE, area_options, take_out
from sandtable.games.war_for_arrakis.rules.book import BOOK, later, number, rule
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    CARRYALL,
    HARKONNEN,
    HARVESTER,
    NO_VEHICLE,
    ORNITHOPTER,
    VEHICLE_WORDS,
    VEHICLES,
    Area,
    AreaMask,
    Vehicle,
    Zone,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.steps import Ask, Do, Form, Question


def active_row(g: Table) -> int:
    """The row of the lowest Imperium marker; rows count from the top (WFA-VEH-03)."""
    return max(g.imperium)


@rule("vehicle_placement")
def vehicle_placement(g: Table) -> None:
    row = active_row(g)
    block_dice(g, SMF_BLOCKED_DICE[row])
    harvesters, ornithopters, carryalls = SMF_VEHICLES[row]
    g.tell("event-active-row", row=row + 1, harvesters=harvesters, ornithopters=ornithopters, carryalls=carryalls)
    if g.mahdi is not None:
        g.then(later("mahdi_places", harvesters, ornithopters, carryalls))
        return
    g.then(
        Do(place_harvesters, harvesters),
        Do(place_flyers, ORNITHOPTER, ornithopters),
        Do(place_flyers, CARRYALL, carryalls),
    )


def block_dice(g: Table, count: int) -> None:
    """Dice fill the slots down to the active row and come back from the rows below it (WFA-VEH-04 to 06)."""
    g.unrolled = added(g.unrolled, HARKONNEN, g.blocked_dice - count)
    g.blocked_dice = count
    g.tell("event-blocked-dice", count=count)


# Putting and removing vehicles.


def harvester_areas(g: Table) -> AreaMask:
    """Where a Harvester may be put: free Desert without one (WFA-VEH-09, 10)."""
    return AreaMask(g.deserts & g.free(HARKONNEN) & ~g.harvesters)


def put_harvester(g: Table, area: Area) -> None:
    g.harvesters |= BIT[area]
    if g.telling:
        g.tell("event-vehicle-placed", vehicle=VEHICLE_WORDS[HARVESTER], where=AREA_WORDS[area])


def remove_harvester(g: Table, area: Area) -> None:
    """A Harvester returns to the supply (WFA-VEH-13)."""
    g.harvesters &= ~BIT[area]
    if g.telling:
        g.tell("event-vehicle-removed", vehicle=VEHICLE_WORDS[HARVESTER], where=AREA_WORDS[area])


def put_flyer(g: Table, vehicle: Vehicle, zone: Zone) -> None:
    """An Ornithopter or Carryall takes an Air Zone; what was there is removed (WFA-VEH-11, 12)."""
    if g.flyers[zone] != NO_VEHICLE:
        remove_flyer(g, zone)
    g.flyers = replaced(g.flyers, zone, vehicle)
    if g.telling:
        g.tell("event-vehicle-placed", vehicle=VEHICLE_WORDS[vehicle], where=ZONE_WORDS[zone])


def remove_flyer(g: Table, zone: Zone) -> None:
    """An Ornithopter or Carryall returns to the supply (WFA-VEH-13)."""
    vehicle = g.flyers[zone]
    g.flyers = replaced(g.flyers, zone, NO_VEHICLE)
    if g.telling:
        g.tell("event-vehicle-removed", vehicle=VEHICLE_WORDS[vehicle], where=ZONE_WORDS[zone])


def left(g: Table, vehicle: Vehicle) -> int:
    """How many figures of a vehicle are in the supply."""
    if vehicle == HARVESTER:
        return g.harvesters_left
    return g.ornithopters_left if vehicle == ORNITHOPTER else g.carryalls_left


def on_board(g: Table, vehicle: Vehicle) -> list[Option]:
    """Where vehicles of a kind stand, as options."""
    if vehicle == HARVESTER:
        return area_options(g.harvesters)
    return [ZONE[zone] for zone in ZONES if g.flyers[zone] == vehicle]


def room_for(g: Table, vehicle: Vehicle) -> list[Option]:
    """Where a vehicle may be put, as options. An occupied Air Zone is cleared for it (WFA-VEH-12)."""
    if vehicle == HARVESTER:
        return area_options(harvester_areas(g))
    return [ZONE[zone] for zone in ZONES]


def can_place(g: Table, vehicle: Vehicle) -> bool:
    """Whether a vehicle of the kind can be placed: from the supply, or from elsewhere on the board (WFA-RUL-08)."""
    if vehicle == HARVESTER and not harvester_areas(g):
        return False
    return left(g, vehicle) > 0 or len(on_board(g, vehicle)) > 0


def can_place_vehicles(g: Table) -> bool:
    """Whether any vehicle can be placed: an Ornithopter always can be, if only from one Air Zone to another."""
    return any(can_place(g, vehicle) for vehicle in VEHICLES)


# The placement of phase 1 is no action: all vehicles are put on the board as far as there is room (WFA-RUL-13).


@rule("place_harvesters")
def place_harvesters(g: Table, count: int) -> None:
    count = min(count, g.harvesters_left, harvester_areas(g).bit_count())
    if count:
        g.then(Ask(PLACE_HARVESTERS, g.seat_for(HARKONNEN), count))


class PlaceHarvesters(Form[Table]):
    """Where each Harvester goes (WFA-VEH-09)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        count = number(ask, 0)
        given = len(ask.answers)
        if given == count:
            return None
        options = area_options(harvester_areas(g))
        for answer in ask.answers:
            take_out(options, answer)
        args = {"vehicle": VEHICLE_WORDS[HARVESTER], "number": given + 1, "count": count}
        return Question("prompt-place-vehicle", "WFA-VEH-09", options, args)

    def complete(self, g: Table, ask: Ask) -> None:
        for answer in ask.answers:
            put_harvester(g, Area(answer.value))


@rule("place_flyers")
def place_flyers(g: Table, vehicle: Vehicle, count: int) -> None:
    count = min(count, left(g, vehicle))
    if count:
        g.then(Ask(PLACE_FLYERS, g.seat_for(HARKONNEN), vehicle, count))


class PlaceFlyers(Form[Table]):
    """Which Air Zone each Ornithopter or Carryall takes (WFA-VEH-11)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        vehicle, count = number(ask, 0), number(ask, 1)
        given = len(ask.answers)
        if given == count:
            return None
        args = {"vehicle": VEHICLE_WORDS[vehicle], "number": given + 1, "count": count}
        return Question("prompt-place-vehicle", "WFA-VEH-11", [ZONE[zone] for zone in ZONES], args)

    def complete(self, g: Table, ask: Ask) -> None:
        vehicle = number(ask, 0)
        for answer in ask.answers:
            put_flyer(g, Vehicle(vehicle), Zone(answer.value))


PLACE_HARVESTERS: Final = PlaceHarvesters("place_harvesters")
PLACE_FLYERS: Final = PlaceFlyers("place_flyers")
BOOK.add(PLACE_HARVESTERS)
BOOK.add(PLACE_FLYERS)

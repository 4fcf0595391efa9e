"""Vehicles put on the board in the action phase: by a Harkonnen House die, or by a card (WFA-ACT-30, 31)."""

from typing import Final

from sandtable.games.war_for_arrakis.notation import DONE, FROM_SUPPLY, VEHICLE
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, rule
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm, declines
from sandtable.games.war_for_arrakis.rules.vehicles import (
    can_place,
    left,
    on_board,
    put_flyer,
    put_harvester,
    remove_flyer,
    remove_harvester,
    room_for,
)
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import HARKONNEN, HARVESTER, VEHICLE_WORDS, VEHICLES, Area, Vehicle, Zone
from sandtable.kernel.steps import Ask, Do, Question


@rule("place_vehicles")
def place_vehicles(g: Table, harvesters: int, ornithopters: int, carryalls: int, of_choice: int) -> None:
    """Put so many vehicles of each kind, and so many of any kind, on the board, one after another; none need be put."""
    if harvesters + ornithopters + carryalls + of_choice:
        g.then(Ask(PLACE_VEHICLE, g.seat_for(HARKONNEN), harvesters, ornithopters, carryalls, of_choice))


class PlaceVehicle(TurnForm):
    """Which vehicle comes next, where it is taken from, and where it goes."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if not given:
            kinds = [VEHICLE[vehicle] for vehicle in VEHICLES if self._wanted(ask, vehicle) and can_place(g, vehicle)]
            return Question("prompt-which-vehicle", "WFA-ACT-30", [*kinds, DONE], interrupts=self.free(g, ask))
        if ask.answers[0] is DONE:
            return None
        vehicle = Vehicle(ask.value(0))
        args = {"vehicle": VEHICLE_WORDS[vehicle]}
        others = on_board(g, vehicle)
        if others and given == 1:
            sources = [FROM_SUPPLY, *others] if left(g, vehicle) else others
            return Question("prompt-vehicle-from", "WFA-RUL-08", sources, args)
        if given < (3 if others else 2):
            room = [place for place in room_for(g, vehicle) if place is not ask.answers[-1]]
            return Question("prompt-vehicle-to", "WFA-ACT-31", room, args)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is DONE:
            declines(g, HARKONNEN, "event-no-more-vehicles")
            return
        vehicle = Vehicle(ask.value(0))
        source, target = (ask.answers[1], ask.answers[2]) if len(ask.answers) > 2 else (FROM_SUPPLY, ask.answers[1])
        if vehicle == HARVESTER:
            if source is not FROM_SUPPLY:
                remove_harvester(g, Area(source.value))
            put_harvester(g, Area(target.value))
        else:
            if source is not FROM_SUPPLY:
                remove_flyer(g, Zone(source.value))
            put_flyer(g, vehicle, Zone(target.value))
        counts = [number(ask, place) for place in range(len(ask.args))]
        counts[vehicle if counts[vehicle] else -1] -= 1
        g.then(Do(place_vehicles, *counts))

    def _wanted(self, ask: Ask, vehicle: Vehicle) -> bool:
        return number(ask, vehicle) > 0 or number(ask, len(VEHICLES)) > 0


PLACE_VEHICLE: Final = PlaceVehicle("place_vehicle")
BOOK.add(PLACE_VEHICLE)

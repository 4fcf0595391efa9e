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
from sandtable.kernel.steps import Answers, Ask, Do, Question


@rule("place_vehicles")
def place_vehicles(g: Table, harvesters: int, ornithopters: int, carryalls: int, of_choice: int) -> None:
    """Put so many vehicles of each kind, and so many of any kind, on the board, one after another; none need be put."""
    if harvesters + ornithopters + carryalls + of_choice:
        g.then(Ask(PLACE_VEHICLE, g.seat_for(HARKONNEN), harvesters, ornithopters, carryalls, of_choice))


WHICH: Final = 0
"""The place of the first answer. Then comes where the vehicle is taken from, if one is on the board, and where to."""


class PlaceVehicle(TurnForm):
    """Which vehicle comes next, where it is taken from, and where it goes."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            kinds = [VEHICLE[vehicle] for vehicle in VEHICLES if self._wanted(ask, vehicle) and can_place(g, vehicle)]
            return Question("prompt-which-vehicle", "WFA-ACT-30", [*kinds, DONE], interrupts=self.free(g, ask))
        if ask.answers[WHICH] is DONE:
            return None
        vehicle = Vehicle(ask.value(WHICH))
        args = {"vehicle": VEHICLE_WORDS[vehicle]}
        others = on_board(g, vehicle)
        answers = Answers(ask, WHICH)
        source = answers.next() if others else FROM_SUPPLY
        if source is None:
            sources = [FROM_SUPPLY, *others] if left(g, vehicle) else others
            return Question("prompt-vehicle-from", "WFA-RUL-08", sources, args)
        if answers.next() is None:
            room = [place for place in room_for(g, vehicle) if place is not source]
            return Question("prompt-vehicle-to", "WFA-ACT-31", room, args)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[WHICH] is DONE:
            declines(g, HARKONNEN, "event-no-more-vehicles")
            return
        vehicle = Vehicle(ask.value(WHICH))
        answers = Answers(ask, WHICH)
        source = answers.next() if on_board(g, vehicle) else FROM_SUPPLY
        target = answers.next()
        assert source is not None
        assert target is not None
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

"""Effects on Harkonnen vehicles and Imperium markers."""

from typing import Final

from sandtable.games.war_for_arrakis.board import (
    DEEP_DESERTS,
    SECTOR_AREAS,
    SECTOR_WORDS,
    SECTORS,
    SECTORS_OF,
    ZONE_SECTORS,
    ZONES,
    areas_in,
)
from sandtable.games.war_for_arrakis.effects import (
    LOWER_MARKER,
    PLACE_VEHICLES,
    REMOVE_HARVESTERS,
    REMOVE_ORNITHOPTER,
    ROCKETS,
    Amount,
    Effect,
    PlaceVehicles,
    RemoveHarvesters,
)
from sandtable.games.war_for_arrakis.fields import SECTOR_NAMES
from sandtable.games.war_for_arrakis.leaders import LEADER_WORDS
from sandtable.games.war_for_arrakis.notation import AREA, DONE, PASS, SECTOR, ZONE, area_options
from sandtable.games.war_for_arrakis.rules.bans import can_lower_marker, lower_marker
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, rule
from sandtable.games.war_for_arrakis.rules.combat_dice import throw
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm
from sandtable.games.war_for_arrakis.rules.interpreter import EffectForm, effect
from sandtable.games.war_for_arrakis.rules.leaders import person
from sandtable.games.war_for_arrakis.rules.vehicle_orders import place_vehicles
from sandtable.games.war_for_arrakis.rules.vehicles import can_place, remove_flyer, remove_harvester
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    NO_VEHICLE,
    ORNITHOPTER,
    VEHICLE_IDS,
    VEHICLES,
    Area,
    AreaMask,
    Leader,
    Side,
    Zone,
)
from sandtable.games.war_for_arrakis.wording import Phrase, folded, phrase
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Question

VEHICLE_WORTH: Final = 12

# Vehicles put on the board.


def _place_vehicles(g: Table, side: Side, effect: Effect, source: int) -> None:
    assert isinstance(effect, PlaceVehicles)
    harvesters, ornithopters, carryalls = effect.vehicles
    g.then(Do(place_vehicles, harvesters, ornithopters, carryalls, 0))


def _place_vehicles_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, PlaceVehicles)
    return any([effect.vehicles[vehicle] and can_place(g, vehicle) for vehicle in VEHICLES])


def _place_vehicles_words(effect: Effect) -> Phrase:
    assert isinstance(effect, PlaceVehicles)
    names = [
        phrase(f"effect-{VEHICLE_IDS[vehicle]}s", amount=effect.vehicles[vehicle])
        for vehicle in VEHICLES
        if effect.vehicles[vehicle]
    ]
    return phrase("effect-place-vehicles", what=folded("effect-and", names))


def _place_vehicles_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, PlaceVehicles)
    return VEHICLE_WORTH * sum(effect.vehicles)


effect(PLACE_VEHICLES, _place_vehicles, _place_vehicles_possible, _place_vehicles_words, _place_vehicles_worth)


# Harvesters that are lost, all in one sector. An Air Zone lies in no sector (WFA-RUL-84).


def _endangered(g: Table, effect: RemoveHarvesters, lost: int) -> AreaMask:
    """The Harvesters that the effect can still take, after those in areas already chosen."""
    reach = g.harvesters & ~lost
    if effect.deep:
        reach &= DEEP_DESERTS
        for area in areas_in(lost):
            reach &= _sectors_around(area)
        return AreaMask(reach)
    where = g.leader_at[person(g, Leader(effect.leader))]
    return AreaMask(reach & _sectors_around(where) if where >= 0 else 0)


def _sectors_around(area: int) -> int:
    """All areas of the sector of an area, or of the sectors where it lies in several."""
    mask = 0
    for sector in SECTORS_OF[area]:
        mask |= SECTOR_AREAS[sector]
    return mask


class RemoveHarvestersForm(EffectForm):
    """Which Harvesters are lost, one after the other."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        effect = self.effect(ask)
        assert isinstance(effect, RemoveHarvesters)
        given = ask.answers
        if len(given) >= effect.amount or (given and given[-1] is DONE):
            return None
        areas = areas_in(_endangered(g, effect, sum([1 << answer.value for answer in given])))
        if not areas:
            return None
        options = [*[AREA[area] for area in areas], DONE]
        args = {"count": effect.amount - len(given)}
        return Question("prompt-remove-harvesters", "WFA-HARV-03", options, args, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        for answer in ask.answers:
            if answer is not DONE:
                remove_harvester(g, Area(answer.value))
        if not ask.answers or ask.answers[0] is DONE:
            g.tell("event-removes-nothing", who=g.who(self.side(ask)))


def _remove_harvesters(g: Table, side: Side, effect: Effect, source: int) -> None:
    if _remove_harvesters_possible(g, side, effect):
        g.then(Ask(REMOVE_HARVESTERS_FORM, g.seat_for(side), side, effect.number, source))


def _remove_harvesters_possible(g: Table, side: Side, effect: Effect) -> bool:
    assert isinstance(effect, RemoveHarvesters)
    return _endangered(g, effect, 0) != 0


def _remove_harvesters_words(effect: Effect) -> Phrase:
    assert isinstance(effect, RemoveHarvesters)
    if effect.deep:
        return phrase("effect-remove-deep-harvesters", amount=effect.amount)
    return phrase("effect-remove-harvesters", amount=effect.amount, leader=LEADER_WORDS[effect.leader])


def _remove_harvesters_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, RemoveHarvesters)
    return VEHICLE_WORTH * min(effect.amount, _endangered(g, effect, 0).bit_count())


REMOVE_HARVESTERS_FORM: Final = RemoveHarvestersForm("remove_harvesters")
BOOK.add(REMOVE_HARVESTERS_FORM)
effect(
    REMOVE_HARVESTERS,
    _remove_harvesters,
    _remove_harvesters_possible,
    _remove_harvesters_words,
    _remove_harvesters_worth,
)


# An Ornithopter that is captured; what follows speaks of its Air Zone.


class RemoveOrnithopterForm(EffectForm):
    """Which Ornithopter leaves the board."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        zones = [zone for zone in ZONES if g.flyers[zone] == ORNITHOPTER]
        if ask.answers or not zones:
            return None
        options = [*[ZONE[zone] for zone in zones], PASS]
        return Question("prompt-remove-ornithopter", "WFA-GEN-08", options, None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers and ask.answers[0] is not PASS:
            g.spot_zone = ask.value(0)
            remove_flyer(g, Zone(ask.value(0)))
        else:
            g.tell("event-removes-nothing", who=g.who(self.side(ask)))


def _remove_ornithopter(g: Table, side: Side, effect: Effect, source: int) -> None:
    if ORNITHOPTER in g.flyers:
        g.then(Ask(REMOVE_ORNITHOPTER_FORM, g.seat_for(side), side, effect.number, source))


def _ornithopters_there(g: Table, side: Side, effect: Effect) -> bool:
    return ORNITHOPTER in g.flyers


def _remove_ornithopter_words(effect: Effect) -> Phrase:
    return phrase("effect-remove-ornithopter")


def _vehicle_worth(g: Table, side: Side, effect: Effect) -> int:
    return VEHICLE_WORTH


REMOVE_ORNITHOPTER_FORM: Final = RemoveOrnithopterForm("remove_ornithopter")
BOOK.add(REMOVE_ORNITHOPTER_FORM)
effect(
    REMOVE_ORNITHOPTER, _remove_ornithopter, _ornithopters_there, _remove_ornithopter_words, _vehicle_worth
)  # fmt: skip


# Rockets: each Hit or Special costs a vehicle in a sector or in an Air Zone connected to it.


def _in_range(g: Table, sector: int) -> list[Option]:
    """The vehicles in a sector and in the Air Zones connected to it."""
    found = area_options(g.harvesters & SECTOR_AREAS[sector])
    flyers = [zone for zone in ZONES if g.flyers[zone] != NO_VEHICLE and sector in ZONE_SECTORS[zone]]
    return found + [ZONE[zone] for zone in flyers]


def _launch_sectors(g: Table, side: Side) -> list[int]:
    """The sectors with an own legion and something to shoot at."""
    return [sector for sector in SECTORS if g.standing[side] & SECTOR_AREAS[sector] and _in_range(g, sector)]


class Launch(EffectForm):
    """In which sector the rockets fly."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        sectors = _launch_sectors(g, self.side(ask))
        if ask.answers or not sectors:
            return None
        options = [*[SECTOR[sector] for sector in sectors], PASS]
        return Question("prompt-rockets", "WFA-GEN-08", options, None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        effect, side = self.effect(ask), self.side(ask)
        assert isinstance(effect, Amount)
        if ask.answers and ask.answers[0] is not PASS:
            sector = ask.value(0)
            g.tell("event-rockets", who=g.who(side), sector=SECTOR_WORDS[sector], dice=effect.amount)
            hits, shields, specials = throw(g, effect.amount)
            g.then(Do(resolve_rockets, sector, hits, shields, specials))
        else:
            g.tell("event-removes-nothing", who=g.who(side))


@rule("resolve_rockets", SECTOR_NAMES)
def resolve_rockets(g: Table, sector: int, hits: int, shields: int, specials: int) -> None:
    """Each Hit and each Special downs a vehicle of the Atreides side's choice."""
    count = hits + specials
    g.tell("event-rockets-roll", hits=hits, shields=shields, specials=specials, count=count)
    g.then(Do(down_vehicles, sector, count))


@rule("down_vehicles", SECTOR_NAMES)
def down_vehicles(g: Table, sector: int, count: int) -> None:
    if count and _in_range(g, sector):
        g.then(Ask(DOWN_VEHICLE, g.seat_for(ATREIDES), sector, count))


class DownVehicle(TurnForm):
    """Which vehicle is lost next."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [*_in_range(g, number(ask, 0)), DONE]
        return Question("prompt-down-vehicle", "WFA-GEN-08", options, {"count": number(ask, 1)}, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        chosen = ask.answers[0]
        if chosen is DONE:
            g.tell("event-removes-nothing", who=g.who(ATREIDES))
            return
        if chosen.kind == "area":
            remove_harvester(g, Area(chosen.value))
        else:
            remove_flyer(g, Zone(chosen.value))
        g.then(Do(down_vehicles, number(ask, 0), number(ask, 1) - 1))


def _rockets(g: Table, side: Side, effect: Effect, source: int) -> None:
    if _launch_sectors(g, side):
        g.then(Ask(LAUNCH, g.seat_for(side), side, effect.number, source))


def _rockets_possible(g: Table, side: Side, effect: Effect) -> bool:
    return bool(_launch_sectors(g, side))


def _rockets_words(effect: Effect) -> Phrase:
    assert isinstance(effect, Amount)
    return phrase("effect-rockets", dice=effect.amount)


def _rockets_worth(g: Table, side: Side, effect: Effect) -> int:
    assert isinstance(effect, Amount)
    most = max([len(_in_range(g, sector)) for sector in _launch_sectors(g, side)])
    return VEHICLE_WORTH * min(2 * effect.amount, 3 * most) // 3


LAUNCH: Final = Launch("launch_rockets")
DOWN_VEHICLE: Final = DownVehicle("down_vehicle")
BOOK.add(LAUNCH)
BOOK.add(DOWN_VEHICLE)
effect(ROCKETS, _rockets, _rockets_possible, _rockets_words, _rockets_worth)


# An Imperium marker that drops without its Ban (WFA-RUL-30).


def _lower_marker(g: Table, side: Side, effect: Effect, source: int) -> None:
    g.then(Do(lower_marker))


def _lower_marker_possible(g: Table, side: Side, effect: Effect) -> bool:
    return can_lower_marker(g)


def _lower_marker_words(effect: Effect) -> Phrase:
    return phrase("effect-lower-marker")


def _lower_marker_worth(g: Table, side: Side, effect: Effect) -> int:
    return 12


effect(LOWER_MARKER, _lower_marker, _lower_marker_possible, _lower_marker_words, _lower_marker_worth)

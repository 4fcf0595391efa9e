"""Storm phase (CON-STORM)."""

from typing import Final

from sandtable.games.arrakis.movement import swept
from sandtable.games.arrakis.planet import CELLS_IN_SECTOR, TERRITORY_OF
from sandtable.games.arrakis.terms import Cell
from sandtable.games.conquest.board import STORM_DIE, STORM_LEAST, STORM_MOST, STORM_SYMBOL, sand_territories
from sandtable.games.conquest.cards import WEATHER_CONTROL
from sandtable.games.conquest.notation import NUMBER
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import MarketResponse, play_market_card, response_window
from sandtable.games.conquest.state import TERRITORY_WORDS, Table
from sandtable.games.conquest.terms import STORM
from sandtable.kernel.seats import SEATS
from sandtable.kernel.steps import Ask, Do, Form, Question

BY_THE_DIE: Final = -1
"""Stands for the storm's movement where no market card has decided it."""


@rule("storm_phase")
def storm_phase(g: Table) -> None:
    g.phase = STORM
    g.weather = BY_THE_DIE
    g.then(response_window(g, CONTROL_WEATHER), Do(roll_for_storm))


STEPS: Final = 1
"""The place of the answer how far the storm goes, after the one to play the card."""


class ControlWeather(MarketResponse):
    """A market card that decides the storm's movement instead of the die; a second one decides it anew."""

    def further(self, g: Table, ask: Ask) -> Question | None:
        if len(ask.answers) > STEPS:
            return None
        return Question("prompt-storm-distance", "CON-STORM-03", NUMBER[STORM_LEAST : STORM_MOST + 1])

    def complete(self, g: Table, ask: Ask) -> None:
        play_market_card(g, ask.seat, WEATHER_CONTROL)
        g.weather = ask.value(STEPS)
        g.tell("event-storm-chosen", who=g.who(ask.seat), steps=g.weather)


@rule("roll_for_storm")
def roll_for_storm(g: Table) -> None:
    """The first player rolls; on the storm symbol the first player chooses (CON-STORM-01 to 03)."""
    if g.weather != BY_THE_DIE:
        g.then(Do(move_storm, g.weather))
        return
    face = STORM_DIE[g.roll(len(STORM_DIE))]
    if face == STORM_SYMBOL:
        g.tell("event-storm-symbol", who=g.who(g.first))
        g.then(Ask(STORM_DISTANCE, g.first))
    else:
        if g.telling:
            g.tell("event-storm-roll", who=g.who(g.first), steps=face)
        g.then(Do(move_storm, face))


class StormDistance(Form[Table]):
    """How far the storm moves when the die shows its symbol."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-storm-distance", "CON-STORM-03", NUMBER[STORM_LEAST : STORM_MOST + 1])

    def complete(self, g: Table, ask: Ask) -> None:
        g.tell("event-storm-chosen", who=g.who(ask.seat), steps=ask.value(0))
        g.then(Do(move_storm, ask.value(0)))


CONTROL_WEATHER: Final = ControlWeather("control_weather", WEATHER_CONTROL, "prompt-weather-control")
STORM_DISTANCE: Final = StormDistance("storm_distance")
BOOK.add(CONTROL_WEATHER)
BOOK.add(STORM_DISTANCE)


@rule("move_storm")
def move_storm(g: Table, steps: int) -> None:
    """The storm sweeps the sand of every sector it passes or stops in (CON-STORM-02, 04, 05)."""
    sectors = swept(g.storm, steps)
    g.storm = sectors[-1]
    if g.telling:
        g.tell("event-storm-moves", sector=g.storm)
    sand = sand_territories(g.covered)
    for sector in sectors:
        for cell in CELLS_IN_SECTOR[sector]:
            if sand >> TERRITORY_OF[cell] & 1:
                _sweep(g, cell)


def _sweep(g: Table, cell: Cell) -> None:
    where = TERRITORY_WORDS[TERRITORY_OF[cell]]
    for seat in SEATS[g.seats]:
        count = g.forces[seat][cell]
        if count and not g.faction(seat).storm_immune:
            g.to_tanks(seat, cell, count)
            if g.telling:
                g.tell("event-forces-lost-to-storm", who=g.who(seat), count=count, where=where)
    if g.ground_spice[cell]:
        if g.telling:
            g.tell("event-spice-lost-to-storm", count=g.ground_spice[cell], where=where)
        g.ground_spice[cell] = 0

"""What an Atreides legion finds where it arrives: Ecological Stations and Harvesters (WFA-ECO, WFA-HARV-04)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT
from sandtable.games.war_for_arrakis.fields import AREA_NAMES
from sandtable.games.war_for_arrakis.rules.book import rule
from sandtable.games.war_for_arrakis.rules.tracks import advance, leaders_due
from sandtable.games.war_for_arrakis.rules.vehicles import remove_harvester
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import MARKER_WORDS, MARKERS, Area, Marker
from sandtable.kernel.rows import added
from sandtable.kernel.steps import Do

STEPS_OF_A_STATION: Final = 1


@rule("arrive_atreides", AREA_NAMES)
def arrive_atreides(g: Table, area: Area) -> None:
    """An Atreides legion has ended a move in an area or advanced into it; Wormsigns it never reveals (WFA-WORM-03)."""
    if g.harvesters >> area & 1:
        remove_harvester(g, area)
    capture_station(g, area)
    g.then(Do(leaders_due))


def capture_station(g: Table, area: Area) -> None:
    """An Atreides legion has ended a move in the area or advanced into it: a Station there is captured (WFA-ECO-02).

    Nobody looks at a Station before it is captured, so what it shows is left to chance until then (WFA-ECO-03).
    """
    if g.stations >> area & 1:
        show_station(g, area, _symbol(g))


def show_station(g: Table, area: Area, symbol: Marker) -> None:
    """The token is shown and removed, and the marker that it names goes up (WFA-ECO-01, 02)."""
    g.unseen_stations = added(g.unseen_stations, symbol, -1)
    g.stations ^= BIT[area]
    g.tell("event-station", where=AREA_WORDS[area], marker=MARKER_WORDS[symbol])
    advance(g, symbol, STEPS_OF_A_STATION)


def _symbol(g: Table) -> Marker:
    """What a Station shows: any of the symbols not seen yet, as likely as there are Stations that show it."""
    drawn = g.roll(sum(g.unseen_stations))
    for marker in MARKERS:
        drawn -= g.unseen_stations[marker]
        if drawn < 0:
            return marker
    raise AssertionError("there are fewer symbols than Stations")

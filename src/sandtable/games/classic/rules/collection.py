"""Spice collection (CLA-COLLECT), and in the advanced game the income of strongholds (CLA-ADV-01 to 04)."""

from sandtable.games.arrakis.planet import ALL_CELLS, SECTOR_OF, TERRITORY_OF
from sandtable.games.arrakis.terms import Territory
from sandtable.games.classic.board import CITY_CELLS, INCOME, TERRITORY_WORDS
from sandtable.games.classic.rules.book import rule
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import COLLECTION, COLLECTION_RATE, COLLECTION_RATE_WITH_CITY, Cell, Seat
from sandtable.kernel.rows import added


@rule("collection_phase")
def collection_phase(g: Table) -> None:
    """Nobody has anything to decide; in one sector allies collect in storm order (CLA-COLLECT-06)."""
    g.phase = COLLECTION
    cells = [cell for cell, spice in zip(ALL_CELLS, g.ground_spice) if spice]
    for seat in g.order():
        if g.advanced:
            _take_income(g, seat)
        if cells:
            _collect(g, seat, cells)


def _take_income(g: Table, seat: Seat) -> None:
    for territory, amount in INCOME:
        if g.occupies(seat, Territory(territory)):
            g.spice[seat] += amount
            g.tell("event-income", who=g.who(seat), count=amount, where=TERRITORY_WORDS[territory])


def rate(g: Table, seat: Seat) -> int:
    """Spice per force: more for whoever occupies Arrakeen or Carthag (CLA-COLLECT-02, 03)."""
    for cell in CITY_CELLS:
        if g.forces[seat][cell]:
            return COLLECTION_RATE_WITH_CITY
    return COLLECTION_RATE


def _collect(g: Table, seat: Seat, cells: list[Cell]) -> None:
    """Forces in the very sector of the spice take what they can (CLA-COLLECT-01, 04, 05)."""
    per_force = rate(g, seat)
    for cell in cells:
        count = min(g.ground_spice[cell], per_force * g.forces[seat][cell])
        if count:
            g.ground_spice = added(g.ground_spice, cell, -count)
            g.spice[seat] += count
            where = TERRITORY_WORDS[TERRITORY_OF[cell]]
            g.tell("event-collects", who=g.who(seat), count=count, where=where, sector=SECTOR_OF[cell])

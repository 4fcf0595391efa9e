"""The worth of places: strongholds and spice, with the storm and the end of the game in mind."""

from typing import Final

from sandtable.games.arrakis.planet import ALL_CELLS, CELLS_OF, SECTOR_OF, SECTORS, TERRITORY_OF
from sandtable.games.arrakis.terms import Cell, Sector, Territory
from sandtable.games.conquest.board import STORM_DIE, STORM_MOST, open_strongholds, sand_territories
from sandtable.games.conquest.factions import (
    HARVEST_PER_FORCE,
    POINTS_PER_SPICE,
    POINTS_PER_STRONGHOLD,
    ROUNDS,
    STRONGHOLD_WIN_FROM_ROUND,
    STRONGHOLDS_TO_WIN,
)
from sandtable.games.conquest.rules.victory import points
from sandtable.games.conquest.state import Table
from sandtable.kernel.seats import SEATS, Seat

# What things are worth, in spice, which is in points.
STRONGHOLD: Final = 4.0
GARRISON: Final = 0.6
ENOUGH_GARRISON: Final = 6
SPICE_AHEAD: Final = 1.1
SHIPPED_FORCE: Final = 0.6
FORCE: Final = 1.2
# From the third round on a stronghold may be one of three.
TOWARDS_THREE: Final = 4.0
# A stronghold that decides the game is worth so much more; most of all to whoever moves last.
DECISIVE: Final = 10.0
DECISIVE_AT_LAST: Final = 25.0
# To stop somebody who would win this round, if others may do so too, or not.
DENIAL: Final = 18.0
# In the last round: what it is worth to take a stronghold from somebody who is ahead.
TAKEN_FROM_LEADER: Final = 3.0


class Prospect:
    """The planet as one seat looks at it when it decides where to stand at the end of the round."""

    def __init__(self, g: Table, seat: Seat) -> None:
        self.g = g
        self.seat = seat
        self.strongholds = open_strongholds(g.covered)
        self.last_round = g.round >= ROUNDS
        self.others_to_move = g.seats - 1 - g.order().index(seat)
        self.held = [0] * g.seats
        for place in self.strongholds:
            for one in SEATS[g.seats]:
                if g.forces_in(one, CELLS_OF[place]):
                    self.held[one] += 1
        self.stronghold = float(POINTS_PER_STRONGHOLD) if self.last_round else STRONGHOLD
        # Nobody needs more than one force when nobody can come any more and no round follows.
        self.garrison = GARRISON if self.others_to_move or not self.last_round else 0.0
        self.spice = float(POINTS_PER_SPICE) if self.last_round else SPICE_AHEAD
        self.shipped = float(POINTS_PER_SPICE) if self.last_round else SHIPPED_FORCE
        self.force = 0.0 if self.last_round else FORCE
        self.sand = sand_territories(g.covered)
        self.immune = g.faction(seat).storm_immune

    def value(self, cell: Cell, mine: int) -> float:
        """What it is worth to stand in a cell with so many forces when the round ends."""
        if mine <= 0:
            return 0.0
        g = self.g
        territory = TERRITORY_OF[cell]
        foes = _strongest_foe(g, self.seat, territory)
        chance = _odds(mine, foes)
        value = 0.0
        if territory in self.strongholds:
            value += (self.stronghold + self.stakes(territory)) * chance
            value += self.garrison * min(mine, ENOUGH_GARRISON)
        if g.ground_spice[cell]:
            value += self.spice * chance * min(g.ground_spice[cell], HARVEST_PER_FORCE * mine)
        if self.force and not self.immune and self.sand >> territory & 1:
            value -= self.force * mine * storm_risk(g.storm, SECTOR_OF[cell])
        return value - 0.3 * mine * (1.0 if foes else 0.0)

    def stakes(self, territory: Territory) -> float:
        """What more a stronghold is worth when the round may end the game: it may be the last that somebody needs."""
        g, seat = self.g, self.seat
        if g.round < STRONGHOLD_WIN_FROM_ROUND:
            return 0.0
        decisive = DECISIVE if self.others_to_move else DECISIVE_AT_LAST
        stakes = 0.0 if self.last_round else TOWARDS_THREE
        mine = self.held[seat] + (0 if g.forces_in(seat, CELLS_OF[territory]) else 1)
        if mine >= STRONGHOLDS_TO_WIN:
            stakes += decisive
        for one in SEATS[g.seats]:
            if one != seat and g.forces_in(one, CELLS_OF[territory]):
                if self.held[one] >= STRONGHOLDS_TO_WIN:
                    stakes += DENIAL if self.others_to_move else DECISIVE_AT_LAST
                elif self.last_round and points(g, one) >= points(g, seat):
                    stakes += TAKEN_FROM_LEADER
        return stakes

    def gain(self, cell: Cell, more: int) -> float:
        mine = self.g.forces_in(self.seat, CELLS_OF[TERRITORY_OF[cell]])
        return self.value(cell, mine + more) - self.value(cell, mine)

    def goals(self) -> list[Cell]:
        """The cells worth standing in: strongholds, and sectors with spice."""
        cells = [CELLS_OF[territory][0] for territory in self.strongholds]
        return cells + [cell for cell in ALL_CELLS if self.g.ground_spice[cell]]


def storm_risk(storm: Sector, sector: Sector) -> float:
    """How likely the next storm sweeps a sector: the die brings it so far, or whoever chooses its movement does."""
    away = (sector - storm) % SECTORS
    if away > STORM_MOST:
        return 0.0
    faces = 1.0 if away == 0 else STORM_MOST + 1.0 - away
    return (faces + 0.5) / len(STORM_DIE)


def _strongest_foe(g: Table, seat: Seat, territory: Territory) -> int:
    return max([g.forces_in(other, CELLS_OF[territory]) for other in SEATS[g.seats] if other != seat])


def _odds(mine: int, foes: int) -> float:
    """A guess at the chance to win with so many forces against so many."""
    if not foes:
        return 1.0
    return min(0.95, max(0.02, 0.5 + 0.11 * (mine - foes)))

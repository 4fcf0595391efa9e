"""What it is worth to have a legion somewhere: what it guards, what it threatens, what it finds there."""

from math import sqrt
from typing import Final

from sandtable.games.war_for_arrakis.board import AIR_DISTANCE, BIT, DISTANCE, areas_in
from sandtable.games.war_for_arrakis.bot.marchers import Marchers
from sandtable.games.war_for_arrakis.bot.scale import (
    EXPOSED_TO_STORMS,
    FARTHER,
    POINT_BEFORE_MAHDI,
    PURSUED,
    SPICE_POINT,
    SUPREMACY_POINT,
    THREAT,
    UNGUARDED,
)
from sandtable.games.war_for_arrakis.bot.sight import NOBODY, Host, Sight, chance
from sandtable.games.war_for_arrakis.components import SUPREMACY_WINS
from sandtable.games.war_for_arrakis.rules.movement import flight_zones, ride_ends
from sandtable.games.war_for_arrakis.terms import ATREIDES, DEEP_DESERT, HARKONNEN, Side, enemy

DECAY: Final[tuple[float, ...]] = tuple([FARTHER**steps for steps in range(PURSUED + 1)])
STATION: Final = 0.75
"""How many steps a Station is worth on average, as not every symbol helps."""
NEAR_A_SIETCH: Final = 3


class Posts:
    """The worth of places for both sides, as one seat sees them."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.g = sight.g
        self._prizes: dict[int, float] = {}
        self._rides: dict[int, int] = {}
        self._near: dict[int, list[tuple[float, Host]]] = {}
        self._goals: dict[int, list[tuple[float, Host, int]]] = {}
        # The legions of the Mahdi, which come by rules that everybody knows.
        self.marchers = Marchers(sight) if sight.g.mahdi is not None else None

    # Settlements.

    def prize(self, side: Side, area: int) -> float:
        """What destroying a side's settlement in an area is worth to the other side; nothing if there is none."""
        key = 2 * area + side
        found = self._prizes.get(key)
        if found is None:
            found = self._counted_prize(side, area)
            self._prizes[key] = found
        return found

    def _counted_prize(self, side: Side, area: int) -> float:
        rank = self.sight.rank(side, area)
        if not rank:
            return 0.0
        if side == ATREIDES:
            decisive = 4.0 if self.g.supremacy + rank >= SUPREMACY_WINS else 1.0
            point = SUPREMACY_POINT if self.marchers is None else POINT_BEFORE_MAHDI
            return point * rank * decisive
        return self.sight.step * self.sight.useful((rank, rank, rank))

    def danger(self, side: Side, area: int, guard: Host) -> float:
        """What a side stands to lose in an area with such a guard: its settlement, to the enemy legion that threatens
        it most."""
        prize = self.prize(side, area)
        if not prize:
            return 0.0
        if self.marchers is not None and side == ATREIDES:
            return prize * self.marchers.threat(area, guard)
        rank = self.sight.rank(side, area)
        worst = 0.0 if guard.units else UNGUARDED[side]
        for threat, attacker in self._threats(side, area):
            if threat <= worst:
                break
            worst = max(worst, threat * chance(attacker, guard, rank))
        return prize * worst

    def left_open(self, area: int) -> float:
        """What it costs the Atreides side to leave an area without its legion."""
        return self.danger(ATREIDES, area, NOBODY) - self.danger(ATREIDES, area, self.sight.host(ATREIDES, area))

    def reinforced(self, area: int, more: Host) -> float:
        """By how much the danger to an Atreides area falls if it gets so many more Units."""
        host = self.sight.host(ATREIDES, area)
        return self.danger(ATREIDES, area, host) - self.danger(ATREIDES, area, host.joined(more))

    def relief(self, area: int, hits: int) -> float:
        """By how much the danger to Sietches falls if a legion of the Mahdi takes so many hits."""
        if self.marchers is None:
            return 0.0
        total = 0.0
        for sietch in areas_in(self.g.sietch_areas):
            if AIR_DISTANCE[area][sietch] <= NEAR_A_SIETCH:
                guard = self.sight.host(ATREIDES, sietch)
                now, then = self.marchers.threat(sietch, guard), self.marchers.threat(sietch, guard, area, hits)
                total += self.prize(ATREIDES, sietch) * (now - then)
        return total

    def _threats(self, side: Side, area: int) -> list[tuple[float, Host]]:
        """The enemy legions near a settlement, with how much each counts; the nearest first."""
        key = 2 * area + side
        found = self._near.get(key)
        if found is None:
            foe = enemy(side)
            found = []
            for other in areas_in(self.g.standing[foe]):
                steps = self.steps(foe, other, area)
                if steps < len(THREAT):
                    found.append((THREAT[steps], self.sight.host(foe, other)))
            found.sort(key=_weight, reverse=True)
            self._near[key] = found
        return found

    def steps(self, side: Side, origin: int, target: int) -> int:
        """In how many moves a legion can attack a target: riding and flying count as one."""
        steps = DISTANCE[origin][target]
        if steps <= 1:
            return steps
        if side == ATREIDES:
            return 1 if self.rides(origin) >> target & 1 else steps
        if AIR_DISTANCE[origin][target] <= 2 and flight_zones(self.g, origin):
            return 1
        return steps

    def rides(self, area: int) -> int:
        found = self._rides.get(area)
        if found is None:
            found = int(ride_ends(self.g, area))
            self._rides[area] = found
        return found

    # Legions.

    def worth(self, side: Side, area: int, host: Host) -> float:
        """What it is worth to a side to have this legion, and no other, in an area when its turn is over."""
        value = -self.danger(side, area, host)
        if not host.units:
            return value
        value += self.ambition(side, area, host)
        if side == HARKONNEN:
            if self.g.exposed & BIT[area]:
                value -= EXPOSED_TO_STORMS[self.g.terrain(area)]
            return value - self.risk(side, area, host)
        return value - self.risk(side, area, host)

    def ambition(self, side: Side, area: int, host: Host) -> float:
        """The best that the legion could go for from here."""
        best = 0.0
        for worth, guard, rank in self._aims(side, area):
            if worth <= best:
                break
            likely = chance(host, guard, rank)
            best = max(best, worth * (sqrt(likely) if self.marchers is not None else likely))
        return best

    def _aims(self, side: Side, area: int) -> list[tuple[float, Host, int]]:
        """What a legion could go for from an area: what it is worth from here, who guards it, and its rank."""
        key = 2 * area + side
        found = self._goals.get(key)
        if found is None:
            found = self._counted_aims(side, area)
            found.sort(key=_aim, reverse=True)
            self._goals[key] = found
        return found

    def _counted_aims(self, side: Side, area: int) -> list[tuple[float, Host, int]]:
        foe = enemy(side)
        found: list[tuple[float, Host, int]] = []
        for target in areas_in(self.g.settled(foe)):
            steps = self.steps(side, area, target)
            if 0 < steps <= PURSUED:
                worth = self.prize(foe, target) * DECAY[steps - 1] * 0.6
                found.append((worth, self.sight.host(foe, target), self.sight.defence(foe, target)))
        if side == ATREIDES:
            for station in areas_in(self.g.stations):
                steps = DISTANCE[area][station]
                if steps <= PURSUED:
                    found.append((self.sight.step * STATION * DECAY[steps], NOBODY, 0))
        return found

    def risk(self, side: Side, area: int, host: Host) -> float:
        """What the legion itself stands to lose to enemy legions beside it."""
        foe = enemy(side)
        rank = self.sight.rank(side, area)
        worst = 0.0
        if self.marchers is not None and side == ATREIDES:
            return self.marchers.risk(area, host)
        for other in areas_in(self.g.neighbours[area] & self.g.standing[foe]):
            worst = max(worst, chance(self.sight.host(foe, other), host, rank))
        return 0.3 * worst * host.capacity

    def find(self, side: Side, area: int) -> float:
        """What an Atreides legion finds where it arrives: a Station, a Harvester."""
        if side == HARKONNEN:
            return 0.0
        value = 0.0
        if self.g.stations & BIT[area]:
            value += self.sight.step * STATION
        if self.g.harvesters & BIT[area]:
            value += SPICE_POINT * (2 if self.g.terrain(area) == DEEP_DESERT else 1)
        return value


def _weight(entry: tuple[float, Host]) -> float:
    return entry[0]


def _aim(entry: tuple[float, Host, int]) -> float:
    return entry[0]

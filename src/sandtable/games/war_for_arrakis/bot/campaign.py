"""A campaign against the Mahdi's settlements: where legions meet, along which Wormsigns they ride there, and whom they
strike.

The Mahdi leaves its settlements with two tokens each, and no Sietch can be held against it for long. A full legion with
leaders takes such a settlement nearly always, and every one of them advances all three Prescience markers at once. So
the Fremen lay a chain of Wormsigns by Desert Power, ride along it from several Sietches to one place beside a
settlement, and strike.
"""

from typing import Final

from sandtable.games.war_for_arrakis.board import BIT, DISTANCE, areas_in, flood, spread
from sandtable.games.war_for_arrakis.bot.posts import Posts
from sandtable.games.war_for_arrakis.bot.sight import Host, Sight, chance
from sandtable.games.war_for_arrakis.components import STACKING_LIMIT
from sandtable.games.war_for_arrakis.rules.desert_power import wormsign_areas
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, Area

SIGNS_OF_A_TURN: Final = 2
LEGIONS_OF_A_MOVE: Final = 2
MOST_JOINED: Final = 4
ENOUGH: Final = 0.9
"""With such odds no further legion is waited for."""
LEAST_ODDS: Final = 0.6
"""With less nobody strikes at a settlement."""
A_SIGN: Final = 0.93
A_MOVE: Final = 0.75
"""What a goal keeps of its worth for each Wormsign still to be laid, and for each move to be made."""
FARTHEST: Final = 2.0
"""Legions that need more turns than this do not come."""
MOST_SIGNS: Final = 2
"""So many Wormsigns are laid before a ride at most, or it would take more turns."""
UNREACHED: Final = 99
DEAREST: Final = 0.3
"""Legions whose leaving costs more of a prize than this stay where they are."""


class Plan:
    """Legions that meet beside a settlement, and the Wormsigns that they still need to get there."""

    def __init__(self, target: Area, camp: Area, legions: list[Area], signs: list[Area], host: Host, worth: float):
        self.target: Final = target
        self.camp: Final = camp
        self.legions: Final = legions
        self.signs: Final = signs
        self.host: Final = host
        self.worth: Final = worth


class Campaign:
    """The best plan as a seat of the Atreides side sees it."""

    def __init__(self, sight: Sight, posts: Posts) -> None:
        self.sight = sight
        self.posts = posts
        self.g = sight.g
        blocked = self.g.standing[HARKONNEN]
        self.ridden = (self.g.all_signs | self.g.worms) & ~blocked
        self.bare = wormsign_areas(self.g) & ~blocked & ~self.g.standing[ATREIDES]
        # Wormsigns that can still be laid this round, one Desert Power a turn.
        self.signs_left = SIGNS_OF_A_TURN * max(self.g.unrolled[HARKONNEN] - self.g.unused(ATREIDES), 0)
        # What it costs if a legion leaves: a Sietch that the Mahdi takes for nothing.
        self.missed = {area: posts.left_open(area) for area in areas_in(self.g.standing[ATREIDES])}
        self.plan: Final = self._best()

    def _best(self) -> Plan | None:
        best: Plan | None = None
        camps = self.g.free(ATREIDES) & ~self.g.worms
        for target in areas_in(self.g.settlements):
            prize = self.posts.prize(HARKONNEN, target)
            if prize <= 0:
                continue
            for camp in areas_in(self.g.neighbours[target] & camps):
                # More than this no plan is worth there: at least one step is left, and a move if nobody is there yet.
                most = prize * A_MOVE ** (1 if self.g.standing[ATREIDES] & BIT[camp] else 2)
                if best is not None and most <= best.worth:
                    continue
                found = self._plan(Area(target), Area(camp), prize)
                if found is not None and (best is None or found.worth > best.worth):
                    best = found
        return best

    def _plan(self, target: Area, camp: Area, prize: float) -> Plan | None:
        """The legions that can meet in a camp, the nearest first, until they are strong enough."""
        guard, rank = self.sight.host(HARKONNEN, target), self.sight.defence(HARKONNEN, target)
        host = self.sight.host(ATREIDES, camp)
        legions: list[Area] = []
        laid: list[Area] = []
        waiting = [
            area for area in areas_in(self.g.standing[ATREIDES]) if area != camp and self.missed[area] < DEAREST * prize
        ]
        cost = 0.0
        likely = chance(host, guard, rank)
        walk = 1
        while waiting and likely < ENOUGH and host.units < STACKING_LIMIT and len(legions) < MOST_JOINED:
            ways = self._ways(camp, laid)
            away, joining = min(
                [(self._away(ways, area, camp), self.missed[area] - self._size(area), area) for area in waiting]
            )[::2]
            if away >= UNREACHED:
                break
            legions.append(Area(joining))
            cost += self.missed[joining]
            waiting.remove(joining)
            if self._rides(ways, joining, camp):
                laid += [area for area in self._path(ways, joining, camp) if area not in laid]
            else:
                walk = max(walk, DISTANCE[joining][camp])
            host = host.joined(self.sight.host(ATREIDES, joining)).within(STACKING_LIMIT)
            likely = chance(host, guard, rank)
        if likely < LEAST_ODDS:
            return None
        moves = (len(legions) + LEGIONS_OF_A_MOVE - 1) // LEGIONS_OF_A_MOVE
        late = max(len(laid) - self.signs_left, 0) / SIGNS_OF_A_TURN
        worth = prize * likely * A_SIGN ** len(laid) * A_MOVE ** (moves + walk + late)
        if worth <= cost:
            return None
        return Plan(target, camp, legions, laid, host, worth - cost)

    def _size(self, area: int) -> int:
        return self.sight.host(ATREIDES, area).capacity

    def _ways(self, camp: Area, laid: list[Area]) -> list[int]:
        """The areas from which one can ride to beside the camp: at once, with one Wormsign more, and so on, as many as
        a legion waits for."""
        ridden = self.ridden
        for area in laid:
            ridden |= BIT[area]
        beside = self.g.neighbours[camp]
        edge = int(flood(beside & ridden, ridden, self.g.neighbours))
        ways = [edge]
        seen = edge
        for signs in range(1, MOST_SIGNS + 1):
            fresh = int(spread(edge, self.g.neighbours))
            if signs == 1:
                fresh |= beside
            fresh &= self.bare & ~seen
            # Whatever is ridden already carries on for nothing.
            edge = fresh
            seen |= fresh
            while fresh:
                fresh = int(spread(fresh, self.g.neighbours) & ridden & ~seen)
                edge |= fresh
                seen |= fresh
            ways.append(edge)
        return ways

    def _away(self, ways: list[int], area: int, camp: Area) -> float:
        """About how many turns a legion takes to the camp: a step on foot each, or a ride once its way is laid."""
        foot = DISTANCE[area][camp]
        ride = 1 + self._lacks(ways, area) / SIGNS_OF_A_TURN
        nearer = min(float(foot), ride)
        return nearer if nearer <= FARTHEST else UNREACHED

    def _lacks(self, ways: list[int], area: int) -> int:
        beside = self.g.neighbours[area]
        for signs, way in enumerate(ways):
            if beside & way:
                return signs
        return UNREACHED

    def _rides(self, ways: list[int], area: int, camp: Area) -> bool:
        return 1 + self._lacks(ways, area) / SIGNS_OF_A_TURN < DISTANCE[area][camp]

    def _path(self, ways: list[int], area: int, camp: Area) -> list[Area]:
        """The areas that a legion's way to the camp lacks a Wormsign in."""
        found: list[Area] = []
        lacking = self._lacks(ways, area)
        here = areas_in(self.g.neighbours[area] & ways[lacking])[0]
        walked = int(BIT[here])
        while lacking:
            if self.bare >> here & 1:
                found.append(Area(here))
            if self.g.neighbours[here] >> camp & 1 and lacking == 1:
                break
            nexts = self.g.neighbours[here] & ~walked
            # Nearer to the camp by as much as can be, or else as near.
            for closer in range(lacking + 1):
                if nexts & ways[closer]:
                    break
            else:
                break
            lacking = closer
            here = areas_in(nexts & ways[closer])[0]
            walked |= BIT[here]
        return found

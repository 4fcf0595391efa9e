"""The Mahdi's legions as its opponent sees them coming: whom they attack, and whom they leave alone."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AIR_DISTANCE, TOUCHING, areas_in
from sandtable.games.war_for_arrakis.bot.sight import Host, Sight, followed
from sandtable.games.war_for_arrakis.components import COMBAT_DICE
from sandtable.games.war_for_arrakis.rules.mahdi.attacks import transports
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import best
from sandtable.games.war_for_arrakis.rules.mahdi.movement import march_target
from sandtable.games.war_for_arrakis.rules.mahdi.strength import target_area
from sandtable.games.war_for_arrakis.terms import HARKONNEN, Area

ON_TARGET: Final[tuple[float, ...]] = (0.0, 0.97, 0.85, 0.7, 0.5, 0.35, 0.2)
"""How likely a legion so many steps away comes to attack the Target Sietch before the round is over."""
ELSEWHERE: Final[tuple[float, ...]] = (0.0, 0.95, 0.55, 0.3, 0.2, 0.12, 0.06)
"""The same of any other Sietch: it is attacked on the way, or is the target of a round to come."""
LIKE_STRENGTH: Final = 0.5
"""How often single figures decide for the attacker where Combat Powers are equal."""
IN_THE_OPEN: Final = 0.45
"""How likely a legion beside a stronger one is attacked: Sietches come first."""


def after_hits(legion: Host, hits: int) -> Host:
    """A legion of the Mahdi after so many hits: all leaders but one go first, then better Units, then Regulars."""
    spared = max(len(legion.leaders) - hits, min(len(legion.leaders), 1))
    hits -= len(legion.leaders) - spared
    reduced = min(legion.elite + legion.special, hits)
    elite = max(legion.elite - reduced, 0)
    special = legion.special - max(reduced - legion.elite, 0)
    regular = max(legion.regular + reduced - (hits - reduced), 0)
    return Host(regular, elite, special, legion.leaders[:spared])


class Marchers:
    """The Harkonnen legions that might come."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        g = sight.g
        self.cards = len(g.automaton.reinforcements)
        # The Target Sietch, and what legions march on while its guard is too strong for them (WFA-SMOV-06, 07).
        self.targets = [target_area(g)]
        if g.automaton.target >= 0:
            self.targets += [Area(found.answer[0]) for found in best(march_target(g, g.standing[HARKONNEN]))]
        self.legions = [(area, sight.host(HARKONNEN, area)) for area in areas_in(g.standing[HARKONNEN])]
        self._flies = {area: bool(transports(g, area)) for area, _ in self.legions}

    def threat(self, area: int, guard: Host, hit: int = -1, hits: int = 0) -> float:
        """How likely a Sietch falls with such a guard, to any legion; one of them may be hit before."""
        chances = ON_TARGET if area in self.targets else ELSEWHERE
        rank = self.sight.rank(self.sight.side, area)
        safe = 1.0
        for origin, legion in self.legions:
            if origin == hit:
                legion = after_hits(legion, hits)
            steps = AIR_DISTANCE[origin][area]
            if steps > 1 and self._flies[origin]:
                steps -= 1
            if 0 < steps < len(chances):
                safe *= 1.0 - chances[steps] * self.beats(legion, guard, rank)
        return 1.0 - safe

    def risk(self, area: int, host: Host) -> float:
        """What a legion stands to lose to legions beside it."""
        worst = 0.0
        for origin, legion in self.legions:
            if TOUCHING[origin] >> area & 1:
                worst = max(worst, self.beats(legion, host, 0))
        return IN_THE_OPEN * worst * host.capacity

    def beats(self, legion: Host, guard: Host, rank: int) -> float:
        """How likely a legion attacks and wins: it must be the stronger one by Combat Power (WFA-SACT-08, 14)."""
        if not legion.units:
            return 0.0
        if not guard.units:
            return 1.0
        lead = legion.units + len(legion.leaders) - guard.units - len(guard.leaders)
        if lead < 0:
            return 0.0
        dice = min(COMBAT_DICE - legion.units, self.cards) if legion.units < COMBAT_DICE else 0
        return (LIKE_STRENGTH if lead == 0 else 1.0) * followed(legion, guard, rank, 0, dice)

"""Combat dice thrown outside battles: by storms and Sandworms (WFA-HAZ-27 to 30, WFA-WORM-15 to 18)."""

from typing import Final

from sandtable.games.war_for_arrakis.components import COMBAT_DIE
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import DEEP_DESERT, DESERT, HIT, SHIELD, SPECIAL_RESULT, Terrain

HITS_OF_A_SPECIAL: Final[dict[Terrain, int]] = {DESERT: 1, DEEP_DESERT: 2}
"""What a Special scores by the terrain of the legion; nothing elsewhere (WFA-RUL-06)."""


def throw(g: Table, dice: int) -> tuple[int, int, int]:
    """How many Hits, Shields and Specials so many combat dice show."""
    found = [0, 0, 0]
    for _ in range(dice):
        found[COMBAT_DIE[g.roll(len(COMBAT_DIE))]] += 1
    return found[HIT], found[SHIELD], found[SPECIAL_RESULT]


def hits_scored(terrain: Terrain, hits: int, specials: int) -> int:
    """What a throw of the desert scores on a legion: its Shields do nothing, its Specials by terrain."""
    return hits + specials * HITS_OF_A_SPECIAL.get(terrain, 0)

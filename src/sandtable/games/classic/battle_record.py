"""The battle being fought. Side 0 is the aggressor, side 1 the defender."""

from typing import Final

from sandtable.games.classic.generated import Battle as Battle

AGGRESSOR: Final = 0
DEFENDER: Final = 1
NO_SIDE: Final = -1

# The elements of a plan that prescience can ask for (CLA-FAC-ATR-05).
NO_ELEMENT: Final = -1
LEADER_ELEMENT: Final = 0
WEAPON_ELEMENT: Final = 1
DEFENCE_ELEMENT: Final = 2
DIAL_ELEMENT: Final = 3

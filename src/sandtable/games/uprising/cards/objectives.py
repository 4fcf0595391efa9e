"""The five Objective cards; the mark on a card says at which player counts it is dealt."""

from typing import Final

from sandtable.games.uprising.cards.kinds import Objective
from sandtable.games.uprising.terms import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER

OBJECTIVES: Final[tuple[Objective, ...]] = (
    Objective("objective_desert_mouse_first", DESERT_MOUSE, (1, 2, 3, 4, 6), first_player=True),
    Objective("objective_crysknife", CRYSKNIFE, (1, 2, 3, 4, 6)),
    Objective("objective_ornithopter_1_3", ORNITHOPTER, (1, 2, 3)),
    Objective("objective_desert_mouse_4_6", DESERT_MOUSE, (4, 6)),
    Objective("objective_crysknife_4_6", CRYSKNIFE, (4, 6)),
)

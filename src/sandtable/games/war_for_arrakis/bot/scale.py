"""What things are worth to the players of War for Arrakis, in Regular Units."""

from typing import Final

# The tracks: a Supremacy point of ten, a useful step of about eighteen on the Prescience track.
SUPREMACY_POINT: Final = 5.0
PRESCIENCE_STEP: Final = 3.2
STEP_BEFORE_MAHDI: Final = 8.0
POINT_BEFORE_MAHDI: Final = 2.0
"""Before the Mahdi, whose legions can hardly be held off, time is short and steps are what counts."""

# Losses, by what a hit takes: the Harkonnen side replaces its Units more easily.
HIT_ON: Final[tuple[float, ...]] = (0.75, 0.5)
NAMED_LEADER: Final = 0.6

# The desert.
SPICE_POINT: Final = 1.5
WORM: Final = 1.6
WORMSIGN: Final = 0.3
EXPOSED_TO_STORMS: Final[tuple[float, ...]] = (0.0, 0.5, 0.5, 0.75, 1.0)
"""What a round in each terrain costs a Harkonnen legion: Mountain, Plateau, Minor Erg, Desert, Deep Desert."""

# Hands and dice.
CARD: Final = 0.9
CARD_KEPT: Final = 0.55
"""What a card would still be good for, if it were kept."""
DIE: Final = 1.0

# How much of its worth a target keeps for every area between.
FARTHER: Final = 0.62
PURSUED: Final = 5
"""Targets farther away than this draw nobody."""

# How much an enemy legion endangers a settlement so many areas away.
THREAT: Final[tuple[float, ...]] = (0.0, 0.9, 0.65, 0.45, 0.3, 0.15)
UNGUARDED: Final[tuple[float, ...]] = (0.45, 0.25)
"""How much a settlement of either side is endangered that nobody guards, however far the enemy is."""

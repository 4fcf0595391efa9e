"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation conquest`.

Fitted on 1921 positions of 640 games, seeds from 0, of the heuristic with 5% blunders.
Mean log chance of the winner: -0.988 there, -1.007 in 160 games it has not seen (-1.162 by guessing).
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    -0.2223,  # strongholds
    0.6850,  # strongholds, late
    0.3549,  # forces in strongholds
    0.0312,  # forces elsewhere
    -0.1077,  # forces in reserve
    -0.2785,  # forces in the tanks
    0.1486,  # spice
    0.3026,  # spice, late
    0.2064,  # spice within reach
    0.0824,  # battle cards
    0.1371,  # market cards
    -0.2897,  # plays atreides
    -0.0488,  # plays fremen
    0.3422,  # plays harkonnen
    -0.0037,  # plays imperium
    0.0000,  # plays atreides_fremen
    0.0000,  # plays harkonnen_imperium
)

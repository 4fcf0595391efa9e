"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation conquest`.

Fitted on 2764 positions of 800 games, seeds from 0, of the heuristic with 5% blunders.
Mean log chance of the winner: -0.908 there, -0.948 in 200 games it has not seen (-1.155 by guessing).
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    -0.5080,  # strongholds
    1.0167,  # strongholds, late
    0.2967,  # forces in strongholds
    0.1319,  # forces elsewhere
    -0.1320,  # forces in reserve
    -0.2966,  # forces in the tanks
    0.0877,  # spice
    0.1842,  # spice, late
    0.2933,  # spice within reach
    0.0618,  # battle cards
    0.1005,  # market cards
    -0.5565,  # plays atreides
    0.0735,  # plays fremen
    0.8157,  # plays harkonnen
    -0.3328,  # plays imperium
    0.0000,  # plays atreides_fremen
    0.0000,  # plays harkonnen_imperium
)

"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation uprising`.

Fitted on 3026 positions of 400 games, seeds from 0, of the heuristic with 5% blunders.
Mean log chance of the winner: -0.990 there, -1.093 in 100 games it has not seen (-1.220 by guessing).
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    0.1359,  # victory points
    0.4090,  # victory points, late
    0.3336,  # nine points or more
    1.1728,  # Influence
    -0.3174,  # Influence of two or more
    -0.5279,  # Alliances
    0.4928,  # solari
    0.6368,  # spice
    0.4217,  # water
    0.5599,  # troops in the garrison
    0.8667,  # units in the Conflict
    -0.4688,  # strongest in the Conflict
    0.8791,  # Swordmaster
    0.8077,  # High Council
    0.3150,  # Maker Hooks
    0.1453,  # spies on the board
    0.1289,  # Intrigue cards
    0.0088,  # contracts completed
    0.3778,  # locations controlled
    0.4355,  # cards owned
    0.1945,  # Agents left
    1.3516,  # is a Rival
)

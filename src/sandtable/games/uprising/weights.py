"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation uprising`.

Fitted on 4000 games, seeds from 0, of the heuristic with 5% blunders.
table: 18484 positions; mean log chance of the winner -1.080 there,
  -1.079 in games it has not seen (-1.288 by guessing).
rivals: 10875 positions; mean log chance of the winner -0.858 there,
  -0.828 in games it has not seen (-1.099 by guessing).
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "table": (
        0.1484,  # victory points
        0.4650,  # victory points, late
        0.5950,  # nine points or more
        1.3146,  # Influence
        -0.3549,  # Influence of two or more
        -0.4956,  # Alliances
        0.3671,  # solari
        0.5342,  # spice
        0.3859,  # water
        0.7356,  # troops in the garrison
        0.0000,  # units in the Conflict
        0.0000,  # strongest in the Conflict
        0.4637,  # Swordmaster
        0.7662,  # High Council
        0.2700,  # Maker Hooks
        0.1008,  # spies on the board
        0.1492,  # Intrigue cards
        0.0762,  # contracts completed
        0.3531,  # locations controlled
        0.3955,  # cards owned
        0.4637,  # Agents left
        0.0000,  # is a Rival
    ),
    "rivals": (
        0.4193,  # victory points
        0.1315,  # victory points, late
        0.2174,  # nine points or more
        0.6911,  # Influence
        -0.2214,  # Influence of two or more
        -0.5210,  # Alliances
        0.4978,  # solari
        0.5673,  # spice
        0.3514,  # water
        0.7729,  # troops in the garrison
        0.6668,  # units in the Conflict
        -0.1809,  # strongest in the Conflict
        0.8748,  # Swordmaster
        0.8161,  # High Council
        0.4377,  # Maker Hooks
        0.1833,  # spies on the board
        0.2151,  # Intrigue cards
        0.0000,  # contracts completed
        0.2011,  # locations controlled
        0.5580,  # cards owned
        0.2726,  # Agents left
        1.2032,  # is a Rival
    ),
}

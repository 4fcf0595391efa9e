"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation uprising`.

Fitted on 4000 games, seeds from 0, of the heuristic with 5% blunders.
table: 18286 positions; mean log chance of the winner -1.087 there,
  -1.053 in games it has not seen (-1.289 by guessing).
rivals: 10879 positions; mean log chance of the winner -0.860 there,
  -0.838 in games it has not seen (-1.099 by guessing).
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "table": (
        0.2206,  # victory points
        0.4309,  # victory points, late
        0.4647,  # nine points or more
        1.1795,  # Influence
        -0.3499,  # Influence of two or more
        -0.5333,  # Alliances
        0.4181,  # solari
        0.5934,  # spice
        0.4231,  # water
        0.7240,  # troops in the garrison
        0.0000,  # units in the Conflict
        0.0000,  # strongest in the Conflict
        0.4715,  # Swordmaster
        0.8252,  # High Council
        0.1837,  # Maker Hooks
        0.1364,  # spies on the board
        0.2142,  # Intrigue cards
        0.0170,  # contracts completed
        0.3470,  # locations controlled
        0.0506,  # cards owned
        0.4715,  # Agents left
        0.0000,  # is a Rival
    ),
    "rivals": (
        0.3443,  # victory points
        0.2592,  # victory points, late
        0.1939,  # nine points or more
        0.8586,  # Influence
        -0.3001,  # Influence of two or more
        -0.5691,  # Alliances
        0.5641,  # solari
        0.5788,  # spice
        0.4040,  # water
        0.8313,  # troops in the garrison
        0.5938,  # units in the Conflict
        -0.1344,  # strongest in the Conflict
        0.8863,  # Swordmaster
        1.0518,  # High Council
        0.3177,  # Maker Hooks
        0.1379,  # spies on the board
        0.2632,  # Intrigue cards
        0.0000,  # contracts completed
        0.3089,  # locations controlled
        0.3972,  # cards owned
        0.3287,  # Agents left
        0.9214,  # is a Rival
    ),
}

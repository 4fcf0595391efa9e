"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation conquest`.

Fitted on 4800 games, seeds from 0, of the heuristic with 5% blunders.
table: 14505 positions; mean log chance of the winner -0.995 there,
  -0.994 in games it has not seen (-1.160 by guessing).
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "table": (
        -0.2637,  # strongholds
        0.7266,  # strongholds, late
        0.3204,  # forces in strongholds
        0.0705,  # forces elsewhere
        -0.0944,  # forces in reserve
        -0.2965,  # forces in the tanks
        -0.0047,  # spice
        0.5594,  # spice, late
        0.0812,  # spice within reach
        0.0791,  # battle cards
        0.1236,  # market cards
        -0.2919,  # plays atreides
        0.0800,  # plays fremen
        0.2721,  # plays harkonnen
        -0.0601,  # plays imperium
        0.0000,  # plays atreides_fremen
        0.0000,  # plays harkonnen_imperium
    ),
}

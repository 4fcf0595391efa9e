"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation classic`.

Fitted on 2000 games, seeds from 0, of the heuristic with 5% blunders.
table: 6706 positions; mean log chance of the winner -1.562 there,
  -1.580 in games it has not seen (-1.689 by guessing).
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "table": (
        0.2363,  # strongholds controlled
        0.2403,  # strongholds of allies
        -0.0685,  # strongholds, late
        0.0000,  # enough strongholds to win
        0.1693,  # one stronghold short
        -0.0011,  # allied
        0.3021,  # forces in strongholds
        0.2748,  # forces elsewhere
        0.1978,  # forces in reserve
        0.1295,  # forces in the tanks
        0.2614,  # spice
        0.1201,  # treachery cards
        0.0578,  # leaders at hand
        0.1598,  # plays atreides
        0.0206,  # plays bene_gesserit
        0.0296,  # plays emperor
        -0.2250,  # plays fremen
        0.2306,  # plays guild
        -0.2155,  # plays harkonnen
        0.0000,  # plays choam
        0.0000,  # plays richese
    ),
}

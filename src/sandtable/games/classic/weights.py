"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation classic`.

Fitted on 1074 positions of 320 games, seeds from 0, of the heuristic with 5% blunders.
Mean log chance of the winner: -1.538 there, -1.624 in 80 games it has not seen (-1.683 by guessing).
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    0.2863,  # strongholds controlled
    0.3233,  # strongholds of allies
    0.0051,  # strongholds, late
    0.0000,  # enough strongholds to win
    0.0814,  # one stronghold short
    -0.2639,  # allied
    0.4053,  # forces in strongholds
    0.4236,  # forces elsewhere
    0.3289,  # forces in reserve
    0.1920,  # forces in the tanks
    0.2263,  # spice
    0.0808,  # treachery cards
    0.1001,  # leaders at hand
    0.2285,  # plays atreides
    -0.0907,  # plays bene_gesserit
    0.1370,  # plays emperor
    -0.2711,  # plays fremen
    0.2952,  # plays guild
    -0.2989,  # plays harkonnen
    0.0000,  # plays choam
    0.0000,  # plays richese
)

"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation war_for_arrakis`.

Fitted on 595 positions of 100 games, seeds from 0, of the heuristic with 5% blunders.
Mean log chance of the winner: -0.579 there, -0.683 in 25 games it has not seen (-0.693 by guessing).
"""

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
    0.3439,  # Atreides
    -0.0296,  # Atreides, late
    0.2371,  # Prescience still lacking
    -0.3931,  # Prescience lacking least
    0.5106,  # Supremacy
    0.4148,  # Supremacy, last steps
    -0.0256,  # Regular Units on the board
    0.0942,  # Elite Units on the board
    0.1893,  # Special Elite Units on the board
    -0.1743,  # leaders on the board
    0.0240,  # Planning cards
    -0.1994,  # settlements standing
    -0.0495,  # Bene Gesserit tokens
    0.0942,  # Imperium markers
    -0.1096,  # bans
    0.2974,  # Harvesters
    0.5827,  # Sandworms
)

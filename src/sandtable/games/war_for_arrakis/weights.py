"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation war_for_arrakis`.

Fitted on 2400 games, seeds from 0, of the heuristic with 5% blunders.
duel: 10163 positions; mean log chance of the winner -0.620 there,
  -0.611 in games it has not seen (-0.693 by guessing).
mahdi: 5521 positions; mean log chance of the winner -0.126 there,
  -0.131 in games it has not seen (-0.693 by guessing).
  These are of 2400 games by themselves, with 1% blunders.
"""

from typing import Final

WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "duel": (
        2.2812,  # Atreides
        0.1344,  # Atreides, late
        0.0781,  # Prescience still lacking
        -0.2511,  # Prescience lacking least
        0.6653,  # Supremacy
        0.2329,  # Supremacy, last steps
        -0.0865,  # Regular Units on the board
        0.0443,  # Elite Units on the board
        0.1021,  # Special Elite Units on the board
        -0.0354,  # leaders on the board
        -0.0007,  # Planning cards
        -0.1968,  # settlements standing
        0.0568,  # Bene Gesserit tokens
        0.0137,  # Imperium markers
        -0.0892,  # bans
        0.0000,  # Harvesters
        0.2041,  # Sandworms
        -0.1450,  # ranks of Sietches in danger
        -1.3181,  # last Sietch in danger
        0.0130,  # ranks of settlements in danger
    ),
    "mahdi": (
        0.7308,  # Atreides
        -0.2299,  # Atreides, late
        0.1615,  # Prescience still lacking
        -0.4978,  # Prescience lacking least
        0.7827,  # Supremacy
        -0.1242,  # Supremacy, last steps
        -0.0601,  # Regular Units on the board
        -0.0355,  # Elite Units on the board
        -0.0954,  # Special Elite Units on the board
        0.0193,  # leaders on the board
        -0.0097,  # Planning cards
        0.1052,  # settlements standing
        0.0857,  # Bene Gesserit tokens
        -0.0354,  # Imperium markers
        -0.1710,  # bans
        0.0416,  # Harvesters
        0.1959,  # Sandworms
        -0.0412,  # ranks of Sietches in danger
        -0.5056,  # last Sietch in danger
        -0.4836,  # ranks of settlements in danger
    ),
}

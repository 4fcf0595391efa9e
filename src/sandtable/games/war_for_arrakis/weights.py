"""What the features of `evaluation.py` count. Written by `python -m tools.fit_evaluation war_for_arrakis`.

Fitted on 2400 games, seeds from 0, of the heuristic with 5% blunders.
duel: 10163 positions; mean log chance of the winner -0.620 there,
  -0.611 in games it has not seen (-0.693 by guessing).
mahdi: 2190 positions; mean log chance of the winner -0.086 there,
  -0.104 in games it has not seen (-0.693 by guessing).
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
        0.3567,  # Atreides
        0.3559,  # Atreides, late
        -0.1543,  # Prescience still lacking
        -0.2468,  # Prescience lacking least
        1.0024,  # Supremacy
        0.0067,  # Supremacy, last steps
        -0.4472,  # Regular Units on the board
        0.3441,  # Elite Units on the board
        -0.3634,  # Special Elite Units on the board
        0.0887,  # leaders on the board
        0.0019,  # Planning cards
        -0.0221,  # settlements standing
        -0.0026,  # Bene Gesserit tokens
        0.0439,  # Imperium markers
        -0.0159,  # bans
        -0.0069,  # Harvesters
        0.4601,  # Sandworms
        -0.0395,  # ranks of Sietches in danger
        -0.4286,  # last Sietch in danger
        -0.4378,  # ranks of settlements in danger
    ),
}

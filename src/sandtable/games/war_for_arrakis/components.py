"""What is in the box: figures, tokens, dice, tracks and dashboards (WFA-COMP, WFA-DATA)."""

from typing import Final

from sandtable.games.war_for_arrakis.terms import (
    DEEP_SANDWORM,
    DEPLOYMENT,
    HIT,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    SAND,
    SANDWORM,
    SHIELD,
    SPECIAL_RESULT,
    STRATEGY,
    Face,
    Sign,
)
from sandtable.kernel.sources import part

# Figures. Units by `3 * side + kind`: 30 of the Atreides side, 44 of the Harkonnen side (WFA-RUL-01).
UNIT_FIGURES: Final[tuple[int, ...]] = (16, 8, 6, 24, 12, 8)
GENERIC_LEADERS: Final[tuple[int, ...]] = (12, 6)
"""Naibs and Bashars."""
NAMED_LEADERS: Final = 15
LEADER_CARDS: Final = 16
"""The named leaders and the Wild Maker, who has a leader's card but is a Sandworm."""
HARVESTERS: Final = 8
ORNITHOPTERS: Final = 6
CARRYALLS: Final = 3
VEHICLE_FIGURES: Final = (HARVESTERS, ORNITHOPTERS, CARRYALLS)
SANDWORMS: Final = 4
FIGURES: Final = 129

STACKING_LIMIT: Final = 6


class Mix:
    """What a Deployment token shows."""

    def __init__(self, regular: int = 0, elite: int = 0, special: int = 0, bashar: int = 0) -> None:
        self.units = (regular, elite, special)
        self.bashar = bashar


# The Atreides Deployment tokens: the starting ones, then the standard ones, which have another back (WFA-RUL-80).
STARTING_TOKENS: Final = 8
STANDARD_TOKENS: Final = 8
TOKENS: Final = STARTING_TOKENS + STANDARD_TOKENS
TOKEN_MIXES: Final[tuple[Mix, ...]] = (
    Mix(regular=2),
    Mix(regular=2),
    Mix(regular=2),
    Mix(regular=1, elite=1),
    Mix(regular=1, elite=1),
    Mix(regular=1, elite=1),
    Mix(regular=1, special=1),
    Mix(elite=1, special=1),
    Mix(regular=2),
    Mix(regular=1, elite=1),
    Mix(regular=1, elite=1),
    Mix(regular=1, elite=1),
    Mix(regular=1, special=1),
    Mix(elite=1, special=1),
    Mix(special=1),
    Mix(special=1),
)
# Tokens that look alike on both sides have one face.
TOKEN_FACES: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 5, 5, 6, 7, 8, 8)
TOKEN_IDS: Final[tuple[str, ...]] = (
    *[f"starting_token_{number + 1}" for number in range(STARTING_TOKENS)],
    *[f"standard_token_{number + 1}" for number in range(STANDARD_TOKENS)],
)

# The Harkonnen starting Deployment tokens, one of each set for every settlement (WFA-SETUP-07).
SILVER_TOKENS: Final[tuple[Mix, ...]] = (
    Mix(regular=1, special=1, bashar=1),
    Mix(regular=1, special=1, bashar=1),
    Mix(regular=1, special=1, bashar=1),
    Mix(regular=1, elite=1, bashar=1),
    Mix(regular=1, elite=1, bashar=1),
    Mix(regular=2, bashar=1),
)
BLACK_TOKENS: Final[tuple[Mix, ...]] = (
    Mix(regular=3),
    Mix(regular=2),
    Mix(regular=2),
    Mix(regular=1, elite=1),
    Mix(regular=1, elite=1),
    Mix(elite=1, special=1),
)

SIETCHES: Final = 8
SIETCH_RANKS: Final[tuple[int, ...]] = (1, 1, 2, 2, 2, 2, 3, 3)
"""The ranks on the hidden sides of the Sietch tokens."""

WORMSIGNS: Final = 16
SIGN_COUNTS: Final[tuple[int, ...]] = (8, 4, 4)
"""How many Wormsigns show Sand, a Sandworm, a Deep Sandworm."""
SIGN_ORDER: Final[tuple[Sign, ...]] = (SAND, SANDWORM, DEEP_SANDWORM)
STATIONS: Final = 6
STATION_COUNTS: Final[tuple[int, ...]] = (2, 2, 2)
"""How many Ecological Stations show each Prescience symbol."""
BENE_GESSERIT_TOKENS: Final = 5
BENE_GESSERIT_AT_START: Final[tuple[int, ...]] = (1, 0)

# Dice.
ACTION_DICE: Final[tuple[int, ...]] = (4, 8)
"""Action dice of the two sides."""
ACTION_DIE: Final[tuple[tuple[Face, ...], ...]] = (
    (LEADERSHIP, STRATEGY, STRATEGY, DEPLOYMENT, MENTAT, HOUSE),
    (LEADERSHIP, STRATEGY, STRATEGY, DEPLOYMENT, MENTAT, HOUSE),
)
COMBAT_DIE: Final[tuple[int, ...]] = (HIT, HIT, HIT, SHIELD, SHIELD, SPECIAL_RESULT)
COMBAT_DICE: Final = 6
"""Nobody ever rolls more (WFA-BAT-15)."""

# Dashboards: slots by result, in the order of the boxes; 0 where a dashboard has no such box (WFA-DATA-14).
SIETCH_TABR_SLOTS: Final[tuple[int, ...]] = (2, 2, 2, 2, 2)
GIEDI_PRIME_SLOTS: Final[tuple[int, ...]] = (3, 3, 2, 3, 2)
LARGE_SLOTS: Final[tuple[tuple[int, ...], ...]] = (SIETCH_TABR_SLOTS, GIEDI_PRIME_SLOTS)
"""Slots of the dashboard of a side that is not shared."""
SMALL_SLOTS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 0, 0, 1, 1),
    (1, 1, 1, 0, 0),
    (2, 0, 0, 2, 2),
    (0, 2, 2, 2, 0),
)
"""Slots of the dashboard of each power on a shared side."""
DASHBOARDS: Final = 4
TANK_SLOTS: Final[tuple[int, ...]] = (3, 5)
"""Slots of a Regeneration Tank of either side (WFA-TANK-01)."""
LONGEST_TANK: Final = 5
HAND_LIMIT: Final = 6
SHARED_HAND_LIMIT: Final = 4
CONES_OF_SILENCE: Final = 3
"""Tokens of a side that two players share."""

# The Spice Must Flow board, from the top row to the bottom (WFA-DATA-09).
SMF_ROWS: Final = 5
SMF_TOP: Final = 0
SMF_BOTTOM: Final = 4
SMF_BLOCKED_DICE: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)
SMF_VEHICLES: Final[tuple[tuple[int, ...], ...]] = ((3, 2, 1), (4, 2, 1), (5, 3, 1), (5, 4, 2), (6, 4, 2))
"""Harvesters, Ornithopters and Carryalls available in each row."""

# Tracks.
SUPREMACY_WINS: Final = 10
HAWAT_STEP: Final = 1
FEYD_STEP: Final = 6
BENE_GESSERIT_STEPS: Final[tuple[int, ...]] = (4, 7)
PRESCIENCE_TOP: Final = 10
LEADERS_STEP: Final = 3
ALIA_STEP: Final = 6
ATOMICS_STEP: Final = 8

PRESCIENCE_CARDS: Final = 16
OBJECTIVE_CARDS: Final = 6
PRESCIENCE_SHOWN: Final = 3
CLAIMS_PER_ROUND: Final = 2

RECONSTRUCTED: Final = (
    part("atreides-die", ("faces",)),
    part("atreides-deployment", ("symbols",)),
    part("harkonnen-deployment", ("symbols",)),
    part("wormsigns", ("copies",)),
    part("stations", ("symbols",)),
    part("prescience-track", ("length",)),
    part("boards", ("box",)),
    part("tanks", ("spaces",)),
)
"""What no source confirms."""

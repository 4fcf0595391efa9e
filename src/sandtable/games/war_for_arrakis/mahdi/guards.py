"""The Harkonnen Deployment tokens, which guard settlements that a legion has left (WFA-SSPC-03 to 09).

They lie facedown and nobody looks at them. A slot is a token on the board that everybody can follow; silver ones first.
"""

from typing import Final

from sandtable.games.war_for_arrakis.components import BLACK_TOKENS, SILVER_TOKENS, Mix

GUARDS_OF_A_COLOUR: Final = 6
GUARDS: Final = 2 * GUARDS_OF_A_COLOUR
SILVER: Final = 0
BLACK: Final = 1
COLOURS: Final = (SILVER, BLACK)
COLOUR_IDS: Final = ("silver", "black")
COLOUR_WORDS: Final = ("guard-silver", "guard-black")

GUARD_MIXES: Final[tuple[Mix, ...]] = SILVER_TOKENS + BLACK_TOKENS
GUARD_FACES: Final = (0, 0, 0, 1, 1, 2, 3, 4, 4, 5, 5, 6)
"""Tokens of one colour that show the same have one face."""
GUARD_IDS: Final[tuple[str, ...]] = tuple(
    [f"{COLOUR_IDS[slot // GUARDS_OF_A_COLOUR]}_token_{slot % GUARDS_OF_A_COLOUR + 1}" for slot in range(GUARDS)]
)

# Where they lie: zone N is slot N, then the pools of the two colours.
GUARD_POOL: Final = (GUARDS, GUARDS + 1)


def colour_of(slot: int) -> int:
    """The colour of a slot; a token of the other colour never lies in it."""
    return slot // GUARDS_OF_A_COLOUR

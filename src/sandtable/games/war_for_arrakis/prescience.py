"""The 16 Prescience cards with their conditions, and the 6 Secret Objectives (WFA-DATA-12, 17)."""

from typing import Final

from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    DEEP_DESERT,
    DESERT,
    HARKONNEN,
    MARKERS,
    MINOR_ERG,
    MOUNTAIN,
    PLATEAU,
    ROUND_END,
    Phase,
    Side,
    Terrain,
)
from sandtable.kernel.messages import named
from sandtable.kernel.sources import Unconfirmed, part

# The persons that cards name; a card that names one applies to both figures of that person (WFA-LEAD-19).
PAUL: Final = 0
JESSICA: Final = 1
PERSON_IDS: Final = ("paul", "jessica")


class Condition:
    """What must be so on the table at the moment of the claim (WFA-PRE-08)."""


class LegionsInTerrain(Condition):
    """Atreides legions stand in so many areas of a terrain."""

    def __init__(self, terrain: Terrain, areas: int, no_sietch: bool = False) -> None:
        self.terrain: Final = terrain
        self.areas: Final = areas
        self.no_sietch: Final = no_sietch


class PersonsInTerrain(Condition):
    """Every person named stands in a terrain away from Sietches, each beside a Sandworm if that is asked."""

    def __init__(self, persons: tuple[int, ...], terrain: Terrain, beside_worm: bool = False) -> None:
        self.persons: Final = persons
        self.terrain: Final = terrain
        self.beside_worm: Final = beside_worm


class PersonsInOneSietch(Condition):
    """The persons named share a standing Sietch."""

    def __init__(self, persons: tuple[int, ...]) -> None:
        self.persons: Final = persons


class HarvestersAtMost(Condition):
    """No more than so many Harvesters are on the board."""

    def __init__(self, most: int) -> None:
        self.most: Final = most


class LeadersInTank(Condition):
    """So many named leaders of a side lie in its Regeneration Tank."""

    def __init__(self, side: Side, least: int) -> None:
        self.side: Final = side
        self.least: Final = least


class WormsBesideLegions(Condition):
    """So many Sandworms each have a neighbouring area with a legion of a side."""

    def __init__(self, side: Side, worms: int) -> None:
        self.side: Final = side
        self.worms: Final = worms


class LegionWithFedaykin(Condition):
    """One Atreides legion outside the Sietches holds so many Fedaykin; facedown tokens do not count."""

    def __init__(self, count: int) -> None:
        self.count: Final = count


class PaulInQuietSector(Condition):
    """Paul is on the board in a sector without a Harkonnen legion."""


class PaulBesideSettlement(Condition):
    """Paul's legion stands next to a Harkonnen settlement."""


class PaulOnHiddenSietch(Condition):
    """Paul stands where a Sietch lies facedown."""


class TokensWithPaul(Condition):
    """So many Deployment tokens lie where Paul is."""

    def __init__(self, count: int) -> None:
        self.count: Final = count


class FamiliesToSend(Condition):
    """In a Sietch that no Harkonnen legion borders there is a Deployment token, or so many Regular Units."""

    def __init__(self, regulars: int) -> None:
        self.regulars: Final = regulars


# What is done to claim a card (WFA-PRE-09).
NO_DEED: Final = 0
REVEAL_SIETCH: Final = 1
REVEAL_TOKENS: Final = 2
PAUL_TO_TANK: Final = 3
SEND_FAMILIES: Final = 4

# When the Atreides side may claim a card.
AT_ONCE: Final = 0
"""As soon as the condition holds, in the action phase: in either side's turn; otherwise when the round ends."""
FOR_A_DIE: Final = 1
"""As the action of an own turn, for any unused die (WFA-PRE-07)."""
AS_FREE_ACTION: Final = 2
"""As a free action of an own turn; at the end of a round, at its beginning like the others."""


class PrescienceCard:
    """One Prescience card: when and how it is claimed, and how far it takes each marker."""

    def __init__(
        self,
        id: str,
        phase: Phase,
        condition: Condition,
        gains: tuple[int, int, int],
        claimed: int = AT_ONCE,
        deed: int = NO_DEED,
        reconstructed: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.phase: Final = phase
        self.condition: Final = condition
        # Steps of Kwisatz Haderach, Sand Dwellers and Jihad.
        self.gains: Final = gains
        self.claimed: Final = claimed
        self.deed: Final = deed
        # Which of its parts no source confirms.
        self.reconstructed: Final = reconstructed


_OURS: Final = ("name", "condition", "gains")

PRESCIENCE: Final[tuple[PrescienceCard, ...]] = (
    # Claimed when the round ends.
    PrescienceCard("dew_collectors_for_the_planting", ROUND_END, LegionsInTerrain(PLATEAU, 3), (0, 2, 0)),
    PrescienceCard(
        "the_fremen_call_paul_the_mahdi", ROUND_END, PaulOnHiddenSietch(), (1, 0, 1), AS_FREE_ACTION, REVEAL_SIETCH
    ),
    PrescienceCard("the_water_discipline", ROUND_END, PersonsInTerrain((PAUL, JESSICA), DEEP_DESERT), (1, 1, 0)),
    PrescienceCard("new_hidden_wind_traps", ROUND_END, LegionsInTerrain(MOUNTAIN, 3), (0, 1, 1)),
    PrescienceCard("stunted_worms", ROUND_END, LegionsInTerrain(MINOR_ERG, 2), (1, 2, 0)),
    PrescienceCard("jessica_trains_paul", ROUND_END, PersonsInOneSietch((PAUL, JESSICA)), (2, 0, 0)),
    PrescienceCard("the_desert_war", ROUND_END, LegionsInTerrain(DESERT, 4, no_sietch=True), (0, 1, 2)),
    PrescienceCard("the_lisan_al_gaib", ROUND_END, TokensWithPaul(2), (1, 1, 1), AT_ONCE, REVEAL_TOKENS),
    # Claimed in the action phase.
    PrescienceCard(
        "paul_drinks_the_water_of_life", ACTIONS, PaulInQuietSector(), (3, 0, 0), FOR_A_DIE, PAUL_TO_TANK, ("gains",)
    ),
    PrescienceCard(
        "families_flee_to_the_palmaries_of_the_south",
        ACTIONS,
        FamiliesToSend(2),
        (0, 2, 0),
        AS_FREE_ACTION,
        SEND_FAMILIES,
        ("condition", "gains"),
    ),
    PrescienceCard(
        "riding_the_maker",
        ACTIONS,
        PersonsInTerrain((PAUL,), DESERT, beside_worm=True),
        (1, 1, 0),
        reconstructed=_OURS,
    ),
    PrescienceCard("spice_denied", ACTIONS, HarvestersAtMost(1), (0, 0, 2), reconstructed=_OURS),
    PrescienceCard("blood_debt", ACTIONS, LeadersInTank(HARKONNEN, 1), (1, 0, 1), reconstructed=_OURS),
    PrescienceCard("teeth_of_the_desert", ACTIONS, WormsBesideLegions(HARKONNEN, 2), (0, 1, 1), reconstructed=_OURS),
    PrescienceCard(
        "a_name_in_the_villages", ACTIONS, PaulBesideSettlement(), (1, 0, 1), FOR_A_DIE, reconstructed=_OURS
    ),
    PrescienceCard("legion_of_the_faithful", ACTIONS, LegionWithFedaykin(3), (0, 1, 2), reconstructed=_OURS),
)
PRESCIENCE_INDEX: Final = {card.id: number for number, card in enumerate(PRESCIENCE)}
PRESCIENCE_WORDS: Final = tuple(["prescience-" + card.id.replace("_", "-") for card in PRESCIENCE])

# Scores on the Secret Objectives: Kwisatz Haderach, Sand Dwellers, Jihad. No source gives them; a report puts their
# sum at about 18, and the six orders of 4, 6 and 8 are equally hard.
OBJECTIVES: Final[tuple[tuple[int, int, int], ...]] = (
    (8, 6, 4),
    (8, 4, 6),
    (6, 8, 4),
    (4, 8, 6),
    (6, 4, 8),
    (4, 6, 8),
)
OBJECTIVE_IDS: Final = tuple([f"objective_{number}" for number in range(1, len(OBJECTIVES) + 1)])
OBJECTIVE_WORDS: Final = tuple([ident.replace("_", "-") for ident in OBJECTIVE_IDS])


def met(objective: int, markers: tuple[int, ...]) -> bool:
    """Whether each marker has reached the score of an objective (WFA-WIN-02)."""
    scores = OBJECTIVES[objective]
    return all(markers[marker] >= scores[marker] for marker in MARKERS)


RECONSTRUCTED: Final[tuple[Unconfirmed, ...]] = (
    *[Unconfirmed(named("prescience", card.id), card.reconstructed) for card in PRESCIENCE if card.reconstructed],
    part("objectives", ("scores",), 6),
)
"""What no source confirms."""

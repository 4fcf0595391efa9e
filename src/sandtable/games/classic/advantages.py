"""Every advantage that a Karama can stop, in one table: whose it is, under which rule it is stopped, and for how long.

What is not here cannot be stopped: victory conditions, Karama itself, the Fremen way of bringing reserves, the number
of Harkonnen traitors and their hand limit (CLA-KAR-06, 07, 41, 49).
"""

from typing import Final

from sandtable.games.classic.factions import (
    ATREIDES,
    BENE_GESSERIT,
    CHOAM,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
    RICHESE,
)
from sandtable.games.classic.terms import AdvantageIndex, FactionIndex, words

# How long an advantage stays stopped. The shortest ends with the very attempt.
THIS_USE: Final = 0
THIS_BATTLE: Final = 1
THIS_PHASE: Final = 2
THIS_TURN: Final = 3
LASTS_IDS: Final = ("use", "battle", "phase", "turn")


class Advantage:
    """A faction advantage as Karama sees it."""

    def __init__(self, index: AdvantageIndex, ident: str, faction: FactionIndex, rule: str, lasts: int) -> None:
        self.index = index
        self.id = ident
        self.faction = faction
        self.rule = rule
        self.lasts = lasts


_advantages: list[Advantage] = []


def _advantage(ident: str, faction: FactionIndex, rule: str, lasts: int) -> AdvantageIndex:
    advantage = AdvantageIndex(len(_advantages))
    _advantages.append(Advantage(advantage, ident, faction, rule, lasts))
    return advantage


BIDDING_LOOK: Final = _advantage("bidding_look", ATREIDES, "CLA-KAR-19", THIS_PHASE)
SPICE_LOOK: Final = _advantage("spice_look", ATREIDES, "CLA-KAR-20", THIS_TURN)
PRESCIENCE: Final = _advantage("prescience", ATREIDES, "CLA-KAR-21", THIS_BATTLE)
KWISATZ_HADERACH: Final = _advantage("kwisatz_haderach", ATREIDES, "CLA-KAR-22", THIS_BATTLE)
ACCOMPANY: Final = _advantage("accompany", BENE_GESSERIT, "CLA-KAR-23", THIS_USE)
VOICE: Final = _advantage("voice", BENE_GESSERIT, "CLA-KAR-24", THIS_BATTLE)
SURE_CHARITY: Final = _advantage("sure_charity", BENE_GESSERIT, "CLA-KAR-25", THIS_TURN)
INTRUSION: Final = _advantage("intrusion", BENE_GESSERIT, "CLA-KAR-26", THIS_USE)
TAKE_UP_ARMS: Final = _advantage("take_up_arms", BENE_GESSERIT, "CLA-KAR-27", THIS_USE)
WORTHLESS_KARAMA: Final = _advantage("worthless_karama", BENE_GESSERIT, "CLA-KAR-08", THIS_USE)
CARD_INCOME: Final = _advantage("card_income", EMPEROR, "CLA-KAR-28", THIS_USE)
ALLY_REVIVAL: Final = _advantage("ally_revival", EMPEROR, "CLA-KAR-29", THIS_TURN)
SARDAUKAR: Final = _advantage("sardaukar", EMPEROR, "CLA-KAR-30", THIS_BATTLE)
GIFT: Final = _advantage("gift", EMPEROR, "CLA-KAR-49", THIS_USE)
DESERT_MARCH: Final = _advantage("desert_march", FREMEN, "CLA-KAR-31", THIS_USE)
WORM_RIDERS: Final = _advantage("worm_riders", FREMEN, "CLA-KAR-32", THIS_USE)
PROTECT_ALLY: Final = _advantage("protect_ally", FREMEN, "CLA-KAR-33", THIS_USE)
ALLY_FREE_REVIVAL: Final = _advantage("ally_free_revival", FREMEN, "CLA-KAR-34", THIS_TURN)
STORM_LOOK: Final = _advantage("storm_look", FREMEN, "CLA-KAR-35", THIS_USE)
CALL_WORM: Final = _advantage("call_worm", FREMEN, "CLA-KAR-36", THIS_USE)
STORM_HARDY: Final = _advantage("storm_hardy", FREMEN, "CLA-KAR-37", THIS_USE)
LAND_IN_STORM: Final = _advantage("land_in_storm", FREMEN, "CLA-KAR-38", THIS_USE)
FEDAYKIN: Final = _advantage("fedaykin", FREMEN, "CLA-KAR-39", THIS_BATTLE)
FREE_SUPPORT: Final = _advantage("free_support", FREMEN, "CLA-KAR-40", THIS_BATTLE)
SHIP_INCOME: Final = _advantage("ship_income", GUILD, "CLA-KAR-42", THIS_USE)
CROSS_SHIP: Final = _advantage("cross_ship", GUILD, "CLA-KAR-43", THIS_USE)
HALF_PRICE: Final = _advantage("half_price", GUILD, "CLA-KAR-44", THIS_USE)
ALLY_SHIPPING: Final = _advantage("ally_shipping", GUILD, "CLA-KAR-45", THIS_USE)
OWN_TIMING: Final = _advantage("own_timing", GUILD, "CLA-KAR-46", THIS_TURN)
FREE_CARD: Final = _advantage("free_card", HARKONNEN, "CLA-KAR-47", THIS_USE)
CAPTURE: Final = _advantage("capture", HARKONNEN, "CLA-KAR-48", THIS_BATTLE)
ALLY_TRAITOR: Final = _advantage("ally_traitor", HARKONNEN, "CLA-KAR-49", THIS_BATTLE)
CHOAM_CHARITY: Final = _advantage("choam_charity", CHOAM, "CHR-KAR-06", THIS_PHASE)
CHOAM_CARDS: Final = _advantage("choam_cards", CHOAM, "CHR-KAR-07", THIS_PHASE)
CHOAM_REVIVAL: Final = _advantage("choam_revival", CHOAM, "CHR-KAR-09", THIS_TURN)
INFLATION: Final = _advantage("inflation", CHOAM, "CHR-KAR-11", THIS_PHASE)
BATTLE_INCOME: Final = _advantage("battle_income", CHOAM, "CHR-KAR-12", THIS_BATTLE)
AUDIT: Final = _advantage("audit", CHOAM, "CHR-KAR-13", THIS_USE)
CARD_EXCHANGE: Final = _advantage("card_exchange", CHOAM, "CHR-KAR-20", THIS_USE)
ALLY_SUPPORT: Final = _advantage("ally_support", CHOAM, "CHR-KAR-20", THIS_BATTLE)
RICHESE_AUCTION: Final = _advantage("richese_auction", RICHESE, "CHR-KAR-14", THIS_TURN)
BLACK_MARKET: Final = _advantage("black_market", RICHESE, "CHR-KAR-17", THIS_TURN)
NO_FIELD: Final = _advantage("no_field", RICHESE, "CHR-KAR-16", THIS_USE)
ALLY_NO_FIELD: Final = _advantage("ally_no_field", RICHESE, "CHR-KAR-19", THIS_USE)
CARD_GIFT: Final = _advantage("card_gift", RICHESE, "CHR-KAR-19", THIS_USE)

ADVANTAGES: Final[tuple[Advantage, ...]] = tuple(_advantages)
ADVANTAGE_IDS: Final[tuple[str, ...]] = tuple([advantage.id for advantage in ADVANTAGES])
ADVANTAGE_WORDS: Final[tuple[str, ...]] = words("advantage", ADVANTAGE_IDS)


def _lasting(lasts: int) -> int:
    return sum([1 << advantage.index for advantage in ADVANTAGES if advantage.lasts == lasts])


LASTING: Final[tuple[int, ...]] = tuple([_lasting(lasts) for lasts in range(len(LASTS_IDS))])
"""The advantages (bits) that stay stopped for a use, a battle, a phase, a turn."""

"""The six stronghold cards (CHR-HOLD). What each of them does stands in `rules/strongholds.py`."""

from typing import Final

from sandtable.games.arrakis.planet import STRONGHOLDS, TERRITORY_IDS

ARRAKEEN_PAYS: Final = 2
TUEKS_PAYS: Final = 2


class StrongholdCard:
    """The card of a stronghold. Nobody ever holds one whose stronghold is not on the map (territory -1)."""

    def __init__(self, index: int, ident: str, territory: int) -> None:
        self.index = index
        self.id = ident
        self.territory = territory


HIDDEN_MOBILE_STRONGHOLD: Final = "hidden_mobile_stronghold"
"""It belongs to the Ixians & Tleilaxu box, whose stronghold this map does not have (CHR-HOLD-02, 14)."""
STRONGHOLD_CARD_IDS: Final[tuple[str, ...]] = (
    *[TERRITORY_IDS[territory] for territory in STRONGHOLDS],
    HIDDEN_MOBILE_STRONGHOLD,
)
STRONGHOLD_CARDS: Final[tuple[StrongholdCard, ...]] = tuple(
    [
        StrongholdCard(index, ident, STRONGHOLDS[index] if index < len(STRONGHOLDS) else -1)
        for index, ident in enumerate(STRONGHOLD_CARD_IDS)
    ]
)
CARD_OF: Final[dict[int, int]] = {card.territory: card.index for card in STRONGHOLD_CARDS if card.territory >= 0}
"""The card of each stronghold on the map."""

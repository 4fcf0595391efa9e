"""What the browser needs to know of the box of Conquest; written into its client by `tools/client_files.py`."""

from sandtable.games.arrakis.planet import STRONGHOLDS, TERRITORY_IDS
from sandtable.games.conquest.cards import BATTLE_CARDS, MARKET_IDS, POISON, PROJECTILE, SPICE_CARDS, BattleCard
from sandtable.games.conquest.factions import POINTS_PER_SPICE, POINTS_PER_STRONGHOLD, ROUNDS, STRONGHOLDS_TO_WIN
from sandtable.games.conquest.views import CardType, ConquestFacts


def facts() -> ConquestFacts:
    types = {card.id: _type(card) for card in BATTLE_CARDS}
    types |= dict.fromkeys(MARKET_IDS, "market")
    types |= {card.id: "sandworm" for card in SPICE_CARDS if not card.blows}
    return {
        "rounds": ROUNDS,
        "strongholds_to_win": STRONGHOLDS_TO_WIN,
        "points_per_stronghold": POINTS_PER_STRONGHOLD,
        "points_per_spice": POINTS_PER_SPICE,
        "strongholds": [TERRITORY_IDS[place] for place in STRONGHOLDS],
        "card_types": types,
        "blows": {card.id: [TERRITORY_IDS[place] for place, _ in card.blows] for card in SPICE_CARDS if card.blows},
    }


def _type(card: BattleCard) -> CardType:
    """By what a battle card is drawn; the two plain defences have signs of their own."""
    if card.worthless:
        return "worthless"
    if card.shield:
        return "shield"
    if card.weapon == PROJECTILE:
        return "projectile"
    if card.weapon == POISON:
        return "poison"
    return "special" if card.weapon else "snooper"

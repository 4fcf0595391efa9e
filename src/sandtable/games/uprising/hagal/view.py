"""What everybody sees of Rivals and of the House Hagal deck."""

from sandtable.games.uprising.hagal.cards import HAGAL_CARDS, HAGAL_KIND
from sandtable.games.uprising.hagal.difficulty import (
    BRUTAL_ESCALATION,
    DIFFICULTIES,
    EXPERT_DEPLOYMENT,
    IMPERIUM_ROW_CHURN,
    MEASURED_DEPLOYMENT,
    SMART_POLITICS,
)
from sandtable.games.uprising.hagal.house import HAGAL_DECK, HAGAL_DISCARD, House
from sandtable.games.uprising.hagal.rivals import Rival
from sandtable.games.uprising.hagal.wording import network_phrase, signet_phrase
from sandtable.games.uprising.terms import FACTIONS
from sandtable.games.uprising.views import HagalView, RivalCard


def hagal_view(house: House) -> HagalView:
    in_force = (
        (IMPERIUM_ROW_CHURN, house.row_churn),
        (BRUTAL_ESCALATION, house.brutal_escalation),
        (EXPERT_DEPLOYMENT, house.expert_deployment),
        (SMART_POLITICS, house.smart_politics),
        (MEASURED_DEPLOYMENT, house.measured_deployment),
    )
    return {
        "difficulty": DIFFICULTIES[house.difficulty].id,
        "rules": [rule for rule, used in in_force if used],
        "deck": len(house.cards.zones[HAGAL_DECK]),
        "discard": [HAGAL_CARDS[HAGAL_KIND[card]].id for card in house.cards.zones[HAGAL_DISCARD]],
    }


def rival_view(rival: Rival) -> RivalCard:
    return {
        "id": rival.id,
        "swordmaster_cost": rival.swordmaster_cost,
        "priority": [FACTIONS[faction] for faction in rival.priority],
        "signet": signet_phrase(rival),
        "network": network_phrase(rival),
        "can_win": not rival.streamlined,
    }

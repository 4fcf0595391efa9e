"""What is printed on the components of War for Arrakis, for the browser: facts, and texts per language. Written into
its client by `tools/client_files.py`."""

from sandtable.games.war_for_arrakis.cards import PLANNING
from sandtable.games.war_for_arrakis.components import PRESCIENCE_TOP, SMF_BLOCKED_DICE, SMF_VEHICLES, SUPREMACY_WINS
from sandtable.games.war_for_arrakis.leaders import GENERIC_HITS, GENERIC_SHIELDS, LEADERS
from sandtable.games.war_for_arrakis.prescience import OBJECTIVE_IDS, OBJECTIVES, PRESCIENCE, PrescienceCard
from sandtable.games.war_for_arrakis.rules.vocabulary import card_text, leader_text
from sandtable.games.war_for_arrakis.terms import (
    CARRYALL,
    FACE_IDS,
    HARVESTER,
    MARKER_IDS,
    MARKERS,
    ORNITHOPTER,
    POWER_IDS,
    SIDE_IDS,
)
from sandtable.games.war_for_arrakis.views import WarForArrakisFacts, WarForArrakisTexts
from sandtable.kernel.messages import named
from sandtable.words import Words


def facts() -> WarForArrakisFacts:
    """The figures of the box."""
    return {
        "supremacy_wins": SUPREMACY_WINS,
        "prescience_top": PRESCIENCE_TOP,
        "spice_must_flow": [
            {"dice": dice, "harvesters": row[HARVESTER], "ornithopters": row[ORNITHOPTER], "carryalls": row[CARRYALL]}
            for dice, row in zip(SMF_BLOCKED_DICE, SMF_VEHICLES, strict=True)
        ],
        "objectives": {
            ident: {MARKER_IDS[marker]: scores[marker] for marker in MARKERS}
            for ident, scores in zip(OBJECTIVE_IDS, OBJECTIVES, strict=True)
        },
        "generic": {"hits": GENERIC_HITS, "shields": GENERIC_SHIELDS},
        "leaders": {
            leader.id: {
                "side": SIDE_IDS[leader.side],
                "power": POWER_IDS[leader.power],
                "box": FACE_IDS[leader.box] if 0 <= leader.box < len(FACE_IDS) else None,
                "hits": leader.hits,
                "shields": leader.shields,
                "reconstructed": bool(leader.reconstructed),
            }
            for leader in LEADERS
        },
        "planning": {card.id: POWER_IDS[card.deck] for card in PLANNING},
    }


def texts(language: str) -> WarForArrakisTexts:
    """What cards and leaders say, in a line each."""
    words = Words("war_for_arrakis", language)
    said = {card.id: card_text(kind) for kind, card in enumerate(PLANNING)}
    special = {leader.id: leader_text(number) for number, leader in enumerate(LEADERS)}
    return {
        "planning": {ident: words.text(phrase["message"], phrase["args"]) for ident, phrase in said.items()},
        "leaders": {ident: words.text(phrase["message"], phrase["args"]) for ident, phrase in special.items()},
        "prescience": {card.id: _prescience_text(words, card) for card in PRESCIENCE},
    }


def _prescience_text(words: Words, card: PrescienceCard) -> str:
    """What a Prescience card says; parts that no source confirms are marked as on every other table."""
    text = words.text(named("prescience", f"{card.id}_text"))
    return f"{text} {words.text('table-reconstructed')}" if card.reconstructed else text

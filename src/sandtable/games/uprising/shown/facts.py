"""What is printed on the components of Uprising, for the browser: facts, symbols, and texts per language. Written into
its client by `tools/client_files.py`."""

from typing import Final

from sandtable.games.uprising.board import POSTS, SCORE_TO_END, SPACES, TRACK_TOP, TRACKS
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.catalogue import EFFECTS
from sandtable.games.uprising.conditions import AGENT_SENT, OWN_REVEAL_TURN
from sandtable.games.uprising.effects import NOTHING, Effect
from sandtable.games.uprising.hagal.cards import HAGAL_CARDS
from sandtable.games.uprising.hagal.rivals import RIVALS
from sandtable.games.uprising.hagal.wording import card_phrase, network_phrase, signet_phrase
from sandtable.games.uprising.leaders import LEADERS, TRAINING, Leader
from sandtable.games.uprising.notation import EFFECT
from sandtable.games.uprising.shown.texts import Texts
from sandtable.games.uprising.symbols import symbols
from sandtable.games.uprising.terms import AREAS, BATTLE_ICONS, FACTIONS, ICONS, NONE
from sandtable.games.uprising.views import LeaderText, Symbol, UprisingFacts, UprisingTexts
from sandtable.games.uprising.wording import ability_phrase, condition_phrase, setup_phrase
from sandtable.words import Words

# The turns in which leaders' abilities fire; the others have their moment whenever it comes.
MOMENTS: Final = {AGENT_SENT: "agent", OWN_REVEAL_TURN: "reveal"}


def _boxes(boxes: tuple[tuple[str, Effect], ...]) -> dict[str, list[Symbol]]:
    found: dict[str, list[Symbol]] = {}
    for name, effect in boxes:
        drawn = None if effect is NOTHING else symbols(effect)
        if drawn is not None:
            found[name] = drawn
    return found


def facts() -> UprisingFacts:
    return {
        "factions": list(FACTIONS),
        "track_top": TRACK_TOP,
        "goal": SCORE_TO_END,
        "spaces": [
            {
                "id": space.id,
                "area": AREAS[space.area],
                "icon": ICONS[space.icon],
                "combat": space.combat,
                "maker": space.maker,
                "wall": space.behind_shield_wall,
                "influence": FACTIONS[space.influence] if space.influence != NONE else None,
                "requires": None
                if space.requires is None
                else {"faction": FACTIONS[space.requires.what], "level": space.requires.amount},
                "control": None if space.control_bonus is NOTHING else symbols(space.control_bonus),
                "cheaper": space.cost_once_anyone_has_it.solari if space.cost_once_anyone_has_it else None,
                "entries": [
                    {"cost": [(name, amount) for name, amount in entry.cost.amounts()], "gives": symbols(entry.effect)}
                    for entry in space.entries
                ],
            }
            for space in SPACES
        ],
        "posts": [{"id": post.id, "spaces": [SPACES[space].id for space in post.spaces]} for post in POSTS],
        "tracks": [{"faction": FACTIONS[track.faction], "bonus": symbols(track.bonus)} for track in TRACKS],
        "cards": {
            card.id: {
                "cost": None if card.cost == NONE else card.cost,
                "tags": [FACTIONS[tag] for tag in card.tags],
                "icons": [ICONS[icon] for icon in card.icons],
                "boxes": _boxes(card.boxes()),
            }
            for card in CARDS
        },
        "conflicts": {
            card.id: {
                "level": card.level,
                "icon": BATTLE_ICONS[card.battle_icon],
                "space": None if card.location == NONE else SPACES[card.location].id,
                "rewards": [symbols(reward) for reward in card.rewards],
            }
            for card in CONFLICTS
        },
        "objectives": {card.id: BATTLE_ICONS[card.battle_icon] for card in OBJECTIVES},
        "leaders": {
            who.id: {
                "when": MOMENTS.get(who.ability.event, "any"),
                "back": LEADERS[who.back].id if who.back != NONE else None,
                "trained": bool(who.training),
            }
            for who in LEADERS
        },
        "training": [{"id": step.id, "next": list(step.next), "gives": symbols(step.effect)} for step in TRAINING],
        "hagal": {
            card.id: {
                "swords": card.swords,
                "spaces": [SPACES[space].id for branch in card.branches for space in branch.spaces],
            }
            for card in HAGAL_CARDS
        },
        "effects": {
            option.name: drawn for number, option in EFFECT.items() if (drawn := symbols(EFFECTS[number])) is not None
        },
    }


def texts(language: str) -> UprisingTexts:
    words = Words("uprising", language)
    said = Texts(words)

    def boxes(found: tuple[tuple[str, Effect], ...]) -> dict[str, str]:
        return {name: said.effect(effect) for name, effect in found if effect is not NOTHING}

    def leader(who: Leader) -> LeaderText:
        setup = setup_phrase(who)
        found: LeaderText = {
            "ability": said.phrase(ability_phrase(who)),
            "signet": said.effect(who.signet_effect),
            "signet_name": said.name("signet", who.signet),
        }
        if setup is not None:
            found["setup"] = said.phrase(setup)
        return found

    return {
        "card": {card.id: boxes(card.boxes()) for card in CARDS},
        "intrigue": {card.id: boxes(card.boxes()) for card in INTRIGUE},
        "conflict": {card.id: [said.effect(reward) for reward in card.rewards] for card in CONFLICTS},
        "contract": {contract.id: said.contract(contract.id) for contract in CONTRACTS},
        "leader": {who.id: leader(who) for who in LEADERS},
        "training": {step.id: said.effect(step.effect) for step in TRAINING if step.effect is not NOTHING},
        "hagal": {card.id: said.phrase(card_phrase(card)) for card in HAGAL_CARDS},
        "rival": {
            rival.id: {"signet": said.phrase(signet_phrase(rival)), "network": said.phrase(network_phrase(rival))}
            for rival in RIVALS
        },
        "control": {
            space.id: said.effect(space.control_bonus) for space in SPACES if space.control_bonus is not NOTHING
        },
        "space": {space.id: said.space(space) for space in SPACES},
        "requires": {
            space.id: said.phrase(condition_phrase(space.requires)) for space in SPACES if space.requires is not None
        },
        "track": {FACTIONS[track.faction]: said.effect(track.bonus) for track in TRACKS},
    }

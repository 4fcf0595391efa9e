"""How a view of Uprising becomes numbers."""

from typing import Any, Final

from sandtable.games.uprising.board import POSTS, SPACES
from sandtable.games.uprising.cards import CARDS
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.cards.reserve import RESERVE
from sandtable.games.uprising.catalogue import EFFECT_NAMES
from sandtable.games.uprising.fields import players_at
from sandtable.games.uprising.hagal.cards import HAGAL_CARDS
from sandtable.games.uprising.hagal.difficulty import (
    BRUTAL_ESCALATION,
    DIFFICULTIES,
    EXPERT_DEPLOYMENT,
    IMPERIUM_ROW_CHURN,
    MEASURED_DEPLOYMENT,
    SMART_POLITICS,
)
from sandtable.games.uprising.hagal.rivals import RIVALS
from sandtable.games.uprising.leaders import LEADERS, TRAINING
from sandtable.games.uprising.state import PHASE_IDS
from sandtable.games.uprising.terms import FACTIONS
from sandtable.games.uprising.view import TURN_IDS
from sandtable.kernel.layouts import (
    Anyone,
    Bag,
    Field,
    Fixed,
    Flag,
    Heap,
    Keyed,
    Left,
    Map,
    Number,
    OneOf,
    Optional,
    Order,
    PerSeat,
    Record,
    Several,
    pile,
    result,
)


def _sorted(ids: list[str]) -> tuple[str, ...]:
    """Lists of cards are sorted by name."""
    return tuple(sorted(set(ids)))


CARD_IDS: Final = _sorted([card.id for card in CARDS])
INTRIGUE_IDS: Final = _sorted([card.id for card in INTRIGUE])
CONTRACT_IDS: Final = _sorted([contract.id for contract in CONTRACTS])
CONFLICT_IDS: Final = _sorted([card.id for card in CONFLICTS])
OBJECTIVE_IDS: Final = tuple([objective.id for objective in OBJECTIVES])
SPACE_IDS: Final = tuple([space.id for space in SPACES])
POST_IDS: Final = tuple([post.id for post in POSTS])
LEADER_IDS: Final = _sorted([leader.id for leader in LEADERS])
RIVAL_IDS: Final = _sorted([rival.id for rival in RIVALS])
HAGAL_IDS: Final = _sorted([card.id for card in HAGAL_CARDS])
HAGAL_RULES: Final = (
    IMPERIUM_ROW_CHURN,
    BRUTAL_ESCALATION,
    EXPERT_DEPLOYMENT,
    SMART_POLITICS,
    MEASURED_DEPLOYMENT,
)


class _InPlay(Field):
    """Cards in play: how many of each id were played with an Agent, then how many were revealed."""

    def __init__(self) -> None:
        self.bag = Bag(CARD_IDS)
        super().__init__(2 * self.bag.size)

    def write(self, value: Any, out: Any, at: int, me: int) -> None:
        for one in value:
            out[at + self.bag.places[one["card"]] + (self.bag.size if one["revealed"] else 0)] += 1.0

    def read(self, data: Any, at: int, me: int) -> Any:
        found = [{"card": card, "revealed": False} for card in self.bag.read(data, at, me)]
        return found + [{"card": card, "revealed": True} for card in self.bag.read(data, at + self.bag.size, me)]

    def plain(self, value: Any) -> Any:
        return sorted(value, key=lambda one: (one["revealed"], self.bag.places[one["card"]]))

    def told(self) -> str:
        return f"how many of each of {len(CARD_IDS)} cards were played, then how many were revealed"


def layout(seats: int) -> Record:
    players = players_at(seats)
    return Record(
        {
            "game": Left("always the same"),
            "you": Left("the observer is the first seat"),
            "choam": Flag(),
            "round": Number(10),
            "phase": OneOf(PHASE_IDS),
            "first_player": Anyone(seats, players),
            "on_turn": Anyone(seats, players),
            "turn": _turn(),
            "players": PerSeat(seats, _player(), players),
            "spaces": Keyed(SPACE_IDS, "id", _space(seats, players)),
            "posts": Keyed(POST_IDS, "id", Record({"id": Left("the place"), "spies": Several(seats, players)})),
            "alliances": Fixed(len(FACTIONS), Anyone(seats, players)),
            "shield_wall": Flag(),
            "row": Bag(CARD_IDS),
            "reserve": Map([card.id for card in RESERVE], Number(8)),
            "set_aside": Optional(
                Record({"card": OneOf(CARD_IDS), "for": Anyone(seats, players), "discount": Number(4)})
            ),
            "looked_at": pile(CARD_IDS),
            "trashed": Bag(CARD_IDS),
            "imperium_deck": Number(70),
            "intrigue_deck": Number(40),
            "intrigue_discard": Bag(INTRIGUE_IDS),
            "intrigue_trashed": pile(INTRIGUE_IDS),
            "conflict": Record(
                {
                    "card": OneOf(CONFLICT_IDS),
                    "protected": Flag(),
                    "pile": Order(CONFLICT_IDS, 10),
                    "deck": Fixed(3, Number(5)),
                }
            ),
            "contracts": Record(
                {"stack": Number(20), "offered": Bag(CONTRACT_IDS), "reserved": Bag(CONTRACT_IDS)},
            ),
            "hagal": Optional(
                Record(
                    {
                        "difficulty": OneOf([level.id for level in DIFFICULTIES]),
                        "rules": Bag(HAGAL_RULES),
                        "deck": Number(40),
                        "discard": Heap(HAGAL_IDS),
                    }
                )
            ),
            "result": result(seats),
        }
    )


def _turn() -> Record:
    return Record(
        {
            "kind": OneOf(TURN_IDS),
            "card": OneOf(CARD_IDS),
            "space": OneOf(SPACE_IDS),
            "waiting": Bag(EFFECT_NAMES),
            "spice_gained": Number(5),
            "recruited": Number(5),
            "deployed": Number(5),
            "units_deployed": Number(5),
            "recalled_spy": Flag(),
            "no_deploy": Flag(),
        }
    )


def _player() -> Record:
    printed = Left("printed on the card")
    rival = Record(
        {
            "id": OneOf(RIVAL_IDS),
            "swordmaster_cost": printed,
            "priority": printed,
            "signet": printed,
            "network": printed,
            "can_win": Flag(),
        }
    )
    objective = Record({"id": OneOf(OBJECTIVE_IDS), "turned": Flag()})
    return Record(
        {
            "seat": Left("the place"),
            "leader": OneOf(LEADER_IDS),
            "rival": Optional(rival),
            "vp": Number(10),
            "solari": Number(10),
            "spice": Number(10),
            "water": Number(10),
            "influence": Fixed(len(FACTIONS), Number(6)),
            "alliances": Bag(FACTIONS),
            "agents": Number(3),
            "placed": Bag(SPACE_IDS),
            "spies": Bag(POST_IDS),
            "spies_in_supply": Number(3),
            "supply": Number(12),
            "garrison": Number(12),
            "troops": Number(12),
            "worms": Number(3),
            "swords": Number(10),
            "strength": Number(20),
            "persuasion": Number(10),
            "council": Flag(),
            "swordmaster": Flag(),
            "hooks": Flag(),
            "memories": Number(12),
            "training": OneOf([step.id for step in TRAINING]),
            "revealed": Flag(),
            "objective": Optional(objective),
            "won": Bag(CONFLICT_IDS),
            "won_turned": Bag(CONFLICT_IDS),
            "hand": pile(CARD_IDS),
            "deck": pile(CARD_IDS),
            "discard": Bag(CARD_IDS),
            "in_play": _InPlay(),
            "intrigue": pile(INTRIGUE_IDS),
            "intrigue_face_up": Bag(INTRIGUE_IDS),
            "contracts": Bag(CONTRACT_IDS),
            "completed": Bag(CONTRACT_IDS),
        }
    )


def _space(seats: int, players: int) -> Record:
    return Record(
        {
            "id": Left("the place"),
            "agents": Several(seats, players),
            "bonus_spice": Optional(Number(5)),
            "control": Anyone(seats, players),
        }
    )

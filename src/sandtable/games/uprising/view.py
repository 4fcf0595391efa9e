"""What a seat may see of a game of Uprising; its shape is declared in `views.py`."""

from typing import Final

from sandtable.games.uprising.board import CONFLICTS_PER_LEVEL, CONTROL_SPACES, MAKER_SPACES, POSTS, SPACES
from sandtable.games.uprising.cards import CARD_KIND, CARDS, CONTRACT_KIND, INTRIGUE_KIND
from sandtable.games.uprising.cards.conflicts import CONFLICTS
from sandtable.games.uprising.cards.contracts import CONTRACTS
from sandtable.games.uprising.cards.intrigue import INTRIGUE
from sandtable.games.uprising.cards.objectives import OBJECTIVES
from sandtable.games.uprising.cards.reserve import RESERVE as RESERVE_KINDS
from sandtable.games.uprising.catalogue import EFFECT_NAMES
from sandtable.games.uprising.hagal.view import hagal_view, rival_view
from sandtable.games.uprising.leaders import TRAINING
from sandtable.games.uprising.rules.troops import is_protected
from sandtable.games.uprising.state import (
    COMPLETED,
    CONFLICT_DECK,
    CONTRACT_STACK,
    DECK,
    FACE_UP,
    HAND,
    HELD,
    IMPERIUM,
    INTRIGUE_DECK,
    INTRIGUE_DISCARD,
    INTRIGUE_TRASHED,
    LOOKED_AT,
    OFFERED,
    ON_BOARD,
    OUT_OF_TURN,
    PER_HOLDER,
    PER_PLAYER,
    PHASE_IDS,
    RESERVE,
    RESERVED,
    ROW,
    SET_ASIDE,
    TAKEN,
    TRASHED,
    WON,
    WON_TURNED,
    Table,
)
from sandtable.games.uprising.terms import FACTIONS, NONE, Zone
from sandtable.games.uprising.views import (
    CardInPlay,
    Objective,
    Player,
    SetAside,
    SpaceView,
    Turn,
    TurnKind,
    UprisingView,
)
from sandtable.kernel.cards import Cards
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.views import Pile

CARD_IDS: Final = tuple([CARDS[kind].id for kind in CARD_KIND])
INTRIGUE_IDS: Final = tuple([INTRIGUE[kind].id for kind in INTRIGUE_KIND])
CONTRACT_IDS: Final = tuple([CONTRACTS[kind].id for kind in CONTRACT_KIND])
CONFLICT_IDS: Final = tuple([card.id for card in CONFLICTS])
# Of each space its place among those with control, and among those where bonus spice lies.
_CONTROLLED: Final = tuple([CONTROL_SPACES.index(n) if n in CONTROL_SPACES else NONE for n in range(len(SPACES))])
_MAKER: Final = tuple([MAKER_SPACES.index(n) if n in MAKER_SPACES else NONE for n in range(len(SPACES))])
TURN_IDS: Final[tuple[TurnKind, ...]] = ("choosing", "agent", "reveal", "none")


def view(g: Table, seat: int | None) -> UprisingView:
    """The table as plain data, for one seat or for a spectator."""
    observer = g.public if seat is None else seat
    cards = g.cards.zones
    return {
        "game": "uprising",
        "you": seat,
        "choam": g.choam,
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "first_player": g.first,
        "on_turn": None if g.turn.kind == OUT_OF_TURN else g.turn.player,
        "turn": _turn(g, observer),
        "players": [_player(g, player, observer) for player in SEATS[g.players]],
        "spaces": [_space(g, number) for number in range(len(SPACES))],
        "posts": [
            {"id": post.id, "spies": [player for player in SEATS[g.players] if g.spies[player] >> number & 1]}
            for number, post in enumerate(POSTS)
        ],
        "alliances": [None if holder == NONE else holder for holder in g.alliance],
        "shield_wall": g.shield_wall,
        "row": [CARD_IDS[card] for card in cards[ROW]],
        "reserve": _reserve(cards[RESERVE]),
        "set_aside": _set_aside(g),
        "looked_at": _pile(g.cards, LOOKED_AT, observer, CARD_IDS),
        "trashed": _names(cards[TRASHED], CARD_IDS),
        "imperium_deck": len(cards[IMPERIUM]),
        "intrigue_deck": len(g.intrigue.zones[INTRIGUE_DECK]),
        "intrigue_discard": _names(g.intrigue.zones[INTRIGUE_DISCARD], INTRIGUE_IDS),
        "intrigue_trashed": _pile(g.intrigue, INTRIGUE_TRASHED, observer, INTRIGUE_IDS),
        "conflict": {
            "card": None if g.conflict == NONE else CONFLICT_IDS[g.conflict],
            "protected": is_protected(g),
            "pile": [CONFLICT_IDS[card] for card in g.conflicts.zones[ON_BOARD]],
            "deck": [len(g.conflicts.zones[CONFLICT_DECK + level]) for level in range(len(CONFLICTS_PER_LEVEL))],
        },
        "contracts": {
            "stack": len(g.contracts.zones[CONTRACT_STACK]),
            "offered": [CONTRACT_IDS[token] for token in g.contracts.zones[OFFERED]],
            "reserved": _names(g.contracts.zones[RESERVED], CONTRACT_IDS),
        },
        "hagal": None if g.house is None else hagal_view(g.house),
        "result": None if g.result is None else g.result.view(),
    }


def _names(pile: list[int], ids: tuple[str, ...]) -> list[str]:
    return sorted([ids[card] for card in pile])


def _pile(cards: Cards, zone: Zone, observer: int, ids: tuple[str, ...]) -> Pile:
    """How many cards lie in a zone, and those of them that the observer can name."""
    return {"count": len(cards.zones[zone]), "known": _names(cards.known(observer, zone), ids)}


def _turn(g: Table, observer: int) -> Turn:
    turn = g.turn
    return {
        "kind": TURN_IDS[turn.kind],
        "card": None if turn.card == NONE else CARD_IDS[turn.card],
        "space": None if turn.space == NONE else SPACES[turn.space].id,
        "waiting": [EFFECT_NAMES[number] for number, _ in turn.pending] if observer == turn.player else [],
        "spice_gained": turn.spice_gained,
        "recruited": turn.recruited,
        "deployed": turn.deployed,
        "units_deployed": turn.units_deployed,
        "recalled_spy": turn.recalled_spy,
        "no_deploy": turn.no_deploy,
    }


def _player(g: Table, player: Seat, observer: int) -> Player:
    own = PER_PLAYER * player
    held = PER_HOLDER * player
    leader = None if g.leaders[player] == NONE else g.leader(player)
    seated = player < g.seats
    return {
        "seat": player,
        "leader": None if leader is None else leader.id,
        "rival": rival_view(g.hagal.rival(player)) if player >= g.seats else None,
        "vp": g.vp[player],
        "solari": g.solari[player],
        "spice": g.spice[player],
        "water": g.water[player],
        "influence": g.influence[player * len(FACTIONS) : (player + 1) * len(FACTIONS)],
        "alliances": [FACTIONS[faction] for faction, holder in enumerate(g.alliance) if holder == player],
        "agents": g.agents[player],
        "placed": [space.id for number, space in enumerate(SPACES) if g.placed[player] >> number & 1],
        "spies": [post.id for number, post in enumerate(POSTS) if g.spies[player] >> number & 1],
        "spies_in_supply": g.spies_in_supply(player),
        "supply": g.supply[player],
        "garrison": g.garrison[player],
        "troops": g.troops[player],
        "worms": g.worms[player],
        "swords": g.swords[player],
        "strength": g.strength(player),
        "persuasion": g.persuasion[player],
        "council": g.council[player],
        "swordmaster": g.swordmaster[player],
        "hooks": g.hooks[player],
        "memories": g.memories[player],
        "training": TRAINING[g.training[player]].id if leader is not None and leader.training else None,
        "revealed": player in g.reveal_order,
        "objective": _objective(g, player),
        "won": _names(g.conflicts.zones[WON + held], CONFLICT_IDS),
        "won_turned": _names(g.conflicts.zones[WON_TURNED + held], CONFLICT_IDS),
        "hand": _pile(g.cards, HAND + own, observer, CARD_IDS) if seated else {"count": 0, "known": []},
        "deck": _pile(g.cards, DECK + own, observer, CARD_IDS) if seated else {"count": 0, "known": []},
        "discard": _names(g.discard(player), CARD_IDS) if seated else [],
        "in_play": _in_play(g, player) if seated else [],
        "intrigue": _pile(g.intrigue, HELD + held, observer, INTRIGUE_IDS),
        "intrigue_face_up": _names(g.intrigue.zones[FACE_UP + held], INTRIGUE_IDS),
        "contracts": _names(g.contracts.zones[TAKEN + held], CONTRACT_IDS),
        "completed": _names(g.contracts.zones[COMPLETED + held], CONTRACT_IDS),
    }


def _objective(g: Table, player: Seat) -> Objective | None:
    if g.objective[player] == NONE:
        return None
    return {"id": OBJECTIVES[g.objective[player]].id, "turned": g.objective_turned[player]}


def _in_play(g: Table, player: Seat) -> list[CardInPlay]:
    revealed = g.turn.revealed if g.turn.player == player else 0
    return [{"card": CARD_IDS[card], "revealed": bool(revealed >> card & 1)} for card in g.in_play(player)]


def _space(g: Table, number: int) -> SpaceView:
    controlled, maker = _CONTROLLED[number], _MAKER[number]
    controller = NONE if controlled == NONE else g.control[controlled]
    return {
        "id": SPACES[number].id,
        "agents": [player for player in SEATS[g.players] if g.placed[player] >> number & 1],
        "bonus_spice": None if maker == NONE else g.bonus_spice[maker],
        "control": None if controller == NONE else controller,
    }


def _reserve(pile: list[int]) -> dict[str, int]:
    found = {card.id: 0 for card in RESERVE_KINDS}
    for card in pile:
        found[CARD_IDS[card]] += 1
    return found


def _set_aside(g: Table) -> SetAside | None:
    pile = g.cards.zones[SET_ASIDE]
    if not pile:
        return None
    return {"card": CARD_IDS[pile[0]], "for": g.aside_for, "discount": g.aside_discount}

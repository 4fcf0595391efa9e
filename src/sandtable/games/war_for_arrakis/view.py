"""What a seat may see of a game of War for Arrakis; its shape is declared in `views.py`."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_IDS, AREAS, BIT, ZONE_IDS, areas_in
from sandtable.games.war_for_arrakis.cards import PLANNING_IDS
from sandtable.games.war_for_arrakis.cards.decks import IN_DECK
from sandtable.games.war_for_arrakis.components import (
    LONGEST_TANK,
    SIETCH_RANKS,
    STARTING_TOKENS,
    TOKEN_IDS,
    TOKEN_MIXES,
    TOKENS,
)
from sandtable.games.war_for_arrakis.leaders import LEADERS, WILD_MAKER
from sandtable.games.war_for_arrakis.mahdi.automaton import Mahdi
from sandtable.games.war_for_arrakis.mahdi.guards import BLACK, COLOUR_IDS, SILVER, colour_of
from sandtable.games.war_for_arrakis.mahdi.tactics import TACTIC_DISCARD, TACTIC_IDS
from sandtable.games.war_for_arrakis.prescience import OBJECTIVE_IDS, PRESCIENCE
from sandtable.games.war_for_arrakis.rules.battle import dice_of, price_of_continuing
from sandtable.games.war_for_arrakis.rules.claim_needs import Need, needs
from sandtable.games.war_for_arrakis.rules.prescience import claims_left
from sandtable.games.war_for_arrakis.state import (
    CLAIMED,
    DECK,
    DISCARD,
    GONE,
    HAND,
    KEPT,
    LAID,
    LEADER_STATE_IDS,
    SHOWN,
    TOKEN_POOL,
    Table,
    Turn,
)
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    ELITE,
    FACE_IDS,
    FACES,
    HARKONNEN,
    IMPERIUM,
    IMPERIUM_IDS,
    KINDS,
    MARKER_IDS,
    MARKERS,
    NONE,
    PHASE_IDS,
    POWER_IDS,
    POWERS,
    REGULAR,
    SIDE_IDS,
    SIDES,
    SIGN_IDS,
    SIGNS,
    SPECIAL,
    UNIT_IDS,
    VEHICLE_IDS,
    Dashboard,
    Face,
    Power,
    Side,
)
from sandtable.games.war_for_arrakis.views import (
    AreaContent,
    BattleView,
    Box,
    ClaimNeed,
    DashboardView,
    LeaderView,
    Legion,
    MahdiView,
    PlanningView,
    Player,
    PrescienceView,
    Supply,
    Token,
    TurnView,
    WarForArrakisView,
)

_PRESCIENCE_IDS: Final = tuple([card.id for card in PRESCIENCE])
_LEADER_IDS: Final = tuple([leader.id for leader in LEADERS])
_WORMSIGN_IDS: Final = (*SIGN_IDS, "facedown")


def view(g: Table, seat: int | None) -> WarForArrakisView:
    """The table as plain data, for one seat or for a spectator."""
    observer = g.public if seat is None else seat
    return {
        "game": "war_for_arrakis",
        "you": seat,
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "players": [_player(g, player) for player in range(g.seats)],
        "areas": _areas(g, observer),
        "air_zones": {ZONE_IDS[zone]: VEHICLE_IDS[flyer] for zone, flyer in enumerate(g.flyers) if flyer},
        "blasted": AREA_IDS[g.blasted] if g.blasted >= 0 else None,
        "supply": _supply(g),
        "leaders": {_LEADER_IDS[leader]: _leader(g, leader) for leader in range(len(LEADERS))},
        "dashboards": [_dashboard(g, dashboard) for side in SIDES for dashboard in g.dashboards(side)],
        "unrolled": {SIDE_IDS[side]: g.unrolled[side] for side in SIDES},
        "bene_gesserit": {
            "reserve": g.bene_gesserit_reserve,
            **{SIDE_IDS[side]: g.bene_gesserit[side] for side in SIDES},
        },
        "cones_of_silence": {SIDE_IDS[side]: g.cones[side] for side in SIDES if g.shared(side)},
        "supremacy": g.supremacy,
        "prescience": {MARKER_IDS[marker]: g.prescience[marker] for marker in MARKERS},
        "spice_must_flow": {
            "markers": {IMPERIUM_IDS[marker]: g.imperium[marker] + 1 for marker in IMPERIUM},
            "bans": [IMPERIUM_IDS[marker] for marker in IMPERIUM if g.bans[marker]],
            "dice": g.blocked_dice,
            "saved_spice": g.saved_spice,
        },
        "planning": {POWER_IDS[power]: _planning(g, power, observer) for power in POWERS},
        "prescience_cards": _prescience(g),
        "objectives": {
            "kept": len(g.objectives.zones[KEPT]),
            "known": [OBJECTIVE_IDS[card] for card in sorted(g.objectives.known(observer, KEPT))],
        },
        "turn": None if g.turn is None else _turn(g.turn),
        "battle": None if g.battle is None else _battle(g),
        "decreed": {
            "paul_pinned": g.pinned,
            "forced_result": FACE_IDS[g.forced_result] if g.forced_result != NONE else None,
        },
        "mahdi": None if g.mahdi is None else _mahdi(g, g.mahdi),
        "result": None if g.result is None else g.result.view(),
    }


def _player(g: Table, seat: int) -> Player:
    return {
        "seat": seat,
        "side": SIDE_IDS[g.side_of_seat(seat)],
        "powers": [POWER_IDS[power] for power in g.powers_of(seat)],
    }


def _areas(g: Table, observer: int) -> list[AreaContent]:
    """The areas that hold anything, in the order of the board."""
    occupied = g.standing[ATREIDES] | g.standing[HARKONNEN] | g.sietch_areas | g.settlements | g.stations
    occupied |= g.harvesters | g.worms | g.all_signs
    marks = _marks(g)
    return [_area(g, area, marks[area], observer) for area in areas_in(occupied)]


_SETTLED: Final = 1
_HARVESTED: Final = 2
_STATION: Final = 4
_SANDWORM: Final = 8
_SIGN: Final = 16
_STANDING: Final = 32
"""Of either side: the next one is that of the other."""
_LEGIONS: Final = 3 * _STANDING
_SIETCH: Final = 128
"""From here on: the slot of the Sietch that stands there, counted from 1."""


def _marks(g: Table) -> list[int]:
    """What lies and stands in each area, as small numbers, which are quicker to ask than sets of all areas."""
    marks = [0] * AREAS
    for area in areas_in(g.settlements):
        marks[area] |= _SETTLED
    for area in areas_in(g.harvesters):
        marks[area] |= _HARVESTED
    for area in areas_in(g.stations):
        marks[area] |= _STATION
    for area in areas_in(g.sandworms):
        marks[area] |= _SANDWORM
    for area in areas_in(g.all_signs):
        marks[area] |= _SIGN
    for side in SIDES:
        for area in areas_in(g.standing[side]):
            marks[area] |= _STANDING << side
    for slot, where in enumerate(g.sietch_at):
        if where >= 0:
            marks[where] |= _SIETCH * (slot + 1)
    return marks


def _area(g: Table, area: int, marks: int, observer: int) -> AreaContent:
    found: AreaContent = {"area": AREA_IDS[area]}
    slot = marks // _SIETCH - 1
    if slot >= 0:
        known = g.sietches.known(observer, slot)
        found["sietch"] = {"rank": SIETCH_RANKS[known[0]] if known else None, "face_up": bool(g.sietch_up >> slot & 1)}
    if marks & _SETTLED:
        found["settlement"] = {"rank": g.settlement_rank(HARKONNEN, area)}
    if marks & _LEGIONS:
        found["legions"] = [_legion(g, side, area, observer) for side in SIDES if marks & _STANDING << side]
    if marks & _HARVESTED:
        found["harvester"] = True
    if marks & _STATION:
        found["station"] = True
    if marks & _SANDWORM:
        found["worm"] = "sandworm"
    elif g.leader_at[WILD_MAKER] == area:
        found["worm"] = "wild_maker"
    if marks & _SIGN:
        found["wormsign"] = _WORMSIGN_IDS[_sign_in(g, BIT[area])]
    return found


def _sign_in(g: Table, bit: int) -> int:
    """The kind of wormsign in an area; the place after all kinds where it lies face down."""
    for sign in SIGNS:
        if g.turned_signs[sign] & bit:
            return sign
    return len(SIGNS)


def _legion(g: Table, side: Side, area: int, observer: int) -> Legion:
    legion: Legion = {"side": SIDE_IDS[side]}
    regular, elite = g.unit(side, REGULAR, area), g.unit(side, ELITE, area)
    special = g.unit(side, SPECIAL, area)
    if regular:
        legion["regular"] = regular
    if elite:
        legion["elite"] = elite
    if special and side == ATREIDES:
        legion["fedaykin"] = special
    elif special:
        legion["sardaukar"] = special
    if side == ATREIDES:
        tokens = [_token(g, slot, observer) for slot in g.tokens_in(area)]
        if tokens:
            legion["tokens"] = tokens
    elif g.mahdi is not None:
        colours = [colour_of(slot) for slot in g.mahdi.guards_in(area)]
        if SILVER in colours:
            legion["silver_tokens"] = colours.count(SILVER)
        if BLACK in colours:
            legion["black_tokens"] = colours.count(BLACK)
    generics = g.generic(side, area)
    if generics and side == ATREIDES:
        legion["naib"] = generics
    elif generics:
        legion["bashar"] = generics
    leaders = [_LEADER_IDS[leader] for leader in g.named_in(side, area)]
    if leaders:
        legion["leaders"] = leaders
    return legion


def _token(g: Table, slot: int, observer: int) -> Token:
    return {"token": TOKEN_IDS[slot], "units": _units(g, slot, observer)}


def _units(g: Table, slot: int, observer: int) -> list[int] | None:
    """What a token shows, if the observer may look."""
    known = g.tokens.known(observer, slot)
    return list(TOKEN_MIXES[known[0]].units) if known else None


class TokenOnBoard(Token):
    """A facedown Deployment token with where it lies, as observations tell it."""

    area: str


def tokens_on_board(g: Table, observer: int) -> list[TokenOnBoard]:
    """All facedown Deployment tokens that lie in areas."""
    return [
        {"token": TOKEN_IDS[slot], "area": AREA_IDS[area], "units": _units(g, slot, observer)}
        for slot, area in enumerate(g.token_at)
        if area >= 0
    ]


def _supply(g: Table) -> Supply:
    return {
        "atreides": {**_unit_supply(g, ATREIDES), "naib": g.generic_supply[ATREIDES]},
        "harkonnen": {**_unit_supply(g, HARKONNEN), "bashar": g.generic_supply[HARKONNEN]},
        "harvesters": g.harvesters_left,
        "ornithopters": g.ornithopters_left,
        "carryalls": g.carryalls_left,
        "sandworms": g.sandworms_left,
        "wormsigns": g.wormsigns_left,
        "tokens": len(g.tokens.zones[TOKEN_POOL]),
        "drawn_tokens": [TOKEN_IDS[slot] for slot in _in_hand(g)],
        "signs_turned": {SIGN_IDS[sign]: g.discarded_signs[sign] for sign in SIGNS if g.discarded_signs[sign]},
        "stations_left": {MARKER_IDS[marker]: g.unseen_stations[marker] for marker in MARKERS},
    }


def _unit_supply(g: Table, side: Side) -> dict[str, int]:
    return {UNIT_IDS[3 * side + kind]: g.unit_supply[3 * side + kind] for kind in KINDS}


def _in_hand(g: Table) -> list[int]:
    """Standard tokens that have been drawn and not yet put anywhere."""
    return [slot for slot in range(STARTING_TOKENS, TOKENS) if g.tokens.zones[slot] and g.token_at[slot] < 0]


def _leader(g: Table, leader: int) -> LeaderView:
    where = g.leader_at[leader]
    return {
        "state": LEADER_STATE_IDS[g.leader_state[leader]],
        "area": AREA_IDS[where] if where >= 0 else None,
        "spent": g.leader_spent[leader],
        "resting": bool(g.resting >> leader & 1),
    }


def _dashboard(g: Table, dashboard: Dashboard) -> DashboardView:
    side = SIDE_IDS[dashboard >> 1]
    tank = g.tank[dashboard * LONGEST_TANK : dashboard * LONGEST_TANK + g.tank_length(dashboard)]
    return {
        "side": side,
        "power": POWER_IDS[dashboard] if len(g.dashboards(Side(dashboard >> 1))) == 2 else None,
        "boxes": {FACE_IDS[face]: _box(g, dashboard, face) for face in FACES if _has_box(g, dashboard, face)},
        "tank": [None if leader == NONE else _LEADER_IDS[leader] for leader in tank],
    }


def _has_box(g: Table, dashboard: Dashboard, face: Face) -> bool:
    """A small dashboard has no boxes for some results; dice of such a result may lie beside it, to be changed."""
    return g.slots(dashboard, face) > 0 or g.excess[dashboard * 5 + face] > 0


def _box(g: Table, dashboard: Dashboard, face: Face) -> Box:
    place = dashboard * 5 + face
    return {
        "slots": g.slots(dashboard, face),
        "dice": g.dice[place],
        "bene_gesserit": g.sisters[place],
        "excess": g.excess[place],
        "used": g.used[place],
    }


def _planning(g: Table, power: Power, observer: int) -> PlanningView:
    family = g.planning[power]
    faces = family.faces
    return {
        "deck": len(family.zones[DECK]),
        "discard": [PLANNING_IDS[faces[card]] for card in family.zones[DISCARD]],
        "laid": [PLANNING_IDS[faces[card]] for card in family.zones[LAID]],
        "hand": len(family.zones[HAND]),
        "known": [PLANNING_IDS[kind] for kind in sorted([faces[card] for card in family.known(observer, HAND)])],
    }


def _prescience(g: Table) -> PrescienceView:
    zones = g.prescience_cards.zones
    return {
        "deck": len(zones[DECK]),
        "shown": [_PRESCIENCE_IDS[card] for card in zones[SHOWN]],
        "claimed": [_PRESCIENCE_IDS[card] for card in zones[CLAIMED]],
        "gone": [_PRESCIENCE_IDS[card] for card in zones[GONE]],
        "bonus_on": _PRESCIENCE_IDS[g.bonus_on] if g.bonus_on != NONE else None,
        "kept": _PRESCIENCE_IDS[g.kept] if g.kept != NONE else None,
        "claims_left": claims_left(g),
        "lacks": {_PRESCIENCE_IDS[card]: [_need(need) for need in needs(g, card)] for card in zones[SHOWN]},
    }


def _need(need: Need) -> ClaimNeed:
    return {
        "need": {"message": need.message, "args": {}},
        "have": need.have,
        "asked": need.asked,
        "met": need.met,
    }


def _turn(turn: Turn) -> TurnView:
    return {
        "side": SIDE_IDS[turn.side],
        "seat": int(turn.seat),
        "die": FACE_IDS[turn.face] if turn.face != NONE else None,
        "bene_gesserit": turn.sister,
        "entered": [AREA_IDS[area] for area in areas_in(turn.entered)],
    }


def _mahdi(g: Table, mahdi: Mahdi) -> MahdiView:
    harvest, target = mahdi.harvest_card(), mahdi.target_card()
    return {
        "harvest": TACTIC_IDS[harvest] if harvest >= 0 else None,
        "target": _sietch_area(g, mahdi.target),
        "target_card": TACTIC_IDS[target] if target >= 0 else None,
        "marches_on": _sietch_area(g, mahdi.march_on),
        "tactics_discarded": [TACTIC_IDS[card] for card in mahdi.tactics.zones[TACTIC_DISCARD]],
        "reinforcements": [
            {
                "power": POWER_IDS[power],
                "card": PLANNING_IDS[g.planning[power].faces[IN_DECK[card]]] if card != NONE else None,
            }
            for power, card in mahdi.reinforcements
        ],
        "last_discard": POWER_IDS[mahdi.pile_top] if mahdi.pile_top != NONE else None,
        "tokens_left": {COLOUR_IDS[colour]: count for colour, count in enumerate(mahdi.guards_left())},
        "flown": mahdi.flown,
    }


def _sietch_area(g: Table, slot: int) -> str | None:
    return AREA_IDS[g.sietch_at[slot]] if slot >= 0 and g.sietch_at[slot] >= 0 else None


def _battle(g: Table) -> BattleView:
    battle = g.fight
    return {
        "attacker": SIDE_IDS[battle.attacker],
        "from": AREA_IDS[battle.origin],
        "area": AREA_IDS[battle.target],
        "round": battle.round,
        "surprise": bool(battle.surprise),
        "extra_dice": {SIDE_IDS[side]: battle.extra[side] for side in SIDES},
        "dice": {SIDE_IDS[side]: dice_of(g, side) for side in SIDES},
        "price": price_of_continuing(g),
        "hits": {SIDE_IDS[side]: battle.hits[side] for side in SIDES},
        "shields": {SIDE_IDS[side]: battle.shields[side] for side in SIDES},
    }

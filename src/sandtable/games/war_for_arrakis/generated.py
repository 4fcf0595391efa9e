"""Written from sandtable.games.war_for_arrakis.fields by `make generated`: edit that instead."""

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.war_for_arrakis.fields import (
    AREA_NAMES,
    ATREIDES_DECK,
    BATTLEFIELD_NAMES,
    BOX_NAMES,
    CORRINO_DECK,
    FACE_NAMES,
    FIGURE_NAMES,
    FLYER_NAMES,
    FREMEN_DECK,
    GENERIC_PLACE_NAMES,
    HARKONNEN_DECK,
    IMPERIUM_NAMES,
    LEADER_NAMES,
    LEADER_STATE_NAMES,
    MARKER_NAMES,
    MODIFIER_NAMES,
    OBJECTIVE_DECK,
    PHASE_NAMES,
    POWER_NAMES,
    PRESCIENCE_DECK,
    PRESCIENCE_NAMES,
    SIDE_NAMES,
    SIETCH_DECK,
    SIETCH_NAMES,
    SIGN_NAMES,
    TANK_NAMES,
    TOKEN_DECK,
    TOKEN_NAMES,
    UNIT_NAMES,
    UNIT_PLACE_NAMES,
    ZONE_NAMES,
)
from sandtable.games.war_for_arrakis.mahdi.automaton import Mahdi
from sandtable.games.war_for_arrakis.terms import Area, Phase, Side
from sandtable.kernel.cards import Cards
from sandtable.kernel.names import fields, listed, truth, whole
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.kernel.game import Game


TURN_FIELDS: Final = (
    "side",
    "seat",
    "dashboard",
    "face",
    "sister",
    "moved",
    "moved_tokens",
    "moved_leaders",
    "moving",
    "entered",
    "flown",
)


class Turn:
    """An action turn, and what its moves have done so far."""

    __slots__ = (
        "dashboard",
        "entered",
        "face",
        "flown",
        "moved",
        "moved_leaders",
        "moved_tokens",
        "moving",
        "seat",
        "side",
        "sister",
    )

    def __init__(self, side: Side, seat: Seat) -> None:
        self.side: Side = side
        self.seat: Seat = seat
        self.dashboard: int = -1
        self.face: int = -1
        self.sister: bool = False
        self.moved: list[tuple[int, int, int]] = []
        self.moved_tokens: int = 0
        self.moved_leaders: int = 0
        self.moving: bool = False
        self.entered: int = 0
        self.flown: int = 0

    def copy(self) -> "Turn":
        other = Turn(self.side, self.seat)
        other.dashboard = self.dashboard
        other.face = self.face
        other.sister = self.sister
        other.moved = self.moved[:]
        other.moved_tokens = self.moved_tokens
        other.moved_leaders = self.moved_leaders
        other.moving = self.moving
        other.entered = self.entered
        other.flown = self.flown
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "side": SIDE_NAMES.name(self.side),
            "seat": self.seat,
            "dashboard": POWER_NAMES.name(self.dashboard),
            "face": FACE_NAMES.name(self.face),
            "sister": self.sister,
            "moved": [[AREA_NAMES.name(each[0]), FIGURE_NAMES.name(each[1]), each[2]] for each in self.moved],
            "moved_tokens": TOKEN_NAMES.names_in(self.moved_tokens),
            "moved_leaders": LEADER_NAMES.names_in(self.moved_leaders),
            "moving": self.moving,
            "entered": AREA_NAMES.names_in(self.entered),
            "flown": AREA_NAMES.names_in(self.flown),
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, TURN_FIELDS)
        self.side = Side(SIDE_NAMES.number(data["side"]))
        self.seat = Seat(whole(data["seat"]))
        self.dashboard = POWER_NAMES.number(data["dashboard"])
        self.face = FACE_NAMES.number(data["face"])
        self.sister = truth(data["sister"])
        self.moved = [
            (
                AREA_NAMES.number(each[0]),
                FIGURE_NAMES.number(each[1]),
                whole(each[2]),
            )
            for each in listed(data["moved"])
        ]
        self.moved_tokens = TOKEN_NAMES.bits(data["moved_tokens"])
        self.moved_leaders = LEADER_NAMES.bits(data["moved_leaders"])
        self.moving = truth(data["moving"])
        self.entered = AREA_NAMES.bits(data["entered"])
        self.flown = AREA_NAMES.bits(data["flown"])


def unpacked_turn(packed: object) -> Turn:
    data = fields(packed, TURN_FIELDS)
    found = Turn(Side(SIDE_NAMES.number(data["side"])), Seat(whole(data["seat"])))
    found.unpack(packed)
    return found


BATTLE_FIELDS: Final = (
    "attacker",
    "origin",
    "target",
    "surprise",
    "modifiers",
    "round",
    "extra",
    "hits",
    "shields",
)


class Battle:
    """A battle in progress."""

    __slots__ = (
        "attacker",
        "extra",
        "hits",
        "modifiers",
        "origin",
        "round",
        "shields",
        "surprise",
        "target",
    )

    def __init__(self, attacker: Side, origin: Area, target: Area, surprise: bool, modifiers: int) -> None:
        self.attacker: Side = attacker
        self.origin: Area = origin
        self.target: Area = target
        self.surprise: bool = surprise
        self.modifiers: int = modifiers
        self.round: int = 0
        self.extra: list[int] = [0] * SIDE_NAMES.size
        self.hits: list[int] = [0] * SIDE_NAMES.size
        self.shields: list[int] = [0] * SIDE_NAMES.size

    def copy(self) -> "Battle":
        other = Battle(self.attacker, self.origin, self.target, self.surprise, self.modifiers)
        other.round = self.round
        other.extra = self.extra[:]
        other.hits = self.hits[:]
        other.shields = self.shields[:]
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "attacker": SIDE_NAMES.name(self.attacker),
            "origin": BATTLEFIELD_NAMES.name(self.origin),
            "target": BATTLEFIELD_NAMES.name(self.target),
            "surprise": self.surprise,
            "modifiers": MODIFIER_NAMES.names_in(self.modifiers),
            "round": self.round,
            "extra": SIDE_NAMES.gather(self.extra, 0),
            "hits": SIDE_NAMES.gather(self.hits, 0),
            "shields": SIDE_NAMES.gather(self.shields, 0),
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, BATTLE_FIELDS)
        self.attacker = Side(SIDE_NAMES.number(data["attacker"]))
        self.origin = Area(BATTLEFIELD_NAMES.number(data["origin"]))
        self.target = Area(BATTLEFIELD_NAMES.number(data["target"]))
        self.surprise = truth(data["surprise"])
        self.modifiers = MODIFIER_NAMES.bits(data["modifiers"])
        self.round = whole(data["round"])
        self.extra = [whole(each) for each in SIDE_NAMES.spread(data["extra"], 0)]
        self.hits = [whole(each) for each in SIDE_NAMES.spread(data["hits"], 0)]
        self.shields = [whole(each) for each in SIDE_NAMES.spread(data["shields"], 0)]


def unpacked_battle(packed: object) -> Battle:
    data = fields(packed, BATTLE_FIELDS)
    found = Battle(
        Side(SIDE_NAMES.number(data["attacker"])),
        Area(BATTLEFIELD_NAMES.number(data["origin"])),
        Area(BATTLEFIELD_NAMES.number(data["target"])),
        truth(data["surprise"]),
        MODIFIER_NAMES.bits(data["modifiers"]),
    )
    found.unpack(packed)
    return found


TABLE_FIELDS: Final = (
    "turn",
    "battle",
    "mahdi",
    "seat_of_power",
    "dashboard_of",
    "round",
    "phase",
    "units",
    "unit_supply",
    "generics",
    "generic_supply",
    "standing",
    "leader_state",
    "leader_at",
    "leader_spent",
    "resting",
    "tank",
    "token_at",
    "sietch_at",
    "sietch_up",
    "settlements",
    "stations",
    "harvesters",
    "sandworms",
    "flyers",
    "wormsigns",
    "turned_signs",
    "unseen_signs",
    "discarded_signs",
    "unseen_stations",
    "blasted",
    "supremacy",
    "prescience",
    "imperium",
    "bans",
    "saved_spice",
    "dice",
    "sisters",
    "excess",
    "used",
    "unrolled",
    "blocked_dice",
    "bene_gesserit_reserve",
    "bene_gesserit",
    "cones",
    "spot",
    "spot_zone",
    "pinned",
    "forced_result",
    "bonus_on",
    "kept",
    "declined",
    "atreides_cards",
    "fremen_cards",
    "harkonnen_cards",
    "corrino_cards",
    "prescience_cards",
    "objectives",
    "tokens",
    "sietches",
)


class TableFields(State):
    """Everything on the table."""

    __slots__ = (
        "atreides_cards",
        "bans",
        "battle",
        "bene_gesserit",
        "bene_gesserit_reserve",
        "blasted",
        "blocked_dice",
        "bonus_on",
        "cones",
        "corrino_cards",
        "dashboard_of",
        "declined",
        "dice",
        "discarded_signs",
        "excess",
        "flyers",
        "forced_result",
        "fremen_cards",
        "generic_supply",
        "generics",
        "harkonnen_cards",
        "harvesters",
        "imperium",
        "kept",
        "leader_at",
        "leader_spent",
        "leader_state",
        "mahdi",
        "objectives",
        "phase",
        "pinned",
        "prescience",
        "prescience_cards",
        "resting",
        "round",
        "sandworms",
        "saved_spice",
        "seat_of_power",
        "settlements",
        "sietch_at",
        "sietch_up",
        "sietches",
        "sisters",
        "spot",
        "spot_zone",
        "standing",
        "stations",
        "supremacy",
        "tank",
        "token_at",
        "tokens",
        "turn",
        "turned_signs",
        "unit_supply",
        "units",
        "unrolled",
        "unseen_signs",
        "unseen_stations",
        "used",
        "wormsigns",
    )

    def __init__(self, game: "Game", seats: int, source: "TableFields | None" = None) -> None:
        super().__init__(game, seats, source)
        if source is None:
            self.turn: Turn | None = None
            self.battle: Battle | None = None
            self.mahdi: Mahdi | None = None
            self.seat_of_power: tuple[int, ...] = (-1,) * POWER_NAMES.size
            self.dashboard_of: tuple[int, ...] = (-1,) * POWER_NAMES.size
            self.round: int = 0
            self.phase: Phase = Phase(0)
            self.units: list[int] = [0] * UNIT_PLACE_NAMES.size
            self.unit_supply: tuple[int, ...] = (0,) * UNIT_NAMES.size
            self.generics: tuple[int, ...] = (0,) * GENERIC_PLACE_NAMES.size
            self.generic_supply: tuple[int, ...] = (0,) * SIDE_NAMES.size
            self.standing: list[int] = [0] * SIDE_NAMES.size
            self.leader_state: tuple[int, ...] = (0,) * LEADER_NAMES.size
            self.leader_at: tuple[int, ...] = (-1,) * LEADER_NAMES.size
            self.leader_spent: tuple[bool, ...] = (False,) * LEADER_NAMES.size
            self.resting: int = 0
            self.tank: tuple[int, ...] = (-1,) * TANK_NAMES.size
            self.token_at: tuple[int, ...] = (-1,) * TOKEN_NAMES.size
            self.sietch_at: tuple[int, ...] = (-1,) * SIETCH_NAMES.size
            self.sietch_up: int = 0
            self.settlements: int = 0
            self.stations: int = 0
            self.harvesters: int = 0
            self.sandworms: int = 0
            self.flyers: tuple[int, ...] = (0,) * ZONE_NAMES.size
            self.wormsigns: int = 0
            self.turned_signs: tuple[int, ...] = (0,) * SIGN_NAMES.size
            self.unseen_signs: tuple[int, ...] = (0,) * SIGN_NAMES.size
            self.discarded_signs: tuple[int, ...] = (0,) * SIGN_NAMES.size
            self.unseen_stations: tuple[int, ...] = (0,) * MARKER_NAMES.size
            self.blasted: int = -1
            self.supremacy: int = 0
            self.prescience: tuple[int, ...] = (0,) * MARKER_NAMES.size
            self.imperium: tuple[int, ...] = (0,) * IMPERIUM_NAMES.size
            self.bans: tuple[bool, ...] = (False,) * IMPERIUM_NAMES.size
            self.saved_spice: int = 0
            self.dice: list[int] = [0] * BOX_NAMES.size
            self.sisters: tuple[int, ...] = (0,) * BOX_NAMES.size
            self.excess: tuple[int, ...] = (0,) * BOX_NAMES.size
            self.used: tuple[int, ...] = (0,) * BOX_NAMES.size
            self.unrolled: tuple[int, ...] = (0,) * SIDE_NAMES.size
            self.blocked_dice: int = 0
            self.bene_gesserit_reserve: int = 0
            self.bene_gesserit: tuple[int, ...] = (0,) * SIDE_NAMES.size
            self.cones: tuple[int, ...] = (0,) * SIDE_NAMES.size
            self.spot: int = -1
            self.spot_zone: int = -1
            self.pinned: bool = False
            self.forced_result: int = -1
            self.bonus_on: int = -1
            self.kept: int = -1
            self.declined: int = 0
            self.atreides_cards: Cards = ATREIDES_DECK.empty(seats, seats)
            self.fremen_cards: Cards = FREMEN_DECK.empty(seats, seats)
            self.harkonnen_cards: Cards = HARKONNEN_DECK.empty(seats, seats)
            self.corrino_cards: Cards = CORRINO_DECK.empty(seats, seats)
            self.prescience_cards: Cards = PRESCIENCE_DECK.empty(seats, seats)
            self.objectives: Cards = OBJECTIVE_DECK.empty(seats, seats)
            self.tokens: Cards = TOKEN_DECK.empty(seats, seats)
            self.sietches: Cards = SIETCH_DECK.empty(seats, seats)
        else:
            turn = source.turn
            self.turn = None if turn is None else turn.copy()
            battle = source.battle
            self.battle = None if battle is None else battle.copy()
            mahdi = source.mahdi
            self.mahdi = None if mahdi is None else mahdi.copy()
            self.seat_of_power = source.seat_of_power
            self.dashboard_of = source.dashboard_of
            self.round = source.round
            self.phase = source.phase
            self.units = source.units[:]
            self.unit_supply = source.unit_supply
            self.generics = source.generics
            self.generic_supply = source.generic_supply
            self.standing = source.standing[:]
            self.leader_state = source.leader_state
            self.leader_at = source.leader_at
            self.leader_spent = source.leader_spent
            self.resting = source.resting
            self.tank = source.tank
            self.token_at = source.token_at
            self.sietch_at = source.sietch_at
            self.sietch_up = source.sietch_up
            self.settlements = source.settlements
            self.stations = source.stations
            self.harvesters = source.harvesters
            self.sandworms = source.sandworms
            self.flyers = source.flyers
            self.wormsigns = source.wormsigns
            self.turned_signs = source.turned_signs
            self.unseen_signs = source.unseen_signs
            self.discarded_signs = source.discarded_signs
            self.unseen_stations = source.unseen_stations
            self.blasted = source.blasted
            self.supremacy = source.supremacy
            self.prescience = source.prescience
            self.imperium = source.imperium
            self.bans = source.bans
            self.saved_spice = source.saved_spice
            self.dice = source.dice[:]
            self.sisters = source.sisters
            self.excess = source.excess
            self.used = source.used
            self.unrolled = source.unrolled
            self.blocked_dice = source.blocked_dice
            self.bene_gesserit_reserve = source.bene_gesserit_reserve
            self.bene_gesserit = source.bene_gesserit
            self.cones = source.cones
            self.spot = source.spot
            self.spot_zone = source.spot_zone
            self.pinned = source.pinned
            self.forced_result = source.forced_result
            self.bonus_on = source.bonus_on
            self.kept = source.kept
            self.declined = source.declined
            self.atreides_cards = source.atreides_cards.copy()
            self.fremen_cards = source.fremen_cards.copy()
            self.harkonnen_cards = source.harkonnen_cards.copy()
            self.corrino_cards = source.corrino_cards.copy()
            self.prescience_cards = source.prescience_cards.copy()
            self.objectives = source.objectives.copy()
            self.tokens = source.tokens.copy()
            self.sietches = source.sietches.copy()

    def families(self) -> list[Cards]:
        found = [
            self.atreides_cards,
            self.fremen_cards,
            self.harkonnen_cards,
            self.corrino_cards,
            self.prescience_cards,
            self.objectives,
            self.tokens,
            self.sietches,
        ]
        if self.mahdi is not None:
            found.append(self.mahdi.tactics)
            found.append(self.mahdi.guards)
        return found

    def pack(self) -> dict[str, Any]:
        return {
            "turn": None if self.turn is None else self.turn.pack(),
            "battle": None if self.battle is None else self.battle.pack(),
            "mahdi": None if self.mahdi is None else self.mahdi.pack(),
            "seat_of_power": POWER_NAMES.gather(self.seat_of_power, -1),
            "dashboard_of": POWER_NAMES.gather([POWER_NAMES.name(each) for each in self.dashboard_of], None),
            "round": self.round,
            "phase": PHASE_NAMES.name(self.phase),
            "units": UNIT_PLACE_NAMES.gather(self.units, 0),
            "unit_supply": UNIT_NAMES.gather(self.unit_supply, 0),
            "generics": GENERIC_PLACE_NAMES.gather(self.generics, 0),
            "generic_supply": SIDE_NAMES.gather(self.generic_supply, 0),
            "standing": SIDE_NAMES.gather([AREA_NAMES.names_in(each) for each in self.standing], []),
            "leader_state": LEADER_NAMES.gather(
                [LEADER_STATE_NAMES.name(each) for each in self.leader_state], "not_in_play"
            ),
            "leader_at": LEADER_NAMES.gather([AREA_NAMES.name(each) for each in self.leader_at], None),
            "leader_spent": LEADER_NAMES.gather(self.leader_spent, False),
            "resting": LEADER_NAMES.names_in(self.resting),
            "tank": TANK_NAMES.gather([LEADER_NAMES.name(each) for each in self.tank], None),
            "token_at": TOKEN_NAMES.gather([AREA_NAMES.name(each) for each in self.token_at], None),
            "sietch_at": SIETCH_NAMES.gather([AREA_NAMES.name(each) for each in self.sietch_at], None),
            "sietch_up": SIETCH_NAMES.names_in(self.sietch_up),
            "settlements": AREA_NAMES.names_in(self.settlements),
            "stations": AREA_NAMES.names_in(self.stations),
            "harvesters": AREA_NAMES.names_in(self.harvesters),
            "sandworms": AREA_NAMES.names_in(self.sandworms),
            "flyers": ZONE_NAMES.gather([FLYER_NAMES.name(each) for each in self.flyers], "none"),
            "wormsigns": AREA_NAMES.names_in(self.wormsigns),
            "turned_signs": SIGN_NAMES.gather([AREA_NAMES.names_in(each) for each in self.turned_signs], []),
            "unseen_signs": SIGN_NAMES.gather(self.unseen_signs, 0),
            "discarded_signs": SIGN_NAMES.gather(self.discarded_signs, 0),
            "unseen_stations": MARKER_NAMES.gather(self.unseen_stations, 0),
            "blasted": AREA_NAMES.name(self.blasted),
            "supremacy": self.supremacy,
            "prescience": MARKER_NAMES.gather(self.prescience, 0),
            "imperium": IMPERIUM_NAMES.gather(self.imperium, 0),
            "bans": IMPERIUM_NAMES.gather(self.bans, False),
            "saved_spice": self.saved_spice,
            "dice": BOX_NAMES.gather(self.dice, 0),
            "sisters": BOX_NAMES.gather(self.sisters, 0),
            "excess": BOX_NAMES.gather(self.excess, 0),
            "used": BOX_NAMES.gather(self.used, 0),
            "unrolled": SIDE_NAMES.gather(self.unrolled, 0),
            "blocked_dice": self.blocked_dice,
            "bene_gesserit_reserve": self.bene_gesserit_reserve,
            "bene_gesserit": SIDE_NAMES.gather(self.bene_gesserit, 0),
            "cones": SIDE_NAMES.gather(self.cones, 0),
            "spot": AREA_NAMES.name(self.spot),
            "spot_zone": ZONE_NAMES.name(self.spot_zone),
            "pinned": self.pinned,
            "forced_result": FACE_NAMES.name(self.forced_result),
            "bonus_on": PRESCIENCE_NAMES.name(self.bonus_on),
            "kept": PRESCIENCE_NAMES.name(self.kept),
            "declined": PRESCIENCE_NAMES.names_in(self.declined),
            "atreides_cards": ATREIDES_DECK.pack(self.atreides_cards),
            "fremen_cards": FREMEN_DECK.pack(self.fremen_cards),
            "harkonnen_cards": HARKONNEN_DECK.pack(self.harkonnen_cards),
            "corrino_cards": CORRINO_DECK.pack(self.corrino_cards),
            "prescience_cards": PRESCIENCE_DECK.pack(self.prescience_cards),
            "objectives": OBJECTIVE_DECK.pack(self.objectives),
            "tokens": TOKEN_DECK.pack(self.tokens),
            "sietches": SIETCH_DECK.pack(self.sietches),
        }

    def unpack(self, packed: dict[str, Any]) -> None:
        data = fields(packed, TABLE_FIELDS)
        self.turn = None if data["turn"] is None else unpacked_turn(data["turn"])
        self.battle = None if data["battle"] is None else unpacked_battle(data["battle"])
        self.mahdi = None if data["mahdi"] is None else Mahdi(self.seats)
        if self.mahdi is not None:
            self.mahdi.unpack(data["mahdi"])
        self.seat_of_power = tuple([whole(each) for each in POWER_NAMES.spread(data["seat_of_power"], -1)])
        self.dashboard_of = tuple([POWER_NAMES.number(each) for each in POWER_NAMES.spread(data["dashboard_of"], None)])
        self.round = whole(data["round"])
        self.phase = Phase(PHASE_NAMES.number(data["phase"]))
        self.units = [whole(each) for each in UNIT_PLACE_NAMES.spread(data["units"], 0)]
        self.unit_supply = tuple([whole(each) for each in UNIT_NAMES.spread(data["unit_supply"], 0)])
        self.generics = tuple([whole(each) for each in GENERIC_PLACE_NAMES.spread(data["generics"], 0)])
        self.generic_supply = tuple([whole(each) for each in SIDE_NAMES.spread(data["generic_supply"], 0)])
        self.standing = [AREA_NAMES.bits(each) for each in SIDE_NAMES.spread(data["standing"], [])]
        self.leader_state = tuple(
            [LEADER_STATE_NAMES.number(each) for each in LEADER_NAMES.spread(data["leader_state"], "not_in_play")]
        )
        self.leader_at = tuple([AREA_NAMES.number(each) for each in LEADER_NAMES.spread(data["leader_at"], None)])
        self.leader_spent = tuple([truth(each) for each in LEADER_NAMES.spread(data["leader_spent"], False)])
        self.resting = LEADER_NAMES.bits(data["resting"])
        self.tank = tuple([LEADER_NAMES.number(each) for each in TANK_NAMES.spread(data["tank"], None)])
        self.token_at = tuple([AREA_NAMES.number(each) for each in TOKEN_NAMES.spread(data["token_at"], None)])
        self.sietch_at = tuple([AREA_NAMES.number(each) for each in SIETCH_NAMES.spread(data["sietch_at"], None)])
        self.sietch_up = SIETCH_NAMES.bits(data["sietch_up"])
        self.settlements = AREA_NAMES.bits(data["settlements"])
        self.stations = AREA_NAMES.bits(data["stations"])
        self.harvesters = AREA_NAMES.bits(data["harvesters"])
        self.sandworms = AREA_NAMES.bits(data["sandworms"])
        self.flyers = tuple([FLYER_NAMES.number(each) for each in ZONE_NAMES.spread(data["flyers"], "none")])
        self.wormsigns = AREA_NAMES.bits(data["wormsigns"])
        self.turned_signs = tuple([AREA_NAMES.bits(each) for each in SIGN_NAMES.spread(data["turned_signs"], [])])
        self.unseen_signs = tuple([whole(each) for each in SIGN_NAMES.spread(data["unseen_signs"], 0)])
        self.discarded_signs = tuple([whole(each) for each in SIGN_NAMES.spread(data["discarded_signs"], 0)])
        self.unseen_stations = tuple([whole(each) for each in MARKER_NAMES.spread(data["unseen_stations"], 0)])
        self.blasted = AREA_NAMES.number(data["blasted"])
        self.supremacy = whole(data["supremacy"])
        self.prescience = tuple([whole(each) for each in MARKER_NAMES.spread(data["prescience"], 0)])
        self.imperium = tuple([whole(each) for each in IMPERIUM_NAMES.spread(data["imperium"], 0)])
        self.bans = tuple([truth(each) for each in IMPERIUM_NAMES.spread(data["bans"], False)])
        self.saved_spice = whole(data["saved_spice"])
        self.dice = [whole(each) for each in BOX_NAMES.spread(data["dice"], 0)]
        self.sisters = tuple([whole(each) for each in BOX_NAMES.spread(data["sisters"], 0)])
        self.excess = tuple([whole(each) for each in BOX_NAMES.spread(data["excess"], 0)])
        self.used = tuple([whole(each) for each in BOX_NAMES.spread(data["used"], 0)])
        self.unrolled = tuple([whole(each) for each in SIDE_NAMES.spread(data["unrolled"], 0)])
        self.blocked_dice = whole(data["blocked_dice"])
        self.bene_gesserit_reserve = whole(data["bene_gesserit_reserve"])
        self.bene_gesserit = tuple([whole(each) for each in SIDE_NAMES.spread(data["bene_gesserit"], 0)])
        self.cones = tuple([whole(each) for each in SIDE_NAMES.spread(data["cones"], 0)])
        self.spot = AREA_NAMES.number(data["spot"])
        self.spot_zone = ZONE_NAMES.number(data["spot_zone"])
        self.pinned = truth(data["pinned"])
        self.forced_result = FACE_NAMES.number(data["forced_result"])
        self.bonus_on = PRESCIENCE_NAMES.number(data["bonus_on"])
        self.kept = PRESCIENCE_NAMES.number(data["kept"])
        self.declined = PRESCIENCE_NAMES.bits(data["declined"])
        ATREIDES_DECK.unpack(self.atreides_cards, data["atreides_cards"])
        FREMEN_DECK.unpack(self.fremen_cards, data["fremen_cards"])
        HARKONNEN_DECK.unpack(self.harkonnen_cards, data["harkonnen_cards"])
        CORRINO_DECK.unpack(self.corrino_cards, data["corrino_cards"])
        PRESCIENCE_DECK.unpack(self.prescience_cards, data["prescience_cards"])
        OBJECTIVE_DECK.unpack(self.objectives, data["objectives"])
        TOKEN_DECK.unpack(self.tokens, data["tokens"])
        SIETCH_DECK.unpack(self.sietches, data["sietches"])

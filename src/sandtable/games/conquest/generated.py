"""Written from sandtable.games.conquest.fields by `make generated`: edit that instead."""

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.arrakis.terms import Cell, Sector, Territory
from sandtable.games.conquest.fields import (
    BATTLE_CARD_NAMES,
    BATTLE_CARDS,
    CELL_NAMES,
    FACTION_NAMES,
    LEADER_NAMES,
    LEADER_STATE_NAMES,
    MARKET_CARDS,
    PHASE_NAMES,
    SPICE_CARDS,
    TERRITORY_NAMES,
    TRAITOR_CARDS,
    WEAPON_TYPE_NAMES,
)
from sandtable.games.conquest.terms import FactionIndex, LeaderIndex, LeaderState, Phase, Side
from sandtable.kernel.cards import Cards
from sandtable.kernel.names import exactly, fields, listed, truth, whole
from sandtable.kernel.seats import Seat
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.kernel.game import Game


TURN_FIELDS: Final = (
    "groups",
    "desert",
    "free_ships",
    "native_bonus",
    "long_way",
    "moved_to",
    "moved",
)


class Turn:
    """What a seat may still do in its shipping and movement."""

    __slots__ = (
        "desert",
        "free_ships",
        "groups",
        "long_way",
        "moved",
        "moved_to",
        "native_bonus",
    )

    def __init__(self, groups: int, desert: bool) -> None:
        self.groups: int = groups
        self.desert: bool = desert
        self.free_ships: int = 0
        self.native_bonus: int = 0
        self.long_way: bool = False
        self.moved_to: Cell = Cell(-1)
        self.moved: int = 0

    def copy(self) -> "Turn":
        other = Turn(self.groups, self.desert)
        other.free_ships = self.free_ships
        other.native_bonus = self.native_bonus
        other.long_way = self.long_way
        other.moved_to = self.moved_to
        other.moved = self.moved
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "groups": self.groups,
            "desert": self.desert,
            "free_ships": self.free_ships,
            "native_bonus": self.native_bonus,
            "long_way": self.long_way,
            "moved_to": CELL_NAMES.name(self.moved_to),
            "moved": self.moved,
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, TURN_FIELDS)
        self.groups = whole(data["groups"])
        self.desert = truth(data["desert"])
        self.free_ships = whole(data["free_ships"])
        self.native_bonus = whole(data["native_bonus"])
        self.long_way = truth(data["long_way"])
        self.moved_to = Cell(CELL_NAMES.number(data["moved_to"]))
        self.moved = whole(data["moved"])


def unpacked_turn(packed: object) -> Turn:
    data = fields(packed, TURN_FIELDS)
    found = Turn(whole(data["groups"]), truth(data["desert"]))
    found.unpack(packed)
    return found


BATTLE_FIELDS: Final = (
    "territory",
    "cells",
    "seats",
    "voice_by",
    "voice_must",
    "voice_type",
    "revealed",
    "leader",
    "weapon",
    "mode",
    "defence",
    "dial",
    "bonus",
    "poison_tooth",
    "saved",
    "called",
    "winner",
    "killed",
)


class Battle:
    """The battle being fought. Side 0 holds battle advantage, side 1 is the opponent."""

    __slots__ = (
        "bonus",
        "called",
        "cells",
        "defence",
        "dial",
        "killed",
        "leader",
        "mode",
        "poison_tooth",
        "revealed",
        "saved",
        "seats",
        "territory",
        "voice_by",
        "voice_must",
        "voice_type",
        "weapon",
        "winner",
    )

    def __init__(self, territory: Territory, cells: list[Cell], seats: list[Seat]) -> None:
        self.territory: Territory = territory
        self.cells: list[Cell] = cells
        self.seats: list[Seat] = seats
        self.voice_by: Seat = Seat(-1)
        self.voice_must: bool = False
        self.voice_type: int = 0
        self.revealed: bool = False
        self.leader: list[LeaderIndex] = [LeaderIndex(-1)] * 2
        self.weapon: list[int] = [-1] * 2
        self.mode: list[int] = [0] * 2
        self.defence: list[int] = [-1] * 2
        self.dial: list[int] = [0] * 2
        self.bonus: list[int] = [0] * 2
        self.poison_tooth: bool = False
        self.saved: list[bool] = [False] * 2
        self.called: list[bool] = [False] * 2
        self.winner: Side = Side(-1)
        self.killed: list[bool] = [False] * 2

    def copy(self) -> "Battle":
        other = Battle(self.territory, self.cells[:], self.seats[:])
        other.voice_by = self.voice_by
        other.voice_must = self.voice_must
        other.voice_type = self.voice_type
        other.revealed = self.revealed
        other.leader = self.leader[:]
        other.weapon = self.weapon[:]
        other.mode = self.mode[:]
        other.defence = self.defence[:]
        other.dial = self.dial[:]
        other.bonus = self.bonus[:]
        other.poison_tooth = self.poison_tooth
        other.saved = self.saved[:]
        other.called = self.called[:]
        other.winner = self.winner
        other.killed = self.killed[:]
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "territory": TERRITORY_NAMES.name(self.territory),
            "cells": [CELL_NAMES.name(each) for each in self.cells],
            "seats": self.seats[:],
            "voice_by": self.voice_by,
            "voice_must": self.voice_must,
            "voice_type": WEAPON_TYPE_NAMES.names_in(self.voice_type),
            "revealed": self.revealed,
            "leader": [LEADER_NAMES.name(each) for each in self.leader],
            "weapon": [BATTLE_CARD_NAMES.name(each) for each in self.weapon],
            "mode": [WEAPON_TYPE_NAMES.names_in(each) for each in self.mode],
            "defence": [BATTLE_CARD_NAMES.name(each) for each in self.defence],
            "dial": self.dial[:],
            "bonus": self.bonus[:],
            "poison_tooth": self.poison_tooth,
            "saved": self.saved[:],
            "called": self.called[:],
            "winner": self.winner,
            "killed": self.killed[:],
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, BATTLE_FIELDS)
        self.territory = Territory(TERRITORY_NAMES.number(data["territory"]))
        self.cells = [Cell(CELL_NAMES.number(each)) for each in listed(data["cells"])]
        self.seats = [Seat(whole(each)) for each in listed(data["seats"])]
        self.voice_by = Seat(whole(data["voice_by"]))
        self.voice_must = truth(data["voice_must"])
        self.voice_type = WEAPON_TYPE_NAMES.bits(data["voice_type"])
        self.revealed = truth(data["revealed"])
        self.leader = [LeaderIndex(LEADER_NAMES.number(each)) for each in exactly(data["leader"], 2)]
        self.weapon = [BATTLE_CARD_NAMES.number(each) for each in exactly(data["weapon"], 2)]
        self.mode = [WEAPON_TYPE_NAMES.bits(each) for each in exactly(data["mode"], 2)]
        self.defence = [BATTLE_CARD_NAMES.number(each) for each in exactly(data["defence"], 2)]
        self.dial = [whole(each) for each in exactly(data["dial"], 2)]
        self.bonus = [whole(each) for each in exactly(data["bonus"], 2)]
        self.poison_tooth = truth(data["poison_tooth"])
        self.saved = [truth(each) for each in exactly(data["saved"], 2)]
        self.called = [truth(each) for each in exactly(data["called"], 2)]
        self.winner = Side(whole(data["winner"]))
        self.killed = [truth(each) for each in exactly(data["killed"], 2)]


def unpacked_battle(packed: object) -> Battle:
    data = fields(packed, BATTLE_FIELDS)
    found = Battle(
        Territory(TERRITORY_NAMES.number(data["territory"])),
        [Cell(CELL_NAMES.number(each)) for each in listed(data["cells"])],
        [Seat(whole(each)) for each in listed(data["seats"])],
    )
    found.unpack(packed)
    return found


TABLE_FIELDS: Final = (
    "turn",
    "battle",
    "alliance",
    "secret_leaders",
    "small_market",
    "covered",
    "round",
    "phase",
    "first",
    "storm",
    "weather",
    "worm_called",
    "exchanged",
    "factions",
    "spice",
    "reserve",
    "tanks",
    "forces",
    "ground_spice",
    "leader_state",
    "fought_in",
    "battle_cards",
    "market_cards",
    "spice_cards",
    "traitor_cards",
)


class TableFields(State):
    """Everything on the table."""

    __slots__ = (
        "alliance",
        "battle",
        "battle_cards",
        "covered",
        "exchanged",
        "factions",
        "first",
        "forces",
        "fought_in",
        "ground_spice",
        "leader_state",
        "market_cards",
        "phase",
        "reserve",
        "round",
        "secret_leaders",
        "small_market",
        "spice",
        "spice_cards",
        "storm",
        "tanks",
        "traitor_cards",
        "turn",
        "weather",
        "worm_called",
    )

    def __init__(self, game: "Game", seats: int, source: "TableFields | None" = None) -> None:
        super().__init__(game, seats, source)
        if source is None:
            self.turn: Turn | None = None
            self.battle: Battle | None = None
            self.alliance: bool = False
            self.secret_leaders: bool = False
            self.small_market: bool = False
            self.covered: Territory = Territory(-1)
            self.round: int = 1
            self.phase: Phase = Phase(0)
            self.first: Seat = Seat(-1)
            self.storm: Sector = Sector(18)
            self.weather: int = -1
            self.worm_called: bool = False
            self.exchanged: bool = False
            self.factions: list[FactionIndex] = [FactionIndex(-1)] * seats
            self.spice: list[int] = [0] * seats
            self.reserve: list[int] = [0] * seats
            self.tanks: list[int] = [0] * seats
            self.forces: list[tuple[int, ...]] = [(0,) * CELL_NAMES.size] * seats
            self.ground_spice: list[int] = [0] * CELL_NAMES.size
            self.leader_state: list[LeaderState] = [LeaderState(2)] * LEADER_NAMES.size
            self.fought_in: list[Territory] = [Territory(-1)] * LEADER_NAMES.size
            self.battle_cards: Cards = BATTLE_CARDS.empty(seats, seats)
            self.market_cards: Cards = MARKET_CARDS.empty(seats, seats)
            self.spice_cards: Cards = SPICE_CARDS.empty(seats, seats)
            self.traitor_cards: Cards = TRAITOR_CARDS.empty(seats, seats)
        else:
            turn = source.turn
            self.turn = None if turn is None else turn.copy()
            battle = source.battle
            self.battle = None if battle is None else battle.copy()
            self.alliance = source.alliance
            self.secret_leaders = source.secret_leaders
            self.small_market = source.small_market
            self.covered = source.covered
            self.round = source.round
            self.phase = source.phase
            self.first = source.first
            self.storm = source.storm
            self.weather = source.weather
            self.worm_called = source.worm_called
            self.exchanged = source.exchanged
            self.factions = source.factions[:]
            self.spice = source.spice[:]
            self.reserve = source.reserve[:]
            self.tanks = source.tanks[:]
            self.forces = source.forces[:]
            self.ground_spice = source.ground_spice[:]
            self.leader_state = source.leader_state[:]
            self.fought_in = source.fought_in[:]
            self.battle_cards = source.battle_cards.copy()
            self.market_cards = source.market_cards.copy()
            self.spice_cards = source.spice_cards.copy()
            self.traitor_cards = source.traitor_cards.copy()

    def families(self) -> list[Cards]:
        return [self.battle_cards, self.market_cards, self.spice_cards, self.traitor_cards]

    def pack(self) -> dict[str, Any]:
        return {
            "turn": None if self.turn is None else self.turn.pack(),
            "battle": None if self.battle is None else self.battle.pack(),
            "alliance": self.alliance,
            "secret_leaders": self.secret_leaders,
            "small_market": self.small_market,
            "covered": TERRITORY_NAMES.name(self.covered),
            "round": self.round,
            "phase": PHASE_NAMES.name(self.phase),
            "first": self.first,
            "storm": self.storm,
            "weather": self.weather,
            "worm_called": self.worm_called,
            "exchanged": self.exchanged,
            "factions": [FACTION_NAMES.name(each) for each in self.factions],
            "spice": self.spice[:],
            "reserve": self.reserve[:],
            "tanks": self.tanks[:],
            "forces": [CELL_NAMES.gather(each, 0) for each in self.forces],
            "ground_spice": CELL_NAMES.gather(self.ground_spice, 0),
            "leader_state": LEADER_NAMES.gather(
                [LEADER_STATE_NAMES.name(each) for each in self.leader_state], "not_drawn"
            ),
            "fought_in": LEADER_NAMES.gather([TERRITORY_NAMES.name(each) for each in self.fought_in], None),
            "battle_cards": BATTLE_CARDS.pack(self.battle_cards),
            "market_cards": MARKET_CARDS.pack(self.market_cards),
            "spice_cards": SPICE_CARDS.pack(self.spice_cards),
            "traitor_cards": TRAITOR_CARDS.pack(self.traitor_cards),
        }

    def unpack(self, packed: dict[str, Any]) -> None:
        data = fields(packed, TABLE_FIELDS)
        self.turn = None if data["turn"] is None else unpacked_turn(data["turn"])
        self.battle = None if data["battle"] is None else unpacked_battle(data["battle"])
        self.alliance = truth(data["alliance"])
        self.secret_leaders = truth(data["secret_leaders"])
        self.small_market = truth(data["small_market"])
        self.covered = Territory(TERRITORY_NAMES.number(data["covered"]))
        self.round = whole(data["round"])
        self.phase = Phase(PHASE_NAMES.number(data["phase"]))
        self.first = Seat(whole(data["first"]))
        self.storm = Sector(whole(data["storm"]))
        self.weather = whole(data["weather"])
        self.worm_called = truth(data["worm_called"])
        self.exchanged = truth(data["exchanged"])
        self.factions = [FactionIndex(FACTION_NAMES.number(each)) for each in exactly(data["factions"], self.seats)]
        self.spice = [whole(each) for each in exactly(data["spice"], self.seats)]
        self.reserve = [whole(each) for each in exactly(data["reserve"], self.seats)]
        self.tanks = [whole(each) for each in exactly(data["tanks"], self.seats)]
        self.forces = [
            tuple([whole(each1) for each1 in CELL_NAMES.spread(each, 0)])
            for each in exactly(data["forces"], self.seats)
        ]
        self.ground_spice = [whole(each) for each in CELL_NAMES.spread(data["ground_spice"], 0)]
        self.leader_state = [
            LeaderState(LEADER_STATE_NAMES.number(each))
            for each in LEADER_NAMES.spread(data["leader_state"], "not_drawn")
        ]
        self.fought_in = [
            Territory(TERRITORY_NAMES.number(each)) for each in LEADER_NAMES.spread(data["fought_in"], None)
        ]
        BATTLE_CARDS.unpack(self.battle_cards, data["battle_cards"])
        MARKET_CARDS.unpack(self.market_cards, data["market_cards"])
        SPICE_CARDS.unpack(self.spice_cards, data["spice_cards"])
        TRAITOR_CARDS.unpack(self.traitor_cards, data["traitor_cards"])

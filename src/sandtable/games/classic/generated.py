"""Written from sandtable.games.classic.fields by `make generated`: edit that instead."""

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.arrakis.terms import Cell, Sector, Territory
from sandtable.games.classic.fields import (
    ADVANTAGE_NAMES,
    CELL_NAMES,
    DEAL_VALUE_NAMES,
    FACTION_NAMES,
    KIND_NAMES,
    LEADER_NAMES,
    LEADERS,
    ORDER_NAMES,
    PHASE_NAMES,
    PREDICTIONS,
    SKILL_NAMES,
    SKILLS,
    SPICE,
    STORM,
    STRONGHOLD_CARD_NAMES,
    TARGET_NAMES,
    TERM_NAMES,
    TERRITORY_NAMES,
    TOKENS,
    TRAITORS,
    TREACHERY,
    TREACHERY_NAMES,
)
from sandtable.games.classic.terms import FactionIndex, Kind, LeaderIndex, Phase, SkillIndex
from sandtable.kernel.cards import Cards
from sandtable.kernel.names import exactly, fields, listed, truth, whole
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.kernel.game import Game


AUCTION_FIELDS: Final = (
    "cards",
    "number",
    "opener",
    "turn",
    "bidder",
    "bid",
    "passes",
    "seller",
    "way",
    "waiting",
    "bids",
)


class Auction:
    """One bidding phase. The card up for auction lies in the zone UP, those to come in ROW."""

    __slots__ = (
        "bid",
        "bidder",
        "bids",
        "cards",
        "number",
        "opener",
        "passes",
        "seller",
        "turn",
        "waiting",
        "way",
    )

    def __init__(self, cards: int) -> None:
        self.cards: int = cards
        self.number: int = 0
        self.opener: int = -1
        self.turn: int = -1
        self.bidder: int = -1
        self.bid: int = 0
        self.passes: int = 0
        self.seller: int = 0
        self.way: int = 0
        self.waiting: list[int] = []
        self.bids: list[int] = []

    def copy(self) -> "Auction":
        other = Auction(self.cards)
        other.number = self.number
        other.opener = self.opener
        other.turn = self.turn
        other.bidder = self.bidder
        other.bid = self.bid
        other.passes = self.passes
        other.seller = self.seller
        other.way = self.way
        other.waiting = self.waiting[:]
        other.bids = self.bids[:]
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "cards": self.cards,
            "number": self.number,
            "opener": self.opener,
            "turn": self.turn,
            "bidder": self.bidder,
            "bid": self.bid,
            "passes": self.passes,
            "seller": self.seller,
            "way": self.way,
            "waiting": self.waiting[:],
            "bids": self.bids[:],
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, AUCTION_FIELDS)
        self.cards = whole(data["cards"])
        self.number = whole(data["number"])
        self.opener = whole(data["opener"])
        self.turn = whole(data["turn"])
        self.bidder = whole(data["bidder"])
        self.bid = whole(data["bid"])
        self.passes = whole(data["passes"])
        self.seller = whole(data["seller"])
        self.way = whole(data["way"])
        self.waiting = [whole(each) for each in listed(data["waiting"])]
        self.bids = [whole(each) for each in listed(data["bids"])]


def unpacked_auction(packed: object) -> Auction:
    data = fields(packed, AUCTION_FIELDS)
    found = Auction(whole(data["cards"]))
    found.unpack(packed)
    return found


VOYAGE_FIELDS: Final = (
    "seat",
    "target",
    "starts",
    "counts",
    "specials",
    "payers",
    "paid",
    "choosing",
    "karama",
    "shipped",
    "moves",
    "marched",
    "visited",
    "residents",
    "by_token",
    "token_asked",
    "lent",
    "flights",
    "further",
    "barred",
    "surveyed",
)


class Voyage:
    """One seat's turn in the shipment and movement phase."""

    __slots__ = (
        "barred",
        "by_token",
        "choosing",
        "counts",
        "flights",
        "further",
        "karama",
        "lent",
        "marched",
        "moves",
        "paid",
        "payers",
        "residents",
        "seat",
        "shipped",
        "specials",
        "starts",
        "surveyed",
        "target",
        "token_asked",
        "visited",
    )

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.target: Cell = Cell(-1)
        self.starts: list[Cell] = []
        self.counts: list[int] = []
        self.specials: list[int] = []
        self.payers: list[int] = []
        self.paid: list[int] = []
        self.choosing: bool = False
        self.karama: bool = False
        self.shipped: bool = False
        self.moves: int = 1
        self.marched: bool = False
        self.visited: Territory = Territory(-1)
        self.residents: int = 0
        self.by_token: bool = False
        self.token_asked: bool = False
        self.lent: int = -1
        self.flights: int = 0
        self.further: int = 0
        self.barred: int = 0
        self.surveyed: bool = False

    def copy(self) -> "Voyage":
        other = Voyage(self.seat)
        other.target = self.target
        other.starts = self.starts[:]
        other.counts = self.counts[:]
        other.specials = self.specials[:]
        other.payers = self.payers[:]
        other.paid = self.paid[:]
        other.choosing = self.choosing
        other.karama = self.karama
        other.shipped = self.shipped
        other.moves = self.moves
        other.marched = self.marched
        other.visited = self.visited
        other.residents = self.residents
        other.by_token = self.by_token
        other.token_asked = self.token_asked
        other.lent = self.lent
        other.flights = self.flights
        other.further = self.further
        other.barred = self.barred
        other.surveyed = self.surveyed
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "target": TARGET_NAMES.name(self.target),
            "starts": [CELL_NAMES.name(each) for each in self.starts],
            "counts": self.counts[:],
            "specials": self.specials[:],
            "payers": self.payers[:],
            "paid": self.paid[:],
            "choosing": self.choosing,
            "karama": self.karama,
            "shipped": self.shipped,
            "moves": self.moves,
            "marched": self.marched,
            "visited": TERRITORY_NAMES.name(self.visited),
            "residents": self.residents,
            "by_token": self.by_token,
            "token_asked": self.token_asked,
            "lent": self.lent,
            "flights": self.flights,
            "further": self.further,
            "barred": TERRITORY_NAMES.names_in(self.barred),
            "surveyed": self.surveyed,
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, VOYAGE_FIELDS)
        self.seat = whole(data["seat"])
        self.target = Cell(TARGET_NAMES.number(data["target"]))
        self.starts = [Cell(CELL_NAMES.number(each)) for each in listed(data["starts"])]
        self.counts = [whole(each) for each in listed(data["counts"])]
        self.specials = [whole(each) for each in listed(data["specials"])]
        self.payers = [whole(each) for each in listed(data["payers"])]
        self.paid = [whole(each) for each in listed(data["paid"])]
        self.choosing = truth(data["choosing"])
        self.karama = truth(data["karama"])
        self.shipped = truth(data["shipped"])
        self.moves = whole(data["moves"])
        self.marched = truth(data["marched"])
        self.visited = Territory(TERRITORY_NAMES.number(data["visited"]))
        self.residents = whole(data["residents"])
        self.by_token = truth(data["by_token"])
        self.token_asked = truth(data["token_asked"])
        self.lent = whole(data["lent"])
        self.flights = whole(data["flights"])
        self.further = whole(data["further"])
        self.barred = TERRITORY_NAMES.bits(data["barred"])
        self.surveyed = truth(data["surveyed"])


def unpacked_voyage(packed: object) -> Voyage:
    data = fields(packed, VOYAGE_FIELDS)
    found = Voyage(whole(data["seat"]))
    found.unpack(packed)
    return found


BATTLE_FIELDS: Final = (
    "territory",
    "cells",
    "seats",
    "voice_by",
    "voice_at",
    "voice_must",
    "voice_order",
    "seer",
    "seen",
    "element",
    "oaths",
    "committed",
    "revealed",
    "leader",
    "hero",
    "weapon",
    "defence",
    "dial",
    "support",
    "kwisatz",
    "owed",
    "called",
    "winner",
    "killed",
    "exploded",
    "burning",
    "withdrawn",
    "shelled",
    "support_by_choam",
    "behind",
    "banked",
    "copied",
    "bonus",
    "reduced",
    "deciphers",
)


class Battle:
    """Everything about one battle that lies open on the table. Side 0 is the aggressor. Dials count in half points."""

    __slots__ = (
        "banked",
        "behind",
        "bonus",
        "burning",
        "called",
        "cells",
        "committed",
        "copied",
        "deciphers",
        "defence",
        "dial",
        "element",
        "exploded",
        "hero",
        "killed",
        "kwisatz",
        "leader",
        "oaths",
        "owed",
        "reduced",
        "revealed",
        "seats",
        "seen",
        "seer",
        "shelled",
        "support",
        "support_by_choam",
        "territory",
        "voice_at",
        "voice_by",
        "voice_must",
        "voice_order",
        "weapon",
        "winner",
        "withdrawn",
    )

    def __init__(self, territory: Territory, cells: list[Cell], seats: list[int]) -> None:
        self.territory: Territory = territory
        self.cells: list[Cell] = cells
        self.seats: list[int] = seats
        self.voice_by: int = -1
        self.voice_at: int = -1
        self.voice_must: bool = False
        self.voice_order: int = 0
        self.seer: int = -1
        self.seen: int = -1
        self.element: int = -1
        self.oaths: list[tuple[int, Kind, bool]] = []
        self.committed: int = 0
        self.revealed: bool = False
        self.leader: list[LeaderIndex] = [LeaderIndex(-1)] * 2
        self.hero: list[int] = [-1] * 2
        self.weapon: list[int] = [-1] * 2
        self.defence: list[int] = [-1] * 2
        self.dial: list[int] = [0] * 2
        self.support: list[int] = [0] * 2
        self.kwisatz: list[bool] = [False] * 2
        self.owed: list[int] = [0] * 2
        self.called: list[int] = [-1] * 2
        self.winner: int = -1
        self.killed: list[bool] = [False] * 2
        self.exploded: bool = False
        self.burning: list[int] = [0] * 2
        self.withdrawn: list[bool] = [False] * 2
        self.shelled: list[bool] = [False] * 2
        self.support_by_choam: list[int] = [0] * 2
        self.behind: list[bool] = [False] * 2
        self.banked: list[int] = [0] * 2
        self.copied: list[int] = [-1] * 2
        self.bonus: list[int] = [0] * 2
        self.reduced: list[int] = [0] * 2
        self.deciphers: int = 0

    def copy(self) -> "Battle":
        other = Battle(self.territory, self.cells[:], self.seats[:])
        other.voice_by = self.voice_by
        other.voice_at = self.voice_at
        other.voice_must = self.voice_must
        other.voice_order = self.voice_order
        other.seer = self.seer
        other.seen = self.seen
        other.element = self.element
        other.oaths = self.oaths[:]
        other.committed = self.committed
        other.revealed = self.revealed
        other.leader = self.leader[:]
        other.hero = self.hero[:]
        other.weapon = self.weapon[:]
        other.defence = self.defence[:]
        other.dial = self.dial[:]
        other.support = self.support[:]
        other.kwisatz = self.kwisatz[:]
        other.owed = self.owed[:]
        other.called = self.called[:]
        other.winner = self.winner
        other.killed = self.killed[:]
        other.exploded = self.exploded
        other.burning = self.burning[:]
        other.withdrawn = self.withdrawn[:]
        other.shelled = self.shelled[:]
        other.support_by_choam = self.support_by_choam[:]
        other.behind = self.behind[:]
        other.banked = self.banked[:]
        other.copied = self.copied[:]
        other.bonus = self.bonus[:]
        other.reduced = self.reduced[:]
        other.deciphers = self.deciphers
        return other

    def pack(self) -> dict[str, Any]:
        return {
            "territory": TERRITORY_NAMES.name(self.territory),
            "cells": [CELL_NAMES.name(each) for each in self.cells],
            "seats": self.seats[:],
            "voice_by": self.voice_by,
            "voice_at": self.voice_at,
            "voice_must": self.voice_must,
            "voice_order": ORDER_NAMES.name(self.voice_order),
            "seer": self.seer,
            "seen": self.seen,
            "element": self.element,
            "oaths": [[each[0], KIND_NAMES.name(each[1]), each[2]] for each in self.oaths],
            "committed": self.committed,
            "revealed": self.revealed,
            "leader": [LEADER_NAMES.name(each) for each in self.leader],
            "hero": [TREACHERY_NAMES.name(each) for each in self.hero],
            "weapon": [TREACHERY_NAMES.name(each) for each in self.weapon],
            "defence": [TREACHERY_NAMES.name(each) for each in self.defence],
            "dial": self.dial[:],
            "support": self.support[:],
            "kwisatz": self.kwisatz[:],
            "owed": self.owed[:],
            "called": self.called[:],
            "winner": self.winner,
            "killed": self.killed[:],
            "exploded": self.exploded,
            "burning": self.burning[:],
            "withdrawn": self.withdrawn[:],
            "shelled": self.shelled[:],
            "support_by_choam": self.support_by_choam[:],
            "behind": self.behind[:],
            "banked": self.banked[:],
            "copied": [TREACHERY_NAMES.name(each) for each in self.copied],
            "bonus": self.bonus[:],
            "reduced": self.reduced[:],
            "deciphers": self.deciphers,
        }

    def unpack(self, packed: object) -> None:
        data = fields(packed, BATTLE_FIELDS)
        self.territory = Territory(TERRITORY_NAMES.number(data["territory"]))
        self.cells = [Cell(CELL_NAMES.number(each)) for each in listed(data["cells"])]
        self.seats = [whole(each) for each in listed(data["seats"])]
        self.voice_by = whole(data["voice_by"])
        self.voice_at = whole(data["voice_at"])
        self.voice_must = truth(data["voice_must"])
        self.voice_order = ORDER_NAMES.number(data["voice_order"])
        self.seer = whole(data["seer"])
        self.seen = whole(data["seen"])
        self.element = whole(data["element"])
        self.oaths = [
            (
                whole(each[0]),
                Kind(KIND_NAMES.number(each[1])),
                truth(each[2]),
            )
            for each in listed(data["oaths"])
        ]
        self.committed = whole(data["committed"])
        self.revealed = truth(data["revealed"])
        self.leader = [LeaderIndex(LEADER_NAMES.number(each)) for each in exactly(data["leader"], 2)]
        self.hero = [TREACHERY_NAMES.number(each) for each in exactly(data["hero"], 2)]
        self.weapon = [TREACHERY_NAMES.number(each) for each in exactly(data["weapon"], 2)]
        self.defence = [TREACHERY_NAMES.number(each) for each in exactly(data["defence"], 2)]
        self.dial = [whole(each) for each in exactly(data["dial"], 2)]
        self.support = [whole(each) for each in exactly(data["support"], 2)]
        self.kwisatz = [truth(each) for each in exactly(data["kwisatz"], 2)]
        self.owed = [whole(each) for each in exactly(data["owed"], 2)]
        self.called = [whole(each) for each in exactly(data["called"], 2)]
        self.winner = whole(data["winner"])
        self.killed = [truth(each) for each in exactly(data["killed"], 2)]
        self.exploded = truth(data["exploded"])
        self.burning = [whole(each) for each in exactly(data["burning"], 2)]
        self.withdrawn = [truth(each) for each in exactly(data["withdrawn"], 2)]
        self.shelled = [truth(each) for each in exactly(data["shelled"], 2)]
        self.support_by_choam = [whole(each) for each in exactly(data["support_by_choam"], 2)]
        self.behind = [truth(each) for each in exactly(data["behind"], 2)]
        self.banked = [whole(each) for each in exactly(data["banked"], 2)]
        self.copied = [TREACHERY_NAMES.number(each) for each in exactly(data["copied"], 2)]
        self.bonus = [whole(each) for each in exactly(data["bonus"], 2)]
        self.reduced = [whole(each) for each in exactly(data["reduced"], 2)]
        self.deciphers = whole(data["deciphers"])


def unpacked_battle(packed: object) -> Battle:
    data = fields(packed, BATTLE_FIELDS)
    found = Battle(
        Territory(TERRITORY_NAMES.number(data["territory"])),
        [Cell(CELL_NAMES.number(each)) for each in listed(data["cells"])],
        [whole(each) for each in listed(data["seats"])],
    )
    found.unpack(packed)
    return found


TABLE_FIELDS: Final = (
    "auction",
    "voyage",
    "battle",
    "advanced",
    "turns",
    "alliance_size",
    "alliance_strongholds",
    "advisors_with_ally",
    "pairs",
    "expansion",
    "more_weapons",
    "leader_skills",
    "stronghold_cards",
    "turn",
    "phase",
    "first",
    "storm",
    "storm_steps",
    "wall_stands",
    "protected",
    "dialers",
    "last_blow",
    "factions",
    "seat_by_faction",
    "spice",
    "bribes",
    "reserve",
    "reserve_special",
    "tanks",
    "tanks_special",
    "forces",
    "special",
    "advisors",
    "peaceful",
    "ground_spice",
    "allies",
    "joined",
    "fought_in",
    "lives",
    "may_revive",
    "special_revived",
    "kwisatz_losses",
    "kwisatz",
    "kwisatz_in",
    "wishes",
    "entered",
    "left",
    "stopped",
    "power_used",
    "spoken",
    "offers",
    "words",
    "bidding_shared",
    "spice_shared",
    "inflation",
    "inflation_turns",
    "inflation_laid",
    "exchanged",
    "exchange_asked",
    "not_free",
    "cloaked",
    "market_sold",
    "market_opener",
    "richese_last",
    "acts_first",
    "acts_last",
    "just_discarded",
    "skill_of",
    "skill_used",
    "card_holder",
    "voyaged",
    "treachery",
    "spice_cards",
    "storm_cards",
    "predictions",
    "traitors",
    "leaders",
    "tokens",
    "skills",
)


class TableFields(State):
    """Everything on the table."""

    __slots__ = (
        "acts_first",
        "acts_last",
        "advanced",
        "advisors",
        "advisors_with_ally",
        "alliance_size",
        "alliance_strongholds",
        "allies",
        "auction",
        "battle",
        "bidding_shared",
        "bribes",
        "card_holder",
        "cloaked",
        "dialers",
        "entered",
        "exchange_asked",
        "exchanged",
        "expansion",
        "factions",
        "first",
        "forces",
        "fought_in",
        "ground_spice",
        "inflation",
        "inflation_laid",
        "inflation_turns",
        "joined",
        "just_discarded",
        "kwisatz",
        "kwisatz_in",
        "kwisatz_losses",
        "last_blow",
        "leader_skills",
        "leaders",
        "left",
        "lives",
        "market_opener",
        "market_sold",
        "may_revive",
        "more_weapons",
        "not_free",
        "offers",
        "pairs",
        "peaceful",
        "phase",
        "power_used",
        "predictions",
        "protected",
        "reserve",
        "reserve_special",
        "richese_last",
        "seat_by_faction",
        "skill_of",
        "skill_used",
        "skills",
        "special",
        "special_revived",
        "spice",
        "spice_cards",
        "spice_shared",
        "spoken",
        "stopped",
        "storm",
        "storm_cards",
        "storm_steps",
        "stronghold_cards",
        "tanks",
        "tanks_special",
        "tokens",
        "traitors",
        "treachery",
        "turn",
        "turns",
        "voyage",
        "voyaged",
        "wall_stands",
        "wishes",
        "words",
    )

    def __init__(self, game: "Game", seats: int, source: "TableFields | None" = None) -> None:
        super().__init__(game, seats, source)
        if source is None:
            self.auction: Auction | None = None
            self.voyage: Voyage | None = None
            self.battle: Battle | None = None
            self.advanced: bool = False
            self.turns: int = 10
            self.alliance_size: int = 2
            self.alliance_strongholds: int = 4
            self.advisors_with_ally: bool = False
            self.pairs: bool = False
            self.expansion: bool = False
            self.more_weapons: bool = False
            self.leader_skills: bool = False
            self.stronghold_cards: bool = False
            self.turn: int = 1
            self.phase: Phase = Phase(0)
            self.first: int = 0
            self.storm: Sector = Sector(18)
            self.storm_steps: int = -1
            self.wall_stands: bool = True
            self.protected: int = 0
            self.dialers: tuple[int, ...] = (-1,) * 2
            self.last_blow: tuple[Territory, ...] = (Territory(-1),) * 2
            self.factions: tuple[FactionIndex, ...] = (FactionIndex(-1),) * seats
            self.seat_by_faction: tuple[int, ...] = (-1,) * FACTION_NAMES.size
            self.spice: list[int] = [0] * seats
            self.bribes: tuple[int, ...] = (0,) * seats
            self.reserve: list[int] = [0] * seats
            self.reserve_special: list[int] = [0] * seats
            self.tanks: list[int] = [0] * seats
            self.tanks_special: list[int] = [0] * seats
            self.forces: list[tuple[int, ...]] = [(0,) * CELL_NAMES.size] * seats
            self.special: list[tuple[int, ...]] = [(0,) * CELL_NAMES.size] * seats
            self.advisors: tuple[int, ...] = (0,) * CELL_NAMES.size
            self.peaceful: int = 0
            self.ground_spice: tuple[int, ...] = (0,) * CELL_NAMES.size
            self.allies: tuple[int, ...] = (0,) * seats
            self.joined: tuple[int, ...] = (0,) * seats
            self.fought_in: tuple[Territory, ...] = (Territory(-1),) * LEADER_NAMES.size
            self.lives: tuple[int, ...] = (0,) * LEADER_NAMES.size
            self.may_revive: tuple[bool, ...] = (False,) * seats
            self.special_revived: tuple[bool, ...] = (False,) * seats
            self.kwisatz_losses: int = 0
            self.kwisatz: int = 0
            self.kwisatz_in: Territory = Territory(-1)
            self.wishes: tuple[int, ...] = (-1,) * seats
            self.entered: int = 0
            self.left: int = 0
            self.stopped: int = 0
            self.power_used: tuple[bool, ...] = (False,) * seats
            self.spoken: list[int] = [0] * seats
            self.offers: tuple[tuple[int, int, int, int, int, int, int, Phase], ...] = ()
            self.words: tuple[tuple[int, int, int, int, int, int, int, Phase], ...] = ()
            self.bidding_shared: int = 0
            self.spice_shared: int = 0
            self.inflation: int = 0
            self.inflation_turns: int = 0
            self.inflation_laid: bool = False
            self.exchanged: bool = False
            self.exchange_asked: bool = False
            self.not_free: int = 0
            self.cloaked: Territory = Territory(-1)
            self.market_sold: bool = False
            self.market_opener: int = -1
            self.richese_last: bool = False
            self.acts_first: int = -1
            self.acts_last: int = -1
            self.just_discarded: tuple[tuple[int, int], ...] = ()
            self.skill_of: tuple[SkillIndex, ...] = (SkillIndex(-1),) * LEADER_NAMES.size
            self.skill_used: tuple[bool, ...] = (False,) * seats
            self.card_holder: tuple[int, ...] = (-1,) * STRONGHOLD_CARD_NAMES.size
            self.voyaged: tuple[bool, ...] = (False,) * seats
            self.treachery: Cards = TREACHERY.empty(seats, seats)
            self.spice_cards: Cards = SPICE.empty(seats, seats)
            self.storm_cards: Cards = STORM.empty(seats, seats)
            self.predictions: Cards = PREDICTIONS.empty(seats, seats)
            self.traitors: Cards = TRAITORS.empty(seats, seats)
            self.leaders: Cards = LEADERS.empty(seats, seats)
            self.tokens: Cards = TOKENS.empty(seats, seats)
            self.skills: Cards = SKILLS.empty(seats, seats)
        else:
            auction = source.auction
            self.auction = None if auction is None else auction.copy()
            voyage = source.voyage
            self.voyage = None if voyage is None else voyage.copy()
            battle = source.battle
            self.battle = None if battle is None else battle.copy()
            self.advanced = source.advanced
            self.turns = source.turns
            self.alliance_size = source.alliance_size
            self.alliance_strongholds = source.alliance_strongholds
            self.advisors_with_ally = source.advisors_with_ally
            self.pairs = source.pairs
            self.expansion = source.expansion
            self.more_weapons = source.more_weapons
            self.leader_skills = source.leader_skills
            self.stronghold_cards = source.stronghold_cards
            self.turn = source.turn
            self.phase = source.phase
            self.first = source.first
            self.storm = source.storm
            self.storm_steps = source.storm_steps
            self.wall_stands = source.wall_stands
            self.protected = source.protected
            self.dialers = source.dialers
            self.last_blow = source.last_blow
            self.factions = source.factions
            self.seat_by_faction = source.seat_by_faction
            self.spice = source.spice[:]
            self.bribes = source.bribes
            self.reserve = source.reserve[:]
            self.reserve_special = source.reserve_special[:]
            self.tanks = source.tanks[:]
            self.tanks_special = source.tanks_special[:]
            self.forces = source.forces[:]
            self.special = source.special[:]
            self.advisors = source.advisors
            self.peaceful = source.peaceful
            self.ground_spice = source.ground_spice
            self.allies = source.allies
            self.joined = source.joined
            self.fought_in = source.fought_in
            self.lives = source.lives
            self.may_revive = source.may_revive
            self.special_revived = source.special_revived
            self.kwisatz_losses = source.kwisatz_losses
            self.kwisatz = source.kwisatz
            self.kwisatz_in = source.kwisatz_in
            self.wishes = source.wishes
            self.entered = source.entered
            self.left = source.left
            self.stopped = source.stopped
            self.power_used = source.power_used
            self.spoken = source.spoken[:]
            self.offers = source.offers
            self.words = source.words
            self.bidding_shared = source.bidding_shared
            self.spice_shared = source.spice_shared
            self.inflation = source.inflation
            self.inflation_turns = source.inflation_turns
            self.inflation_laid = source.inflation_laid
            self.exchanged = source.exchanged
            self.exchange_asked = source.exchange_asked
            self.not_free = source.not_free
            self.cloaked = source.cloaked
            self.market_sold = source.market_sold
            self.market_opener = source.market_opener
            self.richese_last = source.richese_last
            self.acts_first = source.acts_first
            self.acts_last = source.acts_last
            self.just_discarded = source.just_discarded
            self.skill_of = source.skill_of
            self.skill_used = source.skill_used
            self.card_holder = source.card_holder
            self.voyaged = source.voyaged
            self.treachery = source.treachery.copy()
            self.spice_cards = source.spice_cards.copy()
            self.storm_cards = source.storm_cards.copy()
            self.predictions = source.predictions.copy()
            self.traitors = source.traitors.copy()
            self.leaders = source.leaders.copy()
            self.tokens = source.tokens.copy()
            self.skills = source.skills.copy()

    def families(self) -> list[Cards]:
        return [
            self.treachery,
            self.spice_cards,
            self.storm_cards,
            self.predictions,
            self.traitors,
            self.leaders,
            self.tokens,
            self.skills,
        ]

    def pack(self) -> dict[str, Any]:
        return {
            "auction": None if self.auction is None else self.auction.pack(),
            "voyage": None if self.voyage is None else self.voyage.pack(),
            "battle": None if self.battle is None else self.battle.pack(),
            "advanced": self.advanced,
            "turns": self.turns,
            "alliance_size": self.alliance_size,
            "alliance_strongholds": self.alliance_strongholds,
            "advisors_with_ally": self.advisors_with_ally,
            "pairs": self.pairs,
            "expansion": self.expansion,
            "more_weapons": self.more_weapons,
            "leader_skills": self.leader_skills,
            "stronghold_cards": self.stronghold_cards,
            "turn": self.turn,
            "phase": PHASE_NAMES.name(self.phase),
            "first": self.first,
            "storm": self.storm,
            "storm_steps": self.storm_steps,
            "wall_stands": self.wall_stands,
            "protected": self.protected,
            "dialers": list(self.dialers),
            "last_blow": [TERRITORY_NAMES.name(each) for each in self.last_blow],
            "factions": [FACTION_NAMES.name(each) for each in self.factions],
            "seat_by_faction": FACTION_NAMES.gather(self.seat_by_faction, -1),
            "spice": self.spice[:],
            "bribes": list(self.bribes),
            "reserve": self.reserve[:],
            "reserve_special": self.reserve_special[:],
            "tanks": self.tanks[:],
            "tanks_special": self.tanks_special[:],
            "forces": [CELL_NAMES.gather(each, 0) for each in self.forces],
            "special": [CELL_NAMES.gather(each, 0) for each in self.special],
            "advisors": CELL_NAMES.gather(self.advisors, 0),
            "peaceful": TERRITORY_NAMES.names_in(self.peaceful),
            "ground_spice": CELL_NAMES.gather(self.ground_spice, 0),
            "allies": list(self.allies),
            "joined": list(self.joined),
            "fought_in": LEADER_NAMES.gather([TERRITORY_NAMES.name(each) for each in self.fought_in], None),
            "lives": LEADER_NAMES.gather(self.lives, 0),
            "may_revive": list(self.may_revive),
            "special_revived": list(self.special_revived),
            "kwisatz_losses": self.kwisatz_losses,
            "kwisatz": self.kwisatz,
            "kwisatz_in": TERRITORY_NAMES.name(self.kwisatz_in),
            "wishes": list(self.wishes),
            "entered": self.entered,
            "left": self.left,
            "stopped": ADVANTAGE_NAMES.names_in(self.stopped),
            "power_used": list(self.power_used),
            "spoken": self.spoken[:],
            "offers": [
                [
                    each[0],
                    each[1],
                    TERM_NAMES.name(each[2]),
                    DEAL_VALUE_NAMES.name(each[3]),
                    TERM_NAMES.name(each[4]),
                    DEAL_VALUE_NAMES.name(each[5]),
                    each[6],
                    PHASE_NAMES.name(each[7]),
                ]
                for each in self.offers
            ],
            "words": [
                [
                    each[0],
                    each[1],
                    TERM_NAMES.name(each[2]),
                    DEAL_VALUE_NAMES.name(each[3]),
                    TERM_NAMES.name(each[4]),
                    DEAL_VALUE_NAMES.name(each[5]),
                    each[6],
                    PHASE_NAMES.name(each[7]),
                ]
                for each in self.words
            ],
            "bidding_shared": self.bidding_shared,
            "spice_shared": self.spice_shared,
            "inflation": self.inflation,
            "inflation_turns": self.inflation_turns,
            "inflation_laid": self.inflation_laid,
            "exchanged": self.exchanged,
            "exchange_asked": self.exchange_asked,
            "not_free": self.not_free,
            "cloaked": TERRITORY_NAMES.name(self.cloaked),
            "market_sold": self.market_sold,
            "market_opener": self.market_opener,
            "richese_last": self.richese_last,
            "acts_first": self.acts_first,
            "acts_last": self.acts_last,
            "just_discarded": [[each[0], TREACHERY_NAMES.name(each[1])] for each in self.just_discarded],
            "skill_of": LEADER_NAMES.gather([SKILL_NAMES.name(each) for each in self.skill_of], None),
            "skill_used": list(self.skill_used),
            "card_holder": STRONGHOLD_CARD_NAMES.gather(self.card_holder, -1),
            "voyaged": list(self.voyaged),
            "treachery": TREACHERY.pack(self.treachery),
            "spice_cards": SPICE.pack(self.spice_cards),
            "storm_cards": STORM.pack(self.storm_cards),
            "predictions": PREDICTIONS.pack(self.predictions),
            "traitors": TRAITORS.pack(self.traitors),
            "leaders": LEADERS.pack(self.leaders),
            "tokens": TOKENS.pack(self.tokens),
            "skills": SKILLS.pack(self.skills),
        }

    def unpack(self, packed: dict[str, Any]) -> None:
        data = fields(packed, TABLE_FIELDS)
        self.auction = None if data["auction"] is None else unpacked_auction(data["auction"])
        self.voyage = None if data["voyage"] is None else unpacked_voyage(data["voyage"])
        self.battle = None if data["battle"] is None else unpacked_battle(data["battle"])
        self.advanced = truth(data["advanced"])
        self.turns = whole(data["turns"])
        self.alliance_size = whole(data["alliance_size"])
        self.alliance_strongholds = whole(data["alliance_strongholds"])
        self.advisors_with_ally = truth(data["advisors_with_ally"])
        self.pairs = truth(data["pairs"])
        self.expansion = truth(data["expansion"])
        self.more_weapons = truth(data["more_weapons"])
        self.leader_skills = truth(data["leader_skills"])
        self.stronghold_cards = truth(data["stronghold_cards"])
        self.turn = whole(data["turn"])
        self.phase = Phase(PHASE_NAMES.number(data["phase"]))
        self.first = whole(data["first"])
        self.storm = Sector(whole(data["storm"]))
        self.storm_steps = whole(data["storm_steps"])
        self.wall_stands = truth(data["wall_stands"])
        self.protected = whole(data["protected"])
        self.dialers = tuple([whole(each) for each in exactly(data["dialers"], 2)])
        self.last_blow = tuple([Territory(TERRITORY_NAMES.number(each)) for each in exactly(data["last_blow"], 2)])
        self.factions = tuple(
            [FactionIndex(FACTION_NAMES.number(each)) for each in exactly(data["factions"], self.seats)]
        )
        self.seat_by_faction = tuple([whole(each) for each in FACTION_NAMES.spread(data["seat_by_faction"], -1)])
        self.spice = [whole(each) for each in exactly(data["spice"], self.seats)]
        self.bribes = tuple([whole(each) for each in exactly(data["bribes"], self.seats)])
        self.reserve = [whole(each) for each in exactly(data["reserve"], self.seats)]
        self.reserve_special = [whole(each) for each in exactly(data["reserve_special"], self.seats)]
        self.tanks = [whole(each) for each in exactly(data["tanks"], self.seats)]
        self.tanks_special = [whole(each) for each in exactly(data["tanks_special"], self.seats)]
        self.forces = [
            tuple([whole(each1) for each1 in CELL_NAMES.spread(each, 0)])
            for each in exactly(data["forces"], self.seats)
        ]
        self.special = [
            tuple([whole(each1) for each1 in CELL_NAMES.spread(each, 0)])
            for each in exactly(data["special"], self.seats)
        ]
        self.advisors = tuple([whole(each) for each in CELL_NAMES.spread(data["advisors"], 0)])
        self.peaceful = TERRITORY_NAMES.bits(data["peaceful"])
        self.ground_spice = tuple([whole(each) for each in CELL_NAMES.spread(data["ground_spice"], 0)])
        self.allies = tuple([whole(each) for each in exactly(data["allies"], self.seats)])
        self.joined = tuple([whole(each) for each in exactly(data["joined"], self.seats)])
        self.fought_in = tuple(
            [Territory(TERRITORY_NAMES.number(each)) for each in LEADER_NAMES.spread(data["fought_in"], None)]
        )
        self.lives = tuple([whole(each) for each in LEADER_NAMES.spread(data["lives"], 0)])
        self.may_revive = tuple([truth(each) for each in exactly(data["may_revive"], self.seats)])
        self.special_revived = tuple([truth(each) for each in exactly(data["special_revived"], self.seats)])
        self.kwisatz_losses = whole(data["kwisatz_losses"])
        self.kwisatz = whole(data["kwisatz"])
        self.kwisatz_in = Territory(TERRITORY_NAMES.number(data["kwisatz_in"]))
        self.wishes = tuple([whole(each) for each in exactly(data["wishes"], self.seats)])
        self.entered = whole(data["entered"])
        self.left = whole(data["left"])
        self.stopped = ADVANTAGE_NAMES.bits(data["stopped"])
        self.power_used = tuple([truth(each) for each in exactly(data["power_used"], self.seats)])
        self.spoken = [whole(each) for each in exactly(data["spoken"], self.seats)]
        self.offers = tuple(
            [
                (
                    whole(each[0]),
                    whole(each[1]),
                    TERM_NAMES.number(each[2]),
                    DEAL_VALUE_NAMES.number(each[3]),
                    TERM_NAMES.number(each[4]),
                    DEAL_VALUE_NAMES.number(each[5]),
                    whole(each[6]),
                    Phase(PHASE_NAMES.number(each[7])),
                )
                for each in listed(data["offers"])
            ]
        )
        self.words = tuple(
            [
                (
                    whole(each[0]),
                    whole(each[1]),
                    TERM_NAMES.number(each[2]),
                    DEAL_VALUE_NAMES.number(each[3]),
                    TERM_NAMES.number(each[4]),
                    DEAL_VALUE_NAMES.number(each[5]),
                    whole(each[6]),
                    Phase(PHASE_NAMES.number(each[7])),
                )
                for each in listed(data["words"])
            ]
        )
        self.bidding_shared = whole(data["bidding_shared"])
        self.spice_shared = whole(data["spice_shared"])
        self.inflation = whole(data["inflation"])
        self.inflation_turns = whole(data["inflation_turns"])
        self.inflation_laid = truth(data["inflation_laid"])
        self.exchanged = truth(data["exchanged"])
        self.exchange_asked = truth(data["exchange_asked"])
        self.not_free = whole(data["not_free"])
        self.cloaked = Territory(TERRITORY_NAMES.number(data["cloaked"]))
        self.market_sold = truth(data["market_sold"])
        self.market_opener = whole(data["market_opener"])
        self.richese_last = truth(data["richese_last"])
        self.acts_first = whole(data["acts_first"])
        self.acts_last = whole(data["acts_last"])
        self.just_discarded = tuple(
            [
                (
                    whole(each[0]),
                    TREACHERY_NAMES.number(each[1]),
                )
                for each in listed(data["just_discarded"])
            ]
        )
        self.skill_of = tuple(
            [SkillIndex(SKILL_NAMES.number(each)) for each in LEADER_NAMES.spread(data["skill_of"], None)]
        )
        self.skill_used = tuple([truth(each) for each in exactly(data["skill_used"], self.seats)])
        self.card_holder = tuple([whole(each) for each in STRONGHOLD_CARD_NAMES.spread(data["card_holder"], -1)])
        self.voyaged = tuple([truth(each) for each in exactly(data["voyaged"], self.seats)])
        TREACHERY.unpack(self.treachery, data["treachery"])
        SPICE.unpack(self.spice_cards, data["spice_cards"])
        STORM.unpack(self.storm_cards, data["storm_cards"])
        PREDICTIONS.unpack(self.predictions, data["predictions"])
        TRAITORS.unpack(self.traitors, data["traitors"])
        LEADERS.unpack(self.leaders, data["leaders"])
        TOKENS.unpack(self.tokens, data["tokens"])
        SKILLS.unpack(self.skills, data["skills"])

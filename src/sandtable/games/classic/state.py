"""Everything that is on the table in Classic, and nothing else."""

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.arrakis.planet import CELL_IDS, CELLS_OF, TERRITORY_BIT
from sandtable.games.classic.auction import Auction, unpacked_auction
from sandtable.games.classic.battle_record import Battle, unpacked_battle
from sandtable.games.classic.board import CIRCLE_SECTORS, CIRCLES_TAKEN, STORM_START, STRONGHOLD_CELLS, steps_ahead
from sandtable.games.classic.factions import BENE_GESSERIT, FACTION_WORDS, FACTIONS, Faction
from sandtable.games.classic.leaders import LEADER_DISCS, LEADERS
from sandtable.games.classic.terms import (
    NO_CARD,
    NOBODY,
    NONE,
    NOWHERE,
    OVER,
    SETUP,
    SLEEPING,
    STRONGHOLD_FULL,
    TURNS,
    Card,
    Cell,
    Kind,
    LeaderIndex,
    Seat,
    Seats,
    Territory,
)
from sandtable.games.classic.treachery import (
    COPIES,
    KARAMA,
    PREDICTION_DECK,
    SPICE_DECK,
    STORM_DECK,
    TLEILAXU_GHOLA,
    TREACHERY_DECK,
    TREACHERY_WORDS,
    TRUTHTRANCE,
    WORTHLESS_COPIES,
)
from sandtable.games.classic.voyage import Voyage, unpacked_voyage
from sandtable.kernel.cards import Cards, empty_zones
from sandtable.kernel.state import State
from sandtable.kernel.steps import Ask

if TYPE_CHECKING:
    from sandtable.kernel.game import Game

# Zones. Every family of cards has its deck in zone 0.
DECK: Final = 0

# Treachery cards: the discard pile; the cards dealt for the auction, the first to come first; the card up for auction;
# the unsold card that Atreides have seen and that lies on top of the deck; cards revealed in a battle; out of the game;
# cards that Harkonnen have taken by Karama and not yet paid for with others. Then a hand per seat.
DISCARD: Final = 1
ROW: Final = 2
UP: Final = 3
TOP: Final = 4
OPEN: Final = 5
GONE: Final = 6
TAKEN: Final = 7
_HANDS: Final = 8

# Spice cards: pile A (in the basic game the only one) and pile B; worms set aside on the first turn; the top card of
# the deck once Atreides have looked at it.
PILE_A: Final = 1
PILE_B: Final = 2
ASIDE: Final = 3
SPICE_TOP: Final = 4

# The storm deck: the card laid face down for the next storm.
STORM_NEXT: Final = 1

# Prediction cards: those of factions lie in zone 0, those of turns in zone 1; then the two that were chosen,
# and those of factions that do not play and of turns that are not played.
TURN_CARDS: Final = 1
PREDICTED_FACTION: Final = 2
PREDICTED_TURN: Final = 3
NOT_PREDICTABLE: Final = 4

# Traitor cards: of factions that do not play. Then a hand per seat.
ABSENT: Final = 1
_TRAITORS: Final = 2

# Leaders: face up or down in the tanks; of factions that do not play. Then for each owner three zones: with the owner,
# taken by Harkonnen, and taken and killed, which lies in the tanks so that only two players know who it is.
TANKS: Final = 0
NOT_PLAYING: Final = 1
_WITH_OWNER: Final = 2


# The forms that a seat may fill in though nobody waits for it, by their names in the rulebook.
TALK_FORM: Final = "talk"
ANY_TIME_FORM: Final = "any_time"
MOST_SPOKEN: Final = 2
"""How often a seat may speak up in a phase, so that every game comes to an end."""
ANY_TIME_CARDS: Final[int] = COPIES[TRUTHTRANCE] | COPIES[TLEILAXU_GHOLA] | COPIES[KARAMA] | WORTHLESS_COPIES


class Table(State):
    """A game of Classic in progress. Seats are numbered counter-clockwise, as their circles lie."""

    def __init__(self, game: "Game", seats: int, source: "Table | None" = None) -> None:
        super().__init__(game, seats, source)
        self.auction: Auction | None = None
        self.voyage: Voyage | None = None
        self.battle: Battle | None = None
        if source is None:
            # What was decided before the game (section 0.3 of the catalogue).
            self.advanced = False
            self.turns = TURNS
            self.alliance_size = 2
            self.alliance_strongholds = 4
            self.advisors_with_ally = False
            self.pairs = False
            # Where the game stands.
            self.turn = 1
            self.phase = SETUP
            self.first = 0
            self.storm = STORM_START
            # How far the storm is about to move, -1 until it is known.
            self.storm_steps = NONE
            self.wall_stands = True
            # Whom Fremen protect from the worm that strikes now (bits).
            self.protected = 0
            # The two who used the battle wheels last, and so dial the storm (CLA-STORM-03).
            self.dialers = [NOBODY, NOBODY]
            # The territory of the last spice card on pile A and on pile B, which outlives the pile (CLA-RUL-09).
            self.last_blow = [NOWHERE, NOWHERE]
            # The seats.
            self.factions = [NONE] * seats
            self.seat_by_faction = [NOBODY] * len(FACTIONS)
            self.spice = [0] * seats
            # Spice in front of the shield, not to be used before the mentat pause (CLA-DEAL-07).
            self.bribes = [0] * seats
            # Forces. Every count includes the starred forces, which are counted once more in the list beside it.
            self.reserve = [0] * seats
            self.reserve_special = [0] * seats
            self.tanks = [0] * seats
            self.tanks_special = [0] * seats
            self.forces: list[list[int]] = [[0] * len(CELL_IDS) for _ in range(seats)]
            self.special: list[list[int]] = [[0] * len(CELL_IDS) for _ in range(seats)]
            # Bene Gesserit forces on their peaceful side; they are not in `forces`.
            self.advisors = [0] * len(CELL_IDS)
            # Territories (bits) where advisors came with a shipment this turn and cannot take up arms (CLA-FAC-BG-18).
            self.peaceful = 0
            self.ground_spice = [0] * len(CELL_IDS)
            # Alliances: for each seat its allies (bits), and the turn in which it joined.
            self.allies = [0] * seats
            self.joined = [0] * seats
            # Leaders: where each has fought this turn, how often each was revived, and whether a seat may revive.
            self.fought_in = [NOWHERE] * len(LEADERS)
            self.lives = [0] * len(LEADERS)
            self.may_revive = [False] * seats
            # Whether the starred force of this turn has been revived (CLA-REV-06, CLA-CARD-15).
            self.special_revived = [False] * seats
            # The Kwisatz Haderach: forces lost in battle so far, what became of it, where it has fought this turn.
            self.kwisatz_losses = 0
            self.kwisatz = SLEEPING
            self.kwisatz_in = NOWHERE
            # What each seat wishes for in a nexus, while wishes are compared.
            self.wishes = [NOBODY] * seats
            # Who has entered an alliance in this nexus, and who has left one (bits).
            self.entered = 0
            self.left = 0
            # Karama: the advantages (bits) that are stopped now, and who has used the special power.
            self.stopped = 0
            self.power_used = [False] * seats
            # Talk: how often each seat has spoken up this phase; the offers that lie open, and what was promised in
            # words, as (by, to, what is given, how much, what is wanted, how much, turn and phase until when).
            self.spoken = [0] * seats
            self.offers: list[tuple[int, ...]] = []
            self.words: list[tuple[int, ...]] = []
            # With whom Atreides share what they see: cards up for auction, and the spice deck (bits).
            self.bidding_shared = 0
            self.spice_shared = 0
            # Who has shipped and moved this turn.
            self.voyaged = [False] * seats
            self.treachery = empty_zones(TREACHERY_DECK, _HANDS + seats, seats)
            self.spice_cards = empty_zones(SPICE_DECK, 5, seats)
            self.storm_cards = empty_zones(STORM_DECK, 2, seats)
            self.predictions = empty_zones(PREDICTION_DECK, 5, seats)
            self.traitors = empty_zones(LEADER_DISCS, _TRAITORS + seats, seats)
            self.leaders = empty_zones(LEADER_DISCS, _WITH_OWNER + 3 * seats, seats)
        else:
            if source.auction is not None:
                self.auction = source.auction.copy()
            if source.voyage is not None:
                self.voyage = source.voyage.copy()
            if source.battle is not None:
                self.battle = source.battle.copy()
            self.advanced = source.advanced
            self.turns = source.turns
            self.alliance_size = source.alliance_size
            self.alliance_strongholds = source.alliance_strongholds
            self.advisors_with_ally = source.advisors_with_ally
            self.pairs = source.pairs
            self.turn = source.turn
            self.phase = source.phase
            self.first = source.first
            self.storm = source.storm
            self.storm_steps = source.storm_steps
            self.wall_stands = source.wall_stands
            self.protected = source.protected
            self.dialers = source.dialers[:]
            self.last_blow = source.last_blow[:]
            self.factions = source.factions[:]
            self.seat_by_faction = source.seat_by_faction[:]
            self.spice = source.spice[:]
            self.bribes = source.bribes[:]
            self.reserve = source.reserve[:]
            self.reserve_special = source.reserve_special[:]
            self.tanks = source.tanks[:]
            self.tanks_special = source.tanks_special[:]
            self.forces = [cells[:] for cells in source.forces]
            self.special = [cells[:] for cells in source.special]
            self.advisors = source.advisors[:]
            self.peaceful = source.peaceful
            self.ground_spice = source.ground_spice[:]
            self.allies = source.allies[:]
            self.joined = source.joined[:]
            self.fought_in = source.fought_in[:]
            self.lives = source.lives[:]
            self.may_revive = source.may_revive[:]
            self.special_revived = source.special_revived[:]
            self.kwisatz_losses = source.kwisatz_losses
            self.kwisatz = source.kwisatz
            self.kwisatz_in = source.kwisatz_in
            self.wishes = source.wishes[:]
            self.entered = source.entered
            self.left = source.left
            self.stopped = source.stopped
            self.power_used = source.power_used[:]
            self.spoken = source.spoken[:]
            self.offers = source.offers[:]
            self.words = source.words[:]
            self.bidding_shared = source.bidding_shared
            self.spice_shared = source.spice_shared
            self.voyaged = source.voyaged[:]
            self.treachery = source.treachery.copy()
            self.spice_cards = source.spice_cards.copy()
            self.storm_cards = source.storm_cards.copy()
            self.predictions = source.predictions.copy()
            self.traitors = source.traitors.copy()
            self.leaders = source.leaders.copy()

    def clone(self) -> "Table":
        return Table(self.game, self.seats, self)

    def families(self) -> list[Cards]:
        return [
            self.treachery,
            self.spice_cards,
            self.storm_cards,
            self.predictions,
            self.traitors,
            self.leaders,
        ]

    def side_form(self, seat: Seat) -> Ask | None:
        """Talk while others answer together; talk and cards otherwise. Nobody speaks up before the first turn."""
        if self.phase in (SETUP, OVER):
            return None
        talks = self.spoken[seat] < MOST_SPOKEN or self.has_offer(seat)
        if self.answering_together:
            return Ask(self.game.book.forms[TALK_FORM], seat) if talks else None
        if talks or self.could_act_any_time(seat):
            return Ask(self.game.book.forms[ANY_TIME_FORM], seat)
        return None

    def has_offer(self, seat: Seat) -> bool:
        """Whether an offer to the seat lies open."""
        return any([offer[1] == seat for offer in self.offers])

    def could_act_any_time(self, seat: Seat) -> bool:
        """Whether the seat may hold a card that is played at any time, as far as the public knows."""
        return self.could_hold(seat, ANY_TIME_CARDS)

    # Who.

    @property
    def everyone(self) -> Seats:
        """All observers, the public included, as bits."""
        return (1 << (self.seats + 1)) - 1

    @property
    def public(self) -> int:
        """The observer that knows what everybody knows."""
        return self.seats

    def faction(self, seat: Seat) -> Faction:
        return FACTIONS[self.factions[seat]]

    def who(self, seat: Seat) -> str:
        """The name of a seat's faction, as a message."""
        return FACTION_WORDS[self.factions[seat]]

    def seat_of(self, faction: int) -> Seat:
        """The seat that plays a faction, or NOBODY."""
        return self.seat_by_faction[faction]

    def plays(self, seat: Seat, faction: int) -> bool:
        return self.factions[seat] == faction

    def circle_sector(self, seat: Seat) -> int:
        """The sector of the seat's player circle (CLA-MAP-05)."""
        return CIRCLE_SECTORS[CIRCLES_TAKEN[self.seats][seat]]

    def next_to_be_reached(self) -> Seat:
        """Whose circle the storm will reach next: the First Player (CLA-STORM-12, 13)."""
        return min(range(self.seats), key=lambda seat: steps_ahead(self.storm, self.circle_sector(seat)))

    def order(self) -> list[Seat]:
        """The seats in storm order: the First Player, then counter-clockwise (CLA-STORM-14, 15)."""
        return [(self.first + place) % self.seats for place in range(self.seats)]

    def order_of(self, seat: Seat) -> int:
        """The seat's place in storm order, 0 for the First Player."""
        return (seat - self.first) % self.seats

    # Alliances.

    def allied(self, seat: Seat, other: Seat) -> bool:
        return self.allies[seat] >> other & 1 == 1

    def allies_of(self, seat: Seat) -> list[Seat]:
        """The seat's allies in storm order; usually one or none."""
        return [other for other in self.order() if self.allies[seat] >> other & 1] if self.allies[seat] else []

    def friends(self, seat: Seat) -> Seats:
        """The seat and its allies, a bit each."""
        return self.allies[seat] | 1 << seat

    def has_allied(self, seat: Seat, faction: int) -> bool:
        """Whether the seat is allied with that faction."""
        other = self.seat_by_faction[faction]
        return other != NOBODY and self.allies[seat] >> other & 1 == 1

    # Forces.

    def forces_in(self, seat: Seat, cells: tuple[int, ...] | list[int]) -> int:
        """How many forces of a seat stand in these cells together; advisors are no forces."""
        mine = self.forces[seat]
        total = 0
        for cell in cells:
            total += mine[cell]
        return total

    def special_in(self, seat: Seat, cells: tuple[int, ...] | list[int]) -> int:
        """How many of them carry a star."""
        mine = self.special[seat]
        total = 0
        for cell in cells:
            total += mine[cell]
        return total

    def advisors_in(self, cells: tuple[int, ...] | list[int]) -> int:
        total = 0
        for cell in cells:
            total += self.advisors[cell]
        return total

    def occupies(self, seat: Seat, territory: Territory) -> bool:
        """Whether the seat has at least one force there."""
        return self.forces_in(seat, CELLS_OF[territory]) > 0

    def occupants(self, territory: Territory) -> list[Seat]:
        """The seats with forces in a territory."""
        return [seat for seat in range(self.seats) if self.forces_in(seat, CELLS_OF[territory])]

    def controls(self, seat: Seat, territory: Territory) -> bool:
        """Whether the seat alone occupies a stronghold (CLA-WIN-04, 05)."""
        return self.occupants(territory) == [seat]

    def full_strongholds(self, seat: Seat) -> int:
        """The strongholds (bits) that two other factions occupy: the seat may neither enter nor pass (CLA-SHIP-08)."""
        full = 0
        if self.seats > STRONGHOLD_FULL:
            for territory, cell in STRONGHOLD_CELLS:
                others = 0
                for other in range(self.seats):
                    if other != seat and self.forces[other][cell]:
                        others += 1
                if others >= STRONGHOLD_FULL:
                    full |= TERRITORY_BIT[territory]
        return full

    def land(self, seat: Seat, cell: Cell, count: int, special: int = 0) -> None:
        """Forces come from the reserve; `special` of them carry a star."""
        self.reserve[seat] -= count
        self.reserve_special[seat] -= special
        self.forces[seat][cell] += count
        self.special[seat][cell] += special

    def withdraw(self, seat: Seat, cell: Cell, count: int, special: int = 0) -> None:
        """Forces go back to the reserve."""
        self.land(seat, cell, -count, -special)

    def shift(self, seat: Seat, start: Cell, target: Cell, count: int, special: int = 0) -> None:
        """Forces go from one cell to another."""
        self.forces[seat][start] -= count
        self.special[seat][start] -= special
        self.forces[seat][target] += count
        self.special[seat][target] += special

    def to_tanks(self, seat: Seat, cell: Cell, count: int, special: int = 0) -> None:
        """Forces are destroyed."""
        self.forces[seat][cell] -= count
        self.special[seat][cell] -= special
        self.tanks[seat] += count
        self.tanks_special[seat] += special

    def advisors_to_tanks(self, cell: Cell, count: int) -> None:
        self.advisors[cell] -= count
        self.tanks[self.seat_by_faction[BENE_GESSERIT]] += count

    # Leaders.

    def with_owner(self, seat: Seat) -> int:
        """The zone of the leaders that their owner has at hand."""
        return _WITH_OWNER + seat

    def taken(self, owner: Seat) -> int:
        """The zone of an owner's leaders that Harkonnen have taken and keep."""
        return _WITH_OWNER + self.seats + owner

    def killed_in_secret(self, owner: Seat) -> int:
        """The zone of an owner's leaders that Harkonnen have taken and killed: in the tanks, face down."""
        return _WITH_OWNER + 2 * self.seats + owner

    def living(self, seat: Seat) -> list[LeaderIndex]:
        """The seat's own leaders that are neither dead nor taken."""
        return self.leaders.zones[_WITH_OWNER + seat]

    def dead(self, seat: Seat) -> list[LeaderIndex]:
        """The seat's own leaders in the tanks, those killed in secret among them."""
        mine = self.factions[seat]
        fallen = [leader for leader in self.leaders.zones[TANKS] if LEADERS[leader].faction == mine]
        return sorted(fallen + self.leaders.zones[self.killed_in_secret(seat)])

    def captives(self) -> list[LeaderIndex]:
        """All leaders that Harkonnen keep."""
        found: list[LeaderIndex] = []
        for owner in range(self.seats):
            found += self.leaders.zones[self.taken(owner)]
        return found

    def owner(self, leader: LeaderIndex) -> Seat:
        return self.seat_by_faction[LEADERS[leader].faction]

    # Cards.

    def hand(self, seat: Seat) -> int:
        """The zone of a seat's treachery cards."""
        return _HANDS + seat

    def hand_size(self, seat: Seat) -> int:
        return len(self.treachery.zones[_HANDS + seat])

    def has_room(self, seat: Seat) -> bool:
        """Whether the seat is below its hand limit (CLA-BID-02 to 04)."""
        return len(self.treachery.zones[_HANDS + seat]) < FACTIONS[self.factions[seat]].hand_limit

    def traitor_hand(self, seat: Seat) -> int:
        """The zone of a seat's traitor cards."""
        return _TRAITORS + seat

    def kinds_held(self, seat: Seat) -> list[Kind]:
        """The kinds of treachery cards in hand, each once, in order."""
        return sorted({TREACHERY_DECK[card] for card in self.treachery.zones[_HANDS + seat]})

    def held(self, seat: Seat, kind: Kind) -> Card:
        """A treachery card of that kind in the seat's hand, or NO_CARD."""
        for card in self.treachery.zones[_HANDS + seat]:
            if TREACHERY_DECK[card] == kind:
                return card
        return NO_CARD

    def holds(self, seat: Seat, kind: Kind) -> bool:
        return self.held(seat, kind) != NO_CARD

    def could_hold(self, seat: Seat, cards: int) -> bool:
        """Whether the seat may hold one of these treachery cards (bits) as far as the public knows."""
        hand = _HANDS + seat
        return bool(self.treachery.zones[hand]) and self.treachery.possibly(self.public, hand) & cards != 0

    def play_card(self, seat: Seat, kind: Kind) -> None:
        """A card of that kind is played from hand before all eyes and discarded."""
        self.treachery.move(self, self.held(seat, kind), _HANDS + seat, DISCARD, self.everyone)
        self.tell("event-card-played", who=self.who(seat), card=TREACHERY_WORDS[kind])

    def discard(self, seat: Seat, card: Card, zone: int) -> None:
        """A card goes from a zone to the discard pile."""
        self.treachery.move(self, card, zone, DISCARD, self.everyone)
        self.tell("event-card-discarded", who=self.who(seat), card=TREACHERY_WORDS[TREACHERY_DECK[card]])

    # What is going on.

    @property
    def fight(self) -> Battle:
        """The battle being fought, where there must be one."""
        assert self.battle is not None
        return self.battle

    @property
    def bidding(self) -> Auction:
        """The auction going on, where there must be one."""
        assert self.auction is not None
        return self.auction

    @property
    def journey(self) -> Voyage:
        """The voyage going on, where there must be one."""
        assert self.voyage is not None
        return self.voyage

    # Snapshots.

    def pack(self) -> dict[str, Any]:
        packed: dict[str, Any] = {
            "auction": None if self.auction is None else self.auction.pack(),
            "voyage": None if self.voyage is None else self.voyage.pack(),
            "battle": None if self.battle is None else self.battle.pack(),
            "offers": [list(offer) for offer in self.offers],
            "words": [list(words) for words in self.words],
            "treachery": self.treachery.pack(),
            "spice_cards": self.spice_cards.pack(),
            "storm_cards": self.storm_cards.pack(),
            "predictions": self.predictions.pack(),
            "traitors": self.traitors.pack(),
            "leaders": self.leaders.pack(),
        }
        for name in PLAIN_FIELDS:
            packed[name] = getattr(self, name)
        return packed

    def unpack(self, data: dict[str, Any]) -> None:
        self.auction = None if data["auction"] is None else unpacked_auction(data["auction"])
        self.voyage = None if data["voyage"] is None else unpacked_voyage(data["voyage"])
        self.battle = None if data["battle"] is None else unpacked_battle(data["battle"])
        self.offers = [tuple([int(part) for part in offer]) for offer in data["offers"]]
        self.words = [tuple([int(part) for part in words]) for words in data["words"]]
        self.treachery.unpack(data["treachery"])
        self.spice_cards.unpack(data["spice_cards"])
        self.storm_cards.unpack(data["storm_cards"])
        self.predictions.unpack(data["predictions"])
        self.traitors.unpack(data["traitors"])
        self.leaders.unpack(data["leaders"])
        for name in PLAIN_FIELDS:
            setattr(self, name, data[name])


PLAIN_FIELDS: Final[tuple[str, ...]] = (
    "advanced",
    "turns",
    "alliance_size",
    "alliance_strongholds",
    "advisors_with_ally",
    "pairs",
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
    "bidding_shared",
    "spice_shared",
    "voyaged",
)
"""The numbers and lists of numbers that a snapshot holds as they are."""

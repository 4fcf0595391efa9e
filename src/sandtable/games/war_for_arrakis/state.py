"""Everything that is on the table in War for Arrakis, and nothing else.

Sides, seats and dashboards are different things. A seat plays one or both powers of a side; a side that is shared has
the two small dashboards of its powers, any other one large dashboard under its House's number. Sets of areas are bit
masks (`board.BIT`, `board.areas_in`). Figures are put, moved and taken by `rules/legions.py`, which keeps the supplies.
"""

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.war_for_arrakis.board import (
    ALL_AREAS,
    AREAS,
    BIT,
    DESERTS,
    EXPOSED,
    EXPOSED_AFTER,
    HARKONNEN_RANK,
    NEIGHBOURS,
    NEIGHBOURS_RIMWALL_OPEN,
    RIMWALL_WEST,
    TERRAIN,
)
from sandtable.games.war_for_arrakis.cards import DECK_FACES, PLANNING
from sandtable.games.war_for_arrakis.components import (
    ACTION_DICE,
    BENE_GESSERIT_TOKENS,
    CARRYALLS,
    DASHBOARDS,
    GENERIC_LEADERS,
    HARVESTERS,
    LARGE_SLOTS,
    LEADER_CARDS,
    LONGEST_TANK,
    OBJECTIVE_CARDS,
    ORNITHOPTERS,
    PRESCIENCE_CARDS,
    SANDWORMS,
    SIETCH_RANKS,
    SIETCHES,
    SIGN_COUNTS,
    SMALL_SLOTS,
    STATION_COUNTS,
    TANK_SLOTS,
    TOKEN_FACES,
    TOKEN_IDS,
    TOKENS,
    UNIT_FIGURES,
    WORMSIGNS,
)
from sandtable.games.war_for_arrakis.fight import Battle, unpacked_battle
from sandtable.games.war_for_arrakis.leaders import LEADERS, WILD_MAKER
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    DESERT,
    HARKONNEN,
    NONE,
    NOWHERE,
    ORNITHOPTER,
    POWERS,
    SETUP,
    SIDE_WORDS,
    Area,
    AreaMask,
    Dashboard,
    Face,
    Leader,
    Phase,
    Power,
    Seat,
    Side,
    SietchSlot,
    Terrain,
    TokenSlot,
    house_of,
    word,
)
from sandtable.kernel.cards import Cards, empty_zones
from sandtable.kernel.state import State

if TYPE_CHECKING:
    from sandtable.kernel.game import Game

# What has become of a named leader, or of the Wild Maker.
NOT_IN_PLAY: Final = 0
ASIDE: Final = 1
ON_BOARD: Final = 2
IN_TANK: Final = 3
RETIRED: Final = 4
LEADER_STATE_IDS: Final = ("not_in_play", "aside", "on_board", "in_tank", "retired")

# Where planning cards of a power lie. A card being carried out, or lying on a Prescience card, is laid.
DECK: Final = 0
DISCARD: Final = 1
LAID: Final = 2
HAND: Final = 3
PLANNING_ZONES: Final = 4

# Where Prescience cards lie: their deck is zone DECK.
SHOWN: Final = 1
CLAIMED: Final = 2
GONE: Final = 3
PRESCIENCE_ZONES: Final = 4

# Where Secret Objectives lie: those set aside unseen are zone DECK.
KEPT: Final = 1
OBJECTIVE_ZONES: Final = 2

# Where Atreides Deployment tokens lie: zone N is slot N, a token that everybody can follow (WFA-RUL-80). A standard
# token that nobody has drawn is in the pool.
TOKEN_POOL: Final = TOKENS
TOKEN_GONE: Final = TOKENS + 1
TOKEN_ZONES: Final = TOKENS + 2

# Where Sietch tokens lie: zone N is the token that was put on `SIETCH_AREAS[N]`.
SIETCH_GONE: Final = SIETCHES
SIETCH_ZONES: Final = SIETCHES + 1

LEADER_WORDS: Final = tuple([word("leader", leader.id) for leader in LEADERS])
GENERIC_WORDS: Final = ("leader-naib", "leader-bashar")
CARD_WORDS: Final = tuple([word("card", card.id) for card in PLANNING])
PRESCIENCE_WORDS: Final = tuple([word("prescience", card.id) for card in PRESCIENCE])
TOKEN_WORDS: Final = tuple([word("token", ident) for ident in TOKEN_IDS])

ATREIDES_LEADERS: Final[tuple[Leader, ...]] = tuple([Leader(number) for number in range(8)])
HARKONNEN_LEADERS: Final[tuple[Leader, ...]] = tuple([Leader(number) for number in range(8, 15)])
LEADERS_OF: Final[tuple[tuple[Leader, ...], ...]] = (ATREIDES_LEADERS, HARKONNEN_LEADERS)
"""The named leaders of each side."""


class Turn:
    """An action turn, and what its moves have done so far."""

    def __init__(self, side: Side, seat: Seat) -> None:
        self.side = side
        # The seat that acts and decides for its side.
        self.seat = seat
        # The die that was chosen and is not yet in the Used box: its dashboard and result, whether it is a Bene
        # Gesserit token; NONE before one is chosen and with Desert Power.
        self.dashboard = NONE
        self.face = NONE
        self.sister = False
        # Figures that the moves of the action under way have moved, which may not move again (WFA-MOVE-11): Units and
        # generic leaders as (area * 4 + kind, count), kind 3 a generic leader; tokens and named leaders a bit each.
        self.moved: list[tuple[int, int]] = []
        self.moved_tokens = 0
        self.moved_leaders = 0
        # Whether moves of one action are being made, whose consequences wait (WFA-MOVE-16), and the areas they entered.
        self.moving = False
        self.entered = 0
        # Areas with a legion that was transported this turn (WFA-AIR-08).
        self.flown = 0

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
            "side": self.side,
            "seat": self.seat,
            "die": [self.dashboard, self.face, self.sister],
            "moved": [list(entry) for entry in self.moved],
            "moved_tokens": self.moved_tokens,
            "moved_leaders": self.moved_leaders,
            "moving": self.moving,
            "entered": self.entered,
            "flown": self.flown,
        }


def unpacked_turn(data: dict[str, Any]) -> Turn:
    turn = Turn(data["side"], data["seat"])
    turn.dashboard, turn.face, turn.sister = data["die"]
    turn.moved = [(where, count) for where, count in data["moved"]]
    turn.moved_tokens = data["moved_tokens"]
    turn.moved_leaders = data["moved_leaders"]
    turn.moving = data["moving"]
    turn.entered = data["entered"]
    turn.flown = data["flown"]
    return turn


class Table(State):
    """A game of War for Arrakis in progress."""

    def __init__(self, game: "Game", seats: int, source: "Table | None" = None) -> None:
        super().__init__(game, seats, source)
        self.turn: Turn | None = None
        self.battle: Battle | None = None
        if source is None:
            # Who plays each power, and the dashboard that serves it.
            self.seat_of_power: list[int] = [NONE] * len(POWERS)
            self.dashboard_of: list[int] = [0, 0, 2, 2]
            self.round = 0
            self.phase: Phase = SETUP
            # Units by `(3 * side + kind) * AREAS + area`, generic leaders by `side * AREAS + area`; where each side has
            # Units or facedown tokens.
            self.units = [0] * (6 * AREAS)
            self.unit_supply = list(UNIT_FIGURES)
            self.generics = [0] * (2 * AREAS)
            self.generic_supply = list(GENERIC_LEADERS)
            self.standing = [0, 0]
            # The named leaders and last the Wild Maker: what has become of them, where they stand, whose cards are
            # spent; those who left a Tank and rest until their owner's next turn, a bit each.
            self.leader_state = [NOT_IN_PLAY] * LEADER_CARDS
            self.leader_at = [int(NOWHERE)] * LEADER_CARDS
            self.leader_spent = [False] * LEADER_CARDS
            self.resting = 0
            # Regeneration Tanks by `dashboard * LONGEST_TANK + slot`, the leftmost slot first.
            self.tank = [NONE] * (DASHBOARDS * LONGEST_TANK)
            # Deployment tokens and Sietches: the area of each slot, and the Sietches that lie face up, a bit each.
            self.token_at = [int(NOWHERE)] * TOKENS
            self.sietch_at = [int(NOWHERE)] * SIETCHES
            self.sietch_up = 0
            # Harkonnen settlements that stand, Ecological Stations, Harvesters, ordinary Sandworms: sets of areas.
            self.settlements = 0
            self.stations = 0
            self.harvesters = 0
            self.sandworms = 0
            # What is in each Air Zone: 0, or an Ornithopter or Carryall.
            self.flyers = [0] * 8
            # Facedown Wormsigns, and turned ones by what they show: sets of areas. How many of each face have not been
            # turned, in the pool or on the board; and how many turned ones wait to be shuffled in again.
            self.wormsigns = 0
            self.turned_signs = [0, 0, 0]
            self.unseen_signs = list(SIGN_COUNTS)
            self.discarded_signs = [0, 0, 0]
            # How many Stations on the board show each symbol.
            self.unseen_stations = list(STATION_COUNTS)
            self.blasted = int(NOWHERE)
            # Tracks.
            self.supremacy = 0
            self.prescience = [0, 0, 0]
            self.imperium = [0, 0, 0]
            self.bans = [False, False, False]
            self.saved_spice = 0
            # Dice by `dashboard * 5 + result`: unused, Bene Gesserit tokens placed as dice, in excess of the slots, and
            # in the Used box. Dice that are not rolled yet, by side; dice on The Spice Must Flow board.
            self.dice = [0] * (DASHBOARDS * 5)
            self.sisters = [0] * (DASHBOARDS * 5)
            self.excess = [0] * (DASHBOARDS * 5)
            self.used = [0] * (DASHBOARDS * 5)
            self.unrolled = list(ACTION_DICE)
            self.blocked_dice = 0
            # Bene Gesserit tokens in reserve and of each side.
            self.bene_gesserit_reserve = BENE_GESSERIT_TOKENS
            self.bene_gesserit = [0, 0]
            # What cards speak of or have decreed: the area or Air Zone of the step before; whether Paul is pinned in
            # the coming Atreides turn; the result the Harkonnen side must spend next; the Prescience cards on which
            # Fear and Eyes of Ibad lie; Prescience cards declined since the last end of a turn, a bit each.
            self.spot = int(NOWHERE)
            self.spot_zone = NONE
            self.pinned = False
            self.forced_result = NONE
            self.bonus_on = NONE
            self.kept = NONE
            self.declined = 0
            self.planning = [empty_zones(DECK_FACES[power], PLANNING_ZONES, seats) for power in POWERS]
            self.prescience_cards = empty_zones(tuple(range(PRESCIENCE_CARDS)), PRESCIENCE_ZONES, seats)
            self.objectives = empty_zones(tuple(range(OBJECTIVE_CARDS)), OBJECTIVE_ZONES, seats)
            self.tokens = empty_zones(TOKEN_FACES, TOKEN_ZONES, seats)
            self.sietches = empty_zones(SIETCH_RANKS, SIETCH_ZONES, seats)
        else:
            if source.turn is not None:
                self.turn = source.turn.copy()
            if source.battle is not None:
                self.battle = source.battle.copy()
            self.seat_of_power = source.seat_of_power[:]
            self.dashboard_of = source.dashboard_of[:]
            self.round = source.round
            self.phase = source.phase
            self.units = source.units[:]
            self.unit_supply = source.unit_supply[:]
            self.generics = source.generics[:]
            self.generic_supply = source.generic_supply[:]
            self.standing = source.standing[:]
            self.leader_state = source.leader_state[:]
            self.leader_at = source.leader_at[:]
            self.leader_spent = source.leader_spent[:]
            self.resting = source.resting
            self.tank = source.tank[:]
            self.token_at = source.token_at[:]
            self.sietch_at = source.sietch_at[:]
            self.sietch_up = source.sietch_up
            self.settlements = source.settlements
            self.stations = source.stations
            self.harvesters = source.harvesters
            self.sandworms = source.sandworms
            self.flyers = source.flyers[:]
            self.wormsigns = source.wormsigns
            self.turned_signs = source.turned_signs[:]
            self.unseen_signs = source.unseen_signs[:]
            self.discarded_signs = source.discarded_signs[:]
            self.unseen_stations = source.unseen_stations[:]
            self.blasted = source.blasted
            self.supremacy = source.supremacy
            self.prescience = source.prescience[:]
            self.imperium = source.imperium[:]
            self.bans = source.bans[:]
            self.saved_spice = source.saved_spice
            self.dice = source.dice[:]
            self.sisters = source.sisters[:]
            self.excess = source.excess[:]
            self.used = source.used[:]
            self.unrolled = source.unrolled[:]
            self.blocked_dice = source.blocked_dice
            self.bene_gesserit_reserve = source.bene_gesserit_reserve
            self.bene_gesserit = source.bene_gesserit[:]
            self.spot = source.spot
            self.spot_zone = source.spot_zone
            self.pinned = source.pinned
            self.forced_result = source.forced_result
            self.bonus_on = source.bonus_on
            self.kept = source.kept
            self.declined = source.declined
            self.planning = [family.copy() for family in source.planning]
            self.prescience_cards = source.prescience_cards.copy()
            self.objectives = source.objectives.copy()
            self.tokens = source.tokens.copy()
            self.sietches = source.sietches.copy()

    def clone(self) -> "Table":
        return Table(self.game, self.seats, self)

    def families(self) -> list[Cards]:
        return [*self.planning, self.prescience_cards, self.objectives, self.tokens, self.sietches]

    # Who.

    def seat_for(self, side: Side) -> Seat:
        """Who decides for a side: the seat that acts in its own turn, else its House (WFA-RUL-55)."""
        turn = self.turn
        if turn is not None and turn.side == side:
            return turn.seat
        return Seat(self.seat_of_power[house_of(side)])

    def seat_of(self, power: Power) -> Seat:
        """Who plays a power."""
        return Seat(self.seat_of_power[power])

    def side_of_seat(self, seat: int) -> Side:
        return ATREIDES if seat in self.seat_of_power[:2] else HARKONNEN

    def powers_of(self, seat: int) -> list[Power]:
        """The powers that a seat plays."""
        return [power for power in POWERS if self.seat_of_power[power] == seat]

    def shared(self, side: Side) -> bool:
        """Whether two seats play the side (WFA-TEAM)."""
        house = house_of(side)
        return self.seat_of_power[house] != self.seat_of_power[house + 1]

    def who(self, side: Side) -> str:
        """The name of a side, as a message."""
        return SIDE_WORDS[side]

    def side_seers(self, side: Side) -> int:
        """The seats of a side, as observers (a bit each): they see its Sietches, tokens and objective (WFA-RUL-90)."""
        house = house_of(side)
        seers = 0
        for seat in self.seat_of_power[house : house + 2]:
            if seat >= 0:
                seers |= 1 << seat
        return seers

    def hand_seers(self, power: Power) -> int:
        """Who sees the hand of a power."""
        seat = self.seat_of_power[power]
        return 1 << seat if seat >= 0 else 0

    @property
    def everyone(self) -> int:
        """All observers, the public included, as bits."""
        return (1 << (self.seats + 1)) - 1

    @property
    def public(self) -> int:
        """The observer that knows what everybody knows."""
        return self.seats

    @property
    def acting(self) -> Turn:
        """The action turn under way, where there must be one."""
        assert self.turn is not None
        return self.turn

    @property
    def fight(self) -> Battle:
        """The battle being fought, where there must be one."""
        assert self.battle is not None
        return self.battle

    # The board as it is now.

    def terrain(self, area: int) -> Terrain:
        """The terrain of an area; a blasted Mountain is Desert (WFA-ATOM-06, 12)."""
        return DESERT if area == self.blasted else TERRAIN[area]

    @property
    def deserts(self) -> AreaMask:
        """All Desert areas, Deep Desert included."""
        return DESERTS if self.blasted < 0 else AreaMask(DESERTS | BIT[self.blasted])

    @property
    def neighbours(self) -> tuple[AreaMask, ...]:
        """The areas next to each area on the ground."""
        return NEIGHBOURS_RIMWALL_OPEN if self.blasted == RIMWALL_WEST else NEIGHBOURS

    @property
    def exposed(self) -> AreaMask:
        """The areas that Coriolis Storms reach (WFA-HAZ-25)."""
        return EXPOSED if self.blasted < 0 else EXPOSED_AFTER[Area(self.blasted)]

    @property
    def worms(self) -> AreaMask:
        """The areas with a Sandworm, the Wild Maker included (WFA-LEAD-30)."""
        maker = self.leader_at[WILD_MAKER]
        return AreaMask(self.sandworms | BIT[maker] if maker >= 0 else self.sandworms)

    @property
    def all_signs(self) -> AreaMask:
        """The areas with a Wormsign, turned or not."""
        return AreaMask(self.wormsigns | self.turned_signs[0] | self.turned_signs[1] | self.turned_signs[2])

    @property
    def sietch_areas(self) -> AreaMask:
        """The areas with a Sietch that stands."""
        mask = 0
        for area in self.sietch_at:
            if area >= 0:
                mask |= BIT[area]
        return AreaMask(mask)

    def settled(self, side: Side) -> AreaMask:
        """The areas with a settlement of a side that stands."""
        return AreaMask(self.settlements) if side else self.sietch_areas

    def free(self, side: Side) -> AreaMask:
        """The areas that are free for a side: no enemy settlement, no enemy Unit, no Sandworm (WFA-BOARD-11)."""
        other = Side(1 - side)
        return AreaMask(ALL_AREAS & ~(self.standing[other] | self.settled(other) | self.worms))

    def empty_areas(self) -> AreaMask:
        """The areas that hold nothing at all (WFA-BOARD-12)."""
        taken = self.standing[0] | self.standing[1] | self.sietch_areas | self.settlements | self.stations
        taken |= self.harvesters | self.worms | self.all_signs
        return AreaMask(ALL_AREAS & ~taken)

    def sietch_in(self, area: int) -> SietchSlot:
        """The slot of the Sietch that stands in an area, or NONE."""
        return SietchSlot(self.sietch_at.index(area)) if area in self.sietch_at else SietchSlot(NONE)

    def sietch_rank(self, slot: int) -> int:
        """The rank of a standing Sietch: a secret until it is turned (WFA-BOARD-20)."""
        return SIETCH_RANKS[self.sietches.zones[slot][0]]

    def settlement_rank(self, side: Side, area: int) -> int:
        """The rank of the settlement of a side in an area, 0 if it has none; a Sietch's may be a secret."""
        if side == HARKONNEN:
            return HARKONNEN_RANK[Area(area)] if self.settlements >> area & 1 else 0
        return self.sietch_rank(self.sietch_at.index(area)) if area in self.sietch_at else 0

    # Legions.

    def unit(self, side: int, kind: int, area: int) -> int:
        """How many Units of a type of a side stand in an area."""
        return self.units[(3 * side + kind) * AREAS + area]

    def unit_count(self, side: int, area: int) -> int:
        """How many Units of a side stand in an area, facedown tokens not counted."""
        base = 3 * side * AREAS + area
        units = self.units
        return units[base] + units[base + AREAS] + units[base + 2 * AREAS]

    def tokens_in(self, area: int) -> list[TokenSlot]:
        """The facedown Deployment tokens in an area."""
        return [TokenSlot(slot) for slot in range(TOKENS) if self.token_at[slot] == area]

    def size(self, side: int, area: int) -> int:
        """How many Units a side has in an area for the stacking limit: a facedown token counts as one (WFA-TOK-05)."""
        count = self.unit_count(side, area)
        return count if side else count + self.token_at.count(area)

    def generic(self, side: int, area: int) -> int:
        """How many generic leaders of a side stand in an area."""
        return self.generics[side * AREAS + area]

    def named_in(self, side: int, area: int) -> list[Leader]:
        """The named leaders of a side in an area."""
        return [leader for leader in LEADERS_OF[side] if self.leader_at[leader] == area]

    def has_leader(self, side: int, area: int) -> bool:
        """Whether any leader of a side stands in an area."""
        if self.generics[side * AREAS + area]:
            return True
        return area in (self.leader_at[8:15] if side else self.leader_at[:8])

    def has_legion(self, side: int, area: int) -> bool:
        """Whether a side has Units or facedown tokens in an area."""
        return self.standing[side] >> area & 1 == 1

    def can_appear(self, leader: int) -> bool:
        """Whether a named leader can be deployed now: in play, set aside, rested and not pinned (WFA-ACT-26)."""
        if self.leader_state[leader] != ASIDE or self.resting >> leader & 1:
            return False
        return not self.pinned_leader(leader)

    def pinned_leader(self, leader: int) -> bool:
        """Whether a card holds the leader where he is: only ever either Paul."""
        return self.pinned and leader < 2

    # Pieces off the board.

    @property
    def harvesters_left(self) -> int:
        return HARVESTERS - self.harvesters.bit_count()

    @property
    def ornithopters_left(self) -> int:
        return ORNITHOPTERS - self.flyers.count(ORNITHOPTER)

    @property
    def carryalls_left(self) -> int:
        return CARRYALLS - self.flyers.count(CARRYALL)

    @property
    def sandworms_left(self) -> int:
        return SANDWORMS - self.sandworms.bit_count()

    @property
    def wormsigns_left(self) -> int:
        """Wormsigns in the pool."""
        return WORMSIGNS - self.all_signs.bit_count() - sum(self.discarded_signs)

    @property
    def in_tanks(self) -> list[Leader]:
        """The leaders of both sides in Regeneration Tanks."""
        return [Leader(leader) for leader in self.tank if leader >= 0]

    # Dice.

    def dashboards(self, side: Side) -> list[Dashboard]:
        """The dashboards a side uses: one, or two if it is shared."""
        house = house_of(side)
        return [Dashboard(house), Dashboard(house + 1)] if self.dashboard_of[house + 1] != house else [Dashboard(house)]

    def slots(self, dashboard: Dashboard, face: Face) -> int:
        """How many slots a result has on a dashboard."""
        house = dashboard & ~1
        if self.dashboard_of[house + 1] != house:
            return SMALL_SLOTS[dashboard][face]
        return LARGE_SLOTS[house >> 1][face]

    def tank_length(self, dashboard: Dashboard) -> int:
        return TANK_SLOTS[dashboard >> 1]

    def unused(self, side: Side) -> int:
        """How many unused dice a side has, Bene Gesserit tokens placed as dice included (WFA-ACT-37)."""
        total = 0
        for dashboard in self.dashboards(side):
            total += sum(self.dice[dashboard * 5 : dashboard * 5 + 5])
            total += sum(self.sisters[dashboard * 5 : dashboard * 5 + 5])
        return total

    # Snapshots.

    def pack(self) -> dict[str, Any]:
        return {
            "turn": None if self.turn is None else self.turn.pack(),
            "battle": None if self.battle is None else self.battle.pack(),
            "planning": [family.pack() for family in self.planning],
            "prescience_cards": self.prescience_cards.pack(),
            "objectives": self.objectives.pack(),
            "tokens": self.tokens.pack(),
            "sietches": self.sietches.pack(),
            **{name: getattr(self, name) for name in PLAIN_FIELDS},
        }

    def unpack(self, data: dict[str, Any]) -> None:
        self.turn = None if data["turn"] is None else unpacked_turn(data["turn"])
        self.battle = None if data["battle"] is None else unpacked_battle(data["battle"])
        for family, packed in zip(self.planning, data["planning"], strict=True):
            family.unpack(packed)
        self.prescience_cards.unpack(data["prescience_cards"])
        self.objectives.unpack(data["objectives"])
        self.tokens.unpack(data["tokens"])
        self.sietches.unpack(data["sietches"])
        for name in PLAIN_FIELDS:
            setattr(self, name, data[name])


PLAIN_FIELDS: Final = (
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
    "spot",
    "spot_zone",
    "pinned",
    "forced_result",
    "bonus_on",
    "kept",
    "declined",
)
"""What is plain data already."""

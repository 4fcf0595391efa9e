"""Everything that is on the table in War for Arrakis, and the questions that rules put to it.

Sides, seats and dashboards are different things. A seat plays one or both powers of a side; a side that is shared has
the two small dashboards of its powers, any other one large dashboard under its House's number. Sets of areas are bit
masks (`board.BIT`, `board.areas_in`). Figures are put, moved and taken by `rules/legions.py`, which keeps the supplies.
"""

from typing import Final

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
    STEPS,
    STEPS_OVER_WALLS,
    STEPS_RIMWALL_OPEN,
    TERRAIN,
    TOUCHING,
    Steps,
    mask_of,
)
from sandtable.games.war_for_arrakis.cards import PLANNING_WORDS
from sandtable.games.war_for_arrakis.components import (
    CARRYALLS,
    HARVESTERS,
    LARGE_SLOTS,
    ORNITHOPTERS,
    SANDWORMS,
    SIETCH_RANKS,
    SIETCHES,
    SMALL_SLOTS,
    TANK_SLOTS,
    TOKEN_IDS,
    TOKENS,
    WORMSIGNS,
)
from sandtable.games.war_for_arrakis.fields import LEADER_STATE_NAMES
from sandtable.games.war_for_arrakis.generated import Battle, TableFields, Turn
from sandtable.games.war_for_arrakis.leaders import GENERIC_WORDS, LEADER_WORDS, LEADERS_OF, WILD_MAKER
from sandtable.games.war_for_arrakis.mahdi.automaton import Mahdi
from sandtable.games.war_for_arrakis.prescience import PRESCIENCE
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    DESERT,
    FREMEN_ALLY,
    HARKONNEN,
    HAZARDS,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    NONE,
    ORNITHOPTER,
    SIDE_WORDS,
    Area,
    AreaMask,
    Dashboard,
    Face,
    Leader,
    Power,
    Seat,
    Side,
    SietchSlot,
    Terrain,
    TokenSlot,
    house_of,
    word,
)
from sandtable.kernel.cards import Cards
from sandtable.kernel.steps import Ask, Form

__all__ = ["GENERIC_WORDS", "LEADERS_OF", "LEADER_WORDS", "Battle", "Table", "Turn"]

_MOST_REMEMBERED: Final = 20000
_SIETCH_SETS: Final[dict[tuple[int, ...], AreaMask]] = {}
"""The areas of Sietches as a set, which is asked for at every turn while Sietches hardly ever change."""

LARGE_DASHBOARDS: Final[tuple[tuple[Dashboard, ...], ...]] = ((Dashboard(0),), (Dashboard(2),))
SMALL_DASHBOARDS: Final[tuple[tuple[Dashboard, ...], ...]] = (
    (Dashboard(0), Dashboard(1)),
    (Dashboard(2), Dashboard(3)),
)

GENERIC: Final = 3
"""A generic leader, after the types of Units, in the list of figures that have moved."""

# What has become of a named leader, or of the Wild Maker.
NOT_IN_PLAY: Final = 0
ASIDE: Final = 1
ON_BOARD: Final = 2
IN_TANK: Final = 3
RETIRED: Final = 4
LEADER_STATE_IDS: Final = LEADER_STATE_NAMES.ids

# Where planning cards of a power lie. A card being carried out, or lying on a Prescience card, is laid.
DECK: Final = 0
DISCARD: Final = 1
LAID: Final = 2
HAND: Final = 3

# Where Prescience cards lie: their deck is zone DECK.
SHOWN: Final = 1
CLAIMED: Final = 2
GONE: Final = 3

# Where Secret Objectives lie: those set aside unseen are zone DECK.
KEPT: Final = 1

# Where Atreides Deployment tokens lie: zone N is slot N, a token that everybody can follow (WFA-RUL-80). A standard
# token that nobody has drawn is in the pool.
TOKEN_POOL: Final = TOKENS
TOKEN_GONE: Final = TOKENS + 1

# Where Sietch tokens lie: zone N is the token that was put on `SIETCH_AREAS[N]`.
SIETCH_GONE: Final = SIETCHES

CARD_WORDS: Final = PLANNING_WORDS
PRESCIENCE_WORDS: Final = tuple([word("prescience", card.id) for card in PRESCIENCE])
CONE_FORM: Final = "cone_of_silence"
"""The form by which allies enter a Cone of Silence, by its name in the rulebook."""
HOUSE_FREE_FORM: Final = "house_free_action"
"""The form by which a House takes its own free actions while its ally acts."""
TOKEN_WORDS: Final = tuple([word("token", ident) for ident in TOKEN_IDS])


class FreeAreas:
    """The areas that are free for a side, and what that follows from. Never changed: threads may share it."""

    def __init__(self, legions: int, settlements: int, worms: int) -> None:
        self.legions: Final = legions
        self.settlements: Final = settlements
        self.worms: Final = worms
        self.found: Final = AreaMask(ALL_AREAS ^ (legions | settlements | worms))


_LAST_FREE: Final[list[FreeAreas]] = [FreeAreas(0, 0, 0), FreeAreas(0, 0, 0)]
"""By side: several questions in a row ask for the same, and putting large sets together takes time."""


class BesideForm(Form["Table"]):
    """A side form that says itself when it is open, by what everybody can see."""

    def is_open(self, g: "Table", seat: int) -> bool:
        raise NotImplementedError


class Table(TableFields):
    """A game of War for Arrakis in progress."""

    __slots__ = ()

    def clone(self) -> "Table":
        return Table(self.game, self.seats, self)

    @property
    def planning(self) -> tuple[Cards, ...]:
        """The Planning cards of each power."""
        return (self.atreides_cards, self.fremen_cards, self.harkonnen_cards, self.corrino_cards)

    def planning_of(self, power: int) -> Cards:
        """The Planning cards of one power, without a row of all four."""
        if power == HOUSE_ATREIDES:
            return self.atreides_cards
        if power == FREMEN_ALLY:
            return self.fremen_cards
        return self.harkonnen_cards if power == HOUSE_HARKONNEN else self.corrino_cards

    def side_form(self, seat: int) -> Ask | None:
        """Whoever shares a side may enter a Cone of Silence whenever asked something (WFA-RUL-95).

        A House may do what only it can while its ally acts (WFA-RUL-92).
        """
        if seat in self.to_act:
            if (self.cones[0] or self.cones[1]) and self.cones[self.side_of_seat(seat)]:
                return Ask(self.game.book.forms[CONE_FORM], seat)
        elif self.turn is not None and self.shared(self.turn.side):
            form = self.game.book.forms[HOUSE_FREE_FORM]
            assert isinstance(form, BesideForm)
            return Ask(form, seat) if form.is_open(self, seat) else None
        return None

    # Who.

    def seat_for(self, side: Side) -> Seat:
        """Who decides for a side: the seat that acts in its own turn, else its House (WFA-RUL-55).

        In the Desert Hazards phase the Fremen Ally decides for the Atreides side (WFA-TEAM-36). Where the Mahdi plays
        the Harkonnen side, what no criterion decides is left to its opponents (WFA-SOLO-05).
        """
        turn = self.turn
        if turn is not None and turn.side == side:
            return turn.seat
        hazards = side == ATREIDES and self.phase == HAZARDS
        seat = self.seat_of_power[FREMEN_ALLY if hazards else house_of(side)]
        return Seat(seat) if seat >= 0 else self.chooser

    def seat_of(self, power: Power) -> Seat:
        """Who plays a power."""
        return Seat(self.seat_of_power[power])

    def side_of_seat(self, seat: int) -> Side:
        seats = self.seat_of_power
        return ATREIDES if seat == seats[HOUSE_ATREIDES] or seat == seats[FREMEN_ALLY] else HARKONNEN

    def powers_of(self, seat: int) -> list[Power]:
        """The powers that a seat plays."""
        found: list[Power] = []
        for power, player in enumerate(self.seat_of_power):
            if player == seat:
                found.append(Power(power))
        return found

    def shared(self, side: Side) -> bool:
        """Whether two seats play the side (WFA-TEAM)."""
        house = house_of(side)
        return self.seat_of_power[house] != self.seat_of_power[house + 1]

    def seats_for(self, side: Side) -> list[Seat]:
        """The seats of a side, the House's first; none where the Mahdi plays it."""
        if self.plays_itself(side):
            return []
        house = house_of(side)
        seats = [Seat(self.seat_of_power[house])]
        return [*seats, Seat(self.seat_of_power[house + 1])] if self.shared(side) else seats

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

    # The Mahdi.

    @property
    def automaton(self) -> Mahdi:
        """The Mahdi, where it must be there."""
        assert self.mahdi is not None
        return self.mahdi

    def plays_itself(self, side: Side) -> bool:
        """Whether the Mahdi plays a side."""
        return side == HARKONNEN and self.mahdi is not None

    @property
    def chooser(self) -> Seat:
        """Who chooses between equal deeds of the Mahdi: House Atreides, in phase 3 the Fremen Ally (WFA-RUL-99)."""
        return Seat(self.seat_of_power[FREMEN_ALLY if self.phase == HAZARDS else HOUSE_ATREIDES])

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

    def ways(self, side: int) -> tuple[AreaMask, ...]:
        """The areas that a legion of a side can step into: the Mahdi ignores impassable borders (WFA-SMOV-17)."""
        if side and self.mahdi is not None:
            return TOUCHING
        return NEIGHBOURS_RIMWALL_OPEN if self.blasted == RIMWALL_WEST else NEIGHBOURS

    def steps(self, side: int) -> Steps:
        """The same in pieces."""
        if side and self.mahdi is not None:
            return STEPS_OVER_WALLS
        return STEPS_RIMWALL_OPEN if self.blasted == RIMWALL_WEST else STEPS

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
        """The areas with a Wormsign, turned or not; turned ones lie there only while they are dealt with."""
        sand, worm, deep = self.turned_signs
        return AreaMask(self.wormsigns | sand | worm | deep if sand or worm or deep else self.wormsigns)

    @property
    def sietch_areas(self) -> AreaMask:
        """The areas with a Sietch that stands."""
        found = _SIETCH_SETS.get(self.sietch_at)
        if found is None:
            if len(_SIETCH_SETS) >= _MOST_REMEMBERED:
                _SIETCH_SETS.clear()
            found = mask_of([Area(area) for area in self.sietch_at if area >= 0])
            _SIETCH_SETS[self.sietch_at] = found
        return found

    def settled(self, side: Side) -> AreaMask:
        """The areas with a settlement of a side that stands."""
        return AreaMask(self.settlements) if side else self.sietch_areas

    def free(self, side: Side) -> AreaMask:
        """The areas that are free for a side: no enemy settlement, no enemy Unit, no Sandworm (WFA-BOARD-11)."""
        other = Side(1 - side)
        legions, settlements, worms = self.standing[other], self.settled(other), self.worms
        last = _LAST_FREE[side]
        if legions != last.legions or settlements != last.settlements or worms != last.worms:
            last = FreeAreas(legions, settlements, worms)
            _LAST_FREE[side] = last
        return last.found

    def empty_areas(self) -> AreaMask:
        """The areas that hold nothing at all (WFA-BOARD-12)."""
        taken = self.standing[0] | self.standing[1] | self.sietch_areas | self.settlements | self.stations
        taken |= self.harvesters | self.worms | self.all_signs
        return AreaMask(ALL_AREAS ^ taken)

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
        found: list[TokenSlot] = []
        for slot, where in enumerate(self.token_at):
            if where == area:
                found.append(TokenSlot(slot))
        return found

    def size(self, side: int, area: int) -> int:
        """How many Units a side has in an area for the stacking limit: a facedown token counts as one (WFA-TOK-05)."""
        count = self.unit_count(side, area)
        if not side:
            for where in self.token_at:
                if where == area:
                    count += 1
            return count
        return count if self.mahdi is None else count + self.mahdi.guard_at.count(area)

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
        return self.standing[side] & BIT[area] != 0

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

    def dashboards(self, side: Side) -> tuple[Dashboard, ...]:
        """The dashboards a side uses: one, or two if it is shared."""
        house = house_of(side)
        return SMALL_DASHBOARDS[side] if self.dashboard_of[house + 1] != house else LARGE_DASHBOARDS[side]

    def own_dashboards(self, seat: int) -> tuple[Dashboard, ...]:
        """The dashboard whose dice a seat spends: its own small one, or the large one of its side."""
        found = self.dashboards(self.side_of_seat(seat))
        return found if len(found) == 1 else tuple([place for place in found if self.seat_of_power[place] == seat])

    def slots(self, dashboard: Dashboard, face: Face) -> int:
        """How many slots a result has on a dashboard."""
        house = dashboard & ~1
        if self.dashboard_of[house + 1] != house:
            return SMALL_SLOTS[dashboard][face]
        return LARGE_SLOTS[house >> 1][face]

    def tank_length(self, dashboard: Dashboard) -> int:
        return TANK_SLOTS[dashboard >> 1]

    def unused(self, side: Side) -> int:
        """How many unused dice a side has, Bene Gesserit tokens placed as dice included (WFA-ACT-37).

        The Mahdi's are those not rolled yet (WFA-SSPC-11).
        """
        if self.plays_itself(side):
            return self.unrolled[side]
        total = 0
        dice, sisters = self.dice, self.sisters
        for dashboard in self.dashboards(side):
            for box in range(dashboard * 5, dashboard * 5 + 5):
                total += dice[box] + sisters[box]
        return total

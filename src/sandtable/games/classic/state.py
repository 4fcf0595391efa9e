"""Everything that is on the table in Classic, and nothing else."""

from typing import Final, cast

from sandtable.games.arrakis.planet import CELLS_OF, TERRITORY_BIT
from sandtable.games.arrakis.terms import NO_CELL, Sector
from sandtable.games.classic.board import CIRCLE_SECTORS, CIRCLES_TAKEN, STRONGHOLD_CELLS, steps_ahead
from sandtable.games.classic.factions import BENE_GESSERIT, FACTION_WORDS, FACTIONS, RICHESE, Faction
from sandtable.games.classic.generated import Auction, Battle, TableFields, Voyage
from sandtable.games.classic.leaders import LEADERS
from sandtable.games.classic.terms import (
    BATTLE,
    MARKET,
    NO_CARD,
    NOBODY,
    OVER,
    SETUP,
    STRONGHOLD_FULL,
    Card,
    Cell,
    FactionIndex,
    Kind,
    LeaderIndex,
    Seat,
    Seats,
    Territory,
)
from sandtable.games.classic.treachery import (
    BASE_SET,
    COPIES,
    DISTRANS,
    KARAMA,
    NO_FIELDS,
    NULLENTROPY_BOX,
    RICHESE_BITS,
    RICHESE_SET,
    SEMUTA_DRUG,
    TLEILAXU_GHOLA,
    TREACHERY_CARDS,
    TREACHERY_DECK,
    TREACHERY_WORDS,
    TRUTHTRANCE,
    WORTHLESS_COPIES,
)
from sandtable.kernel.rows import added
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Ask, Do

# Zones. Every family of cards has its deck in zone 0.
DECK: Final = 0

# The zones of treachery cards, then a hand per seat; `fields` says what lies in each.
DISCARD: Final = 1
ROW: Final = 2
UP: Final = 3
TOP: Final = 4
OPEN: Final = 5
GONE: Final = 6
TAKEN: Final = 7
STOCK: Final = 8
_HANDS: Final = 9

# Of spice cards.
PILE_A: Final = 1
PILE_B: Final = 2
ASIDE: Final = 3
SPICE_TOP: Final = 4

# Of storm cards.
STORM_NEXT: Final = 1

# Of prediction cards; those of factions lie in zone 0.
TURN_CARDS: Final = 1
PREDICTED_FACTION: Final = 2
PREDICTED_TURN: Final = 3
NOT_PREDICTABLE: Final = 4

# Of traitor cards, then a hand per seat.
ABSENT: Final = 1
LOOKED_AT: Final = 2
_TRAITORS: Final = 3

# Of leader skills, then two zones for each seat.
BOX: Final = 1
_SKILLS: Final = 2

# Of no-field tokens; those behind the shield of Richese lie in zone 0.
ON_PLANET: Final = 1
FACE_UP: Final = 2
NO_TOKENS: Final = 3

# Of leaders, then three zones for each owner.
TANKS: Final = 0
NOT_PLAYING: Final = 1
_LEADERS: Final = 2


# The forms that a seat may fill in though nobody waits for it, by their names in the rulebook.
TALK_FORM: Final = "talk"
ANY_TIME_FORM: Final = "any_time"
GIVEN_AWAY: Final = Difference("given-away", until=3)
"""A card that a plan had to hold, or that was being given, could still be played or given away."""
MOST_SPOKEN: Final = 2
"""How often a seat may speak up in a phase, so that every game comes to an end."""
ANY_TIME_CARDS: Final[int] = (
    COPIES[TRUTHTRANCE]
    | COPIES[TLEILAXU_GHOLA]
    | COPIES[KARAMA]
    | WORTHLESS_COPIES
    | COPIES[DISTRANS]
    | COPIES[NULLENTROPY_BOX]
)
OFFER_SEMUTA: Final = "offer_semuta"
"""The rule that lets others take what was just discarded, by its name in the rulebook."""


class Table(TableFields):
    """A game of Classic in progress. Seats are numbered counter-clockwise, as their circles lie."""

    __slots__ = ()

    def clone(self) -> "Table":
        return Table(self.game, self.seats, self)

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
        """Whether the seat may hold something for any time, as far as the public knows; a no-field token lies open."""
        if self.could_hold(seat, ANY_TIME_CARDS):
            return True
        if self.factions[seat] != RICHESE:
            return False
        gift = self.allies[seat] != 0 and self.could_hold(seat, RICHESE_BITS)
        return gift or self.may_turn_token()

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

    def seat_of(self, faction: FactionIndex) -> Seat:
        """The seat that plays a faction, or NOBODY."""
        return self.seat_by_faction[faction]

    def plays(self, seat: Seat, faction: FactionIndex) -> bool:
        return self.factions[seat] == faction

    def circle_sector(self, seat: Seat) -> int:
        """The sector of the seat's player circle (CLA-MAP-05)."""
        return CIRCLE_SECTORS[CIRCLES_TAKEN[self.seats][seat]]

    def next_to_be_reached(self) -> Seat:
        """Whose circle the storm will reach next: the First Player (CLA-STORM-12, 13)."""
        return min(range(self.seats), key=lambda seat: steps_ahead(self.storm, Sector(self.circle_sector(seat))))

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

    def has_allied(self, seat: Seat, faction: FactionIndex) -> bool:
        """Whether the seat is allied with that faction."""
        other = self.seat_by_faction[faction]
        return other != NOBODY and self.allies[seat] >> other & 1 == 1

    # Forces.

    def forces_in(self, seat: Seat, cells: tuple[Cell, ...] | list[Cell]) -> int:
        """How many forces of a seat stand in these cells together; advisors are no forces."""
        mine = self.forces[seat]
        total = 0
        for cell in cells:
            total += mine[cell]
        return total

    def special_in(self, seat: Seat, cells: tuple[Cell, ...] | list[Cell]) -> int:
        """How many of them carry a star."""
        mine = self.special[seat]
        total = 0
        for cell in cells:
            total += mine[cell]
        return total

    def advisors_in(self, cells: tuple[Cell, ...] | list[Cell]) -> int:
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
        return self.occupies(seat, territory) and self.occupants(territory) == [seat]

    def full_strongholds(self, seat: Seat) -> int:
        """The strongholds (bits) that two other factions occupy: the seat may neither enter nor pass (CLA-SHIP-08)."""
        full = 0
        if self.seats > STRONGHOLD_FULL:
            for territory, cell in STRONGHOLD_CELLS:
                others = -1 if self.forces[seat][cell] else 0
                for forces in self.forces:
                    if forces[cell]:
                        others += 1
                if others >= STRONGHOLD_FULL:
                    full |= TERRITORY_BIT[territory]
        return full

    def add_forces(self, seat: Seat, cell: Cell, count: int, special: int = 0) -> None:
        """So many more forces stand in a cell (fewer, if negative); `special` of them carry a star."""
        self.forces[seat] = added(self.forces[seat], cell, count)
        if special:
            self.special[seat] = added(self.special[seat], cell, special)

    def land(self, seat: Seat, cell: Cell, count: int, special: int = 0) -> None:
        """Forces come from the reserve; `special` of them carry a star."""
        self.reserve[seat] -= count
        self.reserve_special[seat] -= special
        self.add_forces(seat, cell, count, special)

    def withdraw(self, seat: Seat, cell: Cell, count: int, special: int = 0) -> None:
        """Forces go back to the reserve."""
        self.land(seat, cell, -count, -special)

    def shift(self, seat: Seat, start: Cell, target: Cell, count: int, special: int = 0) -> None:
        """Forces go from one cell to another."""
        self.add_forces(seat, start, -count, -special)
        self.add_forces(seat, target, count, special)

    def to_tanks(self, seat: Seat, cell: Cell, count: int, special: int = 0) -> None:
        """Forces are destroyed."""
        self.add_forces(seat, cell, -count, -special)
        self.tanks[seat] += count
        self.tanks_special[seat] += special

    def advisors_to_tanks(self, cell: Cell, count: int) -> None:
        self.advisors = added(self.advisors, cell, -count)
        self.tanks[self.seat_by_faction[BENE_GESSERIT]] += count

    # Leaders.

    def with_owner(self, seat: Seat) -> int:
        """The zone of the leaders that their owner has at hand."""
        return _LEADERS + 3 * seat

    def taken(self, owner: Seat) -> int:
        """The zone of an owner's leaders that Harkonnen have taken and keep."""
        return _LEADERS + 3 * owner + 1

    def killed_in_secret(self, owner: Seat) -> int:
        """The zone of an owner's leaders that Harkonnen have taken and killed: in the tanks, face down."""
        return _LEADERS + 3 * owner + 2

    def living(self, seat: Seat) -> list[LeaderIndex]:
        """The seat's own leaders that are neither dead nor taken."""
        return cast("list[LeaderIndex]", self.leaders.zones[_LEADERS + 3 * seat])

    def dead(self, seat: Seat) -> list[LeaderIndex]:
        """The seat's own leaders in the tanks, those killed in secret among them."""
        mine = self.factions[seat]
        fallen = [leader for leader in self.leaders.zones[TANKS] if LEADERS[leader].faction == mine]
        return cast("list[LeaderIndex]", sorted(fallen + self.leaders.zones[self.killed_in_secret(seat)]))

    def captives(self) -> list[LeaderIndex]:
        """All leaders that Harkonnen keep."""
        found: list[LeaderIndex] = []
        for owner in range(self.seats):
            found += cast("list[LeaderIndex]", self.leaders.zones[self.taken(owner)])
        return found

    def owner(self, leader: LeaderIndex) -> Seat:
        return self.seat_by_faction[LEADERS[leader].faction]

    # Leader skills.

    def skills_offered(self, seat: Seat) -> int:
        """The zone of the skill cards that a seat chooses from."""
        return _SKILLS + 2 * seat

    def skills_held(self, seat: Seat) -> int:
        """The zone of the skill cards that lie with leaders of a seat, and with those it has taken."""
        return _SKILLS + 2 * seat + 1

    # Cards.

    def hand(self, seat: Seat) -> int:
        """The zone of a seat's treachery cards."""
        return _HANDS + seat

    def hand_size(self, seat: Seat) -> int:
        return len(self.treachery.zones[_HANDS + seat])

    def has_room(self, seat: Seat) -> bool:
        """Whether the seat is below its hand limit (CLA-BID-02 to 04)."""
        held = len(self.treachery.zones[_HANDS + seat])
        if self.auction is not None and self.auction.seller == MARKET and self.factions[seat] == RICHESE:
            held += len(self.treachery.zones[UP])  # the card on offer still belongs to the hand (CHR-MARKET-12)
        battle = self.battle
        if battle is not None and seat in battle.seats:
            side = battle.seats.index(seat)
            plan = (battle.hero[side], battle.weapon[side], battle.defence[side])
            held += len([card for card in self.treachery.zones[OPEN] if card in plan])  # it may yet come back
        return held < FACTIONS[self.factions[seat]].hand_limit

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

    def bound_kinds(self, seat: Seat) -> list[Kind]:
        """The kinds of cards that must stay in hand: those that a sealed form of the seat names (what was shown to
        prescience, a plan until it is revealed, a gift on its way), and those it has sworn to play (CLA-RUL-44)."""
        if self.follows(GIVEN_AWAY):
            return []
        sealed = [ask for ask in self.sealed if ask.seat == seat]
        found = [Kind(answer.value) for ask in sealed for answer in ask.answers if answer.kind == "card"]
        battle = self.battle
        if battle is not None and not battle.revealed and seat in battle.seats:
            side = battle.seats.index(seat)
            found += [Kind(kind) for sworn, kind, yes in battle.oaths if sworn == side and yes]
        return found

    def could_hold(self, seat: Seat, cards: int) -> bool:
        """Whether the seat may hold one of these treachery cards (bits) as far as the public knows."""
        hand = _HANDS + seat
        return bool(self.treachery.zones[hand]) and self.treachery.possibly(self.public, hand) & cards != 0

    def play_card(self, seat: Seat, kind: Kind) -> None:
        """A card of that kind is played from hand before all eyes and discarded."""
        card = self.held(seat, kind)
        self.treachery.move(self, card, _HANDS + seat, DISCARD, self.everyone)
        self.note_discard(seat, card)
        self.tell("event-card-played", who=self.who(seat), card=TREACHERY_WORDS[kind])

    def discard(self, seat: Seat, card: Card, zone: int) -> None:
        """A card goes from a zone to the discard pile."""
        self.treachery.move(self, card, zone, DISCARD, self.everyone)
        self.note_discard(seat, card)
        self.tell("event-card-discarded", who=self.who(seat), card=TREACHERY_WORDS[TREACHERY_DECK[card]])

    def note_discard(self, seat: Seat, card: Card) -> None:
        """While somebody else could have Semuta Drug, discards are noted, and one window follows for all of them."""
        if self.seat_by_faction[RICHESE] == NOBODY:
            return
        if any([self.could_hold(other, COPIES[SEMUTA_DRUG]) for other in range(self.seats) if other != seat]):
            if not self.just_discarded:
                self.then(Do(self.game.book.rules[OFFER_SEMUTA]))
            self.just_discarded = (*self.just_discarded, (seat, card))

    def kinds_in_game(self) -> list[Kind]:
        """The kinds of treachery cards that this game is played with, as everybody knows."""
        richese = self.seat_by_faction[RICHESE] != NOBODY
        return [
            card.index
            for card in TREACHERY_CARDS
            if card.belongs == BASE_SET or (richese if card.belongs == RICHESE_SET else self.more_weapons)
        ]

    # No-field tokens (CHR-NOFIELD). On the planet a token is one of the forces of Richese, the only starred one.

    @property
    def token_cell(self) -> Cell:
        """Where a no-field token lies face down, or NO_CELL."""
        seat = self.seat_by_faction[RICHESE]
        if seat == NOBODY or not any(self.special[seat]):
            return NO_CELL
        return Cell(self.special[seat].index(1))

    def token_forces(self) -> int:
        """How many forces the token on the planet stands for: its value, as far as the reserves go (CHR-NOFIELD-06)."""
        tokens = self.tokens.zones[ON_PLANET]
        return min(NO_FIELDS[tokens[0]], self.reserve[self.seat_by_faction[RICHESE]]) if tokens else 0

    def may_turn_token(self) -> bool:
        """Before the battle phase begins, and not in the middle of a shipment (CHR-NOFIELD-05, 17, CHR-RUL-10)."""
        voyage = self.voyage
        under_way = voyage is not None and bool(voyage.counts) and not voyage.shipped
        return self.phase < BATTLE and not under_way and self.token_cell != NO_CELL

    # Who acts when.

    def acting_order(self) -> list[Seat]:
        """Storm order, as Juice of Sapho changes it for the phase or action going on (CHR-RCARD-03)."""
        order = self.order()
        if self.acts_first != NOBODY:
            order.remove(self.acts_first)
            order.insert(0, self.acts_first)
        if self.acts_last != NOBODY:
            order.remove(self.acts_last)
            order.append(self.acts_last)
        return order

    # What is going on.

    @property
    def fight(self) -> Battle:
        """The battle being fought, where there must be one."""
        assert self.battle is not None
        return self.battle

    def side_of(self, seat: Seat) -> int:
        """The side of a seat in the battle being fought."""
        return self.fight.seats.index(seat)

    def opponent(self, seat: Seat) -> Seat:
        """Against whom the seat fights."""
        return self.fight.seats[1 - self.fight.seats.index(seat)]

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

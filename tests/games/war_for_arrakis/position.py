"""Positions of War for Arrakis, set up in words.

    table = position(legions="carthag: harkonnen regular 3, bashar; hobars_gap: atreides elite 2, paul_atreides")
    table.turn("harkonnen", strategy=1)
    table.play("harkonnen", "strategy", "move", "carthag", ...)

Seats are named by their sides, or by their powers where a side is shared; Atreides sits in seat 0. Everything that is
not said is as at the start of a game, except that there are no Units, tokens or generic leaders on the board and no
cards in hands.
"""

import sandtable
from sandtable.games.war_for_arrakis.board import (
    AREA,
    HARKONNEN_SETTLEMENTS,
    SIETCH_AREAS,
    STATION_AREAS,
    ZONE,
    mask_of,
)
from sandtable.games.war_for_arrakis.cards import DECK_FACES, PLANNING_NUMBER
from sandtable.games.war_for_arrakis.components import (
    BENE_GESSERIT_AT_START,
    LONGEST_TANK,
    OBJECTIVE_CARDS,
    PRESCIENCE_CARDS,
    SIETCH_RANKS,
    SIETCHES,
    STARTING_TOKENS,
    TOKEN_IDS,
    TOKENS,
)
from sandtable.games.war_for_arrakis.leaders import LEADER_NUMBER, LEADERS, WILD_MAKER, at_start
from sandtable.games.war_for_arrakis.prescience import OBJECTIVE_IDS, PRESCIENCE
from sandtable.games.war_for_arrakis.rules.action_turns import take_turn
from sandtable.games.war_for_arrakis.rules.legions import put_generic, put_units
from sandtable.games.war_for_arrakis.rules.setup import open_box, seat_against_mahdi, seat_sides
from sandtable.games.war_for_arrakis.state import (
    ASIDE,
    CLAIMED,
    DECK,
    HAND,
    IN_TANK,
    KEPT,
    NOT_IN_PLAY,
    ON_BOARD,
    SHOWN,
    TOKEN_GONE,
    TOKEN_POOL,
    Table,
    Turn,
)
from sandtable.games.war_for_arrakis.terms import (
    ACTIONS,
    ATREIDES,
    FACE_IDS,
    IMPERIUM_IDS,
    KINDS,
    MARKER_IDS,
    NOWHERE,
    PHASE_IDS,
    POWER_IDS,
    POWERS,
    SIDE_IDS,
    SIDES,
    UNIT_IDS,
    VEHICLE_IDS,
    Area,
    Dashboard,
    Kind,
    Phase,
    Side,
)
from sandtable.kernel.rows import added, replaced
from tests.games.position import PositionOf, listed

PRESCIENCE_IDS = tuple(card.id for card in PRESCIENCE)


class Position(PositionOf[Table]):
    """The two sides sit at the table; each power of a shared side has a seat of its own."""

    QUIET = ("pass", "done", "nothing", "decline", "stay", "cease", "fight_on", "keep", "drop", "0")

    def seat(self, name: str) -> int:
        """The seat of a power, or of a side: its House."""
        return int(self.g.seat_of_power[power_of(name)])

    def turn(self, side: str, **dice: int) -> "Position":
        """It is a side's action turn, with these unused dice of its own; then the turn ends and nothing follows."""
        self.dice(side, **dice)
        self.begin_turn(side)
        return self.start(take_turn)

    def begin_turn(self, side: str) -> "Position":
        """It is a side's action turn, in which the test does something itself."""
        number = Side(SIDE_IDS.index(side))
        self.g.phase = ACTIONS
        self.g.turn = None
        self.g.turn = Turn(number, self.g.seat_for(number))
        return self

    def dice(self, name: str, **dice: int) -> "Position":
        """Give a side, or a power of a shared side, these unused dice instead of those it has."""
        power = power_of(name)
        number = power // 2
        for face, ident in enumerate(FACE_IDS):
            place = 5 * power + face
            self.g.unrolled = added(self.g.unrolled, number, self.g.dice[place] - dice.get(ident, 0))
            self.g.dice[place] = dice.get(ident, 0)
        return self

    # What stands where.

    def legion(self, side: str, area: str) -> str:
        """What a side has in an area: "regular 2, elite 1, starting_token_3, naib 1, stilgar", '' if nothing."""
        number = Side(SIDE_IDS.index(side))
        place = AREA[area]
        parts = [(UNIT_IDS[3 * number + kind], self.g.unit(number, kind, place)) for kind in KINDS]
        found = [f"{ident} {count}" for ident, count in parts if count]
        if number == ATREIDES:
            found += [TOKEN_IDS[slot] for slot in self.g.tokens_in(place)]
        if self.g.generic(number, place):
            found.append(f"{'bashar' if number else 'naib'} {self.g.generic(number, place)}")
        found += [LEADERS[leader].id for leader in self.g.named_in(number, place)]
        return ", ".join(found)

    def leader(self, ident: str) -> int:
        """What has become of a leader."""
        return int(self.g.leader_state[LEADER_NUMBER[ident]])

    def tank(self, name: str) -> list[str | None]:
        """The Regeneration Tank of a side, or of a power of a shared side, from the leftmost slot."""
        dashboard = Dashboard(power_of(name))
        first = dashboard * LONGEST_TANK
        slots = self.g.tank[first : first + self.g.tank_length(dashboard)]
        return [None if leader < 0 else LEADERS[leader].id for leader in slots]

    def hand(self, power: str) -> list[str]:
        """The Planning cards in the hand of a power."""
        family = self.g.planning[POWER_IDS.index(power)]
        names = {number: ident for ident, number in PLANNING_NUMBER.items()}
        return sorted(names[family.faces[card]] for card in family.zones[HAND])

    def deck(self, power: str) -> int:
        return len(self.g.planning[POWER_IDS.index(power)].zones[DECK])

    def unused(self, name: str) -> dict[str, int]:
        """The unused dice of a side, or of a power of a shared side, by result."""
        power = power_of(name)
        dice = self.g.dice[5 * power : 5 * power + 5]
        return {ident: dice[face] for face, ident in enumerate(FACE_IDS) if dice[face]}

    def supply(self, side: str, unit: str) -> int:
        number = SIDE_IDS.index(side)
        return self.g.unit_supply[3 * number + _kind(number, unit)]


def power_of(name: str) -> int:
    """A power by its name or that of its side, which means the House."""
    return POWER_IDS.index(name) if name in POWER_IDS else 2 * SIDE_IDS.index(name)


def position(
    *,
    legions: str = "",
    sietches: dict[str, int] | None = None,
    destroyed: str = "",
    revealed: str = "",
    harvesters: str = "",
    wormsigns: str = "",
    worms: str = "",
    wild_maker: str = "",
    stations: str | None = None,
    flyers: str = "",
    blasted: str = "",
    aside: str = "",
    absent: str = "",
    spent: str = "",
    tank: dict[str, int] | None = None,
    hands: dict[str, str] | None = None,
    decks: dict[str, int] | None = None,
    shown: str = "",
    claimed: str = "",
    objective: str = "objective_1",
    prescience: dict[str, int] | None = None,
    supremacy: int = 0,
    imperium: dict[str, int] | None = None,
    bans: str = "",
    saved_spice: int = 0,
    bene_gesserit: dict[str, int] | None = None,
    round: int = 2,
    phase: str = "actions",
    seed: int = 1,
    mahdi: bool = False,
    seats: int = 0,
    shared: str = "harkonnen",
) -> Position:
    """`legions` reads "carthag: harkonnen regular 3, bashar 2, baron_harkonnen; ne_01: atreides starting_token_2".

    A token slot that is not on the board has left the game if it is a starting one. `sietches` gives Sietches the ranks
    they have, `destroyed` names settlements that fell, `revealed` Sietches that lie face up; `aside` leaders in play
    besides the six of the start, `absent` some of those six who are not; `tank` leaders with their slot from 1; `hands`
    the cards of each power; `decks` how many cards are left; `stations` the areas that still have one; `mahdi` whether
    it plays the Harkonnen side (see `mahdi.py`). Two `seats` against the Mahdi share the Atreides side; with three the
    `shared` side has two players, with four both have.
    """
    game = sandtable.game("war_for_arrakis")
    seats = seats or (1 if mahdi else 2)
    g = game.blank(seats)
    assert isinstance(g, Table)
    opponent = "mahdi" if mahdi else "player"
    started = game.new(seats, seed, side_0="atreides", shared_side=shared, opponent=opponent)
    g.setup, g.key, g.chance = started.setup, started.key, started.chance
    open_box(g)
    if mahdi:
        seat_against_mahdi(g)
    else:
        seat_sides(g, "atreides", Side(SIDE_IDS.index(shared)))
    g.round = round
    g.phase = Phase(PHASE_IDS.index(phase))
    _settle(g, sietches or {}, listed(destroyed), listed(revealed))
    _lay_tokens(g)
    _lead(g, listed(aside), listed(absent), listed(spent), tank or {})
    _muster(g, legions)
    g.harvesters, g.wormsigns, g.sandworms = _areas(harvesters), _areas(wormsigns), _areas(worms)
    g.stations = mask_of(STATION_AREAS) if stations is None else _areas(stations)
    if wild_maker:
        g.leader_state = replaced(g.leader_state, WILD_MAKER, ON_BOARD)
        g.leader_at = replaced(g.leader_at, WILD_MAKER, AREA[wild_maker])
    for zone, vehicle in [part.split() for part in listed(flyers)]:
        g.flyers = replaced(g.flyers, ZONE[zone], VEHICLE_IDS.index(vehicle))
    g.blasted = AREA[blasted] if blasted else NOWHERE
    _deal(g, hands or {}, decks or {}, listed(shown), listed(claimed), objective)
    for ident, step in (prescience or {}).items():
        g.prescience = replaced(g.prescience, MARKER_IDS.index(ident), step)
    for ident, row in (imperium or {}).items():
        g.imperium = replaced(g.imperium, IMPERIUM_IDS.index(ident), row)
    for ident in listed(bans):
        g.bans = replaced(g.bans, IMPERIUM_IDS.index(ident), True)
    g.supremacy = supremacy
    g.saved_spice = saved_spice
    given = {SIDE_IDS[side]: BENE_GESSERIT_AT_START[side] for side in SIDES} | (bene_gesserit or {})
    for side in SIDES:
        g.bene_gesserit = replaced(g.bene_gesserit, side, given[SIDE_IDS[side]])
        g.bene_gesserit_reserve -= given[SIDE_IDS[side]]
    return Position(g)


def _areas(text: str) -> int:
    return int(mask_of([AREA[ident] for ident in listed(text)]))


def _settle(g: Table, ranks: dict[str, int], destroyed: list[str], revealed: list[str]) -> None:
    """The Sietch tokens, those with a wanted rank first; and the Harkonnen settlements."""
    left = list(range(SIETCHES))
    order = sorted(range(SIETCHES), key=lambda slot: AREA_ID[SIETCH_AREAS[slot]] not in ranks)
    lying: dict[int, int] = {}
    for slot in order:
        wanted = ranks.get(AREA_ID[SIETCH_AREAS[slot]])
        token = next(token for token in left if wanted is None or SIETCH_RANKS[token] == wanted)
        left.remove(token)
        lying[slot] = token
    g.sietches.lay_out(SIETCHES, list(range(SIETCHES)))
    public = g.everyone
    # Nobody but the Atreides side knows which is which: all are drawn by chance, then put right.
    for slot in range(SIETCHES):
        g.sietches.draw(g, 1, SIETCHES, slot, g.side_seers(ATREIDES) if g.mahdi is None else g.everyone)
    for slot in range(SIETCHES):
        g.sietches.zones[slot] = [lying[slot]]
        g.sietch_at = replaced(g.sietch_at, slot, SIETCH_AREAS[slot])
    for slot, area in enumerate(SIETCH_AREAS):
        if AREA_ID[area] in revealed or AREA_ID[area] in destroyed:
            g.sietches.show(g, g.sietches.zones[slot][:], slot, public)
            g.sietch_up |= 1 << slot
        if AREA_ID[area] in destroyed:
            g.sietches.move(g, g.sietches.zones[slot][0], slot, SIETCHES, public)
            g.sietch_at = replaced(g.sietch_at, slot, NOWHERE)
            g.sietch_up &= ~(1 << slot)
    g.settlements = mask_of([area for area in HARKONNEN_SETTLEMENTS if AREA_ID[area] not in destroyed])


AREA_ID = {area: ident for ident, area in AREA.items()}


def _lay_tokens(g: Table) -> None:
    """Every starting token lies in the slot of its number, for the Atreides side to see; standard ones in the pool."""
    seers = g.side_seers(ATREIDES)
    g.tokens.lay_out(TOKEN_POOL, list(range(STARTING_TOKENS)))
    for slot in range(STARTING_TOKENS):
        g.tokens.draw(g, 1, TOKEN_POOL, slot, seers)
    for slot in range(STARTING_TOKENS):
        g.tokens.zones[slot] = [slot]
    g.tokens.lay_out(TOKEN_POOL, list(range(STARTING_TOKENS, TOKENS)))


def _lead(g: Table, aside: list[str], absent: list[str], spent: list[str], tank: dict[str, int]) -> None:
    for number, card in enumerate(LEADERS):
        if (card.entry is at_start or card.id in aside) and card.id not in absent:
            g.leader_state = replaced(g.leader_state, number, ASIDE)
        if card.id in absent:
            g.leader_state = replaced(g.leader_state, number, NOT_IN_PLAY)
        g.leader_spent = replaced(g.leader_spent, number, card.id in spent)
    for ident, slot in tank.items():
        leader = LEADER_NUMBER[ident]
        g.leader_state = replaced(g.leader_state, leader, IN_TANK)
        place = g.dashboard_of[LEADERS[leader].power] * LONGEST_TANK + slot - 1
        g.tank = replaced(g.tank, place, leader)


def _kind(side: int, ident: str) -> Kind:
    return Kind(UNIT_IDS[3 * side : 3 * side + 3].index(ident))


def _muster(g: Table, legions: str) -> None:
    standing: list[int] = []
    for place, said in [part.split(":") for part in legions.split(";") if part.strip()]:
        area = AREA[place.strip()]
        side, _, figures = said.strip().partition(" ")
        number = Side(SIDE_IDS.index(side))
        for figure in listed(figures):
            ident, _, count = figure.partition(" ")
            standing += _put(g, number, area, ident, int(count or 1))
    for slot in range(STARTING_TOKENS):
        if slot not in standing:
            g.tokens.move(g, g.tokens.zones[slot][0], slot, TOKEN_GONE, g.side_seers(ATREIDES))


def _put(g: Table, side: Side, area: Area, ident: str, count: int) -> list[int]:
    """Put figures somewhere; the token slots among them."""
    if ident in UNIT_IDS:
        put_units(g, side, _kind(side, ident), area, count)
    elif ident in ("naib", "bashar"):
        for _ in range(count):
            put_generic(g, side, area)
    elif ident in LEADER_NUMBER:
        g.leader_state = replaced(g.leader_state, LEADER_NUMBER[ident], ON_BOARD)
        g.leader_at = replaced(g.leader_at, LEADER_NUMBER[ident], area)
    else:
        slot = TOKEN_IDS.index(ident)
        g.token_at = replaced(g.token_at, slot, area)
        g.standing[ATREIDES] |= 1 << area
        if slot >= STARTING_TOKENS:
            g.tokens.draw(g, 1, TOKEN_POOL, slot, g.side_seers(ATREIDES))
        return [slot]
    return []


def _deal(
    g: Table, hands: dict[str, str], decks: dict[str, int], shown: list[str], claimed: list[str], objective: str
) -> None:
    for power in POWERS:
        family = g.planning[power]
        family.lay_out(DECK, list(range(len(DECK_FACES[power]))))
        wanted = [PLANNING_NUMBER[ident] for ident in listed(hands.get(POWER_IDS[power], ""))]
        drawn = family.draw(g, len(wanted), DECK, HAND, g.hand_seers(power))
        # Others know only how many cards were drawn: any others could be these.
        for card in drawn:
            family.zones[DECK].append(card)
        family.zones[HAND] = []
        for kind in wanted:
            card = next(card for card in family.zones[DECK] if family.faces[card] == kind)
            family.zones[DECK].remove(card)
            family.zones[HAND].append(card)
        if POWER_IDS[power] in decks:
            family.draw(g, len(family.zones[DECK]) - decks[POWER_IDS[power]], DECK, 1, g.everyone)
    g.prescience_cards.lay_out(DECK, list(range(PRESCIENCE_CARDS)))
    for zone, idents in ((SHOWN, shown), (CLAIMED, claimed)):
        for ident in idents:
            g.prescience_cards.move(g, PRESCIENCE_IDS.index(ident), DECK, zone, g.everyone)
    g.objectives.lay_out(DECK, list(range(OBJECTIVE_CARDS)))
    drawn = g.objectives.draw(g, 1, DECK, KEPT, g.side_seers(ATREIDES))
    kept = OBJECTIVE_IDS.index(objective)
    g.objectives.zones[DECK] = [card for card in range(OBJECTIVE_CARDS) if card != kept]
    g.objectives.zones[KEPT] = [kept]

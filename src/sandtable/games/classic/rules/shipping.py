"""Shipment & movement phase: who acts when, and shipments (CLA-SHIP, CLA-FAC-GUI, CLA-FAC-FRE-03 to 06, 25).

A shipment is declared and paid; the others may stop what makes it cheap or possible at all, and then it is chosen anew
(CLA-GEN-05); at last it is made, and whoever it concerns responds.
"""

from typing import Final

from sandtable.games.arrakis.movement import cells_outside, in_storm
from sandtable.games.arrakis.planet import (
    CELLS_OF,
    KIND_OF,
    SECTOR_OF,
    STRONGHOLD,
    TERRITORY_BIT,
    TERRITORY_OF,
)
from sandtable.games.arrakis.terms import NO_CELL, TerritoryMask
from sandtable.games.classic.advantages import (
    ALLY_NO_FIELD,
    ALLY_SHIPPING,
    CROSS_SHIP,
    DESERT_MARCH,
    HALF_PRICE,
    LAND_IN_STORM,
    OWN_TIMING,
    SHIP_INCOME,
    SPICE_LOOK,
)
from sandtable.games.classic.advantages import (
    NO_FIELD as NO_FIELD_SHIPMENT,
)
from sandtable.games.classic.board import FREMEN_LANDINGS, TERRITORY_WORDS
from sandtable.games.classic.factions import ATREIDES, BENE_GESSERIT, FREMEN, GUILD, RICHESE
from sandtable.games.classic.fields import ADVANTAGE_NAMES
from sandtable.games.classic.notation import (
    ACT_NOW,
    ASK_FOR_TOKEN,
    BY_TOKEN,
    CELL,
    DECLINE,
    KARAMA_POWER,
    NO,
    NO_FIELD,
    NUMBER,
    PASS,
    RESERVES,
    SHIP_WITH_KARAMA,
    TERRITORY,
    TREACHERY,
    WAIT,
    YES,
    numbers_down,
)
from sandtable.games.classic.rules.advisors import entered, join_advisors, offer_arms, offer_company, settle
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.groups import (
    allied_territories,
    gather,
    lose,
    own_forces_in,
    range_of_starred,
    standing,
)
from sandtable.games.classic.rules.karama import POWER, failed, karama_kinds, play_karama, stopped, used_up, window
from sandtable.games.classic.rules.movement import move, separate, visitors_leave
from sandtable.games.classic.rules.nofield import (
    last_moment_for_token,
    lay,
    may_lay_token,
    set_aside,
    spend_lent_token,
    take_back,
    usable_tokens,
)
from sandtable.games.classic.rules.payments import means, receive
from sandtable.games.classic.rules.promises import grants, promised
from sandtable.games.classic.rules.sapho import offer_order
from sandtable.games.classic.rules.skills_on_the_way import may_smuggle, offer_smuggling
from sandtable.games.classic.rules.spice_blow import look_at_spice_deck
from sandtable.games.classic.state import DECK, Table
from sandtable.games.classic.terms import (
    ELSEWHERE_SHIP_COST,
    NOBODY,
    NOWHERE,
    SHIP_MOVE,
    STRONGHOLD_SHIP_COST,
    AdvantageIndex,
    Cell,
    Kind,
    Seat,
    Territory,
)
from sandtable.games.classic.treachery import COPIES, KARAMA, NO_FIELDS
from sandtable.games.classic.voyage import TO_RESERVES, Voyage, size_of
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question

LENT_UNTOLD: Final = Difference("lent-untold", until=2)
"""Nobody was told that an ally of Richese ships by the token lent to it before it landed, though all saw it."""


@rule("ship_move_phase")
def ship_move_phase(g: Table) -> None:
    g.phase = SHIP_MOVE
    g.then(Do(look_ahead), Do(offer_arms, ()), Do(voyages), Do(last_moment_for_token))


@rule("voyages")
def voyages(g: Table) -> None:
    """One after the other, as Juice of Sapho may change it."""
    g.then(Do(first_voyage))
    offer_order(g)


@rule("first_voyage")
def first_voyage(g: Table) -> None:
    g.then(Do(next_voyage, tuple(g.acting_order())))


# Atreides look at the top of the spice deck.


@rule("look_ahead")
def look_ahead(g: Table) -> None:
    """Before anyone ships or moves, Atreides may look at the top card of the spice deck (CLA-FAC-ATR-04)."""
    seer = g.seat_of(ATREIDES)
    if seer != NOBODY:
        g.then(Ask(LOOK_AHEAD, seer))


class LookAhead(Form[Table]):
    """Whether to look at the top card of the spice deck."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-look-ahead", "CLA-FAC-ATR-04", [YES, NO])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is YES:
            window(g, (SPICE_LOOK,), Do(look))
        else:
            g.tell("event-no-look", who=g.who(ask.seat))


@rule("look")
def look(g: Table) -> None:
    if not stopped(g, SPICE_LOOK):
        look_at_spice_deck(g, g.seat_of(ATREIDES))


# Who acts when.


@rule("next_voyage")
def next_voyage(g: Table, waiting: tuple[int, ...]) -> None:
    """Storm order, but in the advanced game the Guild chooses its moment (CLA-SHIP-01, CLA-FAC-GUI-12 to 15)."""
    if not waiting:
        return
    guild = g.seat_of(GUILD)
    others = [seat for seat in waiting if seat != guild]
    # Who drank Juice of Sapho acts before the Guild can choose, or after it whenever it waits (CHR-RCARD-04).
    bound = waiting[0] == g.acts_first or others == [g.acts_last] or guild in (g.acts_first, g.acts_last)
    if others == [g.acts_last] and guild in waiting:
        waiting = (guild, *others)
    if g.advanced and guild in waiting and len(waiting) > 1 and not stopped(g, OWN_TIMING) and not bound:
        g.then(Ask(CHOOSE_MOMENT, guild, waiting))
    else:
        g.then(Do(ship_and_move, waiting[0]), Do(next_voyage, waiting[1:]))


class ChooseMoment(Form[Table]):
    """Whether the Guild acts now, though others are still to come."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        args = {"who": g.who(next(seat for seat in _waiting(ask) if seat != ask.seat))}
        return Question("prompt-choose-moment", "CLA-FAC-GUI-12", [ACT_NOW, WAIT], args)

    def complete(self, g: Table, ask: Ask) -> None:
        waiting = _waiting(ask)
        acts = ask.answers[0] is ACT_NOW
        in_turn = waiting[0] == ask.seat
        late = g.order_of(ask.seat) < g.order_of(waiting[0])
        chosen = Do(moment_is_chosen, 1 if acts else 0, waiting)
        g.tell("event-guild-acts" if acts else "event-guild-waits", who=g.who(ask.seat))
        if late or acts == in_turn:
            g.then(chosen)
        else:
            window(g, (OWN_TIMING,), chosen)


def _waiting(ask: Ask) -> tuple[int, ...]:
    waiting = ask.args[0]
    assert isinstance(waiting, tuple)
    return waiting


@rule("moment_is_chosen")
def moment_is_chosen(g: Table, acts: int, waiting: tuple[int, ...]) -> None:
    """Where a Karama stopped the choice the Guild acts at its place in storm order (CLA-KAR-46)."""
    guild = g.seat_of(GUILD)
    if stopped(g, OWN_TIMING):
        g.then(Do(next_voyage, waiting))
        return
    seat = guild if acts else next(one for one in waiting if one != guild)
    g.then(Do(ship_and_move, seat), Do(next_voyage, tuple([one for one in waiting if one != seat])))


@rule("ship_and_move")
def ship_and_move(g: Table, seat: Seat) -> None:
    """First ship, then move; only then does the next player begin (CLA-SHIP-01, 14)."""
    g.voyage = Voyage(seat)
    if g.telling:
        g.tell("event-voyage", who=g.who(seat))
    g.then(Do(ship, seat), Do(move, seat), Do(visitors_leave, seat), Do(end_voyage, seat))


USED_IN_VOYAGE: Final = (
    HALF_PRICE,
    CROSS_SHIP,
    ALLY_SHIPPING,
    LAND_IN_STORM,
    SHIP_INCOME,
    DESERT_MARCH,
    NO_FIELD_SHIPMENT,
    ALLY_NO_FIELD,
)
"""What a Karama stops for one voyage."""


@rule("end_voyage")
def end_voyage(g: Table, seat: Seat) -> None:
    g.voyage = None
    g.voyaged = replaced(g.voyaged, seat, True)
    for advantage in USED_IN_VOYAGE:
        used_up(g, advantage)
    g.then(Do(separate, seat))


# What a shipment costs.


OUTSIDE_STRONGHOLDS: Final[int] = sum(
    [bit for bit, kind in zip(TERRITORY_BIT, KIND_OF, strict=True) if kind != STRONGHOLD]
)


def is_stronghold(cell: Cell) -> bool:
    return KIND_OF[TERRITORY_OF[cell]] == STRONGHOLD


def price(count: int, stronghold: bool, half: bool) -> int:
    """One spice per force into a stronghold, two elsewhere; half of it all rounded up (CLA-SHIP-04, CLA-FAC-GUI-04)."""
    full = count * (STRONGHOLD_SHIP_COST if stronghold else ELSEWHERE_SHIP_COST)
    return (full + 1) // 2 if half else full


def price_of_return(count: int) -> int:
    """Back to the reserves: one spice for two forces (CLA-FAC-GUI-05)."""
    return (count + 1) // 2


def most_for(spice: int, stronghold: bool, half: bool) -> int:
    """How many forces can be shipped for so much spice."""
    rate = STRONGHOLD_SHIP_COST if stronghold else ELSEWHERE_SHIP_COST
    return (2 * spice if half else spice) // rate


def pays_half(g: Table, seat: Seat) -> bool:
    """Whether the Guild's rate is open to the seat: to the Guild and to its ally (CLA-FAC-GUI-04, 09)."""
    if g.plays(seat, GUILD):
        return not stopped(g, HALF_PRICE)
    return served_by_guild(g, seat)


def served_by_guild(g: Table, seat: Seat) -> bool:
    """Whether an allied Guild lends the seat its ships (CLA-FAC-GUI-09, 10, CLA-ALLY-15)."""
    return g.has_allied(seat, GUILD) and grants(g, g.seat_of(GUILD)) and not stopped(g, ALLY_SHIPPING)


def may_cross(g: Table, seat: Seat) -> bool:
    """Whether the seat may ship between territories (CLA-FAC-GUI-03, 10)."""
    if g.plays(seat, GUILD):
        return not stopped(g, CROSS_SHIP)
    return served_by_guild(g, seat)


def lands_for_nothing(g: Table, seat: Seat, cell: Cell) -> bool:
    """Whether Fremen bring reserves there without a ship (CLA-FAC-FRE-04)."""
    return g.plays(seat, FREMEN) and TERRITORY_OF[cell] in FREMEN_LANDINGS


# Choosing a shipment.


@rule("ship")
def ship(g: Table, seat: Seat) -> None:
    """At most one shipment (CLA-SHIP-02). Who is asked follows from what all can see."""
    if could_ship(g, seat):
        g.journey.choosing = True
        g.then(Ask(SHIP, seat))


def could_ship(g: Table, seat: Seat) -> bool:
    """Whether the seat may be able to ship something as far as the public knows: promises to allies are secret."""
    if g.plays(seat, FREMEN) and g.reserve[seat]:
        return True
    if not g.spice[seat] and not any([g.spice[ally] for ally in g.allies_of(seat)]):
        return False
    crosses = g.has_allied(seat, GUILD) or may_cross(g, seat)
    if g.plays(seat, RICHESE) and may_lay_token(g):
        return True
    return bool(g.reserve[seat] and not g.plays(seat, FREMEN)) or (crosses and bool(crossings(g, seat)))


def crossings(g: Table, seat: Seat) -> list[Territory]:
    """The territories whose forces can be shipped elsewhere: those outside the storm (CLA-FAC-GUI-06)."""
    found: list[Territory] = []
    for cell, count in enumerate(standing(g, seat)):
        if count and not in_storm(Cell(cell), g.storm) and TERRITORY_OF[cell] not in found:
            found.append(TERRITORY_OF[cell])
    return found


def landings(g: Table, seat: Seat) -> list[Cell]:
    """Where Fremen can bring reserves for nothing, the storm only in the advanced game (CLA-FAC-FRE-04 to 06, 25)."""
    storm_bars = not g.advanced or stopped(g, LAND_IN_STORM)
    closed = g.full_strongholds(seat)
    found: list[Cell] = []
    for territory in FREMEN_LANDINGS:
        if not closed & TERRITORY_BIT[territory]:
            found += [cell for cell in CELLS_OF[territory] if not (storm_bars and in_storm(cell, g.storm))]
    return found


class Shipping:
    """A shipment as far as it has been chosen."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.target = NO_CELL
        self.starts: list[Cell] = []
        self.counts: list[int] = []
        self.specials: list[int] = []
        self.by_token = False
        self.token = NOBODY


class Ship(Form[Table]):
    """One shipment: from where, to which cell, and how many forces."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return self._read(g, ask).question

    def complete(self, g: Table, ask: Ask) -> None:
        g.journey.choosing = False
        if PASS in (ask.answers[0], ask.answers[-1]):
            g.tell("event-no-shipment", who=g.who(ask.seat))
            return
        chosen = self._read(g, ask)
        voyage = g.journey
        voyage.target = chosen.target
        voyage.starts = chosen.starts
        voyage.counts = chosen.counts
        voyage.specials = chosen.specials
        voyage.by_token = chosen.by_token
        if chosen.token != NOBODY:
            set_aside(g, chosen.token)
        declare(g, voyage)

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        """A Karama halves the price (CLA-KAR-11); Richese may lend their ally a token (CHR-RALLY-01)."""
        if option is ASK_FOR_TOKEN:
            g.journey.token_asked = True
            g.tell("event-asks-for-no-field", who=g.who(ask.seat))
            g.then(Ask(LEND_TOKEN, g.seat_of(RICHESE), ask.seat))
            return
        kinds = karama_kinds(g, ask.seat)
        if len(kinds) > 1:
            g.then(Ask(KARAMA_SHIP, ask.seat))
        else:
            play_karama(g, ask.seat, kinds[0], Do(karama_ships))

    def _read(self, g: Table, ask: Ask) -> Shipping:
        shipping = Shipping()
        answers = Answers(ask)
        seat = ask.seat
        origins = self.origins(g, seat)
        origin: Option | None = origins[0] if origins else RESERVES
        if len(origins) > 1:
            origin = answers.next()
            if origin is None:
                lend = [ASK_FOR_TOKEN] if may_ask_for_token(g, seat) else []
                shipping.question = Question("prompt-ship-from", "CLA-FAC-GUI-03", [PASS, *origins], None, lend)
                return shipping
        assert origin is not None
        if origin is PASS:
            return shipping
        shipping.by_token = origin is BY_TOKEN
        starts = [] if origin in (RESERVES, BY_TOKEN) else _outside_storm(g, seat, Territory(origin.value))
        target = answers.next()
        if target is None:
            options = self._targets(g, seat, starts, shipping.by_token)
            interrupts = [SHIP_WITH_KARAMA] if self._may_use_karama(g, seat, starts) else []
            said = len(origins) > 1
            if not said and may_ask_for_token(g, seat):
                interrupts.append(ASK_FOR_TOKEN)
            # Whoever said from where, and can land nowhere, ships nothing.
            pass_first = [] if said and options else [PASS]
            shipping.question = Question(
                "prompt-ship", "CLA-SHIP-03", [*pass_first, *options], {"spice": means(g, seat)}, interrupts
            )
            return shipping
        if target is PASS:
            return shipping
        shipping.starts = starts
        shipping.target = Cell(TO_RESERVES if target is RESERVES else target.value)
        self._read_counts(g, seat, shipping, answers)
        return shipping

    def _read_counts(self, g: Table, seat: Seat, shipping: Shipping, answers: Answers) -> None:
        if shipping.by_token and g.plays(seat, RICHESE):
            self._read_token(g, shipping, answers)
            return
        most = self._most(g, seat, shipping.starts, shipping.target)
        if shipping.starts:
            terms = self._terms(g, seat, shipping.target)
            group = gather(g, seat, shipping.starts, most, answers, "CLA-FAC-GUI-03", terms)
            shipping.question, shipping.counts, shipping.specials = group.question, group.counts, group.specials
            return
        where = {"where": TERRITORY_WORDS[TERRITORY_OF[shipping.target]]}
        lent = NUMBER[min(g.journey.lent, g.reserve[seat])] if shipping.by_token else None
        count = answers.next() if lent is None else lent
        if count is None:
            terms = self._terms(g, seat, shipping.target)
            shipping.question = Question("prompt-ship-count", "CLA-SHIP-03", numbers_down(most, 1), {**where, **terms})
            return
        starred = range_of_starred(count.value, g.reserve[seat], g.reserve_special[seat])
        special = starred[0]
        if len(starred) > 1:
            stars = answers.next()
            if stars is None:
                options = [NUMBER[number] for number in starred]
                args = {"count": count.value, **where}
                shipping.question = Question("prompt-ship-starred", "CLA-SHIP-03", options, args)
                return
            special = stars.value
        shipping.counts = [count.value]
        shipping.specials = [special]

    def _terms(self, g: Table, seat: Seat, target: Cell) -> dict[str, int]:
        """What a force costs there, and whether half of it all is paid, for those who read the question."""
        if target == TO_RESERVES:
            return {"cost": 1, "half": 1}
        if lands_for_nothing(g, seat, target):
            return {"cost": 0, "half": 0}
        half = pays_half(g, seat) or g.journey.karama
        return {"cost": price(1, is_stronghold(target), half=False), "half": 1 if half else 0}

    def _read_token(self, g: Table, shipping: Shipping, answers: Answers) -> None:
        """Richese lay one of their tokens, which one only they know (CHR-NOFIELD-01, 02)."""
        token = answers.next()
        if token is None:
            options = [NO_FIELD[token] for token in usable_tokens(g)]
            where = {"where": TERRITORY_WORDS[TERRITORY_OF[shipping.target]]}
            shipping.question = Question("prompt-which-no-field", "CHR-NOFIELD-12", options, where)
            return
        shipping.token = token.value
        shipping.counts, shipping.specials = [1], [1]

    def origins(self, g: Table, seat: Seat) -> list[Option]:
        """From where the seat can ship now: its reserves, by no-field, or with the Guild's ships any territory."""
        paying = means(g, seat) > 0
        origins: list[Option] = []
        if g.reserve[seat] and (paying or g.plays(seat, FREMEN)):
            origins.append(RESERVES)
        if paying and self._may_ship_by_token(g, seat):
            origins.append(BY_TOKEN)
        if paying and may_cross(g, seat):
            origins += [TERRITORY[territory] for territory in crossings(g, seat)]
        return origins

    def _may_ship_by_token(self, g: Table, seat: Seat) -> bool:
        """Richese lay one if none is on the planet; the ally uses one that they lent."""
        if g.plays(seat, RICHESE):
            return may_lay_token(g) and not stopped(g, NO_FIELD_SHIPMENT)
        return g.journey.lent != NOBODY and g.reserve[seat] > 0 and not stopped(g, ALLY_NO_FIELD)

    def _targets(self, g: Table, seat: Seat, starts: list[Cell], by_token: bool) -> list[Option]:
        if not starts and not g.reserve[seat] and not by_token:
            return []
        if not starts and g.plays(seat, FREMEN):
            cells = landings(g, seat)
            if served_by_guild(g, seat) and means(g, seat):
                cells = sorted({*cells, *self._affordable(g, seat, starts)})
            return [CELL[cell] for cell in cells]
        options = [CELL[cell] for cell in self._affordable(g, seat, starts)]
        return [RESERVES, *options] if starts and g.plays(seat, GUILD) else options

    def _affordable(self, g: Table, seat: Seat, starts: list[Cell]) -> list[Cell]:
        """Cells outside the storm and full strongholds, in other territories, that the means reach for one force."""
        closed = g.full_strongholds(seat)
        if starts:
            closed |= TERRITORY_BIT[TERRITORY_OF[starts[0]]]
        spice = means(g, seat)
        if not spice:
            return []
        half = pays_half(g, seat) or g.journey.karama
        if not most_for(spice, stronghold=False, half=half):
            closed |= OUTSIDE_STRONGHOLDS
        return list(cells_outside(g.storm, TerritoryMask(closed)))

    def _most(self, g: Table, seat: Seat, starts: list[Cell], target: Cell) -> int:
        there = own_forces_in(g, seat, starts) if starts else g.reserve[seat]
        if target == TO_RESERVES:
            return min(there, 2 * means(g, seat))
        if not starts and lands_for_nothing(g, seat, target):
            return there
        half = pays_half(g, seat) or g.journey.karama
        return min(there, most_for(means(g, seat), is_stronghold(target), half))

    def _may_use_karama(self, g: Table, seat: Seat, starts: list[Cell]) -> bool:
        return not starts and karama_would_help(g, seat) and bool(karama_kinds(g, seat))


def karama_would_help(g: Table, seat: Seat) -> bool:
    """Whether a Karama would make a shipment from the reserves cheaper (CLA-KAR-11)."""
    return not (g.journey.karama or pays_half(g, seat) or g.plays(seat, FREMEN)) and g.reserve[seat] > 0


def _outside_storm(g: Table, seat: Seat, territory: Territory) -> list[Cell]:
    mine = standing(g, seat)
    return [cell for cell in CELLS_OF[territory] if mine[cell] and not in_storm(cell, g.storm)]


class KaramaShip(Form[Table]):
    """With which card the Bene Gesserit halve the price."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [TREACHERY[kind] for kind in karama_kinds(g, ask.seat)]
        return Question("prompt-karama-with", "CLA-FAC-BG-15", options)

    def complete(self, g: Table, ask: Ask) -> None:
        play_karama(g, ask.seat, Kind(ask.value(0)), Do(karama_ships))


@rule("karama_ships")
def karama_ships(g: Table) -> None:
    """This shipment costs half, which goes to the bank (CLA-KAR-11, CLA-SHIP-16)."""
    if not failed(g):
        g.journey.karama = True
        g.tell("event-karama-ships", who=g.who(g.journey.seat))


# From the declaration to the landing.


def may_ask_for_token(g: Table, seat: Seat) -> bool:
    """The ally of Richese, once a shipment; not Fremen, who do not come from off-planet (CHR-RALLY-01, 12)."""
    voyage = g.journey
    able = g.has_allied(seat, RICHESE) and not g.plays(seat, FREMEN) and g.reserve[seat] > 0
    return able and not voyage.token_asked and not stopped(g, ALLY_NO_FIELD)


class LendToken(Form[Table]):
    """Whether Richese lend the ally a token, and which; a 0 would be pointless (CHR-RUL-13)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        tokens = [NO_FIELD[token] for token in usable_tokens(g) if NO_FIELDS[token]]
        ally = ask.args[0]
        assert isinstance(ally, int)
        return Question("prompt-lend-no-field", "CHR-RALLY-01", [DECLINE, *tokens], {"ally": g.who(ally)})

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is DECLINE:
            g.tell("event-lends-nothing", who=g.who(ask.seat))
        else:
            value = NO_FIELDS[ask.value(0)]
            g.journey.lent = value
            g.tokens.show(g, [ask.value(0)], DECK, g.everyone)
            g.tell("event-lends-no-field", who=g.who(ask.seat), value=value)


LEND_TOKEN: Final = LendToken("lend_token")
BOOK.add(LEND_TOKEN)


def cost(g: Table, voyage: Voyage) -> int:
    if voyage.by_token:  # the price of one force (CHR-NOFIELD-01, CHR-RALLY-04)
        return price(1, is_stronghold(voyage.target), pays_half(g, voyage.seat) or voyage.karama)
    if voyage.target == TO_RESERVES:
        return price_of_return(size_of(voyage))
    if not voyage.starts and lands_for_nothing(g, voyage.seat, voyage.target):
        return 0
    return price(size_of(voyage), is_stronghold(voyage.target), pays_half(g, voyage.seat) or voyage.karama)


def off_planet(g: Table, voyage: Voyage) -> bool:
    """Whether the shipment comes from off-planet: Fremen reserves do not (CLA-FAC-BG-05, CLA-FAC-GUI-16)."""
    return not voyage.starts and not g.plays(voyage.seat, FREMEN)


def declare(g: Table, voyage: Voyage) -> None:
    """The price is charged at once (CLA-SHIP-15): own spice first, then what allies promised (CLA-SHIP-12)."""
    seat = voyage.seat
    total = cost(g, voyage)
    left = total
    voyage.payers, voyage.paid = [], []
    for payer in [seat, *g.allies_of(seat)]:
        part = min(left, g.spice[payer] if payer == seat else promised(g, payer))
        if part:
            g.spice[payer] -= part
            left -= part
            voyage.payers.append(payer)
            voyage.paid.append(part)
    _tell_declared(g, voyage, total)
    advantages = _used(g, voyage, total)
    if advantages:
        window(g, advantages, Do(shipment_decided, advantages))
    else:
        g.then(Do(shipment_decided, advantages))


def _tell_declared(g: Table, voyage: Voyage, total: int) -> None:
    who, count, special = g.who(voyage.seat), size_of(voyage), sum(voyage.specials)
    lays = voyage.by_token and g.plays(voyage.seat, RICHESE)
    for payer, part in zip(voyage.payers, voyage.paid, strict=True):
        if payer != voyage.seat:
            g.tell("event-ally-helps-ship", who=g.who(payer), count=part, ally=who)
    if voyage.target == TO_RESERVES:
        origin = TERRITORY_WORDS[TERRITORY_OF[voyage.starts[0]]]
        g.tell("event-declares-return", who=who, count=count, special=special, origin=origin, cost=total)
        return
    where, sector = TERRITORY_WORDS[TERRITORY_OF[voyage.target]], SECTOR_OF[voyage.target]
    if voyage.starts:
        origin = TERRITORY_WORDS[TERRITORY_OF[voyage.starts[0]]]
        g.tell(
            "event-declares-crossing",
            who=who,
            count=count,
            special=special,
            origin=origin,
            where=where,
            sector=sector,
            cost=total,
        )
    elif lays:
        g.tell("event-declares-no-field", who=who, where=where, sector=sector, cost=total)
    else:
        if voyage.by_token and not g.follows(LENT_UNTOLD):
            g.tell("event-declares-lent-no-field", who=who, value=voyage.lent)
        g.tell(
            "event-declares-shipment",
            who=who,
            count=count,
            special=special,
            where=where,
            sector=sector,
            cost=total,
        )


def _used(g: Table, voyage: Voyage, total: int) -> tuple[AdvantageIndex, ...]:
    """The advantages at work in a shipment, each of which a Karama can stop (CLA-KAR-38, 42 to 45)."""
    seat, guild = voyage.seat, g.seat_of(GUILD)
    used: list[AdvantageIndex] = []
    if voyage.by_token:
        used.append(NO_FIELD_SHIPMENT if g.plays(seat, RICHESE) else ALLY_NO_FIELD)
    if seat == guild:
        if voyage.starts:
            used.append(CROSS_SHIP)
        if voyage.target != TO_RESERVES and not stopped(g, HALF_PRICE):
            used.append(HALF_PRICE)
    elif total:
        if served_by_guild(g, seat):
            used.append(ALLY_SHIPPING)
        if guild != NOBODY and not voyage.karama and not stopped(g, SHIP_INCOME):
            used.append(SHIP_INCOME)
    elif voyage.target >= 0 and in_storm(voyage.target, g.storm):
        used.append(LAND_IN_STORM)
    return tuple(used)


@rule("shipment_decided", ADVANTAGE_NAMES)
def shipment_decided(g: Table, advantages: tuple[AdvantageIndex, ...]) -> None:
    """A shipment whose means were stopped is chosen anew without them (CLA-GEN-05, CLA-KAR-38, 43 to 45)."""
    voyage = g.journey
    for advantage in advantages:
        if advantage != SHIP_INCOME and stopped(g, advantage):
            _give_back(g, voyage)
            _token_goes_back(g, voyage)
            voyage.counts = []
            g.tell("event-shipment-void", who=g.who(voyage.seat))
            g.then(Do(ship, voyage.seat))
            return
    if _may_cancel(g, voyage):
        g.then(Ask(CANCEL_SHIPMENT, g.seat_of(GUILD)), Do(land_shipment))
    else:
        g.then(Do(land_shipment))


def _give_back(g: Table, voyage: Voyage) -> None:
    """What was paid for a shipment that is not made goes back to the payers."""
    for payer, part in zip(voyage.payers, voyage.paid, strict=True):
        g.spice[payer] += part
        g.tell("event-gets-back", who=g.who(payer), count=part)
    voyage.payers, voyage.paid = [], []


def _token_goes_back(g: Table, voyage: Voyage) -> None:
    """A token that was not laid counts as not used."""
    if voyage.by_token and g.plays(voyage.seat, RICHESE):
        take_back(g)
    voyage.by_token = False


def _may_cancel(g: Table, voyage: Voyage) -> bool:
    """Whether the Guild could use its special power: an off-planet shipment (CLA-KAR-54, 58, CLA-RUL-27)."""
    guild = g.seat_of(GUILD)
    if not g.advanced or guild == NOBODY or voyage.seat == guild or g.power_used[guild] or g.passes(guild, POWER):
        return False
    return off_planet(g, voyage) and g.could_hold(guild, COPIES[KARAMA])


class CancelShipment(Form[Table]):
    """Whether the Guild cancels a shipment with a Karama, once per game."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [PASS, KARAMA_POWER] if g.holds(ask.seat, KARAMA) else [PASS]
        voyage = g.journey
        args = {"who": g.who(voyage.seat), "cards": len(options) - 1, "count": size_of(voyage)}
        return Question("prompt-cancel-shipment", "CLA-KAR-54", options, args)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is KARAMA_POWER:
            g.power_used = replaced(g.power_used, ask.seat, True)
            voyage = g.journey
            play_karama(g, ask.seat, KARAMA)
            g.tell("event-shipment-cancelled", who=g.who(ask.seat), shipper=g.who(voyage.seat))
            _give_back(g, voyage)
            _token_goes_back(g, voyage)
            voyage.counts = []
        else:
            g.tell("event-shipment-let-pass", who=g.who(ask.seat))


@rule("land_shipment")
def land_shipment(g: Table) -> None:
    """The shipment is made, unless it was cancelled: then there is none this turn (CLA-KAR-55)."""
    voyage = g.journey
    if not voyage.counts:
        return
    voyage.shipped = True
    _pass_on_payment(g, voyage)
    if voyage.target == TO_RESERVES:
        _return_home(g, voyage)
        settle(g)
        return
    if voyage.by_token and not g.plays(voyage.seat, RICHESE):
        spend_lent_token(g, voyage.lent)
    smuggler = off_planet(g, voyage) and may_smuggle(g, voyage.seat, voyage.target)
    _note_visit(g, voyage)
    if g.plays(voyage.seat, BENE_GESSERIT):
        _land_sisters(g, voyage)
    else:
        _land(g, voyage)
    settle(g)
    if off_planet(g, voyage):
        g.then(Do(offer_company, voyage.seat, voyage.target))
    entered(g, voyage.seat, voyage.target)
    if smuggler:
        offer_smuggling(g, voyage.seat, voyage.target)
    if in_storm(voyage.target, g.storm):
        # Fremen who land in the storm: half of them, rounded up, die on arrival (CLA-FAC-FRE-25).
        lose(g, voyage.seat, voyage.target, (size_of(voyage) + 1) // 2, "event-lost-to-storm")


def _pass_on_payment(g: Table, voyage: Voyage) -> None:
    """To the Guild if it plays, otherwise and for its own part to the bank (CLA-SHIP-05, CLA-FAC-GUI-02, 04, 08)."""
    guild = g.seat_of(GUILD)
    to_bank = guild == NOBODY or voyage.karama or stopped(g, SHIP_INCOME)
    for payer, part in zip(voyage.payers, voyage.paid, strict=True):
        receive(g, payer, part, NOBODY if to_bank or payer == guild else guild)


def _return_home(g: Table, voyage: Voyage) -> None:
    for cell, count, special in zip(voyage.starts, voyage.counts, voyage.specials, strict=True):
        if count:
            g.withdraw(voyage.seat, cell, count, special)
            where, sector = TERRITORY_WORDS[TERRITORY_OF[cell]], SECTOR_OF[cell]
            g.tell("event-ships-back", who=g.who(voyage.seat), count=count, special=special, where=where, sector=sector)


def _note_visit(g: Table, voyage: Voyage) -> None:
    """Shipped to an ally: the visitors have to leave again in this movement (CLA-SHIP-11)."""
    territory = TERRITORY_OF[voyage.target]
    if allied_territories(g, voyage.seat) & TERRITORY_BIT[territory]:
        voyage.visited = territory
        voyage.residents = own_forces_in(g, voyage.seat, CELLS_OF[territory])


def _land(g: Table, voyage: Voyage) -> None:
    seat, target = voyage.seat, voyage.target
    if voyage.starts:
        for cell, count, special in zip(voyage.starts, voyage.counts, voyage.specials, strict=True):
            if count:
                g.shift(seat, cell, target, count, special)
                _tell_crossing(g, voyage, cell, count, special)
    elif voyage.by_token and g.plays(seat, RICHESE):
        lay(g, target)
        where, sector = TERRITORY_WORDS[TERRITORY_OF[target]], SECTOR_OF[target]
        g.tell("event-lays-no-field", who=g.who(seat), where=where, sector=sector)
    else:
        g.land(seat, target, voyage.counts[0], voyage.specials[0])
        _tell_landing(g, voyage)


def _land_sisters(g: Table, voyage: Voyage) -> None:
    """Bene Gesserit forces arrive as fighters, or as advisors where own advisors stand (CLA-FAC-BG-23, 24)."""
    seat, target = voyage.seat, voyage.target
    if voyage.starts:
        for cell, count in zip(voyage.starts, voyage.counts, strict=True):
            if count:
                if g.advisors[cell]:
                    g.advisors = added(g.advisors, cell, -count)
                    g.add_forces(seat, cell, count)
                g.shift(seat, cell, target, count)
                _tell_crossing(g, voyage, cell, count, 0)
    else:
        g.land(seat, target, voyage.counts[0])
        _tell_landing(g, voyage)
    join_advisors(g, TERRITORY_OF[target])
    if g.advisors_with_ally and g.advisors[target]:
        voyage.visited = NOWHERE


def _tell_landing(g: Table, voyage: Voyage) -> None:
    g.tell(
        "event-ship",
        who=g.who(voyage.seat),
        count=voyage.counts[0],
        special=voyage.specials[0],
        where=TERRITORY_WORDS[TERRITORY_OF[voyage.target]],
        sector=SECTOR_OF[voyage.target],
    )


def _tell_crossing(g: Table, voyage: Voyage, cell: Cell, count: int, special: int) -> None:
    g.tell(
        "event-cross-ship",
        who=g.who(voyage.seat),
        count=count,
        special=special,
        origin=TERRITORY_WORDS[TERRITORY_OF[cell]],
        origin_sector=SECTOR_OF[cell],
        where=TERRITORY_WORDS[TERRITORY_OF[voyage.target]],
        sector=SECTOR_OF[voyage.target],
    )


LOOK_AHEAD: Final = LookAhead("look_ahead")
CHOOSE_MOMENT: Final = ChooseMoment("choose_moment")
SHIP: Final = Ship("ship")
KARAMA_SHIP: Final = KaramaShip("karama_ship")
CANCEL_SHIPMENT: Final = CancelShipment("cancel_shipment")
BOOK.add(LOOK_AHEAD)
BOOK.add(CHOOSE_MOMENT)
BOOK.add(SHIP)
BOOK.add(KARAMA_SHIP)
BOOK.add(CANCEL_SHIPMENT)

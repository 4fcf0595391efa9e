"""Spice blow phase: spice, worms and rides (CLA-BLOW, CLA-ADV-05 to 08, CLA-FAC-FRE-08 to 14, 19 to 21)."""

from typing import Final

from sandtable.games.arrakis.movement import cells_outside, in_storm
from sandtable.games.arrakis.planet import BLOW_CELL_OF, CELLS_OF, SECTOR_OF, TERRITORY_OF
from sandtable.games.arrakis.terms import TerritoryMask
from sandtable.games.classic.advantages import CALL_WORM, PROTECT_ALLY, WORM_RIDERS
from sandtable.games.classic.board import SAND_TERRITORIES, TERRITORY_WORDS
from sandtable.games.classic.factions import BENE_GESSERIT, FREMEN
from sandtable.games.classic.fields import TERRITORY_NAMES
from sandtable.games.classic.notation import CELL, KARAMA_POWER, NO, PASS, TERRITORY, YES
from sandtable.games.classic.rules.advisors import entered, settle
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.groups import advisors_die, all_die, allied_territories, gather
from sandtable.games.classic.rules.karama import (
    could_use_power,
    karama_kinds,
    play_karama,
    stopped,
    window,
)
from sandtable.games.classic.rules.nexus import hold_nexus
from sandtable.games.classic.state import ASIDE, DECK, PILE_A, PILE_B, SPICE_TOP, Table
from sandtable.games.classic.terms import FORCES, NOBODY, SPICE_BLOW, Card, Cell, Seat, Territory
from sandtable.games.classic.treachery import SPICE_CARDS, SPICE_DECK, SPICE_WORDS
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question


@rule("spice_blow_phase")
def spice_blow_phase(g: Table) -> None:
    """One blow; in the advanced game a second one with a pile of its own (CLA-BLOW-01, CLA-ADV-05)."""
    g.phase = SPICE_BLOW
    if g.advanced:
        g.then(Do(offer_karama_worm), Do(blow, PILE_A), Do(blow, PILE_B), Do(worms_return))
    else:
        g.then(Do(blow, PILE_A), Do(worms_return))


@rule("blow")
def blow(g: Table, pile: int) -> None:
    g.then(Do(reveal_spice_card, pile, (), False))


@rule("worms_return")
def worms_return(g: Table) -> None:
    """Worms set aside on the first turn are shuffled back after the phase (CLA-BLOW-05)."""
    if g.spice_cards.zones[ASIDE]:
        g.spice_cards.pour(ASIDE, DECK)
        g.tell("event-worms-return")


# The cards.


def _refill(g: Table) -> None:
    """An empty deck is made anew from all discarded cards (CLA-BLOW-12, 13)."""
    cards = g.spice_cards
    if not cards.zones[DECK] and not cards.zones[SPICE_TOP]:
        cards.pour(PILE_A, DECK)
        cards.pour(PILE_B, DECK)
        g.tell("event-spice-deck-anew")


def _take_top(g: Table, target: int) -> Card:
    """Turn up the top card; it is the one that Atreides looked at, if they did."""
    _refill(g)
    cards = g.spice_cards
    if cards.zones[SPICE_TOP]:
        card = cards.zones[SPICE_TOP][0]
        cards.move(g, card, SPICE_TOP, target, g.everyone)
        return card
    return cards.draw(g, 1, DECK, target, g.everyone)[0]


def look_at_spice_deck(g: Table, seat: Seat) -> None:
    """The seat, and whom it shares with, see the top card of the spice deck, which stays there (CLA-FAC-ATR-04)."""
    _refill(g)
    cards = g.spice_cards
    seers = 1 << seat | g.spice_shared
    if not cards.zones[SPICE_TOP]:
        cards.draw(g, 1, DECK, SPICE_TOP, seers)
    else:
        cards.show(g, cards.zones[SPICE_TOP], SPICE_TOP, seers)
    card = cards.zones[SPICE_TOP][0]
    g.tell("event-spice-deck-look", who=g.who(seat))
    g.tell_only(seers, "event-spice-deck-seen", card=SPICE_WORDS[SPICE_DECK[card]])


@rule("reveal_spice_card", None, TERRITORY_NAMES)
def reveal_spice_card(g: Table, pile: int, worms: tuple[int, ...], worm_came: bool) -> None:
    """Cards are turned up until a territory card comes (CLA-BLOW-09). `worms` are the territories they struck."""
    target = pile if g.turn > 1 else ASIDE
    card = _take_top(g, target)
    kind = SPICE_CARDS[SPICE_DECK[card]]
    if not kind.worm:
        if target != pile:
            g.spice_cards.move(g, card, target, pile, g.everyone)
        _place_spice(g, pile, Territory(kind.territory), kind.amount)
        if worm_came:
            g.then(Do(hold_nexus), Do(offer_rides, worms))
    elif g.turn == 1:
        g.tell("event-worm-too-early")
        g.then(Do(reveal_spice_card, pile, worms, worm_came))
    else:
        g.tell("event-worm", pile=pile)
        if worm_came:
            g.then(Do(another_worm, pile, worms))
        else:
            territory = g.last_blow[pile - PILE_A]
            g.then(Do(worm_strikes, territory), Do(reveal_spice_card, pile, (territory,), True))


def _place_spice(g: Table, pile: int, territory: Territory, amount: int) -> None:
    """The spice lies in the marked sector, unless the storm is there (CLA-BLOW-02 to 04)."""
    cell = BLOW_CELL_OF[territory]
    where = TERRITORY_WORDS[territory]
    g.last_blow = replaced(g.last_blow, pile - PILE_A, territory)
    if in_storm(cell, g.storm):
        g.tell("event-no-spice-in-storm", pile=pile, where=where)
    else:
        g.ground_spice = added(g.ground_spice, cell, amount)
        g.tell("event-spice-blow", pile=pile, count=amount, where=where, sector=SECTOR_OF[cell])


# Worms.


@rule("worm_strikes", TERRITORY_NAMES)
def worm_strikes(g: Table, territory: Territory) -> None:
    """Whoever stands in the territory may be devoured: Fremen and those they protect may not (CLA-BLOW-06, 07)."""
    fremen = g.seat_of(FREMEN)
    if fremen != NOBODY and g.occupies(fremen, territory):
        window(g, (WORM_RIDERS,), Do(protect_allies, territory))
    else:
        g.then(Do(protect_allies, territory))


@rule("protect_allies", TERRITORY_NAMES)
def protect_allies(g: Table, territory: Territory) -> None:
    """Fremen decide for each ally there whether to protect it (CLA-FAC-FRE-14)."""
    fremen = g.seat_of(FREMEN)
    g.protected = 0
    g.then(Do(devour, territory))
    if fremen != NOBODY:
        for ally in reversed(g.allies_of(fremen)):
            advisors = g.plays(ally, BENE_GESSERIT) and g.advisors_in(CELLS_OF[territory]) > 0
            if g.occupies(ally, territory) or advisors:
                g.then(Ask(PROTECT, fremen, ally, territory))


class Protect(Form[Table]):
    """Whether to protect an ally from the worm."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        args = {"ally": g.who(self._ally(ask)), "where": TERRITORY_WORDS[_territory(ask, 1)]}
        return Question("prompt-protect", "CLA-FAC-FRE-14", [YES, NO], args)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is YES:
            window(g, (PROTECT_ALLY,), Do(protect, self._ally(ask)))
        else:
            g.tell("event-does-not-protect", who=g.who(ask.seat), ally=g.who(self._ally(ask)))

    def _ally(self, ask: Ask) -> Seat:
        ally = ask.args[0]
        assert isinstance(ally, int)
        return ally


@rule("protect")
def protect(g: Table, ally: Seat) -> None:
    if not stopped(g, PROTECT_ALLY):
        g.protected |= 1 << ally
        g.tell("event-protects", who=g.who(g.seat_of(FREMEN)), ally=g.who(ally))


@rule("devour", TERRITORY_NAMES)
def devour(g: Table, territory: Territory) -> None:
    """The worm takes all forces that nobody saves, and the spice."""
    cells = CELLS_OF[territory]
    where = TERRITORY_WORDS[territory]
    g.tell("event-worm-strikes", where=where)
    for seat in range(g.seats):
        safe = g.protected >> seat & 1 or (g.plays(seat, FREMEN) and not stopped(g, WORM_RIDERS))
        if not safe:
            all_die(g, seat, cells, "event-devoured")
            if g.plays(seat, BENE_GESSERIT):
                advisors_die(g, cells, "event-advisors-devoured")
    for cell in cells:
        if g.ground_spice[cell]:
            g.tell("event-spice-devoured", count=g.ground_spice[cell], where=where, sector=SECTOR_OF[cell])
            g.ground_spice = replaced(g.ground_spice, cell, 0)
    g.protected = 0
    g.then(Do(settle))


@rule("another_worm", None, TERRITORY_NAMES)
def another_worm(g: Table, pile: int, worms: tuple[int, ...]) -> None:
    """More worms in one blow do nothing, unless Fremen place them (CLA-BLOW-10, CLA-FAC-FRE-19, 20)."""
    fremen = g.seat_of(FREMEN)
    if g.advanced and fremen != NOBODY:
        g.then(Ask(PLACE_WORM, fremen, pile, worms))
    else:
        g.tell("event-worm-does-nothing")
        g.then(Do(reveal_spice_card, pile, worms, True))


class PlaceWorm(Form[Table]):
    """In which sand territory the worm appears, if anywhere."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-place-worm", "CLA-FAC-FRE-19", [PASS, *SAND])

    def complete(self, g: Table, ask: Ask) -> None:
        pile, worms = ask.args[0], ask.args[1]
        if ask.answers[0] is PASS:
            g.tell("event-worm-does-nothing")
            g.then(Do(reveal_spice_card, pile, worms, True))
        else:
            g.tell("event-calls-worm", who=g.who(ask.seat), where=TERRITORY_WORDS[ask.value(0)])
            window(g, (CALL_WORM,), Do(called_worm, ask.value(0), pile, worms))


@rule("called_worm", TERRITORY_NAMES, None, TERRITORY_NAMES)
def called_worm(g: Table, territory: Territory, pile: int, worms: tuple[int, ...]) -> None:
    """It devours and may be ridden like any other (CLA-FAC-FRE-21), if it is not stopped (CLA-KAR-36)."""
    if stopped(g, CALL_WORM):
        g.tell("event-worm-does-nothing")
        g.then(Do(reveal_spice_card, pile, worms, True))
    else:
        g.then(Do(worm_strikes, territory), Do(reveal_spice_card, pile, (*worms, territory), True))


SAND: Final[list[Option]] = [TERRITORY[territory] for territory in SAND_TERRITORIES]
PROTECT: Final = Protect("protect", None, TERRITORY_NAMES)
PLACE_WORM: Final = PlaceWorm("place_worm", None, TERRITORY_NAMES)
BOOK.add(PROTECT)
BOOK.add(PLACE_WORM)


def _territory(ask: Ask, place: int) -> Territory:
    territory = ask.args[place]
    assert isinstance(territory, int)
    return Territory(territory)


# Rides.


@rule("offer_rides", TERRITORY_NAMES)
def offer_rides(g: Table, worms: tuple[int, ...]) -> None:
    """After the nexus, Fremen ride each worm of the blow (CLA-NEXUS-12, CLA-FAC-FRE-09, 12)."""
    g.then(*[Do(offer_ride, territory) for territory in worms])


@rule("offer_ride", TERRITORY_NAMES)
def offer_ride(g: Table, territory: Territory) -> None:
    """Fremen who are there and out of the storm may ride; if they were devoured nobody is."""
    fremen = g.seat_of(FREMEN)
    if fremen != NOBODY and _riders(g, fremen, territory):
        g.then(Ask(RIDE, fremen, territory))


def _riders(g: Table, seat: Seat, territory: Territory) -> list[Cell]:
    """The cells from which forces can ride (CLA-FAC-FRE-13)."""
    return [cell for cell in CELLS_OF[territory] if g.forces[seat][cell] and not in_storm(cell, g.storm)]


TARGET: Final = 0
"""The place of the first answer; the others say how many go."""


class Ride(Form[Table]):
    """Where to ride, and how many forces of each sector go along."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        territory = _territory(ask, 0)
        if not ask.answers:
            args = {"where": TERRITORY_WORDS[territory]}
            return Question("prompt-ride", "CLA-FAC-FRE-09", [PASS, *self._targets(g, ask.seat, territory)], args)
        if ask.answers[TARGET] is PASS:
            return None
        starts = _riders(g, ask.seat, territory)
        return gather(g, ask.seat, starts, FORCES, Answers(ask, TARGET), "CLA-FAC-FRE-09").question

    def complete(self, g: Table, ask: Ask) -> None:
        territory = _territory(ask, 0)
        if ask.answers[TARGET] is PASS:
            g.tell("event-no-ride", who=g.who(ask.seat), where=TERRITORY_WORDS[territory])
            return
        target = ask.value(TARGET)
        starts = _riders(g, ask.seat, territory)
        group = gather(g, ask.seat, starts, FORCES, Answers(ask, TARGET), "CLA-FAC-FRE-09")
        for cell, count, special in zip(starts, group.counts, group.specials, strict=True):
            if count:
                g.shift(ask.seat, cell, Cell(target), count, special)
                g.tell(
                    "event-ride",
                    who=g.who(ask.seat),
                    count=count,
                    special=special,
                    origin=TERRITORY_WORDS[territory],
                    origin_sector=SECTOR_OF[cell],
                    where=TERRITORY_WORDS[TERRITORY_OF[target]],
                    sector=SECTOR_OF[target],
                )
        g.then(Do(settle))
        entered(g, ask.seat, Cell(target))

    def _targets(self, g: Table, seat: Seat, territory: Territory) -> list[Option]:
        """Any other territory, outside the storm and full strongholds and not where an ally stands."""
        closed = g.full_strongholds(seat) | allied_territories(g, seat) | 1 << territory
        return [CELL[cell] for cell in cells_outside(g.storm, TerritoryMask(closed))]


RIDE: Final = Ride("ride", TERRITORY_NAMES)
BOOK.add(RIDE)


# The worm of a Karama (CLA-KAR-52, 53, 58).


@rule("offer_karama_worm")
def offer_karama_worm(g: Table) -> None:
    """Before a card is revealed, from the second turn on, Fremen may call a worm with Karama."""
    fremen = g.seat_of(FREMEN)
    if g.turn > 1 and fremen != NOBODY and could_use_power(g, fremen):
        g.then(Ask(KARAMA_WORM, fremen))


# The places of the answers.
POWER: Final = 0
WORM_AT: Final = 1


class KaramaWorm(Form[Table]):
    """Whether to play a Karama for a worm, and where it comes."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if not ask.answers:
            kinds = karama_kinds(g, ask.seat)
            return Question("prompt-karama-worm", "CLA-KAR-52", [PASS, *([KARAMA_POWER] if kinds else [])])
        if ask.answers[POWER] is PASS or len(ask.answers) > WORM_AT:
            return None
        return Question("prompt-place-worm", "CLA-KAR-52", SAND)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[POWER] is not PASS:
            g.power_used = replaced(g.power_used, ask.seat, True)
            kind = karama_kinds(g, ask.seat)[0]
            play_karama(g, ask.seat, kind, Do(karama_worm, ask.value(WORM_AT)))


KARAMA_WORM: Final = KaramaWorm("karama_worm")
BOOK.add(KARAMA_WORM)


@rule("karama_worm", TERRITORY_NAMES)
def karama_worm(g: Table, territory: Territory) -> None:
    """It devours, Fremen may ride it at once, and no nexus follows."""
    g.tell("event-calls-worm", who=g.who(g.seat_of(FREMEN)), where=TERRITORY_WORDS[territory])
    g.then(Do(worm_strikes, territory), Do(offer_ride, territory))

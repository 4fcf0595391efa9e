"""Spice blow phase (CON-BLOW), and the ride of the worm (CON-FAC-FRE-05 to 09)."""

from typing import Final

from sandtable.games.arrakis.planet import BLOW_CELL_OF, CELLS_OF
from sandtable.games.arrakis.terms import Territory
from sandtable.games.conquest.cards import MARKET_CARDS, SPICE_CARDS, SPICE_DECK, THUMPER
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import MarketResponse, play_market_card, response_window
from sandtable.games.conquest.rules.groups import RIDE
from sandtable.games.conquest.state import TERRITORY_WORDS, Table
from sandtable.games.conquest.terms import DECK, DISCARD, SPICE_BLOW, SpiceKind
from sandtable.kernel.seats import SEATS, Seat
from sandtable.kernel.steps import Arg, Ask, Do


@rule("spice_blow_phase")
def spice_blow_phase(g: Table) -> None:
    g.phase = SPICE_BLOW
    g.worm_called = False
    g.then(response_window(g, SUMMON_WORM), Do(begin_revealing))


def last_location(g: Table) -> SpiceKind:
    """The most recently discarded location card, -1 if the pile holds none (CON-RUL-06)."""
    for card in reversed(g.spice_cards.zones[DISCARD]):
        if not SPICE_CARDS[SPICE_DECK[card]].worm:
            return SPICE_DECK[card]
    return SpiceKind(-1)


class SummonWorm(MarketResponse):
    """A market card that calls a worm as if its card had been revealed."""

    def could(self, g: Table, seat: int, args: tuple[Arg, ...]) -> bool:
        if g.round < MARKET_CARDS[THUMPER].from_round or last_location(g) < 0:
            return False
        return super().could(g, seat, args)

    def complete(self, g: Table, ask: Ask) -> None:
        play_market_card(g, ask.seat, THUMPER)
        g.worm_called = True


SUMMON_WORM: Final = SummonWorm("summon_worm", THUMPER, "prompt-thumper")
BOOK.add(SUMMON_WORM)


@rule("begin_revealing")
def begin_revealing(g: Table) -> None:
    if g.worm_called:
        g.then(Do(worm_strikes), Do(reveal_spice_card, True))
    else:
        g.then(Do(reveal_spice_card, False))


@rule("reveal_spice_card")
def reveal_spice_card(g: Table, after_worm: bool) -> None:
    """Reveal cards until a location card ends the phase (CON-BLOW-01, 12, 14)."""
    cards = g.spice_cards
    revealed = g.in_the_open
    if not cards.zones[DECK]:
        cards.pour(DISCARD, DECK)
    card = cards.draw(g, 1, DECK, revealed, g.everyone)[0]
    kind = SPICE_CARDS[SPICE_DECK[card]]
    if not kind.worm:
        cards.move(g, card, revealed, DISCARD, g.everyone)
        for territory, amount in kind.blows:
            _blow(g, territory, amount)
    elif g.round == 1:
        g.tell("event-worm-too-early")
        cards.pour(revealed, DECK)
        g.then(Do(reveal_spice_card, after_worm))
    else:
        cards.move(g, card, revealed, DISCARD, g.everyone)
        g.tell("event-worm-revealed")
        if after_worm:
            g.then(Do(reveal_spice_card, True))
        else:
            g.then(Do(worm_strikes), Do(reveal_spice_card, True))


def _blow(g: Table, territory: Territory, amount: int) -> None:
    """A blow destroys every force in the territory and all spice that lay there (CON-BLOW-04 to 06)."""
    for seat in SEATS[g.seats]:
        _devour(g, seat, territory, "event-forces-lost-to-blow")
    _remove_spice(g, territory)
    g.ground_spice[BLOW_CELL_OF[territory]] = amount
    if g.telling:
        g.tell("event-spice-blow", where=TERRITORY_WORDS[territory], count=amount)


@rule("worm_strikes")
def worm_strikes(g: Table) -> None:
    """A worm takes all forces and spice of the territories on the last location card (CON-BLOW-08 to 11)."""
    location = last_location(g)
    if location < 0:
        g.tell("event-worm-finds-nothing")
        return
    rides: list[Ask] = []
    for territory, _ in SPICE_CARDS[location].blows:
        if g.telling:
            g.tell("event-worm-strikes", where=TERRITORY_WORDS[territory])
        for seat in SEATS[g.seats]:
            if not g.faction(seat).worm_rider:
                _devour(g, seat, territory, "event-forces-lost-to-worm")
            elif g.forces_in(seat, CELLS_OF[territory]):
                standing = tuple([g.forces[seat][cell] for cell in CELLS_OF[territory]])
                rides.append(Ask(RIDE, seat, territory, standing))
        _remove_spice(g, territory)
    g.then(*rides)


def _devour(g: Table, seat: Seat, territory: Territory, message: str) -> None:
    lost = 0
    for cell in CELLS_OF[territory]:
        count = g.forces[seat][cell]
        lost += count
        g.to_tanks(seat, cell, count)
    if lost:
        g.tell(message, who=g.who(seat), count=lost, where=TERRITORY_WORDS[territory])


def _remove_spice(g: Table, territory: Territory) -> None:
    for cell in CELLS_OF[territory]:
        if g.ground_spice[cell]:
            if g.telling:
                g.tell("event-spice-gone", where=TERRITORY_WORDS[territory], count=g.ground_spice[cell])
            g.ground_spice[cell] = 0

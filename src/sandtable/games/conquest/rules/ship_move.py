"""Shipping and movement phase (CON-SHIP, CON-MOVE)."""

from typing import Final

from sandtable.games.arrakis.movement import cells_outside
from sandtable.games.arrakis.planet import POLAR_SINK_CELL, SECTOR_OF, TERRITORY_OF
from sandtable.games.arrakis.terms import NO_CELL, Cell, Sector, TerritoryMask
from sandtable.games.conquest.cards import HAJR, MARKET_CARDS, SMUGGLERS
from sandtable.games.conquest.factions import SHIP_COST
from sandtable.games.conquest.notation import CELL, PASS, numbers_down
from sandtable.games.conquest.rules.book import BOOK, rule
from sandtable.games.conquest.rules.cards import COPIES, could_hold, offered, play_market_card, playable
from sandtable.games.conquest.rules.groups import MOVE
from sandtable.games.conquest.state import TERRITORY_WORDS, Table, Turn
from sandtable.games.conquest.terms import SHIP_MOVE
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Ask, Do, Form, Question


@rule("ship_move_phase")
def ship_move_phase(g: Table) -> None:
    g.phase = SHIP_MOVE
    g.then(*[Do(ship_and_move, seat) for seat in g.order()])


@rule("ship_and_move")
def ship_and_move(g: Table, seat: Seat) -> None:
    """First ship, then move; only then does the next player begin (CON-MOVE-02, 03)."""
    desert = g.faction(seat).desert_movement
    g.turn = Turn(2 if desert else 1, desert)
    g.then(Do(ship, seat), Do(move, seat), Do(offer_another_move, seat), Do(end_turn))


@rule("ship")
def ship(g: Table, seat: Seat) -> None:
    if g.reserve[seat]:
        if g.faction(seat).native_shipping:
            g.then(Ask(BRING, seat))
        elif g.spice[seat] >= SHIP_COST or could_hold(g, seat, COPIES[SMUGGLERS]):
            g.then(Ask(SHIP, seat))


_TARGETS: dict[tuple[Sector, TerritoryMask], list[Option]] = {}


def shipping_targets(storm: Sector, full: TerritoryMask) -> list[Option]:
    """Every cell outside the storm and outside full strongholds, after the answer to ship nothing."""
    targets = _TARGETS.get((storm, full))
    if targets is None:
        targets = [PASS] + [CELL[cell] for cell in cells_outside(storm, full)]
        _TARGETS[storm, full] = targets
    return targets


# The places of the answers.
SHIP_TO: Final = 0
SHIP_COUNT: Final = 1


class Ship(Form[Table]):
    """Ship forces from the reserve to one sector of one territory, for one spice each (CON-SHIP-01 to 05, 10)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        turn = g.turn
        assert turn is not None
        most = min(g.reserve[ask.seat], g.spice[ask.seat] // SHIP_COST + turn.free_ships)
        if not ask.answers:
            interrupts = playable(g, ask.seat, SMUGGLERS)
            options = shipping_targets(g.storm, g.full_strongholds(ask.seat)) if most else [PASS]
            return Question("prompt-ship", "CON-SHIP-01", options, {"most": most}, interrupts)
        if ask.answers[SHIP_TO] is PASS or len(ask.answers) > SHIP_COUNT:
            return None
        where = TERRITORY_WORDS[TERRITORY_OF[ask.value(SHIP_TO)]]
        args = {"where": where, "free": turn.free_ships, "cost": SHIP_COST}
        return Question("prompt-ship-count", "CON-SHIP-03", numbers_down(most, 1), args)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[SHIP_TO] is PASS:
            g.tell("event-no-shipment", who=g.who(ask.seat))
            return
        assert g.turn is not None
        cell, count = Cell(ask.value(SHIP_TO)), ask.value(SHIP_COUNT)
        price = max(0, count - g.turn.free_ships) * SHIP_COST
        g.spice[ask.seat] -= price
        _land(g, ask.seat, cell, count, price)

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        """A market card ships some forces for nothing."""
        play_market_card(g, ask.seat, SMUGGLERS)
        assert g.turn is not None
        g.turn.free_ships += MARKET_CARDS[SMUGGLERS].ships


class Bring(Form[Table]):
    """Natives bring forces to the polar sink for nothing, and ship nowhere else (CON-FAC-FRE-10 to 12)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        turn = g.turn
        assert turn is not None
        if ask.answers:
            return None
        interrupts = playable(g, ask.seat, SMUGGLERS)
        most = min(g.reserve[ask.seat], g.faction(ask.seat).native_shipping + turn.native_bonus)
        return Question("prompt-bring", "CON-FAC-FRE-10", numbers_down(most, 0), None, interrupts)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.value(0):
            _land(g, ask.seat, POLAR_SINK_CELL, ask.value(0), 0)
        else:
            g.tell("event-no-shipment", who=g.who(ask.seat))

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        """A market card lets natives bring some more (CON-RUL-61)."""
        play_market_card(g, ask.seat, SMUGGLERS)
        assert g.turn is not None
        g.turn.native_bonus += MARKET_CARDS[SMUGGLERS].native_bonus


def _land(g: Table, seat: Seat, cell: Cell, count: int, price: int) -> None:
    g.reserve[seat] -= count
    g.forces[seat] = added(g.forces[seat], cell, count)
    where = TERRITORY_WORDS[TERRITORY_OF[cell]]
    if g.telling:
        g.tell("event-ship", who=g.who(seat), count=count, where=where, sector=SECTOR_OF[cell], cost=price)


@rule("move")
def move(g: Table, seat: Seat) -> None:
    g.then(Ask(MOVE, seat))


@rule("offer_another_move")
def offer_another_move(g: Table, seat: Seat) -> None:
    """A market card moves one more group, one that has moved before or another."""
    if could_hold(g, seat, COPIES[HAJR]) and any(g.forces[seat]):
        g.then(Ask(ANOTHER_MOVE, seat))


class AnotherMove(Form[Table]):
    """Whether to play the market card for one more group."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return offered("prompt-another-move", "CON-CARDS-12", [PASS], playable(g, ask.seat, HAJR))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is PASS:
            return
        play_market_card(g, ask.seat, HAJR)
        turn = g.turn
        assert turn is not None
        turn.groups = MARKET_CARDS[HAJR].groups
        turn.moved_to = NO_CELL
        g.then(Ask(MOVE, ask.seat), Do(offer_another_move, ask.seat))


SHIP: Final = Ship("ship")
BRING: Final = Bring("bring")
ANOTHER_MOVE: Final = AnotherMove("another_move")
BOOK.add(SHIP)
BOOK.add(BRING)
BOOK.add(ANOTHER_MOVE)


@rule("end_turn")
def end_turn(g: Table) -> None:
    g.turn = None

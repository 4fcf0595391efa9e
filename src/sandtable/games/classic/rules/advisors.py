"""Bene Gesserit forces that advise or fight (CLA-FAC-BG-04 to 06, 16 to 35).

In the advanced game a Bene Gesserit force stands in a territory as an advisor or as a fighter, and all of a territory's
are of one kind. `settle` keeps that true: it is run after every change of forces.
"""

from typing import Final

from sandtable.games.arrakis.movement import in_storm
from sandtable.games.arrakis.planet import (
    CELL_IDS,
    CELLS_OF,
    POLAR_SINK,
    POLAR_SINK_CELL,
    SECTOR_OF,
    STRONGHOLDS,
    TERRITORY_BIT,
    TERRITORY_OF,
)
from sandtable.games.classic.advantages import ACCOMPANY, INTRUSION, TAKE_UP_ARMS
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.factions import BENE_GESSERIT, FREMEN
from sandtable.games.classic.fields import CELL_NAMES, TERRITORY_NAMES
from sandtable.games.classic.notation import ADVISORS, CELL, DONE, FIGHTERS, PASS, TERRITORY
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.karama import stopped, window
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import NOBODY, STRONGHOLD_FULL, Cell, Seat, Territory
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.steps import Ask, Do, Form, Question


@rule("settle")
def settle(g: Table) -> None:
    """Advisors left alone in a territory become fighters at once, in every phase (CLA-FAC-BG-34, CLA-RUL-42)."""
    sisters = g.seat_of(BENE_GESSERIT)
    if sisters == NOBODY or not any(g.advisors):
        return
    for cell in range(len(CELL_IDS)):
        if g.advisors[cell] and not _others(g, sisters, TERRITORY_OF[cell]):
            become_fighters(g, TERRITORY_OF[cell])


def _others(g: Table, sisters: Seat, territory: Territory) -> list[Seat]:
    """The other factions with forces in a territory."""
    return [seat for seat in g.occupants(territory) if seat != sisters]


def become_fighters(g: Table, territory: Territory) -> None:
    """All advisors of a territory turn to their fighting side."""
    sisters = g.seat_of(BENE_GESSERIT)
    count = 0
    for cell in CELLS_OF[territory]:
        count += g.advisors[cell]
        g.add_forces(sisters, cell, g.advisors[cell])
        g.advisors = replaced(g.advisors, cell, 0)
    g.tell("event-become-fighters", who=g.who(sisters), count=count, where=TERRITORY_WORDS[territory])


def become_advisors(g: Table, territory: Territory) -> None:
    """All fighters of a territory turn to their peaceful side."""
    sisters = g.seat_of(BENE_GESSERIT)
    count = 0
    for cell in CELLS_OF[territory]:
        count += g.forces[sisters][cell]
        g.advisors = added(g.advisors, cell, g.forces[sisters][cell])
        g.forces[sisters] = replaced(g.forces[sisters], cell, 0)
    g.tell("event-become-advisors", who=g.who(sisters), count=count, where=TERRITORY_WORDS[territory])


def join_advisors(g: Table, territory: Territory) -> None:
    """Fighters that arrive where own advisors stand become advisors (CLA-FAC-BG-24, 25, 35)."""
    sisters = g.seat_of(BENE_GESSERIT)
    cells = CELLS_OF[territory]
    if sisters != NOBODY and g.advisors_in(cells) and g.forces_in(sisters, cells):
        become_advisors(g, territory)


def may_take_up_arms(g: Table, sisters: Seat, territory: Territory) -> bool:
    """Whether the advisors of a territory may choose to become fighters (CLA-FAC-BG-18, 31 to 33)."""
    for cell in CELLS_OF[territory]:
        if g.advisors[cell] and in_storm(cell, g.storm):
            return False
    others = _others(g, sisters, territory)
    for seat in others:
        if g.allied(sisters, seat):
            return False
    if others and g.peaceful & TERRITORY_BIT[territory]:
        return False
    return not (territory in STRONGHOLDS and len(others) >= STRONGHOLD_FULL)


# Before the first shipment of the turn.


@rule("offer_arms", TERRITORY_NAMES)
def offer_arms(g: Table, tried: tuple[int, ...]) -> None:
    """All advisors of any territories may be turned into fighters, one territory after the other (CLA-FAC-BG-30)."""
    sisters = g.seat_of(BENE_GESSERIT)
    if sisters != NOBODY and _to_arm(g, sisters, tried):
        g.then(Ask(TAKE_ARMS, sisters, tried))


def _to_arm(g: Table, sisters: Seat, tried: tuple[int, ...]) -> list[Territory]:
    with_advisors = sorted({TERRITORY_OF[cell] for cell in range(len(CELL_IDS)) if g.advisors[cell]})
    return [one for one in with_advisors if one not in tried and may_take_up_arms(g, sisters, one)]


class TakeArms(Form[Table]):
    """Where advisors take up arms before the first shipment."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [DONE] + [TERRITORY[territory] for territory in _to_arm(g, ask.seat, _territories(ask))]
        return Question("prompt-take-up-arms", "CLA-FAC-BG-30", options)

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is DONE:
            g.tell("event-arms-offered", who=g.who(ask.seat))
            return
        territory = ask.value(0)
        g.tell("event-takes-up-arms", who=g.who(ask.seat), where=TERRITORY_WORDS[territory])
        g.then(Do(offer_arms, (*_territories(ask), territory)))
        window(g, (TAKE_UP_ARMS,), Do(take_up_arms, territory))


def _territories(ask: Ask) -> tuple[int, ...]:
    tried = ask.args[0]
    assert isinstance(tried, tuple)
    return tried


@rule("take_up_arms", TERRITORY_NAMES)
def take_up_arms(g: Table, territory: Territory) -> None:
    if not stopped(g, TAKE_UP_ARMS):
        become_fighters(g, territory)


# Advisors that have moved.


@rule("advisors_arrive", TERRITORY_NAMES)
def advisors_arrive(g: Table, territory: Territory) -> None:
    """In an occupied territory they stay advisors or become fighters (CLA-FAC-BG-26, 27); alone they fight."""
    sisters = g.seat_of(BENE_GESSERIT)
    if g.advisors_in(CELLS_OF[territory]) and may_take_up_arms(g, sisters, territory):
        g.then(Ask(ARRIVE, sisters, territory))


class Arrive(Form[Table]):
    """Whether advisors that arrived stay advisors."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        args = {"where": TERRITORY_WORDS[_territory(ask)]}
        return Question("prompt-advisors-arrive", "CLA-FAC-BG-27", [ADVISORS, FIGHTERS], args)

    def complete(self, g: Table, ask: Ask) -> None:
        where = TERRITORY_WORDS[_territory(ask)]
        if ask.answers[0] is FIGHTERS:
            g.tell("event-takes-up-arms", who=g.who(ask.seat), where=where)
            window(g, (TAKE_UP_ARMS,), Do(take_up_arms, _territory(ask)))
        else:
            g.tell("event-stay-advisors", who=g.who(ask.seat), where=where)


def _territory(ask: Ask) -> Territory:
    territory = ask.args[0]
    assert isinstance(territory, int)
    return Territory(territory)


# Intrusion.


def entered(g: Table, seat: Seat, cell: Cell) -> None:
    """Another faction, no ally, has entered a territory by shipment or movement (CLA-FAC-BG-28, 29)."""
    sisters = g.seat_of(BENE_GESSERIT)
    if not g.advanced or sisters in (NOBODY, seat) or g.allied(sisters, seat):
        return
    if g.forces_in(sisters, CELLS_OF[TERRITORY_OF[cell]]):
        g.then(Ask(INTRUDED, sisters, TERRITORY_OF[cell], seat))


class Intruded(Form[Table]):
    """Whether fighters whose territory was entered turn into advisors."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        intruder = ask.args[1]
        assert isinstance(intruder, int)
        args = {"where": TERRITORY_WORDS[_territory(ask)], "who": g.who(intruder)}
        return Question("prompt-intruded", "CLA-FAC-BG-28", [FIGHTERS, ADVISORS], args)

    def complete(self, g: Table, ask: Ask) -> None:
        where = TERRITORY_WORDS[_territory(ask)]
        if ask.answers[0] is ADVISORS:
            g.tell("event-lays-down-arms", who=g.who(ask.seat), where=where)
            window(g, (INTRUSION,), Do(lay_down_arms, _territory(ask)))
        else:
            g.tell("event-stay-fighters", who=g.who(ask.seat), where=where)


@rule("lay_down_arms", TERRITORY_NAMES)
def lay_down_arms(g: Table, territory: Territory) -> None:
    if not stopped(g, INTRUSION):
        become_advisors(g, territory)


# Accompanying a shipment.


@rule("offer_company", None, CELL_NAMES)
def offer_company(g: Table, shipper: Seat, cell: Cell) -> None:
    """Whenever another faction ships from off-planet, one force may come along for nothing (CLA-FAC-BG-04, 05)."""
    sisters = g.seat_of(BENE_GESSERIT)
    if sisters != NOBODY and sisters != shipper and not g.plays(shipper, FREMEN) and g.reserve[sisters]:
        g.then(Ask(COMPANY, sisters, cell))


def may_accompany(g: Table, sisters: Seat, cell: Cell) -> bool:
    """Whether an advisor may go to the very sector of the shipment (CLA-FAC-BG-16, 17, CLA-ALLY-07)."""
    territory = TERRITORY_OF[cell]
    cells = CELLS_OF[territory]
    if not g.advanced or territory == POLAR_SINK or g.forces_in(sisters, cells):
        return False
    if not g.advisors_with_ally:
        for ally in g.allies_of(sisters):
            if g.forces_in(ally, cells):
                return False
    return True


def _landed(ask: Ask) -> Cell:
    """Where the shipment goes that is accompanied."""
    cell = ask.args[0]
    assert isinstance(cell, int)
    return Cell(cell)


class Company(Form[Table]):
    """Whether to send a force along with a shipment: to the polar sink, or in the advanced game as an advisor."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        cell = _landed(ask)
        options = [PASS, CELL[POLAR_SINK_CELL]]
        if may_accompany(g, ask.seat, cell):
            options.append(CELL[cell])
        return Question("prompt-accompany", "CLA-FAC-BG-04", options, {"where": TERRITORY_WORDS[TERRITORY_OF[cell]]})

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is PASS:
            g.tell("event-no-company", who=g.who(ask.seat))
            return
        cell = ask.value(0)
        where, sector = TERRITORY_WORDS[TERRITORY_OF[cell]], SECTOR_OF[cell]
        g.tell("event-accompanies", who=g.who(ask.seat), where=where, sector=sector)
        window(g, (ACCOMPANY,), Do(accompany, cell))


@rule("accompany", CELL_NAMES)
def accompany(g: Table, cell: Cell) -> None:
    if stopped(g, ACCOMPANY):
        return
    sisters = g.seat_of(BENE_GESSERIT)
    territory = TERRITORY_OF[cell]
    g.land(sisters, cell, 1)
    where, sector = TERRITORY_WORDS[territory], SECTOR_OF[cell]
    if cell == POLAR_SINK_CELL:
        g.tell("event-sends-force", who=g.who(sisters), where=where, sector=sector)
        join_advisors(g, territory)
    else:
        g.add_forces(sisters, cell, -1)
        g.advisors = added(g.advisors, cell, 1)
        g.peaceful |= TERRITORY_BIT[territory]
        g.tell("event-sends-advisor", who=g.who(sisters), where=where, sector=sector)
    settle(g)


TAKE_ARMS: Final = TakeArms("take_arms", TERRITORY_NAMES)
ARRIVE: Final = Arrive("advisors_arrive", TERRITORY_NAMES)
INTRUDED: Final = Intruded("intruded", TERRITORY_NAMES)
COMPANY: Final = Company("company", CELL_NAMES)
BOOK.add(TAKE_ARMS)
BOOK.add(ARRIVE)
BOOK.add(INTRUDED)
BOOK.add(COMPANY)

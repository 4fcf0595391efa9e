"""Shipping and moving: which place gains most by so many forces, beyond their price."""

from typing import Final

from sandtable.games.arrakis.movement import reachable
from sandtable.games.arrakis.planet import (
    CELLS_OF,
    HABBANYA_SIETCH,
    POLAR_SINK_CELL,
    STRONGHOLDS,
    TERRITORY_OF,
)
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.factions import BENE_GESSERIT
from sandtable.games.classic.notation import (
    ACT_NOW,
    ADVISORS,
    DONE,
    FIGHTERS,
    PASS,
    RESERVES,
    SHIP_WITH_KARAMA,
    WAIT,
)
from sandtable.games.classic.rules.groups import allied_territories, own_forces, own_forces_in
from sandtable.games.classic.rules.movement import reach
from sandtable.games.classic.rules.payments import means
from sandtable.games.classic.rules.shipping import is_stronghold, lands_for_nothing, most_for, pays_half, price
from sandtable.games.classic.terms import Cell, Territory
from sandtable.games.classic.voyage import TO_RESERVES
from sandtable.kernel.notation import Option

WORTH_THE_TROUBLE: Final = 0.7


def goals(outlook: Outlook) -> list[Cell]:
    """The cells worth standing in: strongholds, and sectors with spice."""
    g = outlook.g
    cells = [CELLS_OF[place][0] for place in STRONGHOLDS]
    return cells + [cell for cell, spice in enumerate(g.ground_spice) if spice]


def gain(outlook: Outlook, cell: Cell, more: int, special: int = 0) -> float:
    """What so many more forces in a cell are worth."""
    g = outlook.g
    cells = CELLS_OF[TERRITORY_OF[cell]]
    mine = g.forces_in(outlook.seat, cells)
    starred = g.special_in(outlook.seat, cells)
    before = outlook.place_worth(cell, mine, starred)
    return outlook.place_worth(cell, mine + more, starred + special) - before


# Shipping.


class Shipment:
    """How many to ship to a cell, and what it gains beyond its price."""

    def __init__(self, cell: Cell, count: int, gained: float) -> None:
        self.cell = cell
        self.count = count
        self.gained = gained


def best_shipment(outlook: Outlook, cell: Cell, there: int) -> Shipment:
    """From so many forces the number that gains most in a cell."""
    g, seat = outlook.g, outlook.seat
    found = Shipment(cell, 0, 0.0)
    if allied_territories(g, seat) >> TERRITORY_OF[cell] & 1:
        return found
    free = lands_for_nothing(g, seat, cell)
    half = pays_half(g, seat) or (g.voyage is not None and g.voyage.karama)
    purse = max(0, means(g, seat) - outlook.reserve_spice())
    if outlook.stronghold_worth(TERRITORY_OF[cell]) > 40 and is_stronghold(cell):
        purse = means(g, seat)
    most = there if free else min(there, most_for(purse, is_stronghold(cell), half))
    starred = g.reserve_special[seat]
    ordinary = there - starred
    for count in range(1, most + 1):
        cost = 0 if free else price(count, is_stronghold(cell), half)
        special = max(0, count - ordinary) if not _sends_starred(outlook) else min(starred, count)
        value = gain(outlook, cell, count, special) - outlook.spice_worth() * cost - 0.12 * count
        if value > found.gained + 0.05:
            found = Shipment(cell, count, value)
    return found


def _sends_starred(outlook: Outlook) -> bool:
    return outlook.g.advanced


def ship(outlook: Outlook, options: list[Option]) -> Option:
    """Where to ship to; the karama that halves the price is kept for better uses."""
    best, worth = PASS, WORTH_THE_TROUBLE
    wanted = goals(outlook)
    there = outlook.g.reserve[outlook.seat]
    for option in options:
        if option.kind == "cell" and option.value in wanted:
            found = best_shipment(outlook, option.value, there)
            if found.count and found.gained > worth:
                best, worth = option, found.gained
    if best is PASS and PASS not in options:
        return next(option for option in options if option is not SHIP_WITH_KARAMA)
    return best


def ship_from(outlook: Outlook, options: list[Option]) -> Option:
    """The Guild and its ally ship from the reserves, if there is something to gain."""
    if RESERVES not in options:
        return PASS
    cells = [cell for cell in goals(outlook) if cell != POLAR_SINK_CELL]
    open_cells = [cell for cell in cells if not outlook.g.full_strongholds(outlook.seat) >> TERRITORY_OF[cell] & 1]
    there = outlook.g.reserve[outlook.seat]
    best = max([best_shipment(outlook, cell, there).gained for cell in open_cells] + [0.0])
    return RESERVES if best > WORTH_THE_TROUBLE else PASS


def ship_count(outlook: Outlook, options: list[Option]) -> Option:
    cell = _answered_cell(outlook)
    wanted = max(1, best_shipment(outlook, cell, outlook.g.reserve[outlook.seat]).count)
    return min(options, key=lambda option: abs(option.value - wanted))


def most(outlook: Outlook, options: list[Option]) -> Option:
    """As many as possible: starred forces go to where they are needed."""
    return max(options, key=lambda option: option.value)


def _answered_cell(outlook: Outlook) -> Cell:
    """The cell named last in the form that the seat is filling in."""
    ask = outlook.g.form_of(outlook.seat)
    assert ask is not None
    cells = [answer.value for answer in ask.answers if answer.kind == "cell"]
    return cells[-1] if cells else TO_RESERVES


# Moving.


class Movement:
    """Where a group from a territory goes, how many stay, and what it gains."""

    def __init__(self, target: Cell, count: int, gained: float) -> None:
        self.target = target
        self.count = count
        self.gained = gained


def best_movement(outlook: Outlook, territory: Territory) -> Movement:
    g, seat = outlook.g, outlook.seat
    cells = [cell for cell in CELLS_OF[territory] if own_forces(g, seat, cell)]
    found = Movement(-1, 0, 0.0)
    advisors = g.plays(seat, BENE_GESSERIT) and g.advisors_in(CELLS_OF[territory]) > 0
    here = own_forces_in(g, seat, cells)
    starred = g.special_in(seat, cells)
    stays = 0.0 if advisors else outlook.place_worth(_best_cell(outlook, cells), here, starred)
    ends: set[Cell] = set()
    for cell in cells:
        ends.update(reachable(cell, g.storm, reach(g, seat), g.full_strongholds(seat)))
    barred = allied_territories(g, seat)
    refuges = [POLAR_SINK_CELL] if stays < 0 else []
    for goal in goals(outlook) + refuges:
        if goal in ends and TERRITORY_OF[goal] != territory and not barred >> TERRITORY_OF[goal] & 1:
            for count in _counts(here):
                special = starred if count == here else min(starred, count)
                left = outlook.place_worth(_best_cell(outlook, cells), here - count, starred - special)
                leaving = stays - (0.0 if advisors else left)
                value = gain(outlook, goal, count, special) - leaving
                if value > found.gained + 0.05:
                    found = Movement(goal, count, value)
    return found


def _best_cell(outlook: Outlook, cells: list[Cell]) -> Cell:
    """The cell of a territory that matters: where spice lies, or the first."""
    return max(cells, key=lambda cell: outlook.g.ground_spice[cell])


def _counts(here: int) -> list[int]:
    """Numbers worth thinking about: all of them, and all but a garrison."""
    return sorted({here, here - 1, here - 2, here - 3, here - 4, here - 6, here // 2} & set(range(1, here + 1)))


def move(outlook: Outlook, options: list[Option]) -> Option:
    """The territory whose best move gains most."""
    best, worth = PASS, WORTH_THE_TROUBLE
    for option in options:
        if option.kind == "territory":
            value = best_movement(outlook, option.value).gained
            if value > worth:
                best, worth = option, value
    return best


def move_to(outlook: Outlook, options: list[Option]) -> Option:
    wanted = best_movement(outlook, _answered_territory(outlook)).target
    chosen = [option for option in options if option.value == wanted]
    return chosen[0] if chosen else options[0]


def _answered_territory(outlook: Outlook) -> Territory:
    ask = outlook.g.form_of(outlook.seat)
    assert ask is not None
    return next(answer.value for answer in ask.answers if answer.kind == "territory")


def how_many(outlook: Outlook, options: list[Option]) -> Option:
    """Of a group's sectors one after the other: as many as are wanted and still missing."""
    g, seat = outlook.g, outlook.seat
    ask = g.form_of(seat)
    assert ask is not None
    territories = [answer.value for answer in ask.answers if answer.kind == "territory"]
    if not territories:
        return options[0]
    movement = best_movement(outlook, territories[0])
    named = [place for place, answer in enumerate(ask.answers) if answer.kind == "cell"]
    given = sum([answer.value for answer in ask.answers[named[-1] + 1 :]]) if named else 0
    wanted = max(0, movement.count - given)
    return min(options, key=lambda option: abs(option.value - wanted))


def ride(outlook: Outlook, options: list[Option]) -> Option:
    """Where the worm carries Fremen: to the goal that gains most."""
    ends = [option for option in options if option.kind == "cell" and option.value in goals(outlook)]
    if not ends:
        return PASS
    best = max(ends, key=lambda option: gain(outlook, option.value, 4))
    return best if gain(outlook, best.value, 4) > WORTH_THE_TROUBLE else PASS


# The Guild's moment, and the Bene Gesserit.


def moment(outlook: Outlook, options: list[Option]) -> Option:
    """Who acts last answers everybody else."""
    return WAIT if WAIT in options else ACT_NOW


def accompany(outlook: Outlook, options: list[Option]) -> Option:
    """An advisor into a stronghold, otherwise a force to the polar sink."""
    for option in options:
        if option.kind == "cell" and option.value != POLAR_SINK_CELL and is_stronghold(option.value):
            return option
    return next(option for option in options if option.kind == "cell")


def intruded(outlook: Outlook, options: list[Option]) -> Option:
    """Fighters who would lose advise."""
    territory = _place_of_form(outlook)
    return FIGHTERS if _would_win(outlook, territory) else ADVISORS


def arrive(outlook: Outlook, options: list[Option]) -> Option:
    return FIGHTERS if _would_win(outlook, _place_of_form(outlook)) else ADVISORS


def take_arms(outlook: Outlook, options: list[Option]) -> Option:
    """Where the advisors would win a stronghold."""
    for option in options:
        if option is not DONE and option.value in STRONGHOLDS and _would_win(outlook, option.value):
            return option
    return DONE


def _place_of_form(outlook: Outlook) -> Territory:
    ask = outlook.g.form_of(outlook.seat)
    assert ask is not None
    territory = ask.args[0]
    assert isinstance(territory, int)
    return territory


def _would_win(outlook: Outlook, territory: Territory) -> bool:
    g = outlook.g
    mine = own_forces_in(g, outlook.seat, CELLS_OF[territory])
    for foe in outlook.foes():
        if g.forces_in(foe, CELLS_OF[territory]) and outlook.odds(mine, 0, foe, territory) < 0.5:
            return False
    return True


# Before the game.


def place_fremen(outlook: Outlook, options: list[Option]) -> Option:
    """Enough in Sietch Tabr to hold it, some near the spice and Habbanya Sietch."""
    ask = outlook.g.form_of(outlook.seat)
    assert ask is not None
    wanted = (5, 0, 2, 0, 3)[min(len(ask.answers), 4)]
    return min(options, key=lambda option: abs(option.value - wanted))


def place_advisor(outlook: Outlook, options: list[Option]) -> Option:
    """Alone in an empty stronghold the advisor is a fighter who holds it."""
    g = outlook.g
    for place in (HABBANYA_SIETCH, *STRONGHOLDS):
        if not g.occupants(place):
            return next(option for option in options if option.value == CELLS_OF[place][0])
    return next(option for option in options if option.value == POLAR_SINK_CELL)

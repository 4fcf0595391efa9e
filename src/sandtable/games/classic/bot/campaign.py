"""Shipping and moving: which place gains most by so many forces, beyond their price."""

from typing import Final

from sandtable.games.arrakis.movement import reachable
from sandtable.games.arrakis.planet import (
    ALL_CELLS,
    CELLS_OF,
    HABBANYA_SIETCH,
    POLAR_SINK_CELL,
    STRONGHOLDS,
    TERRITORY_OF,
)
from sandtable.games.arrakis.terms import TerritoryMask
from sandtable.games.classic.bot.karama import cost as karama_cost
from sandtable.games.classic.bot.karama import pass_on
from sandtable.games.classic.bot.outlook import Outlook
from sandtable.games.classic.factions import BENE_GESSERIT, RICHESE
from sandtable.games.classic.notation import (
    ACT_NOW,
    ADVISORS,
    ASK_FOR_TOKEN,
    BY_TOKEN,
    DONE,
    FIGHTERS,
    FLY_FAR,
    NO,
    PASS,
    RESERVES,
    SHIP_WITH_KARAMA,
    TREACHERY,
    TWO_GROUPS,
    WAIT,
    YES,
)
from sandtable.games.classic.rules.groups import allied_territories, own_forces, own_forces_in
from sandtable.games.classic.rules.movement import MOVE, reach
from sandtable.games.classic.rules.nofield import usable_tokens
from sandtable.games.classic.rules.payments import means
from sandtable.games.classic.rules.shipping import is_stronghold, lands_for_nothing, most_for, pays_half, price
from sandtable.games.classic.terms import FLIGHT, NOBODY, Cell, Territory
from sandtable.games.classic.treachery import KULON, NO_FIELDS, ORNITHOPTER
from sandtable.games.classic.voyage import TO_RESERVES
from sandtable.kernel.notation import Option

WORTH_THE_TROUBLE: Final = 0.7
WORTH_A_CARD: Final = 3.0


def goals(outlook: Outlook) -> list[Cell]:
    """The cells worth standing in: strongholds, and sectors with spice; not where one promised to keep out."""
    g = outlook.g
    cells = [CELLS_OF[place][0] for place in STRONGHOLDS]
    cells += [cell for cell, spice in zip(ALL_CELLS, g.ground_spice) if spice]
    kept_out = outlook.keeps_out_of()
    return [cell for cell in cells if not kept_out >> TERRITORY_OF[cell] & 1] if kept_out else cells


def gain(outlook: Outlook, cell: Cell, more: int, special: int = 0) -> float:
    """What so many more forces in a cell are worth."""
    cells = CELLS_OF[TERRITORY_OF[cell]]
    mine = outlook.forces_there(outlook.seat, cells)
    starred = outlook.stars_there(outlook.seat, cells)
    before = outlook.place_worth(cell, mine, starred)
    return outlook.place_worth(cell, mine + more, starred + special) - before


# Shipping.


class Shipment:
    """How many to ship to a cell, and what it gains beyond its price."""

    def __init__(self, cell: Cell, count: int, gained: float) -> None:
        self.cell = cell
        self.count = count
        self.gained = gained


def best_shipment(outlook: Outlook, cell: Cell, there: int, karama: bool = False) -> Shipment:
    """From so many forces the number that gains most in a cell; a Karama would halve the price."""
    g, seat = outlook.g, outlook.seat
    found = Shipment(cell, 0, 0.0)
    if allied_territories(g, seat) >> TERRITORY_OF[cell] & 1:
        return found
    free = lands_for_nothing(g, seat, cell)
    half = karama or pays_half(g, seat) or (g.voyage is not None and g.voyage.karama)
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
    """Where to ship to, and whether with a Karama or by a no-field of an ally."""
    if ASK_FOR_TOKEN in options:
        return ASK_FOR_TOKEN  # who is lent nothing has lost nothing
    if _answered(outlook) is BY_TOKEN:
        return _ship_by_token(outlook, options)
    best, worth = PASS, WORTH_THE_TROUBLE
    wanted = goals(outlook)
    there = outlook.g.reserve[outlook.seat]
    for option in options:
        if option.kind == "cell" and option.value in wanted:
            found = best_shipment(outlook, Cell(option.value), there)
            if found.count and found.gained > worth:
                best, worth = option, found.gained
    if SHIP_WITH_KARAMA in options and _with_karama(outlook, options) > worth + karama_cost(outlook):
        return SHIP_WITH_KARAMA
    if best is PASS and PASS not in options:
        return next(option for option in options if option is not SHIP_WITH_KARAMA)
    return best


def _with_karama(outlook: Outlook, options: list[Option]) -> float:
    """What the best shipment at half the price gains."""
    wanted = goals(outlook)
    there = outlook.g.reserve[outlook.seat]
    cells = [option.value for option in options if option.kind == "cell" and option.value in wanted]
    return max([best_shipment(outlook, Cell(cell), there, karama=True).gained for cell in cells] + [0.0])


def ship_from(outlook: Outlook, options: list[Option]) -> Option:
    """From the reserves or by a no-field, whichever gains more, if there is something to gain."""
    if ASK_FOR_TOKEN in options:
        return ASK_FOR_TOKEN
    cells = [cell for cell in goals(outlook) if cell != POLAR_SINK_CELL]
    closed = outlook.g.full_strongholds(outlook.seat)
    open_cells = [cell for cell in cells if not closed >> TERRITORY_OF[cell] & 1]
    there = outlook.g.reserve[outlook.seat]
    gains = {PASS: WORTH_THE_TROUBLE}
    if RESERVES in options:
        gains[RESERVES] = max([best_shipment(outlook, cell, there).gained for cell in open_cells] + [0.0])
    if BY_TOKEN in options:
        gains[BY_TOKEN] = max([token_gain(outlook, cell) for cell in open_cells] + [0.0])
    return max(gains, key=lambda option: gains[option])


# No-field tokens: many forces for the price of one.


def token_size(outlook: Outlook) -> int:
    """How many forces come behind the token that the seat would lay, or was lent."""
    g, seat = outlook.g, outlook.seat
    if g.plays(seat, RICHESE):
        return min(max([NO_FIELDS[token] for token in usable_tokens(g)] or [0]), g.reserve[seat])
    return min(g.journey.lent, g.reserve[seat]) if g.voyage is not None and g.journey.lent != NOBODY else 0


def token_gain(outlook: Outlook, cell: Cell) -> float:
    """What a token in a cell gains beyond its price."""
    g, seat = outlook.g, outlook.seat
    count = token_size(outlook)
    if not count or allied_territories(g, seat) >> TERRITORY_OF[cell] & 1:
        return 0.0
    spent = price(1, is_stronghold(cell), pays_half(g, seat))
    return gain(outlook, cell, count) - outlook.spice_worth() * spent - 0.12 * count


def _ship_by_token(outlook: Outlook, options: list[Option]) -> Option:
    wanted = goals(outlook)
    cells = [option for option in options if option.kind == "cell"]
    if not cells:
        return PASS
    return max(cells, key=lambda option: token_gain(outlook, Cell(option.value)) if option.value in wanted else -99.0)


def which_token(outlook: Outlook, options: list[Option]) -> Option:
    """The one that hides the most."""
    return max(options, key=lambda option: NO_FIELDS[option.value])


def lend(outlook: Outlook, options: list[Option]) -> Option:
    """The one that brings most, unless an own token, which would be turned over, still hides something."""
    tokens = [option for option in options if option.kind == "token"]
    own = outlook.g.token_forces() if outlook.g.token_cell >= 0 else 0
    return max(tokens, key=lambda option: NO_FIELDS[option.value]) if tokens and not own else options[0]


def turns_token(outlook: Outlook) -> bool:
    """Richese turn a token over when it is their turn to ship, so that they can lay another one."""
    g, seat = outlook.g, outlook.seat
    if g.voyage is None or g.voyage.seat != seat or g.voyage.shipped or not means(g, seat):
        return False
    return g.token_forces() > 0 and g.reserve[seat] - g.token_forces() >= NO_FIELDS[1]


def turn_before_battles(outlook: Outlook, options: list[Option]) -> Option:
    """A token that hides nothing leaves before a battle; forces gather more of the spice than a token does."""
    g, cell = outlook.g, outlook.g.token_cell
    met = [foe for foe in outlook.foes() if g.forces_in(foe, CELLS_OF[TERRITORY_OF[cell]])]
    if met:
        return NO if g.token_forces() else YES
    return YES if g.token_forces() > 1 and g.ground_spice[cell] else NO


def _answered(outlook: Outlook) -> Option | None:
    """The first answer in the form that the seat is filling in."""
    ask = outlook.g.form_of(outlook.seat)
    return ask.answers[0] if ask is not None and ask.answers else None


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
    return Cell(cells[-1] if cells else TO_RESERVES)


# Moving.


class Movement:
    """Where a group from a territory goes, how many stay, and what it gains."""

    def __init__(self, target: Cell, count: int, gained: float) -> None:
        self.target = target
        self.count = count
        self.gained = gained


def best_movement(outlook: Outlook, territory: Territory, most: int = 0) -> Movement:
    """The best move of a group from a territory, as far as it can go or (if that is said) so far."""
    g, seat = outlook.g, outlook.seat
    cells = [cell for cell in CELLS_OF[territory] if own_forces(g, seat, cell)]
    found = Movement(Cell(-1), 0, 0.0)
    advisors = g.plays(seat, BENE_GESSERIT) and g.advisors_in(CELLS_OF[territory]) > 0
    here = own_forces_in(g, seat, cells)
    starred = outlook.stars_there(seat, tuple(cells))
    stays = 0.0 if advisors else outlook.place_worth(_best_cell(outlook, cells), here, starred)
    ends: set[Cell] = set()
    for cell in cells:
        ends.update(reachable(cell, g.storm, most or reach(g, seat), TerritoryMask(g.full_strongholds(seat))))
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
    """The territory whose best move gains most; a card that carries a group further, if that gains a lot."""
    best, worth = PASS, WORTH_THE_TROUBLE
    for option in options:
        if option.kind == "territory":
            value = best_movement(outlook, Territory(option.value)).gained
            if value > worth:
                best, worth = option, value
    usual = reach(outlook.g, outlook.seat)
    for card, most in ((TREACHERY[ORNITHOPTER], FLIGHT), (TREACHERY[KULON], usual + 1)):
        if card in options and most > usual and _far(outlook, options, most) > worth + WORTH_A_CARD:
            return card
    return best


def _far(outlook: Outlook, options: list[Option], most: int) -> float:
    """What the best move gains if a group can go so far."""
    places = [option.value for option in options if option.kind == "territory"]
    return max([best_movement(outlook, Territory(place), most).gained for place in places] + [0.0])


def fly(outlook: Outlook, options: list[Option]) -> Option:
    """Far, if groups cannot fly anyway."""
    return FLY_FAR if reach(outlook.g, outlook.seat) < FLIGHT else TWO_GROUPS


def move_again(outlook: Outlook, options: list[Option]) -> Option:
    """One more movement, if a group has something to gain that is worth the card."""
    g, seat = outlook.g, outlook.seat
    cards = [option for option in options if option.kind == "card"]
    if not cards:
        return pass_on(outlook, options)
    places = sorted({TERRITORY_OF[cell] for cell in range(len(g.forces[seat])) if own_forces(g, seat, Cell(cell))})
    best = max([best_movement(outlook, place).gained for place in places] + [0.0])
    return cards[0] if best > WORTH_A_CARD else PASS


def second_group(outlook: Outlook, options: list[Option]) -> Option:
    """Those who have nothing to hold where they are follow the first group."""
    seat = outlook.seat
    for option in options:
        if option.kind == "territory":
            cells = CELLS_OF[option.value]
            here, starred = outlook.forces_there(seat, cells), outlook.stars_there(seat, cells)
            if outlook.place_worth(_best_cell(outlook, list(cells)), here, starred) < WORTH_THE_TROUBLE:
                return option
    return PASS


def move_to(outlook: Outlook, options: list[Option]) -> Option:
    wanted = best_movement(outlook, _answered_territory(outlook)).target
    chosen = [option for option in options if option.value == wanted]
    return chosen[0] if chosen else options[0]


def _answered_territory(outlook: Outlook) -> Territory:
    ask = outlook.g.form_of(outlook.seat)
    assert ask is not None
    return Territory(next(answer.value for answer in ask.answers if answer.kind == "territory"))


def how_many(outlook: Outlook, options: list[Option]) -> Option:
    """Of a group's sectors one after the other: as many as are wanted and still missing."""
    g, seat = outlook.g, outlook.seat
    ask = g.form_of(seat)
    assert ask is not None
    territories = [answer.value for answer in ask.answers if answer.kind == "territory"]
    if not territories:
        return options[0]
    if ask.form is not MOVE:
        return max(options, key=lambda option: option.value)  # the second group goes as a whole
    movement = best_movement(outlook, Territory(territories[0]))
    named = [place for place, answer in enumerate(ask.answers) if answer.kind == "cell"]
    given = sum([answer.value for answer in ask.answers[named[-1] + 1 :]]) if named else 0
    wanted = max(0, movement.count - given)
    return min(options, key=lambda option: abs(option.value - wanted))


def ride(outlook: Outlook, options: list[Option]) -> Option:
    """Where the worm carries Fremen: to the goal that gains most."""
    ends = [option for option in options if option.kind == "cell" and option.value in goals(outlook)]
    if not ends:
        return PASS
    best = max(ends, key=lambda option: gain(outlook, Cell(option.value), 4))
    return best if gain(outlook, Cell(best.value), 4) > WORTH_THE_TROUBLE else PASS


# The Guild's moment, and the Bene Gesserit.


def moment(outlook: Outlook, options: list[Option]) -> Option:
    """Who acts last answers everybody else."""
    return WAIT if WAIT in options else ACT_NOW


def accompany(outlook: Outlook, options: list[Option]) -> Option:
    """An advisor into a stronghold, otherwise a force to the polar sink."""
    for option in options:
        if option.kind == "cell" and option.value != POLAR_SINK_CELL and is_stronghold(Cell(option.value)):
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
        if option is not DONE and option.value in STRONGHOLDS and _would_win(outlook, Territory(option.value)):
            return option
    return DONE


def _place_of_form(outlook: Outlook) -> Territory:
    ask = outlook.g.form_of(outlook.seat)
    assert ask is not None
    territory = ask.args[0]
    assert isinstance(territory, int)
    return Territory(territory)


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

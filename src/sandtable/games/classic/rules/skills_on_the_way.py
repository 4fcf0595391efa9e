"""Leader skills in shipments and movements: Smuggler, Planetologist, Sandmaster (CHR-SKCARD-20, 22, 24)."""

from itertools import permutations
from typing import Final

from sandtable.games.arrakis.movement import NO_WAY, distance
from sandtable.games.arrakis.planet import CELLS_OF, SECTOR_OF, TERRITORY_OF
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.fields import CELL_NAMES
from sandtable.games.classic.notation import CELL, NO, NUMBER, PASS, YES
from sandtable.games.classic.rules.book import BOOK
from sandtable.games.classic.rules.groups import range_of_starred
from sandtable.games.classic.rules.skills import is_empty, take_from_ground, upper
from sandtable.games.classic.skills import PLANETOLOGIST, SAND_SHARE, SANDMASTER, SMUGGLED, SMUGGLER, SURVEYED_MOST
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import Cell, Seat, Territory, TerritoryMask
from sandtable.kernel.steps import Ask, Form, Question

# The Smuggler.


def may_smuggle(g: Table, seat: Seat, target: Cell) -> bool:
    """Whether one more force may come free with a shipment from off-planet, which has not landed yet: into an empty
    territory, beside a no-field token too (CHR-SKCARD-22, CHR-QA-25)."""
    return upper(g, seat, SMUGGLER) and is_empty(g, target)


def offer_smuggling(g: Table, seat: Seat, target: Cell) -> None:
    """The shipment has landed: one of the reserves that are left may follow it."""
    if g.reserve[seat]:
        g.then(Ask(SMUGGLE, seat, target))


# The places of the answers.
WHETHER: Final = 0
STARRED: Final = 1


class Smuggle(Form[Table]):
    """Whether one more force comes for nothing, and whether it carries a star. The argument: where it lands."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        target = self._target(ask)
        where = {"where": TERRITORY_WORDS[TERRITORY_OF[target]]}
        if not ask.answers:
            return Question("prompt-smuggle", "CHR-SKCARD-22", [YES, NO], where)
        if ask.answers[WHETHER] is NO or len(ask.answers) > STARRED or len(self._stars(g, ask.seat)) == 1:
            return None
        options = [NUMBER[count] for count in self._stars(g, ask.seat)]
        return Question("prompt-ship-starred", "CHR-SKCARD-22", options, {"count": SMUGGLED, **where})

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[WHETHER] is NO:
            g.tell("event-smuggles-nothing", who=g.who(ask.seat))
            return
        target = self._target(ask)
        starred = ask.value(STARRED) if len(ask.answers) > STARRED else self._stars(g, ask.seat)[0]
        g.land(ask.seat, target, SMUGGLED, starred)
        where, sector = TERRITORY_WORDS[TERRITORY_OF[target]], SECTOR_OF[target]
        g.tell("event-smuggled", who=g.who(ask.seat), special=starred, where=where, sector=sector)

    def _stars(self, g: Table, seat: Seat) -> list[int]:
        return range_of_starred(SMUGGLED, g.reserve[seat], g.reserve_special[seat])

    def _target(self, ask: Ask) -> Cell:
        target = ask.args[0]
        assert isinstance(target, int)
        return Cell(target)


SMUGGLE: Final = Smuggle("smuggle", CELL_NAMES)
BOOK.add(SMUGGLE)


# The Planetologist.


def may_survey(g: Table, seat: Seat) -> bool:
    """Whether the Planetologist can still help a movement of this turn (CHR-SKCARD-24)."""
    return g.voyage is not None and not g.voyage.surveyed and upper(g, seat, PLANETOLOGIST)


def surveyed(g: Table, seat: Seat, reach: int) -> int:
    """How far a group goes with the Planetologist's help, if it has that help: one further, at most three."""
    return max(reach, min(reach + 1, SURVEYED_MOST)) if may_survey(g, seat) else reach


# The Sandmaster.


def offer_sand(g: Table, seat: Seat, start: Cell, target: Cell, limit: int) -> None:
    """A group has moved: the Sandmaster may take spice from the territories that it entered (CHR-SKCARD-20)."""
    if upper(g, seat, SANDMASTER) and on_the_way(g, seat, start, target, limit, []):
        g.then(Ask(TAKE_SAND, seat, start, target, limit))


def on_the_way(g: Table, seat: Seat, start: Cell, target: Cell, limit: int, passed: list[Cell]) -> list[Cell]:
    """Cells with spice whose territories the group may have entered, beside those that it is known to have passed."""
    visited = [TERRITORY_OF[cell] for cell in passed]
    found: list[Cell] = []
    for cell, spice in enumerate(g.ground_spice):
        territory = TERRITORY_OF[cell]
        if not spice or territory == TERRITORY_OF[start] or territory in visited:
            continue
        if shortest_way(g, seat, start, target, [*visited, territory]) <= limit:
            found.append(Cell(cell))
    return found


def shortest_way(g: Table, seat: Seat, start: Cell, target: Cell, through: list[Territory]) -> int:
    """How many territories are entered on the shortest way through all of these, in whatever order."""
    closed = g.full_strongholds(seat)
    return min([_way(g, TerritoryMask(closed), start, target, list(order)) for order in permutations(through)])


_TOO_FAR: Final = 99


def _way(g: Table, closed: TerritoryMask, start: Cell, target: Cell, through: list[Territory]) -> int:
    if not through:
        steps = distance(start, target, g.storm, closed)
        return _TOO_FAR if steps == NO_WAY else steps
    best = _TOO_FAR
    for cell in CELLS_OF[through[0]]:
        steps = distance(start, cell, g.storm, closed)
        if steps != NO_WAY:
            best = min(best, steps + _way(g, closed, cell, target, through[1:]))
    return best


class TakeSand(Form[Table]):
    """From which territories on the way to take spice. The arguments: start and end of the way, and its length."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers and ask.answers[-1] is PASS:
            return None
        cells = on_the_way(g, ask.seat, *self._journey(ask), self._taken(ask))
        if not cells:
            return None
        args = {"count": SAND_SHARE}
        return Question("prompt-take-sand", "CHR-SKCARD-20", [*[CELL[cell] for cell in cells], PASS], args)

    def complete(self, g: Table, ask: Ask) -> None:
        taken = self._taken(ask)
        for cell in taken:
            take_from_ground(g, ask.seat, cell, SAND_SHARE, "event-sandmaster-takes")
        if not taken:
            g.tell("event-sandmaster-leaves", who=g.who(ask.seat))

    def _journey(self, ask: Ask) -> tuple[Cell, Cell, int]:
        start, target, limit = ask.args
        assert isinstance(start, int)
        assert isinstance(target, int)
        assert isinstance(limit, int)
        return Cell(start), Cell(target), limit

    def _taken(self, ask: Ask) -> list[Cell]:
        return [Cell(answer.value) for answer in ask.answers if answer is not PASS]


TAKE_SAND: Final = TakeSand("take_sand", CELL_NAMES, CELL_NAMES)
BOOK.add(TAKE_SAND)

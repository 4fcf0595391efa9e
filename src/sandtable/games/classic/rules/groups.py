"""Groups of forces gathered from cells, and losses from a cell: how many of them, and how many with a star."""

from typing import Final

from sandtable.games.arrakis.groups import count_in, fewest_to_gather
from sandtable.games.arrakis.planet import POLAR_SINK, SECTOR_OF, TERRITORY_BIT, TERRITORY_OF
from sandtable.games.classic.board import TERRITORY_WORDS
from sandtable.games.classic.factions import BENE_GESSERIT, RICHESE
from sandtable.games.classic.fields import CELL_NAMES
from sandtable.games.classic.notation import NUMBER, numbers_down
from sandtable.games.classic.rules.book import BOOK
from sandtable.games.classic.rules.nofield import turn_over
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import Cell, Seat
from sandtable.kernel.steps import Answers, Ask, Form, Question


def standing(g: Table, seat: Seat) -> tuple[int, ...]:
    """All own forces by cell; those of the Bene Gesserit fight or advise, but one territory holds one kind only."""
    if g.advanced and g.factions[seat] == BENE_GESSERIT:
        return tuple([fighters + advisors for fighters, advisors in zip(g.forces[seat], g.advisors, strict=True)])
    return g.forces[seat]


def own_forces(g: Table, seat: Seat, cell: Cell) -> int:
    """All own forces in a cell, advisors included."""
    count = g.forces[seat][cell]
    return count + g.advisors[cell] if g.advanced and g.factions[seat] == BENE_GESSERIT else count


def own_forces_in(g: Table, seat: Seat, cells: tuple[Cell, ...] | list[Cell]) -> int:
    return count_in(standing(g, seat), cells)


def allied_territories(g: Table, seat: Seat) -> int:
    """Territories (bits) that hold forces of the seat's allies, the polar sink apart (CLA-ALLY-03, 07)."""
    found = 0
    for ally in g.allies_of(seat):
        advisors = g.plays(ally, BENE_GESSERIT) and not g.advisors_with_ally
        for cell, count in enumerate(g.forces[ally]):
            if count or (advisors and g.advisors[cell]):
                found |= TERRITORY_BIT[TERRITORY_OF[cell]]
    return found & ~TERRITORY_BIT[POLAR_SINK]


class Gathered:
    """A group as far as it has been chosen: forces by cell, starred ones among them, and what is still to be asked."""

    def __init__(self) -> None:
        self.counts: list[int] = []
        self.specials: list[int] = []
        self.question: Question | None = None

    @property
    def size(self) -> int:
        return sum(self.counts)


def gather(
    g: Table,
    seat: Seat,
    cells: list[Cell],
    most: int,
    answers: Answers,
    rule: str,
    terms: dict[str, int] | None = None,
) -> Gathered:
    """Read how many forces of each cell join a group of at most so many, at least one.

    `terms`: what a force costs, for those who read the question.
    """
    group = Gathered()
    for place, cell in enumerate(cells):
        here = own_forces(g, seat, cell)
        least = fewest_to_gather(group.size, place == len(cells) - 1)
        where = {"where": TERRITORY_WORDS[TERRITORY_OF[cell]], "sector": SECTOR_OF[cell]}
        count = answers.next()
        if count is None:
            args = where if terms is None else {**where, **terms, "before": group.size}
            group.question = Question("prompt-how-many", rule, numbers_down(min(here, most - group.size), least), args)
            return group
        starred = range_of_starred(count.value, here, g.special[seat][cell])
        special = starred[0]
        if len(starred) > 1:
            stars = answers.next()
            if stars is None:
                options = [NUMBER[number] for number in starred]
                message = "prompt-token-along" if g.plays(seat, RICHESE) else "prompt-how-many-starred"
                group.question = Question(message, rule, options, {"count": count.value, **where})
                return group
            special = stars.value
        group.counts.append(count.value)
        group.specials.append(special)
    return group


def range_of_starred(count: int, forces: int, starred: int) -> list[int]:
    """How many of so many forces can carry a star, taken from `forces` of which `starred` do."""
    return list(range(max(0, count - (forces - starred)), min(starred, count) + 1))


# Losses.


def lose(g: Table, seat: Seat, cell: Cell, count: int, event: str) -> None:
    """So many forces of a cell die; the owner says how many starred ones among them (CLA-FAC-FRE-24)."""
    if len(range_of_starred(count, g.forces[seat][cell], g.special[seat][cell])) > 1:
        g.then(Ask(LOSE, seat, cell, count, event))
    elif count:
        special = range_of_starred(count, g.forces[seat][cell], g.special[seat][cell])[0]
        forces_die(g, seat, cell, count, special, event)


def forces_die(g: Table, seat: Seat, cell: Cell, count: int, special: int, event: str) -> int:
    """Forces go to the tanks, and it is told by which event. How many that were.

    A no-field token among them is turned over first, and its forces die in its place (CHR-NOFIELD-09, 10).
    """
    if special and g.plays(seat, RICHESE):
        count, special = count - 1 + turn_over(g), 0
        if not count:
            return 0
    g.to_tanks(seat, cell, count, special)
    if g.telling:
        g.tell(
            event,
            who=g.who(seat),
            count=count,
            special=special,
            where=TERRITORY_WORDS[TERRITORY_OF[cell]],
            sector=SECTOR_OF[cell],
        )
    return count


def all_die(g: Table, seat: Seat, cells: tuple[Cell, ...] | list[Cell], event: str) -> int:
    """All fighters of a seat in these cells go to the tanks. How many that were."""
    lost = 0
    for cell in cells:
        count = g.forces[seat][cell]
        if count:
            lost += forces_die(g, seat, cell, count, g.special[seat][cell], event)
    return lost


def advisors_die(g: Table, cells: tuple[Cell, ...] | list[Cell], event: str) -> None:
    """All advisors in these cells go to the tanks."""
    for cell in cells:
        if g.advisors[cell]:
            advisors_fall(g, cell, g.advisors[cell], event)


def advisors_fall(g: Table, cell: Cell, count: int, event: str) -> None:
    """So many advisors go to the tanks, and it is told by which event."""
    g.advisors_to_tanks(cell, count)
    where, who = TERRITORY_WORDS[TERRITORY_OF[cell]], g.who(g.seat_of(BENE_GESSERIT))
    g.tell(event, who=who, count=count, special=0, where=where, sector=SECTOR_OF[cell])


class Lose(Form[Table]):
    """How many of the forces that die carry a star."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        cell, count = _place(ask)
        starred = range_of_starred(count, g.forces[ask.seat][cell], g.special[ask.seat][cell])
        args = {"count": count, "where": TERRITORY_WORDS[TERRITORY_OF[cell]], "sector": SECTOR_OF[cell]}
        return Question("prompt-lose-starred", "CLA-FAC-FRE-24", [NUMBER[number] for number in starred], args)

    def complete(self, g: Table, ask: Ask) -> None:
        cell, count = _place(ask)
        event = ask.args[2]
        assert isinstance(event, str)
        forces_die(g, ask.seat, cell, count, ask.value(0), event)


LOSE: Final = Lose("lose", CELL_NAMES)
BOOK.add(LOSE)


def _place(ask: Ask) -> tuple[Cell, int]:
    cell, count = ask.args[0], ask.args[1]
    assert isinstance(cell, int)
    assert isinstance(count, int)
    return Cell(cell), count

"""Moving a group of forces: over the ground, or on a worm (CON-MOVE, CON-FAC-FRE-05 to 08, 13)."""

from typing import Final

from sandtable.games.arrakis.groups import fewest_to_gather
from sandtable.games.arrakis.movement import distance, reachable, ride
from sandtable.games.arrakis.planet import ALL_CELLS, CELLS_OF, SECTOR_OF, TERRITORY_OF
from sandtable.games.arrakis.terms import Cell, Territory
from sandtable.games.conquest.board import sand_territories
from sandtable.games.conquest.cards import ORNITHOPTERS
from sandtable.games.conquest.factions import LONG_MOVE_RANGE, MOVE_RANGE, RIDE_RANGE
from sandtable.games.conquest.fields import TERRITORY_NAMES
from sandtable.games.conquest.notation import CELL, PASS, TERRITORY, numbers_down
from sandtable.games.conquest.rules.book import BOOK
from sandtable.games.conquest.rules.cards import play_market_card, playable
from sandtable.games.conquest.state import TERRITORY_WORDS, Table, Turn
from sandtable.kernel.notation import Option
from sandtable.kernel.seats import Seat
from sandtable.kernel.steps import Ask, Form, Question


def _go(g: Table, message: str, seat: Seat, starts: list[Cell], counts: list[int], target: Cell) -> int:
    """Move the group: it ends in one sector (CON-MOVE-05). The number of forces moved."""
    moved = 0
    forces = list(g.forces[seat])
    for cell, count in zip(starts, counts, strict=True):
        if count:
            forces[cell] -= count
            moved += count
            if g.telling:
                g.tell(
                    message,
                    who=g.who(seat),
                    count=count,
                    origin=TERRITORY_WORDS[TERRITORY_OF[cell]],
                    origin_sector=SECTOR_OF[cell],
                    where=TERRITORY_WORDS[TERRITORY_OF[target]],
                    sector=SECTOR_OF[target],
                )
    forces[target] += moved
    g.forces[seat] = tuple(forces)
    return moved


# The places of the answers: where to, and how many go of the first sector; then those of the others.
RIDE_TO: Final = 0
RIDE_COUNTS: Final = 1


class Ride(Form[Table]):
    """Forces that stood in a struck territory may ride the worm from there; those that rode there since may not."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        if given == RIDE_TO:
            ends: set[Cell] = set()
            for cell in self._riders(ask):
                ends.update(self._ends(g, ask.seat, cell))
            if not ends:
                return None
            options = [PASS] + [CELL[cell] for cell in sorted(ends)]
            return Question("prompt-ride", "CON-FAC-FRE-05", options, {"where": TERRITORY_WORDS[self._territory(ask)]})
        if ask.answers[RIDE_TO] is PASS:
            return None
        starts = self._starts(g, ask, Cell(ask.value(RIDE_TO)))
        place = given - RIDE_COUNTS
        if place == len(starts):
            return None
        so_far = sum([answer.value for answer in ask.answers[RIDE_COUNTS:]])
        start = starts[place]
        options = numbers_down(self._riders(ask)[start], fewest_to_gather(so_far, place == len(starts) - 1))
        return Question("prompt-ride-count", "CON-FAC-FRE-06", options, {"sector": SECTOR_OF[start]})

    def complete(self, g: Table, ask: Ask) -> None:
        if not ask.answers or ask.answers[RIDE_TO] is PASS:
            g.tell("event-no-ride", who=g.who(ask.seat), where=TERRITORY_WORDS[self._territory(ask)])
            return
        target = Cell(ask.value(RIDE_TO))
        starts = self._starts(g, ask, target)
        _go(g, "event-ride", ask.seat, starts, [answer.value for answer in ask.answers[RIDE_COUNTS:]], target)

    def _territory(self, ask: Ask) -> Territory:
        territory = ask.args[0]
        assert isinstance(territory, int)
        return Territory(territory)

    def _riders(self, ask: Ask) -> dict[Cell, int]:
        """The forces that stood in each cell of the territory when the worm struck."""
        standing = ask.args[1]
        assert isinstance(standing, tuple)
        return {cell: count for cell, count in zip(CELLS_OF[self._territory(ask)], standing, strict=True) if count}

    def _ends(self, g: Table, seat: Seat, start: Cell) -> tuple[Cell, ...]:
        return ride(start, g.storm, RIDE_RANGE, g.full_strongholds(seat), sand_territories(g.covered))

    def _starts(self, g: Table, ask: Ask, target: Cell) -> list[Cell]:
        """The cells of the territory whose forces can ride to the target."""
        return [cell for cell in self._riders(ask) if target in self._ends(g, ask.seat, cell)]


# The places of the answers: from where, where to, and how many go of the first sector; then those of the others.
MOVE_FROM: Final = 0
MOVE_TO: Final = 1
MOVE_COUNTS: Final = 2


class Move(Form[Table]):
    """Move one group: from which territory, to which cell, and how many of the forces in each of its sectors."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        turn = g.turn
        assert turn is not None
        given = len(ask.answers)
        if given == MOVE_FROM:
            origins = self._origins(g, ask.seat, turn)
            if not origins:
                return None
            interrupts = [] if turn.long_way else playable(g, ask.seat, ORNITHOPTERS)
            options = [PASS] + [TERRITORY[territory] for territory in origins]
            return Question("prompt-move", "CON-MOVE-01", options, None, interrupts)
        if ask.answers[MOVE_FROM] is PASS:
            return None
        territory = Territory(ask.value(MOVE_FROM))
        if given == MOVE_TO:
            options = [CELL[cell] for cell in self._targets(g, ask.seat, turn, territory)]
            args = {"where": TERRITORY_WORDS[territory], "most": move_range(turn)}
            return Question("prompt-move-to", "CON-MOVE-05", options, args)
        starts = self._starts(g, ask.seat, turn, territory, Cell(ask.value(MOVE_TO)))
        place = given - MOVE_COUNTS
        if place == len(starts):
            return None
        so_far = sum([answer.value for answer in ask.answers[MOVE_COUNTS:]])
        here = self.free(g, ask.seat, turn, starts[place])
        options = numbers_down(here, fewest_to_gather(so_far, place == len(starts) - 1))
        args = {"where": TERRITORY_WORDS[territory], "sector": SECTOR_OF[starts[place]]}
        return Question("prompt-move-count", "CON-MOVE-01", options, args)

    def complete(self, g: Table, ask: Ask) -> None:
        turn = g.turn
        assert turn is not None
        if not ask.answers or ask.answers[MOVE_FROM] is PASS:
            if g.telling:
                g.tell("event-no-move", who=g.who(ask.seat))
            return
        territory, target = Territory(ask.value(MOVE_FROM)), Cell(ask.value(MOVE_TO))
        starts = self._starts(g, ask.seat, turn, territory, target)
        counts = [answer.value for answer in ask.answers[MOVE_COUNTS:]]
        closed = g.full_strongholds(ask.seat)
        length = max(
            [distance(start, target, g.storm, closed) for start, count in zip(starts, counts, strict=True) if count]
        )
        moved = _go(g, "event-move", ask.seat, starts, counts, target)
        turn.groups -= 1
        if length > MOVE_RANGE:
            if turn.long_way:
                turn.long_way = False
            else:
                turn.groups = 0
        turn.moved_to = target
        turn.moved = moved
        if turn.groups:
            g.then(Ask(MOVE, ask.seat))

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        """A market card sends one group the long way."""
        play_market_card(g, ask.seat, ORNITHOPTERS)
        assert g.turn is not None
        g.turn.long_way = True

    def free(self, g: Table, seat: Seat, turn: Turn, cell: Cell) -> int:
        """Forces in the cell that have not moved yet (CON-RUL-17)."""
        count = g.forces[seat][cell]
        return count - turn.moved if cell == turn.moved_to else count

    def _origins(self, g: Table, seat: Seat, turn: Turn) -> list[Territory]:
        closed = g.full_strongholds(seat)
        limit = move_range(turn)
        found: list[Territory] = []
        for cell, count in zip(ALL_CELLS, g.forces[seat]):
            if count:
                territory = TERRITORY_OF[cell]
                if (
                    (not found or found[-1] != territory)
                    and self.free(g, seat, turn, cell)
                    and reachable(cell, g.storm, limit, closed)
                ):
                    found.append(territory)
        return found

    def _targets(self, g: Table, seat: Seat, turn: Turn, territory: Territory) -> list[Cell]:
        closed = g.full_strongholds(seat)
        limit = move_range(turn)
        ends: list[Cell] = []
        for cell in CELLS_OF[territory]:
            if self.free(g, seat, turn, cell):
                more = reachable(cell, g.storm, limit, closed)
                ends = sorted({*ends, *more}) if ends else list(more)
        return ends

    def _starts(self, g: Table, seat: Seat, turn: Turn, territory: Territory, target: Cell) -> list[Cell]:
        """The cells of the territory whose forces can reach the target (CON-RUL-15)."""
        closed = g.full_strongholds(seat)
        limit = move_range(turn)
        return [
            cell
            for cell in CELLS_OF[territory]
            if self.free(g, seat, turn, cell) and target in reachable(cell, g.storm, limit, closed)
        ]


def move_range(turn: Turn) -> int:
    """How far the next group may go: one group of two may take the whole way of both (CON-FAC-FRE-13)."""
    if turn.long_way or (turn.desert and turn.groups == 2):
        return LONG_MOVE_RANGE
    return MOVE_RANGE


RIDE: Final = Ride("ride", TERRITORY_NAMES)
MOVE: Final = Move("move")
BOOK.add(RIDE)
BOOK.add(MOVE)

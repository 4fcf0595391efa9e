"""Moving a group of forces over the ground (CLA-MOVE), and what becomes of those who stay with an ally (CLA-ALLY)."""

from typing import Final

from sandtable.games.arrakis.groups import count_in
from sandtable.games.arrakis.movement import distance, in_storm, parts, reachable
from sandtable.games.arrakis.planet import CELLS_OF, POLAR_SINK, SECTOR_OF, TERRITORY_BIT, TERRITORY_OF
from sandtable.games.arrakis.terms import NO_CELL, TerritoryMask
from sandtable.games.classic.advantages import DESERT_MARCH
from sandtable.games.classic.board import CITY_CELLS, TERRITORY_WORDS
from sandtable.games.classic.factions import BENE_GESSERIT, CHOAM, FREMEN, RICHESE
from sandtable.games.classic.fields import CELL_NAMES, TERRITORY_NAMES
from sandtable.games.classic.notation import CELL, FLY_FAR, PASS, TERRITORY, TREACHERY, TWO_GROUPS
from sandtable.games.classic.rules.advisors import advisors_arrive, become_fighters, entered, join_advisors, settle
from sandtable.games.classic.rules.book import BOOK, rule
from sandtable.games.classic.rules.groups import (
    Gathered,
    advisors_die,
    advisors_fall,
    all_die,
    allied_territories,
    forces_die,
    gather,
    own_forces,
    own_forces_in,
    standing,
)
from sandtable.games.classic.rules.karama import STANDING, open_window, stopped, tell_standing_pass, used_up
from sandtable.games.classic.rules.skills_on_the_way import may_survey, offer_sand, surveyed
from sandtable.games.classic.rules.worthless import baliset_hears, could_use, offer_baliset, use_kulon
from sandtable.games.classic.state import Table
from sandtable.games.classic.terms import DESERT_WALK, FLIGHT, NOWHERE, WALK, Cell, Kind, Seat, Territory
from sandtable.games.classic.treachery import COPIES, HAJR, KULON, ORNITHOPTER
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added
from sandtable.kernel.state import Difference
from sandtable.kernel.steps import Answers, Arg, Ask, Do, Form, Question, Response, StandingPass, Window

HEARD_OR_FAR: Final = Difference("heard-or-far", until=3)
"""Where CHOAM could have Baliset nobody was asked whether to stop Fremen who went far."""
SECOND_UNHEARD: Final = Difference("second-unheard", until=3)
"""The second group that a Planetologist lets move could be stopped by nobody."""


@rule("move")
def move(g: Table, seat: Seat) -> None:
    """One group may move, and a further one with Hajr, before it or afterwards (CLA-MOVE-01, 17, 18)."""
    voyage = g.journey
    if not can_move(g, seat):
        return
    if voyage.moves:
        g.then(Ask(MOVE, seat), Do(move, seat))
    elif voyage.marched:
        g.then(Window(MOVE_AGAIN, (seat,)))


def with_ornithopters(g: Table, seat: Seat) -> bool:
    """A force in Arrakeen or Carthag when the movement starts, storm or not (CLA-MOVE-05 to 08)."""
    mine = g.forces[seat]
    return mine[CITY_CELLS[0]] > 0 or mine[CITY_CELLS[1]] > 0


def reach(g: Table, seat: Seat) -> int:
    """How many territories a group may enter (CLA-MOVE-04, 05, CLA-FAC-FRE-07).

    An Ornithopter card carries a group as far as ornithopters do; Kulon adds to it all (CHR-RCARD-10, CHR-RUL-17).
    """
    further = g.journey.further if g.voyage is not None else 0
    return surveyed(g, seat, usual_reach(g, seat)) + further


def usual_reach(g: Table, seat: Seat) -> int:
    """How far a group goes without a Planetologist and without Kulon."""
    if with_ornithopters(g, seat) or (g.voyage is not None and g.journey.flights):
        return FLIGHT
    if g.plays(seat, FREMEN) and not stopped(g, DESERT_MARCH):
        return DESERT_WALK
    return WALK


class Ways:
    """What decides where the groups of a seat can go, wherever they stand: worked out once for all of them."""

    def __init__(self, g: Table, seat: Seat) -> None:
        self.closed: Final = g.full_strongholds(seat)
        self.reach: Final = reach(g, seat)
        self.standing: Final = standing(g, seat)
        self.allied: Final = allied_territories(g, seat)
        self.barred: Final[int] = 0 if g.voyage is None else g.voyage.barred


def _movable_parts(g: Table, seat: Seat, territory: Territory, ways: Ways) -> list[tuple[Cell, ...]]:
    """The parts of a territory from which a group can go somewhere; the storm cuts them off (CLA-MOVE-03, 10)."""
    return [part for part in parts(territory, g.storm) if _is_movable(g, seat, part, ways)]


def _is_movable(g: Table, seat: Seat, part: tuple[Cell, ...], ways: Ways) -> bool:
    if not count_in(ways.standing, part) or in_storm(part[0], g.storm):
        return False
    return len(_ends(g, seat, part, ways)) > 0


def _ends(g: Table, seat: Seat, part: tuple[Cell, ...], ways: Ways) -> tuple[Cell, ...] | list[Cell]:
    """Where a group from these connected cells can end: a shift inside the territory is a move too (CLA-MOVE-14)."""
    starts = [cell for cell in part if ways.standing[cell]]
    ends: tuple[Cell, ...] | list[Cell] = reachable(starts[0], g.storm, ways.reach, TerritoryMask(ways.closed))
    if len(starts) > 1:
        ends = sorted([*ends, starts[0]])
    barred = _barred_ends(g, seat, TERRITORY_OF[part[0]], ways)
    if ways.barred:
        barred |= ways.barred & ~TERRITORY_BIT[TERRITORY_OF[part[0]]]
    return [cell for cell in ends if not barred >> TERRITORY_OF[cell] & 1] if barred else ends


def _barred_ends(g: Table, seat: Seat, origin: Territory, ways: Ways) -> int:
    """Where a group may not end: with an ally, advisors by special leave excepted (CLA-MOVE-15, CLA-ALLY-07)."""
    if g.advisors_with_ally and g.plays(seat, BENE_GESSERIT) and g.advisors_in(CELLS_OF[origin]):
        return 0
    return ways.allied


def can_move(g: Table, seat: Seat) -> bool:
    """Whether a group can go anywhere at all."""
    ways = Ways(g, seat)
    return _first_origin(g, seat, _occupied(ways), ways) != NOWHERE


def _first_origin(g: Table, seat: Seat, territories: list[Territory], ways: Ways) -> Territory:
    for territory in territories:
        if _movable_parts(g, seat, territory, ways):
            return territory
    return NOWHERE


def origins(g: Table, seat: Seat, ways: Ways) -> list[Territory]:
    """The territories from which a group can go somewhere."""
    return [territory for territory in _occupied(ways) if _movable_parts(g, seat, territory, ways)]


def _occupied(ways: Ways) -> list[Territory]:
    """Where the seat has forces; the cells of a territory follow one another."""
    found: list[Territory] = []
    last = NOWHERE
    for cell, count in enumerate(ways.standing):
        if count and TERRITORY_OF[cell] != last:
            last = TERRITORY_OF[cell]
            found.append(last)
    return found


ORIGIN: Final = 0
"""The place of the first answer. Then it may be asked from which part of the territory, where to, and how many."""


class Marching:
    """A movement as far as it has been chosen."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.starts: list[Cell] = []
        self.target = NO_CELL
        self.group: Gathered | None = None


class Move(Form[Table]):
    """Move one group: from which territory, to which cell, and how many of the forces in each of its sectors."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return self._read(g, ask).question

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[ORIGIN] is PASS:
            g.journey.moves, g.journey.marched = 0, False
            g.tell("event-no-move", who=g.who(ask.seat))
            return
        march = self._read(g, ask)
        assert march.group is not None
        declared = Do(march_on, ask.seat, march.target, tuple(march.starts), *_both(march.group))
        let_stop(g, ask.seat, march.starts[0], march.target, declared)

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        """Hajr gives one more movement (CLA-CARD-16); an Ornithopter and Kulon carry groups further."""
        if option is TREACHERY[KULON]:
            use_kulon(g)
        elif option is TREACHERY[ORNITHOPTER]:
            g.play_card(ask.seat, ORNITHOPTER)
            g.then(Ask(FLY, ask.seat))
        else:
            g.play_card(ask.seat, HAJR)
            g.journey.moves += 1

    def _read(self, g: Table, ask: Ask) -> Marching:
        march = Marching()
        if not ask.answers:
            cards = [TREACHERY[kind] for kind in (HAJR, ORNITHOPTER) if g.holds(ask.seat, kind)]
            if g.plays(ask.seat, CHOAM) and g.holds(ask.seat, KULON) and could_use(g, KULON):
                cards.append(TREACHERY[KULON])
            ways = Ways(g, ask.seat)
            options = [PASS] + [TERRITORY[territory] for territory in origins(g, ask.seat, ways)]
            march.question = Question("prompt-move", "CLA-MOVE-01", options, {"most": ways.reach}, cards)
            return march
        if ask.answers[ORIGIN] is not PASS:
            self.read_on(g, ask, march)
        return march

    def read_on(self, g: Table, ask: Ask, march: Marching) -> None:
        """Once it is known from which territory: from which part of it, where to, and how many."""
        answers = Answers(ask, ORIGIN)
        territory = ask.value(ORIGIN)
        ways = Ways(g, ask.seat)
        movable = self.movable_parts(g, ask, Territory(territory), ways)
        part = movable[0]
        if len(movable) > 1:
            chosen = answers.next()
            if chosen is None:
                march.question = self._which_part(Territory(territory), movable)
                return
            part = next(one for one in movable if chosen.value == one[0])
        target = answers.next()
        if target is None:
            options = [CELL[cell] for cell in self.ends(g, ask, part, ways)]
            args = {"where": TERRITORY_WORDS[territory], "most": ways.reach}
            march.question = Question("prompt-move-to", "CLA-MOVE-11", options, args)
            return
        march.target = Cell(target.value)
        march.starts = [cell for cell in part if ways.standing[cell] and cell != march.target]
        most = count_in(ways.standing, march.starts)
        march.group = gather(g, ask.seat, march.starts, most, answers, "CLA-MOVE-02")
        march.question = march.group.question

    def movable_parts(self, g: Table, ask: Ask, territory: Territory, ways: Ways) -> list[tuple[Cell, ...]]:
        """The parts of a territory from which the group can go."""
        return _movable_parts(g, ask.seat, territory, ways)

    def ends(self, g: Table, ask: Ask, part: tuple[Cell, ...], ways: Ways) -> tuple[Cell, ...] | list[Cell]:
        """Where a group from that part can go."""
        return _ends(g, ask.seat, part, ways)

    def _which_part(self, territory: Territory, movable: list[tuple[Cell, ...]]) -> Question:
        options = [CELL[part[0]] for part in movable]
        return Question("prompt-move-part", "CLA-MOVE-03", options, {"where": TERRITORY_WORDS[territory]})


MOVE: Final = Move("move")
BOOK.add(MOVE)


def let_stop(g: Table, seat: Seat, start: Cell, target: Cell, declared: Do) -> None:
    """CHOAM may play Baliset against a group that comes to them, and anybody a Karama against Fremen who go far."""
    where = TERRITORY_WORDS[TERRITORY_OF[target]]
    if baliset_hears(g, seat, start, target):
        g.tell("event-moves-towards", who=g.who(seat), where=where)
        far = [] if g.follows(HEARD_OR_FAR) else [Do(let_stop_far_march, seat, start, target)]
        g.then(Do(offer_baliset, seat, target), *far, declared)
    else:
        g.then(Do(let_stop_far_march, seat, start, target), declared)


@rule("let_stop_far_march", None, CELL_NAMES, CELL_NAMES)
def let_stop_far_march(g: Table, seat: Seat, start: Cell, target: Cell) -> None:
    """Unless Baliset has stopped the group already (CLA-KAR-31)."""
    if not barred_from(g, start, target) and _goes_far(g, seat, start, target):
        g.tell("event-marches-far", who=g.who(seat), where=TERRITORY_WORDS[TERRITORY_OF[target]])
        g.then(Do(open_window, (DESERT_MARCH,)))


def barred_from(g: Table, start: Cell, target: Cell) -> bool:
    """Whether Baliset keeps a group from going there (CHR-WORTH-04)."""
    territory = TERRITORY_OF[target]
    return g.journey.barred >> territory & 1 == 1 and territory != TERRITORY_OF[start]


class Fly(Form[Table]):
    """What an Ornithopter card is used for: one group goes far, or one more goes the usual way (CHR-RCARD-10)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return None if ask.answers else Question("prompt-fly", "CHR-RCARD-10", [FLY_FAR, TWO_GROUPS])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is FLY_FAR:
            g.journey.flights += 1
            g.tell("event-flies-far", who=g.who(ask.seat))
        else:
            _one_more_group(g, ask.seat)


def _one_more_group(g: Table, seat: Seat) -> None:
    g.journey.moves += 1
    g.tell("event-two-groups", who=g.who(seat))


FLY: Final = Fly("fly")
BOOK.add(FLY)


class MoveAgain(Response[Table]):
    """Once the groups have moved: whether a card lets one more move, perhaps the same one (CLA-CARD-16)."""

    def could(self, g: Table, seat: Seat, args: tuple[Arg, ...]) -> bool:
        return not g.journey.moves and g.could_hold(seat, COPIES[HAJR] | COPIES[ORNITHOPTER])

    def offers(self, g: Table, ask: Ask) -> list[Option]:
        return [TREACHERY[kind] for kind in (HAJR, ORNITHOPTER) if g.holds(ask.seat, kind)]

    def complete(self, g: Table, ask: Ask) -> None:
        g.play_card(ask.seat, Kind(ask.value(0)))
        if ask.value(0) == HAJR:
            g.journey.moves += 1
        else:
            _one_more_group(g, ask.seat)
        g.then(Do(move, ask.seat))

    def announce(self, g: Table, seat: Seat, standing: StandingPass) -> None:
        tell_standing_pass(g, seat, standing)

    def closed(self, g: Table, args: tuple[Arg, ...]) -> None:
        g.tell("event-moves-no-more", who=g.who(g.journey.seat))


MOVE_AGAIN: Final = MoveAgain("move_again", "prompt-move-again", "CLA-CARD-16", PASS, STANDING)
BOOK.add(MOVE_AGAIN)


def _both(group: Gathered) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(group.counts), tuple(group.specials)


@rule("march_on", None, CELL_NAMES, CELL_NAMES)
def march_on(
    g: Table, seat: Seat, target: Cell, starts: tuple[int, ...], counts: tuple[int, ...], specials: tuple[int, ...]
) -> None:
    """The group goes, unless Fremen were kept from going so far and choose again (CLA-KAR-31, CLA-GEN-05)."""
    if stopped(g, DESERT_MARCH) and _goes_far(g, seat, Cell(starts[0]), target):
        return
    if barred_from(g, Cell(starts[0]), target):
        return  # the group may go elsewhere
    used_up(g, DESERT_MARCH)
    voyage = g.journey
    most, usual = reach(g, seat), usual_reach(g, seat) + voyage.further
    helped = (
        may_survey(g, seat)
        and distance(Cell(starts[0]), target, g.storm, TerritoryMask(g.full_strongholds(seat))) > usual
    )
    voyage.moves -= 1
    voyage.marched = True
    voyage.flights = max(0, voyage.flights - 1)
    march(g, seat, starts, counts, specials, target, "event-move")
    if helped:
        voyage.surveyed = True
    elif may_survey(g, seat):
        offer_second_group(g, seat, Cell(starts[0]), target)
    offer_sand(g, seat, Cell(starts[0]), target, most)


# The Planetologist's second group.


def offer_second_group(g: Table, seat: Seat, start: Cell, target: Cell) -> None:
    """Groups from two territories may go to the same one, instead of one going further (CHR-SKCARD-24)."""
    origin, territory = TERRITORY_OF[start], TERRITORY_OF[target]
    g.journey.surveyed = True  # so that the second group goes no further than usual
    if origin != territory and second_origins(g, seat, origin, territory):
        g.then(Ask(FOLLOW, seat, origin, territory))
    else:
        g.journey.surveyed = False


def second_origins(g: Table, seat: Seat, origin: Territory, territory: Territory) -> list[Territory]:
    """The other territories from which a group can go to the same one."""
    ways = Ways(g, seat)
    return [
        other
        for other in origins(g, seat, ways)
        if other not in (origin, territory) and _parts_towards(g, seat, other, territory, ways)
    ]


def _parts_towards(g: Table, seat: Seat, origin: Territory, territory: Territory, ways: Ways) -> list[tuple[Cell, ...]]:
    """The parts of one territory from which a group can go to another."""
    movable = _movable_parts(g, seat, origin, ways)
    return [part for part in movable if _ends_in(g, seat, part, territory, ways)]


def _ends_in(g: Table, seat: Seat, part: tuple[Cell, ...], territory: Territory, ways: Ways) -> list[Cell]:
    return [cell for cell in _ends(g, seat, part, ways) if TERRITORY_OF[cell] == territory]


class Follow(Move):
    """A second group goes to where the first went. The arguments: from where that came, and where it went."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        return self._follow(g, ask).question

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[ORIGIN] is PASS:
            no_second_group(g)
            g.tell("event-no-second-group", who=g.who(ask.seat))
            return
        chosen = self._follow(g, ask)
        assert chosen.group is not None
        declared = Do(second_march, ask.seat, chosen.target, tuple(chosen.starts), *_both(chosen.group))
        if g.follows(SECOND_UNHEARD):
            g.then(declared)
        else:
            g.then(Do(second_march_again, ask.seat, *self._first(ask)))
            let_stop(g, ask.seat, chosen.starts[0], chosen.target, declared)

    def interrupt(self, g: Table, ask: Ask, option: Option) -> None:
        raise AssertionError("nothing is played between the two groups")

    def _follow(self, g: Table, ask: Ask) -> Marching:
        chosen = Marching()
        if not ask.answers:
            origin, territory = self._first(ask)
            options = [TERRITORY[other] for other in second_origins(g, ask.seat, origin, territory)]
            args = {"where": TERRITORY_WORDS[territory]}
            chosen.question = Question("prompt-second-group", "CHR-SKCARD-24", [PASS, *options], args)
        elif ask.answers[ORIGIN] is not PASS:
            self.read_on(g, ask, chosen)
        return chosen

    def movable_parts(self, g: Table, ask: Ask, territory: Territory, ways: Ways) -> list[tuple[Cell, ...]]:
        return _parts_towards(g, ask.seat, territory, self._first(ask)[1], ways)

    def ends(self, g: Table, ask: Ask, part: tuple[Cell, ...], ways: Ways) -> list[Cell]:
        return _ends_in(g, ask.seat, part, self._first(ask)[1], ways)

    def _first(self, ask: Ask) -> tuple[Territory, Territory]:
        origin, territory = ask.args
        assert isinstance(origin, int)
        assert isinstance(territory, int)
        return Territory(origin), Territory(territory)


FOLLOW: Final = Follow("second_group", TERRITORY_NAMES, TERRITORY_NAMES)
BOOK.add(FOLLOW)


@rule("second_march", None, CELL_NAMES, CELL_NAMES)
def second_march(
    g: Table, seat: Seat, target: Cell, starts: tuple[int, ...], counts: tuple[int, ...], specials: tuple[int, ...]
) -> None:
    """The second group goes, unless it was stopped (CHR-WORTH-04, CLA-KAR-31)."""
    start = Cell(starts[0])
    if not g.follows(SECOND_UNHEARD):
        if barred_from(g, start, target) or (stopped(g, DESERT_MARCH) and _goes_far(g, seat, start, target)):
            return
        used_up(g, DESERT_MARCH)
    most = reach(g, seat)
    march(g, seat, starts, counts, specials, target, "event-move")
    offer_sand(g, seat, start, target, most)


@rule("second_march_again", None, TERRITORY_NAMES, TERRITORY_NAMES)
def second_march_again(g: Table, seat: Seat, origin: Territory, territory: Territory) -> None:
    """Where a Karama stopped the second group another may come, if one still can (CLA-GEN-05); Baliset stops all."""
    if stopped(g, DESERT_MARCH) and second_origins(g, seat, origin, territory):
        g.then(Ask(FOLLOW, seat, origin, territory))
    elif stopped(g, DESERT_MARCH) or g.journey.barred >> territory & 1:
        no_second_group(g)


def no_second_group(g: Table) -> None:
    """The Planetologist has not helped yet."""
    g.journey.surveyed = False
    used_up(g, DESERT_MARCH)


def _goes_far(g: Table, seat: Seat, start: Cell, target: Cell) -> bool:
    """Whether Fremen go further on foot than others can; the connected sectors of a territory are equally far."""
    if not g.plays(seat, FREMEN) or with_ornithopters(g, seat) or g.journey.flights:
        return False
    return distance(start, target, g.storm, TerritoryMask(g.full_strongholds(seat))) > surveyed(g, seat, WALK)


def march(
    g: Table,
    seat: Seat,
    starts: tuple[int, ...],
    counts: tuple[int, ...],
    specials: tuple[int, ...],
    target: Cell,
    event: str,
) -> None:
    """A group goes from cells of one territory to a cell, and whoever it meets there responds."""
    origin, territory = TERRITORY_OF[starts[0]], TERRITORY_OF[target]
    advisors = g.plays(seat, BENE_GESSERIT) and g.advisors_in(CELLS_OF[origin]) > 0
    fighters_there = g.forces_in(seat, CELLS_OF[territory]) > 0
    advisors_there = advisors and g.advisors_in(CELLS_OF[territory]) > 0
    for start, count, special in zip(starts, counts, specials, strict=True):
        if count:
            _go(g, seat, Cell(start), target, count, special, advisors)
            _tell_move(g, seat, Cell(start), target, count, special, event)
    if territory == origin:
        return
    if advisors:
        if fighters_there:
            become_fighters(g, territory)
        elif not advisors_there:
            g.then(Do(advisors_arrive, territory))
    elif g.plays(seat, BENE_GESSERIT):
        join_advisors(g, territory)
    settle(g)
    entered(g, seat, target)


def _go(g: Table, seat: Seat, start: Cell, target: Cell, count: int, special: int, advisors: bool) -> None:
    if advisors:
        g.advisors = added(g.advisors, start, -count)
        g.advisors = added(g.advisors, target, count)
    else:
        g.shift(seat, start, target, count, special)


def _tell_move(g: Table, seat: Seat, start: Cell, target: Cell, count: int, special: int, event: str) -> None:
    if special and g.plays(seat, RICHESE):
        event += "-with-token"
    if g.telling:
        g.tell(
            event,
            who=g.who(seat),
            count=count,
            special=special,
            origin=TERRITORY_WORDS[TERRITORY_OF[start]],
            origin_sector=SECTOR_OF[start],
            where=TERRITORY_WORDS[TERRITORY_OF[target]],
            sector=SECTOR_OF[target],
        )


# Allies do not stay together.


@rule("visitors_leave")
def visitors_leave(g: Table, seat: Seat) -> None:
    """Whoever shipped into an ally's territory and is still there dies (CLA-SHIP-11, CLA-RUL-12, CLA-EX-42)."""
    voyage = g.journey
    if voyage.visited == NOWHERE or not allied_territories(g, seat) & TERRITORY_BIT[voyage.visited]:
        return
    left = own_forces_in(g, seat, CELLS_OF[voyage.visited]) - voyage.residents
    # The sector that was shipped into first, then the others.
    for cell in [voyage.target] + [other for other in CELLS_OF[voyage.visited] if other != voyage.target]:
        count = min(left, g.forces[seat][cell])
        if count > 0:
            left -= count
            ordinary = g.forces[seat][cell] - g.special[seat][cell]
            forces_die(g, seat, cell, count, max(0, count - ordinary), "event-visitors-lost")
        advising = min(left, own_forces(g, seat, cell) - g.forces[seat][cell])
        if advising > 0:
            left -= advising
            advisors_fall(g, cell, advising, "event-advising-visitors-lost")
    settle(g)


@rule("separate")
def separate(g: Table, seat: Seat) -> None:
    """Allies of an earlier turn who share a territory: the second to act leaves it or dies (CLA-ALLY-04 to 06)."""
    for ally in g.allies_of(seat):
        if g.voyaged[ally] and max(g.joined[seat], g.joined[ally]) < g.turn:
            for territory in range(POLAR_SINK + 1, len(CELLS_OF)):
                if _shared(g, seat, ally, Territory(territory)):
                    all_die(g, seat, CELLS_OF[territory], "event-allies-separate")
                    if g.plays(seat, BENE_GESSERIT) and not g.advisors_with_ally:
                        advisors_die(g, CELLS_OF[territory], "event-advisors-separate")
    settle(g)


def _shared(g: Table, seat: Seat, ally: Seat, territory: Territory) -> bool:
    """Whether two allies must part; advisors count as forces unless it was agreed otherwise (CLA-ALLY-07)."""
    cells = CELLS_OF[territory]
    return _counted(g, seat, cells) > 0 and _counted(g, ally, cells) > 0


def _counted(g: Table, seat: Seat, cells: tuple[Cell, ...]) -> int:
    return g.forces_in(seat, cells) if g.advisors_with_ally else own_forces_in(g, seat, cells)

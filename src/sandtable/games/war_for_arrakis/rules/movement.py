"""Moving legions, sandriding and troop-transport; choosing a legion and a target to attack (WFA-MOVE, RIDE, AIR).

The moves of one action are simultaneous: figures that have moved may not move again, and what the moves bring about
waits until all of them have been made (`after_moves`).
"""

from typing import Final

from sandtable.games.war_for_arrakis.board import (
    AREA_WORDS,
    AREAS,
    BIT,
    FLIGHT,
    NO_AREAS,
    RIMWALL_WEST,
    ZONE_WORDS,
    ZONES_OF,
    areas_in,
    flood,
    high_piece,
    low_piece,
    spread,
)
from sandtable.games.war_for_arrakis.conditions import WITH, WITH_LEADER, WITH_LEADER_IN_DESERT, WITH_SPECIAL
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, AREA_SETS, SIDE_NAMES
from sandtable.games.war_for_arrakis.mahdi.guards import COLOUR_WORDS, colour_of
from sandtable.games.war_for_arrakis.notation import ALL, AREA, DONE, GO, SPLIT, STAY, ZONE, area_options, numbers_down
from sandtable.games.war_for_arrakis.rules.book import BOOK, FLOWN_TOGETHER, later, number, rule
from sandtable.games.war_for_arrakis.rules.checks import legions_of
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm
from sandtable.games.war_for_arrakis.rules.leaders import person
from sandtable.games.war_for_arrakis.rules.legions import check_all_stacking, shift_units, still_standing
from sandtable.games.war_for_arrakis.rules.stations import arrive_atreides
from sandtable.games.war_for_arrakis.rules.worms import enter_wormsign
from sandtable.games.war_for_arrakis.state import (
    GENERIC,
    GENERIC_WORDS,
    LEADER_WORDS,
    TOKEN_WORDS,
    Table,
)
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    KINDS,
    NO_VEHICLE,
    NONE,
    ORNITHOPTER,
    SPECIAL,
    UNIT_WORDS,
    Area,
    AreaMask,
    Leader,
    Side,
    TokenSlot,
    Zone,
    enemy,
)
from sandtable.kernel.rows import replaced, shifted
from sandtable.kernel.steps import Answers, Ask, Do, Question, Words

# Reach.

_UNKNOWN: Final = AreaMask(-1)
_MOST_REMEMBERED: Final = 2000


class Rides:
    """Where the rides of Atreides legions can end while Wormsigns, Sandworms and their enemies lie as they do.

    These stay for turns on end while every legion asks for its rides, so what was found is remembered by area.
    """

    def __init__(self, through: AreaMask, neighbours: tuple[AreaMask, ...]) -> None:
        self.through = through
        self.neighbours = neighbours
        self._ends = [_UNKNOWN] * AREAS

    def ends(self, area: int) -> AreaMask:
        """The areas next to those ridden across, which hang together from beside the legion (WFA-RIDE-04, 08, 09)."""
        found = self._ends[area]
        if found == _UNKNOWN:
            start = self.neighbours[area] & self.through
            if start:
                crossed = flood(start, self.through, self.neighbours)
                found = AreaMask(spread(crossed, self.neighbours) & ~BIT[area])
            else:
                found = NO_AREAS
            self._ends[area] = found
        return found


_RIDES: Final[dict[int, Rides]] = {}
_RIDES_RIMWALL_OPEN: Final[dict[int, Rides]] = {}


def rides(g: Table) -> Rides:
    """The rides that are possible now, across areas with a sign or worm and no enemy legion (WFA-RIDE-02, 03)."""
    through = AreaMask((g.all_signs | g.worms) & ~g.standing[HARKONNEN])
    known = _RIDES_RIMWALL_OPEN if g.blasted == RIMWALL_WEST else _RIDES
    found = known.get(through)
    if found is None:
        if len(known) >= _MOST_REMEMBERED:
            known.clear()
        found = Rides(through, g.neighbours)
        known[through] = found
    return found


def ride_ends(g: Table, area: int) -> AreaMask:
    """The areas that an Atreides legion reaches by sandriding."""
    return rides(g).ends(area)


def flight_zones(g: Table, area: int) -> list[Zone]:
    """The Air Zones with an Ornithopter that could carry a Harkonnen legion from an area (WFA-AIR-02, 08, 10)."""
    if _has_flown(g, area):
        return []
    return [zone for zone in ZONES_OF[area] if g.flyers[zone] == ORNITHOPTER]


def _has_flown(g: Table, area: int) -> bool:
    """Whether the legion that may still set out from an area has been transported this turn (WFA-AIR-08).

    What an action has flown to an area does not move again in it; who stood there before has not flown (WFA-RUL-34),
    since no action of several legions follows on a flight of the same turn.
    """
    turn = g.turn
    if turn is None or not turn.flown >> area & 1:
        return False
    return not (turn.moving and turn.entered >> area & 1) or g.follows(FLOWN_TOGETHER)


def ground_reach(g: Table, side: Side, area: int) -> AreaMask:
    """The areas a legion reaches without transport: its neighbours, and for Atreides the ends of rides."""
    near = g.ways(side)[area]
    return AreaMask(near | ride_ends(g, area)) if side == ATREIDES else near


def reach(g: Table, side: Side, area: int) -> AreaMask:
    """The areas a legion reaches by any means, whatever is there."""
    if side == HARKONNEN and flight_zones(g, area):
        return FLIGHT[area]
    return ground_reach(g, side, area)


def destinations(g: Table, side: Side, area: int) -> AreaMask:
    """Where a legion can move to: reach that is free for its side (WFA-MOVE-03, RIDE-07, AIR-07)."""
    return AreaMask(reach(g, side, area) & g.free(side) & ~BIT[area])


class Range:
    """Which legions of a side reach any of some areas now; what is the same for all legions is looked up once."""

    def __init__(self, g: Table, side: Side, wanted: AreaMask) -> None:
        self.g = g
        self.side = side
        self.steps = g.steps(side)
        self.wanted = wanted
        self.low = low_piece(wanted)
        self.high = high_piece(wanted)
        self._rides: Rides | None = None

    def meets(self, area: int) -> bool:
        """Whether the legion of an area does: by a step, since that is how most do, or else by a ride or a flight."""
        steps = self.steps
        if steps.low[area] & self.low or steps.high[area] & self.high:
            return True
        return self._rides_there(area) if self.side == ATREIDES else self._flies_there(area)

    def _rides_there(self, area: int) -> bool:
        known = self._rides
        if known is None:
            self._rides = known = rides(self.g)
        ends = known.ends(area)
        return ends != 0 and ends & self.wanted != 0

    def _flies_there(self, area: int) -> bool:
        return len(flight_zones(self.g, area)) > 0 and FLIGHT[area] & self.wanted != 0


def has_destination(g: Table, side: Side, area: int) -> bool:
    """Whether a legion can move anywhere."""
    return Range(g, side, g.free(side)).meets(area)


def prey(g: Table, side: Side) -> AreaMask:
    """What a side can attack: an enemy legion or settlement, where no Sandworm is (WFA-BAT-02 to 04)."""
    other = enemy(side)
    return AreaMask((g.standing[other] | g.settled(other)) & ~g.worms)


def targets(g: Table, side: Side, area: int) -> AreaMask:
    """What a legion can attack: prey in reach."""
    return AreaMask(reach(g, side, area) & prey(g, side))


def has_target(g: Table, side: Side, area: int) -> bool:
    """Whether a legion can attack anything."""
    return Range(g, side, prey(g, side)).meets(area)


# The figures that can move.


class Figures:
    """Some figures of one legion: Units by type, facedown tokens, generic and named leaders."""

    def __init__(self, units: list[int], tokens: list[TokenSlot], generics: int, leaders: list[Leader]) -> None:
        self.units = units
        self.tokens = tokens
        self.generics = generics
        self.leaders = leaders
        # Facedown Harkonnen tokens, which only the Mahdi has.
        self.guards: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many Units they are for movement (WFA-TOK-04, WFA-SSPC-04)."""
        return self.units[0] + self.units[1] + self.units[2] + len(self.tokens) + len(self.guards)

    @property
    def led(self) -> int:
        """How many leaders are among them."""
        return self.generics + len(self.leaders)

    def words(self, side: Side) -> list[str | dict[str, object]]:
        """The figures as an enumeration for an event."""
        found: list[str | dict[str, object]] = []
        for kind in KINDS:
            if self.units[kind]:
                found.append(_some(self.units[kind], UNIT_WORDS[3 * side + kind]))
        found.extend([TOKEN_WORDS[slot] for slot in self.tokens])
        found.extend([COLOUR_WORDS[colour_of(slot)] for slot in self.guards])
        if self.generics:
            found.append(_some(self.generics, GENERIC_WORDS[side]))
        found.extend([LEADER_WORDS[leader] for leader in self.leaders])
        return found


def no_figures() -> Figures:
    """Nobody yet."""
    return Figures([0, 0, 0], [], 0, [])


def _some(count: int, what: str) -> dict[str, object]:
    return {"message": "some", "args": {"count": count, "what": what}}


def movable(g: Table, side: Side, area: Area) -> Figures:
    """The figures in an area that have not moved in this action and are not pinned (WFA-MOVE-11)."""
    units = units_in(g, side, area)
    generics = g.generic(side, area)
    leaders = g.named_in(side, area)
    tokens = g.tokens_in(area) if side == ATREIDES else []
    turn = g.turn
    if turn is not None and turn.moving:
        for where, figure, count in turn.moved:
            if where == area:
                if figure == GENERIC:
                    generics -= count
                else:
                    units[figure] -= count
        if turn.moved_tokens:
            tokens = [slot for slot in tokens if not turn.moved_tokens >> slot & 1]
        if turn.moved_leaders:
            leaders = [leader for leader in leaders if not turn.moved_leaders >> leader & 1]
    if g.pinned:
        leaders = [leader for leader in leaders if not g.pinned_leader(leader)]
    return Figures(units, tokens, generics, leaders)


def units_in(g: Table, side: Side, area: int) -> list[int]:
    """How many Units of each type a side has in an area."""
    base = 3 * side * AREAS + area
    units = g.units
    return [units[base], units[base + AREAS], units[base + 2 * AREAS]]


def _bound_to_stay(g: Table, side: Side, area: Area, free: Figures) -> int:
    """How many of the movable Units must stay with leaders that cannot go (WFA-MOVE-07, WFA-RUL-103)."""
    if _untouched(g, side, area):
        return 0
    leaders = g.generic(side, area) + len(g.named_in(side, area))
    return 1 if leaders > free.led and g.size(side, area) == free.size else 0


def can_go(g: Table, side: Side, area: Area, which: int, value: int) -> bool:
    """Whether a legion of this description, or what has not moved of it, can still be moved under it."""
    if _untouched(g, side, area):
        return True
    free = movable(g, side, area)
    most = free.size - _bound_to_stay(g, side, area, free)
    if most < 1:
        return False
    if which in (WITH_LEADER, WITH_LEADER_IN_DESERT):
        return free.led > 0
    if which == WITH:
        return person(g, Leader(value)) in free.leaders
    if which == WITH_SPECIAL:
        return free.units[SPECIAL] > 0
    return True


def _untouched(g: Table, side: Side, area: Area) -> bool:
    """Whether all figures of a legion can still go: none has moved in this action, none is pinned or a guard."""
    turn = g.turn
    if g.pinned or (side == HARKONNEN and g.mahdi is not None):
        return False
    if turn is None or not turn.moving:
        return True
    if turn.moved_tokens or turn.moved_leaders or turn.entered >> area & 1:
        return False
    # What has moved may have been driven on to an area that no move entered (WFA-RUL-106).
    return not any([where == area for where, _, _ in turn.moved])


def movable_legions(g: Table, side: Side, which: int, value: int) -> list[Area]:
    """The areas from which a legion can move somewhere."""
    span = Range(g, side, g.free(side))
    return [
        area
        for area in areas_in(legions_of(g, side, which, value))
        if span.meets(area) and can_go(g, side, area, which, value)
    ]


def can_move(g: Table, side: Side, which: int, value: int) -> bool:
    """Whether any legion of this description can move."""
    span = Range(g, side, g.free(side))
    for area in areas_in(legions_of(g, side, which, value)):
        if span.meets(area) and can_go(g, side, area, which, value):
            return True
    return False


# Moving.


@rule("move_legions", SIDE_NAMES)
def move_legions(g: Table, side: Side, count: int, which: int, value: int) -> None:
    """Up to so many different legions move, each once; then all that their moves bring about (WFA-MOVE-09 to 16)."""
    turn = g.acting
    turn.moving = True
    turn.moved = []
    turn.moved_tokens = 0
    turn.moved_leaders = 0
    turn.entered = 0
    g.then(Ask(MOVE_LEGION, turn.seat, side, count, which, value), Do(after_moves, side))


_WHERE: Final[tuple[Words, ...]] = tuple([{"where": word} for word in AREA_WORDS])
"""Where a question is about, in words: made once, since so many are."""


# The places of the answers that have one: from where and where to, in a move and in an attack. Whether it is asked by
# which Ornithopter, the areas decide.
ORIGIN: Final = 0
TARGET: Final = 1
TRANSPORT: Final = 2


class MoveLegion(TurnForm):
    """Move one legion or a part of it: from where, to where, by which Ornithopter, and which figures go."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side, which, value = Side(number(ask, 0)), number(ask, 2), number(ask, 3)
        given = len(ask.answers)
        if given == ORIGIN:
            origins = movable_legions(g, side, which, value)
            if not origins:
                return None
            options = [DONE, *[AREA[area] for area in origins]]
            args = {"count": number(ask, 1)}
            return Question("prompt-move", "WFA-MOVE-09", options, args, self.free(g, ask))
        if ask.answers[ORIGIN] is DONE:
            return None
        origin = Area(ask.value(ORIGIN))
        if given == TARGET:
            options = area_options(destinations(g, side, origin))
            return Question("prompt-move-to", "WFA-MOVE-03", options, _WHERE[origin])
        zones = transports(g, side, origin, Area(ask.value(TARGET)))
        answers = Answers(ask, TARGET)
        if len(zones) > 1 and answers.next() is None:
            return Question("prompt-transport", "WFA-AIR-02", [ZONE[zone] for zone in zones])
        return split_question(g, side, origin, which, value, answers, no_figures())

    def complete(self, g: Table, ask: Ask) -> None:
        side, count, which, value = Side(number(ask, 0)), number(ask, 1), number(ask, 2), number(ask, 3)
        if not ask.answers or ask.answers[ORIGIN] is DONE:
            g.tell("event-no-more-moves", who=g.who(side))
            return
        origin, target = Area(ask.value(ORIGIN)), Area(ask.value(TARGET))
        zones = transports(g, side, origin, target)
        answers = Answers(ask, TARGET)
        zone = Zone(NONE)
        if zones:
            zone = Zone(answers.value()) if len(zones) > 1 else zones[0]
        going = no_figures()
        split_question(g, side, origin, which, value, answers, going)
        move_figures(g, side, origin, target, zone, going)
        if count > 1:
            g.then(Ask(MOVE_LEGION, ask.seat, side, count - 1, which, value))


def transports(g: Table, side: Side, origin: Area, target: Area) -> list[Zone]:
    """The Ornithopters one of which must carry a legion there; none if it can go by itself."""
    if side == ATREIDES or g.neighbours[origin] >> target & 1:
        return []
    return flight_zones(g, origin)


def split_question(
    g: Table, side: Side, area: Area, which: int, value: int, answers: Answers, going: Figures
) -> Question | None:
    """Which figures of a legion go: the next question, or None when all is said. What goes is put into `going`.

    All that can, or some of each kind. At least one Unit goes (WFA-MOVE-06), leaders are not left without any
    (WFA-MOVE-07), and what the action asks for goes along (WFA-MOVE-08).
    """
    free = movable(g, side, area)
    stay = _bound_to_stay(g, side, area, free)
    where = AREA_WORDS[area]
    if free.size + free.led == 1:
        _all_go(free, going)
        return None
    way = answers.next()
    if way is None:
        options = [SPLIT] if stay else [ALL, SPLIT]
        return Question("prompt-split", "WFA-MOVE-05", options, _WHERE[area])
    if way is ALL:
        _all_go(free, going)
        return None
    # Units by type.
    left = free.size
    for kind in KINDS:
        here = free.units[kind]
        left -= here
        if not here:
            continue
        needed = which == WITH_SPECIAL and kind != SPECIAL
        most = min(here, free.size - stay - going.size - (1 if needed else 0))
        least = 1 if (going.size == 0 and left == 0) or (which == WITH_SPECIAL and kind == SPECIAL) else 0
        if most == least:
            going.units[kind] = most
            continue
        count = answers.next()
        if count is None:
            args = {"unit": UNIT_WORDS[3 * side + kind], "where": where}
            return Question("prompt-split-units", "WFA-MOVE-05", numbers_down(most, least), args)
        going.units[kind] = count.value
    # Facedown tokens.
    for slot in free.tokens:
        left -= 1
        if going.size == 0 and left == 0:
            going.tokens.append(slot)
            continue
        if going.size == free.size - stay:
            continue
        goes = answers.next()
        if goes is None:
            args = {"token": TOKEN_WORDS[slot], "where": where}
            return Question("prompt-split-token", "WFA-TOK-04", [GO, STAY], args)
        if goes is GO:
            going.tokens.append(slot)
    # Leaders: all of them when no Unit stays.
    if going.size == g.size(side, area):
        going.generics = free.generics
        going.leaders = free.leaders[:]
        return None
    led = which in (WITH_LEADER, WITH_LEADER_IN_DESERT)
    if free.generics:
        least = 1 if led and not free.leaders else 0
        if least == free.generics:
            going.generics = least
        else:
            count = answers.next()
            if count is None:
                args = {"leader": GENERIC_WORDS[side], "where": where}
                return Question("prompt-split-generics", "WFA-MOVE-05", numbers_down(free.generics, least), args)
            going.generics = count.value
    wanted = person(g, Leader(value)) if which == WITH else Leader(NONE)
    for place, leader in enumerate(free.leaders):
        last = place == len(free.leaders) - 1
        if (led and last and not going.led) or leader == wanted:
            going.leaders.append(leader)
            continue
        goes = answers.next()
        if goes is None:
            args = {"leader": LEADER_WORDS[leader], "where": where}
            return Question("prompt-split-leader", "WFA-MOVE-05", [GO, STAY], args)
        if goes is GO:
            going.leaders.append(leader)
    return None


def _all_go(free: Figures, going: Figures) -> None:
    going.units = free.units[:]
    going.tokens = free.tokens[:]
    going.generics = free.generics
    going.leaders = free.leaders[:]


def shift_figures(g: Table, side: Side, origin: Area, target: Area, going: Figures) -> None:
    """Figures go from one area to another. Tells nothing."""
    for kind in KINDS:
        count = going.units[kind]
        if count:
            shift_units(g, side, kind, origin, target, count)
    for slot in going.tokens:
        g.token_at = replaced(g.token_at, slot, target)
    for guard in going.guards:
        g.automaton.guard_at[guard] = target
    if going.tokens or going.guards:
        g.standing[side] |= BIT[target]
        still_standing(g, side, origin)
    if going.generics:
        g.generics = shifted(g.generics, side * AREAS + origin, side * AREAS + target, going.generics)
    for leader in going.leaders:
        g.leader_at = replaced(g.leader_at, leader, target)


def move_figures(g: Table, side: Side, origin: Area, target: Area, zone: Zone, going: Figures) -> None:
    """Carry out one move; its consequences wait for the other moves of the action."""
    turn = g.acting
    if g.telling:
        _tell_move(g, side, origin, target, zone, going)
    if zone != NONE:
        g.flyers = replaced(g.flyers, zone, NO_VEHICLE)
        turn.flown |= BIT[target]
    elif _has_flown(g, origin):
        turn.flown |= BIT[target]
    shift_figures(g, side, origin, target, going)
    for kind in KINDS:
        if going.units[kind]:
            turn.moved.append((target, kind, going.units[kind]))
    if going.generics:
        turn.moved.append((target, GENERIC, going.generics))
    for slot in going.tokens:
        turn.moved_tokens |= 1 << slot
    for leader in going.leaders:
        turn.moved_leaders |= 1 << leader
    if not g.standing[side] >> origin & 1:
        turn.flown &= ~BIT[origin]
    turn.entered |= BIT[target]
    g.spot = target


def _tell_move(g: Table, side: Side, origin: Area, target: Area, zone: Zone, going: Figures) -> None:
    figures = going.words(side)
    source, where = AREA_WORDS[origin], AREA_WORDS[target]
    if zone != NONE:
        g.tell("event-flown", who=g.who(side), figures=figures, origin=source, where=where, zone=ZONE_WORDS[zone])
    elif g.ways(side)[origin] >> target & 1:
        g.tell("event-moved", who=g.who(side), figures=figures, origin=source, where=where)
    elif side == HARKONNEN:
        g.tell("event-carried", who=g.who(side), figures=figures, origin=source, where=where)
    else:
        g.tell("event-rode", who=g.who(side), figures=figures, origin=source, where=where)


# What the moves bring about (WFA-MOVE-16).


@rule("after_moves", SIDE_NAMES)
def after_moves(g: Table, side: Side) -> None:
    """When all moves of an action have been made: the stacking limit first, then what was entered."""
    turn = g.acting
    entered = turn.entered
    turn.moving = False
    turn.moved = []
    turn.moved_tokens = 0
    turn.moved_leaders = 0
    turn.entered = 0
    g.then(Do(check_all_stacking, side), Do(arrivals, side, entered))


@rule("arrivals", SIDE_NAMES, AREA_SETS)
def arrivals(g: Table, side: Side, entered: int) -> None:
    """Wormsigns, Stations and Harvesters of the areas entered, in an order that the mover chooses."""
    if side == HARKONNEN:
        waiting = entered & g.wormsigns & g.standing[side]
    else:
        waiting = entered & (g.stations | g.harvesters) & g.standing[side]
    if not waiting:
        return
    if waiting & (waiting - 1):
        g.then(Ask(ARRIVAL, g.seat_for(side), side, waiting))
    else:
        g.then(Do(arrive, side, waiting.bit_length() - 1))


@rule("arrive", SIDE_NAMES, AREA_NAMES)
def arrive(g: Table, side: Side, area: Area) -> None:
    """A legion has entered an area by a move or an advance (WFA-RUL-49): what it finds there."""
    if side == HARKONNEN:
        g.then(Do(enter_wormsign, area))
    else:
        g.then(Do(arrive_atreides, area))


class Arrival(TurnForm):
    """Which of several areas that were entered is looked at first."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = area_options(number(ask, 1))
        return Question("prompt-arrival", "WFA-MOVE-16", options, None, self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        side, waiting = number(ask, 0), number(ask, 1)
        first = ask.value(0)
        g.then(Do(arrive, side, first), Do(arrivals, side, waiting & ~BIT[first]))


# Attacking.


def attackers(g: Table, side: Side, which: int, value: int) -> list[Area]:
    """The areas with a legion of this description that can attack something; all its figures take part (WFA-BAT-06)."""
    span = Range(g, side, prey(g, side))
    return [
        area
        for area in areas_in(legions_of(g, side, which, value))
        if not pinned_here(g, side, area) and span.meets(area)
    ]


def can_attack(g: Table, side: Side, which: int, value: int) -> bool:
    """Whether any legion of this description can attack."""
    span = Range(g, side, prey(g, side))
    for area in areas_in(legions_of(g, side, which, value)):
        if not pinned_here(g, side, area) and span.meets(area):
            return True
    return False


def pinned_here(g: Table, side: Side, area: Area) -> bool:
    return g.pinned and any([g.pinned_leader(leader) for leader in g.named_in(side, area)])


@rule("attack_with", SIDE_NAMES)
def attack_with(g: Table, side: Side, which: int, value: int, surprise: int, modifiers: int) -> None:
    """One legion of this description attacks, if its owner likes."""
    g.then(Ask(ATTACK_WITH, g.seat_for(side), side, which, value, surprise, modifiers))


class AttackWith(TurnForm):
    """Which legion attacks, which area, and by which Ornithopter if it needs one."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side, which, value = Side(number(ask, 0)), number(ask, 1), number(ask, 2)
        given = len(ask.answers)
        if given == ORIGIN:
            origins = attackers(g, side, which, value)
            if not origins:
                return None
            options = [DONE, *[AREA[area] for area in origins]]
            return Question("prompt-attack", "WFA-BAT-02", options, None, self.free(g, ask))
        if ask.answers[ORIGIN] is DONE:
            return None
        origin = Area(ask.value(ORIGIN))
        if given == TARGET:
            options = area_options(targets(g, side, origin))
            return Question("prompt-attack-where", "WFA-BAT-02", options, _WHERE[origin])
        if given == TRANSPORT:
            zones = transports(g, side, origin, Area(ask.value(TARGET)))
            if len(zones) > 1:
                return Question("prompt-transport", "WFA-AIR-02", [ZONE[zone] for zone in zones])
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        side = Side(number(ask, 0))
        if not ask.answers or ask.answers[ORIGIN] is DONE:
            g.tell("event-no-attack", who=g.who(side))
            return
        origin, target = Area(ask.value(ORIGIN)), Area(ask.value(TARGET))
        zones = transports(g, side, origin, target)
        if zones:
            zone = zones[0] if len(zones) == 1 else Zone(ask.value(TRANSPORT))
            g.flyers = replaced(g.flyers, zone, NO_VEHICLE)
            g.acting.flown |= BIT[origin] | BIT[target]
            g.tell("event-attack-flown", who=g.who(side), zone=ZONE_WORDS[zone])
        message = "event-surprise-attack" if number(ask, 3) else "event-attack"
        g.tell(message, who=g.who(side), origin=AREA_WORDS[origin], where=AREA_WORDS[target])
        g.then(later("begin_battle", side, origin, target, number(ask, 3), number(ask, 4)))


MOVE_LEGION: Final = MoveLegion("move_legion", SIDE_NAMES)
ARRIVAL: Final = Arrival("arrival", SIDE_NAMES, AREA_SETS)
ATTACK_WITH: Final = AttackWith("attack_with", SIDE_NAMES)
BOOK.add(MOVE_LEGION)
BOOK.add(ARRIVAL)
BOOK.add(ATTACK_WITH)

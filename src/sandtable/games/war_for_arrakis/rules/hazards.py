"""Phase 3, Desert Hazards: Wormsigns and Sandworms in two passes, then Coriolis Storms (WFA-HAZ)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT, ZONES_OF, areas_in
from sandtable.games.war_for_arrakis.components import SANDWORMS
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, AREA_SETS
from sandtable.games.war_for_arrakis.notation import AREA, PASS, ZONE, area_options
from sandtable.games.war_for_arrakis.rules.book import BOOK, UNTOLD, later, number, rule
from sandtable.games.war_for_arrakis.rules.casualties import take_hits
from sandtable.games.war_for_arrakis.rules.combat_dice import hits_scored, throw
from sandtable.games.war_for_arrakis.rules.vehicles import remove_flyer, remove_harvester
from sandtable.games.war_for_arrakis.rules.worms import (
    calling,
    discard_sign,
    discard_signs,
    figures,
    put_wormsign,
    return_wormsign,
    shuffle_signs,
    turn_signs,
    wild_maker_in_play,
    worm_rises,
    worm_strikes,
)
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    CARRYALL,
    ELITE,
    HARKONNEN,
    REGULAR,
    SPECIAL,
    Area,
    AreaMask,
    Zone,
)
from sandtable.kernel.steps import Ask, Do, Form, Question

STORM_DICE: Final = 2


@rule("desert_hazards")
def desert_hazards(g: Table) -> None:
    g.then(
        Do(trample_wormsigns),
        Do(send_wormsigns),
        Do(turn_wormsigns),
        Do(worms_rise, 0),
        Do(coriolis_storms),
    )


# Wormsigns (WFA-HAZ-01 to 08).


@rule("trample_wormsigns")
def trample_wormsigns(g: Table) -> None:
    """Wormsigns under Atreides legions and Sandworms go back into the pool (WFA-HAZ-01)."""
    for area in areas_in(g.wormsigns & (g.standing[ATREIDES] | g.worms)):
        return_wormsign(g, area)


def disturbed(g: Table) -> AreaMask:
    """Desert with a Harkonnen legion or a Harvester, but with neither Wormsign nor Sandworm (WFA-HAZ-02)."""
    return AreaMask(g.deserts & (g.standing[HARKONNEN] | g.harvesters) & ~(g.all_signs | g.worms))


@rule("send_wormsigns")
def send_wormsigns(g: Table) -> None:
    """Each disturbed area gets a Wormsign; where too few are left, the Atreides side says which (WFA-RUL-25)."""
    areas = areas_in(disturbed(g))
    if len(areas) <= g.wormsigns_left:
        for area in areas:
            put_wormsign(g, area)
    elif g.wormsigns_left:
        g.then(Ask(SEND_WORMSIGNS, g.seat_for(ATREIDES)))


class SendWormsigns(Form[Table]):
    """Where the last Wormsigns of the pool go."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        left = g.wormsigns_left - len(ask.answers)
        if not left:
            return None
        options = [AREA[area] for area in areas_in(disturbed(g)) if AREA[area] not in ask.answers]
        return Question("prompt-send-wormsign", "WFA-HAZ-02", options, {"count": left})

    def complete(self, g: Table, ask: Ask) -> None:
        for answer in ask.answers:
            put_wormsign(g, Area(answer.value))


@rule("turn_wormsigns")
def turn_wormsigns(g: Table) -> None:
    """All Wormsigns are turned; those that bring nothing are discarded (WFA-HAZ-03, 05, 08)."""
    turn_signs(g)
    discard_signs(g, AreaMask(g.all_signs & ~calling(g)))


# The first pass: Sandworms are placed (WFA-HAZ-09 to 13).


def most_worms(g: Table) -> int:
    """How many Wormsigns of the phase may bring Sandworms (WFA-HAZ-11)."""
    return SANDWORMS + 1 if wild_maker_in_play(g) else SANDWORMS


@rule("worms_rise", AREA_SETS)
def worms_rise(g: Table, placed: int) -> None:
    """The Wormsigns that call take effect one by one; those beyond the limit bring nothing (WFA-HAZ-04, 12).

    The Atreides side is asked for the order where it makes a difference: where not all of them can bring a Sandworm, or
    where there is a choice of figures.
    """
    callers = areas_in(calling(g))
    room = most_worms(g) - placed.bit_count()
    if not callers or not room:
        for area in callers:
            discard_sign(g, area)
        g.then(Do(worms_strike, placed), Do(signs_return))
    elif len(callers) > 1 and (len(callers) > room or len(figures(g, placed)) > 1):
        g.then(Ask(NEXT_WORMSIGN, g.seat_for(ATREIDES), placed))
    else:
        g.then(Do(answer_wormsign, callers[0], placed))


class NextWormsign(Form[Table]):
    """Which Wormsign brings its Sandworm next."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        placed = number(ask, 0)
        args = {"count": most_worms(g) - placed.bit_count()}
        return Question("prompt-next-wormsign", "WFA-HAZ-04", area_options(calling(g)), args)

    def complete(self, g: Table, ask: Ask) -> None:
        placed = number(ask, 0)
        g.then(Do(answer_wormsign, ask.value(0), placed))


@rule("answer_wormsign", AREA_NAMES, AREA_SETS)
def answer_wormsign(g: Table, area: Area, placed: int) -> None:
    """A Sandworm is placed in the area, then its Wormsign is discarded (WFA-HAZ-06, 07)."""
    discard_sign(g, area)
    g.then(Do(worm_rises, area, placed), Do(worms_rise, placed | BIT[area]))


# The second pass: what the placed Sandworms do (WFA-HAZ-13 to 18, WFA-RUL-22).


@rule("worms_strike", AREA_SETS)
def worms_strike(g: Table, waiting: int) -> None:
    """Legions retreat or are attacked and Harvesters are lost, in an order that the Atreides side chooses."""
    waiting &= g.standing[HARKONNEN] | g.harvesters
    if not waiting:
        return
    areas = areas_in(waiting)
    settled = [area for area in areas if not g.has_legion(HARKONNEN, area) and not rescuers(g, area)]
    if len(areas) > 1 and not settled:
        g.then(Ask(NEXT_WORM, g.seat_for(ATREIDES), waiting))
    else:
        g.then(Do(one_worm_strikes, settled[0] if settled else areas[0], waiting))


class NextWorm(Form[Table]):
    """Which of the placed Sandworms strikes next."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        waiting = number(ask, 0)
        return Question("prompt-next-worm", "WFA-HAZ-13", area_options(waiting))

    def complete(self, g: Table, ask: Ask) -> None:
        waiting = number(ask, 0)
        if not g.follows(UNTOLD):
            g.tell("event-worm-next", where=AREA_WORDS[ask.value(0)])
        g.then(Do(one_worm_strikes, ask.value(0), waiting))


@rule("one_worm_strikes", AREA_NAMES, AREA_SETS)
def one_worm_strikes(g: Table, area: Area, waiting: int) -> None:
    rest = waiting & ~BIT[area]
    g.then(Do(worm_strikes, area), Do(harvester_threatened, area, rest), Do(worms_strike, rest))


@rule("harvester_threatened", AREA_NAMES, AREA_SETS)
def harvester_threatened(g: Table, area: Area, waiting: int) -> None:
    """A Harvester without Units beside it is lost unless a Carryall rescues it (WFA-HAZ-14, 17, 18, 20).

    In `waiting` areas Sandworms have still to strike.
    """
    if not g.harvesters >> area & 1 or g.has_legion(HARKONNEN, area):
        return
    if g.mahdi is not None:
        g.then(later("mahdi_rescues", area, waiting))
    elif rescuers(g, area):
        g.then(Ask(CARRYALL_RESCUE, g.seat_for(HARKONNEN), area))
    else:
        remove_harvester(g, area)


def rescuers(g: Table, area: Area) -> list[Zone]:
    """The Air Zones connected to the area's sector from which a Carryall can come (WFA-HAZ-20)."""
    return [zone for zone in ZONES_OF[area] if g.flyers[zone] == CARRYALL]


class CarryallRescue(Form[Table]):
    """Whether a Carryall is given up for a Harvester, and which (WFA-HAZ-20, 23)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        area = number(ask, 0)
        options = [ZONE[zone] for zone in rescuers(g, Area(area))]
        return Question("prompt-rescue", "WFA-HAZ-20", [*options, PASS], {"where": AREA_WORDS[area]})

    def complete(self, g: Table, ask: Ask) -> None:
        area = number(ask, 0)
        if ask.answers[0] is PASS:
            remove_harvester(g, Area(area))
        else:
            g.tell("event-rescue", where=AREA_WORDS[area])
            remove_flyer(g, Zone(ask.value(0)))


@rule("signs_return")
def signs_return(g: Table) -> None:
    """After all effects the discarded Wormsigns are shuffled into the pool (WFA-HAZ-19)."""
    shuffle_signs(g)


# Coriolis Storms (WFA-HAZ-24 to 33).


@rule("coriolis_storms")
def coriolis_storms(g: Table) -> None:
    """A storm for every Harkonnen legion in an exposed area; Atreides legions are immune (WFA-HAZ-25 to 27, 31)."""
    g.then(Do(next_storm, g.exposed & g.standing[HARKONNEN]))


def order_matters(g: Table, waiting: int) -> bool:
    """Whether Regular figures may run short, so that the order of storms makes a difference (WFA-RUL-27)."""
    replaceable = 0
    for area in areas_in(waiting):
        replaceable += g.unit(HARKONNEN, ELITE, area) + g.unit(HARKONNEN, SPECIAL, area)
    return g.unit_supply[3 * HARKONNEN + REGULAR] < replaceable


@rule("next_storm", AREA_SETS)
def next_storm(g: Table, waiting: int) -> None:
    if not waiting:
        return
    if waiting.bit_count() > 1 and order_matters(g, waiting):
        g.then(Ask(NEXT_STORM, g.seat_for(ATREIDES), waiting))
    else:
        g.then(Do(storm, areas_in(waiting)[0], waiting))


class NextStorm(Form[Table]):
    """Which legion the next storm strikes."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        waiting = number(ask, 0)
        return Question("prompt-next-storm", "WFA-RUL-27", area_options(waiting))

    def complete(self, g: Table, ask: Ask) -> None:
        waiting = number(ask, 0)
        g.then(Do(storm, ask.value(0), waiting))


@rule("storm", AREA_NAMES, AREA_SETS)
def storm(g: Table, area: Area, waiting: int) -> None:
    """The Atreides side rolls two combat dice, once per area (WFA-HAZ-27)."""
    hits, shields, specials = throw(g, STORM_DICE)
    g.then(Do(resolve_storm, area, hits, shields, specials), Do(next_storm, waiting & ~BIT[area]))


@rule("resolve_storm", AREA_NAMES)
def resolve_storm(g: Table, area: Area, hits: int, shields: int, specials: int) -> None:
    """The Harkonnen side takes casualties for the roll at once (WFA-HAZ-28 to 30, 32)."""
    scored = hits_scored(g.terrain(area), hits, specials)
    g.tell("event-storm", where=AREA_WORDS[area], hits=hits, shields=shields, specials=specials, count=scored)
    if scored:
        g.then(Do(take_hits, HARKONNEN, area, scored))


SEND_WORMSIGNS: Final = SendWormsigns("send_wormsigns")
NEXT_WORMSIGN: Final = NextWormsign("next_wormsign", AREA_SETS)
NEXT_WORM: Final = NextWorm("next_worm", AREA_SETS)
CARRYALL_RESCUE: Final = CarryallRescue("carryall_rescue", AREA_NAMES)
NEXT_STORM: Final = NextStorm("next_storm", AREA_SETS)
for _form in (SEND_WORMSIGNS, NEXT_WORMSIGN, NEXT_WORM, CARRYALL_RESCUE, NEXT_STORM):
    BOOK.add(_form)

"""Harkonnen Deployment tokens: facedown garrisons of settlements that a legion has left (SMOV-21, SSPC-03 to 09)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT
from sandtable.games.war_for_arrakis.fields import AREA_NAMES
from sandtable.games.war_for_arrakis.mahdi.guards import (
    COLOUR_WORDS,
    COLOURS,
    GUARD_MIXES,
    GUARD_POOL,
    colour_of,
)
from sandtable.games.war_for_arrakis.rules.book import ASKED_IN_VAIN, rule
from sandtable.games.war_for_arrakis.rules.legions import (
    check_stacking,
    dismiss,
    lone_leaders,
    put_generic,
    put_units,
    stacking_limit,
    still_standing,
)
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import (
    A_FIGURE,
    AN_AREA,
    BLACK_FIGURE,
    SILVER_FIGURE,
    Candidate,
    Matter,
    best,
    in_board_order,
    settle,
)
from sandtable.games.war_for_arrakis.rules.mahdi.strength import VALUE_OF_TOKEN, VALUE_OF_UNIT
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ELITE,
    HARKONNEN,
    KINDS,
    NONE,
    NOWHERE,
    REGULAR,
    SPECIAL,
    UNIT_WORDS,
    Area,
    Kind,
)
from sandtable.kernel.steps import Do

# Units from the supply.


def substitute(g: Table, kind: int) -> Kind:
    """The type that comes where one is wanted: itself, else the next higher, else the next lower (SACT-26 to 28)."""
    order = (kind, *range(kind + 1, SPECIAL + 1), *range(kind - 1, REGULAR - 1, -1))
    for other in order:
        if g.unit_supply[3 * HARKONNEN + other]:
            return Kind(other)
    return Kind(NONE)


def muster(g: Table, kind: int, area: Area, count: int) -> int:
    """Units come from the supply to an area, others where a type has run out; how many came."""
    came = 0
    for _ in range(count):
        found = substitute(g, kind)
        if found == NONE:
            break
        put_units(g, HARKONNEN, found, area, 1)
        unit = UNIT_WORDS[3 * HARKONNEN + found]
        g.tell("event-unit-arrives", who=g.who(HARKONNEN), unit=unit, where=AREA_WORDS[area])
        came += 1
    return came


def enough_alike(g: Table, kind: int, count: int) -> bool:
    """Whether so many Units that come where a type is wanted are all of one type, that or another."""
    found = substitute(g, kind)
    return found != NONE and count <= g.unit_supply[3 * HARKONNEN + found]


def available(g: Table) -> int:
    """How many Units of any type are in the supply."""
    return sum(g.unit_supply[3 * HARKONNEN : 3 * HARKONNEN + len(KINDS)])


# Placing tokens.

GUARD_RELIEVED: Final = Matter("guard_relieved", "WFA-SSPC-09", (AN_AREA,), ("prompt-mahdi-relieve-guard",))


@rule("mahdi_garrisons", AREA_NAMES)
def mahdi_garrisons(g: Table, area: Area) -> None:
    """A legion has left an area: a settlement without Units gets a token of each colour (WFA-SMOV-21, RUL-63)."""
    if g.settlements >> area & 1 and not g.has_legion(HARKONNEN, area):
        g.then(*[Do(mahdi_posts_guard, colour, area) for colour in COLOURS])


@rule("mahdi_posts_guard", None, AREA_NAMES)
def mahdi_posts_guard(g: Table, colour: int, area: Area) -> None:
    """A token comes from the pool, unseen; an empty pool is refilled from the board (WFA-SSPC-09)."""
    mahdi = g.automaton
    if mahdi.guards.zones[GUARD_POOL[colour]]:
        slot = mahdi.free_slot(colour)
        mahdi.guards.draw(g, 1, GUARD_POOL[colour], slot, 0)
        mahdi.guard_at[slot] = area
        g.standing[HARKONNEN] |= BIT[area]
        g.tell("event-guard-posted", colour=COLOUR_WORDS[colour], where=AREA_WORDS[area])
        return
    elsewhere = [other for slot, other in enumerate(mahdi.guard_at) if colour_of(slot) == colour and other >= 0]
    settle(g, GUARD_RELIEVED, [Candidate((other,)) for other in elsewhere], colour, area)


@rule("guard_relieved", AREA_NAMES, None, AREA_NAMES)
def guard_relieved(g: Table, where: Area, colour: int, area: Area) -> None:
    """A token on the board is revealed and serves anew where one is wanted."""
    slot = next(slot for slot in g.automaton.guards_in(where) if colour_of(slot) == colour)
    g.then(Do(check_stacking, HARKONNEN, where), Do(mahdi_posts_guard, colour, area))
    reveal_guard(g, slot)


# Revealing and losing them.


def reveal_guard(g: Table, slot: int) -> None:
    """A token is turned, figures take its place, and it is shuffled back into the pool (WFA-SSPC-06, 08)."""
    mahdi = g.automaton
    area = Area(mahdi.guard_at[slot])
    token = mahdi.guards.zones[slot][0]
    mahdi.guards.move(g, token, slot, GUARD_POOL[colour_of(slot)], g.everyone)
    mahdi.guard_at[slot] = NOWHERE
    mix = GUARD_MIXES[token]
    g.tell(
        "event-guard-revealed",
        colour=COLOUR_WORDS[colour_of(slot)],
        where=AREA_WORDS[area],
        regular=mix.units[REGULAR],
        elite=mix.units[ELITE],
        sardaukar=mix.units[SPECIAL],
        bashar=mix.bashar,
    )
    for kind in KINDS:
        muster(g, kind, area, mix.units[kind])
    still_standing(g, HARKONNEN, area)
    if mix.bashar and g.generic_supply[HARKONNEN] and g.has_legion(HARKONNEN, area):
        put_generic(g, HARKONNEN, area)
    lone_leaders(g, HARKONNEN, area)


@rule("reveal_guards", AREA_NAMES)
def reveal_guards(g: Table, area: Area) -> None:
    """All tokens in an area are turned; what is too much is removed (WFA-SSPC-06, 07)."""
    slots = g.automaton.guards_in(area)
    if slots:
        for slot in slots:
            reveal_guard(g, slot)
        g.then(Do(check_stacking, HARKONNEN, area))


@rule("lose_guards", AREA_NAMES)
def lose_guards(g: Table, area: Area) -> None:
    """Tokens of a legion that is destroyed unseen go back into the pool."""
    for slot in g.automaton.guards_in(area):
        remove_guard(g, slot)


def remove_guard(g: Table, slot: int) -> None:
    """A token goes back into the pool facedown."""
    mahdi = g.automaton
    area = Area(mahdi.guard_at[slot])
    colour = colour_of(slot)
    mahdi.guards.move(g, mahdi.guards.zones[slot][0], slot, GUARD_POOL[colour], 0)
    mahdi.guard_at[slot] = NOWHERE
    still_standing(g, HARKONNEN, area)
    g.tell("event-guard-removed", colour=COLOUR_WORDS[colour], where=AREA_WORDS[area])


# More Units than an area may hold.

EXCESS_GOES: Final = Matter("mahdi_dismisses", "WFA-SSPC-07", (A_FIGURE,), ("prompt-mahdi-excess",), ("weakest-first",))


@rule("mahdi_excess", AREA_NAMES)
def mahdi_excess(g: Table, area: Area) -> None:
    """Units beyond the stacking limit are removed, those of the lowest Combat Power first (WFA-SSPC-07)."""
    excess = g.size(HARKONNEN, area) - stacking_limit(g, HARKONNEN)
    if excess <= 0:
        return
    candidates = [Candidate((kind,), (-VALUE_OF_UNIT[kind],)) for kind in KINDS if g.unit(HARKONNEN, kind, area)]
    colours = [colour_of(slot) for slot in g.automaton.guards_in(area)]
    for colour in sorted(set(colours)):
        candidates.append(Candidate((SILVER_FIGURE + colour,), (-VALUE_OF_TOKEN,)))
    equal = best(candidates)
    there = [*[g.unit(HARKONNEN, kind, area) for kind in KINDS], *[colours.count(colour) for colour in COLOURS]]
    if sum([there[candidate.answer[0]] for candidate in equal]) <= excess and not g.follows(ASKED_IN_VAIN):
        # All of the weakest are removed: which is first makes no difference.
        candidates = in_board_order(candidates, equal)
    settle(g, EXCESS_GOES, candidates, area)


@rule("mahdi_dismisses", None, AREA_NAMES)
def mahdi_dismisses(g: Table, figure: int, area: Area) -> None:
    g.then(Do(mahdi_excess, area))
    if figure in (SILVER_FIGURE, BLACK_FIGURE):
        slots = [slot for slot in g.automaton.guards_in(area) if SILVER_FIGURE + colour_of(slot) == figure]
        remove_guard(g, slots[0])
    else:
        dismiss(g, HARKONNEN, Kind(figure), area, 1)

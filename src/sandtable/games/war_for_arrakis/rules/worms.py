"""Wormsigns that are entered, and Sandworms that rise and attack (WFA-WORM).

Nobody looks at a Wormsign before it is turned, so what it shows is left to chance until then.
"""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT, areas_in
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, AREA_SETS, SIGN_NAMES
from sandtable.games.war_for_arrakis.leaders import WILD_MAKER
from sandtable.games.war_for_arrakis.notation import FROM_SUPPLY, LEADER, area_options
from sandtable.games.war_for_arrakis.rules.book import BOOK, REVEALED_BY_HITS, later, number, rule
from sandtable.games.war_for_arrakis.rules.casualties import take_hits
from sandtable.games.war_for_arrakis.rules.combat_dice import hits_scored, throw
from sandtable.games.war_for_arrakis.rules.retreat import retreat, retreat_areas
from sandtable.games.war_for_arrakis.rules.vehicles import remove_harvester
from sandtable.games.war_for_arrakis.state import ASIDE, NOT_IN_PLAY, ON_BOARD, Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    DEEP_DESERT,
    DEEP_SANDWORM,
    HARKONNEN,
    NOWHERE,
    SANDWORM,
    SIGN_WORDS,
    SIGNS,
    Area,
    AreaMask,
    Sign,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.steps import Ask, Do, Form, Question

SANDWORM_DICE: Final = 4
WILD_MAKER_DICE: Final = 6


# Wormsigns.


def put_wormsign(g: Table, area: Area) -> None:
    """A Wormsign is laid facedown; that reveals nothing, whatever stands there (WFA-WORM-02)."""
    g.wormsigns |= BIT[area]
    if g.telling:
        g.tell("event-wormsign", where=AREA_WORDS[area])


def return_wormsign(g: Table, area: Area) -> None:
    """A facedown Wormsign goes back into the pool unseen."""
    g.wormsigns &= ~BIT[area]
    g.tell("event-wormsign-returned", where=AREA_WORDS[area])


def draw_sign(g: Table) -> Sign:
    """What a Wormsign shows: any face not turned yet, as likely as there are tokens that show it."""
    return _drawn(g, list(g.unseen_signs))


def _drawn(g: Table, unseen: list[int]) -> Sign:
    """A face by chance, of so many of each."""
    drawn = g.roll(unseen[0] + unseen[1] + unseen[2])
    for sign in SIGNS:
        drawn -= unseen[sign]
        if drawn < 0:
            return sign
    raise AssertionError("there are fewer faces than Wormsigns")


def turn_signs(g: Table) -> None:
    """All Wormsigns are turned, one after the other."""
    unseen, turned = list(g.unseen_signs), list(g.turned_signs)
    for area in areas_in(g.wormsigns):
        sign = _drawn(g, unseen)
        unseen[sign] -= 1
        turned[sign] |= BIT[area]
        if g.telling:
            g.tell("event-wormsign-turned", where=AREA_WORDS[area], sign=SIGN_WORDS[sign])
    g.wormsigns = 0
    g.unseen_signs = tuple(unseen)
    g.turned_signs = tuple(turned)


def turn_wormsign(g: Table, area: Area, sign: Sign) -> None:
    """A Wormsign is turned and lies there for all to see."""
    g.wormsigns &= ~BIT[area]
    g.unseen_signs = added(g.unseen_signs, sign, -1)
    g.turned_signs = replaced(g.turned_signs, sign, g.turned_signs[sign] | BIT[area])
    if g.telling:
        g.tell("event-wormsign-turned", where=AREA_WORDS[area], sign=SIGN_WORDS[sign])


def discard_sign(g: Table, area: Area) -> None:
    """A turned Wormsign is discarded and waits to be shuffled in again."""
    discard_signs(g, BIT[area])


def discard_signs(g: Table, areas: AreaMask) -> None:
    """The turned Wormsigns of some areas are discarded."""
    turned, discarded = list(g.turned_signs), list(g.discarded_signs)
    for area in areas_in(areas):
        for sign in SIGNS:
            if turned[sign] & BIT[area]:
                turned[sign] ^= BIT[area]
                discarded[sign] += 1
                if g.telling:
                    g.tell("event-wormsign-discarded", where=AREA_WORDS[area], sign=SIGN_WORDS[sign])
    g.turned_signs = tuple(turned)
    g.discarded_signs = tuple(discarded)


def shuffle_signs(g: Table) -> None:
    """All discarded Wormsigns are shuffled facedown into the pool (WFA-HAZ-19)."""
    if sum(g.discarded_signs):
        for sign in SIGNS:
            g.unseen_signs = added(g.unseen_signs, sign, g.discarded_signs[sign])
            g.discarded_signs = replaced(g.discarded_signs, sign, 0)
        g.tell("event-wormsigns-shuffled")


def calling(g: Table) -> AreaMask:
    """The areas whose turned Wormsign calls a Sandworm (WFA-HAZ-06 to 08)."""
    deep = 0
    for area in areas_in(g.turned_signs[DEEP_SANDWORM]):
        if g.terrain(area) == DEEP_DESERT:
            deep |= BIT[area]
    return AreaMask(g.turned_signs[SANDWORM] | deep)


@rule("enter_wormsign", AREA_NAMES)
def enter_wormsign(g: Table, area: Area) -> None:
    """A Harkonnen legion has entered an area: a Wormsign there is revealed and resolved at once (WFA-WORM-01)."""
    if g.wormsigns >> area & 1 and g.has_legion(HARKONNEN, area):
        g.then(Do(resolve_wormsign, area, draw_sign(g)))


@rule("resolve_wormsign", AREA_NAMES, SIGN_NAMES)
def resolve_wormsign(g: Table, area: Area, sign: Sign) -> None:
    """A Wormsign turned in the action phase: a Sandworm follows the same rules as in phase 3 (WFA-WORM-06)."""
    turn_wormsign(g, area, sign)
    if calling(g) >> area & 1:
        g.then(Do(worm_rises, area, 0), Do(end_sign, area), Do(worm_strikes, area), Do(harvester_falls, area))
    else:
        g.then(Do(end_sign, area))


@rule("end_sign", AREA_NAMES)
def end_sign(g: Table, area: Area) -> None:
    """In the action phase a Wormsign goes back into the pool as soon as it has taken effect."""
    discard_sign(g, area)
    shuffle_signs(g)


# Figures.


def wild_maker_in_play(g: Table) -> bool:
    return g.leader_state[WILD_MAKER] != NOT_IN_PLAY


def put_worm(g: Table, area: Area) -> None:
    """An ordinary Sandworm comes from the supply."""
    g.sandworms |= BIT[area]
    g.tell("event-worm-rises", worm="worm-sandworm", where=AREA_WORDS[area])


def put_wild_maker(g: Table, area: Area) -> None:
    """The Wild Maker comes from the supply."""
    g.leader_state = replaced(g.leader_state, WILD_MAKER, ON_BOARD)
    g.leader_at = replaced(g.leader_at, WILD_MAKER, area)
    g.tell("event-worm-rises", worm="worm-wild-maker", where=AREA_WORDS[area])


def take_worm(g: Table, area: Area) -> bool:
    """The Sandworm of an area goes to the supply, never to a Tank; whether it was the Wild Maker (WFA-RUL-10)."""
    wild = g.leader_at[WILD_MAKER] == area
    if wild:
        g.leader_state = replaced(g.leader_state, WILD_MAKER, ASIDE)
        g.leader_at = replaced(g.leader_at, WILD_MAKER, NOWHERE)
    else:
        g.sandworms &= ~BIT[area]
    g.tell("event-worm-gone", worm=worm_word(wild), where=AREA_WORDS[area])
    return wild


def move_worm(g: Table, source: Area, target: Area) -> None:
    """A Sandworm goes from one area to another."""
    wild = g.leader_at[WILD_MAKER] == source
    if wild:
        g.leader_at = replaced(g.leader_at, WILD_MAKER, target)
    else:
        g.sandworms ^= BIT[source] | BIT[target]
    if g.telling:
        g.tell("event-worm-moves", worm=worm_word(wild), where=AREA_WORDS[source], to=AREA_WORDS[target])


def worm_word(wild: bool) -> str:
    return "worm-wild-maker" if wild else "worm-sandworm"


def figures(g: Table, placed: int) -> list[Option]:
    """The figures that can be placed: from the supply, or from an area except those just `placed` (WFA-RUL-23)."""
    found: list[Option] = [FROM_SUPPLY] if g.sandworms_left else []
    if g.leader_state[WILD_MAKER] == ASIDE:
        found.append(LEADER[WILD_MAKER])
    found.extend(area_options(g.worms & ~placed))
    return found


@rule("worm_rises", AREA_NAMES, AREA_SETS)
def worm_rises(g: Table, area: Area, placed: int) -> None:
    """A Sandworm must be placed in an area; the Atreides side chooses which figure (WFA-HAZ-09, 10)."""
    choice = figures(g, placed)
    if len(choice) == 1:
        raise_worm(g, area, choice[0])
    else:
        g.then(Ask(WORM_FIGURE, g.seat_for(ATREIDES), area, placed))


def raise_worm(g: Table, area: Area, figure: Option) -> None:
    """The figure chosen is placed."""
    if figure is FROM_SUPPLY:
        put_worm(g, area)
    elif figure is LEADER[WILD_MAKER]:
        put_wild_maker(g, area)
    else:
        move_worm(g, Area(figure.value), area)


class WormFigure(Form[Table]):
    """Which Sandworm figure is placed (WFA-HAZ-09, 10)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        area, placed = number(ask, 0), number(ask, 1)
        return Question("prompt-worm-figure", "WFA-HAZ-09", figures(g, placed), {"where": AREA_WORDS[area]})

    def complete(self, g: Table, ask: Ask) -> None:
        area = number(ask, 0)
        raise_worm(g, Area(area), ask.answers[0])


# What a Sandworm does.


@rule("worm_strikes", AREA_NAMES)
def worm_strikes(g: Table, area: Area) -> None:
    """A Sandworm has come upon a Harkonnen legion: it must retreat, or is attacked (WFA-HAZ-15, 16, WORM-04)."""
    if not g.has_legion(HARKONNEN, area):
        return
    if retreat_areas(g, HARKONNEN, area):
        g.then(Do(retreat, HARKONNEN, area))
    else:
        g.then(Do(worm_attacks, area, area))


@rule("worm_attacks", AREA_NAMES, AREA_NAMES)
def worm_attacks(g: Table, source: Area, target: Area) -> None:
    """The figure is removed, and the Atreides side rolls against a legion in the target area (WORM-11, 15, 16)."""
    wild = take_worm(g, source)
    if g.has_legion(HARKONNEN, target):
        hits, shields, specials = throw(g, WILD_MAKER_DICE if wild else SANDWORM_DICE)
        g.then(Do(resolve_worm_attack, target, hits, shields, specials))
        if g.mahdi is not None and not g.follows(REVEALED_BY_HITS):
            g.then(later("reveal_guards", target))


@rule("resolve_worm_attack", AREA_NAMES)
def resolve_worm_attack(g: Table, area: Area, hits: int, shields: int, specials: int) -> None:
    """The Harkonnen side takes casualties at once and makes no roll of its own (WFA-WORM-17 to 19)."""
    scored = hits_scored(g.terrain(area), hits, specials)
    g.tell("event-worm-attack", where=AREA_WORDS[area], hits=hits, shields=shields, specials=specials, count=scored)
    if scored:
        g.then(Do(take_hits, HARKONNEN, area, scored))


@rule("harvester_falls", AREA_NAMES)
def harvester_falls(g: Table, area: Area) -> None:
    """A Harvester that no Unit stands beside any more is lost; outside phase 3 nothing rescues it (WFA-WORM-05, 20)."""
    if g.harvesters >> area & 1 and not g.has_legion(HARKONNEN, area):
        remove_harvester(g, area)


WORM_FIGURE: Final = WormFigure("worm_figure", AREA_NAMES, AREA_SETS)
BOOK.add(WORM_FIGURE)

"""Phase 4, Spice Harvesting: spice for the Imperium, stockpiling and saving (WFA-SPICE)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, BIT, areas_in
from sandtable.games.war_for_arrakis.components import SMF_BOTTOM, SMF_TOP
from sandtable.games.war_for_arrakis.notation import DROP, KEEP, PASS, RAISE, STOCKPILE
from sandtable.games.war_for_arrakis.rules.bans import activate_bans, end_bans
from sandtable.games.war_for_arrakis.rules.book import BOOK, later, number, rule
from sandtable.games.war_for_arrakis.rules.tracks import gain_supremacy, leaders_due
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import DEEP_DESERT, HARKONNEN, IMPERIUM, IMPERIUM_WORDS, Area, Imperium
from sandtable.kernel.notation import Option
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Ask, Do, Form, Question

SPICE_IN_DESERT: Final = 1
SPICE_IN_DEEP_DESERT: Final = 2
MOST_SAVED: Final = 1

# What is paid for an Imperium marker: nothing, or enough to keep or to raise it (WFA-SPICE-05 to 09).
COST_TO_KEEP: Final = 2
COST_TO_RAISE: Final = 3

STOCKPILE_COST: Final = 3
STOCKPILE_UP_TO: Final = 5
"""The last step of the Supremacy track on which spice still buys a point (WFA-SPICE-12, 15)."""


def notch_after(notch: int, paid: int) -> int:
    """Where a marker stands after so much was paid for it; notches count from the top (WFA-SPICE-06 to 11)."""
    if paid == COST_TO_RAISE:
        return max(notch - 1, SMF_TOP)
    return notch if paid == COST_TO_KEEP else min(notch + 1, SMF_BOTTOM)


def price(choice: Option) -> int:
    """What a choice about a marker costs."""
    if choice is RAISE:
        return COST_TO_RAISE
    return COST_TO_KEEP if choice is KEEP else 0


def choices(notch: int, points: int) -> list[Option]:
    """What can be done about a marker with so many points: to raise one at the top or to keep one at the bottom would
    be spice for nothing (WFA-RUL-29)."""
    found: list[Option] = []
    if points >= COST_TO_RAISE and notch > SMF_TOP:
        found.append(RAISE)
    if points >= COST_TO_KEEP and notch < SMF_BOTTOM:
        found.append(KEEP)
    return [*found, DROP]


@rule("spice_harvesting")
def spice_harvesting(g: Table) -> None:
    """Bans end, Harvesters come home, and the points are spent at once (WFA-SPICE-01 to 04)."""
    end_bans(g)
    saved = g.saved_spice
    g.saved_spice = 0
    points = saved
    for area in areas_in(g.harvesters):
        points += harvest(g, area)
    g.tell("event-spice", count=points, saved=saved)
    if g.mahdi is None:
        g.then(Ask(SPEND_SPICE, g.seat_for(HARKONNEN), points))
    else:
        g.then(later("mahdi_spends", points))


def harvest(g: Table, area: Area) -> int:
    """A Harvester is removed; the points that it brings (WFA-SPICE-02)."""
    points = SPICE_IN_DEEP_DESERT if g.terrain(area) == DEEP_DESERT else SPICE_IN_DESERT
    g.harvesters &= ~BIT[area]
    if g.telling:
        g.tell("event-harvest", where=AREA_WORDS[area], count=points)
    return points


class SpendSpice(Form[Table]):
    """What is paid for each marker, then whether to stockpile; at most one point is kept for the next round."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        left = self._left(ask)
        if given < len(IMPERIUM):
            marker = IMPERIUM[given]
            args = {"marker": IMPERIUM_WORDS[marker], "count": left, "row": g.imperium[marker] + 1}
            return Question("prompt-imperium", "WFA-SPICE-05", choices(g.imperium[marker], left), args)
        if given == len(IMPERIUM) and left >= STOCKPILE_COST and g.supremacy <= STOCKPILE_UP_TO:
            return Question("prompt-stockpile", "WFA-SPICE-12", [STOCKPILE, PASS], {"count": left})
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        dropped = [int(marker) for marker in IMPERIUM if settle(g, marker, price(ask.answers[marker]))]
        left = self._left(ask)
        g.saved_spice = min(left, MOST_SAVED)
        if left:
            g.tell("event-spice-left", saved=g.saved_spice, lost=left - g.saved_spice)
        g.then(Do(activate_bans, tuple(dropped)))
        if ask.answers[-1] is STOCKPILE:
            g.then(Do(leaders_due))
            g.tell("event-stockpile")
            gain_supremacy(g, 1)

    def _left(self, ask: Ask) -> int:
        """The points that are not spent yet."""
        spent = sum([price(answer) for answer in ask.answers])
        if ask.answers and ask.answers[-1] is STOCKPILE:
            spent += STOCKPILE_COST
        return number(ask, 0) - spent


def settle(g: Table, marker: Imperium, paid: int) -> bool:
    """A marker moves by what was paid for it; whether it dropped."""
    before = g.imperium[marker]
    after = notch_after(before, paid)
    g.imperium = replaced(g.imperium, marker, after)
    if after > before:
        g.tell("event-marker-drops", marker=IMPERIUM_WORDS[marker], row=after + 1)
    elif after < before:
        g.tell("event-marker-rises", marker=IMPERIUM_WORDS[marker], row=after + 1)
    else:
        if g.telling:
            g.tell("event-marker-stays", marker=IMPERIUM_WORDS[marker], row=after + 1)
    return after > before


SPEND_SPICE: Final = SpendSpice("spend_spice")
BOOK.add(SPEND_SPICE)

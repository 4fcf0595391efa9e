"""Casualties: what becomes of a legion that takes hits, in battle or from the desert (WFA-BAT-25 to 28)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.notation import LEADER, generic, unit
from sandtable.games.war_for_arrakis.odds import most_hits
from sandtable.games.war_for_arrakis.rules.book import BOOK, later, number, rule
from sandtable.games.war_for_arrakis.rules.legions import dismiss, exchange, lone_leaders, take_generic
from sandtable.games.war_for_arrakis.rules.tank import to_tank
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ELITE,
    HARKONNEN,
    KINDS,
    REGULAR,
    SPECIAL,
    Area,
    Kind,
    Leader,
    Side,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Answers, Ask, Do, Form, Question


class Toll:
    """A legion while its owner says, hit by hit, what is lost: the table itself changes only when all is said."""

    def __init__(self, g: Table, side: Side, area: Area) -> None:
        self.side = side
        self.units = [g.unit(side, kind, area) for kind in KINDS]
        self.supply = g.unit_supply[3 * side + REGULAR]
        self.generics = g.generic(side, area)
        self.named = g.named_in(side, area)

    def options(self) -> list[Option]:
        """What the next hit may take: a Unit of a type, or a leader."""
        found = [unit(self.side, kind) for kind in KINDS if self.units[kind]]
        if self.generics:
            found.append(generic(self.side))
        found.extend([LEADER[leader] for leader in self.named])
        return found

    def can_take(self) -> int:
        """How many hits leave nothing, whatever the owner says."""
        better = self.units[ELITE] + self.units[SPECIAL]
        return most_hits(self.units[REGULAR], better, self.generics + len(self.named), self.supply)

    @property
    def standing(self) -> bool:
        return any(self.units)

    def take(self, loss: Option) -> None:
        """One hit: a Regular Unit falls, a better one gives way to a Regular one if there is one, a leader falls."""
        if loss.kind == "unit":
            self.units[loss.value] -= 1
            if loss.value == REGULAR:
                self.supply += 1
            elif self.supply:
                self.supply -= 1
                self.units[REGULAR] += 1
        elif loss.value < 0:
            self.generics -= 1
        else:
            self.named.remove(Leader(loss.value))


@rule("take_hits", SIDE_NAMES, AREA_NAMES)
def take_hits(g: Table, side: Side, area: Area, hits: int) -> None:
    """A legion takes hits, each in a way that its owner chooses (WFA-BAT-25)."""
    if g.mahdi is not None and side == HARKONNEN and hits > 0 and g.mahdi.guards_in(area):
        g.then(later("reveal_guards", area), Do(take_hits, side, area, hits))
        return
    if hits <= 0 or not g.unit_count(side, area):
        return
    g.tell("event-takes-hits", who=g.who(side), count=hits, where=AREA_WORDS[area])
    if hits >= Toll(g, side, area).can_take():
        wipe_out(g, side, area)
    elif g.plays_itself(side):
        g.then(later("mahdi_suffers", area, hits))
    else:
        g.then(Ask(CASUALTIES, g.seat_for(side), side, area, hits))


def wipe_out(g: Table, side: Side, area: Area) -> None:
    """Every Unit of a legion falls, and its leaders with them (WFA-LEAD-03)."""
    for kind in KINDS:
        count = g.unit(side, kind, area)
        if count:
            dismiss(g, side, kind, area, count)
    lone_leaders(g, side, area)


class Casualties(Form[Table]):
    """What each hit takes. A hit that leaves no choice is not asked about."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        side, area, hits = Side(number(ask, 0)), Area(number(ask, 1)), number(ask, 2)
        toll = Toll(g, side, area)
        answers = Answers(ask)
        for left in range(hits, 0, -1):
            options = toll.options()
            if not toll.standing or left >= toll.can_take():
                return None
            taken = options[0] if len(options) == 1 else answers.next()
            if taken is None:
                args = {"hits": left, "where": AREA_WORDS[area]}
                return Question("prompt-casualties", "WFA-BAT-25", options, args)
            toll.take(taken)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        side, area, hits = Side(number(ask, 0)), Area(number(ask, 1)), number(ask, 2)
        answers = Answers(ask)
        for left in range(hits, 0, -1):
            toll = Toll(g, side, area)
            options = toll.options()
            if not toll.standing:
                return
            if left >= toll.can_take():
                wipe_out(g, side, area)
                return
            taken = options[0] if len(options) == 1 else answers.next()
            assert taken is not None
            suffer(g, side, area, taken)


def suffer(g: Table, side: Side, area: Area, loss: Option) -> None:
    """One hit is taken as its owner said (WFA-BAT-26 to 28)."""
    if loss.kind == "unit":
        if loss.value != REGULAR and g.unit_supply[3 * side + REGULAR]:
            exchange(g, side, Kind(loss.value), REGULAR, area)
        else:
            dismiss(g, side, Kind(loss.value), area, 1)
            lone_leaders(g, side, area)
    elif loss.value < 0:
        take_generic(g, side, area)
    else:
        to_tank(g, Leader(loss.value))


CASUALTIES: Final = Casualties("casualties", SIDE_NAMES, AREA_NAMES)
BOOK.add(CASUALTIES)

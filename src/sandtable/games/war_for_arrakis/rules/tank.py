"""The Regeneration Tanks (WFA-TANK)."""

from typing import Final

from sandtable.games.war_for_arrakis.components import LONGEST_TANK
from sandtable.games.war_for_arrakis.fields import LEADER_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.leaders import LEADERS
from sandtable.games.war_for_arrakis.notation import LEADER
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, numbers, rule
from sandtable.games.war_for_arrakis.state import ASIDE, IN_TANK, LEADER_WORDS, LEADERS_OF, Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, NONE, NOWHERE, Dashboard, Leader, Side
from sandtable.kernel.rows import replaced
from sandtable.kernel.steps import Ask, Do, Form, Question


def tank_of(g: Table, leader: Leader) -> Dashboard:
    """The dashboard whose Tank takes a leader: the one on which the leader's card belongs (WFA-RUL-54)."""
    return Dashboard(g.dashboard_of[LEADERS[leader].power])


def to_tank(g: Table, leader: Leader) -> None:
    """A named leader is laid in the leftmost slot, pushing others on if it is taken (WFA-TANK-02, 08)."""
    g.leader_state = replaced(g.leader_state, leader, IN_TANK)
    g.leader_at = replaced(g.leader_at, leader, NOWHERE)
    g.tell("event-to-tank", leader=LEADER_WORDS[leader])
    lay_in_slot(g, leader, 0)


def lay_in_slot(g: Table, leader: Leader, slot: int) -> None:
    """A figure is laid in a slot of the Tank where it belongs; whoever lies there is pushed on (WFA-TANK-08)."""
    dashboard = tank_of(g, leader)
    first = dashboard * LONGEST_TANK
    place = first + slot
    last = first + g.tank_length(dashboard) - 1
    pushed = int(leader)
    while pushed != NONE:
        there = g.tank[place]
        g.tank = replaced(g.tank, place, pushed)
        pushed = there
        if pushed != NONE:
            if place == last:
                _leaves(g, Leader(pushed))
                break
            g.tell("event-pushed-on", leader=LEADER_WORDS[pushed], slot=place - first + 2)
        place += 1


def advance_tanks(g: Table, side: Side) -> None:
    """Every figure in the Tanks of a side moves one slot to the right; beyond the last it leaves (WFA-TANK-03, 04)."""
    for dashboard in g.dashboards(side):
        first = dashboard * LONGEST_TANK
        last = first + g.tank_length(dashboard) - 1
        for place in range(last, first - 1, -1):
            leader = g.tank[place]
            if leader == NONE:
                continue
            g.tank = replaced(g.tank, place, NONE)
            if place == last:
                _leaves(g, Leader(leader))
            else:
                g.tank = replaced(g.tank, place + 1, leader)
                g.tell("event-tank-advances", leader=LEADER_WORDS[leader], slot=place - first + 2)


def _leaves(g: Table, leader: Leader) -> None:
    """A leader leaves the Tank and can be used from the owner's next turn on (WFA-TANK-05)."""
    g.leader_state = replaced(g.leader_state, leader, ASIDE)
    g.resting |= 1 << leader
    g.tell("event-leaves-tank", leader=LEADER_WORDS[leader])


def out_of_tank(g: Table, leader: Leader) -> int:
    """Take a leader who leaves the game out of the Tank without moving the others; the slot, or NONE."""
    if leader not in g.tank:
        return NONE
    place = g.tank.index(leader)
    g.tank = replaced(g.tank, place, NONE)
    return place


@rule("leaders_fall", SIDE_NAMES, LEADER_NAMES)
def leaders_fall(g: Table, side: Side, leaders: tuple[int, ...]) -> None:
    """Named leaders go to the Tank together, one after another in an order of their owner's choice (WFA-RUL-43)."""
    if len(leaders) == 1:
        to_tank(g, Leader(leaders[0]))
    elif leaders:
        g.then(Ask(FALL, g.seat_for(side), side, leaders))


class Fall(Form[Table]):
    """Which of several leaders is laid in the Tank next."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-fall", "WFA-RUL-43", [LEADER[leader] for leader in numbers(ask, 1)])

    def complete(self, g: Table, ask: Ask) -> None:
        side, leaders = number(ask, 0), numbers(ask, 1)
        chosen = ask.value(0)
        to_tank(g, Leader(chosen))
        g.then(Do(leaders_fall, side, tuple([leader for leader in leaders if leader != chosen])))


def side_of_leader(leader: int) -> Side:
    return ATREIDES if leader in LEADERS_OF[ATREIDES] else HARKONNEN


FALL: Final = Fall("fall", SIDE_NAMES, LEADER_NAMES)
BOOK.add(FALL)

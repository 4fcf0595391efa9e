"""The Family Atomics (WFA-ATOM)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, ATOMICS_AREAS, areas_in
from sandtable.games.war_for_arrakis.components import ATOMICS_STEP
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.notation import AREA, DETONATE
from sandtable.games.war_for_arrakis.rules.book import BOOK, later, number, rule
from sandtable.games.war_for_arrakis.rules.casualties import wipe_out
from sandtable.games.war_for_arrakis.rules.free_actions import FreeAction, TurnForm, offer
from sandtable.games.war_for_arrakis.rules.legions import check_stacking, discard_token, legion_words, move_legion
from sandtable.games.war_for_arrakis.rules.worms import enter_wormsign
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    HARKONNEN,
    HOUSE_ATREIDES,
    SIDES,
    Area,
    AreaMask,
    Seat,
    Side,
    enemy,
)
from sandtable.kernel.notation import Option
from sandtable.kernel.steps import Ask, Do, Form, Question


def unused(g: Table) -> bool:
    """The Atomics are detonated at most once per game (WFA-ATOM-02)."""
    return g.blasted < 0


def may_detonate(g: Table) -> bool:
    """While any marker is on step 8 or higher (WFA-PRE-18, WFA-ATOM-01)."""
    return unused(g) and any(step >= ATOMICS_STEP for step in g.prescience)


class Detonation(FreeAction):
    """The Atreides side may detonate the Atomics as a free action: its House says so (WFA-RUL-92)."""

    def decider(self, g: Table) -> Seat:
        return g.seat_of(HOUSE_ATREIDES)

    def options(self, g: Table) -> list[Option]:
        return [DETONATE] if may_detonate(g) else []

    def take(self, g: Table, seat: int, option: Option) -> None:
        g.then(Do(detonate))


@rule("detonate")
def detonate(g: Table) -> None:
    g.then(Ask(DETONATE_WHERE, g.seat_of(HOUSE_ATREIDES)))


class DetonateWhere(TurnForm):
    """Which of the three Atomics tokens is laid; the other two leave the game (WFA-ATOM-03)."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-detonate", "WFA-ATOM-03", [AREA[area] for area in ATOMICS_AREAS])

    def complete(self, g: Table, ask: Ask) -> None:
        blast(g, Area(ask.value(0)))


def blast(g: Table, area: Area) -> None:
    """The Mountain turns into Desert for good, and a legion there is driven out (WFA-ATOM-04 to 07)."""
    g.blasted = area
    g.tell("event-blast", where=AREA_WORDS[area])
    for side in SIDES:
        if g.has_legion(side, area):
            g.then(Do(drive_out, side, area))


def refuges(g: Table, side: Side, area: Area) -> AreaMask:
    """Where a legion can be driven: areas beside the blasted one that are free for it (WFA-ATOM-04)."""
    return AreaMask(g.ways(side)[area] & g.free(side))


@rule("drive_out", SIDE_NAMES, AREA_NAMES)
def drive_out(g: Table, side: Side, area: Area) -> None:
    """The opponent says where the legion goes; without such an area it is destroyed (WFA-ATOM-04, 05)."""
    if refuges(g, side, area):
        g.then(Ask(DRIVE_OUT, g.seat_for(enemy(side)), side, area))
    else:
        for slot in g.tokens_in(area) if side == ATREIDES else []:
            discard_token(g, slot)
        if g.plays_itself(side):
            g.then(later("lose_guards", area))
        wipe_out(g, side, area)


class DriveOut(Form[Table]):
    """Where a legion is driven by the blast."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        side, area = Side(number(ask, 0)), Area(number(ask, 1))
        options = [AREA[refuge] for refuge in areas_in(refuges(g, side, area))]
        return Question("prompt-drive-out", "WFA-ATOM-04", options, {"who": g.who(side), "where": AREA_WORDS[area]})

    def complete(self, g: Table, ask: Ask) -> None:
        side, area, refuge = Side(number(ask, 0)), Area(number(ask, 1)), Area(ask.value(0))
        words = legion_words(g, side, area)
        move_legion(g, side, area, refuge)
        g.tell("event-driven-out", who=g.who(side), legion=words, where=AREA_WORDS[area], to=AREA_WORDS[refuge])
        if side == HARKONNEN:
            g.then(Do(enter_wormsign, refuge))
        g.then(Do(check_stacking, side, refuge))


DETONATE_WHERE: Final = DetonateWhere("detonate_where")
DRIVE_OUT: Final = DriveOut("drive_out", SIDE_NAMES, AREA_NAMES)
BOOK.add(DETONATE_WHERE)
BOOK.add(DRIVE_OUT)
offer(Detonation(ATREIDES))

"""Retreat: a legion leaves for an area beside it that its opponent chooses (WFA-RET-01 to 06)."""

from typing import Final

from sandtable.games.war_for_arrakis.board import AREA_WORDS, areas_in
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.notation import AREA
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, rule
from sandtable.games.war_for_arrakis.rules.legions import check_stacking, legion_words, move_legion
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import HARKONNEN, Area, AreaMask, Side, enemy
from sandtable.kernel.steps import Ask, Do, Form, Question


def retreat_areas(g: Table, side: Side, area: Area) -> AreaMask:
    """Where a legion may retreat to: areas beside it that are free for it, for Harkonnen without Wormsigns."""
    mask = g.ways(side)[area] & g.free(side)
    return AreaMask(mask & ~g.all_signs) if side == HARKONNEN else AreaMask(mask)


def offered(g: Table, side: Side, area: Area) -> AreaMask:
    """Among which areas the opponent chooses: before the Mahdi the owner does, empty areas first (WFA-SBAT-09)."""
    areas = retreat_areas(g, side, area)
    empty = areas & g.empty_areas()
    return AreaMask(empty) if empty and g.plays_itself(enemy(side)) else areas


@rule("retreat", SIDE_NAMES, AREA_NAMES)
def retreat(g: Table, side: Side, area: Area) -> None:
    """A legion that can retreat does; its opponent says where to (WFA-RET-01)."""
    areas = areas_in(offered(g, side, area))
    if len(areas) == 1:
        retreat_to(g, side, area, areas[0])
    elif areas:
        g.then(Ask(RETREAT_TO, g.seat_for(enemy(side)), side, area))


def retreat_to(g: Table, side: Side, area: Area, target: Area) -> None:
    """The whole legion goes; it captures nothing and removes no Harvester on arrival (WFA-RET-06, WFA-RUL-39)."""
    words = legion_words(g, side, area)
    move_legion(g, side, area, target)
    g.tell("event-retreats", who=g.who(side), legion=words, where=AREA_WORDS[area], to=AREA_WORDS[target])
    g.then(Do(check_stacking, side, target))


class RetreatTo(Form[Table]):
    """Where the opponent's legion retreats to."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        side, area = Side(number(ask, 0)), Area(number(ask, 1))
        options = [AREA[target] for target in areas_in(offered(g, side, area))]
        return Question("prompt-retreat-to", "WFA-RET-01", options, {"where": AREA_WORDS[area]})

    def complete(self, g: Table, ask: Ask) -> None:
        side, area = Side(number(ask, 0)), Area(number(ask, 1))
        retreat_to(g, side, area, Area(ask.value(0)))


RETREAT_TO: Final = RetreatTo("retreat_to", SIDE_NAMES, AREA_NAMES)
BOOK.add(RETREAT_TO)

"""Rolling the action dice, and the dice that exceed their slots (WFA-ACT-01 to 09)."""

from typing import Final

from sandtable.games.war_for_arrakis.components import ACTION_DIE
from sandtable.games.war_for_arrakis.notation import DIE
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, rule
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    FACE_WORDS,
    FACES,
    HARKONNEN,
    SIDES,
    Dashboard,
    Face,
    Side,
    enemy,
)
from sandtable.kernel.steps import Ask, Do, Form, Question


@rule("roll_action_dice")
def roll_action_dice(g: Table) -> None:
    """Both sides roll all their available dice: those that do not lie on The Spice Must Flow board.

    The Mahdi rolls none of its own yet (WFA-SOLO-16).
    """
    rolled: list[tuple[int, ...]] = []
    for side in SIDES:
        counts = [0] * len(FACES)
        for _ in range(0 if g.plays_itself(side) else g.unrolled[side]):
            counts[ACTION_DIE[side][g.roll(6)]] += 1
        rolled.append(tuple(counts))
    g.then(Do(assign_dice, rolled[ATREIDES], rolled[HARKONNEN]))


@rule("assign_dice")
def assign_dice(g: Table, atreides: tuple[int, ...], harkonnen: tuple[int, ...]) -> None:
    """Each die goes to a slot of its result; what finds no slot has to be changed (WFA-ACT-04 to 07)."""
    for side, counts in ((ATREIDES, atreides), (HARKONNEN, harkonnen)):
        dashboard = g.dashboards(side)[0]
        g.unrolled[side] -= sum(counts)
        for face in FACES:
            kept = min(counts[face], g.slots(dashboard, face))
            g.dice[dashboard * 5 + face] += kept
            g.excess[dashboard * 5 + face] += counts[face] - kept
        if g.telling and not g.plays_itself(side):
            g.tell(
                "event-dice-rolled",
                who=g.who(side),
                leadership=counts[0],
                strategy=counts[1],
                deployment=counts[2],
                mentat=counts[3],
                house=counts[4],
            )
    g.then(Do(change_excess, HARKONNEN))


@rule("change_excess")
def change_excess(g: Table, side: Side) -> None:
    """Excess dice are changed one at a time, the sides alternating; a side without any is skipped (WFA-ACT-09)."""
    for chooser in (side, enemy(side)):
        for dashboard in g.dashboards(chooser):
            if sum(g.excess[dashboard * 5 : dashboard * 5 + 5]):
                g.then(Ask(CHANGE_DIE, g.seat_for(chooser), dashboard), Do(change_excess, enemy(chooser)))
                return


def roomiest(g: Table, dashboard: Dashboard) -> list[Face]:
    """The results with the most free slots on a dashboard (WFA-ACT-08, WFA-RUL-15)."""
    room = [g.slots(dashboard, face) - g.dice[dashboard * 5 + face] for face in FACES]
    return [face for face in FACES if room[face] == max(room)]


class ChangeDie(Form[Table]):
    """Which excess die is changed, and to which of the results with the most free slots."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        dashboard = Dashboard(number(ask, 0))
        if given == 0:
            options = [DIE[face] for face in FACES if g.excess[dashboard * 5 + face]]
            return Question("prompt-excess-die", "WFA-ACT-07", options)
        if given == 1:
            options = [DIE[face] for face in roomiest(g, dashboard)]
            return Question("prompt-change-die", "WFA-ACT-08", options, {"die": FACE_WORDS[ask.value(0)]})
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        dashboard = number(ask, 0)
        old, new = ask.value(0), ask.value(1)
        g.excess[dashboard * 5 + old] -= 1
        g.dice[dashboard * 5 + new] += 1
        side = Side(dashboard >> 1)
        g.tell("event-die-changed", who=g.who(side), old=FACE_WORDS[old], new=FACE_WORDS[new])


CHANGE_DIE: Final = ChangeDie("change_die")
BOOK.add(CHANGE_DIE)


def faces_left(g: Table, side: Side) -> list[Face]:
    """The results of which a side has an unused die or Bene Gesserit token."""
    found: list[Face] = []
    for face in FACES:
        for dashboard in g.dashboards(side):
            if g.dice[dashboard * 5 + face] or g.sisters[dashboard * 5 + face]:
                found.append(face)
                break
    return found


def lose_die(g: Table, side: Side, face: Face) -> None:
    """An unused die is taken away by a card: it is not spent, so no Tank advances (WFA-RUL-17, 88)."""
    for dashboard in g.dashboards(side):
        place = dashboard * 5 + face
        if g.dice[place]:
            g.dice[place] -= 1
            g.used[place] += 1
            g.tell("event-die-lost", who=g.who(side), die=FACE_WORDS[face])
            return
        if g.sisters[place]:
            g.sisters[place] -= 1
            g.tell("event-sister-lost", who=g.who(side), die=FACE_WORDS[face])
            return


def take_back_dice(g: Table) -> None:
    """Both sides take back their used dice (WFA-END-09)."""
    for side in SIDES:
        for dashboard in g.dashboards(side):
            for place in range(dashboard * 5, dashboard * 5 + 5):
                g.unrolled[side] += g.used[place] + g.dice[place]
                g.used[place] = 0
                g.dice[place] = 0
    g.tell("event-dice-taken-back")

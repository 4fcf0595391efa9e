"""Rolling the action dice, and the dice that exceed their slots (WFA-ACT-01 to 09)."""

from typing import Final

from sandtable.games.war_for_arrakis.components import ACTION_DIE, SMALL_SLOTS
from sandtable.games.war_for_arrakis.fields import SIDE_NAMES
from sandtable.games.war_for_arrakis.notation import DIE
from sandtable.games.war_for_arrakis.rules.book import BOOK, number, rule
from sandtable.games.war_for_arrakis.rules.sharing import divided
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    ATREIDES,
    FACE_WORDS,
    FACES,
    HARKONNEN,
    POWER_WORDS,
    SIDES,
    Dashboard,
    Face,
    Power,
    Side,
    enemy,
)
from sandtable.kernel.rows import added
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
        g.unrolled = added(g.unrolled, side, -sum(counts))
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
        if g.shared(side):
            _share(g, side, counts)
        else:
            _keep(g, g.dashboards(side)[0], counts)
    g.then(Do(change_excess, HARKONNEN))


def _keep(g: Table, dashboard: Dashboard, counts: tuple[int, ...]) -> None:
    """All dice of a side that is not shared go to its one dashboard."""
    for face in FACES:
        kept = min(counts[face], g.slots(dashboard, face))
        g.dice[dashboard * 5 + face] += kept
        if counts[face] > kept:
            g.excess = added(g.excess, dashboard * 5 + face, counts[face] - kept)


def _share(g: Table, side: Side, counts: tuple[int, ...]) -> None:
    """The players of a shared side divide its dice between their two dashboards (WFA-TEAM-23 to 28)."""
    house, ally = g.dashboards(side)
    division = divided(counts, (SMALL_SLOTS[house], SMALL_SLOTS[ally]))
    for player, dashboard in enumerate((house, ally)):
        kept = division.kept[player]
        for face in FACES:
            g.dice[dashboard * 5 + face] += kept[face]
            g.excess = added(g.excess, dashboard * 5 + face, division.to_change[player][face])
        g.tell(
            "event-dice-shared",
            power=POWER_WORDS[dashboard],
            leadership=kept[0],
            strategy=kept[1],
            deployment=kept[2],
            mentat=kept[3],
            house=kept[4],
            change=sum(division.to_change[player]),
        )


@rule("change_excess", SIDE_NAMES)
def change_excess(g: Table, side: Side) -> None:
    """Excess dice are changed one at a time, the sides alternating; a side without any is skipped (WFA-ACT-09)."""
    for chooser in (side, enemy(side)):
        for dashboard in g.dashboards(chooser):
            if sum(g.excess[dashboard * 5 : dashboard * 5 + 5]):
                owner = g.seat_of(Power(dashboard))
                g.then(Ask(CHANGE_DIE, owner, dashboard), Do(change_excess, enemy(chooser)))
                return


def roomiest(g: Table, dashboard: Dashboard) -> list[Face]:
    """The results with the most free slots on a dashboard (WFA-ACT-08, WFA-RUL-15)."""
    room = [g.slots(dashboard, face) - g.dice[dashboard * 5 + face] for face in FACES]
    return [face for face in FACES if room[face] == max(room)]


def fewest(g: Table, dashboard: Dashboard) -> list[Face]:
    """The results with the fewest dice among those that have a free slot on a dashboard (WFA-TEAM-29, WFA-RUL-57)."""
    dice = g.dice[dashboard * 5 : dashboard * 5 + 5]
    open_faces = [face for face in FACES if dice[face] < g.slots(dashboard, face)]
    least = min([dice[face] for face in open_faces], default=0)
    return [face for face in open_faces if dice[face] == least]


# The places of the answers.
OLD: Final = 0
NEW: Final = 1


class ChangeDie(Form[Table]):
    """Which excess die is changed, and to which of the results with the most free slots; on a shared side to one of
    those with the fewest dice."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        given = len(ask.answers)
        dashboard = Dashboard(number(ask, 0))
        if given == OLD:
            options = [DIE[face] for face in FACES if g.excess[dashboard * 5 + face]]
            return Question("prompt-excess-die", "WFA-ACT-07", options)
        if given == NEW:
            args = {"die": FACE_WORDS[ask.value(OLD)]}
            if g.shared(Side(dashboard >> 1)):
                return Question("prompt-change-die", "WFA-TEAM-29", [DIE[face] for face in fewest(g, dashboard)], args)
            return Question("prompt-change-die", "WFA-ACT-08", [DIE[face] for face in roomiest(g, dashboard)], args)
        return None

    def complete(self, g: Table, ask: Ask) -> None:
        dashboard = number(ask, 0)
        old, new = ask.value(OLD), ask.value(NEW)
        g.excess = added(g.excess, dashboard * 5 + old, -1)
        g.dice[dashboard * 5 + new] += 1
        side = Side(dashboard >> 1)
        if g.shared(side):
            words = POWER_WORDS[dashboard]
            g.tell("event-power-changes-die", power=words, old=FACE_WORDS[old], new=FACE_WORDS[new])
        else:
            g.tell("event-die-changed", who=g.who(side), old=FACE_WORDS[old], new=FACE_WORDS[new])


CHANGE_DIE: Final = ChangeDie("change_die")
BOOK.add(CHANGE_DIE)


def faces_left(g: Table, side: Side) -> list[Face]:
    """The results of which a side has an unused die or Bene Gesserit token."""
    return _faces_on(g, g.dashboards(side))


def faces_of(g: Table, seat: int) -> list[Face]:
    """The results of which a seat has an unused die or Bene Gesserit token on its own dashboard."""
    return _faces_on(g, g.own_dashboards(seat))


def _faces_on(g: Table, dashboards: tuple[Dashboard, ...]) -> list[Face]:
    found: list[Face] = []
    dice, sisters = g.dice, g.sisters
    for face in range(len(FACES)):
        for dashboard in dashboards:
            box = dashboard * 5 + face
            if dice[box] or sisters[box]:
                found.append(Face(face))
                break
    return found


def lose_die(g: Table, side: Side, face: Face) -> None:
    """An unused die is taken away by a card: it is not spent, so no Tank advances (WFA-RUL-17, 88)."""
    for dashboard in g.dashboards(side):
        place = dashboard * 5 + face
        if g.dice[place]:
            g.dice[place] -= 1
            g.used = added(g.used, place, 1)
            g.tell("event-die-lost", who=g.who(side), die=FACE_WORDS[face])
            return
        if g.sisters[place]:
            g.sisters = added(g.sisters, place, -1)
            g.tell("event-sister-lost", who=g.who(side), die=FACE_WORDS[face])
            return


def take_back_dice(g: Table) -> None:
    """Both sides take back their used dice (WFA-END-09)."""
    used = list(g.used)
    for side in SIDES:
        taken = 0
        for dashboard in g.dashboards(side):
            for place in range(dashboard * 5, dashboard * 5 + 5):
                taken += used[place] + g.dice[place]
                used[place] = 0
                g.dice[place] = 0
        g.unrolled = added(g.unrolled, side, taken)
    g.used = tuple(used)
    g.tell("event-dice-taken-back")

"""Bene Gesserit tokens, which serve as dice (WFA-BG)."""

from typing import Final

from sandtable.games.war_for_arrakis.fields import POWER_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.notation import DECK, DIE, PASS
from sandtable.games.war_for_arrakis.rules.book import BOOK, later, number, rule
from sandtable.games.war_for_arrakis.rules.dice import fewest
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import (
    FACE_WORDS,
    POWER_WORDS,
    Dashboard,
    Face,
    Power,
    Side,
    house_of,
)
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.steps import Ask, Form, Question


def gain_bene_gesserit(g: Table, side: Side) -> None:
    """A side takes a token from the reserve, if one is left (WFA-BG-06 to 08); the Mahdi a die (WFA-SSPC-01)."""
    if g.plays_itself(side):
        g.then(later("mahdi_gains_die"))
    elif g.bene_gesserit_reserve:
        g.bene_gesserit_reserve -= 1
        g.bene_gesserit = added(g.bene_gesserit, side, 1)
        g.tell("event-bene-gesserit-gained", who=g.who(side), count=g.bene_gesserit[side])


def sister_slots(g: Table, dashboard: Dashboard) -> list[Face]:
    """Where a token may go: results with the fewest dice that have an empty slot (WFA-BG-03, WFA-RUL-52)."""
    return fewest(g, dashboard)


@rule("place_sister", SIDE_NAMES)
def place_sister(g: Table, side: Side) -> None:
    """When the dice lie in their slots, a side may place one token (WFA-BG-01, 02).

    On a shared side it is one token too, and the House says who places it (WFA-TEAM-40, 41, WFA-RUL-92).
    """
    if not g.bene_gesserit[side]:
        return
    room = [dashboard for dashboard in g.dashboards(side) if sister_slots(g, dashboard)]
    if not room:
        return
    if g.shared(side):
        g.then(Ask(WHOSE_SISTER, g.seat_of(house_of(side)), side))
    else:
        g.then(Ask(SISTER, g.seat_for(side), room[0]))


class WhoseSister(Form[Table]):
    """Which player of a shared side places a Bene Gesserit token, if any."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        room = [dashboard for dashboard in g.dashboards(Side(number(ask, 0))) if sister_slots(g, dashboard)]
        return Question("prompt-whose-sister", "WFA-TEAM-40", [PASS, *[DECK[dashboard] for dashboard in room]])

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is PASS:
            g.tell("event-no-bene-gesserit", who=g.who(Side(number(ask, 0))))
            return
        power = Power(ask.value(0))
        g.tell("event-may-place-sister", power=POWER_WORDS[power])
        g.then(Ask(SISTER, g.seat_of(power), power))


class Sister(Form[Table]):
    """Whether and where to place a Bene Gesserit token."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [PASS, *[DIE[face] for face in sister_slots(g, Dashboard(number(ask, 0)))]]
        return Question("prompt-bene-gesserit", "WFA-BG-03", options)

    def complete(self, g: Table, ask: Ask) -> None:
        dashboard = number(ask, 0)
        side = Side(dashboard >> 1)
        if ask.answers[0] is PASS:
            g.tell("event-no-bene-gesserit", who=g.who(side))
            return
        face = ask.value(0)
        g.bene_gesserit = added(g.bene_gesserit, side, -1)
        g.sisters = added(g.sisters, dashboard * 5 + face, 1)
        if g.shared(side):
            g.tell("event-power-places-sister", power=POWER_WORDS[dashboard], die=FACE_WORDS[face])
        else:
            g.tell("event-bene-gesserit-placed", who=g.who(side), die=FACE_WORDS[face])


def lose_unspent_sisters(g: Table) -> None:
    """Tokens that were placed and not spent leave the game with the end of the phase (WFA-RUL-51)."""
    for place in range(len(g.sisters)):
        if g.sisters[place]:
            g.sisters = replaced(g.sisters, place, 0)
            g.tell("event-sister-lost", who=g.who(Side(place // 10)), die=FACE_WORDS[place % 5])


SISTER: Final = Sister("sister", POWER_NAMES)
WHOSE_SISTER: Final = WhoseSister("whose_sister", SIDE_NAMES)
BOOK.add(SISTER)
BOOK.add(WHOSE_SISTER)

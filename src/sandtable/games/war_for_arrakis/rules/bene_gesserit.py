"""Bene Gesserit tokens, which serve as dice (WFA-BG)."""

from typing import Final

from sandtable.games.war_for_arrakis.notation import DIE, PASS
from sandtable.games.war_for_arrakis.rules.book import BOOK, later, number, rule
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import FACE_WORDS, FACES, Dashboard, Face, Side
from sandtable.kernel.steps import Ask, Form, Question


def gain_bene_gesserit(g: Table, side: Side) -> None:
    """A side takes a token from the reserve, if one is left (WFA-BG-06 to 08); the Mahdi a die (WFA-SSPC-01)."""
    if g.plays_itself(side):
        g.then(later("mahdi_gains_die"))
    elif g.bene_gesserit_reserve:
        g.bene_gesserit_reserve -= 1
        g.bene_gesserit[side] += 1
        g.tell("event-bene-gesserit-gained", who=g.who(side), count=g.bene_gesserit[side])


def sister_slots(g: Table, dashboard: Dashboard) -> list[Face]:
    """Where a token may go: results with the fewest dice that have an empty slot (WFA-BG-03, WFA-RUL-52)."""
    open_faces = [face for face in FACES if g.dice[dashboard * 5 + face] < g.slots(dashboard, face)]
    if not open_faces:
        return []
    fewest = min([g.dice[dashboard * 5 + face] for face in open_faces])
    return [face for face in open_faces if g.dice[dashboard * 5 + face] == fewest]


@rule("place_sister")
def place_sister(g: Table, side: Side) -> None:
    """When the dice lie in their slots, a side may place one token (WFA-BG-01, 02)."""
    dashboard = g.dashboards(side)[0]
    if g.bene_gesserit[side] and sister_slots(g, dashboard):
        g.then(Ask(SISTER, g.seat_for(side), dashboard))


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
        g.bene_gesserit[side] -= 1
        g.sisters[dashboard * 5 + face] += 1
        g.tell("event-bene-gesserit-placed", who=g.who(side), die=FACE_WORDS[face])


def lose_unspent_sisters(g: Table) -> None:
    """Tokens that were placed and not spent leave the game with the end of the phase (WFA-RUL-51)."""
    for place in range(len(g.sisters)):
        if g.sisters[place]:
            g.sisters[place] = 0
            g.tell("event-sister-lost", who=g.who(Side(place // 10)), die=FACE_WORDS[place % 5])


SISTER: Final = Sister("sister")
BOOK.add(SISTER)

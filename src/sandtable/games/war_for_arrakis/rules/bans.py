"""Imperium Bans (WFA-BAN). What a Ban forbids stands where it is done: stacking, scouting, discarding for dice."""

from typing import Final

from sandtable.games.war_for_arrakis.components import SMF_BOTTOM
from sandtable.games.war_for_arrakis.notation import DONE
from sandtable.games.war_for_arrakis.notation import IMPERIUM as MARKER
from sandtable.games.war_for_arrakis.rules.book import BOOK, rule
from sandtable.games.war_for_arrakis.rules.free_actions import TurnForm, declines
from sandtable.games.war_for_arrakis.rules.legions import check_all_stacking
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, IMPERIUM, IMPERIUM_WORDS
from sandtable.kernel.rows import added, replaced
from sandtable.kernel.steps import Ask, Do, Question


def end_bans(g: Table) -> None:
    """Every Ban ends when Spice Harvesting begins (WFA-BAN-04)."""
    for power in IMPERIUM:
        if g.bans[power]:
            g.bans = replaced(g.bans, power, False)
            if g.telling:
                g.tell("event-ban-ends", ban=IMPERIUM_WORDS[power])


@rule("activate_bans")
def activate_bans(g: Table, dropped: tuple[int, ...]) -> None:
    """The Bans of markers that dropped in this phase or stand at the bottom are activated (WFA-BAN-01 to 03).

    A lower stacking limit takes effect at once (WFA-RUL-78).
    """
    for power in IMPERIUM:
        if power in dropped or g.imperium[power] == SMF_BOTTOM:
            g.bans = replaced(g.bans, power, True)
            if g.telling:
                g.tell("event-ban", ban=IMPERIUM_WORDS[power])
    g.then(Do(check_all_stacking, HARKONNEN))


def can_lower_marker(g: Table) -> bool:
    return min(g.imperium) < SMF_BOTTOM


@rule("lower_marker")
def lower_marker(g: Table) -> None:
    """A card of the Atreides side lowers an Imperium marker; no Ban follows before the next check (WFA-RUL-30)."""
    if can_lower_marker(g):
        g.then(Ask(LOWER_MARKER, g.seat_for(ATREIDES)))


class LowerMarker(TurnForm):
    """Which Imperium marker goes down a notch, if any."""

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        options = [MARKER[power] for power in IMPERIUM if g.imperium[power] < SMF_BOTTOM]
        return Question("prompt-lower-marker", "WFA-RUL-30", [*options, DONE], interrupts=self.free(g, ask))

    def complete(self, g: Table, ask: Ask) -> None:
        if ask.answers[0] is DONE:
            declines(g, ATREIDES)
            return
        power = ask.value(0)
        g.imperium = added(g.imperium, power, 1)
        g.tell("event-marker-drops", marker=IMPERIUM_WORDS[power], row=g.imperium[power] + 1)


LOWER_MARKER: Final = LowerMarker("lower_marker")
BOOK.add(LOWER_MARKER)

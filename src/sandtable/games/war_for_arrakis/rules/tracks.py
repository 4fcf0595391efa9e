"""The Supremacy track and the Prescience track: markers advance, steps have effects (WFA-PRE-14 to 19)."""

from sandtable.games.war_for_arrakis.components import BENE_GESSERIT_STEPS, PRESCIENCE_TOP, SUPREMACY_WINS
from sandtable.games.war_for_arrakis.leaders import ANY_MARKER, LEADERS, ON_PRESCIENCE, ON_SUPREMACY, Entry
from sandtable.games.war_for_arrakis.rules.bene_gesserit import gain_bene_gesserit
from sandtable.games.war_for_arrakis.rules.book import rule
from sandtable.games.war_for_arrakis.rules.leaders import leader_enters
from sandtable.games.war_for_arrakis.rules.victory import wins
from sandtable.games.war_for_arrakis.state import NOT_IN_PLAY, Table
from sandtable.games.war_for_arrakis.terms import ATREIDES, HARKONNEN, MARKER_WORDS, Leader, Marker
from sandtable.kernel.rows import added, replaced


def gain_supremacy(g: Table, points: int) -> None:
    """The Supremacy marker advances; at the end of its track the Harkonnen side wins at once (WFA-WIN-01).

    The leaders that its steps bring come by `Do(leaders_due)`, which the caller puts where they belong (WFA-RUL-85).
    """
    before = g.supremacy
    g.supremacy = min(before + points, SUPREMACY_WINS)
    g.tell("event-supremacy", count=g.supremacy - before, step=g.supremacy)
    for step in BENE_GESSERIT_STEPS:
        if before < step <= g.supremacy:
            gain_bene_gesserit(g, ATREIDES)
    if g.supremacy == SUPREMACY_WINS:
        wins(g, HARKONNEN, "reason-supremacy")


def advance(g: Table, marker: Marker, steps: int) -> None:
    """A Prescience marker advances; what goes beyond the end of the track is lost (WFA-RUL-46).

    The leaders that its steps bring come by `Do(leaders_due)`.
    """
    before = g.prescience[marker]
    g.prescience = replaced(g.prescience, marker, min(before + steps, PRESCIENCE_TOP))
    count = g.prescience[marker] - before
    g.tell("event-prescience", marker=MARKER_WORDS[marker], count=count, step=g.prescience[marker])


def set_back(g: Table, marker: Marker, steps: int) -> None:
    """A Prescience marker goes back; leaders who have entered stay (WFA-RUL-46)."""
    g.prescience = added(g.prescience, marker, -steps)
    g.tell("event-prescience-back", marker=MARKER_WORDS[marker], count=steps, step=g.prescience[marker])


@rule("leaders_due")
def leaders_due(g: Table) -> None:
    """Leaders enter whose steps have been reached or passed, in the order of the steps (WFA-PRE-19)."""
    due = [
        Leader(leader)
        for leader, card in enumerate(LEADERS)
        if g.leader_state[leader] == NOT_IN_PLAY and _reached(g, card.entry)
    ]
    due.sort(key=lambda leader: LEADERS[leader].entry.step)
    for leader in due:
        leader_enters(g, leader)


def _reached(g: Table, entry: Entry) -> bool:
    if entry.how == ON_SUPREMACY:
        return g.supremacy >= entry.step
    if entry.how != ON_PRESCIENCE:
        return False
    reached = max(g.prescience) if entry.marker == ANY_MARKER else g.prescience[entry.marker]
    return reached >= entry.step

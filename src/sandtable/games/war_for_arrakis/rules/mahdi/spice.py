"""The Mahdi spends spice (WFA-SOLO-23 to 27)."""

from typing import Final

from sandtable.games.war_for_arrakis.components import SMF_BOTTOM, SMF_TOP
from sandtable.games.war_for_arrakis.fields import IMPERIUM_NAMES
from sandtable.games.war_for_arrakis.rules.bans import activate_bans
from sandtable.games.war_for_arrakis.rules.book import MARKERS_KEPT_SINGLY, rule
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import A_MARKER, Candidate, Matter, settle
from sandtable.games.war_for_arrakis.rules.spice import COST_TO_KEEP, COST_TO_RAISE, MOST_SAVED
from sandtable.games.war_for_arrakis.rules.spice import settle as move_marker
from sandtable.games.war_for_arrakis.rules.tracks import gain_supremacy, leaders_due
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import IMPERIUM, Imperium
from sandtable.kernel.steps import Do

MARKER_KEPT: Final = Matter(
    "marker_kept", "WFA-RUL-61", (A_MARKER,), ("prompt-mahdi-keeps-marker",), ("lowest-marker-kept",)
)
MARKER_GIVEN_UP: Final = Matter("marker_given_up", "WFA-RUL-61", (A_MARKER,), ("prompt-mahdi-drops-marker",))
MARKER_RAISED: Final = Matter(
    "marker_raised", "WFA-RUL-61", (A_MARKER,), ("prompt-mahdi-raises-marker",), ("lowest-marker-raised",)
)


@rule("mahdi_spends")
def mahdi_spends(g: Table, points: int) -> None:
    g.then(Do(mahdi_keeps, points, 0))


@rule("mahdi_keeps")
def mahdi_keeps(g: Table, points: int, kept: int) -> None:
    """Markers are kept from dropping, the lowest first; one at the bottom cannot drop (WFA-SOLO-23, WFA-RUL-93)."""
    dropping = [marker for marker in IMPERIUM if g.imperium[marker] < SMF_BOTTOM and not kept >> marker & 1]
    if not dropping:
        g.then(Do(mahdi_raises, points, kept, 0))
    elif points < COST_TO_KEEP:
        g.then(Do(mahdi_settles, points, kept, 0))
    else:
        affordable = points // COST_TO_KEEP
        equals = lowest(g, dropping)
        if 2 < len(equals) == affordable + 1 and not g.follows(MARKERS_KEPT_SINGLY):
            # All of the lowest but one can be paid for: it is simpler to say which cannot.
            settle(g, MARKER_GIVEN_UP, [Candidate((marker,)) for marker in equals], points, kept)
        else:
            settle(g, MARKER_KEPT, lowest_first(g, dropping, affordable), points, kept)


def lowest(g: Table, markers: list[Imperium]) -> list[Imperium]:
    """Those of the markers that stand lowest."""
    notch = max([g.imperium[marker] for marker in markers])
    return [marker for marker in markers if g.imperium[marker] == notch]


def lowest_first(g: Table, markers: list[Imperium], affordable: int) -> list[Candidate]:
    """Markers by their notch; where all of the lowest can be paid for, which of them is first does not matter."""
    equals = lowest(g, markers)
    if len(equals) <= affordable:
        markers = [marker for marker in markers if marker not in equals[1:]]
    return [Candidate((marker,), (g.imperium[marker],)) for marker in markers]


@rule("marker_kept", IMPERIUM_NAMES)
def marker_kept(g: Table, marker: Imperium, points: int, kept: int) -> None:
    g.then(Do(mahdi_keeps, points - COST_TO_KEEP, kept | 1 << marker))


@rule("marker_given_up", IMPERIUM_NAMES)
def marker_given_up(g: Table, marker: Imperium, points: int, kept: int) -> None:
    """The others of its notch are kept; nothing is left for it."""
    dropping = [other for other in IMPERIUM if g.imperium[other] < SMF_BOTTOM and not kept >> other & 1]
    paid = [other for other in lowest(g, dropping) if other != marker]
    g.then(Do(mahdi_keeps, points - len(paid) * COST_TO_KEEP, kept | sum([1 << other for other in paid])))


def cost_of_raising(g: Table, marker: Imperium) -> int:
    """Three for a marker at the bottom, one more for one that is kept already (WFA-RUL-61, 93)."""
    return COST_TO_RAISE if g.imperium[marker] == SMF_BOTTOM else COST_TO_RAISE - COST_TO_KEEP


@rule("mahdi_raises")
def mahdi_raises(g: Table, points: int, kept: int, raised: int) -> None:
    """When none can drop any more, markers are raised, the lowest first; who cannot be paid is passed over (24, 93)."""
    open_to = [
        marker
        for marker in IMPERIUM
        if g.imperium[marker] > SMF_TOP and not raised >> marker & 1 and cost_of_raising(g, marker) <= points
    ]
    if open_to:
        cost = cost_of_raising(g, lowest(g, open_to)[0])
        candidates = lowest_first(g, open_to, points // cost)
        settle(g, MARKER_RAISED, candidates, points, kept, raised)
    else:
        g.then(Do(mahdi_settles, points, kept, raised))


@rule("marker_raised", IMPERIUM_NAMES)
def marker_raised(g: Table, marker: Imperium, points: int, kept: int, raised: int) -> None:
    g.then(Do(mahdi_raises, points - cost_of_raising(g, marker), kept, raised | 1 << marker))


@rule("mahdi_settles")
def mahdi_settles(g: Table, points: int, kept: int, raised: int) -> None:
    """The markers move. If all stand at the top, spice beyond that is worth a Supremacy point; one is saved (25 to 27).

    The Mahdi does not stockpile (WFA-SOLO-26).
    """
    at_the_top = all([g.imperium[marker] == SMF_TOP and kept >> marker & 1 for marker in IMPERIUM])
    dropped: list[int] = []
    for marker in IMPERIUM:
        paid = COST_TO_RAISE if raised >> marker & 1 else COST_TO_KEEP if kept >> marker & 1 else 0
        if move_marker(g, marker, paid):
            dropped.append(int(marker))
    pays = at_the_top and points > 0
    left = points - 1 if pays else points
    g.saved_spice = min(left, MOST_SAVED)
    if left:
        g.tell("event-spice-left", saved=g.saved_spice, lost=left - g.saved_spice)
    g.then(Do(activate_bans, tuple(dropped)))
    if pays:
        g.then(Do(leaders_due))
        g.tell("event-mahdi-overflow")
        gain_supremacy(g, 1)

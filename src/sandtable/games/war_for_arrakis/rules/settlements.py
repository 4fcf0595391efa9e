"""Settlements are destroyed by a winning legion that advances into them (WFA-SETT)."""

from sandtable.games.war_for_arrakis.board import AREA_WORDS, ARRAKEEN, BIT
from sandtable.games.war_for_arrakis.fields import AREA_NAMES, SIDE_NAMES
from sandtable.games.war_for_arrakis.rules.book import later, rule
from sandtable.games.war_for_arrakis.rules.tracks import advance, gain_supremacy
from sandtable.games.war_for_arrakis.rules.victory import check_objective
from sandtable.games.war_for_arrakis.state import SIETCH_GONE, Table
from sandtable.games.war_for_arrakis.terms import HARKONNEN, MARKERS, NOWHERE, Area, Side
from sandtable.kernel.rows import replaced


@rule("destroy_settlement", SIDE_NAMES, AREA_NAMES)
def destroy_settlement(g: Table, side: Side, area: Area) -> None:
    """The settlement of a side in an area, if there is one, leaves the board and gives its rank to the other side."""
    if not g.settled(side) >> area & 1:
        return
    rank = g.settlement_rank(side, area)
    g.tell("event-settlement-destroyed", who=g.who(side), where=AREA_WORDS[area], rank=rank)
    if side == HARKONNEN:
        g.settlements &= ~BIT[area]
        for marker in MARKERS:
            advance(g, marker, rank)
        if area == ARRAKEEN:
            check_objective(g)
    else:
        slot = g.sietch_in(area)
        g.sietches.move(g, g.sietches.zones[slot][0], slot, SIETCH_GONE, g.everyone)
        g.sietch_at = replaced(g.sietch_at, slot, NOWHERE)
        g.sietch_up &= ~(1 << slot)
        gain_supremacy(g, rank)
        if g.mahdi is not None and g.mahdi.target == slot:
            g.then(later("mahdi_new_target"))

"""The free actions that belong to a House, while its ally acts (WFA-FREE-02, 03, WFA-RUL-92).

The Atomics and claims by a free action are for House Atreides to decide, Hawat's Scheming for House Harkonnen, at any
moment of the side's own turn. Where the ally acts nobody waits for the House, so it has a form beside the ally's.
"""

from typing import Final

from sandtable.games.war_for_arrakis.rules.book import BOOK
from sandtable.games.war_for_arrakis.rules.free_actions import (
    TurnForm,
    free_action_possible,
    free_actions,
    take_free_action,
)
from sandtable.games.war_for_arrakis.state import HOUSE_FREE_FORM, BesideForm, Table
from sandtable.games.war_for_arrakis.terms import house_of
from sandtable.kernel.steps import Ask, Question


class HouseFreeAction(BesideForm):
    """What a House does of its own accord in a turn that its ally takes."""

    def is_open(self, g: Table, seat: int) -> bool:
        """Wherever whoever acts could take a free action too, if the House could as far as everybody can tell."""
        acting = g.acting
        if seat != g.seat_of(house_of(acting.side)) or g.to_act != (acting.seat,):
            return False
        asked = g.stack[-1]
        return isinstance(asked, Ask) and isinstance(asked.form, TurnForm) and free_action_possible(g, seat)

    def question(self, g: Table, ask: Ask) -> Question | None:
        if ask.answers:
            return None
        return Question("prompt-house-free-action", "WFA-RUL-92", free_actions(g, ask.seat))

    def complete(self, g: Table, ask: Ask) -> None:
        take_free_action(g, ask.seat, ask.answers[0])


HOUSE_FREE_ACTION: Final = HouseFreeAction(HOUSE_FREE_FORM)
BOOK.add(HOUSE_FREE_ACTION)

"""Tokens that leave the game for good: what is left and what was told to be gone make up the box."""

import pytest

from sandtable.games.war_for_arrakis.components import BENE_GESSERIT_TOKENS
from sandtable.games.war_for_arrakis.state import Table
from tests.games.war_for_arrakis.laws import CASES
from tests.laws.case import Case
from tests.laws.play import states_of_a_game

LEFT_THE_GAME = ("event-sister-chosen", "event-sister-lost")
"""A Bene Gesserit token is spent as a die, or was placed and not spent."""


@pytest.mark.rule("WFA-BG-05", "WFA-RUL-51", "WFA-COMP-11")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_bene_gesserit_tokens_are_held_placed_in_reserve_or_told_to_be_gone(case: Case) -> None:
    most = 0
    for decisions, g in enumerate(states_of_a_game(case, 1)):
        assert isinstance(g, Table)
        if decisions % 20 and not g.over:
            continue
        gone = [event.message for event in g.events(None) if event.message in LEFT_THE_GAME]
        left = g.bene_gesserit_reserve + sum(g.bene_gesserit) + sum(g.sisters)
        assert left + len(gone) == BENE_GESSERIT_TOKENS, f"after {decisions} decisions"
        most = max(most, len(gone))
    assert most, "no token was ever used"

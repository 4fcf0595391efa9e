"""The quicker way to the heuristic's choice in imagined worlds."""

from random import Random

import pytest

import sandtable
from sandtable.games.war_for_arrakis import bot
from sandtable.kernel.chance import Quick
from sandtable.kernel.game import Value

TABLES: dict[str, tuple[int, dict[str, Value]]] = {
    "duel": (2, {}),
    "teams": (4, {}),
    "mahdi": (1, {"opponent": "mahdi"}),
}


@pytest.mark.parametrize("table", TABLES)
def test_it_is_the_same_choice(table: str) -> None:
    """Also where somebody plays what the heuristic would not, and a question is asked of two copies in turn."""
    seats, options = TABLES[table]
    state = sandtable.game("war_for_arrakis").new(seats, Quick(4), **options)
    luck = Random(4)
    for _ in range(400):
        if state.over:
            break
        seat = state.to_act[0]
        choice = bot.follow(state, seat)
        assert choice is bot.choose(state, seat)
        if luck.random() < 0.05:
            assert bot.follow(state.clone(), seat) is choice
        state.play(seat, luck.choice(state.options(seat)) if luck.random() < 0.05 else choice)


def test_a_form_is_worked_out_once() -> None:
    """What was worked out before the first question of a form serves the others."""
    state = sandtable.game("war_for_arrakis").new(2, Quick(4))
    kept = 0
    for _ in range(200):
        seat = state.to_act[0]
        form = state.form_of(seat)
        before = bot.MEMORY.mind
        choice = bot.follow(state, seat)
        after = bot.MEMORY.mind
        if form is not None and form.answers and after is not before:
            assert before is not None
            assert after is not None
            kept += after.sight is before.sight
        elif after is not before:
            assert before is None or after is None or after.sight is not before.sight
        state.play(seat, choice)
    assert kept > 20

"""Atreides: what they start with, and their leaders. Prescience is in test_voice_and_prescience."""

import pytest

from sandtable.games.conquest.rules.revival import revival_phase
from tests.games.conquest.fighting import duel, fight, to_plan
from tests.games.conquest.position import position, prepared


@pytest.mark.rule("CON-FAC-ATR-01", "CON-FAC-ATR-02")
def test_atreides_start_with_13_spice_and_20_forces_in_reserve() -> None:
    table = prepared("atreides, harkonnen, imperium")
    assert table.spice("atreides") == 13
    assert table.reserve("atreides") == 20
    assert sum(table.g.forces[table.seat("atreides")]) == 0


@pytest.mark.rule("CON-FAC-ATR-03")
def test_two_atreides_forces_return_for_nothing() -> None:
    table = position("atreides, harkonnen", tanks={"atreides": 5}, spice={"atreides": 0}).start(revival_phase)
    assert table.options("atreides") == ["2", "0", "1"]
    table.play("atreides", "2")
    assert (table.tanks("atreides"), table.spice("atreides")) == (3, 0)


@pytest.mark.rule("CON-FAC-ATR-04")
def test_seven_atreides_leaders_can_be_fielded() -> None:
    table = fight(duel("atreides 5", "fremen 4"), until="prompt-plan-leader", fremen="stilgar, nothing, nothing, 0")
    assert table.prompt("fremen") == "prompt-plan-leader"
    assert len(table.options("fremen")) == 5
    table.play("fremen", "stilgar", "nothing", "nothing", "0")
    assert len(to_plan(table, "atreides").options("atreides")) == 7


@pytest.mark.rule("CON-FAC-ATR-08")
def test_atreides_answer_what_they_saw() -> None:
    """They see a poison in the weapon slot and take the snooper, not the shield."""
    table = duel("atreides 3", "fremen 5", battle={"atreides": "shield, snooper", "fremen": "gom_jabbar"})
    table.play("fremen", "stilgar", "gom_jabbar", "nothing", "2")
    table.play("atreides", "see_weapon")
    assert table.seen("atreides")["battle"]["plans"][1]["weapon"] == "gom_jabbar"
    table.play("atreides", "duke_leto", "nothing", "snooper", "3", "keep")
    assert table.alive("duke_leto")
    assert table.forces("fremen", "carthag") == 0

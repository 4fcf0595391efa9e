"""The Imperium: what it starts with, and its income. The Voice is in test_voice_and_prescience."""

import pytest

from sandtable.games.conquest.rules.gain_cards import gain_cards_phase
from sandtable.games.conquest.rules.revival import revival_phase
from tests.games.conquest.position import Position, position, prepared


@pytest.mark.rule("CON-FAC-IMP-01", "CON-FAC-IMP-02")
def test_the_imperium_starts_with_18_spice_and_20_forces_in_reserve() -> None:
    table = prepared("atreides, harkonnen, imperium")
    assert table.spice("imperium") == 18
    assert table.reserve("imperium") == 20
    assert sum(table.g.forces[table.seat("imperium")]) == 0


@pytest.mark.rule("CON-FAC-IMP-03")
def test_two_imperial_forces_return_for_nothing() -> None:
    table = position("imperium, harkonnen", tanks={"imperium": 5}, spice={"imperium": 0}).start(revival_phase)
    assert table.options("imperium") == ["2", "0", "1"]
    table.play("imperium", "2")
    assert (table.tanks("imperium"), table.spice("imperium")) == (3, 0)


def market(first: str) -> Position:
    spice = {"atreides": 10, "harkonnen": 10, "imperium": 10}
    return position("atreides, harkonnen, imperium", spice=spice, first=first).start(gain_cards_phase)


@pytest.mark.rule("CON-FAC-IMP-04", "CON-RUL-35")
def test_what_others_pay_for_market_cards_goes_to_the_imperium() -> None:
    table = market("atreides").play("atreides", "3")
    assert (table.spice("atreides"), table.spice("imperium")) == (4, 16)
    table.play("harkonnen", "1")
    assert (table.spice("harkonnen"), table.spice("imperium")) == (8, 18)


@pytest.mark.rule("CON-FAC-IMP-04")
def test_the_imperium_can_spend_what_it_has_just_been_paid() -> None:
    spice = {"atreides": 6, "imperium": 0}
    table = position("atreides, imperium", spice=spice).start(gain_cards_phase).play("atreides", "2")
    assert table.options("imperium") == ["0", "1", "2"]


@pytest.mark.rule("CON-FAC-IMP-05", "CON-RUL-34")
def test_the_imperium_pays_the_pool() -> None:
    table = market("imperium").play("imperium", "2")
    assert table.spice("imperium") == 6
    assert (table.spice("atreides"), table.spice("harkonnen")) == (10, 10)
    assert len(table.market_hand("imperium")) == 2


@pytest.mark.rule("CON-FAC-IMP-04", "CON-RUL-40")
def test_without_the_imperium_market_money_goes_to_the_pool() -> None:
    spice = {"atreides": 10, "harkonnen": 10, "fremen": 10}
    table = position("atreides, harkonnen, fremen", spice=spice).start(gain_cards_phase).play("atreides", "2")
    assert table.g.spice == [6, 10, 10]

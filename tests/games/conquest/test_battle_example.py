"""The battle that the rulebook walks through, number for number."""

import pytest

from sandtable.games.conquest.rules.battle import battle_phase
from tests.games.conquest.position import Position, position


def the_battle(**more: str) -> Position:
    """6 Atreides and 3 Harkonnen forces in Carthag; Atreides hold battle advantage."""
    return position(
        "atreides, harkonnen, fremen",
        forces="carthag: atreides 6, harkonnen 3",
        battle={"atreides": "maula_pistol, shield", "harkonnen": "gom_jabbar, shield"},
        market={"atreides": more.get("atreides", ""), "harkonnen": more.get("harkonnen", "")},
        traitors={"atreides": more.get("traitor", ""), "harkonnen": "stilgar"},
        spice={"atreides": 5},
    ).start(battle_phase)


def revealed(**more: str) -> Position:
    table = the_battle(**more)
    table.play("harkonnen", "pass")
    table.play("harkonnen", "beast_rabban", "gom_jabbar", "shield", "2")
    table.play("atreides", "see_leader")
    return table.play("atreides", "duke_leto", "maula_pistol", "shield", "4")


@pytest.mark.rule("CON-EX-05", "CON-BAT-01", "CON-BAT-13")
def test_forces_of_two_factions_must_fight() -> None:
    table = the_battle()
    assert table.g.battle is not None
    assert table.g.battle.seats == [table.seat("atreides"), table.seat("harkonnen")]


@pytest.mark.rule("CON-EX-06", "CON-FAC-ATR-05", "CON-FAC-ATR-08")
def test_prescience_shows_the_leader_before_the_own_plan() -> None:
    table = the_battle().play("harkonnen", "pass")
    table.play("harkonnen", "beast_rabban", "gom_jabbar", "shield", "2")
    table.play("atreides", "see_leader")
    view = table.g.view(table.seat("atreides"))
    assert view["battle"]["plans"][1] == {"seat": 1, "state": "made", "leader": "beast_rabban"}
    assert table.prompt("atreides") == "prompt-plan-leader"


@pytest.mark.rule("CON-EX-07", "CON-EX-08", "CON-EX-09", "CON-EX-10")
def test_the_counter_attack_turns_the_battle() -> None:
    table = revealed(atreides="counter_attack")
    table.play("atreides", "counter_attack").play("harkonnen", "pass").play("atreides", "keep", "keep")
    won = next(event for event in table.g.events(None) if event.message == "event-battle-won")
    assert (won.args["strength"], won.args["against"]) == (8, 7)
    assert not table.alive("duke_leto")
    assert table.alive("beast_rabban")
    assert table.spice("atreides") == 5 + 5
    assert table.tanks("harkonnen") == 3
    assert table.tanks("atreides") == 4
    assert table.forces("atreides", "carthag") == 2
    assert table.discarded(table.g.battle_cards) == ["gom_jabbar", "shield"]
    assert table.battle_hand("atreides") == ["maula_pistol", "shield"]


@pytest.mark.rule("CON-EX-07")
def test_without_it_seven_beats_four() -> None:
    table = revealed().play("harkonnen", "pass")
    won = next(event for event in table.g.events(None) if event.message == "event-battle-won")
    assert (won.args["strength"], won.args["against"]) == (7, 4)


@pytest.mark.rule("CON-EX-11", "CON-TRAITOR-15")
def test_a_traitor_undoes_the_market_card_played_before() -> None:
    table = the_battle(harkonnen="poison_tooth", traitor="beast_rabban").play("harkonnen", "pass")
    table.play("harkonnen", "beast_rabban", "gom_jabbar", "nothing", "3")
    table.play("atreides", "see_dial")
    table.play("atreides", "duke_leto", "maula_pistol", "shield", "2")
    table.play("atreides", "pass").play("harkonnen", "poison_tooth").play("atreides", "traitor").play(
        "harkonnen", "pass"
    )
    assert table.forces("atreides", "carthag") == 6
    assert table.alive("duke_leto")
    assert not table.alive("beast_rabban")
    assert table.spice("atreides") == 5 + 5
    assert table.forces("harkonnen", "carthag") == 0
    assert table.discarded(table.g.market_cards) == ["poison_tooth"]

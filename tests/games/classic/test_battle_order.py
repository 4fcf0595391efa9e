"""Who fights whom, and in which order (CLA-BAT-01 to 10)."""

import pytest

from sandtable.games.arrakis.planet import TERRITORY_IDS
from sandtable.games.arrakis.terms import Territory
from sandtable.games.classic.rules.battle import battle_phase, fights_of
from tests.games.classic.fighting import nobody_calls, plan, to_plans
from tests.games.classic.position import Position, position


def fights(table: Position, name: str) -> list[tuple[str, str]]:
    found = fights_of(table.g, table.seat(name))
    return sorted((TERRITORY_IDS[one.territory], table.g.faction(one.opponent).id) for one in found)


@pytest.mark.rule("CLA-BAT-01")
def test_factions_who_share_a_territory_fight() -> None:
    table = position(
        "emperor, harkonnen, fremen", forces="pasty_mesa:4: emperor 1; pasty_mesa:7: harkonnen 1, fremen 1"
    )
    assert fights(table, "emperor") == [("pasty_mesa", "fremen"), ("pasty_mesa", "harkonnen")]
    apart = position("emperor, harkonnen", forces="carthag: emperor 1; arrakeen: harkonnen 1")
    assert fights(apart, "emperor") == []


@pytest.mark.rule("CLA-BAT-02")
def test_nobody_fights_in_the_polar_sink() -> None:
    table = position("emperor, harkonnen", forces="polar_sink: emperor 1, harkonnen 1").start(battle_phase)
    assert table.asked() == []
    assert table.forces("emperor", "polar_sink") == 1


@pytest.mark.rule("CLA-BAT-03", "CLA-STORM-11")
def test_the_storm_keeps_factions_apart() -> None:
    forces = "pasty_mesa:4: emperor 1; pasty_mesa:7: harkonnen 1"
    table = position("emperor, harkonnen", forces=forces, storm=5).start(battle_phase)
    assert table.asked() == []
    assert fights(position("emperor, harkonnen", forces=forces, storm=8), "emperor") == [("pasty_mesa", "harkonnen")]


@pytest.mark.rule("CLA-BAT-04", "CLA-STORM-11", "CLA-EX-35")
def test_nobody_fights_in_the_storm() -> None:
    table = position("emperor, harkonnen", forces="carthag: emperor 1, harkonnen 1", storm=10).start(battle_phase)
    assert table.asked() == []
    assert not table.g.controls(table.seat("emperor"), Territory(2))
    assert not table.g.controls(table.seat("harkonnen"), Territory(2))


@pytest.mark.rule("CLA-BAT-05")
def test_battles_go_on_until_one_is_left() -> None:
    table = position("emperor, harkonnen, fremen", forces="carthag: emperor 9, harkonnen 1, fremen 1")
    table.start(battle_phase).play("emperor", "fremen")
    for opponent in ("fremen", "harkonnen"):
        plan(table, "emperor", dial="3")
        plan(table, opponent, dial="0")
        nobody_calls(table)
        if table.prompt("emperor") == "prompt-keep-cards":
            table.play("emperor", "keep")
    assert table.asked() == []
    assert table.forces("emperor", "carthag") == 3
    assert table.forces("harkonnen", "carthag") + table.forces("fremen", "carthag") == 0


@pytest.mark.rule("CLA-BAT-06", "CLA-BAT-09", "CLA-STORM-14")
def test_the_first_player_is_the_aggressor_first() -> None:
    forces = "carthag: emperor 2, harkonnen 2; arrakeen: harkonnen 2, fremen 2"
    table = position("emperor, harkonnen, fremen", forces=forces, first="harkonnen").start(battle_phase)
    assert (table.asked(), table.prompt("harkonnen")) == (["harkonnen"], "prompt-choose-battle")
    table.play("harkonnen", "carthag")
    assert [table.g.faction(seat).id for seat in table.g.fight.seats] == ["harkonnen", "emperor"]
    table = position("emperor, harkonnen, fremen", forces=forces, first="fremen").start(battle_phase)
    assert [table.g.faction(seat).id for seat in table.g.fight.seats] == ["fremen", "harkonnen"]


@pytest.mark.rule("CLA-BAT-07")
def test_the_aggressor_chooses_the_battle() -> None:
    forces = "carthag: emperor 2, harkonnen 2; arrakeen: harkonnen 2, emperor 2"
    table = position("emperor, harkonnen", forces=forces).start(battle_phase)
    assert table.options("emperor") == ["arrakeen", "carthag"]
    table.play("emperor", "carthag")
    assert table.seen()["battle"]["territory"] == "carthag"


@pytest.mark.rule("CLA-BAT-08")
def test_the_aggressor_chooses_the_opponent() -> None:
    table = position("emperor, harkonnen, fremen", forces="carthag: emperor 3, harkonnen 1, fremen 1")
    table.start(battle_phase)
    assert (table.prompt("emperor"), table.options("emperor")) == ("prompt-choose-opponent", ["harkonnen", "fremen"])
    table.play("emperor", "fremen")
    assert table.seen()["battle"]["defender"] == table.seat("fremen")


@pytest.mark.rule("CLA-BAT-10")
def test_all_who_are_not_cut_off_fight_as_one_group() -> None:
    forces = "pasty_mesa:4: emperor 2; pasty_mesa:6: emperor 3; pasty_mesa:7: emperor 1, harkonnen 1"
    table = to_plans(position("emperor, harkonnen", forces=forces, storm=5))
    table.play("emperor", "bashar", "nothing", "nothing")
    assert table.options("emperor") == ["4", "3", "2", "1", "0"]


@pytest.mark.rule("CLA-BAT-07", "CLA-BAT-10")
def test_in_which_part_of_a_territory_the_aggressor_fights_is_told() -> None:
    forces = "pasty_mesa:4: emperor 2, harkonnen 1; pasty_mesa:7: emperor 1, harkonnen 2"
    for part, sector in (("pasty_mesa:4", 4), ("pasty_mesa:6", 6)):
        table = position("emperor, harkonnen", forces=forces, storm=5).start(battle_phase)
        assert (table.prompt("emperor"), table.options("emperor")) == (
            "prompt-choose-part",
            ["pasty_mesa:4", "pasty_mesa:6"],
        )
        table.play("emperor", part)
        first = table.g.events(table.seat("harkonnen"))[table.read]
        assert first.message == "event-battle-part"
        assert first.args["sector"] == sector
        assert table.told()[1] == "event-battle"


@pytest.mark.rule("CLA-COMP-07")
def test_the_table_remembers_who_used_the_wheels() -> None:
    table = position("guild, emperor, harkonnen", forces="carthag: emperor 2, harkonnen 2").start(battle_phase)
    assert table.g.dialers == (table.seat("emperor"), table.seat("harkonnen"))

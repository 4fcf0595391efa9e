"""The revival phase: forces and leaders come back from the tanks."""

import pytest

from sandtable.games.conquest.factions import FACTIONS, SINGLE_FACTIONS
from sandtable.games.conquest.rules.battle import battle_phase
from sandtable.games.conquest.rules.revival import revival_phase
from tests.games.conquest.position import Position, position

FOUR = "atreides, fremen, harkonnen, imperium"


def reviving(*, tanks: int = 0, spice: int = 0, dead: str = "") -> Position:
    """Only Atreides have something to revive."""
    table = position("atreides, harkonnen", tanks={"atreides": tanks}, spice={"atreides": spice}, dead=dead)
    return table.start(revival_phase)


@pytest.mark.rule("CON-REV-01", "CON-ROUND-03", "CON-ROUND-04")
def test_players_revive_in_order_of_play() -> None:
    table = position(FOUR, first="harkonnen", tanks=dict.fromkeys(FOUR.split(", "), 2)).start(revival_phase)
    for faction in ("harkonnen", "imperium", "atreides", "fremen"):
        assert table.asked() == [faction]
        table.play(faction, "1")
    assert table.asked() == []


@pytest.mark.rule("CON-REV-01", "CON-FAC-ATR-03", "CON-FAC-FRE-03", "CON-FAC-HAR-03", "CON-FAC-IMP-03")
@pytest.mark.parametrize("faction", [FACTIONS[index].id for index in SINGLE_FACTIONS])
def test_two_forces_return_for_nothing(faction: str) -> None:
    table = position(FOUR, tanks={faction: 5}, spice={faction: 1}).start(revival_phase)
    assert sorted(table.options(faction)) == ["0", "1", "2"]
    reserve = table.reserve(faction)
    table.play(faction, "2")
    assert (table.tanks(faction), table.reserve(faction), table.spice(faction)) == (3, reserve + 2, 1)


@pytest.mark.rule("CON-REV-01")
def test_nobody_has_to_revive() -> None:
    table = reviving(tanks=5).play("atreides", "0")
    assert table.tanks("atreides") == 5
    assert table.told() == ["event-no-revival"]


@pytest.mark.rule("CON-REV-04")
def test_who_revives_a_leader_alone_is_not_said_to_revive_nobody() -> None:
    table = reviving(tanks=5, spice=5, dead="duke_leto").play("atreides", "0", "duke_leto")
    assert table.told() == ["event-leader-revived"]


@pytest.mark.rule("CON-REV-02", "CON-REV-06")
@pytest.mark.parametrize(("count", "price"), [(1, 0), (2, 0), (3, 2), (4, 4), (7, 10)])
def test_more_forces_cost_two_spice_each_to_the_pool(count: int, price: int) -> None:
    table = reviving(tanks=8, spice=13).play("atreides", str(count))
    assert table.tanks("atreides") == 8 - count
    assert table.spice("atreides") == 13 - price
    assert sum(table.g.spice) == 13 + 15 - price


@pytest.mark.rule("CON-REV-03")
@pytest.mark.parametrize(("tanks", "spice", "most"), [(20, 36, 20), (20, 35, 19), (20, 3, 3), (6, 36, 6)])
def test_only_tanks_and_spice_limit_paid_revival(tanks: int, spice: int, most: int) -> None:
    offered = [int(option) for option in reviving(tanks=tanks, spice=spice).options("atreides")]
    assert sorted(offered) == list(range(most + 1))


@pytest.mark.rule("CON-REV-04", "CON-REV-06", "CON-RUL-58")
@pytest.mark.parametrize(("leader", "strength"), [("duke_leto", 5), ("paul_atreides", 4), ("dr_yueh", 1)])
def test_a_leader_costs_its_strength(leader: str, strength: int) -> None:
    table = reviving(spice=strength, dead=leader).play("atreides", "0", leader)
    assert table.alive(leader)
    assert table.spice("atreides") == 0
    assert sum(table.g.spice) == 15
    too_poor = reviving(spice=strength - 1, tanks=1, dead=leader).play("atreides", "0")
    assert too_poor.asked() == []
    assert not too_poor.alive(leader)


@pytest.mark.rule("CON-REV-04")
def test_who_can_neither_pay_for_a_leader_nor_hold_a_card_is_not_asked() -> None:
    assert reviving(spice=4, dead="duke_leto").asked() == []
    assert reviving(spice=5, dead="duke_leto").asked() == ["atreides"]


@pytest.mark.rule("CON-REV-04")
def test_only_own_leaders_are_revived() -> None:
    table = reviving(spice=20, dead="duke_leto, beast_rabban").play("atreides", "0")
    assert table.options("atreides") == ["done", "duke_leto"]


@pytest.mark.rule("CON-REV-04")
def test_what_forces_cost_is_not_left_for_leaders() -> None:
    table = reviving(spice=6, tanks=3, dead="duke_leto, paul_atreides").play("atreides", "3")
    assert table.options("atreides") == ["done", "paul_atreides"]


@pytest.mark.rule("CON-REV-05")
def test_several_leaders_return_in_one_phase_while_others_live() -> None:
    table = reviving(spice=12, dead="duke_leto, lady_jessica, dr_yueh")
    table.play("atreides", "0", "duke_leto", "lady_jessica", "dr_yueh")
    assert all(table.alive(leader) for leader in ("duke_leto", "lady_jessica", "dr_yueh"))
    assert table.spice("atreides") == 12 - 5 - 5 - 1


@pytest.mark.rule("CON-REV-07", "CON-COMP-05")
def test_the_revived_wait_in_the_reserve() -> None:
    table = reviving(tanks=4, spice=13, dead="duke_leto")
    before = table.reserve("atreides")
    table.play("atreides", "3", "duke_leto")
    assert table.reserve("atreides") == before + 3
    assert sum(table.g.forces[table.seat("atreides")]) == 0
    leto = next(one for one in table.g.view(None)["players"][0]["leaders"] if one["id"] == "duke_leto")
    assert (leto["state"], leto["territory"]) == ("ready", None)


@pytest.mark.rule("CON-REV-08", "CON-REV-09")
def test_a_revived_leader_fights_at_once_and_can_betray_again() -> None:
    table = position(
        "harkonnen, atreides",
        forces="carthag: atreides 6, harkonnen 3",
        dead="duke_leto",
        traitors={"harkonnen": "duke_leto, dr_yueh"},
    ).start(revival_phase)
    table.play("atreides", "0", "duke_leto").start(battle_phase)
    table.play("harkonnen", "pass").play("harkonnen", "beast_rabban", "nothing", "nothing", "0")
    table.play("atreides", "see_leader")
    assert "duke_leto" in table.options("atreides")
    table.play("atreides", "duke_leto", "nothing", "nothing", "0")
    assert "traitor" in table.options("harkonnen")
    table.play("harkonnen", "traitor").play_quietly(lambda: table.g.battle is None)
    assert not table.alive("duke_leto")

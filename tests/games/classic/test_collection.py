"""Spice collection, stronghold income and the mentat pause (CLA-COLLECT, CLA-ADV-01 to 04, CLA-PAUSE)."""

import pytest

from sandtable.games.classic.rules.collection import collection_phase
from sandtable.games.classic.rules.mentat_pause import mentat_pause
from sandtable.games.classic.rules.storm import move_storm
from tests.games.classic.position import Position, position


def collected(forces: str, ground: dict[str, int], **more: object) -> Position:
    table = position("emperor, harkonnen, fremen", forces=forces, ground=ground, spice={"emperor": 0}, **more)  # type: ignore[arg-type]
    return table.start(collection_phase)


@pytest.mark.rule("CLA-EX-23", "CLA-COLLECT-01", "CLA-COLLECT-02", "CLA-COLLECT-04")
def test_two_spice_per_force() -> None:
    table = collected("red_chasm:6: emperor 3", {"red_chasm:6": 8})
    assert (table.spice("emperor"), table.spice_at("red_chasm:6")) == (6, 2)


@pytest.mark.rule("CLA-EX-23", "CLA-COLLECT-03", "CLA-COLLECT-04")
@pytest.mark.parametrize("city", ["carthag", "arrakeen"])
def test_three_with_a_city_but_never_more_than_there_is(city: str) -> None:
    table = collected(f"red_chasm:6: emperor 3; {city}: emperor 1", {"red_chasm:6": 8})
    assert (table.spice("emperor"), table.spice_at("red_chasm:6")) == (8, 0)
    table = collected(f"red_chasm:6: emperor 2; {city}: emperor 1", {"red_chasm:6": 8})
    assert (table.spice("emperor"), table.spice_at("red_chasm:6")) == (6, 2)


@pytest.mark.rule("CLA-COLLECT-05")
def test_another_sector_does_not_collect() -> None:
    table = collected("old_gap:8: emperor 3", {"old_gap:9": 6})
    assert (table.spice("emperor"), table.spice_at("old_gap:9")) == (0, 6)


@pytest.mark.rule("CLA-COLLECT-06")
def test_allies_in_one_sector_collect_in_storm_order() -> None:
    table = position(
        "emperor, harkonnen, fremen",
        forces="old_gap:9: emperor 2, harkonnen 2",
        ground={"old_gap:9": 6},
        spice={"emperor": 0, "harkonnen": 0},
        allies="emperor harkonnen",
        first="harkonnen",
    ).start(collection_phase)
    assert (table.spice("harkonnen"), table.spice("emperor")) == (4, 2)


@pytest.mark.rule("CLA-COLLECT-07")
def test_in_the_storm_there_is_nothing_to_collect() -> None:
    table = position("fremen, harkonnen", advanced=True, forces="old_gap:9: fremen 4", ground={"old_gap:9": 6}, storm=8)
    table.g.storm_steps = 1
    table.start(move_storm).start(collection_phase)
    assert table.forces("fremen", "old_gap:9") == 2
    assert table.spice("fremen") == 3


@pytest.mark.rule("CLA-ADV-01", "CLA-ADV-02", "CLA-ADV-03", "CLA-ADV-04")
def test_strongholds_bear_income() -> None:
    for territory, amount in (("arrakeen", 2), ("carthag", 2), ("tueks_sietch", 1), ("sietch_tabr", 0)):
        assert collected(f"{territory}: emperor 1", {}, advanced=True).spice("emperor") == amount
    every = "arrakeen: emperor 1; carthag: emperor 1; tueks_sietch: emperor 1"
    assert collected(every, {}, advanced=True).spice("emperor") == 5
    assert collected(every, {}).spice("emperor") == 0


@pytest.mark.rule("CLA-PAUSE-01", "CLA-PAUSE-02", "CLA-DEAL-07")
def test_bribes_are_taken_up_before_victory_is_checked() -> None:
    table = position("emperor, harkonnen, fremen", bribes={"emperor": 4}, spice={"emperor": 1})
    table.start(mentat_pause)
    assert (table.spice("emperor"), table.bribes("emperor")) == (5, 0)
    winning = position(
        "emperor, harkonnen, fremen",
        bribes={"emperor": 4},
        forces="carthag: emperor 1; arrakeen: emperor 1; tueks_sietch: emperor 1",
    ).start(mentat_pause)
    assert winning.g.over
    assert winning.spice("emperor") == 14


@pytest.mark.rule("CLA-PAUSE-03")
def test_if_nobody_wins_the_turn_ends() -> None:
    table = position("emperor, harkonnen, fremen", forces="carthag: emperor 1").start(mentat_pause)
    assert not table.g.over

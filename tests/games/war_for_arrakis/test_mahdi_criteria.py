"""Each criterion of the Mahdi decides in a position made by hand, and says whom it kept and whom it sent away.

Criteria of attacks, marches and deployments have tests of their own beside their rules; the last test here sees to it
that none is without one.
"""

from pathlib import Path
from typing import Any

import pytest

from sandtable.games.war_for_arrakis.board import AREA
from sandtable.games.war_for_arrakis.rules.hazards import harvester_threatened
from sandtable.games.war_for_arrakis.rules.mahdi import (
    attacks,
    battles,
    deployment,
    effects,
    guards,
    movement,
    spice,
    turns,
    vehicles,
)
from sandtable.games.war_for_arrakis.rules.mahdi.criteria import Matter
from sandtable.games.war_for_arrakis.rules.mahdi.guards import reveal_guards
from sandtable.games.war_for_arrakis.rules.mahdi.movement import mahdi_carries_troops
from sandtable.games.war_for_arrakis.rules.mahdi.spice import mahdi_spends
from sandtable.games.war_for_arrakis.rules.mahdi.vehicles import mahdi_carries, mahdi_flies, mahdi_harvests
from tests.games.war_for_arrakis.mahdi import QUIET, against, reasons, uses
from tests.games.war_for_arrakis.position import Position
from tests.games.war_for_arrakis.test_mahdi_actions import played
from tests.games.war_for_arrakis.test_mahdi_movement import FORTS

MODULES = (attacks, battles, deployment, effects, guards, movement, spice, turns, vehicles)


def first_of(words: list[Any]) -> list[str]:
    """The names among candidates; of a pair, where it goes and where from."""
    return [word if isinstance(word, str) else "/".join(map(str, word["args"].values())) for word in words]


def decided(table: Position, criterion: str) -> tuple[list[str], list[str]]:
    chosen, others = reasons(table)[criterion]
    return first_of(chosen), first_of(others)


# Vehicles. The south-east: Deep Desert 02, 05, 07, 08 and Desert 01, 04, 06; Tasmin Sink borders 01, 04, 06 and 07.


@pytest.mark.rule("WFA-SVEH-02")
def test_quiet_deep_desert() -> None:
    table = against(harvest="tasmin_sink").start(mahdi_harvests, 1)
    kept = ["area-se-02", "area-se-05"]
    sent = ["area-se-01", "area-se-04", "area-se-06", "area-se-07", "area-se-08"]
    assert decided(table, "quiet-deep-desert") == (kept, sent)


@pytest.mark.rule("WFA-SVEH-04")
def test_free_deep_desert() -> None:
    table = against(harvest="tasmin_sink").start(mahdi_harvests, 3)
    kept, sent = ["area-se-07", "area-se-08"], ["area-se-01", "area-se-04", "area-se-06"]
    assert decided(table, "free-deep-desert") == (kept, sent)


@pytest.mark.rule("WFA-SVEH-08")
def test_most_harvesters_there() -> None:
    """Two Carryalls protect all three Harvesters from these two Air Zones; the first goes where two of them are."""
    table = against(harvesters="se_02, se_05, nw_01").start(mahdi_carries, 2)
    assert decided(table, "most-harvesters-there") == (["zone-air-se"], ["zone-air-nw"])


@pytest.mark.rule("WFA-SVEH-09")
def test_for_a_strike() -> None:
    table = against("cse_02: harkonnen regular 2", target="gara_kulon").start(mahdi_flies, 3)
    assert decided(table, "for-a-strike")[0] == ["zone-air-se", "zone-air-c-east", "zone-air-c-south"]


@pytest.mark.rule("WFA-SVEH-11")
def test_over_the_target() -> None:
    kept, sent = decided(against(target="habbanya_ridge").start(mahdi_flies, 1), "over-the-target")
    assert kept == ["zone-air-sw"]
    assert len(sent) == 7


@pytest.mark.rule("WFA-SVEH-12")
def test_beside_the_target() -> None:
    taken = "air_ne carryall, air_c_east carryall, air_c_north carryall"
    kept, sent = decided(against(target="gara_kulon", flyers=taken).start(mahdi_flies, 1), "beside-the-target")
    assert kept == ["zone-air-nw", "zone-air-se"]
    assert sent == ["zone-air-sw", "zone-air-c-south", "zone-air-c-west"]


@pytest.mark.rule("WFA-SVEH-13")
def test_between_central_sectors() -> None:
    table = against(target="gara_kulon", flyers="air_ne carryall").start(mahdi_flies, 1)
    kept, sent = ["zone-air-c-east", "zone-air-c-north"], ["zone-air-nw", "zone-air-se"]
    assert decided(table, "between-central-sectors") == (kept, sent)


# Carryalls that rescue.


@pytest.mark.rule("WFA-SOLO-22", "WFA-RUL-72")
@pytest.mark.parametrize(("other", "criterion"), [("se_02", "spare-for-deep-desert"), ("se_01", "spare-for-others")])
def test_the_carryall_that_another_harvester_needs_stays(other: str, criterion: str) -> None:
    """Both could come to the central south-east, only that of the south-east to the Harvester still to be struck."""
    zones = "air_se carryall, air_c_south carryall"
    table = against(harvesters=f"cse_05, {other}", flyers=zones, worms=f"cse_05, {other}", phase="hazards")
    table.g.turn = None
    table.start(harvester_threatened, AREA["cse_05"], 1 << AREA[other])
    assert decided(table, criterion) == (["zone-air-c-south"], ["zone-air-se"])


# Spice.


@pytest.mark.rule("WFA-SOLO-24")
def test_the_lowest_marker_is_raised() -> None:
    table = against(imperium={"choam": 3, "spacing_guild": 2, "landsraad": 1}, phase="spice_harvest")
    table.g.turn = None
    table.start(mahdi_spends, 7)
    assert decided(table, "lowest-marker-raised")[0] == ["imperium-choam"]
    assert list(table.g.imperium) == [2, 2, 1]


# Tokens and mergers.


@pytest.mark.rule("WFA-SSPC-07")
def test_the_weakest_go_first() -> None:
    table = against("arrakeen: harkonnen elite 3, regular 1", guards="arrakeen: silver_1, black_1")
    table.start(reveal_guards, AREA["arrakeen"])
    kept, sent = decided(table, "weakest-first")
    assert kept == ["unit-regular"]
    assert "unit-elite" in sent


@pytest.mark.rule("WFA-SMOV-20")
def test_the_greatest_merger_goes_first_and_joins_the_greatest() -> None:
    """Beside the Target, in a row: three Units between one and two; with the two they make five."""
    legions = "csw_04: harkonnen regular 1; csw_05: harkonnen regular 3; csw_06: harkonnen regular 2"
    table = uses(against(f"{legions}; windgap: atreides regular 5; {FORTS}", target="windgap", **QUIET), "strategy")
    assert decided(table, "greatest-merger") == (["area-csw-05", "area-csw-06"], ["area-csw-04"])
    assert decided(table, "merge-greatest") == (["area-csw-06"], ["area-csw-04"])
    assert table.legion("harkonnen", "csw_06") == "regular 5"


# Other effects of cards.


@pytest.mark.rule("WFA-SACT-38")
def test_aimed_at_the_target() -> None:
    legions = "sw_05: atreides regular 1, stilgar; ne_15: atreides regular 1, lady_jessica"
    foes = "se_02: harkonnen regular 1; ne_01: harkonnen regular 1; sw_07: harkonnen regular 1"
    table = played(against(f"{legions}; {foes}", target="gara_kulon", **QUIET), "hunter_seeker")
    assert decided(table, "aimed-at-target") == (["leader-lady-jessica"], ["leader-stilgar"])


# A flight by a card (WFA-RUL-104).


@pytest.mark.rule("WFA-RUL-104", "WFA-SACT-33")
def test_a_flight_joins_the_legion_nearest_the_target() -> None:
    legions = "arrakeen: harkonnen regular 3; csw_02: harkonnen regular 2; cse_04: harkonnen regular 1"
    kept, sent = decided(against(legions).start(mahdi_carries_troops), "flight-nearest-target")
    assert kept == ["area-csw-02/area-arrakeen"]
    assert sent == ["area-cse-04/area-arrakeen"]


@pytest.mark.rule("WFA-RUL-104", "WFA-SMOV-02")
def test_of_those_that_could_fly_the_nearest_does() -> None:
    legions = "arrakeen: harkonnen regular 3; north_pole: harkonnen regular 1; csw_02: harkonnen regular 2"
    kept, sent = decided(against(legions).start(mahdi_carries_troops), "flight-nearest-legion")
    assert kept == ["area-csw-02/area-north-pole"]
    assert sent == ["area-csw-02/area-arrakeen"]


@pytest.mark.rule("WFA-RUL-104", "WFA-SMOV-03")
def test_of_equally_near_ones_the_strongest_does() -> None:
    legions = "arrakeen: harkonnen regular 3; carthag: harkonnen regular 4; csw_02: harkonnen regular 2"
    kept, sent = decided(against(legions).start(mahdi_carries_troops), "flight-strongest-legion")
    assert kept == ["area-csw-02/area-carthag"]
    assert sent == ["area-csw-02/area-arrakeen"]


def test_no_criterion_is_without_a_test() -> None:
    """Every criterion of every matter is named in a test that looks at what it decided."""
    here = Path(__file__).parent
    tested = "".join(file.read_text(encoding="utf-8") for file in sorted(here.glob("test_mahdi_*.py")))
    matters = [value for module in MODULES for value in vars(module).values() if isinstance(value, Matter)]
    assert len({matter.name for matter in matters}) > 20
    criteria = {criterion for matter in matters for criterion in matter.criteria}
    assert sorted(criterion for criterion in criteria if f'"{criterion}"' not in tested) == []

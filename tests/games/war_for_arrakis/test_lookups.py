"""What is looked up or remembered for speed says the same as what it stands for."""

from random import Random

import pytest

import sandtable
from sandtable.games.war_for_arrakis.board import (
    ALL_AREAS,
    AREAS,
    BIT,
    NEIGHBOURS,
    NEIGHBOURS_RIMWALL_OPEN,
    RIMWALL_WEST,
    STEPS,
    STEPS_OVER_WALLS,
    STEPS_RIMWALL_OPEN,
    TOUCHING,
    areas_in,
    flood,
    mask_of,
    spread,
)
from sandtable.games.war_for_arrakis.notation import AREA, area_options, take_out
from sandtable.games.war_for_arrakis.rules import movement
from sandtable.games.war_for_arrakis.rules.checks import elite, led
from sandtable.games.war_for_arrakis.rules.movement import Range, destinations, prey, ride_ends, targets
from sandtable.games.war_for_arrakis.state import Table
from sandtable.games.war_for_arrakis.terms import HARKONNEN, SIDES, SPECIAL, Area

DECISIONS = 400
LOOKED_AT_EVERY = 20


def some_sets() -> list[int]:
    random = Random(7)
    return [0, int(ALL_AREAS), *[random.getrandbits(AREAS) & random.getrandbits(AREAS) for _ in range(50)]]


def some_tables() -> list[Table]:
    """States of random games, one of them after the Rimwall was blasted."""
    random = Random(3)
    found: list[Table] = []
    for seed in range(2):
        state = sandtable.game("war_for_arrakis").new(seats=2, seed=seed)
        for number in range(DECISIONS):
            seat = state.to_act[0]
            state.play(seat, random.choice(state.options(seat)))
            if number % LOOKED_AT_EVERY == 0:
                table = state.clone()
                assert isinstance(table, Table)
                found.append(table)
    blasted = found[-1].clone()
    blasted.blasted = RIMWALL_WEST
    return [*found, blasted]


def test_sets_are_taken_apart_and_put_together() -> None:
    for mask in some_sets():
        assert areas_in(mask) == tuple([area for area in range(AREAS) if mask >> area & 1])
        assert mask_of(areas_in(mask)) == mask


def test_options_of_a_set_are_a_list_of_its_own() -> None:
    for mask in some_sets():
        expected = [AREA[area] for area in range(AREAS) if mask >> area & 1]
        for gone in expected:
            options = area_options(mask)
            assert options == expected
            take_out(options, gone)
            assert options == [option for option in expected if option is not gone]


def test_steps_in_pieces_are_the_neighbours() -> None:
    for steps, neighbours in (
        (STEPS, NEIGHBOURS),
        (STEPS_RIMWALL_OPEN, NEIGHBOURS_RIMWALL_OPEN),
        (STEPS_OVER_WALLS, TOUCHING),
    ):
        assert tuple([high << 60 | low for low, high in zip(steps.low, steps.high, strict=True)]) == neighbours


def test_rides_and_reach_are_those_of_the_rules() -> None:
    for g in some_tables():
        through = (g.all_signs | g.worms) & ~g.standing[HARKONNEN]
        for area in range(AREAS):
            crossed = flood(g.neighbours[area], through, g.neighbours)
            assert ride_ends(g, area) == spread(crossed, g.neighbours) & ~BIT[area]
        for side in SIDES:
            movers, hunters = Range(g, side, g.free(side)), Range(g, side, prey(g, side))
            for area in areas_in(g.standing[side]):
                assert movers.meets(area) == (destinations(g, side, area) != 0)
                assert hunters.meets(area) == (targets(g, side, area) != 0)


def test_only_so_many_rides_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movement, "_MOST_REMEMBERED", 3)
    monkeypatch.setattr(movement, "_RIDES", {})
    g = some_tables()[0]
    for area in range(7):
        g.wormsigns = 1 << area
        ride_ends(g, area)
        assert len(movement._RIDES) <= 3


def test_sets_of_legions_are_those_of_the_table() -> None:
    for g in some_tables():
        assert g.sietch_areas == sum([1 << area for area in g.sietch_at if area >= 0])
        for side in SIDES:
            legions = [Area(area) for area in areas_in(g.standing[side])]
            assert areas_in(led(g, side)) == tuple([area for area in legions if g.has_leader(side, area)])
            assert areas_in(elite(g, side)) == tuple([area for area in legions if g.unit(side, SPECIAL, area)])
            assert all(g.free(side) >> area & 1 for area in legions)

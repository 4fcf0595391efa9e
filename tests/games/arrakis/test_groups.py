"""Counting over cells: who meets whom, groups and losses."""

from sandtable.games.arrakis.groups import count_in, fewest_to_gather, fewest_to_lose, meetings, spread
from sandtable.games.arrakis.movement import cells_outside
from sandtable.games.arrakis.planet import CELL_IDS, CELL_INDEX, CELLS_OF, TERRITORY_BIT, TERRITORY_INDEX
from sandtable.games.arrakis.terms import Sector


def standing(**cells: int) -> tuple[int, ...]:
    """Forces by cell: pasty_mesa_4=2 are two in sector 4 of Pasty Mesa."""
    forces = [0] * len(CELL_IDS)
    for name, count in cells.items():
        territory, sector = name.rsplit("_", 1)
        forces[CELL_INDEX[f"{territory}:{sector}"]] = count
    return tuple(forces)


def met(mine: tuple[int, ...], theirs: tuple[int, ...], storm: int) -> list[list[str]]:
    return [[CELL_IDS[cell] for cell in meeting.cells] for meeting in meetings(mine, theirs, Sector(storm))]


def test_forces_of_one_territory_meet_across_its_sectors() -> None:
    mine, theirs = standing(pasty_mesa_4=2, carthag_10=1), standing(pasty_mesa_7=1, arrakeen_9=3)
    assert met(mine, theirs, 18) == [["pasty_mesa:4", "pasty_mesa:5", "pasty_mesa:6", "pasty_mesa:7"]]


def test_the_storm_keeps_them_apart() -> None:
    mine, theirs = standing(pasty_mesa_4=2), standing(pasty_mesa_7=1)
    assert met(mine, theirs, 5) == []
    assert met(mine, theirs, 7) == []


def test_the_cell_of_the_storm_is_a_part_of_its_own() -> None:
    mine, theirs = standing(pasty_mesa_5=2, pasty_mesa_6=1), standing(pasty_mesa_5=1, pasty_mesa_7=1)
    assert met(mine, theirs, 5) == [["pasty_mesa:5"], ["pasty_mesa:6", "pasty_mesa:7"]]


def test_nobody_meets_in_the_polar_sink() -> None:
    assert met(standing(polar_sink_0=2), standing(polar_sink_0=2), 18) == []


def test_a_group_has_at_least_one_force() -> None:
    assert fewest_to_gather(0, last=True) == 1
    assert fewest_to_gather(0, last=False) == 0
    assert fewest_to_gather(2, last=True) == 0


def test_losses_are_spread_as_chosen_and_then_in_order() -> None:
    assert fewest_to_lose(5, 3) == 2
    assert fewest_to_lose(2, 3) == 0
    assert spread(5, [1], [3, 2, 4]) == [1, 2, 2]
    assert spread(5, [], [3, 2, 4]) == [3, 2, 0]


def test_counting() -> None:
    assert count_in(standing(pasty_mesa_4=2, pasty_mesa_7=3), CELLS_OF[TERRITORY_INDEX["pasty_mesa"]]) == 5


def test_cells_outside_the_storm() -> None:
    arrakeen = TERRITORY_BIT[TERRITORY_INDEX["arrakeen"]]
    outside = [CELL_IDS[cell] for cell in cells_outside(Sector(10), arrakeen)]
    assert "carthag:10" not in outside
    assert "arrakeen:9" not in outside
    assert "polar_sink:0" in outside
    assert "imperial_basin:9" in outside
    assert len(outside) == len([one for one in CELL_IDS if not one.endswith(":10")]) - 1

"""Ways over the planet, by hand-checked cases and against a naive search."""

import random

from sandtable.games.arrakis import movement
from sandtable.games.arrakis import planet as p
from sandtable.games.arrakis.terms import Cell, Sector, Territory, TerritoryMask


class Ways:
    """The ways over the planet for plain numbers, as hand-checked cases have them."""

    NO_WAY = movement.NO_WAY

    @staticmethod
    def in_storm(cell: int, storm: int) -> bool:
        return movement.in_storm(Cell(cell), Sector(storm))

    @staticmethod
    def distance(a: int, b: int, storm: int, closed: int) -> int:
        return movement.distance(Cell(a), Cell(b), Sector(storm), TerritoryMask(closed))

    @staticmethod
    def reachable(start: int, storm: int, limit: int, closed: int) -> tuple[Cell, ...]:
        return movement.reachable(Cell(start), Sector(storm), limit, TerritoryMask(closed))

    @staticmethod
    def ride(start: int, storm: int, limit: int, closed: int, sand: int) -> tuple[Cell, ...]:
        return movement.ride(Cell(start), Sector(storm), limit, TerritoryMask(closed), TerritoryMask(sand))

    @staticmethod
    def parts(territory: int, storm: int) -> tuple[tuple[Cell, ...], ...]:
        return movement.parts(Territory(territory), Sector(storm))

    @staticmethod
    def swept(sector: int, steps: int) -> tuple[Sector, ...]:
        return movement.swept(Sector(sector), steps)


def cell(ident: str) -> int:
    return p.CELL_INDEX[ident]


def closed(*territories: str) -> int:
    return sum(p.TERRITORY_BIT[p.TERRITORY_INDEX[territory]] for territory in territories)


def ids(cells: tuple[int, ...]) -> set[str]:
    return {p.CELL_IDS[number] for number in cells}


def naive_ends(start: int, storm: int, limit: int, closed_mask: int) -> tuple[int, ...]:
    """Relax every step of the map until nothing changes: slow, and unlike the search under test."""
    if storm and p.SECTOR_OF[start] == storm:
        return ()
    cost: dict[int, int] = {start: 0}
    changed = True
    while changed:
        changed = False
        for here in list(cost):
            for there in range(86):
                if there in p.LINKS[here]:
                    price = cost[here]
                elif there in p.NEIGHBOURS[here] and not closed_mask & p.TERRITORY_BIT[p.TERRITORY_OF[there]]:
                    price = cost[here] + 1
                else:
                    continue
                if (storm and p.SECTOR_OF[there] == storm) or price >= cost.get(there, 99):
                    continue
                cost[there] = price
                changed = True
    return tuple(sorted(there for there, price in cost.items() if price <= limit and there != start))


def test_hole_in_the_rock_to_carthag_is_two_territories() -> None:
    start, end = cell("hole_in_the_rock:8"), cell("carthag:10")
    assert Ways.distance(start, end, 0, 0) == 2
    assert end in Ways.reachable(start, 0, 3, 0)
    assert end not in Ways.reachable(start, 0, 1, 0)


def test_only_territories_count_for_distance() -> None:
    # From the eastern end of the False Wall through all five of its sectors and into one neighbour.
    assert Ways.distance(cell("false_wall_east:4"), cell("shield_wall:8"), 0, 0) == 1
    assert Ways.distance(cell("imperial_basin:8"), cell("carthag:10"), 0, 0) == 1


def test_a_shift_inside_the_own_territory_is_a_move() -> None:
    ends = Ways.reachable(cell("minor_erg:4"), 0, 0, 0)
    assert ids(ends) == {"minor_erg:5", "minor_erg:6", "minor_erg:7"}
    assert ids(Ways.reachable(cell("minor_erg:4"), 6, 0, 0)) == {"minor_erg:5"}


def test_one_step_from_arrakeen() -> None:
    one = ids(Ways.reachable(cell("arrakeen:9"), 0, 1, 0))
    assert one == {
        "imperial_basin:8",
        "imperial_basin:9",
        "imperial_basin:10",
        "old_gap:8",
        "old_gap:9",
        "old_gap:10",
        "rim_wall_west:8",
    }


def test_nothing_leaves_enters_or_passes_the_storm() -> None:
    assert Ways.reachable(cell("arrakeen:9"), 9, 6, 0) == ()
    for start in range(86):
        for end in Ways.reachable(start, 8, 6, 0):
            assert p.SECTOR_OF[end] != 8
    # With the storm in sector 9 the short way from Hole in the Rock to Carthag is cut.
    assert Ways.distance(cell("hole_in_the_rock:8"), cell("carthag:10"), 9, 0) == 4


def test_a_territory_partly_in_the_storm_is_crossed_through_its_other_sectors() -> None:
    # Imperial Basin lies in 8, 9 and 10; from the pole its sector 8 is open while the storm is in 9.
    assert Ways.distance(cell("polar_sink:0"), cell("hole_in_the_rock:8"), 9, 0) == 2
    # Old Gap's two outer sectors no longer touch; the way round leaves the territory and comes back.
    assert Ways.distance(cell("old_gap:8"), cell("old_gap:10"), 0, 0) == 0
    assert Ways.distance(cell("old_gap:8"), cell("old_gap:10"), 9, 0) == 6


def test_the_polar_sink_is_never_in_the_storm() -> None:
    for storm in range(19):
        assert Ways.reachable(p.POLAR_SINK_CELL, storm, 1, 0)
        assert not Ways.in_storm(p.POLAR_SINK_CELL, storm)


def test_closed_territories_are_neither_entered_nor_passed() -> None:
    full = closed("carthag")
    start = cell("tsimpo:10")
    assert cell("carthag:10") in Ways.reachable(start, 0, 1, 0)
    assert cell("carthag:10") not in Ways.reachable(start, 0, 6, full)
    only_way = closed("habbanya_ridge_flat")
    assert Ways.distance(cell("habbanya_sietch:16"), cell("habbanya_erg:16"), 0, only_way) == Ways.NO_WAY
    assert Ways.reachable(cell("habbanya_sietch:16"), 0, 6, only_way) == ()


def test_a_group_may_leave_a_closed_territory() -> None:
    assert Ways.reachable(cell("carthag:10"), 0, 1, closed("carthag"))


def test_reachable_equals_a_naive_search_on_random_storms_and_closures() -> None:
    rng = random.Random(2021)
    for _ in range(300):
        start = rng.randrange(86)
        storm = rng.randrange(19)
        limit = rng.randrange(7)
        mask = sum(p.TERRITORY_BIT[territory] for territory in rng.sample(range(42), rng.randrange(9)))
        assert Ways.reachable(start, storm, limit, mask) == naive_ends(start, storm, limit, mask)


def test_distance_is_symmetric_between_open_cells() -> None:
    for storm in (0, 4, 13):
        for a in range(0, 86, 5):
            for b in range(86):
                if not Ways.in_storm(a, storm) and not Ways.in_storm(b, storm):
                    assert Ways.distance(a, b, storm, 0) == Ways.distance(b, a, storm, 0)


def naive_ride_ends(start: int, storm: int, limit: int, barred: int, sand: int) -> set[int]:
    """Every chain of territories, one by one. Storms inside a territory bar it, so only the first needs its cells."""
    home = p.TERRITORY_OF[start]
    if storm and p.SECTOR_OF[start] == storm:
        return set()
    first = next(part for part in Ways.parts(home, storm) if start in part)
    stormed = {p.TERRITORY_OF[c] for c in range(86) if storm and p.SECTOR_OF[c] == storm}
    ends: set[int] = set() if home in stormed or barred & p.TERRITORY_BIT[home] else set(first)
    chains: list[tuple[tuple[int, ...], int]] = [(first, 0)]
    while chains:
        standing, entered = chains.pop()
        here = p.TERRITORY_OF[standing[0]]
        if entered == limit or (here != home and not sand & p.TERRITORY_BIT[here]):
            continue
        for there in {p.TERRITORY_OF[n] for c in standing for n in p.NEIGHBOURS[c]}:
            if there not in stormed and not barred & p.TERRITORY_BIT[there]:
                ends.update(p.CELLS_OF[there])
                chains.append((p.CELLS_OF[there], entered + 1))
    return ends - {start}


def test_a_ride_passes_sand_only_but_may_end_anywhere() -> None:
    ends = ids(Ways.ride(cell("cielago_north:2"), 0, 3, 0, p.SAND_MASK))
    assert "false_wall_south:3" in ends  # rock, one step away
    assert "polar_sink:0" in ends
    # Tuek's Sietch: two steps over rock, three over the sand of Cielago East and South Mesa.
    assert "tueks_sietch:4" in ends
    assert "tueks_sietch:4" not in ids(Ways.ride(cell("cielago_north:2"), 0, 2, 0, p.SAND_MASK))
    assert "tueks_sietch:4" in ids(Ways.reachable(cell("cielago_north:2"), 0, 2, 0))
    # Across the pole lies Imperial Basin, two territories off, but the polar sink is not sand.
    assert "imperial_basin:9" in ids(Ways.reachable(cell("cielago_north:2"), 0, 2, 0))
    assert "imperial_basin:9" not in ends


def test_a_ride_shuns_territories_that_the_storm_touches_anywhere() -> None:
    start = cell("cielago_north:2")
    assert "cielago_depression:2" in ids(Ways.ride(start, 0, 1, 0, p.SAND_MASK))
    # Storm in 18: Cielago Depression:2 is clear, but its territory is touched; Cielago East is not.
    ends = ids(Ways.ride(start, 18, 1, 0, p.SAND_MASK))
    assert "cielago_depression:2" not in ends
    assert "cielago_east:2" in ends
    # The own territory is touched as well: it can be left, but not ridden to.
    assert "cielago_north:1" not in ends
    assert Ways.ride(start, 2, 3, 0, p.SAND_MASK) == ()


def test_a_covered_stronghold_in_the_sand_mask_can_be_passed() -> None:
    start = cell("hagga_basin:11")
    beyond = cell("imperial_basin:10")
    sand_without_detours = p.SAND_MASK & ~closed("arsunt", "tsimpo")
    assert beyond not in Ways.ride(start, 0, 2, 0, sand_without_detours)
    assert beyond in Ways.ride(start, 0, 2, 0, sand_without_detours | closed("carthag"))


def test_ride_equals_every_chain_of_territories_tried() -> None:
    rng = random.Random(5)
    for _ in range(200):
        start = rng.randrange(86)
        storm = rng.randrange(19)
        mask = sum(p.TERRITORY_BIT[territory] for territory in rng.sample(p.STRONGHOLDS, rng.randrange(3)))
        if mask & p.TERRITORY_BIT[p.TERRITORY_OF[start]]:
            continue
        assert set(Ways.ride(start, storm, 3, mask, p.SAND_MASK)) == naive_ride_ends(start, storm, 3, mask, p.SAND_MASK)


def test_parts_of_a_territory_divided_by_the_storm() -> None:
    erg = p.TERRITORY_INDEX["minor_erg"]
    four, five, six, seven = p.CELLS_OF[erg]
    assert Ways.parts(erg, 0) == ((four, five, six, seven),)
    assert Ways.parts(erg, 12) == ((four, five, six, seven),)
    assert Ways.parts(erg, 6) == ((four, five), (six,), (seven,))
    assert Ways.parts(erg, 4) == ((four,), (five, six, seven))
    depression = p.TERRITORY_INDEX["cielago_depression"]
    eighteen, one, two = p.CELLS_OF[depression]
    assert Ways.parts(depression, 1) == ((eighteen,), (one,), (two,))
    assert Ways.parts(p.POLAR_SINK, 0) == ((p.POLAR_SINK_CELL,),)


def test_the_storm_wraps_from_18_to_1() -> None:
    assert Ways.swept(17, 4) == (18, 1, 2, 3)


def test_a_storm_that_does_not_move_sweeps_its_own_sector() -> None:
    assert Ways.swept(7, 0) == (7,)

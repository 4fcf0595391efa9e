"""The map is whole: counts, symmetry, connection, and coordinates that lie where they should."""

import math

import pytest

from sandtable.games.arrakis import planet as p


def count(kind: int) -> int:
    return sum(territory.kind == kind for territory in p.TERRITORIES)


@pytest.mark.rule("CON-COMP-01")
def test_every_territory_is_of_one_of_four_kinds() -> None:
    assert len(p.TERRITORIES) == 42
    assert [count(kind) for kind in (p.SAND, p.ROCK, p.STRONGHOLD, p.POLAR)] == [29, 7, 5, 1]
    assert p.KIND_OF[p.POLAR_SINK] == p.POLAR


@pytest.mark.rule("CON-COMP-02")
def test_only_sand_carries_the_blow_symbol() -> None:
    marked = [territory for territory in p.TERRITORIES if territory.blow_cell >= 0]
    assert len(marked) == 15
    for territory in marked:
        assert territory.kind == p.SAND
        assert territory.blow_cell in territory.cells
    assert p.CELL_IDS[p.BLOW_CELL_OF[p.TERRITORY_INDEX["broken_land"]]] == "broken_land:11"
    assert p.CELL_IDS[p.BLOW_CELL_OF[p.TERRITORY_INDEX["rock_outcroppings"]]] == "rock_outcroppings:13"


@pytest.mark.rule("CON-COMP-03")
def test_eighteen_sectors_cover_the_map_and_each_holds_sand() -> None:
    assert sorted(set(p.SECTOR_OF)) == list(range(19))
    assert p.CELLS_IN_SECTOR[0] == (p.POLAR_SINK_CELL,)
    assert sum(len(cells) for cells in p.CELLS_IN_SECTOR) == len(p.CELL_IDS) == 86
    for sector in range(1, 19):
        assert any(p.KIND_OF[p.TERRITORY_OF[cell]] == p.SAND for cell in p.CELLS_IN_SECTOR[sector])


@pytest.mark.rule("CON-COMP-04")
def test_a_territory_can_extend_over_several_sectors() -> None:
    wall = p.TERRITORY_INDEX["false_wall_east"]
    assert [p.SECTOR_OF[cell] for cell in p.CELLS_OF[wall]] == [4, 5, 6, 7, 8]
    for territory in p.TERRITORIES:
        assert all(p.TERRITORY_OF[cell] == territory.index for cell in territory.cells)
        sectors = [p.SECTOR_OF[cell] for cell in territory.cells]
        assert len(set(sectors)) == len(sectors)


@pytest.mark.rule("CON-COMP-18")
def test_five_strongholds() -> None:
    names = ["arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"]
    assert [p.TERRITORY_IDS[territory] for territory in p.STRONGHOLDS] == names
    assert all(p.KIND_OF[territory] == p.STRONGHOLD for territory in p.STRONGHOLDS)
    assert count(p.STRONGHOLD) == len(p.STRONGHOLDS)


def test_ids_and_indexes_agree() -> None:
    assert p.TERRITORY_IDS[p.POLAR_SINK] == "polar_sink"
    assert p.CELL_IDS[p.POLAR_SINK_CELL] == "polar_sink:0"
    for index, territory in enumerate(p.TERRITORIES):
        assert territory.index == index == p.TERRITORY_INDEX[territory.id]
    for cell, ident in enumerate(p.CELL_IDS):
        assert p.CELL_INDEX[ident] == cell
        assert ident == f"{p.TERRITORY_IDS[p.TERRITORY_OF[cell]]}:{p.SECTOR_OF[cell]}"
    assert len(set(p.CELL_IDS)) == 86


def sector_gap(a: int, b: int) -> int:
    return min((p.SECTOR_OF[a] - p.SECTOR_OF[b]) % 18, (p.SECTOR_OF[b] - p.SECTOR_OF[a]) % 18)


def test_borders_are_symmetric_and_never_jump_a_sector() -> None:
    assert sum(len(cells) for cells in p.NEIGHBOURS) == 2 * 144
    for cell, others in enumerate(p.NEIGHBOURS):
        assert len(set(others)) == len(others)
        for other in others:
            assert cell in p.NEIGHBOURS[other]
            assert p.TERRITORY_OF[cell] != p.TERRITORY_OF[other]
            if p.POLAR_SINK_CELL not in (cell, other):
                assert sector_gap(cell, other) <= 1


def test_links_chain_the_cells_of_each_territory() -> None:
    for cell, others in enumerate(p.LINKS):
        for other in others:
            assert cell in p.LINKS[other]
            assert p.TERRITORY_OF[cell] == p.TERRITORY_OF[other]
            assert sector_gap(cell, other) == 1
    for cells in p.CELLS_OF:
        assert sum(len(p.LINKS[cell]) for cell in cells) == 2 * (len(cells) - 1)
    meridian = p.CELL_INDEX["meridian:18"]
    assert p.LINKS[meridian] == (p.CELL_INDEX["meridian:1"],)


def test_the_map_is_connected() -> None:
    seen = {0}
    todo = [0]
    while todo:
        cell = todo.pop()
        for other in p.NEIGHBOURS[cell] + p.LINKS[cell]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    assert len(seen) == 86


def test_every_cell_and_symbol_is_drawn_inside_its_wedge() -> None:
    def wedge(x: int, y: int) -> float:
        return math.degrees(math.atan2(p.CENTRE_Y - y, x - p.CENTRE_X)) % 360

    points = [(p.SECTOR_OF[cell], xy) for cell, xy in enumerate(p.CELL_XY) if cell != p.POLAR_SINK_CELL]
    points += [(p.SECTOR_OF[t.blow_cell], (t.blow_x, t.blow_y)) for t in p.TERRITORIES if t.blow_cell >= 0]
    for sector, (x, y) in points:
        assert (wedge(x, y) - p.SECTOR_START_DEGREES[sector]) % 360 <= p.SECTOR_SPAN_DEGREES
        assert math.hypot(x - p.CENTRE_X, y - p.CENTRE_Y) <= p.RADIUS

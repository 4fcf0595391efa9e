"""What the browser client takes from the package is up to date: types, map, what is printed."""

import json
from pathlib import Path

from sandtable.games.arrakis import planet
from sandtable.games.war_for_arrakis import board as war_board
from tools import api_schema, client_files, draw_planet, draw_war_map, outlines

WEB = Path(__file__).parents[1] / "web"
DRAWING = json.loads((WEB / "src/boards/arrakis/planet.json").read_text("utf-8"))


def test_types_come_from_the_server_as_it_is() -> None:
    assert (WEB / "openapi.json").read_text("utf-8") == api_schema.schema(), (
        "run: python tools/api_schema.py web/openapi.json && tools/npm .venv run types"
    )


def test_the_planet_is_drawn_from_the_map_as_it_is() -> None:
    drawn = (WEB / "src/boards/arrakis/planet.json").read_text("utf-8")
    assert drawn == outlines.written(draw_planet.draw()), (
        "run: python -m tools.draw_planet web/src/boards/arrakis/planet.json"
    )


def test_views_and_facts_come_from_the_games_as_they_are() -> None:
    written = client_files.files()
    assert {path.name for path in written} >= {"view.gen.ts", "facts.json", "texts.ru.json"}
    for path, text in written.items():
        assert path.read_text("utf-8") == text, f"{path.name}: run: {client_files.COMMAND}"


def test_what_a_view_declares_becomes_what_the_client_reads() -> None:
    declared = client_files.ROOT / "tests" / "shapes.py"
    assert client_files.types(declared).partition("\n\n")[2] == SHAPES


SHAPES = """/** Cards that lie together, as far as the reader knows them. */
export interface Pile {
  count: number;
  /** Those that the reader can name. */
  known: string[];
}

/** A sign. */
export type Sign = [string] | [string, number];

export type Colour = "red" | "blue";

/** A stone. */
export interface Stone {
  colour: Colour;
  /** Who has it. */
  owner: number | null;
  signs?: (Sign | null)[];
}

export interface Board {
  for: Stone[];
  piles: Record<string, Pile>;
}
"""


def test_what_borders_on_the_map_touches_in_the_drawing() -> None:
    touching = {tuple(sorted(arc["sides"])) for arc in DRAWING["arcs"] if "" not in arc["sides"]}
    missing = []
    for cell, neighbours in enumerate(planet.NEIGHBOURS):
        for other in neighbours:
            pair = tuple(sorted((planet.CELL_IDS[cell], planet.CELL_IDS[other])))
            if pair not in touching:
                missing.append(pair)
    assert not missing
    far = []
    for one, other in sorted(touching):
        first, second = planet.CELL_INDEX[one], planet.CELL_INDEX[other]
        territories = (planet.TERRITORY_OF[first], planet.TERRITORY_OF[second])
        around = {
            planet.TERRITORY_OF[cell] for own in planet.CELLS_OF[territories[0]] for cell in planet.NEIGHBOURS[own]
        }
        if territories[0] != territories[1] and territories[1] not in around:
            far.append((one, other))
    assert not far


def test_the_map_of_the_war_is_drawn_from_the_board_as_it_is() -> None:
    drawn = (WEB / "src/boards/war_for_arrakis/map.json").read_text("utf-8")
    assert drawn == outlines.written(draw_war_map.draw()), (
        "run: python -m tools.draw_war_map web/src/boards/war_for_arrakis/map.json"
    )


def test_areas_touch_in_the_drawing_exactly_where_they_border_on_the_board() -> None:
    drawing = json.loads((WEB / "src/boards/war_for_arrakis/map.json").read_text("utf-8"))
    touching = {tuple(sorted(arc["sides"])) for arc in drawing["arcs"] if "" not in arc["sides"]}
    bordering = set()
    for area, ident in enumerate(war_board.AREA_IDS):
        for other in war_board.areas_in(war_board.TOUCHING[area]):
            bordering.add(tuple(sorted((ident, war_board.AREA_IDS[other]))))
    assert touching == bordering
    at_the_edge = {arc["sides"][1] for arc in drawing["arcs"] if arc["kind"] == "edge"}
    assert at_the_edge == {war_board.AREA_IDS[area] for area in war_board.areas_in(war_board.DEEP_DESERTS)}
    walls = {tuple(sorted(arc["sides"])) for arc in drawing["arcs"] if arc["kind"] == "impassable"}
    assert len(walls) == 11
    assert all(len(area["rings"]) == 1 for area in drawing["areas"])

"""What the browser client takes from the package is up to date: types, map, rules behind events."""

import json
import re
from pathlib import Path

import pytest

from sandtable.catalogue import rules
from sandtable.games.arrakis import planet
from sandtable.words import Words
from tools import api_schema, draw_planet, uprising_sheets

WEB = Path(__file__).parents[1] / "web"
DRAWING = json.loads((WEB / "src/boards/arrakis/planet.json").read_text("utf-8"))


def test_types_come_from_the_server_as_it_is() -> None:
    assert (WEB / "openapi.json").read_text("utf-8") == api_schema.schema(), (
        "run: python tools/api_schema.py web/openapi.json && tools/npm .venv run types"
    )


def test_the_planet_is_drawn_from_the_map_as_it_is() -> None:
    drawn = (WEB / "src/boards/arrakis/planet.json").read_text("utf-8")
    assert drawn == draw_planet.written(draw_planet.draw()), (
        "run: python tools/draw_planet.py web/src/boards/arrakis/planet.json"
    )


def test_the_sheets_say_what_is_printed() -> None:
    for name, text in uprising_sheets.sheets().items():
        assert (WEB / "src/boards/uprising" / name).read_text("utf-8") == text, (
            "run: python tools/uprising_sheets.py web/src/boards/uprising"
        )


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


@pytest.mark.parametrize("game", ["conquest", "uprising"])
def test_every_event_has_its_rule(game: str) -> None:
    source = (WEB / f"src/boards/{game}/rules.ts").read_text("utf-8")
    named = dict(re.findall(r'"(event-[\w-]+)": "([\w-]+)"', source))
    assert set(named) == set(_events(game))
    known = {rule.id for rule in rules(game)}
    assert set(named.values()) <= known


def _events(game: str) -> list[str]:
    """What a game can tell; files on other subjects than names and effects are read."""
    folder = Path(__file__).parents[1] / f"src/sandtable/games/{game}/messages"
    files = [file for file in (folder / "en.ftl", folder / "hagal.en.ftl") if file.is_file()]
    found = [id for file in files for id in re.findall(r"^(event-[\w-]+) =", file.read_text("utf-8"), re.MULTILINE)]
    assert found
    assert all(Words(game, "en").has(id) for id in found)
    return found

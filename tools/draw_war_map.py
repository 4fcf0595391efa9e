"""Draws the map of War for Arrakis: the outline of every area, as arcs that neighbours share, for the browser client.

    python -m tools.draw_war_map web/src/boards/war_for_arrakis/map.json

The board says which areas touch; `web/war-map-seeds.json` holds our own seeds: each area grows around one or more of
them (x, y, weight) until it meets its neighbours, with a little noise so that the borders look like land. The seeds are
tuned so that exactly those areas touch that do on the board, and exactly the Deep Desert reaches the edge.
"""

import json
import math
import sys
from pathlib import Path
from typing import Any, Final

from sandtable.games.war_for_arrakis import board
from sandtable.games.war_for_arrakis.terms import TERRAIN_IDS
from tools.outlines import OUTSIDE, Arc, Borders, Point, arcs_of, noise, rings_of, smoothed, written

SEEDS: Final = Path(__file__).parent.parent / "web" / "war-map-seeds.json"

# The map is scanned in a net of squares; the drawing is a little taller than the board, to give the pieces room.
STEP: Final = 4
COLUMNS: Final = 250
ROWS: Final = 115
STRETCH: Final = 1.35
WIDTH: Final = COLUMNS * STEP
HEIGHT: Final = round(ROWS * STEP * STRETCH)
NOISE: Final = 6.0

Grid = list[list[int]]


def place(column: float, row: float) -> Point:
    """Where a corner of the net stands in the drawing."""
    return column * STEP, row * STEP * STRETCH


def scan(seeds: dict[str, list[list[float]]]) -> Grid:
    """The area at every square of the net, by row."""
    grown = [(board.AREA[ident], x, y, weight) for ident, several in seeds.items() for x, y, weight in several]
    grid: Grid = []
    for row in range(ROWS):
        line: list[int] = []
        for column in range(COLUMNS):
            x, y = (column + 0.5) * STEP, (row + 0.5) * STEP
            x, y = x + NOISE * noise(x, y, 1), y + NOISE * noise(x, y, 2)
            nearest, found = math.inf, OUTSIDE
            for area, seed_x, seed_y, weight in grown:
                away = (x - seed_x) * (x - seed_x) + (y - seed_y) * (y - seed_y) - weight
                if away < nearest:
                    nearest, found = away, area
            line.append(found)
        grid.append(line)
    for row in range(ROWS):
        for column in range(COLUMNS):
            around = [label(grid, column + dx, row + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
            if grid[row][column] not in around:  # a speck that the noise has cut off
                grid[row][column] = max(around)
    return grid


def label(grid: Grid, column: int, row: int) -> int:
    return grid[row][column] if 0 <= row < ROWS and 0 <= column < COLUMNS else OUTSIDE


def borders(grid: Grid) -> Borders:
    steps: Borders = {}
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            here = label(grid, column, row)
            above = label(grid, column, row - 1)
            before = label(grid, column - 1, row)
            if here != above:
                steps[(column, row), (column + 1, row)] = (min(here, above), max(here, above))
            if here != before:
                steps[(column, row), (column, row + 1)] = (min(here, before), max(here, before))
    return steps


def drawn(arc: Arc) -> list[Point]:
    """An arc as a smooth line; the edge of the board stays straight."""
    points = [place(*corner) for corner in arc.corners]
    if OUTSIDE in arc.sides:
        corners = [(x, y) for x, y in points[1:-1] if x in (0, WIDTH) and y in (0, ROWS * STEP * STRETCH)]
        return [points[0], *corners, points[-1]]
    return smoothed(points, arc.corners[0] == arc.corners[-1])


def kind_of(arc: Arc) -> str:
    """What sort of border this is: the edge, one that stops legions, one between sectors, or any other."""
    one, other = arc.sides
    if one == OUTSIDE:
        return "edge"
    if not board.NEIGHBOURS[one] >> other & 1:
        return "impassable"
    return "area" if set(board.SECTORS_OF[one]) & set(board.SECTORS_OF[other]) else "sector"


class Land:
    """Where a point of the drawing lies, for finding room for pieces."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def area(self, x: float, y: float) -> int:
        return label(self.grid, math.floor(x / STEP), math.floor(y / (STEP * STRETCH)))

    def room(self, x: float, y: float) -> float:
        """The radius of the largest circle around the point that stays in its area."""
        area = self.area(x, y)
        radius = 3.0
        while radius < 80:
            for turn in range(24):
                angle = math.tau * turn / 24
                if self.area(x + radius * math.cos(angle), y + radius * math.sin(angle)) != area:
                    return radius
            radius += 1.5
        return radius


def roomiest(land: Land) -> list[tuple[float, float, float]]:
    """The middle and the radius of the largest circle in every area: there its pieces stand."""
    best = [(0.0, 0.0, 0.0)] * board.AREAS
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = place(column + 0.5, row + 0.5)
            area = land.area(x, y)
            if land.room(x, y) > best[area][2]:
                best[area] = (x, y, land.room(x, y))
    return best


def draw() -> dict[str, Any]:
    """Everything the client needs to draw the map."""
    seeds = json.loads(SEEDS.read_text("utf-8"))
    grid = scan(seeds["areas"])
    arcs = arcs_of(borders(grid))
    room = roomiest(Land(grid))
    return {
        "size": [WIDTH, HEIGHT],
        "arcs": [
            {
                "sides": ["" if area == OUTSIDE else board.AREA_IDS[area] for area in arc.sides],
                "kind": kind_of(arc),
                "points": [round(number, 1) for point in drawn(arc) for number in point],
            }
            for arc in arcs
        ],
        "areas": [
            {
                "id": ident,
                "terrain": TERRAIN_IDS[board.TERRAIN[area]],
                "sectors": [board.SECTOR_IDS[sector] for sector in board.SECTORS_OF[area]],
                "x": round(room[area][0], 1),
                "y": round(room[area][1], 1),
                "room": round(room[area][2], 1),
                "rings": rings_of(arcs, area, ident),
            }
            for area, ident in enumerate(board.AREA_IDS)
        ],
        "zones": [
            {"id": ident, "x": seeds["zones"][ident][0], "y": round(seeds["zones"][ident][1] * STRETCH, 1)}
            for ident in board.ZONE_IDS
        ],
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(draw()), "utf-8")

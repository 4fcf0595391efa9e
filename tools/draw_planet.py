"""Draws the planet: the outline of every cell, as arcs that neighbours share, for the browser client.

    python -m tools.draw_planet web/src/boards/arrakis/planet.json

The map's facts give a middle for every cell and which cells touch. Every territory is grown around a backbone through
its cells until it meets its neighbours, separately in each sector, so that a border never crosses into a wrong sector;
an island (a seed with a fourth number, its radius) is cut out of the land around it; a little noise makes the borders
look like land. `web/planet-seeds.json` holds where the backbones run and how far each reaches, tuned so that cells
touch as the map says and lie where it says; the outlines follow from them alone.
"""

import json
import math
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from sandtable.games.arrakis import planet
from tools.outlines import OUTSIDE, Arc, Borders, Point, arcs_of, noise, rings_of, smoothed, written

SEEDS: Final = Path(__file__).parent.parent / "web" / "planet-seeds.json"

# The planet is scanned in rings and rays, so that sector lines and circles come out exact.
RAYS: Final = 720
RINGS: Final = 202
INNER: Final = float(planet.POLAR_SINK_RADIUS)
OUTER: Final = float(planet.RADIUS)
NOISE: Final = 7.0


def place(ray: float, ring: float) -> Point:
    angle = math.radians(ray * 360 / RAYS)
    radius = INNER + ring * (OUTER - INNER) / RINGS
    return planet.CENTRE_X + radius * math.cos(angle), planet.CENTRE_Y - radius * math.sin(angle)


def sector_of(ray: int) -> int:
    degrees = (ray + 0.5) * 360 / RAYS
    return int((degrees - planet.SECTOR_START_DEGREES[1]) % 360 // planet.SECTOR_SPAN_DEGREES) + 1


class Backbone:
    """The line through the middles of a territory's cells, and how far the land reaches around it."""

    def __init__(self, territory: planet.Land, seeds: dict[str, list[float]]) -> None:
        nodes = [seeds[planet.CELL_IDS[cell]] for cell in territory.cells]
        self.island = nodes[0][3] if len(nodes[0]) > 3 else None
        nodes = [node[:3] for node in nodes]
        self.parts = list(pairwise(nodes)) if len(nodes) > 1 else [(nodes[0], nodes[0])]

    def distance(self, x: float, y: float) -> float:
        nearest = math.inf
        for (ax, ay, a_reach), (bx, by, b_reach) in self.parts:
            dx, dy = bx - ax, by - ay
            length = dx * dx + dy * dy
            along = min(max(((x - ax) * dx + (y - ay) * dy) / length, 0.0), 1.0) if length else 0.0
            away = math.hypot(x - ax - along * dx, y - ay - along * dy) - a_reach * (1 - along) - b_reach * along
            nearest = min(nearest, away)
        if self.island is not None:
            return -math.inf if nearest < self.island else math.inf
        return nearest


def scan(seeds: dict[str, list[float]]) -> list[list[int]]:
    """The cell at every ray and ring."""
    backbones = [Backbone(territory, seeds) for territory in planet.TERRITORIES]
    grid: list[list[int]] = []
    for ray in range(RAYS):
        cells = planet.CELLS_IN_SECTOR[sector_of(ray)]
        column: list[int] = []
        for ring in range(RINGS):
            x, y = place(ray + 0.5, ring + 0.5)
            warped_x, warped_y = x + NOISE * noise(x, y, 1), y + NOISE * noise(x, y, 2)
            distances = [(backbones[planet.TERRITORY_OF[cell]].distance(warped_x, warped_y), cell) for cell in cells]
            column.append(min(distances)[1])
        grid.append(column)
    return grid


def _label(grid: list[list[int]], ray: int, ring: int) -> int:
    if ring < 0:
        return planet.POLAR_SINK_CELL
    return OUTSIDE if ring >= RINGS else grid[ray % RAYS][ring]


def borders(grid: list[list[int]]) -> Borders:
    """Every step along a border between two corners of the scan, with the cells on both sides."""
    steps: Borders = {}
    for ray in range(RAYS):
        for ring in range(RINGS + 1):
            here = _label(grid, ray, ring)
            below = _label(grid, ray, ring - 1)
            if here != below:
                steps[(ray, ring), ((ray + 1) % RAYS, ring)] = (min(here, below), max(here, below))
            if 0 <= ring < RINGS:
                before = _label(grid, ray - 1, ring)
                if here != before:
                    steps[(ray, ring), (ray, ring + 1)] = (min(here, before), max(here, before))
    return steps


def drawn(arc: Arc) -> list[Point]:
    """An arc as a smooth line; sector lines and circles are kept as they are."""
    points = [place(*corner) for corner in arc.corners]
    rays = {ray for ray, _ in arc.corners}
    rings = {ring for _, ring in arc.corners}
    if len(rays) == 1:
        return [points[0], points[-1]]
    if len(rings) == 1:
        return points[:: max(1, RAYS // 180)] + ([points[-1]] if (len(points) - 1) % (RAYS // 180) else [])
    closed = arc.corners[0] == arc.corners[-1]
    return smoothed(points, closed)


class Land:
    """Where a point of the box lies, for finding room for pieces and names."""

    def __init__(self, grid: list[list[int]]) -> None:
        self.grid = grid

    def cell(self, x: float, y: float) -> int:
        dx, dy = x - planet.CENTRE_X, planet.CENTRE_Y - y
        radius = math.hypot(dx, dy)
        ray = int(math.degrees(math.atan2(dy, dx)) % 360 * RAYS / 360) % RAYS
        return _label(self.grid, ray, math.floor((radius - INNER) * RINGS / (OUTER - INNER)))

    def territory(self, x: float, y: float) -> int:
        cell = self.cell(x, y)
        return OUTSIDE if cell == OUTSIDE else planet.TERRITORY_OF[cell]

    def room(self, x: float, y: float, most: float, cell: int) -> float:
        """The radius of the largest circle around the point that stays in the cell."""
        radius = 4.0
        while radius < most:
            for step in range(16):
                angle = math.tau * step / 16
                if self.cell(x + radius * math.cos(angle), y + radius * math.sin(angle)) != cell:
                    return radius
            radius += 2
        return most


GRID: Final = 4
BOX_STEPS: Final = planet.BOX // GRID


def stands(land: Land) -> list[Point]:
    """Where the pieces of every cell stand: the roomiest point, near the middle if there is a choice."""
    best: list[tuple[float, Point]] = [(-math.inf, (0.0, 0.0)) for _ in planet.CELL_IDS]
    for column in range(BOX_STEPS):
        for row in range(BOX_STEPS):
            x, y = column * GRID + 2.0, row * GRID + 2.0
            cell = land.cell(x, y)
            if cell == OUTSIDE:
                continue
            middle_x, middle_y = planet.CELL_XY[cell]
            score = land.room(x, y, 26, cell) - math.hypot(x - middle_x, y - middle_y) * 0.12
            best[cell] = max(best[cell], (score, (x, y)))
    points = [point for _, point in best]
    for cell, (x, y) in enumerate(points):
        # In a stronghold the name stands above the pieces.
        if planet.KIND_OF[planet.TERRITORY_OF[cell]] == planet.STRONGHOLD:
            points[cell] = (x, y + 9)
    return points


def name_places(land: Land, standing: list[Point]) -> list[tuple[float, float, float]]:
    """Where every territory's name has most room, and half the width it has there."""
    best: list[tuple[float, float, float, float]] = [(-math.inf, 0.0, 0.0, 0.0) for _ in planet.TERRITORIES]
    for column in range(BOX_STEPS):
        for row in range(BOX_STEPS):
            x, y = column * GRID + 2.0, row * GRID + 2.0
            territory = land.territory(x, y)
            if territory == OUTSIDE:
                continue
            wide = _clearance(land, territory, x, y, 1, 0, 60)
            high = _clearance(land, territory, x, y, 0, 1, 24)
            crowded = 0.0
            others = [standing[cell] for cell in planet.CELLS_OF[territory]]
            if planet.BLOW_CELL_OF[territory] >= 0:
                others.append((planet.TERRITORIES[territory].blow_x, planet.TERRITORIES[territory].blow_y))
            for other_x, other_y in others:
                crowded += max(0.0, 1 - abs(x - other_x) / 44) * max(0.0, 1 - abs(y - other_y) / 26)
            best[territory] = max(best[territory], (min(wide, 48) + 1.2 * high - 45 * crowded, x, y, wide))
    places = [(x, y, wide) for _, x, y, wide in best]
    for stronghold in planet.STRONGHOLDS:
        x, y = standing[planet.CELLS_OF[stronghold][0]]
        places[stronghold] = (x, y - 26, 60.0)
    places[planet.POLAR_SINK] = (float(planet.CENTRE_X), planet.CENTRE_Y + 44.0, 60.0)
    return places


def _clearance(land: Land, territory: int, x: float, y: float, dx: int, dy: int, most: int) -> float:
    for away in range(3, most, 3):
        for sign in (1, -1):
            if land.territory(x + sign * away * dx, y + sign * away * dy) != territory:
                return float(away)
    return float(most)


_KINDS: Final = {planet.SAND: "sand", planet.ROCK: "rock", planet.STRONGHOLD: "stronghold", planet.POLAR: "polar"}


def draw() -> dict[str, Any]:
    """Everything the client needs to draw the planet."""
    grid = scan(json.loads(SEEDS.read_text("utf-8")))
    arcs = arcs_of(borders(grid))
    land = Land(grid)
    standing = stands(land)
    names = name_places(land, standing)
    return {
        "arcs": [
            {
                "sides": ["" if cell == OUTSIDE else planet.CELL_IDS[cell] for cell in arc.sides],
                "points": [round(number, 1) for point in drawn(arc) for number in point],
            }
            for arc in arcs
        ],
        "cells": [
            {
                "id": ident,
                "territory": planet.TERRITORY_IDS[planet.TERRITORY_OF[cell]],
                "sector": planet.SECTOR_OF[cell],
                "x": standing[cell][0],
                "y": standing[cell][1],
                "rings": rings_of(arcs, cell, ident),
            }
            for cell, ident in enumerate(planet.CELL_IDS)
        ],
        "territories": [
            {
                "id": territory.id,
                "kind": _KINDS[territory.kind],
                "x": names[territory.index][0],
                "y": names[territory.index][1],
                "room": names[territory.index][2],
                "blow": [territory.blow_x, territory.blow_y] if territory.blow_cell >= 0 else None,
            }
            for territory in planet.TERRITORIES
        ],
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(draw()), "utf-8")

"""Outlines of a drawn map: a labelled scan becomes arcs that neighbours share, smoothed so that borders look like land.

What `draw_planet.py` and `draw_war_map.py` have in common. A scan is a net of corners; `borders` of a map name every
step between two corners that lies between two different labels.
"""

import json
import math
from typing import Any, Final

Point = tuple[float, float]
Corner = tuple[int, int]
Borders = dict[tuple[Corner, Corner], tuple[int, int]]
"""Every step along a border between two corners of the scan, with the labels on both sides."""

OUTSIDE: Final = -1
NOISE_SIZE: Final = 46.0
SMOOTHING: Final = 14
TOLERANCE: Final = 0.4


def _lattice(x: int, y: int, salt: int) -> float:
    mixed = (x * 374761393 + y * 668265263 + salt * 974711) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 1274126177 & 0xFFFFFFFF
    return (mixed ^ mixed >> 16) / 0xFFFFFFFF * 2 - 1


def noise(x: float, y: float, salt: int) -> float:
    """Smooth noise between -1 and 1, the same on every machine."""
    x, y = x / NOISE_SIZE, y / NOISE_SIZE
    column, row = math.floor(x), math.floor(y)
    u, v = x - column, y - row
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top = _lattice(column, row, salt) * (1 - u) + _lattice(column + 1, row, salt) * u
    bottom = _lattice(column, row + 1, salt) * (1 - u) + _lattice(column + 1, row + 1, salt) * u
    return top * (1 - v) + bottom * v


class Arc:
    """A border between two labels, from one corner of the map's net to another, or around."""

    def __init__(self, corners: list[Corner], sides: tuple[int, int]) -> None:
        self.corners = corners
        self.sides = sides


def arcs_of(steps: Borders) -> list[Arc]:
    """The borders, cut where three labels meet."""
    around: dict[Corner, list[Corner]] = {}
    for one, other in steps:
        around.setdefault(one, []).append(other)
        around.setdefault(other, []).append(one)

    def sides(one: Corner, other: Corner) -> tuple[int, int]:
        return steps[one, other] if (one, other) in steps else steps[other, one]

    def is_meeting(corner: Corner) -> bool:
        return len({sides(corner, other) for other in around[corner]}) > 1 or len(around[corner]) != 2

    arcs: list[Arc] = []
    walked: set[frozenset[Corner]] = set()
    starts = [corner for corner in around if is_meeting(corner)]
    for start in [*starts, *around]:
        for following in around[start]:
            if frozenset((start, following)) in walked:
                continue
            chain = [start, following]
            walked.add(frozenset(chain))
            while chain[-1] != start and not is_meeting(chain[-1]):
                onward = [corner for corner in around[chain[-1]] if corner != chain[-2]]
                chain.append(onward[0])
                walked.add(frozenset(chain[-2:]))
            arcs.append(Arc(chain, sides(start, following)))
    return arcs


def smoothed(points: list[Point], closed: bool) -> list[Point]:
    """A line without the steps of the scan."""
    for _ in range(SMOOTHING):
        before = points
        points = before[:]
        for at in range(0 if closed else 1, len(before) - 1):
            earlier = before[at - 1] if at else before[-2]
            later = before[at + 1]
            points[at] = (
                (earlier[0] + 2 * before[at][0] + later[0]) / 4,
                (earlier[1] + 2 * before[at][1] + later[1]) / 4,
            )
        if closed:
            points[-1] = points[0]
    return simplified(points)


def simplified(points: list[Point]) -> list[Point]:
    """Without the points that change nothing to be seen (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)
    worst, at = 0.0, 0
    for index in range(1, len(points) - 1):
        x, y = points[index]
        away = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length if length else math.hypot(x - ax, y - ay)
        if away > worst:
            worst, at = away, index
    if worst <= TOLERANCE:
        return [points[0], points[-1]]
    return simplified(points[: at + 1])[:-1] + simplified(points[at:])


def rings_of(arcs: list[Arc], label: int, name: str) -> list[list[int]]:
    """The arcs around a label in order, as numbers from 1, negative where an arc is walked backwards."""
    loose = [number for number, arc in enumerate(arcs, 1) if label in arc.sides]
    rings: list[list[int]] = []
    while loose:
        ring = [loose.pop(0)]
        start = arcs[ring[0] - 1].corners[0]
        end = arcs[ring[0] - 1].corners[-1]
        while end != start:
            for number in loose:
                corners = arcs[number - 1].corners
                if end in (corners[0], corners[-1]):
                    loose.remove(number)
                    forwards = corners[0] == end
                    ring.append(number if forwards else -number)
                    end = corners[-1] if forwards else corners[0]
                    break
            else:
                raise AssertionError(f"the outline of {name} is open")
        rings.append(ring)
    return rings


def written(drawing: dict[str, Any]) -> str:
    """One line per arc, cell and territory, so that a change is easy to see."""
    parts = []
    for name, items in drawing.items():
        lines = ",\n  ".join(json.dumps(item, separators=(",", ":")) for item in items)
        parts.append(f' "{name}": [\n  {lines}\n ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"

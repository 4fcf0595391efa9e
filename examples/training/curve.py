"""Draws the learning curve that masked_ppo.py has written: of FOLDER/curve.csv `python curve.py FOLDER` makes curve.svg
beside it."""

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 120, 12, 40
COLOURS = {"random": "#2b6cb5", "heuristic": "#b5652b"}

Point = tuple[int, float, float, float]
"""Decisions, the share of wins, and its interval."""


def read(path: Path) -> dict[str, list[Point]]:
    """The points of each curve, by the opponents."""
    curves: dict[str, list[Point]] = {}
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            point = (int(row["decisions"]), float(row["wins"]), float(row["low"]), float(row["high"]))
            curves.setdefault(row["opponents"], []).append(point)
    return curves


def drawn(curves: dict[str, list[Point]]) -> str:
    """As a picture: a line for each of the opponents, with its intervals as a band."""
    most = max([point[0] for points in curves.values() for point in points]) or 1

    def place(decisions: float, share: float) -> str:
        across = LEFT + (WIDTH - LEFT - RIGHT) * decisions / most
        return f"{across:.1f},{TOP + (HEIGHT - TOP - BOTTOM) * (1 - share):.1f}"

    about = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Shares of wins while learning"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {about} font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        start, end = place(0, tenth / 10), place(most, tenth / 10)
        parts.append(f'<polyline points="{start} {end}" fill="none" stroke="#ddd"/>')
        across, down = start.split(",")
        parts.append(f'<text x="{float(across) - 6}" y="{float(down) + 4}" text-anchor="end">{10 * tenth} %</text>')
    for quarter in range(5):
        across, down = place(most * quarter / 4, 0).split(",")
        told = f"{most * quarter // 4:,}"
        parts.append(f'<text x="{across}" y="{float(down) + 18}" text-anchor="middle">{told}</text>')
    parts.append(f'<text x="{(WIDTH - RIGHT + LEFT) / 2}" y="{HEIGHT - 4}" text-anchor="middle">decisions</text>')
    for name, points in curves.items():
        colour = COLOURS.get(name, "#555")
        band = [place(point[0], point[2]) for point in points] + [place(point[0], point[3]) for point in points[::-1]]
        line = [place(point[0], point[1]) for point in points]
        parts.append(f'<polygon points="{" ".join(band)}" fill="{colour}" opacity="0.2"/>')
        parts.append(f'<polyline points="{" ".join(line)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        across, down = line[-1].split(",")
        parts.append(f'<text x="{float(across) + 6}" y="{float(down) + 4}" fill="{colour}">against {name}</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "curve.svg").write_text(drawn(read(folder / "curve.csv")), "utf-8")

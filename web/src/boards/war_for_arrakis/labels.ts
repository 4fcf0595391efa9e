/** Where the names of areas stand: as near to their middle as they can without covering pieces or each other. */

import { cheapest, LINE, overlap, wide, type Box } from "../parts/labels";
import { HEIGHT, WIDTH, type Area } from "./map";

export interface Label {
  area: Area;
  lines: string[];
  x: number;
  /** The base line of the first of its lines. */
  y: number;
}

/** How much covering weighs beside being far from where a name is looked for. */
const COVERING = 1;
/** So many lines above or below the place where a name is looked for it may stand, too. */
const ROWS = [-0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2, -2.5, 2.5];
/** How much a pixel beyond the edge of the map weighs. */
const FAR = 10;

/** A name in at most two lines, as wide as its area. */
export function broken(text: string, room: number): string[] {
  if (text.length * 5 < room * 2.4 || !text.includes(" ")) return [text];
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  const cut = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
  return [text.slice(0, cut), text.slice(cut + 1)];
}

export function boxOf({ lines, x, y }: Label, letters: number): Box {
  const half = (Math.max(...lines.map((line) => wide(line))) * letters) / 2;
  return { left: x - half, right: x + half, top: y - letters * 0.8, bottom: y + letters * (0.2 + (lines.length - 1) * LINE) };
}

const beyond = ({ left, top, right, bottom }: Box): number => Math.max(0, -left, -top, right - WIDTH, bottom - HEIGHT);

/** `letters`: their size. `pieces`: what stands in areas, by their names. */
export function placed(named: { area: Area; text: string }[], letters: number, pieces: ReadonlyMap<string, Box>): Label[] {
  const taken = [...pieces.values()];
  return named.map(({ area, text }) => {
    const lines = broken(text, area.room);
    const height = (lines.length - 1) * letters * LINE;
    const piece = pieces.get(area.id);
    const home = area.y + area.room - 3 - height;
    const rows = ROWS.map((row) => home + row * letters * LINE);
    const heights = [home, ...rows, ...(piece ? [piece.bottom + letters * 0.8, piece.top - height - letters * 0.3] : [area.y + letters * 0.3 - height / 2, area.y - area.room + letters])];
    const aside = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1].map((part) => part * area.room);
    const far = ({ x, y }: Label): number => Math.abs(x - area.x) + Math.abs(y - home) / 2;
    const cost = (label: Label): number => {
      const box = boxOf(label, letters);
      const covered = taken.reduce((sum, one) => sum + overlap(box, one), 0);
      return covered * COVERING + far(label) + FAR * beyond(box);
    };
    const tried = heights.flatMap((y) => aside.map((dx) => ({ area, lines, x: area.x + dx, y })));
    const best = cheapest({ area, lines, x: area.x, y: home }, tried, cost, far);
    taken.push(boxOf(best, letters));
    return best;
  });
}

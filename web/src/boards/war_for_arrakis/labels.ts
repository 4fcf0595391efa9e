/** Where the names of areas stand: as near to their middle as they can without covering pieces or each other. */

import { HEIGHT, WIDTH, type Area } from "./map";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  area: Area;
  lines: string[];
  x: number;
  /** The base line of the first of its lines. */
  y: number;
}

/** Of the size of letters: how wide one is on average, and how far lines are apart. */
const WIDE = 0.5;
export const LINE = 1.02;
/** How much covering weighs beside being far from where a name is looked for. */
const COVERING = 0.4;
/** How much a pixel beyond the edge of the map weighs. */
const FAR = 10;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** A name in at most two lines, as wide as its area. */
export function broken(text: string, room: number): string[] {
  if (text.length * 5 < room * 2.4 || !text.includes(" ")) return [text];
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  const cut = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? 0;
  return [text.slice(0, cut), text.slice(cut + 1)];
}

export function boxOf({ lines, x, y }: Label, letters: number): Box {
  const half = (Math.max(...lines.map((line) => line.length)) * letters * WIDE) / 2;
  return { left: x - half, right: x + half, top: y - letters * 0.8, bottom: y + letters * (0.2 + (lines.length - 1) * LINE) };
}

/** The box around pieces, each of them so large from its middle to its side. */
export function around(middles: [number, number][], half: number): Box {
  const [across, down] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  return { left: Math.min(...across) - half, right: Math.max(...across) + half, top: Math.min(...down) - half, bottom: Math.max(...down) + half };
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
    const heights = [home, ...(piece ? [piece.bottom + letters * 0.8, piece.top - height - letters * 0.3] : [area.y + letters * 0.3 - height / 2, area.y - area.room + letters])];
    const aside = [0, -area.room / 2, area.room / 2, -area.room, area.room];
    const cost = (label: Label): number => {
      const box = boxOf(label, letters);
      const covered = taken.reduce((sum, one) => sum + overlap(box, one), 0);
      return covered * COVERING + Math.abs(label.x - area.x) + Math.abs(label.y - home) / 2 + FAR * beyond(box);
    };
    const tried = heights.flatMap((y) => aside.map((dx) => ({ area, lines, x: area.x + dx, y })));
    const best = tried.map((label) => ({ label, cost: cost(label) })).reduce((one, other) => (other.cost < one.cost ? other : one)).label;
    taken.push(boxOf(best, letters));
    return best;
  });
}

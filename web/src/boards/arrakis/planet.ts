/** The planet as paths. `planet.json` is drawn by `tools/draw_planet.py`: borders are stored once, cells name them. */

import { around, cheapest, LINE, overlap, wide, type Box } from "../parts/labels";
import { line as arcLine, ring as arcRing } from "../parts/outlines";
import drawing from "./planet.json";

export type Kind = "sand" | "rock" | "stronghold" | "polar";

export interface Cell {
  id: string;
  territory: string;
  sector: number;
  x: number;
  y: number;
  path: string;
}

export interface Territory {
  id: string;
  kind: Kind;
  x: number;
  y: number;
  room: number;
  blow: [number, number] | null;
  cells: Cell[];
  outline: string;
}

/** What is shown: the planet, and around it a margin for the numbers of the sectors. */
export const EDGE = -14;
export const BOX = 1028;
export const CENTRE = 500;
export const RADIUS = 480;
export const POLE = 74;
export const SECTORS = 18;
/** How far from the pole the numbers of the sectors stand. */
export const NUMBERS = RADIUS + 18;
const SPAN = 20;
const FIRST_START = 260;

const line = (arc: number) => arcLine(drawing.arcs, arc);
const ring = (arcs: number[]) => arcRing(drawing.arcs, arcs);

export const cells: Cell[] = drawing.cells.map((cell) => ({
  id: cell.id,
  territory: cell.territory,
  sector: cell.sector,
  x: cell.x,
  y: cell.y,
  path: cell.rings.map(ring).join(""),
}));

export const cellById = new Map(cells.map((cell) => [cell.id, cell]));

const territoryOf = (cell: string) => cell.split(":")[0];
const numbered = drawing.arcs.map((arc, at) => ({ number: at + 1, sides: arc.sides.map(territoryOf) }));
const betweenTerritories = numbered.filter(({ sides }) => sides[0] !== sides[1]);

export const territories: Territory[] = drawing.territories.map((territory) => ({
  ...territory,
  kind: territory.kind as Kind,
  blow: territory.blow as [number, number] | null,
  cells: cells.filter((cell) => cell.territory === territory.id),
  outline: betweenTerritories
    .filter(({ sides }) => sides.includes(territory.id))
    .map(({ number }) => line(number))
    .join(""),
}));

export const territoryById = new Map(territories.map((territory) => [territory.id, territory]));

/** All borders between territories, and all sector lines inside them. */
export const borders = betweenTerritories.map(({ number }) => line(number)).join("");
export const sectorLines = numbered
  .filter(({ sides }) => sides[0] === sides[1])
  .map(({ number }) => line(number))
  .join("");

/** A point by sector (its middle) and distance from the pole. */
export function inSector(sector: number, radius: number): [number, number] {
  const angle = ((FIRST_START + SPAN * (sector - 0.5)) * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)];
}

/** The wedge of sector 1, from the polar sink to the rim; turn it for the others. */
export const wedge = (() => {
  const at = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE - radius * Math.sin(angle)).toFixed(1)}`;
  };
  const [from, to] = [FIRST_START, FIRST_START + SPAN];
  return `M${at(from, POLE)}L${at(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 0 ${at(to, RADIUS)}L${at(to, POLE)}A${POLE} ${POLE} 0 0 1 ${at(from, POLE)}Z`;
})();

/** How far the storm has turned from sector 1, in degrees clockwise on the screen: always onwards, never back. */
export function turnedTo(sector: number, before: number | null): number {
  const target = -(sector - 1) * SPAN;
  if (before === null) return target;
  const steps = (((before - target) % 360) + 360) % 360;
  return before - steps;
}

/** A name broken into lines that fit: `room` is half the width there is. */
export function broken(name: string, room: number, perLetter: number): string[] {
  const most = Math.max(8, Math.floor((2 * room) / perLetter));
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface Label {
  territory: Territory;
  lines: string[];
  size: number;
  /** Their middle. */
  x: number;
  y: number;
}

/** Smaller than this part of the size that is wanted nobody can read a name. */
const SMALLEST = 0.85;
/** A name may be a little wider than the room that it has. */
const BEYOND = 2.4;
/** From the middle of a piece to its side. */
const PIECE = 19;
/** How much covering weighs beside being far from where a name is looked for. */
const COVERING = 0.4;
/** Rows, of lines, and columns, of the room there is, in which a name may stand beside its place. */
const ROWS = [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2, -2.5, 2.5];
const COLUMNS = [0, -0.5, 0.5, -1, 1];
const SPOTS = ROWS.flatMap((row) => COLUMNS.map((column) => ({ row, column })));

const bold = (territory: Territory): boolean => territory.kind === "stronghold";

/** A name at the place that the drawing keeps for it, as large as is wanted where there is room. */
function atHome(territory: Territory, name: string, wanted: number): Label {
  const longest = Math.max(...name.split(" ").map((word) => wide(word, bold(territory))));
  const size = Math.max(SMALLEST * wanted, Math.min(wanted, (BEYOND * territory.room) / longest));
  const lines = broken(name, territory.room, (size * wide(name, bold(territory))) / name.length);
  return { territory, lines, size, x: territory.x, y: territory.y };
}

export function boxOf({ territory, lines, size, x, y }: Label): Box {
  const width = Math.max(...lines.map((line) => wide(line, bold(territory)))) * size;
  const height = lines.length * size * LINE;
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

const shifted = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({ left: left + x, right: right + x, top: top + y, bottom: bottom + y });

/**
 * Where and how large the names of territories stand: beside pieces, not under them, and beside each other. Those that
 * have the least room choose first; strongholds before all, and only up and down: they are read on their own colour.
 */
export function labels(name: (territory: string) => string, wanted: number, taken: ReadonlyMap<string, [number, number][]>): Label[] {
  const covered = [...taken.values()].flat().map((middle) => around([middle], PIECE));
  for (let sector = 1; sector <= SECTORS; sector += 1) covered.push(around([inSector(sector, NUMBERS)], wanted / 2));
  const order = territories.toSorted((a, b) => Number(bold(b)) - Number(bold(a)) || a.room - b.room);
  return order.map((territory) => {
    const home = atHome(territory, name(territory.id), wanted);
    const box = boxOf(home);
    const spots = SPOTS.filter(({ column }) => !column || !bold(territory)).map(({ row, column }) => ({ x: column * territory.room, y: row * home.size * LINE }));
    const far = ({ x, y }: { x: number; y: number }): number => Math.abs(x) + Math.abs(y);
    const cost = (spot: { x: number; y: number }): number => far(spot) + COVERING * covered.reduce((sum, other) => sum + overlap(shifted(box, spot.x, spot.y), other), 0);
    const best = cheapest({ x: 0, y: 0 }, spots, cost, far);
    covered.push(shifted(box, best.x, best.y));
    return { ...home, x: home.x + best.x, y: home.y + best.y };
  });
}

/** The names of places on the page, for pieces that travel: a cell, and the sky over the sector in which a cell lies. */
export const onCell = (cell: string): string => `cell:${cell}`;
export const inSpace = (cell: string): string => `space:${cellById.get(cell)?.sector ?? 0}`;

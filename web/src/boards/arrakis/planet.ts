/** The planet as paths. `planet.json` is drawn by `tools/draw_planet.py`: borders are stored once, cells name them. */

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

const LETTER = 0.5;
const SMALLEST = 11;
const PIECE = 21;

export interface Label {
  lines: string[];
  size: number;
  x: number;
  y: number;
}

/**
 * Where and how large the name of a territory stands: as large as wanted where there is room, and beside the pieces
 * that stand in its cells, not under them.
 */
export function label(territory: Territory, name: string, wanted: number, taken: [number, number][]): Label {
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  const size = Math.max(SMALLEST, Math.min(wanted, (2.1 * territory.room) / (longest * LETTER)));
  const lines = broken(name, territory.room, size * LETTER);
  const width = Math.max(...lines.map((line) => line.length)) * size * LETTER;
  const height = lines.length * size;
  let y = territory.y;
  for (const [pieceX, pieceY] of taken) {
    const [apartX, apartY] = [PIECE + width / 2, PIECE + height / 2];
    if (Math.abs(pieceX - territory.x) >= apartX || Math.abs(pieceY - y) >= apartY) continue;
    y = y <= pieceY ? pieceY - apartY : pieceY + apartY;
  }
  return { lines, size, x: territory.x, y };
}

/** The names of places on the page, for pieces that travel: a cell, and the sky over the sector in which a cell lies. */
export const onCell = (cell: string): string => `cell:${cell}`;
export const inSpace = (cell: string): string => `space:${cellById.get(cell)?.sector ?? 0}`;

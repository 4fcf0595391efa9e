/** The map as paths. `map.json` is drawn by `tools/draw_war_map.py`: borders are stored once, areas name them. */

import { line, ring } from "../parts/outlines";
import drawing from "./map.json";

export type Terrain = "mountain" | "plateau" | "minor_erg" | "desert" | "deep_desert";

export const TERRAINS = ["mountain", "plateau", "minor_erg", "desert", "deep_desert"] as const satisfies Terrain[];
/** Each terrain has a pattern of its own, drawn in `Map.svelte`, so that none needs its colour to be known. */
export const TEXTURES: Record<Terrain, string> = { mountain: "war-peaks", plateau: "war-steps", minor_erg: "war-erg", desert: "war-dunes", deep_desert: "war-deep" };

export interface Area {
  id: string;
  terrain: Terrain;
  sectors: string[];
  /** Where its pieces stand, and how much room is around. */
  x: number;
  y: number;
  room: number;
  path: string;
}

export interface Zone {
  id: string;
  x: number;
  y: number;
}

export const WIDTH = drawing.size[0] ?? 1000;
export const HEIGHT = drawing.size[1] ?? 621;
export const MARGIN = 4;

export const areas: Area[] = drawing.areas.map(({ rings, terrain, ...area }) => ({
  ...area,
  terrain: terrain as Terrain,
  path: rings.map((arcs) => ring(drawing.arcs, arcs)).join(""),
}));
export const areaById = new Map(areas.map((area) => [area.id, area]));
export const zones: Zone[] = drawing.zones;

const lines = (kind: string) => drawing.arcs.flatMap((arc, at) => (arc.kind === kind ? [line(drawing.arcs, at + 1)] : [])).join("");
export const borders = lines("area") + lines("edge");
export const sectorBorders = lines("sector");
export const walls = lines("impassable");

/** The sectors' names stand over the middle of their areas. */
export const sectors = [...new Set(areas.flatMap((area) => (area.sectors.length === 1 ? area.sectors : [])))];
export const inSector = (sector: string) => areas.filter((area) => area.sectors.includes(sector));

/** What moved on the planet between two views: so that pieces can travel instead of jump. */

import { matched } from "../parts/matched";
import type { Journey } from "../parts/travel.svelte";
import { inSpace, onCell } from "./planet";

/** Forces on their way. */
export interface Piece {
  faction: string | null;
  count: number;
}

/** As much of a game's view as is needed here. */
export interface Stands {
  players: { seat: number; faction: string | null; reserve: number; tanks: number }[];
  cells: Standing[];
}

export interface Standing {
  cell: string;
  spice: number;
  forces: { seat: number; count: number }[];
  /** Who stands there without fighting. */
  advisors?: { seat: number; count: number } | null;
}

export const RESERVE = "reserve";
export const TANKS = "tanks";

export interface Flight {
  seat: number;
  count: number;
  /** A cell, RESERVE or TANKS. */
  from: string;
  to: string;
}

const counted = (cell: Standing, seat: number) => (cell.forces.find((force) => force.seat === seat)?.count ?? 0) + (cell.advisors?.seat === seat ? cell.advisors.count : 0);

function whereabouts(view: Stands, seat: number): Map<string, number> {
  const found = new Map(view.cells.map((cell) => [cell.cell, counted(cell, seat)]));
  const player = view.players[seat];
  found.set(RESERVE, player?.reserve ?? 0);
  found.set(TANKS, player?.tanks ?? 0);
  return found;
}

/** Losses and gains of each seat, matched: what left one place arrived at another. */
export function flights(before: Stands, after: Stands): Flight[] {
  return after.players.flatMap(({ seat }) => matched(whereabouts(before, seat), whereabouts(after, seat)).map((moved) => ({ seat, ...moved })));
}

/** The same as journeys between places of the page. Ships come straight from space, over the place they fly to. */
export function moves(before: Stands, after: Stands): Journey<Piece>[] {
  const place = (end: string, other: string) => (end === TANKS ? TANKS : end === RESERVE ? inSpace(other) : onCell(end));
  return flights(before, after)
    .filter(({ from, to }) => !(from === TANKS && to === RESERVE))
    .map(({ seat, count, from, to }) => ({ from: place(from, to), to: place(to, from), piece: { faction: after.players[seat]?.faction ?? null, count } }));
}

/** The cells whose forces or spice differ. */
export function changedCells(before: Stands, after: Stands): Set<string> {
  const written = (cell: Standing) => JSON.stringify([cell.spice, cell.forces, cell.advisors ?? null]);
  const had = new Map(before.cells.map((cell) => [cell.cell, written(cell)]));
  const has = new Map(after.cells.map((cell) => [cell.cell, written(cell)]));
  return new Set([...had.keys(), ...has.keys()].filter((cell) => had.get(cell) !== has.get(cell)));
}

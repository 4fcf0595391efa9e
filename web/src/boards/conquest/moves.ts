/** What moved between two views: so that pieces can travel instead of jump. */

import { inSpace, onCell } from "../arrakis/planet";
import { matched } from "../parts/matched";
import type { Journey } from "../parts/travel.svelte";
import type { CellContent, ConquestView } from "./view";

/** Forces on their way. */
export interface Piece {
  faction: string | null;
  count: number;
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

function forces(view: ConquestView, seat: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const cell of view.cells) for (const force of cell.forces) if (force.seat === seat) found.set(cell.cell, force.count);
  const player = view.players[seat];
  found.set(RESERVE, player?.reserve ?? 0);
  found.set(TANKS, player?.tanks ?? 0);
  return found;
}

/** Losses and gains of each seat, matched: what left one place arrived at another. */
export function flights(before: ConquestView, after: ConquestView): Flight[] {
  return after.players.flatMap(({ seat }) => matched(forces(before, seat), forces(after, seat)).map((moved) => ({ seat, ...moved })));
}

/** The same as journeys between places of the page. Ships come straight from space, over the place they fly to. */
export function moves(before: ConquestView, after: ConquestView): Journey<Piece>[] {
  const place = (end: string, other: string) => (end === TANKS ? TANKS : end === RESERVE ? inSpace(other) : onCell(end));
  return flights(before, after)
    .filter(({ from, to }) => !(from === TANKS && to === RESERVE))
    .map(({ seat, count, from, to }) => ({ from: place(from, to), to: place(to, from), piece: { faction: after.players[seat]?.faction ?? null, count } }));
}

/** The cells whose forces or spice differ. */
export function changedCells(before: ConquestView, after: ConquestView): Set<string> {
  const written = (cell: CellContent) => JSON.stringify([cell.spice, cell.forces]);
  const had = new Map(before.cells.map((cell) => [cell.cell, written(cell)]));
  const has = new Map(after.cells.map((cell) => [cell.cell, written(cell)]));
  return new Set([...had.keys(), ...has.keys()].filter((cell) => had.get(cell) !== has.get(cell)));
}

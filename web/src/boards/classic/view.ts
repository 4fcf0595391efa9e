/** What the view of Classic means; its shape is generated. */

import { onCell } from "../arrakis/planet";
import { matched } from "../parts/matched";
import type { Journey } from "../parts/travel.svelte";
import type { CellContent, ClassicView } from "./view.gen";

export type * from "./view.gen";

const FACTIONS = ["atreides", "bene_gesserit", "emperor", "fremen", "guild", "harkonnen", "choam", "richese"];
export const STRONGHOLDS = ["arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"];

export const colourOf = (faction: string | null | undefined): string => (faction && FACTIONS.includes(faction) ? `var(--classic-${faction.replaceAll("_", "-")})` : "var(--muted)");

/** The strongholds that a seat alone holds: what is contested counts for nobody. */
export function heldStrongholds(view: ClassicView, seat: number): string[] {
  return STRONGHOLDS.filter((stronghold) => {
    const here = new Set(view.cells.filter((cell) => cell.territory === stronghold).flatMap((cell) => cell.forces.map((force) => force.seat)));
    return here.size === 1 && here.has(seat);
  });
}

/** Forces on their way. */
export interface Piece {
  faction: string | null;
  count: number;
}

function forces(view: ClassicView, seat: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const cell of view.cells) for (const force of cell.forces) if (force.seat === seat) found.set(onCell(cell.cell), force.count);
  const player = view.players[seat];
  found.set(`panel:${seat}`, player?.reserve ?? 0);
  found.set("tanks", player?.tanks ?? 0);
  return found;
}

export function moves(before: ClassicView, after: ClassicView): Journey<Piece>[] {
  return after.players.flatMap(({ seat, faction }) => matched(forces(before, seat), forces(after, seat)).map(({ from, to, count }) => ({ from, to, piece: { faction, count } })));
}

/** The cells whose forces, advisors or spice differ. */
export function changedCells(before: ClassicView, after: ClassicView): Set<string> {
  const written = (cell: CellContent) => JSON.stringify([cell.spice, cell.forces, cell.advisors]);
  const had = new Map(before.cells.map((cell) => [cell.cell, written(cell)]));
  const has = new Map(after.cells.map((cell) => [cell.cell, written(cell)]));
  return new Set([...had.keys(), ...has.keys()].filter((cell) => had.get(cell) !== has.get(cell)));
}

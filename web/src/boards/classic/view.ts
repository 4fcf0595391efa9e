/** What the view of Classic means; its shape is generated. */

import type { ClassicView } from "./view.gen";

export type * from "./view.gen";

const FACTIONS = ["atreides", "bene_gesserit", "emperor", "fremen", "guild", "harkonnen", "choam", "richese"];
export const STRONGHOLDS = ["arrakeen", "carthag", "sietch_tabr", "habbanya_sietch", "tueks_sietch"];

/** In a duel one needs more. */
const TWO_PLAYERS = 4;

export const colourOf = (faction: string | null | undefined): string => (faction && FACTIONS.includes(faction) ? `var(--classic-${faction.replaceAll("_", "-")})` : "var(--muted)");

/** The strongholds that a seat alone holds: what is contested counts for nobody. */
export function heldStrongholds(view: ClassicView, seat: number): string[] {
  return STRONGHOLDS.filter((stronghold) => {
    const here = new Set(view.cells.filter((cell) => cell.territory === stronghold).flatMap((cell) => cell.forces.map((force) => force.seat)));
    return here.size === 1 && here.has(seat);
  });
}

/** Those that a seat shares with another: they count for neither. */
export function contestedStrongholds(view: ClassicView, seat: number): string[] {
  return STRONGHOLDS.filter((stronghold) => {
    const here = new Set(view.cells.filter((cell) => cell.territory === stronghold).flatMap((cell) => cell.forces.map((force) => force.seat)));
    return here.size > 1 && here.has(seat);
  });
}

/** How many a seat needs, with its allies if it has any, at a table with these options. */
export function neededStrongholds(view: ClassicView, seat: number, options: Record<string, unknown>): number {
  if (options.two_factions_each === true) return TWO_PLAYERS;
  if (view.players[seat]?.allies.length) return typeof options.alliances === "string" && options.alliances.endsWith("three") ? 3 : 4;
  return view.players.length === 2 ? TWO_PLAYERS : 3;
}

/** The alliances, each as its members. */
export function alliances(view: ClassicView): number[][] {
  const found = view.players.filter((player) => player.allies.length).map((player) => [player.seat, ...player.allies].toSorted((a, b) => a - b));
  return [...new Map(found.map((members) => [members.join(), members])).values()];
}

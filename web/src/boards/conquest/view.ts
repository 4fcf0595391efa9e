/** What the view of Conquest means; its shape and the facts of the box come from the engine. */

import printed from "./facts.json";
import type { CardType, ConquestFacts, ConquestView } from "./view.gen";

export type * from "./view.gen";

export const facts = printed as ConquestFacts;

/** The strongholds in which a seat has forces: they count at the end, shared or not. */
export function heldStrongholds(view: ConquestView, seat: number): string[] {
  const present = (stronghold: string) => view.cells.some((cell) => cell.territory === stronghold && cell.forces.some((force) => force.seat === seat));
  return facts.strongholds.filter((stronghold) => stronghold !== view.covered && present(stronghold));
}

/** Those of them that the seat shares with another, and that will be fought over unless the storm keeps them apart. */
export function contestedStrongholds(view: ConquestView, seat: number): string[] {
  return heldStrongholds(view, seat).filter((stronghold) => view.cells.some((cell) => cell.territory === stronghold && cell.forces.some((force) => force.seat !== seat)));
}

/** What decides at the end of the last round. */
export function points(view: ConquestView, seat: number): number {
  return facts.points_per_stronghold * heldStrongholds(view, seat).length + facts.points_per_spice * (view.players[seat]?.spice ?? 0);
}

/** An alliance plays with the tokens of its first member. */
export function colourOf(faction: string | null): string {
  const first = signOf(faction) ?? "";
  return ["atreides", "fremen", "harkonnen", "imperium"].includes(first) ? `var(--${first})` : "var(--muted)";
}

export const signOf = (faction: string | null): string | null => faction?.split("_")[0] ?? null;

export function cardType(card: string): CardType {
  return facts.card_types[card] ?? "market";
}

/** The territories of a location card of the spice deck; none for a sandworm. */
export function blowsOf(card: string): string[] {
  return facts.blows[card] ?? [];
}

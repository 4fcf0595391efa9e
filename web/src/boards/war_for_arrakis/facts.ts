/** The figures of the box. */

import facts from "./facts.json";
import type { LeaderFacts, SpiceRow } from "./view.gen";

export const leaderFacts = (leader: string): LeaderFacts | undefined => (facts.leaders as Record<string, LeaderFacts>)[leader];
export const powerOf = (card: string): string => (facts.planning as Record<string, string>)[card] ?? "";
export const SUPREMACY_WINS = facts.supremacy_wins;
export const PRESCIENCE_TOP = facts.prescience_top;
export const SPICE_ROWS: readonly SpiceRow[] = facts.spice_must_flow;
/** How far a marker must be for these Secret Objectives; of several that could do, the nearest. */
export function goalOf(marker: string, objectives: string[]): number | null {
  const goals = objectives.flatMap((id) => (facts.objectives as Record<string, Record<string, number>>)[id]?.[marker] ?? []);
  return goals.length ? Math.min(...goals) : null;
}

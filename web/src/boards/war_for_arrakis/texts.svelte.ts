/** What cards and leaders say, in the reader's language; loaded when first asked for. */

import { settings, type Language } from "../../shell/settings.svelte";
import facts from "./facts.json";
import type { LeaderFacts, SpiceRow, WarForArrakisTexts } from "./view.gen";

const loaders: Record<Language, () => Promise<{ default: WarForArrakisTexts }>> = {
  en: () => import("./texts.en.json"),
  ru: () => import("./texts.ru.json"),
  pl: () => import("./texts.pl.json"),
};

const empty: WarForArrakisTexts = { planning: {}, leaders: {}, prescience: {} };
const loaded: Partial<Record<Language, WarForArrakisTexts>> = $state({});

export function texts(): WarForArrakisTexts {
  const language = settings.language;
  const found = loaded[language];
  if (!found) void loaders[language]().then((module) => (loaded[language] = module.default));
  return found ?? empty;
}

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

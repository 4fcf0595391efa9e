/** What the view of War for Arrakis means; its shape is generated. */

import type { AreaContent, Legion, WarForArrakisView } from "./view.gen";

export type * from "./view.gen";

export const UNITS = ["regular", "elite", "fedaykin", "sardaukar"] as const;
export const GENERIC = ["naib", "bashar"] as const;
export const FACES = ["leadership", "strategy", "deployment", "mentat", "house"] as const;

export const colourOf = (side: string | null | undefined): string => (side ? `var(--war-${side})` : "var(--muted)");

/** Sums of many small probabilities miss 0 and 1 by as much. */
const NEARLY = 1e-9;

/** With one decimal; what is not certain is never called so. */
export function percent(share: number): number {
  if (share < NEARLY) return 0;
  if (share > 1 - NEARLY) return 100;
  return Math.min(99.9, Math.max(0.1, Math.round(share * 1000) / 10));
}

/** Units that can be seen, and Deployment tokens, which stand for Units nobody else knows. */
export function unitsOf(legion: Legion): number {
  return UNITS.reduce((sum, unit) => sum + (legion[unit] ?? 0), 0);
}

/** Facedown tokens of both kinds: Deployment tokens, and those that guard what the Mahdi holds. */
export const tokensOf = (legion: Legion): number => (legion.tokens?.length ?? 0) + (legion.silver_tokens ?? 0) + (legion.black_tokens ?? 0);

export const leadersOf = (legion: Legion): number => (legion.leaders?.length ?? 0) + (legion.naib ?? 0) + (legion.bashar ?? 0);

/** A legion in words: units by kind, tokens, leaders by name. `several`: so many of something. */
export function legionWords(legion: Legion, name: (kind: string, id: string) => string, token: (n: number) => string, several: (n: number, what: string) => string): string {
  const parts: string[] = [];
  for (const unit of UNITS) if (legion[unit]) parts.push(several(legion[unit], name("unit", unit)));
  const hidden = legion.tokens?.filter((one) => !one.units).length ?? 0;
  if (hidden) parts.push(token(hidden));
  for (const shown of legion.tokens ?? []) if (shown.units) parts.push(`[${shown.units.flatMap((n, at) => (n ? [several(n, name("unit", UNITS[at] ?? "regular"))] : [])).join(", ")}]`);
  if (legion.silver_tokens) parts.push(several(legion.silver_tokens, name("guard", "silver")));
  if (legion.black_tokens) parts.push(several(legion.black_tokens, name("guard", "black")));
  for (const kind of GENERIC) if (legion[kind]) parts.push(several(legion[kind], name("leader", kind)));
  for (const leader of legion.leaders ?? []) parts.push(name("leader", leader));
  return `${name("side", legion.side)}: ${parts.join(", ")}`;
}

/** The areas whose content differs. */
export function changedAreas(before: WarForArrakisView, after: WarForArrakisView): Set<string> {
  const written = (content: AreaContent) => JSON.stringify(content);
  const had = new Map(before.areas.map((content) => [content.area, written(content)]));
  const has = new Map(after.areas.map((content) => [content.area, written(content)]));
  return new Set([...had.keys(), ...has.keys()].filter((area) => had.get(area) !== has.get(area)));
}

/** What cards say, in the words of this table. */

import type { Words } from "../../api/types";
import { named } from "../../shell/me.svelte";
import facts from "./facts.json";
import type { Leader } from "./view";

/** What a treachery card does, or what it is in a battle plan. */
export function aboutCard(words: Words, card: string): string {
  const role = facts.roles[card as keyof typeof facts.roles];
  return words[`board-about-${card.replaceAll("_", "-")}`] ?? (role ? words[`board-role-${role.replaceAll("_", "-")}`] : "") ?? "";
}

/** Both parts of a leader skill: in front of the shield, and in a battle that the leader fights. */
export function aboutSkill(words: Words, skill: string): { label: string; text: string }[] {
  return (["front", "battle"] as const).map((part) => ({ label: words[`board-skill-${part}`] ?? "", text: words[`board-skill-${skill.replaceAll("_", "-")}-${part}`] ?? "" }));
}

export const aboutHold = (words: Words, stronghold: string): string => words[`board-hold-${stronghold.replaceAll("_", "-")}`] ?? "";

/** What has become of a leader, in words; nothing for one who is ready. */
export function stateOf(words: Words, leader: Leader): string {
  if (leader.territory) return named(words, "territory", leader.territory);
  return leader.state === "ready" ? "" : (words[`table-leaders-${leader.state}`] ?? "");
}

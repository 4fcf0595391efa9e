/** What can be decided before a game begins, in the game's own words. */

import type { Value, Words } from "../api/types";
import { spelled, t } from "../words/index.svelte";

export function settingName(words: Words, name: string): string {
  return words[`setting-${name.replaceAll("_", "-")}`] ?? spelled(name);
}

// Choices that need no word of their own are named like the thing they choose.
const CHOICES = ["choice", "faction", "leader", "territory"];

export function choiceName(words: Words, value: Value): string {
  if (typeof value === "boolean") return t(value ? "create.yes" : "create.no");
  const id = String(value).replaceAll("_", "-");
  const kind = CHOICES.find((one) => words[`${one}-${id}`] !== undefined);
  return (kind && words[`${kind}-${id}`]) ?? spelled(String(value));
}

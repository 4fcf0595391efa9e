/** What can be decided before a game begins, in the game's own words. */

import type { Mode, Value, Words } from "../api/types";
import { spelled, t } from "../words/index.svelte";

export function settingName(words: Words, name: string): string {
  return words[`setting-${name.replaceAll("_", "-")}`] ?? spelled(name);
}

/** An option in a sentence; those of the seats share one. */
export function settingAbout(words: Words, name: string): string {
  return words[`setting-${name.replace(/_\d+$/, "").replaceAll("_", "-")}-about`] ?? "";
}

export function modeName(words: Words, mode: Mode | null): string {
  return mode?.id ? (words[`mode-${mode.id.replaceAll("_", "-")}`] ?? spelled(mode.id)) : "";
}

export function modeAbout(words: Words, mode: Mode): string {
  return words[`mode-${mode.id.replaceAll("_", "-")}-about`] ?? "";
}

/** How many a mode is for: "2", "3–4". */
export function modeSeats(mode: Mode): string {
  const [least, most] = [Math.min(...mode.seats), Math.max(...mode.seats)];
  return least === most ? t("lobby.playersExactly", { n: most }) : t("lobby.players", { from: least, to: most });
}

// Choices that need no word of their own are named like the thing they choose.
const CHOICES = ["choice", "faction", "leader", "territory"];

export function choiceName(words: Words, value: Value): string {
  if (typeof value === "boolean") return t(value ? "create.yes" : "create.no");
  const id = String(value).replaceAll("_", "-");
  const kind = CHOICES.find((one) => words[`${one}-${id}`] !== undefined);
  return (kind && words[`${kind}-${id}`]) ?? spelled(String(value));
}

import type { Words } from "../../api/types";

const KINDS = ["card", "leader", "territory", "space", "faction", "contract", "option", "phase"];

/** A value of a view by its name, if the game has a word for it under any of the usual kinds. */
export function worded(value: unknown, words: Words): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value !== "string") return String(value);
  const id = value.replaceAll("_", "-");
  for (const kind of KINDS) {
    const word = words[`${kind}-${id}`];
    if (word) return word;
  }
  return words[id] ?? value.replaceAll("_", " ");
}

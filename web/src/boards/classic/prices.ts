/** What a choice costs in spice, from what its question says. */

import type { Option } from "../../api/types";

const BY_NUMBER = ["prompt-ship-count", "prompt-how-many", "prompt-revive-forces", "prompt-pay-for-ally"];
const DIALS = ["prompt-plan-dial", "prompt-fix-dial"];

type Army = { ordinary: number; starred: number; weight: number };

/** The least spice with which forces that need it make a dial: some of them are dialled, and some of those supported. */
export function support({ ordinary, starred, weight }: Army, dial: number): number | null {
  let least: number | null = null;
  for (let plain = 0; plain <= ordinary; plain++)
    for (let stars = 0; stars <= starred; stars++)
      for (let helped = 0; helped <= stars; helped++) {
        // In half points: what is left to add, one for each ordinary force that is supported.
        const rest = 2 * dial - plain - weight * stars - weight * helped;
        if (rest >= 0 && rest <= plain) least = Math.min(least ?? Infinity, helped + rest);
      }
  return least;
}

/** What a choice costs at least; null where it has no price. */
export function priceOf(message: string, args: Record<string, unknown>, option: Option, strength: (leader: string) => number | null): number | null {
  const number = (name: string) => Number(args[name] ?? 0);
  if (BY_NUMBER.includes(message) && option.kind === "number" && "cost" in args) {
    // With the Guild a group is gathered sector by sector, and it is the whole group that has a price.
    const full = Math.max(0, Number(option.name) + number("before") - number("free")) * number("cost");
    return number("half") ? Math.ceil(full / 2) : full;
  }
  if (message === "prompt-revive-leader" && option.kind === "leader") return strength(option.name);
  if (DIALS.includes(message) && "weight" in args) return support({ ordinary: number("ordinary"), starred: number("starred"), weight: number("weight") }, Number(option.name));
  return null;
}

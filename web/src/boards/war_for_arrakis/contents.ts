/** What stands in an area, in words: a line for each thing. */

import type { Words } from "../../api/types";
import { named } from "../../shell/me.svelte";
import { legionWords, type AreaContent, type Legion } from "./view";
import { w } from "./words";

export interface Entry {
  /** What it is drawn as, and whose it is. */
  sign: string;
  side: string | null;
  text: string;
}

/** So many of something whose name is known in the singular. */
export const several = (n: number, what: string): string => (n === 1 ? `1 ${what}` : w("several", { n, what }));

/** A legion in words. */
export const told = (legion: Legion, words: Words): string =>
  legionWords(
    legion,
    (kind, id) => named(words, kind, id),
    (n) => w("token", { n }),
    several,
  );

export function entries(one: AreaContent | undefined, words: Words): Entry[] {
  if (!one) return [];
  const found: Entry[] = [];
  const add = (sign: string, side: string | null, text: string) => found.push({ sign, side, text });
  if (one.settlement) add("settlement", "harkonnen", w("settlement", { n: one.settlement.rank }));
  if (one.sietch) add("sietch", "atreides", one.sietch.rank === null ? w("sietch-facedown") : w("sietch", { n: one.sietch.rank }));
  for (const legion of one.legions ?? []) add("legion", legion.side, told(legion, words));
  if (one.harvester) add("harvester", "harkonnen", w("harvester"));
  if (one.station) add("station", null, w("station"));
  if (one.worm) add(one.worm === "wild_maker" ? "wild_maker" : "sandworm", null, w(one.worm === "wild_maker" ? "wild-maker" : "sandworm"));
  if (one.wormsign) add("wormsign", null, w("wormsign"));
  return found;
}

export const contents = (one: AreaContent | undefined, words: Words): string[] => entries(one, words).map(({ text }) => text);

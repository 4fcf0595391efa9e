/** How two players who share a side have divided its dice, put together again from what the log tells. */

import type { GameEvent } from "../../api/types";
import { FACES } from "./view";

export interface Change {
  old: string;
  new: string;
}

/** What one of the two has got: dice that lie in slots, dice that must still be changed, and what was changed to what. */
export interface Share {
  power: string;
  kept: string[];
  change: number;
  changed: Change[];
}

export interface Division {
  side: string;
  /** The number of the event that told of the roll. */
  began: number;
  rolled: string[];
  shares: Share[];
}

const count = (value: unknown): number => (typeof value === "number" ? value : 0);
const idOf = (message: unknown): string => (typeof message === "string" ? message.replace(/^[a-z]+-/, "").replaceAll("-", "_") : "");
/** An event tells of dice by how many show each result. */
const facesIn = (args: Record<string, unknown>): string[] => FACES.flatMap((face) => Array.from({ length: count(args[face]) }, () => face as string));

function change(share: Share, event: GameEvent): void {
  share.changed.push({ old: idOf(event.args.old), new: idOf(event.args.new) });
  share.change -= 1;
}

/** The divisions of the last roll; none at a table where nobody shares a side. */
export function divisions(events: readonly GameEvent[]): Division[] {
  const round = events.findLastIndex((event) => event.message === "event-round");
  const found: Division[] = [];
  for (const event of events.slice(round + 1)) {
    if (event.message === "event-dice-rolled") found.push({ side: idOf(event.args.who), began: event.number, rolled: facesIn(event.args), shares: [] });
    else if (event.message === "event-dice-shared") found.at(-1)?.shares.push({ power: idOf(event.args.power), kept: facesIn(event.args), change: count(event.args.change), changed: [] });
    else if (event.message === "event-power-changes-die") {
      const share = found.flatMap((one) => one.shares).find((one) => one.power === idOf(event.args.power) && one.change > 0);
      if (share) change(share, event);
    }
  }
  return found.filter((one) => one.shares.length > 0);
}

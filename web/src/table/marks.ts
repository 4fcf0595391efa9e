/** Where rounds begin and battles are fought, on the slider of a replay. */

import type { GameEvent } from "../api/types";

export interface Mark {
  move: number;
  kind: "round" | "battle";
  text: string;
}

const KINDS: Record<string, Mark["kind"] | undefined> = {
  "event-round": "round",
  "event-battle-won": "battle",
  "event-battle-tied": "battle",
  "event-battle-undecided": "battle",
  "event-wins-by-traitor": "battle",
  "event-explosion": "battle",
  "event-wins-conflict": "battle",
};

/** `counts[move]` is how many events had happened after so many moves. */
export function marksOf(events: GameEvent[], counts: number[]): Mark[] {
  const marks: Mark[] = [];
  for (const event of events) {
    const kind = KINDS[event.message];
    const move = kind ? counts.findIndex((count) => count >= event.number) : -1;
    if (kind && move >= 0) marks.push({ move, kind, text: event.text });
  }
  return marks;
}

/** What the Rivals did last, as the log tells it. */

import type { GameEvent } from "../../api/types";
import type { UprisingView } from "./view";

export interface RivalTurn {
  /** The House Hagal card that was turned up, and whether it says where the Agent goes (in Combat only its swords count). */
  card: string | null;
  sends: boolean;
  text: string;
}

const SENDS = "event-hagal-sends";
const TURNS = [SENDS, "event-hagal-nowhere", "event-hagal-swords"];

const id = (message: unknown, kind: string) => (typeof message === "string" && message.startsWith(`${kind}-`) ? message.slice(kind.length + 1).replaceAll("-", "_") : null);

/** The last turn of each Rival among these events, by seat. */
export function lastTurns(events: GameEvent[], view: UprisingView): Record<number, RivalTurn> {
  const found: Record<number, RivalTurn> = {};
  for (const event of events) {
    if (!TURNS.includes(event.message)) continue;
    const rival = id(event.args.who, "rival");
    const player = view.players.find((one) => one.rival && one.rival.id === rival);
    if (player) found[player.seat] = { card: id(event.args.card, "hagal"), sends: event.message === SENDS, text: event.text };
  }
  return found;
}

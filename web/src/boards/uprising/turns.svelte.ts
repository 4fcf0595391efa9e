/** What everybody did last, as the log tells it: for whoever comes back and finds that others have moved. */

import type { GameEvent } from "../../api/types";
import type { UprisingView } from "./view";

export interface Turn {
  /** Sent an Agent, took the Reveal turn, or (a Rival) found nothing to do. */
  kind: "sends" | "reveals" | "nothing";
  space: string | null;
  /** The card that was played; for a Rival a House Hagal card. */
  card: string | null;
  /** The sentence of the log. */
  text: string;
}

const KINDS: Record<string, Turn["kind"]> = {
  "event-sends-agent": "sends",
  "event-hagal-sends": "sends",
  "event-reveal-turn": "reveals",
  "event-hagal-swords": "reveals",
  "event-hagal-nowhere": "nothing",
};
const NEW_ROUND = "event-round";

/** "space-deep-desert" is the space deep_desert. */
function id(message: unknown, ...kinds: string[]): string | null {
  if (typeof message !== "string") return null;
  const kind = kinds.find((one) => message.startsWith(`${one}-`));
  return kind === undefined ? null : message.slice(kind.length + 1).replaceAll("-", "_");
}

/** The last turn of every player in these events, after what was known before; a new round begins afresh. */
export function lastTurns(events: GameEvent[], view: UprisingView, known: Record<number, Turn> = {}): Record<number, Turn> {
  let found = { ...known };
  for (const event of events) {
    if (event.message === NEW_ROUND) found = {};
    const kind = KINDS[event.message];
    if (!kind) continue;
    const [leader, rival] = [id(event.args.who, "leader"), id(event.args.who, "rival")];
    const player = view.players.find((one) => (one.rival ? one.rival.id === rival : one.leader !== null && one.leader === leader));
    if (player) found[player.seat] = { kind, space: id(event.args.space, "space"), card: id(event.args.card, "card", "hagal"), text: event.text };
  }
  return found;
}

/** Follows a table and keeps the last turns. */
export class LastTurns {
  of = $state.raw<Record<number, Turn>>({});
  private heard = 0;

  hear(events: GameEvent[], view: UprisingView): void {
    const [first, last] = [events[0], events.at(-1)];
    if (!first || !last) return;
    // After an undo, or in another language, things are told again.
    this.of = lastTurns(events, view, first.number <= this.heard ? {} : this.of);
    this.heard = last.number;
  }
}

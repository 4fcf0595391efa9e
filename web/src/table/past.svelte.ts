/** Earlier positions of a game: of a finished one, or of one that is being played. */

import { api } from "../api/client";
import type { GameEvent, Position } from "../api/types";

/** Through whose eyes, and in which language. */
export interface Eyes {
  seat: number | null;
  lang: string;
}

/** The reader has all events; a position need only say how many of them had happened. */
const NO_EVENTS = 2 ** 31 - 1;

export class Past {
  /** The move that is looked at, and how many there are. */
  at = $state(0);
  last = $state(0);
  shown = $state.raw<Position | null>(null);
  /** How many events had happened after each move. */
  counts = $state.raw<number[]>([]);
  private kept = new Map<number, Promise<Position>>();

  constructor(
    readonly table: string,
    readonly eyes: Eyes,
  ) {}

  /** Ask how long the game is by now. What was kept may be void: somebody may have taken a move back. */
  async measure(): Promise<void> {
    const { moves, events } = await api.replay(this.table, { seat: this.eyes.seat ?? "none" });
    this.kept.clear();
    this.last = moves;
    this.counts = events;
    if (this.at > moves) await this.go(moves);
  }

  /** Look at a move; whoever asks for another one meanwhile gets only that. */
  async go(move: number): Promise<void> {
    const at = Math.min(this.last, Math.max(0, move));
    const before = this.at;
    this.at = at;
    const position = await this.position(at).catch((error: unknown) => {
      // What is shown stays what it was.
      if (this.at === at) this.at = before;
      throw error;
    });
    if (this.at !== at) return;
    this.shown = position;
    // The next step is most likely the next move.
    if (at < this.last) this.position(at + 1).catch(() => undefined);
  }

  /** Everything that happened up to the last move. */
  async happened(): Promise<GameEvent[]> {
    return (await api.replayed(this.table, this.last, { seat: this.eyes.seat ?? "none", lang: this.eyes.lang })).events.items;
  }

  position(move: number): Promise<Position> {
    const had = this.kept.get(move);
    if (had) return had;
    const asked = api.replayed(this.table, move, { seat: this.eyes.seat ?? "none", lang: this.eyes.lang, after: NO_EVENTS });
    this.kept.set(move, asked);
    asked.catch(() => this.kept.delete(move));
    return asked;
  }
}

/** What had happened when `position` was on the table. */
export function eventsUntil(events: GameEvent[], position: Position): GameEvent[] {
  return events.filter((event) => event.number <= position.events.after);
}

/**
 * Pieces that travel between places anywhere on the page: an element with `data-place` is a place, `depart` sends
 * pieces from where they stood before an update to where they are after it, and `Travellers.svelte` draws them.
 */

import { untrack } from "svelte";
import { moving } from "../../shell/settings.svelte";

/** A piece that left one place and came to another. */
export interface Journey<Piece> {
  from: string;
  to: string;
  piece: Piece;
}

export interface Travelling<Piece> extends Journey<Piece> {
  id: number;
  start: [number, number];
  end: [number, number];
  delay: number;
}

export const TRAVEL = 700;
const APART = 90;
/** So many start one after the other; after that a crowd would only keep everybody waiting. */
const IN_FILE = 10;
const MOST = 40;

type Spot = [number, number];

/** The middle of every place; of several elements with one name the first that can be seen. */
function measured(): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const seen = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
    const place = element.dataset.place ?? "";
    if (seen.has(place)) continue;
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    const shown = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (shown) seen.add(place);
    if (shown || !found.has(place)) found.set(place, [box.left + box.width / 2, box.top + box.height / 2]);
  }
  return found;
}

/** Whatever is far off the screen comes in over its edge. */
function nearby([x, y]: Spot): Spot {
  const margin = 60;
  return [Math.min(innerWidth + margin, Math.max(-margin, x)), Math.min(innerHeight + margin, Math.max(-margin, y))];
}

export class Travels<Piece> {
  /** Everything on its way. */
  pieces = $state.raw<Travelling<Piece>[]>([]);
  private before = new Map<string, Spot>();
  private next = 0;

  /** To be called before the page changes. */
  remember(): void {
    this.before = moving() ? measured() : new Map<string, Spot>();
  }

  /** To be called when the page has changed. */
  depart(journeys: Journey<Piece>[]): void {
    if (!moving() || document.hidden || !journeys.length) return;
    const after = measured();
    const news: Travelling<Piece>[] = [];
    for (const journey of journeys) {
      const start = this.before.get(journey.from) ?? after.get(journey.from);
      const end = after.get(journey.to);
      if (!start || !end || news.length + untrack(() => this.pieces.length) >= MOST) continue;
      news.push({ ...journey, id: this.next++, start: nearby(start), end: nearby(end), delay: Math.min(news.length, IN_FILE) * APART });
    }
    this.pieces = [...untrack(() => this.pieces), ...news];
    for (const piece of news) setTimeout(() => (this.pieces = this.pieces.filter((one) => one !== piece)), piece.delay + TRAVEL);
  }

  /** Follows a view: what moved between two of them travels. To be called while a component is being made. */
  follow<View>(view: () => View, moves: (before: View, after: View) => Journey<Piece>[]): void {
    let last: View | null = null;
    // What the page looked like is remembered before it changes, what moved sets out after.
    $effect.pre(() => {
      void view();
      untrack(() => this.remember());
    });
    $effect(() => {
      const now = view();
      untrack(() => {
        const earlier = last;
        last = now;
        if (earlier && earlier !== now) this.depart(moves(earlier, now));
      });
    });
  }

  /** Whether something is still on its way there: what stands there already stays hidden until it has come. */
  expected(place: string, test: (piece: Piece) => boolean = () => true): boolean {
    return this.pieces.some((one) => one.to === place && test(one.piece));
  }
}

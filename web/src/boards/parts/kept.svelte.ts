/** How far a reader has read at a table, kept for as long as the window is open: what stays on stage until it is read. */

import type { Scene } from "../look";

export class Read {
  /** The number of the last event that was read. */
  until: number = $state(0);
  private readonly key: string;

  /** `what` names the stage. Whoever comes to the table anew has read what they saw when they last moved. */
  constructor(what: string, scene: Scene) {
    this.key = `read/${what}/${scene.table.id}/${scene.position.seat ?? ""}`;
    const stored = sessionStorage.getItem(this.key);
    this.upTo(stored === null ? scene.seen : Number(stored));
  }

  upTo(number: number): void {
    this.until = Math.max(this.until, number);
    sessionStorage.setItem(this.key, String(this.until));
  }
}

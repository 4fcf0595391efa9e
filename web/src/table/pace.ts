/** How fast a reader wants to see what others do. Only bots can wait for it. */

export const PACES = ["step", "slow", "normal", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds between two things that others do; "step" waits for the reader. */
export const PAUSE: Record<Exclude<Pace, "step">, number> = { slow: 2200, normal: 700, instant: 0 };

/** What is shown for how long: lets frames through one by one. */
export class Turnstile<Frame> {
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shut = false;

  /** `show` says how long to wait after a frame, in milliseconds; Infinity: until `open`. */
  constructor(private show: (frame: Frame) => number) {}

  get length(): number {
    return this.waiting.length;
  }

  push(frame: Frame): void {
    this.waiting.push(frame);
    if (!this.shut) this.next();
  }

  /** The reader goes on. */
  open(): void {
    clearTimeout(this.timer);
    this.shut = false;
    this.next();
  }

  /** Forget what waits; what comes now is shown at once. */
  clear(): void {
    clearTimeout(this.timer);
    this.shut = false;
    this.waiting = [];
  }

  private next(): void {
    while (!this.shut) {
      const frame = this.waiting.shift();
      if (frame === undefined) return;
      const pause = this.show(frame);
      if (pause <= 0) continue;
      this.shut = true;
      if (pause !== Infinity) this.timer = setTimeout(() => this.open(), pause);
    }
  }
}

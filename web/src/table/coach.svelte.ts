/** What a coach has told this reader in first games, kept in the browser: each kind of question is explained once. */

import { SvelteSet } from "svelte/reactivity";
import type { Words } from "../api/types";

interface Memory {
  alone: boolean;
  met: string[];
}

const key = (game: string) => `sandtable:coach:${game}`;
const WELCOME = "welcome";

function remembered(game: string): Memory {
  try {
    return { alone: false, met: [], ...(JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Memory>) };
  } catch {
    // Storage that is forbidden or damaged is storage that is empty.
    return { alone: false, met: [] };
  }
}

/** Whoever begins a first game is told everything from the start. */
export function beginAnew(game: string): void {
  try {
    localStorage.removeItem(key(game));
  } catch {
    // Nothing is remembered where nothing may be kept.
  }
}

/** The lessons of a game: what its words hold for a coach to say. */
export const lessonsOf = (words: Words): string[] =>
  Object.keys(words)
    .filter((id) => id.startsWith("coach-"))
    .map((id) => id.slice("coach-".length))
    .filter((id) => !id.startsWith(WELCOME));

/** The coach beside one reader. */
export class Coach {
  /** The reader has said that they play alone now. */
  alone = $state(false);
  private met = new SvelteSet<string>();
  /** The lesson that stands in sight. */
  private open = $state<string | null>(null);
  private ask: string | null = null;

  constructor(private readonly game: string) {
    const memory = remembered(game);
    this.alone = memory.alone;
    for (const lesson of memory.met) this.met.add(lesson);
  }

  /** What is said now: first the welcome, then about the question. */
  get says(): string | null {
    if (this.alone) return null;
    return this.met.has(WELCOME) ? this.open : WELCOME;
  }

  /** A question is asked; one that was answered needs no explanation any more. */
  hear(ask: string | null, lesson: string | null): void {
    if (this.ask !== null && ask !== this.ask) this.meet(WELCOME);
    this.ask = ask;
    if (this.open !== null && this.open !== lesson) this.understood(this.open);
    if (lesson !== null && !this.met.has(lesson)) this.open = lesson;
  }

  /** The reader has read what is said. */
  understood(lesson: string | null = this.says): void {
    if (lesson === null) return;
    this.meet(lesson);
    if (lesson === this.open) this.open = null;
  }

  /** Say it again. */
  repeat(lesson: string | null): void {
    this.alone = false;
    this.open = lesson;
    this.keep();
  }

  playAlone(): void {
    this.alone = true;
    this.keep();
  }

  /** Whether every kind of question has been met. */
  done(lessons: string[]): boolean {
    return lessons.every((lesson) => this.met.has(lesson));
  }

  private meet(lesson: string): void {
    if (this.met.has(lesson)) return;
    this.met.add(lesson);
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(key(this.game), JSON.stringify({ alone: this.alone, met: [...this.met] } satisfies Memory));
    } catch {
      // A coach without a memory says things twice.
    }
  }
}

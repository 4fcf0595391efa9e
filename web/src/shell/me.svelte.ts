/** Who I am to the server. The first question gives me a cookie; everything else waits for it. */

import { api } from "../api/client";
import type { Bots, Game, Me, Words } from "../api/types";
import { settings, type Language } from "./settings.svelte";

class Self {
  me = $state.raw<Me | null>(null);
  failed = $state(false);

  async meet(): Promise<void> {
    this.failed = false;
    try {
      this.me = await api.me();
    } catch {
      this.failed = true;
    }
  }

  async rename(name: string): Promise<void> {
    if (!this.me) await this.meet();
    if (this.me?.name !== name) this.me = await api.changeMe({ name });
  }

  async speak(language: string): Promise<void> {
    if (this.me && this.me.language !== language) this.me = await api.changeMe({ language });
  }
}

export const self = new Self();

let shelf: Promise<Game[]> | undefined;

/** The games on offer; asked once. */
export function games(): Promise<Game[]> {
  shelf ??= api.games().catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
}

let minds: Promise<Bots> | undefined;

/** How the server's bots think; asked once. */
export function bots(): Promise<Bots> {
  minds ??= api.bots().catch((error: unknown) => {
    minds = undefined;
    throw error;
  });
  return minds;
}

const books = new Map<string, Words>();
const arrived = $state({ count: 0 });
/** Words that did not come are asked for again after so many milliseconds. */
const AGAIN = 3000;
const NONE: Words = {};
/** Of words that did not come, until they do. */
const missing: Words = {};

/** A game's names and button texts in the reader's language; empty until they have come. */
export function gameWords(game: string): Words {
  void arrived.count;
  const key = `${game}/${settings.language}`;
  const book = books.get(key);
  if (book) return book;
  books.set(key, NONE);
  ask(game, settings.language);
  return NONE;
}

function ask(game: string, language: Language): void {
  const key = `${game}/${language}`;
  api
    .words(game, language)
    .then(({ messages }) => books.set(key, messages))
    .catch(() => {
      books.set(key, missing);
      setTimeout(() => ask(game, language), AGAIN);
    })
    .finally(() => (arrived.count += 1));
}

/** Whether a game's words have come, so that nobody reads ids; whoever cannot get them reads ids rather than nothing. */
export function wordsCame(game: string): boolean {
  return gameWords(game) !== NONE;
}

/** A word of a game by the engine's id: "arrakeen" as "territory" is "Arrakeen". */
export function named(words: Words, kind: string, id: string): string {
  return words[`${kind}-${id}`.replaceAll("_", "-")] ?? id.replaceAll("_", " ");
}

/** What is printed on the components, from the engine; the texts come in the reader's language. */

import { settings, type Language } from "../../shell/settings.svelte";
import { facts } from "./view";
import type { UprisingTexts } from "./view.gen";

export type { CardSheet, SpaceSheet, Symbol } from "./view.gen";

export const sheets = facts;
export const spaceById = new Map(sheets.spaces.map((space) => [space.id, space]));

const watching = new Map(sheets.spaces.map((space) => [space.id, sheets.posts.filter((post) => post.spaces.includes(space.id)).map((post) => post.id)]));

/** The posts that watch a space. */
export const postsOf = (space: string): string[] => watching.get(space) ?? [];

const EMPTY: UprisingTexts = {
  card: {},
  intrigue: {},
  conflict: {},
  contract: {},
  leader: {},
  training: {},
  hagal: {},
  rival: {},
  control: {},
  space: {},
  requires: {},
  track: {},
};
const loaders: Record<Language, () => Promise<{ default: UprisingTexts }>> = {
  en: () => import("./texts.en.json"),
  ru: () => import("./texts.ru.json"),
  pl: () => import("./texts.pl.json"),
};
const loaded: Partial<Record<Language, UprisingTexts>> = $state({});
const asked = new Set<Language>();

/** Empty until they have come. */
export function texts(): UprisingTexts {
  const language = settings.language;
  if (!asked.has(language)) {
    asked.add(language);
    void loaders[language]().then((found) => (loaded[language] = found.default));
  }
  return loaded[language] ?? EMPTY;
}

/** What is printed on the components. Made by `tools/uprising_sheets.py`; the texts come in the reader's language. */

import { settings, type Language } from "../../shell/settings.svelte";
import printed from "./printed.json";

export type Symbol = [string] | [string, number];

export interface SpaceSheet {
  id: string;
  area: string;
  icon: string;
  combat: boolean;
  maker: boolean;
  wall: boolean;
  influence: string | null;
  requires: { faction: string; level: number } | null;
  /** What the controller gets at every visit. */
  control: Symbol[] | null;
  cheaper: number | null;
  entries: { cost: Symbol[]; gives: Symbol[] | null }[];
}

export interface CardSheet {
  cost: number | null;
  tags: string[];
  icons: string[];
  boxes: Record<string, Symbol[]>;
}

interface Printed {
  spaces: SpaceSheet[];
  posts: { id: string; spaces: string[] }[];
  tracks: { faction: string; bonus: Symbol[] | null }[];
  cards: Record<string, CardSheet>;
  conflicts: Record<string, { level: number; icon: string; space: string | null; rewards: (Symbol[] | null)[] }>;
  objectives: Record<string, string>;
  training: { id: string; next: number[]; gives: Symbol[] | null }[];
  hagal: Record<string, { swords: number; spaces: string[] }>;
  /** The symbols of effects that can be chosen, by the name of the choice. */
  effects: Record<string, Symbol[]>;
}

export interface Texts {
  card: Record<string, Record<string, string>>;
  intrigue: Record<string, Record<string, string>>;
  conflict: Record<string, string[]>;
  contract: Record<string, string>;
  leader: Record<string, { ability: string; signet: string; signet_name: string; setup?: string }>;
  training: Record<string, string>;
  hagal: Record<string, string>;
  rival: Record<string, { signet: string; network: string }>;
  control: Record<string, string>;
  space: Record<string, string>;
  requires: Record<string, string>;
  track: Record<string, string>;
}

export const sheets = printed as unknown as Printed;
export const spaceById = new Map(sheets.spaces.map((space) => [space.id, space]));

const watching = new Map(sheets.spaces.map((space) => [space.id, sheets.posts.filter((post) => post.spaces.includes(space.id)).map((post) => post.id)]));

/** The posts that watch a space. */
export const postsOf = (space: string): string[] => watching.get(space) ?? [];

const EMPTY: Texts = {
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
const loaders: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import("./texts.en.json"),
  ru: () => import("./texts.ru.json"),
  pl: () => import("./texts.pl.json"),
};
const loaded: Partial<Record<Language, Texts>> = $state({});
const asked = new Set<Language>();

/** Empty until they have come. */
export function texts(): Texts {
  const language = settings.language;
  if (!asked.has(language)) {
    asked.add(language);
    void loaders[language]().then((found) => (loaded[language] = found.default));
  }
  return loaded[language] ?? EMPTY;
}

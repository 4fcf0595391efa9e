/** For tests: what a game says in a language, read from its messages without a server. */

import { readdirSync, readFileSync } from "node:fs";
import type { Words } from "../../api/types";

const games = new URL("../../../../src/sandtable/games/", import.meta.url);

const read = new Map<string, Words>();

/** Every message of a game by its id; of one that counts, the first line. */
export function messagesOf(game: string, language: string): Words {
  const key = `${game}/${language}`;
  const known = read.get(key);
  if (known) return known;
  const folder = new URL(`${game}/messages/`, games);
  const files = readdirSync(folder).filter((name) => name === `${language}.ftl` || name.endsWith(`.${language}.ftl`));
  const text = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const found = Object.fromEntries([...text.matchAll(/^([a-z][\w-]*) = (.+)$/gm)].map(([, id = "", said = ""]) => [id, said]));
  read.set(key, found);
  return found;
}

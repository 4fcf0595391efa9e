/** Which components of a game are not confirmed by any source; asked once per game and language. */

import { api } from "../api/client";
import type { Unconfirmed } from "../api/types";
import { settings } from "./settings.svelte";

const lists = new Map<string, Map<string, Unconfirmed>>();
const arrived = $state({ count: 0 });

export function unconfirmedOf(game: string): Map<string, Unconfirmed> {
  void arrived.count;
  const key = `${game}/${settings.language}`;
  const had = lists.get(key);
  if (had) return had;
  const empty = new Map<string, Unconfirmed>();
  lists.set(key, empty);
  api
    .unconfirmed(game, settings.language)
    .then((found) => {
      lists.set(key, new Map(found.map((one) => [one.component, one])));
      arrived.count += 1;
    })
    .catch(() => lists.delete(key));
  return empty;
}

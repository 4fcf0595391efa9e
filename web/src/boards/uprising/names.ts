import type { Words } from "../../api/types";
import { named } from "../../shell/me.svelte";
import { t } from "../../words/index.svelte";
import type { UprisingView } from "./view";

/** A player goes by the leader, a Rival by its own card. */
export function playerName(view: UprisingView, player: number, words: Words): string {
  const found = view.players[player];
  if (found?.leader) return named(words, "leader", found.leader);
  if (found?.rival) return named(words, "rival", found.rival.id);
  return t("table.seat", { n: player + 1 });
}

/** Contracts and posts carry their kind in their id. */
export function plainName(words: Words, kind: string, id: string): string {
  return named(words, kind, id.startsWith(`${kind}_`) ? id.slice(kind.length + 1) : id);
}

/** A House Hagal card. */
export const hagalName = (words: Words, id: string) => named(words, "hagal", id);

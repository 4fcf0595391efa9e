import type { Look, Scene } from "../boards/look";
import type { Table } from "../api/types";
import { t } from "../words/index.svelte";

/** A seat as people call it: by its faction, with the player's name where there is one. */
export function seatName(scene: Scene, look: Look, seat: number): string {
  return look.seat(scene.view, seat, scene.words).name || personName(scene.table, seat);
}

export function personName(table: Table, seat: number): string {
  const found = table.seats[seat];
  if (found?.name) return found.name;
  return found?.kind === "bot" ? `${t("table.seat", { n: seat + 1 })} (${t("table.bot")})` : t("table.seat", { n: seat + 1 });
}

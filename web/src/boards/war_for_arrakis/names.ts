import type { Words } from "../../api/types";
import { named } from "../../shell/me.svelte";
import type { WarForArrakisView } from "./view";

/** Whoever leads one power is called by it; whoever leads a whole side, by the side. */
export function seatName(view: WarForArrakisView, seat: number, words: Words): string {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return "";
  const [power] = player.powers;
  return player.powers.length === 1 && power ? named(words, "power", power) : named(words, "side", player.side);
}

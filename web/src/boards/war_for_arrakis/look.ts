import { named } from "../../shell/me.svelte";
import type { Look } from "../look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Holdings from "./Holdings.svelte";
import Legend from "./Legend.svelte";
import { located } from "./locate";
import Players from "./Players.svelte";
import Stage from "./Stage.svelte";
import { colourOf, type WarForArrakisView } from "./view";

export const look: Look = {
  Board,
  Stage,
  stages: ["battle", "automaton"],
  Players,
  Holdings,
  Legend,
  Face,
  faces: ["area", "card", "prescience", "leader"],
  onBoard: (option) => option.kind === "area" || option.kind === "zone" || option.kind === "sector",
  seat: (view, seat, words) => {
    const player = (view as WarForArrakisView).players.find((one) => one.seat === seat);
    const powers = player?.powers ?? [];
    const name = player ? (powers.length === 1 ? named(words, "power", powers[0] ?? "") : named(words, "side", player.side)) : "";
    return { name, colour: player ? colourOf(player.side) : null };
  },
  locate: (event) => located(event.args),
  measure: (view) => {
    const table = view as WarForArrakisView;
    const prescience = Object.values(table.prescience).reduce((sum, step) => sum + step, 0);
    return table.players.map((player) => (player.side === "harkonnen" ? table.supremacy : prescience));
  },
};

import { named } from "../../shell/me.svelte";
import { located } from "../arrakis/locate";
import type { Look } from "../look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Holdings from "./Holdings.svelte";
import Legend from "./Legend.svelte";
import Players from "./Players.svelte";
import Stage from "./Stage.svelte";
import { colourOf, heldStrongholds, type ClassicView } from "./view";

export const look: Look = {
  Board,
  Stage,
  Players,
  Holdings,
  Legend,
  Face,
  faces: ["card", "leader", "faction", "skill"],
  // Orders of the Voice stand on the plan that they are about.
  onBoard: (option) => ["cell", "territory", "order"].includes(option.kind),
  seat: (view, seat, words) => {
    const faction = (view as ClassicView).players[seat]?.faction ?? null;
    return { name: faction ? named(words, "faction", faction) : "", colour: colourOf(faction) };
  },
  locate: (event) => located(event.args),
  measure: (view) => (view as ClassicView).players.map((player) => heldStrongholds(view as ClassicView, player.seat).length),
};

import { named } from "../../shell/me.svelte";
import type { Look } from "../look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Holdings from "./Holdings.svelte";
import Legend from "./Legend.svelte";
import { located } from "../arrakis/locate";
import Players from "./Players.svelte";
import Stage from "./Stage.svelte";
import { colourOf, points, type ConquestView } from "./view";

export const look: Look = {
  Board,
  Stage,
  Players,
  Holdings,
  Legend,
  Face,
  faces: ["card", "leader"],
  inHand: (option, scene) => {
    const view = scene.view as ConquestView;
    const me = view.you === null ? undefined : view.players[view.you];
    return option.kind === "card" && !!me && [...me.battle_cards.known, ...me.market_cards.known].includes(option.name);
  },
  onBoard: (option) => option.kind === "cell" || option.kind === "territory",
  seat: (view, seat, words) => {
    const faction = (view as ConquestView).players[seat]?.faction ?? null;
    return { name: faction ? named(words, "faction", faction) : "", colour: colourOf(faction) };
  },
  locate: (event) => located(event.args),
  measure: (view) => (view as ConquestView).players.map((player) => points(view as ConquestView, player.seat)),
};

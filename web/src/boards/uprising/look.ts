import { named } from "../../shell/me.svelte";
import { t } from "../../words/index.svelte";
import type { Look } from "../look";
import Board from "./Board.svelte";
import { cardChoice } from "./choices";
import Face from "./Face.svelte";
import Holdings from "./Holdings.svelte";
import { playerName } from "./names";
import Players from "./Players.svelte";
import { GOAL, seatColour, type UprisingView } from "./view";
import { u } from "./words";

/** The spaces and posts that an event's arguments name. */
function located(args: Record<string, unknown>): string[] {
  const named = Object.values(args).filter((value): value is string => typeof value === "string");
  return named.filter((value) => /^(space|post)-/.test(value)).map((value) => (value.startsWith("space-") ? value.slice("space-".length) : value).replaceAll("-", "_"));
}

export const look: Look = {
  Board,
  Players,
  Holdings,
  Face,
  faces: ["card", "intrigue", "contract", "leader", "conflict", "objective", "space", "post", "faction", "effect", "training"],
  inHand: (option, scene) => {
    const view = scene.view as UprisingView;
    const me = view.you === null ? undefined : view.players[view.you];
    if (option.kind === "intrigue") return me?.intrigue.known.includes(option.name) ?? false;
    return option.kind === "card" && cardChoice(scene, option.name, "hand") !== undefined && (me?.hand.known.includes(option.name) ?? false);
  },
  facing: (scene) => {
    const view = scene.view as UprisingView;
    const strengths = view.players.filter((player) => player.strength).map((player) => `${playerName(view, player.seat, scene.words)} ${player.strength}`);
    return view.conflict.card && strengths.length ? `${named(scene.words, "conflict", view.conflict.card)}: ${strengths.join(", ")}` : "";
  },
  owned: (scene) => {
    const view = scene.view as UprisingView;
    const me = view.you === null ? undefined : view.players[view.you];
    const word = (id: string) => scene.words[`resource-${id}`] ?? id;
    return me ? [`${word("solari")} ${me.solari}`, `${word("spice")} ${me.spice}`, `${word("water")} ${me.water}`, `${u("panel-agents")} ${me.agents}`, `${u("garrison")} ${me.garrison}`] : [];
  },
  onBoard: (option) => option.kind === "space" || option.kind === "post",
  seat: (view, seat, words) => ({ name: playerName(view as UprisingView, seat, words), colour: seatColour(seat) }),
  locate: (event) => located(event.args),
  standing: (scene) => {
    const view = scene.view as UprisingView;
    return view.players.map(({ seat, vp }) => ({
      name: playerName(view, seat, scene.words),
      colour: seatColour(seat),
      have: vp,
      need: GOAL,
      about: t("course.of", { have: vp, need: GOAL }),
    }));
  },
  measure: (view) => (view as UprisingView).players.map((player) => player.vp),
};

import { named } from "../../shell/me.svelte";
import { t } from "../../words/index.svelte";
import { seenOf } from "../arrakis/battle";
import type { Look } from "../look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Holdings from "./Holdings.svelte";
import Legend from "./Legend.svelte";
import { located } from "../arrakis/locate";
import Players from "./Players.svelte";
import { most, priceOf } from "./reckon";
import Stage from "./Stage.svelte";
import { colourOf, contestedStrongholds, facts, heldStrongholds, points, type ConquestView } from "./view";
import { c } from "./words";

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
  facing: (scene) => {
    const view = scene.view as ConquestView;
    const battle = view.battle;
    const plan = battle?.plans.find((one) => one.seat !== view.you);
    if (!battle || !plan || battle.strength) return "";
    const enemy = named(scene.words, "faction", view.players[plan.seat]?.faction ?? "");
    const voice = battle.voice ? (scene.words[`option-must-${battle.voice.must ? "" : "not-"}play-${battle.voice.type}`] ?? "") : "";
    const isLeader = (id: string) => view.players.some((player) => player.leaders.some((leader) => leader.id === id));
    const seen = seenOf(plan, c, (id) => named(scene.words, isLeader(id) ? "leader" : "card", id), c("nothing"));
    return [named(scene.words, "territory", battle.territory), enemy, c("sum-most", { n: most(view, battle, plan) }), ...seen, voice].filter(Boolean).join(" · ");
  },
  owned: (scene) => {
    const view = scene.view as ConquestView;
    const me = view.you === null ? undefined : view.players[view.you];
    const word = (id: string) => scene.words[`table-${id}`] ?? id;
    return me ? [`${word("spice")} ${me.spice}`, `${word("reserve")} ${me.reserve}`, `${word("tanks")} ${me.tanks}`] : [];
  },
  beside: (option, scene) => {
    const prompt = scene.position.prompt;
    const price = prompt ? priceOf(prompt.message, prompt.args, option) : null;
    if (price === null || option.name === "0") return "";
    return price ? c("price", { n: price }) : c("free");
  },
  onBoard: (option) => option.kind === "cell" || option.kind === "territory",
  seat: (view, seat, words) => {
    const faction = (view as ConquestView).players[seat]?.faction ?? null;
    return { name: faction ? named(words, "faction", faction) : "", colour: colourOf(faction) };
  },
  locate: (event) => located(event.args),
  standing: (scene) => {
    const view = scene.view as ConquestView;
    return view.players.map(({ seat, faction }) => {
      const contested = contestedStrongholds(view, seat).length;
      const have = heldStrongholds(view, seat).length - contested;
      return {
        name: faction ? named(scene.words, "faction", faction) : t("table.seat", { n: seat + 1 }),
        colour: colourOf(faction),
        have,
        need: facts.strongholds_to_win,
        doubtful: contested,
        about: contested ? t("course.contested", { have, need: facts.strongholds_to_win, n: contested }) : t("course.of", { have, need: facts.strongholds_to_win }),
      };
    });
  },
  measure: (view) => (view as ConquestView).players.map((player) => points(view as ConquestView, player.seat)),
};

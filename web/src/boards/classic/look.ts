import { named } from "../../shell/me.svelte";
import { t } from "../../words/index.svelte";
import { seenOf } from "../arrakis/battle";
import { located } from "../arrakis/locate";
import { shownNumber } from "../arrakis/wheel";
import type { Look } from "../look";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Holdings from "./Holdings.svelte";
import Legend from "./Legend.svelte";
import { leaderOf, most, strengthOf } from "./plan";
import Players from "./Players.svelte";
import { priceOf } from "./prices";
import Stage from "./Stage.svelte";
import { colourOf, contestedStrongholds, heldStrongholds, neededStrongholds, type ClassicView } from "./view";
import { d } from "./words";

export const look: Look = {
  Board,
  Stage,
  stages: ["battle"],
  Players,
  Holdings,
  Legend,
  Face,
  faces: ["card", "leader", "faction", "skill"],
  facing: (scene) => {
    const view = scene.view as ClassicView;
    const battle = view.battle;
    const side = battle?.plans.findIndex((plan) => plan.seat !== view.you) ?? -1;
    const plan = battle?.plans[side];
    if (!battle || !plan || battle.strength) return "";
    const enemy = named(scene.words, "faction", view.players[plan.seat]?.faction ?? "");
    const nameOf = (id: string) => named(scene.words, leaderOf(view, id) ? "leader" : "card", id);
    const voice = battle.voice ? (scene.words[`option-${battle.voice.order.replaceAll("_", "-")}`] ?? "") : "";
    const known = [d("sum-most", { n: shownNumber(most(view, battle, side)) }), ...seenOf(plan, d, nameOf, d("nothing")), voice].filter(Boolean);
    return [named(scene.words, "territory", battle.territory), enemy, ...known].join(" · ");
  },
  owned: (scene) => {
    const view = scene.view as ClassicView;
    const me = view.you === null ? undefined : view.players[view.you];
    const word = (id: string) => scene.words[`table-${id}`] ?? id;
    return me ? [`${word("spice")} ${me.spice}`, `${word("reserve")} ${me.reserve}`, `${word("tanks")} ${me.tanks}`, `${word("cards")} ${me.treachery.count}`] : [];
  },
  beside: (option, scene) => {
    const prompt = scene.position.prompt;
    const price = prompt ? priceOf(prompt.message, prompt.args, option, (leader) => strengthOf(scene.view as ClassicView, leader)) : null;
    if (price === null || option.name === "0") return "";
    return price ? d("price", { n: price }) : d("free");
  },
  // Orders of the Voice stand on the plan that they are about.
  onBoard: (option) => ["cell", "territory", "order"].includes(option.kind),
  seat: (view, seat, words) => {
    const faction = (view as ClassicView).players[seat]?.faction ?? null;
    return { name: faction ? named(words, "faction", faction) : "", colour: colourOf(faction) };
  },
  // Two players may lead two factions each: those that sit opposite each other.
  partners: (table, seat) => (table.options.two_factions_each ? [(seat + 2) % table.seats.length] : []),
  locate: (event) => located(event.args),
  standing: (scene) => {
    const view = scene.view as ClassicView;
    return view.players.map(({ seat, faction, allies }) => {
      const together = [seat, ...allies];
      const have = together.reduce((sum, one) => sum + heldStrongholds(view, one).length, 0);
      const contested = together.reduce((sum, one) => sum + contestedStrongholds(view, one).length, 0);
      const need = neededStrongholds(view, seat, scene.table.options);
      return {
        name: faction ? named(scene.words, "faction", faction) : t("table.seat", { n: seat + 1 }),
        colour: colourOf(faction),
        have,
        need,
        doubtful: contested,
        about: contested ? t("course.contested", { have, need, n: contested }) : t("course.of", { have, need }),
      };
    });
  },
  measure: (view) => (view as ClassicView).players.map((player) => heldStrongholds(view as ClassicView, player.seat).length),
};

import { named } from "../../shell/me.svelte";
import { capital, t } from "../../words/index.svelte";
import type { Look } from "../look";
import Board from "./Board.svelte";
import { told } from "./contents";
import { goalOf, PRESCIENCE_TOP, SUPREMACY_WINS } from "./facts";
import Face from "./Face.svelte";
import Holdings from "./Holdings.svelte";
import Legend from "./Legend.svelte";
import { located } from "./locate";
import { seatName } from "./names";
import Players from "./Players.svelte";
import Stage from "./Stage.svelte";
import { colourOf, type WarForArrakisView } from "./view";
import { w } from "./words";

const FREE_ACTIONS = ["guerrilla_training", "scout", "detonate", "end_hawat"];

export const look: Look = {
  Board,
  Stage,
  stages: ["battle", "automaton"],
  Players,
  Holdings,
  Legend,
  Face,
  faces: ["area", "card", "prescience", "leader"],
  inHand: (option, scene) => {
    const view = scene.view as WarForArrakisView;
    const me = view.players.find((player) => player.seat === view.you);
    return option.kind === "card" && (me?.powers.some((power) => view.planning[power]?.known.includes(option.name)) ?? false);
  },
  facing: (scene) => {
    const view = scene.view as WarForArrakisView;
    const battle = view.battle;
    if (!battle) return "";
    const legions = [battle.from, battle.area].flatMap((area) => view.areas.find((one) => one.area === area)?.legions ?? []);
    return [named(scene.words, "area", battle.area), ...legions.map((legion) => told(legion, scene.words))].join(" · ");
  },
  owned: (scene) => {
    const view = scene.view as WarForArrakisView;
    const me = view.players.find((player) => player.seat === view.you);
    if (!me) return [];
    const boards = view.dashboards.filter((board) => board.side === me.side && (!board.power || me.powers.includes(board.power)));
    const dice = boards.flatMap((board) => Object.entries(board.boxes).flatMap(([face, box]) => (box.dice ? [`${named(scene.words, "die", face)} ${box.dice}`] : [])));
    return [...dice, `${w("hand")} ${me.powers.reduce((sum, power) => sum + (view.planning[power]?.hand ?? 0), 0)}`];
  },
  // A free action can come before any question of one's turn; beside the answers to it nothing else would tell what it is.
  beside: (option) => (FREE_ACTIONS.includes(option.name) ? w("free-action") : ""),
  onBoard: (option) => option.kind === "area" || option.kind === "zone" || option.kind === "sector",
  seat: (view, seat, words) => {
    const table = view as WarForArrakisView;
    const player = table.players.find((one) => one.seat === seat);
    return { name: seatName(table, seat, words), colour: player ? colourOf(player.side) : null };
  },
  unseated: (scene) => ((scene.view as WarForArrakisView).mahdi ? capital(named(scene.words, "choice", "mahdi")) : ""),
  locate: (event) => located(event.args),
  standing: (scene) => {
    const view = scene.view as WarForArrakisView;
    const steps = Object.entries(view.prescience);
    const known = view.objectives.known.length > 0;
    // Whoever knows the Secret Objective sees how far each marker must go; the others see the whole track.
    const markers = steps.map(([marker, at]) => {
      const need = (known ? goalOf(marker, view.objectives.known) : null) ?? PRESCIENCE_TOP;
      return { name: named(scene.words, "marker", marker), colour: colourOf("atreides"), have: at, need, about: t("course.of", { have: at, need }) };
    });
    const name = named(scene.words, "side", "harkonnen");
    return [{ name, colour: colourOf("harkonnen"), have: view.supremacy, need: SUPREMACY_WINS, about: t("course.of", { have: view.supremacy, need: SUPREMACY_WINS }) }, ...markers];
  },
  measure: (view) => {
    const table = view as WarForArrakisView;
    const prescience = Object.values(table.prescience).reduce((sum, step) => sum + step, 0);
    return table.players.map((player) => (player.side === "harkonnen" ? table.supremacy : prescience));
  },
};

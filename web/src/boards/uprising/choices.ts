/** Where on the table a choice stands, so that it can glow there. */

import type { Option } from "../../api/types";
import type { Scene } from "../look";

type CardZone = "hand" | "market" | "discard" | "play" | "looked";

/** Where the cards of a question lie; most lie in the hand. */
const ZONES: Record<string, CardZone[]> = {
  "prompt-reveal-turn": ["market"],
  "prompt-acquire": ["market"],
  "prompt-set-aside": ["market"],
  "prompt-sort-draw": ["looked"],
  "prompt-sort-discard": ["looked"],
  "prompt-trash": ["hand", "discard", "play"],
};

const zones = (message: string | undefined): CardZone[] => (message === undefined ? [] : (ZONES[message] ?? ["hand"]));

export const fromMarket = (message: string | undefined) => zones(message).includes("market");

/** Questions whose numbers are troops. */
export const ABOUT_TROOPS = ["prompt-deploy", "prompt-deploy-effect", "prompt-retreat"];

/** The choice of a card, if it can be chosen where it lies. */
export function cardChoice(scene: Scene, card: string, zone: CardZone): Option | undefined {
  if (!zones(scene.position.prompt?.message).includes(zone)) return undefined;
  return scene.options.find((option) => option.kind === "card" && option.name === card);
}

/** Whether it is one of my answers in the form that is still open. */
export const picked = (scene: Scene, kind: string, name: string): boolean => scene.answers.some(({ option }) => option.kind === kind && option.name === name);

export const choice = (scene: Scene, kind: string, name: string): Option | undefined => scene.options.find((option) => option.kind === kind && option.name === name);

export const choices = (scene: Scene, kind: string): Option[] => scene.options.filter((option) => option.kind === kind);

/** Words that stand at a place of the table, for every question or for one; the others only answer it. */
const PLACES: Record<"hand" | "space" | "conflict" | "wall" | "turn", { always?: string[]; asked?: Record<string, string[]> }> = {
  hand: { always: ["reveal", "end_turn"], asked: { "prompt-trash-from": ["from_hand", "from_discard", "from_play"] } },
  space: { always: ["free_entry", "paid_entry"] },
  conflict: { always: ["deploy"], asked: { "prompt-combat": ["pass"], "prompt-defend": ["use", "decline"] } },
  wall: { asked: { "prompt-shield-wall": ["use", "decline"] } },
  turn: { asked: { "prompt-order": ["as_printed"], "prompt-reveal-turn": ["as_printed"] } },
};

export function wordsAt(scene: Scene, place: keyof typeof PLACES): Option[] {
  const { always = [], asked = {} } = PLACES[place];
  const names = [...always, ...(asked[scene.position.prompt?.message ?? ""] ?? [])];
  return scene.options.filter((option) => option.kind === "word" && names.includes(option.name));
}

/** An effect that waits to be chosen belongs to a space, a card, a leader or a contract: "card/dagger/reveal". */
export function sourceOf(effect: string): { kind: string; id: string } {
  const [kind = "", id = ""] = effect.split("/");
  return { kind: kind === "visit" || kind === "council_seat" ? "space" : kind, id };
}

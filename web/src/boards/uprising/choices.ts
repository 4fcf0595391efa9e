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

/** Words that stand at a place of the table; the others are only answers to the question. */
const AT_HAND = ["reveal", "end_turn"];
const AT_SPACE = ["free_entry", "paid_entry"];
const AT_CONFLICT = ["deploy"];

const words = (scene: Scene, names: string[]) => scene.options.filter((option) => option.kind === "word" && names.includes(option.name));

export const handWords = (scene: Scene) => words(scene, AT_HAND);
export const spaceWords = (scene: Scene) => words(scene, AT_SPACE);
export const conflictWords = (scene: Scene) => words(scene, AT_CONFLICT);

/** An effect that waits to be chosen belongs to a space, a card, a leader or a contract: "card/dagger/reveal". */
export function sourceOf(effect: string): { kind: string; id: string } {
  const [kind = "", id = ""] = effect.split("/");
  return { kind: kind === "visit" || kind === "council_seat" ? "space" : kind, id };
}

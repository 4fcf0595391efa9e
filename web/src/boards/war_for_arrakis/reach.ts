/** By which means a legion goes from one area to another, as far as the map tells it. */

import type { Scene } from "../look";
import { placesIn } from "./locate";
import drawing from "./map.json";
import type { WarForArrakisView } from "./view";

export type Means = "foot" | "ride" | "flight";

const RIMWALL = "rimwall_west";

function touching(passable: (kind: string, sides: string[]) => boolean): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const join = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set<string>()).add(other));
  for (const { sides, kind } of drawing.arcs) {
    const [one, other] = sides;
    if (!one || !other || !passable(kind, sides)) continue;
    join(one, other);
    join(other, one);
  }
  return found;
}

const NEIGHBOURS = touching((kind) => kind !== "impassable");
/** The blast of the Rimwall opens its impassable borders. */
const NEIGHBOURS_RIMWALL_OPEN = touching((kind, sides) => kind !== "impassable" || sides.includes(RIMWALL));

export function neighbours(area: string, blasted: string | null): ReadonlySet<string> {
  return (blasted === RIMWALL ? NEIGHBOURS_RIMWALL_OPEN : NEIGHBOURS).get(area) ?? new Set<string>();
}

/** What is beside an area is reached on foot; beyond that Atreides ride on worms and Harkonnen fly. */
export function means(side: string, from: string, to: string, blasted: string | null): Means {
  if (neighbours(from, blasted).has(to)) return "foot";
  return side === "atreides" ? "ride" : "flight";
}

/** Questions that ask where a legion that was chosen before goes or strikes. */
const WHERE_TO = new Set(["prompt-move-to", "prompt-attack-where"]);

/** The legion that was chosen, and by which means it gets to each area on offer. */
export function waysOf(scene: Scene): { origin: string | null; ways: Map<string, Means> } {
  const ways = new Map<string, Means>();
  const view = scene.view as WarForArrakisView;
  const prompt = scene.position.prompt;
  const side = view.players.find((player) => player.seat === view.you)?.side;
  if (!prompt || !side || !WHERE_TO.has(prompt.message)) return { origin: null, ways };
  // Where only one legion could go nobody asked which, so it is not among the answers: the question names it.
  const origin = placesIn(prompt.args.where)[0];
  if (!origin) return { origin: null, ways };
  for (const option of scene.options) if (option.kind === "area") ways.set(option.name, means(side, origin, option.name, view.blasted));
  return { origin, ways };
}

/** A battle plan while it is being made, and what can be reckoned from what everybody sees. */

import type { Answer } from "../../table/merge";
import type { Place } from "../arrakis/battle";
import type { BattleView, ClassicView, Leader, Plan, Player } from "./view";

const KWISATZ_STRENGTH = 2;

/** The question that fills in each place: of the plan, and of what prescience will see. */
export const PLACES: Record<string, Place> = {
  "prompt-plan-leader": "leader",
  "prompt-plan-weapon": "weapon",
  "prompt-plan-defence": "defence",
  "prompt-plan-dial": "dial",
  "prompt-fix-leader": "leader",
  "prompt-fix-weapon": "weapon",
  "prompt-fix-defence": "defence",
  "prompt-fix-dial": "dial",
};

/** My own plan as far as I have answered. */
export function inTheMaking(answers: Answer[]): Partial<Plan> {
  const made: Partial<Plan> = {};
  for (const { message, option } of answers) {
    const place = PLACES[message];
    if (message === "prompt-plan-kwisatz") made.kwisatz_haderach = option.name === "with_kwisatz_haderach";
    else if (message === "prompt-plan-support") made.spice = Number(option.name);
    else if (message === "prompt-plan-bank") made.bank = Number(option.name);
    else if (place === "dial") made.dial = Number(option.name);
    else if (place) made[place] = option.kind === "word" ? null : option.name;
  }
  return made;
}

export const leaderOf = (view: ClassicView, leader: string | null | undefined): Leader | undefined => view.players.flatMap((player) => player.leaders).find((one) => one.id === leader);

/** What my plan comes to, with so much on the wheel, if the leader lives. */
export function total(view: ClassicView, plan: Partial<Plan>, dial: number): number {
  return dial + (leaderOf(view, plan.leader)?.strength ?? 0) + (plan.kwisatz_haderach ? KWISATZ_STRENGTH : 0) + (plan.bank ?? 0);
}

/** Leaders who may be with somebody else, as far as the reader can tell. */
const away = (leader: Leader) => leader.state === "taken" || leader.state === "unknown";

/** The strongest leader that a side could send, as far as the reader can tell. */
function strongest(view: ClassicView, battle: BattleView, player: Player): number {
  const captives = player.faction === "harkonnen" ? view.players.filter((other) => other.leaders_taken > 0).flatMap((other) => other.leaders.filter(away)) : [];
  const own = player.leaders.filter((leader) => leader.state === "ready" || leader.state === "unknown");
  const free = [...own, ...captives].filter((leader) => leader.territory === null || leader.territory === battle.territory);
  return Math.max(0, ...free.map((leader) => leader.strength));
}

/** How strong a leader is, which is also the price of bringing it back. */
export const strengthOf = (view: ClassicView, id: string): number | null => (id === "kwisatz_haderach" ? KWISATZ_STRENGTH : (leaderOf(view, id)?.strength ?? null));

/** The most that a side can come to, before skills and cards that change the strength of leaders. */
export function most(view: ClassicView, battle: BattleView, side: number): number {
  const plan = battle.plans[side];
  const player = plan && view.players[plan.seat];
  if (!plan || !player) return 0;
  const kwisatz = view.kwisatz_haderach;
  const helped = player.faction === "atreides" && kwisatz?.state === "awake" && (kwisatz.territory === null || kwisatz.territory === battle.territory);
  const leader = plan.leader === undefined ? strongest(view, battle, player) : (leaderOf(view, plan.leader)?.strength ?? 0);
  return (plan.dial ?? battle.most_dialled[side] ?? 0) + leader + (helped ? KWISATZ_STRENGTH : 0);
}

const ORDER = /^must_(?:not_)?play_(.+)$/;

/** The place of a plan that an order of the Voice is about. */
export function placeOfOrder(order: string): Exclude<Place, "dial"> {
  const kind = ORDER.exec(order)?.[1] ?? "";
  if (kind === "cheap_hero") return "leader";
  return kind.endsWith("defence") || kind === "portable_snooper" ? "defence" : "weapon";
}

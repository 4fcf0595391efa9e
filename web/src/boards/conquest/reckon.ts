/** What a battle and a purchase come to, reckoned from what the reader sees. */

import type { Option } from "../../api/types";
import type { BattleView, ConquestView, Leader, Plan } from "./view.gen";

const leaderOf = (view: ConquestView, id: string | null | undefined): Leader | undefined => view.players.flatMap((player) => player.leaders).find((one) => one.id === id);

/** What my plan comes to with so much on the wheel, if the leader lives. */
export function total(view: ConquestView, plan: Partial<Plan>, dial: number): number {
  return dial + (leaderOf(view, plan.leader)?.strength ?? 0);
}

/** The forces of a side where the battle is fought: the most it can dial. */
function forces(view: ConquestView, battle: BattleView, seat: number): number {
  const there = view.cells.filter((cell) => battle.cells.includes(cell.cell)).flatMap((cell) => cell.forces);
  return there.filter((force) => force.seat === seat).reduce((sum, force) => sum + force.count, 0);
}

/** The strongest leader that a side could send, as far as the reader can tell. */
function strongest(view: ConquestView, battle: BattleView, seat: number): number {
  const free = (view.players[seat]?.leaders ?? []).filter((leader) => leader.state !== "tanks" && (leader.territory === null || leader.territory === battle.territory));
  return Math.max(0, ...free.map((leader) => leader.strength));
}

/** The most that a side can come to, before market cards. */
export function most(view: ConquestView, battle: BattleView, plan: Plan): number {
  const leader = plan.leader === undefined ? strongest(view, battle, plan.seat) : (leaderOf(view, plan.leader)?.strength ?? 0);
  return (plan.dial ?? forces(view, battle, plan.seat)) + leader;
}

/** What so many cost at a question; null where that has no price. */
export function priceOf(message: string, args: Record<string, unknown>, option: Option): number | null {
  const count = Number(option.name);
  const [cost, free] = [Number(args.cost), Number(args.free ?? 0)];
  if (option.kind !== "number" || !Number.isFinite(cost)) return null;
  return ["prompt-buy", "prompt-ship-count", "prompt-revive-forces"].includes(message) ? Math.max(0, count - free) * cost : null;
}

/** What the log has told, as the stage shows it: the auction so far, and battles with what came of them. */

import type { GameEvent } from "../../api/types";
import type { ClassicView, Plan } from "./view";

/** "faction-bene-gesserit" is the faction bene_gesserit. */
export function id(message: unknown, kind: string): string | null {
  return typeof message === "string" && message.startsWith(`${kind}-`) ? message.slice(kind.length + 1).replaceAll("-", "_") : null;
}

/** A number as events tell it: whole, or a phrase that says "and a half". */
export function told(value: unknown): number {
  if (typeof value === "object" && value !== null) return Number((value as { args?: { whole?: unknown } }).args?.whole ?? 0) + 0.5;
  return Number(value ?? 0);
}

const seatOf = (view: ClassicView, who: unknown): number | null => view.players.find((player) => player.faction === id(who, "faction"))?.seat ?? null;

// The auction.

/** A card that was up for auction in this turn; `card` as far as the reader knows it. */
export interface Sale {
  number: number;
  card: string | null;
  /** What House Richese said that it was. */
  claim: string | null;
  buyer: number | null;
  /** null while it is up, or where nobody paid. */
  price: number | null;
  over: boolean;
}

export interface Bidding {
  sales: Sale[];
  /** What each seat has done about the card that is up: a bid, or null for a pass. */
  acts: Map<number, number | null>;
  /** Who had room in hand when the cards were dealt. */
  able: number[];
}

const CARDS_UP = ["event-card-up", "event-puts-up", "event-market"];
const UNSOLD = ["event-cards-return", "event-market-unsold", "event-card-removed"];
const FOR_NOTHING = ["event-takes-unsold", "event-buys-with-karama"];

/** The bidding of the turn that is being played. */
export function bidding(events: GameEvent[], view: ClassicView): Bidding {
  const from = events.findLastIndex((event) => event.message === "event-turn");
  const found: Bidding = { sales: [], acts: new Map(), able: [] };
  for (const { message, args } of events.slice(from + 1)) {
    const sale = found.sales.at(-1);
    const seat = seatOf(view, args.who);
    if (message === "event-bidding") found.able = (Array.isArray(args.able) ? args.able : []).flatMap((who) => seatOf(view, who) ?? []);
    else if (CARDS_UP.includes(message)) {
      found.sales.push({ number: Number(args.number ?? 0), card: id(args.card, "card"), claim: null, buyer: null, price: null, over: false });
      found.acts = new Map();
    } else if (!sale) continue;
    else if (message === "event-card-up-seen") sale.card = id(args.card, "card");
    else if (message === "event-market-claim") sale.claim = id(args.card, "card");
    else if (message === "event-passes" && seat !== null && !sale.over) found.acts.set(seat, null);
    else if ((message === "event-bids" || message === "event-sealed-bid") && seat !== null) {
      // Who has passed may come back once somebody bids more, except in an auction that goes around once.
      if (message === "event-bids" && view.auction?.way === "normal") found.acts = new Map([...found.acts].filter(([, bid]) => bid !== null));
      found.acts.set(seat, Number(args.count));
    } else if (message === "event-bid-void" && seat !== null) found.acts.delete(seat);
    else if (message === "event-sold") Object.assign(sale, { buyer: seat, price: Number(args.count), over: true });
    else if (FOR_NOTHING.includes(message)) Object.assign(sale, { buyer: seat, price: 0, over: true });
    else if (UNSOLD.includes(message)) sale.over = true;
  }
  return found;
}

// Battles.

export interface ToldPlan extends Omit<Plan, "seat" | "state"> {
  faction: string | null;
}

export interface Battle {
  /** The numbers of its first and last event. */
  first: number;
  last: number;
  territory: string;
  plans: ToldPlan[];
  /** Who won, if anybody did. */
  winner: string | null;
  /** How it ended, in a sentence. */
  verdict: string;
  /** What happened after the plans were revealed, in order. */
  steps: GameEvent[];
}

const OUTCOMES = ["event-battle-won", "event-battle-tied", "event-wins-by-traitor", "event-two-traitors", "event-explosion"];
/** What still belongs to a battle once it is decided. */
const AFTER = new Set(
  [
    ...OUTCOMES,
    ...["leader-killed", "spice-for-leaders", "pays-support", "forces-lost", "advisors-lost", "spice-destroyed", "kwisatz-killed", "kwisatz-awakes"],
    ...["card-kept", "card-discarded", "capture-tried", "no-capture", "captured", "captured-whom", "captive-kept", "captive-killed", "captive-killed-whom"],
    ...["captive-returns", "captives-freed", "battle-income", "bank-supports", "pays-banked", "stronghold-income", "skill-lost", "skill-taken", "skill-returns"],
    ...["smuggles", "retreat", "no-retreat", "suk-stays", "suk-returns", "sandmaster-finds", "deciphers", "deciphers-seen", "audit", "no-audit"],
    ...["buys-off-audit", "audited", "audited-seen", "become-fighters", "no-field-turned", "traitor-changed", "traitor-gained", "traitor-not-changed"],
  ].map((name) => (name.startsWith("event-") ? name : `event-${name}`)),
);

function revealed({ args }: GameEvent): ToldPlan {
  const [leader, hero] = [id(args.leader, "leader"), id(args.leader, "card")];
  return {
    faction: id(args.who, "faction"),
    leader: leader ?? hero,
    kwisatz_haderach: Boolean(args.kwisatz),
    weapon: id(args.weapon, "card"),
    defence: id(args.defence, "card"),
    dial: told(args.dial),
    spice: Number(args.spice ?? 0),
  };
}

/** All battles that have been decided, oldest first. */
export function battles(events: GameEvent[]): Battle[] {
  const found: Battle[] = [];
  let current: Battle | null = null;
  let decided = false;
  for (const event of events) {
    if (event.message === "event-battle") {
      current = { first: event.number, last: event.number, territory: id(event.args.where, "territory") ?? "", plans: [], winner: null, verdict: "", steps: [] };
      decided = false;
    } else if (!current) continue;
    else if (event.message === "event-plan") current.plans.push(revealed(event));
    else if (decided && !AFTER.has(event.message)) current = null;
    else if (current.plans.length === 2) {
      if (OUTCOMES.includes(event.message)) {
        current.winner = id(event.args.who, "faction");
        current.verdict = event.text;
        found.push(current);
        decided = true;
      }
      current.steps.push(event);
      current.last = event.number;
      for (const plan of current.plans) if (event.message === "event-leader-killed" && id(event.args.leader, "leader") === plan.leader) plan.killed = true;
    }
  }
  return found;
}

/** The leader that Harkonnen have taken last, for whoever may know it. */
export function captive(events: GameEvent[]): string | null {
  return id(events.findLast((event) => event.message === "event-captured-whom")?.args.leader, "leader");
}

const NEXUS = ["event-nexus", "event-nexus-over", "event-turn"];

/** Whether alliances can be made now. */
export function nexusOpen(events: GameEvent[]): boolean {
  return events.findLast((event) => NEXUS.includes(event.message))?.message === "event-nexus";
}

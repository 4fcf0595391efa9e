/** A battle as the log tells it, put together again: both sides' dice, Specials, hits and losses, round by round. */

import type { GameEvent } from "../../api/types";
import { leaderFacts } from "./facts";
import { placesIn } from "./locate";

export type Face = "hit" | "shield" | "special";

/** A Special that a leader has used. */
export interface Use {
  leader: string;
  hits: number;
  shields: number;
}

/** One side in one combat round. */
export interface Blow {
  dice: number;
  faces: Face[];
  uses: Use[];
  /** Enemy Shields that its Special Elite Units broke. */
  broken: number;
  /** Hits that it took from the enemy's dice. */
  suffered: number;
  /** Hits that it took for going on. */
  price: number;
  /** What these cost it, in words. */
  losses: string[];
}

export interface CombatRound {
  n: number;
  sides: Record<string, Blow>;
}

export interface Fought {
  /** The number of the event that opened it. */
  began: number;
  attacker: string;
  from: string;
  area: string;
  surprise: boolean;
  rounds: CombatRound[];
  /** The number of the event that ended it; null while it lasts. */
  ended: number | null;
  winner: string | null;
  /** How it ended, and what came of it, in words. */
  closing: string[];
}

export const enemyOf = (side: string): string => (side === "atreides" ? "harkonnen" : "atreides");

const sideOf = (message: unknown): string => (typeof message === "string" ? message.replace(/^side-/, "") : "");
const leaderOf = (message: unknown): string => (typeof message === "string" ? message.replace(/^leader-/, "").replaceAll("-", "_") : "");
const count = (value: unknown): number => (typeof value === "number" ? value : 0);

const GENERIC_SIDES: Record<string, string> = { naib: "atreides", bashar: "harkonnen" };
const leadersSide = (leader: string): string => GENERIC_SIDES[leader] ?? leaderFacts(leader)?.side ?? "";

function emptyBlow(): Blow {
  return { dice: 0, faces: [], uses: [], broken: 0, suffered: 0, price: 0, losses: [] };
}

function facesOf(args: GameEvent["args"]): Face[] {
  const some = (face: Face, n: unknown): Face[] => Array.from({ length: count(n) }, () => face);
  return [...some("hit", args.hits), ...some("shield", args.shields), ...some("special", args.specials)];
}

const OPENINGS = new Set(["event-attack", "event-surprise-attack"]);
const ENDINGS = new Set(["event-battle-won", "event-battle-undecided", "event-cease", "event-mahdi-ceases"]);
/** What is told of the end after the battle is decided. */
const CLOSINGS = new Set(["event-advances", "event-stays", "event-settlement-destroyed", "event-supremacy"]);
const LOSSES = new Set(["event-units-leave", "event-unit-replaced", "event-leader-leaves", "event-to-tank", "event-leader-set-aside"]);

function opened(event: GameEvent): Fought {
  return {
    began: event.number,
    attacker: sideOf(event.args.who),
    from: placesIn(event.args.origin)[0] ?? "",
    area: placesIn(event.args.where)[0] ?? "",
    surprise: event.message === "event-surprise-attack",
    rounds: [],
    ended: null,
    winner: null,
    closing: [],
  };
}

class Teller {
  private suffering = "";
  private goingOn = false;

  constructor(readonly fought: Fought) {}

  hear(event: GameEvent): void {
    const { fought } = this;
    if (fought.ended === null) this.fighting(event);
    else if (CLOSINGS.has(event.message)) fought.closing.push(event.text);
  }

  private fighting(event: GameEvent): void {
    const { fought } = this;
    const { message, args } = event;
    if (message === "event-combat-round") {
      this.goingOn = false;
      fought.rounds.push({ n: count(args.round), sides: { atreides: emptyBlow(), harkonnen: emptyBlow() } });
    } else if (message === "event-continue" || message === "event-mahdi-continues") this.goingOn = true;
    else if (message === "event-retreats") fought.closing.push(event.text);
    else if (ENDINGS.has(message)) {
      fought.ended = event.number;
      fought.winner = message === "event-battle-won" ? sideOf(args.who) : null;
      fought.closing.push(event.text);
    } else this.exchange(event);
  }

  private exchange({ message, args, text }: GameEvent): void {
    const sides = this.fought.rounds.at(-1)?.sides;
    if (!sides) return;
    const blow = sides[sideOf(args.who)];
    if (message === "event-combat-roll" && blow) {
      blow.dice = count(args.dice);
      blow.faces = facesOf(args);
    } else if (message === "event-leader-uses-special") {
      const leader = leaderOf(args.leader);
      sides[leadersSide(leader)]?.uses.push({ leader, hits: count(args.hits), shields: count(args.shields) });
    } else if (message === "event-shields-broken" && blow) blow.broken = count(args.count);
    else if (message === "event-takes-hits" && blow) {
      this.suffering = sideOf(args.who);
      if (this.goingOn) blow.price += count(args.count);
      else blow.suffered += count(args.count);
    } else if (LOSSES.has(message)) (blow ?? sides[this.suffering])?.losses.push(text);
  }
}

/** The last battle that these events tell of, or null. */
export function lastBattle(events: readonly GameEvent[]): Fought | null {
  const at = events.findLastIndex((event) => OPENINGS.has(event.message));
  const opening = events[at];
  if (!opening) return null;
  const teller = new Teller(opened(opening));
  for (const event of events.slice(at + 1)) teller.hear(event);
  return teller.fought;
}

/** What a side's dice and leaders amount to in a round. */
export function totals(blow: Blow): { hits: number; shields: number } {
  const shown = (face: Face) => blow.faces.filter((one) => one === face).length;
  return {
    hits: shown("hit") + blow.uses.reduce((sum, use) => sum + use.hits, 0),
    shields: shown("shield") + blow.uses.reduce((sum, use) => sum + use.shields, 0),
  };
}

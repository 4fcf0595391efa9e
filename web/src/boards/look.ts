/** What a game brings to the table page. Each game is a chunk of its own, loaded when its table is opened. */

import type { Component } from "svelte";
import type { GameEvent, Option, Position, Table, Words } from "../api/types";
import type { Answer } from "../table/merge";
import type { Kind } from "../table/moments";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has a view of its own shape; its look knows it
export type View = Record<string, any>;

/** What every part of a look is given. */
export interface Scene {
  view: View;
  words: Words;
  table: Table;
  position: Position;
  /** What can be chosen now; empty while looking back or watching. */
  options: Option[];
  /** My answers in the form that is still open. */
  answers: Answer[];
  /** The view at my last move, while what changed since then is worth showing. */
  before: View | null;
  /** Places that the reader points at in the log. */
  located: string[];
  /** Everything that was told until this position. */
  events: GameEvent[];
  /** The last event that the reader had seen when they last moved. */
  seen: number;
  choose: (option: Option) => void;
}

export type Part = Component<{ scene: Scene }>;

export interface SeatLook {
  name: string;
  /** A CSS colour, or null for a seat without one. */
  colour: string | null;
}

/** How far a side is on its way to victory. */
export interface Standing {
  name: string;
  colour: string | null;
  have: number;
  need: number;
  /** What is still fought over, and so not counted. */
  doubtful?: number;
  /** The same in a sentence. */
  about: string;
}

export interface Look {
  /** Where the game is played; choices of some kinds can be made on it. */
  Board: Part;
  /** What stands between board and prompt at times, such as a battle. */
  Stage?: Part;
  /** Great moments that the stage tells by itself, until they are read; the shell tells the others. */
  stages?: Kind[];
  Players: Part;
  Holdings?: Part;
  /** What its signs mean, for whoever has no pointer to hover with. */
  Legend?: Part;
  /** Option kinds that can be chosen on the board, so that a list of them may be folded. */
  onBoard: (option: Option) => boolean;
  /** What can be chosen in the hand itself, so that the list need only name it. */
  inHand?: (option: Option, scene: Scene) => boolean;
  /** How options of these kinds look in the list, where their bare name would say too little. */
  Face?: Component<{ option: Option; scene: Scene }>;
  faces?: string[];
  /** Where and against whom the reader chooses, and what is known of it, in a line; "" where that is no matter. */
  facing?: (scene: Scene) => string;
  /** What the reader owns, in a few words each. */
  owned?: (scene: Scene) => string[];
  /** What stands below a choice in the list: what so many cost. */
  beside?: (option: Option, scene: Scene) => string;
  /** How a seat is called and coloured. */
  seat: (view: View, seat: number, words: Words) => SeatLook;
  /** Who has won where no seat has: an automaton. */
  unseated?: (scene: Scene) => string;
  /** The other seats that the same player leads, where a player leads several. */
  partners?: (table: Table, seat: number) => number[];
  /** The places an event is about. */
  locate: (event: GameEvent) => string[];
  /** How far everybody is, as the game is won. */
  standing?: (scene: Scene) => Standing[];
  /** What the chart of the outcome shows, per seat. */
  measure?: (view: View) => number[];
}

// A folder here with a `look.ts` is the look of the game of that name.
const looks = import.meta.glob<{ look: Look }>("./*/look.ts");

/** The look of a game; games that nobody has drawn yet get a plain one. */
export async function lookOf(game: string): Promise<Look> {
  const load = looks[`./${game}/look.ts`] ?? (() => import("./generic/look"));
  return (await load()).look;
}

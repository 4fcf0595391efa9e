/** What each side can do, and when; what its dice, leaders and pieces are good for. */

import { leaderFacts } from "./facts";
import type { BoardText } from "./view.gen";

/** A phase of the round, or a moment that is none. */
export type When = "round_start" | "vehicle_placement" | "actions" | "hazards" | "spice_harvest" | "round_end" | "victory" | "battle";

export interface Power {
  when: When;
  text: BoardText;
}

const line = (when: When, text: BoardText): Power => ({ when, text });
const FIGHT = [line("battle", "sheet-fight"), line("battle", "sheet-surprise")];

const ATREIDES: Power[] = [
  line("victory", "sheet-atreides-victory"),
  line("actions", "sheet-atreides-turn"),
  line("actions", "sheet-bene-gesserit"),
  line("actions", "sheet-ride"),
  line("actions", "sheet-guerrilla"),
  line("actions", "sheet-claim"),
  line("actions", "sheet-atomics"),
  line("hazards", "sheet-atreides-hazards"),
  line("round_end", "sheet-atreides-end"),
  ...FIGHT,
];
const HARKONNEN: Power[] = [
  line("victory", "sheet-harkonnen-victory"),
  line("vehicle_placement", "sheet-vehicles"),
  line("actions", "sheet-harkonnen-turn"),
  line("actions", "sheet-bene-gesserit"),
  line("actions", "sheet-transport"),
  line("actions", "sheet-scouting"),
  line("hazards", "sheet-harkonnen-hazards"),
  line("spice_harvest", "sheet-spice"),
  line("round_end", "sheet-harkonnen-end"),
  ...FIGHT,
];
const MAHDI: Power[] = [
  line("victory", "sheet-harkonnen-victory"),
  line("round_start", "sheet-mahdi-start"),
  line("actions", "sheet-mahdi-turn"),
  line("hazards", "sheet-harkonnen-hazards"),
  line("spice_harvest", "sheet-mahdi-spice"),
  line("round_end", "sheet-mahdi-end"),
  ...FIGHT,
];

const ORDER: When[] = ["victory", "round_start", "vehicle_placement", "actions", "hazards", "spice_harvest", "round_end", "battle"];

/** `shared`: two players lead the side together; `mahdi`: nobody does, the automaton plays it. */
export function powers(side: string, shared: boolean, mahdi: boolean): Power[] {
  if (mahdi && side === "harkonnen") return MAHDI;
  const own = side === "atreides" ? ATREIDES : HARKONNEN;
  const more = [line("round_start", shared ? "sheet-draw-shared" : "sheet-draw"), ...(shared ? [line("actions", "sheet-shared-turn")] : [])];
  return [...own, ...more].toSorted((a, b) => ORDER.indexOf(a.when) - ORDER.indexOf(b.when));
}

/** What an action die of a result lets a side do. */
export const actionOf = (face: string, side: string): BoardText => (face === "deployment" || face === "house" ? `about-${face}-${side}` : `about-${face}`) as BoardText;

/** A result of combat dice, and what it means. */
export const COMBAT_FACES = ["hit", "shield", "special"] as const;

export interface Piece {
  /** How the piece is named: a message of the game, or a text of the board. */
  name: { kind: "unit" | "leader" | "vehicle"; id: string } | { text: BoardText };
  text: BoardText;
}

const unit = (id: string, text: BoardText): Piece => ({ name: { kind: "unit", id }, text });
const board = (name: BoardText, text: BoardText): Piece => ({ name: { text: name }, text });
const vehicle = (id: string, text: BoardText): Piece => ({ name: { kind: "vehicle", id }, text });

const PIECES: Record<string, Piece[]> = {
  atreides: [
    unit("regular", "sheet-piece-regular"),
    unit("elite", "sheet-piece-elite"),
    unit("fedaykin", "sheet-piece-special"),
    { name: { kind: "leader", id: "naib" }, text: "sheet-piece-generic" },
    board("sheet-leaders", "sheet-piece-named"),
    board("sheet-token", "sheet-piece-token"),
    board("sheet-sietch", "sheet-piece-sietch"),
    board("wormsign", "sheet-piece-wormsign"),
    board("sandworm", "sheet-piece-sandworm"),
    board("wild-maker", "sheet-piece-wild-maker"),
    board("station", "sheet-piece-station"),
  ],
  harkonnen: [
    unit("regular", "sheet-piece-regular"),
    unit("elite", "sheet-piece-elite"),
    unit("sardaukar", "sheet-piece-special"),
    { name: { kind: "leader", id: "bashar" }, text: "sheet-piece-generic" },
    board("sheet-leaders", "sheet-piece-named"),
    board("sheet-settlement", "sheet-piece-settlement"),
    vehicle("harvester", "sheet-piece-harvester"),
    vehicle("ornithopter", "sheet-piece-ornithopter"),
    vehicle("carryall", "sheet-piece-carryall"),
  ],
};

export const piecesOf = (side: string): Piece[] => PIECES[side] ?? [];

/** The leaders of a side, or of one of its two powers. */
export function leadersOf(all: string[], side: string, power: string | null): string[] {
  return all.filter((id) => {
    const facts = leaderFacts(id);
    return facts?.side === side && (power === null || facts.power === power);
  });
}

/** What each faction can do, and when: the lines of its sheet in the order of a round. */

import type { BoardText } from "./view.gen";

export interface Power {
  /** A phase of the round, or `setup`. */
  when: string;
  text: BoardText;
}

const REVIVAL: Power = { when: "revival", text: "sheet-revival" };

const POWERS: Record<string, Power[]> = {
  atreides: [{ when: "battle", text: "sheet-atreides-battle" }],
  fremen: [
    { when: "storm", text: "sheet-fremen-storm" },
    { when: "spice_blow", text: "sheet-fremen-spice-blow" },
    { when: "ship_move", text: "sheet-fremen-ship-move" },
  ],
  harkonnen: [{ when: "battle", text: "sheet-harkonnen-battle" }],
  imperium: [
    { when: "gain_cards", text: "sheet-imperium-gain-cards" },
    { when: "battle", text: "sheet-imperium-battle" },
  ],
};

const STARTS: Record<string, BoardText> = {
  atreides: "sheet-start-atreides",
  fremen: "sheet-start-fremen",
  harkonnen: "sheet-start-harkonnen",
  imperium: "sheet-start-imperium",
  atreides_fremen: "sheet-start-atreides-fremen",
  harkonnen_imperium: "sheet-start-harkonnen-imperium",
};

const ORDER = ["setup", "storm", "spice_blow", "gain_cards", "revival", "ship_move", "battle"];

/** The sheet of a faction; an alliance has what both its members have. */
export function powers(faction: string): Power[] {
  const start = STARTS[faction];
  const own = faction.split("_").flatMap((member) => POWERS[member] ?? []);
  const all = [...(start ? [{ when: "setup", text: start }] : []), REVIVAL, ...own];
  return all.toSorted((a, b) => ORDER.indexOf(a.when) - ORDER.indexOf(b.when));
}

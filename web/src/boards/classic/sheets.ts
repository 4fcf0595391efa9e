/** What each faction can do, and when: the lines of its sheet in the order of a turn. */

import type { BoardText } from "./view.gen";

/** A phase, or a moment that is none. */
export type When = "setup" | "storm" | "spice_blow" | "charity" | "bidding" | "revival" | "ship_move" | "battle" | "mentat_pause" | "any" | "alliance" | "karama" | "victory";

export interface Power {
  when: When;
  text: BoardText;
  /** Only in the advanced game. */
  advanced: boolean;
}

const plain = (when: When, text: BoardText): Power => ({ when, text, advanced: false });
const advanced = (when: When, text: BoardText): Power => ({ when, text, advanced: true });

export const SHEETS: Record<string, Power[]> = {
  atreides: [
    plain("setup", "sheet-start-atreides"),
    plain("bidding", "sheet-atreides-bidding"),
    plain("ship_move", "sheet-atreides-ship-move"),
    plain("battle", "sheet-atreides-battle"),
    advanced("battle", "sheet-atreides-battle-advanced"),
    plain("alliance", "sheet-atreides-alliance"),
    advanced("karama", "sheet-atreides-karama"),
  ],
  bene_gesserit: [
    plain("setup", "sheet-start-bene-gesserit"),
    plain("setup", "sheet-bene-gesserit-setup"),
    advanced("charity", "sheet-bene-gesserit-charity-advanced"),
    plain("ship_move", "sheet-bene-gesserit-ship-move"),
    advanced("ship_move", "sheet-bene-gesserit-ship-move-advanced"),
    plain("battle", "sheet-bene-gesserit-battle"),
    advanced("any", "sheet-bene-gesserit-any-advanced"),
    plain("alliance", "sheet-bene-gesserit-alliance"),
  ],
  emperor: [
    plain("setup", "sheet-start-emperor"),
    plain("bidding", "sheet-emperor-bidding"),
    advanced("battle", "sheet-emperor-battle-advanced"),
    plain("alliance", "sheet-emperor-alliance"),
    advanced("karama", "sheet-emperor-karama"),
  ],
  fremen: [
    plain("setup", "sheet-start-fremen"),
    advanced("storm", "sheet-fremen-storm-advanced"),
    plain("spice_blow", "sheet-fremen-spice-blow"),
    advanced("spice_blow", "sheet-fremen-spice-blow-advanced"),
    plain("ship_move", "sheet-fremen-ship-move"),
    advanced("battle", "sheet-fremen-battle-advanced"),
    plain("victory", "sheet-fremen-victory"),
    plain("alliance", "sheet-fremen-alliance"),
    advanced("karama", "sheet-fremen-karama"),
  ],
  guild: [
    plain("setup", "sheet-start-guild"),
    plain("ship_move", "sheet-guild-ship-move"),
    advanced("ship_move", "sheet-guild-ship-move-advanced"),
    plain("victory", "sheet-guild-victory"),
    plain("alliance", "sheet-guild-alliance"),
    advanced("karama", "sheet-guild-karama"),
  ],
  harkonnen: [
    plain("setup", "sheet-start-harkonnen"),
    plain("bidding", "sheet-harkonnen-bidding"),
    plain("battle", "sheet-harkonnen-battle"),
    advanced("battle", "sheet-harkonnen-battle-advanced"),
    plain("alliance", "sheet-harkonnen-alliance"),
    advanced("karama", "sheet-harkonnen-karama"),
  ],
  choam: [
    plain("setup", "sheet-start-choam"),
    plain("charity", "sheet-choam-charity"),
    plain("bidding", "sheet-choam-bidding"),
    plain("revival", "sheet-choam-revival"),
    advanced("battle", "sheet-choam-battle-advanced"),
    plain("mentat_pause", "sheet-choam-mentat-pause"),
    plain("any", "sheet-choam-any"),
    plain("alliance", "sheet-choam-alliance"),
  ],
  richese: [
    plain("setup", "sheet-start-richese"),
    plain("bidding", "sheet-richese-bidding"),
    plain("ship_move", "sheet-richese-ship-move"),
    plain("any", "sheet-richese-any"),
    plain("alliance", "sheet-richese-alliance"),
  ],
};

export const powers = (faction: string | null, mode: "basic" | "advanced"): Power[] => (SHEETS[faction ?? ""] ?? []).filter((power) => mode === "advanced" || !power.advanced);

/** The shape of Uprising's view and the facts of its box, as the engine has them. */

import printed from "./facts.json";
import type { UprisingFacts } from "./view.gen";

export type * from "./view.gen";

/** What is printed on the components. */
export const facts = printed as unknown as UprisingFacts;

export const FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen"] as const;
export const TRACK_TOP = facts.track_top;
/** Whoever has that many Victory Points makes this round the last. */
export const GOAL = facts.goal;

export const seatColour = (seat: number) => `var(--seat-${seat % 4})`;

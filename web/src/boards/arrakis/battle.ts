/** A battle as the stage shows it: two plans, each with a wheel, a leader and cards. */

import type { Option } from "../../api/types";

export type Place = "leader" | "weapon" | "defence" | "dial";

export interface Slot {
  place: Exclude<Place, "dial">;
  label: string;
  /** What stands there: an id, null for nothing, undefined where that is not known (yet). */
  value: string | null | undefined;
  note?: string;
  /** Struck out: killed. */
  lost?: boolean;
}

export interface Side {
  seat: number;
  name: string;
  note: string;
  colour: string;
  /** Whether the plan is made, so that what is not seen is hidden rather than missing. */
  made: boolean;
  dial: number | null | undefined;
  slots: Slot[];
  /** The place that is being filled in. */
  asked: Place | null;
  /** What can be chosen on a place itself: to look at it. */
  choices: Partial<Record<Place, Option>>;
  /** Numbers that can be dialled now. */
  dials: Option[];
  /** What is said below the plan. */
  lines: string[];
  won: boolean;
}

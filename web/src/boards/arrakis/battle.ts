/** A battle as the stage shows it: two plans, each with a wheel, a leader and cards. */

import type { Option } from "../../api/types";
import { shownNumber } from "./wheel";

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

/** What a reader may know of somebody's plan: a part that is undefined is hidden, one that is null is empty. */
export interface Seen {
  leader?: string | null;
  weapon?: string | null;
  defence?: string | null;
  dial?: number | null;
}

/** What is known of a plan, part by part, in words. */
export function seenOf(plan: Seen, label: (place: Place) => string, nameOf: (id: string) => string, nothing: string): string[] {
  const parts = (["leader", "weapon", "defence"] as const).flatMap((place) => {
    const value = plan[place];
    return value === undefined ? [] : [`${label(place)}: ${value === null ? nothing : nameOf(value)}`];
  });
  return typeof plan.dial === "number" ? [...parts, `${label("dial")}: ${shownNumber(plan.dial)}`] : parts;
}

import type { Review } from "../api/types";

/** From what the seat knew then, or with all cards open. */
export type Eyes = "known" | "open";

/** The moments to show: my own decisions; everybody's where I want them, or had no seat. */
export function momentsOf(review: Review, mine: number[], everybodys: boolean): Review["moments"] {
  if (everybodys || mine.length === 0) return review.moments;
  return review.moments.filter((moment) => mine.includes(moment.seat));
}

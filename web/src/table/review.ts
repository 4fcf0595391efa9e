import type { Review } from "../api/types";
import { percent } from "./percent";

/** Shares come with four digits. */
const ROUNDED = 0.0003;

/** From what the seat knew then, or with all cards open. */
export type Eyes = "known" | "open";

/** The moments to show: my own decisions; everybody's where I want them, or had no seat. */
export function momentsOf(review: Review, mine: number[], everybodys: boolean): Review["moments"] {
  if (everybodys || mine.length === 0) return review.moments;
  return review.moments.filter((moment) => mine.includes(moment.seat));
}

/** Whose chances a decision moved most, from what to what; null where the drawing is too coarse to tell. */
export function movedAt(review: Review, moment: Review["moments"][number]): { seat: number; from: number; to: number } | null {
  const after = (moves: number) => review.chances.findLast(([move]) => move <= moves)?.[1] ?? [];
  const [before, then] = [after(moment.move), after(moment.move + 1)];
  const sizes = then.map((share, seat) => Math.abs(share - (before[seat] ?? 0)));
  const most = Math.max(0, ...sizes);
  if (Math.abs(most - moment.swing) > ROUNDED) return null;
  // Of two who gain and lose as much it is told of the one who chose.
  const seat = (sizes[moment.seat] ?? 0) > most - ROUNDED ? moment.seat : sizes.indexOf(most);
  return { seat, from: before[seat] ?? 0, to: then[seat] ?? 0 };
}

/** What is said of what the bot would have done: the same, something as good, or something better. */
export function verdictOf(judged: Review["moments"][number][Eyes], language: string): "review.same" | "review.asGood" | "review.better" {
  if (judged.same) return "review.same";
  return percent(judged.expected_better, language) === percent(judged.expected_played, language) ? "review.asGood" : "review.better";
}

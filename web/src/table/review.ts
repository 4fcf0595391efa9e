import type { Review } from "../api/types";
import { percent } from "./percent";

/** From what the seat knew then, or with all cards open. */
export type Eyes = "known" | "open";

/** The moments to show: my own decisions; everybody's where I want them, or had no seat. */
export function momentsOf(review: Review, mine: number[], everybodys: boolean): Review["moments"] {
  if (everybodys || mine.length === 0) return review.moments;
  return review.moments.filter((moment) => mine.includes(moment.seat));
}

/** What is said of what the bot would have done: the same, something as good, or something better. */
export function verdictOf(judged: Review["moments"][number][Eyes], language: string): "review.same" | "review.asGood" | "review.better" {
  if (judged.same) return "review.same";
  return percent(judged.expected_better, language) === percent(judged.expected_played, language) ? "review.asGood" : "review.better";
}

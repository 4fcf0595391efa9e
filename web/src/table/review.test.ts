import { describe, expect, it } from "vitest";
import type { Review } from "../api/types";
import { momentsOf, verdictOf } from "./review";

const judged = { better: "stay", same: false, expected_better: 0.5, expected_played: 0.4 };
const moment = (move: number, seat: number) => ({ move, seat, prompt: "?", swing: 0.1, decisive: true, played: "go", known: judged, open: judged });
const review: Review = { ready: true, wanted: 2, chances: [[0, [0.5, 0.5]]], moments: [moment(3, 0), moment(7, 1)] };
const moves = (mine: number[], everybodys: boolean) => momentsOf(review, mine, everybodys).map((one) => one.move);

describe("moments of a review", () => {
  it("are mine, unless I want everybody's", () => {
    expect(moves([1], false)).toEqual([7]);
    expect(moves([1], true)).toEqual([3, 7]);
  });

  it("are everybody's for whoever only watched", () => {
    expect(moves([], false)).toEqual([3, 7]);
  });
});

describe("what the bot says of a decision", () => {
  it("is that it would have done the same, something as good or something better", () => {
    expect(verdictOf(judged, "en")).toBe("review.better");
    expect(verdictOf({ ...judged, expected_better: 0.402 }, "en")).toBe("review.asGood");
    expect(verdictOf({ ...judged, expected_better: 0.042, expected_played: 0.041 }, "en")).toBe("review.better");
    expect(verdictOf({ ...judged, same: true }, "en")).toBe("review.same");
  });
});

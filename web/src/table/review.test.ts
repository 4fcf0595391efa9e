import { describe, expect, it } from "vitest";
import type { Review } from "../api/types";
import { momentsOf, movedAt, verdictOf } from "./review";

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

describe("what a decision moved", () => {
  const drawn: Review = {
    ...review,
    chances: [
      [0, [0.5, 0.3, 0.2]],
      [3, [0.5, 0.3, 0.2]],
      [4, [0.6, 0.2, 0.2]],
      [7, [0.6, 0.2, 0.2]],
      [8, [0.4, 0.3, 0.3]],
    ],
  };

  it("is told of the one who chose, where nobody's chances moved more", () => {
    expect(movedAt(drawn, moment(3, 0))).toEqual({ seat: 0, from: 0.5, to: 0.6 });
    expect(movedAt(drawn, moment(3, 1))).toEqual({ seat: 1, from: 0.3, to: 0.2 });
    expect(movedAt(drawn, moment(3, 2))).toEqual({ seat: 0, from: 0.5, to: 0.6 });
    expect(movedAt(drawn, { ...moment(7, 1), swing: 0.2 })).toEqual({ seat: 0, from: 0.6, to: 0.4 });
  });

  it("is not told where the drawing leaves it out", () => {
    expect(movedAt(drawn, moment(5, 0))).toBeNull();
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

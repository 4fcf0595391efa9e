import { describe, expect, it } from "vitest";
import { heightFor, rules } from "./chart";

describe("a chart", () => {
  it("is ruled at whole numbers, none of them twice", () => {
    expect(rules(1)).toEqual([0, 1]);
    expect(rules(2)).toEqual([0, 1, 2]);
    expect(rules(10)).toEqual([0, 3, 6, 9]);
    expect(rules(40)).toEqual([0, 10, 20, 30, 40]);
  });

  it("of chances is as high as they need, and always the same where somebody has won", () => {
    expect([0, 0.6, 1.5, 4, 7, 33, 41, 100].map(heightFor)).toEqual([1, 1, 2, 4, 8, 40, 100, 100]);
  });
});

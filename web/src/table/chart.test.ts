import { describe, expect, it } from "vitest";
import { rules } from "./chart";

describe("a chart", () => {
  it("is ruled at whole numbers, none of them twice", () => {
    expect(rules(1)).toEqual([0, 1]);
    expect(rules(2)).toEqual([0, 1, 2]);
    expect(rules(10)).toEqual([0, 3, 6, 9]);
    expect(rules(40)).toEqual([0, 10, 20, 30, 40]);
  });
});

import { describe, expect, it } from "vitest";
import { matched } from "./matched";

describe("what left and what came", () => {
  it("is matched, each as far as it goes", () => {
    const had = new Map([
      ["supply", 5],
      ["garrison", 3],
      ["conflict", 0],
    ]);
    const has = new Map([
      ["supply", 3],
      ["garrison", 1],
      ["conflict", 4],
    ]);
    expect(matched(had, has)).toEqual([
      { from: "supply", to: "conflict", count: 2 },
      { from: "garrison", to: "conflict", count: 2 },
    ]);
  });

  it("knows places that were empty, or are", () => {
    expect(matched(new Map([["arrakeen", 1]]), new Map([["leader", 1]]))).toEqual([{ from: "arrakeen", to: "leader", count: 1 }]);
  });

  it("leaves alone what came from nowhere", () => {
    expect(matched(new Map([["a", 1]]), new Map([["a", 3]]))).toEqual([]);
  });
});

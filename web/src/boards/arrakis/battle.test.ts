import { describe, expect, it } from "vitest";
import { seenOf } from "./battle";

describe("what is known of a plan", () => {
  const seen = (plan: object) =>
    seenOf(
      plan,
      (place) => place,
      (id) => id.toUpperCase(),
      "nothing",
    );

  it("is told part by part, and what is hidden is not told", () => {
    expect(seen({})).toEqual([]);
    expect(seen({ weapon: "lasgun" })).toEqual(["weapon: LASGUN"]);
    expect(seen({ leader: "chani", weapon: null, dial: 2.5 })).toEqual(["leader: CHANI", "weapon: nothing", "dial: 2½"]);
  });
});

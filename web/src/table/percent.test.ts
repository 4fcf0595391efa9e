import { describe, expect, it } from "vitest";
import { percent, points } from "./percent";

describe("a share in per cent", () => {
  it("is whole, with tenths where it is small, as the language writes them", () => {
    expect([0, 0.004, 0.05, 0.0996, 0.125, 1].map((share) => percent(share, "en"))).toEqual(["0", "0.4", "5", "10", "13", "100"].map((n) => `${n}\u00a0%`));
    expect(points(0.115, "en")).toBe("12");
    expect([percent(0.013, "ru"), percent(0.013, "pl")]).toEqual(["1,3\u00a0%", "1,3\u00a0%"]);
  });
});

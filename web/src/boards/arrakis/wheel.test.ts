import { describe, expect, it } from "vitest";
import { shownNumber, spots } from "./wheel";

describe("numbers on the wheel", () => {
  it("are whole, or say a half", () => {
    expect([0, 3, 0.5, 4.5].map(shownNumber)).toEqual(["0", "3", "½", "4½"]);
  });

  it("never touch each other, however many there are", () => {
    for (const highest of [1, 5, 20, 30]) {
      const found = spots(Array.from({ length: highest * 2 + 1 }, (_, at) => at / 2));
      expect(found).toHaveLength(highest * 2 + 1);
      for (const [at, one] of found.entries()) for (const other of found.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.radius + other.radius);
    }
  });
});

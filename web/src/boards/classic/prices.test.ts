import { describe, expect, it } from "vitest";
import { priceOf, support } from "./prices";

const option = (name: string, kind = "number") => ({ name, kind, text: name });
const nobody = () => null;

describe("a price", () => {
  it("stands beside so many forces, less those for nothing", () => {
    expect(priceOf("prompt-revive-forces", { free: 2, cost: 2 }, option("3"), nobody)).toBe(2);
    expect(priceOf("prompt-pay-for-ally", { cost: 2 }, option("3"), nobody)).toBe(6);
  });

  it("of a shipment is halved as a whole, and rounded up", () => {
    expect(priceOf("prompt-ship-count", { cost: 2, half: 0 }, option("3"), nobody)).toBe(6);
    expect(priceOf("prompt-ship-count", { cost: 1, half: 1 }, option("3"), nobody)).toBe(2);
    expect(priceOf("prompt-ship-count", { cost: 0, half: 0 }, option("3"), nobody)).toBe(0);
  });

  it("of a group that the Guild ships elsewhere counts what was gathered before", () => {
    expect(priceOf("prompt-how-many", { cost: 2, half: 1, before: 2 }, option("1"), nobody)).toBe(3);
    expect(priceOf("prompt-how-many", { cost: 1, half: 1, before: 0 }, option("3"), nobody)).toBe(2);
    expect(priceOf("prompt-how-many", {}, option("3"), nobody)).toBeNull();
  });

  it("of a leader is the strength", () => {
    expect(priceOf("prompt-revive-leader", { spice: 9 }, option("stilgar", "leader"), () => 7)).toBe(7);
  });

  it("of a dial is the spice that its forces need", () => {
    const army = { ordinary: 4, starred: 0, weight: 2 };
    expect([0, 0.5, 2, 2.5, 4].map((dial) => support(army, dial))).toEqual([0, 0, 0, 1, 4]);
    expect(support({ ordinary: 1, starred: 1, weight: 2 }, 2.5)).toBe(1);
    expect(priceOf("prompt-plan-dial", army, option("2.5", "half"), nobody)).toBe(1);
    expect(priceOf("prompt-fix-dial", army, option("2.5", "half"), nobody)).toBe(1);
  });

  it("is not made up where there is none", () => {
    expect(priceOf("prompt-plan-dial", {}, option("2"), nobody)).toBeNull();
    expect(priceOf("prompt-bid", { bid: 2 }, option("3"), nobody)).toBeNull();
    expect(priceOf("prompt-revive-leader", {}, option("nothing", "word"), nobody)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { most, priceOf, total } from "./reckon";
import type { BattleView, ConquestView } from "./view.gen";

const leader = (id: string, strength: number, state = "ready", territory: string | null = null) => ({ id, strength, state, territory });
const battle = { territory: "carthag", cells: ["carthag:10"], plans: [] } as unknown as BattleView;
const view = {
  players: [
    { seat: 0, leaders: [leader("leto", 5), leader("paul", 3)] },
    { seat: 1, leaders: [leader("baron", 6, "tanks"), leader("rabban", 4, "fought", "arrakeen"), leader("piter", 3, "fought", "carthag"), leader("captain", 2)] },
  ],
  cells: [
    {
      cell: "carthag:10",
      territory: "carthag",
      sector: 10,
      spice: 0,
      forces: [
        { seat: 0, count: 4 },
        { seat: 1, count: 7 },
      ],
    },
    { cell: "arsunt:11", territory: "arsunt", sector: 11, spice: 0, forces: [{ seat: 1, count: 9 }] },
  ],
} as unknown as ConquestView;

describe("a battle", () => {
  it("comes to the dial and my leader", () => {
    expect(total(view, { leader: "leto" }, 3)).toBe(8);
    expect(total(view, {}, 3)).toBe(3);
  });

  it("can cost at most the forces there and the strongest leader who is free", () => {
    expect(most(view, battle, { seat: 1, state: "none" })).toBe(7 + 3);
    expect(most(view, battle, { seat: 1, state: "made", leader: "captain" })).toBe(7 + 2);
    expect(most(view, battle, { seat: 1, state: "made", dial: 2 })).toBe(2 + 3);
  });
});

describe("a price", () => {
  const number = (name: string) => ({ name, kind: "number", text: name });

  it("stands beside the amount, less what is free", () => {
    expect(priceOf("prompt-revive-forces", { free: 2, cost: 2 }, number("5"))).toBe(6);
    expect(priceOf("prompt-ship-count", { free: 4, cost: 1 }, number("3"))).toBe(0);
    expect(priceOf("prompt-buy", { cost: 2 }, number("2"))).toBe(4);
  });

  it("is not made up where there is none", () => {
    expect(priceOf("prompt-plan-dial", {}, number("2"))).toBeNull();
    expect(priceOf("prompt-buy", { cost: 2 }, { name: "pass", kind: "word", text: "no" })).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { powers } from "./sheets";

const texts = (faction: string) => powers(faction).map((power) => power.text);

describe("sheets", () => {
  it("begin with the set-up and follow the round", () => {
    expect(powers("fremen").map((power) => power.when)).toEqual(["setup", "storm", "spice_blow", "revival", "ship_move"]);
    expect(texts("imperium")).toEqual(["sheet-start-imperium", "sheet-imperium-gain-cards", "sheet-revival", "sheet-imperium-battle"]);
  });

  it("give an alliance what both members have", () => {
    expect(texts("atreides_fremen")).toContain("sheet-atreides-battle");
    expect(texts("atreides_fremen")).toContain("sheet-fremen-ship-move");
    expect(texts("harkonnen_imperium")).toEqual(["sheet-start-harkonnen-imperium", "sheet-imperium-gain-cards", "sheet-revival", "sheet-harkonnen-battle", "sheet-imperium-battle"]);
  });
});

import { describe, expect, it } from "vitest";
import { located } from "./locate";

describe("an event on the planet", () => {
  it("is located where its sector is told, or by the whole territory", () => {
    expect(located({ where: "territory-red-chasm", sector: 7, who: "faction-fremen" })).toEqual(["red_chasm:7"]);
    expect(located({ from: "territory-arrakeen", to: "territory-carthag" })).toEqual(["arrakeen", "carthag"]);
  });

  it("names a place once, though it may be told twice", () => {
    expect(located({ from: "territory-carthag", to: "territory-carthag" })).toEqual(["carthag"]);
  });
});

import { describe, expect, it } from "vitest";
import type { Option, Suggestion } from "../api/types";
import { counselOf } from "./advice";

const option = (name: string): Option => ({ name, kind: "word", text: name });
const options = [option("stay"), option("go"), option("wait")];
const ahead: Suggestion = { ask: "7", option: "go", reasons: ["It is better."], ahead: true, expected: 0.412, second: { option: "stay", expected: 0.034 }, usual: { option: "wait", expected: 0.2 } };

describe("advice", () => {
  it("names the first choice, the second, and what was expected of either", () => {
    expect(counselOf(ahead, "7", options, "en")).toEqual({
      first: options[1],
      firstChance: " (41\u00a0%)",
      second: options[0],
      secondChance: " (3.4\u00a0%)",
      usual: options[2],
      usualChance: " (20\u00a0%)",
      reasons: ["It is better."],
      ahead: true,
    });
  });

  it("keeps quiet about chances that nobody knows", () => {
    const usual: Suggestion = { ask: "7", option: "stay", reasons: [], ahead: false, expected: null, second: null };
    expect(counselOf(usual, "7", options, "en")).toMatchObject({ first: options[0], firstChance: "", second: undefined, secondChance: "" });
  });

  it("is gone with its question", () => {
    expect(counselOf(ahead, "8", options, "en")).toBeNull();
    expect(counselOf(ahead, "7", [option("other")], "en")).toBeNull();
    expect(counselOf(null, "7", options, "en")).toBeNull();
  });
});

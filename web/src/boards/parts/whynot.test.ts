import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import type { Scene } from "../look";
import { whyNot } from "./whynot.svelte";

// Settings ask the browser, and there is none here.
vi.mock("../../shell/settings.svelte", () => ({ settings: { language: "en" } }));

const options = [{ name: "arrakeen:10", kind: "cell", text: "Arrakeen" }];

function scene(ask: string | null, sequence = 1): Scene {
  const prompt = ask === null ? null : { message: "prompt-ship", args: {}, rule: "R-1", text: "Where to?" };
  return { table: { id: "t" }, options: ask === null ? [] : options, position: { ask, sequence, prompt, seat: 0, aside: null } } as unknown as Scene;
}

describe("what cannot be chosen", () => {
  const refusals = vi.spyOn(api, "refusals");

  beforeEach(() => {
    refusals.mockReset();
    refusals.mockResolvedValue({ ask: "1.0", refused: [{ reason: "The storm rages there.", options: ["carthag:11", "arsunt"] }] });
  });

  it("says why, by its own name or by that of what it is a part of, and asks once for each question", async () => {
    whyNot.at(scene("1.0"));
    expect(whyNot.of("carthag:11")).toBeNull();
    await vi.waitFor(() => expect(whyNot.of("carthag:11")).toBe("The storm rages there."));
    expect(whyNot.of("arsunt:12", "arsunt")).toBe("The storm rages there.");
    expect(refusals).toHaveBeenCalledTimes(1);
    whyNot.at(scene("2.0", 2));
    expect(whyNot.of("carthag:11")).toBeNull();
    expect(refusals).toHaveBeenCalledTimes(2);
  });

  it("has no reason where it can be chosen, or where nothing is asked", async () => {
    whyNot.at(scene("3.0", 3));
    expect(whyNot.of("arrakeen:10")).toBeNull();
    expect(refusals).not.toHaveBeenCalled();
    whyNot.at(scene(null, 4));
    expect(whyNot.of("carthag:11")).toBeNull();
    whyNot.at(null);
    expect(whyNot.of("carthag:11")).toBeNull();
    expect(refusals).not.toHaveBeenCalled();
  });

  it("is told what is asked instead, where the question is about something else", async () => {
    whyNot.at(scene("5.0", 5));
    whyNot.here("polar_sink");
    await vi.waitFor(() => expect(whyNot.here("polar_sink")).toContain("Where to?"));
    expect(whyNot.here("carthag:11")).toBe("The storm rages there.");
    expect(whyNot.here("arrakeen:10")).toBeNull();
    expect(whyNot.of("dagger")).toBeNull();
  });

  it("is asked about again after a failure", async () => {
    refusals.mockRejectedValueOnce(new Error("off line"));
    whyNot.at(scene("6.0", 6));
    whyNot.of("carthag:11");
    await vi.waitFor(() => expect(whyNot.of("carthag:11")).toBe("The storm rages there."));
    expect(refusals).toHaveBeenCalledTimes(2);
  });
});

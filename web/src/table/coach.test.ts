import { beforeEach, describe, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { beginAnew, Coach, lessonsOf } = await import("./coach.svelte");

describe("the coach", () => {
  beforeEach(() => kept.clear());

  it("welcomes first, then explains each kind of question once", () => {
    const coach = new Coach("conquest");
    coach.hear("0.1.0", "ship");
    expect(coach.says).toBe("welcome");
    coach.understood();
    expect(coach.says).toBe("ship");
    coach.understood();
    expect(coach.says).toBeNull();
    coach.hear("0.2.0", "move");
    expect(coach.says).toBe("move");
    coach.hear("0.3.0", "ship");
    expect(coach.says).toBeNull();
  });

  it("takes what was answered for understood, and stays through a form of one kind", () => {
    const coach = new Coach("conquest");
    coach.hear("0.1.0", "ship");
    coach.hear("0.1.1", "ship");
    expect(coach.says).toBe("ship");
    coach.hear("0.2.0", "move");
    expect(coach.says).toBe("move");
    coach.hear("0.3.0", "ship");
    expect(coach.says).toBeNull();
    coach.repeat("ship");
    expect(coach.says).toBe("ship");
  });

  it("remembers over a reload what was met, and whether the reader plays alone", () => {
    const coach = new Coach("conquest");
    coach.hear("0.1.0", "ship");
    coach.understood();
    coach.understood();
    const later = new Coach("conquest");
    later.hear("0.5.0", "ship");
    expect(later.says).toBeNull();
    later.hear("0.6.0", "move");
    later.playAlone();
    expect(later.says).toBeNull();
    expect(new Coach("conquest").alone).toBe(true);
    expect(new Coach("uprising").alone).toBe(false);
    beginAnew("conquest");
    expect(new Coach("conquest").alone).toBe(false);
    expect(new Coach("conquest").says).toBe("welcome");
  });

  it("ends when every kind has been met, welcomes apart", () => {
    const words = { "coach-welcome": "…", "coach-welcome-duel": "…", "coach-ship": "…", "coach-move": "…", "prompt-x": "…" };
    const coach = new Coach("conquest");
    expect(lessonsOf(words)).toEqual(["ship", "move"]);
    expect(coach.done(lessonsOf(words))).toBe(false);
    coach.hear("0.1.0", "ship");
    coach.hear("0.2.0", "move");
    coach.hear("0.3.0", null);
    expect(coach.done(lessonsOf(words))).toBe(true);
  });

  it("works where nothing may be kept", () => {
    kept.set("sandtable:coach:conquest", "{damaged");
    expect(new Coach("conquest").says).toBe("welcome");
  });
});

import { describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../api/types";
import { marksOf } from "./marks";
import { momentsOf } from "./moments";
import { Turnstile } from "./pace";

const WORDS = { "faction-fremen": "Fremen", "faction-imperium": "Imperium", "rival-baron": "The Baron", "rival-gurney": "Gurney" };

function log(...told: [string, Record<string, unknown>?][]): GameEvent[] {
  return told.map(([message, args], at) => ({ number: at + 1, message: `event-${message}`, args: args ?? {}, text: message, rule: null }) as unknown as GameEvent);
}
const messages = (events: GameEvent[]) => events.map((event) => event.message.slice(6));

describe("a moment that concerns the reader", () => {
  const battle = log(
    ["move"],
    ["battle", { who: "faction-fremen", whom: "faction-imperium" }],
    ["plan-made"],
    ["plan", { who: "faction-fremen" }],
    ["battle-won", { who: "faction-imperium" }],
    ["forces-lost", { who: "faction-fremen" }],
    ["harvest"],
  );

  it("is a battle with everything that it cost, told from its beginning", () => {
    const [found, ...more] = momentsOf("conquest", battle, 3, "Fremen", WORDS);
    expect(more).toEqual([]);
    expect(found?.kind).toBe("battle");
    expect(messages(found?.events ?? [])).toEqual(["battle", "plan", "battle-won", "forces-lost"]);
  });

  it("is not a battle of others, nor one that was told before", () => {
    expect(momentsOf("conquest", battle, 0, "Harkonnen", WORDS)).toEqual([]);
    expect(momentsOf("conquest", battle, 5, "Fremen", WORDS)).toEqual([]);
  });

  it("does not begin with the battle before it", () => {
    const two = log(["battle", { who: "faction-imperium" }], ["battle-won"], ["battle", { who: "faction-fremen" }], ["battle-won"]);
    const found = momentsOf("conquest", two, 0, "Fremen", WORDS);
    expect(found.map((one) => messages(one.events))).toEqual([["battle", "battle-won"]]);
    expect(found[0]?.events[0]?.number).toBe(3);
  });

  it("is a storm only for those whom it hits", () => {
    const storm = log(["storm-roll", { who: "faction-imperium" }], ["storm-moves"], ["forces-lost-to-storm", { who: "faction-fremen" }]);
    expect(momentsOf("conquest", storm, 0, "Fremen", WORDS)).toHaveLength(1);
    expect(momentsOf("conquest", storm, 0, "Imperium", WORDS)).toHaveLength(0);
  });

  it("is a spice blow only for those who stood there", () => {
    const blow = log(["storm-moves"], ["spice-blow"], ["forces-lost-to-blow", { who: "faction-fremen" }], ["spice-blow"]);
    const found = momentsOf("conquest", blow, 0, "Fremen", WORDS);
    expect(found.map((one) => [one.kind, messages(one.events)])).toEqual([["blow", ["spice-blow", "forces-lost-to-blow"]]]);
    expect(momentsOf("conquest", blow, 0, "Imperium", WORDS)).toHaveLength(0);
  });

  it("is each storm and each worm of the war that takes something, whosever it was", () => {
    const hazards = log(
      ["phase"],
      ["wormsign-turned"],
      ["worm-rises"],
      ["wormsign-discarded"],
      ["worm-rises"],
      ["vehicle-removed"],
      ["storm", { count: 2 }],
      ["takes-hits", { who: "side-harkonnen" }],
      ["units-leave", { who: "side-harkonnen" }],
      ["phase"],
    );
    const found = momentsOf("war_for_arrakis", hazards, 0, "Atreides", WORDS);
    expect(found.map((one) => [one.kind, messages(one.events)])).toEqual([
      ["worm", ["worm-rises", "vehicle-removed"]],
      ["storm", ["storm", "takes-hits", "units-leave"]],
    ]);
  });

  it("is each automaton's turn for itself, and then the Conflict", () => {
    const events = log(
      ["deploys", { who: "leader-me" }],
      ["hagal-occupied", { who: "rival-baron" }],
      ["hagal-sends", { who: "rival-baron" }],
      ["gains-spice", { who: "rival-baron" }],
      ["hagal-sends", { who: "rival-gurney" }],
      ["combat"],
      ["hagal-swords", { who: "rival-baron" }],
      ["conflict-over"],
    );
    const found = momentsOf("uprising", events, 0, "Me", WORDS);
    expect(found.map((one) => [one.kind, one.who, messages(one.events)])).toEqual([
      ["automaton", "rival-baron", ["hagal-occupied", "hagal-sends", "gains-spice"]],
      ["automaton", "rival-gurney", ["hagal-sends"]],
      ["conflict", null, ["combat", "hagal-swords", "conflict-over"]],
    ]);
  });
});

describe("a turnstile", () => {
  it("lets one frame after the other through, as fast as told", () => {
    vi.useFakeTimers();
    const shown: number[] = [];
    const gate = new Turnstile<number>((frame) => (shown.push(frame), frame === 1 ? 0 : frame === 4 ? Infinity : 100));
    for (const frame of [1, 2, 3, 4, 5]) gate.push(frame);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3, 4]);
    gate.open();
    expect(shown).toEqual([1, 2, 3, 4, 5]);
    gate.push(6);
    gate.clear();
    gate.push(7);
    expect(shown).toEqual([1, 2, 3, 4, 5, 7]);
    vi.useRealTimers();
  });
});

describe("marks on the slider", () => {
  it("stand where the move brought it about", () => {
    const events = log(["round"], ["move"], ["battle-won"], ["round"]);
    expect(marksOf(events, [1, 1, 2, 4]).map((mark) => [mark.move, mark.kind])).toEqual([
      [0, "round"],
      [3, "battle"],
      [3, "round"],
    ]);
  });
});

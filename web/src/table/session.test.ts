import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, Option, Position, Table } from "../api/types";

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) };
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("sessionStorage", storage);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });

/** The connection as this reader has it: what comes is told to the session, what goes is written down. */
const sent: object[] = [];
let tell: (frame: Frame) => void = () => undefined;
vi.mock("../api/live", () => ({
  OFFLINE: { code: "offline" },
  Live: class {
    constructor(_id: string, listener: { onFrame: (frame: Frame) => void }) {
      tell = listener.onFrame;
    }
    send(command: object) {
      sent.push(command);
      return Promise.resolve(null);
    }
    close() {
      // Nothing to close.
    }
  },
}));
const { Session } = await import("./session.svelte");

const word = (name: string): Option => ({ name, kind: "word", text: name });
const asked = (id: string, ...options: Option[]): Frame =>
  ({
    type: "position",
    table: "t",
    sequence: 1,
    seat: 0,
    to_act: [0],
    ask: { id, form: 1, place: 0, side: false },
    prompt: { message: "prompt-x", args: {}, rule: "R-1", text: "?", lesson: "x" },
    options,
    events: { after: 0, items: [] },
    view: {},
    undo: null,
    result: null,
  }) as unknown as Position & { type: "position" };
const seated = (other: "bot" | "person"): Frame =>
  ({
    type: "table",
    table: {
      seats: [
        { seat: 0, kind: "person", yours: true },
        { seat: 1, kind: other, yours: false },
      ],
    } as unknown as Table,
  }) as Frame;

const answers = () => sent.filter((one) => (one as { type: string }).type === "play");

describe("a question in vain", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    kept.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is passed soon among bots, and is on its way until the table has moved on", async () => {
    const session = new Session("t");
    tell(seated("bot"));
    tell(asked("1.0", word("pass")));
    expect(session.passing).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers()).toEqual([{ type: "play", ask: "1.0", option: "pass" }]);
    expect(session.passing).toBe(true);
    tell(asked("2.0", word("pass"), word("play")));
    expect(session.passing).toBe(false);
    session.close();
  });

  it("takes as long among people as somebody may think, a time that chance decides", async () => {
    for (const [chance, wait] of [
      [0, 3000],
      [0.5, 6000],
      [0.999, 8994],
    ] as const) {
      sent.length = 0;
      vi.spyOn(Math, "random").mockReturnValue(chance);
      const session = new Session("t");
      tell(seated("person"));
      tell(asked("1.0", word("pass"), word("pass_round")));
      await vi.advanceTimersByTimeAsync(wait - 10);
      expect(answers()).toEqual([]);
      await vi.advanceTimersByTimeAsync(20);
      expect(answers()).toHaveLength(1);
      session.close();
    }
  });

  it("is left to whoever has taken a move back, and to whoever can choose", async () => {
    const session = new Session("t");
    tell(seated("bot"));
    await session.undo();
    tell(asked("1.0", word("pass")));
    expect(session.passing).toBe(false);
    tell(asked("2.0", word("pass"), word("play")));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(answers()).toEqual([]);
    session.close();
  });
});

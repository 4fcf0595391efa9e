import { describe, expect, it } from "vitest";
import type { Ask, ChatItem, GameEvent, Option, Position } from "../api/types";
import { alreadyThere, handoverTo } from "./hotseat";
import { answersAfter, answersOf, arranged, inTurns, mergedEvents, onlyPass, refusalOf } from "./merge";

const event = (number: number, text = String(number)): GameEvent => ({ number, text, message: "event-x", args: {}, rule: null });
const option = (name: string): Option => ({ name, kind: "word", text: name });

function position(given: Partial<Position>): Position {
  return {
    table: "t",
    sequence: 1,
    seat: 0,
    language: "en",
    view: {},
    to_act: [0],
    may_act: [],
    ask: null,
    prompt: null,
    options: [],
    aside: null,
    can_back: false,
    can_undo: false,
    can_ask_undo: false,
    undo: null,
    talk: null,
    events: { after: 0, items: [] },
    result: null,
    ...given,
  };
}

/** A question: of form 17, and of the same name as long as place and side are the same, unless told otherwise. */
const ask = (place: number, side = false, form = 17): Ask => ({ id: `${form} ${place} ${side}`, form, place, side });
const asking = (ask: Ask, message = "prompt-x") => position({ ask, prompt: { message, args: {}, rule: "R-1", text: "?", lesson: null } });

describe("events", () => {
  it("are appended", () => {
    expect(mergedEvents([event(1), event(2)], { after: 2, items: [event(3)] }).map((one) => one.number)).toEqual([1, 2, 3]);
  });

  it("are cut after an undo", () => {
    const merged = mergedEvents([event(1), event(2), event(3)], { after: 1, items: [event(2, "other")] });
    expect(merged.map((one) => one.text)).toEqual(["1", "other"]);
  });
});

describe("answers of an open form", () => {
  it("gather while the form is the same", () => {
    const first = answersAfter([], asking(ask(0), "prompt-a"), option("x"));
    const second = answersAfter(first, asking(ask(1), "prompt-b"), option("y"));
    expect(second.map((answer) => [answer.message, answer.option.name])).toEqual([
      ["prompt-a", "x"],
      ["prompt-b", "y"],
    ]);
  });

  it("go when they are taken back, though the question has another id then", () => {
    const one = answersAfter([], asking(ask(0)), option("x"));
    const two = answersAfter(one, asking(ask(1)), option("y"));
    expect(answersAfter(two, asking({ ...ask(1), id: "later" }), null).map((answer) => answer.option.name)).toEqual(["x"]);
    expect(answersAfter(two, asking({ ...ask(0), id: "later" }), null)).toEqual([]);
  });

  it("go when another form comes, or none", () => {
    const one = answersAfter([], asking(ask(0)), option("x"));
    expect(answersAfter(one, asking(ask(1, false, 18)), null)).toEqual([]);
    expect(answersAfter(one, position({}), null)).toEqual([]);
  });

  it("of a side form stand apart, and those of the form that waits come back", () => {
    const may = { prompt: { message: "prompt-may", args: {}, rule: "R-2", text: "…", lesson: null }, options: [option("offer")] };
    const names = (answers: ReturnType<typeof answersAfter>) => answers.map((answer) => answer.option.name);
    const one = answersAfter([], asking(ask(0)), option("x"));
    const begun = answersAfter(one, { ...asking(ask(1)), aside: may }, option("offer"));
    const aside = asking(ask(1, true));
    const two = answersAfter(begun, aside, null);
    expect(names(answersOf(two, aside))).toEqual(["offer"]);
    expect(names(answersAfter(two, asking(ask(1)), null))).toEqual(["x"]);
    // Once a harmless side form is finished the waiting form goes on where it was.
    expect(names(answersAfter(answersAfter(two, aside, option("y")), asking({ ...ask(1), id: "later" }), null))).toEqual(["x"]);
    const alone = answersAfter([], position({ ask: ask(0, true), aside: may }), option("offer"));
    expect(names(answersOf(alone, aside))).toEqual(["offer"]);
  });
});

describe("a takeback that was asked for", () => {
  const note = (number: number, code: string, seat: number): ChatItem => ({ number, code, seat, name: "", at: "", kind: "note" });
  const refused = [note(1, "undo_asked", 0), note(2, "undo_refused", 1)];

  it("is refused to whoever asked for it", () => {
    expect(refusalOf(refused, 0)?.seat).toBe(1);
    expect(refusalOf(refused, 1)).toBeNull();
    expect(refusalOf(refused, null)).toBeNull();
  });

  it("is not refused any more once it is asked for again", () => {
    expect(refusalOf([...refused, note(3, "undo_asked", 0)], 0)).toBeNull();
    expect(refusalOf([...refused, note(3, "undone", 0)], 0)).toBeNull();
    expect(refusalOf([], 0)).toBeNull();
  });
});

describe("several seats on one device", () => {
  it("asks nobody where there is one seat", () => {
    expect(handoverTo([0], position({}), null)).toBeNull();
  });

  it("hides everything until the right person is there", () => {
    expect(handoverTo([0, 1], position({ to_act: [1], seat: 0 }), null)).toBe(1);
    expect(handoverTo([0, 1], position({ to_act: [1], seat: 0 }), 0)).toBe(1);
    expect(handoverTo([0, 1], position({ to_act: [1], seat: 1 }), 1)).toBeNull();
  });

  it("lets whoever is there look on while strangers move", () => {
    expect(handoverTo([0, 1], position({ to_act: [2], seat: 0 }), 0)).toBeNull();
  });

  it("never shows the view of a seat whose player is not there", () => {
    expect(handoverTo([0, 1], position({ to_act: [0, 1], seat: 1 }), 0)).toBe(0);
  });

  it("takes both in turn where both are asked at once", () => {
    expect(handoverTo([0, 1], position({ to_act: [0, 1], seat: 0 }), 0)).toBeNull();
    expect(handoverTo([0, 1], position({ to_act: [1], seat: 0 }), 0)).toBe(1);
  });
});

describe("two seats of one player", () => {
  const opposite = (seat: number) => [(seat + 2) % 4];

  it("are asked one after the other, before anybody else", () => {
    const all = [0, 1, 2, 3];
    expect(handoverTo(all, position({ to_act: [1, 2, 3], seat: 0 }), 0, opposite)).toBe(2);
    expect(handoverTo(all, position({ to_act: [1, 3], seat: 2 }), 2, opposite)).toBe(1);
    expect(handoverTo(all, position({ to_act: [1, 2, 3], seat: 0 }), 0)).toBe(1);
  });

  it("follow each other without handing over, but only when that player is there", () => {
    expect(alreadyThere(0, 2, opposite)).toBe(true);
    expect(alreadyThere(0, 1, opposite)).toBe(false);
    expect(alreadyThere(null, 2, opposite)).toBe(false);
    expect(alreadyThere(0, null, opposite)).toBe(false);
    expect(alreadyThere(0, 2, () => [])).toBe(false);
  });
});

describe("the log in turns", () => {
  const by = (number: number, who?: string, message = "event-x"): GameEvent => ({ ...event(number), message, args: who ? { who } : {} });

  it("tells together what somebody did, with what came of it", () => {
    const turns = inTurns([by(1, "a"), by(2), by(3, "a"), by(4, "b"), by(5, undefined, "event-round"), by(6, "b")]);
    expect(turns.map((turn) => [turn.who, turn.events.map((one) => one.number)])).toEqual([
      ["a", [1, 2, 3]],
      ["b", [4]],
      [null, [5]],
      ["b", [6]],
    ]);
  });
});

describe("choices in a list", () => {
  it("run upwards where they are numbers, however the table offers them", () => {
    const number = (name: string, kind = "number"): Option => ({ ...option(name), kind });
    const place: Option = { ...option("arrakeen"), kind: "territory" };
    const offered = [number("10"), number("2"), number("0"), number("1.5", "half"), option("pass"), place];
    const { numbers, places, others } = arranged(offered, (one) => one.kind === "territory");
    expect(numbers.map((one) => one.name)).toEqual(["0", "1.5", "2", "10"]);
    expect([places, others]).toEqual([[place], [option("pass")]]);
  });
});

describe("a question in vain", () => {
  const asked = (...options: Option[]): Position => ({ prompt: { message: "prompt-x", text: "?", rule: "X", args: {} }, options }) as unknown as Position;

  it("is one that can only be passed", () => {
    expect(onlyPass(asked(option("pass")))?.name).toBe("pass");
    expect(onlyPass(asked(option("pass"), option("play")))).toBeNull();
    expect(onlyPass(asked(option("pass"), option("pass_round")))?.name).toBe("pass");
    expect(onlyPass(asked(option("pass"), option("pass_phase"), option("pass_turn"), option("pass_on")))?.name).toBe("pass");
    expect(onlyPass(asked(option("pass"), option("pass_round"), option("play")))).toBeNull();
    expect(onlyPass(asked(option("pass_round")))).toBeNull();
    expect(onlyPass(asked(option("end_turn")))).toBeNull();
    expect(onlyPass(asked({ ...option("pass"), kind: "card" }))).toBeNull();
    expect(onlyPass({ ...asked(option("pass")), prompt: null })).toBeNull();
  });
});

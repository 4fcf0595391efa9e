import { describe, expect, it } from "vitest";
import type { Game, Mode, Seat, Table } from "../api/types";
import { asked, usualLevel, chosenOptions, levelsOf, modeOf, quickTable, sameAgain, strength, tableFor } from "./setup";

const standard: Mode = { id: "standard", seats: [3, 4], usual: 4, fixed: { mode: "standard" }, begins: {}, guided: true };
const alliance: Mode = { id: "alliance", seats: [2], usual: 2, fixed: { mode: "alliance" }, begins: { small: true }, guided: false };
const game: Game = {
  id: "conquest",
  title: "Conquest",
  seats: [2, 3, 4],
  levels: ["heuristic", "random"],
  phases: ["storm"],
  unconfirmed: 0,
  modes: [standard, alliance],
  options: {
    mode: { kind: "choice", choices: ["standard", "alliance"], default: "standard" },
    faction_0: { kind: "choice", choices: ["random", "fremen"], default: "random" },
    small: { kind: "flag", choices: [false, true], default: false },
  },
};

describe("what is said beside the levels", () => {
  it("orders them from weak to strong", () => {
    const levels = ["heuristic", "easy", "own", "hard", "expert", "random"];
    expect(levelsOf({ ...game, levels })).toEqual(["random", "easy", "heuristic", "hard", "expert", "own"]);
  });

  const looking: Game = { ...game, levels: ["heuristic", "hard"] };
  it("tells how the server's bots think, where there are some that look ahead", () => {
    expect(strength(looking, { compiled: true, refused: false })).toBe("create.botsCompiled");
    expect(strength(looking, { compiled: false, refused: false })).toBe("create.botsPlain");
    expect(strength(looking, { compiled: false, refused: true })).toBe("create.botsRefused");
    expect(strength(looking, null)).toBe("");
    expect(strength(game, { compiled: true, refused: false })).toBe("");
  });
});

describe("a quick table", () => {
  it("seats me and the best bots, as many as the mode usually has", () => {
    const table = quickTable(game, standard);
    expect(table.take).toBe(0);
    expect(table.seats).toEqual([{ kind: "person" }, { kind: "bot", level: "heuristic" }, { kind: "bot", level: "heuristic" }, { kind: "bot", level: "heuristic" }]);
    expect(table.options).toEqual({});
    expect(usualLevel({ ...game, levels: ["random"] })).toBe("random");
  });

  it("begins as the mode wants it", () => {
    expect(quickTable(game, alliance)).toMatchObject({ options: { mode: "alliance", small: true } });
    expect(quickTable(game, alliance).seats).toHaveLength(2);
  });
});

describe("the mode of a table", () => {
  it("follows from its seats and options", () => {
    expect(modeOf(game, { seats: [1, 2, 3], options: {} })).toBe(standard);
    expect(modeOf(game, { seats: [1, 2], options: { mode: "alliance", small: false } })).toBe(alliance);
    expect(modeOf(game, { seats: [1, 2], options: {} })).toBeNull();
    expect(modeOf({ ...game, modes: [{ ...standard, id: "", fixed: {} }] }, { seats: [1, 2, 3], options: {} })).toBeNull();
  });
});

describe("a table as chosen", () => {
  it("asks only for what the mode leaves open and can be decided", () => {
    expect(asked(standard, { mode: ["standard", "alliance"], faction_0: ["random", "fremen"], small: [false] })).toEqual([["faction_0", ["random", "fremen"]]]);
  });

  it("sends only what differs from what the game does anyway", () => {
    expect(chosenOptions(game, { mode: "standard", faction_0: "fremen", small: true })).toEqual({ faction_0: "fremen", small: true });
  });

  it("is open where anybody may come", () => {
    const about = { title: "Friday", access: "private", spectators: false, slow: true } as const;
    expect(tableFor(game, ["friend", "me", "bot:random"], {}, about)).toMatchObject({
      access: "private",
      take: 1,
      seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", level: "random" }],
    });
    expect(tableFor(game, ["anyone", "device"], {}, about)).toMatchObject({ access: "open", take: null });
  });
});

describe("the same again", () => {
  it("keeps options and bots, and asks people back who had left their seat to a bot", () => {
    const seat = (given: Partial<Seat>): Seat => ({
      seat: 0,
      kind: "person",
      level: null,
      name: "",
      taken: true,
      yours: false,
      resigned: false,
      notice: false,
      nonce: "",
      others: null,
      stand_in_at: null,
      ...given,
    });
    const seats = [seat({}), seat({ seat: 1, yours: true }), seat({ seat: 2, kind: "bot", level: "random" }), seat({ seat: 3, kind: "bot", level: "heuristic", resigned: true })];
    const table = { game: "conquest", title: "Friday", access: "open", spectators: false, pace: "slow", options: { small: true }, seats } as unknown as Table;
    expect(sameAgain(table)).toEqual({
      game: "conquest",
      title: "Friday",
      access: "open",
      spectators: false,
      pace: "slow",
      options: { small: true },
      seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", level: "random" }, { kind: "person" }],
      take: 1,
    });
  });
});

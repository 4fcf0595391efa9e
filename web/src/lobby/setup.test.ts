import { describe, expect, it } from "vitest";
import type { Game, Seat, Table } from "../api/types";
import { bestLevel, chosenOptions, concerns, quickTable, sameAgain, tableFor } from "./setup";

const game: Game = {
  id: "conquest",
  title: "Conquest",
  seats: [2, 3, 4],
  levels: ["heuristic", "random"],
  options: {
    mode: { kind: "choice", choices: ["standard", "alliance"], default: "standard" },
    ...Object.fromEntries([0, 1, 2, 3].map((seat) => [`faction_${seat}`, { kind: "choice", choices: ["random", "fremen"], default: "random" }])),
    rival_0: { kind: "choice", choices: ["random", "feyd"], default: "random" },
    rival_1: { kind: "choice", choices: ["random", "feyd"], default: "random" },
    small: { kind: "flag", choices: [false, true], default: false },
  },
};

describe("a quick table", () => {
  it("seats me and the best bots", () => {
    const table = quickTable(game);
    expect(table.take).toBe(0);
    expect(table.seats).toEqual([{ kind: "person" }, { kind: "bot", level: "heuristic" }, { kind: "bot", level: "heuristic" }, { kind: "bot", level: "heuristic" }]);
    expect(bestLevel({ ...game, levels: ["random"] })).toBe("random");
  });
});

describe("a table as chosen", () => {
  it("sends only what differs from what the game does anyway, for seats that are there", () => {
    expect(concerns(game, "faction_3", 3)).toBe(false);
    expect(concerns(game, "faction_2", 3)).toBe(true);
    expect(concerns(game, "small", 2)).toBe(true);
    expect(chosenOptions(game, { mode: "standard", faction_0: "fremen", faction_3: "fremen", small: true }, 2)).toEqual({ faction_0: "fremen", small: true });
  });

  it("knows the options of seats from others that are numbered", () => {
    expect(concerns(game, "rival_1", 1)).toBe(true);
    expect(chosenOptions(game, { faction_1: "fremen", rival_1: "feyd" }, 1)).toEqual({ rival_1: "feyd" });
  });

  it("leaves out what the game would refuse for so many", () => {
    expect(concerns(game, "mode", 2)).toBe(true);
    expect(concerns(game, "mode", 4)).toBe(false);
    expect(chosenOptions(game, { mode: "alliance" }, 4)).toEqual({});
  });

  it("is open where anybody may come", () => {
    const about = { title: "Friday", access: "private", spectators: false } as const;
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
    const seat = (given: Partial<Seat>): Seat => ({ seat: 0, kind: "person", level: null, name: "", taken: true, yours: false, resigned: false, notice: false, nonce: "", ...given });
    const seats = [seat({}), seat({ seat: 1, yours: true }), seat({ seat: 2, kind: "bot", level: "random" }), seat({ seat: 3, kind: "bot", level: "heuristic", resigned: true })];
    const table = { game: "conquest", title: "Friday", access: "open", spectators: false, options: { small: true }, seats } as unknown as Table;
    expect(sameAgain(table)).toEqual({
      game: "conquest",
      title: "Friday",
      access: "open",
      spectators: false,
      options: { small: true },
      seats: [{ kind: "person" }, { kind: "person" }, { kind: "bot", level: "random" }, { kind: "person" }],
      take: 1,
    });
  });
});

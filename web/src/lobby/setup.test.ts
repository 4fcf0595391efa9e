import { describe, expect, it } from "vitest";
import type { Game } from "../api/types";
import { bestLevel, chosenOptions, concerns, quickTable, tableFor } from "./setup";

const game: Game = {
  id: "conquest",
  title: "Conquest",
  seats: [2, 3, 4],
  levels: ["heuristic", "random"],
  options: {
    mode: { kind: "choice", choices: ["standard", "alliance"], default: "standard" },
    faction_0: { kind: "choice", choices: ["random", "fremen"], default: "random" },
    faction_3: { kind: "choice", choices: ["random", "fremen"], default: "random" },
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
    expect(concerns("faction_3", 3)).toBe(false);
    expect(concerns("small", 2)).toBe(true);
    expect(chosenOptions(game, { mode: "standard", faction_0: "fremen", faction_3: "fremen", small: true }, 2)).toEqual({ faction_0: "fremen", small: true });
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

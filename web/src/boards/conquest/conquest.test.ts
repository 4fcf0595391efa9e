import { describe, expect, it } from "vitest";
import { boxOf, broken, cellById, cells, labels, territories, territoryById, turnedTo } from "../arrakis/planet";
import { changedCells, flights, moves, RESERVE, TANKS } from "../arrakis/moves";
import { located } from "../arrakis/locate";
import { overlap } from "../parts/labels";
import { contestedStrongholds, heldStrongholds, points, type ConquestView } from "./view";

type Forces = Record<string, Record<number, number>>;

function view(forces: Forces, given: { reserve?: number[]; tanks?: number[]; spice?: number[]; covered?: string } = {}): ConquestView {
  const player = (seat: number) => ({
    seat,
    faction: "atreides",
    spice: given.spice?.[seat] ?? 0,
    reserve: given.reserve?.[seat] ?? 0,
    tanks: given.tanks?.[seat] ?? 0,
    leaders: [],
    battle_cards: { count: 0, known: [] },
    market_cards: { count: 0, known: [] },
    traitors: { count: 0, known: [] },
    standing_pass: false,
  });
  return {
    game: "conquest",
    you: 0,
    mode: "standard",
    round: 1,
    phase: "storm",
    first_player: 0,
    storm: 1,
    covered: given.covered ?? null,
    players: [player(0), player(1)],
    cells: Object.entries(forces).map(([cell, there]) => ({
      cell,
      territory: cell.split(":")[0] ?? "",
      sector: Number(cell.split(":")[1]),
      spice: 0,
      forces: Object.entries(there).map(([seat, count]) => ({ seat: Number(seat), count })),
    })),
    decks: { spice: { deck: 1 }, battle: { deck: 1 }, market: { deck: 1 }, traitor: { deck: 1 } },
    battle: null,
    result: null,
  };
}

describe("what moved", () => {
  it("a group from one cell to another", () => {
    const before = view({ "arrakeen:9": { 0: 5 } });
    const after = view({ "arrakeen:9": { 0: 2 }, "carthag:10": { 0: 3 } });
    expect(flights(before, after)).toEqual([{ seat: 0, count: 3, from: "arrakeen:9", to: "carthag:10" }]);
    expect(changedCells(before, after)).toEqual(new Set(["arrakeen:9", "carthag:10"]));
  });

  it("a shipment from the reserve, and the dead of another seat to the tanks", () => {
    const before = view({ "carthag:10": { 1: 4 } }, { reserve: [10, 0] });
    const after = view({ "arrakeen:9": { 0: 6 } }, { reserve: [4, 0], tanks: [0, 4] });
    expect(flights(before, after)).toEqual([
      { seat: 0, count: 6, from: RESERVE, to: "arrakeen:9" },
      { seat: 1, count: 4, from: "carthag:10", to: TANKS },
    ]);
  });

  it("nothing where nothing changed", () => {
    const same = view({ "carthag:10": { 1: 4 } });
    expect(flights(same, view({ "carthag:10": { 1: 4 } }))).toEqual([]);
    expect(changedCells(same, same).size).toBe(0);
  });
});

describe("points", () => {
  it("count every stronghold with own forces, shared or not, but not the covered one", () => {
    const now = view({ "arrakeen:9": { 0: 1, 1: 3 }, "carthag:10": { 0: 2 }, "broken_land:11": { 0: 2 } }, { spice: [7, 0], covered: "carthag" });
    expect(heldStrongholds(now, 0)).toEqual(["arrakeen"]);
    expect(points(now, 0)).toBe(12);
    expect(points(now, 1)).toBe(5);
  });
});

describe("strongholds", () => {
  it("that two stand in are contested", () => {
    const now = view({ "arrakeen:9": { 0: 2 }, "carthag:10": { 0: 1, 1: 3 }, "tueks_sietch:4": { 1: 1 } });
    expect(contestedStrongholds(now, 0)).toEqual(["carthag"]);
    expect(contestedStrongholds(now, 1)).toEqual(["carthag"]);
    expect(contestedStrongholds(view({ "arrakeen:9": { 0: 2 } }), 0)).toEqual([]);
  });
});

describe("places in events", () => {
  it("are cells where the sector is told, otherwise territories", () => {
    expect(located({ who: "faction-atreides", where: "territory-sietch-tabr", sector: 13, origin: "territory-polar-sink" })).toEqual(["sietch_tabr:13", "polar_sink"]);
    expect(located({ count: 3 })).toEqual([]);
  });
});

describe("the drawing of the planet", () => {
  it("has an outline and a standing place for every cell", () => {
    expect(cells).toHaveLength(86);
    expect(territories).toHaveLength(42);
    for (const cell of cells) {
      expect(cell.path.startsWith("M") && cell.path.endsWith("Z"), cell.id).toBe(true);
      expect(Math.hypot(cell.x - 500, cell.y - 500), cell.id).toBeLessThan(480);
    }
    expect(cellById.get("arrakeen:9")?.sector).toBe(9);
  });

  it("turns the storm onwards only", () => {
    expect(turnedTo(1, null)).toBe(-0);
    expect(turnedTo(3, turnedTo(1, null))).toBe(-40);
    expect(turnedTo(2, turnedTo(17, null))).toBe(-380);
    expect(turnedTo(5, turnedTo(5, null))).toBe(-80);
  });

  it("writes names as large as there is room, beside pieces and beside each other", () => {
    // Of about the length of the longest translations.
    const name = (territory: string) => territory.replaceAll("_", " ").replace("north", "septentrional");
    const [width, none] = [17, new Map<string, [number, number][]>()];
    const free = labels(name, width, none);
    expect(free).toHaveLength(territories.length);
    expect(Math.min(...free.map((label) => label.size))).toBeGreaterThan(0.8 * width);
    const boxes = free.map(boxOf);
    const covering = boxes.flatMap((box, at) => boxes.slice(at + 1).map((other) => overlap(box, other)));
    expect(Math.max(...covering)).toBeLessThan(40);

    const arrakeen = territoryById.get("arrakeen");
    if (!arrakeen) throw new Error("no Arrakeen");
    const at = (piece: [number, number]) => labels(name, width, new Map([["arrakeen", [piece]]])).find(({ territory }) => territory.id === "arrakeen")?.y ?? 0;
    expect(at([arrakeen.x, arrakeen.y + 12])).toBeLessThan(arrakeen.y);
    expect(at([arrakeen.x, arrakeen.y - 12])).toBeGreaterThan(arrakeen.y);
    expect(at([arrakeen.x + 90, arrakeen.y])).toBe(arrakeen.y);
  });

  it("breaks long names", () => {
    expect(broken("Habbanya Ridge Flat", 30, 6)).toEqual(["Habbanya", "Ridge Flat"]);
    expect(broken("Arsunt", 10, 6)).toEqual(["Arsunt"]);
  });
});

describe("the way pieces travel", () => {
  it("ships come from the sky over their goal, the dead go to the tanks, what is revived does not travel", () => {
    const home = view({}, { reserve: [4, 0] });
    const landed = view({ "arrakeen:9": { 0: 4 } });
    const dead = view({}, { tanks: [4, 0] });
    expect(moves(home, landed)).toEqual([{ from: "space:9", to: "cell:arrakeen:9", piece: { faction: "atreides", count: 4 } }]);
    expect(moves(landed, dead)).toEqual([{ from: "cell:arrakeen:9", to: "tanks", piece: { faction: "atreides", count: 4 } }]);
    expect(moves(dead, home)).toEqual([]);
  });
});

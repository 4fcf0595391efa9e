import { describe, expect, it } from "vitest";
import { territoryById } from "../arrakis/planet";
import { changedCells, moves } from "../arrakis/moves";
import { alliances, heldStrongholds, STRONGHOLDS, type CellContent, type ClassicView } from "./view";

type Forces = Record<string, Record<number, number>>;

function view(forces: Forces, given: { reserve?: number[]; tanks?: number[]; advisors?: Record<string, number> } = {}): ClassicView {
  const cells = Object.entries(forces).map(([cell, there]): CellContent => ({
    cell,
    territory: cell.split(":")[0] ?? "",
    sector: Number(cell.split(":")[1]),
    spice: 0,
    forces: Object.entries(there).map(([seat, count]) => ({ seat: Number(seat), count, special: 0 })),
    advisors: given.advisors?.[cell] ? { seat: 1, count: given.advisors[cell] } : null,
  }));
  const players = [0, 1].map((seat) => ({ seat, faction: seat ? "bene_gesserit" : "fremen", reserve: given.reserve?.[seat] ?? 0, tanks: given.tanks?.[seat] ?? 0 }));
  return { cells, players } as unknown as ClassicView;
}

describe("strongholds", () => {
  it("are the five of the planet", () => {
    expect(STRONGHOLDS.map((id) => territoryById.get(id)?.kind)).toEqual(Array(5).fill("stronghold"));
  });

  it("are held by whoever stands there alone; advisors do not count", () => {
    const table = view({ "arrakeen:10": { 0: 3 }, "carthag:11": { 0: 1, 1: 2 }, "sietch_tabr:14": { 1: 1 }, "tueks_sietch:5": {} }, { advisors: { "arrakeen:10": 2 } });
    expect(heldStrongholds(table, 0)).toEqual(["arrakeen"]);
    expect(heldStrongholds(table, 1)).toEqual(["sietch_tabr"]);
  });
});

describe("alliances", () => {
  it("are told once each, with all their members", () => {
    const table = {
      players: [
        { seat: 0, allies: [2] },
        { seat: 1, allies: [] },
        { seat: 2, allies: [0] },
      ],
    } as unknown as ClassicView;
    expect(alliances(table)).toEqual([[0, 2]]);
  });
});

describe("what moved", () => {
  it("a shipment from the reserves, and the dead to the tanks", () => {
    const before = view({ "carthag:11": { 1: 4 } }, { reserve: [10, 0] });
    const after = view({ "arrakeen:10": { 0: 6 } }, { reserve: [4, 0], tanks: [0, 4] });
    const found = moves(before, after);
    expect(found.map(({ piece }) => [piece.faction, piece.count])).toEqual([
      ["fremen", 6],
      ["bene_gesserit", 4],
    ]);
    expect(found.map(({ from, to }) => [from.startsWith("space:"), to === "tanks"])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(changedCells(before, after)).toEqual(new Set(["arrakeen:10", "carthag:11"]));
  });

  it("is marked where only advisors changed", () => {
    const cell = { "arrakeen:10": { 0: 3 } };
    expect(changedCells(view(cell), view(cell, { advisors: { "arrakeen:10": 1 } }))).toEqual(new Set(["arrakeen:10"]));
    expect(changedCells(view(cell), view(cell))).toEqual(new Set());
  });
});

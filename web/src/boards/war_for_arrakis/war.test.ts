import { describe, expect, it } from "vitest";
import { located } from "./locate";
import { areaById, areas, inSector, sectors, zones } from "./map";
import { changedAreas, leadersOf, legionWords, tokensOf, unitsOf, type AreaContent, type Legion, type WarForArrakisView } from "./view";

const view = (content: AreaContent[]) => ({ areas: content }) as unknown as WarForArrakisView;
const name = (kind: string, id: string) => `${kind} ${id}`;
const token = (n: number) => `${n} facedown`;

describe("the map", () => {
  it("has 101 areas in sectors, and zones between them", () => {
    expect(areas).toHaveLength(101);
    expect(new Set(areas.map((area) => area.id)).size).toBe(101);
    expect(areas.every((area) => area.sectors.length > 0 && area.path.startsWith("M"))).toBe(true);
    expect(sectors.every((sector) => inSector(sector).length > 1)).toBe(true);
    expect(zones.length).toBeGreaterThan(5);
  });
});

describe("what changed", () => {
  it("is an area that fills, one that empties and one whose legion grows, and nothing else", () => {
    const grown = (regular: number): AreaContent => ({ area: "arsunt", legions: [{ side: "harkonnen", regular }] });
    const before = view([grown(2), { area: "carthag", harvester: true }, { area: "windgap", station: true }]);
    const after = view([grown(3), { area: "arrakeen", harvester: true }, { area: "windgap", station: true }]);
    expect(changedAreas(before, after)).toEqual(new Set(["arsunt", "carthag", "arrakeen"]));
    expect(changedAreas(after, after)).toEqual(new Set());
  });
});

describe("a legion", () => {
  const legion: Legion = {
    side: "atreides",
    regular: 2,
    elite: 1,
    naib: 1,
    leaders: ["stilgar"],
    silver_tokens: 1,
    tokens: [
      { token: "a", units: null },
      { token: "b", units: [0, 2, 0] },
    ],
  };

  it("is counted without its facedown tokens, which are counted apart", () => {
    expect([unitsOf(legion), tokensOf(legion), leadersOf(legion)]).toEqual([3, 3, 2]);
  });

  it("is told with what the reader may know of its tokens", () => {
    expect(legionWords(legion, name, token)).toBe("side atreides: 2 unit regular, 1 unit elite, 1 facedown, [2 unit elite], 1 × guard silver, 1 leader naib, leader stilgar");
  });
});

describe("an event", () => {
  it("is located by the areas, zones and sectors that it names", () => {
    const area = areas[0]?.id ?? "";
    const zone = zones[0]?.id ?? "";
    const found = located({ who: "side-atreides", where: `area-${area.replaceAll("_", "-")}`, over: [`zone-${zone.replaceAll("_", "-")}`], n: 3 });
    expect(found).toEqual([area, zone]);
    expect(areaById.has(area)).toBe(true);
    expect(located({ who: "side-atreides" })).toEqual([]);
  });
});

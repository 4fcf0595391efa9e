import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";
import type { Scene } from "../look";
import { around, type Box } from "../parts/labels";
import { lastBattle, totals } from "./battles";
import { divisions } from "./division";
import { goalOf } from "./facts";
import { boxOf, placed } from "./labels";
import { located } from "./locate";
import { chapters } from "./mahdi";
import { areaById, areas, inSector, sectors, TERRAINS, TEXTURES, zones } from "./map";
import { moves } from "./moves";
import { means, neighbours, waysOf } from "./reach";
import { changedAreas, leadersOf, legionWords, tokensOf, percent, unitsOf, type AreaContent, type Legion, type WarForArrakisView } from "./view";

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

describe("names on the map", () => {
  const named = areas.filter((area) => !/_\d+$/.test(area.id)).map((area) => ({ area, text: area.id.replaceAll("_", " ") }));
  const apart = (one: Box, other: Box) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

  it("cover neither the pieces of their own area nor, but for a few, each other", () => {
    const pieces = new Map(named.map(({ area }) => [area.id, around([[area.x, area.y]], 12.5)]));
    const labels = placed(named, 14, pieces);
    const boxes = labels.map((label) => boxOf(label, 14));
    expect(labels).toHaveLength(named.length);
    const onPieces = labels.filter((label, at) => !apart(boxes[at] as Box, pieces.get(label.area.id) as Box));
    expect(onPieces.length).toBeLessThanOrEqual(2);
    const touching = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => !apart(one, other)));
    expect(touching.length).toBeLessThanOrEqual(4);
  });

  it("stand where they are looked for when nothing is in the way", () => {
    const [only] = named;
    const [label] = placed(only ? [only] : [], 10, new Map());
    expect(label?.x).toBe(only?.area.x);
  });
});

describe("the ways of a legion", () => {
  it("begin where the question says, also when nobody was asked which legion goes", () => {
    const [from, to] = ["arsunt", [...neighbours("arsunt", null)][0] ?? ""];
    const scene = {
      view: { players: [{ seat: 0, side: "harkonnen" }], you: 0, blasted: null },
      answers: [],
      options: [{ kind: "area", name: to, text: to }],
      position: { prompt: { message: "prompt-attack-where", args: { where: `area-${from}` } } },
    } as unknown as Scene;
    expect(waysOf(scene)).toEqual({ origin: from, ways: new Map([[to, "foot"]]) });
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
    const several = (n: number, what: string) => `${n} of ${what}`;
    expect(legionWords(legion, name, token, several)).toBe("side atreides: 2 of unit regular, 1 of unit elite, 1 facedown, [2 of unit elite], 1 of guard silver, 1 of leader naib, leader stilgar");
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

/** Events as the server sends them: what is told, numbered from 1, with its id for a sentence. */
const told = (...some: [string, Record<string, unknown>?][]) => some.map(([message, args = {}], at) => ({ number: at + 1, message, args, text: message, rule: null }) as unknown as GameEvent);

describe("nested places", () => {
  it("are found in what a criterion weighs", () => {
    const pair = (first: string, second: string) => ({ message: "mahdi-pair", args: { first, second } });
    expect(located({ chosen: [pair("area-arsunt", "area-carthag")], others: [pair("area-nw-08", "area-arsunt")] })).toEqual(["arsunt", "carthag", "nw_08"]);
  });
});

describe("a battle in the log", () => {
  const battle = told(
    ["event-surprise-attack", { who: "side-harkonnen", origin: "area-arrakeen", where: "area-cne-01" }],
    ["event-combat-round", { round: 1 }],
    ["event-combat-roll", { who: "side-harkonnen", dice: 4, hits: 2, shields: 2, specials: 0 }],
    ["event-combat-roll", { who: "side-atreides", dice: 1, hits: 0, shields: 0, specials: 1 }],
    ["event-leader-uses-special", { leader: "leader-gurney-halleck", hits: 2, shields: 1 }],
    ["event-shields-broken", { who: "side-harkonnen", count: 1 }],
    ["event-takes-hits", { who: "side-atreides", count: 2, where: "area-cne-01" }],
    ["event-unit-replaced", { who: "side-atreides", old: "unit-elite", new: "unit-regular" }],
    ["event-to-tank", { leader: "leader-gurney-halleck" }],
    ["event-continue", { who: "side-harkonnen" }],
    ["event-takes-hits", { who: "side-harkonnen", count: 1, where: "area-arrakeen" }],
    ["event-combat-round", { round: 2 }],
  );

  it("is put together round by round, Specials and losses with the side whose they are", () => {
    const fought = lastBattle(battle);
    expect(fought).toMatchObject({ attacker: "harkonnen", from: "arrakeen", area: "cne_01", surprise: true, ended: null });
    const [first, second] = fought?.rounds ?? [];
    const [ours, theirs] = [first?.sides.atreides, first?.sides.harkonnen];
    expect(theirs?.faces).toEqual(["hit", "hit", "shield", "shield"]);
    expect(ours?.uses).toEqual([{ leader: "gurney_halleck", hits: 2, shields: 1 }]);
    expect(ours && totals(ours)).toEqual({ hits: 2, shields: 1 });
    expect([theirs?.broken, ours?.suffered, ours?.losses]).toEqual([1, 2, ["event-unit-replaced", "event-to-tank"]]);
    expect([theirs?.price, theirs?.suffered]).toEqual([1, 0]);
    expect(second?.sides.atreides?.faces).toEqual([]);
  });

  it("ends with its winner and what came of it, and nothing told later belongs to it", () => {
    const fought = lastBattle([
      ...battle,
      ...told(["event-battle-won", { who: "side-harkonnen" }], ["event-stays", {}], ["event-turn", { who: "side-atreides" }], ["event-combat-round", { round: 9 }]).map((event) => ({
        ...event,
        number: event.number + 50,
      })),
    ]);
    expect([fought?.winner, fought?.ended, fought?.closing, fought?.rounds.length]).toEqual(["harkonnen", 51, ["event-battle-won", "event-stays"], 2]);
  });

  it("is none where nobody attacked", () => {
    expect(lastBattle(told(["event-combat-round", { round: 1 }]))).toBeNull();
  });
});

describe("the Mahdi's turn", () => {
  const events = told(
    ["event-phase", { phase: "phase-vehicles" }],
    ["event-vehicle-placed", { where: "area-ne-02" }],
    ["event-mahdi-quiet-desert", { chosen: ["area-ne-04"], others: ["area-ne-05", "area-ne-04"] }],
    ["event-turn", { who: "side-atreides" }],
    ["event-moved", { where: "area-ne-06" }],
    ["event-turn", { who: "side-harkonnen" }],
    ["event-mahdi-rolls", { die: "die-strategy" }],
    ["event-attack", { who: "side-harkonnen", origin: "area-arsunt", where: "area-nw-08" }],
  );

  it("is told from its beginning; of a phase only what it decides", () => {
    expect(chapters(events).map((chapter) => [chapter.began, chapter.steps.map((step) => step.number)])).toEqual([
      [1, [3]],
      [6, [7, 8]],
    ]);
  });

  it("shows what a criterion kept and what it sent away, and where a deed was done", () => {
    const [phase, turn] = chapters(events);
    expect(phase?.steps[0]).toMatchObject({ reason: true, chosen: ["ne_04"], others: ["ne_05"] });
    expect(turn?.steps[1]).toMatchObject({ reason: false, chosen: ["arsunt", "nw_08"], others: [] });
  });

  it("leaves out what was read", () => {
    expect(chapters(events, 3).map((chapter) => chapter.began)).toEqual([6]);
    expect(chapters(events, 8)).toEqual([]);
  });
});

describe("pieces that travel", () => {
  const table = (content: AreaContent[], leaders: Record<string, string | null> = {}, zones: Record<string, string> = {}) =>
    ({ areas: content, air_zones: zones, leaders: Object.fromEntries(Object.entries(leaders).map(([id, area]) => [id, { area, state: "on_board", spent: false }])) }) as unknown as WarForArrakisView;

  it("go from area to area with their leader, and the fallen to the supply", () => {
    const before = table([{ area: "arsunt", legions: [{ side: "harkonnen", regular: 3, leaders: ["beast_rabban"] }] }], { beast_rabban: "arsunt" });
    const after = table([{ area: "carthag", legions: [{ side: "harkonnen", regular: 2, leaders: ["beast_rabban"] }] }], { beast_rabban: "carthag" });
    expect(moves(before, after)).toEqual([
      { from: "area:arsunt", to: "area:carthag", piece: { kind: "regular", side: "harkonnen", count: 2 } },
      { from: "area:arsunt", to: "supply:harkonnen", piece: { kind: "regular", side: "harkonnen", count: 1 } },
      { from: "area:arsunt", to: "area:carthag", piece: { kind: "leader", side: "harkonnen", count: 1 } },
    ]);
  });

  it("come from the supply, each token by itself, and vehicles to their zones", () => {
    const after = table([{ area: "arsunt", legions: [{ side: "atreides", tokens: [{ token: "a", units: null }] }], worm: "sandworm" }], {}, { air_ne: "ornithopter" });
    expect(moves(table([]), after).map(({ from, to, piece }) => [from, to, piece.kind])).toEqual([
      ["supply:atreides", "area:arsunt", "token"],
      ["supply:atreides", "area:arsunt", "sandworm"],
      ["supply:harkonnen", "zone:air_ne", "ornithopter"],
    ]);
    expect(moves(after, after)).toEqual([]);
  });
});

describe("the way", () => {
  it("is on foot to what is beside an area, and by worm or Ornithopter to what is not", () => {
    const beside = [...neighbours("arrakeen", null)][0] ?? "";
    expect(means("harkonnen", "arrakeen", beside, null)).toBe("foot");
    expect(means("harkonnen", "arrakeen", "habbanya_ridge", null)).toBe("flight");
    expect(means("atreides", "arrakeen", "habbanya_ridge", null)).toBe("ride");
  });

  it("leads through the Rimwall once it is blasted", () => {
    expect(means("harkonnen", "rimwall_west", "ne_06", null)).toBe("flight");
    expect(means("harkonnen", "rimwall_west", "ne_06", "rimwall_west")).toBe("foot");
  });
});

describe("what can be read without colour", () => {
  it("is every terrain, by a pattern of its own", () => {
    expect(new Set(TERRAINS.map((terrain) => TEXTURES[terrain])).size).toBe(5);
  });

  it("is how far a marker must come, for whoever knows the objective", () => {
    expect([goalOf("jihad", ["objective_1"]), goalOf("jihad", ["objective_1", "objective_2"]), goalOf("jihad", [])]).toEqual([4, 4, null]);
  });
});

describe("dice that two players divide", () => {
  const told = (number: number, message: string, args: Record<string, unknown>) => ({ number, message, args, text: "" }) as unknown as GameEvent;
  const none = { leadership: 0, strategy: 0, deployment: 0, mentat: 0, house: 0 };
  const roll = [
    told(1, "event-round", { n: 2 }),
    told(2, "event-dice-rolled", { ...none, who: "side-harkonnen", leadership: 2, mentat: 1 }),
    told(3, "event-dice-shared", { ...none, power: "power-house-harkonnen", leadership: 1, change: 1 }),
    told(4, "event-dice-shared", { ...none, power: "power-corrino", mentat: 1, change: 0 }),
  ];

  it("lie with the one or the other, and some must be changed", () => {
    const [division] = divisions(roll);
    expect(division?.side).toBe("harkonnen");
    expect(division?.rolled).toEqual(["leadership", "leadership", "mentat"]);
    expect(division?.shares).toEqual([
      { power: "house_harkonnen", kept: ["leadership"], change: 1, changed: [] },
      { power: "corrino", kept: ["mentat"], change: 0, changed: [] },
    ]);
  });

  it("are told with what each was changed to", () => {
    const changed = [...roll, told(5, "event-power-changes-die", { power: "power-house-harkonnen", old: "die-leadership", new: "die-house" })];
    expect(divisions(changed)[0]?.shares[0]).toEqual({ power: "house_harkonnen", kept: ["leadership"], change: 0, changed: [{ old: "leadership", new: "house" }] });
  });

  it("are those of this round, and of sides that are shared", () => {
    expect(divisions([...roll, told(6, "event-round", { n: 3 })])).toEqual([]);
    expect(divisions([told(1, "event-dice-rolled", { ...none, who: "side-atreides", house: 3 })])).toEqual([]);
  });
});

describe("odds in percent", () => {
  it("have one decimal, and what is not certain is never called so", () => {
    expect([0.5, 1 / 3, 0.9999, 0.0001].map(percent)).toEqual([50, 33.3, 99.9, 0.1]);
  });

  it("are certain where only a computer's fractions say otherwise", () => {
    expect([1, 1 + Number.EPSILON, 1 - Number.EPSILON, 0, Number.EPSILON].map(percent)).toEqual([100, 100, 100, 0, 0]);
  });
});

/** Names on the drawn maps, as they are written in each language. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boxOf as onPlanet, labels } from "../arrakis/planet";
import { boxOf as onMap, placed } from "../war_for_arrakis/labels";
import { areas, zones } from "../war_for_arrakis/map";
import { around, overlap, wide, type Box } from "./labels";

const GAMES = new URL("../../../../src/sandtable/games/", import.meta.url);

/** The names of one kind in a file of messages, by id. */
function names(file: string, kind: string): Map<string, string> {
  const found = readFileSync(new URL(file, GAMES), "utf8").matchAll(new RegExp(`^${kind}-(\\S+) = (.+)$`, "gm"));
  return new Map([...found].map(([, id, text]) => [(id ?? "").replaceAll("-", "_"), text ?? ""]));
}

/** How much of each other the worst two boxes cover. */
const worst = (boxes: Box[]): number => Math.max(...boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => overlap(one, other))));

/** On a laptop: how large letters are beside the map, and where pieces stand when a game begins. */
const LETTERS = { planet: 17.5, war: 15 };
const STACKS = ["arsunt", "carthag", "arrakeen", "hagga_basin", "imperial_basin", "north_pole"];
const SIETCHES = ["rock_outcroppings", "sihaya_ridge", "bight_of_the_cliff", "gara_kulon", "habbanya_ridge", "windgap", "hobars_gap", "tasmin_sink"];

describe.each(["en", "ru", "pl"])("names in %s", (language) => {
  it("leave each other room on the planet, and are large enough", () => {
    const text = names(`arrakis/messages/${language}.ftl`, "territory");
    const found = labels((territory) => text.get(territory) ?? territory, LETTERS.planet, new Map());
    expect(found.every(({ lines }) => lines.join(" ").length > 3)).toBe(true);
    expect(worst(found.map(onPlanet))).toBeLessThan(30);
    expect(Math.min(...found.map(({ size }) => size))).toBeGreaterThan(0.8 * LETTERS.planet);
  });

  it("leave each other room on the map of the war, among stacks and Air Zones", () => {
    const text = names(`war_for_arrakis/messages/names.${language}.ftl`, "area");
    const named = areas.filter(({ id }) => text.has(id) && !/_\d+$/.test(id)).map((area) => ({ area, text: text.get(area.id) ?? "" }));
    expect(named.length).toBeGreaterThan(20);
    const standing = areas.filter(({ id }) => [...STACKS, ...SIETCHES].includes(id));
    expect(standing).toHaveLength(STACKS.length + SIETCHES.length);
    const pieces = new Map([...standing.map(({ id, x, y }): [string, Box] => [id, around([[x - 14, y], [x + 6, y]], 18)]), ...zones.map(({ id, x, y }): [string, Box] => [id, around([[x, y]], 18)])]); // prettier-ignore
    expect(worst(placed(named, LETTERS.war, pieces).map((label) => onMap(label, LETTERS.war)))).toBeLessThan(100);
  });
});

describe("the width of a name", () => {
  it("depends on its letters", () => {
    expect(wide("Хагга")).toBeGreaterThan(wide("Hagga"));
    expect(wide("Hagga", true)).toBeGreaterThan(wide("Hagga"));
  });
});

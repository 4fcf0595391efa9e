/** Every pair of ink and ground that carries text can be read, by day, by night, and with the palette for colour blindness. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What a game brings stands in its `colours.css`, which also says which ink is read on which ground: `text: ink on one, other`. */
const boards = new URL("./boards/", import.meta.url);
const brought = readdirSync(boards)
  .map((game) => new URL(`${game}/colours.css`, boards))
  .filter((file) => existsSync(file));
const css = [new URL("./app.css", import.meta.url), ...brought].map((file) => readFileSync(file, "utf8")).join("\n");

/** The variables of all rules whose selector fits, later ones over earlier ones. */
function variables(theme: "light" | "dark", palette: "standard" | "safe"): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = "", body = ""] of css.matchAll(/^:root((?:\[[^\]]+\])*) \{([^}]*)\}/gm)) {
    const wanted = [...selector.matchAll(/data-(\w+)="(\w+)"/g)];
    if (!wanted.every(([, name, value]) => value === (name === "theme" ? theme : name === "palette" ? palette : ""))) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) found.set(name, value);
  }
  return found;
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const SEATS = ["seat-0", "seat-1", "seat-2", "seat-3"];

const TEXT: [string, string][] = [
  ...["ground", "surface", "raised", "accent-soft"].flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["muted", ground],
  ]),
  ...["ground", "surface", "raised"].flatMap((ground): [string, string][] => ["accent", "bad", "good"].map((ink) => [ink, ground])),
  ["accent-ink", "accent"],
  ["accent-ink", "glow"],
  ["map-ink", "sand"],
  ["map-ink", "rock"],
  ["map-ink", "ground"],
  ["stronghold-ink", "stronghold"],
  ["polar-ink", "polar"],
  ["surface", "spice"],
  ...[...css.matchAll(/text: ([\w-]+) on ([\w-]+(?:, [\w-]+)*)/g)].flatMap(([, ink = "", grounds = ""]) => grounds.split(", ").map((ground): [string, string] => [ink, ground])),
  ...SEATS.map((seat): [string, string] => ["on-seat", seat]),
];

describe.each(["light", "dark"] as const)("%s", (theme) => {
  describe.each(["standard", "safe"] as const)("%s", (palette) => {
    it("knows the pairs that games bring", () => expect(TEXT).toContainEqual(["on-token", "atreides"]));

    const colours = variables(theme, palette);
    const of = (name: string) => colours.get(name) ?? expect.fail(`--${name} is not a colour`);

    it.each(TEXT)("%s on %s", (ink, ground) => {
      expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it("shows what glows", () => {
      // On the map what glows has a casing of its own.
      for (const ground of ["ground", "surface", "raised"]) expect(contrast(of("glow"), of(ground)), ground).toBeGreaterThanOrEqual(3);
    });
  });
});

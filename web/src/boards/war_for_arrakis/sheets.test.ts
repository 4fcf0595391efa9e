import { describe, expect, it } from "vitest";
import { messagesOf } from "../parts/messages";
import facts from "./facts.json";
import { actionOf, COMBAT_FACES, leadersOf, piecesOf, powers } from "./sheets";
import en from "./texts.en.json";
import pl from "./texts.pl.json";
import ru from "./texts.ru.json";
import { FACES } from "./view";

const SIDES = ["atreides", "harkonnen"];
const LEADERS = Object.keys(facts.leaders);

describe.each([
  ["en", en.leaders],
  ["ru", ru.leaders],
  ["pl", pl.leaders],
] as const)("sheets in %s", (language, leaders) => {
  const words = messagesOf("war_for_arrakis", language);
  const said = (key: string) => expect(words[`board-${key}`], key).toMatch(/\p{L}/u);

  it.each(SIDES)("%s has a line for each phase that it plays, for each die and each piece", (side) => {
    for (const [shared, mahdi] of [
      [false, false],
      [true, false],
      [false, true],
    ] as const)
      for (const { text } of powers(side, shared, mahdi)) said(text);
    for (const face of FACES) said(actionOf(face, side));
    for (const face of COMBAT_FACES) said(`sheet-die-${face}`);
    for (const { name, text } of piecesOf(side)) {
      said(text);
      if ("text" in name) said(name.text);
      else expect(words[`${name.kind}-${name.id}`], name.id).toMatch(/\p{L}/u);
    }
  });

  it("every leader has one", () => {
    expect(Object.keys(leaders).sort()).toEqual([...LEADERS].sort());
    for (const text of Object.values(leaders)) expect(text).toMatch(/\p{L}/u);
  });
});

describe("sheets", () => {
  const phases = (side: string, mahdi = false) => new Set(powers(side, false, mahdi).map((power) => power.when));

  it("follow the round", () => {
    expect([...phases("harkonnen")]).toEqual(["victory", "round_start", "vehicle_placement", "actions", "hazards", "spice_harvest", "round_end", "battle"]);
    expect([...phases("atreides")]).toEqual(["victory", "round_start", "actions", "hazards", "round_end", "battle"]);
  });

  it("tell of the Mahdi what it does instead", () => {
    const texts = powers("harkonnen", false, true).map((power) => power.text);
    expect(texts).toContain("sheet-mahdi-turn");
    expect(texts).not.toContain("sheet-harkonnen-turn");
    expect(powers("atreides", false, true).map((power) => power.text)).not.toContain("sheet-mahdi-turn");
  });

  it("give two who share a side the leaders whose cards lie before them", () => {
    const powersOfAtreides = ["house_atreides", "fremen_ally"].map((power) => leadersOf(LEADERS, "atreides", power));
    expect(powersOfAtreides[0]).toContain("lady_jessica");
    expect(powersOfAtreides[1]).toContain("stilgar");
    expect(powersOfAtreides.flat().sort()).toEqual(leadersOf(LEADERS, "atreides", null).sort());
  });
});

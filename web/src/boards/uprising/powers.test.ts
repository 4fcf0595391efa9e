import { describe, expect, it, vi } from "vitest";
import { messagesOf } from "../parts/messages";
import en from "./texts.en.json";
import pl from "./texts.pl.json";
import ru from "./texts.ru.json";
import type { Player, UprisingTexts } from "./view.gen";

const read = vi.hoisted(() => ({ language: "en" as "en" | "ru" | "pl" }));
vi.mock("../../shell/settings.svelte", () => ({ settings: read }));
vi.mock("../../shell/me.svelte", async () => {
  const { messagesOf: messages } = await import("../parts/messages");
  return {
    gameWords: (game: string) => messages(game, read.language),
    named: (words: Record<string, string>, kind: string, id: string) => words[`${kind}-${id}`.replaceAll("_", "-")] ?? `no ${kind} ${id}`,
  };
});
const { isNow, leaderSheet, rivalSheet } = await import("./powers");
const { sheets } = await import("./sheets.svelte");

const rival = (id: string): NonNullable<Player["rival"]> => ({
  id,
  swordmaster_cost: 7,
  priority: ["fremen", "guild", "emperor", "bene_gesserit"],
  signet: { message: "effect-nothing", args: {} },
  network: { message: "effect-nothing", args: {} },
  can_win: false,
});

describe.each([
  ["en", en],
  ["ru", ru],
  ["pl", pl],
] as const)("sheets in %s", (language, given) => {
  const texts = given as UprisingTexts;
  const whole = (lines: { label: string; text: string }[]) => {
    for (const { label, text } of lines) {
      expect(label, text).toMatch(/\p{L}/u);
      expect(text, label).toMatch(/\p{L}/u);
      expect(`${label} ${text}`).not.toMatch(/^no \w+| no (leader|faction) /);
      if (language === "ru") expect(`${label} ${text}`.replace(/\{.*/s, "")).not.toMatch(/[a-z]{3}/);
    }
    return lines.map((line) => `${line.label}: ${line.text}`).join("\n");
  };

  it("every leader has one, with ability, Signet Ring and the four tracks", () => {
    read.language = language;
    const words = messagesOf("uprising", language);
    expect(Object.keys(sheets.leaders).length).toBeGreaterThan(8);
    for (const id of Object.keys(sheets.leaders)) {
      const lines = leaderSheet(id, texts, words);
      const said = whole(lines);
      expect(said).toContain(texts.leader[id]?.ability);
      expect(said.toLocaleLowerCase()).toContain(texts.leader[id]?.signet.toLocaleLowerCase());
      expect(lines.filter((line) => line.when === "track")).toHaveLength(4);
    }
  });

  it("every Rival has one", () => {
    read.language = language;
    const words = messagesOf("uprising", language);
    expect(Object.keys(texts.rival).length).toBe(10);
    for (const id of Object.keys(texts.rival)) {
      const said = whole(rivalSheet(rival(id), texts, words)).toLocaleLowerCase();
      expect(said).toContain(texts.rival[id]?.signet.toLocaleLowerCase());
      expect(said).toContain(texts.rival[id]?.network.toLocaleLowerCase());
    }
  });
});

describe("a sheet", () => {
  it("says when an ability counts, and shows both sides of a leader that turns", () => {
    read.language = "en";
    const words = messagesOf("uprising", "en");
    const texts = en as UprisingTexts;
    const when = (id: string) => leaderSheet(id, texts, words).find((line) => line.text === texts.leader[id]?.ability)?.when;
    expect([when("gurney_halleck"), when("lady_jessica"), when("staban_tuek")]).toEqual(["reveal", "agent", "any"]);
    expect(leaderSheet("lady_jessica", texts, words).some((line) => line.text.includes("Water of Life"))).toBe(true);
    expect(leaderSheet("feyd_rautha_harkonnen", texts, words).some((line) => line.label === "Training track")).toBe(true);
    expect(leaderSheet("muad_dib", texts, words).some((line) => line.label === "Training track")).toBe(false);
  });

  it("marks what the phase is about", () => {
    expect([isNow("agent", "player_turns"), isNow("reveal", "player_turns"), isNow("combat", "combat"), isNow("combat", "player_turns")]).toEqual([true, true, true, false]);
  });
});

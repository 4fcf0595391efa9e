import { describe, expect, it, vi } from "vitest";
import { en } from "./en";
import { pl } from "./pl";
import { ru } from "./ru";

vi.mock("../shell/settings.svelte", () => ({ settings: { language: "en" } }));
const { filled } = await import("./index.svelte");

const PLACES = /\{(\w+)/g;
const places = (text: string) => new Set([...text.matchAll(PLACES)].map((found) => found[1]));

describe.each([
  ["ru", ru],
  ["pl", pl],
] as const)("%s", (language, messages) => {
  it("has every message, and every message has its own arguments", () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      expect(text.trim(), key).not.toBe("");
      expect(places(messages[key as keyof typeof en]), `${language}: ${key}`).toEqual(places(text));
    }
  });

  it("has three forms wherever something is counted", () => {
    for (const [key, text] of Object.entries(messages)) {
      for (const [, forms] of text.matchAll(/\{\w+:([^}]*)\}/g)) expect(forms?.split("|"), `${language}: ${key}`).toHaveLength(3);
    }
  });
});

describe("plural forms", () => {
  it("follow the language", () => {
    const count = (text: string, language: "en" | "ru" | "pl") => [1, 2, 5, 21, 22].map((n) => filled(text, { n }, language));
    expect(count("{n} {n:seat|seats}", "en")).toEqual(["1 seat", "2 seats", "5 seats", "21 seats", "22 seats"]);
    expect(count("{n:место|места|мест}", "ru")).toEqual(["место", "места", "мест", "место", "места"]);
    expect(count("{n:miejsce|miejsca|miejsc}", "pl")).toEqual(["miejsce", "miejsca", "miejsc", "miejsc", "miejsca"]);
  });

  it("leave what nobody filled in", () => {
    expect(filled("{a} {b}", { a: "x" }, "en")).toBe("x {b}");
  });
});

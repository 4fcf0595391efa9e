/** The shell's own words. What belongs to a game comes from the server, already in the reader's language. */

import type { Words } from "../api/types";
import { settings, type Language } from "../shell/settings.svelte";
import { en, type Messages } from "./en";

export type Key = keyof Messages;
export type Args = Record<string, string | number>;

const loaded: Record<string, Messages> = $state({ en });

const loaders: Record<Exclude<Language, "en">, () => Promise<Messages>> = {
  ru: async () => (await import("./ru")).ru,
  pl: async () => (await import("./pl")).pl,
};

export async function loadWords(language: Language): Promise<void> {
  if (language !== "en" && !loaded[language]) loaded[language] = await loaders[language]();
}

/** The order in which a message lists its plural forms: `{n:table|tables}`. */
const FORMS: Record<Language, Intl.LDMLPluralRule[]> = {
  en: ["one", "other"],
  ru: ["one", "few", "many"],
  pl: ["one", "few", "many"],
};

export function filled(text: string, args: Args, language: Language): string {
  return text.replace(/\{(\w+)(?::([^}]*))?\}/g, (whole, name: string, forms?: string) => {
    const value = args[name];
    if (value === undefined) return whole;
    if (forms === undefined) return String(value);
    const choices = forms.split("|");
    const category = new Intl.PluralRules(language).select(Number(value));
    const at = FORMS[language].indexOf(category);
    return choices[at < 0 ? choices.length - 1 : Math.min(at, choices.length - 1)] ?? "";
  });
}

/** A message in the reader's language. */
export function t(key: Key, args: Args = {}): string {
  const language = settings.language;
  const messages = loaded[language] ?? en;
  return filled(messages[key], args, messages === en ? "en" : language);
}

/** A message whose key is put together at run time, or what stands in for it. */
export function tOr(key: string, otherwise: string): string {
  return key in en ? t(key as Key) : otherwise;
}

/** A text of a game's board: a message `board-…` of the game, in which the places to fill are marked as in ours. */
export function said(words: Words, key: string, args: Args = {}): string {
  return filled(words[`board-${key}`] ?? "", args, settings.language);
}

/** "small_market" as people would write it, where nobody gave it a name. */
export function spelled(id: string): string {
  const text = id.replaceAll("_", " ").replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a capital, as the beginning of a button or a heading. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function when(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const size = Math.abs(seconds);
  if (size < 90) return format.format(Math.round(seconds / 60), "minute");
  if (size < 3600) return format.format(Math.round(seconds / 60), "minute");
  if (size < 86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

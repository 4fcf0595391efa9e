/** What the reader has chosen for this browser. */

import { MediaQuery } from "svelte/reactivity";
import type { Pace } from "../table/pace";

export const LANGUAGES = { en: "English", ru: "Русский", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "none";
  palette: "standard" | "safe";
  sound: boolean;
  notify: boolean;
  names: boolean;
  pace: Pace;
  /** Passes by itself where I hold nothing that could be played. */
  passes: boolean;
}

const KEY = "sandtable";

function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const language = tag.slice(0, 2);
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

const DEFAULTS: Omit<Settings, "language"> = {
  theme: "system",
  motion: "system",
  palette: "standard",
  sound: true,
  notify: false,
  names: true,
  pace: "normal",
  passes: true,
};

function stored(): Settings {
  let found: Partial<Settings> = {};
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    // Storage that is forbidden or damaged is storage that is empty.
  }
  const language = found.language && found.language in LANGUAGES ? found.language : preferredLanguage();
  return { ...DEFAULTS, ...found, language };
}

export const settings: Settings = $state(stored());

const reducedMotion = new MediaQuery("prefers-reduced-motion: reduce");
const darkSystem = new MediaQuery("prefers-color-scheme: dark");
const printing = new MediaQuery("print");

/** Paper is always light. */
function shownTheme(): "light" | "dark" {
  if (printing.current) return "light";
  return settings.theme === "system" ? (darkSystem.current ? "dark" : "light") : settings.theme;
}

/** Whether pieces should move rather than jump. */
export function moving(): boolean {
  return settings.motion === "full" || (settings.motion === "system" && !reducedMotion.current);
}

/** Show the settings on the page and keep them; to be called inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = shownTheme();
  root.dataset.motion = settings.motion;
  root.dataset.palette = settings.palette;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
}

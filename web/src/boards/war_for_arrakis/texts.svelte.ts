/** What cards and leaders say, in the reader's language; loaded when first asked for. */

import { settings, type Language } from "../../shell/settings.svelte";
import type { WarForArrakisTexts } from "./view.gen";

const loaders: Record<Language, () => Promise<{ default: WarForArrakisTexts }>> = {
  en: () => import("./texts.en.json"),
  ru: () => import("./texts.ru.json"),
  pl: () => import("./texts.pl.json"),
};

const empty: WarForArrakisTexts = { planning: {}, leaders: {}, prescience: {} };
const loaded: Partial<Record<Language, WarForArrakisTexts>> = $state({});

export function texts(): WarForArrakisTexts {
  const language = settings.language;
  const found = loaded[language];
  if (!found) void loaders[language]().then((module) => (loaded[language] = module.default));
  return found ?? empty;
}

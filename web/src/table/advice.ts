import type { Option, Suggestion } from "../api/types";
import { percent } from "./percent";

/** Advice as it is shown: the options themselves, and the chances that were expected of them. */
export interface Counsel {
  first: Option;
  firstChance: string;
  second: Option | undefined;
  secondChance: string;
  usual: Option | undefined;
  usualChance: string;
  reasons: string[];
  ahead: boolean;
}

/** What was suggested, as long as it is about the question that is asked now. */
export function counselOf(advice: Suggestion | null, ask: string | undefined, options: Option[], language: string): Counsel | null {
  if (!advice || advice.ask !== ask) return null;
  const inBrackets = (chance: number | null | undefined) => (chance === null || chance === undefined ? "" : ` (${percent(chance, language)})`);
  const named = (name: string | undefined) => options.find((option) => option.name === name);
  const first = named(advice.option);
  if (!first) return null;
  return {
    first,
    firstChance: inBrackets(advice.expected),
    second: named(advice.second?.option),
    secondChance: inBrackets(advice.second?.expected),
    usual: named(advice.usual?.option),
    usualChance: inBrackets(advice.usual?.expected),
    reasons: advice.reasons,
    ahead: advice.ahead,
  };
}

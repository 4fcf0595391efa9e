/** Putting what arrives together with what is there. */

import type { EventList, GameEvent, Option, Position } from "../api/types";

/** Usually this only appends; after an undo it cuts first. */
export function mergedEvents(had: GameEvent[], news: EventList): GameEvent[] {
  const kept = had.filter((event) => event.number <= news.after);
  return [...kept, ...news.items];
}

/** An answer in a form that is not finished: `form` and `place` say where it belongs. */
export interface Answer {
  form: string;
  place: number;
  message: string;
  option: Option;
}

/** "12.17.2" is the third question of form 17; the first number only tells takebacks apart. */
export function formOf(ask: string): { form: string; place: number } {
  const parts = ask.split(".");
  const place = Number(parts.pop());
  return { form: parts.slice(1).join("."), place };
}

/** The answers that still stand when the table shows `position`, after `option` was given to it. */
export function answersAfter(answers: Answer[], position: Position, option: Option | null): Answer[] {
  if (!position.ask) return [];
  const { form, place } = formOf(position.ask);
  const standing = answers.filter((answer) => answer.form === form && answer.place < place);
  if (!option || !position.prompt) return standing;
  return [...standing, { form, place, message: position.prompt.message, option }];
}

/** Putting what arrives together with what is there. */

import type { ChatItem, EventList, GameEvent, Option, Position } from "../api/types";

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

/** The note that refuses a takeback which `seat` asked for, if the last word about takebacks is such a note. */
export function refusalOf(chat: ChatItem[], seat: number | null): ChatItem | null {
  const words = chat.filter((item) => item.kind === "note" && (item.code?.startsWith("undo_") || item.code === "undone"));
  const last = words.at(-1);
  const asked = words.findLast((item) => item.code === "undo_asked");
  return last?.code === "undo_refused" && seat !== null && asked?.seat === seat ? last : null;
}

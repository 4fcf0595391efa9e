/** Putting what arrives together with what is there. */

import type { Ask, ChatItem, EventList, GameEvent, Option, Position } from "../api/types";

/** Usually this only appends; after an undo it cuts first. */
export function mergedEvents(had: GameEvent[], news: EventList): GameEvent[] {
  const kept = had.filter((event) => event.number <= news.after);
  return [...kept, ...news.items];
}

/** An answer in a form that is not finished: `form` and `place` say where it belongs. */
export interface Answer extends Pick<Ask, "form" | "place" | "side"> {
  message: string;
  option: Option;
}

/** Whether an option is of what I may do though nobody waits for it. */
export const isAside = (position: Position, option: Option): boolean => position.aside?.options.some((one) => one.name === option.name) ?? false;

/**
 * The answers that still stand when the table shows `position`, after `option` was given to it. While I fill in a side
 * form, the answers of the form that waits stand too.
 */
export function answersAfter(answers: Answer[], position: Position, option: Option | null): Answer[] {
  if (!position.ask) return [];
  const { form, place, side } = position.ask;
  const standing = answers.filter((answer) => answer.form === form && (answer.side === side ? answer.place < place : side));
  if (option && position.aside && isAside(position, option)) return [...standing, { form, place: 0, side: true, message: position.aside.prompt.message, option }];
  if (!option || !position.prompt) return standing;
  return [...standing, { form, place, side, message: position.prompt.message, option }];
}

/** Those of the form that I am filling in. */
export function answersOf(answers: Answer[], position: Position): Answer[] {
  const ask = position.ask;
  return answers.filter((answer) => answer.form === ask?.form && answer.side === ask.side);
}

/** The note that refuses a takeback which `seat` asked for, if the last word about takebacks is such a note. */
export function refusalOf(chat: ChatItem[], seat: number | null): ChatItem | null {
  const words = chat.filter((item) => item.kind === "note" && (item.code?.startsWith("undo_") || item.code === "undone"));
  const last = words.at(-1);
  const asked = words.findLast((item) => item.code === "undo_asked");
  return last?.code === "undo_refused" && seat !== null && asked?.seat === seat ? last : null;
}

/** How a list shows what can be chosen: whole numbers and halves upwards, places of the board apart. */
export interface Arranged {
  numbers: Option[];
  places: Option[];
  others: Option[];
}

export function arranged(options: Option[], onBoard: (option: Option) => boolean): Arranged {
  const isNumber = (option: Option) => option.kind === "number" || option.kind === "half";
  return {
    numbers: options.filter(isNumber).toSorted((a, b) => Number(a.name) - Number(b.name)),
    places: options.filter(onBoard),
    others: options.filter((option) => !isNumber(option) && !onBoard(option)),
  };
}

/** What somebody did, told together: events one after the other that name the same one, or nobody. */
export interface Turn {
  who: string | null;
  events: GameEvent[];
}

export function inTurns(events: GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const who = typeof event.args.who === "string" ? event.args.who : null;
    const last = turns.at(-1);
    if (last && event.message !== "event-round" && event.message !== "event-phase" && (who === null || who === last.who)) last.events.push(event);
    else turns.push({ who, events: [event] });
  }
  return turns;
}

/** Answers that say no, or that all is done. */
const PASSES = new Set(["pass", "decline", "nothing", "done", "draw"]);

/** Passes for a longer time, offered beside a pass to whoever does not want to be asked again. */
const LONGER = new Set(["pass_round", "pass_phase", "pass_turn", "pass_on"]);

/** The only answer to a question in vain: nothing can be played, and one can but say so. */
export function onlyPass(position: Position): Option | null {
  const [only, ...more] = position.options.filter((option) => option.kind !== "word" || !LONGER.has(option.name));
  return only && more.length === 0 && position.prompt && only.kind === "word" && PASSES.has(only.name) ? only : null;
}

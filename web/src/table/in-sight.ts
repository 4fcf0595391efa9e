import type { Attachment } from "svelte/attachments";

const CHOICE = ".stage .glows, .stage .glows-number";
/** What happened and has not been read stands first, and stays there. */
const UNREAD = "[data-stage='reveal']:not([data-brief]), [data-action='battle-read']";
/** So that one sees what a choice belongs to. */
const ABOVE = 48;

/** Where a part of the page scrolls by itself, what can be chosen on stage is brought into sight, once for each question. */
export function inSight(question: () => unknown): Attachment<HTMLElement> {
  return (part) => {
    if (!question()) return;
    const first = part.querySelector(CHOICE);
    if (!first || part.scrollHeight <= part.clientHeight || part.querySelector(UNREAD)) return;
    const [choice, frame] = [first.getBoundingClientRect(), part.getBoundingClientRect()];
    if (choice.top < frame.top || choice.bottom > frame.bottom) part.scrollTop += choice.top - frame.top - ABOVE;
  };
}

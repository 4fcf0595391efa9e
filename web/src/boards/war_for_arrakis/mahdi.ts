/** What the Mahdi did, chapter by chapter, with what decided it: made of the events that tell of it. */

import type { GameEvent } from "../../api/types";
import { located } from "./locate";

export interface Step {
  number: number;
  text: string;
  rule: string | null;
  /** Whether it tells of a criterion rather than of a deed. */
  reason: boolean;
  /** What a criterion kept, and what it sent away; for a deed where it happened, and nothing. */
  chosen: string[];
  others: string[];
}

/** A turn of the Mahdi, or a phase in which it had something to decide. */
export interface Chapter {
  began: number;
  title: string;
  steps: Step[];
}

const MAHDI = "event-mahdi-";
const OWN_TURN = "side-harkonnen";
const BREAKS = new Set(["event-phase", "event-round", "event-turn"]);

function step(event: GameEvent): Step {
  const reason = event.message.startsWith(MAHDI) && "others" in event.args;
  const chosen = located(reason ? { chosen: event.args.chosen } : event.args);
  const others = reason ? located({ others: event.args.others }).filter((place) => !chosen.includes(place)) : [];
  return { number: event.number, text: event.text, rule: event.rule ?? null, reason, chosen, others };
}

/** The chapters in these events that reach beyond one of them. */
export function chapters(events: readonly GameEvent[], after = 0): Chapter[] {
  const found: Chapter[] = [];
  let open: (Chapter & { own: boolean }) | null = null;
  const close = () => {
    if (open?.steps.length && (open.steps.at(-1)?.number ?? 0) > after) found.push({ began: open.began, title: open.title, steps: open.steps });
    open = null;
  };
  for (const event of events) {
    if (BREAKS.has(event.message)) {
      close();
      const own = event.message === "event-turn";
      if (!own || event.args.who === OWN_TURN) open = { began: event.number, title: event.text, steps: [], own };
    } else if (open !== null) {
      const chapter: Chapter & { own: boolean } = open;
      // Of a phase only what the Mahdi does in it is told, from the first thing that it decides.
      if (chapter.own || chapter.steps.length || event.message.startsWith(MAHDI)) chapter.steps.push(step(event));
    }
  }
  close();
  return found;
}

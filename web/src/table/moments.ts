/** The great moments of a game, found in what the log tells: they stay in sight until the reader goes on. */

import type { GameEvent, Words } from "../api/types";

export type Kind = "battle" | "conflict" | "storm" | "worm" | "blow" | "auction" | "automaton" | "move";

export interface Moment {
  kind: Kind;
  /** Whose turn it was, where an automaton moved. */
  who: string | null;
  events: GameEvent[];
}

/**
 * How one kind of moment is told: it begins with one of `opens`, if there are such, and ends with one of `ends`; those of
 * `after` still belong to it.
 */
interface Story {
  kind: Kind;
  opens: string[];
  ends: string[];
  after?: string[];
  /**
   * To whom it matters: to all at the table, to all if it costs anybody something, or to those whom it costs something; else
   * to all who are named.
   */
  matters?: "all" | "losses" | "losers";
}

const BATTLE: Story = {
  kind: "battle",
  opens: ["event-battle"],
  ends: ["event-battle-won", "event-battle-tied", "event-wins-by-traitor", "event-two-traitors", "event-explosion"],
  after: [
    "event-leader-killed",
    "event-kwisatz-killed",
    "event-spice-for-leaders",
    "event-forces-lost",
    "event-advisors-lost",
    "event-spice-destroyed",
    "event-pays-support",
    "event-withdraws",
    "event-battle-card-kept",
    "event-card-kept",
  ],
};
const STORM: Story = {
  kind: "storm",
  matters: "losers",
  opens: ["event-storm-roll", "event-storm-symbol", "event-storm-chosen", "event-storm-dialled", "event-storm-card", "event-weather"],
  ends: ["event-storm-moves"],
  after: ["event-forces-lost-to-storm", "event-lost-to-storm", "event-advisors-lost-to-storm", "event-spice-lost-to-storm"],
};
const WORM: Story = {
  kind: "worm",
  matters: "losers",
  opens: ["event-worm-revealed", "event-worm"],
  ends: ["event-worm-strikes"],
  after: ["event-forces-lost-to-worm", "event-devoured", "event-advisors-devoured", "event-spice-gone", "event-spice-devoured"],
};

const BLOW: Story = { kind: "blow", matters: "losers", opens: [], ends: ["event-spice-blow"], after: ["event-forces-lost-to-blow"] };

// What the desert takes on the map of the war: with two sides each loss matters to both.
const TAKEN = ["event-rescue", "event-vehicle-removed", "event-takes-hits", "event-units-leave", "event-unit-replaced", "event-leader-leaves", "event-to-tank", "event-leader-set-aside"];
const CORIOLIS: Story = { kind: "storm", matters: "losses", opens: [], ends: ["event-storm"], after: TAKEN };
const SANDWORM: Story = { kind: "worm", matters: "losses", opens: [], ends: ["event-worm-rises", "event-worm-attack"], after: TAKEN };

const STORIES: Record<string, Story[] | undefined> = {
  conquest: [BATTLE, STORM, WORM, BLOW],
  classic: [BATTLE, STORM, WORM, { kind: "auction", opens: ["event-card-up", "event-puts-up"], ends: ["event-sold", "event-buys-with-karama"] }],
  uprising: [{ kind: "conflict", opens: ["event-combat"], ends: ["event-conflict-over"], matters: "all" }],
  war_for_arrakis: [
    {
      kind: "battle",
      opens: ["event-attack", "event-surprise-attack", "event-attack-flown"],
      ends: ["event-battle-won", "event-battle-undecided"],
      after: ["event-advances", "event-settlement-destroyed"],
      matters: "all",
    },
    CORIOLIS,
    SANDWORM,
  ],
};

/** What an automaton does begins so; it lasts until somebody else is on turn. */
const AUTOMATA: Record<string, { opens: RegExp; ends: RegExp } | undefined> = {
  uprising: { opens: /^event-hagal-(?!swords)/, ends: /^event-(turn|combat|round|reveal-turn)$/ },
  war_for_arrakis: { opens: /^event-mahdi-(rolls|target|harvesting)$/, ends: /^event-(turn|die-spent|phase|round)$/ },
};

// Said while a moment is still open, and dull once it is over.
const DULL = new Set(["event-plan-made", "event-pass", "event-passes", "event-passes-on", "event-nobody-stops"]);

/** Everything that an event is about, as message ids. */
function about(event: GameEvent): string[] {
  return Object.values(event.args)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is string => typeof value === "string");
}

/** Back to where the story begins; of two battles one after the other the second does not begin with the first. */
function told(story: Story, events: GameEvent[], end: number): GameEvent[] {
  if (!story.opens.length) return events.slice(end, end + 1);
  const before = events.slice(0, end);
  const opened = before.findLastIndex((event) => story.opens.includes(event.message));
  const ended = before.findLastIndex((event) => story.ends.includes(event.message));
  return events.slice(opened > ended ? opened : ended + 1, end + 1);
}

function matters(story: Story, whole: GameEvent[], me: string, words: Words): boolean {
  const losses = whole.filter((one) => story.after?.includes(one.message));
  if (story.matters === "all") return true;
  if (story.matters === "losses") return losses.length > 0;
  return (story.matters === "losers" ? losses : whole).some((one) => about(one).some((id) => words[id] === me));
}

function stories(game: string, events: GameEvent[], news: number, me: string, words: Words): Moment[] {
  const found: Moment[] = [];
  for (const [at, event] of events.entries()) {
    const story = event.number > news ? STORIES[game]?.find((one) => one.ends.includes(event.message)) : undefined;
    if (!story) continue;
    const rest = events.slice(at + 1);
    const over = rest.findIndex((one) => !story.after?.includes(one.message));
    const whole = [...told(story, events, at), ...(over < 0 ? rest : rest.slice(0, over))].filter((one) => !DULL.has(one.message));
    if (matters(story, whole, me, words)) found.push({ kind: story.kind, who: null, events: whole });
  }
  return found;
}

function automata(game: string, events: GameEvent[], news: number): Moment[] {
  const how = AUTOMATA[game];
  const found: Moment[] = [];
  if (!how) return found;
  let open: Moment | null = null;
  for (const event of events.filter((one) => one.number > news)) {
    const who = typeof event.args.who === "string" ? event.args.who : null;
    if (how.ends.test(event.message)) open = null;
    else if (how.opens.test(event.message) && (open === null || (who !== null && who !== open.who))) found.push((open = { kind: "automaton", who, events: [event] }));
    else if (open) open.events.push(event);
  }
  return found;
}

/**
 * What of `events` after number `news` is such a moment for a reader; `me` is how the reader's seat is called. A battle is
 * told from its beginning, though that may be old.
 */
export function momentsOf(game: string, events: GameEvent[], news: number, me: string, words: Words): Moment[] {
  const found = [...automata(game, events, news), ...stories(game, events, news, me, words)];
  return found.toSorted((one, other) => (one.events.at(-1)?.number ?? 0) - (other.events.at(-1)?.number ?? 0));
}

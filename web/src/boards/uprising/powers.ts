/** What each leader and each Rival can do, and when: the lines of a sheet in the order of a round. */

import type { Words } from "../../api/types";
import { named } from "../../shell/me.svelte";
import { capital } from "../../words/index.svelte";
import { sheets } from "./sheets.svelte";
import { FACTIONS, type Player } from "./view";
import type { UprisingTexts } from "./view.gen";
import { u } from "./words";

export type When = "setup" | "agent" | "reveal" | "any" | "combat" | "endgame" | "track";

export interface Power {
  when: When;
  label: string;
  text: string;
}

const turn = (when: "agent" | "reveal" | "any" | "combat" | "endgame", text: string): Power => ({ when, label: u(`sheet-when-${when}`), text });

/** Whether a line speaks of the phase that the table is in. */
export function isNow(when: When, phase: string): boolean {
  if (phase === "player_turns") return when === "agent" || when === "reveal";
  return when === phase;
}

/** The lines that a leader alone has; of a two-sided leader those of both sides. */
function own(id: string, texts: UprisingTexts, words: Words): Power[] {
  const said = texts.leader[id];
  const facts = sheets.leaders[id];
  if (!said || !facts) return [];
  const lines: Power[] = [];
  if (said.setup) lines.push({ when: "setup", label: u("leader-setup"), text: said.setup });
  lines.push(turn(facts.when as "agent" | "reveal" | "any", said.ability));
  lines.push({ when: "agent", label: u("tip-ring", { name: said.signet_name }), text: capital(said.signet) });
  if (facts.trained) lines.push({ when: "agent", label: u("sheet-training"), text: sheets.training.flatMap((step) => capital(texts.training[step.id] ?? "") || []).join(" · ") });
  const back = facts.back ? texts.leader[facts.back] : undefined;
  if (facts.back && back) lines.push({ when: "any", label: u("sheet-back", { name: named(words, "leader", facts.back) }), text: `${back.ability} ${back.signet_name}: ${back.signet}.` });
  return lines;
}

/** What the tracks give, the same for every leader. */
const tracks = (texts: UprisingTexts, words: Words): Power[] =>
  FACTIONS.map((faction) => ({ when: "track", label: u("sheet-track", { faction: named(words, "faction", faction) }), text: u("tip-track", { bonus: texts.track[faction] ?? "" }) }));

export function leaderSheet(id: string, texts: UprisingTexts, words: Words): Power[] {
  return [
    ...own(id, texts, words),
    turn("agent", u("sheet-agent")),
    turn("agent", u("sheet-deploy")),
    turn("agent", u("sheet-spies")),
    turn("any", u("sheet-plot")),
    turn("reveal", u("sheet-reveal")),
    turn("combat", u("sheet-combat")),
    turn("endgame", u("sheet-endgame")),
    ...tracks(texts, words),
  ];
}

export function rivalSheet(rival: NonNullable<Player["rival"]>, texts: UprisingTexts, words: Words): Power[] {
  const said = texts.rival[rival.id];
  return [
    turn("agent", u("sheet-rival-turn")),
    turn("agent", u("sheet-rival-deploy")),
    { when: "agent", label: u("sheet-rival-signet"), text: capital(said?.signet ?? "") },
    { when: "any", label: u("sheet-rival-network"), text: capital(said?.network ?? "") },
    turn("any", u("sheet-rival-swordmaster", { n: rival.swordmaster_cost })),
    turn("combat", u("sheet-rival-combat")),
    { when: "track", label: u("rival-priority"), text: rival.priority.map((faction) => named(words, "faction", faction)).join(" › ") },
    { when: "track", label: u("influence"), text: u("sheet-rival-track") },
    ...(rival.can_win ? [] : [turn("endgame", u("sheet-rival-cannot-win"))]),
  ];
}

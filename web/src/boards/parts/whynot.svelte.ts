/**
 * Why something on the board cannot be chosen now. The reasons come from the server, once for each question, when the
 * reader first points at such a thing.
 */

import { api } from "../../api/client";
import { settings } from "../../shell/settings.svelte";
import { t } from "../../words/index.svelte";
import type { Scene } from "../look";

class WhyNot {
  private scene = $state.raw<Scene | null>(null);
  private reasons = $state.raw<{ question: string; of: Map<string, string> } | null>(null);
  /** The question that the server was last asked about. */
  private asked = "";

  /** The table before the reader; nothing, when there is none. */
  at(scene: Scene | null): void {
    this.scene = scene;
  }

  /** Why none of these names (a cell, its territory) can be chosen now; null where nobody can say. */
  of(...names: string[]): string | null {
    const reasons = this.known(names);
    return names.flatMap((name) => reasons?.get(name) ?? []).at(0) ?? null;
  }

  /** The same of a place on the board: where the question is about something else, it says so. */
  here(...names: string[]): string | null {
    const prompt = this.scene?.position.prompt?.text ?? "";
    return this.known(names) ? (this.of(...names) ?? t("whynot.otherwise", { prompt })) : null;
  }

  /** The reasons of the question at hand; null while they are on their way, where one of the names can be chosen, or
   * where nothing is asked. */
  private known(names: string[]): Map<string, string> | null {
    const scene = this.scene;
    const position = scene?.position;
    if (!scene || !position?.ask || !position.prompt || position.seat === null) return null;
    if ([...scene.options, ...(position.aside?.options ?? [])].some((option) => names.includes(option.name))) return null;
    const question = [scene.table.id, position.seat, position.ask.id, position.sequence, settings.language].join(" ");
    if (this.reasons?.question === question) return this.reasons.of;
    if (this.asked !== question) void this.fetch(question, scene.table.id, position.seat);
    return null;
  }

  private async fetch(question: string, table: string, seat: number): Promise<void> {
    this.asked = question;
    try {
      const { refused } = await api.refusals(table, { seat, lang: settings.language });
      this.reasons = { question, of: new Map(refused.flatMap(({ reason, options }) => options.map((name) => [name, reason] as const))) };
    } catch {
      // Whoever points again asks again.
      if (this.asked === question) this.asked = "";
    }
  }
}

export const whyNot = new WhyNot();

/** Texts of this board, from the game's own messages (`board-…`). */

import { gameWords } from "../../shell/me.svelte";
import { said, type Args } from "../../words/index.svelte";
import type { BoardText } from "./view.gen";

/** A text of this board in the reader's language. */
export function u(key: BoardText, args: Args = {}): string {
  return said(gameWords("uprising"), key, args);
}

/** What a symbol means, where there are words for it. */
export function signed(sign: string): string {
  return said(gameWords("uprising"), `sign-${sign.replaceAll("_", "-")}`);
}

/** What a box of a card is for. */
export function boxName(box: string): string {
  return said(gameWords("uprising"), `box-${box.replaceAll("_", "-")}`);
}

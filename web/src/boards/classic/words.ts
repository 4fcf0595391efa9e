/** Texts of this board, from the game's own messages (`board-…`). */

import { gameWords } from "../../shell/me.svelte";
import { said, type Args } from "../../words/index.svelte";
import type { BoardText } from "./view.gen";

export function d(key: BoardText, args: Args = {}): string {
  return said(gameWords("classic"), key, args);
}

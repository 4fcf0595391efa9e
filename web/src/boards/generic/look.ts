import { t } from "../../words/index.svelte";
import type { Look } from "../look";
import Board from "./Board.svelte";
import Players from "./Players.svelte";

/** For games that nobody has drawn yet: everything in words. */
export const look: Look = {
  Board,
  Players,
  onBoard: () => false,
  seat: (_, seat) => ({ name: t("table.seat", { n: seat + 1 }), colour: null }),
  locate: () => [],
};

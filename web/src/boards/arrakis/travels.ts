import { Travels } from "../parts/travel.svelte";
import type { Piece } from "./moves";

/** What is on its way at this table. */
export const travels = new Travels<Piece>();

/** Several seats on one device: who should sit before the screen next. */

import type { Position } from "../api/types";

/** The other seats that the player of a seat leads. */
export type Partners = (seat: number) => number[];

const alone: Partners = () => [];

/**
 * The seat that must take over before anything is shown, or null if the right person is already there. Seats with a
 * move to make come first, those of whoever is there before others; otherwise whoever was there may keep looking.
 */
export function handoverTo(mySeats: number[], position: Position, present: number | null, partners = alone): number | null {
  if (mySeats.length < 2) return null;
  const toAct = position.to_act.filter((seat) => mySeats.includes(seat));
  if (present !== null && mySeats.includes(present)) {
    if (toAct.length === 0 || toAct.includes(present)) return position.seat === present ? null : present;
  }
  const next = toAct.find((seat) => alreadyThere(present, seat, partners)) ?? toAct[0] ?? mySeats[0];
  return next ?? null;
}

/** Whether whoever is before the screen leads that seat too, so that nothing has to be hidden from anybody. */
export function alreadyThere(present: number | null, next: number | null, partners: Partners): boolean {
  return present !== null && next !== null && partners(present).includes(next);
}
